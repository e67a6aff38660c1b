# Names of seats and spots, phases, achievements, totals and outcomes.

name-seat = Player { $n }
name-quoted = “{ $name }”
unknown-card = an unknown card
spot-combat = Combat Zone { $n }
spot-facehugger = Facehugger { $n }
spot-nowhere = out of play
phase-setup = Set-up
phase-hive = Hive phase
phase-action = Action phase
phase-strike = Strike phase
phase-cleanup = Cleanup
phase-over = The game is over
achievement-no_basics = a hand without a basic card
achievement-three_class_combo = abilities of three classes in one turn
achievement-five_classes = five classes in hand and in play
achievement-hq_single_class = an HQ of one class
achievement-hq_rainbow = an HQ of five classes
total = { $value } = { $terms }
total-minimum = { $value } (at least) = { $terms }
term-printed = printed
term-this-turn = this turn
term-room = room
term-discount = discount
outcome-objectives-completed = All Objectives are completed: the group wins with { $score } points.
outcome-all-dead = Everybody is dead: the aliens win.
outcome-only-aliens = No human player is left: the aliens win.
outcome-hive-out = The Hive deck has run out a second time: the aliens win.
outcome-traitor-rescued = The traitor is the last one alive and calls the rescue team: { $score } points.
outcome-traitor-escaped = The traitor alone completes the last Objective: { $score } points.

# The sides of a finished game.
side-group = the group
side-traitor = the traitor
side-aliens = the aliens
