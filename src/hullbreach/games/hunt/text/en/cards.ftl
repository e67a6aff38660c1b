# Names of the cards.

unknown-card = an unknown card
name-quoted = “{ $name }”

## Environment cards

environment-all_quiet = All Quiet
environment-lights_out = Lights Out
environment-emergency_lighting = Emergency Lighting
environment-doors_cycle_open = Doors Cycle Open
environment-bulkhead_lockdown = Bulkhead Lockdown
environment-life_support_failure = Life Support Failure
environment-temperature_crash = Temperature Crash
environment-coolant_fog = Coolant Fog
environment-gravity_flicker = Gravity Flicker
environment-gravity_surge = Gravity Surge
environment-hull_breach = Hull Breach
environment-steam_burst = Steam Burst
environment-vent_overpressure = Vent Overpressure
environment-maintenance_crawlways = Maintenance Crawlways
environment-resin_bloom = Resin Bloom
environment-decontamination_cycle = Decontamination Cycle
environment-sensor_ghosts = Sensor Ghosts
environment-sensor_sweep = Sensor Sweep
environment-comms_blackout = Comms Blackout
environment-power_surge = Power Surge

## Strategy cards of the Marines

card-emergency_med_pack = Emergency Med-Pack
card-overwatch = Overwatch
card-aimed_burst = Aimed Burst
card-suppressing_fire = Suppressing Fire
card-bounding_advance = Bounding Advance
card-tracker_sweep = Tracker Sweep
card-claymore = Claymore
card-emergency_bulkhead = Emergency Bulkhead
card-cutting_torch = Cutting Torch
card-armour_piercing_rounds = Armour-Piercing Rounds
card-full_magazine = Full Magazine
card-sticky_fuel = Sticky Fuel
card-quick_grenade = Quick Grenade
card-back_to_back = Back to Back
card-final_rounds = Final Rounds
card-shove_aside = Shove Aside
card-squad_order = Squad Order
card-flares = Flares
card-controlled_breathing = Controlled Breathing
card-break_contact = Break Contact

## Strategy cards of the Aliens

card-pounce = Pounce
card-out_of_the_walls = Out of the Walls
card-acid_spray = Acid Spray
card-corroded_deck = Corroded Deck
card-swarm = Swarm
card-hive_mind = Hive Mind
card-drag_into_the_dark = Drag into the Dark
card-lurking_shape = Lurking Shape
card-meld_with_resin = Meld with Resin
card-vent_ambush = Vent Ambush
card-tail_strike = Tail Strike
card-feeding_frenzy = Feeding Frenzy
card-hardened_chitin = Hardened Chitin
card-blood_scent = Blood Scent
card-cut_the_lights = Cut the Lights
card-resin_spread = Resin Spread
card-tear_it_down = Tear It Down
card-hatching = Hatching
card-shifting_shadows = Shifting Shadows
card-paralysing_fear = Paralysing Fear

## Strategy cards of the Predators

card-cloak = Cloak
card-thermal_vision = Thermal Vision
card-plasma_overcharge = Plasma Overcharge
card-tri_laser = Tri-Laser
card-leap = Leap
card-claim_the_trophy = Claim the Trophy
card-medicomp = Medicomp
card-net_launcher = Net Launcher
card-shuriken = Shuriken
card-war_cry = War Cry
card-blade_flurry = Blade Flurry
card-honour_duel = Honour Duel
card-lure = Lure
card-false_signal = False Signal
card-wrist_computer = Wrist Computer
card-evasive_roll = Evasive Roll
card-bone_armour = Bone Armour
card-second_wind = Second Wind
card-laser_mine = Laser Mine
card-patient_hunter = Patient Hunter

## Mission cards

mission_card-data_recovery = Data Recovery
mission_card-double_check = Double Check
mission_card-pull_out = Pull Out
mission_card-supply_run = Supply Run
mission_card-body_count = Body Count
mission_card-close_the_ducts = Close the Ducts
mission_card-wire_the_halls = Wire the Halls
mission_card-scorched_room = Scorched Room
mission_card-two_caches = Two Caches
mission_card-sample_hunt = Sample Hunt
mission_card-fight_through = Fight Through
mission_card-seal_and_hold = Seal and Hold
mission_card-fallback_point = Fallback Point
mission_card-moving_the_nest = Moving the Nest
mission_card-bait = Bait
mission_card-sabotage = Sabotage
mission_card-sweep = Sweep
mission_card-courier = Courier
mission_card-proof_of_the_kill = Proof of the Kill
mission_card-last_light = Last Light
