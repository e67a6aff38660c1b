# Wörter des Bretts im Browser.

web-board-grid = { $targets ->
        [0] Hier gibt es gerade nichts zu wählen.
        [one] Ein mögliches Ziel. Die Pfeiltasten führen hin, Enter wählt es.
       *[other] { $targets } mögliche Ziele. Die Pfeiltasten gehen von einem zum nächsten, Enter wählt.
    }
web-board-zoom-in = Näher
web-board-zoom-out = Weiter weg
web-board-fit = Ganzes Brett, dann zurück zum Geschehen
web-board-skip = Zum Ergebnis springen
web-board-tracker = Bewegungsmelder
web-board-contacts = { $n ->
        [0] kein Kontakt
        [one] 1 Kontakt
       *[other] { $n } Kontakte
    }
web-board-carried = Ausgerüstet
web-board-before-you = Vor dir
web-board-options = { $n } Möglichkeiten …
web-board-hand = Hand · { $n }
web-board-only-you = nur du
web-board-hazards = { $n } von 3 Gefahren eingetreten
web-board-close = Schließen
web-board-sheets = Wessen Bogen
web-board-bearing = { $name }, { $n ->
        [one] ein Feld
       *[other] { $n } Felder
    } { $way ->
        [n] nördlich
        [ne] nordöstlich
        [e] östlich
        [se] südöstlich
        [s] südlich
        [sw] südwestlich
        [w] westlich
       *[nw] nordwestlich
    } von { $who }
web-board-empty = Leer:
