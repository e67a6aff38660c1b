# Was geschieht: Zeilen des Protokolls, dritte Person, Gegenwart.

## Aufbau und Runde

event-objective-dealt = { CAP($seat_the) } erhält eine Zielkarte: { $objective }.
event-draft-shown = Zur Wahl { $seat_of }: { $character }.
event-drafted = { CAP($character_the) } ist an Bord.
event-turn = Runde { $number } beginnt.
event-first-player = Startspieler: { $seat_the }.
event-round = { CAP($seat_the) } ist am Zug.
event-passed = { CAP($seat_the) } passt.
event-time = { $left ->
        [0] Die Zeit ist um.
        [one] Zeit: noch 1 Runde bis zum Sprung.
       *[other] Zeit: noch { $left } Runden bis zum Sprung.
    }
event-sequence = { $left ->
        [0] Selbstzerstörung: Die Zeit ist um.
        [one] Selbstzerstörung: noch 1 Runde bis zur Explosion.
       *[other] Selbstzerstörung: noch { $left } Runden bis zur Explosion.
    }
event-sequence-started = Die Selbstzerstörung startet.
event-sequence-stopped = Die Selbstzerstörung ist gestoppt.
event-no-attacks = In dieser Runde greifen die Xenos nicht an.
event-first-encounter = Erste Begegnung: Jeder behält eine Zielkarte.
event-objective-kept = { CAP($seat_the) } hat eine Zielkarte gewählt.

## Karten

event-drew = { CAP($seat_the) } zieht „{ $card }“.
event-drew-hidden = { CAP($seat_the) } zieht eine Karte.
event-discarded = { CAP($seat_the) } wirft „{ $card }“ ab.
event-shuffled = { CAP($seat_the) } mischt den Aktionsstapel.
event-rebuilt = Ein Stapel wird aus seinem Ablagestapel neu gebildet: { $deck }.
event-contaminated = { CAP($seat_the) } nimmt eine Kontaminationskarte.
event-scanned = { CAP($seat_the) } scannt eine Karte: „{ $card }“.
event-contamination-removed = { CAP($seat_the) } nimmt eine Kontaminationskarte aus dem Spiel.
event-larva-grows = Auf der Charaktertafel { $seat_of } liegt jetzt eine Larve.
event-larva-removed = { CAP($seat_the) } ist die Larve los.

## Angesagte Aktionen

event-declares-move = { CAP($seat_the) } will { $room_to } gehen.
event-declares-careful = { CAP($seat_the) } will vorsichtig { $room_to } gehen.
event-declares-shot = { CAP($seat_the) } zielt: { $weapon }.
event-declares-blow = { CAP($seat_the) } schlägt zu.
event-declares-pick-up = { CAP($seat_the) } bückt sich nach { $put_dat }.
event-declares-trade = { CAP($seat_the) } will tauschen.
event-declares-craft = { CAP($seat_the) } will etwas herstellen: { $product }.
event-declares-quest = { CAP($seat_the) } will einen Questgegenstand aktivieren: { $quest }.
event-plays = { CAP($seat_the) } spielt „{ $played }“.
event-uses = { CAP($seat_the) } benutzt einen Gegenstand: { $used }.
event-uses-room = { CAP($seat_the) } nutzt die Raumaktion { $room_in }.
event-declared-way = Davon gilt die { $number ->
        [1] erste
        [2] zweite
        [3] dritte
       *[other] vierte
    } Wirkung.
event-picked-console = Über den Computer: { $room }.
event-picked-room = Gewählt: { $room_the }.
event-picked-corridor = Gewählt: { $corridor_the }.
event-picked-eggs = Ziel: die Eier.
event-picked-intruder = Ziel: { $intruder_the }.
event-picked-seat = Gewählt: { $seat_the }.
event-picked-weapon = Waffe: { $weapon }.
event-picked-deck = Stapel: { $deck }.
event-picked-pod = Gewählt: { $pod }.
event-picked-slot = Objekt: { $slot_the }.
event-picked-space = Kurs: Feld { $course }.
event-picked-wound = Gewählt: { $wound }.
event-picked-item = Gegenstand: { $item }.
event-picked-objective = Gewählt: { $sort }.
event-interrupted = { CAP($seat_the) } unterbricht { $other_acc }.
event-cancelled = Die Aktion { $seat_of } ist annulliert.
event-agreed = { CAP($seat_the) } stimmt zu.
event-refused = { CAP($seat_the) } lehnt ab.

## Charaktere

event-moved = { CAP($seat_the) } geht { $room_to }.
event-slimed = { CAP($seat_the) } ist mit Schleim bedeckt.
event-slime-off = { CAP($seat_the) } ist den Schleim los.
event-signal = { CAP($seat_the) } sendet ein Signal.
event-light-wound = { CAP($seat_the) } erleidet eine leichte Wunde.
event-serious-wound = { CAP($seat_the) } erleidet eine schwere Wunde: { $wound }.
event-fatal-wound = Eine Wunde zu viel für { $seat_acc }.
event-dressed = { CAP($seat_the) } verbindet eine schwere Wunde: { $wound }.
event-healed = { CAP($seat_the) } ist von einer schweren Wunde geheilt: { $wound }.
event-light-healed = { CAP($seat_the) } ist von einer leichten Wunde geheilt.
event-infested = { CAP($seat_the) } wird befallen.
event-died = { CAP($seat_the) } ist tot: { $cause ->
        [intruder] { cause-intruder }
        [larva] { cause-larva }
        [infection] { cause-infection }
        [fire] { cause-fire }
        [bleeding] { cause-bleeding }
        [side-effect] { cause-side-effect }
        [airlock] { cause-airlock }
        [jump] { cause-jump }
        [explosion] { cause-explosion }
        [course] { cause-course }
       *[contamination] { cause-contamination }
    }.
event-revived = { CAP($seat_the) } kommt { $room_in } ins Leben zurück.
event-hibernates = { CAP($seat_the) } geht in den Kälteschlaf.
event-in-pod = { CAP($seat_the) } wartet in einer Kapsel: { $pod }.
event-left-pod = { CAP($seat_the) } verlässt die Kapsel.
event-launched = { CAP($seat_the) } ist entkommen: { $pod }.

## Das Raumschiff

event-explored = Erkundet: { $tile_the }.
event-token-found = Erkundungsplättchen: { $found }.
event-noise-rolled = Geräuschprobe { $seat_of }: { $rolled ->
        [silence] Stille
        [danger] Gefahr
       *[other] { $rolled }
    }.
event-noise = Geräusche { $corridor_in }.
event-noise-all-around = Geräusche rund um { $room_acc }.
event-danger = Gefahr { $room_in }.
event-fire = Feuer { $room_in }.
event-fire-out = Das Feuer { $room_in } ist gelöscht.
event-items-burned = Die Gegenstände { $room_in } verbrennen.
event-malfunction = Fehlfunktion { $room_in }.
event-repaired = Die Fehlfunktion { $room_in } ist behoben.
event-door-opened = Eine Tür öffnet sich { $corridor_in }.
event-door-closed = Eine Tür schließt sich { $corridor_in }.
event-door-destroyed = Eine Tür { $corridor_in } ist zerstört.
event-airlock = Notschleusenprozedur { $room_in }: Alle Türen schließen sich.
event-airlock-stopped = Die Notschleusenprozedur ist gestoppt.
event-vented = Die Luft { $room_in } ist weg.
event-pods-unlocked = Alle Rettungskapseln sind entriegelt.
event-pod-locked = { $pod } ist verriegelt.
event-pod-unlocked = { $pod } ist entriegelt.
event-pod-launched = { $pod } startet.
event-engine-seen = { CAP($seat_the) } sieht: Triebwerk { $engine } ist { $working ->
        [working] intakt
       *[damaged] beschädigt
    }.
event-engine-looked = { CAP($seat_the) } prüft Triebwerk { $engine }.
event-engine-turned = { CAP($seat_the) } verändert Triebwerk { $engine }.
event-engine-left = { CAP($seat_the) } lässt Triebwerk { $engine }, wie es war.
event-coordinates-seen = { CAP($seat_the) } sieht den Kurs.
event-coordinates-looked = { CAP($seat_the) } sieht sich die Koordinatenkarte an.
event-destination = { CAP($seat_the) } legt den Kurs fest: Feld { $to }.
event-tile-seen = { CAP($seat_the) } sieht sich ein verdecktes Raumteil an: { $tile_the }.
event-tile-looked = { CAP($seat_the) } sieht sich { $room_acc } an.
event-token-seen = { CAP($seat_the) } sieht das Erkundungsplättchen { $room_in }: { $found }.
event-token-looked = { CAP($seat_the) } sieht sich das Erkundungsplättchen { $room_in } an.
event-ship-lost = { $how ->
        [self-destruct] Das Raumschiff zerstört sich selbst.
        [fire] Das Raumschiff brennt aus.
        [malfunction] Das Raumschiff zerbricht.
        [engines] Das Raumschiff geht mit seinen Triebwerken verloren.
       *[jump] Das Raumschiff ist gesprungen.
    }
event-jumped = Das Raumschiff springt.

## Xenos

event-encounter = { CAP($seat_the) } hat eine Begegnung.
event-token-drawn = Aus dem Beutel: { $token_an }.
event-into-bag = In den Beutel: { $added_an }.
event-placed = { CAP($intruder_an) } erscheint { $room_in }.
event-intruder-moved = { CAP($intruder_the) } bewegt sich { $room_to }.
event-intruder-left = { CAP($intruder_the) } verlässt den Plan.
event-surprise = Überraschungsangriff: { CAP($intruder_the) } greift { $seat_acc } an.
event-no-surprise = { CAP($seat_the) } ist auf { $intruder_acc } gefasst.
event-attack-card = { CAP($intruder_the) } greift { $seat_acc } an: { $attack }.
event-attack-missed = { CAP($intruder_the) } verfehlt { $seat_acc }.
event-attack-seen = { CAP($seat_the) } sieht eine Angriffskarte: { $attack }.
event-protected = Der Angriff trifft { $seat_acc } nicht.
event-transformed = { CAP($creeper_the) } wird zum Brüter.
event-shoots = { CAP($seat_the) } schießt: { $weapon }.
event-combat-rolled = Kampfwurf { $seat_of }: { $rolled ->
        [blank] leere Seite
        [creeper] { intruder-creeper }
        [adult] { intruder-adult }
        [single] einfacher Treffer
       *[double] doppelter Treffer
    }.
event-shot-missed = { CAP($seat_the) } schießt daneben.
event-blow-missed = { CAP($seat_the) } schlägt daneben.
event-injured = { CAP($intruder_the) } erleidet { $n } Schaden.
event-blood = Schadensprüfung für { $intruder_acc }: { $card_blood ->
        [0] Rückzug
       *[other] Blutwert { $card_blood }
    }.
event-intruder-died = { CAP($intruder_the) } stirbt.
event-retreats = { CAP($intruder_the) } zieht sich zurück.
event-regenerated = { CAP($intruder_the) } verliert { $n } Schaden.
event-egg-destroyed = Ein Ei { $room_in } wird zerstört.
event-egg-hatched = Ein Ei platzt auf.
event-egg-added = Die Königin legt ein Ei.
event-nest-destroyed = Das Nest ist zerstört.
event-weakness = Schwäche ({ $slot }): { $weakness }.
event-event = Ereignis: { $event }.
event-event-seen = { CAP($seat_the) } sieht eine Ereigniskarte: { $event }.
event-event-on-top = { CAP($seat_the) } legt die Ereigniskarte zurück auf den Stapel.
event-event-at-bottom = { CAP($seat_the) } legt die Ereigniskarte unter den Stapel.
event-events-shuffled = Der Ereignisstapel wird gemischt: { $event }.

## Gegenstände und Objekte

event-found = { CAP($seat_the) } findet einen Gegenstand: { $item }.
event-kept = { CAP($seat_the) } behält einen Gegenstand: { $item }.
event-kept-hidden = { CAP($seat_the) } behält einen Gegenstand: { $deck }.
event-searched = { CAP($seat_the) } durchsucht { $room_acc }.
event-holds = { CAP($seat_the) } hat jetzt in der Hand: { $item }.
event-carries = { CAP($seat_the) } trägt jetzt { $put_acc }.
event-dropped = { CAP($seat_the) } lässt einen Gegenstand fallen: { $item }.
event-object-dropped = { CAP($seat_the) } legt { $put_acc } ab.
event-item-discarded = { CAP($seat_the) } wirft einen Gegenstand ab: { $item }.
event-given-up = { CAP($seat_the) } verzichtet auf einen Gegenstand: { $item }.
event-ammo-spent = { CAP($seat_the) } verbraucht { $n } Munition: { $weapon }.
event-loaded = { CAP($seat_the) } lädt auf: { $weapon }, { $ammo } Munition.
event-crafted = { CAP($seat_the) } stellt einen Gegenstand her: { $product }.
event-activated = { CAP($seat_the) } aktiviert einen Questgegenstand: { $quest }.
event-attached = { CAP($seat_the) } bringt eine Karte an einer Waffe an: { $item }, { $weapon }.
event-joined = { CAP($seat_the) } fügt zwei Gegenstände zusammen: { $item } und { $with }.
event-item-laid = { CAP($seat_the) } legt einen Gegenstand hin: { $item }.
event-object-laid = { CAP($seat_the) } legt { $put_acc } hin.
event-traded = { CAP($seat_the) } tauscht mit { $other_dat }.
event-objective-seen = { CAP($seat_the) } sieht eine Zielkarte { $other_of }: { $objective }.
event-objective-looked = { CAP($seat_the) } sieht sich eine Zielkarte { $other_of } an.

## Der Xeno-Spieler

event-takes-over = { CAP($seat_the) } spielt von nun an die Xenos.
event-plot-drawn = { CAP($seat_the) } zieht „{ $card }“.
event-plot-drawn-hidden = { CAP($seat_the) } zieht eine Xeno-Aktionskarte.
event-plot-played = { CAP($seat_the) } spielt „{ $card }“.

## Das Ende

event-engine-revealed = Triebwerk { $engine } ist { $working ->
        [working] intakt
       *[damaged] beschädigt
    }.
event-course-revealed = Die Koordinatenkarte wird aufgedeckt.
event-clean = { CAP($seat_the) } ist nicht infiziert.
event-infected = { CAP($seat_the) } ist infiziert.
event-last-draw = { CAP($seat_the) } zieht „{ $card }“.
event-objective-met = { CAP($seat_the) } hat das Ziel erreicht: { $objective }.
event-objective-missed = { CAP($seat_the) } hat das Ziel verfehlt: { $objective }.
