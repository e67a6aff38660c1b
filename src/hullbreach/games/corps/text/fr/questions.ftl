# Ce qu’on demande à un joueur : des phrases entières.

ask-hero = Choisissez votre héros.
ask-equip-setup = Équipez { $who } pour la mission ; c’est gratuit.
ask-place = Où placez-vous { $who } ?
ask-place-sentry = Où placez-vous { $gun }, et dans quelle orientation ?
ask-place-barricades = Placez une barricade sur une porte (il en reste { $number }).
ask-captive = Désignez un captif à libérer dans cette mission.
ask-trapped = Désignez un personnage piégé.
ask-sit-out = Il y a plus de joueurs que de personnages : qui ne participe pas à cette mission ?
ask-first-player = Qui commence ce tour de jeu ? Les autres suivent dans le sens des aiguilles d’une montre.
ask-which-hero = Quel héros activez-vous en premier ?
ask-may = { $who } : utilisez-vous l’effet ?
ask-ability = { $who } : quelle capacité utilisez-vous en premier ?
ask-equip = { $who } : équipez-vous, ou reprenez des cartes en main.
ask-consent = Un autre joueur souhaite équiper { $who } avec { $card_acc }. Acceptez-vous ?
ask-action = { $left ->
        [0] { $who } : plus d’action ; choisissez une action gratuite ou terminez l’activation.
       *[other] { $who } : choisissez une action (il en reste { $left }).
    }
ask-step = { $left ->
        [0] { $who } : le déplacement se termine.
        [one] { $who } : où aller ? (encore { $left } espace)
       *[other] { $who } : où aller ? (encore { $left } espaces)
    }
ask-full-auto = Full Auto : { $who } tire-t-{ $who_gender ->
        [f] elle
       *[m] il
    } encore ? Chaque tir supplémentaire épuise 1 carte.
ask-roll-order = Attaque de zone { $who_of } : pour qui lancez-vous le dé maintenant ?
ask-free-attack = { $who } : choisissez l’arme et la cible de l’attaque gratuite.
ask-rest-draw = { $who } se repose : piochez-vous une carte ?
ask-rest-recycle = { $left ->
        [one] { $who } se repose : vous pouvez encore recycler { $left } carte.
       *[other] { $who } se repose : vous pouvez encore recycler jusqu’à { $left } cartes.
    }
ask-recycle-hand = Quelle carte de votre main recyclez-vous ?
ask-discard = { $left ->
        [one] Défaussez { $left } carte.
       *[other] Défaussez { $left } cartes, une par une.
    }
ask-exhaust = { $left ->
        [one] Épuisez { $left } carte de votre main.
       *[other] Épuisez { $left } cartes de votre main, une par une.
    }
ask-window = Jouez-vous un événement ?
ask-command = { $who } : quel Grunt activez-vous ? (encore { $left })
ask-leftover = Lequel des personnages restants est activé maintenant ?
ask-leftover-player = Qui active les Grunts restants ?
ask-target = Pour quel personnage est-ce ?
ask-door = Choisissez une porte ou un point d’entrée.
ask-take = Quelle carte prenez-vous ?
ask-lose = Quelle carte Équipement { $who } perd-{ $who_gender ->
        [f] elle
       *[m] il
    } ?
ask-bearer = Qui équipez-vous avec { $card_acc } ?
ask-displace = Quelle carte laisse la place ? La nouvelle carte est : { $card }.
ask-peek = Mettez-vous « { $card } » sur le deck Motion Tracker ou dessous ?
ask-reorder = Remettez les cartes une par une sur le deck Motion Tracker ; la dernière sera au-dessus. Laquelle maintenant ?
ask-capture-order = Qui est capturé en premier ?
ask-captor = Quel Alien emporte { $who } ?
ask-next-alien = Lequel maintenant ?
ask-next-tile = Sur quelle tuile les Blips sont-ils activés maintenant ?
ask-toward = Qui est traqué par { $piece } ?
ask-go = Où va { $piece } ?
ask-victim = Qui est attaqué par { $piece } ?
ask-defensive-fire = Tir défensif : { $who } tire-t-{ $who_gender ->
        [f] elle
       *[m] il
    } sur { $target } ?
ask-fire-order = Tir défensif : qui décide en premier de tirer sur { $target } ?
ask-reroll = Le jet de défense { $who_of } donne { $rolled }. Faut-il le relancer ?
ask-prevent-kill = { $who } va être { $who_gender ->
        [f] tuée
       *[m] tué
    }. L’empêchez-vous ?
ask-prevent-capture = { $who } va être { $who_gender ->
        [f] capturée
       *[m] capturé
    }. L’empêchez-vous ?
ask-take-over = Vous n’avez plus de héros. Prenez-vous le contrôle d’un Grunt ?
ask-blip = Sur quel espace le jeton entre-t-il en jeu ?
ask-tunnel = Sur quel espace le tunnel s’ouvre-t-il ?
ask-alien = Où se place le prochain Alien de l’essaim ?
ask-point = Où les Blips entrent-ils en jeu ?
ask-flip = Quel Blip de mission retournez-vous ?
ask-finish-order = Quel effet est résolu maintenant ?
ask-next-mission = Quelle mission jouez-vous ensuite ?
ask-return = Quelle carte de la défausse remettez-vous dans le deck Endurance ?
