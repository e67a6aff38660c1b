# Words of corps. many: the plural; each: “every one of them”; part: before “card”.

## Types of cards

type-weapon = weapon
    .each = each weapon
    .part = weapon
type-equipment = equipment
    .each = each equipment card
    .part = equipment
type-event = event
    .each = each event
    .part = event
type-hazard = hazard
    .each = each hazard
    .part = hazard

threat-tunnel = Tunnel
threat-hidden = Hidden Threat
threat-active = Active Threat
threat-drone = Drone
threat-level = threat level { $n }

## Keywords

keyword-full_auto = Full Auto
    .rule = After a hit you may exhaust 1 card to shoot again with this weapon at an Alien in line of sight.
keyword-backup = Backup
    .rule = Can be equipped beside a main weapon. A character has at most 1 Backup weapon.
keyword-bulky = Bulky
    .rule = No Backup weapon can be equipped beside it.
keyword-cumbersome = Cumbersome
    .rule = Cannot be used for Defensive Fire.
keyword-close = Close
    .rule = At its best at short range, as its text says.
keyword-grenade = Grenade
    .rule = Some weapons let you throw a Grenade after an attack.
keyword-action = Action
    .rule = Costs your Hero 1 action in its activation.
keyword-free_action = Free action
    .rule = Only in the activation of your Hero, between two actions; costs no action.

## Characters

stat-rank = Rank
stat-speed = Speed
stat-defence = Defence
stat-melee = Melee
stat-tech = Tech
stat-aim = Aim

rank-0 = civilian
rank-1 = Private
rank-2 = Corporal
rank-3 = Lieutenant

side-hero = Hero
    .many = Heroes
side-grunt = Grunt
    .many = Grunts

state-standing = standing
state-knocked_down = knocked down
state-killed = killed
state-captured = captured
state-exited = out
state-activated = activated

slot-primary = main weapon
slot-backup = backup weapon
slot-equipment = equipment

## Actions

action-move = Move
action-attack = Attack
action-barricade = Barricade
action-aim = Aim
action-interact = Interact
action-card = Card action
action-rest = Rest

## Phases

phase-setup = Set-up
phase-marine = Marine phase
phase-alien = Alien phase
phase-finish = Finish phase

## Piles

pile-endurance = Endurance deck
pile-exhaust = Exhaust pile
pile-discard = Discard pile
pile-tracker = Motion Tracker deck
pile-tracker_discard = Motion Tracker discard pile
pile-removed = removed cards
pile-hand = hand

## Tokens and figures

token-alien = Alien
    .many = Aliens
token-swarm = Alien swarm
    .many = Alien swarms
token-facehugger = Facehugger
    .many = Facehuggers
token-blip = blip
    .many = blips
token-mission_blip = mission blip
    .many = mission blips
token-spawn_point = spawn point
    .many = spawn points
token-tunnel = tunnel
    .many = tunnels
token-barricade = barricade
    .many = barricades
token-crate = crate
    .many = crates
token-computer = computer
    .many = computers
token-sentry_gun = sentry gun
    .many = sentry guns
token-exit = exit
    .many = exits

blip-newt = Newt
blip-empty = empty
blip-captive = captive
