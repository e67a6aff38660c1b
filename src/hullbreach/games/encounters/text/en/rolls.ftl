# What chance decides.

roll-role = Role of { $seat }
roll-first = First player
roll-deck = Deck of { $seat }
roll-sergeants = Sergeants
roll-strikes = Strikes
roll-drones = Drones
roll-mixed-drones = Drones and Secrets Revealed
roll-mini-deck = Mini-deck { $number }
roll-hive = Hive deck
roll-barracks = Barracks
roll-good-agendas = Good Agendas
roll-evil-agenda = Evil Agenda
roll-agendas = Agendas
roll-alien-avatar = Alien Avatar of { $seat }
roll-alien-deck = Alien deck
roll-put-back = Cards of the Complex
