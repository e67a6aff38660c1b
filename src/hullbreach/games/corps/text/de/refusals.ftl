# Warum etwas nicht geht: je ein Satz.

no-match-over = Die Partie ist zu Ende.
no-not-asked = Du bist nicht an der Reihe.
no-not-offered = Das kannst du jetzt nicht wählen.

## Aufbau und Ausrüstung

no-already-chosen = { $who } ist schon gewählt.
no-newt-follows-ripley = Newt wird von demjenigen gespielt, der Ripley spielt.
no-not-available = { $who } nimmt an dieser Mission nicht teil.
no-choose-hero = Wähle zuerst einen Helden.
no-none-left = Von dieser Karte ist keine mehr da: { $card }.
no-equip-in-order = Jetzt wird { $who } ausgerüstet.
no-space-not-empty = Eine Selbstschussanlage braucht ein leeres Feld, das kein Startfeld ist.
no-not-a-start-space = { $who } beginnt auf einem freien Startfeld { $who_gender ->
        [f] ihrer
       *[m] seiner
    } Gruppe.
no-no-slot = Für { $card_acc } ist kein Platz frei.
no-not-equipment = Du kannst { $card_acc } nicht ausrüsten: Das geht nur mit Waffen und Gegenständen.
no-newt-no-weapons = Newt trägt keine Waffen, also auch { $card_acc } nicht.
no-bulky = Du kannst { $card_acc } nicht neben der anderen Waffe ausrüsten: Eine von beiden ist klobig.
no-one-backup = Du kannst { $card_acc } nicht ausrüsten: Ein Charakter hat höchstens 1 Reservewaffe.
no-needs-backup = Du kannst { $card_acc } nicht ausrüsten: Eine von zwei Waffen muss eine Reservewaffe sein.
no-not-in-hand = Diese Karte hast du nicht auf der Hand.
no-too-far = { $who } ist mehr als 2 Felder entfernt.
no-not-equipped = Der Charakter hat { $card_acc } nicht.
no-equip-first = Schließe zuerst das Ausrüsten ab.
no-fits-nobody = Niemand in der Nähe kann { $card_acc } nehmen.
no-search-over = Du hast so viele Karten genommen, wie diese Suche erlaubt.

## Aktionen

no-is-down = { $who } ist am Boden.
no-no-actions-left = { $who } hat keine Aktion mehr.
no-not-own-hero = { $who } ist nicht { $who_gender ->
        [f] deine Heldin
       *[m] dein Held
    }.
no-no-aim = { $who } hat keine Zielscheibe und kann weder zielen noch angreifen.
no-no-action-on-card = Du kannst { $card_acc } nicht für eine Aktion nutzen.
no-no-such-ability = So eine Fähigkeit gibt es jetzt nicht zu nutzen.
no-once-per-activation = Diese Fähigkeit geht nur einmal pro Aktivierung.
no-once-per-round = Das geht nur einmal pro Runde.
no-door-not-near = Der Charakter steht nicht neben { $door_dat }.
no-point-not-near = Der Charakter steht nicht neben dem Eintrittspunkt auf { $square }.
no-no-barricade-left = Es ist keine Barrikade mehr im Vorrat.
no-no-door-near = Kein Charakter steht neben einer Tür ohne Barrikade.
no-nothing-to-interact = Auf { $square } gibt es nichts, womit man interagieren kann.
no-token-not-near = Der Charakter steht nicht neben dem Marker auf { $square }.
no-nothing-to-scan = Kein Missions-Blip liegt verdeckt.
no-carries-one = { $who } trägt schon eine Kiste.
no-not-at-exit = Der Charakter steht nicht an { $exit }, oder der Ausgang ist geschlossen.
no-no-movement-left = { $who } hat keine Bewegungspunkte mehr.
no-move-goes-on = Die Bewegung { $who_of } ist noch nicht zu Ende.
no-alien-in-the-way = Auf { $square } steht ein Alien.
no-blip-in-the-way = Auf { $square } liegt ein Blip.
no-not-a-neighbour = Feld { $square } ist nicht benachbart.
no-not-closer = Feld { $square } liegt nicht näher: Jeder Schritt dieser Bewegung muss näher heranführen.
no-door-barricaded = Eine verbarrikadierte Tür versperrt den Weg nach { $square }.
no-way-blocked = Der Weg nach { $square } ist versperrt.
no-cannot-end-there = Eine Bewegung kann nicht auf { $square } enden.
no-too-far-to-walk = Feld { $square } ist { $number } Schritte entfernt; es bleiben nur { $limit }.
no-stopped-before = Neben einem Alien oder Blip endet jede Bewegung; bis { $square } reicht sie deshalb nicht.
no-enemies-bar-the-way = Aliens oder Blips versperren jeden Weg nach { $square }.

## Angriffe

no-not-in-sight = Feld { $square } ist nicht in Sichtlinie: { $obstacle ->
        [wall] Eine Wand ist im Weg.
        [door] { CAP($obstacle_name) } ist geschlossen.
        [barricade] { CAP($obstacle_name) } ist verbarrikadiert.
        [character] { $obstacle_name } steht im Weg.
       *[several] Mehreres ist im Weg.
    }
no-out-of-range = Feld { $square } ist außer Reichweite.
no-lights-out = Das Licht ist aus: Feld { $square } ist mehr als 3 Felder entfernt.
no-wrong-target = { $card }: Eine Flächenwaffe zielt auf ein Feld, jede andere Waffe auf ein Alien.
no-no-such-alien = { CAP($alien) } ist nicht auf dem Spielplan.
no-nothing-there = Auf und neben { $square } ist weder ein Alien noch ein Blip.
no-no-free-attack = Du hast jetzt keine Freie Angriffsaktion { $card_with }.
no-attack-first = Wähle zuerst die Freie Angriffsaktion.
no-attack-goes-on = Der Angriff läuft noch: Schieße weiter oder stelle das Feuer ein.
no-nothing-to-attack = Niemand hat etwas anzugreifen.
no-only-the-attacker = Abwehrfeuer geht nur auf das Alien, das es ausgelöst hat.
no-cumbersome = Kein Abwehrfeuer { $card_with }: Die Waffe ist unhandlich.
no-only-defensive-fire = Jetzt kannst du nur Abwehrfeuer geben oder darauf verzichten.

## Kameraden

no-not-on-board = { $who } ist nicht auf dem Spielplan.
no-not-a-grunt = { $who } ist { $who_gender ->
        [f] keine Kameradin
       *[m] kein Kamerad
    }.
no-already-activated = { $who } wurde in dieser Runde schon aktiviert.
no-command-first = Zuerst aktiviert { $who } Kameraden oder verzichtet darauf.

## Karten

no-not-an-event = Du kannst { $card_acc } nicht spielen: Gespielt werden nur Ereignisse.
no-wrong-moment = Du kannst { $card_acc } in diesem Moment nicht spielen.
no-only-events-now = Jetzt kannst du nur ein Ereignis spielen oder passen.
no-nothing-to-reroll-with = Du hast nichts, um den Wurf zu wiederholen.
no-nothing-prevents-it = Du hast nichts, was das verhindert.
no-no-target = Dafür kommt kein Charakter in Frage.
no-nobody-can-move = Niemand, der dafür in Frage kommt, kann sich bewegen.
no-nobody-down = Niemand, der dafür in Frage kommt, ist am Boden.
no-from-hand-only = Du musst von deiner Hand abwerfen.
no-deck-empty = Der Ausdauerstapel ist leer.
no-hand-empty = Deine Hand ist leer.
no-exhaust-empty = Der Erschöpft-Stapel ist leer.
no-tracker-empty = Der Bewegungsmelderstapel ist leer.
no-wrong-type = Du kannst { $card_acc } nicht wählen: Die Karte hat den falschen Typ.
no-nothing-to-take = So eine Karte liegt nicht im Abwurfstapel.
