# Was eine Missionskarte außer ihren Sonderregeln sagt.

kind-campaign = Kampagnenmission
kind-rescue = Rettungsmission
kind-resupply = Nachschubmission
kind-bug_hunt = Vernichtungsmission

heading-setup = Aufbau
heading-special = Sonderregeln
heading-victory = Sieg (all das am Ende einer Runde)
heading-defeat = Niederlage (eines davon am Ende einer Runde ohne Sieg)
heading-after = Danach

## Aufbau

setup-seats = { $min } bis { $max } Spieler.
setup-boards = Spielplanteile: { $names }.
setup-group = { $group ->
        [squad] Trupp: { $names }.
        [trapped] Eingeschlossen: { $names }.
        [carrier] Am Transporter: { $names }.
       *[other] { $group }: { $names }.
    }
setup-newt = { $newt ->
        [yes] Newt nimmt teil, wenn sie gefunden wurde.
        [found] Newt schließt sich euch an, sobald ihr sie findet.
       *[no] Newt nimmt nicht teil.
    }
setup-pistols = Alle beginnen nur mit einer HK VP70.
setup-blips = { $n ->
        [one] 1 Blip liegt auf dem Spielplan.
       *[other] { $n } Blips liegen auf dem Spielplan.
    }
setup-reinforcements = { $edition ->
        [updated] Aktualisierte Auflage: { $numbers } weitere Blips bei 1 bis 6 Spielern.
       *[other] Auflage von 2020: { $numbers } weitere Blips bei 1 bis 6 Spielern.
    }
setup-mission_blips = { $n ->
        [one] 1 Missions-Blip liegt auf dem Spielplan.
       *[other] { $n } Missions-Blips liegen auf dem Spielplan.
    }
setup-computers = { $n } Computer.
setup-crates = { $n ->
        [one] 1 Kiste.
       *[other] { $n } Kisten.
    }
setup-barricades = { $n ->
        [one] 1 Tür ist verbarrikadiert.
       *[other] { $n } Türen sind verbarrikadiert.
    }
setup-player_barricades = { $n ->
        [one] Legt 1 Barrikade auf eine beliebige Tür.
       *[other] Legt bis zu { $n } Barrikaden auf beliebige Türen.
    }
setup-sentry_guns = { $n ->
        [one] Stellt 1 Selbstschussanlage auf.
       *[other] Stellt { $n } Selbstschussanlagen auf.
    }
setup-facehuggers = { $n ->
        [one] 1 Facehugger ist auf dem Spielplan.
       *[other] { $n } Facehugger sind auf dem Spielplan.
    }
setup-exit = { $opens ->
        [always] Ausgang { $id } ist offen.
       *[drop_ship] Ausgang { $id } öffnet sich nur, wenn das Landungsschiff dort landet.
    }
setup-tracker = Bewegungsmelderstapel: { $names }.
setup-tracker-level = { $n ->
        [one] 1 Karte der Gefahrenstufe { $level }
       *[other] { $n } Karten der Gefahrenstufe { $level }
    }
setup-tracker-further = { $edition ->
        [updated] Aktualisierte Auflage: { $numbers } weitere Karten der Gefahrenstufe 3 bei 1 bis 6 Spielern.
       *[other] Auflage von 2020: { $numbers } weitere Karten der Gefahrenstufe 3 bei 1 bis 6 Spielern.
    }
setup-quiet_rounds = { $n ->
        [one] In der ersten Runde werden keine Bewegungsmelderkarten gezogen.
       *[other] In den ersten { $n } Runden werden keine Bewegungsmelderkarten gezogen.
    }
setup-no_reshuffle = Der Bewegungsmelderstapel wird nicht neu gemischt.
setup-turn_counter = Benutzt den Rundenzähler.

## Sieg und Niederlage

ending-exited = { $whom ->
        [newt] Newt hat den Spielplan durch einen Ausgang verlassen.
        [trapped] { $min ->
            [one] Mindestens 1 eingeschlossener Charakter hat den Spielplan durch einen Ausgang verlassen.
           *[other] Mindestens { $min } eingeschlossene Charaktere haben den Spielplan durch einen Ausgang verlassen.
        }
        [captives] { $min ->
            [one] Mindestens 1 Verschleppter hat den Spielplan durch einen Ausgang verlassen.
           *[other] Mindestens { $min } Verschleppte haben den Spielplan durch einen Ausgang verlassen.
        }
       *[all] { $min ->
            [one] Mindestens 1 Charakter hat den Spielplan durch einen Ausgang verlassen.
           *[other] Mindestens { $min } Charaktere haben den Spielplan durch einen Ausgang verlassen.
        }
    }
ending-none_standing_on_board = { $whom ->
        [newt] Newt steht nicht auf dem Spielplan.
        [trapped] Kein eingeschlossener Charakter steht mehr auf dem Spielplan.
        [captives] Kein Verschleppter steht mehr auf dem Spielplan.
       *[all] Kein Charakter steht mehr auf dem Spielplan.
    }
ending-lost = { $whom ->
        [newt] Newt wurde getötet oder verschleppt.
        [trapped] { $min ->
            [-1] Alle eingeschlossenen Charaktere wurden getötet oder verschleppt.
            [one] 1 eingeschlossener Charakter wurde getötet oder verschleppt.
           *[other] { $min } eingeschlossene Charaktere wurden getötet oder verschleppt.
        }
        [captives] { $min ->
            [-1] Alle Verschleppten wurden getötet oder erneut verschleppt.
            [one] 1 Verschleppter wurde getötet oder erneut verschleppt.
           *[other] { $min } Verschleppte wurden getötet oder erneut verschleppt.
        }
       *[all] { $min ->
            [-1] Alle Charaktere wurden getötet oder verschleppt.
            [one] 1 Charakter wurde getötet oder verschleppt.
           *[other] { $min } Charaktere wurden getötet oder verschleppt.
        }
    }
ending-tracker_empty = Der Bewegungsmelderstapel ist leer.
ending-no_enemies_on_board = Kein Alien, Facehugger oder Blip ist auf dem Spielplan.
ending-alive = { $whom ->
        [newt] Newt ist am Leben und auf dem Spielplan.
        [trapped] { $min ->
            [one] Mindestens 1 eingeschlossener Charakter ist am Leben und auf dem Spielplan.
           *[other] Mindestens { $min } eingeschlossene Charaktere sind am Leben und auf dem Spielplan.
        }
        [captives] { $min ->
            [one] Mindestens 1 Verschleppter ist am Leben und auf dem Spielplan.
           *[other] Mindestens { $min } Verschleppte sind am Leben und auf dem Spielplan.
        }
       *[all] { $min ->
            [one] Mindestens 1 Charakter ist am Leben und auf dem Spielplan.
           *[other] Mindestens { $min } Charaktere sind am Leben und auf dem Spielplan.
        }
    }
ending-crates_out = { $min ->
        [one] Mindestens 1 Kiste wurde hinausgetragen.
       *[other] Mindestens { $min } Kisten wurden hinausgetragen.
    }
defeat-nobody_standing = Alle Charaktere auf dem Spielplan sind am Boden, oder es ist keiner mehr dort.
defeat-endurance = Jederzeit: Ausdauerstapel und Erschöpft-Stapel sind beide leer.

## Danach

after-down_captured = Ist die Mission gewonnen, werden Charaktere, die auf dem Spielplan am Boden sind, verschleppt.
after-carrier_leaves_others_captured = Ist die Mission gewonnen, verlassen Charaktere auf einem Startfeld der Transportergruppe den Spielplan mit dem Transporter, auch wenn sie am Boden sind; alle anderen auf dem Spielplan werden verschleppt.
after-captives_free_others_captured = Verschleppte, die den Spielplan verlassen haben, sind wieder frei; wer noch unter einem Missions-Blip liegt, bleibt verschleppt, und Charaktere, die auf dem Spielplan am Boden sind, werden verschleppt.
after-stand_alone = Diese Mission steht für sich allein.
after-keep_crates = Karten, die Kisten gebracht haben, bleiben auch dann erhalten, wenn die Mission verloren geht.
