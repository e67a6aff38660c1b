# Lektionen: das Regal und der Trainer.

web-learn = Lernen
web-learn-title = Lernen durch Spielen
web-learn-how = Jede Lektion ist ein echter Tisch mit Trainer. Nichts davon zählt.
web-learn-left = { $done } von { $of } · { $n } Min.
web-learn-all-done = alles geschafft
web-learn-start = Starten
web-learn-go-on = Weiter
web-learn-minutes = { $n } Min.
web-learn-first = Neu hier? Zur ersten Lektion
web-lesson-minutes = etwa { $n ->
        [one] 1 Minute
       *[other] { $n } Minuten
    }
web-lesson-step = Schritt { $n } / { $of }
web-lesson-coach = Dein Trainer
web-lesson-because = Das nicht, denn
web-lesson-not = Das nicht
web-lesson-do = Mach das
web-lesson-well = Gut gemacht
web-lesson-or-option = oder die Wahl rechts
web-lesson-other = Das kommt später. Hier geht es um etwas anderes.
web-lesson-set-back = Nichts hat sich geändert.
web-lesson-try-again = Nochmal
web-lesson-step-done = Schritt { $n } geschafft
web-lesson-over = Lektion geschafft
web-lesson-again = Nochmal
web-lesson-next-step = Weiter: { $step }
web-lesson-next = Nächste Lektion: { $lesson }
web-lesson-play = Ein Spiel spielen
web-lesson-all = Alle Lektionen
web-lesson-others = { $n ->
        [one] 1 andere Wahl
       *[other] { $n } andere Möglichkeiten
    }
web-lesson-later = später in dieser Lektion
web-lesson-safe = Nichts kann schiefgehen.
web-lesson-safe-why = Die Würfel sind gelegt, Zurück ist frei, und du kannst jederzeit gehen.
web-lesson-unknown = Diese Lektion gibt es nicht.
