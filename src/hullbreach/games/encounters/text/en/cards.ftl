# The names of the cards.

## Role cards

card-report_for_duty = Report for Duty
card-welcome_aboard = Welcome Aboard
card-lets_rock = Let’s Rock!
card-battlefield_medicine = Battlefield Medicine
card-ready_for_anything = Ready for Anything
card-violence_isnt_the_answer = Violence Isn’t the Answer
card-thirst_for_knowledge = Thirst for Knowledge
card-reconnaissance = Reconnaissance
card-versatile_programming = Versatile Programming
card-right_tool_for_the_job = Right Tool For The Job

## Basic cards

card-specialist = Specialist
card-grunt = Grunt

## Sergeants

card-sergeant_intel = Sgt. Apone
card-sergeant_leadership = Sgt. Apone
card-sergeant_strength = Sgt. Apone
card-sergeant_survival = Sgt. Apone
card-sergeant_tech = Sgt. Apone

## Captain Dallas

card-orders_from_the_bridge = Orders from the Bridge
card-nobody_goes_alone = Nobody Goes Alone
card-captain_of_the_ship = Captain of the Ship
card-follow_the_beacon = Follow the Beacon

## Chief Engineer Parker

card-overdriven_torch = Overdriven Torch
card-incinerator_sweep = Incinerator Sweep
card-electric_prod = Electric Prod
card-argue_the_shares = Argue the Shares

## Navigator Lambert

card-chart_every_corridor = Chart Every Corridor
card-tracker_readout = Tracker Readout
card-plot_the_course = Plot the Course
card-sensor_sweep = Sensor Sweep

## Warrant Officer Ripley

card-final_log_entry = Final Log Entry
card-suit_up = Suit Up
card-quarantine_procedure = Quarantine Procedure
card-hide_in_the_locker = Hide in the Locker

## Bishop

card-artificial_reflexes = Artificial Reflexes
card-remote_pilot = Remote Pilot
card-knife_trick = Knife Trick
card-steady_hands = Steady Hands

## Corporal Hicks

card-order_from_orbit = Order from Orbit
card-dropship_deployment = Dropship Deployment
card-fire_team_leader = Fire Team Leader
card-backup_shotgun = Backup Shotgun

## Lieutenant Ripley

card-loader_duel = Loader Duel
card-taped_rifles = Taped Rifles
card-inquest_testimony = Inquest Testimony
card-rifle_lesson = Rifle Lesson

## Private Hudson

card-go_down_shouting = Go Down Shouting
card-seal_that_door = Seal That Door
card-covering_position = Covering Position
card-squad_bravado = Squad Bravado

## Sister Ripley

card-into_the_furnace = Into the Furnace
card-one_of_the_inmates = One of the Inmates
card-shorn_and_ready = Shorn and Ready
card-bait_and_run = Bait and Run

## Brother Dillon

card-last_sermon = Last Sermon
card-hold_it_here = Hold It Here
card-word_to_the_brothers = Word to the Brothers
card-fire_axe = Fire Axe

## CMO Clemens

card-doctors_oath = Doctor’s Oath
card-full_autopsy = Full Autopsy
card-infirmary_rounds = Infirmary Rounds
card-blood_sample = Blood Sample

## Francis “85” Aaron

card-smarter_than_he_looks = Smarter Than He Looks
card-call_for_rescue = Call for Rescue
card-company_line = Company Line
card-wardens_logbook = Warden’s Logbook

## Ripley No. 8

card-eighth_of_eight = Eighth of Eight
card-surgical_extraction = Surgical Extraction
card-sense_the_hive = Sense the Hive
card-acid_in_the_veins = Acid in the Veins

## Call

card-voice_of_the_ship = Voice of the Ship
card-override_the_doors = Override the Doors
card-wired_into_the_deck = Wired into the Deck
card-kinder_than_human = Kinder Than Human

## Johner

card-nothing_personal = Nothing Personal
card-flask_pistol = Flask Pistol
card-smugglers_stash = Smuggler’s Stash
card-cheap_shot = Cheap Shot

## Christie

card-cut_the_strap = Cut the Strap
card-ricochet_shot = Ricochet Shot
card-sleeve_holsters = Sleeve Holsters
card-twin_pistols = Twin Pistols

## Agendas

card-bring_everyone_home = Bring Everyone Home
card-volunteer_for_point = Volunteer for Point
card-leak_the_files = Leak the Files
card-old_debt_repaid = Old Debt Repaid
card-hidden_first_aid = Hidden First Aid
card-spare_power_cells = Spare Power Cells
card-secret_map = Secret Map
card-union_steward = Union Steward
card-smuggled_ammo = Smuggled Ammo
card-proof_against_the_company = Proof against the Company
card-crew_is_expendable = Crew Is Expendable
card-secure_the_specimen = Secure the Specimen
card-cut_the_comms = Cut the Comms
card-lock_them_out = Lock Them Out
card-company_marksman = Company Marksman

## Secrets Revealed

card-secrets_revealed = Secrets Revealed

## The S.O.S.

card-hazard_the_sos = Hazard
card-event_the_sos = Event
card-sos_signal = S.O.S.
card-leathery_egg = Leathery Egg
card-facehugger_derelict = Facehugger
card-fleeing_chestburster = Fleeing Chestburster

## No One Can Hear You Scream

card-hazard_no_one_can_hear_you_scream = Hazard
card-event_no_one_can_hear_you_scream = Event
card-ash = Ash
card-motion_tracker = Motion Tracker
card-vent_stalker = Vent Stalker
card-duct_hunter = Duct Hunter
card-brett = Brett

## A Perfect Organism

card-hazard_a_perfect_organism = Hazard
card-event_a_perfect_organism = Event
card-perfect_organism = Perfect Organism
card-cocooned_captain = Cocooned Captain
card-lurking_xenomorph = Lurking Xenomorph
card-ravenous_xenomorph = Ravenous Xenomorph
card-facehugger_nostromo = Facehugger
card-narcissus_shuttle = Narcissus Shuttle
card-jones_the_cat = Jones the Cat

## The Lost Colony

card-hazard_the_lost_colony = Hazard
card-event_the_lost_colony = Event
card-newt = Newt
card-welded_barricade = Welded Barricade
card-specimen_facehugger = Specimen Facehugger
card-resin_sentinel = Resin Sentinel

## They Mostly Come At Night

card-hazard_they_mostly_come_at_night = Hazard
card-event_they_mostly_come_at_night = Event
card-sentry_gun = Sentry Gun
card-burke = Carter Burke
card-ceiling_crawler = Ceiling Crawler
card-xenomorph_warrior = Xenomorph Warrior

## Who’s Laying The Eggs?

card-hazard_whos_laying_the_eggs = Hazard
card-event_whos_laying_the_eggs = Event
card-alien_queen = Alien Queen
card-power_loader = Power Loader
card-royal_egg = Royal Egg
card-queens_guard = Queen’s Guard
card-nest_warrior = Nest Warrior
card-dropship_returns = Dropship on Approach

## Where Are The Brothers?

card-hazard_where_are_the_brothers = Hazard
card-event_where_are_the_brothers = Event
card-brother_boggs = Brother Boggs
card-brother_rains = Brother Rains
card-brother_murphy = Brother Murphy
card-bambi_burster = Four-Legged Burster
card-facehugger_wreck = Facehugger
card-golic = Golic

## The Beast Is Out There

card-hazard_the_beast_is_out_there = Hazard
card-event_the_beast_is_out_there = Event
card-xenomorph_runner = Xenomorph Runner
card-toxic_waste_drums = Toxic Waste Drums
card-corridor_hunter = Corridor Hunter
card-superintendent_aide = Superintendent’s Deputy

## Nobody Can Stop It

card-hazard_nobody_can_stop_it = Hazard
card-event_nobody_can_stop_it = Event
card-the_beast = The Beast
card-lead_piston = Lead Works Piston
card-company_commando = Company Commando
card-company_representative = Company Representative
card-frenzied_runner = Frenzied Runner
card-morse_at_the_controls = Morse at the Controls

## Breakout

card-hazard_breakout = Hazard
card-event_breakout = Event
card-door_control = Door Control
card-escaped_specimen = Escaped Specimen
card-general_perez = General Perez
card-station_soldier = Station Soldier

## You’re A Thing, A Construct

card-hazard_youre_a_thing_a_construct = Hazard
card-event_youre_a_thing_a_construct = Event
card-failed_clone = Failed Clone
card-dr_wren = Dr. Wren
card-purvis = Purvis
card-swimming_xenomorph = Swimming Xenomorph
card-flooded_ambusher = Flooded Ambusher

## She’ll Breed, You’ll Die

card-hazard_shell_breed_youll_die = Hazard
card-event_shell_breed_youll_die = Event
card-newborn = The Newborn
card-cloned_queen = Cloned Queen
card-cloned_egg = Cloned Egg
card-cloned_warrior = Cloned Warrior
card-cocooned_doctor = Cocooned Doctor
card-betty_docked = The Betty, Docked
card-distephano = Distephano

## Drones

card-sluggish_drone = Sluggish Drone
card-wounded_drone = Wounded Drone
card-resin_worker = Resin Worker
card-carrier_drone = Carrier Drone
card-prowling_drone = Prowling Drone
card-hissing_drone = Hissing Drone
card-acid_blood_drone = Acid-Blood Drone
card-scavenger_drone = Scavenger Drone
card-nest_builder = Nest Builder
card-leaping_drone = Leaping Drone
card-grasping_drone = Grasping Drone
card-slumbering_drone = Slumbering Drone

## Hatchery

card-facehugger = Facehugger
card-chestburster = Chestburster

## Strikes

card-near_miss = Near Miss
card-blind_panic = Blind Panic
card-scratch = Scratch
card-bite_mark = Bite Mark
card-dropped_weapon = Dropped Weapon
card-dragged_off = Dragged Off
card-gash = Gash
card-broken_arm = Broken Arm
card-concussion = Concussion
card-acid_burn = Acid Burn
card-tail_whip = Tail Whip
card-impaled = Impaled
card-punctured_lung = Punctured Lung
card-crushed = Crushed
card-inner_jaw = Inner Jaw
card-mauled = Mauled

## Alien player

card-slash = Slash
card-double_jaw = Double Jaw
card-tail_lash = Tail Lash
card-stalk_the_weak = Stalk the Weak
card-call_the_swarm = Call the Swarm
card-crawl_ahead = Crawl Ahead
card-acid_blood = Acid Blood
card-screech = Screech
card-drag_into_the_dark = Drag into the Dark
card-carry_the_egg = Carry the Egg
card-feeding_frenzy = Feeding Frenzy
card-lick_the_wounds = Lick the Wounds
card-auriga_contaminant = Contaminant
