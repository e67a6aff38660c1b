# What can be set before a match.

## What is played

setting-mission = Mission
value-mission-campaign = Campaign: all missions in turn
    .about = The ten missions in order with the same players. Whoever wins most of them wins the campaign.
value-mission-custom = Custom game: Mission cards
    .about = Forces by points, and for each side a goal drawn from the Mission cards.
value-mission-arena = Arena Survival
    .about = Survivors in the middle, a Horde all around. Also alone, against the Horde Instinct.
value-mission-mission_01 = { mission-mission_01 }
    .about = A squad is cut off behind a bulkhead. Small and clear: the best first mission.
value-mission-mission_02 = { mission-mission_02 }
    .about = Fires burn, the crew sleeps, and not everybody wants to put them out.
value-mission-mission_03 = { mission-mission_03 }
    .about = The ship goes dark. Repair it, wreck it, or hunt in the dark.
value-mission-mission_04 = { mission-mission_04 }
    .about = Infected tanks, captives for the hive and one precious egg.
value-mission-mission_05 = { mission-mission_05 }
    .about = Turrets, eggs and an infected Predator who must reach the Laboratory.
value-mission-mission_06 = { mission-mission_06 }
    .about = Weld the vents shut, blow up the nests, or leave nobody alive.
value-mission-mission_07 = { mission-mission_07 }
    .about = The crew knows something. Bring what they know to the Bridge.
value-mission-mission_08 = { mission-mission_08 }
    .about = Everybody hunts everybody.
value-mission-mission_09 = { mission-mission_09 }
    .about = Start the countdown and get back, if the way back is still there.
value-mission-mission_10 = { mission-mission_10 }
    .about = The ship falls apart tile by tile, and there is only one pod.
setting-factions = Factions
    .about = Who takes part. The first seat plays the first faction named, and so on.
value-factions-auto = as the number of players allows
    .about = All three, or Marines and Aliens with two players.
value-factions-marine_alien_predator = Marines, Aliens, Predators
value-factions-marine_alien = Marines, Aliens
value-factions-marine_predator = Marines, Predators
value-factions-alien_predator = Aliens, Predators
setting-points = Points of a force
    .about = A force may cost at most so much.
value-points-0 = as usual for the mode
setting-list = Force lists
value-list-preset = ready-made
value-list-build = everybody builds one in secret
setting-board = Board of a custom game
value-board-mission_01 = { mission-mission_01 }
value-board-mission_02 = { mission-mission_02 }
value-board-mission_03 = { mission-mission_03 }
value-board-mission_04 = { mission-mission_04 }
value-board-mission_05 = { mission-mission_05 }
value-board-mission_06 = { mission-mission_06 }
value-board-mission_07 = { mission-mission_07 }
value-board-mission_08 = { mission-mission_08 }
value-board-mission_09 = { mission-mission_09 }
value-board-mission_10 = { mission-mission_10 }
value-board-build = built by the players
    .about = Everybody places tiles in turn until no side is open.
setting-mission_cards = Mission cards for each side

## Arena

setting-arena = Arena
value-arena-small = Small Arena
value-arena-medium = Medium Arena
value-arena-large = Large Arena
setting-survivors = Survivors
    .about = The faction that holds out in the middle.
setting-horde = Horde
    .about = The faction that comes from all sides.
setting-horde_by = The Horde is played by
value-horde_by-instinct = the Horde Instinct
    .about = It follows fixed rules; nobody has to decide for it.
value-horde_by-player = a player
value-marine = Marines
value-alien = Aliens
value-predator = Predators
setting-arena_blips = Blip! tokens in the arena
    .about = With a Horde played by somebody. Against the Horde Instinct everybody stands face up.
setting-arena_rounds = Rounds in the arena
    .about = The series ends earlier if the Survivors lose a round. Between rounds they replace losses, and the Horde grows.
setting-arena_head_start = Head start of the Horde
    .about = Tenths of its points that it has more before the first round.
value-arena_head_start--1 = as measured for the arena and the Survivors

## Forces

setting-forces = Forces of a mission
value-forces-mission = as the mission says
value-forces-full_box = all models of the box
value-forces-handicap = fewer Aliens and Predators
value-forces-lists = force lists by points
setting-hero_minimum = A list needs a hero
value-hero_minimum-from_300 = from 300 points on
value-hero_minimum-always = always
value-hero_minimum-never = never
setting-sergeant_own_blip = The Sergeant has a Blip! token of his own
    .about = Then other Marine tokens cannot turn out to be him.

## Cards

setting-strategy_cards = Strategy cards
setting-environment_cards = Environment cards

## Movement and combat

setting-stop_on_enemy = Movement ends on a tile with enemies
    .about = Otherwise such a tile may be crossed if there is room.
setting-engaged_may_shoot = Engaged models may shoot
setting-flame_burns_between = Flames also burn the tile between
setting-packed_tile = A tile packed by one side
    .about = Eight small models on one tile could otherwise never be attacked in close combat.
value-packed_tile-reach = can be attacked from next to it
value-packed_tile-closed = cannot be attacked in close combat
setting-no_base_engages = Models without a base engage the tiles around them
setting-team_tactics = Team Tactics
value-team_tactics-redirect = a comrade may take the wound
value-team_tactics-heal = healing may go to a comrade

## Goals and the end

setting-cap_counts = Kills and trophies are capped by the enemies there are
    .about = In games with two factions the printed number may be out of reach.
setting-trophy_any_killer = Trophies from any killed model
    .about = Otherwise only from those that the own faction killed in close combat.
setting-evacuate = Evacuated are
value-evacuate-cumulative = all who have ended an activation on the target
value-evacuate-together = only those who stand there together
setting-enemy_may_carry = Enemies may carry tokens away
setting-pod_immune = The Predator Pod never collapses
setting-launch_ends_game = Launching the pod ends the game at once
setting-end_on_first_elimination = The game ends when the first player has no models left
    .about = The others then share the victory.
setting-turn_cap = Last game turn
    .about = After the last turn the game is a draw.
value-turn_cap-0 = no limit
