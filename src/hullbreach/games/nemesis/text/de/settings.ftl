# Was vor einer Partie eingestellt wird.

## Was gespielt wird

setting-mode = Spielart
value-mode-semi_coop = Jeder für sich, aber gemeinsam
    .about = Geheime Ziele: Manche können gewinnen, andere verlieren. 2 bis 5 Spieler.
value-mode-solo = Allein
    .about = Ein Charakter, zwei Ziele zur Wahl. 1 Spieler.
value-mode-coop = Alle zusammen
    .about = Offene Ziele; alle müssen erreicht werden. 2 bis 5 Spieler.
setting-board = Spielplan
value-board-basic = Grundseite
value-board-alternate = andere Seite
    .about = Schwerer: mehr Zugänge, zwei Netze von Wartungsschächten, längere Wege.
setting-intruder_player = Wer zuerst stirbt, spielt die Xenos
value-intruder_player-off = { value-no }
value-intruder_player-on = { value-yes }
setting-traits = Eigenschaften der Charaktere
value-traits-off = ohne
value-traits-on = mit

## Regelschalter

setting-pod_waiting = Wer in einer Rettungskapsel wartet
value-pod_waiting-present = ist noch im Raum
value-pod_waiting-sheltered = ist nicht mehr im Raum
setting-interruption_counter = Auf eine Unterbrechung antworten
value-interruption_counter-anywhere = aus jedem Raum
value-interruption_counter-same_room = nur aus demselben Raum
setting-remote_room_action = Raumaktionen aus der Ferne
value-remote_room_action-own_combat_only = gehen, wenn du nicht im Kampf bist
value-remote_room_action-both_rooms_clear = gehen nur ohne Xenos in beiden Räumen
setting-throw_at_eggs = Geworfene Gegenstände treffen Eier
value-throw_at_eggs-named_target = nur, wenn sie genannt werden
value-throw_at_eggs-everything = in jedem Fall
setting-careful_into_occupied = Eine vorsichtige Bewegung in einen besetzten Raum
value-careful_into_occupied-no_marker = legt keinen Geräuschmarker
value-careful_into_occupied-marker = legt einen Geräuschmarker
setting-hunt_closed_doors = Bei einer Jagd
value-hunt_closed_doors-blocked = halten geschlossene Türen die Adulten auf
value-hunt_closed_doors-break = werden geschlossene Türen zerstört
setting-queen_arrival = Wenn die Königin kommt
value-queen_arrival-queen_only = kommt nur sie
value-queen_arrival-full_encounter = folgt eine Begegnung
setting-queen_lost_with_ship = Eine Königin auf einem zerstörten Raumschiff
value-queen_lost_with_ship-killed = gilt als getötet
value-queen_lost_with_ship-not_killed = gilt nicht als getötet
setting-planning_card = Eine Planung führt
value-planning_card-whole = die ganze Ereigniskarte aus
value-planning_card-effect_only = nur ihre Wirkung aus
setting-pod_ejection = Eine ausgeworfene Rettungskapsel
value-pod_ejection-launch = startet mit allen, die darin sind
value-pod_ejection-remove = ist verloren; wer darin ist, bleibt an Bord
setting-antidote_hand = Nach einem Gegenmittel wird die Hand
value-antidote_hand-keep = behalten
value-antidote_hand-shuffle_in = mit eingemischt
setting-duct_tape_tool = Klebeband zählt als Werkzeug
value-duct_tape_tool-off = { value-no }
value-duct_tape_tool-on = { value-yes }
setting-kill_comparison = Ein Xeno stirbt, wenn der Blutwert
value-kill_comparison-equal_or_lower = höchstens so hoch wie sein Schaden ist
value-kill_comparison-lower = niedriger als sein Schaden ist
setting-quest_in_malfunction = Questgegenstände in einem Raum mit Fehlfunktion
value-quest_in_malfunction-allowed = können aktiviert werden
value-quest_in_malfunction-blocked = können nicht aktiviert werden
setting-pointless_actions = Aktionen, die nichts ändern
value-pointless_actions-refused = sind nicht erlaubt
value-pointless_actions-allowed = sind erlaubt
