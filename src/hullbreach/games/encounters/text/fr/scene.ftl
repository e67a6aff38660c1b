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
note-lost = Ce qui reste est perdu : { $attack ->
    [0] { $recruit } en Recrutement
   *[other] { $recruit ->
        [0] { $attack } en Attaque
       *[other] { $attack } en Attaque et { $recruit } en Recrutement
    }
}
note-stand-back = On ne vous le demande plus pendant ce tour
note-wait = On vous le redemande après la prochaine action
scene-secret = Vous seul savez
scene-traitor = Vous êtes le traître
scene-loyal = Vous êtes loyal
scene-secret-win-evil = seul : quand tous les autres sont morts, jouez cette carte de votre main.
scene-secret-win-good = avec le groupe, quand tous les Objectifs sont accomplis. Cette carte n’y change rien.
scene-secret-until-evil = faites comme les autres. Si le groupe accomplit son dernier Objectif alors que vous et quelqu’un d’autre êtes en vie, vous perdez.
scene-secret-until-good = regardez à qui vous faites confiance : il y a peut-être un traître.
scene-secret-found = elle va dans votre défausse et fait partie de votre paquet : { $text }
