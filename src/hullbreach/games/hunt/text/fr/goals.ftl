# Ce que cherche un camp, en quelques mots ; ce qui est fait est indiqué ensuite.

goal-interact = Interagir : { $at }
goal-reach = Atteindre : { $at }
goal-kill = Tuer des modèles ennemis
goal-collect_trophies = Collecter des trophées
goal-deliver = Apporter { $token } : { $at }
goal-place_token = Installer { $token } : { $at }
goal-damage = Endommager : { $at }
goal-remove_tiles = Souder des conduits
goal-launch_pod = Lancer la nacelle
goal-return_to_start = Rapporter les jetons Objectif au départ
goal-convoy = Livrer les jetons Objectif : { $at }
goal-evacuate = Évacuer : { $at }
goal-gain_frags = Gagner des Frags
goal-gain_trophies = Gagner des trophées
goal-survive = Survivre à l’autre camp
goal-or = { " " }– ou –{ " " }
goal-instead = ou : { $goal }
goal-done = ✓
