# Namen der Figuren, die Teile einer Summe und wie eine Partie endet. of: Genitiv; n: die Nummer einer Figur.

## Namen

name-numbered = { $noun_name } { $n }
    .of = von { $noun_name } { $n }
name-seat = Spieler { $n }
    .of = von Spieler { $n }
name-group = { $group } { $n }
name-of-group = { $name } ({ $group })
name-place = Reihe { $row }, Spalte { $col }
name-part = { $kind } ({ $sides }), { $face }
direction-n = Norden
direction-e = Osten
direction-s = Süden
direction-w = Westen

## Teile einer Summe

total = { $value } = { $terms }
total-minimum = { $value } (Minimum) = { $terms }
total-maximum = { $value } (Maximum) = { $terms }
term-treatment = Wundversorgung
term-base = Base
term-helpers = andere Aliens

## Ausgang der Partie

outcome-goals = Alle Missionsziele sind erreicht.
outcome-last-standing = Niemand sonst hat noch Miniaturen.
outcome-launch = Die Kapsel ist gestartet.
outcome-draw = Unentschieden: Die letzten Miniaturen sind gemeinsam gefallen.
outcome-turns = Unentschieden: Die letzte Spielrunde ist vorbei.
