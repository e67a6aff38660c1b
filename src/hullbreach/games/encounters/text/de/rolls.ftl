# Was der Zufall entscheidet.

roll-role = Rolle von { $seat }
roll-first = Startspieler
roll-deck = Stapel von { $seat }
roll-sergeants = Sergeants
roll-strikes = Treffer
roll-drones = Drohnen
roll-mixed-drones = Drohnen und enthüllte Geheimnisse
roll-mini-deck = Teilstapel { $number }
roll-hive = Schwarmstapel
roll-barracks = Kaserne
roll-good-agendas = Gute Agenden
roll-evil-agenda = Böse Agenda
roll-agendas = Agenden
roll-alien-avatar = Alien-Avatar von { $seat }
roll-alien-deck = Alien-Stapel
roll-put-back = Karten des Komplexes
