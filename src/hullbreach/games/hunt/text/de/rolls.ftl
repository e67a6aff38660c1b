# Was der Zufall entscheidet, ohne Punkt.

## Karten und Aufbau

roll-strategy = Mischen des Strategiestapels { $side_of }
roll-environment = Mischen des Umgebungsstapels
roll-tokens = Welcher Marker { $side_of } welche Miniatur ist
roll-mission-cards = Missionskarte { $side_of }
roll-opponent = Welcher Gegner für { $side_acc } wählt
roll-targets = Wurf { $other_of } um die Ziele { $side_of }
roll-card = Wurf für { $card }

## Die Runde

roll-initiative = Initiativewurf { $side_of }
roll-collapse = Einsturz { $tile_of }
roll-horde = Wahl der Horde
roll-horde-tiles = Startkacheln der Horde

## Tests

roll-ranged = RS-Test { $piece_of }
roll-close = CC-Test { $piece_of }
roll-armour = Panzerungstest { $piece_of }
roll-constitution = Konstitutionstest { $piece_of }
roll-tested = Test auf { $stat } { $piece_of }
roll-dodge = Ausweichen { $piece_of }
roll-heal = Heal-Test { $piece_of }
roll-disengage = Lösen { $piece_of } aus dem Nahkampf
roll-seal = CC-Test { $piece_of } zum Versiegeln eines Schotts
roll-force = Test { $piece_of } zum Aufbrechen einer Tür

## Andere Würfe

roll-acid = Säureblut { $piece_of }
roll-disc = Smart-Disc { $tile_in }
roll-treat = Wundversorgung { $piece_of }
roll-damage = Beschädigung durch { $piece_acc }
roll-perimeter = Perimeter Secured
roll-self-destruct = Self-Destruct Device { $piece_of }
