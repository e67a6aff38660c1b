### Warum Aliens und Blips tun, was sie tun

why-goes-for = { CAP($piece) } jagt { $who }: { $n ->
    [one] einen Schritt
   *[other] { $n } Schritte
 } entfernt, der kürzeste Weg zu irgendwem.
why-goes-for-unreachable = { CAP($piece) } kann niemanden erreichen und jagt { $who }: am nächsten auf dem leeren Plan, { $n ->
    [one] einen Schritt
   *[other] { $n } Schritte
 } entfernt.
why-keeps-to = { CAP($piece) } bleibt bei seinem Ziel { $who }: { $n ->
    [one] einen Schritt
   *[other] { $n } Schritte
 } entfernt.
why-farther = { CAP($who) }: weiter weg, { $n } Schritte.
why-as-near = { CAP($who) }: genauso nah ({ $n }); zwischen beiden entscheidet der ranghöchste Spieler.
why-shut-off = { CAP($who) }: Jeder Weg dorthin ist versperrt.
why-ways = { $n } Felder führen gleich schnell dorthin; der ranghöchste Spieler entscheidet.
why-first = { CAP($piece) } ist von denen, die noch an der Reihe sind, einer Figur am nächsten: { $n ->
    [one] ein Schritt
   *[other] { $n } Schritte
 }.
why-only-one-near = Niemand außer { $who } steht daneben.
why-attacks-target = Ziel war { $who }, also gilt der Angriff { $who }.
why-near-too = { CAP($who) } steht auch daneben, war aber nicht das Ziel.
why-near-as-well = { CAP($who) } steht auch daneben; der ranghöchste Spieler entscheidet.
