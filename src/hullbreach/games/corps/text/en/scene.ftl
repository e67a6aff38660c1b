# What stands beside the board.

scene-round = Round
scene-phase = Phase
scene-unknown_card = face-down card
scene-door = { $state ->
        [open] Open door { $name }
        [barred] Barricaded door { $name }
       *[shut] Closed door { $name }
    }
scene-exit = { $state ->
        [open] Exit { $id }
       *[shut] Exit { $id }, still closed
    }
scene-barricaded = barricaded
scene-used = used
scene-ammo = Ammo { $n }
scene-swarm = { $tokens ->
        [one] swarm of { $n } Aliens: the figure and 1 token
       *[other] swarm of { $n } Aliens: the figure and { $tokens } tokens
    }
scene-actions = { $n ->
        [one] 1 action left
       *[other] { $n } actions left
    }
scene-steady_fire = Steady aim
scene-captive = captive
scene-trapped = trapped
scene-deck = { $above } to draw, { $below } below the Reshuffle card
scene-hand = Hand of Player { $seat }
scene-turned = Turned up
scene-seat = Player { $seat }
scene-cards = { $n ->
        [one] 1 card in hand
       *[other] { $n } cards in hand
    }
state-waiting = not placed yet
counter-uplink = Uplink
schedule-drop_ship = Drop ship in round

sheet-characters = Characters
sheet-endurance = Endurance cards
sheet-tracker = Motion Tracker cards
scene-offered = To choose from

# What one wants to know before choosing.
note-aim = Dial { $now } → { $then }
note-rest = { $kind ->
        [hero] Draw up to { $draw } cards, then recycle up to { $recycle }
       *[grunt] Recycle up to { $recycle } cards
    }
note-distance = { $n ->
        [one] 1 space away
       *[other] { $n } spaces away
    }
note-area-aliens = { $n ->
    [0] no Alien struck
    [one] { $n } Alien struck
   *[other] { $n } Aliens struck
  }
note-area-blips = { $n ->
    [one] { $n } blip
   *[other] { $n } blips
  }
note-area-friends = { $n ->
    [0] nobody of yours
    [one] { $n } of your own
   *[other] { $n } of your own
  }
note-exhausts = { $n ->
        [0] exhausts no card
        [one] exhausts 1 card
       *[other] exhausts { $n } cards
    }
note-equip-again = { $n ->
        [0] Equipping it again exhausts no card
        [one] Equipping it again exhausts 1 card
       *[other] Equipping it again exhausts { $n } cards
    }
scene-go-all = Go all the way towards { $who }
