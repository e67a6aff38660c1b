# What a player is asked: whole sentences.

## Set-up

ask-deploy = Where does { $model } start?
ask-escort = Which model do you escort? Only you know until it is revealed.
ask-mulligan = Do you keep your hand? You may replace all of it once.
ask-deploy-token = Where does { $piece } start?
ask-list = Build your force list: { $spent } of { $points } points.
ask-refill = Make good your losses: { $spent } of { $points } points.
ask-hero = Your hero costs { $cost } points so far. What do you change?
ask-start-on = On which tile do { $side } start?
ask-target-room = Choose a target room for { $side }.
ask-target-tile = Choose a target tile for { $side }.
ask-carrier = Who starts with { $token }?
ask-build = Where do you lay the next tile?
ask-lay = Which tile do you lay at { $place }?
ask-doors = { $left ->
        [one] Place a door (1 left), or pass.
       *[other] Place a door ({ $left } left), or pass.
    }
ask-factions = Which factions do you play in the next mission?

## The turn

ask-initiative = You have the initiative. Do you keep it, or give it to an opponent?
ask-between = Between two activations: do you do something?
ask-activate = Whom do you activate?
ask-start = { CAP($piece) } is activated. Do you play a card or use a skill first?
ask-action = { CAP($piece) }: choose an action ({ $left } AP left).
ask-after-activation = The activation of { $piece } has ended. Do you play a card?
ask-sentry-named = { CAP($piece) } is about to act. Do you use a Sentry token?
ask-sentry-acted = { CAP($piece) } has acted. Do you use a Sentry token?
ask-sentry-left = The turn ends: use a Sentry token or give it up.
ask-tactical = Tactical Move: { $piece } may use the Sentry token at once, or keep it.

## Tokens

ask-become = { CAP($piece) } is revealed. Which of your models is it?
ask-hide-or-reveal = { CAP($piece) } is seen. Do you reveal it, or does it stay hidden and give up its activation?
ask-shift = Seasoned Hunter: where does { $piece } appear?

## Movement

ask-step = { $left ->
        [one] Where does { $piece } go on to? (1 tile left)
       *[other] Where does { $piece } go on to? ({ $left } tiles left)
    }
ask-disengage = { CAP($piece) } is free. Where to?
ask-displace = Who makes room for { $piece }?
ask-displace-side = Whose models make room for { $piece }?
ask-put-back = { CAP($piece) } may not stay on the vent. Where does it go?
ask-seal = Which side does { $piece } seal?

## Attacks

ask-before-attack = { CAP($piece) } attacks. Do you play a card first?
ask-when-attacked = { CAP($piece) } is attacked. Do you play a card?
ask-target = { $left ->
        [one] Whom does { $piece } attack with the last die?
       *[other] Whom does { $piece } attack next? ({ $left } dice left)
    }
ask-order = Several models are hit: who is next?
ask-after-roll = { CAP($piece) } has failed with { $rolled }. Do you play a card?
ask-reroll = { CAP($piece) } has rolled { $rolled } and needs { $need } or less. Do you reroll?
ask-dodge = { CAP($piece) } is hit. Do you try to dodge?
ask-when-hit = { CAP($piece) } is hit. Do you play a card?
ask-heal = { CAP($piece) } is about to be wounded. Do you make a Heal test?
ask-transfer = Team Tactics: who takes the wound of { $piece }?
ask-when-wounded = { CAP($piece) } is about to lose a Wound. Do you play a card?
ask-when-killed = { CAP($piece) } is about to be killed. Do you play a card?
ask-after-kill = { CAP($piece) } has killed in close combat. Do you play a card?
ask-acid = Acid splashes { $tile_in }. Whom does it hit?
ask-disc-side = The Smart-Disc cuts { $tile_in }. Whose model is wounded?
ask-disc-victim = The Smart-Disc cuts { $tile_in }. Which of your models is wounded?
ask-hatch = { CAP($unit_an) } can hatch. Where?

## Cards

ask-card-target = Choose a target of { $card }.
ask-card-tile = Choose a tile for { $card }.
ask-card-either = Which effect of { $card } do you choose?
ask-card-move = Where does { $piece } go?
ask-environment = Choose for { $event }.
ask-redirect = Who is hit instead of { $piece }?
