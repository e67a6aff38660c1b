# Ce qui se passe : lignes du journal, à la troisième personne, au présent. passed : si un jet a eu l’effet voulu.

## Mise en place et tours de jeu

event-mission-starts = La mission « { $mission } » commence.
event-hero-chosen = { CAP($seat) } joue { $who }.
event-equipped = { $who } s’équipe avec { $card_acc }.
event-unequipped = { $who } n’a plus { $card_acc }.
event-placed = { $who } commence en { $square }.
event-sentry-placed = { CAP($gun) } est placée en { $square }, orientée { $facing_to }.
event-round-starts = Le tour de jeu { $number } commence.
event-phase-starts = { $phase ->
        [setup] La mise en place commence.
        [marine] La phase Marine commence.
        [alien] La phase Alien commence.
       *[finish] La phase de fin de tour commence.
    }
event-aim-reset = Le compteur de visée { $who_of } revient à { $number }.
event-token-given = { CAP($seat) } reçoit le jeton d’activation.
event-mission-won = La mission « { $mission } » est gagnée.
event-mission-lost = La mission « { $mission } » est perdue.
event-final-score = Score final : { $number }.

## Personnages

event-activated = { $who } est { $who_gender ->
        [f] activée
       *[m] activé
    }.
event-activation-ended = L’activation { $who_of } se termine.
event-commanded = { $who } fait agir { $grunt }.
event-moved = { $who } se déplace en { $square }.
event-left = { $who } sort par { $exit }.
event-shot = { $who } tire sur { $piece } { $weapon_with } : obtient { $rolled }, il faut { $need } ou moins – { $passed ->
        [yes] touché.
       *[no] raté.
    }
event-dial = Le compteur de visée { $who_of } est maintenant à { $number }.
event-tech-test = Test de Tech { $who_of } : obtient { $rolled }, il faut { $need } ou moins – { $passed ->
        [yes] réussi.
       *[no] raté.
    }
event-rested = { $who } se repose.
event-card-used = { $who } utilise { $card_acc }.
event-ability-used = { $who } utilise une capacité.
event-attached = { $who } reçoit la carte { $card_acc }, qui reste attachée.
event-detached = { $who } n’a plus la carte attachée { $card_acc }.
event-actions-lost = { $number ->
        [one] { $who } perd { $number } action.
       *[other] { $who } perd { $number } actions.
    }
event-stood-up = { $who } se relève.
event-knocked-down = { $who } est { $who_gender ->
        [f] mise KO
       *[m] mis KO
    }.
event-killed = { $who } est { $who_gender ->
        [f] tuée
       *[m] tué
    }.
event-death-prevented = { $who } échappe à la mort.
event-captured = { $who } est { $who_gender ->
        [f] capturée
       *[m] capturé
    }.
event-capture-prevented = { $who } échappe à la capture.
event-hugged = { CAP($alien) } s’agrippe au visage { $who_of }.
event-took-over = { CAP($seat) } prend le contrôle { $who_of }.
event-eliminated = { CAP($seat) } ne participe plus à cette mission.
event-joined = { $who } rejoint l’escouade en { $square }.

## Cartes

event-drew = { CAP($seat) } pioche { $card_acc }.
event-drew-unseen = { CAP($seat) } pioche une carte.
event-exhausted = { $number ->
        [one] { $number } carte est épuisée.
       *[other] { $number } cartes sont épuisées.
    }
event-forced-discard = Il ne reste aucune autre carte ; une carte du deck Exhaust est défaussée : { $card }.
event-discarded = Carte défaussée : { $card }.
event-recycled = { $number ->
        [one] { $number } carte du deck Exhaust est recyclée.
       *[other] { $number } cartes du deck Exhaust sont recyclées.
    }
event-recycled-card = { CAP($seat) } recycle { $card_acc }.
event-recycled-unseen = { CAP($seat) } recycle une carte de sa main.
event-exhausted-card = { CAP($seat) } épuise { $card_acc }.
event-exhausted-unseen = { CAP($seat) } épuise une carte de sa main.
event-reshuffled = { $number ->
        [one] Le deck Endurance est mélangé : { $number } carte.
       *[other] Le deck Endurance est mélangé : { $number } cartes.
    }
event-revealed = Carte révélée : { $card }.
event-took-revealed = { CAP($seat) } prend la carte révélée : { $card }.
event-hazard = Danger : { $card } !
event-event-played = { CAP($seat) } joue { $card_acc }.
event-took = { CAP($seat) } prend { $card_acc } dans la défausse.
event-looked = { $number ->
        [one] { CAP($seat) } regarde la carte du dessus du deck Motion Tracker.
       *[other] { CAP($seat) } regarde les { $number } cartes du dessus du deck Motion Tracker.
    }
event-saw-tracker = { CAP($seat) } voit « { $card } » dans le deck Motion Tracker.
event-saw-card = { CAP($seat) } voit { $card_acc } dans le deck Endurance.

## Aliens et Blips

event-alien-hit = { $tokens ->
        [0] { CAP($alien) } est touché : l’un de l’essaim tombe, il reste un seul Alien.
        [one] { CAP($alien) } est touché : l’un de l’essaim tombe, il reste { $tokens } jeton dessous.
       *[other] { CAP($alien) } est touché : l’un de l’essaim tombe, il reste { $tokens } jetons dessous.
    }
event-alien-killed = { CAP($alien) } est tué.
event-blip-killed = { CAP($blip) } est retiré sans être révélé.
event-blip-discarded = Le Blip est arrêté par la barricade en { $square } et défaussé.
event-alien-leaves = { CAP($alien) } quitte le plateau.
event-alien-activated = { CAP($alien) } est activé.
event-alien-moved = { CAP($alien) } se déplace en { $square }.
event-blip-moved = { CAP($blip) } se déplace en { $square }.
event-tile-speed = Les Blips de la tuile « { $tile } » se déplacent avec une vitesse de { $rolled }.
event-defence-roll = { CAP($alien) } attaque { $who } : le jet de défense donne { $result }, { $need } ou moins pour esquiver.
event-defence-rerolled = { $who } relance : le jet de défense donne maintenant { $result }.
event-evaded = { $who } esquive.
event-counter-attack = { $who } contre-attaque et touche { $alien }.
event-blip-placed = { CAP($blip) } entre en jeu en { $square }.
event-spotted = { $number ->
        [one] { CAP($blip) } est repéré : { $number } Alien.
       *[other] { CAP($blip) } est repéré : { $number } Aliens.
    }
event-alien-placed = { $tokens ->
        [0] { CAP($alien) } apparaît en { $square }.
        [one] { CAP($alien) } apparaît en { $square } avec { $tokens } jeton.
       *[other] { CAP($alien) } apparaît en { $square } avec { $tokens } jetons.
    }
event-alien-grew = { $tokens ->
        [one] { CAP($alien) } a maintenant { $tokens } jeton.
       *[other] { CAP($alien) } a maintenant { $tokens } jetons.
    }
event-facehugger-placed = { CAP($alien) } apparaît en { $square }.
event-tracker-drawn = { CAP($seat) } pioche une carte Motion Tracker : « { $card } ».
event-tracker-reshuffled = { $number ->
        [one] Le deck Motion Tracker est mélangé : { $number } carte.
       *[other] Le deck Motion Tracker est mélangé : { $number } cartes.
    }
event-tunnel-placed = Un tunnel s’ouvre en { $square }.
event-pool-empty = La réserve de jetons Blip est vide : tous les Blips se déplacent à la place.

## Plateau et mission

event-barricade-built = { CAP($door) } est barricadée.
event-barricade-removed = { CAP($door) } n’est plus barricadée.
event-point-barricaded = Le point d’entrée en { $square } est barricadé.
event-point-opened = Le point d’entrée en { $square } n’est plus barricadé.
event-break-roll = { CAP($piece) } s’attaque à une barricade : obtient { $rolled }, il faut { $need } ou plus – { $passed ->
        [yes] elle cède.
       *[no] elle tient.
    }
event-point-break-roll = Un Blip s’attaque à la barricade en { $square } : obtient { $rolled }, il faut { $need } ou plus – { $passed ->
        [yes] elle cède.
       *[no] elle tient.
    }
event-sentry-fired = { CAP($gun) } tire sur { $piece } : le dé le plus bas donne { $rolled } – { $passed ->
        [yes] touché.
       *[no] raté.
    } Munitions restantes : { $ammo }.
event-rule-on = { $rule ->
        [no_friendly_fire] Les attaques de zone épargnent maintenant les personnages.
        [steady_fire] Pour l’instant, le tir défensif ne diminue pas les compteurs de visée.
       *[lights_out] Les lumières s’éteignent : les attaques des personnages portent à 3 espaces au maximum.
    }
event-mission-blip-shown = { $face ->
        [newt] Le Blip de mission en { $square }, c’est Newt !
        [captive] Le Blip de mission en { $square } cache un captif !
       *[empty] Le Blip de mission en { $square } est vide.
    }
event-mission-blip-removed = Le Blip de mission en { $square } est retiré.
event-crate-taken = { $who } ramasse la caisse en { $square }.
event-crate-dropped = { $who } lâche la caisse en { $square }.
event-crate-removed = La caisse en { $square } est retirée.
event-counter = Le compteur de liaison est à { $number }.
event-scheduled = La navette arrive au tour de jeu { $number }.
event-mission-roll = Le dé Alien donne { $rolled }.
event-exit-opened = { CAP($exit) } s’ouvre.
event-cards-recovered = { $number ->
        [one] { $number } carte retirée est récupérée.
       *[other] { $number } cartes retirées sont récupérées.
    }
event-cards-removed = { $number ->
        [one] { $number } carte est retirée de la campagne.
       *[other] { $number } cartes sont retirées de la campagne.
    }
event-card-returned = { CAP($seat) } remet { $card_acc } dans le deck Endurance.
