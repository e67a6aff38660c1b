# Ce qui se règle avant une partie.

## Ce qui se joue

setting-mode = Mode de jeu
value-mode-semi_coop = Chacun pour soi, ensemble
    .about = Objectifs secrets : certains peuvent gagner, d’autres perdre. De 2 à 5 joueurs.
value-mode-solo = Seul
    .about = Un Personnage, deux objectifs au choix. 1 joueur.
value-mode-coop = Tous ensemble
    .about = Objectifs ouverts ; tous doivent être atteints. De 2 à 5 joueurs.
setting-board = Plateau
value-board-basic = face de base
value-board-alternate = face alternative
    .about = Plus difficile : plus d’entrées, deux réseaux de Conduits, des chemins plus longs.
setting-intruder_player = Le premier mort joue les Intrus
value-intruder_player-off = { value-no }
value-intruder_player-on = { value-yes }
setting-traits = Traits des Personnages
value-traits-off = sans
value-traits-on = avec

## Règles au choix

setting-pod_waiting = Qui attend dans une Nacelle
value-pod_waiting-present = est encore dans la Salle
value-pod_waiting-sheltered = n’est plus dans la Salle
setting-interruption_counter = On peut répondre à une Interruption
value-interruption_counter-anywhere = de n’importe quelle Salle
value-interruption_counter-same_room = de la même Salle
setting-remote_room_action = Les Actions de Salle à distance
value-remote_room_action-own_combat_only = exigent seulement d’être Hors Combat
value-remote_room_action-both_rooms_clear = exigent deux Salles sans Intrus
setting-throw_at_eggs = Les Objets lancés touchent les Œufs
value-throw_at_eggs-named_target = seulement s’ils sont désignés
value-throw_at_eggs-everything = dans tous les cas
setting-careful_into_occupied = Le Déplacement Vigilant vers une Salle occupée
value-careful_into_occupied-no_marker = ne place pas de marqueur Bruit
value-careful_into_occupied-marker = place un marqueur Bruit
setting-hunt_closed_doors = Lors d’une Chasse, les Portes Fermées
value-hunt_closed_doors-blocked = arrêtent les Adultes
value-hunt_closed_doors-break = sont détruites
setting-queen_arrival = À l’arrivée de la Reine
value-queen_arrival-queen_only = elle vient seule
value-queen_arrival-full_encounter = une Rencontre suit
setting-queen_lost_with_ship = Une Reine à bord d’un vaisseau détruit
value-queen_lost_with_ship-killed = compte comme tuée
value-queen_lost_with_ship-not_killed = ne compte pas comme tuée
setting-planning_card = La Planification résout
value-planning_card-whole = toute la Carte Événement
value-planning_card-effect_only = seulement son effet
setting-pod_ejection = Une Nacelle éjectée
value-pod_ejection-launch = est lancée avec ses occupants
value-pod_ejection-remove = est perdue ; ses occupants restent à bord
setting-antidote_hand = Après un Antidote, la main
value-antidote_hand-keep = est gardée
value-antidote_hand-shuffle_in = est mélangée aussi
setting-duct_tape_tool = Le Ruban adhésif compte comme un outil
value-duct_tape_tool-off = { value-no }
value-duct_tape_tool-on = { value-yes }
setting-kill_comparison = Un Intrus meurt si la valeur de sang est
value-kill_comparison-equal_or_lower = au plus égale à ses Dégâts
value-kill_comparison-lower = inférieure à ses Dégâts
setting-quest_in_malfunction = Les Objets de Quête dans une Salle en Panne
value-quest_in_malfunction-allowed = peuvent être activés
value-quest_in_malfunction-blocked = ne peuvent pas être activés
setting-pointless_actions = Les Actions qui ne changent rien
value-pointless_actions-refused = sont refusées
value-pointless_actions-allowed = sont permises
