# What a player is asked.

ask-role = Which role do you take?
ask-first = Who begins?
ask-action = Play cards, recruit, scan or fight, or end the Action phase.
ask-alien-action = What does the alien do?
ask-offer = Do you coordinate a card with { $seat }? They may use a copy of it this turn; you draw a card for it.
ask-price = How do you pay the { $number } Attack?
ask-may = Do you use { $card }?
ask-either = Which effect of { $card } do you choose?
ask-player = Which player is meant by { $card }?
ask-discard = Which card do you discard? Still to discard: { $number }.
ask-kill-own = Which of your characters do you kill?
ask-show = Do you show a card of this class: { $class }?
ask-heal = Which Strike is healed? ({ $seat })
ask-sort = Discard the cards or put them back; the last one put back lies on top.
ask-free-scan = Which room do you scan?
ask-peek = Into which room do you look?
ask-move = The card of which room do you move?
ask-enemy = Which enemy is meant by { $card }?
ask-hq = Which character of the HQ do you choose?
ask-copy = Which card do you copy?
ask-order = What happens next?
ask-guard = A Strike is about to be drawn by { $seat }. Do you react?
ask-agenda = Whose Agenda is revealed?
