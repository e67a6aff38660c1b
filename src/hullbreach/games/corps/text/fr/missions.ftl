# Ce que dit une carte Mission en plus de ses règles spéciales.

kind-campaign = Mission de campagne
kind-rescue = Mission de sauvetage
kind-resupply = Mission de ravitaillement
kind-bug_hunt = Mission de chasse aux Aliens

heading-setup = Mise en place
heading-special = Règles spéciales
heading-victory = Victoire (tout ceci à la fin d’un tour de jeu)
heading-defeat = Défaite (un de ces points à la fin d’un tour de jeu sans victoire)
heading-after = Ensuite

## Mise en place

setup-seats = De { $min } à { $max } joueurs.
setup-boards = Plateaux : { $names }.
setup-group = { $group ->
        [squad] Escouade : { $names }.
        [trapped] Piégés : { $names }.
        [carrier] Au transporteur : { $names }.
       *[other] { $group } : { $names }.
    }
setup-newt = { $newt ->
        [yes] Newt participe si elle a été retrouvée.
        [found] Newt vous rejoint quand vous la trouvez.
       *[no] Newt ne participe pas.
    }
setup-pistols = Chacun commence avec un pistolet HK VP70 et rien d’autre.
setup-blips = { $n ->
        [one] { $n } Blip est sur le plateau.
       *[other] { $n } Blips sont sur le plateau.
    }
setup-reinforcements = { $edition ->
        [updated] Édition mise à jour : { $numbers } Blips supplémentaires pour 1 à 6 joueurs.
       *[other] Édition 2020 : { $numbers } Blips supplémentaires pour 1 à 6 joueurs.
    }
setup-mission_blips = { $n ->
        [one] { $n } Blip de mission est sur le plateau.
       *[other] { $n } Blips de mission sont sur le plateau.
    }
setup-computers = { $n ->
        [one] { $n } ordinateur.
       *[other] { $n } ordinateurs.
    }
setup-crates = { $n ->
        [one] { $n } caisse.
       *[other] { $n } caisses.
    }
setup-barricades = { $n ->
        [one] { $n } porte est barricadée.
       *[other] { $n } portes sont barricadées.
    }
setup-player_barricades = { $n ->
        [one] Placez { $n } barricade sur une porte de votre choix.
       *[other] Placez jusqu’à { $n } barricades sur des portes de votre choix.
    }
setup-sentry_guns = { $n ->
        [one] Placez { $n } mitrailleuse automatique.
       *[other] Placez { $n } mitrailleuses automatiques.
    }
setup-facehuggers = { $n ->
        [one] { $n } Facehugger est sur le plateau.
       *[other] { $n } Facehuggers sont sur le plateau.
    }
setup-exit = { $opens ->
        [always] La sortie { $id } est ouverte.
       *[drop_ship] La sortie { $id } ne s’ouvre que si la navette s’y pose.
    }
setup-tracker = Deck Motion Tracker : { $names }.
setup-tracker-level = { $n ->
        [one] { $n } carte de niveau de menace { $level }
       *[other] { $n } cartes de niveau de menace { $level }
    }
setup-tracker-further = { $edition ->
        [updated] Édition mise à jour : { $numbers } cartes supplémentaires de niveau de menace 3 pour 1 à 6 joueurs.
       *[other] Édition 2020 : { $numbers } cartes supplémentaires de niveau de menace 3 pour 1 à 6 joueurs.
    }
setup-quiet_rounds = { $n ->
        [one] Aucune carte Motion Tracker n’est piochée au premier tour de jeu.
       *[other] Aucune carte Motion Tracker n’est piochée pendant les { $n } premiers tours de jeu.
    }
setup-no_reshuffle = Le deck Motion Tracker n’est pas remélangé.
setup-turn_counter = Utilisez le compteur de tour.

## Victoire et défaite

ending-exited = { $whom ->
        [newt] Newt a quitté le plateau par une sortie.
        [trapped] { $min ->
            [one] Au moins { $min } personnage piégé a quitté le plateau par une sortie.
           *[other] Au moins { $min } personnages piégés ont quitté le plateau par une sortie.
        }
        [captives] { $min ->
            [one] Au moins { $min } captif a quitté le plateau par une sortie.
           *[other] Au moins { $min } captifs ont quitté le plateau par une sortie.
        }
       *[all] { $min ->
            [one] Au moins { $min } personnage a quitté le plateau par une sortie.
           *[other] Au moins { $min } personnages ont quitté le plateau par une sortie.
        }
    }
ending-none_standing_on_board = { $whom ->
        [newt] Newt n’est pas debout sur le plateau.
        [trapped] Aucun personnage piégé n’est encore debout sur le plateau.
        [captives] Aucun captif n’est encore debout sur le plateau.
       *[all] Aucun personnage n’est encore debout sur le plateau.
    }
ending-lost = { $whom ->
        [newt] Newt est tuée ou capturée.
        [trapped] { $min ->
            [-1] Tous les personnages piégés sont tués ou capturés.
            [one] { $min } personnage piégé est tué ou capturé.
           *[other] { $min } personnages piégés sont tués ou capturés.
        }
        [captives] { $min ->
            [-1] Tous les captifs sont tués ou capturés.
            [one] { $min } captif est tué ou capturé.
           *[other] { $min } captifs sont tués ou capturés.
        }
       *[all] { $min ->
            [-1] Tous les personnages sont tués ou capturés.
            [one] { $min } personnage est tué ou capturé.
           *[other] { $min } personnages sont tués ou capturés.
        }
    }
ending-tracker_empty = Le deck Motion Tracker est vide.
ending-no_enemies_on_board = Aucun Alien, Facehugger ou Blip n’est sur le plateau.
ending-alive = { $whom ->
        [newt] Newt est en vie sur le plateau.
        [trapped] { $min ->
            [one] Au moins { $min } personnage piégé est en vie sur le plateau.
           *[other] Au moins { $min } personnages piégés sont en vie sur le plateau.
        }
        [captives] { $min ->
            [one] Au moins { $min } captif est en vie sur le plateau.
           *[other] Au moins { $min } captifs sont en vie sur le plateau.
        }
       *[all] { $min ->
            [one] Au moins { $min } personnage est en vie sur le plateau.
           *[other] Au moins { $min } personnages sont en vie sur le plateau.
        }
    }
ending-crates_out = { $min ->
        [one] Au moins { $min } caisse a été emportée.
       *[other] Au moins { $min } caisses ont été emportées.
    }
defeat-nobody_standing = Tous les personnages sur le plateau sont KO, ou il n’en reste aucun.
defeat-endurance = À tout moment : le deck Endurance et le deck Exhaust sont vides.

## Ensuite

after-down_captured = Une fois la mission gagnée, les personnages KO sur le plateau sont capturés.
after-carrier_leaves_others_captured = Une fois la mission gagnée, les personnages sur un espace de départ du groupe du transporteur partent avec lui, KO ou non ; tous les autres personnages encore sur le plateau sont capturés.
after-captives_free_others_captured = Les captifs qui ont quitté le plateau sont libres ; ceux qui sont encore sous un Blip de mission restent capturés, et les personnages KO sur le plateau sont capturés.
after-stand_alone = Cette mission est indépendante.
after-keep_crates = Les cartes gagnées avec les caisses sont gardées même si la mission est perdue.
