# What happens: lines of the log, in the third person, present tense. passed: whether a roll did what it was made for.

## Set-up and rounds

event-mission-starts = The mission “{ $mission }” begins.
event-hero-chosen = { $seat } plays { $who }.
event-equipped = { $who } is equipped with { $card_acc }.
event-unequipped = { $who } no longer has { $card_acc }.
event-placed = { $who } starts on { $square }.
event-sentry-placed = { CAP($gun) } stands on { $square }, facing { $facing }.
event-round-starts = Round { $number } begins.
event-phase-starts = { $phase ->
        [setup] Set-up begins.
        [marine] The Marine phase begins.
        [alien] The Alien phase begins.
       *[finish] The Finish phase begins.
    }
event-aim-reset = The aim dial of { $who } goes back to { $number }.
event-token-given = { $seat } gets the activation token.
event-mission-won = The mission “{ $mission }” is won.
event-mission-lost = The mission “{ $mission }” is lost.
event-final-score = Final score: { $number }.

## Characters

event-activated = { $who } is activated.
event-activation-ended = The activation of { $who } ends.
event-commanded = { $who } has { $grunt } act.
event-moved = { $who } moves to { $square }.
event-left = { $who } leaves by { $exit }.
event-shot = { $who } shoots at { $piece } { $weapon_with }: rolls { $rolled }, needs { $need } or less – { $passed ->
        [yes] hit.
       *[no] miss.
    }
event-dial = The aim dial of { $who } is now at { $number }.
event-tech-test = Tech test of { $who }: rolls { $rolled }, needs { $need } or less – { $passed ->
        [yes] success.
       *[no] failure.
    }
event-rested = { $who } rests.
event-card-used = { $who } uses { $card_acc }.
event-ability-used = { $who } uses an ability.
event-attached = { CAP($card_acc) } is attached to { $who }.
event-detached = { CAP($card_acc) } is no longer attached to { $who }.
event-actions-lost = { $number ->
        [one] { $who } loses 1 action.
       *[other] { $who } loses { $number } actions.
    }
event-stood-up = { $who } stands up.
event-knocked-down = { $who } is knocked down.
event-killed = { $who } is killed.
event-death-prevented = { $who } is not killed after all.
event-captured = { $who } is captured.
event-capture-prevented = { $who } is not captured after all.
event-hugged = { CAP($alien) } clings to { $who }.
event-took-over = { $seat } takes over { $who }.
event-eliminated = { $seat } is out of this mission.
event-joined = { $who } joins the squad on { $square }.

## Cards

event-drew = { $seat } draws { $card_acc }.
event-drew-unseen = { $seat } draws a card.
event-exhausted = { $number ->
        [one] 1 card is exhausted.
       *[other] { $number } cards are exhausted.
    }
event-forced-discard = No other card is left, so one from the Exhaust pile is discarded: { $card }.
event-discarded = Discarded: { $card }.
event-recycled = { $number ->
        [one] 1 card is recycled from the Exhaust pile.
       *[other] { $number } cards are recycled from the Exhaust pile.
    }
event-recycled-card = { $seat } recycles { $card_acc }.
event-recycled-unseen = { $seat } recycles a card from hand.
event-exhausted-card = { $seat } exhausts { $card_acc }.
event-exhausted-unseen = { $seat } exhausts a card from hand.
event-reshuffled = { $number ->
        [one] The Endurance deck is shuffled: 1 card.
       *[other] The Endurance deck is shuffled: { $number } cards.
    }
event-revealed = Revealed: { $card }.
event-took-revealed = { $seat } takes { $card_acc }, just revealed.
event-hazard = Hazard: { $card }!
event-event-played = { $seat } plays { $card_acc }.
event-took = { $seat } takes { $card_acc } from the Discard pile.
event-looked = { $number ->
        [one] { $seat } looks at the top card of the Motion Tracker deck.
       *[other] { $seat } looks at the top { $number } cards of the Motion Tracker deck.
    }
event-saw-tracker = { $seat } sees “{ $card }” in the Motion Tracker deck.
event-saw-card = { $seat } sees { $card_acc } in the Endurance deck.

## Aliens and blips

event-alien-hit = { $tokens ->
        [0] { CAP($alien) } is hit: one of the swarm falls, a single Alien is left.
        [one] { CAP($alien) } is hit: one of the swarm falls, 1 token is left under it.
       *[other] { CAP($alien) } is hit: one of the swarm falls, { $tokens } tokens are left under it.
    }
event-alien-killed = { CAP($alien) } is killed.
event-blip-killed = { CAP($blip) } is removed unseen.
event-blip-discarded = The blip at the barricade on { $square } is discarded.
event-alien-leaves = { CAP($alien) } leaves the board.
event-alien-activated = { CAP($alien) } is activated.
event-alien-moved = { CAP($alien) } moves to { $square }.
event-blip-moved = { CAP($blip) } moves to { $square }.
event-tile-speed = The blips on “{ $tile }” move with Speed { $rolled }.
event-defence-roll = { CAP($alien) } attacks { $who }: the Defence roll comes to { $result }, { $need } or less evades.
event-defence-rerolled = { $who } rerolls: the Defence roll now comes to { $result }.
event-evaded = { $who } evades.
event-counter-attack = { $who } counterattacks and hits { $alien }.
event-blip-placed = { CAP($blip) } enters play on { $square }.
event-spotted = { $number ->
        [one] { CAP($blip) } is spotted: 1 Alien.
       *[other] { CAP($blip) } is spotted: { $number } Aliens.
    }
event-alien-placed = { $tokens ->
        [0] { CAP($alien) } appears on { $square }.
        [one] { CAP($alien) } appears on { $square } with 1 token under it.
       *[other] { CAP($alien) } appears on { $square } with { $tokens } tokens under it.
    }
event-alien-grew = { $tokens ->
        [one] { CAP($alien) } now has 1 token under it.
       *[other] { CAP($alien) } now has { $tokens } tokens under it.
    }
event-facehugger-placed = { CAP($alien) } appears on { $square }.
event-tracker-drawn = { $seat } draws a Motion Tracker card: “{ $card }”.
event-tracker-reshuffled = { $number ->
        [one] The Motion Tracker deck is shuffled: 1 card.
       *[other] The Motion Tracker deck is shuffled: { $number } cards.
    }
event-tunnel-placed = A tunnel opens on { $square }.
event-pool-empty = The blip pool is empty: all blips move instead.

## Board and mission

event-barricade-built = { CAP($door) } is barricaded.
event-barricade-removed = The barricade is gone from { $door }.
event-point-barricaded = The entry point on { $square } is barricaded.
event-point-opened = The barricade is gone from the entry point on { $square }.
event-break-roll = { CAP($piece) } attacks a barricade: rolls { $rolled }, needs { $need } or more – { $passed ->
        [yes] it breaks.
       *[no] it holds.
    }
event-point-break-roll = A blip attacks the barricade on { $square }: rolls { $rolled }, needs { $need } or more – { $passed ->
        [yes] it breaks.
       *[no] it holds.
    }
event-sentry-fired = { CAP($gun) } fires at { $piece }: the lower die shows { $rolled } – { $passed ->
        [yes] hit.
       *[no] miss.
    } Ammo left: { $ammo }.
event-rule-on = { $rule ->
        [no_friendly_fire] Area attacks now spare characters.
        [steady_fire] Defensive Fire does not turn aim dials down for now.
       *[lights_out] The lights are out: attacks of characters reach at most 3 spaces.
    }
event-mission-blip-shown = { $face ->
        [newt] The mission blip on { $square } is Newt!
        [captive] The mission blip on { $square } is a captive!
       *[empty] The mission blip on { $square } is empty.
    }
event-mission-blip-removed = The mission blip on { $square } is removed.
event-crate-taken = { $who } picks up the crate on { $square }.
event-crate-dropped = { $who } drops the crate on { $square }.
event-crate-removed = The crate on { $square } is removed.
event-counter = The uplink counter is at { $number }.
event-scheduled = The drop ship arrives in round { $number }.
event-mission-roll = The Alien die shows { $rolled }.
event-exit-opened = { CAP($exit) } opens.
event-cards-recovered = { $number ->
        [one] 1 removed card is recovered.
       *[other] { $number } removed cards are recovered.
    }
event-cards-removed = { $number ->
        [one] 1 card is removed from the campaign.
       *[other] { $number } cards are removed from the campaign.
    }
event-card-returned = { $seat } has { $card_acc } return to the Endurance deck.
