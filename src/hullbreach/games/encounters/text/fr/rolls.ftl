# Ce que décide le hasard.

roll-role = Rôle de { $seat }
roll-first = Premier joueur
roll-deck = Pioche de { $seat }
roll-sergeants = Sergents
roll-strikes = Frappes
roll-drones = Drones
roll-mixed-drones = Drones et Secrets révélés
roll-mini-deck = Mini-pioche { $number }
roll-hive = Pioche de la Ruche
roll-barracks = Caserne
roll-good-agendas = Bons Projets
roll-evil-agenda = Mauvais Projet
roll-agendas = Projets
roll-alien-avatar = Avatar alien de { $seat }
roll-alien-deck = Pioche alien
roll-put-back = Cartes du Complexe
