# Die Namen der Karten.

## Rollenkarten

card-report_for_duty = Zum Dienst gemeldet
card-welcome_aboard = Willkommen an Bord
card-lets_rock = Lasst es krachen!
card-battlefield_medicine = Feldmedizin
card-ready_for_anything = Auf alles gefasst
card-violence_isnt_the_answer = Gewalt ist keine Lösung
card-thirst_for_knowledge = Wissensdurst
card-reconnaissance = Erkundung
card-versatile_programming = Vielseitige Programmierung
card-right_tool_for_the_job = Das richtige Werkzeug

## Grundkarten

card-specialist = Spezialist
card-grunt = Grunt

## Sergeants

card-sergeant_intel = Sgt. Apone
card-sergeant_leadership = Sgt. Apone
card-sergeant_strength = Sgt. Apone
card-sergeant_survival = Sgt. Apone
card-sergeant_tech = Sgt. Apone

## Captain Dallas

card-orders_from_the_bridge = Befehle von der Brücke
card-nobody_goes_alone = Niemand geht allein
card-captain_of_the_ship = Kapitän des Schiffes
card-follow_the_beacon = Dem Signal nach

## Chefingenieur Parker

card-overdriven_torch = Überdrehter Schweißbrenner
card-incinerator_sweep = Flammenwerfer-Streife
card-electric_prod = Elektroschocker
card-argue_the_shares = Streit um Anteile

## Navigatorin Lambert

card-chart_every_corridor = Jeden Gang kartieren
card-tracker_readout = Anzeige des Trackers
card-plot_the_course = Kurs setzen
card-sensor_sweep = Sensorsuche

## Warrant Officer Ripley

card-final_log_entry = Letzter Logbucheintrag
card-suit_up = Raumanzug anlegen
card-quarantine_procedure = Quarantänevorschrift
card-hide_in_the_locker = Versteck im Spind

## Bishop

card-artificial_reflexes = Künstliche Reflexe
card-remote_pilot = Fernpilot
card-knife_trick = Messertrick
card-steady_hands = Ruhige Hände

## Corporal Hicks

card-order_from_orbit = Befehl aus dem Orbit
card-dropship_deployment = Einsatz des Landungsschiffs
card-fire_team_leader = Führer des Feuertrupps
card-backup_shotgun = Schrotflinte in Reserve

## Lieutenant Ripley

card-loader_duel = Duell im Lader
card-taped_rifles = Verklebte Gewehre
card-inquest_testimony = Aussage vor dem Ausschuss
card-rifle_lesson = Schießunterricht

## Private Hudson

card-go_down_shouting = Brüllend untergehen
card-seal_that_door = Diese Tür versiegeln
card-covering_position = Deckungsstellung
card-squad_bravado = Große Klappe im Trupp

## Schwester Ripley

card-into_the_furnace = In den Schmelzofen
card-one_of_the_inmates = Eine der Insassen
card-shorn_and_ready = Geschoren und bereit
card-bait_and_run = Ködern und rennen

## Bruder Dillon

card-last_sermon = Letzte Predigt
card-hold_it_here = Hier halten wir es
card-word_to_the_brothers = Ein Wort an die Brüder
card-fire_axe = Feueraxt

## Chefarzt Clemens

card-doctors_oath = Eid des Arztes
card-full_autopsy = Vollständige Autopsie
card-infirmary_rounds = Visite im Krankenrevier
card-blood_sample = Blutprobe

## Francis „85“ Aaron

card-smarter_than_he_looks = Klüger, als er aussieht
card-call_for_rescue = Ruf um Rettung
card-company_line = Linie der Firma
card-wardens_logbook = Logbuch des Direktors

## Ripley Nr. 8

card-eighth_of_eight = Die Achte von acht
card-surgical_extraction = Chirurgische Entnahme
card-sense_the_hive = Den Schwarm spüren
card-acid_in_the_veins = Säure in den Adern

## Call

card-voice_of_the_ship = Stimme des Schiffes
card-override_the_doors = Türen überbrücken
card-wired_into_the_deck = Ins Schiff verkabelt
card-kinder_than_human = Menschlicher als Menschen

## Johner

card-nothing_personal = Nichts Persönliches
card-flask_pistol = Flachmann-Pistole
card-smugglers_stash = Schmugglerversteck
card-cheap_shot = Schlag unter die Gürtellinie

## Christie

card-cut_the_strap = Den Gurt kappen
card-ricochet_shot = Querschläger
card-sleeve_holsters = Ärmelholster
card-twin_pistols = Zwillingspistolen

## Agenden

card-bring_everyone_home = Alle nach Hause bringen
card-volunteer_for_point = Freiwillig voran
card-leak_the_files = Die Akten durchstechen
card-old_debt_repaid = Alte Schuld beglichen
card-hidden_first_aid = Versteckte Erste Hilfe
card-spare_power_cells = Ersatz-Energiezellen
card-secret_map = Geheime Karte
card-union_steward = Vertrauensmann der Gewerkschaft
card-smuggled_ammo = Geschmuggelte Munition
card-proof_against_the_company = Beweis gegen die Firma
card-crew_is_expendable = Die Crew ist entbehrlich
card-secure_the_specimen = Das Exemplar sichern
card-cut_the_comms = Funkverbindung kappen
card-lock_them_out = Die anderen aussperren
card-company_marksman = Scharfschütze der Firma

## Enthüllte Geheimnisse

card-secrets_revealed = Enthüllte Geheimnisse

## Das S.O.S.

card-hazard_the_sos = Gefahr
card-event_the_sos = Ereignis
card-sos_signal = S.O.S.
card-leathery_egg = Ledriges Ei
card-facehugger_derelict = Facehugger
card-fleeing_chestburster = Fliehender Chestburster

## Niemand hört dich schreien

card-hazard_no_one_can_hear_you_scream = Gefahr
card-event_no_one_can_hear_you_scream = Ereignis
card-ash = Ash
card-motion_tracker = Bewegungsmelder
card-vent_stalker = Schachtschleicher
card-duct_hunter = Kanaljäger
card-brett = Brett

## Ein perfekter Organismus

card-hazard_a_perfect_organism = Gefahr
card-event_a_perfect_organism = Ereignis
card-perfect_organism = Der perfekte Organismus
card-cocooned_captain = Eingesponnener Captain
card-lurking_xenomorph = Lauernder Xenomorph
card-ravenous_xenomorph = Gieriger Xenomorph
card-facehugger_nostromo = Facehugger
card-narcissus_shuttle = Shuttle Narcissus
card-jones_the_cat = Kater Jones

## Die verlorene Kolonie

card-hazard_the_lost_colony = Gefahr
card-event_the_lost_colony = Ereignis
card-newt = Newt
card-welded_barricade = Verschweißte Barrikade
card-specimen_facehugger = Labor-Facehugger
card-resin_sentinel = Harzwächter

## Meistens kommen sie nachts

card-hazard_they_mostly_come_at_night = Gefahr
card-event_they_mostly_come_at_night = Ereignis
card-sentry_gun = Selbstschussanlage
card-burke = Carter Burke
card-ceiling_crawler = Deckenkriecher
card-xenomorph_warrior = Xenomorph-Krieger

## Wer legt die Eier?

card-hazard_whos_laying_the_eggs = Gefahr
card-event_whos_laying_the_eggs = Ereignis
card-alien_queen = Alienkönigin
card-power_loader = Power Loader
card-royal_egg = Königsei
card-queens_guard = Leibwache der Königin
card-nest_warrior = Nestkrieger
card-dropship_returns = Landungsschiff im Anflug

## Wo sind die Brüder?

card-hazard_where_are_the_brothers = Gefahr
card-event_where_are_the_brothers = Ereignis
card-brother_boggs = Bruder Boggs
card-brother_rains = Bruder Rains
card-brother_murphy = Bruder Murphy
card-bambi_burster = Vierbeiniger Burster
card-facehugger_wreck = Facehugger
card-golic = Golic

## Die Bestie ist da draußen

card-hazard_the_beast_is_out_there = Gefahr
card-event_the_beast_is_out_there = Ereignis
card-xenomorph_runner = Xenomorph-Läufer
card-toxic_waste_drums = Giftmüllfässer
card-corridor_hunter = Korridorjäger
card-superintendent_aide = Stellvertreter des Direktors

## Niemand kann sie aufhalten

card-hazard_nobody_can_stop_it = Gefahr
card-event_nobody_can_stop_it = Ereignis
card-the_beast = Die Bestie
card-lead_piston = Kolben der Bleigießerei
card-company_commando = Kommando der Firma
card-company_representative = Vertreter der Firma
card-frenzied_runner = Rasender Läufer
card-morse_at_the_controls = Morse an den Hebeln

## Ausbruch

card-hazard_breakout = Gefahr
card-event_breakout = Ereignis
card-door_control = Türsteuerung
card-escaped_specimen = Entflohenes Exemplar
card-general_perez = General Perez
card-station_soldier = Stationssoldat

## Du bist ein Ding, ein Konstrukt

card-hazard_youre_a_thing_a_construct = Gefahr
card-event_youre_a_thing_a_construct = Ereignis
card-failed_clone = Misslungener Klon
card-dr_wren = Dr. Wren
card-purvis = Purvis
card-swimming_xenomorph = Schwimmender Xenomorph
card-flooded_ambusher = Lauerer im Wasser

## Sie wird gebären, ihr werdet sterben

card-hazard_shell_breed_youll_die = Gefahr
card-event_shell_breed_youll_die = Ereignis
card-newborn = Das Neugeborene
card-cloned_queen = Geklonte Königin
card-cloned_egg = Geklontes Ei
card-cloned_warrior = Geklonter Krieger
card-cocooned_doctor = Eingesponnener Doktor
card-betty_docked = Die Betty am Dock
card-distephano = Distephano

## Drohnen

card-sluggish_drone = Träge Drohne
card-wounded_drone = Verwundete Drohne
card-resin_worker = Harzarbeiter
card-carrier_drone = Trägerdrohne
card-prowling_drone = Streunende Drohne
card-hissing_drone = Zischende Drohne
card-acid_blood_drone = Säureblut-Drohne
card-scavenger_drone = Aasfresser-Drohne
card-nest_builder = Nestbauer
card-leaping_drone = Springende Drohne
card-grasping_drone = Greifende Drohne
card-slumbering_drone = Schlummernde Drohne

## Brutkammer

card-facehugger = Facehugger
card-chestburster = Chestburster

## Treffer

card-near_miss = Knapp daneben
card-blind_panic = Blinde Panik
card-scratch = Kratzer
card-bite_mark = Bissspur
card-dropped_weapon = Fallen gelassene Waffe
card-dragged_off = Fortgeschleift
card-gash = Klaffende Wunde
card-broken_arm = Gebrochener Arm
card-concussion = Gehirnerschütterung
card-acid_burn = Säureverätzung
card-tail_whip = Schwanzpeitsche
card-impaled = Aufgespießt
card-punctured_lung = Durchbohrte Lunge
card-crushed = Zerquetscht
card-inner_jaw = Innerer Kiefer
card-mauled = Zerfleischt

## Alien-Spieler

card-slash = Hieb
card-double_jaw = Doppelkiefer
card-tail_lash = Schwanzhieb
card-stalk_the_weak = Den Schwachen nachstellen
card-call_the_swarm = Den Schwarm rufen
card-crawl_ahead = Vorauskriechen
card-acid_blood = Säureblut
card-screech = Kreischen
card-drag_into_the_dark = Ins Dunkel zerren
card-carry_the_egg = Das Ei tragen
card-feeding_frenzy = Fressrausch
card-lick_the_wounds = Die Wunden lecken
card-auriga_contaminant = Kontamination
