# Ce que font les cartes, les Objets, les Salles, les événements et les attaques. Les propositions commencent par une
# minuscule ; CAP et le point viennent à l’assemblage. third : ce que fait quelqu’un d’autre que le lecteur.

## Jonctions

join-third = { $who } { $does }
join-for = { $who } : { $does }
join-if = { $cond }, { $does }
join-may = vous pouvez : { $does }
join-or = { $first } Ou : { $other }
join-price = { $first } : { $rest }
join-after = { $first }, puis { $rest }
part-requires = Seulement { $conditions }.
part-window = { $timing } : { $does }
text-nothing = Pas de règle particulière.

## Quand

timing-action = comme Action
timing-event = pendant la Phase Événement
timing-attack = quand un Intrus touche
timing-intruder_action = comme Action du joueur Intrus
timing-always = toujours
timing-shot = quand vous tirez avec cette arme
timing-action_of_other_here = Quand un autre joueur dans votre Salle a annoncé et payé une Action
timing-interruption_of_other = Quand un autre joueur joue Interruption
timing-surprise_attack_on_self = Quand une Attaque Surprise va vous toucher
timing-attack_on_self = Quand une Attaque d’Intrus va vous toucher
timing-noise_roll_of_self = Après un de vos Jets de Bruit Hors Combat, avant d’en appliquer le résultat

## Qui

who-self = vous
who-target = la cible
who-each = chaque Personnage éveillé
who-each_here = { $timing ->
        [attack] chaque Personnage dans la Salle
       *[other] chaque Personnage présent, vous compris,
    }
who-each_other_here = chaque autre Personnage présent
who-other_here = 1 autre Personnage présent
who-each_with_larva = chaque Personnage qui a une Larve
who-each_in_nest_or_with_egg = chaque Personnage qui est dans le Nid ou qui porte un Œuf
who-chosen_character = 1 Personnage de votre choix

## Conditions

cond-in_room_kind = { $kind ->
        [computer] dans une Salle avec un Ordinateur en état de marche
        [no_computer_working] dans une Salle sans Ordinateur et sans Panne
        [tech_entrance] dans une Salle avec une entrée de Conduit
        [evacuation_section] dans une Section d’évacuation
       *[yellow] dans une Salle jaune
    }
cond-object_present = avec un Corps Lourd présent dont la Carte Faiblesse est encore face cachée
cond-no_sleepers = si personne n’est en Hibernation au moment de la lancer
cond-not_yellow = si le Marqueur d’Autodestruction n’est pas sur une Case jaune
cond-course_free = si personne n’est en Hibernation et qu’aucun Intrus n’est présent
cond-time_on_blue = quand le Marqueur Temps est sur une Case bleue
cond-no_intruder_here = si aucun Intrus n’est présent
cond-pod_with_place = si une Nacelle déverrouillée de cette section a une place libre
cond-eggs_left = s’il reste des Œufs sur le Plateau Intrus
cond-generator_broken = si le Générateur exploré a un marqueur Panne

## Cartes

effect-draw_cards = piocher { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
    .third = pioche { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
effect-discard_cards = { $n ->
        [-1] défausser toute votre main
        [one] défausser { $n } { $kind ->
            [action] Carte Action
           *[any] carte
        } de votre main
       *[other] défausser { $n } { $kind ->
            [action] Cartes Action
           *[any] cartes
        } de votre main
    }
    .third = { $n ->
        [-1] défausse toute sa main
        [one] défausse { $n } { $kind ->
            [action] Carte Action
           *[any] carte
        } de son choix
       *[other] défausse { $n } { $kind ->
            [action] Cartes Action
           *[any] cartes
        } de son choix
    }
effect-discard_hand = défausser toutes les Cartes Action de votre main
effect-replace_cards = défausser autant de cartes de votre main que vous voulez, puis en piocher autant plus { $more }
part-scan-hand = scanner toutes les Cartes Contamination de votre main et retirer du jeu celles qui ne sont pas infectées ; si l’une d’elles est infectée, placer une Larve sur votre Plateau Joueur, mais si vous en avez déjà une, vous mourez et un Rôdeur prend votre place
effect-scan = { $zone ->
        [hand] { part-scan-hand }
        [one_in_hand] scanner 1 Carte Contamination de votre main et la retirer du jeu ; si elle était infectée, prendre 1 nouvelle Carte Contamination
        [deck_hand_discard] scanner toutes vos Cartes Contamination (Pioche, main et Défausse) et retirer du jeu celles qui sont infectées
       *[drawn_4] piocher 4 cartes, scanner les Cartes Contamination parmi elles et défausser les 4 ; si l’une d’elles est infectée et que vous n’avez pas de Larve, en placer une sur votre Plateau Joueur
    }
    .may = { $zone ->
        [hand] vous pouvez { part-scan-hand }
       *[other] vous pouvez scanner vos Cartes Contamination
    }
    .third = pioche 4 cartes, scanne les Cartes Contamination parmi elles et défausse les 4 ; qui en a une infectée parmi elles et pas encore de Larve reçoit une Larve
effect-gain_contamination = prendre { $n ->
        [one] { $n } Carte Contamination
       *[other] { $n } Cartes Contamination
    }
    .third = prend { $n ->
        [one] { $n } Carte Contamination
       *[other] { $n } Cartes Contamination
    }
effect-shuffle_deck = { $zones ->
        [deck_discard] mélanger votre Défausse à votre Pioche
       *[deck_discard_hand] mélanger votre main et votre Défausse à votre Pioche
    }

## Le Personnage

part-unattacked = { $attacked ->
        [no] {" "}sans subir d’attaque
       *[yes] {""}
    }
effect-move = { $who ->
        [other_here] choisir 1 autre Personnage présent et une Salle voisine de la sienne : ce Personnage s’y déplace, de gré ou de force
        [self_or_other_here] vous, ou 1 autre Personnage présent qui accepte, allez dans une Salle voisine{ part-unattacked }
        [self_and_or_other_here] vous, 1 autre Personnage présent qui accepte, ou les deux ensemble, allez dans une Salle voisine{ part-unattacked }
       *[self] { $to ->
            [tech_entrance] se déplacer vers n’importe quelle autre Salle avec une entrée des mêmes Conduits
            [other_yellow_room] se déplacer vers n’importe quelle autre Salle jaune explorée
           *[neighbour] se déplacer vers une Salle voisine{ part-unattacked }{ $noise ->
                [no] {" "}sans Jet de Bruit ; Silence et Danger n’ont pas d’effet
               *[yes] {""}
            }
        }
    }
effect-escape = fuir vers une Salle voisine
effect-remove_larva = retirer la Larve de votre Plateau Joueur
effect-dress = { $n ->
        [-1] panser toutes vos Blessures Graves
        [one] panser { $n } de vos Blessures Graves
       *[other] panser { $n } de vos Blessures Graves
    }
effect-heal_dressed = défausser 1 de vos Blessures Graves pansées
effect-heal_light = { $n ->
        [-1] soigner toutes vos Blessures Légères
        [one] soigner { $n } Blessure Légère
       *[other] soigner { $n } Blessures Légères
    }
effect-light_wound = subir { $n ->
        [one] { $n } Blessure Légère
       *[other] { $n } Blessures Légères
    }
    .third = subit { $n ->
        [one] { $n } Blessure Légère
       *[other] { $n } Blessures Légères
    }
effect-wound_or_kill = subir 1 Blessure Grave ; si vous en avez déjà { $at } ou plus, vous mourez
    .third = meurt avec déjà { $at ->
        [one] { $at } Blessure Grave
       *[other] { $at } Blessures Graves
    } ou plus, sinon subit 1 Blessure Grave
effect-burst = vous mourez et un Rôdeur prend votre place
    .third = meurt et un Rôdeur prend sa place
effect-gain_slime = prendre un Marqueur Slime
    .third = reçoit un Marqueur Slime
effect-discard_slime = défausser votre Marqueur Slime
effect-send_signal = placer un marqueur Signal sur votre Plateau Joueur
effect-hibernate = faire un Jet de Bruit ; si aucun Intrus n’est présent ensuite, vous entrez en Hibernation
effect-enter_pod = faire un Jet de Bruit ; si aucun Intrus n’est présent ensuite, prendre une place libre dans une Nacelle déverrouillée de cette section, puis la lancer ou attendre
effect-pass = passer aussitôt
effect-unlimited_actions = pendant ce Tour Action, vous pouvez faire autant d’Actions que vous voulez, puis vous passez

## Le vaisseau

effect-place_fire = { $room ->
        [here] placer un marqueur Feu ici
        [target_room] y placer un marqueur Feu
        [hibernatorium_or_its_neighbours] placer un marqueur Feu dans l’Hibernatorium ; s’il brûle déjà, dans chaque Salle voisine de celui-ci
       *[each_neighbour_of_fire] placer un marqueur Feu dans chaque Salle voisine d’une Salle qui brûlait déjà
    }
effect-discard_fire = { $room ->
        [here] défausser le marqueur Feu de cette Salle
       *[target_room] défausser son marqueur Feu
    }
effect-place_malfunction = { $room ->
        [here] placer un marqueur Panne ici
        [chosen_computer] placer un marqueur Panne dans n’importe quelle Salle explorée avec un Ordinateur en état de marche
        [each_with_fire] placer un marqueur Panne dans chaque Salle avec un marqueur Feu
        [each_explored_green] placer un marqueur Panne dans chaque Salle verte explorée
        [each_explored_yellow_computer] placer un marqueur Panne dans chaque Salle jaune explorée avec un Ordinateur
        [each_with_adult_breeder_queen] placer un marqueur Panne dans chaque Salle avec un Adulte, un Hybride ou la Reine
       *[lowest_numbered_explored] placer un marqueur Panne dans la Salle explorée de plus petit numéro
    }
effect-discard_malfunction = défausser le marqueur Panne de cette Salle
effect-door = { $op ->
        [toggle] ouvrir ou fermer 1 Porte de cette Salle
        [toggle_any] ouvrir ou fermer 1 Porte de cette Salle ; une Porte Détruite peut aussi être fermée
        [set_each] ouvrir ou fermer ses Portes, chacune à votre guise
        [destroy] détruire 1 Porte Fermée de cette Salle
       *[open_all] toutes les Portes Fermées du vaisseau s’ouvrent
    }
effect-check_engine = { $which ->
        [here] regarder en secret l’état de ce moteur
       *[all] regarder en secret l’état des 3 moteurs
    }
effect-turn_engine = dans une Salle Moteur, réparer ou endommager le moteur (regarder en secret ses 2 jetons, les empiler dans l’ordre voulu et dire si l’ordre a changé)
effect-check_coordinates = regarder en secret la Carte Coordonnées
effect-set_destination = déplacer le marqueur Destination sur une autre Case
effect-self_destruct = { $op ->
        [toggle] lancer ou arrêter la séquence d’Autodestruction
       *[start] la séquence d’Autodestruction se lance
    }
effect-toggle_pod = { $scope ->
        [this_section] verrouiller ou déverrouiller 1 Nacelle de cette section
       *[any] verrouiller ou déverrouiller n’importe quelle Nacelle
    }
effect-launch_pod = la Nacelle de plus petit numéro est lancée, verrouillée ou non, avec tous ses occupants
effect-airlock = toutes ses Portes se ferment ; si elles sont encore fermées quand tous les joueurs ont passé, tout le monde meurt dans cette Salle
effect-empty_burning_rooms = le Compteur d’Objets de chaque Salle explorée avec un marqueur Feu tombe à 0
effect-search = { $deck ->
        [chosen] piocher { $n } Objets d’une couleur de votre choix, en garder { $keep } et remettre le reste sous leur paquet
       *[room_colour] fouiller cette Salle{ $min_counter ->
            [0] , même si son Compteur d’Objets est à 0
           *[other] {""}
        } : baisser son Compteur d’Objets de { $counter }, piocher { $n } Objets de sa couleur, en garder { $keep } et remettre le reste sous leur paquet
    }
part-peek-tokens = { $tokens ->
        [0] , mais pas son jeton Exploration
       *[other] {" "}et son jeton Exploration
    }
effect-peek = { $tiles ->
        [one] regarder en secret { $tiles } Tuile Salle inconnue{ part-peek-tokens }
       *[other] regarder en secret { $tiles } Tuiles Salle inconnues, l’une après l’autre, mais pas leurs jetons Exploration
    }
effect-peek_event = regarder en secret la première Carte Événement, puis la remettre sur le paquet ou dessous et dire où
effect-look_objective = { $target ->
        [with_signal] regarder en secret 1 Objectif d’un autre joueur qui a un marqueur Signal
       *[any] regarder en secret 1 Objectif d’un autre joueur
    }
effect-reveal_weakness = choisir un Corps Lourd présent et révéler sa Carte Faiblesse
effect-take_egg = prendre 1 Œuf du Plateau Intrus dans un emplacement de main
effect-discard_egg = défausser { $n ->
        [one] { $n } Œuf
       *[other] { $n } Œufs
    } du Plateau Intrus
effect-noise_roll = faire un Jet de Bruit
    .third = fait un Jet de Bruit
effect-place_noise = { $where ->
        [corridors_of_slimed_characters] placer un marqueur Bruit dans chaque Couloir qui n’en a pas autour de chaque Salle où se trouve un Personnage couvert de Slime
       *[corridors_of_explored_nest] si le Nid est exploré, placer un marqueur Bruit dans chacun de ses Couloirs qui n’en a pas
    }
effect-technical_noise = placer un marqueur Bruit dans les Conduits ; s’il y en a déjà un, chaque Personnage Hors Combat dans une Salle avec une entrée de Conduit fait un Jet de Bruit à la place

## Intrus

effect-encounter = résoudre une Rencontre
    .third = résout une Rencontre
effect-retreat = { $which ->
        [chosen_here] { $injured ->
            [yes] s’il est encore en vie et présent, il bat en retraite
           *[no] 1 Intrus présent bat en retraite
        }
       *[each_in_target_room] chaque Intrus dans cette Salle bat en retraite
    }
effect-injure = 1 Intrus présent subit { $n ->
        [one] { $n } Dégât
       *[other] { $n } Dégâts
    }
part-injuries-main = { $main ->
        [one] { $main } Dégât
       *[other] { $main } Dégâts
    }
part-injuries-others = { $others ->
        [one] { $others } Dégât
       *[other] { $others } Dégâts
    }
part-wounds = { $wounds ->
        [one] { $wounds } Blessure Grave
       *[other] { $wounds } Blessures Graves
    }
part-eggs = { $eggs ->
        [one] { $eggs } est détruit
       *[other] { $eggs } sont détruits
    }
effect-blast = y désigner 1 Intrus, qui subit { part-injuries-main }, ou les Œufs, dont { part-eggs } ; chaque autre Intrus y subit { part-injuries-others }, puis chaque Personnage y subit { part-wounds }. Si vous avez désigné les Œufs, faire un Jet de Bruit
effect-heal_intruders = { $which ->
        [each] retirer jusqu’à { $n } Dégâts à chaque Intrus
       *[chosen] retirer jusqu’à { $n } Dégâts à 1 Intrus de votre choix
    }
effect-remove_intruders = chaque Intrus qui ne partage pas sa Salle avec un Personnage quitte le plateau ; pour chacun, un jeton de son type va dans le Sac Intrus
effect-adults_hunt = chaque Adulte qui n’est pas en Combat va dans une Salle voisine où se trouve un Personnage
effect-lure_intruders = choisir une Salle voisine : les Intrus de toutes les Salles autour d’elle y vont, mais celui qui quitte une Salle avec un Personnage y attaque d’abord ; ceux qui sont derrière une Porte Fermée la détruisent et restent sur place
effect-infest_nest = chaque Personnage dans le Nid dont le joueur n’a pas de Carte Action en main est infesté ; si personne ne l’a été, un jeton Larve va dans le Sac Intrus
effect-transform_attacker = le Rôdeur qui attaque devient un Hybride ; si la main de la cible est vide, l’Hybride fait aussitôt une Attaque Surprise
effect-summon = piocher 1 jeton dans le Sac Intrus et placer cet Intrus dans la Salle ; il n’attaque pas encore
effect-resolve_event = piocher { $n } Cartes Événement, en résoudre 1 et défausser les autres

## La manche

effect-all_pass = tous les joueurs qui n’ont pas encore passé passent maintenant
effect-skip_step = l’Attaque des Intrus de la Phase Événement de cette Manche n’a pas lieu
effect-cancel_action = { $of ->
        [other_here] annuler cette Action
       *[interruption] annuler cette Interruption
    }
effect-ignore_attack = vous ignorez son effet
effect-free_room_action = { $where ->
        [here] { $need ->
            [computer] { $required ->
                [yes] faire l’Action de cette Salle pour 0 carte
               *[no] faire l’Action de cette Salle, qui doit avoir un Ordinateur en état de marche, pour 0 carte
            }
            [no_computer] faire l’Action de cette Salle pour 0 carte
           *[cockpit_or_computer] faire l’Action de cette Salle, qui doit être le Cockpit ou avoir un Ordinateur en état de marche, pour 0 carte
        }
       *[chosen_working_computer] faire à distance l’Action de n’importe quelle Salle explorée avec un Ordinateur en état de marche, pour 0 carte
    }
effect-choose_room = { $filter ->
        [other_yellow_no_destroyed_door] choisir une autre Salle jaune explorée sans Porte Détruite
        [here_or_neighbour_with_intruder_or_eggs] choisir cette Salle ou une Salle voisine où se trouvent un Intrus ou des Œufs
       *[any] choisir n’importe quelle Salle
    }

## Objets et armes

effect-shoot = { $weapon ->
        [energy] tirer avec une Arme à énergie
        [assault_rifle] tirer avec lui
       *[any] tirer
    }{ $reroll ->
        [0] {""}
       *[other]  ; vous pouvez relancer une fois le Dé de Combat
    }{ $bonus ->
        [per_2_ammo] {" "}et ajouter 1 Dégât pour 2 Munitions défaussées, même si la cible est manquée
       *[none] {""}
    }
effect-craft = fabriquer un Objet ; n’importe quel Objet jaune peut servir d’outil
effect-discard_item = défausser { $n ->
        [one] { $n } de vos Objets
       *[other] { $n } de vos Objets
    }
part-ammo = { $n ->
        [one] { $n } Munition
       *[other] { $n } Munitions
    }
effect-ammo_add = { $attached ->
        [yes] lui ajouter { part-ammo }
       *[no] { $weapon ->
            [six_shooter] ajouter { part-ammo } à votre Six-coups
           *[energy] ajouter { part-ammo } à 1 Arme à énergie que vous avez en main
        }
    }
effect-ammo_fill = { $weapon ->
        [flamethrower] remplir de Munitions un Lance-flammes que vous avez en main
       *[energy] remplir de Munitions 1 Arme à énergie que vous avez en main
    }
effect-ammo_discard = { $weapon ->
        [assault_rifle] défausser toutes les Munitions de votre Fusil d’assaut, au moins 1
       *[any] défausser { part-ammo } d’une arme que vous avez en main
    }
effect-attach = { $to ->
        [assault_rifle] attacher cette carte à votre Fusil d’assaut
       *[energy_weapon] attacher cette carte à une Arme à énergie que vous avez en main
    }
effect-capacity = cette arme contient { part-ammo } de plus
effect-free_charge = la recharger avec une Charge d’énergie coûte 0 carte
effect-combine_heavy = combiner 2 Objets Lourds que vous avez en main : ensemble, ils ne prennent qu’1 emplacement de main
effect-treat_face = { $face ->
        [single] une touche simple compte comme une touche double
       *[double] une touche double compte comme une touche simple
    }
effect-extra_injury = +{ $n } { $n ->
        [one] Dégât
       *[other] Dégâts
    } { $when ->
        [any_hit] pour toute touche
        [face_double] pour une touche double
       *[face_single_or_double] pour une touche simple ou double
    }
effect-min_injury = au moins { $n ->
        [one] { $n } Dégât
       *[other] { $n } Dégâts
    } sur toute face non vierge
effect-spend_ammo = pour une touche double, vous pouvez défausser 1 Munition de plus pour +{ $n } Dégât
effect-reroll = { $die ->
        [noise] défausser { $pay } Carte Action pour relancer le Dé de Bruit ; le nouveau résultat compte
       *[combat] vous pouvez relancer une fois le Dé de Combat
    }
effect-fire_on_double = pour une touche double, placer un marqueur Feu ici après le test de mort d’Intrus
effect-extend_cards = { $cards ->
        [order_motivation] { card-order } peut viser 1 Personnage dans n’importe quelle Salle avec un Ordinateur en état de marche, et { card-motivation } touche aussi tous ceux qui sont dans ces Salles
       *[intranet_risk_assessment] { card-intranet } et { card-risk_assessment } n’ont pas besoin d’un Ordinateur dans votre Salle et marchent malgré une Panne
    }
effect-rule = { $id ->
        [arm_one_hand_slot] vous n’avez qu’1 emplacement de main
        [hand_item_cost_plus_1] chaque Action d’Objet vous coûte 1 carte de plus
        [leg_escape_cost_2] une Fuite vous coûte 2 cartes
        [body_hand_size_4] vous ne piochez que jusqu’à 4 cartes
        [bleeding_light_wound_on_pass] chaque fois que vous passez, vous subissez 1 Blessure Légère
        [adult_blank_is_single] contre un Adulte, la face vierge compte comme une touche simple
        [only_breeder_queen_break_doors] seuls les Hybrides et la Reine détruisent les Portes Fermées
        [phosphates_injure_on_retreat] un Intrus qui bat en retraite devant un Extincteur ou le Système anti-incendie subit aussi 1 Dégât
        [surprise_value_minus_1_min_1] pour les Attaques Surprise, le chiffre d’un jeton Intrus baisse de 1, avec un minimum de 1
        [kill_threshold_minus_1] au test de mort d’Intrus, la valeur de sang baisse de 1
        [adult_bite_light_wound] la Morsure d’un Adulte inflige 1 Blessure Légère au lieu de la Blessure Grave ; elle peut encore tuer
        [fire_injury_plus_1] un Intrus blessé par le Feu, un Cocktail Molotov ou un Lance-flammes subit 1 Dégât de plus
        [cabins_hand_size_plus_1] qui se trouve ici lors de la pioche complète sa main à 1 carte de plus, s’il n’y a ni Intrus ni Panne
        [slime_on_entry] qui entre ici reçoit un Marqueur Slime
       *[nest_eggs] les Œufs du Plateau Intrus se trouvent ici et peuvent être attaqués ; quand il n’y en a plus, le Nid est détruit
    }

## Ce que demandent les objectifs

goal-signal_sent = vous avez envoyé un Signal
goal-ship_reaches = le vaisseau atteint { $place ->
        [earth] la Terre
       *[mars] Mars
    }
goal-ship_destroyed = le vaisseau est détruit
goal-nest_destroyed = le Nid est détruit
goal-queen_killed = la Reine a été tuée
goal-all_rooms_explored = toutes les Salles sont explorées
goal-finish_with = vous terminez avec { $object ->
        [egg] un Œuf
       *[blue_corpse] le Cadavre bleu
    } dans un emplacement de main
goal-finish_in_pod = vous terminez dans une Nacelle lancée
goal-items_at_least = vous avez au moins { $n } Objets
goal-only_survivor = vous êtes le seul survivant
goal-other_survives = au moins 1 autre Personnage survit
goal-player_dead = le joueur { $player } ne survit pas
goal-weakness_revealed = la Faiblesse { $object ->
        [egg] de l’Œuf
       *[carcass] de la Carcasse
    } a été révélée
goal-weaknesses_at_least = au moins { $n } Faiblesses ont été révélées
goal-corpse_in_room = le Cadavre bleu se trouve { $room_in } à la fin de la partie
goals-or = { $first }, ou { $last }
goals-common = { $common }, et { $rest }
goals-mars = En Hibernation, vous survivez aussi à un saut vers Mars.

## Faits

fact-cost = coût { $n }
fact-in_combat = seulement en Combat
fact-out_of_combat = seulement Hors Combat
fact-reaction = réaction
fact-passive = permanent
fact-heavy = Lourd
fact-one_use = usage unique
fact-copies = { $n } exemplaires
fact-deck-red = Objet rouge
fact-deck-yellow = Objet jaune
fact-deck-green = Objet vert
fact-deck-blue = Objet Fabriqué
fact-character = Personnage
fact-quest = Objet de Quête
fact-start = Objet de départ
fact-component = composant : { $component }
fact-recipe = fabrication : { $components }
fact-weapon-energy = Arme à énergie
fact-weapon-classic = Arme classique
fact-ammo = Munitions { $n }
fact-activate_in = s’active { $room_in } (coût { $cost })
fact-activate_with = s’active en défaussant { $item } (coût { $cost })
activates-tools_or_duct_tape = des { item-tools } ou un { item-duct_tape }
activates-energy_charge = une { item-energy_charge_red }
activates-chemicals = des { item-chemicals }
fact-colour-red = Salle rouge
fact-colour-yellow = Salle jaune
fact-colour-green = Salle verte
fact-colour-white = Salle blanche
fact-colour-none = pas de Fouille
fact-computer = Ordinateur
fact-unbreakable = jamais de Panne
fact-movers = Couloir { $n } : { $movers }
fact-after-remove_reshuffle = quitte le jeu, puis la Défausse est mélangée au paquet
fact-after-shuffle_back = est remélangée au paquet
fact-attackers = { $attackers }
fact-blood = sang { $values }
fact-retreat = retraite
fact-move = déplacement par le Couloir { $n }
fact-move-any = déplacement par un Couloir de votre choix
fact-attack_draw = { $n ->
        [one] attaque avec { $n } carte
       *[other] attaque avec 1 carte sur { $n }
    }
fact-objective-personal = Objectif Personnel
fact-objective-corporate = Objectif de Corporation
fact-objective-solo_coop = Objectif coopératif
fact-players = à partir de { $n } joueurs
part-shots-energy = Tirs avec une Arme à énergie : { $does }
part-room_action = { $name } : { $does }

## Traits et jetons Exploration

trait-captain-text = Après un Tir avec votre Six-coups qui a infligé un Dégât, vous pouvez tirer encore sur la même cible pour 0 carte, tant que vous touchez et qu’il reste des Munitions. Le test de mort d’Intrus a lieu une seule fois, après le dernier Tir.
trait-pilot-text = Dans le Cockpit, vous pouvez aussi ouvrir ou fermer n’importe quelle Porte du vaisseau.
trait-scientist-text = Une Blessure à la Jambe est pansée dès que vous la recevez.
trait-scout-text = Quand vous fouillez une Salle blanche, piocher 1 Objet de chaque couleur au lieu de 2 d’une seule ; en garder 1.
trait-soldier-text = Une fois par Tour Action, après votre deuxième Action, vous pouvez subir 1 Blessure Légère pour en faire une troisième.
trait-mechanic-text = Quand vous fabriquez, votre Objet de départ et vos Objets de Quête comptent comme Objets jaunes.
exploration-malfunction-text = Placer un marqueur Panne ici. Le Jet de Bruit suit.
exploration-doors-text = Fermer la Porte du Couloir qui vient d’être emprunté. Le Jet de Bruit suit.
exploration-fire-text = Placer un marqueur Feu ici. Le Jet de Bruit suit.
exploration-silence-text = Il ne se passe rien et il n’y a pas de Jet de Bruit ; avec un Marqueur Slime, c’est Danger.
exploration-slime-text = Vous recevez un Marqueur Slime. Le Jet de Bruit suit.
exploration-danger-text = Pas de Jet de Bruit : appliquer Danger.

## Planches de cartes imprimées

sheet-cards = Cartes Action : { $character }
sheet-common = Cartes Action de tous les Personnages
sheet-start = Objets de départ
sheet-quest = Objets de Quête
sheet-items-red = Objets rouges
sheet-items-yellow = Objets jaunes
sheet-items-green = Objets verts
sheet-items-blue = Objets Fabriqués
sheet-rooms = Salles
sheet-events = Cartes Événement
sheet-attacks = Cartes Attaque d’Intrus
sheet-intruder_actions = Cartes Action d’Intrus
sheet-wounds = Blessures Graves
sheet-weaknesses = Cartes Faiblesse
sheet-objectives = Objectifs
sheet-traits = Traits
sheet-exploration = Jetons Exploration
