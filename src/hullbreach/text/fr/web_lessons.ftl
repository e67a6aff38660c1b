# Les leçons : l’étagère et l’entraîneur.

web-learn = Apprendre
web-learn-title = Apprendre en jouant
web-learn-how = Chaque leçon est une vraie table avec un entraîneur. Rien n’y compte.
web-learn-left = { $done } sur { $of } · { $n } min
web-learn-all-done = tout est fait
web-learn-start = Commencer
web-learn-go-on = Continuer
web-learn-minutes = { $n } min
web-learn-first = Première visite ? La première leçon
web-lesson-minutes = environ { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
web-lesson-step = Étape { $n } / { $of }
web-lesson-coach = Votre entraîneur
web-lesson-because = Pas cela, car
web-lesson-not = Pas cela
web-lesson-do = Faites ceci
web-lesson-well = Bien joué
web-lesson-or-option = ou l’option à droite
web-lesson-other = Cela viendra plus tard. Ici, il s’agit d’autre chose.
web-lesson-set-back = Rien n’a changé.
web-lesson-try-again = Réessayer
web-lesson-step-done = Étape { $n } réussie
web-lesson-over = Leçon terminée
web-lesson-again = Encore
web-lesson-next-step = Suite : { $step }
web-lesson-next = Leçon suivante : { $lesson }
web-lesson-play = Jouer une partie
web-lesson-all = Toutes les leçons
web-lesson-others = { $n ->
        [one] { $n } autre option
       *[other] { $n } autres options
    }
web-lesson-later = plus tard dans cette leçon
web-lesson-safe = Rien ne peut mal tourner.
web-lesson-safe-why = Les dés sont fixés, l’annulation est libre, et vous pouvez partir à tout moment.
web-lesson-unknown = Cette leçon n’existe pas.
