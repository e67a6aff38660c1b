# Ce qui se règle avant une partie.

setting-mission = Mission
value-mission-campaign = Campagne : toutes les missions à la suite
setting-edition = Édition
    .about = Les règles et valeurs de la première édition ou de l’édition mise à jour.
value-edition-updated = Mise à jour
value-edition-2020 = 2020
setting-open_hands = Mains visibles
    .about = Chacun voit les cartes de tous.
setting-faq11 = FAQ 1.1 de l’éditeur
    .about = Jouez avec les précisions ultérieures de l’éditeur.
setting-optional_swarm = Essaims facultatifs
setting-joint_decisions = Décisions du groupe
value-joint_decisions-spokesperson = un joueur parle pour tous
value-joint_decisions-vote = par vote
setting-grunt_equip = Équiper les Grunts
value-grunt_equip-none = impossible
value-grunt_equip-commander = par leur commandant
setting-side_mission_loss_ends_campaign = Une mission secondaire perdue met fin à la campagne
value-side_mission_loss_ends_campaign-per_edition = selon l’édition
setting-sentry_ammo_step = Palier de munitions des tourelles
setting-sentry_arc = Champ de tir des tourelles
value-sentry_arc-half_plane = tout ce qui est devant
value-sentry_arc-cone = un cône
setting-area_hit_character = Un personnage touché par une attaque de zone
value-area_hit_character-killed = est tué
value-area_hit_character-knocked_down = est KO
