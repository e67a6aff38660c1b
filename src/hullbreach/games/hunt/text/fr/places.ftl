# Salles, tuiles et jetons. the : dans une phrase ; in : où se trouve quelque chose ; to : où l’on va ; at : le nom de la tuile.

## Salles

room-armoury = Armurerie
    .the = l’armurerie
    .in = dans l’armurerie
    .of = de l’armurerie
    .to = dans l’armurerie
room-bridge = Pont
    .the = le pont
    .in = sur le pont
    .of = du pont
    .to = sur le pont
room-engine_room = Salle des machines
    .the = la salle des machines
    .in = dans la salle des machines
    .of = de la salle des machines
    .to = dans la salle des machines
room-hibernation_chamber = Chambre d’hibernation
    .the = la chambre d’hibernation
    .in = dans la chambre d’hibernation
    .of = de la chambre d’hibernation
    .to = dans la chambre d’hibernation
room-laboratory = Laboratoire
    .the = le laboratoire
    .in = dans le laboratoire
    .of = du laboratoire
    .to = dans le laboratoire
room-predator_pod = Nacelle Predator
    .the = la nacelle Predator
    .in = dans la nacelle Predator
    .of = de la nacelle Predator
    .to = dans la nacelle Predator
room-escape_pod = Nacelle de secours
    .the = la nacelle de secours
    .in = dans la nacelle de secours
    .of = de la nacelle de secours
    .to = dans la nacelle de secours

## Tuiles

kind-corridor = couloir
    .the = le couloir { $at }
    .in = dans le couloir { $at }
    .of = du couloir { $at }
    .to = dans le couloir { $at }
kind-crossroad = carrefour
    .the = le carrefour { $at }
    .in = au carrefour { $at }
    .of = du carrefour { $at }
    .to = au carrefour { $at }
kind-t_junction = croisement en T
    .the = le croisement en T { $at }
    .in = au croisement en T { $at }
    .of = du croisement en T { $at }
    .to = au croisement en T { $at }
kind-l_bend = croisement en L
    .the = le croisement en L { $at }
    .in = au croisement en L { $at }
    .of = du croisement en L { $at }
    .to = au croisement en L { $at }
kind-dead_end = impasse
    .the = l’impasse { $at }
    .in = dans l’impasse { $at }
    .of = de l’impasse { $at }
    .to = dans l’impasse { $at }
kind-vent = conduit de ventilation
    .the = le conduit de ventilation { $at }
    .in = dans le conduit de ventilation { $at }
    .of = du conduit de ventilation { $at }
    .to = dans le conduit de ventilation { $at }

## Faces des tuiles

face-normal = tuile normale
face-half_infested = tuile à moitié infestée
face-infested = tuile infestée

## Lieux marqués

site-turret_site = Emplacement de tourelle
site-nest = Chambre d’incubation
site-damage_site = Tuile à endommager

## Jetons Objectif

token-objective = jeton Objectif
    .the = le jeton Objectif
    .an = un jeton Objectif
    .of = du jeton Objectif
    .to = au jeton Objectif
    .many = jetons Objectif
    .gender = m
token-trophy = trophée
    .the = le trophée
    .an = un trophée
    .of = du trophée
    .to = au trophée
    .many = trophées
    .gender = m
token-spare_parts = pièces de rechange
    .the = les pièces de rechange
    .an = des pièces de rechange
    .of = des pièces de rechange
    .to = aux pièces de rechange
    .many = pièces de rechange
    .gender = pl
token-egg = œuf
    .the = l’œuf
    .an = un œuf
    .of = de l’œuf
    .to = à l’œuf
    .many = œufs
    .gender = m
token-royal_egg = œuf de la Reine
    .the = l’œuf de la Reine
    .an = un œuf de la Reine
    .of = de l’œuf de la Reine
    .to = à l’œuf de la Reine
    .many = œufs de la Reine
    .gender = m
token-captive = membre d’équipage capturé
    .the = le membre d’équipage capturé
    .an = un membre d’équipage capturé
    .of = du membre d’équipage capturé
    .to = au membre d’équipage capturé
    .many = membres d’équipage capturés
    .gender = m
token-turret = tourelle de garde
    .the = la tourelle de garde
    .an = une tourelle de garde
    .of = de la tourelle de garde
    .to = à la tourelle de garde
    .many = tourelles de garde
    .gender = f
token-nuclear_charge = charge nucléaire tactique
    .the = la charge nucléaire tactique
    .an = une charge nucléaire tactique
    .of = de la charge nucléaire tactique
    .to = à la charge nucléaire tactique
    .many = charges nucléaires tactiques
    .gender = f
token-decoy = leurre
    .the = le leurre
    .an = un leurre
    .of = du leurre
    .to = au leurre
    .many = leurres
    .gender = m
token-body = dépouille
    .the = la dépouille
    .an = une dépouille
    .of = de la dépouille
    .to = à la dépouille
    .many = dépouilles
    .gender = f
token-trap = piège
    .the = le piège
    .an = un piège
    .of = du piège
    .to = au piège
    .many = pièges
    .gender = m
