# Was gefragt wird.

## Aufbau und Ziele

ask-draft = Wen spielst du?
ask-objective = Welche Zielkarte behältst du? Die andere wird aus dem Spiel genommen.

## Die Runde

ask-action = Wähle einen Raum, in den du gehst, oder eine andere Aktion.
ask-pay = Welche Karte wirfst du ab? Noch { $left } zu bezahlen.
ask-passing = Welche Karten wirfst du ab, bevor du passt?
ask-waiting = Die Rettungskapsel starten, verlassen oder warten?
ask-rush = Erleidest du eine leichte Wunde, um eine dritte Aktion zu machen?
ask-discard = Welche Karte wirfst du ab? Noch { $left }.
ask-replace = Welche Karte wirfst du ab, um eine andere zu ziehen?
ask-interrupt = Unterbrichst du { $seat_acc }?
ask-interrupt-again = Unterbrichst du die Unterbrechung { $seat_of }?

## Auswahl

ask-pick = Welches?
ask-way = Wozu nutzt du das?
ask-whom = Wen?
ask-where = Wohin?
ask-through = Durch welchen Korridor?
ask-target = Welches Ziel?
ask-may = Willst du das?
ask-peek = Welches Raumteil siehst du dir an?

## Bewegung

ask-careful = Wo machst du Geräusche?
ask-who-moves = Wer bewegt sich?
ask-consent = { CAP($seat_the) } will dich vorschicken. Gehst du?
ask-consent-to = Gehst du mit { $seat_dat } { $room_to }?
ask-reroll-noise = Wirfst du den Geräuschwürfel neu?
ask-escape-order = Wer greift als Nächstes an?
ask-door-token = Es ist kein Türplättchen mehr da. Welche Tür nimmst du weg?
ask-doors = Welche Türen { $room_of } öffnest oder schließt du?

## Kampf und Wunden

ask-reroll = Wirfst du den Kampfwürfel neu?
ask-spend-ammo = Wirfst du 1 weitere Munition für 1 weiteren Schaden ab?
ask-shoot-again = Schießt du noch einmal auf { $intruder_acc }?
ask-protect = Wehrst du den Angriff ab?
ask-retreat-order = Wer zieht sich als Nächstes zurück?
ask-overloaded = Was lässt du fallen?
ask-scan = Welche Karte scannst du?

## Dinge

ask-keep = Welchen Gegenstand behältst du?
ask-full-hands = Deine Hände sind voll. Was lässt du fallen für: { $item }?
ask-full-hands-object = Deine Hände sind voll. Was lässt du für { $object_acc } fallen?
ask-trade = Mit wem tauschst du?
ask-offer = Was bietest du { $seat_dat } an?
ask-return = Was gibst du { $seat_dat } dafür?
ask-settle = { CAP($seat_the) } hat geantwortet. Nimmst du an?

## Das Schiff

ask-engine = Triebwerk { $engine }: Vertauschst du die Plättchen?
ask-event-card = Wohin kommt die Ereigniskarte?
ask-which-pod = In welche Rettungskapsel steigst du?
ask-launch = { $pod }: Jetzt starten oder warten?

## Wer die Xenos spielt

ask-take-over = Spielst du von nun an die Xenos?
ask-plot = Was tun die Xenos?
ask-keep-plot = Welche Karte behältst du?
ask-send = Wer bewegt sich wohin?
ask-set-on = Wer greift wen an?
ask-attack-card = Welcher Angriff wird ausgeführt?
ask-planning = Welches Ereignis wird ausgeführt?
