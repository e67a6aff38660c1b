# Ce que font les cartes. Les propositions commencent par une minuscule ; CAP et le point final viennent à l'assemblage.
# Chaque effet reçoit ses valeurs, et : who (à qui est la carte), blips (combien la carte en place).
# of : après « de ». may : la permission. then : après « puis », si l'ordre change.

## Jonctions

join-then = { $first }, puis { $rest }
join-price = { $first } : { $rest }
join-if-done = { $first }. Dans ce cas, { $rest }
join-may = vous pouvez faire ceci : { $does }
join-if = { $cond }, { $does }
    .unless = { $cond }, ne faites rien ; sinon, { $does }
join-else = { $first } ; sinon, { $other }
join-branch = { CAP($label) } : { $does }

numbers-span = de { $first } à { $last }
at-least-number = { $min } ou plus

## Nombres

part-n-cards = { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
part-n-spaces = { $n ->
        [one] { $n } espace
       *[other] { $n } espaces
    }
part-n-blips = { $n ->
        [one] { $n } Blip
       *[other] { $n } Blips
    }
cards-any = { $n ->
        [-1] n’importe quel nombre de cartes
        [one] { $n } carte
       *[other] { $n } cartes
    }
cards-of-types = { $n ->
        [-1] n’importe quel nombre de cartes { $types }
        [one] { $n } carte { $types }
       *[other] { $n } cartes { $types }
    }
types-or = { $first } ou { $last }
types-comma = { $first }, { $last }

## Qui

who-this = ce personnage
    .of = de ce personnage
who-hero = votre héros
    .of = de votre héros
who-active = le personnage actif
    .of = du personnage actif
    .to = au personnage actif
who-acting = le personnage
    .of = du personnage
target-active = le personnage actif
    .of = du personnage actif
target-any = un personnage de votre choix
    .of = d’un personnage de votre choix
target-someone = un personnage
    .of = d’un personnage
target-any_within_4 = un personnage à 4 espaces ou moins { $who_of }
    .of = d’un personnage à 4 espaces ou moins { $who_of }
target-each_within_4 = chaque personnage à 4 espaces ou moins { $who_of }
    .of = de chaque personnage à 4 espaces ou moins { $who_of }
target-adjacent = un personnage adjacent
    .of = d’un personnage adjacent
target-adjacent_to_alien = un personnage adjacent à un Alien
    .of = d’un personnage adjacent à un Alien
target-other_los = un autre personnage en ligne de vue { $who_of }
    .of = d’un autre personnage en ligne de vue { $who_of }
target-grunt_los = un Grunt debout en ligne de vue { $who_of }
    .of = d’un Grunt debout en ligne de vue { $who_of }
target-nearest = le personnage le plus proche de ces Aliens
    .of = du personnage le plus proche de ces Aliens
target-each_los_placed = chaque personnage en ligne de vue de l’un de ces Aliens
    .of = de chaque personnage en ligne de vue de l’un de ces Aliens

## Moments

timing-passive = Passif – { CAP($text) }
timing-on_activation = À l’activation – { CAP($text) }
timing-during_activation = Pendant l’activation – { CAP($text) }
timing-end_of_activation = Fin d’activation – { CAP($text) }
timing-start_of_finish = Début de la phase de fin de tour – { CAP($text) }
timing-after_attack = Après une attaque avec cette arme – { CAP($text) }
timing-action = Action – { CAP($text) }
timing-free_action = Action gratuite – { CAP($text) }
timing-any_time = À tout moment – { CAP($text) }
timing-on_defence_roll = Lors d’un jet de défense { $victim_of } – { CAP($text) }
timing-on_kill = Quand { $victim } devrait être { $victim_gender ->
        [f] tuée
       *[m] tué
    } par un jet de défense raté – { CAP($text) }
timing-on_capture = Quand { $victim } devrait être { $victim_gender ->
        [f] capturée
       *[m] capturé
    } – { CAP($text) }
timing-on_hazard = { CAP($text) }
timing-on_rest = Quand ce personnage effectue une action de repos – { CAP($text) }
timing-while_attached = Tant que cette carte est attachée – { CAP($text) }
timing-before_spawn = { CAP($text) }
timing-after_spawn = { CAP($text) }
timing-if_seen = { $blips ->
        [one] Si ce Blip est repéré à son apparition, { $text }
       *[other] Si au moins un de ces Blips est repéré à son apparition, { $text }
    }
timing-if_unseen = { $blips ->
        [one] Si ce Blip n’est pas repéré à son apparition, { $text }
       *[other] Si aucun de ces Blips n’est repéré à son apparition, { $text }
    }
timing-setup = Mise en place – { CAP($text) }
timing-round_start = Début du tour de jeu { $round } – { CAP($text) }
timing-round_end = Fin du tour de jeu { $round } – { CAP($text) }
timing-interact_computer = Interaction avec un ordinateur – { CAP($text) }
timing-interact_crate = Interaction avec une caisse – { CAP($text) }
timing-interact_mission_blip = Interaction avec un Blip de mission – { CAP($text) }
timing-on_exit = Quand un personnage quitte le plateau par une sortie – { CAP($text) }
timing-on_counter = { CAP($text) }
timing-on_schedule = À l’arrivée – { CAP($text) }

## Cartes

part-exhausted = { part-n-cards }{ $source ->
        [hand] {" "}de votre main
       *[deck] {""}
    }
effect-exhaust = épuisez { part-exhausted }
    .may = vous pouvez épuiser { part-exhausted }
part-recycled = { $source ->
        [exhaust] { part-n-cards }
       *[hand] { $cards } de votre main
    }
effect-recycle = recyclez { part-recycled }
    .may = vous pouvez recycler { part-recycled }
effect-draw = piochez { part-n-cards }
    .may = vous pouvez piocher { part-n-cards }
part-discarded = { part-n-cards } { $source ->
        [any] du deck Endurance ou de votre main
       *[hand] de votre main
    }
effect-discard = défaussez { part-discarded }
    .may = vous pouvez défausser { part-discarded }
effect-reveal = révélez { part-n-cards }
    .may = vous pouvez révéler { part-n-cards }
effect-take_revealed = prenez la carte révélée dans votre main
    .may = vous pouvez prendre la carte révélée dans votre main
part-taken = { $cards } { $source ->
        [discard] de la défausse
       *[removed] au hasard parmi les cartes retirées de la partie
    } { $to ->
        [hand] dans votre main
       *[endurance] face cachée sous le deck Endurance
    }
effect-take = { $to ->
        [hand] prenez
       *[endurance] placez
    } { part-taken }
    .may = vous pouvez { $to ->
        [hand] prendre
       *[endurance] placer
    } { part-taken }
part-top-cards = { $n ->
        [one] la carte du dessus
       *[other] les { $n } cartes du dessus
    }
effect-search = regardez { part-top-cards } du deck Endurance, { $to ->
        [equip] équipez gratuitement { $who } ou un personnage adjacent avec { $cards } au maximum parmi elles
       *[hand] prenez { $cards } au maximum parmi elles dans votre main
    } et placez le reste sous le deck
    .may = vous pouvez regarder { part-top-cards } du deck Endurance, { $to ->
        [equip] équiper gratuitement { $who } ou un personnage adjacent avec { $cards } au maximum parmi elles
       *[hand] prendre { $cards } au maximum parmi elles dans votre main
    } et placer le reste sous le deck
effect-peek_tracker = regardez { part-top-cards } du deck Motion Tracker, puis { $then ->
        [top_or_bottom] { $n ->
            [one] remettez-la sur ou sous le deck
           *[other] remettez chacune sur ou sous le deck
        }
       *[reorder] { $n ->
            [one] remettez-la sur le deck
           *[other] remettez-les sur le deck dans l’ordre de votre choix
        }
    }
    .may = vous pouvez regarder { part-top-cards } du deck Motion Tracker, puis { $then ->
        [top_or_bottom] { $n ->
            [one] la remettre sur ou sous le deck
           *[other] remettre chacune sur ou sous le deck
        }
       *[reorder] { $n ->
            [one] la remettre sur le deck
           *[other] les remettre sur le deck dans l’ordre de votre choix
        }
    }
effect-attach = attachez cette carte { $who_to }
effect-detach = placez cette carte sur le deck Exhaust
    .may = vous pouvez placer cette carte sur le deck Exhaust
effect-discard_this = défaussez cette carte
    .may = vous pouvez défausser cette carte
effect-exhaust_this = épuisez cette carte
    .may = vous pouvez épuiser cette carte
effect-unequip = { $to ->
        [exhaust] épuisez
       *[discard] défaussez
    } { $slot ->
        [primary] l’arme principale
       *[equipment] 1 carte Équipement
    } { $target_of }
    .known = { $to ->
        [exhaust] épuisez
       *[discard] défaussez
    }-{ $slot ->
        [primary] la
       *[equipment] en 1
    }

## Personnages

effect-aim = augmentez de { $n } le compteur de visée { $target_of }
    .may = vous pouvez augmenter de { $n } le compteur de visée { $target_of }
effect-lower_aim = diminuez de { $n } le compteur de visée { $target_of }
    .may = vous pouvez diminuer de { $n } le compteur de visée { $target_of }
part-moved = { $target } de { part-n-spaces } au maximum{ $toward_user ->
        [yes] {" "}en direction { $who_of }
       *[no] {""}
    }
effect-move = déplacez { part-moved }
    .may = vous pouvez déplacer { part-moved }
part-attack-with = { $weapon ->
        [any] avec une arme
        [this] avec cette arme
        [grenade] avec une Grenade
       *[m56_smart_gun] { card-m56_smart_gun.with }
    }
part-attack-details = { $target_is ->
        [adjacent_to_alien] {" "}contre un Alien adjacent
       *[other] {""}
    }{ $free ->
        [yes] , sans épuiser de carte pour le premier tir
       *[no] {""}
    }{ $weapon ->
        [this] {" "}(aucune autre attaque gratuite ne suit)
        [any] {""}
        [grenade] {""}
       *[m56_smart_gun] {""}
    }
effect-attack = { $target } effectue une attaque gratuite { part-attack-with }{ part-attack-details }
    .may = { $target } peut effectuer une attaque gratuite { part-attack-with }{ part-attack-details }
part-granted-action = { $kind ->
        [move] une action de déplacement
       *[aim] une action de visée
    }
effect-grant_action = { $target } effectue { part-granted-action }
    .may = { $target } peut effectuer { part-granted-action }
effect-lose_action = { $target } perd { $n ->
        [one] { $n } action
       *[other] { $n } actions
    }
effect-stand_up = { $target } se relève
    .may = { $target } peut se relever
part-modify-when = { $when ->
        [always] {""}
        [defensive_fire] {" "}en tir défensif
        [attack_with_this] {" "}pour les attaques avec cette arme
        [target_within_2] {" "}pour les attaques avec cette arme contre une cible à 2 espaces ou moins
        [barricade] {" "}pour les actions de barricade
        [interact] {" "}pour les actions d’interaction
        [counterattack] {" "}pour les contre-attaques
       *[rest] {" "}pour les actions de repos
    }
effect-modify = { $stat ->
        [aim] { $who } a { $n_signed } en visée{ part-modify-when }
        [tech] { $who } a { $n_signed } en Tech{ part-modify-when }
        [melee] { $who } a { $n_signed } en mêlée{ part-modify-when }
        [rest_recycle] quand { $who } effectue une action de repos, vous pouvez recycler { $n_abs ->
            [one] { $n_abs } carte
           *[other] jusqu’à { $n_abs } cartes
        } de { $n_sign ->
            [minus] moins
           *[plus] plus
        }
       *[aim_action] quand { $who } effectue une action de visée, augmentez le compteur de visée de { $n_abs } de { $n_sign ->
            [minus] moins
           *[plus] plus
        }
    }
effect-attack_cost = { $who } épuise { $n_abs ->
        [one] { $n_abs } carte
       *[other] { $n_abs } cartes
    } de { $n_sign ->
        [minus] moins
       *[plus] plus
    } pour { $first_only ->
        [yes] la première attaque{ part-attack-cost-with } de chaque activation
       *[no] chaque attaque{ part-attack-cost-with }
    }
part-attack-cost-with = { $weapon ->
        [any] {""}
        [this] {" "}avec cette arme
        [grenade] {" "}avec une Grenade
       *[m56_smart_gun] {" "}{ card-m56_smart_gun.with }
    }
effect-reroll = relancez le dé
    .may = vous pouvez relancer le dé
part-prevented = { $target_is ->
        [self] { $target }
       *[other] ce personnage
    }
effect-prevent = { $instead ->
        [knockdown] { part-prevented } est { $target_gender ->
            [f] mise
           *[m] mis
        } KO à la place
       *[none] { part-prevented } n’est pas { $what ->
            [kill] { $target_gender ->
                [f] tuée
               *[m] tué
            }
           *[capture] { $target_gender ->
                [f] capturée
               *[m] capturé
            }
        }
    }
part-rule-until = { $until ->
        [always] {""}
        [end_of_phase] {" "}jusqu’à la fin de la phase
       *[end_of_round] {" "}jusqu’à la fin du tour de jeu
    }
effect-rule = { $id ->
        [no_friendly_fire] les attaques de zone { $who_of } n’affectent pas les personnages{ part-rule-until }
        [steady_fire] le tir défensif ne diminue pas les compteurs de visée{ part-rule-until }
       *[lights_out] les attaques des personnages portent à 3 espaces au maximum{ part-rule-until }
    }

## Plateau et Aliens

effect-barricade = placez une barricade sur une porte adjacente à un personnage de votre choix, sans test
    .may = vous pouvez placer une barricade sur une porte adjacente à un personnage de votre choix, sans test
part-removed-barricade = { $target_is ->
        [nearest_to_placed] { $blips ->
            [one] la barricade la plus proche de ce Blip
           *[other] la barricade la plus proche de ces Blips
        }
        [nearest_to_characters] la barricade la plus proche d’un personnage
       *[rolled] cette barricade
    }
effect-remove_barricade = retirez { part-removed-barricade }
    .may = vous pouvez retirer { part-removed-barricade }
effect-place_tunnel = placez un tunnel sur un espace adjacent à { $who }
effect-spawn = { $at ->
        [same] { $n ->
            [one] faites apparaître { $n } Blip de plus au même endroit
           *[other] faites apparaître { $n } Blips de plus au même endroit
        }
        [nearest_spawn] faites apparaître { part-n-blips } au point de Spawn le plus proche { $who_of }
        [each_spawn] faites apparaître { part-n-blips } à chaque point de Spawn
       *[each_other_spawn] faites apparaître { part-n-blips } à chacun des autres points de Spawn
    }
effect-move_blips = { $scope ->
        [placed] { $blips ->
            [one] déplacez-le
           *[other] déplacez-les
        }
       *[all] déplacez tous les Blips
    } de { part-n-spaces }
effect-move_aliens = déplacez { $scope ->
        [placed] ces Aliens
       *[all] tous les Aliens et Facehuggers
    } de { part-n-spaces }, sans attaque
effect-activate = activez ces Aliens
effect-grow = ajoutez { $n ->
        [one] { $n } jeton Alien
       *[other] { $n } jetons Alien
    } à chacun de ces Aliens

## Missions

part-flipped = { $which ->
        [any] un Blip de mission de votre choix
       *[adjacent] ce Blip
    }{ $once_per_round ->
        [yes] {" "}(une fois par tour de jeu)
       *[no] {""}
    }
effect-flip_mission_blip = retournez { part-flipped }
    .may = vous pouvez retourner { part-flipped }
effect-show_token = le Blip reste en place, face visible
effect-remove_token = retirez le jeton
    .may = vous pouvez retirer le jeton
effect-join = { $whom ->
        [newt] Newt
       *[captive] le captif
    } vous rejoint sur cet espace
effect-deal_captives = mélangez les personnages capturés et placez-les face cachée sous les Blips de mission, 1 au maximum par Blip
effect-place_facehugger = placez un Facehugger { $at ->
        [token] sur cet espace
       *[square] sur l’espace { $square } (plateau { $face })
    }
effect-add_counter = augmentez de { $n } le compteur de liaison
effect-schedule = la navette arrive dans { $rounds ->
        [one] { $rounds } tour de jeu
       *[other] { $rounds } tours de jeu
    }
effect-roll = lancez le dé Alien
effect-roll_each = lancez le dé Alien pour chaque barricade
effect-open_exit = la sortie { $id } s’ouvre
effect-carry_crate = ramassez la caisse ; un personnage porte { $max ->
        [one] { $max } caisse
       *[other] { $max } caisses
    } au maximum
effect-end_mission = la mission se termine et tous les personnages encore sur le plateau sont { $left ->
        [killed] tués
       *[captured] capturés
    }

## Conditions

cond-has = si { $who } a { $slot ->
        [primary] une arme principale
       *[equipment] des cartes Équipement
    }
cond-test = effectuez un test de Tech ; s’il réussit
cond-counter = si le compteur de liaison est à { $min } ou plus
cond-carrying = si ce personnage porte une caisse
