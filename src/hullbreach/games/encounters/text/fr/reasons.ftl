### Pourquoi les cartes de la Ruche se déplacent et frappent

why-hive-pushes = Une nouvelle carte de la Ruche est entrée par la droite et a poussé les cartes devant elle vers la gauche, jusqu’au premier vide.
why-stepped-over = Elle a enjambé une salle bloquée, ou occupée par un ennemi qui ne se déplace pas.
why-pushed-out = Elle a été poussée hors de la salle la plus à gauche.
why-from-hive = Elle n’est pas passée par le Complexe.
why-effect = Juste avant : { $what }
why-strike-phase = En phase de Frappe, chaque ennemi de la Zone de combat frappe le joueur dont c’est le tour, le plus ancien d’abord.
why-strikes = { $card } : { $n ->
    [one] 1 Frappe
   *[other] { $n } Frappes
 }.
why-held = { $card } ne frappe pas ce tour-ci.
why-spared = { $card } ne frappe pas : un Chestburster se prépare.
