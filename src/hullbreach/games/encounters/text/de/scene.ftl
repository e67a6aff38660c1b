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
note-lost = Was übrig bleibt, verfällt: { $attack ->
    [0] { $recruit } Rekrutierung
   *[other] { $recruit ->
        [0] { $attack } Angriff
       *[other] { $attack } Angriff und { $recruit } Rekrutierung
    }
}
note-stand-back = Du wirst in diesem Zug nicht mehr gefragt
note-wait = Du wirst nach der nächsten Aktion wieder gefragt
scene-secret = Nur du weißt
scene-traitor = Du verrätst die anderen
scene-loyal = Du bist loyal
scene-secret-win-evil = allein: Wenn alle anderen tot sind, spiel diese Karte von der Hand.
scene-secret-win-good = mit der Gruppe, wenn alle Aufträge erfüllt sind. Diese Karte ändert daran nichts.
scene-secret-until-evil = spiel mit. Erfüllt die Gruppe ihren letzten Auftrag, während du und noch jemand lebt, verlierst du.
scene-secret-until-good = sieh dir an, wem du traust: Jemand könnte die anderen verraten.
scene-secret-found = kommt sie auf deinen Ablagestapel und gehört zu deinem Deck: { $text }
