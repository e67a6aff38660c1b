# Charaktere, Avatare, Orte mit ihren Gefahren, Aufträge.

character-captain_dallas = Captain Dallas
character-chief_engineer_parker = Chefingenieur Parker
character-navigator_lambert = Navigatorin Lambert
character-warrant_officer_ripley = Warrant Officer Ripley
character-bishop = Bishop
character-corporal_hicks = Corporal Hicks
character-lieutenant_ripley = Lieutenant Ripley
character-private_hudson = Private Hudson
character-sister_ripley = Schwester Ripley
character-brother_dillon = Bruder Dillon
character-cmo_clemens = Chefarzt Clemens
character-francis_85_aaron = Francis „85“ Aaron
character-ripley_no_8 = Ripley Nr. 8
character-call = Call
character-johner = Johner
character-christie = Christie

avatar-avatar_commander = Kommandeur
avatar-avatar_executive = Manager
avatar-avatar_gunner = Schütze
avatar-avatar_medic = Sanitäter
avatar-avatar_mercenary = Söldner
avatar-avatar_priest = Priester
avatar-avatar_researcher = Forscher
avatar-avatar_scout = Späher
avatar-avatar_synthetic = Synthet
avatar-avatar_technician = Techniker
avatar-avatar_warrior = Krieger-Xenomorph
avatar-avatar_screecher = Kreischer-Xenomorph
avatar-avatar_praetorian = Prätorianer-Xenomorph
avatar-avatar_hunter = Jäger-Xenomorph

location-the_nostromo = Die Nostromo
location-hadleys_hope = Hadley’s Hope
location-fiorina_fury_161 = Fiorina „Fury“ 161
location-the_auriga = Die Auriga

hazard-the_nostromo_hazard_1 = Kühlmittelleck
hazard-the_nostromo_hazard_2 = Schächte weit offen
hazard-the_nostromo_hazard_3 = Sprengladungen
hazard-hadleys_hope_hazard_1 = Stromausfall
hazard-hadleys_hope_hazard_2 = Sie sind in der Decke
hazard-hadleys_hope_hazard_3 = Reaktor überlastet
hazard-fiorina_fury_161_hazard_1 = Blinde Passagiere im Wrack
hazard-fiorina_fury_161_hazard_2 = Quarantänefeuer
hazard-fiorina_fury_161_hazard_3 = Mit ihr eingeschlossen
hazard-the_auriga_hazard_1 = Gas im Gang
hazard-the_auriga_hazard_2 = Überflutete Küchen
hazard-the_auriga_hazard_3 = Kurs auf die Erde

objective-the_sos = Das S.O.S.
objective-no_one_can_hear_you_scream = Niemand hört dich schreien
objective-a_perfect_organism = Ein perfekter Organismus
objective-the_lost_colony = Die verlorene Kolonie
objective-they_mostly_come_at_night = Meistens kommen sie nachts
objective-whos_laying_the_eggs = Wer legt die Eier?
objective-where_are_the_brothers = Wo sind die Brüder?
objective-the_beast_is_out_there = Die Bestie ist da draußen
objective-nobody_can_stop_it = Niemand kann sie aufhalten
objective-breakout = Ausbruch
objective-youre_a_thing_a_construct = Du bist ein Ding, ein Konstrukt
objective-shell_breed_youll_die = Sie wird gebären, ihr werdet sterben
