# Namen der Karten, der Gegenstände und des Übrigen.

## Aktionskarten

card-demolition = Zerstörung
card-interruption = Unterbrechung
card-rest = Ausruhen
card-search = Suche
card-basic_repairs = Einfache Reparatur
card-repairs = Reparatur
card-fast_repairs = Schnelle Reparatur
card-order = Befehl
card-suppressive_fire = Niederhalten
card-reload = Nachladen
card-motivation = Motivation
card-computer_skills = Computerkenntnisse
card-piloting = Steuerkunst
card-knowledge_of_the_ship = Schiffskenntnis
card-old_friend = Alter Freund
card-risk_assessment = Risikoabschätzung
card-blocking_access = Zugriffssperre
card-intranet = Intranet
card-scavenging = Plündern
card-reconnaissance = Erkundungsgang
card-adrenaline = Adrenalin
card-covering_fire = Feuerschutz
card-taking_aim = Zielen
card-full_auto = Dauerfeuer
card-nerves_of_steel = Nerven aus Stahl
card-technical_corridors = Wartungsschächte
card-pyrotechnics = Pyrotechnik
card-ingenuity = Einfallsreichtum

## Gegenstände

item-six_shooter = Sechsschüsser
item-shotgun = Schrotflinte
item-sawed_off_shotgun = Abgesägte Schrotflinte
item-assault_rifle = Sturmgewehr
item-rifle = Gewehr
item-pistol = Pistole
item-energy_charge_red = Energieladung
item-energy_charge_yellow = Energieladung
item-grenade = Granate
item-smoke_grenade = Rauchgranate
item-recon_drone = Aufklärungsdrohne
item-decoy = Köder
item-self_destruct_key = Selbstzerstörungsschlüssel
item-evacuation_key = Evakuierungsschlüssel
item-pilot_evacuation_key = Evakuierungsschlüssel
item-comms_key = Kommunikationsschlüssel
item-extended_magazine = Erweitertes Magazin
item-prototype_pistol = Prototyp: Pistole
item-prototype_rifle = Prototyp: Gewehr
item-prototype_shotgun = Prototyp: Schrotflinte
item-chemicals = Chemikalien
item-tools = Werkzeug
item-duct_tape = Klebeband
item-fire_extinguisher = Feuerlöscher
item-clothes_yellow = Kleidung
item-clothes_green = Kleidung
item-technical_corridors_plans = Plan der Wartungsschächte
item-space_suit = Raumanzug
item-nemesis_plans = Pläne der Nemesis
item-medkit = Sanitätskasten
item-bandages = Verbände
item-synthetic_food = Synthetische Nahrung
item-adrenaline_injection = Adrenalinspritze
item-alcohol = Alkohol
item-military_drugs = Militärdrogen
item-antidote = Gegenmittel
item-taser = Taser
item-flamethrower = Flammenwerfer
item-molotov_cocktail = Molotowcocktail
item-log_key = Logbuchschlüssel
item-intercom = Bordsprechanlage
item-orbital_maneuvering_system = Orbitales Manövriersystem
item-plasma_torch = Plasmabrenner
item-flashlight = Taschenlampe
item-autoloader = Selbstlader
item-armor = Panzerung
item-motion_scanner = Bewegungsmelder
item-security_key = Sicherheitsschlüssel
item-holo_computer = Holocomputer
item-laboratory_equipment = Laborausrüstung

## Ereigniskarten

event_card-egg_protection = Eierschutz
event_card-hatching = Schlüpfen
event_card-regeneration = Regeneration
event_card-damage = Verwüstung
event_card-lurking = Auf der Lauer
event_card-eclosion = Ausbruch
event_card-flammable_compounds = Brennbare Stoffe
event_card-hunt_a = Jagd
event_card-hunt_b = Jagd
event_card-consuming_fire = Verzehrendes Feuer
event_card-damaging_fire = Zerstörerisches Feuer
event_card-scent_of_prey = Witterung
event_card-malfunction = Fehlfunktion
event_card-noise_in_technical_corridors = Geräusche in den Wartungsschächten
event_card-nest = Nest
event_card-bulkheads_open = Offene Schotten
event_card-evacuation_pod_ejection = Kapselauswurf
event_card-short_circuit = Kurzschluss
event_card-coolant_leak = Kühlmittelleck
event_card-life_support_failure = Ausfall der Lebenserhaltung

## Xeno-Angriffe

attack-scratch = Kratzer
attack-claw_attack = Klauenangriff
attack-bite = Biss
attack-tail_attack = Schwanzangriff
attack-transformation = Verwandlung
attack-frenzy = Raserei
attack-slime = Schleim
attack-summoning = Herbeirufen

## Xeno-Aktionen

intruder_action-pursuit = Verfolgung
intruder_action-coordinated_hunt = Gemeinsame Jagd
intruder_action-metamorphosis = Metamorphose
intruder_action-planning = Planung
intruder_action-self_healing = Selbstheilung

## Schwächen

weakness-vital_places = Wunde Punkte
weakness-the_way_of_moving = Art der Bewegung
weakness-susceptibility_to_phosphates = Anfällig für Phosphate
weakness-vulnerability_to_energy = Verwundbar durch Energie
weakness-reaction_to_danger = Reaktion auf Gefahr
weakness-species_on_the_brink_of_extinction = Vom Aussterben bedroht
weakness-the_way_of_fighting = Art des Kampfes
weakness-vulnerability_to_fire = Verwundbar durch Feuer

## Ziele

objective-salvaging_the_prime_asset = Das Wichtigste retten
objective-quarantine = Quarantäne
objective-the_great_hunt = Die große Jagd
objective-a_proper_burial = Ein würdiges Begräbnis
objective-hoarder = Sammelwut
objective-relentless_investigator = Rastlos auf der Spur
objective-the_oldest_friend = Der älteste Freund
objective-best_friends_forever = Freunde fürs Leben
objective-aliens_on_a_spaceship = Aliens an Bord
objective-necroscopy = Leichenschau
objective-ab_ovo = Ab ovo
objective-extreme_field_biology = Extreme Feldbiologie
objective-my_precious = Mein Schatz
objective-the_right_moment_to_strike = Der richtige Moment
objective-greener_pastures = Grünere Wiesen
objective-an_old_feud = Eine alte Fehde
objective-hostile_takeover = Feindliche Übernahme
objective-the_final_enlightenment = Die letzte Erleuchtung
objective-destination_earth = Flugziel: Erde
objective-emergency_post_mortem = Notobduktion
objective-first_contact_protocol = Erstkontaktprotokoll
objective-cutting_off_the_head = Der Schlange den Kopf abschlagen
objective-no_man_left_behind = Niemand bleibt zurück
objective-special_delivery = Sonderlieferung
objective-clean_up_crew = Aufräumkommando

## Raumaktionen

room_action-armory = Eine Energiewaffe aufladen
room_action-comms_room = Ein Signal senden
room_action-emergency_room = Wunden versorgen
room_action-evacuation_a = In eine Rettungskapsel steigen
room_action-evacuation_b = In eine Rettungskapsel steigen
room_action-fire_control_system = Löschprozedur starten
room_action-generator = Selbstzerstörung starten oder stoppen
room_action-laboratory = Ein Objekt untersuchen
room_action-nest = Ein Ei nehmen
room_action-storage = Einen Gegenstand suchen
room_action-surgery = Operation
room_action-airlock_control = Notschleusenprozedur starten
room_action-canteen = Etwas essen
room_action-command_center = Türen öffnen oder schließen
room_action-engine_control_room = Alle Triebwerke prüfen
room_action-hatch_control_system = Eine Rettungskapsel ver- oder entriegeln
room_action-monitoring_room = Einen Raum und sein Plättchen ansehen
room_action-shower_room = Duschen
room_action-cockpit = Flugsteuerung
room_action-engine_1 = Das Triebwerk prüfen
room_action-engine_2 = Das Triebwerk prüfen
room_action-engine_3 = Das Triebwerk prüfen
room_action-hibernatorium = In den Kälteschlaf gehen

## Eigenschaften

trait-captain = Nun stirb endlich
trait-pilot = Berechtigung
trait-scientist = Rollstuhl
trait-scout = Plünderer
trait-soldier = Sturmlauf
trait-mechanic = Bastler

## Flugziele

destination-earth = die Erde
destination-mars = Mars
destination-venus = Venus
destination-deep_space = der tiefe Weltraum

## Schwere Wunden

wound-arm = Arm
wound-hand = Hand
wound-leg = Bein
wound-body = Körper
wound-bleeding = Blutung

## Erkundungsplättchen

exploration-malfunction = Fehlfunktion
exploration-doors = Tür
exploration-fire = Feuer
exploration-silence = Stille
exploration-slime = Schleim
exploration-danger = Gefahr

## Komponenten

component-chemical = Chemie
component-cloth = Stoff
component-electrical = Elektrik
component-medical = Medizin
component-tool = Werkzeug
