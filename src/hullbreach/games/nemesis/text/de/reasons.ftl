# Warum etwas so kam.

why-encounter = Der Würfel zeigte { $face }, und in diesem Korridor lag schon ein Geräusch. { $loud } von { $faces } Seiten hätten eine Begegnung gebracht.
why-surprise = Auf seinem Plättchen steht { $number }, { $cards ->
        [one] 1 Karte war auf der Hand
       *[other] { $cards } Karten waren auf der Hand
    }: Sofort angegriffen wird nur, wer weniger Karten hat, als die Zahl sagt.
why-missed = Die Angriffskarte zeigt { $shown }, nicht { $missing }.
why-blood = { $injuries } Schaden gegen einen Blutwert von { $need }.
why-any-injury = Schon 1 Schaden genügt.
why-arrow = Ein Pfeil statt eines Blutwerts: Rückzug.
why-fatal = Mit { $most ->
        [one] 1 schweren Wunde
       *[other] { $most } schweren Wunden
    } ist jede weitere tödlich.
