# Was Karten, Gegenstände, Räume, Ereignisse und Angriffe tun. Sätze beginnen klein; CAP und der Punkt kommen beim
# Zusammensetzen. third: was ein anderer als der Leser tut; then: was auf etwas folgt.

## Fugen

join-third = { $who } { $does }
join-for = { $who }: { CAP($does) }
join-if = { $does }, { $cond }
join-may = du darfst: { CAP($does) }
join-or = { $first } Oder: { CAP($other) }
join-price = { $first }: { CAP($rest) }
join-after = { $first } und { $rest }
part-requires = Nur { $conditions }.
part-window = { $timing }: { CAP($does) }
text-nothing = Keine besondere Regel.

## Wann

timing-action = als Aktion
timing-event = in der Ereignisphase
timing-attack = wenn ein Xeno trifft
timing-intruder_action = als Aktion des Xeno-Spielers
timing-always = immer
timing-shot = wenn du damit schießt
timing-action_of_other_here = Wenn ein anderer Spieler in deinem Raum eine Aktion angesagt und bezahlt hat
timing-interruption_of_other = Wenn ein anderer Spieler Unterbrechung spielt
timing-surprise_attack_on_self = Wenn ein Überraschungsangriff dich treffen würde
timing-attack_on_self = Wenn ein Xeno-Angriff dich treffen würde
timing-noise_roll_of_self = Nach einer deiner Geräuschproben außerhalb des Kampfes, bevor ihr Ergebnis ausgeführt wird

## Wer

who-self = du
who-target = das Ziel
who-each = jeder wache Charakter
who-each_here = { $timing ->
        [attack] jeder Charakter im Raum
       *[other] jeder Charakter hier, auch du,
    }
who-each_other_here = jeder andere Charakter hier
who-other_here = 1 anderer Charakter hier
who-each_with_larva = jeder Charakter mit einer Larve
who-each_in_nest_or_with_egg = jeder Charakter, der im Nest ist oder ein Ei trägt,
who-chosen_character = 1 Charakter deiner Wahl

## Bedingungen

cond-in_room_kind = { $kind ->
        [computer] in einem Raum mit intaktem Computer
        [no_computer_working] in einem Raum ohne Computer und ohne Fehlfunktion
        [tech_entrance] in einem Raum mit Zugang zu den Wartungsschächten
        [evacuation_section] in einem Evakuierungsbereich
       *[yellow] in einem gelben Raum
    }
    .then = { $kind ->
        [computer] wenn du in einem Raum mit intaktem Computer bist
       *[other] wenn du in einem solchen Raum bist
    }
cond-object_present = mit einem Objekt hier, dessen Schwächekarte noch verdeckt ist
cond-no_sleepers = wenn beim Starten niemand im Kälteschlaf ist
cond-not_yellow = wenn der Selbstzerstörungsmarker nicht auf einem gelben Feld liegt
cond-course_free = wenn niemand im Kälteschlaf und kein Xeno hier ist
cond-time_on_blue = wenn der Zeitmarker auf einem blauen Feld liegt
cond-no_intruder_here = wenn kein Xeno hier ist
cond-pod_with_place = wenn eine entriegelte Rettungskapsel dieses Bereichs einen freien Platz hat
cond-eggs_left = solange Eier auf der Xeno-Tafel liegen
cond-generator_broken = wenn der erkundete Generator einen Fehlfunktionsmarker hat

## Karten

effect-draw_cards = ziehe { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }
    .third = zieht { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }
    .then = ziehe dann { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }
effect-discard_cards = { $n ->
        [-1] wirf alle Handkarten ab
        [one] wirf 1 { $kind ->
            [action] Aktionskarte
           *[any] Karte
        } deiner Hand ab
       *[other] wirf { $n } { $kind ->
            [action] Aktionskarten
           *[any] Karten
        } deiner Hand ab
    }
    .third = { $n ->
        [-1] wirft alle Handkarten ab
        [one] wirft 1 { $kind ->
            [action] Aktionskarte
           *[any] Karte
        } eigener Wahl ab
       *[other] wirft { $n } { $kind ->
            [action] Aktionskarten
           *[any] Karten
        } eigener Wahl ab
    }
effect-discard_hand = wirf alle Aktionskarten deiner Hand ab
effect-replace_cards = wirf beliebig viele Handkarten ab und ziehe dann ebenso viele plus { $more }
part-scan-hand = alle Kontaminationskarten deiner Hand
part-scan-result = ; ist eine infiziert, lege eine Larve auf deine Charaktertafel, hast du aber schon eine, stirbst du und ein Kriecher nimmt deinen Platz ein
effect-scan = { $zone ->
        [hand] scanne { part-scan-hand } und nimm die nicht infizierten aus dem Spiel{ part-scan-result }
        [one_in_hand] scanne 1 Kontaminationskarte deiner Hand und nimm sie aus dem Spiel; war sie infiziert, nimm 1 neue Kontaminationskarte
        [deck_hand_discard] scanne alle deine Kontaminationskarten in Aktionsstapel, Hand und Ablagestapel und nimm die infizierten aus dem Spiel
       *[drawn_4] ziehe 4 Karten, scanne die Kontaminationskarten darunter und wirf alle 4 ab; ist eine infiziert und hast du keine Larve, lege eine auf deine Charaktertafel
    }
    .may = { $zone ->
        [hand] du darfst { part-scan-hand } scannen und die nicht infizierten aus dem Spiel nehmen{ part-scan-result }
       *[other] du darfst deine Kontaminationskarten scannen
    }
    .third = zieht 4 Karten, scannt die Kontaminationskarten darunter und wirft alle 4 ab; wer eine infizierte darunter und noch keine Larve hat, erhält eine Larve
effect-gain_contamination = nimm { $n ->
        [one] 1 Kontaminationskarte
       *[other] { $n } Kontaminationskarten
    }
    .third = nimmt { $n ->
        [one] 1 Kontaminationskarte
       *[other] { $n } Kontaminationskarten
    }
effect-shuffle_deck = { $zones ->
        [deck_discard] mische deinen Ablagestapel in deinen Aktionsstapel
       *[deck_discard_hand] mische deine Hand und deinen Ablagestapel in deinen Aktionsstapel
    }

## Der Charakter

part-unattacked = { $attacked ->
        [no] {" "}ohne angegriffen zu werden
       *[yes] {""}
    }
effect-move = { $who ->
        [other_here] wähle 1 anderen Charakter hier und einen Raum neben seinem: Er bewegt sich dorthin, ob er will oder nicht
        [self_or_other_here] du oder 1 anderer Charakter hier, der zustimmt, geht in einen benachbarten Raum,{ part-unattacked }
        [self_and_or_other_here] du, 1 anderer Charakter hier, der zustimmt, oder ihr beide zusammen geht in einen benachbarten Raum,{ part-unattacked }
       *[self] { $to ->
            [tech_entrance] bewege dich in einen beliebigen anderen Raum mit Zugang zu denselben Wartungsschächten
            [other_yellow_room] bewege dich in einen beliebigen anderen erkundeten gelben Raum
           *[neighbour] bewege dich{ $noise ->
                [no] {" "}ohne Geräuschprobe
               *[yes] {""}
            } in einen benachbarten Raum{ $attacked ->
                [no] , ohne angegriffen zu werden
               *[yes] {""}
            }{ $noise ->
                [no] ; Stille und Gefahr haben keine Wirkung
               *[yes] {""}
            }
        }
    }
effect-escape = flieh in einen benachbarten Raum
effect-remove_larva = entferne die Larve von deiner Charaktertafel
effect-dress = { $n ->
        [-1] verbinde alle deine schweren Wunden
        [one] verbinde 1 deiner schweren Wunden
       *[other] verbinde { $n } deiner schweren Wunden
    }
effect-heal_dressed = wirf 1 deiner verbundenen schweren Wunden ab
effect-heal_light = { $n ->
        [-1] heile alle deine leichten Wunden
        [one] heile 1 leichte Wunde
       *[other] heile { $n } leichte Wunden
    }
effect-light_wound = du erleidest { $n ->
        [one] 1 leichte Wunde
       *[other] { $n } leichte Wunden
    }
    .third = erleidet { $n ->
        [one] 1 leichte Wunde
       *[other] { $n } leichte Wunden
    }
effect-wound_or_kill = du erleidest 1 schwere Wunde; mit schon { $at } oder mehr stirbst du
    .third = stirbt mit schon { $at } oder mehr schweren Wunden und erleidet sonst 1
effect-burst = du stirbst, und ein Kriecher nimmt deinen Platz ein
    .third = stirbt, und ein Kriecher nimmt den Platz ein
effect-gain_slime = nimm einen Schleimmarker
    .third = erhält einen Schleimmarker
effect-discard_slime = wirf deinen Schleimmarker ab
effect-send_signal = lege einen Signalmarker auf deine Charaktertafel
effect-hibernate = mache eine Geräuschprobe; ist danach kein Xeno hier, gehst du in den Kälteschlaf
effect-enter_pod = mache eine Geräuschprobe; ist danach kein Xeno hier, nimm einen freien Platz in einer entriegelten Rettungskapsel dieses Bereichs, starte sie dann oder warte
effect-pass = passe sofort
    .then = passe dann sofort
effect-unlimited_actions = in diesem Spielzug darfst du beliebig viele weitere Aktionen machen, danach passt du

## Das Raumschiff

effect-place_fire = { $room ->
        [here] lege einen Feuermarker in diesen Raum
        [target_room] lege dort einen Feuermarker hin
        [hibernatorium_or_its_neighbours] lege einen Feuermarker ins Kryonatorium; brennt es schon, in jeden benachbarten Raum
       *[each_neighbour_of_fire] lege einen Feuermarker in jeden Raum neben einem Raum, der schon brannte
    }
effect-discard_fire = { $room ->
        [here] wirf den Feuermarker dieses Raums ab
       *[target_room] wirf seinen Feuermarker ab
    }
effect-place_malfunction = { $room ->
        [here] lege einen Fehlfunktionsmarker in diesen Raum
        [chosen_computer] lege einen Fehlfunktionsmarker in einen beliebigen erkundeten Raum mit intaktem Computer
        [each_with_fire] lege einen Fehlfunktionsmarker in jeden Raum mit einem Feuermarker
        [each_explored_green] lege einen Fehlfunktionsmarker in jeden erkundeten grünen Raum
        [each_explored_yellow_computer] lege einen Fehlfunktionsmarker in jeden erkundeten gelben Raum mit einem Computer
        [each_with_adult_breeder_queen] lege einen Fehlfunktionsmarker in jeden Raum mit einem Adulten, einem Brüter oder der Königin
       *[lowest_numbered_explored] lege einen Fehlfunktionsmarker in den erkundeten Raum mit der niedrigsten Nummer
    }
effect-discard_malfunction = wirf den Fehlfunktionsmarker dieses Raums ab
effect-door = { $op ->
        [toggle] öffne oder schließe 1 Tür dieses Raums
        [toggle_any] öffne oder schließe 1 Tür dieses Raums; auch eine zerstörte Tür lässt sich schließen
        [set_each] öffne oder schließe seine Türen, jede nach Belieben
        [destroy] zerstöre 1 geschlossene Tür dieses Raums
       *[open_all] alle geschlossenen Türen des Raumschiffs öffnen sich
    }
effect-check_engine = { $which ->
        [here] sieh dir heimlich den Zustand dieses Triebwerks an
       *[all] sieh dir heimlich den Zustand aller 3 Triebwerke an
    }
effect-turn_engine = in einem Triebwerksraum repariere oder beschädige das Triebwerk (sieh dir heimlich seine 2 Plättchen an, staple sie in beliebiger Reihenfolge und sage, ob du sie geändert hast)
effect-check_coordinates = sieh dir heimlich die Koordinatenkarte an
effect-set_destination = versetze den Flugzielmarker auf ein anderes Feld
effect-self_destruct = { $op ->
        [toggle] starte oder stoppe die Selbstzerstörung
       *[start] die Selbstzerstörung startet
    }
effect-toggle_pod = { $scope ->
        [this_section] verriegle oder entriegle 1 Rettungskapsel dieses Bereichs
       *[any] verriegle oder entriegle 1 beliebige Rettungskapsel
    }
effect-launch_pod = die Rettungskapsel mit der niedrigsten Nummer startet, verriegelt oder nicht, mit allen, die darin sind
effect-airlock = alle seine Türen schließen sich; sind sie noch geschlossen, wenn alle gepasst haben, sterben alle in diesem Raum
effect-empty_burning_rooms = der Gegenstandszähler jedes erkundeten Raums mit einem Feuermarker fällt auf 0
effect-search = { $deck ->
        [chosen] ziehe { $n } Gegenstände einer Farbe deiner Wahl, behalte { $keep } und lege den Rest unter ihren Stapel
       *[room_colour] durchsuche diesen Raum{ $min_counter ->
            [0] , auch wenn sein Gegenstandszähler auf 0 steht
           *[other] {""}
        }: Senke seinen Gegenstandszähler um { $counter }, ziehe { $n } Gegenstände seiner Farbe, behalte { $keep } und lege den Rest unter ihren Stapel
    }
part-peek-tokens = { $tokens ->
        [0] {" "}an, nicht sein Erkundungsplättchen
       *[other] {" "}und sein Erkundungsplättchen an
    }
effect-peek = { $tiles ->
        [one] sieh dir heimlich 1 unerkundetes Raumteil{ part-peek-tokens }
       *[other] sieh dir heimlich { $tiles } unerkundete Raumteile nacheinander an, nicht ihre Erkundungsplättchen
    }
effect-peek_event = sieh dir heimlich die oberste Ereigniskarte an, lege sie dann auf oder unter den Stapel und sage, wohin
effect-look_objective = { $target ->
        [with_signal] sieh dir heimlich 1 Zielkarte eines anderen Spielers mit Signalmarker an
       *[any] sieh dir heimlich 1 Zielkarte eines anderen Spielers an
    }
effect-reveal_weakness = wähle ein Objekt hier und decke seine Schwächekarte auf
effect-take_egg = nimm 1 Ei von der Xeno-Tafel in einen Handplatz
effect-discard_egg = wirf { $n ->
        [one] 1 Ei
       *[other] { $n } Eier
    } von der Xeno-Tafel ab
effect-noise_roll = mache eine Geräuschprobe
    .third = macht eine Geräuschprobe
    .then = mache dann eine Geräuschprobe
effect-place_noise = { $where ->
        [corridors_of_slimed_characters] lege an jedem Raum, in dem ein mit Schleim bedeckter Charakter ist, einen Geräuschmarker in jeden Korridor ohne Marker
       *[corridors_of_explored_nest] ist das Nest erkundet, lege einen Geräuschmarker in jeden seiner Korridore ohne Marker
    }
effect-technical_noise = lege einen Geräuschmarker in die Wartungsschächte; liegt dort schon einer, macht stattdessen jeder Charakter, der nicht im Kampf und in einem Raum mit Zugang ist, eine Geräuschprobe

## Xenos

effect-encounter = du hast eine Begegnung
    .third = hat eine Begegnung
effect-retreat = { $which ->
        [chosen_here] { $injured ->
            [yes] lebt er noch und ist noch hier, zieht er sich zurück
           *[no] 1 Xeno hier zieht sich zurück
        }
       *[each_in_target_room] jeder Xeno dort zieht sich zurück
    }
effect-injure = 1 Xeno hier erleidet { $n } Schaden
part-eggs = { $eggs ->
        [one] 1 zerstört wird
       *[other] { $eggs } zerstört werden
    }
part-wounds = { $wounds ->
        [one] 1 schwere Wunde
       *[other] { $wounds } schwere Wunden
    }
effect-blast = nenne 1 Xeno dort, der { $main } Schaden erleidet, oder die Eier, von denen { part-eggs }; jeder andere Xeno dort erleidet { $others } Schaden, danach jeder Charakter dort { part-wounds }. Hast du die Eier genannt, mache eine Geräuschprobe
effect-heal_intruders = { $which ->
        [each] entferne bis zu { $n } Schaden von jedem Xeno
       *[chosen] entferne bis zu { $n } Schaden von 1 Xeno deiner Wahl
    }
effect-remove_intruders = jeder Xeno, der mit keinem Charakter im selben Raum ist, verlässt den Plan, und für jeden kommt ein Plättchen seiner Art in den Beutel
effect-adults_hunt = jeder Adulte, der nicht im Kampf ist, bewegt sich in einen benachbarten Raum mit einem Charakter
effect-lure_intruders = wähle einen benachbarten Raum: Die Xenos aller Räume um ihn herum bewegen sich dorthin, doch wer einen Raum mit einem Charakter verlässt, greift dort zuerst an; die hinter einer geschlossenen Tür zerstören sie und bleiben
effect-infest_nest = jeder Charakter im Nest, dessen Spieler keine Aktionskarte auf der Hand hat, wird befallen; wurde es niemand, kommt ein Larvenplättchen in den Beutel
effect-transform_attacker = der angreifende Kriecher wird zum Brüter; ist die Hand des Ziels leer, macht der Brüter sofort einen Überraschungsangriff
effect-summon = zieh 1 Plättchen aus dem Xeno-Beutel und stelle diesen Xeno in den Raum; er greift noch nicht an
effect-resolve_event = ziehe { $n } Ereigniskarten, führe 1 davon aus und wirf die anderen ab

## Die Runde

effect-all_pass = alle Spieler, die noch nicht gepasst haben, passen jetzt
effect-skip_step = der Xeno-Angriff in der Ereignisphase dieser Runde entfällt
effect-cancel_action = { $of ->
        [other_here] annulliere diese Aktion
       *[interruption] annulliere diese Unterbrechung
    }
effect-ignore_attack = seine Wirkung trifft dich nicht
effect-free_room_action = { $where ->
        [here] { $need ->
            [computer] { $required ->
                [yes] nutze die Aktion dieses Raums für 0 Karten
               *[no] nutze die Aktion dieses Raums, der einen intakten Computer haben muss, für 0 Karten
            }
            [no_computer] nutze die Aktion dieses Raums für 0 Karten
           *[cockpit_or_computer] nutze die Aktion dieses Raums, der das Cockpit sein oder einen intakten Computer haben muss, für 0 Karten
        }
       *[chosen_working_computer] nutze aus der Ferne die Aktion eines beliebigen erkundeten Raums mit intaktem Computer für 0 Karten
    }
effect-choose_room = { $filter ->
        [other_yellow_no_destroyed_door] wähle einen anderen erkundeten gelben Raum ohne zerstörte Tür
        [here_or_neighbour_with_intruder_or_eggs] wähle diesen oder einen benachbarten Raum mit einem Xeno oder Eiern
       *[any] wähle einen beliebigen Raum
    }

## Gegenstände und Waffen

effect-shoot = { $weapon ->
        [energy] schieße mit einer Energiewaffe
        [assault_rifle] schieße damit
       *[any] schieße
    }{ $reroll ->
        [0] {""}
       *[other] ; du darfst den Kampfwürfel einmal neu werfen
    }{ $bonus ->
        [per_2_ammo] {" "}und füge für je 2 abgeworfene Munition 1 Schaden hinzu, auch bei einem Fehlschlag
       *[none] {""}
    }
effect-craft = stelle einen Gegenstand her; jeder gelbe Gegenstand kann als Werkzeug dienen
effect-discard_item = wirf { $n ->
        [one] 1 deiner Gegenstände
       *[other] { $n } deiner Gegenstände
    } ab
effect-ammo_add = { $attached ->
        [yes] lade sie mit { $n } Munition
       *[no] { $weapon ->
            [six_shooter] lade deinen Sechsschüsser mit { $n } Munition
           *[energy] lade 1 Energiewaffe in deinen Händen mit { $n } Munition
        }
    }
effect-ammo_fill = { $weapon ->
        [flamethrower] lade einen Flammenwerfer in deinen Händen voll
       *[energy] lade 1 Energiewaffe in deinen Händen voll
    }
effect-ammo_discard = { $weapon ->
        [assault_rifle] wirf alle Munition deines Sturmgewehrs ab, mindestens 1
       *[any] wirf { $n } Munition einer Waffe in deinen Händen ab
    }
effect-attach = { $to ->
        [assault_rifle] bringe diese Karte an deinem Sturmgewehr an
       *[energy_weapon] bringe diese Karte an einer Energiewaffe in deinen Händen an
    }
effect-capacity = diese Waffe fasst { $n } Munition mehr
effect-free_charge = sie mit einer Energieladung aufzuladen kostet 0 Karten
effect-combine_heavy = füge 2 schwere Gegenstände in deinen Händen zusammen: Gemeinsam belegen sie 1 Handplatz
effect-treat_face = { $face ->
        [single] ein einfacher Treffer zählt als doppelter
       *[double] ein doppelter Treffer zählt als einfacher
    }
effect-extra_injury = +{ $n } Schaden bei { $when ->
        [any_hit] jedem Treffer
        [face_double] einem doppelten Treffer
       *[face_single_or_double] einem einfachen oder doppelten Treffer
    }
effect-min_injury = mindestens { $n } Schaden bei jeder Seite außer der leeren
effect-spend_ammo = bei einem doppelten Treffer darfst du 1 weitere Munition für +{ $n } Schaden abwerfen
effect-reroll = { $die ->
        [noise] wirf { $pay } Aktionskarte ab, um den Geräuschwürfel neu zu werfen; das neue Ergebnis gilt
       *[combat] du darfst den Kampfwürfel einmal neu werfen
    }
effect-fire_on_double = lege bei einem doppelten Treffer nach der Schadensprüfung einen Feuermarker in deinen Raum
effect-extend_cards = { $cards ->
        [order_motivation] { card-order } kann 1 Charakter in einem beliebigen Raum mit intaktem Computer nennen, und { card-motivation } erreicht auch alle in solchen Räumen
       *[intranet_risk_assessment] { card-intranet } und { card-risk_assessment } brauchen keinen Computer in deinem Raum und gehen auch mit Fehlfunktion
    }
effect-rule = { $id ->
        [arm_one_hand_slot] du hast nur 1 Handplatz
        [hand_item_cost_plus_1] jede Gegenstandsaktion kostet dich 1 Karte mehr
        [leg_escape_cost_2] eine Flucht kostet dich 2 Karten
        [body_hand_size_4] du ziehst nur auf 4 Karten nach
        [bleeding_light_wound_on_pass] jedes Mal, wenn du passt, erleidest du 1 leichte Wunde
        [adult_blank_is_single] gegen einen Adulten zählt die leere Seite als einfacher Treffer
        [only_breeder_queen_break_doors] nur Brüter und die Königin zerstören geschlossene Türen
        [phosphates_injure_on_retreat] ein Xeno, der sich vor einem Feuerlöscher oder dem Feuerlöschsystem zurückzieht, erleidet auch 1 Schaden
        [surprise_value_minus_1_min_1] bei Überraschungsangriffen ist der Überraschungswert eines Xeno-Plättchens um 1 niedriger, mindestens aber 1
        [kill_threshold_minus_1] bei einer Schadensprüfung ist der Blutwert um 1 niedriger
        [adult_bite_light_wound] der Biss eines Adulten fügt 1 leichte statt der schweren Wunde zu; töten kann er weiterhin
        [fire_injury_plus_1] ein Xeno, der durch Feuer, einen Molotowcocktail oder einen Flammenwerfer Schaden erleidet, erleidet 1 Schaden mehr
        [cabins_hand_size_plus_1] wer beim Ziehen der Aktionskarten hier ist, zieht auf 1 Karte mehr nach, wenn weder ein Xeno noch eine Fehlfunktion hier ist
        [slime_on_entry] wer den Raum betritt, erhält einen Schleimmarker
       *[nest_eggs] die Eier der Xeno-Tafel liegen hier und können angegriffen werden; ist keines mehr da, ist das Nest zerstört
    }

## Was Ziele verlangen

goal-signal_sent = du hast ein Signal gesendet
goal-ship_reaches = das Raumschiff erreicht { $place ->
        [earth] die Erde
       *[mars] den Mars
    }
goal-ship_destroyed = das Raumschiff ist zerstört
goal-nest_destroyed = das Nest ist zerstört
goal-queen_killed = die Königin wurde getötet
goal-all_rooms_explored = alle Räume sind erkundet
goal-finish_with = du hast am Ende { $object ->
        [egg] ein Ei
       *[blue_corpse] die blaue Leiche
    } in einem Handplatz
goal-finish_in_pod = du bist am Ende in einer gestarteten Rettungskapsel
goal-items_at_least = du hast mindestens { $n } Gegenstände
goal-only_survivor = du überlebst als Einziger
goal-other_survives = mindestens 1 anderer Charakter überlebt
goal-player_dead = Spieler { $player } überlebt nicht
goal-weakness_revealed = die Schwäche { $object ->
        [egg] zum Ei
       *[carcass] zum Kadaver
    } wurde aufgedeckt
goal-weaknesses_at_least = mindestens { $n } Schwächen wurden aufgedeckt
goal-corpse_in_room = die blaue Leiche liegt am Ende des Spiels { $room_in }
goals-or = { $first }, oder { $last }
goals-common = { $common }, und { $rest }
goals-mars = Im Kälteschlaf überlebst du auch einen Sprung zum Mars.

## Angaben

fact-cost = Kosten { $n }
fact-in_combat = nur im Kampf
fact-out_of_combat = nicht im Kampf
fact-reaction = Reaktion
fact-passive = gilt immer
fact-heavy = schwer
fact-one_use = einmalig
fact-copies = { $n }-mal
fact-deck-red = roter Gegenstand
fact-deck-yellow = gelber Gegenstand
fact-deck-green = grüner Gegenstand
fact-deck-blue = hergestellter Gegenstand
fact-character = Charakter
fact-quest = Questgegenstand
fact-start = Startgegenstand
fact-component = Komponente: { $component }
fact-recipe = herstellen aus: { $components }
fact-weapon-energy = Energiewaffe
fact-weapon-classic = klassische Waffe
fact-ammo = Munition { $n }
fact-activate_in = aktivieren { $room_in } (Kosten { $cost })
fact-activate_with = aktivieren mit { $item } (Kosten { $cost })
activates-tools_or_duct_tape = { item-tools } oder { item-duct_tape }
activates-energy_charge = { item-energy_charge_red }
activates-chemicals = { item-chemicals }
fact-colour-red = roter Raum
fact-colour-yellow = gelber Raum
fact-colour-green = grüner Raum
fact-colour-white = weißer Raum
fact-colour-none = keine Suche
fact-computer = Computer
fact-unbreakable = nie Fehlfunktion
fact-movers = Korridor { $n }: { $movers }
fact-after-remove_reshuffle = kommt aus dem Spiel, dann wird der Ablagestapel in den Stapel gemischt
fact-after-shuffle_back = wird wieder in den Stapel gemischt
fact-attackers = { $attackers }
fact-blood = Blut { $values }
fact-retreat = Rückzug
fact-move = Bewegung durch Korridor { $n }
fact-move-any = Bewegung durch einen Korridor deiner Wahl
fact-attack_draw = { $n ->
        [one] Angriff mit 1 Karte
       *[other] Angriff mit 1 von { $n } Karten
    }
fact-objective-personal = persönliches Ziel
fact-objective-corporate = Unternehmensziel
fact-objective-solo_coop = kooperatives Ziel
fact-players = ab { $n } Spielern
part-shots-energy = Schüsse mit Energiewaffen: { $does }
part-room_action = { $name }: { $does }

## Eigenschaften und Erkundungsplättchen

trait-captain-text = Nach einem Schuss mit deinem Sechsschüsser, der Schaden gemacht hat, darfst du für 0 Karten noch einmal auf dasselbe Ziel schießen, solange du triffst und Munition hast. Die Schadensprüfung kommt einmal, nach dem letzten Schuss.
trait-pilot-text = Im Cockpit darfst du stattdessen auch 1 beliebige Tür des Raumschiffs öffnen oder schließen.
trait-scientist-text = Eine Wunde am Bein ist verbunden, sobald du sie erhältst.
trait-scout-text = Wenn du einen weißen Raum durchsuchst, ziehe 1 Gegenstand jeder Farbe statt 2 von einer; behalte 1.
trait-soldier-text = Einmal pro Spielzug darfst du nach deiner zweiten Aktion 1 leichte Wunde erleiden, um eine dritte zu machen.
trait-mechanic-text = Wenn du etwas herstellst, zählen dein Startgegenstand und deine Questgegenstände als gelbe Gegenstände.
exploration-malfunction-text = Lege einen Fehlfunktionsmarker in diesen Raum. Dann folgt die Geräuschprobe.
exploration-doors-text = Schließe die Tür des Korridors, der gerade benutzt wurde. Dann folgt die Geräuschprobe.
exploration-fire-text = Lege einen Feuermarker in diesen Raum. Dann folgt die Geräuschprobe.
exploration-silence-text = Nichts geschieht, und es gibt keine Geräuschprobe; mit einem Schleimmarker ist es Gefahr.
exploration-slime-text = Du erhältst einen Schleimmarker. Dann folgt die Geräuschprobe.
exploration-danger-text = Keine Geräuschprobe: Führe Gefahr aus.

## Bögen gedruckter Karten

sheet-cards = Aktionskarten: { $character }
sheet-common = Aktionskarten aller Charaktere
sheet-start = Startgegenstände
sheet-quest = Questgegenstände
sheet-items-red = Rote Gegenstände
sheet-items-yellow = Gelbe Gegenstände
sheet-items-green = Grüne Gegenstände
sheet-items-blue = Hergestellte Gegenstände
sheet-rooms = Räume
sheet-events = Ereigniskarten
sheet-attacks = Xeno-Angriffskarten
sheet-intruder_actions = Xeno-Aktionskarten
sheet-wounds = Schwere Wunden
sheet-weaknesses = Schwächekarten
sheet-objectives = Zielkarten
sheet-traits = Eigenschaften
sheet-exploration = Erkundungsplättchen
