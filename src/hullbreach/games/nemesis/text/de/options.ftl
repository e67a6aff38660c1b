# Was man wählen kann.

## Allgemeines

option-pass = Passen
option-done = Fertig
option-accept = Annehmen
option-refuse = Ablehnen
option-stand-back = In diesem Spielzug nicht mehr eingreifen

## Aufbau und Ziele

option-draft = { CAP($character_acc) } spielen
option-keep-objective = { $objective } behalten

## Aktionen

option-move = { CAP($room_to) } gehen
option-careful = Vorsichtig { $room_to } gehen
option-shoot = Auf { $intruder_acc } schießen: { $weapon }
option-shoot-eggs = Auf die Eier schießen: { $weapon }
option-strike = { CAP($intruder_acc) } im Nahkampf angreifen
option-strike-eggs = Die Eier im Nahkampf angreifen
option-pick-up = { CAP($object_acc) } aufheben
option-trade = Tauschen
option-craft = { $item } herstellen
option-activate = { $item } aktivieren
option-play = { $card } spielen
option-use = { $item } benutzen
option-use-room = Die Raumaktion nutzen
option-drop = { $item } fallen lassen
option-put-down = { CAP($object_acc) } ablegen
option-rush = Eine dritte Aktion machen

## Karten

option-pay = Mit { $card } bezahlen
option-discard = { $card } abwerfen
option-reroll = { $card } abwerfen und neu würfeln
option-scan = { $card } scannen

## Auswahl

option-way = Möglichkeit { $number }
option-choose-room = { CAP($room_the) }
option-choose-console = Die Raumaktion { $room_in } nutzen
option-choose-corridor = { CAP($corridor_the) }
option-choose-intruder = { CAP($intruder_the) }
option-choose-eggs = Die Eier
option-choose-seat = { CAP($seat_the) }
option-choose-weapon = Mit { $weapon }
option-choose-item = { $item }
option-choose-partner = Und { $item }
option-choose-product = { $item } herstellen
option-choose-deck = { $deck }
option-choose-pod = { $pod }
option-choose-slot = { CAP($slot_acc) } untersuchen
option-choose-space = Kurs auf Feld { $space } setzen
option-choose-wound = { $wound }
option-choose-objective = Ansehen: { $kind }
option-noise-in = Geräusche { $corridor_in }

## Das Schiff

option-take-door = Die Tür { $corridor_in } nehmen
option-turn-door = Die Tür { $corridor_in } öffnen oder schließen
option-leave-engine = Die Plättchen so lassen
option-turn-engine = Die Plättchen vertauschen
option-on-top = Zurück auf den Stapel legen
option-at-bottom = Unter den Stapel legen
option-launch = Die Rettungskapsel starten
option-wait = In der Rettungskapsel warten
option-leave-pod = Die Rettungskapsel verlassen

## Gegenstände

option-keep = { $item } behalten
option-give-up = Darauf verzichten
option-trade-with = Mit { $seat_dat } tauschen
option-lay-item = { $item } hinlegen
option-lay-object = { CAP($object_acc) } hinlegen

## Bewegungen anderer

option-move-self = Selbst gehen
option-move-other = { CAP($seat_acc) } schicken
option-move-both = Mit { $seat_dat } gehen
option-move-nobody = Niemand geht

## Wer die Xenos spielt

option-plot-move = { $card }: Bewegung
option-plot-attack = { $card }: Angriff
option-plot-effect = { $card }: Wirkung
option-keep-none = Keine Karte behalten
option-keep-plot = { $card } behalten
option-send = { CAP($intruder_the) } durch Korridor { $number }
option-set-on = { CAP($intruder_the) } greift { $seat_acc } an
option-choose-attack = { $attack } ausführen
option-choose-event = { $event } ausführen
