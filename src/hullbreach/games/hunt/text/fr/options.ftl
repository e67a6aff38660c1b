# Ce qu’un joueur peut choisir : libellés de boutons, à l’impératif, sans point.

## En général

option-pass = Passez
option-done = Terminez
option-accept = Oui
option-refuse = Non
option-keep = N’y changez rien
option-choose-piece = Choisissez { $piece }
option-choose-tile = Choisissez { $tile }
option-choose-link = Choisissez la connexion entre { $link }
option-choose-side = Choisissez { $side }
option-either = Choisissez l’effet { $number }

## Mise en place

option-deploy = Déployez { $model } { $tile_in }
option-escort = Escortez { $model }
option-mulligan = Remplacez toute la main
option-keep-hand = Gardez la main
option-deploy-token = Déployez { $piece } { $tile_in }
option-carrier = Confiez-le { $piece_to }

## Listes de forces

option-add-model = Ajoutez { $unit_an } au groupe { $group }
option-begin-group = Commencez un groupe avec { $unit_an }
option-raise-group = Élevez le groupe { $group } d’un niveau
option-raise-sergeant = Élevez le Sergent du groupe { $group } d’un niveau
option-ready-list = Prenez la liste toute prête
option-start-over = Recommencez
option-make-hero = Créez un héros : { $rank ->
        [no_rank] { $base }
       *[other] { $base } – { $rank_name }
    }
option-raise-stat = Augmentez d’1 : { $stat }
option-lower-stat = Diminuez d’1 : { $stat }
option-arm-hero = Armez le héros : { $weapon }
option-improve = { CAP($weapon) } : augmentez d’1 { $field_acc }
option-worsen = { CAP($weapon) } : diminuez d’1 { $field_acc }
option-learn = Achetez une compétence : { $skill }
option-attach = Attachez le héros au groupe { $group }
option-detach = Laissez le héros indépendant
option-dismiss = Renoncez à ce héros

## Parties personnalisées, plateaux et séries

option-start-on = Commencez { $tile_in }
option-target-tile = Désignez { $tile } comme cible
option-build-at = Construisez en { $place }
option-lay-tile = Posez une tuile : { $part }
option-place-door = Placez une porte entre { $link }
option-keep-factions = Chacun garde sa faction
option-pass-on-factions = Chacun passe sa faction au suivant

## Le tour

option-keep-initiative = Gardez l’initiative
option-give-initiative = Donnez l’initiative { $side_to }
option-activate = Activez { $piece }
option-play-card = Jouez { $card }
option-improved-hide = Dissimulez { $piece } par Dissimulation avancée
option-rage = Annoncez la Rage
option-give-up-sentry = Renoncez au jeton Sentinelle { $piece_of }

## Jetons

option-convert = Convertissez { $piece } en modèle
option-become = C’est { $model_an }
option-reveal = Révélez-le
option-stay-hidden = Gardez-le dissimulé
option-shift = Apparaissez { $tile_in }
option-stay = Restez ici

## Actions : mouvement

option-move = Allez { $tile_to }
option-stand = Restez ici en dépensant le mouvement
option-run = Courez { $tile_to }
option-step = Continuez { $tile_to }
option-stop = Arrêtez-vous ici
option-tactical-move = Déplacement tactique { $tile_to }
option-skulk = Furtivité avancée { $tile_to }
option-disengage = Désengagez-vous
option-move-in = Allez { $tile_to } en y prenant la place d’autres modèles
option-run-in = Courez { $tile_to } en y prenant la place d’autres modèles
option-step-in = Continuez { $tile_to } en y prenant la place d’autres modèles
option-displace = Faites céder la place { $piece_to }
option-displace-side = Faites céder la place à des modèles { $side_of }

## Actions : attaques

option-shoot = Tirez sur { $target }
option-fight = Combattez { $target }
option-rapid-fire = Tir rapide sur { $target }
option-grenade = Lance-grenade sur { $target }
option-point-blank = Tir à bout portant sur { $target }
option-inferno = Feu d’enfer sur { $tile }
option-shotgun = Fusil à pompe ! sur { $tile }
option-acid-spit = Jet d’acide sur { $tile }
option-disc = Smart-Disc sur { $tile }
option-disc-by = Smart-Disc sur { $tile } en passant par { $way }
option-aim-at = Attaquez { $target }
option-next-victim = Frappez ensuite { $target }

## Actions : le reste

option-sentry = Passez en mode Sentinelle
option-aim = Visez
option-hide = Dissimulez-vous
option-treat = Effectuez les premiers soins
option-seal = Scellez une cloison
option-weld = Soudez { $tile }
option-force = Forcez la porte entre { $link }
option-open = Ouvrez la porte entre { $link }
option-take = Ramassez { $token }
option-drop = Déposez { $token }
option-load-gun = Chargez { $gun }
option-unload-gun = Posez { $gun }
option-use = Interagissez pour la mission (étape { $step })
option-trophy = Prenez le trophée { $body_of }
option-damage = Endommagez ce lieu
option-launch = Lancez la nacelle

## Réactions avec un jeton Sentinelle

option-react-shoot = { CAP($piece) } : tirez sur { $target }
option-react-fight = { CAP($piece) } : combattez { $target }
option-react-move = { CAP($piece) } : allez { $tile_to }
option-react-stand = { CAP($piece) } : restez sur place en dépensant le mouvement

## Au milieu d’une attaque

option-dodge = Esquivez
option-heal = Passez un test de Soins
option-reroll-skill = Relancez
option-reroll-level = Relancez grâce au niveau
option-transfer = Faites subir la blessure { $piece_to }
option-wound-side = Blessez un modèle { $side_of }
option-acid-hits = L’acide touche { $piece }
option-hatch-on = Faites-le éclore { $tile_in }
option-hatch = Faites-le éclore
