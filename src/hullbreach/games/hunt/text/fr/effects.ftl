# Ce que font les cartes. Les phrases commencent par une minuscule ; CAP et le point viennent à l’assemblage.
# Chaque phrase reçoit ses valeurs, et : many (si la carte a plusieurs cibles), timing (quand elle est jouée),
# event (si c’est une carte Environnement).

## Jointures

join-either = choisissez : { $does }
join-branch = { $label } : { $does }
part-card = { $timing } – { CAP($text) }
part-conditions = { $timing } ({ $conditions }) – { CAP($text) }
label-roll = 1–{ $on }
label-fail = { $many ->
        [yes] pour chaque échec
       *[no] en cas d’échec
    }
label-pass = { $many ->
        [yes] pour chaque réussite
       *[no] en cas de réussite
    }

## Quand

timing-between_activations = Entre deux activations
timing-activation_start = Quand l’un de vos modèles est activé
timing-after_activation = Après une activation de l’un de vos modèles
timing-before_attack = Quand l’un de vos modèles attaque
timing-when_attacked = Quand l’un de vos modèles est attaqué
timing-after_roll = Quand l’un de vos modèles rate un test
timing-when_hit = Quand l’un de vos modèles est touché
timing-when_wounded = Quand l’un de vos modèles va perdre un point de blessure
timing-when_killed = Quand l’un de vos modèles est tué
timing-after_kill = Quand l’un de vos modèles a tué un ennemi au corps à corps
timing-renewal = Pendant la phase de renouvellement

## Combien de temps

part-until = { $until ->
        [this_action] { $timing ->
            [before_attack] {" "}pour cette attaque
            [when_attacked] {" "}pour cette attaque
            [after_roll] {" "}pour cette attaque
            [when_hit] {" "}contre cette touche
            [when_wounded] {" "}pour cette blessure
           *[other] {" "}pour cette action
        }
        [this_activation] {" "}pendant cette activation
        [next_activation] {" "}pendant sa prochaine activation
        [end_of_turn] { $event ->
            [yes] {" "}pendant ce tour de jeu
           *[no] {" "}jusqu’à la fin du tour de jeu
        }
       *[game] {" "}pour le reste de la partie
    }

## Qui

who-target = { $many ->
        [yes] chacun d’eux
       *[no] il
    }
who-attacker = l’attaquant
who-tested = il
who-spawned = il
who-all_models = chaque modèle
who-all_small = chaque modèle à petit socle
who-all_nonalien = chaque modèle qui n’est pas un Alien
who-all_friendly = chacun de vos modèles
who-all_enemy = chaque ennemi
who-models_on_tile = { $timing ->
        [before_attack] chaque modèle de la tuile attaquée
       *[other] chaque modèle de la tuile
    }
who-friends_on_tile = chacun de vos modèles de la tuile
who-enemies_on_tile = chaque ennemi de sa tuile
who-each_model_on_activation = chaque modèle révélé qui est activé pendant ce tour de jeu
who-one_enemy_blip_per_player = chacun de ces jetons
part-against = { $against ->
        [models_on_tile] {" "}contre les modèles de la tuile
        [target] {" "}contre lui
       *[none] {""}
    }

## Cibles

target-friendly_model = { $n ->
        [one] choisissez l’un de vos modèles
       *[other] choisissez jusqu’à { $n } de vos modèles
    }
target-enemy_model = { $n ->
        [one] choisissez un modèle ennemi révélé
       *[other] choisissez jusqu’à { $n } modèles ennemis révélés
    }
target-friendly_blip = { $n ->
        [one] choisissez un jeton Blip ! à vous
       *[other] choisissez { $n } jetons Blip ! à vous
    }
target-enemy_blip = { $n ->
        [one] choisissez un jeton Blip ! ennemi
       *[other] choisissez jusqu’à { $n } jetons Blip ! ennemis
    }
target-enemy_model_or_blip = choisissez un modèle ou un jeton Blip ! ennemi
target-tile = choisissez une tuile
target-edge = choisissez une connexion entre deux tuiles
part-target = { $target } ({ $conditions })
pick-door = { $n ->
        [one] le joueur qui a l’initiative choisit une porte
       *[other] le joueur qui a l’initiative choisit { $n } portes
    }
pick-edge = { $n ->
        [one] le joueur qui a l’initiative choisit une connexion sans porte
       *[other] le joueur qui a l’initiative choisit { $n } connexions sans porte
    }
pick-tile = le joueur qui a l’initiative choisit une tuile
pick-enemy_blip = dans l’ordre d’initiative, chaque joueur peut choisir un jeton Blip ! ennemi

filter-small = à petit socle
filter-small_or_medium = à petit socle ou à socle moyen
filter-engaged = engagé
filter-unengaged = { $kind ->
        [edge] aucune des deux tuiles n’étant engagée
        [tile] non engagée
       *[other] { $many ->
            [yes] non engagés
           *[no] non engagé
        }
    }
filter-engaged_with_exactly_one = engagé avec exactement un ennemi
filter-not_activated = pas encore activé ce tour
filter-wounded = blessé
filter-killer = celui qui a tué
filter-on_infested = sur une tuile infestée ou à moitié infestée
filter-same_or_adjacent_tile = sur une même tuile et les tuiles adjacentes
filter-adjacent_to_door = à côté d’une porte
filter-adjacent_to_vent = à côté d’un conduit de ventilation
filter-in_los = en ligne de vue de l’un de vos modèles révélés
filter-within_2 = à 2 tuiles ou moins de l’un de vos modèles révélés
filter-in_los_within_2 = en ligne de vue et à 2 tuiles ou moins de l’un de vos modèles révélés
filter-in_los_of_marine = en ligne de vue de l’un de vos Marines révélés
filter-in_los_of_unengaged_marine = en ligne de vue de l’un de vos Marines révélés et non engagés
filter-within_3_of_ping = à 3 tuiles ou moins de l’un de vos modèles révélés avec { skill-ping }, même à travers les portes
filter-within_3_of_predator = à 3 tuiles ou moins de l’un de vos Predators
filter-within_2_of_predator = à 2 tuiles ou moins de l’un de vos Predators
filter-on_tile_with_alien = sur une tuile où se trouve l’un de vos Aliens
filter-with_alien = où se trouve l’un de vos Aliens
filter-without_alien = où ne se trouve aucun Alien
filter-of_unengaged_marine_tile = de la tuile de l’un de vos Marines non engagés
filter-adjacent_to_marine = où se trouve l’un de vos Marines, ou adjacente à l’un d’eux
filter-adjacent_to_alien = où se trouve l’un de vos Aliens, ou adjacente à l’un d’eux
filter-adjacent_to_predator = où se trouve l’un de vos Predators, ou adjacente à l’un d’eux
filter-no_enemy = sans ennemi
filter-two_or_more_marines = où se trouvent au moins 2 de vos Marines révélés
filter-three_or_more_small_aliens = où se trouvent au moins 3 de vos Aliens révélés à petit socle
filter-not_objective = qu’aucun objectif de dégâts ne désigne
filter-not_vent = pas un conduit de ventilation
filter-normal = normale
filter-infested = infestée ou à moitié infestée
filter-corridor = un couloir
filter-corridor_or_dead_end = un couloir ou une impasse
filter-next_to_infested = adjacente à une tuile infestée ou à moitié infestée
filter-unseen_by_enemy = hors de toute ligne de vue ennemie
filter-four_tiles_from_enemy = à 4 tuiles ou plus de tout ennemi
filter-weapons = arme : { $weapons }
filter-skill = avec { $skill }

note-critical = sans effet contre un coup critique
note-skill = l’un de vos modèles révélés doit avoir { $skill }
note-removed = seulement si un tel modèle est hors du plateau : { $unit }
note-seal = elle compte comme l’une de vos cloisons scellées de la partie

## Valeurs, armes, tests

part-stat = { $stat ->
        [m] { $n_signed } { $n_abs ->
            [one] tuile
           *[other] tuiles
        } pour Se déplacer et Courir
        [run] { $n_signed } { $n_abs ->
            [one] tuile
           *[other] tuiles
        } pour Courir
        [cc] { $n_signed } en CC
        [rs] { $n_signed } en RS
        [st] { $n_signed } en St
        [con] { $n_signed } en Con
        [ld] { $n_signed } en LD
       *[a] { $n_signed } en Armure
    }
effect-mod = { $who ->
        [target] { part-stat }{ part-against }{ part-until }
       *[other] { $whom } a { part-stat }{ part-against }{ part-until }
    }
part-field = { $field ->
        [st] St { $n_signed }
        [roa] RoA { $n_signed }
        [range] portée { $n_signed }
       *[acid_st] St { $n_signed } pour la touche d’acide
    }
part-weapon = { $weapon ->
        [any_rs] {" "}avec les armes à distance
        [any_cc] {" "}avec les armes de corps à corps
        [named] {" "}(arme : { $weapons })
       *[none] {""}
    }
effect-weapon = { $who ->
        [target] { part-field }{ part-weapon }{ part-until }
       *[other] { $whom } a { part-field }{ part-weapon }{ part-until }
    }
part-tests = { $test ->
        [rs] tests de RS
        [cc] tests de CC
        [a] tests d’Armure
        [acidic_blood] jets d’acide
        [force_doors_open] tests pour forcer une porte
       *[disengage] tests de désengagement
    }
effect-reroll = { $which ->
        [failed] vous pouvez relancer les { part-tests } ratés{ part-until }
        [passed] { $whom } doit relancer ses { part-tests } réussis{ part-until }
       *[any] vous pouvez relancer les { part-tests }{ part-until }
    }
effect-auto = { $test ->
        [acidic_blood] l’acide jaillit sans jet de dé
        [force_doors_open] forcer une porte réussit sans jet de dé{ part-until }
        [disengage] se désengager ne demande aucun test
        [rs] les tests de RS réussissent sans jet de dé{ part-until }
        [cc] les tests de CC réussissent sans jet de dé{ part-until }
       *[a] les tests d’Armure réussissent sans jet de dé{ part-until }
    }
effect-ignore = { $what ->
        [infested_tile] { $who ->
            [target] ignorez le modificateur des tuiles infestées{ part-against }{ part-until }
           *[other] { $whom } ignore le modificateur des tuiles infestées{ part-against }{ part-until }
        }
        [hide] { $who ->
            [target] ignorez le modificateur de dissimulation{ part-against }{ part-until }
           *[other] { $whom } ignore le modificateur de dissimulation{ part-against }{ part-until }
        }
        [full_unengaged_tile] il peut traverser les tuiles complètes non engagées{ part-until }
       *[engaged_on_own_tile] ignorez le modificateur des cibles engagées sur sa propre tuile
    }
effect-roll = lancez un D20
effect-test = { $whom } passe un test { $stat ->
        [m] de Mouvement
        [run] de Mouvement
        [cc] de CC
        [rs] de RS
        [st] de Force
        [con] de Constitution
        [ld] de Leadership
       *[a] d’Armure
    }{ $n ->
        [0] {""}
       *[other] {" "}à { $n_signed }
    }

## Touches et blessures

effect-hit = { $whom } subit une touche automatique de St { $st }, avec test d’Armure
effect-heal = { $n ->
        [one] il récupère un point de blessure perdu
       *[other] il récupère jusqu’à { $n } points de blessure perdus
    }
effect-cancel = { $what ->
        [hit] la touche est sans effet
       *[wound] la blessure est annulée
    }
effect-redirect = { $what ->
        [hit] la touche est détournée
       *[wound] la blessure est détournée
    } sur un autre de vos modèles de sa tuile, à votre choix

## Activations et actions

effect-ap = { $who ->
        [target] { $n_signed } PA{ part-until }
        [tested] { $n_signed } PA{ part-until }
       *[other] { $whom } a { $n_signed } PA{ part-until }
    }
effect-forbid = { $who ->
        [all_models] aucun modèle ne peut utiliser { $action_name }{ part-until }
        [all_nonalien] seuls les Aliens peuvent utiliser { $action_name }{ part-until }
       *[other] { $whom } ne peut pas utiliser { $action_name }{ part-until }
    }
effect-allow = { $action ->
        [end_on_vent] { $whom } peut terminer son activation dans un conduit de ventilation{ part-until }
       *[other] { $whom } peut utiliser { $action_name }{ part-until }
    }
effect-cost = { $action_name } coûte { $ap } PA{ part-until }
effect-act = { $action ->
        [disengage] il se désengage aussitôt pour 0 PA, même s’il s’est déjà déplacé ce tour
        [shoot] il tire une fois de plus pour 0 PA avant d’être retiré, même s’il a déjà tiré ce tour
       *[other] il utilise aussitôt { $action_name } pour 0 PA, même s’il l’a déjà fait ce tour
    }
effect-extra_activation = il est activé maintenant, avant le joueur suivant
effect-mark_activated = { $whom } compte comme activé ce tour
effect-sentry = { $many ->
        [yes] chacun d’eux reçoit un jeton Sentinelle
       *[no] il reçoit un jeton Sentinelle
    }

## Modèles et jetons

part-move-to = { $to ->
        [no_enemy] {" "}vers une tuile sans ennemi
        [unengaged] {" "}vers une tuile non engagée
        [toward_nearest_predator] {" "}vers le plus proche de vos Predators
       *[any] {""}
    }
part-up-to-tiles = { $n ->
        [one] d’1 tuile
       *[other] de { $n } tuiles au plus
    }
effect-move = { $by ->
        [owner] son propriétaire le déplace { part-up-to-tiles }{ part-move-to }
       *[player] { $many ->
            [yes] déplacez chacun d’eux { part-up-to-tiles }{ part-move-to }
           *[no] déplacez-le { part-up-to-tiles }{ part-move-to }
        }
    }
effect-place = { $tile ->
        [infested_within_3_no_enemy] placez-le sur une tuile infestée ou à moitié infestée sans ennemi, à 3 tuiles ou moins
       *[adjacent_to_other_vent] placez-le sur une tuile à côté d’un autre conduit de ventilation
    }
effect-swap = ils échangent leurs places
effect-spawn = placez { $n ->
        [one] { $unit_an }
       *[other] { $n } × { $unit_name }
    }{ $as_token ->
        [yes] {", "}en jeton Blip !,
       *[no] {""}
    } sur la tuile
effect-decoy = { $n ->
        [one] placez un leurre sur la tuile
       *[other] placez { $n } leurres sur la tuile
    }
effect-hide = il devient un jeton Blip ! dissimulé, même en ligne de vue ennemie
effect-reveal = { $whom } est révélé
effect-no_reveal = les jetons Blip ! ne sont révélés que par des ennemis en ligne de vue à { $range ->
        [one] 1 tuile
       *[other] { $range } tuiles
    } ou moins{ part-until }
effect-trophy = il prend aussitôt le trophée, engagé ou non

## Le plateau

effect-open_door = { $event ->
        [yes] elles s’ouvrent pour de bon
       *[no] retirez sa porte
    }
effect-place_door = { $event ->
        [yes] une porte est placée sur chacune
       *[no] placez-y une porte
    }
effect-flip = la tuile devient { $to ->
        [normal] normale
        [half_infested] à moitié infestée
       *[infested] infestée
    } pour le reste de la partie
effect-acid = { $n ->
        [one] placez un jeton de dégâts par l’acide sur la tuile
       *[other] placez { $n } jetons de dégâts par l’acide sur la tuile
    }
effect-block = aucun modèle ne peut entrer dans un conduit de ventilation{ part-until }
effect-limit_los = personne ne voit à plus de { $n ->
        [one] 1 tuile
       *[other] { $n } tuiles
    }{ part-until }
effect-trap = posez-y un piège : le premier ennemi qui entre subit une touche automatique de St { $st }, avec test d’Armure
effect-cards = chaque joueur ne peut jouer { $limit ->
        [0] aucune carte Stratégie
        [one] qu’une carte Stratégie
       *[other] que { $limit } cartes Stratégie
    }{ part-until }
effect-nothing = il ne se passe rien

## Planches de cartes imprimées

sheet-units = Cartes Statistique : { $faction }
sheet-strategy = Cartes Stratégie : { $faction }
sheet-environment = Cartes Environnement
sheet-missions = Cartes Mission
sheet-skills = Compétences
sheet-actions = Actions
mission-line = { $faction } : { $goals }.
mission-share = { $goal } ({ $share } %)
place-target_room = la salle cible
place-target_rooms = les deux salles cibles
place-target_tile = la tuile cible
place-target_tiles = les deux tuiles cibles
