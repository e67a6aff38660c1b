# Pourquoi quelque chose est impossible : une phrase chaque fois.

no-match-over = La partie est terminée.
no-not-asked = Ce n’est pas à vous de choisir.
no-not-offered = Ce choix n’est pas possible maintenant.

## Mise en place et équipement

no-already-chosen = { $who } est déjà { $who_gender ->
        [f] choisie
       *[m] choisi
    }.
no-newt-follows-ripley = C’est le joueur de Ripley qui joue Newt.
no-not-available = { $who } ne participe pas à cette mission.
no-choose-hero = Choisissez d’abord un héros.
no-none-left = Il ne reste plus de carte de ce nom : { $card }.
no-equip-in-order = C’est { $who } qu’il faut équiper maintenant.
no-space-not-empty = Une mitrailleuse automatique se place sur un espace vide qui n’est pas un espace de départ.
no-not-a-start-space = { $who } commence sur un espace de départ libre de son groupe.
no-no-slot = Il n’y a pas d’emplacement libre pour { $card_acc }.
no-not-equipment = Vous ne pouvez pas équiper { $card_acc } : seuls les armes et les équipements s’équipent.
no-newt-no-weapons = Newt ne porte pas d’arme, donc pas { $card_acc }.
no-bulky = Vous ne pouvez pas équiper { $card_acc } en plus de l’autre arme : l’une des deux est Bulky.
no-one-backup = Vous ne pouvez pas équiper { $card_acc } : un personnage a au maximum 1 arme de Sauvegarde.
no-needs-backup = Vous ne pouvez pas équiper { $card_acc } : de deux armes, l’une doit être une arme de Sauvegarde.
no-not-in-hand = Vous n’avez pas cette carte en main.
no-too-far = { $who } est à plus de 2 espaces.
no-not-equipped = Le personnage n’a pas { $card_acc }.
no-equip-first = Terminez d’abord l’étape d’équipement.
no-fits-nobody = Personne à proximité ne peut s’équiper avec { $card_acc }.
no-search-over = Vous avez pris autant de cartes que cette fouille le permet.

## Actions

no-is-down = { $who } est KO.
no-no-actions-left = { $who } n’a plus d’action.
no-not-own-hero = { $who } n’est pas votre { $who_gender ->
        [f] héroïne
       *[m] héros
    }.
no-no-aim = { $who } n’a pas de compteur de visée et ne peut ni viser ni attaquer.
no-no-action-on-card = Vous ne pouvez pas utiliser { $card_acc } pour une action.
no-no-such-ability = Il n’y a pas de telle capacité à utiliser maintenant.
no-once-per-activation = Cette capacité ne s’utilise qu’une fois par activation.
no-once-per-round = Cela n’est possible qu’une fois par tour de jeu.
no-door-not-near = Le personnage n’est pas à côté { $door_of }.
no-point-not-near = Le personnage n’est pas à côté du point d’entrée en { $square }.
no-no-barricade-left = Il n’y a plus de barricade dans la réserve.
no-no-door-near = Aucun personnage n’est à côté d’une porte sans barricade.
no-nothing-to-interact = En { $square }, il n’y a rien avec quoi interagir.
no-token-not-near = Le personnage n’est pas à côté du jeton en { $square }.
no-nothing-to-scan = Aucun Blip de mission n’est face cachée.
no-carries-one = { $who } porte déjà une caisse.
no-not-at-exit = Le personnage n’est pas à côté { $exit_of }, ou elle est fermée.
no-no-movement-left = { $who } n’a plus de point de vitesse.
no-move-goes-on = Le déplacement { $who_of } n’est pas terminé.
no-alien-in-the-way = Un Alien est en { $square }.
no-blip-in-the-way = Un Blip est en { $square }.
no-not-a-neighbour = L’espace { $square } n’est pas adjacent.
no-not-closer = L’espace { $square } n’est pas plus proche : chaque pas de ce déplacement doit rapprocher le personnage.
no-door-barricaded = Une porte barricadée empêche d’aller en { $square }.
no-way-blocked = Le chemin vers { $square } est bloqué.
no-cannot-end-there = Un déplacement ne peut pas se terminer en { $square }.
no-too-far-to-walk = L’espace { $square } est à { $number } pas ; il n’en reste que { $limit }.
no-stopped-before = À côté d’un Alien ou d’un blip, un déplacement s’arrête : il ne va pas jusqu’en { $square }.
no-enemies-bar-the-way = Des Aliens ou des blips barrent tous les chemins vers { $square }.

## Attaques

no-not-in-sight = L’espace { $square } n’est pas en ligne de vue : { $obstacle ->
        [wall] un mur se trouve sur la ligne.
        [door] { $obstacle_name } est fermée.
        [barricade] { $obstacle_name } est barricadée.
        [character] { $obstacle_name } se trouve sur la ligne.
       *[several] plusieurs obstacles se trouvent sur la ligne.
    }
no-out-of-range = L’espace { $square } est hors de portée.
no-lights-out = Les lumières sont éteintes : l’espace { $square } est à plus de 3 espaces.
no-wrong-target = { $card } : une arme de zone vise un espace, toute autre arme vise un Alien.
no-no-such-alien = { CAP($alien) } n’est pas sur le plateau.
no-nothing-there = Il n’y a ni Alien ni Blip en { $square } ou à côté.
no-no-free-attack = Vous n’avez pas d’attaque gratuite { $card_with } à faire maintenant.
no-attack-first = Choisissez d’abord l’attaque gratuite.
no-attack-goes-on = L’attaque n’est pas terminée : tirez encore ou cessez le feu.
no-nothing-to-attack = Personne n’a de cible à attaquer.
no-only-the-attacker = Le tir défensif ne vise que l’Alien qui l’a provoqué.
no-cumbersome = Pas de tir défensif { $card_with } : l’arme est Cumbersome.
no-only-defensive-fire = Maintenant, vous pouvez seulement effectuer un tir défensif ou y renoncer.

## Grunts

no-not-on-board = { $who } n’est pas sur le plateau.
no-not-a-grunt = { $who } n’est pas un Grunt.
no-already-activated = { $who } a déjà été { $who_gender ->
        [f] activée
       *[m] activé
    } ce tour de jeu.
no-command-first = { $who } active d’abord des Grunts, ou y renonce.

## Cartes

no-not-an-event = Vous ne pouvez pas jouer { $card_acc } : seuls les événements se jouent.
no-wrong-moment = Vous ne pouvez pas jouer { $card_acc } à ce moment.
no-only-events-now = Maintenant, vous pouvez seulement jouer un événement ou passer.
no-nothing-to-reroll-with = Vous n’avez rien pour relancer.
no-nothing-prevents-it = Vous n’avez rien pour l’empêcher.
no-no-target = Il n’y a aucun personnage à choisir pour cet effet.
no-nobody-can-move = Aucun personnage concerné ne peut se déplacer.
no-nobody-down = Aucun personnage concerné n’est KO.
no-from-hand-only = Vous devez défausser de votre main.
no-deck-empty = Le deck Endurance est vide.
no-hand-empty = Votre main est vide.
no-exhaust-empty = Le deck Exhaust est vide.
no-tracker-empty = Le deck Motion Tracker est vide.
no-wrong-type = Vous ne pouvez pas choisir { $card_acc } : la carte n’est pas du bon type.
no-nothing-to-take = Il n’y a pas de telle carte dans la défausse.
