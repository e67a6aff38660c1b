# Wörter von corps. many: die Mehrzahl; each: „jeder davon“; part: vor „-karte“.

## Kartentypen

type-weapon = Waffe
    .each = jede Waffe
    .part = Waffen
type-equipment = Gegenstand
    .each = jeder Gegenstand
    .part = Gegenstands
type-event = Ereignis
    .each = jedes Ereignis
    .part = Ereignis
type-hazard = Rückschlag
    .each = jeder Rückschlag
    .part = Rückschlag

threat-tunnel = Tunnel
threat-hidden = Unsichtbare Gefahr
threat-active = Sichtbare Gefahr
threat-drone = Drohne
threat-level = Gefahrenstufe { $n }

## Schlüsselwörter

keyword-full_auto = Vollautomatisch
    .rule = Nach einem Treffer kannst du 1 Karte erschöpfen, um mit dieser Waffe noch einmal auf ein Alien in Sichtlinie zu schießen.
keyword-backup = Reserve
    .rule = Passt neben eine Hauptwaffe. Ein Charakter hat höchstens 1 Reservewaffe.
keyword-bulky = Klobig
    .rule = Daneben passt keine Reservewaffe.
keyword-cumbersome = Unhandlich
    .rule = Taugt nicht für Abwehrfeuer.
keyword-close = Nahbereich
    .rule = Am besten auf kurze Entfernung, siehe ihren Text.
keyword-grenade = Granate
    .rule = Manche Waffen erlauben nach einem Angriff den Wurf einer Granate.
keyword-action = Aktion
    .rule = Kostet deinen Helden 1 Aktion in seiner Aktivierung.
keyword-free_action = Freie Aktion
    .rule = Nur in der Aktivierung deines Helden, zwischen zwei Aktionen; kostet keine Aktion.

## Charaktere

stat-rank = Rang
stat-speed = Geschwindigkeit
stat-defence = Ausweichen
stat-melee = Nahkampf
stat-tech = Technik
stat-aim = Zielen

rank-0 = { $gender ->
        [f] Zivilistin
       *[m] Zivilist
    }
rank-1 = Private
rank-2 = Corporal
rank-3 = Lieutenant

side-hero = { $gender ->
        [f] Heldin
       *[m] Held
    }
    .many = Helden
side-grunt = { $gender ->
        [f] Kameradin
       *[m] Kamerad
    }
    .many = Kameraden

state-standing = steht
state-knocked_down = am Boden
state-killed = getötet
state-captured = verschleppt
state-exited = draußen
state-activated = aktiviert

slot-primary = Hauptwaffe
slot-backup = Reservewaffe
slot-equipment = Gegenstand

## Aktionen

action-move = Bewegen
action-attack = Angreifen
action-barricade = Verbarrikadieren
action-aim = Zielen
action-interact = Interagieren
action-card = Kartenaktion
action-rest = Ausruhen

## Phasen

phase-setup = Aufbau
phase-marine = Marines-Phase
phase-alien = Aliens-Phase
phase-finish = Endphase

## Stapel

pile-endurance = Ausdauerstapel
pile-exhaust = Erschöpft-Stapel
pile-discard = Abwurfstapel
pile-tracker = Bewegungsmelderstapel
pile-tracker_discard = Bewegungsmelder-Abwurfstapel
pile-removed = aus dem Spiel genommene Karten
pile-hand = Hand

## Marker und Figuren

token-alien = Alien
    .many = Aliens
token-swarm = Alien-Schwarm
    .many = Alien-Schwärme
token-facehugger = Facehugger
    .many = Facehugger
token-blip = Blip
    .many = Blips
token-mission_blip = Missions-Blip
    .many = Missions-Blips
token-spawn_point = Spawn-Punkt
    .many = Spawn-Punkte
token-tunnel = Tunnel
    .many = Tunnel
token-barricade = Barrikade
    .many = Barrikaden
token-crate = Kiste
    .many = Kisten
token-computer = Computer
    .many = Computer
token-sentry_gun = Selbstschussanlage
    .many = Selbstschussanlagen
token-exit = Ausgang
    .many = Ausgänge

blip-newt = Newt
blip-empty = leer
blip-captive = Verschleppter
