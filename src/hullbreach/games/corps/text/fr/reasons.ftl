### Pourquoi les Aliens et les Blips agissent ainsi

why-goes-for = { CAP($piece) } vise { $who } : à { $n ->
    [one] un pas
   *[other] { $n } pas
 }, le chemin le plus court vers quelqu’un.
why-goes-for-unreachable = { CAP($piece) } ne peut atteindre personne et vise { $who } : le plus proche sur le plateau vide, à { $n ->
    [one] un pas
   *[other] { $n } pas
 }.
why-keeps-to = { CAP($piece) } garde sa cible de départ, { $who } : à { $n ->
    [one] un pas
   *[other] { $n } pas
 }.
why-farther = { CAP($who) } : plus loin, à { $n } pas.
why-as-near = { CAP($who) } : à la même distance ({ $n }) ; le joueur le plus gradé tranche.
why-shut-off = { CAP($who) } : aucun chemin n’est ouvert.
why-ways = { $n } cases y mènent aussi vite ; le joueur le plus gradé tranche.
why-first = Parmi ceux qui doivent encore agir, { $piece } est le plus proche d’un personnage : à { $n ->
    [one] un pas
   *[other] { $n } pas
 }.
why-only-one-near = Personne d’autre que { $who } n’est à côté.
why-attacks-target = La cible était { $who } : l’attaque est donc pour { $who }.
why-near-too = { CAP($who) } est aussi à côté, mais n’était pas la cible.
why-near-as-well = { CAP($who) } est aussi à côté ; le joueur le plus gradé tranche.
