# What lies on the table, beside the board and on it.

## Where the game stands

scene-turn = Game turn
scene-phase = Phase
scene-round = Round
scene-environment = Environment
scene-board = Board

## The board

kind-room = room
scene-points = Occupation points: { $used } used, { $acid } acid, { $free } free
scene-used-points = { $n ->
        [one] 1 occupation point used
       *[other] { $n } occupation points used
    }
scene-acid = { $n ->
        [one] 1 acid damage token
       *[other] { $n } acid damage tokens
    }
scene-engaged = Engaged tile
scene-door = Closed door { $link }
scene-door-open = Open door { $link }
scene-door-barred = Sealed bulkhead { $link }
scene-starts = { $side }: starting tile
scene-wounds = Wounds: { $left } of { $of }
scene-carries = Carries: { $token }
mark-token = face down
mark-hidden = hidden
mark-decoy = decoy
mark-activated = activated
mark-sentry = on sentry
mark-active = acts now
mark-aiming = aiming
mark-raging = raging
mark-escorted = escorted
mark-carrying = encumbered

## Sides and cards

scene-models = Models
scene-token-own = You say who this is when it is revealed; weapons and skills count from then on. It may be:
scene-token-decoy = A decoy: it can only Move and Run, and is removed when it is revealed.
scene-token-strange = Who this is shows when it is revealed.
scene-waiting = To be activated
scene-kills = Kills
scene-trophies = Trophies
scene-played = Cards played
scene-ap = Action Points (AP)
scene-hand = Cards in hand
scene-hands = Hands
scene-deck = Strategy deck: { $side }
scene-discard = Discard pile: { $side }
scene-offered = To choose from

## Rooms as the map has space for them; a soft hyphen is where a line may end

map-armoury = Armoury
map-bridge = Bridge
map-engine_room = Engine Room
map-hibernation_chamber = Hibernation Chamber
map-laboratory = Laboratory
map-predator_pod = Predator Pod
map-escape_pod = Escape Pod

## When a card is played, in a word

when-between_activations = Between activations
when-activation_start = Own activation
when-after_activation = After an activation
when-before_attack = Own attack
when-when_attacked = When attacked
when-after_roll = Failed test
when-when_hit = When hit
when-when_wounded = When wounded
when-when_killed = When killed
when-after_kill = After a kill
when-renewal = Renewal

## What one wants to know before choosing

note-points = { $n ->
        [0] free
       *[other] { $n } AP
    }
note-dice = { $n } dice
note-stand = its movement of this turn is over
note-stand-token = a bluff: the others only see that it stays
link-hit = hit
link-dodge = dodge fails
link-armour = armour fails
link-con = Con fails
link-heal = heal fails
link-one = one die
link-critical = 1 pierces all
link-all = { $n ->
        [one] the attack
       *[other] { $n } dice
    }
link-wound = a wound
why-need = Needed { $total } or less: a chance of { $percent } %.

## A force list in the making

list-title = Your force list
list-begin = A further group
list-spent = Points spent
list-points = Points to spend
list-count = In this group
list-price = Points each
list-level = Level
list-changed = Changed by
