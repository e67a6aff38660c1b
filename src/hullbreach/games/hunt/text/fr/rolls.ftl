# Ce que le hasard décide, sans point.

## Cartes et mise en place

roll-strategy = Mélange du deck Stratégie { $side_of }
roll-environment = Mélange du deck Environnement
roll-tokens = Quel jeton { $side_of } est quel modèle
roll-mission-cards = Carte Mission { $side_of }
roll-opponent = Quel adversaire choisit pour { $side }
roll-targets = Jet { $other_of } pour les cibles { $side_of }
roll-card = Jet pour { $card }

## Le tour

roll-initiative = Jet d’initiative { $side_of }
roll-collapse = Effondrement { $tile_of }
roll-horde = Choix de la Horde
roll-horde-tiles = Tuiles de départ de la Horde

## Tests

roll-ranged = Test de RS { $piece_of }
roll-close = Test de CC { $piece_of }
roll-armour = Test d’Armure { $piece_of }
roll-constitution = Test de Constitution { $piece_of }
roll-tested = Test { $stat_of } { $piece_of }
roll-dodge = Esquive { $piece_of }
roll-heal = Test de Soins { $piece_of }
roll-disengage = Désengagement { $piece_of }
roll-seal = Test de CC { $piece_of } pour sceller une cloison
roll-force = Test { $piece_of } pour forcer une porte

## Autres jets

roll-acid = Sang acide { $piece_of }
roll-disc = Smart-Disc { $tile_in }
roll-treat = Premiers soins { $piece_of }
roll-damage = Dégâts causés par { $piece }
roll-perimeter = Périmètre sécurisé
roll-self-destruct = Dispositif d’autodestruction { $piece_of }
