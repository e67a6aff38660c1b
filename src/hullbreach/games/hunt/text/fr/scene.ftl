# Ce qui est posé sur la table, à côté du plateau et dessus.

## Où en est la partie

scene-turn = Tour de jeu
scene-phase = Phase
scene-round = Manche
scene-environment = Environnement
scene-board = Plateau

## Le plateau

kind-room = salle
scene-points = Points d’occupation : { $used } utilisés, { $acid } d’acide, { $free } libres
scene-used-points = { $n ->
        [one] { $n } point d’occupation utilisé
       *[other] { $n } points d’occupation utilisés
    }
scene-acid = { $n ->
        [one] { $n } jeton de dégâts par l’acide
       *[other] { $n } jetons de dégâts par l’acide
    }
scene-engaged = Tuile engagée
scene-door = Porte fermée { $link }
scene-wounds = Blessures : { $left } sur { $of }
scene-carries = Transporte : { $token }
mark-token = face cachée
mark-hidden = dissimulé
mark-decoy = leurre
mark-activated = activé
mark-sentry = en mode Sentinelle
mark-active = agit maintenant
mark-aiming = vise
mark-raging = en Rage
mark-escorted = escorté
mark-carrying = encombré

## Camps et cartes

scene-models = Modèles
scene-waiting = À activer
scene-kills = Morts infligées
scene-trophies = Trophées
scene-played = Cartes jouées
scene-ap = Points d’Action (PA)
scene-hand = Cartes en main
scene-hands = Mains
scene-deck = Deck Stratégie : { $side }
scene-discard = Défausse : { $side }
scene-offered = À choisir
