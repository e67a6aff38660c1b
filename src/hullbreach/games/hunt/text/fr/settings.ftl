# Ce qui se règle avant une partie.

## Ce qui se joue

setting-mission = Mission
value-mission-campaign = Campagne : toutes les missions l’une après l’autre
    .about = Les dix missions dans l’ordre avec les mêmes joueurs. Qui en gagne le plus gagne la campagne.
value-mission-custom = Partie personnalisée : cartes Mission
    .about = Des forces en points et, pour chaque camp, un objectif pioché parmi les cartes Mission.
value-mission-arena = Survie en arène
    .about = Des survivants au centre, une Horde tout autour. Jouable aussi seul, contre l’instinct de la Horde.
value-mission-mission_01 = { mission-mission_01 }
    .about = Une escouade est coupée du reste par une cloison. Petite et claire : la meilleure première mission.
value-mission-mission_02 = { mission-mission_02 }
    .about = Des incendies, un équipage endormi, et tout le monde ne veut pas les éteindre.
value-mission-mission_03 = { mission-mission_03 }
    .about = Le vaisseau s’éteint. Le réparer, le saccager ou y chasser.
value-mission-mission_04 = { mission-mission_04 }
    .about = Des caissons infectés, des captifs pour la ruche et un œuf précieux.
value-mission-mission_05 = { mission-mission_05 }
    .about = Des tourelles, des œufs et un Predator infecté qui doit atteindre le laboratoire.
value-mission-mission_06 = { mission-mission_06 }
    .about = Souder les conduits, faire sauter les nids ou ne laisser personne en vie.
value-mission-mission_07 = { mission-mission_07 }
    .about = L’équipage sait quelque chose. Rapportez-le sur le pont.
value-mission-mission_08 = { mission-mission_08 }
    .about = Tout le monde chasse tout le monde.
value-mission-mission_09 = { mission-mission_09 }
    .about = Lancez le compte à rebours et revenez, si le chemin existe encore.
value-mission-mission_10 = { mission-mission_10 }
    .about = Le vaisseau se disloque tuile après tuile, et il ne reste qu’une nacelle.
setting-factions = Factions
    .about = Qui participe. La première place joue la première faction nommée, et ainsi de suite.
value-factions-auto = selon le nombre de joueurs
    .about = Les trois, ou Marines et Aliens à deux joueurs.
value-factions-marine_alien_predator = Marines, Aliens, Predators
value-factions-marine_alien = Marines, Aliens
value-factions-marine_predator = Marines, Predators
value-factions-alien_predator = Aliens, Predators
setting-points = Points d’une force
    .about = Une force peut coûter au maximum ce nombre.
value-points-0 = comme d’habitude pour ce mode
setting-list = Listes de forces
value-list-preset = toutes prêtes
value-list-build = chacun compose la sienne en secret
setting-board = Plateau d’une partie personnalisée
value-board-mission_01 = { mission-mission_01 }
value-board-mission_02 = { mission-mission_02 }
value-board-mission_03 = { mission-mission_03 }
value-board-mission_04 = { mission-mission_04 }
value-board-mission_05 = { mission-mission_05 }
value-board-mission_06 = { mission-mission_06 }
value-board-mission_07 = { mission-mission_07 }
value-board-mission_08 = { mission-mission_08 }
value-board-mission_09 = { mission-mission_09 }
value-board-mission_10 = { mission-mission_10 }
value-board-build = construit par les joueurs
    .about = Chacun place des tuiles à son tour jusqu’à ce qu’aucun côté ne soit ouvert.
setting-mission_cards = Cartes Mission par camp

## Arène

setting-arena = Arène
value-arena-small = Petite arène
value-arena-medium = Arène moyenne
value-arena-large = Grande arène
setting-survivors = Survivants
    .about = La faction qui tient au centre.
setting-horde = Horde
    .about = La faction qui arrive de tous les côtés.
setting-horde_by = La Horde est jouée par
value-horde_by-instinct = l’instinct de la Horde
    .about = Elle suit des règles fixes ; personne ne décide pour elle.
value-horde_by-player = un joueur
value-marine = Marines
value-alien = Aliens
value-predator = Predators
setting-arena_blips = Jetons Blip ! dans l’arène
    .about = Avec une Horde jouée par quelqu’un. Contre l’instinct de la Horde, tout est face visible.
setting-arena_rounds = Manches dans l’arène
    .about = La série s’arrête plus tôt si les survivants perdent une manche. Entre les manches, ils remplacent leurs pertes et la Horde grandit.
setting-arena_head_start = Avance de la Horde
    .about = Dixièmes de points en plus avant la première manche.
value-arena_head_start--1 = selon l’arène et les survivants

## Forces

setting-forces = Forces d’une mission
value-forces-mission = comme la mission le prévoit
value-forces-full_box = tous les modèles de la boîte
value-forces-handicap = moins d’Aliens et de Predators
value-forces-lists = listes de forces en points
setting-hero_minimum = Une liste doit avoir un héros
value-hero_minimum-from_300 = à partir de 300 points
value-hero_minimum-always = toujours
value-hero_minimum-never = jamais
setting-sergeant_own_blip = Le Sergent a son propre jeton Blip !
    .about = Les autres jetons Marine ne peuvent alors pas devenir le Sergent.

## Cartes

setting-strategy_cards = Cartes Stratégie
setting-environment_cards = Cartes Environnement

## Mouvement et combat

setting-stop_on_enemy = Le mouvement s’arrête sur une tuile avec des ennemis
    .about = Sinon, une telle tuile peut être traversée s’il y a de la place.
setting-engaged_may_shoot = Les modèles engagés peuvent tirer
setting-flame_burns_between = Les flammes brûlent aussi la tuile entre les deux
setting-packed_tile = Une tuile remplie par un seul camp
    .about = Sinon, huit petits modèles sur une tuile ne pourraient jamais être attaqués au corps à corps.
value-packed_tile-reach = peut être attaquée depuis les tuiles voisines
value-packed_tile-closed = ne peut pas être attaquée au corps à corps
setting-no_base_engages = Les modèles sans socle engagent les tuiles autour d’eux
setting-team_tactics = Tactique d’équipe
value-team_tactics-redirect = un camarade peut subir la blessure
value-team_tactics-heal = le soin peut aller à un camarade

## Objectifs et fin

setting-cap_counts = Les morts et trophées exigés sont limités aux ennemis présents
    .about = À deux factions, le nombre imprimé peut être impossible à atteindre.
setting-trophy_any_killer = Trophées de tout modèle tué
    .about = Sinon, seulement de ceux que sa propre faction a tués au corps à corps.
setting-evacuate = Sont évacués
value-evacuate-cumulative = tous ceux qui ont terminé une activation sur la cible
value-evacuate-together = seulement ceux qui s’y trouvent ensemble
setting-enemy_may_carry = Les ennemis peuvent emporter les jetons
setting-pod_immune = La nacelle Predator ne s’effondre jamais
setting-launch_ends_game = Le lancement de la nacelle termine aussitôt la partie
setting-end_on_first_elimination = La partie s’arrête dès qu’un joueur n’a plus de modèle
    .about = Les autres se partagent alors la victoire.
setting-turn_cap = Dernier tour de jeu
    .about = Après le dernier tour, la partie est nulle.
value-turn_cap-0 = sans limite
