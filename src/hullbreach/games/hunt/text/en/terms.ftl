# Names of pieces, the parts of a total and how a match ends. n: the number of a piece.

## Names

name-numbered = { $noun_name } { $n }
name-seat = Player { $n }
name-group = { $group } { $n }
name-of-group = { $name } ({ $group })
name-place = row { $row }, column { $col }
name-part = { $kind } ({ $sides }), { $face }
direction-n = north
direction-e = east
direction-s = south
direction-w = west

## Parts of a total

total = { $value } = { $terms }
total-minimum = { $value } (minimum) = { $terms }
total-maximum = { $value } (maximum) = { $terms }
term-treatment = Field Wound Treatment
term-base = base
term-helpers = other Aliens

## How a match ends

outcome-goals = All goals of the mission are met.
outcome-last-standing = Nobody else has any models left.
outcome-launch = The pod is launched.
outcome-draw = A draw: the last models fell together.
outcome-turns = A draw: the last game turn is over.
