# Was neben dem Spielplan liegt.

scene-round = Runde
scene-phase = Phase
scene-unknown_card = verdeckte Karte
scene-door = { $state ->
        [open] Offene Tür { $name }
        [barred] Verbarrikadierte Tür { $name }
       *[shut] Geschlossene Tür { $name }
    }
scene-exit = { $state ->
        [open] Ausgang { $id }
       *[shut] Ausgang { $id }, noch geschlossen
    }
scene-barricaded = verbarrikadiert
scene-used = benutzt
scene-ammo = Munition { $n }
scene-swarm = Schwarm aus { $n } Aliens: die Figur und { $tokens } Marker
scene-actions = { $n ->
        [one] noch 1 Aktion
       *[other] noch { $n } Aktionen
    }
scene-steady_fire = Ruhige Hand
scene-captive = gefangen
scene-trapped = eingeschlossen
scene-deck = { $above } zu ziehen, { $below } unter der Mischen-Karte
scene-hand = Hand von Spieler { $seat }
scene-turned = Aufgedeckt
scene-seat = Spieler { $seat }
scene-cards = { $n ->
        [one] 1 Handkarte
       *[other] { $n } Handkarten
    }
state-waiting = noch nicht aufgestellt
counter-uplink = Funkverbindung
schedule-drop_ship = Landungsschiff in Runde

sheet-characters = Charaktere
sheet-endurance = Ausdauerkarten
sheet-tracker = Bewegungsmelderkarten
scene-offered = Zur Auswahl

# Was man wissen will, bevor man wählt.
note-aim = Zielscheibe { $now } → { $then }
note-rest = { $kind ->
        [hero] Ziehe bis zu { $draw } Karten, recycle dann bis zu { $recycle }
       *[grunt] Recycle bis zu { $recycle } Karten
    }
note-distance = { $n ->
        [one] 1 Feld entfernt
       *[other] { $n } Felder entfernt
    }
note-area-aliens = { $n ->
    [0] kein Alien in der Wirkung
    [one] { $n } Alien in der Wirkung
   *[other] { $n } Aliens in der Wirkung
  }
note-area-blips = { $n ->
    [one] { $n } Blip
   *[other] { $n } Blips
  }
note-area-friends = { $n ->
    [0] niemand von euch
    [one] { $n } von euch
   *[other] { $n } von euch
  }
note-exhausts = { $n ->
        [0] erschöpft keine Karte
        [one] erschöpft 1 Karte
       *[other] erschöpft { $n } Karten
    }
note-equip-again = { $n ->
        [0] Erneut ausrüsten erschöpft keine Karte
        [one] Erneut ausrüsten erschöpft 1 Karte
       *[other] Erneut ausrüsten erschöpft { $n } Karten
    }
scene-go-all = Gehe den ganzen Weg zu { $who }
