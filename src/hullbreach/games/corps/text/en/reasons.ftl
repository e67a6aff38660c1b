### Why Aliens and blips do what they do

why-goes-for = { CAP($piece) } goes for { $who }: { $n ->
    [one] one step
   *[other] { $n } steps
 } away, the shortest way to anybody.
why-goes-for-unreachable = { CAP($piece) } can reach nobody and goes for { $who }: nearest on the empty board, { $n ->
    [one] one step
   *[other] { $n } steps
 } away.
why-keeps-to = { CAP($piece) } keeps to { $who }, for whom it set out: { $n ->
    [one] one step
   *[other] { $n } steps
 } away.
why-farther = { CAP($who) }: farther, { $n } steps.
why-as-near = { CAP($who) }: just as near ({ $n }); between the two the highest-ranked player decides.
why-shut-off = { CAP($who) }: every way there is shut off.
why-ways = { $n } spaces lead there equally fast; the highest-ranked player decides.
why-first = { CAP($piece) } is nearest to a character of those still to act: { $n ->
    [one] one step
   *[other] { $n } steps
 }.
why-only-one-near = Nobody but { $who } is next to it.
why-attacks-target = It went for { $who }, so { $who } is attacked.
why-near-too = { CAP($who) } is next to it, too, but was not its target.
why-near-as-well = { CAP($who) } is next to it, too; the highest-ranked player decides.
