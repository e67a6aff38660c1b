# Les énigmes : l’étagère, et ce qui se dit à côté du plateau.

web-learn-lessons = Leçons
web-puzzle = Énigme
web-puzzles = Énigmes
web-puzzles-how = Une position, un but, et les dés sont connus.
web-puzzles-solved = { $n } sur { $of } { $n ->
        [one] résolue
       *[other] résolues
    }
web-puzzle-goal = Votre but
web-puzzle-level-1 = facile
web-puzzle-level-2 = délicate
web-puzzle-level-3 = difficile
web-puzzle-left = { $n ->
        [one] Encore { $n } choix.
       *[other] Encore { $n } choix.
    }
web-puzzle-solved = Résolue
web-puzzle-failed = Pas résolue
web-puzzle-refused = Les règles disent non
web-puzzle-broken = { $what } Cela ne doit pas arriver.
web-puzzle-not-reached = C’est fini, et le but n’est pas atteint.
web-puzzle-anew = Recommencer
web-puzzle-take-back = { $n ->
        [one] Reprendre le dernier choix
       *[other] Reprendre { $n } choix
    }
web-puzzle-astray = D’ici, aucun chemin vers le but n’est connu.
web-puzzle-next = Énigme suivante : { $puzzle }
web-puzzle-all = Toutes les énigmes
web-puzzle-tries = { $n ->
        [one] { $n } essai
       *[other] { $n } essais
    }
web-puzzle-unknown = Cette énigme n’existe pas.
