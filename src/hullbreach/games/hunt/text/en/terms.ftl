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
term-rs = RS
term-cc = CC
term-con = Con
term-armour = Armour
term-strength = strength of the hit
term-engaged = engaged target
term-fights-between = fights in between
term-infested = infested tile
term-hidden = hidden
term-marine-on-normal = Marine on a normal tile
term-aim = Aim
term-rapid-fire = Rapid Fire
term-charge = Charge!
term-pheromones = Royal Pheromones
term-pack-hunt = Pack Hunt
term-heal = Heal
term-level = level
term-medic = Medic!
term-dodge = Dodge
term-damage = damage
term-card = card
term-smart-disc = Smart-Disc
term-automatic = automatic hit
term-need = tested value
term-treatment = Field Wound Treatment
term-base = base
term-helpers = other Aliens

## How a match ends

outcome-goals = The winners have met all their goals.
outcome-last-standing = Nobody else has any models left.
outcome-others-standing = One side has no models left; the others share the victory.
outcome-campaign = The campaign is over: whoever has won most missions wins it.
outcome-rounds = The arena is over. Rounds held: { $score }.
outcome-launch = The pod is launched.
outcome-draw = A draw: the last models fell together.
outcome-turns = A draw: the last game turn is over.
