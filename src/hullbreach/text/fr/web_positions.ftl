# How to play on one page, and setting up positions.

## How to play

web-howto = Comment jouer
web-howto-lessons = Apprendre en jouant
web-howto-play = Jouer une partie

## A position of one's own

web-position = Composer une position
web-position-text = La position en texte
web-position-table = La table obtenue
web-position-tab-text = Texte
web-position-tab-table = Table
web-position-start = Partir de
web-position-start-choose = Choisir une position…
web-position-play = Jouer d’ici
web-position-share = Copier le lien
web-position-download = Enregistrer le cas
web-position-open = Ouvrir un fichier
web-position-mine = Qui joue
web-position-seat = Je joue { $name }, des bots les autres
web-position-all = Je joue tout le monde
web-position-line = Ligne { $n } :
web-position-stands = Cette position tient.
web-position-holds = Cette position tient, et tout ce que dit le cas est vrai.
web-position-fails = La position tient, mais le cas n’est pas vrai.
web-position-nothing = Rien à montrer encore : le texte dit pourquoi.
web-position-nobody = Personne n’a de choix à faire ici.
web-position-offers = Ce qui peut être écrit ici
web-position-no-offers = Rien à proposer ici.
web-position-keys = Ctrl + Espace : aux propositions
web-position-names = Noms de ce jeu
web-position-kind = Sorte de nom
web-position-kind-of = { $kind } ({ $n })
web-position-find = Chercher un nom
web-position-how = Cliquez une pièce, puis l’endroit où elle va. Un lieu, une carte ou un nom s’écrit là où est le curseur.
web-position-through = Vu par { $name }
web-position-spectator = Vu de tous
web-position-other-game = Ce texte est d’un autre jeu : { $game }.
web-position-bad-link = Ce lien ne contient aucune position.
web-position-too-long = { $n } caractères, c’est trop ; { $most } au plus.
web-position-from-table = Composer ce moment
web-position-form-text = texte
web-position-form-word = mot
web-position-form-name = nom
web-position-form-names = noms
web-position-form-texts = textes
web-position-form-list = liste
web-position-form-numbers = nombres
web-position-form-number = nombre
web-position-form-flag = true / false
web-position-form-seat = place
web-position-form-seats = places
web-position-form-table = table
web-position-form-option = option
