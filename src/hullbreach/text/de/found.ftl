# Rätsel, die in gespielten Partien gefunden wurden.

found-title = { $mission }: ein Weg zum Sieg
found-goal = Gewinne die Partie mit { $n } Entscheidungen.
found-luck = Was kommt: { $faces }. So fällt jeder Wurf dieser Art.
found-idea = **Ein Weg gewinnt**, wo andere es nicht tun: { $line }.
found-no-dice = Was gemischt wird, bleibt in der Reihenfolge, in der es liegt.
