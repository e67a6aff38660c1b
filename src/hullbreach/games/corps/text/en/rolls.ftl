# What chance decides, without a full stop.

roll-attack = Attack roll of { $who }
roll-area = Area attack of { $who }: roll for { $piece }
roll-tech = Tech test of { $who }
roll-defence = Defence roll of { $who }
roll-sentry = Shot of { $gun }
roll-break = { CAP($piece) } against a barricade
roll-break-point = A blip against the barricade on { $square }
roll-speed = Speed of the blips on “{ $tile }”
roll-blip = A blip from the blip pool
roll-endurance = Shuffling the Endurance deck
roll-tracker = Shuffling the Motion Tracker deck
roll-threat = Shuffling the cards of threat level { $number }
roll-mission-blips = Shuffling the mission blips
roll-mission = Alien die for the mission
roll-removed = Cards removed from the campaign
roll-recover = A card recovered for the campaign
