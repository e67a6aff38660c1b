# Missions and board faces.

mission-newt = Newt
mission-escape = Escape
mission-survive = Survive
mission-rescue = Rescue
mission-resupply = Resupply
mission-bug_hunt_operations = Bug Hunt: Operations
mission-bug_hunt_quarters = Bug Hunt: Quarters
mission-bug_hunt_catwalks = Bug Hunt: Catwalks
mission-bug_hunt_hive = Bug Hunt: Hive

face-1a = South Lock
face-2a = Operations
face-3a = Med Lab and Quarters
face-4a = Workshops and Stores
face-1b = Vehicle Ramp
face-2b = Catwalks
face-3b = Nest
face-4b = Heat Exchangers
face-board = Training ground

mission-sandbox = Sandbox

facing-north = north
facing-east = east
facing-south = south
facing-west = west
