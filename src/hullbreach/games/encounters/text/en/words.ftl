# Words of encounters. many: the plural. place-*: a room inside a sentence. thing-*: what Objectives count.

name-of_character = { $character }: { $name }
hazard-named = { $name } – { $text }

## Films

scenario-alien = Alien
scenario-aliens = Aliens
scenario-alien3 = Alien 3
scenario-alien_resurrection = Alien: Resurrection

## Classes and crews

class-intel = Intel
class-leadership = Leadership
class-strength = Strength
class-survival = Survival
class-tech = Tech
crew-nostromo = Nostromo
crew-sulaco = Sulaco
crew-fury_161 = Fury-161
crew-the_betty = The Betty
crew-colonial_marines = Colonial Marines

## Decks and kinds of cards

deck-role = Role
deck-basic = Basic
deck-sergeant = Sergeant
deck-character = Character
deck-drone = Drone
deck-hatchery = Hatchery
deck-strike = Strike
deck-agenda = Agenda
deck-secret = Secret
deck-alien = Alien player
kind-character = Character
kind-special = Special
kind-event = Event
kind-hazard = Hazard
rarity-rare = Rare
rarity-uncommon = Uncommon
rarity-common = Common
side-good = Good
side-evil = Evil
type-alien = alien
type-android = android
type-human = human
type-egg = egg
type-facehugger = facehugger
type-clone = clone

## Keywords

keyword-coordinate = Coordinate
    .rule = On another player’s turn, once per turn, you may set this card aside and draw a card; that player may use a copy of it.
keyword-vigilant = Vigilant
    .rule = Stays in play after your turn until you use its Discard ability.
keyword-final = Final
    .rule = Cannot be attacked before the third Objective.
keyword-no_move = Does not move
    .rule = Pushes pass it by; no effect moves it.
keyword-no_strike = Does not strike
    .rule = Draws no Strike in the Combat Zone.
keyword-double_strike = Double Strike
    .rule = Makes a player draw 2 Strikes.
keyword-triple_strike = Triple Strike
    .rule = Makes a player draw 3 Strikes.
keyword-facehugger = Facehugger
    .rule = Jumps at a player when it is revealed; two turns to kill it, or a Chestburster grows.
keyword-chestburster = Chestburster
    .rule = Goes into the discard pile of its host, who is safe from enemies until it is drawn.

## Facts

fact-cost = Cost { $n }
fact-recruit = { $n } Recruit
fact-attack = { $n } Attack
fact-enemy_attack = Attack { $n }
fact-damage = Damage { $n }
fact-health = Health { $n }
fact-defense = Defense { $n }
fact-mini_deck = Hive: { $objective }
fact-objective = Objective { $n }
fact-copies = { $n } copies

## Rooms

room-ventilation_shafts = Ventilation Shafts
room-cargo_bay = Cargo Bay
room-med_lab = Med Lab
room-weapons_locker = Weapons Locker
room-airlock = Airlock
place-ventilation_shafts = the Ventilation Shafts
place-cargo_bay = the Cargo Bay
place-med_lab = the Med Lab
place-weapons_locker = the Weapons Locker
place-airlock = the Airlock

## Things to collect, attach or kill

thing-sos_signal = { $n ->
        [one] an S.O.S. signal
       *[other] { $n } S.O.S. signals
    }
thing-brother = { $n ->
        [one] a missing brother
       *[other] { $n } missing brothers
    }
thing-door_control = { $n ->
        [one] a door control
       *[other] { $n } door controls
    }
thing-sentry_gun = { $n ->
        [one] a sentry gun
       *[other] { $n } sentry guns
    }
thing-xenomorph_runner = { $n ->
        [one] a Xenomorph Runner
       *[other] { $n } Xenomorph Runners
    }
thing-failed_clone = { $n ->
        [one] a Failed Clone
       *[other] { $n } Failed Clones
    }
thing-newt = Newt
thing-power_loader = the Power Loader
thing-ash = Ash
thing-perfect_organism = the Perfect Organism
thing-alien_queen = the Alien Queen
thing-the_beast = the Beast
thing-newborn = the Newborn

## Sheets

sheet-avatars = Avatars
sheet-own = Role cards, basic cards and Sergeants
sheet-characters = Characters
sheet-hive = Hive, Drones and Hatchery
sheet-strikes = Strikes
sheet-agendas = Agendas
sheet-alien = Alien player
sheet-objectives = Objectives
sheet-locations = Locations
