# Missionen und Spielplanseiten.

mission-newt = Newt
mission-escape = Weg hier!
mission-survive = Leben oder Tod
mission-rescue = Rettung
mission-resupply = Nachschub
mission-bug_hunt_operations = Vernichtung: Operationszentrale
mission-bug_hunt_quarters = Vernichtung: Quartiere
mission-bug_hunt_catwalks = Vernichtung: Laufstege
mission-bug_hunt_hive = Vernichtung: Nest

face-1a = Südschleuse
face-2a = Operationszentrale
face-3a = Medizinlabor und Quartiere
face-4a = Werkstätten und Lager
face-1b = Fahrzeugrampe
face-2b = Laufstege
face-3b = Nest
face-4b = Wärmetauscher
face-board = Übungsgelände

mission-sandbox = Sandkasten

facing-north = Norden
facing-east = Osten
facing-south = Süden
facing-west = Westen
