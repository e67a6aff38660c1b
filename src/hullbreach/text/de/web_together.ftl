# Mehrere an einem Tisch: wie man kommt, wer fehlt, wann es beginnt.

web-invite-title = Der Tisch ist offen. Hol Leute dazu.
web-invite-title-later = Hol Leute an diesen Tisch.
web-invite-seats = { $n ->
    [one] 1 Platz
   *[other] { $n } Plätze
}
web-invite-no-clock = ohne Uhr
web-invite-how = Wie andere hierher kommen
web-invite-qr = QR-Code des Links
web-invite-code = Code zum Tippen
web-invite-copy = Kopieren
web-invite-share = Teilen
web-invite-watch = Link zum Zusehen
web-invite-about = Kein Konto nötig. Wer den Link öffnet, wählt einen freien Platz.
web-invite-later = Wer später kommt, kann sich setzen, sobald du den Platz eines Bots frei machst: Menü, Leute einladen.
web-invite-people = Leute einladen
web-invite-start = { $n ->
    [0] Jetzt starten
    [one] Jetzt starten, 1 Bot springt ein
   *[other] Jetzt starten, { $n } Bots springen ein
}
web-invite-name = Dein Name am Tisch
web-invite-name-set = Das bin ich
web-chair-free = frei; der Link führt hierher
web-chair-yours = frei
web-chair-bot = Bot, spielt nach Faustregeln
web-chair-here = sitzt am Tisch
web-chair-away = gerade nicht da, der Platz bleibt besetzt
web-chair-is-here = da
web-chair-is-away = weg
web-chair-taken = besetzt
web-chair-put-bot = Bot hierher
web-chair-make-free = Frei machen
web-invited-by = { $n ->
    [one] { $who } lädt dich ein
   *[other] { $who } laden dich ein
}
web-invited = Du bist eingeladen
web-invited-seats = { $n ->
    [one] Platz
   *[other] Plätze
}
web-invited-clock = { $n } s je Entscheidung
web-invited-no-clock = ohne Uhr, du kannst gehen und wiederkommen
web-invited-running = die Partie läuft schon
web-invited-unnamed = Wähle erst einen Namen, damit die anderen wissen, wer gekommen ist.
web-invited-watch = Nur zusehen
web-invited-lesson = { $n ->
    [one] Noch nie gespielt? Erst eine Minute Lektion
   *[other] Noch nie gespielt? Erst { $n } Minuten Lektion
}
web-to-invitation = Zu den freien Plätzen
web-not-begun = Die Partie hat noch nicht begonnen.
web-no-code = Kein offener Tisch hat diesen Code. Vielleicht ist die Partie vorbei, oder ein Zeichen stimmt nicht.
web-open-and-invite = Tisch öffnen und einladen

## Called

web-calls = Benachrichtige mich, wenn jemand auf mich wartet
web-calls-refused = Dieser Browser erlaubt von hier keine Benachrichtigungen. Du kannst das in seinen Einstellungen ändern.
web-call-sits = { $who } setzt sich an deinen Tisch
web-waits = Wartet auf dich
web-wait-decide = deine Entscheidung; letzter Zug { $when }
web-wait-invited = du bist eingeladen, { $n ->
    [one] 1 Platz ist frei
   *[other] { $n } Plätze sind frei
}
web-wait-gather = { $n ->
    [0] alle sind da: Es kann losgehen
    [one] 1 Platz ist noch frei
   *[other] { $n } Plätze sind noch frei
}
web-wait-answer = Antworten
web-again-gone = { $who } wollte weiterspielen und hat ohne dich begonnen.

## Refused

web-refused-seat-taken = Dort sitzt schon jemand.
web-refused-no-table = Diesen Tisch gibt es nicht mehr.
web-refused-not-yours = Dieser Platz gehört jemand anderem.
web-refused-still-here = Wer dort sitzt, ist da.
web-refused-nothing-asked = Danach fragt niemand mehr.
web-refused-not-over = Diese Partie läuft noch.

## Measured

web-bots-win = Bots gewinnen { $n } %
web-bots-some = jemand gewinnt { $n } %
web-side-wins = { $side } { $n } %
web-hard-gentle = leicht
web-hard-fair = ausgewogen
web-hard-hard = schwer
web-minutes = etwa { $n } Min.
web-minutes-how = Geschätzt: zehn Sekunden für jede Frage, die Menschen gestellt wird
web-rounds = { $n ->
    [one] { $n } Runde
   *[other] { $n } Runden
}
web-turns = { $n ->
    [one] { $n } Zug
   *[other] { $n } Züge
}
web-turns-hunt = { $n ->
    [one] { $n } Spielrunde
   *[other] { $n } Spielrunden
}
web-turns-nemesis = { $n ->
    [one] { $n } Runde
   *[other] { $n } Runden
}
web-measured-how = Wie oft Bots mit Faustregeln { $seats ->
    [one] an einem Platz
   *[other] an { $seats } Plätzen
} gewinnen: gemessen in je mindestens { $n } Partien.
web-measured-with = Gemessen in { $n } Partien von Bots { $seats ->
    [one] an einem Platz
   *[other] an { $seats } Plätzen
}
web-measured-tiles = mit dem Anteil, den Bots an der üblichen Zahl von Plätzen gewinnen
web-just-now = gerade eben
web-seats-for-people = Auf alle anderen Plätze einladen
web-seats-for-bots = Bots auf alle anderen Plätze
web-invite-make-room = Mach den Platz eines Bots frei, und wer den Link öffnet, kann sich dort setzen. So lange wartet die Partie auf diesen Platz.
web-measured-half = Ein dünner Strich markiert die Hälfte.
web-measured-several = Mehrere Fraktionen können zusammen gewinnen.
