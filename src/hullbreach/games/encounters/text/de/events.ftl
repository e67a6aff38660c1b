# Was geschehen ist: je eine Zeile des Protokolls.

event-role-taken = { $seat } nimmt die Rolle { $avatar }.
event-agenda-dealt = Deine Agenda ist { $card }.
event-first-player = { $seat } beginnt.
event-turn = Der Zug von { $seat } beginnt.
event-phase = { $phase }.
event-hive-added = Eine Schwarmkarte kommt herein: { $room }.
event-moved = Eine Karte bewegt sich: { $from } → { $to }.
event-entered-combat = Eine Karte kommt in die Kampfzone: { $spot }.
event-revealed = { $card } wird aufgedeckt: { $spot }.
event-scanned = { $seat } scannt: { $room }.
event-peeked = { $seat } sieht sich die verdeckte Karte an: { $room }.
event-saw = Du siehst { $card }: { $room }.
event-event = Das Ereignis von { $objective } tritt ein.
event-hazard = Gefahr { $number } tritt ein.
event-hive-card-away = { $card } wird abgelegt.
event-collected = { $card } wird eingesammelt.
event-attached = { $card } wird angelegt: { $room }.
event-blocked = Dieser Raum ist ab jetzt blockiert: { $room }.
event-hive-recycled = Die toten Gegner bilden einen neuen Schwarmstapel ({ $number }).
event-changed-attack = Der Angriff eines Gegners ändert sich um { $number }: { $spot }.
event-held = Ein Gegner schlägt in diesem Zug nicht zu: { $spot }.
event-killed = { $seat } tötet { $card }: { $spot }.
event-played = { $seat } spielt { $card }.
event-copied = { $seat } kopiert { $card }.
event-used = { $seat } nutzt { $card }.
event-points = { $recruit ->
    [0] { $seat } erhält { $attack } Angriff.
   *[other] { $attack ->
        [0] { $seat } erhält { $recruit } Rekrutierung.
       *[other] { $seat } erhält { $attack } Angriff und { $recruit } Rekrutierung.
    }
}
event-recruited = { $seat } rekrutiert { $card }.
event-gained = { $seat } erhält { $card }.
event-hq-filled = { $card } kommt auf Platz { $number } des HQ.
event-hq-left = { $card } verlässt das HQ.
event-coordinated = { $seat } koordiniert { $card }.
event-sacrificed = { $seat } opfert { $card }.
event-vigilant-discarded = { $seat } wirft die wachsame Karte { $card } ab.
event-drew = { $seat } zieht { $card }.
event-drew-unseen = { $seat } zieht eine Karte.
event-shown = { $seat } zeigt { $card } vor.
event-not-shown = { $seat } zeigt nichts vor.
event-discarded = { $seat } wirft { $card } ab.
event-killed-own = { $seat } tötet { $card }.
event-reshuffled = { $seat } mischt den Ablagestapel zu einem neuen Stapel.
event-looked = { $seat } sieht sich die obersten Karten an ({ $number }).
event-looked-at = Du siehst { $card }.
event-put-back = { $seat } legt eine Karte zurück auf den Stapel.
event-passed-on = { $card } geht an { $seat }.
event-struck = { $seat } zieht den Treffer { $card }.
event-dodged = { $seat } weicht einem Treffer aus.
event-guarded = { $seat } reagiert mit { $card }.
event-healed = Der Treffer { $card } von { $seat } wird geheilt.
event-player-attacked = { $seat } greift { $target } an.
event-facehugger-placed = Ein Facehugger springt { $seat } an.
event-facehugger-died = Ein Facehugger stirbt.
event-impregnated = { $seat } trägt ab jetzt einen Chestburster in sich.
event-chestburster-killed = Der Chestburster von { $seat } ist tot.
event-died = { $seat } stirbt.
event-became-alien = { $seat } spielt weiter als { $avatar }.
event-objective-completed = Auftrag erfüllt: { $card }.
event-objective = Aktueller Auftrag: { $card }.
event-agenda-revealed = Die Agenda von { $seat } ist { $card }.
event-complex-taken-back = Die Karten des Komplexes kommen zurück auf den Schwarmstapel ({ $number }).
event-achievement = Erfolg von { $seat }: { $achievement }.
event-game-over = Das Spiel ist aus.
