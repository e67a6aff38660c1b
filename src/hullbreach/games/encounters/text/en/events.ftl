# What has happened: one line of the log each.

event-role-taken = { $seat } takes the role { $avatar }.
event-agenda-dealt = Your Agenda is { $card }.
event-first-player = { $seat } begins.
event-turn = The turn of { $seat } begins.
event-phase = { $phase }.
event-hive-added = A Hive card enters: { $room }.
event-moved = A card moves: { $from } → { $to }.
event-entered-combat = A card enters the Combat Zone: { $spot }.
event-revealed = { $card } is turned up: { $spot }.
event-scanned = { $seat } scans: { $room }.
event-peeked = { $seat } looks at the face-down card: { $room }.
event-saw = You see { $card }: { $room }.
event-event = The Event of { $objective } happens.
event-hazard = Hazard { $number } happens.
event-hive-card-away = { $card } is put away.
event-collected = { $card } is collected.
event-attached = { $card } is attached: { $room }.
event-blocked = This room is blocked from now on: { $room }.
event-hive-recycled = The dead enemies form a new Hive deck ({ $number }).
event-changed-attack = The Attack of an enemy changes by { $number }: { $spot }.
event-held = An enemy does not strike this turn: { $spot }.
event-killed = { $seat } kills { $card }: { $spot }.
event-played = { $seat } plays { $card }.
event-copied = { $seat } copies { $card }.
event-used = { $seat } uses { $card }.
event-points = { $recruit ->
    [0] { $seat } gets { $attack } Attack.
   *[other] { $attack ->
        [0] { $seat } gets { $recruit } Recruit.
       *[other] { $seat } gets { $attack } Attack and { $recruit } Recruit.
    }
}
event-recruited = { $seat } recruits { $card }.
event-gained = { $seat } gains { $card }.
event-hq-filled = { $card } comes to space { $number } of the HQ.
event-hq-left = { $card } leaves the HQ.
event-coordinated = { $seat } coordinates { $card }.
event-sacrificed = { $seat } sacrifices { $card }.
event-vigilant-discarded = { $seat } discards the Vigilant card { $card }.
event-drew = { $seat } draws { $card }.
event-drew-unseen = { $seat } draws a card.
event-shown = { $seat } shows { $card }.
event-not-shown = { $seat } shows nothing.
event-discarded = { $seat } discards { $card }.
event-killed-own = { $seat } kills { $card }.
event-reshuffled = { $seat } shuffles the discard pile into a new deck.
event-looked = { $seat } looks at the top of the deck ({ $number }).
event-looked-at = You see { $card }.
event-put-back = { $seat } puts a card back on the deck.
event-passed-on = { $card } goes to { $seat }.
event-struck = { $seat } draws the Strike { $card }.
event-dodged = { $seat } dodges a Strike.
event-guarded = { $seat } reacts with { $card }.
event-healed = The Strike { $card } of { $seat } is healed.
event-player-attacked = { $seat } attacks { $target }.
event-facehugger-placed = A Facehugger leaps at { $seat }.
event-facehugger-died = A Facehugger dies.
event-impregnated = { $seat } carries a Chestburster from now on.
event-chestburster-killed = The Chestburster of { $seat } is dead.
event-died = { $seat } dies.
event-became-alien = { $seat } goes on as { $avatar }.
event-objective-completed = Objective completed: { $card }.
event-objective = Current Objective: { $card }.
event-agenda-revealed = The Agenda of { $seat } is { $card }.
event-complex-taken-back = The cards of the Complex go back onto the Hive deck ({ $number }).
event-achievement = Achievement of { $seat }: { $achievement }.
event-game-over = The game is over.
