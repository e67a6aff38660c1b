# Eine Partie, die vorbei ist, beurteilt: Siegchance, Wendepunkte, Glück und Können. Auch der Befehl sagt es so.

web-judged = Siegchance
web-judged-about = in Prozent über die Partie; die Zahlen sind die Wendepunkte
web-judged-estimate = Eine Schätzung: Bots haben { $n }-mal von Stellen dieser Partie weitergespielt.
web-judged-working = Bots spielen von jeder Stelle dieser Partie weiter … { $n } %
web-judged-failed = Die Siegchance ließ sich nicht bestimmen.
web-judged-retry = Noch einmal
web-judged-whose = Wessen Chance
web-judged-known = Alles bekannt
web-judged-seen = Was dieser Platz wusste
web-judged-curve = Siegchance: { $from } % zu Beginn, { $to } % am Ende
web-judged-point = Wendepunkt { $n } von { $of }
web-judged-none = Die Partie hat sich nirgends gewendet: Sie nahm Zug um Zug ihren Lauf.
web-judged-choice = Wahl { $n }
web-judged-who = Gewählt von { $who }:
web-judged-better = Besser: { $what }
web-judged-gain = { $n ->
    [one] { $n } Punkt mehr
   *[other] { $n } Punkte mehr
}
web-judged-luck = Nichts Besseres gefunden. Was folgte, lag an Würfeln und Karten.
web-judged-lines = Geprüfte Züge
web-judged-played = gespielt
web-judged-odds = gelingt zu { $n } %
web-judged-see = Ansehen
web-judged-try = Von hier neu spielen
web-judged-previous = Voriger Wendepunkt
web-judged-next = Nächster Wendepunkt
web-judged-skill = Glück und Können
web-judged-accuracy = Genauigkeit
web-judged-start = Zu Beginn
web-judged-own = Eigene Züge
web-judged-others = Züge anderer
web-judged-gave = Glück gab
web-judged-took = Glück nahm
web-judged-end = Ergebnis
web-judged-explain = In Punkten der Siegchance. Züge sind mit denen der Regelbots verglichen; Glück ist, was Würfel, Karten und Verborgenes gaben und nahmen.
