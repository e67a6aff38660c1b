# Was die Karten tun. Sätze beginnen klein; CAP und der Punkt kommen beim Zusammensetzen.
# Jeder Satz bekommt seine Werte, und: many (ob die Karte mehrere Ziele hat), timing (wann sie gespielt wird),
# event (ob es eine Umgebungskarte ist).

## Fugen

join-either = wähle eines: { $does }
join-branch = { $label }: { CAP($does) }
part-card = { $timing } – { CAP($text) }
part-conditions = { $timing } ({ $conditions }) – { CAP($text) }
label-roll = 1–{ $on }
label-fail = { $many ->
        [yes] wer ihn nicht besteht
       *[no] besteht sie ihn nicht
    }
label-pass = { $many ->
        [yes] wer ihn besteht
       *[no] besteht sie ihn
    }

## Wann

timing-between_activations = Zwischen zwei Aktivierungen
timing-activation_start = Wenn eine deiner Miniaturen aktiviert wird
timing-after_activation = Nach einer Aktivierung einer deiner Miniaturen
timing-before_attack = Wenn eine deiner Miniaturen angreift
timing-when_attacked = Wenn eine deiner Miniaturen angegriffen wird
timing-after_roll = Wenn eine deiner Miniaturen einen Test nicht besteht
timing-when_hit = Wenn eine deiner Miniaturen getroffen wird
timing-when_wounded = Wenn eine deiner Miniaturen eine Wunde verlieren würde
timing-when_killed = Wenn eine deiner Miniaturen getötet wird
timing-after_kill = Wenn eine deiner Miniaturen einen Feind im Nahkampf getötet hat
timing-renewal = In der Erneuerungsphase

## Wie lange

part-until = { $until ->
        [this_action] { $timing ->
            [before_attack] {" "}bei diesem Angriff
            [when_attacked] {" "}bei diesem Angriff
            [after_roll] {" "}bei diesem Angriff
            [when_hit] {" "}gegen diesen Treffer
            [when_wounded] {" "}bei dieser Wunde
           *[other] {" "}bei dieser Aktion
        }
        [this_activation] {" "}in dieser Aktivierung
        [next_activation] {" "}in ihrer nächsten Aktivierung
        [end_of_turn] { $event ->
            [yes] {" "}in dieser Spielrunde
           *[no] {" "}bis zum Ende der Spielrunde
        }
       *[game] {" "}für den Rest des Spiels
    }

## Wer

who-target = { $many ->
        [yes] { $kind ->
            [blip] jeder von ihnen
           *[other] jede von ihnen
        }
       *[no] sie
    }
who-attacker = der Angreifer
who-tested = sie
who-spawned = er
who-all_models = jede Miniatur
who-all_small = jede Miniatur mit kleinem Base
who-all_nonalien = jede Miniatur außer den Aliens
who-all_friendly = jede deiner Miniaturen
who-all_enemy = jeder Feind
who-models_on_tile = { $timing ->
        [before_attack] jede Miniatur auf der angegriffenen Kachel
       *[other] jede Miniatur auf der Kachel
    }
who-friends_on_tile = jede deiner Miniaturen auf der Kachel
who-enemies_on_tile = jeder Feind auf ihrer Kachel
who-each_model_on_activation = jede offene Miniatur, die in dieser Spielrunde aktiviert wird,
who-one_enemy_blip_per_player = jeder dieser Marker
part-against = { $against ->
        [models_on_tile] {" "}gegen Miniaturen auf der Kachel
        [target] {" "}gegen sie
       *[none] {""}
    }

## Ziele

target-friendly_model = { $n ->
        [one] wähle eine deiner Miniaturen
       *[other] wähle bis zu { $n } deiner Miniaturen
    }
target-enemy_model = { $n ->
        [one] wähle eine offene feindliche Miniatur
       *[other] wähle bis zu { $n } offene feindliche Miniaturen
    }
target-friendly_blip = { $n ->
        [one] wähle einen deiner Ping!-Marker
       *[other] wähle { $n } deiner Ping!-Marker
    }
target-enemy_blip = { $n ->
        [one] wähle einen feindlichen Ping!-Marker
       *[other] wähle bis zu { $n } feindliche Ping!-Marker
    }
target-enemy_model_or_blip = wähle eine feindliche Miniatur oder einen feindlichen Ping!-Marker
target-tile = wähle eine Kachel
target-edge = wähle eine Verbindung zweier Kacheln
part-target = { $target } ({ $conditions })
pick-door = { $n ->
        [one] wer die Initiative hat, wählt eine Tür
       *[other] wer die Initiative hat, wählt { $n } Türen
    }
pick-edge = { $n ->
        [one] wer die Initiative hat, wählt eine Verbindung ohne Tür
       *[other] wer die Initiative hat, wählt { $n } Verbindungen ohne Tür
    }
pick-tile = wer die Initiative hat, wählt eine Kachel
pick-enemy_blip = in Initiativereihenfolge darf jeder Spieler einen feindlichen Ping!-Marker wählen

filter-small = mit kleinem Base
filter-small_or_medium = mit kleinem oder mittlerem Base
filter-engaged = im Nahkampf
filter-unengaged = { $kind ->
        [edge] keine der beiden Kacheln umkämpft
        [tile] nicht umkämpft
       *[other] nicht im Nahkampf
    }
filter-engaged_with_exactly_one = mit genau einem Feind im Nahkampf
filter-not_activated = in dieser Spielrunde noch nicht aktiviert
filter-wounded = verwundet
filter-killer = diejenige, die getötet hat
filter-on_infested = auf einer befallenen oder halbbefallenen Kachel
filter-same_or_adjacent_tile = auf einer Kachel und ihren Nachbarkacheln
filter-adjacent_to_door = neben einer Tür
filter-adjacent_to_vent = neben einem Lüftungsschacht
filter-in_los = in Sichtlinie einer deiner offenen Miniaturen
filter-within_2 = höchstens 2 Kacheln von einer deiner offenen Miniaturen entfernt
filter-in_los_within_2 = in Sichtlinie einer deiner offenen Miniaturen und höchstens 2 Kacheln von ihr entfernt
filter-in_los_of_marine = in Sichtlinie eines deiner offenen Marines
filter-in_los_of_unengaged_marine = in Sichtlinie eines deiner offenen Marines, der nicht im Nahkampf ist
filter-within_3_of_ping = höchstens 3 Kacheln von einer deiner offenen Miniaturen mit { skill-ping } entfernt, Türen hin oder her
filter-within_3_of_predator = höchstens 3 Kacheln von einem deiner Predatoren entfernt
filter-within_2_of_predator = höchstens 2 Kacheln von einem deiner Predatoren entfernt
filter-on_tile_with_alien = auf einer Kachel mit einem deiner Aliens
filter-with_alien = mit einem deiner Aliens darauf
filter-without_alien = ohne Alien darauf
filter-of_unengaged_marine_tile = an der Kachel eines deiner Marines, der nicht im Nahkampf ist
filter-adjacent_to_marine = mit einem deiner Marines darauf oder daneben
filter-adjacent_to_alien = mit einem deiner Aliens darauf oder daneben
filter-adjacent_to_predator = mit einem deiner Predatoren darauf oder daneben
filter-no_enemy = ohne Feinde
filter-two_or_more_marines = mit mindestens 2 deiner offenen Marines darauf
filter-three_or_more_small_aliens = mit mindestens 3 deiner offenen Aliens mit kleinem Base darauf
filter-not_objective = von keinem Schadensziel genannt
filter-not_vent = kein Lüftungsschacht
filter-normal = normal
filter-infested = befallen oder halbbefallen
filter-corridor = ein Korridor
filter-corridor_or_dead_end = ein Korridor oder eine Sackgasse
filter-next_to_infested = neben einer befallenen oder halbbefallenen Kachel
filter-unseen_by_enemy = in keiner feindlichen Sichtlinie
filter-four_tiles_from_enemy = mindestens 4 Kacheln von jedem Feind entfernt
filter-weapons = mit { $weapons }
filter-skill = mit { $skill }

note-critical = nicht gegen einen kritischen Treffer
note-skill = eine deiner offenen Miniaturen muss { $skill } haben
note-removed = nur, wenn eine solche Miniatur nicht auf dem Spielfeld ist: { $unit }
note-seal = sie zählt als eine deiner Versiegelungen der Partie

## Werte, Waffen, Tests

part-stat = { $stat ->
        [m] { $n_signed } { $n_abs ->
            [one] Kachel
           *[other] Kacheln
        } beim Bewegen und Rennen
        [run] { $n_signed } { $n_abs ->
            [one] Kachel
           *[other] Kacheln
        } beim Rennen
        [cc] { $n_signed } CC
        [rs] { $n_signed } RS
        [st] { $n_signed } St
        [con] { $n_signed } Con
        [ld] { $n_signed } LD
       *[a] { $n_signed } Panzerung
    }
effect-mod = { $who ->
        [target] { part-stat }{ part-against }{ part-until }
       *[other] { $whom } hat { part-stat }{ part-against }{ part-until }
    }
part-field = { $field ->
        [st] { $n_signed } St
        [roa] { $n_signed } RoA
        [range] { $n_signed } Reichweite
       *[acid_st] { $n_signed } St für den Säuretreffer
    }
part-weapon = { $weapon ->
        [any_rs] {" "}mit Fernkampfwaffen
        [any_cc] {" "}mit Nahkampfwaffen
        [named] {" "}mit { $weapons }
       *[none] {""}
    }
effect-weapon = { $who ->
        [target] { part-field }{ part-weapon }{ part-until }
       *[other] { $whom } hat { part-field }{ part-weapon }{ part-until }
    }
part-tests = { $test ->
        [rs] RS-Tests
        [cc] CC-Tests
        [a] Panzerungstests
        [acidic_blood] Säurewürfe
        [force_doors_open] Tests zum Aufbrechen von Türen
       *[disengage] Tests zum Lösen
    }
effect-reroll = { $which ->
        [failed] du darfst misslungene { part-tests }{ part-until } wiederholen
        [passed] { $whom } muss gelungene { part-tests }{ part-until } wiederholen
       *[any] du darfst { part-tests }{ part-until } wiederholen
    }
effect-auto = { $test ->
        [acidic_blood] Säure spritzt ohne Wurf
        [force_doors_open] eine Tür wird{ part-until } ohne Wurf aufgebrochen
        [disengage] zum Lösen ist kein Test nötig
        [rs] RS-Tests gelingen{ part-until } ohne Wurf
        [cc] CC-Tests gelingen{ part-until } ohne Wurf
       *[a] Panzerungstests gelingen{ part-until } ohne Wurf
    }
effect-ignore = { $what ->
        [infested_tile] { $who ->
            [target] der Modifikator für befallene Kacheln entfällt{ part-against }{ part-until }
           *[other] für { $whom_acc } entfällt{ part-against } der Modifikator für befallene Kacheln{ part-until }
        }
        [hide] { $who ->
            [target] der Modifikator für Verstecken entfällt{ part-against }{ part-until }
           *[other] für { $whom_acc } entfällt{ part-against } der Modifikator für Verstecken{ part-until }
        }
        [full_unengaged_tile] sie darf{ part-until } volle Kacheln durchqueren, die nicht umkämpft sind
       *[engaged_on_own_tile] der Modifikator für Ziele im Nahkampf entfällt auf ihrer eigenen Kachel
    }
effect-roll = wirf einen W20
effect-test = { $whom } legt einen { $stat ->
        [m] Bewegungstest
        [run] Bewegungstest
        [cc] CC-Test
        [rs] RS-Test
        [st] Stärketest
        [con] Konstitutionstest
        [ld] Führungstest
       *[a] Panzerungstest
    }{ $n ->
        [0] {""}
       *[other] {" "}mit { $n_signed }
    } ab

## Treffer und Wunden

effect-hit = { $whom } erhält einen automatischen Treffer mit St { $st }, mit Panzerungstest
effect-heal = { $n ->
        [one] sie erhält eine verlorene Wunde zurück
       *[other] sie erhält bis zu { $n } verlorene Wunden zurück
    }
effect-cancel = { $what ->
        [hit] der Treffer hat keine Wirkung
       *[wound] die Wunde geht nicht verloren
    }
effect-redirect = { $what ->
        [hit] der Treffer geht
       *[wound] die Wunde geht
    } auf eine andere deiner Miniaturen auf ihrer Kachel über, die du wählst

## Aktivierungen und Aktionen

effect-ap = { $who ->
        [target] { $n_signed } AP{ part-until }
        [tested] { $n_signed } AP{ part-until }
       *[other] { $whom } hat { $n_signed } AP{ part-until }
    }
effect-forbid = { $who ->
        [all_models] keine Miniatur darf{ part-until } { $action_name } einsetzen
        [all_nonalien] nur Aliens dürfen{ part-until } { $action_name } einsetzen
       *[other] { $whom } darf{ part-until } { $action_name } nicht einsetzen
    }
effect-allow = { $action ->
        [end_on_vent] { $whom } darf die Aktivierung{ part-until } in einem Lüftungsschacht beenden
       *[other] { $whom } darf { $action_name }{ part-until } einsetzen
    }
effect-cost = { $action_name } kostet{ part-until } { $ap } AP
effect-act = { $action ->
        [disengage] sie löst sich sofort für 0 AP, auch wenn sie sich in dieser Spielrunde schon bewegt hat
        [shoot] sie schießt noch einmal für 0 AP, bevor sie entfernt wird, auch wenn sie in dieser Spielrunde schon geschossen hat
       *[other] sie nutzt sofort { $action_name } für 0 AP, auch wenn sie es in dieser Spielrunde schon getan hat
    }
effect-extra_activation = sie wird jetzt aktiviert, vor dem nächsten Spieler
effect-mark_activated = { $whom } gilt in dieser Spielrunde als aktiviert
effect-sentry = { $many ->
        [yes] jede von ihnen erhält einen Wachmarker
       *[no] sie erhält einen Wachmarker
    }

## Miniaturen und Marker

part-move-to = { $to ->
        [no_enemy] {" "}auf eine Kachel ohne Feinde
        [unengaged] {" "}auf eine nicht umkämpfte Kachel
        [toward_nearest_predator] {" "}auf den nächsten deiner Predatoren zu
       *[any] {""}
    }
part-up-to-tiles = { $n ->
        [one] 1 Kachel
       *[other] bis zu { $n } Kacheln
    }
effect-move = { $by ->
        [owner] ihr Besitzer bewegt sie { part-up-to-tiles }{ part-move-to }
       *[player] { $many ->
            [yes] bewege jede von ihnen { part-up-to-tiles }{ part-move-to }
           *[no] bewege sie { part-up-to-tiles }{ part-move-to }
        }
    }
effect-place = { $tile ->
        [infested_within_3_no_enemy] setze sie auf eine befallene oder halbbefallene Kachel ohne Feinde, höchstens 3 Kacheln entfernt
       *[adjacent_to_other_vent] setze sie auf eine Kachel neben einem anderen Lüftungsschacht
    }
effect-swap = sie tauschen die Plätze
effect-spawn = setze { $n ->
        [one] 1 { $unit_name }
       *[other] { $n } × { $unit_name }
    }{ $as_token ->
        [yes] {" "}als Ping!-Marker
       *[no] {""}
    } auf die Kachel
effect-decoy = { $n ->
        [one] setze einen Köder auf die Kachel
       *[other] setze { $n } Köder auf die Kachel
    }
effect-hide = sie wird zu einem Ping!-Marker mit Versteckt-Marker, auch in feindlicher Sichtlinie
effect-reveal = { $whom } wird aufgedeckt
effect-no_reveal = Ping!-Marker werden{ part-until } nur von Feinden in Sichtlinie aufgedeckt, die höchstens { $range ->
        [one] 1 Kachel
       *[other] { $range } Kacheln
    } entfernt sind
effect-trophy = sie nimmt die Trophäe sofort, im Nahkampf oder nicht

## Das Spielfeld

effect-open_door = { $event ->
        [yes] sie öffnen sich für immer
       *[no] entferne ihre Tür
    }
effect-place_door = { $event ->
        [yes] auf jede kommt eine Tür
       *[no] setze eine Tür darauf
    }
effect-flip = die Kachel ist für den Rest des Spiels { $to ->
        [normal] normal
        [half_infested] halbbefallen
       *[infested] befallen
    }
effect-acid = { $n ->
        [one] lege einen Säuremarker auf die Kachel
       *[other] lege { $n } Säuremarker auf die Kachel
    }
effect-block = keine Miniatur darf{ part-until } einen Lüftungsschacht betreten
effect-limit_los = niemand sieht{ part-until } weiter als { $n ->
        [one] 1 Kachel
       *[other] { $n } Kacheln
    }
effect-trap = lege dort eine Falle: Der erste Feind, der die Kachel betritt, erhält einen automatischen Treffer mit St { $st }, mit Panzerungstest
effect-cards = jeder Spieler darf{ part-until } nur { $limit ->
        [0] keine Strategiekarten
        [one] 1 Strategiekarte
       *[other] { $limit } Strategiekarten
    } spielen
effect-nothing = nichts geschieht

## Bögen gedruckter Karten

sheet-units = Wertekarten: { $faction }
sheet-strategy = Strategiekarten: { $faction }
sheet-environment = Umgebungskarten
sheet-missions = Missionskarten
sheet-skills = Fähigkeiten
sheet-actions = Aktionen
mission-line = { $faction }: { $goals }.
mission-share = { $goal } ({ $share } %)
place-target_room = der Zielraum
place-target_rooms = beide Zielräume
place-target_tile = die Zielkachel
place-target_tiles = beide Zielkacheln
