# Mots d'encounters. many : le pluriel. place-* : une salle dans une phrase. thing-* : ce que comptent les objectifs.

name-of_character = { $character } : { $name }
hazard-named = { $name } – { $text }

## Films

scenario-alien = Alien
scenario-aliens = Aliens
scenario-alien3 = Alien 3
scenario-alien_resurrection = Alien, la résurrection

## Classes et équipes

class-intel = Renseignement
class-leadership = Commandement
class-strength = Force
class-survival = Survie
class-tech = Technique
crew-nostromo = Nostromo
crew-sulaco = Sulaco
crew-fury_161 = Fury-161
crew-the_betty = La Betty
crew-colonial_marines = Marines coloniaux

## Paquets et sortes de cartes

deck-role = Rôle
deck-basic = Base
deck-sergeant = Sergent
deck-character = Personnage
deck-drone = Drone
deck-hatchery = Couveuse
deck-strike = Frappe
deck-agenda = Projet
deck-secret = Secret
deck-alien = Joueur alien
kind-character = Personnage
kind-special = Spéciale
kind-event = Événement
kind-hazard = Danger
rarity-rare = Rare
rarity-uncommon = Peu commune
rarity-common = Commune
side-good = Bon
side-evil = Mauvais
type-alien = alien
type-android = androïde
type-human = humain
type-egg = œuf
type-facehugger = facehugger
type-clone = clone

## Mots-clés

keyword-coordinate = Coordonner
    .rule = Pendant le tour d’un autre joueur, une fois par tour, vous pouvez mettre cette carte de côté et piocher une carte ; ce joueur peut en utiliser une copie.
keyword-vigilant = Surveillant
    .rule = Reste en jeu après votre tour jusqu’à ce que vous utilisiez sa capacité Défausse.
keyword-final = Final
    .rule = Ne peut pas être attaqué avant le troisième Objectif.
keyword-no_move = Ne se déplace pas
    .rule = Les poussées le contournent ; aucun effet ne le déplace.
keyword-no_strike = Ne frappe pas
    .rule = Ne fait piocher aucune Frappe dans la Zone de combat.
keyword-double_strike = Double Frappe
    .rule = Fait piocher 2 Frappes.
keyword-triple_strike = Triple Frappe
    .rule = Fait piocher 3 Frappes.
keyword-facehugger = Facehugger
    .rule = Saute sur un joueur quand il est révélé ; deux tours pour le tuer, sinon un Chestburster grandit.
keyword-chestburster = Chestburster
    .rule = Va dans la défausse de son hôte, que les ennemis épargnent jusqu’à ce qu’il soit pioché.

## Faits

fact-cost = Coût { $n }
fact-recruit = { $n } en Recrutement
fact-attack = { $n } en Attaque
fact-enemy_attack = Attaque { $n }
fact-damage = Dégâts { $n }
fact-health = Santé { $n }
fact-defense = Défense { $n }
fact-mini_deck = Ruche : { $objective }
fact-objective = Objectif { $n }
fact-copies = { $n } exemplaires

## Salles

room-ventilation_shafts = Conduits de ventilation
room-cargo_bay = Soute
room-med_lab = Infirmerie
room-weapons_locker = Armurerie
room-airlock = Sas
place-ventilation_shafts = les Conduits de ventilation
    .of = des Conduits de ventilation
    .to = aux Conduits de ventilation
place-cargo_bay = la Soute
    .of = de la Soute
    .to = à la Soute
place-med_lab = l’Infirmerie
    .of = de l’Infirmerie
    .to = à l’Infirmerie
place-weapons_locker = l’Armurerie
    .of = de l’Armurerie
    .to = à l’Armurerie
place-airlock = le Sas
    .of = du Sas
    .to = au Sas

## Ce qu'on récupère, attache ou tue

thing-sos_signal = { $n ->
        [one] un signal de détresse
       *[other] { $n } signaux de détresse
    }
thing-brother = { $n ->
        [one] un frère disparu
       *[other] { $n } frères disparus
    }
thing-door_control = { $n ->
        [one] une commande de porte
       *[other] { $n } commandes de porte
    }
thing-sentry_gun = { $n ->
        [one] une mitrailleuse automatique
       *[other] { $n } mitrailleuses automatiques
    }
thing-xenomorph_runner = { $n ->
        [one] un Coureur xénomorphe
       *[other] { $n } Coureurs xénomorphes
    }
thing-failed_clone = { $n ->
        [one] un Clone raté
       *[other] { $n } Clones ratés
    }
thing-newt = Newt
thing-power_loader = l’exosquelette Power Loader
thing-ash = Ash
thing-perfect_organism = l’Organisme parfait
thing-alien_queen = la Reine alien
thing-the_beast = la Bête
thing-newborn = le Nouveau-né

## Feuilles

sheet-avatars = Avatars
sheet-own = Cartes de rôle, cartes de base et Sergents
sheet-characters = Personnages
sheet-hive = Ruche, Drones et Couveuse
sheet-strikes = Frappes
sheet-agendas = Projets
sheet-alien = Joueur alien
sheet-objectives = Objectifs
sheet-locations = Lieux
