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
web-nemesis-no-scans = keine Karten
web-nemesis-ladder = Falls einer kommt: Überraschungsangriff je Handkarten
web-nemesis-first = Erste Begegnung der Partie
web-nemesis-first-here = { $intruder } – { $room }. Von jetzt an verfolgst du ein einziges Ziel.
web-nemesis-first-any = Von jetzt an verfolgst du ein einziges Ziel.
web-nemesis-first-secret = Niemand erfährt, welches du behältst. Das andere verlässt die Partie ungesehen.
web-nemesis-first-open = wählt noch
web-nemesis-first-done = hat gewählt
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
web-nemesis-winners = Sieg: { $who }.
web-nemesis-no-winner = Niemand hat gewonnen.
web-nemesis-missed = Ziel verfehlt
web-nemesis-died = Gestorben
web-nemesis-show-all = Alles zeigen
web-nemesis-moment-death = Ein Charakter stirbt
web-nemesis-moment-no-return = Kein Zurück
web-nemesis-moment-beds = Der Kälteschlaf ist offen
web-nemesis-moment-attack = Xeno-Angriff
web-nemesis-moment-encounter = Begegnung
web-nemesis-moment-nest = Das Nest
web-nemesis-moment-away = Von Bord
web-nemesis-moment-fuse = Selbstzerstörung
web-nemesis-moment-kill = Sie können sterben
web-nemesis-moment-weakness = Eine Schwäche
web-nemesis-moment-scan = Scanner · nur du siehst das
web-nemesis-moment-explore = Erstes Licht
web-nemesis-moment-event = Ereignis
web-nemesis-moment-interrupt = Reaktion · niemand sieht, wer könnte
web-nemesis-moment-protect = Du wirst angegriffen
web-nemesis-moment-take-over = Du bist tot
web-nemesis-interrupt-all = Alle im Raum werden gefragt, ob mit oder ohne Karte. Die Antworten werden zusammen gezeigt.
web-nemesis-interrupt-hold = Du hast eine Unterbrechung: Sie bräche das ab, und bezahlt bleibt bezahlt.
web-nemesis-interrupt-none = Du hast keine Unterbrechung.
web-nemesis-take-over-do = Ab dem nächsten Zug spielst du je Runde eine Karte für die Xenos: um einen zu bewegen, um anzugreifen oder für ihren Text.
web-nemesis-take-over-aim = Gewinnen kannst du nicht mehr, aber dafür sorgen, dass es niemand tut.
web-ask-interrupt = zum Unterbrechen
