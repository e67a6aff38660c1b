# The games on the shelf.

game-corps = Aliens: Another Glorious Day in the Corps
    .pitch = Colonial Marines in the dark corridors of Hadley’s Hope. Move, shoot, and make the ammunition last until the last survivor is out.
game-encounters = Legendary Encounters: Alien
    .pitch = Build your deck while the hive crawls through the complex towards you. Three objectives, one crew, and perhaps a traitor.
game-hunt = Alien vs Predator: The Hunt Begins
    .pitch = Three species, one derelict ship. A skirmish of blips, ambushes and trophies.
game-nemesis = Nemesis
    .pitch = You wake up on a ship that is no longer yours alone. Everybody has a goal; not everybody has the same one.
preset-quick = Quick start
preset-campaign = Campaign
preset-duo = Two heroes
preset-film = { $film }
value-yes = Yes
value-no = No
