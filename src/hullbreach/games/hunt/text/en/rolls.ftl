# What chance decides, without a full stop.

## Cards and set-up

roll-strategy = Shuffling the Strategy deck of { $side }
roll-environment = Shuffling the Environment deck
roll-tokens = Which token of { $side } is which model
roll-mission-cards = Mission card of { $side }
roll-opponent = Which opponent chooses for { $side }
roll-targets = Roll of { $other } for the targets of { $side }
roll-card = Roll for { $card }

## The turn

roll-initiative = Initiative roll of { $side }
roll-collapse = Whether { $tile } collapses
roll-horde = Choice of the Horde
roll-horde-tiles = Starting tiles of the Horde

## Tests

roll-ranged = RS test of { $piece }
roll-close = CC test of { $piece }
roll-armour = Armour Test of { $piece }
roll-constitution = Constitution Test of { $piece }
roll-tested = { $stat } test of { $piece }
roll-dodge = Dodge of { $piece }
roll-heal = Heal test of { $piece }
roll-disengage = Disengaging of { $piece }
roll-seal = CC test of { $piece } to seal a bulkhead
roll-force = Test of { $piece } to force a door

## Other rolls

roll-acid = Acidic blood of { $piece }
roll-disc = Smart-Disc { $tile_in }
roll-treat = Field Wound Treatment of { $piece }
roll-damage = Damage done by { $piece }
roll-perimeter = Perimeter Secured
roll-self-destruct = Self-Destruct Device of { $piece }
