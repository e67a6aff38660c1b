# Mots du plateau dans le navigateur.

web-board-grid = { $targets ->
        [0] Rien à choisir ici pour l’instant.
        [one] Une cible possible. Les flèches y mènent, Entrée la choisit.
       *[other] { $targets } cibles possibles. Les flèches passent de l’une à l’autre, Entrée choisit.
    }
web-board-zoom-in = Plus près
web-board-zoom-out = Plus loin
web-board-fit = Tout le plateau, puis retour à l’action
web-board-skip = Passer au résultat
web-board-tracker = Motion Tracker
web-board-contacts = { $n ->
        [0] aucun contact
        [one] { $n } contact
       *[other] { $n } contacts
    }
web-board-carried = Équipement
web-board-before-you = Devant vous
web-board-options = { $n } possibilités…
web-board-hand = Main · { $n }
web-board-only-you = vous seul
web-board-hazards = { $n ->
        [one] { $n } Danger sur 3 survenu
       *[other] { $n } Dangers sur 3 survenus
    }
web-board-close = Fermer
web-board-sheets = Quelle fiche
web-board-bearing = { $name }, à { $n ->
        [one] une case
       *[other] { $n } cases
    } { $way ->
        [n] au nord
        [ne] au nord-est
        [e] à l’est
        [se] au sud-est
        [s] au sud
        [sw] au sud-ouest
        [w] à l’ouest
       *[nw] au nord-ouest
    } de { $who }
web-board-empty = Vides :
