# Ce qui se passe : lignes du journal, à la troisième personne, au présent.

## Mise en place et manche

event-objective-dealt = { CAP($seat_the) } reçoit un Objectif : { $objective }.
event-draft-shown = Au choix { $seat_of } : { $character }.
event-drafted = { CAP($character_the) } est à bord.
event-turn = La Manche { $number } commence.
event-first-player = Premier Joueur : { $seat_the }.
event-round = C’est au tour { $seat_of }.
event-passed = { CAP($seat_the) } passe.
event-time = { $left ->
        [0] Le temps est écoulé.
        [one] Temps : { $left } Manche avant le saut.
       *[other] Temps : { $left } Manches avant le saut.
    }
event-sequence = { $left ->
        [0] Autodestruction : le temps est écoulé.
        [one] Autodestruction : { $left } Manche avant l’explosion.
       *[other] Autodestruction : { $left } Manches avant l’explosion.
    }
event-sequence-started = La séquence d’Autodestruction est lancée.
event-sequence-stopped = La séquence d’Autodestruction est arrêtée.
event-no-attacks = Les Intrus n’attaquent pas cette Manche.
event-first-encounter = Première rencontre : chacun garde un Objectif.
event-objective-kept = { CAP($seat_the) } a choisi un Objectif.

## Cartes

event-drew = { CAP($seat_the) } pioche « { $card } ».
event-drew-hidden = { CAP($seat_the) } pioche une carte.
event-discarded = { CAP($seat_the) } défausse « { $card } ».
event-shuffled = { CAP($seat_the) } mélange sa Pioche.
event-rebuilt = Un paquet est reformé avec sa Défausse : { $deck }.
event-contaminated = { CAP($seat_the) } prend une Carte Contamination.
event-scanned = { CAP($seat_the) } scanne une carte : « { $card } ».
event-contamination-removed = { CAP($seat_the) } retire une Carte Contamination du jeu.
event-larva-grows = Une Larve se trouve maintenant sur le Plateau { $seat_of }.
event-larva-removed = { CAP($seat_the) } est débarrassé de la Larve.

## Actions annoncées

event-declares-move = { CAP($seat_the) } veut aller { $room_to }.
event-declares-careful = { CAP($seat_the) } veut aller prudemment { $room_to }.
event-declares-shot = { CAP($seat_the) } vise : { $weapon }.
event-declares-blow = { CAP($seat_the) } frappe.
event-declares-pick-up = { CAP($seat_the) } se baisse pour ramasser { $put_the }.
event-declares-trade = { CAP($seat_the) } veut faire un Échange.
event-declares-craft = { CAP($seat_the) } veut fabriquer un Objet : { $product }.
event-declares-quest = { CAP($seat_the) } veut activer un Objet de Quête : { $quest }.
event-plays = { CAP($seat_the) } joue « { $played } ».
event-uses = { CAP($seat_the) } utilise un Objet : { $used }.
event-uses-room = { CAP($seat_the) } fait l’Action de Salle { $room_in }.
event-declared-way = C’est { $number ->
        [1] le premier
        [2] le deuxième
        [3] le troisième
       *[other] le quatrième
    } de ses effets qui s’applique.
event-picked-console = Par l’Ordinateur : { $room }.
event-picked-room = Choix : { $room_the }.
event-picked-corridor = Choix : { $corridor_the }.
event-picked-eggs = Cible : les Œufs.
event-picked-intruder = Cible : { $intruder_the }.
event-picked-seat = Choix : { $seat_the }.
event-picked-weapon = Arme : { $weapon }.
event-picked-deck = Paquet : { $deck }.
event-picked-pod = Choix : { $pod }.
event-picked-slot = Corps Lourd : { $slot_the }.
event-picked-space = Route : Case { $course }.
event-picked-wound = Choix : { $wound }.
event-picked-item = Objet : { $item }.
event-picked-objective = Choix : { $sort }.
event-interrupted = { CAP($seat_the) } interrompt { $other_the }.
event-cancelled = L’Action { $seat_of } est annulée.
event-agreed = { CAP($seat_the) } accepte.
event-refused = { CAP($seat_the) } refuse.

## Personnages

event-moved = { CAP($seat_the) } va { $room_to }.
event-slimed = { CAP($seat_the) } est couvert de Slime.
event-slime-off = { CAP($seat_the) } est débarrassé du Slime.
event-signal = { CAP($seat_the) } envoie un Signal.
event-light-wound = { CAP($seat_the) } subit une Blessure Légère.
event-serious-wound = { CAP($seat_the) } subit une Blessure Grave : { $wound }.
event-fatal-wound = Une Blessure de trop pour { $seat_the }.
event-dressed = { CAP($seat_the) } panse une Blessure Grave : { $wound }.
event-healed = { CAP($seat_the) } est guéri d’une Blessure Grave : { $wound }.
event-light-healed = { CAP($seat_the) } est guéri d’une Blessure Légère.
event-infested = { CAP($seat_the) } est infesté.
event-died = { CAP($seat_the) } est mort : { $cause ->
        [intruder] { cause-intruder }
        [larva] { cause-larva }
        [infection] { cause-infection }
        [fire] { cause-fire }
        [bleeding] { cause-bleeding }
        [side-effect] { cause-side-effect }
        [airlock] { cause-airlock }
        [jump] { cause-jump }
        [explosion] { cause-explosion }
        [course] { cause-course }
       *[contamination] { cause-contamination }
    }.
event-revived = { CAP($seat_the) } revient à la vie { $room_in }.
event-hibernates = { CAP($seat_the) } entre en Hibernation.
event-in-pod = { CAP($seat_the) } attend dans une Nacelle : { $pod }.
event-left-pod = { CAP($seat_the) } quitte la Nacelle.
event-launched = { CAP($seat_the) } est parti : { $pod }.

## Le vaisseau

event-explored = Exploration : { $tile_the }.
event-token-found = Jeton Exploration : { $found }.
event-noise-rolled = Jet de Bruit { $seat_of } : { $rolled ->
        [silence] Silence
        [danger] Danger
       *[other] { $rolled }
    }.
event-noise = Bruit { $corridor_in }.
event-noise-all-around = Bruit tout autour { $room_of }.
event-danger = Danger { $room_in }.
event-fire = Feu { $room_in }.
event-fire-out = Le Feu est éteint { $room_in }.
event-items-burned = Les Objets brûlent { $room_in }.
event-malfunction = Panne { $room_in }.
event-repaired = Panne réparée { $room_in }.
event-door-opened = Une Porte s’ouvre { $corridor_in }.
event-door-closed = Une Porte se ferme { $corridor_in }.
event-door-destroyed = Une Porte est détruite { $corridor_in }.
event-airlock = Procédure de sas d’urgence { $room_in } : toutes les Portes se ferment.
event-airlock-stopped = La procédure de sas d’urgence est arrêtée.
event-vented = Il n’y a plus d’air { $room_in }.
event-pods-unlocked = Toutes les Nacelles sont déverrouillées.
event-pod-locked = { $pod } est verrouillée.
event-pod-unlocked = { $pod } est déverrouillée.
event-pod-launched = { $pod } est lancée.
event-engine-seen = { CAP($seat_the) } voit que le moteur { $engine } est { $working ->
        [working] en état de marche
       *[damaged] endommagé
    }.
event-engine-looked = { CAP($seat_the) } vérifie le moteur { $engine }.
event-engine-turned = { CAP($seat_the) } change l’état du moteur { $engine }.
event-engine-left = { CAP($seat_the) } laisse le moteur { $engine } en l’état.
event-coordinates-seen = { CAP($seat_the) } voit la route.
event-coordinates-looked = { CAP($seat_the) } regarde la Carte Coordonnées.
event-destination = { CAP($seat_the) } met le cap sur la Case { $to }.
event-tile-seen = { CAP($seat_the) } regarde une tuile face cachée et voit { $tile_the }.
event-tile-looked = { CAP($seat_the) } regarde { $room_the }.
event-token-seen = { CAP($seat_the) } voit le jeton Exploration { $room_in } : { $found }.
event-token-looked = { CAP($seat_the) } regarde le jeton Exploration { $room_in }.
event-ship-lost = { $how ->
        [self-destruct] Le vaisseau s’autodétruit.
        [fire] Le vaisseau brûle.
        [malfunction] Le vaisseau se disloque.
        [engines] Le vaisseau est perdu avec ses moteurs.
       *[jump] Le vaisseau a fait le saut.
    }
event-jumped = Le vaisseau fait le saut.

## Intrus

event-encounter = Rencontre pour { $seat_the }.
event-token-drawn = Tiré du Sac Intrus : { $token_an }.
event-into-bag = Mis dans le Sac Intrus : { $added_an }.
event-placed = { CAP($intruder_an) } apparaît { $room_in }.
event-intruder-moved = { CAP($intruder_the) } va { $room_to }.
event-intruder-left = { CAP($intruder_the) } quitte le plateau.
event-surprise = Attaque Surprise : { $intruder_the } attaque { $seat_the }.
event-no-surprise = { CAP($intruder_the) } ne surprend pas { $seat_the }.
event-attack-card = { CAP($intruder_the) } attaque { $seat_the } : { $attack }.
event-attack-missed = { CAP($intruder_the) } manque { $seat_the }.
event-attack-seen = { CAP($seat_the) } voit une Carte Attaque : { $attack }.
event-protected = L’attaque ne fait rien { $seat_to }.
event-transformed = { CAP($creeper_the) } devient { $breeder_an }.
event-shoots = { CAP($seat_the) } tire : { $weapon }.
event-combat-rolled = Jet de Combat { $seat_of } : { $rolled ->
        [blank] face vierge
        [creeper] { intruder-creeper }
        [adult] { intruder-adult }
        [single] touche simple
       *[double] touche double
    }.
event-shot-missed = { CAP($seat_the) } manque sa cible.
event-blow-missed = { CAP($seat_the) } frappe dans le vide.
event-injured = { CAP($intruder_the) } subit { $n ->
        [one] { $n } Dégât
       *[other] { $n } Dégâts
    }.
event-blood = Test de mort pour { $intruder_the } : { $card_blood ->
        [0] retraite
       *[other] valeur de sang { $card_blood }
    }.
event-intruder-died = { CAP($intruder_the) } meurt.
event-retreats = { CAP($intruder_the) } bat en retraite.
event-regenerated = { CAP($intruder_the) } perd { $n ->
        [one] { $n } Dégât
       *[other] { $n } Dégâts
    }.
event-egg-destroyed = Un Œuf est détruit { $room_in }.
event-egg-hatched = Un Œuf éclot.
event-egg-added = La Reine pond un Œuf.
event-nest-destroyed = Le Nid est détruit.
event-weakness = Faiblesse ({ $slot }) : { $weakness }.
event-event = Événement : { $event }.
event-event-seen = { CAP($seat_the) } voit une Carte Événement : { $event }.
event-event-on-top = { CAP($seat_the) } remet la Carte Événement sur le paquet.
event-event-at-bottom = { CAP($seat_the) } met la Carte Événement sous le paquet.
event-events-shuffled = Le paquet d’Événements est mélangé : { $event }.

## Objets et Corps Lourds

event-found = { CAP($seat_the) } trouve un Objet : { $item }.
event-kept = { CAP($seat_the) } garde un Objet : { $item }.
event-kept-hidden = { CAP($seat_the) } garde un Objet : { $deck }.
event-searched = { CAP($seat_the) } fouille { $room_the }.
event-holds = { CAP($seat_the) } a maintenant en main : { $item }.
event-carries = { CAP($seat_the) } porte maintenant { $put_the }.
event-dropped = { CAP($seat_the) } dépose un Objet : { $item }.
event-object-dropped = { CAP($seat_the) } dépose { $put_the }.
event-item-discarded = { CAP($seat_the) } défausse un Objet : { $item }.
event-given-up = { CAP($seat_the) } renonce à un Objet : { $item }.
event-ammo-spent = { CAP($seat_the) } dépense { $n ->
        [one] { $n } Munition
       *[other] { $n } Munitions
    } : { $weapon }.
event-loaded = { CAP($seat_the) } recharge : { $weapon }, { $ammo ->
        [one] { $ammo } Munition
       *[other] { $ammo } Munitions
    }.
event-crafted = { CAP($seat_the) } fabrique un Objet : { $product }.
event-activated = { CAP($seat_the) } active un Objet de Quête : { $quest }.
event-attached = { CAP($seat_the) } attache une carte à une arme : { $item }, { $weapon }.
event-joined = { CAP($seat_the) } combine deux Objets : { $item } et { $with }.
event-item-laid = { CAP($seat_the) } pose un Objet : { $item }.
event-object-laid = { CAP($seat_the) } pose { $put_the }.
event-traded = { CAP($seat_the) } fait un Échange avec { $other_the }.
event-objective-seen = { CAP($seat_the) } voit un Objectif { $other_of } : { $objective }.
event-objective-looked = { CAP($seat_the) } regarde un Objectif { $other_of }.

## Le joueur Intrus

event-takes-over = { CAP($seat_the) } joue désormais les Intrus.
event-plot-drawn = { CAP($seat_the) } pioche « { $card } ».
event-plot-drawn-hidden = { CAP($seat_the) } pioche une Carte Action d’Intrus.
event-plot-played = { CAP($seat_the) } joue « { $card } ».

## La fin

event-engine-revealed = Le moteur { $engine } est { $working ->
        [working] en état de marche
       *[damaged] endommagé
    }.
event-course-revealed = La Carte Coordonnées est révélée.
event-clean = { CAP($seat_the) } n’est pas infecté.
event-infected = { CAP($seat_the) } est infecté.
event-last-draw = { CAP($seat_the) } pioche « { $card } ».
event-objective-met = Objectif atteint par { $seat_the } : { $objective }.
event-objective-missed = Objectif manqué par { $seat_the } : { $objective }.
