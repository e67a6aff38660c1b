# Les noms des pièces et des joueurs, les termes d’un total et les fins de partie. of : après « de ».

name-alien = l’Alien { $n }
    .of = de l’Alien { $n }
name-facehugger = le Facehugger { $n }
    .of = du Facehugger { $n }
name-blip = le Blip { $n }
    .of = du Blip { $n }
name-seat = le joueur { $n }
    .of = du joueur { $n }
name-sentry = la mitrailleuse automatique { $id }
    .of = de la mitrailleuse automatique { $id }
name-exit = la sortie { $id }
    .of = de la sortie { $id }
name-door = la porte entre { $one } et { $other }
    .of = de la porte entre { $one } et { $other }

## Termes d’un total

total = { $value } = { $terms }
total-minimum = { $value } (minimum) = { $terms }
total-maximum = { $value } (maximum) = { $terms }
term-dial = compteur de visée
term-ability = capacité
term-tech = Tech
term-defence = défense
term-melee = mêlée

## Fins de partie

outcome-victory = Victoire : la mission est gagnée.
outcome-cards-out = Défaite : le deck Endurance et le deck Exhaust sont vides.
outcome-nobody-left = Défaite : il n’y a plus aucun personnage sur le plateau.
outcome-all-down = Défaite : tous les personnages sont tués, capturés ou KO.
outcome-mission-failed = Défaite : l’objectif de la mission ne peut plus être atteint.
outcome-time-over = Défaite : le temps est écoulé.
outcome-campaign-won = La campagne est gagnée. Score final : { $score }.
outcome-campaign-lost = La campagne est perdue.
