# Plusieurs à une table : comment on vient, qui manque, quand ça commence.

web-invite-title = La table est ouverte. Faites venir du monde.
web-invite-title-later = Faites venir du monde à cette table.
web-invite-seats = { $n ->
    [one] { $n } place
   *[other] { $n } places
}
web-invite-no-clock = sans limite de temps
web-invite-how = Comment venir ici
web-invite-qr = Code QR du lien
web-invite-code = Code à saisir
web-invite-copy = Copier
web-invite-share = Partager
web-invite-watch = Lien pour regarder
web-invite-about = Aucun compte nécessaire. Qui ouvre le lien choisit une place libre.
web-invite-later = Qui vient plus tard peut s’asseoir dès que vous libérez la place d’un bot : Menu, Inviter.
web-invite-people = Inviter
web-invite-start = { $n ->
    [0] Commencer
    [one] Commencer, { $n } bot complète
   *[other] Commencer, { $n } bots complètent
}
web-invite-name = Votre nom à la table
web-invite-name-set = C’est moi
web-chair-free = libre ; le lien mène ici
web-chair-yours = libre
web-chair-bot = bot, joue selon quelques principes
web-chair-here = à la table
web-chair-away = absent pour l’instant, la place est gardée
web-chair-is-here = là
web-chair-is-away = absent
web-chair-taken = prise
web-chair-put-bot = Un bot ici
web-chair-make-free = Libérer
web-invited-by = { $n ->
    [one] { $who } vous invite à jouer
   *[other] { $who } vous invitent à jouer
}
web-invited = Vous êtes invité à jouer
web-invited-seats = { $n ->
    [one] place
   *[other] places
}
web-invited-clock = { $n } s par décision
web-invited-no-clock = sans limite de temps, on peut partir et revenir
web-invited-running = la partie a commencé
web-invited-unnamed = Choisissez d’abord un nom, pour que les autres sachent qui est venu.
web-invited-watch = Seulement regarder
web-invited-lesson = { $n ->
    [one] Jamais joué ? D’abord une leçon d’une minute
   *[other] Jamais joué ? D’abord une leçon de { $n } minutes
}
web-to-invitation = Vers les places libres
web-not-begun = La partie n’a pas encore commencé.
web-no-code = Aucune table ouverte n’a ce code. La partie est peut-être terminée, ou une lettre est fausse.
web-open-and-invite = Ouvrir la table et inviter

## Called

web-calls = Me prévenir quand on m’attend
web-calls-refused = Ce navigateur n’autorise pas les notifications d’ici. Vous pouvez changer cela dans ses réglages.
web-call-sits = { $who } s’assied à votre table
web-waits = On vous attend
web-wait-decide = à vous de décider ; dernier coup { $when }
web-wait-invited = vous êtes invité, { $n ->
    [one] { $n } place est libre
   *[other] { $n } places sont libres
}
web-wait-gather = { $n ->
    [0] tout le monde est là : on peut commencer
    [one] { $n } place est encore libre
   *[other] { $n } places sont encore libres
}
web-wait-answer = Répondre
web-again-gone = { $who } voulait rejouer et a commencé sans vous.

## Refused

web-refused-seat-taken = Quelqu’un y est déjà assis.
web-refused-no-table = Cette table n’existe plus.
web-refused-not-yours = Cette place est à quelqu’un d’autre.
web-refused-still-here = La personne assise là est présente.
web-refused-nothing-asked = Plus personne ne demande cela.
web-refused-not-over = Cette partie continue encore.

## Measured

web-bots-win = les bots gagnent { $n } %
web-bots-some = quelqu’un gagne { $n } %
web-side-wins = { $side } { $n } %
web-hard-gentle = facile
web-hard-fair = équilibré
web-hard-hard = difficile
web-minutes = environ { $n } min
web-minutes-how = Estimation : dix secondes pour chaque question posée aux joueurs
web-rounds = { $n ->
    [one] { $n } tour de jeu
   *[other] { $n } tours de jeu
}
web-turns = { $n ->
    [one] { $n } tour
   *[other] { $n } tours
}
web-turns-hunt = { $n ->
    [one] { $n } tour de jeu
   *[other] { $n } tours de jeu
}
web-turns-nemesis = { $n ->
    [one] { $n } manche
   *[other] { $n } manches
}
web-measured-how = Part des parties gagnées par des bots qui jouent selon quelques principes, avec { $seats ->
    [one] une place
   *[other] { $seats } places
} : mesurée sur au moins { $n } parties chacune.
web-measured-with = Mesuré sur { $n } parties de bots avec { $seats ->
    [one] une place
   *[other] { $seats } places
}
web-measured-tiles = avec la part gagnée par les bots au nombre de places habituel
web-just-now = à l’instant
web-seats-for-people = Inviter à toutes les autres places
web-seats-for-bots = Des bots aux autres places
web-invite-make-room = Libérez la place d’un bot, et qui ouvre le lien peut s’y asseoir. D’ici là, la partie attend cette place.
web-measured-half = Un trait fin marque la moitié.
web-measured-several = Plusieurs camps peuvent gagner ensemble.
