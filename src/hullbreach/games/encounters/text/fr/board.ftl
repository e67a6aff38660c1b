# Personnages, avatars, lieux et leurs dangers, objectifs.

character-captain_dallas = Capitaine Dallas
character-chief_engineer_parker = Chef mécanicien Parker
character-navigator_lambert = Navigatrice Lambert
character-warrant_officer_ripley = Adjudante Ripley
character-bishop = Bishop
character-corporal_hicks = Caporal Hicks
character-lieutenant_ripley = Lieutenant Ripley
character-private_hudson = Soldat Hudson
character-sister_ripley = Sœur Ripley
character-brother_dillon = Frère Dillon
character-cmo_clemens = Docteur Clemens
character-francis_85_aaron = Francis « 85 » Aaron
character-ripley_no_8 = Ripley n° 8
character-call = Call
character-johner = Johner
character-christie = Christie

avatar-avatar_commander = Commandant
avatar-avatar_executive = Cadre
avatar-avatar_gunner = Mitrailleur
avatar-avatar_medic = Médecin
avatar-avatar_mercenary = Mercenaire
avatar-avatar_priest = Prêtre
avatar-avatar_researcher = Chercheur
avatar-avatar_scout = Éclaireur
avatar-avatar_synthetic = Synthétique
avatar-avatar_technician = Technicien
avatar-avatar_warrior = Xénomorphe guerrier
avatar-avatar_screecher = Xénomorphe hurleur
avatar-avatar_praetorian = Xénomorphe prétorien
avatar-avatar_hunter = Xénomorphe chasseur

location-the_nostromo = Le Nostromo
location-hadleys_hope = Hadley’s Hope
location-fiorina_fury_161 = Fiorina « Fury » 161
location-the_auriga = L’Auriga

hazard-the_nostromo_hazard_1 = Fuite de réfrigérant
hazard-the_nostromo_hazard_2 = Conduits grands ouverts
hazard-the_nostromo_hazard_3 = Charges de sabordage
hazard-hadleys_hope_hazard_1 = Coupure de courant
hazard-hadleys_hope_hazard_2 = Ils sont dans le plafond
hazard-hadleys_hope_hazard_3 = Surcharge du réacteur
hazard-fiorina_fury_161_hazard_1 = Passagers clandestins dans l’épave
hazard-fiorina_fury_161_hazard_2 = Feu de quarantaine
hazard-fiorina_fury_161_hazard_3 = Enfermés avec elle
hazard-the_auriga_hazard_1 = Gaz dans le couloir
hazard-the_auriga_hazard_2 = Cuisines inondées
hazard-the_auriga_hazard_3 = Cap sur la Terre

objective-the_sos = Le S.O.S.
objective-no_one_can_hear_you_scream = Personne ne vous entend crier
objective-a_perfect_organism = Un organisme parfait
objective-the_lost_colony = La colonie perdue
objective-they_mostly_come_at_night = Ils viennent surtout la nuit
objective-whos_laying_the_eggs = Qui pond les œufs ?
objective-where_are_the_brothers = Où sont les frères ?
objective-the_beast_is_out_there = La bête est dehors
objective-nobody_can_stop_it = Personne ne peut l’arrêter
objective-breakout = Évasion
objective-youre_a_thing_a_construct = Tu es une chose, une création
objective-shell_breed_youll_die = Elle enfantera, vous mourrez
