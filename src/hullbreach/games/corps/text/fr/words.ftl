# Mots de corps. many : le pluriel ; each : « chacun » ; part : après « carte ».

## Types de cartes

type-weapon = arme
    .each = chaque arme
    .part = Arme
type-equipment = équipement
    .each = chaque équipement
    .part = Équipement
type-event = événement
    .each = chaque événement
    .part = Événement
type-hazard = danger
    .each = chaque danger
    .part = Danger

threat-tunnel = Tunnel
threat-hidden = Menace cachée
threat-active = Menace active
threat-drone = Drone
threat-level = niveau de menace { $n }

## Mots-clés

keyword-full_auto = Full Auto
    .rule = Après une touche, vous pouvez épuiser 1 carte pour tirer à nouveau avec cette arme sur un Alien en ligne de vue.
keyword-backup = Sauvegarde
    .rule = Peut être équipée en plus d’une arme principale. Un personnage a au maximum 1 arme de Sauvegarde.
keyword-bulky = Bulky
    .rule = Aucune arme de Sauvegarde ne peut être équipée en même temps.
keyword-cumbersome = Cumbersome
    .rule = Ne peut pas servir au tir défensif.
keyword-close = Close
    .rule = Plus efficace à courte portée, comme l’indique son texte.
keyword-grenade = Grenade
    .rule = Certaines armes permettent de lancer une Grenade après une attaque.
keyword-action = Action
    .rule = Coûte 1 action à votre héros pendant son activation.
keyword-free_action = Action gratuite
    .rule = Seulement pendant l’activation de votre héros, entre deux actions ; ne coûte aucune action.

## Personnages

stat-rank = Rang
stat-speed = Vitesse
stat-defence = Défense
stat-melee = Mêlée
stat-tech = Tech
stat-aim = Visée

rank-0 = { $gender ->
        [f] civile
       *[m] civil
    }
rank-1 = Soldat
rank-2 = Caporal
rank-3 = Lieutenant

side-hero = { $gender ->
        [f] héroïne
       *[m] héros
    }
    .many = héros
side-grunt = Grunt
    .many = Grunts

state-standing = debout
state-knocked_down = KO
state-killed = { $gender ->
        [f] tuée
       *[m] tué
    }
state-captured = { $gender ->
        [f] capturée
       *[m] capturé
    }
state-exited = { $gender ->
        [f] sortie
       *[m] sorti
    }
state-activated = { $gender ->
        [f] activée
       *[m] activé
    }

slot-primary = arme principale
slot-backup = arme de secours
slot-equipment = équipement

## Actions

action-move = Déplacement
action-attack = Attaque
action-barricade = Barricade
action-aim = Visée
action-interact = Interaction
action-card = Action sur carte
action-rest = Repos

## Phases

phase-setup = Mise en place
phase-marine = Phase Marine
phase-alien = Phase Alien
phase-finish = Phase de fin de tour

## Piles

pile-endurance = deck Endurance
pile-exhaust = deck Exhaust
pile-discard = défausse
pile-tracker = deck Motion Tracker
pile-tracker_discard = défausse Motion Tracker
pile-removed = cartes retirées de la partie
pile-hand = main

## Jetons et figurines

token-alien = Alien
    .many = Aliens
token-swarm = essaim d’Aliens
    .many = essaims d’Aliens
token-facehugger = Facehugger
    .many = Facehuggers
token-blip = Blip
    .many = Blips
token-mission_blip = Blip de mission
    .many = Blips de mission
token-spawn_point = point de Spawn
    .many = points de Spawn
token-tunnel = tunnel
    .many = tunnels
token-barricade = barricade
    .many = barricades
token-crate = caisse
    .many = caisses
token-computer = ordinateur
    .many = ordinateurs
token-sentry_gun = mitrailleuse automatique
    .many = mitrailleuses automatiques
token-exit = sortie
    .many = sorties

blip-newt = Newt
blip-empty = vide
blip-captive = captif
