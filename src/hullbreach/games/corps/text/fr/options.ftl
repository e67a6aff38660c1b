# Ce qu’un joueur peut choisir : libellés de boutons, à l’impératif, sans point final.

## Mise en place

option-play-as = Jouez { $who }
option-equip = Équipez { $who } avec { $card_acc }
option-place = Placez { $who } en { $square }
option-place-sentry = Placez { $gun } en { $square }, orientée { $facing_to }
option-place-barricade = Barricadez { $door }
option-name = Désignez { $who }

## En général

option-done = Terminé
option-pass = Passez
option-accept = Oui
option-refuse = Non
option-enough = Cela suffit

## Phase Marine

option-first = { CAP($seat) } commence
option-activate = Activez { $who }
option-command = Activez { $who }
option-unequip = Reprenez { $card_acc } en main
option-move = Allez en { $square }
option-leave = Sortez par { $exit }
option-stop = Arrêtez-vous ici
option-attack = Attaquez { $target } { $weapon_with }
option-attack-space = Attaquez l’espace { $square } { $weapon_with }
option-free-attack = Attaque gratuite : attaquez { $target } { $weapon_with }
option-free-attack-space = Attaque gratuite : attaquez l’espace { $square } { $weapon_with }
option-fire = Tirez sur { $target }
option-cease-fire = Cessez le feu
option-roll-for = Lancez le dé pour { $piece }
option-barricade-door = Action Barricade sur { $door }
option-barricade-point = Action Barricade sur l’espace { $square }
option-aim = Visez
option-interact = Interagissez avec le jeton en { $square }
option-use-card = Utilisez { $card_acc }
option-use-ability = Utilisez la capacité
option-play-event = Jouez { $card_acc }
option-rest = Reposez-vous
option-end-activation = Terminez l’activation
option-draw = Piochez 1 carte
option-recycle-top = Recyclez la carte du dessus du deck Exhaust
option-recycle = Recyclez { $card_acc }
option-discard-top = Défaussez la carte du dessus du deck Endurance
option-discard = Défaussez { $card_acc }
option-exhaust = Épuisez { $card_acc }
option-take = Choisissez { $card_acc }
option-displace = Cédez { $card_acc }
option-top = Mettez « { $card } » sur le deck
option-bottom = Mettez « { $card } » sous le deck
option-choose-character = Choisissez { $who }
option-choose-square = Choisissez l’espace { $square }
option-choose-door = Choisissez { $door }
option-take-over = Prenez le contrôle { $who_of }

## Phase Alien

option-capture = Choisissez { $who }
option-captor = Choisissez { $alien }
option-alien-acts = Choisissez { $piece }
option-tile-acts = Activez les Blips de la tuile « { $tile } »
option-toward = Traquez { $who }
option-go = Allez en { $square }
option-victim = Attaquez { $who }
option-defensive-fire = Tirez { $weapon_with }
option-defensive-fire-space = Tirez sur l’espace { $square } { $weapon_with }
option-hold-fire = Ne tirez pas
option-reroll-card = Relancez : utilisez { $card_acc }
option-reroll-ability = Relancez : utilisez la capacité
option-keep = Gardez le résultat
option-prevent-card = Empêchez-le : utilisez { $card_acc }
option-prevent-ability = Empêchez-le : utilisez la capacité
option-blip-on = Placez le Blip en { $square }
option-tunnel-on = Placez le tunnel en { $square }
option-alien-on = Placez l’Alien en { $square }
option-point = Choisissez le point d’entrée en { $square }

## Phase de fin de tour et campagne

option-resolve = Résolvez l’effet { $number }
option-next-mission = Jouez « { $mission } »
option-return-card = Remettez { $card_acc } dans le deck Endurance
