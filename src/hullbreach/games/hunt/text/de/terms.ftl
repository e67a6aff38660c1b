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
term-rs = RS
term-cc = CC
term-con = Con
term-armour = Panzerung
term-strength = Stärke des Treffers
term-engaged = Ziel im Nahkampf
term-fights-between = Kämpfe dazwischen
term-infested = befallene Kachel
term-hidden = versteckt
term-marine-on-normal = Marine auf normaler Kachel
term-aim = Zielen
term-rapid-fire = Rapid Fire
term-charge = Charge!
term-pheromones = Royal Pheromones
term-pack-hunt = Pack Hunt
term-heal = Heal
term-level = Stufe
term-medic = Medic!
term-dodge = Dodge
term-damage = Beschädigung
term-card = Karte
term-smart-disc = Smart-Disc
term-automatic = automatischer Treffer
term-need = getesteter Wert
term-treatment = Wundversorgung
term-base = Base
term-helpers = andere Aliens

## Ausgang der Partie

outcome-goals = Wer gewonnen hat, hat alle eigenen Ziele erreicht.
outcome-last-standing = Niemand sonst hat noch Miniaturen.
outcome-others-standing = Eine Seite hat keine Miniaturen mehr; die anderen teilen sich den Sieg.
outcome-campaign = Die Kampagne ist zu Ende: Wer die meisten Missionen gewonnen hat, gewinnt sie.
outcome-rounds = Die Arena ist vorbei. Überstandene Runden: { $score }.
outcome-launch = Die Kapsel ist gestartet.
outcome-draw = Unentschieden: Die letzten Miniaturen sind gemeinsam gefallen.
outcome-turns = Unentschieden: Die letzte Spielrunde ist vorbei.
