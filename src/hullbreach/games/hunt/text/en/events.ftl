# What happens: lines of the log, in the third person, present tense. passed: whether a roll did what it was made for.

## Set-up and the turn

event-deployed = { CAP($piece) } starts { $tile_in }.
event-mission = The mission { $mission } begins.
event-round = Round { $number } begins.
event-list-built = The force of { $side } is ready: { $points } points, { $models ->
        [one] 1 model
       *[other] { $models } models
    }.
event-tile-laid = { CAP($seat) } lays a tile at { $place }: { $part }.
event-board-built = The board is finished: { $tiles } tiles.
event-starts-on = { CAP($side) } { $side_gender ->
        [pl] start
       *[f] starts
    } { $tile_in }.
event-mission-card = Mission card of { $side }: { $card }.
event-mission-card-back = { CAP($card) } cannot be played on this board; { $side } { $side_gender ->
        [pl] draw
       *[f] draws
    } again.
event-target-rolled = Roll of { $side } for the choice of the target: { $rolled }.
event-target-set = Target of { $side }: { $tile }.
event-hand-kept = { CAP($side) } { $side_gender ->
        [pl] keep their hand
       *[f] keeps its hand
    }.
event-hand-replaced = { CAP($side) } { $side_gender ->
        [pl] replace their whole hand
       *[f] replaces its whole hand
    }.
event-turn = Game turn { $number } begins.
event-initiative-rolled = Initiative roll of { $side }: { $rolled }.
event-initiative = { CAP($side) } { $side_gender ->
        [pl] have
       *[f] has
    } the initiative.
event-initiative-given = { CAP($side) } { $side_gender ->
        [pl] give
       *[f] gives
    } the initiative to { $to }.
event-environment = Environment: { $event }.
event-drew = { CAP($side) } { $side_gender ->
        [pl] draw
       *[f] draws
    } { $card }.
event-drew-unseen = { CAP($side) } { $side_gender ->
        [pl] draw
       *[f] draws
    } { $number ->
        [one] 1 card
       *[other] { $number } cards
    }.
event-discarded = { CAP($side) } { $side_gender ->
        [pl] discard
       *[f] discards
    } { $card }.
event-reshuffled = The discard pile of { $side } is shuffled into a new Strategy deck.
event-reshuffled-environment = The discarded Environment cards are shuffled into a new deck.
event-card-played = { CAP($side) } { $side_gender ->
        [pl] play
       *[f] plays
    } { $card }.
event-card-on-piece = Target of { $card }: { $piece }.
event-card-on-tile = Tile of { $card }: { $tile }.
event-card-on-link = Place of { $card }: between { $link }.
event-card-rolled = Roll for { $card }: { $rolled }, needs { $on } or less – { $passed ->
        [yes] success.
       *[no] failure.
    }
event-activated = { CAP($piece) } is activated.
event-activation-ended = The activation of { $piece } ends.
event-points-lost = { CAP($piece) } loses { $number } AP.
event-fumbled = Critical failure: { $piece } may spend no more AP this turn.

## Tokens

event-revealed = { CAP($piece) } is revealed: { $unit_an }.
event-decoy-gone = { CAP($piece) } was a decoy and is removed.
event-hid = { CAP($piece) } hides.
event-hide-ended = { CAP($piece) } is no longer hidden.
event-shown = { CAP($piece) } is shown: { $unit_an }.
event-shifted = Seasoned Hunter: { $piece } appears { $tile_in }.
event-decoy-placed = { CAP($piece) } is placed { $tile_in }.
event-arrived = { CAP($unit_an) } appears { $tile_in }.
event-arrived-unseen = { CAP($piece) } appears { $tile_in }.

## Movement

event-moved = { CAP($piece) } moves to { $tile }.
event-stayed = { CAP($piece) } stays in place.
event-placed = { CAP($piece) } is placed { $tile_in }.
event-displaced = { CAP($piece) } is displaced to { $tile }.
event-put-back = { CAP($piece) } cannot stay on the vent and goes back to { $tile }.
event-disengage-test = { CAP($piece) } tries to disengage: rolls { $rolled }, needs { $need } or less – { $passed ->
        [yes] success.
       *[no] failure.
    }

## Doors, tiles, acid

event-door-opened = { CAP($piece) } opens the door between { $link }.
event-door-gone = The door between { $link } opens.
event-door-placed = A door now closes the way between { $link }.
event-seal-test = { CAP($piece) } tries to seal the bulkhead: rolls { $rolled }, needs { $need } or less – { $passed ->
        [yes] success.
       *[no] failure.
    }
event-force-test = { CAP($piece) } tries to force the door between { $link }: rolls { $rolled }, needs { $need } or less – { $passed ->
        [yes] it gives way.
       *[no] it holds.
    }
event-forced = { CAP($piece) } forces the door between { $link }.
event-welded = { CAP($piece) } welds { $tile } shut.
event-tile-gone = { CAP($tile) } is gone, with everything on it.
event-collapse-rolled = Collapse roll for { $tile }: rolls { $rolled }, falls at { $limit } or less – { $passed ->
        [yes] it falls.
       *[no] it holds this turn.
    }
event-face-changed = { CAP($tile) } { $face ->
        [infested] is infested from now on.
        [half_infested] is half-infested from now on.
       *[normal] is a normal tile from now on.
    }
event-acid-rolled = Acidic blood of { $piece }: rolls { $rolled }, needs { $limit } or less – { $passed ->
        [yes] it splashes.
       *[no] nothing happens.
    }
event-acid-placed = Acid eats into the deck { $tile_in }: 1 acid damage token.
event-trap-laid = { CAP($side) } { $side_gender ->
        [pl] lay
       *[f] lays
    } a trap { $tile_in }.
event-trap-sprung = { CAP($piece) } springs the trap { $tile_in }.
event-perimeter = Perimeter Secured: rolls { $rolled }, needs { $limit } or less – { $passed ->
        [yes] the charges go off.
       *[no] nothing happens.
    }

## Actions

event-aimed = { CAP($piece) } aims.
event-on-sentry = { CAP($piece) } is on sentry.
event-sentry-used = { CAP($piece) } uses the Sentry token.
event-sentry-lost = { CAP($piece) } loses the Sentry token.
event-raged = { CAP($piece) } falls into a Rage.
event-treated = { CAP($piece) } treats a wound: rolls { $rolled }, needs { $limit } or less – { $passed ->
        [yes] success.
       *[no] failure.
    }
event-healed = { CAP($piece) } heals { $number ->
        [one] 1 Wound
       *[other] { $number } Wounds
    }.
event-attack = { CAP($piece) } attacks: { $action }.
event-shot = { CAP($piece) } shoots at { $target }: rolls { $rolled }, needs { $need } or less – { $passed ->
        [yes] hit.
       *[no] miss.
    }
event-blow = { CAP($piece) } strikes at { $target }: rolls { $rolled }, needs { $need } or less – { $passed ->
        [yes] hit.
       *[no] miss.
    }
event-disc-rolled = The Smart-Disc cuts { $tile_in }: rolls { $first } and { $second }; { $limit } or less wounds.
event-rerolled = { CAP($piece) } rerolls: { $rolled }.
event-hit = { CAP($piece) } takes a hit of strength { $strength }.
event-critical = Critical hit on { $piece }.
event-dodged = { CAP($piece) } dodges: rolls { $rolled }, the hit has no effect.
event-dodge-failed = { CAP($piece) } fails to dodge: rolls { $rolled }.
event-armour = Armour Test of { $piece }: rolls { $rolled }, needs { $need } or less – { $passed ->
        [yes] it holds.
       *[no] pierced.
    }
event-constitution = Constitution Test of { $piece }: rolls { $rolled }, needs { $need } or less – { $passed ->
        [yes] success.
       *[no] failure.
    }
event-stat-test = { $stat } test of { $piece }: rolls { $rolled }, needs { $need } or less – { $passed ->
        [yes] success.
       *[no] failure.
    }
event-cancelled = The hit on { $piece } has no effect.
event-redirected = { CAP($to) } takes the hit in place of { $piece }.
event-heal-test = Heal test of { $piece }: rolls { $rolled }, needs { $need } or less – { $passed ->
        [yes] the wound is ignored.
       *[no] failure.
    }
event-transferred = Team Tactics: { $to } takes the wound of { $piece }.
event-wounded = { CAP($piece) } is wounded; Wounds left: { $left }.
event-killed = { CAP($piece) } is killed.
event-removed = { CAP($piece) } leaves the board.
event-infected = { CAP($piece) } is infected and removed.
event-self-destruct = Self-Destruct Device of { $piece }: rolls { $rolled }, needs { $limit } or less – { $passed ->
        [yes] it explodes.
       *[no] nothing happens.
    }
event-body-lies = The body of { $piece } lies { $tile_in }.
event-credited = The kill of { $piece } counts for { $side }.
event-level = { $whose ->
        [hero] The hero
       *[group] Group { $group }
    } reaches level { $level }.

## Objectives and the end

event-token-placed = { CAP($token) } { $token_gender ->
        [pl] lie
       *[m] lies
    } { $tile_in }.
event-taken = { CAP($piece) } picks up { $token }.
event-dropped = { CAP($token) } { $token_gender ->
        [pl] are
       *[m] is
    } put down { $tile_in }.
event-token-lost = { CAP($token) } { $token_gender ->
        [pl] are
       *[m] is
    } lost.
event-gun-lifted = { CAP($piece) } lifts { $gun }.
event-step-done = { CAP($piece) } fulfils a goal of the mission.
event-marker-placed = { CAP($piece) } sets up the mission token { $tile_in }.
event-trophy = { CAP($piece) } takes a trophy; { $number ->
        [one] 1 collected
       *[other] { $number } collected
    } so far.
event-damage-rolled = { CAP($piece) } damages { $tile }: rolls { $rolled }, needs { $limit } or less – { $passed ->
        [yes] success.
       *[no] failure.
    }
event-launched = { CAP($side) } { $side_gender ->
        [pl] launch
       *[f] launches
    } the pod.
event-evacuated = { CAP($piece) } has reached the target and counts as evacuated.
event-out = { CAP($side) } { $side_gender ->
        [pl] have
       *[f] has
    } no models left and { $side_gender ->
        [pl] are
       *[f] is
    } out of the game.
event-won = { CAP($side) } { $side_gender ->
        [pl] win
       *[f] wins
    } the game.
event-drawn = The game ends without a winner.
