# What is set before a match.

## What is played

setting-mode = How you play
value-mode-semi_coop = Everybody for themselves, together
    .about = Secret objectives: some may win, some may lose. 2 to 5 players.
value-mode-solo = Alone
    .about = One Character, two objectives to choose from. 1 player.
value-mode-coop = All together
    .about = Open objectives; all of them must be met. 2 to 5 players.
setting-board = Board
value-board-basic = basic side
value-board-alternate = alternate side
    .about = Harder: more Entrances, two networks of Technical Corridors, longer ways.
setting-intruder_player = The first to die plays the Intruders
value-intruder_player-off = { value-no }
value-intruder_player-on = { value-yes }
setting-traits = Traits of the Characters
value-traits-off = without
value-traits-on = with

## Switches

setting-pod_waiting = Whoever waits in an Escape Pod
value-pod_waiting-present = is still in the Room
value-pod_waiting-sheltered = is not in the Room
setting-interruption_counter = An Interruption can be answered
value-interruption_counter-anywhere = from any Room
value-interruption_counter-same_room = from the same Room
setting-remote_room_action = Room Actions from afar
value-remote_room_action-own_combat_only = need no Combat where you are
value-remote_room_action-both_rooms_clear = need both Rooms without Intruders
setting-throw_at_eggs = Thrown Items hit Eggs
value-throw_at_eggs-named_target = only if they are named
value-throw_at_eggs-everything = in any case
setting-careful_into_occupied = Careful Movement into an occupied Room
value-careful_into_occupied-no_marker = places no Noise marker
value-careful_into_occupied-marker = places a Noise marker
setting-hunt_closed_doors = In a Hunt, Closed Doors
value-hunt_closed_doors-blocked = stop the Adults
value-hunt_closed_doors-break = are destroyed
setting-queen_arrival = When the Queen arrives
value-queen_arrival-queen_only = only she comes
value-queen_arrival-full_encounter = an Encounter follows
setting-queen_lost_with_ship = A Queen on a ship that is destroyed
value-queen_lost_with_ship-killed = counts as killed
value-queen_lost_with_ship-not_killed = does not count as killed
setting-planning_card = Planning resolves
value-planning_card-whole = the whole Event card
value-planning_card-effect_only = only its effect
setting-pod_ejection = An ejected Escape Pod
value-pod_ejection-launch = launches with everybody in it
value-pod_ejection-remove = is lost; whoever is in it stays aboard
setting-antidote_hand = After an Antidote the hand
value-antidote_hand-keep = is kept
value-antidote_hand-shuffle_in = is shuffled in too
setting-duct_tape_tool = Duct Tape counts as a tool
value-duct_tape_tool-off = { value-no }
value-duct_tape_tool-on = { value-yes }
setting-kill_comparison = An Intruder dies if the blood value is
value-kill_comparison-equal_or_lower = at most its Injuries
value-kill_comparison-lower = lower than its Injuries
setting-quest_in_malfunction = Quest Items in a Room with a Malfunction
value-quest_in_malfunction-allowed = can be activated
value-quest_in_malfunction-blocked = cannot be activated
setting-pointless_actions = Actions that change nothing
value-pointless_actions-refused = are refused
value-pointless_actions-allowed = are allowed
