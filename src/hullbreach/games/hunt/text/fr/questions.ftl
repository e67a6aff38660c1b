# Ce qui est demandé à un joueur : des phrases entières.

## Mise en place

ask-deploy = Où commence { $model } ?
ask-escort = Quel modèle escortez-vous ? Vous seul le savez tant qu’il n’est pas révélé.
ask-mulligan = Gardez-vous votre main ? Vous pouvez la remplacer entièrement, une seule fois.
ask-deploy-token = Où commence { $piece } ?
ask-list = Composez votre liste de forces : { $spent } points sur { $points }.
ask-refill = Remplacez vos pertes : { $spent } points sur { $points }.
ask-hero = Votre héros coûte { $cost } points pour l’instant. Que changez-vous ?
ask-start-on = Sur quelle tuile { $side } commencent-ils ?
ask-target-room = Désignez une salle cible pour { $side }.
ask-target-tile = Désignez une tuile cible pour { $side }.
ask-carrier = Qui commence avec { $token } ?
ask-build = Où posez-vous la prochaine tuile ?
ask-lay = Quelle tuile posez-vous en { $place } ?
ask-doors = { $left ->
        [one] Placez une porte (reste { $left }) ou passez.
       *[other] Placez une porte (reste { $left }) ou passez.
    }
ask-factions = Quelles factions jouez-vous dans la prochaine mission ?

## Le tour

ask-initiative = Vous avez l’initiative. La gardez-vous ou la donnez-vous à un adversaire ?
ask-between = Entre deux activations : faites-vous quelque chose ?
ask-activate = Qui activez-vous ?
ask-start = { CAP($piece) } est { $piece_gender ->
        [f] activée
       *[m] activé
    }. Jouez-vous d’abord une carte ou une compétence ?
ask-action = { CAP($piece) } : choisissez une action (il reste { $left } PA).
ask-after-activation = L’activation { $piece_of } est terminée. Jouez-vous une carte ?
ask-sentry-named = { CAP($piece) } va agir. Utilisez-vous un jeton Sentinelle ?
ask-sentry-acted = { CAP($piece) } a agi. Utilisez-vous un jeton Sentinelle ?
ask-sentry-left = Le tour se termine : utilisez un jeton Sentinelle ou renoncez-y.
ask-tactical = Déplacement tactique : { $piece } peut utiliser le jeton Sentinelle tout de suite ou le garder.

## Jetons

ask-become = { CAP($piece) } est révélé. Lequel de vos modèles est-ce ?
ask-hide-or-reveal = { CAP($piece) } est repéré. Le révélez-vous, ou reste-t-il dissimulé en renonçant à son activation ?
ask-shift = Chasseur vétéran : où apparaît { $piece } ?

## Mouvement

ask-step = { $left ->
        [one] Où { $piece } va-t-{ $piece_gender ->
            [f] elle
           *[m] il
        } ensuite ? (reste { $left } tuile)
       *[other] Où { $piece } va-t-{ $piece_gender ->
            [f] elle
           *[m] il
        } ensuite ? (reste { $left } tuiles)
    }
ask-disengage = { CAP($piece) } s’est { $piece_gender ->
        [f] désengagée
       *[m] désengagé
    }. Pour aller où ?
ask-displace = Qui cède la place { $piece_to } ?
ask-displace-side = À qui sont les modèles qui cèdent la place { $piece_to } ?
ask-put-back = { CAP($piece) } ne peut pas rester dans le conduit. Sur quelle tuile ?
ask-seal = Quel côté { $piece } scelle-t-{ $piece_gender ->
        [f] elle
       *[m] il
    } ?

## Attaques

ask-before-attack = { CAP($piece) } attaque. Jouez-vous d’abord une carte ?
ask-when-attacked = { CAP($piece) } est { $piece_gender ->
        [f] attaquée
       *[m] attaqué
    }. Jouez-vous une carte ?
ask-target = { $left ->
        [one] Qui { $piece } attaque-t-{ $piece_gender ->
            [f] elle
           *[m] il
        } avec le dernier dé ?
       *[other] Qui { $piece } attaque-t-{ $piece_gender ->
            [f] elle
           *[m] il
        } ensuite ? (reste { $left } dés)
    }
ask-order = Plusieurs modèles sont touchés : lequel est le suivant ?
ask-after-roll = { CAP($piece) } a échoué avec { $rolled }. Jouez-vous une carte ?
ask-reroll = { CAP($piece) } a obtenu { $rolled }, il faut { $need } ou moins. Relancez-vous ?
ask-dodge = { CAP($piece) } est { $piece_gender ->
        [f] touchée
       *[m] touché
    }. Essayez-vous d’esquiver ?
ask-when-hit = { CAP($piece) } est { $piece_gender ->
        [f] touchée
       *[m] touché
    }. Jouez-vous une carte ?
ask-heal = { CAP($piece) } va être { $piece_gender ->
        [f] blessée
       *[m] blessé
    }. Passez-vous un test de Soins ?
ask-transfer = Tactique d’équipe : qui subit la blessure { $piece_of } ?
ask-when-wounded = { CAP($piece) } va subir une blessure. Jouez-vous une carte ?
ask-when-killed = { CAP($piece) } va être { $piece_gender ->
        [f] tuée
       *[m] tué
    }. Jouez-vous une carte ?
ask-after-kill = { CAP($piece) } a tué au corps à corps. Jouez-vous une carte ?
ask-acid = De l’acide jaillit { $tile_in }. Qui touche-t-il ?
ask-disc-side = Le Smart-Disc frappe { $tile_in }. À qui est le modèle blessé ?
ask-disc-victim = Le Smart-Disc frappe { $tile_in }. Lequel de vos modèles est blessé ?
ask-hatch = { CAP($unit_an) } peut éclore. Où ?

## Cartes

ask-card-target = Choisissez une cible de { $card }.
ask-card-tile = Choisissez une tuile pour { $card }.
ask-card-either = Quel effet de { $card } choisissez-vous ?
ask-card-move = Où va { $piece } ?
ask-environment = Choisissez pour { $event }.
ask-redirect = Qui est touché à la place { $piece_of } ?
