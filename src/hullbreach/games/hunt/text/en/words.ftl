# Words of hunt. the: in a sentence; gender: pl for several; rule: what a skill or an action does.

## Factions and sides

faction-marine = Marines
faction-alien = Aliens
faction-predator = Predators
side-marine = Marines
    .the = the Marines
    .gender = pl
side-alien = Aliens
    .the = the Aliens
    .gender = pl
side-predator = Predators
    .the = the Predators
    .gender = pl
side-horde = Horde
    .the = the Horde
    .gender = f
group-marine = squad
group-alien = hive
group-predator = pack
hero_base-marine = Colonial Marine
hero_base-wy_commando = Weyland-Yutani Commando
heal-x = Heal ({ $x })
weapon-none = no weapon
rank-captain = Captain
rank-major = Major
rank-colonel = Colonel
type-troop = troop
type-support = support
type-hero = hero
type-hunter = Hunter
type-decoy = decoy
base-small = small base
base-medium = medium base
base-large = large base
base-none = no base

## Parts of a force list

chart-hero = heroes
chart-troop = troops
chart-support = support
chart-hunter = Hunters
chart-colonial_marines = Colonial Marines
chart-wy_commandos = Weyland-Yutani Commandos
chart-heavy_weapon = heavy weapons
chart-special_weapon = special weapons
chart-sergeant = Sergeants

## Stats

stat-m = Movement (M)
stat-cc = Close Combat (CC)
stat-rs = Ranged Skill (RS)
stat-st = Strength (St)
stat-con = Constitution (Con)
stat-ld = Leadership (LD)
stat-w = Wounds (W)
stat-a = Armour (A)
stat-door_value = Door value
stat-roa = Rate of Attack (RoA)
stat-avv = Anti-Vehicle Value (AVV)
weapon_field-st = weapon Strength (St)
weapon_field-roa = Rate of Attack (RoA)
weapon_field-avv = Anti-Vehicle Value (AVV)
stat-range = Range

## Phases

phase-setup = Set-up
phase-initiative = Initiative phase
phase-renewal = Renewal phase
phase-activation = Activation phase
phase-check = Victory check

## Actions

action-move = Move
    .rule = 1 AP. Move up to M tiles; 0 tiles are allowed. Every tile entered needs enough free occupation points. Not from an engaged tile.
action-shoot = Shoot
    .rule = 1 AP. Ranged attack: as many RS tests as the RoA of the weapon, each at an enemy in line of sight.
action-fight = Fight
    .rule = 1 AP. Close combat attack: as many CC tests as the RoA of the weapon, each at an enemy engaged with the model.
action-pass = Pass
    .rule = 1 AP. The activation ends; AP that are left are lost.
action-interact = Interact
    .rule = 1 AP. Use a door, a token or an objective on the model’s tile. Not on an engaged tile.
action-sentry = Sentry
    .rule = 1 AP, kept as a Sentry token: before the end of the turn the model may spend it on one Shoot, Fight or Move in reaction to an enemy that is activated or has acted.
action-aim = Aim
    .rule = 1 AP. +4 RS on the first test of the model’s next ranged attack this turn. Lost when the model moves.
action-burning_inferno = Burning Inferno
    .rule = 1 AP, counts as Shoot. Every model, friends included, on a tile 1 or 2 tiles away in line of sight takes one AutoHit per RoA. A tile within 3 of a Marine with Ping! needs no line of sight, but an open way. No Dodge against it.
action-shotgun = Shotgun!
    .rule = 1 AP, counts as Shoot. Choose a tile 1 or 2 tiles away in line of sight: one RS test against every enemy on it and on the tile between. Hits have St 8.
action-point_blank_shot = Point Blank Shot
    .rule = 1 AP, counts as Fight. Up to 3 enemies engaged with the model take an AutoHit with the St of the weapon.
action-hide = Hide
    .rule = 1 AP. On an infested tile that is not engaged the model becomes a hidden Blip! token: RS tests against it get −10 instead of −4. Being engaged, or any action but Skulking Advance and Pass, ends it.
action-force_doors_open = Force the Doors Open
    .rule = 1 AP. Test against 5 (small base), 10 (medium) or 15 (large) to remove a door of the model’s tile; a model without a base always succeeds. +1 for each other Alien on the two tiles of the door.
action-acid_spit = Acid Spit
    .rule = 1 AP, counts as Shoot. One RS test against every enemy on an adjacent tile; each success is a hit with the St of the weapon.
action-smart_disc_throw = Smart-Disc Throw
    .rule = 1 AP, counts as Shoot. Throw at a tile with enemies within 2 tiles, no line of sight needed. For each tile with enemies on the way roll 2 D20: each 1–10 is one wound without Armour Test. You name the faction, its player the model.
action-disengage = Disengage
    .rule = 1 AP, counts as Move. Pass a CC test to move from an engaged tile to an adjacent tile without enemies. A failure loses the action.
action-run = Run
    .rule = 2 AP, counts as Move. Like Move with M + 1 tiles.
action-tactical_move = Tactical Move
    .rule = 2 AP, counts as Move. The model gets a Sentry token and moves 1 tile. It may use the token at once, before any enemy reacts, or keep it; never for Move.
action-weld_it_shut = Weld It Shut!
    .rule = 2 AP, not on an engaged tile. An adjacent vent is removed with everything on it. 4 vents per game.
action-grenade_launcher = Grenade Launcher
    .rule = 2 AP, counts as Shoot. A ranged attack with the M40. A wound becomes 2 wounds, each with its own Heal test. Without line of sight a target within 3 tiles of a Marine with Ping! will do if an open way leads there.
action-rapid_fire = Rapid Fire
    .rule = 2 AP, counts as Shoot. A ranged attack with RoA +1 and −4 RS on every test.
action-seal_the_bulkhead = Seal the Bulkhead
    .rule = 2 AP, not on an engaged tile. Pass a CC test to place a door between the model’s tile and an adjacent one. 3 doors per game.
action-skulking_advance = Skulking Advance
    .rule = 2 AP, counts as Move, not from an engaged tile. The model becomes a hidden Blip! token on an adjacent infested tile that is not engaged, or stays hidden.
action-field_wound_treatment = Field Wound Treatment
    .rule = 2 AP, not on an engaged tile. Roll a D20: 1–10 heals 1 Wound of the model. One Wound per model and game.
action-open_door = Open Door (Interact)
    .rule = 1 AP, an Interact. A Marine or Predator removes a door of its tile for good.

## Skills

skill-vocal_mimicry = Vocal Mimicry
    .rule = The faction starts with 2 decoys: Blip! tokens that may only Move or Run, are removed when revealed and never reveal enemy tokens.
skill-hide_on_reveal = Hide (on reveal)
    .rule = A Blip! token on an infested tile that is not engaged and was not yet activated may stay hidden when it is seen. It then counts as activated.
skill-team_tactics = Team Tactics
    .rule = A revealed Blip! token becomes any Marine of its base size that is not yet revealed. A wound of a troop model may be taken by another troop model on its tile.
skill-auto_sentry = Auto-Sentry
    .rule = Gets a Sentry token at the start of each game turn, before any activation.
skill-dodge = Dodge
    .rule = When hit by an attack, roll a D20: on 1–5 the hit has no effect. Not against flame throwers.
skill-electric_shock = Electric Shock
    .rule = Whoever is hit by the stun prod takes a Constitution Test instead of an Armour Test, and a wound if it fails.
skill-guided_fire = Guided Fire
    .rule = May reroll each of its failed RS tests once.
skill-gun_emplacement = Gun Emplacement
    .rule = May only use Shoot, Sentry and Pass.
skill-heal = Heal (X)
    .rule = When it suffers a wound it may test against X; a success ignores the wound. Not against critical hits.
skill-medic = Medic!
    .rule = Every Marine model on its tile and adjacent tiles may make a Heal test against 4 when it suffers a wound. One test per wound, the better value counts.
skill-perimeter_secured = Perimeter Secured!
    .rule = When an Alien or Predator opens a door, roll a D20: on 1–5 every model on the two tiles of the door takes an AutoHit of St 8.
skill-ping = Ping!
    .rule = Gives line of sight to all tiles within 3 tiles, doors or not, but only for Burning Inferno, Grenade Launcher and Strategy cards.
skill-acidic_blood = Acidic Blood
    .rule = For each wound suffered roll a D20: on 1–5 an acid damage token is placed on the tile if there is room, and one model of your choice there may take an AutoHit of St 10.
skill-climbing_claws = Climbing Claws
    .rule = May cross a full tile that is not engaged, but not stop there.
skill-egg_injection = Egg Injection
    .rule = A model that it kills in close combat takes a last Constitution Test; if it fails, or after a critical hit, an Alien may hatch on its tile: Infant from a Marine troop, Stalker from a Hellhound, Predalien from another Predator.
skill-facehug = Facehug
    .rule = Whoever it hits takes a Constitution Test instead of an Armour Test; if it fails, or after a critical hit, victim and Facehugger are removed and an Alien may hatch on any infested tile.
skill-hive_bloodhounds = Hive Bloodhounds
    .rule = +1 tile when it Runs.
skill-improved_dodge = Improved Dodge
    .rule = Like Dodge, on 1–10.
skill-improved_hide = Improved Hide
    .rule = On an infested tile that is not engaged it may hide once per turn before its activation, without AP, and still be activated.
skill-resilient = Resilient
    .rule = Never suffers more than 1 wound from one hit.
skill-royal_pheromones = Royal Pheromones
    .rule = Aliens within 2 tiles have +2 CC. Several bearers do not add up.
skill-tiny = Tiny
    .rule = May end its activation on a vent. Cannot force doors and, face up, does not help others to.
skill-unstoppable = Unstoppable
    .rule = Always succeeds in forcing doors.
skill-seasoned_hunter = Seasoned Hunter
    .rule = When its Blip! token is revealed the model may be placed on an adjacent tile that no enemy sees.
skill-charge = Charge!
    .rule = +2 CC if the model has moved at least 1 tile by its own movement action this turn.
skill-hot_plasma = Hot Plasma
    .rule = Armour Tests that succeed against its plasma weapon must be rerolled.
skill-pack_hunt = Pack Hunt
    .rule = +1 CC and RS for each other model with Pack Hunt on its tile and adjacent tiles.
skill-rage = Rage!
    .rule = Announced at the start of the activation, without AP: it may reroll its CC tests this turn and its close combat weapon has St +2. At the end of the activation it suffers 1 wound without Armour Test.
skill-self_destruct_device = Self-Destruct Device
    .rule = When the model is removed roll a D20: on 1–3 every model on its tile takes an AutoHit of St 15.

## Special rules of missions

special-carry_token = Carry a Token
    .rule = A model picks up or puts down a token on its tile with an Interact. A carrier moves at most 2 tiles per activation; when it is removed the token stays on its tile. Each token is picked up at most once per game turn.
special-trophy_collection = Trophy Collection
    .rule = Whoever is killed in close combat lies on the tile. From the next game turn on a model of the killing faction may take a trophy there with an Interact. Aliens carry it, for Predators it counts at once.
special-damage_room_alien = Damage a Room (Aliens)
    .rule = An Alien other than a Facehugger may Interact in a place that its goals name: on 1–10 it puts an acid damage token there. The place is damaged with 2 tokens.
special-damage_room_marine = Damage a Room (Marines)
    .rule = A Marine may Interact in the Hibernation Chamber: on 1–10 an acid damage token is put there. The room is destroyed with 4 tokens.
special-launch_pod = Launch the Pod
    .rule = A Marine in the Predator Pod, or an Alien with an egg there, may Interact to launch it, if the tile is not engaged. The game ends at once and its faction wins.
special-imminent_destruction = Imminent Destruction
    .rule = From game turn 2 on a D20 is rolled for each collapsing tile after the initiative roll: on 1–10 it is removed with everything on it. Collapsing are the Escape Pod, the Laboratory, marked tiles and every tile with an open side that leads nowhere.
