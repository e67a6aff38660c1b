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
term-treatment = Premiers soins
term-base = socle
term-helpers = autres Aliens

## Fins de partie

outcome-goals = Tous les objectifs de la mission sont atteints.
outcome-last-standing = Personne d’autre n’a plus de modèle.
outcome-launch = La nacelle est lancée.
outcome-draw = Partie nulle : les derniers modèles sont tombés ensemble.
outcome-turns = Partie nulle : le dernier tour de jeu est terminé.
