# Ce que la page dit de nemesis seulement.

web-nemesis-time = Temps : { $left } Manches avant le saut, hibernation dès { $from }
web-nemesis-jump = saut
web-nemesis-sleep-from = hiberner dès { $n }
web-nemesis-sleep-now = hibernation ouverte
web-nemesis-fuse = { $n ->
    [-1] L’autodestruction est arrêtée
   *[other] Autodestruction : encore { $n }
    }
web-nemesis-gauge = { $name } : { $n } sur { $limit }
web-nemesis-course = Cap sur { $space }
web-nemesis-heading = Cap
web-nemesis-course-unknown = pas encore regardé
web-nemesis-engines = Moteurs
web-nemesis-engine-ok = marche
web-nemesis-engine-bad = endommagé
web-nemesis-engine-unknown = inconnu
web-nemesis-scans = Scans
web-nemesis-no-scans = aucune Carte Contamination
web-nemesis-ladder = S’il en vient un : Attaque Surprise selon la main
web-nemesis-first = Première Rencontre de la partie
web-nemesis-first-here = { $intruder } – { $room }. Désormais vous suivez un seul Objectif.
web-nemesis-first-any = Désormais vous suivez un seul Objectif.
web-nemesis-first-secret = Personne n’apprend lequel vous gardez. L’autre quitte la partie sans être vu.
web-nemesis-first-open = choisit encore
web-nemesis-first-done = a choisi
web-nemesis-step-propose = Proposer
web-nemesis-step-return = Rendre
web-nemesis-step-accept = Accepter
web-nemesis-step-lays = { $seat } pose
web-nemesis-step-decides = { $seat } décide
web-nemesis-nothing-more = rien de plus
web-nemesis-things = { $n ->
    [one] { $n } chose
   *[other] { $n } choses
    }
web-nemesis-to-lay = À vous : touchez pour poser
web-nemesis-who-sees = Dans cette Salle, chacun voit toutes les cartes posées, même refusées. Ailleurs on voit les dos par couleur, les Objets Lourds et les Corps Lourds.
web-nemesis-won = Gagné
web-nemesis-survived = Survécu
web-nemesis-winners = Victoire : { $who }.
web-nemesis-no-winner = Personne n’a gagné.
web-nemesis-missed = Objectif manqué
web-nemesis-died = Mort
web-nemesis-show-all = Tout montrer
web-nemesis-moment-death = Un Personnage meurt
web-nemesis-moment-no-return = Plus de retour
web-nemesis-moment-beds = L’Hibernation est ouverte
web-nemesis-moment-attack = Attaque d’Intrus
web-nemesis-moment-encounter = Rencontre
web-nemesis-moment-nest = Le Nid
web-nemesis-moment-away = Hors du vaisseau
web-nemesis-moment-fuse = Autodestruction
web-nemesis-moment-kill = Ils peuvent mourir
web-nemesis-moment-weakness = Une Faiblesse
web-nemesis-moment-scan = Scanner · vous seul voyez cela
web-nemesis-moment-explore = Première lumière
web-nemesis-moment-event = Événement
web-nemesis-moment-interrupt = Réaction · personne ne voit qui pourrait
web-nemesis-moment-protect = On vous attaque
web-nemesis-moment-take-over = Vous êtes mort
web-nemesis-interrupt-all = Tous ceux de la Salle sont interrogés, avec ou sans la carte. Les réponses sont montrées ensemble.
web-nemesis-interrupt-hold = Vous avez une Interruption : elle annulerait cela, et ce qui est payé reste payé.
web-nemesis-interrupt-none = Vous n’avez pas d’Interruption.
web-nemesis-take-over-do = Dès le prochain tour, vous jouez une carte par manche pour les Intrus : pour en déplacer un, pour attaquer ou pour son texte.
web-nemesis-take-over-aim = Vous ne pouvez plus gagner, mais empêcher les autres de le faire.
web-ask-interrupt = pour interrompre
