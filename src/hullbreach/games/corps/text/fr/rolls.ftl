# Ce que le hasard décide, sans point final.

roll-attack = Jet d’attaque { $who_of }
roll-area = Attaque de zone { $who_of } : jet pour { $piece }
roll-tech = Test de Tech { $who_of }
roll-defence = Jet de défense { $who_of }
roll-sentry = Tir { $gun_of }
roll-break = { CAP($piece) } contre une barricade
roll-break-point = Un Blip contre la barricade en { $square }
roll-speed = Vitesse des Blips de la tuile « { $tile } »
roll-blip = Un jeton de la réserve de jetons Blip
roll-endurance = Mélange du deck Endurance
roll-tracker = Mélange du deck Motion Tracker
roll-threat = Mélange des cartes de niveau de menace { $number }
roll-mission-blips = Mélange des Blips de mission
roll-mission = Dé Alien pour la mission
roll-removed = Cartes retirées de la campagne
roll-recover = Une carte récupérée pour la campagne
