# Why something is not possible: one sentence each.

no-match-over = The game is over.
no-not-asked = It is not your turn to choose.
no-not-offered = This cannot be chosen now.

## Set-up and equipment

no-already-chosen = { $who } has already been chosen.
no-newt-follows-ripley = Newt is played by whoever plays Ripley.
no-not-available = { $who } does not take part in this mission.
no-choose-hero = First choose a Hero.
no-none-left = No card of this name is left: { $card }.
no-equip-in-order = Right now { $who } is being equipped.
no-space-not-empty = A sentry gun needs an empty space that is no start space.
no-not-a-start-space = { $who } starts on a free start space of { $who_gender ->
        [f] her
       *[m] his
    } group.
no-no-slot = There is no free slot for { $card_acc }.
no-not-equipment = You cannot equip { $card_acc }: only weapons and equipment can be equipped.
no-newt-no-weapons = Newt carries no weapons, so not { $card_acc } either.
no-bulky = You cannot equip { $card_acc } beside the other weapon: one of them is Bulky.
no-one-backup = You cannot equip { $card_acc }: a character has at most 1 Backup weapon.
no-needs-backup = You cannot equip { $card_acc }: one of two weapons must be a Backup weapon.
no-not-in-hand = You do not have that card in hand.
no-too-far = { $who } is more than 2 spaces away.
no-not-equipped = The character does not have { $card_acc }.
no-equip-first = Finish the equip step first.
no-fits-nobody = Nobody near can be equipped with { $card_acc }.
no-search-over = You have taken as many cards as this search allows.

## Actions

no-is-down = { $who } is knocked down.
no-no-actions-left = { $who } has no action left.
no-not-own-hero = { $who } is not your Hero.
no-no-aim = { $who } has no aim dial, so { $who_gender ->
        [f] she
       *[m] he
    } can neither aim nor attack.
no-no-action-on-card = You cannot use { $card_acc } as an action.
no-no-such-ability = There is no such ability to use now.
no-once-per-activation = That ability works once per activation.
no-once-per-round = This works once per round.
no-door-not-near = The character is not next to { $door }.
no-point-not-near = The entry point on { $square } is not next to the character.
no-no-barricade-left = No barricade is left in the supply.
no-no-door-near = No character is next to a door without a barricade.
no-nothing-to-interact = There is nothing on { $square } to interact with.
no-token-not-near = The token on { $square } is not next to the character.
no-nothing-to-scan = No mission blip lies face down.
no-carries-one = { $who } is already carrying a crate.
no-not-at-exit = The character is not at { $exit }, or it is closed.
no-no-movement-left = { $who } has no movement left.
no-move-goes-on = { $who } is in the middle of a move.
no-alien-in-the-way = An Alien is on { $square }.
no-blip-in-the-way = A blip is on { $square }.
no-not-a-neighbour = Space { $square } is not adjacent.
no-not-closer = Space { $square } is no closer: every step of this move must lead nearer.
no-door-barricaded = A barricaded door bars the way to { $square }.
no-way-blocked = The way to { $square } is blocked.
no-cannot-end-there = A move cannot end on { $square }.
no-too-far-to-walk = Space { $square } is { $number } steps away; only { $limit } are left.
no-stopped-before = Next to an Alien or a blip a move ends, so it does not get as far as { $square }.
no-enemies-bar-the-way = Aliens or blips bar every way to { $square }.

## Attacks

no-not-in-sight = Space { $square } is not in line of sight: { $obstacle ->
        [wall] a wall is in the way.
        [door] { $obstacle_name } is shut.
        [barricade] { $obstacle_name } is barricaded.
        [character] { $obstacle_name } stands in the way.
       *[several] more than one thing stands in the way.
    }
no-out-of-range = Space { $square } is out of range.
no-lights-out = The lights are out: space { $square } is more than 3 spaces away.
no-wrong-target = { $card }: an area weapon is aimed at a space, any other weapon at an Alien.
no-no-such-alien = { CAP($alien) } is not on the board.
no-nothing-there = Neither an Alien nor a blip is on { $square } or next to it.
no-no-free-attack = There is no Free attack { $card_with } to make now.
no-attack-first = Choose the Free attack first.
no-attack-goes-on = The attack is still going on: fire again or cease fire.
no-nothing-to-attack = Nobody has anything to attack.
no-only-the-attacker = Defensive Fire can only be aimed at the Alien that drew it.
no-cumbersome = You cannot give Defensive Fire { $card_with }: the weapon is Cumbersome.
no-only-defensive-fire = Now you can only give Defensive Fire or hold fire.

## Grunts

no-not-on-board = { $who } is not on the board.
no-not-a-grunt = { $who } is not a Grunt.
no-already-activated = { $who } has already been activated this round.
no-command-first = First { $who } activates Grunts, or declines.

## Cards

no-not-an-event = You cannot play { $card_acc }: only events are played.
no-wrong-moment = You cannot play { $card_acc } at this moment.
no-only-events-now = Now you can only play an event or pass.
no-nothing-to-reroll-with = You have nothing to reroll with.
no-nothing-prevents-it = You have nothing that prevents it.
no-no-target = There is no character it could work on.
no-nobody-can-move = Nobody it could work on can move.
no-nobody-down = Nobody it could work on is knocked down.
no-from-hand-only = You must discard from your hand.
no-deck-empty = The Endurance deck is empty.
no-hand-empty = Your hand is empty.
no-exhaust-empty = The Exhaust pile is empty.
no-tracker-empty = The Motion Tracker deck is empty.
no-wrong-type = You cannot choose { $card_acc }: the card is of the wrong type.
no-nothing-to-take = There is no such card in the Discard pile.
