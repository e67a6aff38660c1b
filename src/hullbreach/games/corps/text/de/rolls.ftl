# Was der Zufall entscheidet, ohne Punkt.

roll-attack = Angriffswurf { $who_of }
roll-area = Flächenangriff { $who_of }: Wurf für { $piece }
roll-tech = Technikprobe { $who_of }
roll-defence = Ausweichwurf { $who_of }
roll-sentry = Schuss { $gun_of }
roll-break = { CAP($piece) } gegen eine Barrikade
roll-break-point = Ein Blip gegen die Barrikade auf { $square }
roll-speed = Geschwindigkeit der Blips auf „{ $tile }“
roll-blip = Ein Blip aus dem Blip-Vorrat
roll-endurance = Mischen des Ausdauerstapels
roll-tracker = Mischen des Bewegungsmelderstapels
roll-threat = Mischen der Karten der Gefahrenstufe { $number }
roll-mission-blips = Mischen der Missions-Blips
roll-mission = Alien-Würfel für die Mission
roll-removed = Karten, die aus der Kampagne genommen werden
roll-recover = Eine Karte, die in die Kampagne zurückkehrt
