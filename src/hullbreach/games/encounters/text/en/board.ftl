# Characters, avatars, locations with their hazards, and objectives.

character-captain_dallas = Captain Dallas
character-chief_engineer_parker = Chief Engineer Parker
character-navigator_lambert = Navigator Lambert
character-warrant_officer_ripley = Warrant Officer Ripley
character-bishop = Bishop
character-corporal_hicks = Corporal Hicks
character-lieutenant_ripley = Lieutenant Ripley
character-private_hudson = Private Hudson
character-sister_ripley = Sister Ripley
character-brother_dillon = Brother Dillon
character-cmo_clemens = CMO Clemens
character-francis_85_aaron = Francis “85” Aaron
character-ripley_no_8 = Ripley No. 8
character-call = Call
character-johner = Johner
character-christie = Christie

avatar-avatar_commander = Commander
avatar-avatar_executive = Executive
avatar-avatar_gunner = Gunner
avatar-avatar_medic = Medic
avatar-avatar_mercenary = Mercenary
avatar-avatar_priest = Priest
avatar-avatar_researcher = Researcher
avatar-avatar_scout = Scout
avatar-avatar_synthetic = Synthetic
avatar-avatar_technician = Technician
avatar-avatar_warrior = Warrior Xenomorph
avatar-avatar_screecher = Screecher Xenomorph
avatar-avatar_praetorian = Praetorian Xenomorph
avatar-avatar_hunter = Hunter Xenomorph

location-the_nostromo = The Nostromo
location-hadleys_hope = Hadley’s Hope
location-fiorina_fury_161 = Fiorina “Fury” 161
location-the_auriga = The Auriga

hazard-the_nostromo_hazard_1 = Coolant Leak
hazard-the_nostromo_hazard_2 = Vents Wide Open
hazard-the_nostromo_hazard_3 = Scuttling Charges
hazard-hadleys_hope_hazard_1 = Power Cut
hazard-hadleys_hope_hazard_2 = They Are in the Ceiling
hazard-hadleys_hope_hazard_3 = Reactor Overload
hazard-fiorina_fury_161_hazard_1 = Stowaways in the Wreck
hazard-fiorina_fury_161_hazard_2 = Quarantine Fire
hazard-fiorina_fury_161_hazard_3 = Sealed in with It
hazard-the_auriga_hazard_1 = Gas in the Corridor
hazard-the_auriga_hazard_2 = Flooded Kitchens
hazard-the_auriga_hazard_3 = Course Set for Earth

objective-the_sos = The S.O.S.
objective-no_one_can_hear_you_scream = No One Can Hear You Scream
objective-a_perfect_organism = A Perfect Organism
objective-the_lost_colony = The Lost Colony
objective-they_mostly_come_at_night = They Mostly Come At Night
objective-whos_laying_the_eggs = Who’s Laying The Eggs?
objective-where_are_the_brothers = Where Are The Brothers?
objective-the_beast_is_out_there = The Beast Is Out There
objective-nobody_can_stop_it = Nobody Can Stop It
objective-breakout = Breakout
objective-youre_a_thing_a_construct = You’re A Thing, A Construct
objective-shell_breed_youll_die = She’ll Breed, You’ll Die
