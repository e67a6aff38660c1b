# Mots de hunt. the : dans une phrase ; of, to : après « de », « à » ; gender : pl pour plusieurs ; rule : ce que fait une compétence ou une action.

## Factions et camps

faction-marine = Marines
faction-alien = Aliens
faction-predator = Predators
side-marine = Marines
    .the = les Marines
    .of = des Marines
    .to = aux Marines
    .gender = pl
side-alien = Aliens
    .the = les Aliens
    .of = des Aliens
    .to = aux Aliens
    .gender = pl
side-predator = Predators
    .the = les Predators
    .of = des Predators
    .to = aux Predators
    .gender = pl
side-horde = Horde
    .the = la Horde
    .of = de la Horde
    .to = à la Horde
    .gender = f
group-marine = escouade
group-alien = ruche
group-predator = meute
hero_base-marine = Marine colonial
hero_base-wy_commando = Commando Weyland-Yutani
heal-x = Soigner ({ $x })
weapon-none = aucune arme
rank-captain = Capitaine
rank-major = Major
rank-colonel = Colonel
type-troop = troupe
type-support = soutien
type-hero = héros
type-hunter = Chasseur
type-decoy = leurre
base-small = petit socle
base-medium = socle moyen
base-large = grand socle
base-none = sans socle

## Parties d’une liste de forces

chart-hero = héros
chart-troop = troupes
chart-support = soutien
chart-hunter = Chasseurs
chart-colonial_marines = Marines coloniaux
chart-wy_commandos = commandos Weyland-Yutani
chart-heavy_weapon = armes lourdes
chart-special_weapon = armes spéciales
chart-sergeant = Sergents

## Statistiques

stat-m = Mouvement (M)
    .of = de Mouvement (M)
stat-cc = Corps à corps (CC)
    .of = de Corps à corps (CC)
stat-rs = Tir (RS)
    .of = de Tir (RS)
stat-st = Force (St)
    .of = de Force (St)
stat-con = Constitution (Con)
    .of = de Constitution (Con)
stat-ld = Leadership (LD)
    .of = de Leadership (LD)
stat-w = Blessures (W)
    .of = de Blessures (W)
stat-a = Armure (A)
    .of = d’Armure (A)
stat-door_value = Valeur de porte
    .of = de valeur de porte
stat-roa = Fréquence d’attaque (RoA)
stat-avv = Valeur anti-véhicule (AVV)
weapon_field-st = Puissance (St)
    .acc = la Puissance (St)
weapon_field-roa = fréquence d’attaque (RoA)
    .acc = la fréquence d’attaque (RoA)
weapon_field-avv = valeur anti-véhicule (AVV)
    .acc = la valeur anti-véhicule (AVV)
stat-range = Portée

## Phases

phase-setup = Mise en place
phase-initiative = Phase d’initiative
phase-renewal = Phase de renouvellement
phase-activation = Phase d’activation
phase-check = Phase de contrôle

## Actions

action-move = Se déplacer
    .rule = 1 PA. Le modèle se déplace d’au maximum M tuiles ; 0 tuile est permis. Chaque tuile traversée doit avoir assez de points d’occupation libres. Impossible depuis une tuile engagée.
action-shoot = Tirer
    .rule = 1 PA. Attaque à distance : autant de tests de RS que la RoA de l’arme, chacun sur un ennemi en ligne de vue.
action-fight = Combattre au corps à corps
    .rule = 1 PA. Attaque au corps à corps : autant de tests de CC que la RoA de l’arme, chacun sur un ennemi engagé avec le modèle.
action-pass = Passer son tour
    .rule = 1 PA. L’activation se termine ; les PA restants sont perdus.
action-interact = Interaction
    .rule = 1 PA. Le modèle utilise une porte, un jeton ou un objectif de sa tuile. Impossible sur une tuile engagée.
action-sentry = Sentinelle
    .rule = 1 PA, gardé comme jeton Sentinelle : avant la fin du tour, le modèle peut le dépenser pour Tirer, Combattre ou Se déplacer une fois, en réaction à un ennemi activé ou qui vient d’agir.
action-aim = Viser
    .rule = 1 PA. +4 RS au premier test de la prochaine attaque à distance du modèle ce tour. Perdu si le modèle se déplace.
action-burning_inferno = Feu d’enfer
    .rule = 1 PA, compte comme Tirer. Chaque modèle, ami ou ennemi, sur une tuile à 1 ou 2 tuiles en ligne de vue subit une touche automatique par RoA. Une tuile à 3 tuiles ou moins d’un Marine avec Ping ! n’a pas besoin de ligne de vue, mais d’un chemin ouvert. Pas d’Esquive.
action-shotgun = Fusil à pompe !
    .rule = 1 PA, compte comme Tirer. Choisissez une tuile à 1 ou 2 tuiles en ligne de vue : un test de RS contre chaque ennemi qui s’y trouve et sur la tuile entre les deux. Les touches ont St 8.
action-point_blank_shot = Tir à bout portant
    .rule = 1 PA, compte comme Combattre. Jusqu’à 3 ennemis engagés avec le modèle subissent une touche automatique avec la St de l’arme.
action-hide = Se dissimuler
    .rule = 1 PA. Sur une tuile infestée non engagée, le modèle devient un jeton Blip ! dissimulé : −10 aux tests de RS contre lui au lieu de −4. Être engagé, ou toute action sauf Furtivité avancée et Passer son tour, y met fin.
action-force_doors_open = Forcer une porte
    .rule = 1 PA. Test contre 5 (petit socle), 10 (moyen) ou 15 (grand) pour retirer une porte de la tuile du modèle ; un modèle sans socle réussit toujours. +1 pour chaque autre Alien sur les deux tuiles de la porte.
action-acid_spit = Jet d’acide
    .rule = 1 PA, compte comme Tirer. Un test de RS contre chaque ennemi d’une tuile adjacente ; chaque réussite est une touche avec la St de l’arme.
action-smart_disc_throw = Smart-Disc
    .rule = 1 PA, compte comme Tirer. Lancez sur une tuile avec des ennemis à 2 tuiles ou moins, sans ligne de vue. Pour chaque tuile occupée par des ennemis sur le trajet, lancez 2 D20 : chaque résultat de 1 à 10 est une blessure sans test d’Armure. Vous désignez la faction, son joueur le modèle.
action-disengage = Se désengager
    .rule = 1 PA, compte comme Se déplacer. Réussissez un test de CC pour quitter une tuile engagée vers une tuile adjacente sans ennemi. En cas d’échec, l’action est perdue.
action-run = Courir
    .rule = 2 PA, compte comme Se déplacer. Comme Se déplacer, avec M + 1 tuiles.
action-tactical_move = Déplacement tactique
    .rule = 2 PA, compte comme Se déplacer. Le modèle reçoit un jeton Sentinelle et se déplace d’1 tuile. Il peut utiliser le jeton tout de suite, avant toute réaction ennemie, ou le garder ; jamais pour Se déplacer.
action-weld_it_shut = Soudez-moi ça !
    .rule = 2 PA, impossible sur une tuile engagée. Un conduit de ventilation adjacent est retiré avec tout ce qui s’y trouve. 4 conduits par partie.
action-grenade_launcher = Lance-grenade
    .rule = 2 PA, compte comme Tirer. Une attaque à distance avec le M40. Une blessure devient 2 blessures, chacune avec son test de Soins. Sans ligne de vue, une cible à 3 tuiles ou moins d’un Marine avec Ping ! convient si un chemin ouvert y mène.
action-rapid_fire = Tir rapide
    .rule = 2 PA, compte comme Tirer. Une attaque à distance avec RoA +1 et −4 RS à chaque test.
action-seal_the_bulkhead = Sceller la cloison
    .rule = 2 PA, impossible sur une tuile engagée. Réussissez un test de CC pour placer une porte entre la tuile du modèle et une tuile adjacente. 3 portes par partie.
action-skulking_advance = Furtivité avancée
    .rule = 2 PA, compte comme Se déplacer, impossible depuis une tuile engagée. Le modèle devient un jeton Blip ! dissimulé sur une tuile infestée adjacente non engagée, ou reste dissimulé.
action-field_wound_treatment = Premiers soins
    .rule = 2 PA, impossible sur une tuile engagée. Lancez un D20 : de 1 à 10, le modèle se soigne d’1 blessure. Une blessure par modèle et par partie.
action-open_door = Ouvrir une porte (Interaction)
    .rule = 1 PA, une Interaction. Un Marine ou un Predator retire définitivement une porte de sa tuile.

## Compétences

skill-vocal_mimicry = Mimétisme vocal
    .rule = La faction commence avec 2 leurres : des jetons Blip ! qui ne peuvent que Se déplacer ou Courir, disparaissent quand ils sont révélés et ne révèlent jamais de jetons ennemis.
skill-hide_on_reveal = Se dissimuler (à la révélation)
    .rule = Un jeton Blip ! sur une tuile infestée non engagée, pas encore activé, peut rester dissimulé quand il est vu. Il compte alors comme activé.
skill-team_tactics = Tactique d’équipe
    .rule = Un jeton Blip ! révélé devient n’importe quel Marine pas encore révélé de même taille de socle. La blessure d’un modèle de troupe peut être subie par un autre modèle de troupe de sa tuile.
skill-auto_sentry = Auto-Sentinelle
    .rule = Reçoit un jeton Sentinelle au début de chaque tour de jeu, avant toute activation.
skill-dodge = Esquive
    .rule = Quand le modèle est touché par une attaque, lancez un D20 : de 1 à 5, la touche est sans effet. Pas contre les lance-flammes.
skill-electric_shock = Choc électrique
    .rule = Qui est touché par la matraque passe un test de Constitution au lieu d’un test d’Armure, et subit une blessure en cas d’échec.
skill-guided_fire = Tir assisté
    .rule = Peut relancer une fois chacun de ses tests de RS ratés.
skill-gun_emplacement = Déploiement d’armes
    .rule = Ne peut que Tirer, passer en Sentinelle et Passer son tour.
skill-heal = Soigner (X)
    .rule = Quand il subit une blessure, il peut passer un test contre X ; une réussite ignore la blessure. Pas contre les coups critiques.
skill-medic = Toubib !
    .rule = Chaque modèle Marine de sa tuile et des tuiles adjacentes peut passer un test de Soins contre 4 quand il subit une blessure. Un test par blessure, la meilleure valeur compte.
skill-perimeter_secured = Périmètre sécurisé !
    .rule = Quand un Alien ou un Predator ouvre une porte, lancez un D20 : de 1 à 5, chaque modèle sur les deux tuiles de la porte subit une touche automatique de St 8.
skill-ping = Ping !
    .rule = Donne une ligne de vue sur toutes les tuiles à 3 tuiles ou moins, portes ou non, mais seulement pour Feu d’enfer, Lance-grenade et les cartes Stratégie.
skill-acidic_blood = Sang acide
    .rule = Pour chaque blessure subie, lancez un D20 : de 1 à 5, un jeton de dégâts par l’acide est placé sur la tuile s’il y a de la place, et un modèle de votre choix sur la tuile peut subir une touche automatique de St 10.
skill-climbing_claws = Griffes d’escalade
    .rule = Peut traverser une tuile complète non engagée, mais pas s’y arrêter.
skill-egg_injection = Injection
    .rule = Un modèle qu’il tue au corps à corps passe un dernier test de Constitution ; en cas d’échec, ou après un coup critique, un Alien peut éclore sur sa tuile : Infant pour une troupe Marine, Stalker pour un Hellhound, Predalien pour un autre Predator.
skill-facehug = Facehug
    .rule = Qui est touché passe un test de Constitution au lieu d’un test d’Armure ; en cas d’échec, ou après un coup critique, la victime et le Facehugger sont retirés et un Alien peut éclore sur n’importe quelle tuile infestée.
skill-hive_bloodhounds = Limiers de la ruche
    .rule = +1 tuile quand il Court.
skill-improved_dodge = Esquive améliorée
    .rule = Comme Esquive, de 1 à 10.
skill-improved_hide = Dissimulation avancée
    .rule = Sur une tuile infestée non engagée, il peut se dissimuler une fois par tour avant son activation, sans PA, et être quand même activé.
skill-resilient = Résilient
    .rule = Ne subit jamais plus d’1 blessure par touche.
skill-royal_pheromones = Phéromones royales
    .rule = Les Aliens à 2 tuiles ou moins ont +2 CC. Plusieurs porteurs ne se cumulent pas.
skill-tiny = Petit
    .rule = Peut terminer son activation dans un conduit de ventilation. Ne peut pas forcer de porte et, face visible, n’aide pas les autres.
skill-unstoppable = Inarrêtable
    .rule = Réussit toujours à forcer les portes.
skill-seasoned_hunter = Chasseur vétéran
    .rule = Quand son jeton Blip ! est révélé, le modèle peut être placé sur une tuile adjacente qu’aucun ennemi ne voit.
skill-charge = Charge !
    .rule = +2 CC si le modèle s’est déplacé d’au moins 1 tuile par sa propre action de mouvement ce tour.
skill-hot_plasma = Plasma brûlant
    .rule = Les tests d’Armure réussis contre son arme à plasma doivent être relancés.
skill-pack_hunt = Meute en chasse
    .rule = +1 CC et RS pour chaque autre modèle avec Meute en chasse sur sa tuile et les tuiles adjacentes.
skill-rage = Rage !
    .rule = Annoncée au début de l’activation, sans PA : il peut relancer ses tests de CC ce tour et son arme de corps à corps a St +2. À la fin de l’activation, il subit 1 blessure sans test d’Armure.
skill-self_destruct_device = Dispositif d’autodestruction
    .rule = Quand le modèle est retiré, lancez un D20 : de 1 à 3, chaque modèle de sa tuile subit une touche automatique de St 15.

## Règles spéciales des missions

special-carry_token = Transporter un pion
    .rule = Un modèle ramasse ou dépose un jeton de sa tuile par une Interaction. Un porteur se déplace d’au maximum 2 tuiles par activation ; s’il est retiré, le jeton reste sur sa tuile. Chaque jeton est ramassé au maximum une fois par tour de jeu.
special-trophy_collection = Collection de trophées
    .rule = Qui est tué au corps à corps reste sur la tuile. Dès le tour de jeu suivant, un modèle de la faction qui l’a tué peut y prendre un trophée par une Interaction. Les Aliens le transportent, pour les Predators il compte aussitôt.
special-damage_room_alien = Endommager une salle (Aliens)
    .rule = Un Alien, sauf un Facehugger, peut Interagir dans un lieu que ses objectifs nomment : de 1 à 10, il y place un jeton de dégâts par l’acide. Le lieu est endommagé avec 2 jetons.
special-damage_room_marine = Endommager une salle (Marines)
    .rule = Un Marine peut Interagir dans la chambre d’hibernation : de 1 à 10, un jeton de dégâts par l’acide y est placé. La salle est détruite avec 4 jetons.
special-launch_pod = Lancement d’une nacelle
    .rule = Un Marine dans la nacelle Predator, ou un Alien avec un œuf sur place, peut Interagir pour la lancer si la tuile n’est pas engagée. La partie se termine aussitôt et sa faction gagne.
special-imminent_destruction = Destruction imminente
    .rule = Dès le tour de jeu 2, après le jet d’initiative, un D20 est lancé pour chaque tuile en effondrement : de 1 à 10, elle est retirée avec tout ce qui s’y trouve. S’effondrent la nacelle de secours, le laboratoire, les tuiles marquées et toute tuile avec un côté ouvert qui ne mène nulle part.
