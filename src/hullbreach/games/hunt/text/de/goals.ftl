# Worauf eine Seite aus ist, in wenigen Worten; wie viel davon getan ist, steht dahinter.

goal-interact = Interagieren: { $at }
goal-reach = Erreichen: { $at }
goal-kill = Feindliche Miniaturen töten
goal-collect_trophies = Trophäen sammeln
goal-deliver = { $token } abliefern: { $at }
goal-place_token = { $token } aufstellen: { $at }
goal-damage = Beschädigen: { $at }
goal-remove_tiles = Lüftungsschächte zuschweißen
goal-launch_pod = Die Kapsel starten
goal-return_to_start = Missionsmarker zum Start zurückbringen
goal-convoy = Missionsmarker abliefern: { $at }
goal-evacuate = Evakuieren: { $at }
goal-gain_frags = Frags erhalten
goal-gain_trophies = Trophäen erhalten
goal-survive = Die andere Seite überleben
goal-or = { " " }– oder –{ " " }
goal-instead = oder: { $goal }
goal-done = ✓
