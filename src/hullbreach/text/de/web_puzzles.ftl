# Rätsel: das Regal, und was neben dem Brett steht.

web-learn-lessons = Lektionen
web-puzzle = Rätsel
web-puzzles = Rätsel
web-puzzles-how = Eine Stellung, ein Ziel, und die Würfel sind bekannt.
web-puzzles-solved = { $n } von { $of } gelöst
web-puzzle-goal = Dein Ziel
web-puzzle-level-1 = leicht
web-puzzle-level-2 = knifflig
web-puzzle-level-3 = schwer
web-puzzle-left = { $n ->
        [one] Noch eine Wahl.
       *[other] Noch { $n } Entscheidungen.
    }
web-puzzle-solved = Gelöst
web-puzzle-failed = Nicht gelöst
web-puzzle-refused = Das geht nicht
web-puzzle-broken = { $what } Das darf nicht geschehen.
web-puzzle-not-reached = Es ist vorbei, und das Ziel ist nicht erreicht.
web-puzzle-anew = Von vorn
web-puzzle-take-back = { $n ->
        [one] Letzte Wahl zurücknehmen
       *[other] { $n } Entscheidungen zurücknehmen
    }
web-puzzle-astray = Von hier aus ist kein Weg zum Ziel bekannt.
web-puzzle-next = Nächstes Rätsel: { $puzzle }
web-puzzle-all = Alle Rätsel
web-puzzle-tries = { $n ->
        [one] { $n } Versuch
       *[other] { $n } Versuche
    }
web-puzzle-unknown = Dieses Rätsel gibt es nicht.
