# Was die Seite nur über nemesis sagt.

web-nemesis-time = Zeit: { $left } Runden bis zum Sprung, Kälteschlaf ab { $from }
web-nemesis-jump = Sprung
web-nemesis-sleep-from = Kälteschlaf ab { $n }
web-nemesis-sleep-now = Kälteschlaf offen
web-nemesis-fuse = { $n ->
    [-1] Die Selbstzerstörung ist aus
   *[other] Selbstzerstörung: noch { $n }
    }
web-nemesis-gauge = { $name }: { $n } von { $limit }
web-nemesis-course = Kurs auf { $space }
web-nemesis-heading = Kurs
web-nemesis-course-unknown = noch nicht angesehen
web-nemesis-engines = Triebwerke
web-nemesis-engine-ok = läuft
web-nemesis-engine-bad = beschädigt
web-nemesis-engine-unknown = unbekannt
web-nemesis-scans = Scans
web-nemesis-no-scans = keine Kontaminationskarten
web-nemesis-ladder = Falls einer kommt: Überraschungsangriff je Handkarten
web-nemesis-first = Erste Begegnung der Partie
web-nemesis-first-here = { $intruder } – { $room }. Von jetzt an verfolgst du ein einziges Ziel.
web-nemesis-first-any = Von jetzt an verfolgst du ein einziges Ziel.
web-nemesis-first-secret = Niemand erfährt, welches du behältst. Das andere verlässt die Partie ungesehen.
web-nemesis-step-propose = Anbieten
web-nemesis-step-return = Erwidern
web-nemesis-step-accept = Annehmen
web-nemesis-step-lays = { $seat } legt hin
web-nemesis-step-decides = { $seat } entscheidet
web-nemesis-nothing-more = sonst nichts
web-nemesis-things = { $n ->
    [one] 1 Ding
   *[other] { $n } Dinge
    }
web-nemesis-to-lay = Deins, antippen zum Hinlegen
web-nemesis-who-sees = In diesem Raum sehen alle jede hingelegte Karte, auch wenn abgelehnt wird. Anderswo sieht man Rückseiten nach Farbe, schwere Gegenstände und Objekte.
web-nemesis-won = Gewonnen
web-nemesis-survived = Überlebt
web-nemesis-missed = Ziel verfehlt
web-nemesis-died = Gestorben
web-nemesis-show-all = Alles zeigen
