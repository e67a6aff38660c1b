# Moments over the board: what kind they are, how a roll came out, how they end.
web-moment-death = Getötet
web-moment-captured = Verschleppt
web-moment-hugged = Facehugger
web-moment-setback = Rückschlag
web-moment-found = Gefunden
web-moment-attacked = Ausweichwurf
web-moment-barricade = Barrikade
web-moment-test = Technikprobe
web-moment-shot = Angriff
web-moment-event = Ereignis
web-moment-spotted = Gesichtet
web-moment-tracker = Bewegungsmelder
web-moment-burst = Chestburster
web-moment-agenda = Agenda
web-moment-strike = Treffer
web-moment-hazard = Gefahr
web-moment-impregnated = Ein Wirt
web-moment-facehugger = Facehugger
web-moment-objective = Auftrag erfüllt
web-moment-revealed = Aus dem Schwarm
web-moment-most = braucht { $need } oder weniger · { $percent } %
web-moment-least = braucht { $need } oder mehr · { $percent } %
web-moment-hit = Treffer
web-moment-miss = Daneben
web-moment-evaded = Ausgewichen
web-moment-caught = Erwischt
web-moment-done = Erfolg
web-moment-failed = Fehlschlag
web-moment-broken = Sie bricht
web-moment-holds = Sie hält
web-moment-space = Leertaste
web-moment-tap = Antippen:
web-moment-skip = überspringen
web-moment-go-on = weiter
web-moment-length = Große Momente
web-moment-length-short = Je eine Sekunde
web-moment-length-wait = Auf mich warten
web-state-fallen = Gefallen
web-log-pushed = { $n ->
    [one] Eine Karte rückt weiter.
   *[other] { $n } Karten rücken weiter.
  }
web-log-by-policy = für dich gewählt
web-once-more = Noch einmal zum Bestätigen
