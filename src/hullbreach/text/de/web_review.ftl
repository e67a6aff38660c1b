# A match that is over, told in short, and how one plays on.

web-review = Rückblick
web-review-close = Zurück zum Tisch
web-review-story = Was geschah
web-review-look = In der Aufzeichnung ansehen
web-review-decisions = { $n ->
    [one] { $n } Entscheidung
   *[other] { $n } Entscheidungen
}
web-review-fates = Was aus ihnen wurde
web-review-well = { $n ->
    [0] Niemand hat es geschafft.
    [one] { $n } von { $of } hat es geschafft.
   *[other] { $n } von { $of } haben es geschafft.
}
web-review-all = Alle { $of } haben es geschafft.
web-review-left = { $n ->
    [0] Am Ende war niemand mehr übrig.
    [one] Am Ende war noch { $n } von { $of } übrig.
   *[other] Am Ende waren noch { $n } von { $of } übrig.
}
web-review-winners = { $n ->
    [0] Niemand hat gewonnen.
   *[other] Gewonnen: { $who }.
}
web-review-victory = Sieg
web-review-defeat = Niederlage
web-fate-stays = am Ende noch dabei
web-review-seats = Jeder Platz in Zahlen
web-review-seat = Platz
web-review-most = am meisten
web-review-achievements = Erfolge
web-again-next = Weiter: { $name }
web-share-replay = Teilen
web-again-wish = { $who } möchte weiterspielen. Mitspielen?
web-again-join = Mitspielen
web-again-no = Nein, danke
web-again-no-said = Für mich keine weitere Partie, danke.
web-again-there = Zu diesem Tisch
web-somebody = Jemand
web-count-decisions = Entscheidungen
web-count-shots = Schüsse
web-count-hits = Treffer
web-count-kills = Getötet
web-count-cards = Karten gespielt
web-count-spaces = Felder gegangen
web-count-recruited = Rekrutiert
web-count-scans = Scans
web-count-strikes = Treffer
web-count-activations = Aktivierungen
web-count-attacks = Angriffe
web-count-lost = Verloren
web-count-rooms = Räume entdeckt
web-count-searches = Durchsucht
web-count-wounds = Wunden

## What only one's own seat knows

web-secret = Dein Geheimnis
web-secret-only = Nur du
web-secret-win = Du gewinnst
web-secret-until = Bis dahin
web-secret-found = Wenn es herauskommt
web-secret-others = Die anderen wissen nur, dass du ein Geheimnis haben kannst. Kein anderer Verlauf, Chat oder Bildschirm verrät es, bis die Partie vorbei ist oder die Regeln es aufdecken.
web-secret-read = Gelesen
web-secret-later = später:
web-secret-closed = Andere sehen meinen Bildschirm: nicht von selbst öffnen
