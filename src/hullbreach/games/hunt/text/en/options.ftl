# What a player can choose: labels of buttons, in the imperative, without a full stop.

## In general

option-pass = Pass
option-done = Done
option-accept = Yes
option-refuse = No
option-keep = Leave it as it is
option-choose-piece = Choose { $piece }
option-choose-tile = Choose { $tile }
option-choose-link = Choose the connection between { $link }
option-choose-side = Choose { $side }
option-either = Choose effect { $number }

## Set-up

option-deploy = Deploy { $model } { $tile_in }
option-escort = Escort { $model }
option-mulligan = Replace the whole hand
option-keep-hand = Keep the hand
option-deploy-token = Deploy { $piece } { $tile_in }
option-carrier = Let { $piece } carry it

## Force lists

option-add-model = Add { $unit_an } to group { $group }
option-begin-group = Begin a group with { $unit_an }
option-raise-group = Raise group { $group } by one level
option-raise-sergeant = Raise the Sergeant of group { $group } by one level
option-ready-list = Take the ready-made list
option-start-over = Start over
option-make-hero = Create a hero: { $rank ->
        [no_rank] { $base }
       *[other] { $base } – { $rank_name }
    }
option-raise-stat = Raise { $stat } by 1
option-lower-stat = Lower { $stat } by 1
option-arm-hero = Arm the hero: { $weapon }
option-improve = { CAP($weapon) }: raise { $field } by 1
option-worsen = { CAP($weapon) }: lower { $field } by 1
option-learn = Buy a skill: { $skill }
option-attach = Attach the hero to group { $group }
option-detach = Leave the hero independent
option-dismiss = Do without this hero

## Custom games, boards and series

option-start-on = Start { $tile_in }
option-target-tile = Choose { $tile } as a target
option-build-at = Build at { $place }
option-lay-tile = Lay a tile: { $part }
option-place-door = Place a door between { $link }
option-keep-factions = Everybody keeps the faction
option-pass-on-factions = Everybody passes the faction on

## The turn

option-keep-initiative = Keep the initiative
option-give-initiative = Give the initiative to { $side }
option-activate = Activate { $piece }
option-play-card = Play { $card }
option-improved-hide = Hide { $piece } by Improved Hide
option-rage = Announce Rage
option-give-up-sentry = Give up the Sentry token of { $piece }

## Tokens

option-convert = Turn { $piece } into its model
option-become = It is { $model_an }
option-reveal = Reveal it
option-stay-hidden = Keep it hidden
option-shift = Appear { $tile_in }
option-stay = Stay here

## Actions: movement

option-move = Move to { $tile }
option-stand = Stay here, using up the Move
option-run = Run to { $tile }
option-step = Go on to { $tile }
option-stop = Stop here
option-tactical-move = Tactical Move to { $tile }
option-skulk = Skulking Advance to { $tile }
option-disengage = Disengage
option-move-in = Move to { $tile } and displace models there
option-run-in = Run to { $tile } and displace models there
option-step-in = Go on to { $tile } and displace models there
option-displace = Displace { $piece }
option-displace-side = Displace models of { $side }

## Actions: attacks

option-shoot = Shoot at { $target }
option-fight = Fight { $target }
option-rapid-fire = Rapid Fire at { $target }
option-grenade = Grenade Launcher at { $target }
option-point-blank = Point Blank Shot at { $target }
option-inferno = Burning Inferno on { $tile }
option-shotgun = Shotgun! at { $tile }
option-acid-spit = Acid Spit at { $tile }
option-disc = Smart-Disc Throw at { $tile }
option-disc-by = Smart-Disc Throw at { $tile } by way of { $way }
option-aim-at = Attack { $target }
option-next-victim = Strike { $target } next

## Actions: the rest

option-sentry = Go on sentry
option-aim = Aim
option-hide = Hide
option-treat = Treat a wound
option-seal = Seal the bulkhead
option-weld = Weld { $tile } shut
option-force = Force the door between { $link }
option-open = Open the door between { $link }
option-take = Pick up { $token }
option-drop = Put down { $token }
option-load-gun = Lift { $gun }
option-unload-gun = Set down { $gun }
option-use = Interact for the mission (step { $step })
option-trophy = Take the trophy of { $body }
option-damage = Damage this place
option-launch = Launch the pod

## Reactions with a Sentry token

option-react-shoot = { CAP($piece) }: shoot at { $target }
option-react-fight = { CAP($piece) }: fight { $target }
option-react-move = { CAP($piece) }: move to { $tile }
option-react-stand = { CAP($piece) }: stay there, using up the Move

## In the middle of an attack

option-dodge = Dodge
option-heal = Make a Heal test
option-reroll-skill = Reroll
option-reroll-level = Reroll by level
option-transfer = Let { $piece } take the wound
option-wound-side = Wound a model of { $side }
option-acid-hits = Let the acid hit { $piece }
option-hatch-on = Let it hatch { $tile_in }
option-hatch = Let it hatch
