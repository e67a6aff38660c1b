# Noms des cartes.

unknown-card = une carte inconnue
name-quoted = « { $name } »

## Cartes Environnement

environment-all_quiet = Rien à signaler
environment-lights_out = Extinction des feux
environment-emergency_lighting = Éclairage de secours
environment-doors_cycle_open = Ouverture automatique
environment-bulkhead_lockdown = Verrouillage des cloisons
environment-life_support_failure = Défaillance du système de survie
environment-temperature_crash = Chute de température
environment-coolant_fog = Brouillard de réfrigérant
environment-gravity_flicker = Gravité instable
environment-gravity_surge = Pic de gravité
environment-hull_breach = Brèche dans la coque
environment-steam_burst = Jet de vapeur
environment-vent_overpressure = Surpression dans les conduits
environment-maintenance_crawlways = Passages de maintenance
environment-resin_bloom = Prolifération de résine
environment-decontamination_cycle = Cycle de décontamination
environment-sensor_ghosts = Échos fantômes
environment-sensor_sweep = Balayage des capteurs
environment-comms_blackout = Coupure des communications
environment-power_surge = Surtension

## Cartes Stratégie des Marines

card-emergency_med_pack = Trousse de secours
card-overwatch = Vigilance
card-aimed_burst = Rafale ajustée
card-suppressing_fire = Tir de suppression
card-bounding_advance = Progression par bonds
card-tracker_sweep = Balayage du détecteur
card-claymore = Claymore
card-emergency_bulkhead = Cloison d’urgence
card-cutting_torch = Chalumeau
card-armour_piercing_rounds = Munitions perforantes
card-full_magazine = Chargeur plein
card-sticky_fuel = Gel incendiaire
card-quick_grenade = Grenade réflexe
card-back_to_back = Dos à dos
card-final_rounds = Dernières cartouches
card-shove_aside = Bousculade
card-squad_order = Ordre d’escouade
card-flares = Fusées éclairantes
card-controlled_breathing = Respiration contrôlée
card-break_contact = Rompre le contact

## Cartes Stratégie des Aliens

card-pounce = Bond
card-out_of_the_walls = Surgis des murs
card-acid_spray = Gerbe d’acide
card-corroded_deck = Pont corrodé
card-swarm = Essaim
card-hive_mind = Esprit de la ruche
card-drag_into_the_dark = Entraîné dans le noir
card-lurking_shape = Silhouette tapie
card-meld_with_resin = Fondu dans la résine
card-vent_ambush = Embuscade par les conduits
card-tail_strike = Coup de queue
card-feeding_frenzy = Frénésie vorace
card-hardened_chitin = Chitine durcie
card-blood_scent = Odeur du sang
card-cut_the_lights = Lumières coupées
card-resin_spread = Avancée de la résine
card-tear_it_down = Porte arrachée
card-hatching = Éclosion
card-shifting_shadows = Ombres mouvantes
card-paralysing_fear = Peur paralysante

## Cartes Stratégie des Predators

card-cloak = Camouflage
card-thermal_vision = Vision thermique
card-plasma_overcharge = Surcharge de plasma
card-tri_laser = Visée triple laser
card-leap = Saut
card-claim_the_trophy = Trophée réclamé
card-medicomp = Medicomp
card-net_launcher = Lance-filet
card-shuriken = Shuriken
card-war_cry = Cri de guerre
card-blade_flurry = Tourbillon de lames
card-honour_duel = Duel d’honneur
card-lure = Appel trompeur
card-false_signal = Faux signal
card-wrist_computer = Ordinateur de poignet
card-evasive_roll = Roulade
card-bone_armour = Armure d’os
card-second_wind = Second souffle
card-laser_mine = Mine laser
card-patient_hunter = Chasseur patient

## Cartes Mission

mission_card-data_recovery = Récupération de données
mission_card-double_check = Double vérification
mission_card-pull_out = Repli
mission_card-supply_run = Ravitaillement
mission_card-body_count = Tableau de chasse
mission_card-close_the_ducts = Fermer les conduits
mission_card-wire_the_halls = Câbler les couloirs
mission_card-scorched_room = Salle brûlée
mission_card-two_caches = Deux caches
mission_card-sample_hunt = Chasse aux échantillons
mission_card-fight_through = Passer en force
mission_card-seal_and_hold = Sceller et tenir
mission_card-fallback_point = Point de repli
mission_card-moving_the_nest = Le nid déménage
mission_card-bait = Appât
mission_card-sabotage = Sabotage
mission_card-sweep = Ratissage
mission_card-courier = Messager
mission_card-proof_of_the_kill = Preuve de chasse
mission_card-last_light = Dernière lueur
