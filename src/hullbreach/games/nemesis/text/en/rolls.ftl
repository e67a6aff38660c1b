# What chance decides, without a full stop.

roll-tiles-2 = Which tiles “2” are used
roll-tiles-1 = Where the tiles “1” lie
roll-exploration = The Exploration tokens
roll-coordinates = The Coordinates card
roll-pods = The Escape Pods
roll-engine = Engine { $engine }
roll-weaknesses = The Weakness cards
roll-bag = The Adults in the bag
roll-pile = Shuffle: { $deck }
roll-contamination = Shuffle the Contamination cards
roll-objectives = Shuffle: { $kind }
roll-draft = The Characters for { $seat_the }
roll-actions = Shuffle the Action deck { $seat_of }
roll-noise = Noise roll { $seat_of }
roll-combat = Combat roll { $seat_of }
roll-encounter = A token for { $seat_the }
roll-summon = A token for { $intruder_the }
roll-development = Bag development
roll-pool = A token from the pool
roll-last = The last draw { $seat_of }
roll-plots = Shuffle the Intruder Action cards
