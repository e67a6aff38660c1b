# Ce qui s’est passé : une ligne du journal chacun.

event-role-taken = { $seat } prend le rôle { $avatar }.
event-agenda-dealt = Votre Projet est { $card }.
event-first-player = { $seat } commence.
event-turn = Le tour de { $seat } commence.
event-phase = { $phase }.
event-hive-added = Une carte de la Ruche entre : { $room }.
event-moved = Une carte se déplace : { $from } → { $to }.
event-entered-combat = Une carte entre dans la Zone de combat : { $spot }.
event-revealed = La carte { $card } est retournée : { $spot }.
event-scanned = { $seat } scanne : { $room }.
event-peeked = { $seat } regarde la carte face cachée : { $room }.
event-saw = Vous voyez { $card } : { $room }.
event-event = L’Événement de { $objective } a lieu.
event-hazard = Le Danger { $number } survient.
event-hive-card-away = La carte { $card } est défaussée.
event-collected = La carte { $card } est récupérée.
event-attached = La carte { $card } est attachée : { $room }.
event-blocked = Cette salle est désormais bloquée : { $room }.
event-hive-recycled = Les ennemis morts forment une nouvelle pioche de la Ruche ({ $number }).
event-changed-attack = L’Attaque d’un ennemi change de { $number } : { $spot }.
event-held = Un ennemi ne frappe pas ce tour-ci : { $spot }.
event-killed = { $seat } tue { $card } : { $spot }.
event-played = { $seat } joue { $card }.
event-copied = { $seat } copie { $card }.
event-used = { $seat } utilise { $card }.
event-points = { $recruit ->
    [0] { $seat } reçoit { $attack } en Attaque.
   *[other] { $attack ->
        [0] { $seat } reçoit { $recruit } en Recrutement.
       *[other] { $seat } reçoit { $attack } en Attaque et { $recruit } en Recrutement.
    }
}
event-recruited = { $seat } recrute { $card }.
event-gained = { $seat } gagne { $card }.
event-hq-filled = { $card } arrive à la place { $number } du QG.
event-hq-left = { $card } quitte le QG.
event-coordinated = { $seat } coordonne { $card }.
event-sacrificed = { $seat } sacrifie { $card }.
event-vigilant-discarded = { $seat } défausse la carte Surveillante { $card }.
event-drew = { $seat } pioche { $card }.
event-drew-unseen = { $seat } pioche une carte.
event-shown = { $seat } montre { $card }.
event-not-shown = { $seat } ne montre rien.
event-discarded = { $seat } défausse { $card }.
event-killed-own = { $seat } tue { $card }.
event-reshuffled = { $seat } mélange sa défausse en une nouvelle pioche.
event-looked = { $seat } regarde le dessus de la pioche ({ $number }).
event-looked-at = Vous voyez { $card }.
event-put-back = { $seat } remet une carte sur la pioche.
event-passed-on = { $card } passe à { $seat }.
event-struck = { $seat } pioche la Frappe { $card }.
event-dodged = { $seat } esquive une Frappe.
event-guarded = { $seat } réagit avec { $card }.
event-healed = La Frappe { $card } de { $seat } est soignée.
event-player-attacked = { $seat } attaque { $target }.
event-facehugger-placed = Un Facehugger saute sur { $seat }.
event-facehugger-died = Un Facehugger meurt.
event-impregnated = { $seat } porte désormais un Chestburster.
event-chestburster-killed = Le Chestburster de { $seat } est mort.
event-died = { $seat } meurt.
event-became-alien = { $seat } continue en tant que { $avatar }.
event-objective-completed = Objectif rempli : { $card }.
event-objective = Objectif en cours : { $card }.
event-agenda-revealed = Le Projet de { $seat } est { $card }.
event-complex-taken-back = Les cartes du Complexe retournent sur la pioche de la Ruche ({ $number }).
event-achievement = Exploit de { $seat } : { $achievement }.
event-game-over = La partie est terminée.
