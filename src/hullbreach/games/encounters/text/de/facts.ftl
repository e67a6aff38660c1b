# Namen von Plätzen und Orten, Phasen, Erfolge, Summen und Spielausgänge.

name-seat = Spieler { $n }
name-quoted = „{ $name }“
unknown-card = eine unbekannte Karte
spot-combat = Kampfzone { $n }
spot-facehugger = Facehugger { $n }
spot-nowhere = nicht im Spiel
phase-setup = Aufbau
phase-hive = Schwarmphase
phase-action = Aktionsphase
phase-strike = Trefferphase
phase-cleanup = Aufräumphase
phase-over = Das Spiel ist aus
achievement-no_basics = eine Hand ohne Grundkarte
achievement-three_class_combo = Fähigkeiten dreier Klassen in einem Zug
achievement-five_classes = fünf Klassen auf der Hand und im Spiel
achievement-hq_single_class = ein HQ einer einzigen Klasse
achievement-hq_rainbow = ein HQ mit fünf Klassen
total = { $value } = { $terms }
total-minimum = { $value } (mindestens) = { $terms }
term-printed = aufgedruckt
term-this-turn = in diesem Zug
term-room = Raum
term-discount = Nachlass
outcome-objectives-completed = Alle Aufträge sind erfüllt: Die Gruppe gewinnt mit { $score } Punkten.
outcome-all-dead = Alle sind tot: Die Aliens gewinnen.
outcome-only-aliens = Kein Mensch ist übrig: Die Aliens gewinnen.
outcome-hive-out = Der Schwarmstapel ist zum zweiten Mal leer: Die Aliens gewinnen.
outcome-traitor-rescued = Der Verräter lebt als Letzter und ruft die Retter: { $score } Punkte.
outcome-traitor-escaped = Der Verräter erfüllt allein den letzten Auftrag: { $score } Punkte.

# The sides of a finished game.
side-group = die Gruppe
side-traitor = der Verräter
side-aliens = die Aliens
