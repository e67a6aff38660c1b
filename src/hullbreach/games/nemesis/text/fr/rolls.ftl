# Ce que décide le hasard, sans point final.

roll-tiles-2 = Les tuiles « 2 » utilisées
roll-tiles-1 = La place des tuiles « 1 »
roll-exploration = Les jetons Exploration
roll-coordinates = La Carte Coordonnées
roll-pods = Les Nacelles
roll-engine = Moteur { $engine }
roll-weaknesses = Les Cartes Faiblesse
roll-bag = Les Adultes du Sac Intrus
roll-pile = Mélange : { $deck }
roll-contamination = Mélange des Cartes Contamination
roll-objectives = Mélange : { $kind }
roll-draft = Les Personnages au choix { $seat_of }
roll-actions = Mélange de la Pioche { $seat_of }
roll-noise = Jet de Bruit { $seat_of }
roll-combat = Jet de Combat { $seat_of }
roll-encounter = Un jeton pour { $seat_the }
roll-summon = Un jeton pour { $intruder_the }
roll-development = Développement du Sac Intrus
roll-pool = Un jeton de la réserve
roll-last = La dernière pioche { $seat_of }
roll-plots = Mélange des Cartes Action d’Intrus
