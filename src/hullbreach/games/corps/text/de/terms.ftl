# Namen der Figuren und Spieler, die Teile einer Summe und wie eine Partie endet. of: nach „von“. dat: Dativ.

name-alien = Alien { $n }
    .of = von Alien { $n }
name-facehugger = Facehugger { $n }
    .of = von Facehugger { $n }
name-blip = Blip { $n }
    .of = von Blip { $n }
name-seat = Spieler { $n }
    .of = von Spieler { $n }
name-sentry = Selbstschussanlage { $id }
    .of = von Selbstschussanlage { $id }
name-exit = Ausgang { $id }
    .of = von Ausgang { $id }
name-door = die Tür zwischen { $one } und { $other }
    .of = der Tür zwischen { $one } und { $other }
    .dat = der Tür zwischen { $one } und { $other }

## Teile einer Summe

total = { $value } = { $terms }
total-minimum = { $value } (Minimum) = { $terms }
total-maximum = { $value } (Maximum) = { $terms }
term-dial = Zielscheibe
term-ability = Fähigkeit
term-tech = Technik
term-defence = Ausweichen
term-melee = Nahkampf

## Ausgang der Partie

outcome-victory = Sieg: Die Mission ist gewonnen.
outcome-cards-out = Niederlage: Ausdauerstapel und Erschöpft-Stapel sind beide leer.
outcome-nobody-left = Niederlage: Kein Charakter ist mehr auf dem Spielplan.
outcome-all-down = Niederlage: Alle Charaktere sind getötet, verschleppt oder am Boden.
outcome-mission-failed = Niederlage: Das Missionsziel ist nicht mehr zu erreichen.
outcome-time-over = Niederlage: Die Zeit ist abgelaufen.
outcome-campaign-won = Die Kampagne ist gewonnen. Ergebnis: { $score }.
outcome-campaign-lost = Die Kampagne ist verloren.
