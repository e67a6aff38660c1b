# Why something is not possible: one sentence each.

## In general

no-match-over = The match is over.
no-not-asked = It is not for you to choose.
no-not-offered = You cannot choose that now.
no-not-on-board = { CAP($piece) } is not on the board.
no-not-yours = { CAP($piece) } is not yours.

## Set-up

no-another-token-first = Another token is deployed first.
no-whole-hand-or-none = The whole hand is replaced, or none of it.
no-cannot-be-escorted = That model cannot be the escorted one.
no-cannot-carry-it = { CAP($piece) } cannot carry it.
no-no-start-tile = { CAP($tile) } is no tile to start on.
no-nearer-tiles-first = Nearer tiles with room come before { $tile }.

## Custom games and boards

no-marines-start-in-rooms = Marines start in a room, not { $tile_in }.
no-aliens-start-infested = Aliens start on an infested tile that is no vent.
no-others-start-there = Others start { $tile_in }.
no-no-target-room = A target room is a room, but not the own starting room.
no-no-target-tile = A target tile is a corridor.
no-too-near = { CAP($tile) } is less than { $number } tiles from the start.
no-is-a-target = { CAP($tile) } is a target already.
no-crossroad-first = The first tile is a crossroad in the middle.
no-joins-nothing = At { $place } the tile would join no open side.
no-meets-a-wall = At { $place } an open side would meet a wall.
no-nothing-fits-there = No tile fits there.
no-none-left = No such tile is left: { $part }.
no-too-many-open-sides = From { $number } tiles on no tile may add open sides.
no-room-missing = This room must still find a place: { $room }.
no-infested-missing = The board needs an infested tile.
no-too-small = The board needs at least { $number } tiles.

## Activations and actions

no-already-activated = { CAP($piece) } was already activated this turn.
no-was-last = { CAP($piece) } was your last in the previous turn and cannot be your first in this one.
no-of-another-seat = { CAP($piece) } belongs to another seat of your side, whose turn it is not.
no-action-used = { CAP($piece) } has already used this action this turn: { $action }.
no-too-few-points = Too few AP for this action: { $action } ({ $number } left).
no-not-of-this-faction = This faction does not have that action: { $action }.
no-forbidden = A card forbids { $piece } to do that.
no-emplaced = { CAP($piece) } can only shoot, go on sentry and pass.
no-engaged = { CAP($piece) } is engaged.
no-not-engaged = { CAP($piece) } is not engaged.
no-fumbled = { CAP($piece) } rolled a natural 20 this turn and may spend no more AP.
no-aims-already = { CAP($piece) } is aiming already.
no-on-sentry = The model already has a Sentry token.
no-no-sentry-token = { CAP($piece) } has no Sentry token.
no-in-the-middle-of-a-move = { CAP($piece) } has not finished its movement.
no-no-rage-now = { CAP($piece) } cannot announce Rage now.
no-not-wounded = The model is not wounded.
no-treated-before = { CAP($piece) } has already healed a Wound this way.
no-is-carried = { CAP($piece) } is being carried.

## Tokens and hiding

no-is-a-decoy = { CAP($piece) } is a decoy.
no-is-a-model = { CAP($piece) } is face up already.
no-is-hidden = { CAP($piece) } is hidden already.
no-not-infested = { CAP($tile) } is not infested.
no-no-improved-hide = { CAP($piece) } does not have Improved Hide.
no-vanished-before = { CAP($piece) } has already used Improved Hide this turn.
no-cannot-stay-hidden = { CAP($piece) } cannot stay hidden: that takes an infested tile that is not engaged, and a token not yet activated.
no-not-among-unrevealed = No unrevealed model of yours with this base size is that: { $model_an }.
no-cannot-shift-there = A Seasoned Hunter appears on an adjacent tile with room that no enemy sees.
no-not-in-the-middle-of-a-roll = Not between a roll and its result.

## Movement

no-not-adjacent = { CAP($tile) } is not adjacent.
no-door-closed = A closed door blocks the way to { $tile }.
no-too-far-to-walk = { CAP($tile) } is { $count } tiles away; { $limit ->
        [one] this goes 1 tile at most.
       *[other] this goes { $limit } tiles at most.
    }
no-no-end-on-the-way = Enemies, or tiles without room, are on the way to { $tile }.
no-no-way = No way leads to { $tile }.
no-tile-full = { CAP($tile) } is full.
no-no-room = There is not enough room: { $tile }.
no-no-end-beyond = From { $tile } no tile can be reached on which the movement could end.
no-no-tiles-left = { CAP($piece) } has no tiles left to move.
no-too-big-for-vents = { CAP($piece) } is too big for vents.
no-vents-blocked = A card closes the vents this turn.
no-not-onto-a-vent = Such a move may not end on a vent.
no-only-tiny-on-vents = Only a model with Tiny may appear on a vent.
no-cannot-end-there = The movement may not end { $tile_in }.
no-cannot-go-there = The model cannot go there.
no-cannot-skulk-there = Skulking Advance leads to an adjacent infested tile that is not engaged and has room.
no-no-way-out = { CAP($piece) } has no adjacent tile without enemies to go to.
no-nobody-to-displace = Nobody { $tile_in } can make exactly enough room.
no-not-exactly-full = Without { $piece } the tile would not be exactly full.
no-not-on-the-tile = That model is not on the tile.
no-cannot-displace-side = Models of { $side } cannot make exactly enough room.
no-nowhere-to-go = There is no tile to go to.

## Doors and vents

no-no-door-beside = { CAP($piece) } does not stand next to a closed door.
no-door-not-beside = { CAP($piece) } does not stand next to the door between { $link }.
no-no-door-there = There is no door.
no-door-there = There is a door between { $link } already.
no-aliens-open-no-doors = { CAP($piece) } cannot open doors, only force them.
no-too-tiny = { CAP($piece) } is too tiny to force doors.
no-no-doors-left = There is no door left in the supply.
no-no-open-side = The tile of { $piece } has no open side to seal.
no-seals-used = All { $number } sealed bulkheads of this game are used.
no-no-vent-beside = { CAP($piece) } does not stand next to a vent.
no-vent-not-beside = { CAP($piece) } does not stand next to a vent there: { $tile }.
no-welds-used = All { $number } vents of this game are welded shut.

## Attacks and rolls

no-no-weapon-for-it = { CAP($piece) } has no weapon for this action: { $action }.
no-not-revealed = { CAP($piece) } is not revealed and cannot be chosen.
no-not-an-enemy = { CAP($piece) } is no enemy.
no-not-engaged-with = The attacker is not engaged with { $piece }.
no-not-in-sight = { CAP($piece) } is not in line of sight: { $obstacle ->
        [door] the door between { $obstacle_door } is shut.
        [vent] vents neither see nor are seen.
        [dark] it is too dark to see that far.
       *[line] no straight, open line of tiles leads there.
    }
no-tile-not-in-sight = { CAP($tile) } is not in line of sight: { $obstacle ->
        [door] the door between { $obstacle_door } is shut.
        [vent] vents neither see nor are seen.
        [dark] it is too dark to see that far.
       *[line] no straight, open line of tiles leads there.
    }
no-out-of-range = { CAP($tile) } is out of range.
no-own-tile = The attack needs another tile than the own.
no-nobody-there = Nobody is there to be attacked: { $tile }.
no-attack-goes-on = The attack of { $piece } is not over: choose a target.
no-not-struck = This attack does not hit that model.
no-cannot-take-wound = { CAP($piece) } cannot take the wound.
no-named-before = { CAP($piece) } was chosen before.
no-nobody-of-them-there = Nobody of { $side } is there.
no-no-plain-shoot = { CAP($piece) } has no weapon for a plain Shoot.
no-nobody-in-sight = { CAP($piece) } has no enemy in line of sight.
no-dodge-or-not = { CAP($piece) } dodges or takes the hit.
no-critical-hit = Nothing helps { $piece } against a critical hit here.
no-cannot-reroll = { CAP($piece) } has nothing to reroll with.
no-no-rerolls-left = The rerolls by level of { $piece } are used up this turn.
no-cannot-hatch-there = An Alien hatches on an infested tile with room.

## Cards

no-not-in-hand = You do not hold { $card }.
no-card-limit = { $number ->
        [one] Only 1 Strategy card may be played per turn.
       *[other] Only { $number } Strategy cards may be played per turn.
    }
no-wrong-moment = { $card } cannot be played at this moment.
no-changes-nothing = { $card } would change nothing.
no-no-target = There is no target for { $card }.
no-not-a-target = That is not a target of { $card }.
no-not-for-this-card = The card does not allow that choice.
no-skill-not-in-play = Nobody on the board has the skill that { $card } needs.
no-nobody-concerned = Nobody is concerned by { $card }.
no-no-such-test = { $card } does not fit this test.
no-no-armour-test = There is no Armour Test against this hit.
no-no-strength = This weapon has no strength to change: { $weapon }.
no-other-weapon = The card does not fit this weapon: { $weapon }.
no-rerolled-before = This die was rerolled before.
no-redirected-before = This hit was redirected before.
no-nobody-beside = No friend is on the same tile.
no-cannot-swap = The two do not fit in each other’s place.
no-extra-activation-due = { CAP($piece) } already has an extra activation due.
no-none-available = No model of this unit is available: { $unit_an }.
no-no-decoys-left = There is no decoy left.
no-has-that-face = { CAP($tile) } already shows that face.
no-no-room-for-acid = There is no room for acid: { $tile }.
no-is-an-objective = Cards put no acid on a tile that is to be damaged: { $tile }.

## Tokens, guns and trophies

no-token-not-here = { CAP($token) } { $token_gender ->
        [pl] do
       *[m] does
    } not lie on this tile.
no-token-not-carried = { CAP($piece) } does not carry { $token }.
no-token-not-on-a-vent = Only trophies may be put down on a vent.
no-token-of-others = Only its own faction may carry { $token }.
no-marines-take-it-first = At first only Marines may take { $token }.
no-picked-up-this-turn = Picked up once this turn already: { $token }.
no-no-power-loader = { CAP($piece) } is no Power Loader.
no-no-gun-here = { CAP($piece) } is not on this tile.
no-gun-not-carried = The model does not carry { $gun }.
no-gun-lifted-this-turn = { CAP($piece) } was lifted once this turn already.
no-no-body = { CAP($piece) } leaves no body.
no-no-body-here = The body of { $piece } does not lie here.
no-killed-this-turn = { CAP($piece) } was killed this turn; the trophy can be taken from the next turn on.
no-not-your-kill = { CAP($piece) } was not killed by your faction in close combat.
no-no-trophies-wanted = Trophies do not count for { $side }.

## Goals of the mission

no-no-such-step = Your mission has no step { $number }.
no-no-interact-wanted = Step { $number } asks for no Interact.
no-step-done = Step { $number } is done.
no-earlier-steps-first = Step { $number } comes after the Interacts of earlier steps.
no-wrong-place = { CAP($piece) } is not in the place that step { $number } names.
no-must-carry = { CAP($piece) } does not carry { $token }.
no-only-the-escorted = Only the escorted model can do step { $number }.
no-not-the-escorted = Another model than the escorted one must do step { $number }.
no-marker-here = The marker is there already: { $tile }.
no-nothing-to-damage = Your goals do not ask to damage { $tile }.
no-acid-limit = There is as much acid as can be: { $tile }.
no-too-weak-to-damage = { CAP($piece) } cannot damage places.
no-not-on-the-pod = { CAP($piece) } is not on the pod.
no-no-launch = Your faction cannot launch the pod in this mission.
no-not-aboard = Not aboard the pod: { $token }.

## Force lists and heroes

no-no-models = A list needs at least one model.
no-over-the-points = The list would cost { $count } points, only { $limit } are allowed.
no-too-few = Too few in the list: { $mark } ({ $count }, at least { $limit }).
no-too-many = Too many in the list: { $mark } ({ $count }, at most { $limit }).
no-wrong-share = Wrong share of the points: { $mark } ({ $count } of { $limit }).
no-level-out-of-bounds = Level { $count } cannot be bought, at most { $limit }: { $mark }.
no-mixed-group = Group { $group } would hold models of different kinds.
no-mixed-levels = All models of group { $group } must have the same level.
no-no-such-group = There is no group { $number }.
no-no-new-groups = No new group can be begun here.
no-no-level-to-buy = Group { $number } cannot be raised further.
no-no-ready-list = There is no ready-made list for { $number } points.
no-not-on-the-chart = The faction cannot buy this unit: { $unit_an }.
no-nothing-to-drop = There is nothing to take back.
no-finish-the-hero = Finish your hero first.
no-no-hero = There is no hero to change.
no-cannot-attach = The hero cannot be attached to group { $number }.
no-is-independent = The hero is independent already.
no-has-it-already = The hero has that already.
no-not-on-offer = A hero of this type cannot buy that.
no-no-such-weapon = The hero has no such weapon.
no-stat-out-of-bounds = This stat cannot be changed that far: { $stat }.
no-stat-too-high = No stat is bought above { $number }: { $stat }.
no-too-many-skills = A hero buys at most { $number } skills.
no-too-many-upgrades = At most { $number } points of upgrades: { $weapon }.
no-too-many-downgrades = At most { $number } points of downgrades: { $weapon }.
no-weapon-out-of-bounds = This weapon cannot be changed that far: { $weapon }.
no-weapon-too-weak = This weapon cannot be made any weaker: { $weapon }.
