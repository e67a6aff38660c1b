# Une partie terminée, jugée : chances de gagner, tournants, chance et talent. La commande le dit avec ces mots, elle aussi.

web-judged = Chances de gagner
web-judged-about = en pour cent au fil de la partie ; les numéros sont les tournants
web-judged-estimate = Une estimation : des bots ont continué { $n } fois depuis des moments de cette partie.
web-judged-working = Des bots continuent depuis chaque moment de cette partie… { $n } %
web-judged-failed = Les chances de gagner n’ont pas pu être établies.
web-judged-retry = Réessayer
web-judged-whose = Chances de qui
web-judged-known = Tout est connu
web-judged-seen = Ce que cette place savait
web-judged-curve = Chances de gagner : { $from } % au début, { $to } % à la fin
web-judged-point = Tournant { $n } sur { $of }
web-judged-none = La partie n’a jamais tourné : elle a suivi son cours, choix après choix.
web-judged-choice = choix { $n }
web-judged-who = Choix de { $who } :
web-judged-better = Mieux : { $what }
web-judged-gain = { $n ->
    [one] { $n } point de plus
   *[other] { $n } points de plus
}
web-judged-luck = Rien de mieux n’a été trouvé. La suite tenait aux dés et aux pioches.
web-judged-lines = Coups examinés
web-judged-played = joué
web-judged-odds = réussit à { $n } %
web-judged-see = Voir
web-judged-try = Rejouer d’ici
web-judged-previous = Tournant précédent
web-judged-next = Tournant suivant
web-judged-skill = Chance et talent
web-judged-accuracy = Précision
web-judged-start = Au début
web-judged-own = Ses choix
web-judged-others = Choix des autres
web-judged-gave = La chance a donné
web-judged-took = La chance a pris
web-judged-end = Résultat
web-judged-explain = En points de chances de gagner. Les choix sont comparés à ceux des bots de règles ; la chance est ce que dés, pioches et cartes cachées ont donné et pris.
