# What a player can choose.

option-take-role = Take the role { $avatar }
option-goes-first = { $seat } begins
option-accept = Yes
option-refuse = No
option-pass = Pass
option-enough = That is enough
option-either = Effect { $number }
option-choose-player = { $seat }
option-choose-room = { $room }
option-choose-enemy = Enemy: { $spot }
option-choose-card = { $card }
option-play = Play { $card }
option-recruit = Recruit { $card }
option-recruit-sergeant = Recruit a Sergeant
option-scan = Scan: { $room }
option-attack = Attack: { $spot }
option-attack-player = Attack { $seat }
option-use = Use { $card }
option-sacrifice = Sacrifice { $card }
option-discard-vigilant = Discard the Vigilant card { $card }
option-copy-offered = Copy { $card } of { $seat }
option-end = End the Action phase
option-pay-recruit = Pay { $number } of it with Recruit
option-pay-with = Pay { $attack ->
    [0] { $recruit } Recruit
   *[other] { $recruit ->
        [0] { $attack } Attack
       *[other] { $attack } Attack and { $recruit } Recruit
    }
}
option-coordinate = Coordinate { $card }
option-stand-back = Not this turn
option-guard = Dodge with { $card }
option-guard-vigilant = Dodge with the Vigilant card { $card }
option-discard = Discard { $card }
option-kill = Kill { $card } from hand
option-kill-in-play = Kill { $card } in play
option-show = Show { $card }
option-heal = Heal { $card }
option-put-back = Put { $card } back on the deck
option-play-plain = { $n ->
    [2] Play both cards that only give points
   *[other] Play all { $n } cards that only give points
}
