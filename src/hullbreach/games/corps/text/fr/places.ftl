# Missions et faces de plateau.

mission-newt = Newt
mission-escape = S’échapper
mission-survive = Survivre
mission-rescue = Sauvetage
mission-resupply = Ravitaillement
mission-bug_hunt_operations = Chasse aux Aliens : les opérations
mission-bug_hunt_quarters = Chasse aux Aliens : les quartiers
mission-bug_hunt_catwalks = Chasse aux Aliens : les passerelles
mission-bug_hunt_hive = Chasse aux Aliens : la ruche

face-1a = Sas sud
face-2a = Centre des opérations
face-3a = Labo médical et quartiers
face-4a = Ateliers et magasins
face-1b = Rampe des véhicules
face-2b = Passerelles
face-3b = Nid
face-4b = Échangeurs thermiques
face-board = Terrain d’exercice

mission-sandbox = Bac à sable

facing-north = nord
    .to = vers le nord
facing-east = est
    .to = vers l’est
facing-south = sud
    .to = vers le sud
facing-west = ouest
    .to = vers l’ouest
