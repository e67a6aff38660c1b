# Ce qui se trouve sur la table.

scene-unknown_card = carte face cachée
scene-turn = Tour
scene-phase = Phase
scene-objective = Objectif
scene-hazards = Dangers
scene-attack = Attaque
scene-recruit = Recrutement
scene-complex = Complexe
scene-combat = Zone de combat
scene-scan = coût du scan
scene-blocked = bloquée
scene-enemy_attack = Attaque
scene-hq = QG
scene-hands = Mains
scene-hand = Main du joueur { $seat }
scene-played = Jouées ce tour-ci
scene-looked_at = Regardées
scene-beside = À côté des Objectifs
scene-health = Santé
scene-defense = Défense
scene-cards = { $n ->
        [one] { $n } carte en main
       *[other] { $n } cartes en main
    }
scene-deck = Pioche { $n }
scene-discard = Défausse { $n }
scene-dead = mort
scene-alien = Joueur Alien
scene-burdened = porte un Chestburster
scene-facehugger = Facehugger devant ce joueur
scene-agenda = Projet : { $card }
pile-hive = Pioche de la Ruche
pile-barracks = Caserne
pile-sergeants = Sergents
pile-strike_deck = Frappes
pile-strike_discard = Frappes défaussées
pile-dead_enemies = Ennemis morts
pile-dead_characters = Personnages morts
pile-discarded = Événements, Dangers et Spéciaux défaussés
pile-hatchery = Couveuse
scene-roles = Rôles
scene-offered = Au choix
price-attack = Attaque
price-recruit = Recrutement
