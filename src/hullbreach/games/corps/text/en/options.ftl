# What a player can choose: labels of buttons, in the imperative, without a full stop.

## Set-up

option-play-as = Play as { $who }
option-equip = Equip { $who } with { $card_acc }
option-place = Place { $who } on { $square }
option-place-sentry = Place { $gun } on { $square }, facing { $facing }
option-place-barricade = Barricade { $door }
option-name = Name { $who }

## In general

option-done = Done
option-pass = Pass
option-accept = Yes
option-refuse = No
option-enough = That is enough

## Marine phase

option-first = { $seat } goes first
option-activate = Activate { $who }
option-command = Activate { $who }
option-unequip = Take { $card_acc } back into your hand
option-move = Move to { $square }
option-leave = Leave by { $exit }
option-stop = Stop here
option-attack = Attack { $target } { $weapon_with }
option-attack-space = Attack space { $square } { $weapon_with }
option-free-attack = Free attack: attack { $target } { $weapon_with }
option-free-attack-space = Free attack: attack space { $square } { $weapon_with }
option-fire = Fire at { $target }
option-cease-fire = Cease fire
option-roll-for = Roll for { $piece }
option-barricade-door = Barricade action at { $door }
option-barricade-point = Barricade action at space { $square }
option-aim = Aim
option-interact = Interact with the token on { $square }
option-use-card = Use { $card_acc }
option-use-ability = Use the ability
option-play-event = Play { $card_acc }
option-rest = Rest
option-end-activation = End the activation
option-draw = Draw 1 card
option-recycle-top = Recycle the top card of the Exhaust pile
option-recycle = Recycle { $card_acc }
option-discard-top = Discard the top card of the Endurance deck
option-discard = Discard { $card_acc }
option-exhaust = Exhaust { $card_acc }
option-take = Choose { $card_acc }
option-displace = Give up { $card_acc }
option-top = Put “{ $card }” on top of the deck
option-bottom = Put “{ $card }” under the deck
option-choose-character = Choose { $who }
option-choose-square = Choose space { $square }
option-choose-door = Choose { $door }
option-take-over = Take over { $who }

## Alien phase

option-capture = Choose { $who }
option-captor = Choose { $alien }
option-alien-acts = Choose { $piece }
option-tile-acts = Activate the blips on “{ $tile }”
option-toward = Hunt { $who }
option-go = Go to { $square }
option-victim = Attack { $who }
option-defensive-fire = Fire { $weapon_with }
option-defensive-fire-space = Fire at space { $square } { $weapon_with }
option-hold-fire = Hold fire
option-reroll-card = Reroll: use { $card_acc }
option-reroll-ability = Reroll: use the ability
option-keep = Keep the roll
option-prevent-card = Prevent it: use { $card_acc }
option-prevent-ability = Prevent it: use the ability
option-blip-on = Place the blip on { $square }
option-tunnel-on = Place the tunnel on { $square }
option-alien-on = Place the Alien on { $square }
option-point = Choose the entry point on { $square }

## Finish phase and campaign

option-resolve = Resolve effect { $number }
option-next-mission = Play “{ $mission }”
option-return-card = Return { $card_acc } to the Endurance deck
