# What the cards do. Clauses begin with a small letter; CAP and the full stop come when they are put together.
# A clause speaks to “you”. third: after “the next player”. pair: after “you and the next player”. may: the permission.
# whose: done by you to somebody else. guard: of the Strike that is about to be drawn.
# Every clause gets its values, and: trigger (when it happens), lasting (yes or no), who with its forms.

## Seams

join-for = { $who }: { $does }
join-third = { $who } { $does }
join-pair = { $who } each { $does }
join-may = you may do this: { $does }
join-either = choose one: { $does }
join-if-done = { $first }. If you do, { $rest }
join-pay = pay { part-price }: { $does }
    .may = you may pay { part-price }: { $does }
join-pay_if = if { $cond }, you may pay { part-price }: { $does }
join-if = if { $cond }, { $does }
    .unless = unless { $cond }, { $does }
join-else = { $first }. Otherwise, { $other }
join-show = you may show { $card }. If you do, { $does }
join-show_or = show { $card } or { $does }
    .third = shows { $card } or { $does }
    .pair = each show { $card } or { $does }

part-price = { $currency ->
        [recruit] { $n } Recruit
       *[attack] { $n } Attack
    }

## Who

who-you = you
who-next_player = the next player
who-you_and_next_player = you and the next player
who-chosen_player = a player of your choice
who-chosen_other_player = another player of your choice
who-each_player = each player
who-each_other_player = each other player

## When

timing-play = { CAP($text) }
timing-class = { $about_name }: { CAP($text) }
timing-crew = { $about_name }: { CAP($text) }
timing-once = Once this turn: { CAP($text) }
timing-guard = { $anyone ->
        [yes] When any player is about to draw a Strike, you may discard this card from your hand: { $text }
       *[no] When you are about to draw a Strike, you may discard this card from your hand: { $text }
    }
timing-discard = Discard: { CAP($text) }
    .guard = Discard, when you are about to draw a Strike: { CAP($text) }
timing-sacrifice = Sacrifice: { CAP($text) }
timing-mobilize = Mobilize: { CAP($text) }
timing-on_draw = When you draw this card: { CAP($text) }
timing-cleanup = At your Cleanup, from hand or play: { CAP($text) }
timing-reveal = Reveal: { CAP($text) }
timing-reveal_complex = Reveal in the Complex: { CAP($text) }
timing-reveal_combat = Reveal in the Combat Zone: { CAP($text) }
timing-arrive = On entering the Combat Zone: { CAP($text) }
timing-start = Start of each Action phase, while in the Complex: { CAP($text) }
    .avatar = Start of your turn: { CAP($text) }
timing-strike = Strike: { CAP($text) }
timing-death = Death: { CAP($text) }
timing-event = Event: { CAP($text) }
timing-complex = In the Complex: { CAP($text) }
timing-combat = In the Combat Zone: { CAP($text) }
timing-static = While face up: { CAP($text) }
timing-room = { CAP($text) }
timing-hit = { CAP($text) }
timing-wound = Until healed: { CAP($text) }
timing-setup = Setup: { CAP($text) }
timing-action = Once per turn: { CAP($text) }
timing-always = In each of your turns: { CAP($text) }
timing-hazard = Hazard { $about_name }: { CAP($text) }

## If

cond-show = { $of_class ->
        [intel] an { class-intel } card
        [leadership] a { class-leadership } card
        [strength] a { class-strength } card
        [survival] a { class-survival } card
       *[tech] a { class-tech } card
    }
cond-in_combat = { $n ->
        [one] there is an enemy in the Combat Zone
       *[other] there are { $n } or more enemies in the Combat Zone
    }
cond-killed = { $n ->
        [one] you have killed an enemy this turn
       *[other] you have killed { $n } or more enemies this turn
    }
cond-alone = you are the last living player
cond-in_room = { $enemy } is face up in { $place }
cond-in_complex = { $enemy } is face up in the Complex

## Numbers

part-cards = { $n ->
        [one] a card
       *[other] { $n } cards
    }
part-strikes = { $n ->
        [one] a Strike
       *[other] { $n } Strikes
    }
part-rooms = { $n ->
        [one] one room
       *[other] { $n } rooms
    }
part-hq = { $n ->
        [one] a character of the HQ
       *[other] { $n } characters of the HQ
    }
part-per = { $per ->
        [scanned] { " " }for each card you scanned this turn
        [enemies_combat] { " " }for each enemy in the Combat Zone
        [clear_rooms] { " " }for each clear room
       *[none] { "" }
    }
part-cost = { $max ->
        [99] { "" }
       *[other] { " " }of cost { $max } or less
    }
part-this_turn = { $lasting ->
        [yes] { "" }
       *[no] { " " }this turn
    }
part-pile = { $who_is ->
        [you] your discard pile
       *[other] the discard pile of { $who }
    }
part-whom = { $who_is ->
        [you] you
       *[other] { $who }
    }

## Points

effect-attack = +{ $n } Attack{ part-per }
effect-recruit = +{ $n } Recruit{ part-per }
effect-convert = this turn, you may spend Recruit as Attack
effect-defense_cut = players you attack have −{ $n } Defense{ part-this_turn }, but at least 1

## Your own cards

effect-draw = draw { part-cards }{ part-per }
    .third = draws { part-cards }{ part-per }
    .pair = draw { part-cards }{ part-per }
    .may = you may draw { part-cards }{ part-per }
effect-discard = discard { part-cards }
    .third = discards { part-cards }
    .pair = discard { part-cards }
    .may = you may discard { part-cards }
effect-kill_own = kill { part-own_characters } your characters{ part-from_hand }
    .third = kills { part-own_characters } their own characters{ part-from_hand }
    .pair = kill { part-own_characters } their own characters{ part-from_hand }
    .may = you may kill { part-own_characters } your characters{ part-from_hand }
part-own_characters = { $n ->
        [one] one of
       *[other] { $n } of
    }
part-from_hand = { $source ->
        [hand] { " " }in hand
       *[hand_or_play] { "" }
    }
effect-sort_deck = { $n ->
        [one] look at the top card of your deck and discard it or put it back on top
       *[other] look at the top { $n } cards of your deck, discard any of them and put the rest back on top in any order
    }
effect-hand_size = { $n_sign ->
        [minus] at Cleanup, draw { $n_abs ->
            [one] one card
           *[other] { $n_abs } cards
        } fewer
       *[plus] at Cleanup, draw { $n_abs ->
            [one] one card
           *[other] { $n_abs } cards
        } more
    }
effect-cannot_coordinate = you cannot Coordinate

## Characters to be had

effect-gain_sergeant = gain a Sergeant{ part-to_hand }
    .may = you may gain a Sergeant{ part-to_hand }
effect-gain_hq = gain a character{ part-cost } from the HQ{ part-to_hand }
    .may = you may gain a character{ part-cost } from the HQ{ part-to_hand }
effect-gain_self = gain this card{ part-to_hand }
part-to_hand = { $to ->
        [hand] { " " }to your hand
       *[discard] { "" }
    }
effect-copy_played = use another card{ part-cost } that you played this turn, as if you played it now
    .may = you may use another card{ part-cost } that you played this turn, as if you played it now
effect-copy_hq = use a character{ part-cost } of the HQ as if you played it now
    .may = you may use a character{ part-cost } of the HQ as if you played it now
effect-refresh = put { part-hq } under the Barracks and refill the HQ
    .may = you may put { part-hq } under the Barracks and refill the HQ
effect-kill_hq = kill { part-hq } and refill the HQ
    .may = you may kill { part-hq } and refill the HQ
effect-shuffle_into_barracks = { $n ->
        [one] shuffle a Facehugger from the Hatchery into the Barracks
       *[other] shuffle { $n } Facehuggers from the Hatchery into the Barracks
    }

## The Complex

effect-scan = { $n ->
        [one] you may scan a room for free
       *[other] scan up to { $n } rooms for free
    }
    .may = { $n ->
        [one] you may scan a room for free
       *[other] you may scan up to { $n } rooms for free
    }
effect-peek = { $n ->
        [one] look at a face-down card in the Complex
       *[other] look at { $n } face-down cards in the Complex
    }
    .may = { $n ->
        [one] you may look at a face-down card in the Complex
       *[other] you may look at { $n } face-down cards in the Complex
    }
effect-scan_discount = your scans cost { $n } less this turn
effect-scan_tax = { $trigger ->
        [wound] your scans cost { $n } more
       *[other] all scans cost { $n } more
    }
effect-add_hive = { $n ->
        [one] the top card of the Hive enters the Complex
       *[other] the top { $n } cards of the Hive enter the Complex, one after the other
    }
effect-ambush = { $n ->
        [one] the top card of the Hive enters the Combat Zone
       *[other] the top { $n } cards of the Hive enter the Combat Zone, one after the other
    }
effect-move = move a card in the Complex, face up or face down, { part-rooms } to the { $direction }
    .may = you may move a card in the Complex, face up or face down, { part-rooms } to the { $direction }
effect-move_self = this card moves { part-rooms } to the { $direction }
effect-move_self_to = this card moves back to { $place }
effect-advance = { $n ->
        [one] every card in the Complex moves one room to the left
       *[other] every card in the Complex moves { $n } rooms to the left, one at a time
    }
effect-block = block { $place } for the rest of the game and push the card in it to the left
effect-attach_here = attach this card to its room
effect-attach_room = attach this card to { $place }

## Enemies

effect-weaken = { part-enemies } −{ $n } Attack{ part-this_turn }
effect-fortify = { part-enemies } +{ $n } Attack{ part-this_turn }
part-enemies = { $scope ->
        [room] enemies in this room have
        [chosen] an enemy of your choice has
        [all] { $lasting ->
            [yes] all enemies have
           *[no] all enemies that are face up now have
        }
        [id] { $enemy } has
       *[type] { $lasting ->
            [yes] other enemies of the type { $type_name } have
           *[no] all enemies of the type { $type_name } that are face up now have
        }
    }
effect-kill_enemy = kill { part-victims }
    .may = you may kill { part-victims }
part-victims = { $scope ->
        [id] { $enemy }
        [all] all enemies{ part-max }{ part-where }{ part-final }
       *[chosen] { $n ->
            [one] an enemy
           *[other] { $n } enemies
        }{ part-max }{ part-where }{ part-final }
    }
part-where = { $where ->
        [complex] { " " }in the Complex
        [combat] { " " }in the Combat Zone
       *[anywhere] { "" }
    }
part-max = { $max ->
        [99] { "" }
       *[other] { " " }with { $max } Attack or less
    }
part-final = { $final ->
        [yes] { " " }(even the Final Enemy)
       *[no] { "" }
    }
effect-hold = { $n ->
        [one] an enemy of your choice in the Combat Zone does not strike this turn
       *[other] { $n } enemies of your choice in the Combat Zone do not strike this turn
    }

## Strikes, Facehuggers, Hazards

effect-strike = draw { part-strikes }
    .third = draws { part-strikes }
    .pair = draw { part-strikes }
    .may = you may draw { part-strikes }
effect-heal = heal { part-strikes }
    .third = heals { part-strikes }
    .pair = heal { part-strikes }
    .may = you may heal { part-strikes }
    .whose = { $who_is ->
        [you_and_next_player] heal { part-strikes } each of { $who }
       *[other] heal { part-strikes } of { $who }
    }
effect-dodge = { $n ->
        [one] dodge your next Strike this turn
       *[other] dodge your next { $n } Strikes this turn
    }
    .third = { $n ->
        [one] dodges their next Strike this turn
       *[other] dodges their next { $n } Strikes this turn
    }
    .pair = { $n ->
        [one] dodge your next Strike this turn
       *[other] dodge your next { $n } Strikes this turn
    }
    .guard = that Strike is not drawn
effect-facehug = put a Facehugger from the Hatchery in front of { part-whom }
effect-kill_chestburster = return a Chestburster from your discard pile to the Hatchery
effect-infest = put this Hazard card into { part-pile } as a Contaminant
effect-trigger_event = resolve the Event of the Objective, then the Events of all face-up enemies
effect-trigger_hazard = resolve the next Hazard of the Location

## This card

effect-collect = collect this card as { $thing }
effect-discard_self = { $trigger ->
        [once] put this card on the discarded Hazards
       *[other] discard this card
    }
effect-kill_self = this character dies
effect-remove_self = remove this card from the game
effect-pass_self = this card goes to { part-pile }

## The end

effect-reveal_agenda = { $who_is ->
        [you] reveal your secret Agenda
       *[other] reveal the secret Agenda of { $who }
    }
effect-die = you die
effect-win = you win the game alone

## Goals

goal-collected = Goal: Collect { $thing }.
goal-attached = Goal: Have { $thing } attached to different rooms.
goal-killed = Goal: Kill { $thing }.
