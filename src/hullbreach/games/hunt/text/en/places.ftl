# Rooms, tiles and tokens. the: in a sentence; in: where something is; at: the name of the tile.

## Rooms

room-armoury = Armoury
    .the = the Armoury
    .in = in the Armoury
room-bridge = Bridge
    .the = the Bridge
    .in = on the Bridge
room-engine_room = Engine Room
    .the = the Engine Room
    .in = in the Engine Room
room-hibernation_chamber = Hibernation Chamber
    .the = the Hibernation Chamber
    .in = in the Hibernation Chamber
room-laboratory = Laboratory
    .the = the Laboratory
    .in = in the Laboratory
room-predator_pod = Predator Pod
    .the = the Predator Pod
    .in = in the Predator Pod
room-escape_pod = Escape Pod
    .the = the Escape Pod
    .in = in the Escape Pod

## Tiles

kind-corridor = corridor
    .the = corridor { $at }
    .in = in corridor { $at }
kind-crossroad = crossroad
    .the = crossroad { $at }
    .in = on crossroad { $at }
kind-t_junction = T-junction
    .the = T-junction { $at }
    .in = on T-junction { $at }
kind-l_bend = L-bend
    .the = L-bend { $at }
    .in = on L-bend { $at }
kind-dead_end = dead end
    .the = dead end { $at }
    .in = in dead end { $at }
kind-vent = vent
    .the = vent { $at }
    .in = in vent { $at }

## Faces of tiles

face-normal = normal tile
face-half_infested = half-infested tile
face-infested = infested tile

## Marked places

site-turret_site = Turret site
site-nest = Incubation chamber
site-damage_site = Tile to be damaged

## Objective tokens

token-objective = objective token
    .the = the objective token
    .an = an objective token
    .many = objective tokens
    .gender = n
token-trophy = trophy
    .the = the trophy
    .an = a trophy
    .many = trophies
    .gender = n
token-spare_parts = spare parts
    .the = the spare parts
    .an = spare parts
    .many = spare parts
    .gender = pl
token-egg = egg
    .the = the egg
    .an = an egg
    .many = eggs
    .gender = n
token-royal_egg = royal egg
    .the = the royal egg
    .an = a royal egg
    .many = royal eggs
    .gender = n
token-captive = captured crew member
    .the = the captured crew member
    .an = a captured crew member
    .many = captured crew members
    .gender = n
token-turret = sentry turret
    .the = the sentry turret
    .an = a sentry turret
    .many = sentry turrets
    .gender = n
token-nuclear_charge = tactical nuclear charge
    .the = the tactical nuclear charge
    .an = a tactical nuclear charge
    .many = tactical nuclear charges
    .gender = n
token-decoy = decoy
    .the = the decoy
    .an = a decoy
    .many = decoys
    .gender = n
token-body = body
    .the = the body
    .an = a body
    .many = bodies
    .gender = n
token-trap = trap
    .the = the trap
    .an = a trap
    .many = traps
    .gender = n
