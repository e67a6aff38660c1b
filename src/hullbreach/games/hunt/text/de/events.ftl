# Was geschieht: Zeilen des Protokolls, dritte Person, Gegenwart. passed: ob ein Wurf bewirkt hat, was er sollte.

## Aufbau und Spielrunde

event-deployed = { CAP($piece) } beginnt { $tile_in }.
event-mission = Die Mission { $mission } beginnt.
event-round = Durchgang { $number } beginnt.
event-list-built = Die Streitmacht { $side_of } steht: { $points } Punkte, { $models ->
        [one] 1 Miniatur
       *[other] { $models } Miniaturen
    }.
event-tile-laid = { CAP($seat) } legt eine Kachel bei { $place }: { $part }.
event-board-built = Das Spielfeld ist fertig: { $tiles } Kacheln.
event-starts-on = { CAP($side) } { $side_gender ->
        [pl] beginnen
       *[f] beginnt
    } { $tile_in }.
event-mission-card = Missionskarte { $side_of }: { $card }.
event-mission-card-back = { CAP($card) } ist auf diesem Spielfeld nicht möglich; { $side } { $side_gender ->
        [pl] ziehen
       *[f] zieht
    } noch einmal.
event-target-rolled = Wurf { $side_of } um die Wahl des Ziels: { $rolled }.
event-target-set = Ziel { $side_of }: { $tile }.
event-hand-kept = { CAP($side) } { $side_gender ->
        [pl] behalten ihre Hand
       *[f] behält ihre Hand
    }.
event-hand-replaced = { CAP($side) } { $side_gender ->
        [pl] tauschen ihre ganze Hand aus
       *[f] tauscht ihre ganze Hand aus
    }.
event-turn = Spielrunde { $number } beginnt.
event-initiative-rolled = Initiativewurf { $side_of }: { $rolled }.
event-initiative = { CAP($side) } { $side_gender ->
        [pl] haben
       *[f] hat
    } die Initiative.
event-initiative-given = { CAP($side) } { $side_gender ->
        [pl] geben
       *[f] gibt
    } die Initiative an { $to_acc }.
event-environment = Umgebung: { $event }.
event-drew = { CAP($side) } { $side_gender ->
        [pl] ziehen
       *[f] zieht
    } { $card }.
event-drew-unseen = { CAP($side) } { $side_gender ->
        [pl] ziehen
       *[f] zieht
    } { $number ->
        [one] 1 Karte
       *[other] { $number } Karten
    }.
event-discarded = { CAP($side) } { $side_gender ->
        [pl] werfen
       *[f] wirft
    } { $card } ab.
event-reshuffled = Der Ablagestapel { $side_of } wird zu einem neuen Strategiestapel gemischt.
event-reshuffled-environment = Die abgelegten Umgebungskarten werden zu einem neuen Stapel gemischt.
event-card-played = { CAP($side) } { $side_gender ->
        [pl] spielen
       *[f] spielt
    } { $card }.
event-card-on-piece = Ziel von { $card }: { $piece }.
event-card-on-tile = Kachel von { $card }: { $tile }.
event-card-on-link = Ort von { $card }: zwischen { $link_dat }.
event-card-rolled = Wurf für { $card }: { $rolled }, braucht { $on } oder weniger – { $passed ->
        [yes] Erfolg.
       *[no] Fehlschlag.
    }
event-activated = { CAP($piece) } wird aktiviert.
event-activation-ended = Die Aktivierung { $piece_of } endet.
event-points-lost = { CAP($piece) } verliert { $number } AP.
event-fumbled = Kritischer Fehlschlag: { CAP($piece) } darf in dieser Spielrunde keine AP mehr ausgeben.

## Marker

event-revealed = { CAP($piece) } wird aufgedeckt: { $unit_an }.
event-decoy-gone = { CAP($piece) } war ein Köder und wird entfernt.
event-hid = { CAP($piece) } versteckt sich.
event-hide-ended = { CAP($piece) } ist nicht mehr versteckt.
event-shown = { CAP($piece) } zeigt sich: { $unit_an }.
event-shifted = Seasoned Hunter: { CAP($piece) } erscheint { $tile_in }.
event-decoy-placed = { CAP($piece) } erscheint { $tile_in }.
event-arrived = { CAP($unit_an) } erscheint { $tile_in }.
event-arrived-unseen = { CAP($piece) } erscheint { $tile_in }.

## Bewegung

event-moved = { CAP($piece) } bewegt sich { $tile_to }.
event-stayed = { CAP($piece) } rührt sich nicht vom Fleck.
event-placed = { CAP($piece) } wird { $tile_in } platziert.
event-displaced = { CAP($piece) } wird { $tile_to } verdrängt.
event-put-back = { CAP($piece) } kann nicht im Lüftungsschacht bleiben und kehrt { $tile_to } zurück.
event-disengage-test = { CAP($piece) } versucht sich zu lösen: würfelt eine { $rolled }, braucht { $need } oder weniger – { $passed ->
        [yes] Erfolg.
       *[no] Fehlschlag.
    }

## Türen, Kacheln, Säure

event-door-opened = { CAP($piece) } öffnet die Tür zwischen { $link_dat }.
event-door-gone = Die Tür zwischen { $link_dat } öffnet sich.
event-door-placed = Eine Tür versperrt jetzt den Weg zwischen { $link_dat }.
event-seal-test = { CAP($piece) } versucht das Schott zu versiegeln: würfelt eine { $rolled }, braucht { $need } oder weniger – { $passed ->
        [yes] Erfolg.
       *[no] Fehlschlag.
    }
event-force-test = { CAP($piece) } versucht die Tür zwischen { $link_dat } aufzubrechen: würfelt eine { $rolled }, braucht { $need } oder weniger – { $passed ->
        [yes] sie bricht.
       *[no] sie hält.
    }
event-forced = { CAP($piece) } bricht die Tür zwischen { $link_dat } auf.
event-welded = { CAP($piece) } schweißt { $tile_acc } zu.
event-tile-gone = { CAP($tile) } ist verschwunden, mit allem darauf.
event-collapse-rolled = Einsturzwurf für { $tile_acc }: { $rolled }, Einsturz bei { $limit } oder weniger – { $passed ->
        [yes] die Kachel stürzt ein.
       *[no] die Kachel hält in dieser Spielrunde.
    }
event-face-changed = { CAP($tile) } gilt ab jetzt als { $face ->
        [infested] befallene Kachel.
        [half_infested] halbbefallene Kachel.
       *[normal] normale Kachel.
    }
event-acid-rolled = Säureblut { $piece_of }: würfelt eine { $rolled }, braucht { $limit } oder weniger – { $passed ->
        [yes] es spritzt.
       *[no] nichts passiert.
    }
event-acid-placed = Säure frisst sich { $tile_in } ins Deck: 1 Säuremarker.
event-trap-laid = { CAP($side) } { $side_gender ->
        [pl] legen
       *[f] legt
    } { $tile_in } eine Falle.
event-trap-sprung = { CAP($piece) } löst { $tile_in } die Falle aus.
event-perimeter = Perimeter Secured: würfelt eine { $rolled }, braucht { $limit } oder weniger – { $passed ->
        [yes] die Ladungen gehen hoch.
       *[no] nichts passiert.
    }

## Aktionen

event-aimed = { CAP($piece) } zielt.
event-on-sentry = { CAP($piece) } ist auf Wache.
event-sentry-used = { CAP($piece) } nutzt den Wachmarker.
event-sentry-lost = { CAP($piece) } verliert den Wachmarker.
event-raged = { CAP($piece) } gerät in Rage.
event-treated = { CAP($piece) } versorgt eine Wunde: würfelt eine { $rolled }, braucht { $limit } oder weniger – { $passed ->
        [yes] Erfolg.
       *[no] Fehlschlag.
    }
event-healed = { CAP($piece) } heilt { $number ->
        [one] 1 Wunde
       *[other] { $number } Wunden
    }.
event-attack = { CAP($piece) } greift an: { $action }.
event-shot = { CAP($piece) } schießt auf { $target_acc }: würfelt eine { $rolled }, braucht { $need } oder weniger – { $passed ->
        [yes] Treffer.
       *[no] daneben.
    }
event-blow = { CAP($piece) } schlägt nach { $target_dat }: würfelt eine { $rolled }, braucht { $need } oder weniger – { $passed ->
        [yes] Treffer.
       *[no] daneben.
    }
event-disc-rolled = Die Smart-Disc trifft { $tile_in }: würfelt { $first } und { $second }; { $limit } oder weniger verwundet.
event-rerolled = { CAP($piece) } wiederholt den Wurf: { $rolled }.
event-hit = { CAP($piece) } erleidet einen Treffer der Stärke { $strength }.
event-critical = Kritischer Treffer gegen { $piece_acc }.
event-dodged = { CAP($piece) } weicht aus: würfelt eine { $rolled }, der Treffer bleibt ohne Wirkung.
event-dodge-failed = { CAP($piece) } kann nicht ausweichen: würfelt eine { $rolled }.
event-armour = Panzerungstest { $piece_of }: würfelt eine { $rolled }, braucht { $need } oder weniger – { $passed ->
        [yes] sie hält.
       *[no] durchschlagen.
    }
event-constitution = Konstitutionstest { $piece_of }: würfelt eine { $rolled }, braucht { $need } oder weniger – { $passed ->
        [yes] Erfolg.
       *[no] Fehlschlag.
    }
event-stat-test = Test auf { $stat } { $piece_of }: würfelt eine { $rolled }, braucht { $need } oder weniger – { $passed ->
        [yes] Erfolg.
       *[no] Fehlschlag.
    }
event-cancelled = Der Treffer gegen { $piece_acc } bleibt ohne Wirkung.
event-redirected = { CAP($to) } nimmt den Treffer { $piece_of } auf sich.
event-heal-test = Heal-Test { $piece_of }: würfelt eine { $rolled }, braucht { $need } oder weniger – { $passed ->
        [yes] die Wunde wird ignoriert.
       *[no] Fehlschlag.
    }
event-transferred = Team Tactics: { CAP($to) } nimmt die Wunde { $piece_of }.
event-wounded = { CAP($piece) } wird verwundet; übrige Wunden: { $left }.
event-killed = { CAP($piece) } wird getötet.
event-removed = { CAP($piece) } verlässt das Spielfeld.
event-infected = { CAP($piece) } wird infiziert und entfernt.
event-self-destruct = Self-Destruct Device { $piece_of }: würfelt eine { $rolled }, braucht { $limit } oder weniger – { $passed ->
        [yes] es explodiert.
       *[no] nichts passiert.
    }
event-body-lies = Der Kadaver { $piece_of } liegt { $tile_in }.
event-credited = Der Tod { $piece_of } zählt für { $side_acc }.
event-level = { $whose ->
        [hero] Der Held
       *[group] Gruppe { $group }
    } erreicht Stufe { $level }.

## Missionsziele und Ende

event-token-placed = { CAP($token) } { $token_gender ->
        [pl] liegen
       *[m] liegt
    } { $tile_in }.
event-taken = { CAP($piece) } hebt { $token_acc } auf.
event-dropped = { CAP($token) } { $token_gender ->
        [pl] bleiben
       *[m] bleibt
    } { $tile_in } liegen.
event-token-lost = { CAP($token) } { $token_gender ->
        [pl] gehen
       *[m] geht
    } verloren.
event-gun-lifted = { CAP($piece) } hebt { $gun_acc } auf.
event-step-done = { CAP($piece) } erfüllt ein Missionsziel.
event-marker-placed = { CAP($piece) } stellt den Missionsmarker { $tile_in } auf.
event-trophy = { CAP($piece) } nimmt eine Trophäe; bisher { $number ->
        [one] 1 gesammelt
       *[other] { $number } gesammelt
    }.
event-damage-rolled = { CAP($piece) } beschädigt { $tile_acc }: würfelt eine { $rolled }, braucht { $limit } oder weniger – { $passed ->
        [yes] Erfolg.
       *[no] Fehlschlag.
    }
event-launched = { CAP($side) } { $side_gender ->
        [pl] starten
       *[f] startet
    } die Kapsel.
event-evacuated = { CAP($piece) } hat das Ziel erreicht und gilt als evakuiert.
event-out = { CAP($side) } { $side_gender ->
        [pl] haben
       *[f] hat
    } keine Miniatur mehr und { $side_gender ->
        [pl] scheiden
       *[f] scheidet
    } aus.
event-won = { CAP($side) } { $side_gender ->
        [pl] gewinnen
       *[f] gewinnt
    } die Partie.
event-drawn = Die Partie endet ohne Sieger.
