# Pourquoi quelque chose est impossible : une phrase chaque fois.

## En général

no-match-over = La partie est terminée.
no-not-asked = Ce n’est pas à vous de choisir.
no-not-offered = Ce choix n’est pas possible maintenant.
no-not-on-board = { CAP($piece) } n’est pas sur le plateau.
no-not-yours = { CAP($piece) } n’est pas à vous.

## Mise en place

no-another-token-first = Un autre jeton est déployé d’abord.
no-whole-hand-or-none = Toute la main est remplacée, ou rien.
no-cannot-be-escorted = Ce modèle ne peut pas être escorté.
no-cannot-carry-it = { CAP($piece) } ne peut pas le transporter.
no-no-start-tile = On ne peut pas commencer sur cette tuile : { $tile }.
no-nearer-tiles-first = Des tuiles plus proches avec de la place passent avant { $tile }.

## Parties personnalisées et plateaux

no-marines-start-in-rooms = Les Marines commencent dans une salle, pas { $tile_in }.
no-aliens-start-infested = Les Aliens commencent sur une tuile infestée qui n’est pas un conduit.
no-others-start-there = D’autres commencent { $tile_in }.
no-no-target-room = Une salle cible est une salle, mais pas celle de départ.
no-no-target-tile = Une tuile cible est un couloir.
no-too-near = À moins de { $number } tuiles du départ : { $tile }.
no-is-a-target = C’est déjà une cible : { $tile }.
no-crossroad-first = La première tuile est un carrefour au milieu.
no-joins-nothing = En { $place }, la tuile ne rejoindrait aucun côté ouvert.
no-meets-a-wall = En { $place }, un côté ouvert rencontrerait un mur.
no-nothing-fits-there = Aucune tuile ne convient là.
no-none-left = Il ne reste plus de telle tuile : { $part }.
no-too-many-open-sides = À partir de { $number } tuiles, aucune tuile ne peut ajouter de côté ouvert.
no-room-missing = Il faut encore une place pour cette salle : { $room }.
no-infested-missing = Il faut une tuile infestée sur le plateau.
no-too-small = Il faut au moins { $number } tuiles sur le plateau.

## Activations et actions

no-already-activated = { CAP($piece) } a déjà été { $piece_gender ->
        [f] activée
       *[m] activé
    } ce tour de jeu.
no-was-last = { CAP($piece) } était votre dernier du tour précédent et ne peut pas être le premier de celui-ci.
no-of-another-seat = { CAP($piece) } est à une autre place de votre camp, dont ce n’est pas le tour.
no-action-used = { CAP($piece) } a déjà utilisé cette action ce tour de jeu : { $action }.
no-too-few-points = Pas assez de PA pour cette action : { $action } (il en reste { $number }).
no-not-of-this-faction = Cette faction n’a pas cette action : { $action }.
no-forbidden = Une carte l’interdit { $piece_to }.
no-emplaced = { CAP($piece) } ne peut que tirer, passer en mode Sentinelle ou passer son tour.
no-engaged = { CAP($piece) } est { $piece_gender ->
        [f] engagée
       *[m] engagé
    }.
no-not-engaged = { CAP($piece) } n’est pas { $piece_gender ->
        [f] engagée
       *[m] engagé
    }.
no-fumbled = { CAP($piece) } a obtenu un 20 naturel ce tour de jeu et ne peut plus dépenser de PA.
no-aims-already = { CAP($piece) } vise déjà.
no-on-sentry = Le modèle a déjà un jeton Sentinelle.
no-no-sentry-token = { CAP($piece) } n’a pas de jeton Sentinelle.
no-in-the-middle-of-a-move = { CAP($piece) } n’a pas terminé son mouvement.
no-no-rage-now = { CAP($piece) } ne peut pas annoncer la Rage maintenant.
no-not-wounded = Le modèle n’est pas blessé.
no-treated-before = { CAP($piece) } s’est déjà { $piece_gender ->
        [f] soignée
       *[m] soigné
    } ainsi d’une blessure.
no-is-carried = { CAP($piece) } est { $piece_gender ->
        [f] transportée
       *[m] transporté
    }.

## Jetons et dissimulation

no-is-a-decoy = { CAP($piece) } est un leurre.
no-is-a-model = { CAP($piece) } est déjà face visible.
no-is-hidden = { CAP($piece) } est déjà { $piece_gender ->
        [f] dissimulée
       *[m] dissimulé
    }.
no-not-infested = La tuile n’est pas infestée : { $tile }.
no-no-improved-hide = { CAP($piece) } n’a pas Dissimulation avancée.
no-vanished-before = { CAP($piece) } a déjà utilisé Dissimulation avancée ce tour de jeu.
no-cannot-stay-hidden = { CAP($piece) } ne peut pas rester dissimulé : il faut une tuile infestée non engagée et un jeton pas encore activé.
no-not-among-unrevealed = Aucun de vos modèles non révélés de cette taille de socle n’est cela : { $model_an }.
no-cannot-shift-there = Un Chasseur vétéran apparaît sur une tuile adjacente avec de la place qu’aucun ennemi ne voit.
no-not-in-the-middle-of-a-roll = Pas entre un jet et son résultat.

## Mouvement

no-not-adjacent = La tuile n’est pas adjacente : { $tile }.
no-door-closed = Une porte fermée bloque le passage vers { $tile }.
no-too-far-to-walk = { CAP($tile) } : { $count } tuiles d’ici ; { $limit ->
        [one] on va à 1 tuile au plus.
       *[other] on va à { $limit } tuiles au plus.
    }
no-no-end-on-the-way = Des ennemis, ou des tuiles sans place, sont sur le chemin.
no-no-way = Aucun chemin n’y mène.
no-tile-full = La tuile est complète : { $tile }.
no-no-room = Il n’y a pas assez de place : { $tile }.
no-no-end-beyond = Après { $tile }, aucune tuile où terminer le mouvement ne peut être atteinte.
no-no-tiles-left = { CAP($piece) } n’a plus de tuile de mouvement.
no-too-big-for-vents = { CAP($piece) } est trop { $piece_gender ->
        [f] grande
       *[m] grand
    } pour les conduits de ventilation.
no-vents-blocked = Une carte ferme les conduits de ventilation ce tour de jeu.
no-not-onto-a-vent = Un tel mouvement ne peut pas se terminer dans un conduit de ventilation.
no-only-tiny-on-vents = Seul un modèle avec Petit peut apparaître dans un conduit de ventilation.
no-cannot-end-there = Le mouvement ne peut pas se terminer { $tile_in }.
no-cannot-go-there = Le modèle ne peut pas y aller.
no-cannot-skulk-there = La Furtivité avancée mène à une tuile infestée adjacente, non engagée et avec de la place.
no-no-way-out = { CAP($piece) } n’a aucune tuile adjacente sans ennemi où aller.
no-nobody-to-displace = Personne ne peut libérer exactement la place nécessaire { $tile_in }.
no-not-exactly-full = Sans { $piece }, la tuile ne serait pas exactement complète.
no-not-on-the-tile = Ce modèle n’est pas sur la tuile.
no-cannot-displace-side = Des modèles { $side_of } ne peuvent pas libérer exactement la place nécessaire.
no-nowhere-to-go = Il n’y a aucune tuile où aller.

## Portes et conduits

no-no-door-beside = { CAP($piece) } n’est pas à côté d’une porte fermée.
no-door-not-beside = { CAP($piece) } n’est pas à côté de la porte entre { $link }.
no-no-door-there = Il n’y a pas de porte à cet endroit.
no-door-there = Il y a déjà une porte entre { $link }.
no-aliens-open-no-doors = { CAP($piece) } ne peut pas ouvrir les portes, seulement les forcer.
no-too-tiny = { CAP($piece) } est trop petit pour forcer des portes.
no-no-doors-left = Il n’y a plus de porte dans la réserve.
no-no-open-side = La tuile { $piece_of } n’a aucun côté ouvert à sceller.
no-seals-used = Les { $number } cloisons scellées de cette partie sont utilisées.
no-no-vent-beside = { CAP($piece) } n’est pas à côté d’un conduit de ventilation.
no-vent-not-beside = { CAP($piece) } n’est à côté d’aucun conduit de ventilation à cet endroit : { $tile }.
no-welds-used = Les { $number } conduits de cette partie sont déjà soudés.

## Attaques et jets

no-no-weapon-for-it = { CAP($piece) } n’a pas d’arme pour cette action : { $action }.
no-not-revealed = { CAP($piece) } n’est pas révélé et ne peut pas être choisi.
no-not-an-enemy = { CAP($piece) } n’est pas un ennemi.
no-not-engaged-with = L’attaquant n’est pas engagé avec { $piece }.
no-not-in-sight = { CAP($piece) } n’est pas en ligne de vue : { $obstacle ->
        [door] la porte entre { $obstacle_door } est fermée.
        [vent] un conduit ne voit pas et n’est pas vu.
        [dark] il fait trop sombre pour voir aussi loin.
       *[line] aucune ligne droite et dégagée de tuiles n’y mène.
    }
no-tile-not-in-sight = Pas en ligne de vue, { $tile } : { $obstacle ->
        [door] la porte entre { $obstacle_door } est fermée.
        [vent] un conduit ne voit pas et n’est pas vu.
        [dark] il fait trop sombre pour voir aussi loin.
       *[line] aucune ligne droite et dégagée de tuiles n’y mène.
    }
no-out-of-range = Hors de portée : { $tile }.
no-own-tile = L’attaque vise une autre tuile que la sienne.
no-nobody-there = Il n’y a personne à attaquer : { $tile }.
no-attack-goes-on = L’attaque { $piece_of } n’est pas terminée : choisissez une cible.
no-not-struck = Cette attaque ne touche pas ce modèle.
no-cannot-take-wound = { CAP($piece) } ne peut pas subir la blessure.
no-named-before = { CAP($piece) } a déjà été { $piece_gender ->
        [f] choisie
       *[m] choisi
    }.
no-nobody-of-them-there = Personne { $side_of } n’est là.
no-no-plain-shoot = { CAP($piece) } n’a pas d’arme pour Tirer.
no-nobody-in-sight = { CAP($piece) } n’a aucun ennemi en ligne de vue.
no-dodge-or-not = { CAP($piece) } esquive ou encaisse la touche.
no-critical-hit = Contre un coup critique, rien n’aide { $piece } ici.
no-cannot-reroll = { CAP($piece) } n’a rien pour relancer.
no-no-rerolls-left = Les relances de niveau { $piece_of } sont épuisées ce tour de jeu.
no-cannot-hatch-there = Un Alien éclôt sur une tuile infestée avec de la place.

## Cartes

no-not-in-hand = Vous n’avez pas { $card } en main.
no-card-limit = { $number ->
        [one] Une seule carte Stratégie peut être jouée par tour de jeu.
       *[other] Seulement { $number } cartes Stratégie peuvent être jouées par tour de jeu.
    }
no-wrong-moment = { $card } ne peut pas être jouée à ce moment.
no-changes-nothing = { $card } ne changerait rien.
no-no-target = Il n’y a aucune cible pour { $card }.
no-not-a-target = Ce n’est pas une cible de { $card }.
no-not-for-this-card = La carte ne permet pas ce choix.
no-skill-not-in-play = Personne sur le plateau n’a la compétence que demande { $card }.
no-nobody-concerned = { $card } ne concerne personne.
no-no-such-test = { $card } ne convient pas à ce test.
no-no-armour-test = Il n’y a pas de test d’Armure contre cette touche.
no-no-strength = Cette arme n’a pas de Puissance à changer : { $weapon }.
no-other-weapon = La carte ne convient pas à cette arme : { $weapon }.
no-rerolled-before = Ce dé a déjà été relancé.
no-redirected-before = Cette touche a déjà été détournée.
no-nobody-beside = Aucun ami n’est sur la même tuile.
no-cannot-swap = Les deux ne peuvent pas échanger leurs places.
no-extra-activation-due = { CAP($piece) } a déjà droit à une activation supplémentaire.
no-none-available = Aucun modèle de cette unité n’est disponible : { $unit_an }.
no-no-decoys-left = Il n’y a plus de leurre.
no-has-that-face = La tuile montre déjà cette face : { $tile }.
no-no-room-for-acid = Il n’y a pas de place pour l’acide : { $tile }.
no-is-an-objective = Les cartes ne placent pas d’acide sur une tuile à endommager : { $tile }.

## Jetons, tourelles et trophées

no-token-not-here = Pas sur cette tuile : { $token }.
no-token-not-carried = { CAP($piece) } ne transporte pas { $token }.
no-token-not-on-a-vent = Seuls des trophées peuvent être déposés dans un conduit de ventilation.
no-token-of-others = Seule sa propre faction peut transporter { $token }.
no-marines-take-it-first = Au début, seuls les Marines peuvent prendre { $token }.
no-picked-up-this-turn = Déjà ramassé une fois ce tour de jeu : { $token }.
no-no-power-loader = { CAP($piece) } n’est pas un Power Loader.
no-no-gun-here = { CAP($piece) } n’est pas sur cette tuile.
no-gun-not-carried = Le modèle ne transporte pas { $gun }.
no-gun-lifted-this-turn = { CAP($piece) } a déjà été { $piece_gender ->
        [f] chargée
       *[m] chargé
    } une fois ce tour de jeu.
no-no-body = { CAP($piece) } ne laisse pas de dépouille.
no-no-body-here = La dépouille { $piece_of } n’est pas ici.
no-killed-this-turn = { CAP($piece) } a été { $piece_gender ->
        [f] tuée
       *[m] tué
    } ce tour de jeu ; le trophée peut être pris dès le tour suivant.
no-not-your-kill = { CAP($piece) } n’a pas été { $piece_gender ->
        [f] tuée
       *[m] tué
    } au corps à corps par votre faction.
no-no-trophies-wanted = Les trophées ne comptent pas pour { $side }.

## Objectifs de la mission

no-no-such-step = Votre mission n’a pas d’étape { $number }.
no-no-interact-wanted = L’étape { $number } ne demande pas d’Interaction.
no-step-done = L’étape { $number } est terminée.
no-earlier-steps-first = L’étape { $number } vient après les Interactions des étapes précédentes.
no-wrong-place = { CAP($piece) } n’est pas au lieu que nomme l’étape { $number }.
no-must-carry = { CAP($piece) } ne transporte pas { $token }.
no-only-the-escorted = Seul le modèle escorté peut faire l’étape { $number }.
no-not-the-escorted = Un autre modèle que celui escorté doit faire l’étape { $number }.
no-marker-here = Le jeton y est déjà : { $tile }.
no-nothing-to-damage = Vos objectifs ne demandent pas d’endommager { $tile }.
no-acid-limit = Il y a déjà autant d’acide que possible : { $tile }.
no-too-weak-to-damage = { CAP($piece) } ne peut pas endommager de lieu.
no-not-on-the-pod = { CAP($piece) } n’est pas dans la nacelle.
no-no-launch = Votre faction ne peut pas lancer la nacelle dans cette mission.
no-not-aboard = Pas à bord de la nacelle : { $token }.

## Listes de forces et héros

no-no-models = Une liste doit avoir au moins un modèle.
no-over-the-points = La liste coûterait { $count } points, seulement { $limit } sont permis.
no-too-few = Pas assez dans la liste : { $mark } ({ $count }, au moins { $limit }).
no-too-many = Trop dans la liste : { $mark } ({ $count }, au maximum { $limit }).
no-wrong-share = Mauvaise part des points : { $mark } ({ $count } sur { $limit }).
no-level-out-of-bounds = Le niveau { $count } ne peut pas être acheté, au maximum { $limit } : { $mark }.
no-mixed-group = Le groupe { $group } réunirait des modèles de types différents.
no-mixed-levels = Tous les modèles du groupe { $group } doivent avoir le même niveau.
no-no-such-group = Il n’y a pas de groupe { $number }.
no-no-new-groups = Aucun nouveau groupe ne peut être commencé ici.
no-no-level-to-buy = Le groupe { $number } ne peut pas être élevé davantage.
no-no-ready-list = Il n’y a pas de liste toute prête pour { $number } points.
no-not-on-the-chart = La faction ne peut pas acheter cette unité : { $unit_an }.
no-nothing-to-drop = Il n’y a rien à retirer.
no-finish-the-hero = Terminez d’abord votre héros.
no-no-hero = Il n’y a pas de héros à modifier.
no-cannot-attach = Le héros ne peut pas être attaché au groupe { $number }.
no-is-independent = Le héros est déjà indépendant.
no-has-it-already = Le héros a déjà cela.
no-not-on-offer = Un héros de ce type ne peut pas acheter cela.
no-no-such-weapon = Le héros n’a pas une telle arme.
no-stat-out-of-bounds = Cette statistique ne peut pas être changée à ce point : { $stat }.
no-stat-too-high = Aucune statistique ne s’achète au-dessus de { $number } : { $stat }.
no-too-many-skills = Un héros achète au maximum { $number } compétences.
no-too-many-upgrades = Au maximum { $number } points d’amélioration : { $weapon }.
no-too-many-downgrades = Au maximum { $number } points de dégradation : { $weapon }.
no-weapon-out-of-bounds = Cette arme ne peut pas être changée à ce point : { $weapon }.
no-weapon-too-weak = Cette arme ne peut pas être affaiblie davantage : { $weapon }.
