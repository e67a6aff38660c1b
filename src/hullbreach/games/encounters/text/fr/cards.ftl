# Les noms des cartes.

## Cartes de rôle

card-report_for_duty = Au rapport
card-welcome_aboard = Bienvenue à bord
card-lets_rock = Ça va chauffer !
card-battlefield_medicine = Médecine de guerre
card-ready_for_anything = Prêt à tout
card-violence_isnt_the_answer = La violence ne résout rien
card-thirst_for_knowledge = Soif de savoir
card-reconnaissance = Reconnaissance
card-versatile_programming = Programmation polyvalente
card-right_tool_for_the_job = L’outil qu’il faut

## Cartes de base

card-specialist = Spécialiste
card-grunt = Grunt

## Sergents

card-sergeant_intel = Sgt Apone
card-sergeant_leadership = Sgt Apone
card-sergeant_strength = Sgt Apone
card-sergeant_survival = Sgt Apone
card-sergeant_tech = Sgt Apone

## Capitaine Dallas

card-orders_from_the_bridge = Ordres de la passerelle
card-nobody_goes_alone = Personne n’y va seul
card-captain_of_the_ship = Seul maître à bord
card-follow_the_beacon = Suivre la balise

## Chef mécanicien Parker

card-overdriven_torch = Chalumeau poussé à fond
card-incinerator_sweep = Nettoyage au lance-flammes
card-electric_prod = Aiguillon électrique
card-argue_the_shares = Discuter les parts

## Navigatrice Lambert

card-chart_every_corridor = Cartographier chaque couloir
card-tracker_readout = Relevé du détecteur
card-plot_the_course = Tracer la route
card-sensor_sweep = Balayage des capteurs

## Adjudante Ripley

card-final_log_entry = Dernière entrée du journal
card-suit_up = Enfiler la combinaison
card-quarantine_procedure = Procédure de quarantaine
card-hide_in_the_locker = Cachée dans le casier

## Bishop

card-artificial_reflexes = Réflexes artificiels
card-remote_pilot = Pilote à distance
card-knife_trick = Le tour du couteau
card-steady_hands = La main sûre

## Caporal Hicks

card-order_from_orbit = Ordre venu d’orbite
card-dropship_deployment = Largage de la navette
card-fire_team_leader = Chef d’équipe de tir
card-backup_shotgun = Fusil à pompe de secours

## Lieutenant Ripley

card-loader_duel = Duel en exosquelette
card-taped_rifles = Fusils scotchés
card-inquest_testimony = Témoignage à l’enquête
card-rifle_lesson = Leçon de tir

## Soldat Hudson

card-go_down_shouting = Tomber en hurlant
card-seal_that_door = Scellez cette porte
card-covering_position = Position de couverture
card-squad_bravado = Bravade d’escouade

## Sœur Ripley

card-into_the_furnace = Dans la fournaise
card-one_of_the_inmates = Une détenue parmi d’autres
card-shorn_and_ready = Tondue et prête
card-bait_and_run = Appâter et courir

## Frère Dillon

card-last_sermon = Dernier sermon
card-hold_it_here = Le retenir ici
card-word_to_the_brothers = Un mot aux frères
card-fire_axe = Hache d’incendie

## Docteur Clemens

card-doctors_oath = Serment du médecin
card-full_autopsy = Autopsie complète
card-infirmary_rounds = Visite à l’infirmerie
card-blood_sample = Échantillon de sang

## Francis « 85 » Aaron

card-smarter_than_he_looks = Plus malin qu’il n’en a l’air
card-call_for_rescue = Appel au secours
card-company_line = Discours de la Compagnie
card-wardens_logbook = Registre du directeur

## Ripley n° 8

card-eighth_of_eight = La huitième sur huit
card-surgical_extraction = Extraction chirurgicale
card-sense_the_hive = Sentir la ruche
card-acid_in_the_veins = De l’acide dans les veines

## Call

card-voice_of_the_ship = La voix du vaisseau
card-override_the_doors = Forcer les portes
card-wired_into_the_deck = Branchée sur le vaisseau
card-kinder_than_human = Plus humaine que l’homme

## Johner

card-nothing_personal = Rien de personnel
card-flask_pistol = Pistolet flasque
card-smugglers_stash = Cache de contrebandier
card-cheap_shot = Coup bas

## Christie

card-cut_the_strap = Couper la sangle
card-ricochet_shot = Tir par ricochet
card-sleeve_holsters = Holsters de manche
card-twin_pistols = Pistolets jumeaux

## Projets

card-bring_everyone_home = Ramener tout le monde
card-volunteer_for_point = Volontaire pour l’avant-garde
card-leak_the_files = Divulguer les dossiers
card-old_debt_repaid = Une vieille dette payée
card-hidden_first_aid = Premiers soins cachés
card-spare_power_cells = Piles de rechange
card-secret_map = Plan secret
card-union_steward = Délégué syndical
card-smuggled_ammo = Munitions clandestines
card-proof_against_the_company = Preuve contre la Compagnie
card-crew_is_expendable = L’équipage est sacrifiable
card-secure_the_specimen = Récupérer le spécimen
card-cut_the_comms = Couper les communications
card-lock_them_out = Les enfermer dehors
card-company_marksman = Tireur de la Compagnie

## Secrets révélés

card-secrets_revealed = Secrets révélés

## Le S.O.S.

card-hazard_the_sos = Danger
card-event_the_sos = Événement
card-sos_signal = S.O.S.
card-leathery_egg = Œuf tanné
card-facehugger_derelict = Facehugger
card-fleeing_chestburster = Chestburster en fuite

## Personne ne vous entend crier

card-hazard_no_one_can_hear_you_scream = Danger
card-event_no_one_can_hear_you_scream = Événement
card-ash = Ash
card-motion_tracker = Détecteur de mouvement
card-vent_stalker = Rôdeur des conduits
card-duct_hunter = Chasseur des gaines
card-brett = Brett

## Un organisme parfait

card-hazard_a_perfect_organism = Danger
card-event_a_perfect_organism = Événement
card-perfect_organism = Organisme parfait
card-cocooned_captain = Capitaine en cocon
card-lurking_xenomorph = Xénomorphe aux aguets
card-ravenous_xenomorph = Xénomorphe vorace
card-facehugger_nostromo = Facehugger
card-narcissus_shuttle = Navette Narcissus
card-jones_the_cat = Jones le chat

## La colonie perdue

card-hazard_the_lost_colony = Danger
card-event_the_lost_colony = Événement
card-newt = Newt
card-welded_barricade = Barricade soudée
card-specimen_facehugger = Facehugger de laboratoire
card-resin_sentinel = Sentinelle de résine

## Ils viennent surtout la nuit

card-hazard_they_mostly_come_at_night = Danger
card-event_they_mostly_come_at_night = Événement
card-sentry_gun = Mitrailleuse automatique
card-burke = Carter Burke
card-ceiling_crawler = Rampant du plafond
card-xenomorph_warrior = Guerrier xénomorphe

## Qui pond les œufs ?

card-hazard_whos_laying_the_eggs = Danger
card-event_whos_laying_the_eggs = Événement
card-alien_queen = Reine alien
card-power_loader = Exosquelette Power Loader
card-royal_egg = Œuf royal
card-queens_guard = Garde de la reine
card-nest_warrior = Guerrier du nid
card-dropship_returns = Navette en approche

## Où sont les frères ?

card-hazard_where_are_the_brothers = Danger
card-event_where_are_the_brothers = Événement
card-brother_boggs = Frère Boggs
card-brother_rains = Frère Rains
card-brother_murphy = Frère Murphy
card-bambi_burster = Burster à quatre pattes
card-facehugger_wreck = Facehugger
card-golic = Golic

## La bête est dehors

card-hazard_the_beast_is_out_there = Danger
card-event_the_beast_is_out_there = Événement
card-xenomorph_runner = Coureur xénomorphe
card-toxic_waste_drums = Fûts de déchets toxiques
card-corridor_hunter = Chasseur des couloirs
card-superintendent_aide = Adjoint du surintendant

## Personne ne peut l’arrêter

card-hazard_nobody_can_stop_it = Danger
card-event_nobody_can_stop_it = Événement
card-the_beast = La Bête
card-lead_piston = Piston de la fonderie
card-company_commando = Commando de la Compagnie
card-company_representative = Représentant de la Compagnie
card-frenzied_runner = Coureur enragé
card-morse_at_the_controls = Morse aux commandes

## Évasion

card-hazard_breakout = Danger
card-event_breakout = Événement
card-door_control = Commande de porte
card-escaped_specimen = Spécimen échappé
card-general_perez = Général Perez
card-station_soldier = Soldat de la station

## Tu es une chose, une création

card-hazard_youre_a_thing_a_construct = Danger
card-event_youre_a_thing_a_construct = Événement
card-failed_clone = Clone raté
card-dr_wren = Dr Wren
card-purvis = Purvis
card-swimming_xenomorph = Xénomorphe nageur
card-flooded_ambusher = Embusqué des eaux

## Elle enfantera, vous mourrez

card-hazard_shell_breed_youll_die = Danger
card-event_shell_breed_youll_die = Événement
card-newborn = Le Nouveau-né
card-cloned_queen = Reine clonée
card-cloned_egg = Œuf cloné
card-cloned_warrior = Guerrier cloné
card-cocooned_doctor = Docteur en cocon
card-betty_docked = La Betty à quai
card-distephano = Distephano

## Drones

card-sluggish_drone = Drone engourdi
card-wounded_drone = Drone blessé
card-resin_worker = Ouvrier de résine
card-carrier_drone = Drone porteur
card-prowling_drone = Drone rôdeur
card-hissing_drone = Drone sifflant
card-acid_blood_drone = Drone au sang acide
card-scavenger_drone = Drone charognard
card-nest_builder = Bâtisseur du nid
card-leaping_drone = Drone bondissant
card-grasping_drone = Drone agrippeur
card-slumbering_drone = Drone assoupi

## Couveuse

card-facehugger = Facehugger
card-chestburster = Chestburster

## Frappes

card-near_miss = De justesse
card-blind_panic = Panique aveugle
card-scratch = Égratignure
card-bite_mark = Morsure
card-dropped_weapon = Arme lâchée
card-dragged_off = Traîné au loin
card-gash = Entaille
card-broken_arm = Bras cassé
card-concussion = Commotion
card-acid_burn = Brûlure d’acide
card-tail_whip = Coup de fouet caudal
card-impaled = Empalé
card-punctured_lung = Poumon perforé
card-crushed = Broyé
card-inner_jaw = Mâchoire interne
card-mauled = Mutilé

## Joueur alien

card-slash = Lacération
card-double_jaw = Double mâchoire
card-tail_lash = Coup de queue
card-stalk_the_weak = Traquer les faibles
card-call_the_swarm = Appeler la nuée
card-crawl_ahead = Ramper devant
card-acid_blood = Sang acide
card-screech = Cri strident
card-drag_into_the_dark = Traîner dans l’ombre
card-carry_the_egg = Porter l’œuf
card-feeding_frenzy = Frénésie
card-lick_the_wounds = Lécher ses plaies
card-auriga_contaminant = Contaminant
