# Was auf dem Tisch liegt, neben dem Spielfeld und darauf.

## Stand der Partie

scene-turn = Spielrunde
scene-phase = Phase
scene-round = Durchgang
scene-environment = Umgebung
scene-board = Spielfeld

## Das Spielfeld

kind-room = Raum
scene-points = Kapazitätspunkte: { $used } belegt, { $acid } durch Säure, { $free } frei
scene-used-points = { $n ->
        [one] 1 Kapazitätspunkt belegt
       *[other] { $n } Kapazitätspunkte belegt
    }
scene-acid = { $n ->
        [one] 1 Säuremarker
       *[other] { $n } Säuremarker
    }
scene-engaged = Umkämpfte Kachel
scene-door = Geschlossene Tür { $link }
scene-door-open = Offene Tür { $link }
scene-door-barred = Versiegeltes Schott { $link }
scene-starts = { $side }: Startkachel
scene-wounds = Wunden: { $left } von { $of }
scene-carries = Trägt: { $token }
mark-token = verdeckt
mark-hidden = versteckt
mark-decoy = Köder
mark-activated = aktiviert
mark-sentry = auf Wache
mark-active = handelt gerade
mark-aiming = zielt
mark-raging = in Rage
mark-escorted = eskortiert
mark-carrying = beladen

## Seiten und Karten

scene-models = Miniaturen
scene-token-own = Wer das ist, sagst du beim Aufdecken; Waffen und Fähigkeiten zählen erst dann. Zur Wahl stehen:
scene-token-decoy = Ein Köder: Er kann sich nur bewegen oder rennen und wird beim Aufdecken entfernt.
scene-token-strange = Wer das ist, zeigt sich beim Aufdecken.
scene-waiting = Noch zu aktivieren
scene-kills = Getötete
scene-trophies = Trophäen
scene-played = Gespielte Karten
scene-ap = Aktionspunkte (AP)
scene-hand = Handkarten
scene-hands = Hände
scene-deck = Strategiestapel: { $side }
scene-discard = Ablagestapel: { $side }
scene-offered = Zur Auswahl

## Rooms as the map has space for them; a soft hyphen is where a line may end

map-armoury = Waffen­kammer
map-bridge = Brücke
map-engine_room = Maschinen­raum
map-hibernation_chamber = Kälteschlaf­kammer
map-laboratory = Labor
map-predator_pod = Predator-­Kapsel
map-escape_pod = Rettungs­kapsel

## When a card is played, in a word

when-between_activations = Zwischen Aktivierungen
when-activation_start = Eigene Aktivierung
when-after_activation = Nach Aktivierung
when-before_attack = Eigener Angriff
when-when_attacked = Wenn angegriffen
when-after_roll = Fehlschlag
when-when_hit = Bei Treffer
when-when_wounded = Bei Verwundung
when-when_killed = Beim Tod
when-after_kill = Nach Tötung
when-renewal = Auffrischung

## What one wants to know before choosing

note-points = { $n ->
        [0] umsonst
       *[other] { $n } AP
    }
note-dice = { $n } Würfel
note-stand = damit ist die Bewegung dieser Spielrunde vorbei
note-stand-token = ein Bluff: Die anderen sehen nur, dass er bleibt
link-hit = trifft
link-dodge = kein Ausweichen
link-armour = Panzer versagt
link-con = Con versagt
link-heal = Heilung misslingt
link-one = ein Würfel
link-critical = 1 durchschlägt
link-all = { $n ->
        [one] der Angriff
       *[other] { $n } Würfel
    }
link-wound = eine Wunde
why-need = Nötig war { $total } oder weniger: eine Chance von { $percent } %.

## Eine Einheitenliste, die entsteht

list-title = Deine Einheitenliste
list-begin = Eine weitere Gruppe
list-spent = Ausgegebene Punkte
list-points = Punkte insgesamt
list-count = In dieser Gruppe
list-price = Punkte je Miniatur
list-level = Stufe
list-changed = Geändert um
