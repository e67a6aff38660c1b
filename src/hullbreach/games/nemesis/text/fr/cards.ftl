# Noms des cartes, des Objets et du reste.

## Cartes Action

card-demolition = Démolition
card-interruption = Interruption
card-rest = Repos
card-search = Fouille
card-basic_repairs = Réparations de base
card-repairs = Réparations
card-fast_repairs = Réparations rapides
card-order = Ordre
card-suppressive_fire = Tir de suppression
card-reload = Rechargement
card-motivation = Motivation
card-computer_skills = Compétences informatiques
card-piloting = Pilotage
card-knowledge_of_the_ship = Connaissance du vaisseau
card-old_friend = Vieil ami
card-risk_assessment = Évaluation des risques
card-blocking_access = Blocage des accès
card-intranet = Intranet
card-scavenging = Récupération
card-reconnaissance = Reconnaissance
card-adrenaline = Adrénaline
card-covering_fire = Tir de couverture
card-taking_aim = Viser
card-full_auto = Rafale
card-nerves_of_steel = Nerfs d’acier
card-technical_corridors = Conduits
card-pyrotechnics = Pyrotechnie
card-ingenuity = Ingéniosité

## Objets

item-six_shooter = Six-coups
item-shotgun = Fusil à pompe
item-sawed_off_shotgun = Fusil à canon scié
item-assault_rifle = Fusil d’assaut
item-rifle = Fusil
item-pistol = Pistolet
item-energy_charge_red = Charge d’énergie
item-energy_charge_yellow = Charge d’énergie
item-grenade = Grenade
item-smoke_grenade = Grenade fumigène
item-recon_drone = Drone de reconnaissance
item-decoy = Leurre
item-self_destruct_key = Clé d’autodestruction
item-evacuation_key = Clé d’évacuation
item-pilot_evacuation_key = Clé d’évacuation
item-comms_key = Clé de communication
item-extended_magazine = Chargeur étendu
item-prototype_pistol = Prototype : pistolet
item-prototype_rifle = Prototype : fusil
item-prototype_shotgun = Prototype : fusil à pompe
item-chemicals = Produits chimiques
item-tools = Outils
item-duct_tape = Ruban adhésif
item-fire_extinguisher = Extincteur
item-clothes_yellow = Vêtements
item-clothes_green = Vêtements
item-technical_corridors_plans = Plans des Conduits
item-space_suit = Combinaison spatiale
item-nemesis_plans = Plans du Nemesis
item-medkit = Trousse médicale
item-bandages = Bandages
item-synthetic_food = Nourriture synthétique
item-adrenaline_injection = Injection d’adrénaline
item-alcohol = Alcool
item-military_drugs = Drogues militaires
item-antidote = Antidote
item-taser = Taser
item-flamethrower = Lance-flammes
item-molotov_cocktail = Cocktail Molotov
item-log_key = Clé du journal de bord
item-intercom = Interphone
item-orbital_maneuvering_system = Système de manœuvre orbitale
item-plasma_torch = Torche à plasma
item-flashlight = Lampe torche
item-autoloader = Chargeur automatique
item-armor = Armure
item-motion_scanner = Détecteur de mouvement
item-security_key = Clé de sécurité
item-holo_computer = Ordinateur holographique
item-laboratory_equipment = Équipement de laboratoire

## Cartes Événement

event_card-egg_protection = Protection des Œufs
event_card-hatching = Couvaison
event_card-regeneration = Régénération
event_card-damage = Saccage
event_card-lurking = À l’affût
event_card-eclosion = Éclosion
event_card-flammable_compounds = Composés inflammables
event_card-hunt_a = Chasse
event_card-hunt_b = Chasse
event_card-consuming_fire = Feu dévorant
event_card-damaging_fire = Feu destructeur
event_card-scent_of_prey = L’odeur de la proie
event_card-malfunction = Panne
event_card-noise_in_technical_corridors = Bruit dans les Conduits
event_card-nest = Nid
event_card-bulkheads_open = Ouverture des cloisons
event_card-evacuation_pod_ejection = Éjection d’une Nacelle
event_card-short_circuit = Court-circuit
event_card-coolant_leak = Fuite de liquide de refroidissement
event_card-life_support_failure = Défaillance du système de survie

## Attaques d’Intrus

attack-scratch = Griffure
attack-claw_attack = Coup de griffes
attack-bite = Morsure
attack-tail_attack = Coup de queue
attack-transformation = Transformation
attack-frenzy = Frénésie
attack-slime = Slime
attack-summoning = Appel

## Actions d’Intrus

intruder_action-pursuit = Poursuite
intruder_action-coordinated_hunt = Chasse coordonnée
intruder_action-metamorphosis = Métamorphose
intruder_action-planning = Planification
intruder_action-self_healing = Autoguérison

## Faiblesses

weakness-vital_places = Points vitaux
weakness-the_way_of_moving = Mode de déplacement
weakness-susceptibility_to_phosphates = Sensibilité aux phosphates
weakness-vulnerability_to_energy = Vulnérabilité à l’énergie
weakness-reaction_to_danger = Réaction au danger
weakness-species_on_the_brink_of_extinction = Espèce en voie d’extinction
weakness-the_way_of_fighting = Mode de combat
weakness-vulnerability_to_fire = Vulnérabilité au feu

## Objectifs

objective-salvaging_the_prime_asset = Sauver l’essentiel
objective-quarantine = Quarantaine
objective-the_great_hunt = La grande chasse
objective-a_proper_burial = Un enterrement décent
objective-hoarder = Accumulateur
objective-relentless_investigator = Enquêteur acharné
objective-the_oldest_friend = Le plus vieil ami
objective-best_friends_forever = Amis pour la vie
objective-aliens_on_a_spaceship = Des aliens à bord
objective-necroscopy = Nécropsie
objective-ab_ovo = Ab ovo
objective-extreme_field_biology = Biologie de terrain extrême
objective-my_precious = Mon trésor
objective-the_right_moment_to_strike = Le bon moment pour frapper
objective-greener_pastures = L’herbe est plus verte
objective-an_old_feud = Une vieille querelle
objective-hostile_takeover = Prise de contrôle hostile
objective-the_final_enlightenment = L’illumination finale
objective-destination_earth = Destination : la Terre
objective-emergency_post_mortem = Autopsie d’urgence
objective-first_contact_protocol = Protocole de premier contact
objective-cutting_off_the_head = Couper la tête
objective-no_man_left_behind = On n’abandonne personne
objective-special_delivery = Livraison spéciale
objective-clean_up_crew = Équipe de nettoyage

## Actions de Salle

room_action-armory = Recharger une Arme à énergie
room_action-comms_room = Envoyer un Signal
room_action-emergency_room = Se soigner
room_action-evacuation_a = Tenter d’entrer dans une Nacelle
room_action-evacuation_b = Tenter d’entrer dans une Nacelle
room_action-fire_control_system = Lancer la procédure anti-incendie
room_action-generator = Lancer ou arrêter l’Autodestruction
room_action-laboratory = Analyser un Corps Lourd
room_action-nest = Prendre un Œuf
room_action-storage = Fouiller pour trouver un Objet
room_action-surgery = Opération chirurgicale
room_action-airlock_control = Lancer la procédure de sas d’urgence
room_action-canteen = Prendre un en-cas
room_action-command_center = Ouvrir ou fermer des Portes
room_action-engine_control_room = Vérifier tous les moteurs
room_action-hatch_control_system = Verrouiller ou déverrouiller une Nacelle
room_action-monitoring_room = Examiner une Salle et son jeton Exploration
room_action-shower_room = Prendre une douche
room_action-cockpit = Commandes de vol
room_action-engine_1 = Vérifier le moteur
room_action-engine_2 = Vérifier le moteur
room_action-engine_3 = Vérifier le moteur
room_action-hibernatorium = Tenter d’hiberner

## Traits

trait-captain = Mais crève donc !
trait-pilot = Habilitation
trait-scientist = Fauteuil roulant
trait-scout = Récupérateur
trait-soldier = Ruée
trait-mechanic = Bricoleur

## Destinations

destination-earth = la Terre
destination-mars = Mars
destination-venus = Vénus
destination-deep_space = l’espace profond

## Blessures Graves

wound-arm = Bras
wound-hand = Main
wound-leg = Jambe
wound-body = Corps
wound-bleeding = Hémorragie

## Jetons Exploration

exploration-malfunction = Panne
exploration-doors = porte
exploration-fire = Feu
exploration-silence = Silence
exploration-slime = Slime
exploration-danger = Danger

## Composants

component-chemical = chimique
component-cloth = tissu
component-electrical = électrique
component-medical = médical
component-tool = outil
