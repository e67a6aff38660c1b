# Was geschieht: Zeilen des Protokolls, dritte Person, Gegenwart. passed: ob ein Wurf bewirkt hat, was er sollte.

## Aufbau und Runden

event-mission-starts = Die Mission „{ $mission }“ beginnt.
event-hero-chosen = { $seat } spielt { $who }.
event-equipped = { $who } erhält { $card_acc }.
event-unequipped = { $who } hat { $card_acc } nicht mehr.
event-placed = { $who } beginnt auf { $square }.
event-sentry-placed = { CAP($gun) } steht auf { $square }, Ausrichtung { $facing }.
event-round-starts = Runde { $number } beginnt.
event-phase-starts = { $phase ->
        [setup] Der Aufbau beginnt.
        [marine] Die Marines-Phase beginnt.
        [alien] Die Aliens-Phase beginnt.
       *[finish] Die Endphase beginnt.
    }
event-aim-reset = Die Zielscheibe { $who_of } geht zurück auf { $number }.
event-token-given = { $seat } erhält den Aktivierungsmarker.
event-mission-won = Die Mission „{ $mission }“ ist gewonnen.
event-mission-lost = Die Mission „{ $mission }“ ist verloren.
event-final-score = Ergebnis: { $number }.

## Charaktere

event-activated = { $who } wird aktiviert.
event-activation-ended = Die Aktivierung { $who_of } endet.
event-commanded = { $who } lässt { $grunt } handeln.
event-moved = { $who } geht nach { $square }.
event-left = { $who } verlässt den Spielplan durch { $exit }.
event-shot = { $who } schießt { $weapon_with } auf { $piece }: würfelt eine { $rolled }, braucht { $need } oder weniger – { $passed ->
        [yes] Treffer.
       *[no] daneben.
    }
event-dial = Die Zielscheibe { $who_of } steht jetzt auf { $number }.
event-tech-test = Technikprobe { $who_of }: würfelt eine { $rolled }, braucht { $need } oder weniger – { $passed ->
        [yes] Erfolg.
       *[no] Fehlschlag.
    }
event-rested = { $who } ruht sich aus.
event-card-used = { $who } nutzt { $card_acc }.
event-ability-used = { $who } nutzt eine Fähigkeit.
event-attached = { CAP($card_acc) } wird bei { $who } angelegt.
event-detached = { CAP($card_acc) } ist nicht mehr bei { $who } angelegt.
event-actions-lost = { $number ->
        [one] { $who } verliert 1 Aktion.
       *[other] { $who } verliert { $number } Aktionen.
    }
event-stood-up = { $who } steht auf.
event-knocked-down = { $who } geht zu Boden.
event-killed = { $who } wird getötet.
event-death-prevented = { $who } wird doch nicht getötet.
event-captured = { $who } wird verschleppt.
event-capture-prevented = { $who } wird doch nicht verschleppt.
event-hugged = { CAP($alien) } klammert sich an { $who } fest.
event-took-over = { $seat } übernimmt { $who }.
event-eliminated = { $seat } ist aus dieser Mission ausgeschieden.
event-joined = { $who } schließt sich auf { $square } dem Trupp an.

## Karten

event-drew = { $seat } zieht { $card_acc }.
event-drew-unseen = { $seat } zieht eine Karte.
event-exhausted = { $number ->
        [one] 1 Karte wird erschöpft.
       *[other] { $number } Karten werden erschöpft.
    }
event-forced-discard = Keine andere Karte ist übrig, daher wird eine des Erschöpft-Stapels abgeworfen: { $card }.
event-discarded = Abgeworfen: { $card }.
event-recycled = { $number ->
        [one] 1 Karte des Erschöpft-Stapels wird recycelt.
       *[other] { $number } Karten des Erschöpft-Stapels werden recycelt.
    }
event-recycled-card = { $seat } recycelt { $card_acc }.
event-recycled-unseen = { $seat } recycelt eine Handkarte.
event-exhausted-card = { $seat } erschöpft { $card_acc }.
event-exhausted-unseen = { $seat } erschöpft eine Handkarte.
event-reshuffled = { $number ->
        [one] Der Ausdauerstapel wird gemischt: 1 Karte.
       *[other] Der Ausdauerstapel wird gemischt: { $number } Karten.
    }
event-revealed = Aufgedeckt: { $card }.
event-took-revealed = { $seat } nimmt die aufgedeckte Karte: { $card }.
event-hazard = Rückschlag: { $card }!
event-event-played = { $seat } spielt { $card_acc }.
event-took = { $seat } nimmt { $card_acc } vom Abwurfstapel.
event-looked = { $number ->
        [one] { $seat } sieht sich die oberste Karte des Bewegungsmelderstapels an.
       *[other] { $seat } sieht sich die obersten { $number } Karten des Bewegungsmelderstapels an.
    }
event-saw-tracker = { $seat } sieht „{ $card }“ im Bewegungsmelderstapel.
event-saw-card = { $seat } sieht { $card_acc } im Ausdauerstapel.

## Aliens und Blips

event-alien-hit = { $tokens ->
        [0] { CAP($alien) } wird getroffen: Eines aus dem Schwarm fällt, ein einzelnes Alien bleibt.
       *[other] { CAP($alien) } wird getroffen: Eines aus dem Schwarm fällt, noch { $tokens } Marker darunter.
    }
event-alien-killed = { CAP($alien) } wird getötet.
event-blip-killed = { CAP($blip) } wird verdeckt entfernt.
event-blip-discarded = Der Blip wird von der Barrikade auf { $square } aufgehalten und abgeworfen.
event-alien-leaves = { CAP($alien) } verlässt den Spielplan.
event-alien-activated = { CAP($alien) } wird aktiviert.
event-alien-moved = { CAP($alien) } geht nach { $square }.
event-blip-moved = { CAP($blip) } geht nach { $square }.
event-tile-speed = Die Blips auf „{ $tile }“ bewegen sich mit Geschwindigkeit { $rolled }.
event-defence-roll = { CAP($alien) } greift { $who } an: Der Ausweichwurf ergibt { $result }, bei { $need } oder weniger gelingt er.
event-defence-rerolled = { $who } wiederholt den Wurf: Der Ausweichwurf ergibt jetzt { $result }.
event-evaded = { $who } weicht aus.
event-counter-attack = { $who } trifft { $alien } mit einem Gegenangriff.
event-blip-placed = { CAP($blip) } kommt auf { $square } ins Spiel.
event-spotted = { $number ->
        [one] { CAP($blip) } wird gesichtet: 1 Alien.
       *[other] { CAP($blip) } wird gesichtet: { $number } Aliens.
    }
event-alien-placed = { $tokens ->
        [0] { CAP($alien) } erscheint auf { $square }.
       *[other] { CAP($alien) } erscheint auf { $square } mit { $tokens } Marker{ $tokens ->
            [one] {""}
           *[other] n
        }.
    }
event-alien-grew = { CAP($alien) } hat jetzt { $tokens } Marker.
event-facehugger-placed = { CAP($alien) } erscheint auf { $square }.
event-tracker-drawn = { $seat } zieht eine Bewegungsmelderkarte: „{ $card }“.
event-tracker-reshuffled = { $number ->
        [one] Der Bewegungsmelderstapel wird gemischt: 1 Karte.
       *[other] Der Bewegungsmelderstapel wird gemischt: { $number } Karten.
    }
event-tunnel-placed = Auf { $square } öffnet sich ein Tunnel.
event-pool-empty = Der Blip-Vorrat ist leer: Stattdessen bewegen sich alle Blips.

## Spielplan und Mission

event-barricade-built = { CAP($door) } wird verbarrikadiert.
event-barricade-removed = { CAP($door) } ist nicht mehr verbarrikadiert.
event-point-barricaded = Der Eintrittspunkt auf { $square } wird verbarrikadiert.
event-point-opened = Der Eintrittspunkt auf { $square } ist nicht mehr verbarrikadiert.
event-break-roll = { CAP($piece) } geht auf eine Barrikade los: würfelt eine { $rolled }, braucht { $need } oder mehr – { $passed ->
        [yes] sie bricht.
       *[no] sie hält.
    }
event-point-break-roll = Ein Blip geht auf die Barrikade auf { $square } los: würfelt eine { $rolled }, braucht { $need } oder mehr – { $passed ->
        [yes] sie bricht.
       *[no] sie hält.
    }
event-sentry-fired = { CAP($gun) } schießt auf { $piece }: Der niedrigere Würfel zeigt { $rolled } – { $passed ->
        [yes] Treffer.
       *[no] daneben.
    } Munition übrig: { $ammo }.
event-rule-on = { $rule ->
        [no_friendly_fire] Flächenangriffe verschonen jetzt Charaktere.
        [steady_fire] Abwehrfeuer dreht vorerst keine Zielscheiben runter.
       *[lights_out] Das Licht ist aus: Angriffe von Charakteren reichen höchstens 3 Felder weit.
    }
event-mission-blip-shown = { $face ->
        [newt] Der Missions-Blip auf { $square } ist Newt!
        [captive] Unter dem Missions-Blip auf { $square } ist ein Verschleppter!
       *[empty] Der Missions-Blip auf { $square } ist leer.
    }
event-mission-blip-removed = Der Missions-Blip auf { $square } wird entfernt.
event-crate-taken = { $who } hebt die Kiste auf { $square } auf.
event-crate-dropped = { $who } lässt die Kiste auf { $square } fallen.
event-crate-removed = Die Kiste auf { $square } wird entfernt.
event-counter = Der Uplink-Zähler steht auf { $number }.
event-scheduled = Das Landungsschiff kommt in Runde { $number }.
event-mission-roll = Der Alien-Würfel zeigt { $rolled }.
event-exit-opened = { CAP($exit) } öffnet sich.
event-cards-recovered = { $number ->
        [one] 1 aus dem Spiel genommene Karte kehrt zurück.
       *[other] { $number } aus dem Spiel genommene Karten kehren zurück.
    }
event-cards-removed = { $number ->
        [one] 1 Karte wird aus der Kampagne genommen.
       *[other] { $number } Karten werden aus der Kampagne genommen.
    }
event-card-returned = { $seat } legt { $card_acc } in den Ausdauerstapel zurück.
