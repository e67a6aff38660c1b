# Warum der Bot so wählen würde: für Tipps.

## Fragen

hint-obvious = Etwas anderes lohnt sich hier nicht.
hint-fallback = Das ist so gut wie alles andere.
hint-by-chance = Das macht hier kaum einen Unterschied.
hint-always = Das kostet nichts und kann helfen.
hint-pass = Jetzt gibt es nichts Nützliches zu tun.
hint-card = Jetzt nützt die Karte am meisten.
hint-first = Wer zuerst handelt, bestimmt, wo gekämpft wird.
hint-wave = Einer nach dem anderen, damit die Letzten keine Wache mehr vorfinden.
hint-urgent = Hier ist am meisten zu gewinnen oder zu verlieren.
hint-react = Eine Reaktion ist den Wachmarker jetzt wert.
hint-react-pass = Der Wachmarker ist später mehr wert.
hint-target = Die beste Aussicht, etwas Wertvolles zu töten.
hint-order = Das Wertvollste zuerst.
hint-who = Die richtige Miniatur für diesen Ort.
hint-hide = Ungesehen ist es sicherer.
hint-reveal = Offen ist es nützlicher.
hint-shift = Von dort ist der nächste Schlag besser.
hint-transfer = Jemand weniger Wertvolles nimmt die Wunde.
hint-seal = Die Tür steht dort, wo sie herkämen.
hint-away = Weg von den Feinden.
hint-least = Der Verlust, der am wenigsten schmerzt.
hint-way = Der beste Weg dorthin, wo es zählt.
hint-again = Ein Fehlschlag, der noch gelingen kann.
hint-leader = Wer hier führt, nützt am meisten.
hint-escort = Der beste Schutz für den, der überleben muss.
hint-list = Eine ausgewogene Truppe für die Punkte.
hint-hero = Was ein solcher Held braucht.
hint-start = Nahe an den Zielen, fern von den Feinden.
hint-carrier = In den sichersten Händen.
hint-door = Die Tür, durch die sie kämen.
hint-light = Die nächste Hand kann kaum schlechter sein.
hint-keep = Die Hand ist gut genug.
hint-spread = Nicht alle an einem Ort.

## Aktionen

hint-move = Ein besserer Platz für das, was kommt.
hint-stand = Hier zu bleiben ist am besten.
hint-run = Es ist weit, und die Zeit ist knapp.
hint-tactical-move = Vorwärts, die Waffe bereit.
hint-skulk = Näher heran und weiter ungesehen.
hint-disengage = Dieser Kampf lohnt sich nicht.
hint-move-in = Mitten unter sie, wer auch Platz machen muss.
hint-run-in = Mitten unter sie, wer auch Platz machen muss.
hint-shoot = Ein guter Schuss auf jemanden, der es wert ist.
hint-fight = Zuschlagen, bevor sie es tun.
hint-rapid-fire = Mehr Schüsse gleichen das schlechtere Zielen aus.
hint-grenade = Eine Granate trifft doppelt.
hint-point-blank = Aus dieser Nähe verfehlt niemand.
hint-inferno = Dort stehen viele dicht beisammen.
hint-shotgun = Dort stehen viele hintereinander.
hint-acid-spit = Alle auf der Kachel können getroffen werden.
hint-disc = Gegen die Disc hilft keine Panzerung.
hint-disc-by = Auf diesem Weg trifft die Disc mehr von ihnen.
hint-sentry = Wer kommt, läuft in die Wache.
hint-aim = Erst zielen, dann schießen.
hint-treat = Eine geheilte Wunde ist die Zeit wert.
hint-weld = Durch einen zugeschweißten Schacht kommt nichts.
hint-force = Der Weg führt durch diese Tür.
hint-open = Der Weg führt durch diese Tür.
hint-take = Um diesen Marker geht es.
hint-drop = Hier gehört er hin.
hint-use = Das verlangt die Mission.
hint-trophy = Eine Trophäe zählt.
hint-damage = Dieser Ort muss beschädigt werden.
hint-launch = Das gewinnt die Partie.
hint-load-gun = Das Geschütz wird woanders gebraucht.
hint-unload-gun = Von hier deckt das Geschütz am meisten.
hint-refill = Mehr Karten, mehr Möglichkeiten.
