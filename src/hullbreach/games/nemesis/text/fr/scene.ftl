# Ce que montre la table.

scene-seat = Joueur { $n }
scene-player-is = Le joueur { $n } est { $who_the }.
scene-player-is-you = Le joueur { $n }, c’est vous.
scene-ship = Le vaisseau
scene-unexplored = Salle { $room }, inconnue
scene-seen-tile = vous seul l’avez vue
scene-seen-token = jeton, vous seul l’avez vu : { $token }
scene-entrance = entrée de Conduit : { $numbers }
scene-fire = Feu
scene-malfunction = Panne
scene-airlock = procédure de sas d’urgence
scene-nest-destroyed = le Nid est détruit
scene-items = Objets restants : { $n }
scene-computer = Ordinateur
scene-eggs = Œufs
scene-eggs-here = Œufs : { $n }
scene-corridor-number = numéro du Couloir
scene-noise = Bruit
scene-network-main = Conduits
scene-network-red = Conduits rouges
scene-network-blue = Conduits bleus
scene-pod = Nacelle { $n }
scene-pod-locked = verrouillée
scene-pod-unlocked = déverrouillée
scene-pod-inside = y attendent : { $n }
scene-injuries = Dégâts : { $n }
scene-mark-active = joue
scene-mark-in-pod = dans une Nacelle
scene-mark-slime = Slime
scene-mark-larva = Larve
scene-mark-passed = a passé
scene-hand = cartes en main
scene-hands = Mains
scene-actions = actions restantes
scene-first-player = Premier Joueur
scene-light-wounds = { $n ->
    [one] 1 Blessure Légère
   *[other] { $n } Blessures Légères
    }
scene-dressed = { $wound }, pansée
scene-light = Blessures Légères
scene-serious = Blessures Graves
scene-larva = Larve
scene-signal = Signal
scene-slots = Emplacements de main
scene-yes = oui
scene-none = aucune
scene-sent = envoyé
scene-not-sent = pas envoyé
scene-only-you = vous seul le voyez
scene-ammo = Munitions
scene-attached = Avec { $item }.
scene-in-hand = dans une main
scene-contamination = Contamination
scene-card-contamination = Ne paie aucun coût, mais compte comme carte contre une Attaque Surprise. Personne ne sait si elle est INFECTÉE.
scene-card-clean = Scannée : elle est saine.
scene-card-infected = Scannée : elle est INFECTÉE.
scene-no-action = pas une Carte Action
scene-cost = cartes à défausser
scene-use-any = À tout moment
scene-use-in = En Combat
scene-use-out = Hors Combat
scene-use-reaction = Réaction
scene-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
    }

## Plateaux

scene-turn = Manche
scene-action-here = Choisissez une Action, ou passez.
scene-phase = Phase
scene-phase-setup = Mise en place
scene-phase-player = Phase Action
scene-phase-event = Phase Événement
scene-phase-over = La fin
scene-time = Temps
scene-sleep-from = hibernation dès
scene-self-destruct = Autodestruction
scene-locked-from = Nacelles ouvertes dès
scene-course = Cap
scene-ship-board = Pistes du vaisseau
scene-intruders = Intrus
scene-bag = jetons dans le sac
scene-bag-holds = { $n ->
    [one] Le sac contient { $n } jeton : { $tokens }.
   *[other] Le sac contient { $n } jetons : { $tokens }.
    }
scene-only-you-know = Vous seul le savez
scene-offered = Au choix
scene-scan-clean = saines
scene-scan-infected = INFECTÉES
scene-scan-unknown = non scannées
scene-two-objectives = À la première Rencontre, vous en gardez un.
scene-pile-red = Objets rouges
scene-pile-yellow = Objets jaunes
scene-pile-green = Objets verts
scene-pile-events = Événements
scene-pile-attacks = Attaques
scene-pile-wounds = Blessures

## Chances

scene-encounter = Rencontre
scene-note-noise = { $cost ->
    [one] { $cost } carte
   *[other] { $cost } cartes
    } · Bruit à { $loud ->
    [one] { $loud } sortie
   *[other] { $loud } sorties
    } sur 4 · Danger { $danger } %
scene-note-surprise = puis surprise { $percent } %
scene-note-occupied = { $cost ->
    [one] { $cost } carte
   *[other] { $cost } cartes
    } · pas de Jet de Bruit, quelqu’un y est
scene-note-careful = { $cost ->
    [one] { $cost } carte
   *[other] { $cost } cartes
    } · vous choisissez où se fait le Bruit
scene-note-cost = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
    }

## Échange

scene-trade = Échange
scene-trade-gives = { $seat } donne
scene-trade-returns = { $seat } rend
scene-trade-slots = Emplacements de main ensuite : { $n } sur { $limit }

## La fin

scene-ending = La fin
scene-check-engines = Moteurs
scene-check-course = Cap
scene-check-contamination = Contamination
scene-check-objectives = Objectifs
scene-engines-work = { $n } sur 3 marchent
scene-done-trade = Cesser d’échanger
scene-done-offer = Faire cette offre
scene-done-return = Répondre ainsi
scene-no-check = pas vérifié
scene-check-skipped = sans objet : le vaisseau est perdu
scene-infected-die = { $n ->
    [0] personne n’en est mort
    [one] { $n } en est mort
   *[other] { $n } en sont morts
    }
scene-objectives-met = { $n ->
    [0] aucun gagnant
    [one] { $n } gagnant
   *[other] { $n } gagnants
    }
scene-objective-met = rempli
scene-objective-missed = manqué

## Pourquoi vous êtes là

scene-goal-title = Pourquoi vous êtes là
scene-goal-survive = Échappez-vous en vie et remplissez votre Objectif : endormi à bord d’un vaisseau qui atteint la Terre avec deux Moteurs en état, ou dans une Nacelle.
scene-goal-secret = Les autres ont leurs propres Objectifs. Personne n’est tenu de dire la vérité.
scene-goal-together = Vous gagnez ensemble ou pas du tout.

picked-choose-room = Quelle Salle ?
picked-choose-console = Quelle Action de Salle ?
picked-choose-corridor = Quel Couloir ?
picked-choose-intruder = Quel Intrus ?
picked-choose-weapon = Avec quelle arme ?
picked-choose-item = Quel Objet ?
picked-choose-partner = Avec quel autre Objet ?
picked-choose-product = Que fabriquez-vous ?
picked-choose-deck = Dans quelle pioche d’Objets ?
picked-choose-pod = Quelle Nacelle ?
picked-choose-slot = Qu’analysez-vous ?
picked-choose-space = Quel cap ?
picked-choose-wound = Quelle Blessure Grave ?
picked-choose-objective = Quelle sorte d’Objectif ?
