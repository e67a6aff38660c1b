# Warum etwas nicht geht: je ein Satz.

## Allgemein

no-match-over = Die Partie ist zu Ende.
no-not-asked = Du bist nicht an der Reihe.
no-not-offered = Das kannst du jetzt nicht wählen.
no-not-on-board = { CAP($piece) } ist nicht auf dem Spielfeld.
no-not-yours = { CAP($piece) } gehört dir nicht.

## Aufbau

no-another-token-first = Zuerst wird ein anderer Marker aufgestellt.
no-whole-hand-or-none = Die ganze Hand wird ausgetauscht oder gar nichts.
no-cannot-be-escorted = Diese Miniatur kann nicht eskortiert werden.
no-cannot-carry-it = { CAP($piece) } kann ihn nicht tragen.
no-no-start-tile = { CAP($tile) } ist keine Aufstellungskachel.
no-nearer-tiles-first = Nähere Kacheln mit Platz kommen vor { $tile_dat }.

## Freie Partien und Spielfelder

no-marines-start-in-rooms = Marines beginnen in einem Raum, nicht { $tile_in }.
no-aliens-start-infested = Aliens beginnen auf einer befallenen Kachel, die kein Lüftungsschacht ist.
no-others-start-there = Andere beginnen { $tile_in }.
no-no-target-room = Ein Zielraum ist ein Raum, aber nicht der eigene Startraum.
no-no-target-tile = Eine Zielkachel ist ein Korridor.
no-too-near = { CAP($tile) } ist weniger als { $number } Kacheln vom Start entfernt.
no-is-a-target = { CAP($tile) } ist schon ein Ziel.
no-crossroad-first = Die erste Kachel ist eine Kreuzung in der Mitte.
no-joins-nothing = Bei { $place } träfe die Kachel auf keine offene Seite.
no-meets-a-wall = Bei { $place } träfe eine offene Seite auf eine Wand.
no-nothing-fits-there = Dort passt keine Kachel.
no-none-left = Eine solche Kachel ist nicht mehr da: { $part }.
no-too-many-open-sides = Ab { $number } Kacheln darf keine Kachel mehr offene Seiten hinzufügen.
no-room-missing = Dieser Raum braucht noch einen Platz: { $room }.
no-infested-missing = Das Spielfeld braucht eine befallene Kachel.
no-too-small = Das Spielfeld braucht mindestens { $number } Kacheln.

## Aktivierungen und Aktionen

no-already-activated = { CAP($piece) } wurde in dieser Spielrunde schon aktiviert.
no-was-last = { CAP($piece) } war in der letzten Spielrunde dein letzter und kann in dieser nicht der erste sein.
no-of-another-seat = { CAP($piece) } gehört einem anderen Platz deiner Seite, der gerade nicht am Zug ist.
no-action-used = { CAP($piece) } hat diese Aktion in dieser Spielrunde schon genutzt: { $action }.
no-too-few-points = Zu wenig AP für diese Aktion: { $action } (noch { $number }).
no-not-of-this-faction = Diese Fraktion hat diese Aktion nicht: { $action }.
no-forbidden = Eine Karte verbietet das: { $piece }.
no-emplaced = { CAP($piece) } kann nur schießen, auf Wache gehen und passen.
no-engaged = { CAP($piece) } ist im Nahkampf.
no-not-engaged = { CAP($piece) } ist nicht im Nahkampf.
no-fumbled = { CAP($piece) } hat in dieser Spielrunde eine natürliche 20 gewürfelt und darf keine AP mehr ausgeben.
no-aims-already = { CAP($piece) } zielt schon.
no-on-sentry = Die Miniatur hat schon einen Wachmarker.
no-no-sentry-token = { CAP($piece) } hat keinen Wachmarker.
no-in-the-middle-of-a-move = { CAP($piece) } hat die Bewegung noch nicht beendet.
no-no-rage-now = { CAP($piece) } kann jetzt keine Rage ansagen.
no-not-wounded = Die Miniatur ist nicht verwundet.
no-treated-before = { CAP($piece) } hat auf diese Weise schon eine Wunde geheilt.
no-is-carried = { CAP($piece) } wird gerade getragen.

## Marker und Verstecken

no-is-a-decoy = { CAP($piece) } ist ein Köder.
no-is-a-model = { CAP($piece) } liegt schon offen.
no-is-hidden = { CAP($piece) } ist schon versteckt.
no-not-infested = { CAP($tile) } ist nicht befallen.
no-no-improved-hide = { CAP($piece) } hat kein Improved Hide.
no-vanished-before = { CAP($piece) } hat Improved Hide in dieser Spielrunde schon genutzt.
no-cannot-stay-hidden = { CAP($piece) } kann nicht versteckt bleiben: Dazu braucht es eine befallene, nicht umkämpfte Kachel und einen noch nicht aktivierten Marker.
no-not-among-unrevealed = Keine deiner noch nicht aufgedeckten Miniaturen dieser Basegröße ist das: { $model_an }.
no-cannot-shift-there = Ein Seasoned Hunter erscheint auf einer Nachbarkachel mit Platz, die kein Feind sieht.
no-not-in-the-middle-of-a-roll = Nicht zwischen einem Wurf und seinem Ergebnis.

## Bewegung

no-not-adjacent = { CAP($tile) } ist nicht benachbart.
no-door-closed = Eine geschlossene Tür versperrt den Weg { $tile_to }.
no-too-far-to-walk = { CAP($tile) } ist { $count } Kacheln entfernt; { $limit ->
        [one] weiter als 1 Kachel geht es nicht.
       *[other] weiter als { $limit } Kacheln geht es nicht.
    }
no-no-end-on-the-way = Auf dem Weg dorthin sind Feinde oder Kacheln ohne Platz.
no-no-way = Kein Weg führt dorthin.
no-tile-full = { CAP($tile) } ist voll.
no-no-room = Dort ist nicht genug Platz: { $tile }.
no-no-end-beyond = Hinter { $tile_dat } ist keine Kachel erreichbar, auf der die Bewegung enden könnte.
no-no-tiles-left = { CAP($piece) } hat keine Bewegung mehr übrig.
no-too-big-for-vents = { CAP($piece) } ist zu groß für Lüftungsschächte.
no-vents-blocked = Eine Karte sperrt in dieser Spielrunde die Lüftungsschächte.
no-not-onto-a-vent = Eine solche Bewegung darf nicht in einem Lüftungsschacht enden.
no-only-tiny-on-vents = In einem Lüftungsschacht darf nur eine Miniatur mit Tiny erscheinen.
no-cannot-end-there = Die Bewegung darf nicht { $tile_in } enden.
no-cannot-go-there = Dorthin kann die Miniatur nicht.
no-cannot-skulk-there = Der schleichende Vormarsch führt auf eine befallene, nicht umkämpfte Nachbarkachel mit Platz.
no-no-way-out = { CAP($piece) } hat keine Nachbarkachel ohne Feinde als Ausweg.
no-nobody-to-displace = Niemand kann { $tile_in } genau passend Platz machen.
no-not-exactly-full = Ohne { $piece_acc } wäre die Kachel nicht genau voll.
no-not-on-the-tile = Diese Miniatur ist nicht auf der Kachel.
no-cannot-displace-side = Miniaturen { $side_of } können nicht genau passend Platz machen.
no-nowhere-to-go = Es gibt keine Kachel als Ziel.

## Türen und Schächte

no-no-door-beside = { CAP($piece) } steht nicht neben einer geschlossenen Tür.
no-door-not-beside = { CAP($piece) } steht nicht neben der Tür zwischen { $link_dat }.
no-no-door-there = Dort ist keine Tür.
no-door-there = Zwischen { $link_dat } ist schon eine Tür.
no-aliens-open-no-doors = { CAP($piece) } kann Türen nicht öffnen, nur aufbrechen.
no-too-tiny = { CAP($piece) } ist zu klein, um Türen aufzubrechen.
no-no-doors-left = Im Vorrat ist keine Tür mehr.
no-no-open-side = Die Kachel { $piece_of } hat keine offene Seite, die sich versiegeln ließe.
no-seals-used = Alle { $number } versiegelten Schotts dieser Partie sind verbraucht.
no-no-vent-beside = { CAP($piece) } steht nicht neben einem Lüftungsschacht.
no-vent-not-beside = { CAP($piece) } steht dort neben keinem Lüftungsschacht: { $tile }.
no-welds-used = Alle { $number } Lüftungsschächte dieser Partie sind schon zugeschweißt.

## Angriffe und Würfe

no-no-weapon-for-it = { CAP($piece) } hat keine Waffe für diese Aktion: { $action }.
no-not-revealed = { CAP($piece) } ist nicht aufgedeckt und kann nicht gewählt werden.
no-not-an-enemy = { CAP($piece) } ist kein Feind.
no-not-engaged-with = Der Angreifer ist nicht im Nahkampf mit { $piece_dat }.
no-not-in-sight = { CAP($piece) } ist nicht in Sichtlinie: { $obstacle ->
        [door] Die Tür zwischen { $obstacle_door_dat } ist geschlossen.
        [vent] Schächte sehen nicht und werden nicht gesehen.
        [dark] Es ist zu dunkel, um so weit zu sehen.
       *[line] Keine gerade, offene Linie von Kacheln führt dorthin.
    }
no-tile-not-in-sight = { CAP($tile) } ist nicht in Sichtlinie: { $obstacle ->
        [door] Die Tür zwischen { $obstacle_door_dat } ist geschlossen.
        [vent] Schächte sehen nicht und werden nicht gesehen.
        [dark] Es ist zu dunkel, um so weit zu sehen.
       *[line] Keine gerade, offene Linie von Kacheln führt dorthin.
    }
no-out-of-range = { CAP($tile) } ist außer Reichweite.
no-own-tile = Der Angriff braucht eine andere Kachel als die eigene.
no-nobody-there = Dort ist niemand, den man angreifen könnte: { $tile }.
no-attack-goes-on = Der Angriff { $piece_of } läuft noch: Wähle ein Ziel.
no-not-struck = Dieser Angriff trifft diese Miniatur nicht.
no-cannot-take-wound = { CAP($piece) } kann die Wunde nicht nehmen.
no-named-before = { CAP($piece) } wurde schon gewählt.
no-nobody-of-them-there = Dort ist niemand { $side_of }.
no-no-plain-shoot = { CAP($piece) } hat keine Waffe zum Schießen.
no-nobody-in-sight = { CAP($piece) } hat keinen Feind in Sichtlinie.
no-dodge-or-not = { CAP($piece) } weicht aus oder nimmt den Treffer hin.
no-critical-hit = Gegen einen kritischen Treffer hilft hier nichts: { $piece }.
no-cannot-reroll = { CAP($piece) } hat nichts, um den Wurf zu wiederholen.
no-no-rerolls-left = Die Wiederholungen durch die Stufe { $piece_of } sind in dieser Spielrunde verbraucht.
no-cannot-hatch-there = Ein Alien schlüpft auf einer befallenen Kachel mit Platz.

## Karten

no-not-in-hand = Du hast { $card } nicht auf der Hand.
no-card-limit = { $number ->
        [one] Pro Spielrunde darf nur 1 Strategiekarte gespielt werden.
       *[other] Pro Spielrunde dürfen nur { $number } Strategiekarten gespielt werden.
    }
no-wrong-moment = { $card } kann in diesem Moment nicht gespielt werden.
no-changes-nothing = { $card } würde nichts ändern.
no-no-target = Für { $card } gibt es kein Ziel.
no-not-a-target = Das ist kein Ziel von { $card }.
no-not-for-this-card = Die Karte lässt diese Wahl nicht zu.
no-skill-not-in-play = Niemand auf dem Spielfeld hat die Fähigkeit, die { $card } verlangt.
no-nobody-concerned = { $card } betrifft niemanden.
no-no-such-test = { $card } passt nicht zu diesem Test.
no-no-armour-test = Gegen diesen Treffer gibt es keinen Panzerungstest.
no-no-strength = Diese Waffe hat keine Stärke, die sich ändern ließe: { $weapon }.
no-other-weapon = Die Karte passt nicht zu dieser Waffe: { $weapon }.
no-rerolled-before = Dieser Würfel wurde schon wiederholt.
no-redirected-before = Dieser Treffer wurde schon umgelenkt.
no-nobody-beside = Kein Freund ist auf derselben Kachel.
no-cannot-swap = Die beiden passen nicht auf den Platz des anderen.
no-extra-activation-due = { CAP($piece) } bekommt schon eine zusätzliche Aktivierung.
no-none-available = Keine Miniatur dieser Einheit ist verfügbar: { $unit_an }.
no-no-decoys-left = Es ist kein Köder mehr da.
no-has-that-face = { CAP($tile) } zeigt diese Seite schon.
no-no-room-for-acid = Dort ist kein Platz für Säure: { $tile }.
no-is-an-objective = Karten legen keine Säure auf eine Kachel, die beschädigt werden soll: { $tile }.

## Marker, Geschütze und Trophäen

no-token-not-here = Nicht auf dieser Kachel: { $token }.
no-token-not-carried = { CAP($piece) } trägt nicht: { $token }.
no-token-not-on-a-vent = Nur Trophäen dürfen in einem Lüftungsschacht abgelegt werden.
no-token-of-others = Nur die eigene Fraktion darf das tragen: { $token }.
no-marines-take-it-first = Zuerst dürfen nur Marines das nehmen: { $token }.
no-picked-up-this-turn = In dieser Spielrunde schon einmal aufgehoben: { $token }.
no-no-power-loader = { CAP($piece) } ist kein Power Loader.
no-no-gun-here = { CAP($piece) } ist nicht auf dieser Kachel.
no-gun-not-carried = Die Miniatur trägt nicht: { $gun }.
no-gun-lifted-this-turn = { CAP($piece) } wurde in dieser Spielrunde schon einmal aufgehoben.
no-no-body = { CAP($piece) } lässt keinen Kadaver zurück.
no-no-body-here = Der Kadaver { $piece_of } liegt nicht hier.
no-killed-this-turn = { CAP($piece) } wurde in dieser Spielrunde getötet; die Trophäe gibt es erst ab der nächsten.
no-not-your-kill = { CAP($piece) } wurde nicht von deiner Fraktion im Nahkampf getötet.
no-no-trophies-wanted = Für { $side_acc } zählen keine Trophäen.

## Missionsziele

no-no-such-step = Deine Mission hat keinen Schritt { $number }.
no-no-interact-wanted = Schritt { $number } verlangt keine Interaktion.
no-step-done = Schritt { $number } ist erledigt.
no-earlier-steps-first = Schritt { $number } kommt erst nach den Interaktionen früherer Schritte.
no-wrong-place = { CAP($piece) } ist nicht an dem Ort, den Schritt { $number } nennt.
no-must-carry = { CAP($piece) } trägt nicht: { $token }.
no-only-the-escorted = Nur die eskortierte Miniatur kann Schritt { $number } tun.
no-not-the-escorted = Eine andere als die eskortierte Miniatur muss Schritt { $number } tun.
no-marker-here = Der Marker ist schon dort: { $tile }.
no-nothing-to-damage = Deine Missionsziele verlangen nicht, das zu beschädigen: { $tile }.
no-acid-limit = Dort ist schon so viel Säure, wie sein kann: { $tile }.
no-too-weak-to-damage = { CAP($piece) } kann keine Orte beschädigen.
no-not-on-the-pod = { CAP($piece) } ist nicht in der Kapsel.
no-no-launch = Deine Fraktion kann in dieser Mission die Kapsel nicht starten.
no-not-aboard = Nicht an Bord der Kapsel: { $token }.

## Einheitenlisten und Helden

no-no-models = Eine Liste braucht mindestens eine Miniatur.
no-over-the-points = Die Liste würde { $count } Punkte kosten, erlaubt sind nur { $limit }.
no-too-few = Zu wenige in der Liste: { $mark } ({ $count }, mindestens { $limit }).
no-too-many = Zu viele in der Liste: { $mark } ({ $count }, höchstens { $limit }).
no-wrong-share = Falscher Anteil an den Punkten: { $mark } ({ $count } von { $limit }).
no-level-out-of-bounds = Stufe { $count } ist nicht zu kaufen, höchstens { $limit }: { $mark }.
no-mixed-group = Gruppe { $group } hätte Miniaturen verschiedener Art.
no-mixed-levels = Alle Miniaturen von Gruppe { $group } müssen dieselbe Stufe haben.
no-no-such-group = Es gibt keine Gruppe { $number }.
no-no-new-groups = Hier kann keine neue Gruppe begonnen werden.
no-no-level-to-buy = Gruppe { $number } lässt sich nicht weiter heben.
no-no-ready-list = Für { $number } Punkte gibt es keine fertige Liste.
no-not-on-the-chart = Die Fraktion kann diese Einheit nicht kaufen: { $unit_an }.
no-nothing-to-drop = Es gibt nichts zurückzunehmen.
no-finish-the-hero = Stelle zuerst deinen Helden fertig.
no-no-hero = Es gibt keinen Helden, der sich ändern ließe.
no-cannot-attach = Der Held kann Gruppe { $number } nicht zugeordnet werden.
no-is-independent = Der Held ist schon unabhängig.
no-has-it-already = Der Held hat das schon.
no-not-on-offer = Ein Held dieser Art kann das nicht kaufen.
no-no-such-weapon = Der Held hat keine solche Waffe.
no-stat-out-of-bounds = Dieser Wert lässt sich nicht so weit ändern: { $stat }.
no-stat-too-high = Kein Wert wird über { $number } gekauft: { $stat }.
no-too-many-skills = Ein Held kauft höchstens { $number } Fähigkeiten.
no-too-many-upgrades = Höchstens { $number } Punkte Aufwertung: { $weapon }.
no-too-many-downgrades = Höchstens { $number } Punkte Abwertung: { $weapon }.
no-weapon-out-of-bounds = Diese Waffe lässt sich nicht so weit ändern: { $weapon }.
no-weapon-too-weak = Diese Waffe lässt sich nicht weiter schwächen: { $weapon }.
