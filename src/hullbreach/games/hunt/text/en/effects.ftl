# What cards do. Clauses start small; CAP and the full stop come when they are put together.
# Every clause gets its own values, and: many (whether the card has several targets), timing (when it is played),
# event (whether it is an Environment card).

## Seams

join-either = choose one: { $does }
join-branch = { $label }: { $does }
part-card = { $timing } – { CAP($text) }
part-conditions = { $timing } ({ $conditions }) – { CAP($text) }
label-roll = 1–{ $on }
label-fail = { $many ->
        [yes] each that fails
       *[no] if it fails
    }
label-pass = { $many ->
        [yes] each that passes
       *[no] if it passes
    }

## When

timing-between_activations = Between two activations
timing-activation_start = When one of your models is activated
timing-after_activation = After an activation of one of your models
timing-before_attack = When one of your models attacks
timing-when_attacked = When one of your models is attacked
timing-after_roll = When one of your models fails a test
timing-when_hit = When one of your models is hit
timing-when_wounded = When one of your models is about to lose a Wound
timing-when_killed = When one of your models is killed
timing-after_kill = When one of your models has killed an enemy in close combat
timing-renewal = In the Renewal phase

## How long

part-until = { $until ->
        [this_action] { $timing ->
            [before_attack] {" "}in this attack
            [when_attacked] {" "}in this attack
            [after_roll] {" "}in this attack
            [when_hit] {" "}against this hit
            [when_wounded] {" "}for this Wound
           *[other] {" "}for this action
        }
        [this_activation] {" "}in this activation
        [next_activation] {" "}in its next activation
        [end_of_turn] { $event ->
            [yes] {" "}this game turn
           *[no] {" "}until the end of the game turn
        }
       *[game] {" "}for the rest of the game
    }

## Who

who-target = { $many ->
        [yes] each of them
       *[no] it
    }
who-attacker = the attacker
who-tested = it
who-spawned = it
who-all_models = every model
who-all_small = every model with a small base
who-all_nonalien = every model that is no Alien
who-all_friendly = each of your models
who-all_enemy = every enemy
who-models_on_tile = { $timing ->
        [before_attack] every model on the tile under attack
       *[other] every model on the tile
    }
who-friends_on_tile = each of your models on the tile
who-enemies_on_tile = every enemy on its tile
who-each_model_on_activation = every face-up model that is activated this game turn
who-one_enemy_blip_per_player = each of these tokens
part-against = { $against ->
        [models_on_tile] {" "}against models on the tile
        [target] {" "}against it
       *[none] {""}
    }

## Targets

target-friendly_model = { $n ->
        [one] choose one of your models
       *[other] choose up to { $n } of your models
    }
target-enemy_model = { $n ->
        [one] choose a face-up enemy model
       *[other] choose up to { $n } face-up enemy models
    }
target-friendly_blip = { $n ->
        [one] choose one of your Blip! tokens
       *[other] choose { $n } of your Blip! tokens
    }
target-enemy_blip = { $n ->
        [one] choose an enemy Blip! token
       *[other] choose up to { $n } enemy Blip! tokens
    }
target-enemy_model_or_blip = choose an enemy model or Blip! token
target-tile = choose a tile
target-edge = choose a connection of two tiles
part-target = { $target } ({ $conditions })
pick-door = { $n ->
        [one] the player with the initiative chooses a door
       *[other] the player with the initiative chooses { $n } doors
    }
pick-edge = { $n ->
        [one] the player with the initiative chooses a connection without a door
       *[other] the player with the initiative chooses { $n } connections without a door
    }
pick-tile = the player with the initiative chooses a tile
pick-enemy_blip = in initiative order each player may choose an enemy Blip! token

filter-small = with a small base
filter-small_or_medium = with a small or medium base
filter-engaged = engaged
filter-unengaged = { $kind ->
        [edge] neither tile engaged
       *[other] not engaged
    }
filter-engaged_with_exactly_one = engaged with exactly one enemy
filter-not_activated = not yet activated this turn
filter-wounded = wounded
filter-killer = the one that made the kill
filter-on_infested = on an infested or half-infested tile
filter-same_or_adjacent_tile = on one tile and the tiles adjacent to it
filter-adjacent_to_door = next to a door
filter-adjacent_to_vent = next to a vent
filter-in_los = in line of sight of one of your face-up models
filter-within_2 = within 2 tiles of one of your face-up models
filter-in_los_within_2 = in line of sight and within 2 tiles of one of your face-up models
filter-in_los_of_marine = in line of sight of one of your face-up Marines
filter-in_los_of_unengaged_marine = in line of sight of one of your face-up Marines that is not engaged
filter-within_3_of_ping = within 3 tiles of one of your face-up models with { skill-ping }, doors or not
filter-within_3_of_predator = within 3 tiles of one of your Predators
filter-within_2_of_predator = within 2 tiles of one of your Predators
filter-on_tile_with_alien = on a tile with one of your Aliens
filter-with_alien = with one of your Aliens on it
filter-without_alien = without any Alien on it
filter-of_unengaged_marine_tile = at the tile of one of your Marines that is not engaged
filter-adjacent_to_marine = with one of your Marines on it or adjacent to it
filter-adjacent_to_alien = with one of your Aliens on it or adjacent to it
filter-adjacent_to_predator = with one of your Predators on it or adjacent to it
filter-no_enemy = without enemies
filter-two_or_more_marines = with at least 2 of your face-up Marines on it
filter-three_or_more_small_aliens = with at least 3 of your face-up Aliens with a small base on it
filter-not_objective = not named by a Damage objective
filter-not_vent = no vent
filter-normal = normal
filter-infested = infested or half-infested
filter-corridor = a corridor
filter-corridor_or_dead_end = a corridor or dead end
filter-next_to_infested = adjacent to an infested or half-infested tile
filter-unseen_by_enemy = out of every enemy’s line of sight
filter-four_tiles_from_enemy = at least 4 tiles from every enemy
filter-weapons = with { $weapons }
filter-skill = with { $skill }

note-critical = not against a critical hit
note-skill = one of your face-up models must have { $skill }
note-removed = only if such a model is off the board: { $unit }
note-seal = it counts as one of your seals of the game

## Values, weapons, tests

part-stat = { $stat ->
        [m] { $n_signed } { $n_abs ->
            [one] tile
           *[other] tiles
        } with Move and Run
        [run] { $n_signed } { $n_abs ->
            [one] tile
           *[other] tiles
        } with Run
        [cc] { $n_signed } CC
        [rs] { $n_signed } RS
        [st] { $n_signed } St
        [con] { $n_signed } Con
        [ld] { $n_signed } LD
       *[a] { $n_signed } Armour
    }
effect-mod = { $who ->
        [target] { part-stat }{ part-against }{ part-until }
       *[other] { $whom } has { part-stat }{ part-against }{ part-until }
    }
part-field = { $field ->
        [st] { $n_signed } St
        [roa] { $n_signed } RoA
        [range] { $n_signed } range
       *[acid_st] { $n_signed } St of the acid hit
    }
part-weapon = { $weapon ->
        [any_rs] {" "}with ranged weapons
        [any_cc] {" "}with close combat weapons
        [named] {" "}with { $weapons }
       *[none] {""}
    }
effect-weapon = { $who ->
        [target] { part-field }{ part-weapon }{ part-until }
       *[other] { $whom } has { part-field }{ part-weapon }{ part-until }
    }
part-tests = { $test ->
        [rs] RS Tests
        [cc] CC Tests
        [a] Armour Tests
        [acidic_blood] acid rolls
        [force_doors_open] tests to force doors open
       *[disengage] tests to disengage
    }
effect-reroll = { $which ->
        [failed] you may re-roll failed { part-tests }{ part-until }
        [passed] { $whom } must re-roll passed { part-tests }{ part-until }
       *[any] you may re-roll { part-tests }{ part-until }
    }
effect-auto = { $test ->
        [acidic_blood] acid splashes without a roll
        [force_doors_open] forcing a door open needs no roll{ part-until }
        [disengage] disengaging needs no test
        [rs] RS Tests succeed without a roll{ part-until }
        [cc] CC Tests succeed without a roll{ part-until }
       *[a] Armour Tests succeed without a roll{ part-until }
    }
effect-ignore = { $what ->
        [infested_tile] { $who ->
            [target] ignore the modifier for infested tiles{ part-against }{ part-until }
           *[other] { $whom } ignores the modifier for infested tiles{ part-against }{ part-until }
        }
        [hide] { $who ->
            [target] ignore the modifier for Hide{ part-against }{ part-until }
           *[other] { $whom } ignores the modifier for Hide{ part-against }{ part-until }
        }
        [full_unengaged_tile] it may cross full, unengaged tiles{ part-until }
       *[engaged_on_own_tile] ignore the modifier for engaged targets on its own tile
    }
effect-roll = roll a D20
effect-test = { $whom } takes { $stat ->
        [m] a Movement
        [run] a Movement
        [cc] a CC
        [rs] an RS
        [st] a Strength
        [con] a Constitution
        [ld] a Leadership
       *[a] an Armour
    } Test{ $n ->
        [0] {""}
       *[other] {" "}at { $n_signed }
    }

## Hits and wounds

effect-hit = { $whom } takes an automatic hit of St { $st }, with an Armour Test
effect-heal = { $n ->
        [one] it regains a lost Wound
       *[other] it regains up to { $n } lost Wounds
    }
effect-cancel = { $what ->
        [hit] the hit has no effect
       *[wound] the Wound is not lost
    }
effect-redirect = { $what ->
        [hit] the hit goes to another of your models on its tile
       *[wound] the Wound goes to another of your models on its tile
    }, which you choose

## Activations and actions

effect-ap = { $who ->
        [target] { $n_signed } AP{ part-until }
        [tested] { $n_signed } AP{ part-until }
       *[other] { $whom } has { $n_signed } AP{ part-until }
    }
effect-forbid = { $who ->
        [all_models] no model may use { $action_name }{ part-until }
        [all_nonalien] only Aliens may use { $action_name }{ part-until }
       *[other] { $whom } may not use { $action_name }{ part-until }
    }
effect-allow = { $action ->
        [end_on_vent] { $whom } may end its activation on a vent{ part-until }
       *[other] { $whom } may use { $action_name }{ part-until }
    }
effect-cost = { $action_name } costs { $ap } AP{ part-until }
effect-act = { $action ->
        [disengage] it disengages at once for 0 AP, even if it has already moved this turn
        [shoot] it shoots once more for 0 AP before it is removed, even if it has already shot this turn
       *[other] it uses { $action_name } at once for 0 AP, even if it has already done so this turn
    }
effect-extra_activation = it is activated now, before the next player
effect-mark_activated = { $whom } counts as activated this turn
effect-sentry = { $many ->
        [yes] each of them gets a Sentry token
       *[no] it gets a Sentry token
    }

## Models and tokens

part-move-to = { $to ->
        [no_enemy] {" "}onto a tile without enemies
        [unengaged] {" "}onto a tile that is not engaged
        [toward_nearest_predator] {" "}nearer to the nearest of your Predators
       *[any] {""}
    }
part-up-to-tiles = { $n ->
        [one] 1 tile
       *[other] up to { $n } tiles
    }
effect-move = { $by ->
        [owner] its owner moves it { part-up-to-tiles }{ part-move-to }
       *[player] { $many ->
            [yes] move each of them { part-up-to-tiles }{ part-move-to }
           *[no] move it { part-up-to-tiles }{ part-move-to }
        }
    }
effect-place = { $tile ->
        [infested_within_3_no_enemy] put it on an infested or half-infested tile without enemies within 3 tiles
       *[adjacent_to_other_vent] put it on a tile next to another vent
    }
effect-swap = they change places
effect-spawn = put { $n ->
        [one] { $unit_an }
       *[other] { $n } × { $unit_name }
    } on the tile{ $as_token ->
        [yes] {" "}as a Blip! token
       *[no] {""}
    }
effect-decoy = { $n ->
        [one] put a decoy on the tile
       *[other] put { $n } decoys on the tile
    }
effect-hide = it becomes a Blip! token with a Hide token, even in line of sight of enemies
effect-reveal = { $whom } is revealed
effect-no_reveal = Blip! tokens are revealed only by enemies in line of sight within { $range ->
        [one] 1 tile
       *[other] { $range } tiles
    }{ part-until }
effect-trophy = it takes the trophy at once, engaged or not

## The board

effect-open_door = { $event ->
        [yes] they open for good
       *[no] remove its door
    }
effect-place_door = { $event ->
        [yes] a door is placed on each
       *[no] place a door on it
    }
effect-flip = the tile becomes { $to ->
        [normal] normal
        [half_infested] half-infested
       *[infested] infested
    } for the rest of the game
effect-acid = { $n ->
        [one] place an acid damage token on the tile
       *[other] place { $n } acid damage tokens on the tile
    }
effect-block = no model may enter a vent{ part-until }
effect-limit_los = nobody sees farther than { $n ->
        [one] 1 tile
       *[other] { $n } tiles
    }{ part-until }
effect-trap = set a trap on it: the first enemy to enter takes an automatic hit of St { $st }, with an Armour Test
effect-cards = each player may play only { $limit ->
        [0] no Strategy cards
        [one] 1 Strategy card
       *[other] { $limit } Strategy cards
    }{ part-until }
effect-nothing = nothing happens

## Sheets of printed cards

sheet-units = Stat cards: { $faction }
sheet-strategy = Strategy cards: { $faction }
sheet-environment = Environment cards
sheet-missions = Mission cards
sheet-skills = Skills
sheet-actions = Actions
mission-line = { $faction }: { $goals }.
mission-share = { $goal } ({ $share } %)
place-target_room = the target room
place-target_rooms = both target rooms
place-target_tile = the target tile
place-target_tiles = both target tiles
