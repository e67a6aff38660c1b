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
scene-door-open = Porte ouverte { $link }
scene-door-barred = Cloison scellée { $link }
scene-starts = { $side } : tuile de départ
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
scene-token-own = Vous dites qui c’est quand il est révélé ; ses armes et compétences comptent à partir de là. Il peut être :
scene-token-decoy = Un leurre : il ne peut que se déplacer ou courir, et il est retiré quand il est révélé.
scene-token-strange = Qui c’est se verra quand il sera révélé.
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

## Rooms as the map has space for them; a soft hyphen is where a line may end

map-armoury = Armurerie
map-bridge = Pont
map-engine_room = Salle des machines
map-hibernation_chamber = Chambre d’hibernation
map-laboratory = Laboratoire
map-predator_pod = Nacelle Predator
map-escape_pod = Nacelle de secours

## When a card is played, in a word

when-between_activations = Entre deux activations
when-activation_start = Activation
when-after_activation = Après activation
when-before_attack = À l’attaque
when-when_attacked = Si attaqué
when-after_roll = Test raté
when-when_hit = Si touché
when-when_wounded = Si blessé
when-when_killed = Si tué
when-after_kill = Après une mort
when-renewal = Renouvellement

## What one wants to know before choosing

note-points = { $n ->
        [0] gratuit
       *[other] { $n } PA
    }
note-dice = { $n } dés
note-stand = son mouvement de ce tour est fini
note-stand-token = un bluff : les autres voient seulement qu’il reste
link-hit = touche
link-dodge = esquive ratée
link-armour = armure ratée
link-con = Con ratée
link-heal = soin raté
link-one = un dé
link-critical = 1 perce tout
link-all = { $n ->
        [one] l’attaque
       *[other] { $n } dés
    }
link-wound = une blessure
why-need = Il fallait { $total } ou moins : { $percent } % de chances.

## Une liste de forces en cours

list-title = Votre liste de forces
list-begin = Un autre groupe
list-spent = Points dépensés
list-points = Points à dépenser
list-count = Dans ce groupe
list-price = Points par modèle
list-level = Niveau
list-changed = Modifié de
