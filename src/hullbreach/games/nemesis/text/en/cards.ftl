# Names of cards, Items and what else has one.

## Action cards

card-demolition = Demolition
card-interruption = Interruption
card-rest = Rest
card-search = Search
card-basic_repairs = Basic Repairs
card-repairs = Repairs
card-fast_repairs = Fast Repairs
card-order = Order
card-suppressive_fire = Suppressive Fire
card-reload = Reload
card-motivation = Motivation
card-computer_skills = Computer Skills
card-piloting = Piloting
card-knowledge_of_the_ship = Knowledge of the Ship
card-old_friend = Old Friend
card-risk_assessment = Risk Assessment
card-blocking_access = Blocking Access
card-intranet = Intranet
card-scavenging = Scavenging
card-reconnaissance = Reconnaissance
card-adrenaline = Adrenaline
card-covering_fire = Covering Fire
card-taking_aim = Taking Aim
card-full_auto = Full Auto
card-nerves_of_steel = Nerves of Steel
card-technical_corridors = Technical Corridors
card-pyrotechnics = Pyrotechnics
card-ingenuity = Ingenuity

## Items

item-six_shooter = Six-Shooter
item-shotgun = Shotgun
item-sawed_off_shotgun = Sawed-Off Shotgun
item-assault_rifle = Assault Rifle
item-rifle = Rifle
item-pistol = Pistol
item-energy_charge_red = Energy Charge
item-energy_charge_yellow = Energy Charge
item-grenade = Grenade
item-smoke_grenade = Smoke Grenade
item-recon_drone = Recon Drone
item-decoy = Decoy
item-self_destruct_key = Self-Destruct Key
item-evacuation_key = Evacuation Key
item-pilot_evacuation_key = Evacuation Key
item-comms_key = Comms Key
item-extended_magazine = Extended Magazine
item-prototype_pistol = Prototype: Pistol
item-prototype_rifle = Prototype: Rifle
item-prototype_shotgun = Prototype: Shotgun
item-chemicals = Chemicals
item-tools = Tools
item-duct_tape = Duct Tape
item-fire_extinguisher = Fire Extinguisher
item-clothes_yellow = Clothes
item-clothes_green = Clothes
item-technical_corridors_plans = Technical Corridors Plans
item-space_suit = Space Suit
item-nemesis_plans = Nemesis Plans
item-medkit = Medkit
item-bandages = Bandages
item-synthetic_food = Synthetic Food
item-adrenaline_injection = Adrenaline Injection
item-alcohol = Alcohol
item-military_drugs = Military Drugs
item-antidote = Antidote
item-taser = Taser
item-flamethrower = Flamethrower
item-molotov_cocktail = Molotov Cocktail
item-log_key = Log Key
item-intercom = Intercom
item-orbital_maneuvering_system = Orbital Maneuvering System
item-plasma_torch = Plasma Torch
item-flashlight = Flashlight
item-autoloader = Autoloader
item-armor = Armor
item-motion_scanner = Motion Scanner
item-security_key = Security Key
item-holo_computer = Holo Computer
item-laboratory_equipment = Laboratory Equipment

## Event cards

event_card-egg_protection = Egg Protection
event_card-hatching = Hatching
event_card-regeneration = Regeneration
event_card-damage = Damage
event_card-lurking = Lurking
event_card-eclosion = Eclosion
event_card-flammable_compounds = Flammable Compounds
event_card-hunt_a = Hunt
event_card-hunt_b = Hunt
event_card-consuming_fire = Consuming Fire
event_card-damaging_fire = Damaging Fire
event_card-scent_of_prey = Scent of Prey
event_card-malfunction = Malfunction
event_card-noise_in_technical_corridors = Noise in Technical Corridors
event_card-nest = Nest
event_card-bulkheads_open = Bulkheads Open
event_card-evacuation_pod_ejection = Evacuation Pod Ejection
event_card-short_circuit = Short Circuit
event_card-coolant_leak = Coolant Leak
event_card-life_support_failure = Life Support Failure

## Intruder Attacks

attack-scratch = Scratch
attack-claw_attack = Claw Attack
attack-bite = Bite
attack-tail_attack = Tail Attack
attack-transformation = Transformation
attack-frenzy = Frenzy
attack-slime = Slime
attack-summoning = Summoning

## Intruder Actions

intruder_action-pursuit = Pursuit
intruder_action-coordinated_hunt = Coordinated Hunt
intruder_action-metamorphosis = Metamorphosis
intruder_action-planning = Planning
intruder_action-self_healing = Self-Healing

## Weaknesses

weakness-vital_places = Vital Places
weakness-the_way_of_moving = The Way of Moving
weakness-susceptibility_to_phosphates = Susceptibility to Phosphates
weakness-vulnerability_to_energy = Vulnerability to Energy
weakness-reaction_to_danger = Reaction to Danger
weakness-species_on_the_brink_of_extinction = Species on the Brink of Extinction
weakness-the_way_of_fighting = The Way of Fighting
weakness-vulnerability_to_fire = Vulnerability to Fire

## Objectives

objective-salvaging_the_prime_asset = Salvaging the Prime Asset
objective-quarantine = Quarantine
objective-the_great_hunt = The Great Hunt
objective-a_proper_burial = A Proper Burial
objective-hoarder = Hoarder
objective-relentless_investigator = Relentless Investigator
objective-the_oldest_friend = The Oldest Friend
objective-best_friends_forever = Best Friends Forever
objective-aliens_on_a_spaceship = Aliens on a Spaceship
objective-necroscopy = Necroscopy
objective-ab_ovo = Ab Ovo
objective-extreme_field_biology = Extreme Field Biology
objective-my_precious = My Precious
objective-the_right_moment_to_strike = The Right Moment to Strike
objective-greener_pastures = Greener Pastures
objective-an_old_feud = An Old Feud
objective-hostile_takeover = Hostile Takeover
objective-the_final_enlightenment = The Final Enlightenment
objective-destination_earth = Destination: Earth
objective-emergency_post_mortem = Emergency Post-Mortem
objective-first_contact_protocol = First Contact Protocol
objective-cutting_off_the_head = Cutting Off the Head
objective-no_man_left_behind = No Man Left Behind
objective-special_delivery = Special Delivery
objective-clean_up_crew = Clean-Up Crew

## Room Actions

room_action-armory = Recharge an Energy Weapon
room_action-comms_room = Send a Signal
room_action-emergency_room = Treat your wounds
room_action-evacuation_a = Try to enter an Escape Pod
room_action-evacuation_b = Try to enter an Escape Pod
room_action-fire_control_system = Start the Fire Control procedure
room_action-generator = Start or stop the Self-Destruct sequence
room_action-laboratory = Analyse an Object
room_action-nest = Take an Egg
room_action-storage = Search for an Item
room_action-surgery = Surgery procedure
room_action-airlock_control = Start the Emergency Airlock procedure
room_action-canteen = Have a snack
room_action-command_center = Open or close Doors
room_action-engine_control_room = Check the status of all Engines
room_action-hatch_control_system = Lock or unlock an Escape Pod
room_action-monitoring_room = Check a Room and its Exploration token
room_action-shower_room = Take a shower
room_action-cockpit = Flight controls
room_action-engine_1 = Check the Engine
room_action-engine_2 = Check the Engine
room_action-engine_3 = Check the Engine
room_action-hibernatorium = Try to hibernate

## Traits

trait-captain = Just Die Already
trait-pilot = Authorization
trait-scientist = Wheelchair
trait-scout = Scavenger
trait-soldier = Rush
trait-mechanic = Handyman

## Destinations

destination-earth = Earth
destination-mars = Mars
destination-venus = Venus
destination-deep_space = Deep Space

## Serious Wounds

wound-arm = Arm
wound-hand = Hand
wound-leg = Leg
wound-body = Body
wound-bleeding = Bleeding

## Exploration tokens

exploration-malfunction = Malfunction
exploration-doors = door
exploration-fire = Fire
exploration-silence = Silence
exploration-slime = Slime
exploration-danger = Danger

## Components

component-chemical = chemical
component-cloth = cloth
component-electrical = electrical
component-medical = medical
component-tool = tool
