# Wonach ein Spieler gefragt wird: ganze Sätze.

## Aufbau

ask-deploy = Wo beginnt { $model }?
ask-escort = Welche Miniatur eskortierst du? Bis sie aufgedeckt wird, weißt nur du es.
ask-mulligan = Behältst du deine Hand? Du kannst sie einmal ganz austauschen.
ask-deploy-token = Wo beginnt { $piece }?
ask-list = Stelle deine Einheitenliste zusammen: { $spent } von { $points } Punkten.
ask-refill = Ersetze deine Verluste: { $spent } von { $points } Punkten.
ask-hero = Dein Held kostet bisher { $cost } Punkte. Was änderst du?
ask-start-on = Auf welcher Kachel beginnen { $side }?
ask-target-room = Bestimme einen Zielraum für { $side_acc }.
ask-target-tile = Bestimme eine Zielkachel für { $side_acc }.
ask-carrier = Wer beginnt mit { $token_dat }?
ask-build = Wo legst du die nächste Kachel hin?
ask-lay = Welche Kachel legst du bei { $place } hin?
ask-doors = { $left ->
        [one] Setze eine Tür (noch 1) oder passe.
       *[other] Setze eine Tür (noch { $left }) oder passe.
    }
ask-factions = Welche Fraktionen spielt ihr in der nächsten Mission?

## Die Runde

ask-initiative = Du hast die Initiative. Behältst du sie oder gibst du sie einem Gegner?
ask-between = Zwischen zwei Aktivierungen: Tust du etwas?
ask-activate = Wen aktivierst du?
ask-start = { CAP($piece) } wird aktiviert. Spielst du zuerst eine Karte oder nutzt eine Fähigkeit?
ask-action = { CAP($piece) }: Wähle eine Aktion (noch { $left } AP).
ask-after-activation = Die Aktivierung { $piece_of } ist zu Ende. Spielst du eine Karte?
ask-sentry-named = { CAP($piece) } handelt gleich. Nutzt du einen Wachmarker?
ask-sentry-acted = { CAP($piece) } hat gehandelt. Nutzt du einen Wachmarker?
ask-sentry-left = Die Spielrunde endet: Nutze einen Wachmarker oder verzichte auf ihn.
ask-tactical = Taktische Bewegung: { CAP($piece) } kann den Wachmarker sofort nutzen oder behalten.

## Marker

ask-become = { CAP($piece) } wird aufgedeckt. Welche deiner Miniaturen ist es?
ask-hide-or-reveal = { CAP($piece) } wird gesehen. Deckst du ihn auf, oder bleibt er versteckt und verzichtet auf seine Aktivierung?
ask-shift = Seasoned Hunter: Wo erscheint { $piece }?

## Bewegung

ask-step = { $left ->
        [one] Wohin geht { $piece } weiter? (noch 1 Kachel)
       *[other] Wohin geht { $piece } weiter? (noch { $left } Kacheln)
    }
ask-disengage = { CAP($piece) } hat sich gelöst. Wohin?
ask-displace = Wer macht Platz für { $piece_acc }?
ask-displace-side = Wessen Miniaturen machen Platz für { $piece_acc }?
ask-put-back = { CAP($piece) } darf nicht im Lüftungsschacht bleiben. Auf welche Kachel?
ask-seal = Welche Seite versiegelt { $piece }?

## Angriffe

ask-before-attack = { CAP($piece) } greift an. Spielst du zuerst eine Karte?
ask-when-attacked = { CAP($piece) } wird angegriffen. Spielst du eine Karte?
ask-target = { $left ->
        [one] Wen greift { $piece } mit dem letzten Würfel an?
       *[other] Wen greift { $piece } als Nächstes an? (noch { $left } Würfel)
    }
ask-order = Mehrere Miniaturen werden getroffen: Wer ist als Nächstes an der Reihe?
ask-after-roll = { CAP($piece) } ist mit { $rolled } gescheitert. Spielst du eine Karte?
ask-reroll = { CAP($piece) } hat eine { $rolled } gewürfelt und braucht { $need } oder weniger. Wiederholst du den Wurf?
ask-dodge = { CAP($piece) } wird getroffen. Versuchst du auszuweichen?
ask-when-hit = { CAP($piece) } wird getroffen. Spielst du eine Karte?
ask-heal = { CAP($piece) } wird gleich verwundet. Legst du einen Heal-Test ab?
ask-transfer = Team Tactics: Wer nimmt die Wunde { $piece_of }?
ask-when-wounded = { CAP($piece) } verliert gleich eine Wunde. Spielst du eine Karte?
ask-when-killed = { CAP($piece) } wird gleich getötet. Spielst du eine Karte?
ask-after-kill = { CAP($piece) } hat im Nahkampf getötet. Spielst du eine Karte?
ask-acid = Säure spritzt { $tile_in }. Wen trifft sie?
ask-disc-side = Die Smart-Disc trifft { $tile_in }. Wessen Miniatur wird verwundet?
ask-disc-victim = Die Smart-Disc trifft { $tile_in }. Welche deiner Miniaturen wird verwundet?
ask-hatch = { CAP($unit_an) } kann schlüpfen. Wo?

## Karten

ask-card-target = Wähle ein Ziel für { $card }.
ask-card-tile = Wähle eine Kachel für { $card }.
ask-card-either = Welchen Effekt von { $card } wählst du?
ask-card-move = Wohin geht { $piece }?
ask-environment = Wähle für { $event }.
ask-redirect = Auf wen geht der Treffer { $piece_of } über?
