# Les chiffres d'une carte et les lignes qui en découlent.

fact-cost = Coût { $n }
fact-attack_cost = Coût d’attaque { $n }
fact-range = { $n ->
        [0] Portée illimitée
       *[other] Portée { $n }
    }
weapon-area = Attaque de zone : couvre un espace à portée et tous les espaces adjacents, personnages compris.
weapon-always = Touche toujours sur { $n } ou moins.
tracker-place = { $spawn ->
        [new_tunnel] Faites-y apparaître { part-n-blips }.
        [all_tunnels] Faites apparaître { part-n-blips } sur chaque tunnel.
       *[other] Faites apparaître { part-n-blips } au point de Spawn { $spawn }.
    }
