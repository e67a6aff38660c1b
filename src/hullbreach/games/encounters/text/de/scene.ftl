# Was auf dem Tisch liegt.

scene-unknown_card = verdeckte Karte
scene-turn = Zug
scene-phase = Phase
scene-objective = Auftrag
scene-hazards = Gefahren
scene-attack = Angriff
scene-recruit = Rekrutierung
scene-complex = Komplex
scene-combat = Kampfzone
scene-scan = Scankosten
scene-blocked = blockiert
scene-enemy_attack = Angriff
scene-hq = HQ
scene-hands = Handkarten
scene-hand = Hand von Spieler { $seat }
scene-played = In diesem Zug gespielt
scene-looked_at = Angesehen
scene-beside = Neben den Aufträgen
scene-health = Gesundheit
scene-defense = Verteidigung
scene-cards = { $n ->
        [one] 1 Karte auf der Hand
       *[other] { $n } Karten auf der Hand
    }
scene-deck = Stapel { $n }
scene-discard = Ablagestapel { $n }
scene-dead = tot
scene-alien = Alien-Spieler
scene-burdened = trägt einen Chestburster in sich
scene-facehugger = Facehugger vor diesem Spieler
scene-agenda = Agenda: { $card }
pile-hive = Schwarmstapel
pile-barracks = Kaserne
pile-sergeants = Sergeants
pile-strike_deck = Treffer
pile-strike_discard = Abgelegte Treffer
pile-dead_enemies = Tote Gegner
pile-dead_characters = Tote Charaktere
pile-discarded = Abgelegte Ereignisse, Gefahren und Sonderkarten
pile-hatchery = Brutkammer
scene-roles = Rollen
scene-offered = Zur Auswahl
price-attack = Angriff
price-recruit = Rekrutierung
