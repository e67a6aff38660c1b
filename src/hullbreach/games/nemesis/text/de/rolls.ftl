# Was der Zufall entscheidet, ohne Punkt.

roll-tiles-2 = Welche Raumteile „2“ verwendet werden
roll-tiles-1 = Wo die Raumteile „1“ liegen
roll-exploration = Die Erkundungsplättchen
roll-coordinates = Die Koordinatenkarte
roll-pods = Die Rettungskapseln
roll-engine = Triebwerk { $engine }
roll-weaknesses = Die Schwächekarten
roll-bag = Die Adulten im Beutel
roll-pile = Mischen: { $deck }
roll-contamination = Die Kontaminationskarten mischen
roll-objectives = Mischen: { $kind }
roll-draft = Die Charaktere zur Wahl { $seat_of }
roll-actions = Den Aktionsstapel { $seat_of } mischen
roll-noise = Geräuschprobe { $seat_of }
roll-combat = Kampfwurf { $seat_of }
roll-encounter = Ein Plättchen für { $seat_acc }
roll-summon = Ein Plättchen für { $intruder_acc }
roll-development = Entwicklung des Xeno-Beutels
roll-pool = Ein Plättchen aus dem Vorrat
roll-last = Die letzten Karten { $seat_of }
roll-plots = Die Xeno-Aktionskarten mischen
