# Was Karten tun. Satzteile beginnen klein; CAP und der Punkt kommen beim Zusammensetzen.
# Jeder Effekt bekommt seine Werte und: who (wessen Karte es ist), blips (wie viele die Karte bringt).
# of: Genitiv. to: nach „anlegen“. acc: Akkusativ. dat: Dativ. may: als Erlaubnis. then: nach „dann“, mit anderer Wortstellung.

## Fugen

join-then = { $first }, dann { $rest }
join-price = { $first }: { CAP($rest) }
join-if-done = { $first }. Wenn du das tust: { CAP($rest) }
join-may = du kannst Folgendes tun: { CAP($does) }
join-if = { $cond }: { CAP($does) }
    .unless = { $cond }: Tue nichts; sonst { $does }
join-else = { $first }; sonst { $other }
join-branch = { CAP($label) }: { CAP($does) }

numbers-span = { $first }–{ $last }
at-least-number = { $min } oder mehr

## Gezähltes

part-n-cards = { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }
part-n-spaces = { $n ->
        [one] 1 Feld
       *[other] { $n } Felder
    }
part-n-blips = { $n ->
        [one] 1 Blip
       *[other] { $n } Blips
    }
cards-any = { $n ->
        [-1] beliebig viele Karten
        [one] 1 Karte
       *[other] { $n } Karten
    }
cards-of-types = { $n ->
        [-1] beliebig viele { $types }karten
        [one] 1 { $types }karte
       *[other] { $n } { $types }karten
    }
types-or = { $first }- oder { $last }
types-comma = { $first }-, { $last }
part-them = { $blips ->
        [one] ihn
       *[other] sie
    }

## Wer

who-this = dieser Charakter
    .of = dieses Charakters
    .to = bei diesem Charakter
    .acc = diesen Charakter
    .dat = diesem Charakter
who-hero = dein Held
    .of = deines Helden
    .to = bei deinem Helden
    .acc = deinen Helden
    .dat = deinem Helden
who-active = der aktive Charakter
    .of = des aktiven Charakters
    .to = beim aktiven Charakter
    .acc = den aktiven Charakter
    .dat = dem aktiven Charakter
who-acting = der Charakter
    .of = des Charakters
    .to = beim Charakter
    .acc = den Charakter
    .dat = dem Charakter
target-active = der aktive Charakter
    .of = des aktiven Charakters
    .acc = den aktiven Charakter
    .dat = dem aktiven Charakter
target-any = ein beliebiger Charakter
    .of = eines beliebigen Charakters
    .acc = einen beliebigen Charakter
    .dat = einem beliebigen Charakter
target-someone = ein Charakter
    .of = eines Charakters
    .acc = einen Charakter
    .dat = einem Charakter
target-any_within_4 = ein Charakter in höchstens 4 Feldern Entfernung von { $who_dat }
    .of = eines Charakters in höchstens 4 Feldern Entfernung von { $who_dat }
    .acc = einen Charakter in höchstens 4 Feldern Entfernung von { $who_dat }
    .dat = einem Charakter in höchstens 4 Feldern Entfernung von { $who_dat }
target-each_within_4 = jeder Charakter in höchstens 4 Feldern Entfernung von { $who_dat }
    .of = jedes Charakters in höchstens 4 Feldern Entfernung von { $who_dat }
    .acc = jeden Charakter in höchstens 4 Feldern Entfernung von { $who_dat }
    .dat = jedem Charakter in höchstens 4 Feldern Entfernung von { $who_dat }
target-adjacent = ein benachbarter Charakter
    .of = eines benachbarten Charakters
    .acc = einen benachbarten Charakter
    .dat = einem benachbarten Charakter
target-adjacent_to_alien = ein Charakter neben einem Alien
    .of = eines Charakters neben einem Alien
    .acc = einen Charakter neben einem Alien
    .dat = einem Charakter neben einem Alien
target-other_los = ein anderer Charakter in Sichtlinie zu { $who_dat }
    .of = eines anderen Charakters in Sichtlinie zu { $who_dat }
    .acc = einen anderen Charakter in Sichtlinie zu { $who_dat }
    .dat = einem anderen Charakter in Sichtlinie zu { $who_dat }
target-grunt_los = ein stehender Kamerad in Sichtlinie zu { $who_dat }
    .of = eines stehenden Kameraden in Sichtlinie zu { $who_dat }
    .acc = einen stehenden Kameraden in Sichtlinie zu { $who_dat }
    .dat = einem stehenden Kameraden in Sichtlinie zu { $who_dat }
target-nearest = der diesen Aliens nächste Charakter
    .of = des diesen Aliens nächsten Charakters
    .acc = den diesen Aliens nächsten Charakter
    .dat = dem diesen Aliens nächsten Charakter
target-each_los_placed = jeder Charakter mit Sichtlinie zu einem dieser Aliens
    .of = jedes Charakters mit Sichtlinie zu einem dieser Aliens
    .acc = jeden Charakter mit Sichtlinie zu einem dieser Aliens
    .dat = jedem Charakter mit Sichtlinie zu einem dieser Aliens

## Zeitpunkte

timing-passive = Passiv – { CAP($text) }
timing-on_activation = Beginn der Aktivierung – { CAP($text) }
timing-during_activation = Während der Aktivierung – { CAP($text) }
timing-end_of_activation = Ende der Aktivierung – { CAP($text) }
timing-start_of_finish = Beginn der Endphase – { CAP($text) }
timing-after_attack = Nach einem Angriff mit dieser Waffe – { CAP($text) }
timing-action = Aktion – { CAP($text) }
timing-free_action = Freie Aktion – { CAP($text) }
timing-any_time = Jederzeit – { CAP($text) }
timing-on_defence_roll = Bei einem Ausweichwurf { $victim_of } – { CAP($text) }
timing-on_kill = Wenn { $victim } durch einen misslungenen Ausweichwurf getötet würde – { CAP($text) }
timing-on_capture = Wenn { $victim } verschleppt würde – { CAP($text) }
timing-on_hazard = { CAP($text) }
timing-on_rest = Wenn dieser Charakter sich ausruht – { CAP($text) }
timing-while_attached = Solange diese Karte angelegt ist – { CAP($text) }
timing-before_spawn = { CAP($text) }
timing-after_spawn = { CAP($text) }
timing-if_seen = { $blips ->
        [one] Wird dieser Blip beim Insspielkommen gesichtet: { CAP($text) }
       *[other] Wird mindestens einer dieser Blips beim Insspielkommen gesichtet: { CAP($text) }
    }
timing-if_unseen = { $blips ->
        [one] Wird dieser Blip beim Insspielkommen nicht gesichtet: { CAP($text) }
       *[other] Wird keiner dieser Blips beim Insspielkommen gesichtet: { CAP($text) }
    }
timing-setup = Aufbau – { CAP($text) }
timing-round_start = Beginn von Runde { $round } – { CAP($text) }
timing-round_end = Ende von Runde { $round } – { CAP($text) }
timing-interact_computer = Mit einem Computer interagieren – { CAP($text) }
timing-interact_crate = Mit einer Kiste interagieren – { CAP($text) }
timing-interact_mission_blip = Mit einem Missions-Blip interagieren – { CAP($text) }
timing-on_exit = Wenn ein Charakter den Spielplan durch einen Ausgang verlässt – { CAP($text) }
timing-on_counter = { CAP($text) }
timing-on_schedule = Bei der Ankunft – { CAP($text) }

## Karten

part-exhausted = { part-n-cards }{ $source ->
        [hand] {" "}von deiner Hand
       *[deck] {""}
    }
effect-exhaust = erschöpfe { part-exhausted }
    .may = du kannst { part-exhausted } erschöpfen
part-recycled = { $source ->
        [exhaust] { part-n-cards }
       *[hand] { $cards } von deiner Hand
    }
effect-recycle = recycle { part-recycled }
    .may = du kannst { part-recycled } recyceln
effect-draw = ziehe { part-n-cards }
    .may = du kannst { part-n-cards } ziehen
part-discarded = { part-n-cards } { $source ->
        [any] vom Ausdauerstapel oder von deiner Hand
       *[hand] von deiner Hand
    }
effect-discard = wirf { part-discarded } ab
    .may = du kannst { part-discarded } abwerfen
effect-reveal = decke { part-n-cards } auf
    .may = du kannst { part-n-cards } aufdecken
effect-take_revealed = nimm die aufgedeckte Karte auf die Hand
    .may = du kannst die aufgedeckte Karte auf die Hand nehmen
part-taken = { $source ->
        [discard] { $cards } vom Abwurfstapel
       *[removed] zufällig { $cards } von den aus dem Spiel genommenen
    } { $to ->
        [hand] auf die Hand
       *[endurance] verdeckt unter den Ausdauerstapel
    }
effect-take = { $to ->
        [hand] nimm
       *[endurance] lege
    } { part-taken }
    .may = du kannst { part-taken } { $to ->
        [hand] nehmen
       *[endurance] legen
    }
part-top-cards = { $n ->
        [one] die oberste Karte
       *[other] die obersten { $n } Karten
    }
effect-search = sieh dir { part-top-cards } des Ausdauerstapels an, { $to ->
        [equip] rüste { $who_acc } oder einen benachbarten Charakter kostenlos mit bis zu { $cards } davon aus
       *[hand] nimm bis zu { $cards } davon auf die Hand
    } und lege den Rest unter den Stapel
    .may = du kannst dir { part-top-cards } des Ausdauerstapels ansehen, { $to ->
        [equip] { $who_acc } oder einen benachbarten Charakter kostenlos mit bis zu { $cards } davon ausrüsten
       *[hand] bis zu { $cards } davon auf die Hand nehmen
    } und den Rest unter den Stapel legen
effect-peek_tracker = sieh dir { part-top-cards } des Bewegungsmelderstapels an, dann lege { $then ->
        [top_or_bottom] { $n ->
            [one] sie oben auf oder unter den Stapel
           *[other] jede davon oben auf oder unter den Stapel
        }
       *[reorder] { $n ->
            [one] sie oben auf den Stapel zurück
           *[other] sie in beliebiger Reihenfolge oben auf den Stapel zurück
        }
    }
    .may = du kannst dir { part-top-cards } des Bewegungsmelderstapels ansehen und { $then ->
        [top_or_bottom] { $n ->
            [one] sie oben auf oder unter den Stapel legen
           *[other] jede davon oben auf oder unter den Stapel legen
        }
       *[reorder] { $n ->
            [one] sie oben auf den Stapel zurücklegen
           *[other] sie in beliebiger Reihenfolge oben auf den Stapel zurücklegen
        }
    }
effect-attach = lege diese Karte { $who_to } an
effect-detach = lege diese Karte auf den Erschöpft-Stapel
    .may = du kannst diese Karte auf den Erschöpft-Stapel legen
effect-discard_this = wirf diese Karte ab
    .may = du kannst diese Karte abwerfen
effect-exhaust_this = erschöpfe diese Karte
    .may = du kannst diese Karte erschöpfen
effect-unequip = { $to ->
        [exhaust] erschöpfe { $slot ->
            [primary] die Hauptwaffe
           *[equipment] 1 Gegenstand
        } { $target_of }
       *[discard] wirf { $slot ->
            [primary] die Hauptwaffe
           *[equipment] 1 Gegenstand
        } { $target_of } ab
    }
    .known = { $to ->
        [exhaust] erschöpfe { $slot ->
            [primary] sie
           *[equipment] 1 davon
        }
       *[discard] wirf { $slot ->
            [primary] sie
           *[equipment] 1 davon
        } ab
    }

## Charaktere

effect-aim = drehe die Zielscheibe { $target_of } um { $n } hoch
    .may = du kannst die Zielscheibe { $target_of } um { $n } hochdrehen
effect-lower_aim = drehe die Zielscheibe { $target_of } um { $n } runter
    .may = du kannst die Zielscheibe { $target_of } um { $n } runterdrehen
part-moved = { $target_acc } bis zu { part-n-spaces }{ $toward_user ->
        [yes] {" "}auf { $who_acc } zu
       *[no] {""}
    }
effect-move = bewege { part-moved }
    .may = du kannst { part-moved } bewegen
part-attack-with = { $weapon ->
        [any] mit einer Waffe
        [this] mit dieser Waffe
        [grenade] mit einer Granate
       *[m56_smart_gun] { card-m56_smart_gun.with }
    }
part-attack-against = { $target_is ->
        [adjacent_to_alien] {" "}gegen ein benachbartes Alien
       *[other] {""}
    }
part-attack-details = { $free ->
        [yes] , ohne für den ersten Schuss eine Karte zu erschöpfen
       *[no] {""}
    }{ $weapon ->
        [this] {" "}(keine weitere Freie Angriffsaktion folgt)
        [any] {""}
        [grenade] {""}
       *[m56_smart_gun] {""}
    }
effect-attack = { $target } führt eine Freie Angriffsaktion { part-attack-with }{ part-attack-against } aus{ part-attack-details }
    .may = { $target } kann eine Freie Angriffsaktion { part-attack-with }{ part-attack-against } ausführen{ part-attack-details }
    .then = führt { $target } eine Freie Angriffsaktion { part-attack-with }{ part-attack-against } aus{ part-attack-details }
part-granted-action = { $kind ->
        [move] eine Bewegungsaktion
       *[aim] eine Aktion Zielen
    }
effect-grant_action = { $target } führt { part-granted-action } aus
    .may = { $target } kann { part-granted-action } ausführen
    .then = führt { $target } { part-granted-action } aus
part-lost-actions = { $n ->
        [one] 1 Aktion
       *[other] { $n } Aktionen
    }
effect-lose_action = { $target } verliert { part-lost-actions }
    .then = verliert { $target } { part-lost-actions }
effect-stand_up = { $target } steht auf
    .may = { $target } kann aufstehen
    .then = steht { $target } auf
part-modify-when = { $when ->
        [always] {""}
        [defensive_fire] {" "}bei Abwehrfeuer
        [attack_with_this] {" "}bei Angriffen mit dieser Waffe
        [target_within_2] {" "}bei Angriffen mit dieser Waffe auf Ziele in höchstens 2 Feldern Entfernung
        [barricade] {" "}beim Verbarrikadieren
        [interact] {" "}beim Interagieren
        [counterattack] {" "}bei Gegenangriffen
       *[rest] {" "}beim Ausruhen
    }
effect-modify = { $stat ->
        [aim] { $who } hat { $n_signed } auf Zielen{ part-modify-when }
        [tech] { $who } hat { $n_signed } auf Technik{ part-modify-when }
        [melee] { $who } hat { $n_signed } auf Nahkampf{ part-modify-when }
        [rest_recycle] wenn { $who } sich ausruht, kannst du { $n_abs ->
            [one] 1 Karte
           *[other] bis zu { $n_abs } Karten
        } { $n_sign ->
            [minus] weniger
           *[plus] mehr
        } recyceln
       *[aim_action] wenn { $who } die Aktion Zielen ausführt, drehe die Zielscheibe um { $n_abs } { $n_sign ->
            [minus] weniger hoch
           *[plus] weiter hoch
        }
    }
effect-attack_cost = { $who } erschöpft { $n_abs ->
        [one] 1 Karte
       *[other] { $n_abs } Karten
    } { $n_sign ->
        [minus] weniger
       *[plus] mehr
    } für { $first_only ->
        [yes] den ersten Angriff{ part-attack-cost-with } in jeder Aktivierung
       *[no] jeden Angriff{ part-attack-cost-with }
    }
part-attack-cost-with = { $weapon ->
        [any] {""}
        [this] {" "}mit dieser Waffe
        [grenade] {" "}mit einer Granate
       *[m56_smart_gun] {" "}{ card-m56_smart_gun.with }
    }
effect-reroll = wiederhole den Wurf
    .may = du kannst den Wurf wiederholen
effect-prevent = { $target_is ->
        [self] { $target }
       *[other] dieser Charakter
    } { $instead ->
        [knockdown] geht stattdessen zu Boden
       *[none] { $what ->
            [kill] wird nicht getötet
           *[capture] wird nicht verschleppt
        }
    }
part-rule-until = { $until ->
        [always] {""}
        [end_of_phase] {" "}bis zum Ende der Phase
       *[end_of_round] {" "}bis zum Ende der Runde
    }
effect-rule = { $id ->
        [no_friendly_fire] Flächenangriffe { $who_of } treffen{ part-rule-until } keine Charaktere
        [steady_fire] Abwehrfeuer dreht{ part-rule-until } keine Zielscheiben runter
       *[lights_out] Angriffe von Charakteren reichen{ part-rule-until } höchstens 3 Felder weit
    }

## Spielplan und Aliens

effect-barricade = lege ohne Probe eine Barrikade auf eine Tür neben einem beliebigen Charakter
    .may = du kannst ohne Probe eine Barrikade auf eine Tür neben einem beliebigen Charakter legen
effect-remove_barricade = { $target_is ->
        [nearest_to_placed] entferne die Barrikade, die { part-to-blips } am nächsten ist
        [nearest_to_characters] entferne die Barrikade, die einem Charakter am nächsten ist
       *[rolled] entferne diese Barrikade
    }
    .may = { $target_is ->
        [nearest_to_placed] du kannst die Barrikade entfernen, die { part-to-blips } am nächsten ist
        [nearest_to_characters] du kannst die Barrikade entfernen, die einem Charakter am nächsten ist
       *[rolled] du kannst diese Barrikade entfernen
    }
part-to-blips = { $blips ->
        [one] diesem Blip
       *[other] diesen Blips
    }
effect-place_tunnel = lege einen Tunnel auf ein Nachbarfeld { $who_of }
effect-spawn = bringe { $at ->
        [same] dort { $n ->
            [one] 1 weiteren Blip
           *[other] { $n } weitere Blips
        }
        [nearest_spawn] am Spawn-Punkt, der { $who_dat } am nächsten ist, { part-n-blips }
        [each_spawn] an jedem Spawn-Punkt { part-n-blips }
       *[each_other_spawn] an jedem anderen Spawn-Punkt { part-n-blips }
    } ins Spiel
effect-move_blips = bewege { $scope ->
        [placed] { part-them }
       *[all] alle Blips
    } { part-n-spaces }
effect-move_aliens = bewege { $scope ->
        [placed] diese Aliens
       *[all] alle Aliens und Facehugger
    } { part-n-spaces }, ohne anzugreifen
effect-activate = aktiviere diese Aliens
effect-grow = lege { $n ->
        [one] 1 Alien-Marker
       *[other] { $n } Alien-Marker
    } zu jedem dieser Aliens

## Missionen

part-flipped = { $which ->
        [any] einen beliebigen Missions-Blip
       *[adjacent] ihn
    }
part-flip-limit = { $once_per_round ->
        [yes] {" "}(einmal pro Runde)
       *[no] {""}
    }
effect-flip_mission_blip = drehe { part-flipped } um{ part-flip-limit }
    .may = du kannst { part-flipped } umdrehen{ part-flip-limit }
effect-show_token = der Blip bleibt offen liegen
    .then = bleibt der Blip offen liegen
effect-remove_token = entferne den Marker
    .may = du kannst den Marker entfernen
effect-join = { $whom ->
        [newt] Newt
       *[captive] der Verschleppte
    } schließt sich euch auf diesem Feld an
    .then = schließt sich { $whom ->
        [newt] Newt
       *[captive] der Verschleppte
    } euch auf diesem Feld an
effect-deal_captives = mische die verschleppten Charaktere und lege sie verdeckt unter die Missions-Blips, höchstens 1 pro Blip
effect-place_facehugger = lege einen Facehugger auf { $at ->
        [token] dieses Feld
       *[square] Feld { $square } ({ $face })
    }
effect-add_counter = drehe den Uplink-Zähler um { $n } hoch
part-arrival-rounds = { $rounds ->
        [one] 1 Runde
       *[other] { $rounds } Runden
    }
effect-schedule = das Landungsschiff kommt in { part-arrival-rounds }
    .then = kommt das Landungsschiff in { part-arrival-rounds }
effect-roll = wirf den Alien-Würfel
effect-roll_each = wirf für jede Barrikade den Alien-Würfel
effect-open_exit = Ausgang { $id } öffnet sich
    .then = öffnet sich Ausgang { $id }
effect-carry_crate = heb die Kiste auf; ein Charakter trägt höchstens { $max ->
        [one] 1 Kiste
       *[other] { $max } Kisten
    }
effect-end_mission = die Mission endet, und alle Charaktere, die noch auf dem Spielplan sind, werden { $left ->
        [killed] getötet
       *[captured] verschleppt
    }

## Bedingungen

cond-has = wenn { $who } { $slot ->
        [primary] eine Hauptwaffe
       *[equipment] Gegenstände
    } hat
cond-test = lege eine Technikprobe ab; wenn sie gelingt
cond-counter = wenn der Uplink-Zähler auf { $min } oder mehr steht
cond-carrying = wenn dieser Charakter eine Kiste trägt
