# What a player can choose.

## General

option-pass = Pass
option-done = Done
option-accept = Accept
option-refuse = Refuse
option-stand-back = Stand back for this round

## Set-up and Objectives

option-draft = Play the { $character }
option-keep-objective = Keep { $objective }

## Actions

option-move = Move { $room_to }
option-careful = Move carefully { $room_to }
option-shoot = Shoot { $intruder_the } with { $weapon }
option-shoot-eggs = Shoot the Eggs with { $weapon }
option-strike = Strike { $intruder_the }
option-strike-eggs = Strike the Eggs
option-pick-up = Pick up { $object_the }
option-trade = Trade
option-craft = Craft { $item }
option-activate = Activate { $item }
option-play = Play { $card }
option-use = Use { $item }
option-use-room = Use the Room Action
option-drop = Drop { $item }
option-put-down = Put down { $object_the }
option-rush = Take a third Action

## Cards

option-pay = Pay with { $card }
option-discard = Discard { $card }
option-reroll = Discard { $card } and roll again
option-scan = Scan { $card }

## Picks

option-way = Choice { $number }
option-choose-room = { CAP($room_the) }
option-choose-console = Use the Room Action { $room_in }
option-choose-corridor = { CAP($corridor_the) }
option-choose-intruder = { CAP($intruder_the) }
option-choose-eggs = The Eggs
option-choose-seat = { CAP($seat_the) }
option-choose-weapon = With { $weapon }
option-choose-item = { $item }
option-choose-partner = And { $item }
option-choose-product = Make { $item }
option-choose-deck = { $deck }
option-choose-pod = { $pod }
option-choose-slot = Analyse { $slot_the }
option-choose-space = Set the course to { $space }
option-choose-wound = { $wound }
option-choose-objective = Look at it: { $kind }
option-noise-in = Noise { $corridor_in }

## The ship

option-take-door = Take the Door { $corridor_in }
option-turn-door = Open or close the Door { $corridor_in }
option-leave-engine = Leave the tokens as they are
option-turn-engine = Change the order of the tokens
option-on-top = Put it back on top
option-at-bottom = Put it at the bottom
option-launch = Launch the Escape Pod
option-wait = Wait in the Escape Pod
option-leave-pod = Leave the Escape Pod

## Items

option-keep = Keep { $item }
option-give-up = Give it up
option-trade-with = Trade with { $seat_the }
option-lay-item = Lay down { $item }
option-lay-object = Lay down { $object_the }

## Moves of others

option-move-self = Go yourself
option-move-other = Send { $seat_the }
option-move-both = Go with { $seat_the }
option-move-nobody = Nobody moves

## The Intruder player

option-plot-move = { $card }: move
option-plot-attack = { $card }: attack
option-plot-effect = { $card }: effect
option-keep-none = Keep no card
option-keep-plot = Keep { $card }
option-send = { CAP($intruder_the) } through Corridor { $number }
option-set-on = { CAP($intruder_the) } attacks { $seat_the }
option-choose-attack = Resolve { $attack }
option-choose-event = Resolve { $event }
