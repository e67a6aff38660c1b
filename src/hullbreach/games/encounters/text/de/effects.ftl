# Was die Karten tun. Sätze beginnen klein; CAP und der Punkt kommen beim Zusammensetzen.
# Ein Satz spricht „dich“ an. third: nach „der nächste Spieler“. pair: nach „du und der nächste Spieler“. may: die Erlaubnis.
# whose: was du für jemand anderen tust. guard: vom Treffer, der gleich gezogen wird.
# Jeder Satz bekommt seine Werte, und: trigger (wann), lasting (dauerhaft oder nicht), who mit seinen Formen.

## Fugen

join-for = { $who }: { CAP($does) }
join-third = { $who } { $does }
join-pair = { $who } { $does }
join-may = du darfst Folgendes tun: { CAP($does) }
join-either = wähle eines: { CAP($does) }
join-if-done = { $first }. Wenn du das tust: { CAP($rest) }
join-pay = zahle { part-price }: { CAP($does) }
    .may = du darfst { part-price } zahlen: { CAP($does) }
join-pay_if = wenn { $cond }, darfst du { part-price } zahlen: { CAP($does) }
join-if = wenn { $cond }: { CAP($does) }
    .unless = außer wenn { $cond }: { CAP($does) }
join-else = { $first }. Sonst: { CAP($other) }
join-show = du darfst { $card } zeigen. Wenn du das tust: { CAP($does) }
join-show_or = zeige { $card } oder { $does }
    .third = zeigt { $card } oder { $does }
    .pair = zeigt je { $card } oder { $does }

part-price = { $currency ->
        [recruit] { $n ->
            [one] { $n } Rekrutierungspunkt
           *[other] { $n } Rekrutierungspunkte
        }
       *[attack] { $n ->
            [one] { $n } Angriffspunkt
           *[other] { $n } Angriffspunkte
        }
    }

## Wer

who-you = du
    .of = von dir
    .acc = dich
    .dat = dir
who-next_player = der nächste Spieler
    .of = des nächsten Spielers
    .acc = den nächsten Spieler
    .dat = dem nächsten Spieler
who-you_and_next_player = du und der nächste Spieler
    .of = von dir und dem nächsten Spieler
    .acc = dich und den nächsten Spieler
    .dat = dir und dem nächsten Spieler
who-chosen_player = ein Spieler deiner Wahl
    .of = eines Spielers deiner Wahl
    .acc = einen Spieler deiner Wahl
    .dat = einem Spieler deiner Wahl
who-chosen_other_player = ein anderer Spieler deiner Wahl
    .of = eines anderen Spielers deiner Wahl
    .acc = einen anderen Spieler deiner Wahl
    .dat = einem anderen Spieler deiner Wahl
who-each_player = jeder Spieler
    .of = jedes Spielers
    .acc = jeden Spieler
    .dat = jedem Spieler
who-each_other_player = jeder andere Spieler
    .of = jedes anderen Spielers
    .acc = jeden anderen Spieler
    .dat = jedem anderen Spieler

## Wann

timing-play = { CAP($text) }
timing-class = { $about_name }: { CAP($text) }
timing-crew = { $about_name }: { CAP($text) }
timing-once = Einmal in diesem Zug: { CAP($text) }
timing-guard = { $anyone ->
        [yes] Wenn ein Spieler einen Treffer ziehen müsste, darfst du diese Karte aus der Hand abwerfen: { CAP($text) }
       *[no] Wenn du einen Treffer ziehen müsstest, darfst du diese Karte aus der Hand abwerfen: { CAP($text) }
    }
timing-discard = Abwerfen: { CAP($text) }
    .guard = Abwerfen, wenn du einen Treffer ziehen müsstest: { CAP($text) }
timing-sacrifice = Opfern: { CAP($text) }
timing-mobilize = Mobilisieren: { CAP($text) }
timing-on_draw = Wenn du diese Karte ziehst: { CAP($text) }
timing-cleanup = Bei deinem Aufräumen, aus der Hand oder dem Spiel: { CAP($text) }
timing-reveal = Aufdecken: { CAP($text) }
timing-reveal_complex = Aufdecken im Komplex: { CAP($text) }
timing-reveal_combat = Aufdecken in der Kampfzone: { CAP($text) }
timing-arrive = Beim Betreten der Kampfzone: { CAP($text) }
timing-start = Zu Beginn jeder Aktionsphase, im Komplex: { CAP($text) }
    .avatar = Zu Beginn deines Zuges: { CAP($text) }
timing-strike = Treffer: { CAP($text) }
timing-death = Tod: { CAP($text) }
timing-event = Ereignis: { CAP($text) }
timing-complex = Im Komplex: { CAP($text) }
timing-combat = In der Kampfzone: { CAP($text) }
timing-static = Solange diese Karte offen liegt: { CAP($text) }
timing-room = { CAP($text) }
timing-hit = { CAP($text) }
timing-wound = Bis zur Heilung: { CAP($text) }
timing-setup = Aufbau: { CAP($text) }
timing-action = Einmal pro Zug: { CAP($text) }
timing-always = In jedem deiner Züge: { CAP($text) }
timing-hazard = Gefahr { $about_name }: { CAP($text) }

## Wenn

cond-show = { $of_class ->
        [intel] eine { class-intel }skarte
        [leadership] eine { class-leadership }skarte
        [strength] eine { class-strength }karte
        [survival] eine { class-survival }skarte
       *[tech] eine { class-tech }karte
    }
cond-in_combat = { $n ->
        [one] ein Gegner in der Kampfzone ist
       *[other] mindestens { $n } Gegner in der Kampfzone sind
    }
cond-killed = { $n ->
        [one] du in diesem Zug einen Gegner getötet hast
       *[other] du in diesem Zug mindestens { $n } Gegner getötet hast
    }
cond-alone = du der letzte lebende Spieler bist
cond-in_room = { $enemy } offen in { $place_dat } liegt
cond-in_complex = { $enemy } offen im Komplex liegt

## Zahlen

part-cards = { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    }
part-strikes = { $n ->
        [one] einen Treffer
       *[other] { $n } Treffer
    }
part-rooms = { $n ->
        [one] einen Raum
       *[other] { $n } Räume
    }
part-hq = { $n ->
        [one] einen Charakter des HQ
       *[other] { $n } Charaktere des HQ
    }
part-per = { $per ->
        [scanned] { " " }für jede Karte, die du in diesem Zug gescannt hast
        [enemies_combat] { " " }für jeden Gegner in der Kampfzone
        [clear_rooms] { " " }für jeden freien Raum
       *[none] { "" }
    }
part-cost = { $max ->
        [99] { "" }
       *[other] { " " }mit Kosten von höchstens { $max }
    }
part-this_turn = { $lasting ->
        [yes] { "" }
       *[no] { " " }in diesem Zug
    }
part-pile = { $who_is ->
        [you] deinen Ablagestapel
        [you_and_next_player] die Ablagestapel { $who_of }
       *[other] den Ablagestapel { $who_of }
    }

## Punkte

effect-attack = +{ $n } Angriff{ part-per }
effect-recruit = +{ $n } Rekrutierung{ part-per }
effect-convert = in diesem Zug darfst du Rekrutierung als Angriff ausgeben
effect-defense_cut = Spieler, die du angreifst, haben −{ $n } Verteidigung{ part-this_turn }, aber mindestens 1

## Die eigenen Karten

effect-draw = ziehe { part-cards }{ part-per }
    .third = zieht { part-cards }{ part-per }
    .pair = zieht je { part-cards }{ part-per }
    .may = du darfst { part-cards }{ part-per } ziehen
effect-discard = wirf { part-cards } ab
    .third = wirft { part-cards } ab
    .pair = werft je { part-cards } ab
    .may = du darfst { part-cards } abwerfen
effect-kill_own = töte { part-own_characters } deiner Charaktere{ part-from_hand }
    .third = tötet { part-own_characters } seiner Charaktere{ part-from_hand }
    .pair = tötet je { part-own_characters } eurer Charaktere{ part-from_hand }
    .may = du darfst { part-own_characters } deiner Charaktere{ part-from_hand } töten
part-own_characters = { $n ->
        [one] einen
       *[other] { $n }
    }
part-from_hand = { $source ->
        [hand] { " " }auf der Hand
       *[hand_or_play] { "" }
    }
effect-sort_deck = { $n ->
        [one] sieh dir die oberste Karte deines Decks an und wirf sie ab oder lege sie oben auf dein Deck zurück
       *[other] sieh dir die obersten { $n } Karten deines Decks an, wirf beliebige davon ab und lege den Rest in beliebiger Reihenfolge oben auf dein Deck zurück
    }
effect-hand_size = { $n_sign ->
        [minus] ziehe beim Aufräumen { $n_abs ->
            [one] eine Karte
           *[other] { $n_abs } Karten
        } weniger
       *[plus] ziehe beim Aufräumen { $n_abs ->
            [one] eine Karte
           *[other] { $n_abs } Karten
        } mehr
    }
effect-cannot_coordinate = du kannst nicht koordinieren

## Charaktere, die zu haben sind

effect-gain_sergeant = erhalte einen Sergeant{ part-to_hand }
    .may = du darfst einen Sergeant{ part-to_hand } erhalten
effect-gain_hq = erhalte einen Charakter{ part-cost } aus dem HQ{ part-to_hand }
    .may = du darfst einen Charakter{ part-cost } aus dem HQ{ part-to_hand } erhalten
effect-gain_self = erhalte diese Karte{ part-to_hand }
part-to_hand = { $to ->
        [hand] { " " }auf die Hand
       *[discard] { "" }
    }
effect-copy_played = nutze eine andere Karte{ part-cost }, die du in diesem Zug gespielt hast, als würdest du sie jetzt spielen
    .may = du darfst eine andere Karte{ part-cost } nutzen, die du in diesem Zug gespielt hast, als würdest du sie jetzt spielen
effect-copy_hq = nutze einen Charakter{ part-cost } im HQ, als würdest du ihn jetzt spielen
    .may = du darfst einen Charakter{ part-cost } im HQ nutzen, als würdest du ihn jetzt spielen
effect-refresh = lege { part-hq } unter die Kaserne und fülle das HQ auf
    .may = du darfst { part-hq } unter die Kaserne legen und das HQ auffüllen
effect-kill_hq = töte { part-hq } und fülle das HQ auf
    .may = du darfst { part-hq } töten und das HQ auffüllen
effect-shuffle_into_barracks = { $n ->
        [one] mische einen Facehugger aus der Brutkammer in die Kaserne
       *[other] mische { $n } Facehugger aus der Brutkammer in die Kaserne
    }

## Der Komplex

effect-scan = { $n ->
        [one] du darfst kostenlos einen Raum scannen
       *[other] scanne kostenlos bis zu { $n } Räume
    }
    .may = { $n ->
        [one] du darfst kostenlos einen Raum scannen
       *[other] du darfst kostenlos bis zu { $n } Räume scannen
    }
effect-peek = { $n ->
        [one] sieh dir eine verdeckte Karte im Komplex an
       *[other] sieh dir { $n } verdeckte Karten im Komplex an
    }
    .may = { $n ->
        [one] du darfst dir eine verdeckte Karte im Komplex ansehen
       *[other] du darfst dir { $n } verdeckte Karten im Komplex ansehen
    }
effect-scan_discount = deine Scans kosten in diesem Zug { $n } weniger
effect-scan_tax = { $trigger ->
        [wound] deine Scans kosten { $n } mehr
       *[other] alle Scans kosten { $n } mehr
    }
effect-add_hive = { $n ->
        [one] die oberste Karte des Schwarms betritt den Komplex
       *[other] die obersten { $n } Karten des Schwarms betreten nacheinander den Komplex
    }
effect-ambush = { $n ->
        [one] die oberste Karte des Schwarms betritt die Kampfzone
       *[other] die obersten { $n } Karten des Schwarms betreten nacheinander die Kampfzone
    }
effect-move = bewege eine Karte im Komplex, offen oder verdeckt, { part-rooms } { part-direction }
    .may = du darfst eine Karte im Komplex, offen oder verdeckt, { part-rooms } { part-direction } bewegen
part-direction = { $direction ->
        [left] nach links
       *[right] nach rechts
    }
effect-move_self = diese Karte bewegt sich { part-rooms } { part-direction }
effect-move_self_to = diese Karte zieht sich in { $place_acc } zurück
effect-advance = { $n ->
        [one] jede Karte im Komplex bewegt sich einen Raum nach links
       *[other] jede Karte im Komplex bewegt sich { $n } Räume nach links, einen nach dem anderen
    }
effect-block = blockiere { $place_acc } für den Rest des Spiels und schiebe die Karte darin nach links
effect-attach_here = lege diese Karte an ihren Raum an
effect-attach_room = lege diese Karte an { $place_acc } an

## Gegner

effect-weaken = { part-enemies } −{ $n } Angriff{ part-this_turn }
effect-fortify = { part-enemies } +{ $n } Angriff{ part-this_turn }
part-enemies = { $scope ->
        [room] Gegner in diesem Raum haben
        [chosen] ein Gegner deiner Wahl hat
        [all] { $lasting ->
            [yes] alle Gegner haben
           *[no] alle Gegner, die jetzt offen liegen, haben
        }
        [id] { $enemy } hat
       *[type] { $lasting ->
            [yes] andere Gegner vom Typ { $type_name } haben
           *[no] alle Gegner vom Typ { $type_name }, die jetzt offen liegen, haben
        }
    }
effect-kill_enemy = töte { part-victims }
    .may = du darfst { part-victims } töten
part-victims = { $scope ->
        [id] { $enemy_acc }
        [all] alle Gegner{ part-max }{ part-where }{ part-final }
       *[chosen] { $n ->
            [one] einen Gegner
           *[other] { $n } Gegner
        }{ part-max }{ part-where }{ part-final }
    }
part-where = { $where ->
        [complex] { " " }im Komplex
        [combat] { " " }in der Kampfzone
       *[anywhere] { "" }
    }
part-max = { $max ->
        [99] { "" }
       *[other] { " " }mit höchstens { $max } Angriff
    }
part-final = { $final ->
        [yes] { " " }(auch den Endgegner)
       *[no] { "" }
    }
effect-hold = { $n ->
        [one] ein Gegner deiner Wahl in der Kampfzone schlägt in diesem Zug nicht zu
       *[other] { $n } Gegner deiner Wahl in der Kampfzone schlagen in diesem Zug nicht zu
    }

## Treffer, Facehugger, Gefahren

effect-strike = ziehe { part-strikes }
    .third = zieht { part-strikes }
    .pair = zieht je { part-strikes }
    .may = du darfst { part-strikes } ziehen
effect-heal = heile { part-strikes }
    .third = heilt { part-strikes }
    .pair = heilt je { part-strikes }
    .may = du darfst { part-strikes } heilen
    .whose = { $who_is ->
        [you_and_next_player] heile je { part-strikes } { $who_of }
       *[other] heile { part-strikes } { $who_of }
    }
effect-dodge = { $n ->
        [one] weiche deinem nächsten Treffer in diesem Zug aus
       *[other] weiche deinen nächsten { $n } Treffern in diesem Zug aus
    }
    .third = { $n ->
        [one] weicht seinem nächsten Treffer in diesem Zug aus
       *[other] weicht seinen nächsten { $n } Treffern in diesem Zug aus
    }
    .pair = { $n ->
        [one] weicht je eurem nächsten Treffer in diesem Zug aus
       *[other] weicht je euren nächsten { $n } Treffern in diesem Zug aus
    }
    .guard = dieser Treffer wird nicht gezogen
effect-facehug = lege einen Facehugger aus der Brutkammer vor { $who_acc }
effect-kill_chestburster = lege einen Chestburster aus deinem Ablagestapel in die Brutkammer zurück
effect-infest = lege diese Gefahrenkarte als Kontamination auf { part-pile }
effect-trigger_event = führe das Ereignis des Auftrags aus, dann die Ereignisse aller offen liegenden Gegner
effect-trigger_hazard = führe die nächste Gefahr des Ortes aus

## Diese Karte

effect-collect = sammle diese Karte ein; sie zählt als { $thing }
effect-discard_self = { $trigger ->
        [once] lege diese Karte zu den abgelegten Gefahren
       *[other] lege diese Karte ab
    }
effect-kill_self = dieser Charakter stirbt
effect-remove_self = entferne diese Karte aus dem Spiel
effect-pass_self = lege diese Karte auf { part-pile }

## Das Ende

effect-reveal_agenda = { $who_is ->
        [you] decke deine geheime Agenda auf
       *[other] decke die geheime Agenda { $who_of } auf
    }
effect-die = du stirbst
effect-win = du gewinnst das Spiel allein

## Ziele

goal-collected = Ziel: Sammle { $thing_acc } ein.
goal-attached = Ziel: Lege { $thing_acc } an verschiedene Räume an.
goal-killed = Ziel: Töte { $thing_acc }.
