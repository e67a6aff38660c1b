# What a player is asked.

## Set-up and Objectives

ask-draft = Whom do you play?
ask-objective = Which Objective do you keep? The other one is removed from the game.

## The round

ask-action = Choose a Room to move to, or another Action.
ask-pay = Which card do you discard? { $left } to pay.
ask-passing = Which cards do you discard before you pass?
ask-waiting = Launch the Escape Pod, leave it, or wait?
ask-rush = Do you suffer a Light Wound to take a third Action?
ask-discard = Which card do you discard? { $left } to go.
ask-replace = Which card do you discard to draw another?
ask-interrupt = Do you interrupt { $seat_the }?
ask-interrupt-again = Do you interrupt the Interruption { $seat_of }?

## Picks

ask-pick = Which one?
ask-way = What do you use it for?
ask-whom = Whom?
ask-where = Where to?
ask-through = Through which Corridor?
ask-target = Which target?
ask-may = Do you want that?
ask-peek = Which Room tile do you look at?

## Moving

ask-careful = Where do you make noise?
ask-who-moves = Who moves?
ask-consent = { CAP($seat_the) } wants to send you on. Do you go?
ask-consent-to = Do you go { $room_to } with { $seat_the }?
ask-reroll-noise = Do you roll the Noise die again?
ask-escape-order = Who attacks next?
ask-door-token = There is no Door token left. Which Door do you take away?
ask-doors = Which Doors { $room_of } do you open or close?

## Combat and Wounds

ask-reroll = Do you roll the Combat die again?
ask-spend-ammo = Do you discard 1 more Ammo for 1 more Injury?
ask-shoot-again = Do you shoot { $intruder_the } again?
ask-protect = Do you ignore the attack?
ask-retreat-order = Who retreats next?
ask-overloaded = What do you drop?
ask-scan = Which card do you scan?

## Things

ask-keep = Which Item do you keep?
ask-full-hands = Your hands are full. What makes way for { $item }?
ask-full-hands-object = Your hands are full. What makes way for { $object_the }?
ask-trade = With whom do you trade?
ask-offer = What do you offer { $seat_to }?
ask-return = What do you give { $seat_to } in return?
ask-settle = { CAP($seat_the) } has answered. Do you accept?

## The ship

ask-engine = Engine { $engine }: do you change the order of the tokens?
ask-event-card = Where does the Event card go?
ask-which-pod = Which Escape Pod do you enter?
ask-launch = { $pod }: launch now, or wait?

## The Intruder player

ask-take-over = Do you play the Intruders from now on?
ask-plot = What do the Intruders do?
ask-keep-plot = Which card do you keep?
ask-send = Who moves where?
ask-set-on = Who attacks whom?
ask-attack-card = Which attack is resolved?
ask-planning = Which event is resolved?
