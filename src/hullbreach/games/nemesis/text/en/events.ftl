# What happens: lines of the log, third person, present.

## Set-up and the turn

event-objective-dealt = { CAP($seat_the) } gets an Objective: { $objective }.
event-draft-shown = { CAP($seat_the) } may play the { $character }.
event-drafted = { CAP($character_the) } is aboard.
event-turn = Turn { $number } begins.
event-first-player = First Player: { $seat_the }.
event-round = { CAP($seat_the) } takes a round.
event-passed = { CAP($seat_the) } passes.
event-time = { $left ->
        [0] Time is up.
        [one] Time: 1 turn left until the jump.
       *[other] Time: { $left } turns left until the jump.
    }
event-sequence = { $left ->
        [0] Self-Destruct: time is up.
        [one] Self-Destruct: 1 turn left until the explosion.
       *[other] Self-Destruct: { $left } turns left until the explosion.
    }
event-sequence-started = The Self-Destruct sequence starts.
event-sequence-stopped = The Self-Destruct sequence is stopped.
event-no-attacks = There are no Intruder attacks this turn.
event-first-encounter = First Encounter: everybody keeps one Objective.
event-objective-kept = { CAP($seat_the) } has chosen an Objective.

## Cards

event-drew = { CAP($seat_the) } draws “{ $card }”.
event-drew-hidden = { CAP($seat_the) } draws a card.
event-discarded = { CAP($seat_the) } discards “{ $card }”.
event-shuffled = { CAP($seat_the) } shuffles the Action deck.
event-rebuilt = A deck is rebuilt from its discard pile: { $deck }.
event-contaminated = { CAP($seat_the) } takes a Contamination card.
event-scanned = { CAP($seat_the) } scans a card: “{ $card }”.
event-contamination-removed = { CAP($seat_the) } removes a Contamination card from the game.
event-larva-grows = A Larva is now on the board { $seat_of }.
event-larva-removed = { CAP($seat_the) } gets rid of the Larva.

## Declared Actions

event-declares-move = { CAP($seat_the) } wants to move { $room_to }.
event-declares-careful = { CAP($seat_the) } wants to move carefully { $room_to }.
event-declares-shot = { CAP($seat_the) } aims: { $weapon }.
event-declares-blow = { CAP($seat_the) } strikes.
event-declares-pick-up = { CAP($seat_the) } bends down for { $put_the }.
event-declares-trade = { CAP($seat_the) } wants to trade.
event-declares-craft = { CAP($seat_the) } wants to craft { $product }.
event-declares-quest = { CAP($seat_the) } wants to activate { $quest }.
event-plays = { CAP($seat_the) } plays “{ $played }”.
event-uses = { CAP($seat_the) } uses { $used }.
event-uses-room = { CAP($seat_the) } uses the Room Action { $room_in }.
event-declared-way = The { $number ->
        [1] first
        [2] second
        [3] third
       *[other] fourth
    } of its effects is used.
event-picked-console = Through the Computer: { $room }.
event-picked-room = Chosen: { $room_the }.
event-picked-corridor = Chosen: { $corridor_the }.
event-picked-eggs = Target: the Eggs.
event-picked-intruder = Target: { $intruder_the }.
event-picked-seat = Chosen: { $seat_the }.
event-picked-weapon = Weapon: { $weapon }.
event-picked-deck = Deck: { $deck }.
event-picked-pod = Chosen: { $pod }.
event-picked-slot = Object: { $slot_the }.
event-picked-space = Course: space { $course }.
event-picked-wound = Chosen: { $wound }.
event-picked-item = Item: { $item }.
event-picked-objective = Chosen: { $sort }.
event-interrupted = { CAP($seat_the) } interrupts { $other_the }.
event-cancelled = The Action { $seat_of } is cancelled.
event-agreed = { CAP($seat_the) } agrees.
event-refused = { CAP($seat_the) } refuses.

## Characters

event-moved = { CAP($seat_the) } moves { $room_to }.
event-slimed = { CAP($seat_the) } is covered with Slime.
event-slime-off = { CAP($seat_the) } is rid of the Slime.
event-signal = { CAP($seat_the) } sends a Signal.
event-light-wound = { CAP($seat_the) } suffers a Light Wound.
event-serious-wound = { CAP($seat_the) } suffers a Serious Wound: { $wound }.
event-fatal-wound = One wound too many for { $seat_the }.
event-dressed = { CAP($seat_the) } dresses a Serious Wound: { $wound }.
event-healed = { CAP($seat_the) } is healed of a Serious Wound: { $wound }.
event-light-healed = { CAP($seat_the) } is healed of a Light Wound.
event-infested = { CAP($seat_the) } is infested.
event-died = { CAP($seat_the) } is dead: { $cause ->
        [intruder] { cause-intruder }
        [larva] { cause-larva }
        [infection] { cause-infection }
        [fire] { cause-fire }
        [bleeding] { cause-bleeding }
        [side-effect] { cause-side-effect }
        [airlock] { cause-airlock }
        [jump] { cause-jump }
        [explosion] { cause-explosion }
        [course] { cause-course }
       *[contamination] { cause-contamination }
    }.
event-revived = { CAP($seat_the) } comes back to life { $room_in }.
event-hibernates = { CAP($seat_the) } hibernates.
event-in-pod = { CAP($seat_the) } waits in a pod: { $pod }.
event-left-pod = { CAP($seat_the) } leaves the pod.
event-launched = { CAP($seat_the) } is away: { $pod }.

## The ship

event-explored = Explored: { $tile_the }.
event-token-found = Exploration token: { $found }.
event-noise-rolled = Noise roll { $seat_of }: { $rolled ->
        [silence] Silence
        [danger] Danger
       *[other] { $rolled }
    }.
event-noise = Noise { $corridor_in }.
event-noise-all-around = Noise all around { $room_the }.
event-danger = Danger { $room_in }.
event-fire = Fire { $room_in }.
event-fire-out = The Fire { $room_in } is out.
event-items-burned = The Items { $room_in } burn.
event-malfunction = Malfunction { $room_in }.
event-repaired = { CAP($room_the) } works again.
event-door-opened = A Door opens { $corridor_in }.
event-door-closed = A Door closes { $corridor_in }.
event-door-destroyed = A Door is destroyed { $corridor_in }.
event-airlock = Emergency Airlock procedure { $room_in }: all Doors close.
event-airlock-stopped = The Emergency Airlock procedure is stopped.
event-vented = The air is gone { $room_in }.
event-pods-unlocked = All Escape Pods are unlocked.
event-pod-locked = { $pod } is locked.
event-pod-unlocked = { $pod } is unlocked.
event-pod-launched = { $pod } launches.
event-engine-seen = { CAP($seat_the) } sees that Engine { $engine } is { $working ->
        [working] working
       *[damaged] damaged
    }.
event-engine-looked = { CAP($seat_the) } checks Engine { $engine }.
event-engine-turned = { CAP($seat_the) } changes Engine { $engine }.
event-engine-left = { CAP($seat_the) } leaves Engine { $engine } as it was.
event-coordinates-seen = { CAP($seat_the) } sees the course.
event-coordinates-looked = { CAP($seat_the) } looks at the Coordinates card.
event-destination = { CAP($seat_the) } sets the course to { $to }.
event-tile-seen = { CAP($seat_the) } looks at a face-down tile and sees { $tile_the }.
event-tile-looked = { CAP($seat_the) } looks at { $room_the }.
event-token-seen = { CAP($seat_the) } sees the Exploration token { $room_in }: { $found }.
event-token-looked = { CAP($seat_the) } looks at the Exploration token { $room_in }.
event-ship-lost = { $how ->
        [self-destruct] The ship destroys itself.
        [fire] The ship burns out.
        [malfunction] The ship breaks up.
        [engines] The ship is lost with its Engines.
       *[jump] The ship has jumped.
    }
event-jumped = The ship jumps.

## Intruders

event-encounter = { CAP($seat_the) } has an Encounter.
event-token-drawn = From the bag: { $token_an }.
event-into-bag = Into the bag: { $added_an }.
event-placed = { CAP($intruder_an) } appears { $room_in }.
event-intruder-moved = { CAP($intruder_the) } moves { $room_to }.
event-intruder-left = { CAP($intruder_the) } leaves the board.
event-surprise = Surprise Attack: { $intruder_the } attacks { $seat_the }.
event-no-surprise = { CAP($seat_the) } is ready for { $intruder_the }.
event-attack-card = { CAP($intruder_the) } attacks { $seat_the }: { $attack }.
event-attack-missed = { CAP($intruder_the) } misses { $seat_the }.
event-attack-seen = { CAP($seat_the) } sees an Attack card: { $attack }.
event-protected = { CAP($seat_the) } is not harmed by the attack.
event-transformed = { CAP($creeper_the) } becomes { $breeder_an }.
event-shoots = { CAP($seat_the) } shoots: { $weapon }.
event-combat-rolled = Combat roll { $seat_of }: { $rolled ->
        [blank] blank
        [creeper] { intruder-creeper }
        [adult] { intruder-adult }
        [single] single hit
       *[double] double hit
    }.
event-shot-missed = { CAP($seat_the) } misses.
event-blow-missed = { CAP($seat_the) } strikes in vain.
event-injured = { CAP($intruder_the) } suffers { $n ->
        [one] 1 Injury
       *[other] { $n } Injuries
    }.
event-blood = Injury Effect check for { $intruder_the }: { $card_blood ->
        [0] retreat
       *[other] blood value { $card_blood }
    }.
event-intruder-died = { CAP($intruder_the) } dies.
event-retreats = { CAP($intruder_the) } retreats.
event-regenerated = { CAP($intruder_the) } is rid of { $n ->
        [one] 1 Injury
       *[other] { $n } Injuries
    }.
event-egg-destroyed = An Egg is destroyed { $room_in }.
event-egg-hatched = An Egg hatches.
event-egg-added = The Queen lays an Egg.
event-nest-destroyed = The Nest is destroyed.
event-weakness = Weakness ({ $slot }): { $weakness }.
event-event = Event: { $event }.
event-event-seen = { CAP($seat_the) } sees an Event card: { $event }.
event-event-on-top = { CAP($seat_the) } puts the Event card back on top.
event-event-at-bottom = { CAP($seat_the) } puts the Event card at the bottom.
event-events-shuffled = The Event deck is shuffled: { $event }.

## Items and Objects

event-found = { CAP($seat_the) } finds { $item }.
event-kept = { CAP($seat_the) } keeps { $item }.
event-kept-hidden = { CAP($seat_the) } keeps an Item: { $deck }.
event-searched = { CAP($seat_the) } searches { $room_the }.
event-holds = { CAP($seat_the) } now holds { $item }.
event-carries = { CAP($seat_the) } now carries { $put_the }.
event-dropped = { CAP($seat_the) } drops { $item }.
event-object-dropped = { CAP($seat_the) } puts down { $put_the }.
event-item-discarded = { CAP($seat_the) } discards { $item }.
event-given-up = { CAP($seat_the) } gives up { $item }.
event-ammo-spent = { CAP($seat_the) } spends { $n } Ammo: { $weapon }.
event-loaded = { CAP($seat_the) } loads { $weapon }: { $ammo } Ammo.
event-crafted = { CAP($seat_the) } crafts { $product }.
event-activated = { CAP($seat_the) } activates { $quest }.
event-attached = { CAP($seat_the) } attaches { $item } to { $weapon }.
event-joined = { CAP($seat_the) } joins { $item } and { $with }.
event-item-laid = { CAP($seat_the) } lays down { $item }.
event-object-laid = { CAP($seat_the) } lays down { $put_the }.
event-traded = { CAP($seat_the) } trades with { $other_the }.
event-objective-seen = { CAP($seat_the) } sees an Objective { $other_of }: { $objective }.
event-objective-looked = { CAP($seat_the) } looks at an Objective { $other_of }.

## The Intruder player

event-takes-over = { CAP($seat_the) } plays the Intruders from now on.
event-plot-drawn = { CAP($seat_the) } draws “{ $card }”.
event-plot-drawn-hidden = { CAP($seat_the) } draws an Intruder Action card.
event-plot-played = { CAP($seat_the) } plays “{ $card }”.

## The end

event-engine-revealed = Engine { $engine } is { $working ->
        [working] working
       *[damaged] damaged
    }.
event-course-revealed = The Coordinates card is turned up.
event-clean = { CAP($seat_the) } is clean.
event-infected = { CAP($seat_the) } is infected.
event-last-draw = { CAP($seat_the) } draws “{ $card }”.
event-objective-met = { CAP($seat_the) } has reached the Objective: { $objective }.
event-objective-missed = { CAP($seat_the) } has missed the Objective: { $objective }.
