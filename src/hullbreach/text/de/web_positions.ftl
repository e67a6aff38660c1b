# How to play on one page, and setting up positions.

## How to play

web-howto = So geht das Spiel
web-howto-lessons = Spielend lernen
web-howto-play = Eine Partie spielen

## A position of one's own

web-position = Stellung aufbauen
web-position-text = Die Stellung als Text
web-position-table = Der Tisch, der daraus wird
web-position-tab-text = Text
web-position-tab-table = Tisch
web-position-start = Beginnen mit
web-position-start-choose = Stellung wählen …
web-position-play = Von hier spielen
web-position-share = Link kopieren
web-position-download = Als Fall speichern
web-position-open = Datei öffnen
web-position-mine = Wer spielt
web-position-seat = Ich spiele { $name }, Bots die anderen
web-position-all = Ich spiele alle
web-position-line = Zeile { $n }:
web-position-stands = Diese Stellung steht.
web-position-holds = Diese Stellung steht, und alles, was der Fall sagt, stimmt.
web-position-fails = Die Stellung steht, aber der Fall stimmt nicht.
web-position-nothing = Noch nichts zu sehen: Der Text sagt, warum.
web-position-nobody = Hier hat niemand etwas zu wählen.
web-position-offers = Was hier stehen kann
web-position-no-offers = Hier gibt es nichts vorzuschlagen.
web-position-keys = Strg + Leertaste: zu den Vorschlägen
web-position-names = Namen dieses Spiels
web-position-kind = Art der Namen
web-position-kind-of = { $kind } ({ $n })
web-position-find = Namen suchen
web-position-how = Klicke eine Figur an, dann den Ort, an den sie kommt. Ort, Karte oder Name wird dort geschrieben, wo der Cursor steht.
web-position-through = Gesehen von { $name }
web-position-spectator = Von allen gesehen
web-position-other-game = Dieser Text gehört zu einem anderen Spiel: { $game }.
web-position-bad-link = In diesem Link steckt keine Stellung.
web-position-too-long = { $n } Zeichen sind zu viele; höchstens { $most }.
web-position-from-table = Diesen Moment aufbauen
web-position-form-text = Text
web-position-form-word = Wort
web-position-form-name = Name
web-position-form-names = Namen
web-position-form-texts = Texte
web-position-form-list = Liste
web-position-form-numbers = Zahlen
web-position-form-number = Zahl
web-position-form-flag = true / false
web-position-form-seat = Platz
web-position-form-seats = Plätze
web-position-form-table = Tabelle
web-position-form-option = Option
