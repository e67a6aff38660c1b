# Was man vor einer Partie einstellen kann.

setting-mission = Mission
value-mission-campaign = Kampagne: alle Missionen nacheinander
setting-edition = Ausgabe
    .about = Regeln und Werte der ersten oder der aktualisierten Auflage.
value-edition-updated = Aktualisiert
value-edition-2020 = 2020
setting-open_hands = Offene Hände
    .about = Alle sehen die Karten aller.
setting-faq11 = FAQ 1.1 des Verlags
    .about = Spiele mit den späteren Klarstellungen des Verlags.
setting-optional_swarm = Schwärme sind freiwillig
setting-joint_decisions = Entscheidungen der Gruppe
value-joint_decisions-spokesperson = eine Person spricht für alle
value-joint_decisions-vote = durch Abstimmung
setting-grunt_equip = Kameraden ausrüsten
value-grunt_equip-none = nicht möglich
value-grunt_equip-commander = durch ihren Kommandeur
setting-side_mission_loss_ends_campaign = Eine verlorene Nebenmission beendet die Kampagne
value-side_mission_loss_ends_campaign-per_edition = wie in der Ausgabe
setting-sentry_ammo_step = Munitionsschritt der Wachgeschütze
setting-sentry_arc = Schussfeld der Wachgeschütze
value-sentry_arc-half_plane = alles davor
value-sentry_arc-cone = ein Kegel
setting-area_hit_character = Ein Charakter, den ein Flächenangriff trifft
value-area_hit_character-killed = stirbt
value-area_hit_character-knocked_down = geht zu Boden
