# Namen der Karten.

unknown-card = eine unbekannte Karte
name-quoted = „{ $name }“

## Umgebungskarten

environment-all_quiet = Alles ruhig
environment-lights_out = Licht aus
environment-emergency_lighting = Notbeleuchtung
environment-doors_cycle_open = Türen öffnen sich
environment-bulkhead_lockdown = Schotten dicht
environment-life_support_failure = Ausfall der Lebenserhaltung
environment-temperature_crash = Temperatursturz
environment-coolant_fog = Kühlmittelnebel
environment-gravity_flicker = Schwankende Schwerkraft
environment-gravity_surge = Schwerkraftstoß
environment-hull_breach = Rumpfbruch
environment-steam_burst = Dampfausbruch
environment-vent_overpressure = Überdruck in den Schächten
environment-maintenance_crawlways = Wartungsgänge
environment-resin_bloom = Wucherndes Harz
environment-decontamination_cycle = Dekontaminationszyklus
environment-sensor_ghosts = Geisterechos
environment-sensor_sweep = Sensorabtastung
environment-comms_blackout = Funkausfall
environment-power_surge = Überspannung

## Strategiekarten der Marines

card-emergency_med_pack = Notfall-Medipack
card-overwatch = Feuerbereitschaft
card-aimed_burst = Gezielter Feuerstoß
card-suppressing_fire = Niederhaltefeuer
card-bounding_advance = Sprungweises Vorgehen
card-tracker_sweep = Suchlauf des Bewegungsmelders
card-claymore = Claymore
card-emergency_bulkhead = Notschott
card-cutting_torch = Schneidbrenner
card-armour_piercing_rounds = Panzerbrechende Munition
card-full_magazine = Volles Magazin
card-sticky_fuel = Haftender Brennstoff
card-quick_grenade = Schnelle Granate
card-back_to_back = Rücken an Rücken
card-final_rounds = Letzte Patronen
card-shove_aside = Zur Seite!
card-squad_order = Truppbefehl
card-flares = Leuchtfackeln
card-controlled_breathing = Ruhiger Atem
card-break_contact = Lösen vom Feind

## Strategiekarten der Aliens

card-pounce = Anspringen
card-out_of_the_walls = Aus den Wänden
card-acid_spray = Säurefontäne
card-corroded_deck = Zerfressenes Deck
card-swarm = Schwarmangriff
card-hive_mind = Schwarmbewusstsein
card-drag_into_the_dark = Ins Dunkel gezerrt
card-lurking_shape = Lauernder Schatten
card-meld_with_resin = Eins mit dem Harz
card-vent_ambush = Hinterhalt im Schacht
card-tail_strike = Schwanzhieb
card-feeding_frenzy = Fressrausch
card-hardened_chitin = Gehärtetes Chitin
card-blood_scent = Blutgeruch
card-cut_the_lights = Gekapptes Licht
card-resin_spread = Kriechendes Harz
card-tear_it_down = Aus den Angeln
card-hatching = Schlüpfen
card-shifting_shadows = Wandernde Schatten
card-paralysing_fear = Lähmende Angst

## Strategiekarten der Predatoren

card-cloak = Tarnung
card-thermal_vision = Wärmesicht
card-plasma_overcharge = Überladenes Plasma
card-tri_laser = Dreifachlaser
card-leap = Sprung
card-claim_the_trophy = Trophäe genommen
card-medicomp = Medicomp
card-net_launcher = Netzwerfer
card-shuriken = Shuriken
card-war_cry = Kriegsschrei
card-blade_flurry = Klingenwirbel
card-honour_duel = Ehrenduell
card-lure = Lockruf
card-false_signal = Falsches Signal
card-wrist_computer = Armcomputer
card-evasive_roll = Ausweichrolle
card-bone_armour = Knochenpanzer
card-second_wind = Zweite Luft
card-laser_mine = Lasermine
card-patient_hunter = Geduldiger Jäger

## Missionskarten

mission_card-data_recovery = Datenbergung
mission_card-double_check = Doppelt geprüft
mission_card-pull_out = Abzug
mission_card-supply_run = Nachschub
mission_card-body_count = Leichen zählen
mission_card-close_the_ducts = Schächte schließen
mission_card-wire_the_halls = Korridore verdrahten
mission_card-scorched_room = Ausgebrannter Raum
mission_card-two_caches = Zwei Verstecke
mission_card-sample_hunt = Probenjagd
mission_card-fight_through = Durchkämpfen
mission_card-seal_and_hold = Versiegeln und halten
mission_card-fallback_point = Rückzugspunkt
mission_card-moving_the_nest = Umzug des Nests
mission_card-bait = Lockvogel
mission_card-sabotage = Sabotage
mission_card-sweep = Durchkämmen
mission_card-courier = Kurier
mission_card-proof_of_the_kill = Jagdbeweis
mission_card-last_light = Letztes Licht
