# Wörter von encounters. many: die Mehrzahl. place-*: ein Raum im Satz. thing-*: was Aufträge zählen.

name-of_character = { $character }: { $name }
hazard-named = { $name } – { $text }

## Filme

scenario-alien = Alien
scenario-aliens = Aliens
scenario-alien3 = Alien 3
scenario-alien_resurrection = Alien – Die Wiedergeburt

## Klassen und Crews

class-intel = Aufklärung
class-leadership = Führung
class-strength = Stärke
class-survival = Überleben
class-tech = Technik
crew-nostromo = Nostromo
crew-sulaco = Sulaco
crew-fury_161 = Fury-161
crew-the_betty = Betty
crew-colonial_marines = Colonial Marines

## Stapel und Kartenarten

deck-role = Rolle
deck-basic = Grundkarte
deck-sergeant = Sergeant
deck-character = Charakter
deck-drone = Drohne
deck-hatchery = Brutkammer
deck-strike = Treffer
deck-agenda = Agenda
deck-secret = Geheimnis
deck-alien = Alien-Spieler
kind-character = Charakter
kind-special = Besonderes
kind-event = Ereignis
kind-hazard = Gefahr
rarity-rare = Selten
rarity-uncommon = Ungewöhnlich
rarity-common = Häufig
side-good = Gut
side-evil = Böse
type-alien = Alien
type-android = Androide
type-human = Mensch
type-egg = Ei
type-facehugger = Facehugger
type-clone = Klon

## Schlüsselwörter

keyword-coordinate = Koordinieren
    .rule = Im Zug eines anderen Spielers darfst du einmal pro Zug diese Karte beiseitelegen und eine Karte ziehen; er darf eine Kopie davon nutzen.
keyword-vigilant = Wachsam
    .rule = Bleibt nach deinem Zug im Spiel, bis du die Fähigkeit „Abwerfen“ nutzt.
keyword-final = Endgegner
    .rule = Kann vor dem dritten Auftrag nicht angegriffen werden.
keyword-no_move = Bewegt sich nicht
    .rule = Geschobene Karten umgehen ihn; kein Effekt bewegt ihn.
keyword-no_strike = Schlägt nicht zu
    .rule = Lässt in der Kampfzone keinen Treffer ziehen.
keyword-double_strike = Doppelschlag
    .rule = Lässt einen Spieler 2 Treffer ziehen.
keyword-triple_strike = Dreifachschlag
    .rule = Lässt einen Spieler 3 Treffer ziehen.
keyword-facehugger = Facehugger
    .rule = Springt beim Aufdecken einen Spieler an; zwei Züge, um ihn zu töten, sonst wächst ein Chestburster heran.
keyword-chestburster = Chestburster
    .rule = Kommt auf den Ablagestapel seines Wirts, den Gegner verschonen, bis er gezogen wird.

## Angaben

fact-cost = Kosten { $n }
fact-recruit = { $n } Rekrutierung
fact-attack = { $n } Angriff
fact-enemy_attack = Angriff { $n }
fact-damage = Schaden { $n }
fact-health = Gesundheit { $n }
fact-defense = Verteidigung { $n }
fact-mini_deck = Schwarm: { $objective }
fact-objective = Auftrag { $n }
fact-copies = { $n } Exemplare

## Räume

room-ventilation_shafts = Lüftungsschächte
room-cargo_bay = Frachtraum
room-med_lab = Medizinlabor
room-weapons_locker = Waffenkammer
room-airlock = Luftschleuse
place-ventilation_shafts = die Lüftungsschächte
    .dat = den Lüftungsschächten
place-cargo_bay = der Frachtraum
    .acc = den Frachtraum
    .dat = dem Frachtraum
place-med_lab = das Medizinlabor
    .dat = dem Medizinlabor
place-weapons_locker = die Waffenkammer
    .dat = der Waffenkammer
place-airlock = die Luftschleuse
    .dat = der Luftschleuse

## Was man einsammelt, anlegt oder tötet

thing-sos_signal = { $n ->
        [one] ein S.O.S.-Signal
       *[other] { $n } S.O.S.-Signale
    }
thing-brother = { $n ->
        [one] ein vermisster Bruder
       *[other] { $n } vermisste Brüder
    }
    .acc = { $n ->
        [one] einen vermissten Bruder
       *[other] { $n } vermisste Brüder
    }
thing-door_control = { $n ->
        [one] eine Türsteuerung
       *[other] { $n } Türsteuerungen
    }
thing-sentry_gun = { $n ->
        [one] eine Selbstschussanlage
       *[other] { $n } Selbstschussanlagen
    }
thing-xenomorph_runner = { $n ->
        [one] ein Xenomorph-Läufer
       *[other] { $n } Xenomorph-Läufer
    }
    .acc = { $n ->
        [one] einen Xenomorph-Läufer
       *[other] { $n } Xenomorph-Läufer
    }
thing-failed_clone = { $n ->
        [one] ein misslungener Klon
       *[other] { $n } misslungene Klone
    }
    .acc = { $n ->
        [one] einen misslungenen Klon
       *[other] { $n } misslungene Klone
    }
thing-newt = Newt
thing-power_loader = Power Loader
    .acc = den Power Loader
thing-ash = Ash
thing-perfect_organism = der perfekte Organismus
    .acc = den perfekten Organismus
thing-alien_queen = die Alienkönigin
thing-the_beast = die Bestie
thing-newborn = das Neugeborene

## Bögen

sheet-avatars = Avatare
sheet-own = Rollenkarten, Grundkarten und Sergeants
sheet-characters = Charaktere
sheet-hive = Schwarm, Drohnen und Brutkammer
sheet-strikes = Treffer
sheet-agendas = Agenden
sheet-alien = Alien-Spieler
sheet-objectives = Aufträge
sheet-locations = Orte
