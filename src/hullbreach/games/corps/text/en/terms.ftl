# What pieces and players are called, the terms of a total, and how a match ends.

name-alien = Alien { $n }
name-facehugger = Facehugger { $n }
name-blip = blip { $n }
name-seat = Player { $n }
name-sentry = sentry gun { $id }
name-exit = exit { $id }
name-door = the door between { $one } and { $other }

## Terms of a total

total = { $value } = { $terms }
total-minimum = { $value } (minimum) = { $terms }
total-maximum = { $value } (maximum) = { $terms }
term-dial = aim dial
term-ability = ability
term-tech = Tech
term-defence = Defence
term-melee = Melee

## Outcomes

outcome-victory = Victory: the mission is won.
outcome-cards-out = Defeat: the Endurance deck and the Exhaust pile are both empty.
outcome-nobody-left = Defeat: no character is left on the board.
outcome-all-down = Defeat: everyone is killed, captured or knocked down.
outcome-mission-failed = Defeat: the goal of the mission is out of reach.
outcome-time-over = Defeat: time has run out.
outcome-campaign-won = The campaign is won. Final score: { $score }.
outcome-campaign-lost = The campaign is lost.
