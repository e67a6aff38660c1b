# Ce que l’on peut choisir.

## Général

option-pass = Passer
option-done = Terminé
option-accept = Accepter
option-refuse = Refuser
option-stand-back = Ne plus intervenir pendant ce Tour Action

## Mise en place et Objectifs

option-draft = Jouer { $character_the }
option-keep-objective = Garder { $objective }

## Actions

option-move = Aller { $room_to }
option-careful = Aller prudemment { $room_to }
option-shoot = Tirer sur { $intruder_the } : { $weapon }
option-shoot-eggs = Tirer sur les Œufs : { $weapon }
option-strike = Frapper { $intruder_the }
option-strike-eggs = Frapper les Œufs
option-pick-up = Ramasser { $object_the }
option-trade = Faire un Échange
option-craft = Fabriquer : { $item }
option-activate = Activer : { $item }
option-play = Jouer { $card }
option-use = Utiliser : { $item }
option-use-room = Faire l’Action de Salle
option-drop = Déposer : { $item }
option-put-down = Déposer { $object_the }
option-rush = Faire une troisième Action

## Cartes

option-pay = Payer avec { $card }
option-discard = Défausser { $card }
option-reroll = Défausser { $card } et relancer
option-scan = Scanner { $card }

## Choix

option-way = Choix { $number }
option-choose-room = { CAP($room_the) }
option-choose-console = Faire l’Action de Salle { $room_in }
option-choose-corridor = { CAP($corridor_the) }
option-choose-intruder = { CAP($intruder_the) }
option-choose-eggs = Les Œufs
option-choose-seat = { CAP($seat_the) }
option-choose-weapon = Avec : { $weapon }
option-choose-item = { $item }
option-choose-partner = Et : { $item }
option-choose-product = Fabriquer : { $item }
option-choose-deck = { $deck }
option-choose-pod = { $pod }
option-choose-slot = Analyser { $slot_the }
option-choose-space = Mettre le cap sur la Case { $space }
option-choose-wound = { $wound }
option-choose-objective = Regarder : { $kind }
option-noise-in = Bruit { $corridor_in }

## Le vaisseau

option-take-door = Prendre la Porte { $corridor_in }
option-turn-door = Ouvrir ou fermer la Porte { $corridor_in }
option-leave-engine = Laisser les jetons tels quels
option-turn-engine = Changer l’ordre des jetons
option-on-top = La remettre sur le paquet
option-at-bottom = La mettre sous le paquet
option-launch = Lancer la Nacelle
option-wait = Attendre dans la Nacelle
option-leave-pod = Quitter la Nacelle

## Objets

option-keep = Garder : { $item }
option-give-up = Y renoncer
option-trade-with = Faire un Échange avec { $seat_the }
option-lay-item = Poser : { $item }
option-lay-object = Poser { $object_the }

## Déplacements d’autrui

option-move-self = Y aller
option-move-other = Envoyer { $seat_the }
option-move-both = Y aller avec { $seat_the }
option-move-nobody = Personne ne bouge

## Le joueur Intrus

option-plot-move = { $card } : déplacement
option-plot-attack = { $card } : attaque
option-plot-effect = { $card } : effet
option-keep-none = Ne garder aucune carte
option-keep-plot = Garder { $card }
option-send = { CAP($intruder_the) } par le Couloir { $number }
option-set-on = { CAP($intruder_the) } attaque { $seat_the }
option-choose-attack = Résoudre { $attack }
option-choose-event = Résoudre { $event }
