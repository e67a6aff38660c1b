# What the table shows.

scene-seat = Player { $n }
scene-player-is = Player { $n } is { $who_the }.
scene-player-is-you = Player { $n } is you.
scene-ship = The ship
scene-unexplored = Room { $room }, unexplored
scene-seen-tile = only you have seen it
scene-seen-token = token, only you have seen it: { $token }
scene-entrance = Entrance to the Technical Corridors: { $numbers }
scene-fire = Fire
scene-malfunction = Malfunction
scene-airlock = Emergency Airlock procedure
scene-nest-destroyed = the Nest is destroyed
scene-items = Items left: { $n }
scene-computer = Computer
scene-eggs = Eggs
scene-eggs-here = Eggs: { $n }
scene-corridor-number = number of the Corridor
scene-noise = Noise
scene-network-main = Technical Corridors
scene-network-red = Red Technical Corridors
scene-network-blue = Blue Technical Corridors
scene-pod = Escape Pod { $n }
scene-pod-locked = Locked
scene-pod-unlocked = Unlocked
scene-pod-inside = waiting inside: { $n }
scene-injuries = Injuries: { $n }
scene-mark-active = acting
scene-mark-in-pod = in a pod
scene-mark-slime = Slime
scene-mark-larva = Larva
scene-mark-passed = passed
scene-hand = cards in hand
scene-hands = Hands
scene-actions = actions left
scene-first-player = First Player
scene-light-wounds = { $n ->
    [one] 1 Light Wound
   *[other] { $n } Light Wounds
    }
scene-dressed = { $wound }, dressed
scene-light = Light Wounds
scene-serious = Serious Wounds
scene-larva = Larva
scene-signal = Signal
scene-slots = Hand slots
scene-yes = yes
scene-none = none
scene-sent = sent
scene-not-sent = not sent
scene-only-you = only you see it
scene-ammo = Ammo
scene-attached = With { $item }.
scene-in-hand = in a Hand slot
scene-contamination = Contamination
scene-card-contamination = Pays no cost, but counts as a card against a Surprise Attack. Nobody knows whether it is INFECTED.
scene-card-clean = Scanned: it is clean.
scene-card-infected = Scanned: it is INFECTED.
scene-no-action = no Action card
scene-cost = cards to discard
scene-use-any = Any time
scene-use-in = In Combat
scene-use-out = No Combat
scene-use-reaction = Reaction
scene-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
    }

## Boards

scene-turn = Turn
scene-action-here = Choose an Action, or pass.
scene-phase = Phase
scene-phase-setup = Set-up
scene-phase-player = Player Phase
scene-phase-event = Event Phase
scene-phase-over = The end
scene-time = Time
scene-sleep-from = hibernation from
scene-self-destruct = Self-Destruct
scene-locked-from = pods open from
scene-course = Course
scene-ship-board = Tracks of the ship
scene-intruders = Intruders
scene-bag = tokens in the bag
scene-bag-holds = { $n ->
    [one] The bag holds 1 token: { $tokens }.
   *[other] The bag holds { $n } tokens: { $tokens }.
    }
scene-only-you-know = Only you know
scene-offered = To choose from
scene-scan-clean = clean
scene-scan-infected = INFECTED
scene-scan-unknown = not scanned
scene-two-objectives = At the first Encounter you keep one of them.
scene-pile-red = Red Items
scene-pile-yellow = Yellow Items
scene-pile-green = Green Items
scene-pile-events = Events
scene-pile-attacks = Attacks
scene-pile-wounds = Wounds

## Odds

scene-encounter = Encounter
scene-note-noise = { $cost ->
    [one] 1 card
   *[other] { $cost } cards
    } · Noise in { $loud } of 4 exits · Danger { $danger } %
scene-note-surprise = then surprise { $percent } %
scene-note-occupied = { $cost ->
    [one] 1 card
   *[other] { $cost } cards
    } · no Noise roll, somebody is there
scene-note-careful = { $cost ->
    [one] 1 card
   *[other] { $cost } cards
    } · you choose where the Noise is
scene-note-cost = { $n ->
    [one] 1 card
   *[other] { $n } cards
    }

## Trade

scene-trade = Trade
scene-trade-gives = { $seat } gives
scene-trade-returns = { $seat } returns
scene-trade-slots = Hand slots afterwards: { $n } of { $limit }

## The end

scene-ending = The ending
scene-check-engines = Engines
scene-check-course = Course
scene-check-contamination = Contamination
scene-check-objectives = Objectives
scene-engines-work = { $n } of 3 work
scene-done-trade = Stop trading
scene-done-offer = Make this offer
scene-done-return = Answer with this
scene-no-check = not checked
scene-check-skipped = skipped: the ship is lost
scene-infected-die = { $n ->
    [0] nobody died of it
    [one] 1 died of it
   *[other] { $n } died of it
    }
scene-objectives-met = { $n ->
    [one] 1 winner
   *[other] { $n } winners
    }
scene-objective-met = met
scene-objective-missed = not met

## What you are here for

scene-goal-title = What you are here for
scene-goal-survive = Get away alive and meet your Objective: asleep aboard a ship that reaches Earth with two working Engines, or in an Escape Pod.
scene-goal-secret = The others have Objectives of their own. Nobody has to tell the truth.
scene-goal-together = You win together or not at all.

picked-choose-room = Which Room?
picked-choose-console = Which Room Action?
picked-choose-corridor = Which Corridor?
picked-choose-intruder = Which Intruder?
picked-choose-weapon = With which weapon?
picked-choose-item = Which Item?
picked-choose-partner = Together with which Item?
picked-choose-product = What do you make?
picked-choose-deck = From which Item deck?
picked-choose-pod = Which Escape Pod?
picked-choose-slot = What do you analyse?
picked-choose-space = Which course?
picked-choose-wound = Which Serious Wound?
picked-choose-objective = Which kind of Objective?
