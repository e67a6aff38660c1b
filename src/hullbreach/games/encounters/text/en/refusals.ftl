# Why something is not possible: one sentence each.

no-match-over = The game is over.
no-not-asked = It is not your turn to choose.
no-not-offered = This cannot be chosen now.
no-role-taken = The role { $card } is taken.
no-choose-a-role = First choose a role.
no-too-few-points = This costs { $number } points, and you do not have them.
no-condition-not-met = Its condition is not met.
no-buys-nothing = These points would buy nothing now.
no-not-your-card = You have no such card in hand or in play.
no-not-of-that-class = { $card } is not of that class.
no-only-showing-now = Right now you can only show a card or not.
no-not-in-hand = You do not have { $card } in hand.
no-discard-first = { $number ->
        [one] First discard a card.
       *[other] First discard { $number } cards.
    }
no-not-a-character = { $card } is not a character.
no-not-your-character = { $card } is not one of your characters.
no-kill-first = First choose a character to kill.
no-facehugger-out-of-reach = This Facehugger cannot be attacked in this turn. It sits before { $seat }.
no-not-in-hq = { $card } is not in the HQ.
no-too-few-recruit = { $card } costs { $number } Recruit.
no-no-sergeants = There are no Sergeants left.
no-too-few-recruit-for-sergeant = A Sergeant costs { $number } Recruit.
no-room-blocked = This room is blocked: { $room }.
no-room-empty = There is no card here: { $room }.
no-already-face-up = The card here is face up: { $room }.
no-too-little-attack = This costs { $number } Attack.
no-nobody-there = There is no enemy here: { $spot }.
no-face-down = The card here is face down: { $spot }.
no-final-enemy = The Final Enemy cannot be attacked before the third Objective: { $spot }.
no-no-fights-between-players = Players do not attack each other in this game.
no-no-such-opponent = You cannot attack { $seat }.
no-nothing-kept = There is no ability of { $card } to use now.
no-used-this-turn = { $card } cannot be used again this turn.
no-not-in-play = { $card } is not in play before you.
no-no-sacrifice = { $card } has no Sacrifice ability.
no-not-vigilant = { $card } is not Vigilant.
no-dodges-only = { $card } is discarded only when you are about to draw a Strike.
no-not-offered-card = Nobody offers { $card }.
no-copied-already = { $card } has been copied already.
no-not-for-aliens = An Alien player cannot do this.
no-not-an-action = This is not an action.
no-no-coordinate = { $card } does not have Coordinate.
no-only-on-anothers-turn = Cards are coordinated on another player’s turn.
no-only-coordinate-now = Right now you can only coordinate a card or pass.
no-guards-only-its-owner = { $card } protects only its owner.
no-no-guard-card = { $card } does not help against a Strike.
no-no-dodging-vigilant = { $card } is no Vigilant card in play that dodges.
no-only-reactions-now = Right now you can only react to the Strike or pass.
