# Les noms des pièces, les termes d’un total et les fins de partie. of, to : après « de », « à » ; n : le numéro d’une pièce.

## Noms

name-numbered = { $noun } { $n }
    .of = { $noun_of } { $n }
    .to = { $noun_to } { $n }
name-seat = le joueur { $n }
    .of = du joueur { $n }
    .to = au joueur { $n }
name-group = { $group } { $n }
name-of-group = { $name } ({ $group })
name-place = ligne { $row }, colonne { $col }
name-part = { $kind } ({ $sides }), { $face }
direction-n = nord
direction-e = est
direction-s = sud
direction-w = ouest

## Termes d’un total

total = { $value } = { $terms }
total-minimum = { $value } (minimum) = { $terms }
total-maximum = { $value } (maximum) = { $terms }
term-rs = RS
term-cc = CC
term-con = Con
term-armour = Armure
term-strength = Puissance de la touche
term-engaged = cible engagée
term-fights-between = combats sur le trajet
term-infested = tuile infestée
term-hidden = dissimulé
term-marine-on-normal = Marine sur tuile normale
term-aim = Viser
term-rapid-fire = Tir rapide
term-charge = Charge !
term-pheromones = Phéromones royales
term-pack-hunt = Meute en chasse
term-heal = Soigner
term-level = niveau
term-medic = Toubib !
term-dodge = Esquive
term-damage = dégâts
term-card = carte
term-smart-disc = Smart-Disc
term-automatic = touche automatique
term-need = valeur testée
term-treatment = Premiers soins
term-base = socle
term-helpers = autres Aliens

## Fins de partie

outcome-goals = Les vainqueurs ont atteint tous leurs objectifs.
outcome-last-standing = Personne d’autre n’a plus de modèle.
outcome-others-standing = Un camp n’a plus de modèle ; les autres se partagent la victoire.
outcome-campaign = La campagne est terminée : qui a gagné le plus de missions la remporte.
outcome-rounds = L’arène est terminée. Manches tenues : { $score }.
outcome-launch = La nacelle est lancée.
outcome-draw = Partie nulle : les derniers modèles sont tombés ensemble.
outcome-turns = Partie nulle : le dernier tour de jeu est terminé.
