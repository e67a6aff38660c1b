# What cards do. Clauses start small; CAP and the full stop come when they are put together.
# Every effect gets its own values, and: who (whose card it is), blips (how many this card places).
# may: the clause as a permission. then: the clause after “then”, where the word order changes.

## Seams

join-then = { $first }, then { $rest }
join-price = { $first }: { $rest }
join-if-done = { $first }. If you do, { $rest }
join-may = you may do this: { $does }
join-if = { $cond }, { $does }
    .unless = { $cond }, do nothing; otherwise, { $does }
join-else = { $first }; otherwise, { $other }
join-branch = { CAP($label) }: { $does }

numbers-span = { $first }–{ $last }
at-least-number = { $min } or more

## Counted things

part-n-cards = { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
part-n-spaces = { $n ->
        [one] 1 space
       *[other] { $n } spaces
    }
part-n-blips = { $n ->
        [one] 1 blip
       *[other] { $n } blips
    }
cards-any = { $n ->
        [-1] any number of cards
        [one] 1 card
       *[other] { $n } cards
    }
cards-of-types = { $n ->
        [-1] any number of { $types } cards
        [one] 1 { $types } card
       *[other] { $n } { $types } cards
    }
types-or = { $first } or { $last }
types-comma = { $first }, { $last }
part-them = { $blips ->
        [one] it
       *[other] them
    }
part-top-cards = { $n ->
        [one] the top card
       *[other] the top { $n } cards
    }

## Who

who-this = this character
who-hero = your Hero
who-active = the active character
who-acting = the character
target-active = the active character
target-any = any character
target-someone = a character
target-any_within_4 = a character within 4 spaces of { $who }
target-each_within_4 = each character within 4 spaces of { $who }
target-adjacent = an adjacent character
target-adjacent_to_alien = a character adjacent to an Alien
target-other_los = another character in line of sight of { $who }
target-grunt_los = a standing Grunt in line of sight of { $who }
target-nearest = the character nearest to these Aliens
target-each_los_placed = each character with line of sight to one of these Aliens

## Timings

timing-passive = Passive – { CAP($text) }
timing-on_activation = On activation – { CAP($text) }
timing-during_activation = During activation – { CAP($text) }
timing-end_of_activation = End of activation – { CAP($text) }
timing-start_of_finish = Start of the Finish phase – { CAP($text) }
timing-after_attack = After an attack with this weapon – { CAP($text) }
timing-action = Action – { CAP($text) }
timing-free_action = Free action – { CAP($text) }
timing-any_time = At any time – { CAP($text) }
timing-on_defence_roll = When { $victim } makes a Defence roll – { CAP($text) }
timing-on_kill = When { $victim } would be killed by a failed Defence roll – { CAP($text) }
timing-on_capture = When { $victim } would be captured – { CAP($text) }
timing-on_hazard = { CAP($text) }
timing-on_rest = When this character takes a Rest action – { CAP($text) }
timing-while_attached = While attached – { CAP($text) }
timing-before_spawn = { CAP($text) }
timing-after_spawn = { CAP($text) }
timing-if_seen = { $blips ->
        [one] If this blip is spotted as it is placed, { $text }
       *[other] If any of these blips is spotted as they are placed, { $text }
    }
timing-if_unseen = { $blips ->
        [one] If this blip is not spotted as it is placed, { $text }
       *[other] If none of these blips is spotted as they are placed, { $text }
    }
timing-setup = Set-up – { CAP($text) }
timing-round_start = Start of round { $round } – { CAP($text) }
timing-round_end = End of round { $round } – { CAP($text) }
timing-interact_computer = Interact with a computer – { CAP($text) }
timing-interact_crate = Interact with a crate – { CAP($text) }
timing-interact_mission_blip = Interact with a mission blip – { CAP($text) }
timing-on_exit = When a character leaves by an exit – { CAP($text) }
timing-on_counter = { CAP($text) }
timing-on_schedule = On arrival – { CAP($text) }

## Cards

part-exhausted = { part-n-cards }{ $source ->
        [hand] {" "}from your hand
       *[deck] {""}
    }
effect-exhaust = exhaust { part-exhausted }
    .may = you may exhaust { part-exhausted }
effect-recycle = recycle { $source ->
        [exhaust] { part-n-cards }
       *[hand] { $cards } from your hand
    }
    .may = you may { effect-recycle }
effect-draw = draw { part-n-cards }
    .may = you may { effect-draw }
effect-discard = discard { part-n-cards } { $source ->
        [any] from the Endurance deck or your hand
       *[hand] from your hand
    }
    .may = you may { effect-discard }
effect-reveal = reveal { part-n-cards }
    .may = you may { effect-reveal }
effect-take_revealed = take the revealed card into your hand
    .may = you may { effect-take_revealed }
effect-take = { $to ->
        [hand] take
       *[endurance] put
    } { $cards } { $source ->
        [discard] from the Discard pile
       *[removed] drawn at random from the removed cards
    } { $to ->
        [hand] into your hand
       *[endurance] face down under the Endurance deck
    }
    .may = you may { effect-take }
effect-search = look at { part-top-cards } of the Endurance deck, { $to ->
        [equip] equip up to { $cards } from among them free of charge on { $who } or an adjacent one
       *[hand] take up to { $cards } from among them into your hand
    } and put the rest under the deck
    .may = you may { effect-search }
effect-peek_tracker = look at { part-top-cards } of the Motion Tracker deck, then put { $n ->
        [one] it
       *[other] { $then ->
            [top_or_bottom] each of them
           *[reorder] them
        }
    } { $then ->
        [top_or_bottom] back on top of or under the deck
       *[reorder] back on top in any order
    }
    .may = you may { effect-peek_tracker }
effect-attach = attach this card to { $who }
effect-detach = put this card on the Exhaust pile
    .may = you may { effect-detach }
effect-discard_this = discard this card
    .may = you may discard this card
effect-exhaust_this = exhaust this card
    .may = you may exhaust this card
effect-unequip = { $to ->
        [exhaust] exhaust
       *[discard] discard
    } { $slot ->
        [primary] the main weapon
       *[equipment] 1 equipment card
    } of { $target }
    .known = { $to ->
        [exhaust] exhaust
       *[discard] discard
    } { $slot ->
        [primary] it
       *[equipment] 1 of them
    }

## Characters

effect-aim = turn the aim dial of { $target } up by { $n }
    .may = you may { effect-aim }
effect-lower_aim = turn the aim dial of { $target } down by { $n }
    .may = you may { effect-lower_aim }
effect-move = move { $target } up to { part-n-spaces }{ $toward_user ->
        [yes] {" "}towards { $who }
       *[no] {""}
    }
    .may = you may { effect-move }
part-attack-with = { $weapon ->
        [any] with a weapon
        [this] with this weapon
        [grenade] with a Grenade
       *[m56_smart_gun] { card-m56_smart_gun.with }
    }
part-attack-details = { $target_is ->
        [adjacent_to_alien] {" "}against an adjacent Alien
       *[other] {""}
    }{ $free ->
        [yes] , exhausting no card for the first shot
       *[no] {""}
    }{ $weapon ->
        [this] {" "}(no further Free attack follows)
        [any] {""}
        [grenade] {""}
       *[m56_smart_gun] {""}
    }
effect-attack = { $target } makes a Free attack { part-attack-with }{ part-attack-details }
    .may = { $target } may make a Free attack { part-attack-with }{ part-attack-details }
part-granted-action = { $kind ->
        [move] a Move action
       *[aim] an Aim action
    }
effect-grant_action = { $target } takes { part-granted-action }
    .may = { $target } may take { part-granted-action }
effect-lose_action = { $target } loses { $n ->
        [one] 1 action
       *[other] { $n } actions
    }
effect-stand_up = { $target } stands up
    .may = { $target } may stand up
part-modify-when = { $when ->
        [always] {""}
        [defensive_fire] {" "}in Defensive Fire
        [attack_with_this] {" "}for attacks with this weapon
        [target_within_2] {" "}for attacks with this weapon against targets within 2 spaces
        [barricade] {" "}for Barricade actions
        [interact] {" "}for Interact actions
        [counterattack] {" "}for counterattacks
       *[rest] {" "}for Rest actions
    }
effect-modify = { $stat ->
        [aim] { $who } has { $n_signed } Aim{ part-modify-when }
        [tech] { $who } has { $n_signed } Tech{ part-modify-when }
        [melee] { $who } has { $n_signed } Melee{ part-modify-when }
        [rest_recycle] when { $who } takes a Rest action, you may recycle { $n_abs ->
            [one] 1
           *[other] up to { $n_abs }
        } { $n_sign ->
            [minus] fewer
           *[plus] more
        } { $n_abs ->
            [one] card
           *[other] cards
        }
       *[aim_action] when { $who } takes an Aim action, turn the aim dial up by { $n_abs } { $n_sign ->
            [minus] less
           *[plus] more
        }
    }
effect-attack_cost = { $who } exhausts { $n_abs } { $n_sign ->
        [minus] fewer
       *[plus] more
    } { $n_abs ->
        [one] card
       *[other] cards
    } for { $first_only ->
        [yes] the first attack{ part-attack-cost-with } of each activation
       *[no] each attack{ part-attack-cost-with }
    }
part-attack-cost-with = { $weapon ->
        [any] {""}
        [this] {" "}with this weapon
        [grenade] {" "}with a Grenade
       *[m56_smart_gun] {" "}{ card-m56_smart_gun.with }
    }
effect-reroll = reroll it
    .may = you may reroll it
effect-prevent = { $target_is ->
        [self] { $target }
       *[other] that character
    } { $instead ->
        [knockdown] is knocked down instead
       *[none] { $what ->
            [kill] is not killed
           *[capture] is not captured
        }
    }
part-rule-until = { $until ->
        [always] {""}
        [end_of_phase] {" "}until the end of the phase
       *[end_of_round] {" "}until the end of the round
    }
effect-rule = { $id ->
        [no_friendly_fire] area attacks of { $who } do not affect characters{ part-rule-until }
        [steady_fire] Defensive Fire does not turn aim dials down{ part-rule-until }
       *[lights_out] attacks of characters reach at most 3 spaces{ part-rule-until }
    }

## Board and Aliens

effect-barricade = put a barricade on a door adjacent to any character, without a test
    .may = you may { effect-barricade }
effect-remove_barricade = remove { $target_is ->
        [nearest_to_placed] the barricade nearest to { part-them }
        [nearest_to_characters] the barricade nearest to any character
       *[rolled] it
    }
    .may = you may { effect-remove_barricade }
effect-place_tunnel = place a tunnel on a space adjacent to { $who }
effect-spawn = { $at ->
        [same] { $n ->
            [one] place 1 more blip there
           *[other] place { $n } more blips there
        }
        [nearest_spawn] place { part-n-blips } at the spawn point nearest to { $who }
        [each_spawn] place { part-n-blips } at each spawn point
       *[each_other_spawn] place { part-n-blips } at each other spawn point
    }
effect-move_blips = move { $scope ->
        [placed] { part-them }
       *[all] all blips
    } { part-n-spaces }
effect-move_aliens = move { $scope ->
        [placed] these Aliens
       *[all] all Aliens and Facehuggers
    } { part-n-spaces }, without attacking
effect-activate = activate these Aliens
effect-grow = add { $n ->
        [one] 1 Alien token
       *[other] { $n } Alien tokens
    } to each of these Aliens

## Missions

effect-flip_mission_blip = { $which ->
        [any] flip a mission blip of your choice
       *[adjacent] flip it
    }{ $once_per_round ->
        [yes] {" "}(once per round)
       *[no] {""}
    }
    .may = you may { effect-flip_mission_blip }
effect-show_token = the blip stays face up in its space
effect-remove_token = remove the token
    .may = you may { effect-remove_token }
effect-join = { $whom ->
        [newt] Newt
       *[captive] the captive
    } joins you in that space
effect-deal_captives = shuffle the captured characters and put them face down under the mission blips, at most 1 each
effect-place_facehugger = place a Facehugger { $at ->
        [token] in that space
       *[square] in space { $square } of { $face }
    }
effect-add_counter = turn the uplink counter up by { $n }
effect-schedule = the drop ship arrives in { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }
effect-roll = roll the Alien die
effect-roll_each = roll the Alien die for each barricade
effect-open_exit = exit { $id } opens
effect-carry_crate = pick up the crate; a character carries at most { $max ->
        [one] 1 crate
       *[other] { $max } crates
    }
effect-end_mission = the mission ends, and everyone still on the board is { $left ->
        [killed] killed
       *[captured] captured
    }

## Conditions

cond-has = if { $who } has { $slot ->
        [primary] a main weapon
       *[equipment] equipment cards
    }
cond-test = make a Tech test; if it succeeds
cond-counter = if the uplink counter is at { $min } or more
cond-carrying = if that character carries a crate
