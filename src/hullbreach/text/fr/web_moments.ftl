# Moments over the board: what kind they are, how a roll came out, how they end.
web-moment-death = Mort
web-moment-captured = Capture
web-moment-hugged = Facehugger
web-moment-setback = Danger
web-moment-found = Trouvé
web-moment-attacked = Jet de défense
web-moment-barricade = Barricade
web-moment-test = Test de Tech
web-moment-shot = Attaque
web-moment-event = Événement
web-moment-spotted = Repéré
web-moment-tracker = Motion Tracker
web-moment-burst = Chestburster
web-moment-agenda = Projet
web-moment-strike = Frappe
web-moment-hazard = Danger
web-moment-impregnated = Un hôte
web-moment-facehugger = Facehugger
web-moment-objective = Objectif rempli
web-moment-revealed = Hors de la Ruche
web-moment-most = il faut { $need } ou moins · { $percent } %
web-moment-least = il faut { $need } ou plus · { $percent } %
web-moment-hit = Touché
web-moment-miss = Raté
web-moment-evaded = Esquivé
web-moment-caught = Pas esquivé
web-moment-done = Réussi
web-moment-failed = Échec
web-moment-broken = Elle cède
web-moment-holds = Elle tient
web-moment-space = Espace
web-moment-tap = Toucher :
web-moment-skip = passer
web-moment-go-on = continuer
web-moment-length = Grands moments
web-moment-length-short = Une seconde chacun
web-moment-length-wait = M’attendre
web-state-fallen = Mort
web-log-pushed = { $n ->
    [one] Une carte avance.
   *[other] { $n } cartes avancent.
  }
web-log-by-policy = choisi pour vous
web-once-more = Encore une fois pour confirmer
