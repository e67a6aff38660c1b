# La page dans le navigateur.

## Everywhere

web-home = Hullbreach : vers l’accueil
web-site = Site
web-nav-play = Jouer
web-nav-rules = Règles
web-nav-cards = Cartes
web-games = Jeux
web-game-corps = Another Glorious Day in the Corps
web-game-encounters = Legendary Encounters
web-game-hunt = The Hunt Begins
web-game-nemesis = Nemesis
web-settings = Réglages
web-language = Langue
web-theme = Thème
web-theme-dark = Sombre
web-theme-light = Clair
web-theme-contrast = Contraste élevé
web-motion = Animations
web-motion-system = Comme le système
web-motion-full = Complètes
web-motion-reduced = Réduites
web-sound = Son
web-sound-off = Coupé
web-sound-on = Activé
web-bots = Quand je joue seul, les bots
web-bots-watch = se laissent regarder
web-bots-fast = ont fini aussitôt
web-policy = Lors des réactions
web-policy-always = Toujours demander
web-policy-gain = Seulement si je peux agir
web-policy-never = Toujours passer
web-policy-tells = Une pause plus longue que d’habitude révèle aux autres que vous auriez pu agir.
web-ready = Prêt
web-ready-title = Tout est en place pour vous.
web-ready-how = Cliquez sur un élément pour l’échanger. Ou appuyez simplement sur Prêt.
web-ready-swap = Échanger
web-ready-why = C’est la dotation standard. Changer ne coûte rien : qui possède ce que vous prenez reçoit le vôtre en échange, si c’est possible.
web-ready-from = de { $who }
web-ready-without = sans { $what }
web-ready-others = de quelqu’un d’autre
web-ready-now = choisi
web-ready-leave = Laisser vide
web-ready-empty = emplacement libre
web-ready-back = Revenir à la proposition
web-ready-you = en attente de vous
web-ready-is = { $who } : prêt
web-ready-wait = en attente de { $who }
web-topics = Me laisser décider
web-topic-enemies = ce que font les ennemis à égalité
web-topic-orders = l’ordre de ce qui se vaut
web-topic-setup = ma mise en place
web-asks = Me demander
web-ask-sentry = pour les réactions de sentinelle
web-ask-between = pour les cartes entre activations
web-ask-start = quand mon modèle est activé
web-ask-attacks = pour les cartes lors des attaques
web-ask-tests = pour esquiver et soigner
web-wish-always = toujours
web-wish-gain = si je peux agir
web-wish-likely = à partir de { $percent } %
web-wish-own = avant mes activations
web-wish-never = jamais
web-wish-done = jamais, le faire
web-digest = Depuis votre dernier tour
web-digest-read = Vu
web-digest-moved = { $side } : { $many ->
        [one] 1 modèle déplacé
       *[other] { $many } modèles déplacés
    }
web-list-add = Ajouter à { $group } : { $unit }
web-list-why = Pourquoi pas dans { $group } : { $unit }
web-list-models = { $n ->
        [one] 1 modèle
       *[other] { $n } modèles
    }
web-list-legal = Cette liste peut être jouée.
web-list-level = niveau { $n }
web-list-plus = Plus : { $what }
web-list-minus = Moins : { $what }
web-moment-reveal = Contact révélé
web-moment-decloak = Camouflage levé
web-moment-decoy = Un leurre
web-moment-kill = Tué
web-moment-facehug = Facehug
web-moment-displace = Déplacé
web-moment-trophy = Trophée
web-moment-collapse = Effondrement
web-moment-sentry = Sentinelle
web-close = Fermer
web-loading = Un instant…
web-retry = Réessayer
web-offline = Le serveur ne répond pas. Réessayez dans un instant.
web-not-found = Il n’y a rien à cette adresse.
web-no-table = Cette table n’existe pas.
web-other-version = Cette table a été jouée avec les règles d’une autre version et ne peut pas être ouverte ici.
web-to-lobby = Vers l’accueil
web-again = Rejouer
web-copied = Copié.

## Lobby

web-welcome = Bienvenue
web-hero-kick = Tout est calme pour l’instant
web-hero = Il y a quelque chose dehors. Prenez votre équipe et allez voir.
web-hero-start = Choisir un jeu
web-hero-note = Seul avec des bots ou entre amis, sans compte.
web-hero-waits = { $mission } : tout le monde vous attend.
web-your-turn = À vous
web-back-to-table = Retour à la table
web-start-game = Commencer une partie
web-play-now = Jouer
web-new-table = Nouvelle table
web-missions = Missions et scénarios
web-mission-how = Comment voulez-vous la jouer ?
web-all-settings = Tous les réglages
web-seats-range = { $least }–{ $most }
web-open-tables = Tables ouvertes
web-open-tables-count = { $n ->
    [0] aucune table ouverte
    [one] 1 table ouverte
   *[other] { $n } tables ouvertes
}
web-no-open-tables = Personne n’attend en ce moment. Ouvrez une table avec une place libre et montrez-la ici.
web-watch-tables = À regarder
web-watch-tables-count = { $n ->
    [one] 1 table joue
   *[other] { $n } tables jouent
}
web-chairs = { $n } places prises sur { $of }
web-join = Rejoindre
web-watch = Regarder
web-open = Ouvrir
web-resume = Reprendre
web-waiting-for-you = { $n ->
    [0] aucune ne vous attend
    [one] 1 vous attend
   *[other] { $n } vous attendent
}
web-no-tables = Les tables où vous êtes assis sont listées ici, pour continuer à tout moment.
web-search = Chercher dans mes tables
web-none-found = Aucune des tables où vous êtes assis.
web-found = { $n ->
    [one] 1 table
   *[other] { $n } tables
}
web-code = Lien ou code d’invitation
web-campaigns = Campagnes
web-campaign-start = Commencer la campagne
web-campaign-at = En cours : { $mission }
web-replays = Parties terminées
web-forget = Oublier { $table }

## New table

web-what-to-play = À quoi jouez-vous ?
web-who-plays = Qui joue ?
web-presets = Suggestions
web-rule-switches = Variantes de règles ({ $n })
web-your-name = Votre nom
web-seat = Place { $n }
web-kind-me = Vous
web-kind-bot = Bot
web-kind-open = Libre
web-add-seat = Ajouter une place
web-remove-seat = Retirer la place { $n }
web-listed = Montrer la table dans l’accueil : chacun peut la rejoindre ou la regarder
web-practice = Entraînement : annulez librement, même après les dés et les cartes cachées
web-strength = Les bots réfléchissent
web-strength-quick = peu
web-strength-thoughtful = davantage
web-strength-deep = longtemps
web-clock = Temps par décision
web-clock-none = Sans limite
web-seconds = { $n } s
web-sit-and-play = S’asseoir et jouer
web-watch-bots = Regarder jouer les bots
web-not-together = Ces réglages ne vont pas ensemble.
web-not-together-with = « { $setting } » ne va pas avec les autres réglages.

## The table

web-status = État de la partie
web-tools = Outils
web-menu = Menu
web-people-and-piles = Joueurs et piles
web-decision = Décision
web-your-decision = Votre décision
web-reaction = Réaction
web-all-options = Toutes les options
web-more-options = { $n ->
    [one] { $n } autre option
   *[other] { $n } autres options
}
web-fewer-options = Moins d’options
web-many-spaces = choisir parmi { $n } espaces sur le plateau
web-many-things = choisir parmi { $n }
web-percent = { $n } %
web-need = { $n } ou moins
web-passing = Vous passez selon votre réglage…
web-seconds-left = encore { $n } secondes
web-also-asked = Doivent aussi choisir : { $who }
web-thinking = Le bot réfléchit…
web-waiting = En attente
web-watching = Vous regardez
web-waiting-for = Décision attendue : { $who }.
web-waiting-nobody = Un instant…
web-bot-thinks = Bot, réfléchit
web-seats-open = { $n ->
    [one] { $n } place est libre. Envoyez le lien d’invitation, ou laissez un bot la jouer.
   *[other] { $n } places sont libres. Envoyez le lien d’invitation, ou laissez des bots les jouer.
}
web-seats-free = { $n ->
    [one] { $n } place est libre : asseyez-vous et jouez.
   *[other] { $n } places sont libres : asseyez-vous et jouez.
}
web-bot-for-you = Un bot joue à votre place.
web-hurry = Avance rapide
web-goals-more = Toute la carte de mission
web-goals-next = Les objectifs suivants
web-hunt-deck = reste { $n }
web-goals-sides = Où en est chaque camp
web-activations = Activations de ce tour
web-activations-side = { $side } : { $waiting } à activer
web-over = La partie est terminée
web-score = points
web-you-won = Vous avez gagné
web-you-lost = Vous avez perdu
web-won = gagné
web-lost = perdu
web-not-possible = Impossible :
web-nothing-changed = Rien n’a changé.
web-nothing-here = Il n’y a rien à faire ici pour l’instant ; ce qui est éclairé peut être choisi.
web-closed = Ce qui n’est pas possible, et pourquoi
web-closed-none = Rien d’autre n’est en question ici.
web-rule = Règle
web-undo = Annuler
web-undo-more = Annuler davantage
web-undo-reach = Annuler…
web-undo-step = la dernière étape
web-undo-action = la dernière action
web-undo-turn = tout le tour
web-undo-wish = { $who } voudrait annuler { $reach }.
web-votes = { $n } accords sur { $of }.
web-agree = Accepter
web-disagree = Refuser
web-withdraw = Tant pis
web-bot-wish = { $by } voudrait qu’un bot joue pour { $who }, qui est absent.
web-back-wish = { $who } est de retour et voudrait rejouer.
web-opens-wish = { $by } voudrait libérer la place d’un bot pour quelqu’un qui arrive.
web-sits-wish = { $by } voudrait s’asseoir là où quelqu’un a déjà joué, et verra ce que cette place sait.
web-told-bot-sits = Un bot joue maintenant pour { $who } : tous les présents sont d’accord.
web-told-person-back = { $who } reprend sa place : tous les présents sont d’accord.
web-told-left = { $who } est parti.
web-told-came = { $who } s’est assis.
web-told-opened = { $who } a libéré la place d’un bot pour quelqu’un qui arrive.
web-told-bot-came = { $who } a mis un bot à une place libre.
web-told-sealed = { $who } a vu plus que ce que voient les joueurs ; plus personne d’autre ne s’assied ici.
web-nature-practice = Entraînement : ici, on peut reprendre même des dés et des cartes cachées.
web-nature-fork = La suite d’une autre partie, avec les mêmes dés.
web-nature-position = Cette partie a commencé par une position préparée.
web-nature-taken-back = Ici, un coup a été repris après que des dés ou des cartes cachées ont été vus.
web-seal-warn = Cela montre plus que ce que voient les joueurs. Ensuite, plus personne d’autre ne pourra s’asseoir à cette table.
web-seal-yes = Montrer
web-seal-no = Pas maintenant
web-nature-sealed = Quelqu’un qui joue ici connaît peut-être les dés à venir : personne d’autre ne s’assied.
web-hint = Conseil
web-rules = Règles
web-rules-search = Chercher dans les règles
web-rules-chapters = Chapitres
web-rules-sources = D’où vient chaque règle
web-rules-english = Les règles elles-mêmes sont rédigées en anglais.
web-cards-search = Chercher dans les cartes
web-invite = Copier le lien d’invitation
web-recovery = Copier le lien pour un autre appareil
web-recovery-about = Le lien pour un autre appareil contient votre place : gardez-le pour vous.
web-hand-to-bot = Confier ma place à un bot
web-take-back = Reprendre ma place
web-report = Télécharger un rapport de ce moment
web-report-saved = Enregistré. Le fichier ramène exactement à ce moment.
web-report-marked = Ce moment est noté. Un rapport révèle les cartes cachées : vous pourrez le télécharger ici quand la partie sera finie.
web-report-of = Télécharger le rapport du choix { $n }
web-leave = Quitter la table
web-seats = Places
web-seat-open = place libre
web-seat-you = vous
web-seat-away = { $name }, absent
web-seat-bot-for = bot pour { $name }
web-bot = bot
web-state-acting = Agit
web-state-react = Réagit
web-state-turn = Tour
web-sit-down = S’asseoir ici
web-let-bot = Laisser jouer un bot
web-dock = Parties de la table
web-dock-decide = Décider
web-dock-hand = Main
web-dock-piles = Piles
web-dock-log = Journal
web-dock-chat = Chat
web-log = Journal
web-log-and-chat = Journal et chat
web-log-filter = Lignes sur
web-log-all = Tous
web-no-reasons = Il n’y a rien de plus à en dire.
web-chat = Chat
web-chat-empty = Personne n’a encore rien dit.
web-chat-message = Message à la table
web-chat-send = Envoyer
web-watcher = Spectateur
web-here = { $people } ici · { $watchers } regardent
web-net-live = En direct · { $ms } ms
web-net-slow = Lent · { $ms } ms
web-net-joining = Connexion…
web-net-lost = Reconnexion, rien n’est perdu
web-net-gone = Pas de connexion

## Replay

web-replay = Revoir
web-replay-banner = Vous regardez en arrière.
web-back-to-live = Retour au présent
web-live = direct
web-round = Tour de jeu { $n }
web-timeline = Chronologie
web-timeline-closed = À plusieurs, on peut revoir la partie une fois qu’elle est finie.
web-start = Le début
web-first = Au début
web-previous = Reculer
web-run = Lancer
web-pause = Pause
web-next = Avancer
web-last = À la fin
web-moment = Décision { $n } sur { $of }
web-moments = Toutes les décisions
web-fork = Jouer à partir d’ici
web-share = Copier le lien vers ce moment
web-verify = Vérifier les dés
web-look-through = Vu par
web-dice-match = Les dés sont honnêtes : les { $n } tirages découlent de la clé.
web-dice-differ = Les dés ne découlent pas de la clé.
web-dice-undone = { $n ->
    [one] { $n } choix a été annulé.
   *[other] { $n } choix ont été annulés.
}
web-commitment = Publié avant le premier dé
web-key = Clé, publiée après le dernier
web-hash-here = Calculé dans ce navigateur à partir de la clé
