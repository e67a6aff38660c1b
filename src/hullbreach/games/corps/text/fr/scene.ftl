# Ce qui se trouve à côté du plateau.

scene-round = Tour de jeu
scene-phase = Phase
scene-unknown_card = carte face cachée
scene-door = { $state ->
        [open] Porte ouverte { $name }
        [barred] Porte barricadée { $name }
       *[shut] Porte fermée { $name }
    }
scene-exit = { $state ->
        [open] Sortie { $id }
       *[shut] Sortie { $id }, encore fermée
    }
scene-barricaded = barricadé
scene-used = déjà utilisé
scene-ammo = Munitions { $n }
scene-swarm = { $tokens ->
        [one] essaim de { $n } Aliens : la figurine et { $tokens } jeton
       *[other] essaim de { $n } Aliens : la figurine et { $tokens } jetons
    }
scene-actions = { $n ->
        [one] encore { $n } action
       *[other] encore { $n } actions
    }
scene-steady_fire = Visée stable
scene-captive = { $gender ->
        [f] captive
       *[m] captif
    }
scene-trapped = { $gender ->
        [f] prise au piège
       *[m] pris au piège
    }
scene-deck = { $above } à piocher, { $below } sous la carte Reshuffle
scene-hand = Main du Joueur { $seat }
scene-turned = Cartes révélées
scene-seat = Joueur { $seat }
scene-cards = { $n ->
        [one] { $n } carte en main
       *[other] { $n } cartes en main
    }
state-waiting = { $gender ->
        [f] pas encore placée
       *[m] pas encore placé
    }
counter-uplink = Liaison
schedule-drop_ship = Navette au tour

sheet-characters = Personnages
sheet-endurance = Cartes Endurance
sheet-tracker = Cartes Motion Tracker
scene-offered = Au choix

# Ce que l’on veut savoir avant de choisir.
note-aim = Compteur de visée { $now } → { $then }
note-rest = { $kind ->
        [hero] Piochez jusqu’à { $draw } cartes, puis recyclez-en jusqu’à { $recycle }
       *[grunt] Recyclez jusqu’à { $recycle } cartes
    }
note-distance = { $n ->
        [one] à { $n } espace
       *[other] à { $n } espaces
    }
note-area-aliens = { $n ->
    [0] aucun Alien touché
    [one] { $n } Alien touché
   *[other] { $n } Aliens touchés
  }
note-area-blips = { $n ->
    [one] { $n } blip
   *[other] { $n } blips
  }
note-area-friends = { $n ->
    [0] personne des vôtres
    [one] { $n } des vôtres
   *[other] { $n } des vôtres
  }
note-exhausts = { $n ->
        [0] n’épuise aucune carte
        [one] épuise { $n } carte
       *[other] épuise { $n } cartes
    }
note-equip-again = { $n ->
        [0] L’équiper de nouveau n’épuise aucune carte
        [one] L’équiper de nouveau épuise { $n } carte
       *[other] L’équiper de nouveau épuise { $n } cartes
    }
scene-go-all = Allez jusqu’au bout vers { $who }
