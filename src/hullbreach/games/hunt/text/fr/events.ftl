# Ce qui se passe : lignes du journal, à la troisième personne, au présent. passed : si un jet a eu l’effet voulu.

## Mise en place et tour de jeu

event-deployed = { CAP($piece) } commence { $tile_in }.
event-mission = La mission { $mission } commence.
event-round = La manche { $number } commence.
event-list-built = La force { $side_of } est prête : { $points } points, { $models ->
        [one] { $models } modèle
       *[other] { $models } modèles
    }.
event-tile-laid = { CAP($seat) } pose une tuile en { $place } : { $part }.
event-board-built = Le plateau est terminé : { $tiles } tuiles.
event-starts-on = { CAP($side) } { $side_gender ->
        [pl] commencent
       *[f] commence
    } { $tile_in }.
event-mission-card = Carte Mission { $side_of } : { $card }.
event-mission-card-back = { CAP($card) } est impossible sur ce plateau ; { $side } { $side_gender ->
        [pl] piochent
       *[f] pioche
    } à nouveau.
event-target-rolled = Jet { $side_of } pour le choix de la cible : { $rolled }.
event-target-set = Cible { $side_of } : { $tile }.
event-hand-kept = { CAP($side) } { $side_gender ->
        [pl] gardent leur main
       *[f] garde sa main
    }.
event-hand-replaced = { CAP($side) } { $side_gender ->
        [pl] remplacent toute leur main
       *[f] remplace toute sa main
    }.
event-turn = Le tour de jeu { $number } commence.
event-initiative-rolled = Jet d’initiative { $side_of } : { $rolled }.
event-initiative = { CAP($side) } { $side_gender ->
        [pl] ont
       *[f] a
    } l’initiative.
event-initiative-given = { CAP($side) } { $side_gender ->
        [pl] donnent
       *[f] donne
    } l’initiative { $to_to }.
event-environment = Environnement : { $event }.
event-drew = { CAP($side) } { $side_gender ->
        [pl] piochent
       *[f] pioche
    } { $card }.
event-drew-unseen = { CAP($side) } { $side_gender ->
        [pl] piochent
       *[f] pioche
    } { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }.
event-discarded = { CAP($side) } { $side_gender ->
        [pl] défaussent
       *[f] défausse
    } { $card }.
event-reshuffled = La défausse { $side_of } est mélangée pour former un nouveau deck Stratégie.
event-reshuffled-environment = Les cartes Environnement défaussées sont mélangées pour former un nouveau deck.
event-card-played = { CAP($side) } { $side_gender ->
        [pl] jouent
       *[f] joue
    } { $card }.
event-card-on-piece = Cible de { $card } : { $piece }.
event-card-on-tile = Tuile de { $card } : { $tile }.
event-card-on-link = Lieu de { $card } : entre { $link }.
event-card-rolled = Jet pour { $card } : { $rolled }, il faut { $on } ou moins – { $passed ->
        [yes] réussi.
       *[no] raté.
    }
event-activated = { CAP($piece) } est { $piece_gender ->
        [f] activée
       *[m] activé
    }.
event-activation-ended = L’activation { $piece_of } se termine.
event-points-lost = { CAP($piece) } perd { $number } PA.
event-fumbled = Échec critique : { $piece } ne peut plus dépenser de PA ce tour de jeu.

## Jetons

event-revealed = { CAP($piece) } est { $piece_gender ->
        [f] révélée
       *[m] révélé
    } : { $unit_an }.
event-decoy-gone = { CAP($piece) } était un leurre et disparaît.
event-hid = { CAP($piece) } se dissimule.
event-hide-ended = { CAP($piece) } n’est plus { $piece_gender ->
        [f] dissimulée
       *[m] dissimulé
    }.
event-shown = { CAP($piece) } se dévoile : { $unit_an }.
event-shifted = Chasseur vétéran : { $piece } apparaît { $tile_in }.
event-decoy-placed = { CAP($piece) } est placé { $tile_in }.
event-arrived = { CAP($unit_an) } apparaît { $tile_in }.
event-arrived-unseen = { CAP($piece) } apparaît { $tile_in }.

## Mouvement

event-moved = { CAP($piece) } va { $tile_to }.
event-stayed = { CAP($piece) } reste sur place.
event-placed = { CAP($piece) } est { $piece_gender ->
        [f] placée
       *[m] placé
    } { $tile_in }.
event-displaced = { CAP($piece) } doit céder la place et se retrouve { $tile_in }.
event-put-back = { CAP($piece) } ne peut pas rester dans le conduit et revient { $tile_to }.
event-disengage-test = { CAP($piece) } tente de se désengager : obtient { $rolled }, il faut { $need } ou moins – { $passed ->
        [yes] réussi.
       *[no] raté.
    }

## Portes, tuiles, acide

event-door-opened = { CAP($piece) } ouvre la porte entre { $link }.
event-door-gone = La porte entre { $link } s’ouvre.
event-door-placed = Une porte ferme désormais le passage entre { $link }.
event-seal-test = { CAP($piece) } tente de sceller la cloison : obtient { $rolled }, il faut { $need } ou moins – { $passed ->
        [yes] réussi.
       *[no] raté.
    }
event-force-test = { CAP($piece) } tente de forcer la porte entre { $link } : obtient { $rolled }, il faut { $need } ou moins – { $passed ->
        [yes] elle cède.
       *[no] elle tient.
    }
event-forced = { CAP($piece) } force la porte entre { $link }.
event-welded = { CAP($piece) } soude { $tile }.
event-tile-gone = { CAP($tile) } disparaît avec tout ce qui s’y trouve.
event-collapse-rolled = Jet d’effondrement pour { $tile } : { $rolled }, effondrement à { $limit } ou moins – { $passed ->
        [yes] la tuile s’effondre.
       *[no] la tuile tient ce tour de jeu.
    }
event-face-changed = { CAP($tile) } compte désormais comme { $face ->
        [infested] tuile infestée.
        [half_infested] tuile à moitié infestée.
       *[normal] tuile normale.
    }
event-acid-rolled = Sang acide { $piece_of } : obtient { $rolled }, il faut { $limit } ou moins – { $passed ->
        [yes] l’acide jaillit.
       *[no] rien ne se passe.
    }
event-acid-placed = L’acide ronge le sol { $tile_in } : 1 jeton de dégâts par l’acide.
event-trap-laid = { CAP($side) } { $side_gender ->
        [pl] posent
       *[f] pose
    } un piège { $tile_in }.
event-trap-sprung = { CAP($piece) } déclenche le piège { $tile_in }.
event-perimeter = Périmètre sécurisé : obtient { $rolled }, il faut { $limit } ou moins – { $passed ->
        [yes] les charges explosent.
       *[no] rien ne se passe.
    }

## Actions

event-aimed = { CAP($piece) } vise.
event-on-sentry = { CAP($piece) } est en mode Sentinelle.
event-sentry-used = { CAP($piece) } utilise le jeton Sentinelle.
event-sentry-lost = { CAP($piece) } perd le jeton Sentinelle.
event-raged = { CAP($piece) } entre en Rage.
event-treated = { CAP($piece) } s’administre les premiers soins : obtient { $rolled }, il faut { $limit } ou moins – { $passed ->
        [yes] réussi.
       *[no] raté.
    }
event-healed = { CAP($piece) } se soigne { $number ->
        [one] d’{ $number } blessure
       *[other] de { $number } blessures
    }.
event-attack = { CAP($piece) } attaque : { $action }.
event-shot = { CAP($piece) } tire sur { $target } : obtient { $rolled }, il faut { $need } ou moins – { $passed ->
        [yes] touché.
       *[no] raté.
    }
event-blow = { CAP($piece) } frappe { $target } : obtient { $rolled }, il faut { $need } ou moins – { $passed ->
        [yes] touché.
       *[no] raté.
    }
event-disc-rolled = Le Smart-Disc passe { $tile_in } : obtient { $first } et { $second } ; { $limit } ou moins blesse.
event-rerolled = { CAP($piece) } relance : { $rolled }.
event-hit = { CAP($piece) } subit une touche de Puissance { $strength }.
event-critical = Coup critique sur { $piece }.
event-dodged = { CAP($piece) } esquive : obtient { $rolled }, la touche est sans effet.
event-dodge-failed = { CAP($piece) } ne parvient pas à esquiver : obtient { $rolled }.
event-armour = Test d’Armure { $piece_of } : obtient { $rolled }, il faut { $need } ou moins – { $passed ->
        [yes] elle tient.
       *[no] percée.
    }
event-constitution = Test de Constitution { $piece_of } : obtient { $rolled }, il faut { $need } ou moins – { $passed ->
        [yes] réussi.
       *[no] raté.
    }
event-stat-test = Test { $stat_of } { $piece_of } : obtient { $rolled }, il faut { $need } ou moins – { $passed ->
        [yes] réussi.
       *[no] raté.
    }
event-cancelled = La touche sur { $piece } est sans effet.
event-redirected = { CAP($to) } encaisse la touche à la place { $piece_of }.
event-heal-test = Test de Soins { $piece_of } : obtient { $rolled }, il faut { $need } ou moins – { $passed ->
        [yes] la blessure est ignorée.
       *[no] raté.
    }
event-transferred = Tactique d’équipe : { $to } subit la blessure { $piece_of }.
event-wounded = { CAP($piece) } est { $piece_gender ->
        [f] blessée
       *[m] blessé
    } ; blessures restantes : { $left }.
event-killed = { CAP($piece) } est { $piece_gender ->
        [f] tuée
       *[m] tué
    }.
event-removed = { CAP($piece) } quitte le plateau.
event-infected = { CAP($piece) } est { $piece_gender ->
        [f] infectée et retirée
       *[m] infecté et retiré
    }.
event-self-destruct = Dispositif d’autodestruction { $piece_of } : obtient { $rolled }, il faut { $limit } ou moins – { $passed ->
        [yes] il explose.
       *[no] rien ne se passe.
    }
event-body-lies = La dépouille { $piece_of } gît { $tile_in }.
event-credited = La mort { $piece_of } est au crédit { $side_of }.
event-level = { $whose ->
        [hero] Le héros
       *[group] Le groupe { $group }
    } atteint le niveau { $level }.

## Objectifs et fin de partie

event-token-placed = { CAP($token) } { $token_gender ->
        [pl] se trouvent
       *[m] se trouve
    } { $tile_in }.
event-taken = { CAP($piece) } ramasse { $token }.
event-dropped = { CAP($token) } { $token_gender ->
        [pl] sont laissées
        [f] est laissée
       *[m] est laissé
    } { $tile_in }.
event-token-lost = { CAP($token) } { $token_gender ->
        [pl] sont perdues
        [f] est perdue
       *[m] est perdu
    }.
event-gun-lifted = { CAP($piece) } charge { $gun }.
event-step-done = { CAP($piece) } remplit un objectif de la mission.
event-marker-placed = { CAP($piece) } installe le jeton Mission { $tile_in }.
event-trophy = { CAP($piece) } prend un trophée ; { $number ->
        [one] { $number } obtenu
       *[other] { $number } obtenus
    } jusqu’ici.
event-damage-rolled = { CAP($piece) } endommage { $tile } : obtient { $rolled }, il faut { $limit } ou moins – { $passed ->
        [yes] réussi.
       *[no] raté.
    }
event-launched = { CAP($side) } { $side_gender ->
        [pl] lancent
       *[f] lance
    } la nacelle.
event-evacuated = { CAP($piece) } a atteint la cible et compte comme { $piece_gender ->
        [f] évacuée
       *[m] évacué
    }.
event-out = { CAP($side) } n’{ $side_gender ->
        [pl] ont
       *[f] a
    } plus aucun modèle et { $side_gender ->
        [pl] quittent
       *[f] quitte
    } la partie.
event-won = { CAP($side) } { $side_gender ->
        [pl] gagnent
       *[f] gagne
    } la partie.
event-drawn = La partie se termine sans vainqueur.
