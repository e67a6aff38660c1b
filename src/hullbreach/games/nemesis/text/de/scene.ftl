# Was der Tisch zeigt.

scene-seat = Spieler { $n }
scene-player-is = Spieler { $n } ist { $who_the }.
scene-player-is-you = Spieler { $n } bist du.
scene-ship = Das Raumschiff
scene-unexplored = Raum { $room }, unerkundet
scene-seen-tile = nur du hast ihn gesehen
scene-seen-token = Marker, nur du hast ihn gesehen: { $token }
scene-entrance = Zugang zu den Wartungsschächten: { $numbers }
scene-fire = Feuer
scene-malfunction = Fehlfunktion
scene-airlock = Notschleusenprozedur
scene-nest-destroyed = das Nest ist zerstört
scene-items = Gegenstände übrig: { $n }
scene-computer = Computer
scene-eggs = Eier
scene-eggs-here = Eier: { $n }
scene-corridor-number = Nummer des Korridors
scene-noise = Geräusch
scene-network-main = Wartungsschächte
scene-network-red = Rote Wartungsschächte
scene-network-blue = Blaue Wartungsschächte
scene-pod = Rettungskapsel { $n }
scene-pod-locked = verriegelt
scene-pod-unlocked = entriegelt
scene-pod-inside = warten darin: { $n }
scene-injuries = Schaden: { $n }
scene-mark-active = am Zug
scene-mark-in-pod = in einer Kapsel
scene-mark-slime = Schleim
scene-mark-larva = Larve
scene-mark-passed = hat gepasst
scene-hand = Handkarten
scene-hands = Hände
scene-actions = Aktionen übrig
scene-first-player = Startspieler
scene-light-wounds = { $n ->
    [one] 1 leichte Wunde
   *[other] { $n } leichte Wunden
    }
scene-dressed = { $wound }, verbunden
scene-light = Leichte Wunden
scene-serious = Schwere Wunden
scene-larva = Larve
scene-signal = Signal
scene-slots = Handplätze
scene-yes = ja
scene-none = keine
scene-sent = gesendet
scene-not-sent = nicht gesendet
scene-only-you = siehst nur du
scene-ammo = Munition
scene-attached = Mit { $item }.
scene-in-hand = auf einem Handplatz
scene-contamination = Kontamination
scene-card-contamination = Bezahlt keine Kosten, zählt aber als Handkarte gegen einen Überraschungsangriff. Niemand weiß, ob sie INFIZIERT ist.
scene-card-clean = Gescannt: Sie ist sauber.
scene-card-infected = Gescannt: Sie ist INFIZIERT.
scene-no-action = keine Aktionskarte
scene-cost = abzuwerfende Karten
scene-use-any = Jederzeit
scene-use-in = Im Kampf
scene-use-out = Kein Kampf
scene-use-reaction = Reaktion
scene-cards = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
    }

## Tafeln

scene-turn = Runde
scene-action-here = Wähle eine Aktion, oder passe.
scene-phase = Phase
scene-phase-setup = Aufbau
scene-phase-player = Spielerphase
scene-phase-event = Ereignisphase
scene-phase-over = Das Ende
scene-time = Zeit
scene-sleep-from = Kälteschlaf ab
scene-self-destruct = Selbstzerstörung
scene-locked-from = Kapseln offen ab
scene-course = Kurs
scene-ship-board = Leisten des Raumschiffs
scene-intruders = Xenos
scene-bag = Plättchen im Beutel
scene-bag-holds = { $n ->
    [one] Im Beutel liegt 1 Plättchen: { $tokens }.
   *[other] Im Beutel liegen { $n } Plättchen: { $tokens }.
    }
scene-only-you-know = Nur du weißt
scene-offered = Zur Auswahl
scene-scan-clean = sauber
scene-scan-infected = INFIZIERT
scene-scan-unknown = nicht gescannt
scene-two-objectives = Bei der ersten Begegnung behältst du eines davon.
scene-pile-red = Rote Gegenstände
scene-pile-yellow = Gelbe Gegenstände
scene-pile-green = Grüne Gegenstände
scene-pile-events = Ereignisse
scene-pile-attacks = Angriffe
scene-pile-wounds = Wunden

## Aussichten

scene-encounter = Begegnung
scene-note-noise = { $cost ->
    [one] 1 Karte
   *[other] { $cost } Karten
    } · Geräusche an { $loud } von 4 Ausgängen · Gefahr { $danger } %
scene-note-surprise = dann Überraschung { $percent } %
scene-note-occupied = { $cost ->
    [one] 1 Karte
   *[other] { $cost } Karten
    } · keine Geräuschprobe, es ist jemand da
scene-note-careful = { $cost ->
    [one] 1 Karte
   *[other] { $cost } Karten
    } · du wählst, wo du Geräusche machst
scene-note-cost = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
    }

## Tausch

scene-trade = Tausch
scene-trade-gives = { $seat } gibt
scene-trade-returns = { $seat } gibt zurück
scene-trade-slots = Handplätze danach: { $n } von { $limit }

## Das Ende

scene-ending = Das Ende
scene-check-engines = Triebwerke
scene-check-course = Kurs
scene-check-contamination = Kontamination
scene-check-objectives = Ziele
scene-engines-work = { $n } von 3 laufen
scene-done-trade = Handel beenden
scene-done-offer = So anbieten
scene-done-return = So antworten
scene-no-check = nicht geprüft
scene-check-skipped = entfällt: das Raumschiff ist verloren
scene-infected-die = { $n ->
    [0] niemand starb daran
    [one] 1 starb daran
   *[other] { $n } starben daran
    }
scene-objectives-met = { $n ->
    [0] niemand gewinnt
    [one] 1 gewinnt
   *[other] { $n } gewinnen
    }
scene-objective-met = erfüllt
scene-objective-missed = nicht erfüllt

## Wozu du hier bist

scene-goal-title = Wozu du hier bist
scene-goal-survive = Komm lebend davon und erfülle dein Ziel: im Kälteschlaf auf einem Raumschiff, das mit zwei heilen Triebwerken die Erde erreicht, oder in einer Rettungskapsel.
scene-goal-secret = Die anderen haben eigene Ziele. Niemand muss die Wahrheit sagen.
scene-goal-together = Ihr gewinnt gemeinsam oder gar nicht.

picked-choose-room = Welcher Raum?
picked-choose-console = Welche Raumaktion?
picked-choose-corridor = Welcher Korridor?
picked-choose-intruder = Welcher Xeno?
picked-choose-weapon = Mit welcher Waffe?
picked-choose-item = Welcher Gegenstand?
picked-choose-partner = Zusammen mit welchem Gegenstand?
picked-choose-product = Was stellst du her?
picked-choose-deck = Aus welchem Gegenstandsdeck?
picked-choose-pod = Welche Rettungskapsel?
picked-choose-slot = Was untersuchst du?
picked-choose-space = Welcher Kurs?
picked-choose-wound = Welche schwere Wunde?
picked-choose-objective = Welche Art von Einsatzziel?
