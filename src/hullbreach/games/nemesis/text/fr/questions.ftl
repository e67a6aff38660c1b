# Ce que l’on demande.

## Mise en place et Objectifs

ask-draft = Qui jouez-vous ?
ask-objective = Quel Objectif gardez-vous ? L’autre est retiré du jeu.

## Le tour

ask-action = Choisissez une Salle où aller, ou une autre Action.
ask-pay = Quelle carte défaussez-vous ? Il reste { $left } à payer.
ask-passing = Quelles cartes défaussez-vous avant de passer ?
ask-waiting = Lancer la Nacelle, la quitter ou attendre ?
ask-rush = Subissez-vous une Blessure Légère pour faire une troisième Action ?
ask-discard = Quelle carte défaussez-vous ? Encore { $left }.
ask-replace = Quelle carte défaussez-vous pour en piocher une autre ?
ask-interrupt = Interrompez-vous { $seat_the } ?
ask-interrupt-again = Interrompez-vous l’Interruption { $seat_of } ?

## Choix

ask-pick = Lequel ?
ask-way = À quoi l’utilisez-vous ?
ask-whom = Qui ?
ask-where = Où ?
ask-through = Par quel Couloir ?
ask-target = Quelle cible ?
ask-may = Le voulez-vous ?
ask-peek = Quelle Tuile Salle regardez-vous ?

## Se déplacer

ask-careful = Où faites-vous du bruit ?
ask-who-moves = Qui se déplace ?
ask-consent = { CAP($seat_the) } veut vous faire avancer. Y allez-vous ?
ask-consent-to = Allez-vous { $room_to } avec { $seat_the } ?
ask-reroll-noise = Relancez-vous le Dé de Bruit ?
ask-escape-order = Qui attaque ensuite ?
ask-door-token = Il ne reste pas de jeton Porte. Quelle Porte retirez-vous ?
ask-doors = Quelles Portes { $room_of } ouvrez-vous ou fermez-vous ?

## Combat et Blessures

ask-reroll = Relancez-vous le Dé de Combat ?
ask-spend-ammo = Défaussez-vous 1 Munition de plus pour 1 Dégât de plus ?
ask-shoot-again = Tirez-vous encore sur { $intruder_the } ?
ask-protect = Ignorez-vous l’attaque ?
ask-retreat-order = Qui bat en retraite ensuite ?
ask-overloaded = Que déposez-vous ?
ask-scan = Quelle carte scannez-vous ?

## Choses

ask-keep = Quel Objet gardez-vous ?
ask-full-hands = Vos mains sont pleines. Que déposez-vous pour prendre : { $item } ?
ask-full-hands-object = Vos mains sont pleines. Que déposez-vous pour prendre { $object_the } ?
ask-trade = Avec qui faites-vous un Échange ?
ask-offer = Que proposez-vous { $seat_to } ?
ask-return = Que donnez-vous { $seat_to } en retour ?
ask-settle = { CAP($seat_the) } a répondu. Acceptez-vous ?

## Le vaisseau

ask-engine = Moteur { $engine } : changez-vous l’ordre des jetons ?
ask-event-card = Où va la Carte Événement ?
ask-which-pod = Dans quelle Nacelle entrez-vous ?
ask-launch = { $pod } : lancer maintenant ou attendre ?

## Le joueur Intrus

ask-take-over = Jouez-vous désormais les Intrus ?
ask-plot = Que font les Intrus ?
ask-keep-plot = Quelle carte gardez-vous ?
ask-send = Qui va où ?
ask-set-on = Qui attaque qui ?
ask-attack-card = Quelle attaque est résolue ?
ask-planning = Quel événement est résolu ?
