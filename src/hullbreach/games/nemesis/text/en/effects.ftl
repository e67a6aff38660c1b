# What cards, Items, Rooms, events and attacks do. Clauses start small; CAP and the full stop come when they are put
# together. third: what somebody other than the reader does.

## Seams

join-third = { $who } { $does }
join-for = { $who }: { $does }
join-if = { $cond }, { $does }
join-may = you may: { $does }
join-or = { $first } Or: { $other }
join-price = { $first }: { $rest }
join-after = { $first }, then { $rest }
part-requires = Only { $conditions }.
part-window = { $timing }: { $does }
text-nothing = No special rule.

## When

timing-action = as an Action
timing-event = in the Event Phase
timing-attack = when an Intruder hits
timing-intruder_action = as an Action of the Intruder player
timing-always = always
timing-shot = when you shoot with it
timing-action_of_other_here = When another player in your Room has declared an Action and paid for it
timing-interruption_of_other = When another player plays Interruption
timing-surprise_attack_on_self = When a Surprise Attack would hit you
timing-attack_on_self = When an Intruder attack would hit you
timing-noise_roll_of_self = After one of your Noise rolls out of Combat, before its result is resolved

## Who

who-self = you
who-target = the target
who-each = every awake Character
who-each_here = { $timing ->
        [attack] every Character in the Room
       *[other] every Character here, you included,
    }
who-each_other_here = every other Character here
who-other_here = 1 other Character here
who-each_with_larva = every Character with a Larva
who-each_in_nest_or_with_egg = every Character that is in the Nest or carries an Egg
who-chosen_character = 1 Character of your choice

## Conditions

cond-in_room_kind = { $kind ->
        [computer] in a Room with a working Computer
        [no_computer_working] in a Room without a Computer and without a Malfunction
        [tech_entrance] in a Room with a Technical Corridor Entrance
        [evacuation_section] in an Evacuation Section
       *[yellow] in a yellow Room
    }
cond-object_present = with an Object here whose Weakness card is still face down
cond-no_sleepers = if nobody hibernates when it is started
cond-not_yellow = if the Self-Destruct marker is not on a yellow space
cond-course_free = if nobody hibernates and no Intruder is here
cond-time_on_blue = while the Time marker is on a blue space
cond-no_intruder_here = if no Intruder is here
cond-pod_with_place = if an unlocked Escape Pod of this section has a free place
cond-eggs_left = while there are Eggs on the Intruder board
cond-generator_broken = if the explored Generator has a Malfunction marker

## Cards

effect-draw_cards = draw { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
    .third = draws { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
effect-discard_cards = { $n ->
        [-1] discard your whole hand
        [one] discard 1 { $kind ->
            [action] Action card
           *[any] card
        } from your hand
       *[other] discard { $n } { $kind ->
            [action] Action cards
           *[any] cards
        } from your hand
    }
    .third = { $n ->
        [-1] discards the whole hand
        [one] discards 1 { $kind ->
            [action] Action card
           *[any] card
        } of their choice
       *[other] discards { $n } { $kind ->
            [action] Action cards
           *[any] cards
        } of their choice
    }
effect-discard_hand = discard all Action cards from your hand
effect-replace_cards = discard any number of cards from your hand, then draw as many plus { $more }
part-scan-hand = scan all Contamination cards in your hand and remove those not infected from the game; if any is infected, put a Larva on your board, but if you already have one you die and a Creeper takes your place
effect-scan = { $zone ->
        [hand] { part-scan-hand }
        [one_in_hand] scan 1 Contamination card in your hand and remove it from the game; if it was infected, take 1 new Contamination card
        [deck_hand_discard] scan all your Contamination cards, in deck, hand and discard pile, and remove the infected ones from the game
       *[drawn_4] draw 4 cards, scan the Contamination cards among them and discard all 4; if any is infected and you have no Larva, put one on your board
    }
    .may = { $zone ->
        [hand] you may { part-scan-hand }
       *[other] you may scan your Contamination cards
    }
    .third = draws 4 cards, scans the Contamination cards among them and discards all 4; whoever has an infected one among them and no Larva yet gets a Larva
effect-gain_contamination = take { $n ->
        [one] 1 Contamination card
       *[other] { $n } Contamination cards
    }
    .third = takes { $n ->
        [one] 1 Contamination card
       *[other] { $n } Contamination cards
    }
effect-shuffle_deck = { $zones ->
        [deck_discard] shuffle your discard pile into your Action deck
       *[deck_discard_hand] shuffle your hand and your discard pile into your Action deck
    }

## The Character

part-unattacked = { $attacked ->
        [no] {" "}without being attacked
       *[yes] {""}
    }
effect-move = { $who ->
        [other_here] choose 1 other Character here and a Room next to it: that Character moves there, willing or not
        [self_or_other_here] you, or 1 other Character here who agrees, move to a neighbouring Room{ part-unattacked }
        [self_and_or_other_here] you, 1 other Character here who agrees, or both of you together move to a neighbouring Room{ part-unattacked }
       *[self] { $to ->
            [tech_entrance] move to any other Room with an Entrance to the same Technical Corridors
            [other_yellow_room] move to any other explored yellow Room
           *[neighbour] move to a neighbouring Room{ part-unattacked }{ $noise ->
                [no] {" "}without a Noise roll; Silence and Danger have no effect
               *[yes] {""}
            }
        }
    }
effect-escape = escape to a neighbouring Room
effect-remove_larva = remove the Larva from your board
effect-dress = { $n ->
        [-1] dress all your Serious Wounds
        [one] dress 1 of your Serious Wounds
       *[other] dress { $n } of your Serious Wounds
    }
effect-heal_dressed = discard 1 of your dressed Serious Wounds
effect-heal_light = { $n ->
        [-1] heal all your Light Wounds
        [one] heal 1 Light Wound
       *[other] heal { $n } Light Wounds
    }
effect-light_wound = suffer { $n ->
        [one] 1 Light Wound
       *[other] { $n } Light Wounds
    }
    .third = suffers { $n ->
        [one] 1 Light Wound
       *[other] { $n } Light Wounds
    }
effect-wound_or_kill = suffer 1 Serious Wound; with { $at } or more already you die
    .third = dies with { $at } or more Serious Wounds already, and otherwise suffers 1
effect-burst = you die, and a Creeper takes your place
    .third = dies, and a Creeper takes its place
effect-gain_slime = take a Slime marker
    .third = gets a Slime marker
effect-discard_slime = discard your Slime marker
effect-send_signal = put a Signal marker on your board
effect-hibernate = make a Noise roll; if no Intruder is here afterwards, you hibernate
effect-enter_pod = make a Noise roll; if no Intruder is here afterwards, take a free place in an unlocked Escape Pod of this section, then launch it or wait
effect-pass = pass at once
effect-unlimited_actions = in this round you may take any number of further Actions, then you pass

## The ship

effect-place_fire = { $room ->
        [here] place a Fire marker here
        [target_room] place a Fire marker there
        [hibernatorium_or_its_neighbours] place a Fire marker in the Hibernatorium; if it burns already, in each Room next to it
       *[each_neighbour_of_fire] place a Fire marker in each Room next to one that was already burning
    }
effect-discard_fire = { $room ->
        [here] discard the Fire marker here
       *[target_room] discard its Fire marker
    }
effect-place_malfunction = { $room ->
        [here] place a Malfunction marker here
        [chosen_computer] place a Malfunction marker in any explored Room with a working Computer
        [each_with_fire] place a Malfunction marker in each Room with a Fire marker
        [each_explored_green] place a Malfunction marker in each explored green Room
        [each_explored_yellow_computer] place a Malfunction marker in each explored yellow Room with a Computer
        [each_with_adult_breeder_queen] place a Malfunction marker in each Room with an Adult, a Breeder or the Queen
       *[lowest_numbered_explored] place a Malfunction marker in the explored Room with the lowest number
    }
effect-discard_malfunction = discard the Malfunction marker here
effect-door = { $op ->
        [toggle] open or close 1 Door of this Room
        [toggle_any] open or close 1 Door of this Room; a Destroyed Door can be closed too
        [set_each] open or close its Doors, each as you like
        [destroy] destroy 1 Closed Door of this Room
       *[open_all] every Closed Door of the ship opens
    }
effect-check_engine = { $which ->
        [here] look secretly at the status of this Engine
       *[all] look secretly at the status of all 3 Engines
    }
effect-turn_engine = in an Engine Room, repair or break the Engine (look secretly at its 2 tokens, stack them in either order, say whether you changed it)
effect-check_coordinates = look secretly at the Coordinates card
effect-set_destination = move the Destination marker to another space
effect-self_destruct = { $op ->
        [toggle] start or stop the Self-Destruct sequence
       *[start] the Self-Destruct sequence starts
    }
effect-toggle_pod = { $scope ->
        [this_section] lock or unlock 1 Escape Pod of this section
       *[any] lock or unlock any 1 Escape Pod
    }
effect-launch_pod = the Escape Pod with the lowest number launches, locked or not, with everybody in it
effect-airlock = all its Doors close; if they are still closed when all players have passed, everybody in that Room dies
effect-empty_burning_rooms = the Item Counter of each explored Room with a Fire marker drops to 0
effect-search = { $deck ->
        [chosen] draw { $n } Items of 1 colour of your choice, keep { $keep } and put the rest under their deck
       *[room_colour] search this Room{ $min_counter ->
            [0] , even if its Item Counter is 0
           *[other] {""}
        }: lower its Item Counter by { $counter }, draw { $n } Items of its colour, keep { $keep } and put the rest under their deck
    }
part-peek-tokens = { $tokens ->
        [0] , not at the Exploration token
       *[other] {" "}and its Exploration token
    }
effect-peek = { $tiles ->
        [one] look secretly at 1 unexplored Room tile{ part-peek-tokens }
       *[other] look secretly at { $tiles } unexplored Room tiles, one after the other, not at their Exploration tokens
    }
effect-peek_event = look secretly at the top Event card, then put it on top or at the bottom of its deck and say which
effect-look_objective = { $target ->
        [with_signal] look secretly at 1 Objective of another player with a Signal marker
       *[any] look secretly at 1 Objective of another player
    }
effect-reveal_weakness = choose an Object here and turn up its Weakness card
effect-take_egg = take 1 Egg from the Intruder board into a Hand slot
effect-discard_egg = discard { $n ->
        [one] 1 Egg
       *[other] { $n } Eggs
    } from the Intruder board
effect-noise_roll = make a Noise roll
    .third = makes a Noise roll
effect-place_noise = { $where ->
        [corridors_of_slimed_characters] place a Noise marker in each Corridor without one at each Room with a slimed Character
       *[corridors_of_explored_nest] if the Nest is explored, place a Noise marker in each of its Corridors without one
    }
effect-technical_noise = place a Noise marker in the Technical Corridors; if there is one already, every Character out of Combat in a Room with an Entrance makes a Noise roll instead

## Intruders

effect-encounter = resolve an Encounter
    .third = resolves an Encounter
effect-retreat = { $which ->
        [chosen_here] { $injured ->
            [yes] if it is still alive and here, it retreats
           *[no] 1 Intruder here retreats
        }
       *[each_in_target_room] every Intruder there retreats
    }
effect-injure = 1 Intruder here suffers { $n ->
        [one] 1 Injury
       *[other] { $n } Injuries
    }
part-injuries-main = { $main ->
        [one] 1 Injury
       *[other] { $main } Injuries
    }
part-injuries-others = { $others ->
        [one] 1 Injury
       *[other] { $others } Injuries
    }
part-wounds = { $wounds ->
        [one] 1 Serious Wound
       *[other] { $wounds } Serious Wounds
    }
part-eggs = { $eggs ->
        [one] 1 is
       *[other] { $eggs } are
    }
effect-blast = name 1 Intruder there, which suffers { part-injuries-main }, or the Eggs, of which { part-eggs } destroyed; every other Intruder there suffers { part-injuries-others }, then every Character there { part-wounds }. If you named the Eggs, make a Noise roll
effect-heal_intruders = { $which ->
        [each] remove up to { $n } Injuries from every Intruder
       *[chosen] remove up to { $n } Injuries from 1 Intruder of your choice
    }
effect-remove_intruders = every Intruder that shares no Room with a Character leaves the board, and for each a token of its kind goes into the bag
effect-adults_hunt = every Adult not in Combat moves to a neighbouring Room with a Character
effect-lure_intruders = choose a neighbouring Room: the Intruders of all Rooms next to it move there, but whoever leaves a Room with a Character attacks there first; those behind a Closed Door destroy it and stay
effect-infest_nest = every Character in the Nest whose player has no Action card in hand is infested; if nobody was, a Larva token goes into the bag
effect-transform_attacker = the attacking Creeper becomes a Breeder; if the target’s hand is empty, the Breeder makes a Surprise Attack at once
effect-summon = draw 1 token from the Intruder bag and place that Intruder in the Room; it does not attack yet
effect-resolve_event = draw { $n } Event cards, resolve 1 of them and discard the others

## The turn

effect-all_pass = every player who has not passed yet passes now
effect-skip_step = the Intruder attacks of this turn’s Event Phase are skipped
effect-cancel_action = { $of ->
        [other_here] cancel that Action
       *[interruption] cancel that Interruption
    }
effect-ignore_attack = you ignore its effect
effect-free_room_action = { $where ->
        [here] { $need ->
            [computer] { $required ->
                [yes] use the Action of this Room for 0 cards
               *[no] use the Action of this Room, which must have a working Computer, for 0 cards
            }
            [no_computer] use the Action of this Room for 0 cards
           *[cockpit_or_computer] use the Action of this Room, which must be the Cockpit or have a working Computer, for 0 cards
        }
       *[chosen_working_computer] use the Action of any explored Room with a working Computer for 0 cards, without going there
    }
effect-choose_room = { $filter ->
        [other_yellow_no_destroyed_door] choose another explored yellow Room without a Destroyed Door
        [here_or_neighbour_with_intruder_or_eggs] choose this Room or a neighbouring one with an Intruder or Eggs
       *[any] choose any Room
    }

## Items and weapons

effect-shoot = { $weapon ->
        [energy] shoot with an Energy Weapon
        [assault_rifle] shoot with it
       *[any] shoot
    }{ $reroll ->
        [0] {""}
       *[other] ; you may reroll the Combat die once
    }{ $bonus ->
        [per_2_ammo] {" "}and add 1 Injury for every 2 Ammo discarded, even on a miss
       *[none] {""}
    }
effect-craft = craft an Item; any yellow Item may serve as a tool
effect-discard_item = discard { $n ->
        [one] 1 of your Items
       *[other] { $n } of your Items
    }
effect-ammo_add = { $attached ->
        [yes] add { $n } Ammo to it
       *[no] { $weapon ->
            [six_shooter] add { $n } Ammo to your Six-Shooter
           *[energy] add { $n } Ammo to 1 Energy Weapon in your hands
        }
    }
effect-ammo_fill = { $weapon ->
        [flamethrower] fill a Flamethrower in your hands with Ammo
       *[energy] fill 1 Energy Weapon in your hands with Ammo
    }
effect-ammo_discard = { $weapon ->
        [assault_rifle] discard all Ammo of your Assault Rifle, at least 1
       *[any] discard { $n } Ammo from a weapon in your hands
    }
effect-attach = { $to ->
        [assault_rifle] attach this card to your Assault Rifle
       *[energy_weapon] attach this card to an Energy Weapon in your hands
    }
effect-capacity = that weapon holds { $n } more Ammo
effect-free_charge = loading it with an Energy Charge costs 0 cards
effect-combine_heavy = join 2 Heavy Items in your hands: together they take 1 Hand slot
effect-treat_face = { $face ->
        [single] a single hit counts as a double hit
       *[double] a double hit counts as a single hit
    }
effect-extra_injury = +{ $n } { $n ->
        [one] Injury
       *[other] Injuries
    } { $when ->
        [any_hit] on any hit
        [face_double] on a double hit
       *[face_single_or_double] on a single or double hit
    }
effect-min_injury = at least { $n ->
        [one] 1 Injury
       *[other] { $n } Injuries
    } on every face but the blank one
effect-spend_ammo = on a double hit you may discard 1 more Ammo for +{ $n } Injury
effect-reroll = { $die ->
        [noise] discard { $pay } Action card to reroll the Noise die; the new result stands
       *[combat] you may reroll the Combat die once
    }
effect-fire_on_double = on a double hit, place a Fire marker here after the Injury Effect check
effect-extend_cards = { $cards ->
        [order_motivation] { card-order } may name 1 Character in any Room with a working Computer, and { card-motivation } also reaches everybody in such Rooms
       *[intranet_risk_assessment] { card-intranet } and { card-risk_assessment } need no Computer here and work in spite of a Malfunction
    }
effect-rule = { $id ->
        [arm_one_hand_slot] you have only 1 Hand slot
        [hand_item_cost_plus_1] every Item Action costs you 1 card more
        [leg_escape_cost_2] an Escape costs you 2 cards
        [body_hand_size_4] you draw only up to 4 cards
        [bleeding_light_wound_on_pass] each time you pass you suffer 1 Light Wound
        [adult_blank_is_single] against an Adult, the blank face counts as a single hit
        [only_breeder_queen_break_doors] only Breeders and the Queen destroy Closed Doors
        [phosphates_injure_on_retreat] an Intruder that retreats from a Fire Extinguisher or the Fire Control System also suffers 1 Injury
        [surprise_value_minus_1_min_1] for Surprise Attacks the number of an Intruder token is 1 lower, but at least 1
        [kill_threshold_minus_1] in an Injury Effect check the blood value is 1 lower
        [adult_bite_light_wound] the Bite of an Adult deals 1 Light Wound in place of the Serious Wound; it can still kill
        [fire_injury_plus_1] an Intruder injured by Fire, a Molotov Cocktail or a Flamethrower suffers 1 Injury more
        [cabins_hand_size_plus_1] whoever is here in the draw step draws up to 1 card more, if there is no Intruder and no Malfunction here
        [slime_on_entry] whoever enters gets a Slime marker
       *[nest_eggs] the Eggs of the Intruder board lie here and can be attacked; without them the Nest is destroyed
    }

## What objectives ask for

goal-signal_sent = you have sent a Signal
goal-ship_reaches = the ship reaches { $place ->
        [earth] Earth
       *[mars] Mars
    }
goal-ship_destroyed = the ship is destroyed
goal-nest_destroyed = the Nest is destroyed
goal-queen_killed = the Queen has been killed
goal-all_rooms_explored = all Rooms are explored
goal-finish_with = you finish with { $object ->
        [egg] an Egg
       *[blue_corpse] the blue Character Corpse
    } in a Hand slot
goal-finish_in_pod = you finish in a launched Escape Pod
goal-items_at_least = you have at least { $n } Items
goal-only_survivor = you are the only survivor
goal-other_survives = at least 1 other Character survives
goal-player_dead = player { $player } does not survive
goal-weakness_revealed = the Weakness of the { $object ->
        [egg] Egg
       *[carcass] Carcass
    } has been revealed
goal-weaknesses_at_least = at least { $n } Weaknesses have been revealed
goal-corpse_in_room = the blue Character Corpse lies { $room_in } at the end of the game
goals-or = { $first }, or { $last }
goals-common = { $common }, and { $rest }
goals-mars = In hibernation you also survive a jump to Mars.

## Facts

fact-cost = cost { $n }
fact-in_combat = only in Combat
fact-out_of_combat = only out of Combat
fact-reaction = reaction
fact-passive = always on
fact-heavy = Heavy
fact-one_use = one use
fact-copies = { $n } copies
fact-deck-red = red Item
fact-deck-yellow = yellow Item
fact-deck-green = green Item
fact-deck-blue = Crafted Item
fact-character = Character
fact-quest = Quest Item
fact-start = Starting Item
fact-component = component: { $component }
fact-recipe = craft from: { $components }
fact-weapon-energy = Energy Weapon
fact-weapon-classic = Classic Weapon
fact-ammo = Ammo { $n }
fact-activate_in = activate { $room_in } (cost { $cost })
fact-activate_with = activate by discarding { $item } (cost { $cost })
activates-tools_or_duct_tape = { item-tools } or { item-duct_tape }
activates-energy_charge = an { item-energy_charge_red }
activates-chemicals = { item-chemicals }
fact-colour-red = red Room
fact-colour-yellow = yellow Room
fact-colour-green = green Room
fact-colour-white = white Room
fact-colour-none = no Search
fact-computer = Computer
fact-unbreakable = no Malfunction
fact-movers = Corridor { $n }: { $movers }
fact-after-remove_reshuffle = leaves the game, then the discard pile is shuffled into the deck
fact-after-shuffle_back = is shuffled back into the deck
fact-attackers = { $attackers }
fact-blood = blood { $values }
fact-retreat = retreat
fact-move = move through Corridor { $n }
fact-move-any = move through any Corridor number
fact-attack_draw = { $n ->
        [one] attack with 1 card
       *[other] attack with 1 of { $n } cards
    }
fact-objective-personal = Personal Objective
fact-objective-corporate = Corporate Objective
fact-objective-solo_coop = Co-op Objective
fact-players = for { $n } or more players
part-shots-energy = Shots with Energy Weapons: { $does }
part-room_action = { $name }: { $does }

## Traits and Exploration tokens

trait-captain-text = After a shot with your Six-Shooter that dealt an Injury you may shoot the same target again for 0 cards, as long as you hit and have Ammo. The Injury Effect check comes once, after the last shot.
trait-pilot-text = In the Cockpit you may also open or close any 1 Door of the ship.
trait-scientist-text = A Leg wound is dressed as soon as you receive it.
trait-scout-text = When you search a white Room, draw 1 Item of each colour in place of 2 of one; keep 1.
trait-soldier-text = Once per round, after your second Action, you may suffer 1 Light Wound to take a third.
trait-mechanic-text = When you craft, your Starting Item and your Quest Items count as yellow Items.
exploration-malfunction-text = Place a Malfunction marker here. Then the Noise roll follows.
exploration-doors-text = Close the Door of the Corridor just used. Then the Noise roll follows.
exploration-fire-text = Place a Fire marker here. Then the Noise roll follows.
exploration-silence-text = Nothing happens, and there is no Noise roll; with a Slime marker it is Danger.
exploration-slime-text = You get a Slime marker. Then the Noise roll follows.
exploration-danger-text = No Noise roll: resolve Danger.

## Sheets of printed cards

sheet-cards = Action cards: { $character }
sheet-common = Action cards of every Character
sheet-start = Starting Items
sheet-quest = Quest Items
sheet-items-red = Red Items
sheet-items-yellow = Yellow Items
sheet-items-green = Green Items
sheet-items-blue = Crafted Items
sheet-rooms = Rooms
sheet-events = Event cards
sheet-attacks = Intruder Attack cards
sheet-intruder_actions = Intruder Action cards
sheet-wounds = Serious Wounds
sheet-weaknesses = Weakness cards
sheet-objectives = Objectives
sheet-traits = Traits
sheet-exploration = Exploration tokens
