# What a side is after, in a few words; how much of it is done stands behind.

goal-interact = Interact: { $at }
goal-reach = Reach: { $at }
goal-kill = Kill enemy models
goal-collect_trophies = Collect trophies
goal-deliver = Bring { $token }: { $at }
goal-place_token = Set up { $token }: { $at }
goal-damage = Damage: { $at }
goal-remove_tiles = Weld vents shut
goal-launch_pod = Launch the pod
goal-return_to_start = Bring objective tokens back to the start
goal-convoy = Deliver objective tokens: { $at }
goal-evacuate = Evacuate: { $at }
goal-gain_frags = Gain Frags
goal-gain_trophies = Gain trophies
goal-survive = Outlast the other side
goal-or = { " " }– or –{ " " }
goal-instead = or: { $goal }
goal-done = ✓
