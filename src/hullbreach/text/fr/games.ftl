# Les jeux sur l’étagère.

game-corps = Aliens : Another Glorious Day in the Corps
    .pitch = Des Marines coloniaux dans les couloirs sombres de Hadley’s Hope. Avancez, tirez, et faites durer les munitions jusqu’à la sortie du dernier survivant.
game-encounters = Legendary Encounters : Alien
    .pitch = Construisez votre deck pendant que la ruche rampe vers vous à travers le complexe. Trois objectifs, un équipage, et peut-être un traître.
game-hunt = Alien vs Predator : The Hunt Begins
    .pitch = Trois espèces, un vaisseau abandonné. Une escarmouche de signaux, d’embuscades et de trophées.
game-nemesis = Nemesis
    .pitch = Vous vous réveillez à bord d’un vaisseau qui n’est plus à vous seuls. Chacun a un but ; tous n’ont pas le même.
preset-quick = Partie rapide
preset-campaign = Campagne
preset-duo = Deux héros
preset-film = { $film }
value-yes = Oui
value-no = Non
