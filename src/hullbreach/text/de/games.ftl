# Die Spiele im Regal.

game-corps = Aliens: Another Glorious Day in the Corps
    .pitch = Colonial Marines in den dunklen Gängen von Hadley’s Hope. Vorrücken, feuern und mit der Munition haushalten, bis alle draußen sind.
game-encounters = Legendary Encounters: Alien
    .pitch = Baue dein Deck aus, während der Schwarm durch den Komplex auf dich zukriecht. Drei Ziele, eine Crew und vielleicht ein Verräter.
game-hunt = Alien vs Predator: The Hunt Begins
    .pitch = Drei Spezies, ein Wrack im All. Ein Scharmützel aus Signalen, Hinterhalten und Trophäen.
game-nemesis = Nemesis
    .pitch = Du erwachst auf einem Schiff, das nicht mehr dir allein gehört. Alle haben ein Ziel; nicht alle dasselbe.
preset-quick = Schnellstart
preset-campaign = Kampagne
preset-duo = Zwei Helden
preset-film = { $film }
value-yes = Ja
value-no = Nein
