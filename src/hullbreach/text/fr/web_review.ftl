# A match that is over, told in short, and how one plays on.

web-review = Bilan
web-review-close = Retour à la table
web-review-story = Ce qui s’est passé
web-review-look = Voir dans la rediffusion
web-review-decisions = { $n ->
    [one] { $n } décision
   *[other] { $n } décisions
}
web-review-fates = Ce qu’ils sont devenus
web-review-well = { $n ->
    [0] Personne ne s’en est sorti.
    [one] { $n } sur { $of } s’en est sorti.
   *[other] { $n } sur { $of } s’en sont sortis.
}
web-review-all = Les { $of } s’en sont sortis.
web-review-left = { $n ->
    [0] À la fin, il ne restait personne.
   *[other] À la fin, il en restait { $n } sur { $of }.
}
web-review-winners = { $n ->
    [0] Personne n’a gagné.
   *[other] Victoire : { $who }.
}
web-review-victory = Victoire
web-review-defeat = Défaite
web-fate-stays = encore là à la fin
web-review-seats = Chaque place en chiffres
web-review-seat = Place
web-review-most = le plus
web-review-achievements = Succès
web-again-next = Suite : { $name }
web-share-replay = Partager
web-again-wish = { $who } aimerait continuer à jouer. Participer ?
web-again-join = Participer
web-again-no = Non merci
web-again-no-said = Pas d’autre partie pour moi, merci.
web-again-there = Vers cette table
web-somebody = Quelqu’un
web-count-decisions = Décisions
web-count-shots = Tirs
web-count-hits = Touchés
web-count-kills = Tués
web-count-cards = Cartes jouées
web-count-spaces = Cases parcourues
web-count-recruited = Recrutés
web-count-scans = Scans
web-count-strikes = Frappes
web-count-activations = Activations
web-count-attacks = Attaques
web-count-lost = Pertes
web-count-rooms = Salles découvertes
web-count-searches = Fouilles
web-count-wounds = Blessures

## What only one's own seat knows

web-secret = Votre secret
web-secret-only = Vous seul
web-secret-win = Vous gagnez
web-secret-until = D’ici là
web-secret-found = Si on le découvre
web-secret-others = Les autres savent seulement que vous pouvez avoir un secret. Aucun autre journal, écran ou fil de discussion ne le dit jusqu’à la fin de la partie ou jusqu’à ce que les règles le révèlent.
web-secret-read = J’ai lu
web-secret-later = plus tard :
web-secret-closed = D’autres voient mon écran : ne pas l’ouvrir tout seul
