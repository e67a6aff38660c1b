# Noms des sièges et des emplacements, phases, exploits, totaux et fins de partie.

name-seat = Joueur { $n }
name-quoted = « { $name } »
unknown-card = une carte inconnue
spot-combat = Zone de combat { $n }
spot-facehugger = Facehugger { $n }
spot-nowhere = hors jeu
phase-setup = Mise en place
phase-hive = Phase de la Ruche
phase-action = Phase d’Action
phase-strike = Phase de Frappe
phase-cleanup = Phase de Nettoyage
phase-over = La partie est terminée
achievement-no_basics = une main sans carte de base
achievement-three_class_combo = des capacités de trois classes en un tour
achievement-five_classes = cinq classes en main et en jeu
achievement-hq_single_class = un QG d’une seule classe
achievement-hq_rainbow = un QG de cinq classes
total = { $value } = { $terms }
total-minimum = { $value } (au moins) = { $terms }
term-printed = imprimé
term-this-turn = ce tour-ci
term-room = salle
term-discount = réduction
outcome-objectives-completed = Tous les Objectifs sont remplis : le groupe gagne avec { $score } points.
outcome-all-dead = Tout le monde est mort : les aliens gagnent.
outcome-only-aliens = Il ne reste plus de joueur humain : les aliens gagnent.
outcome-hive-out = La pioche de la Ruche est épuisée une seconde fois : les aliens gagnent.
outcome-traitor-rescued = Le traître est le dernier en vie et appelle les secours : { $score } points.
outcome-traitor-escaped = Le traître remplit seul le dernier Objectif : { $score } points.

# The sides of a finished game.
side-group = le groupe
side-traitor = le traître
side-aliens = les Aliens
