# Ce que donnent les options, jouées plus loin.

web-lines-ask = Pourquoi ? Voir ce que cela donne
web-lines-head = Chances de victoire, en jouant la suite dans { $n ->
        [one] un monde qui correspond
       *[other] { $n } mondes au plus qui correspondent
    } à ce que vous savez
web-lines-chance = { $percent } %
web-lines-worlds = { $n ->
        [one] dans un monde
       *[other] dans { $n } mondes
    }
web-lines-none = Il n’y a rien à peser ici.
