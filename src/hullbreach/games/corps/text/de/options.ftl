# Was ein Spieler wählen kann: Aufschriften von Knöpfen, im Imperativ, ohne Punkt.

## Aufbau

option-play-as = Spiele { $who }
option-equip = Gib { $who } { $card_acc }
option-place = Stelle { $who } auf { $square }
option-place-sentry = Stelle { $gun } auf { $square }, Ausrichtung { $facing }
option-place-barricade = Verbarrikadiere { $door }
option-name = Nenne { $who }

## Allgemein

option-done = Fertig
option-pass = Passe
option-accept = Ja
option-refuse = Nein
option-enough = Das genügt

## Marines-Phase

option-first = { $seat } beginnt
option-activate = Aktiviere { $who }
option-command = Aktiviere { $who }
option-unequip = Nimm { $card_acc } zurück auf die Hand
option-move = Gehe nach { $square }
option-leave = Verlasse den Spielplan durch { $exit }
option-stop = Bleib hier stehen
option-attack = Greife { $target } { $weapon_with } an
option-attack-space = Greife Feld { $square } { $weapon_with } an
option-free-attack = Freie Angriffsaktion: Greife { $target } { $weapon_with } an
option-free-attack-space = Freie Angriffsaktion: Greife Feld { $square } { $weapon_with } an
option-fire = Schieße auf { $target }
option-cease-fire = Stelle das Feuer ein
option-roll-for = Würfle für { $piece }
option-barricade-door = Aktion Verbarrikadieren an { $door_dat }
option-barricade-point = Aktion Verbarrikadieren an Feld { $square }
option-aim = Ziele
option-interact = Interagiere mit dem Marker auf { $square }
option-use-card = Nutze { $card_acc }
option-use-ability = Nutze die Fähigkeit
option-play-event = Spiele { $card_acc }
option-rest = Ruh dich aus
option-end-activation = Beende die Aktivierung
option-draw = Ziehe 1 Karte
option-recycle-top = Recycle die oberste Karte des Erschöpft-Stapels
option-recycle = Recycle { $card_acc }
option-discard-top = Wirf die oberste Karte des Ausdauerstapels ab
option-discard = Wirf { $card_acc } ab
option-exhaust = Erschöpfe { $card_acc }
option-take = Wähle { $card_acc }
option-displace = Gib { $card_acc } ab
option-top = Lege „{ $card }“ auf den Stapel
option-bottom = Lege „{ $card }“ unter den Stapel
option-choose-character = Wähle { $who }
option-choose-square = Wähle Feld { $square }
option-choose-door = Wähle { $door }
option-take-over = Übernimm { $who }

## Aliens-Phase

option-capture = Wähle { $who }
option-captor = Wähle { $alien }
option-alien-acts = Wähle { $piece }
option-tile-acts = Aktiviere die Blips auf „{ $tile }“
option-toward = Jage { $who }
option-go = Gehe nach { $square }
option-victim = Greife { $who } an
option-defensive-fire = Schieße { $weapon_with }
option-defensive-fire-space = Schieße { $weapon_with } auf Feld { $square }
option-hold-fire = Schieße nicht
option-reroll-card = Wiederhole den Wurf: Nutze { $card_acc }
option-reroll-ability = Wiederhole den Wurf: Nutze die Fähigkeit
option-keep = Behalte den Wurf
option-prevent-card = Verhindere es: Nutze { $card_acc }
option-prevent-ability = Verhindere es: Nutze die Fähigkeit
option-blip-on = Lege den Blip auf { $square }
option-tunnel-on = Lege den Tunnel auf { $square }
option-alien-on = Stelle das Alien auf { $square }
option-point = Wähle den Eintrittspunkt auf { $square }

## Endphase und Kampagne

option-resolve = Handle Effekt { $number } ab
option-next-mission = Spiele „{ $mission }“
option-return-card = Lege { $card_acc } in den Ausdauerstapel zurück
