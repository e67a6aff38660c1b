# Ce qu’on demande à un joueur.

ask-role = Quel rôle prenez-vous ?
ask-first = Qui commence ?
ask-action = Jouez des cartes, recrutez, scannez ou combattez, ou terminez la phase d’Action.
ask-alien-action = Que fait l’alien ?
ask-offer = Coordonnez-vous une carte avec { $seat } ? Une copie pourra servir pendant ce tour ; vous piochez une carte à la place.
ask-price = Comment payez-vous les { $number } points d’Attaque ?
ask-may = Utilisez-vous { $card } ?
ask-either = Quel effet de { $card } choisissez-vous ?
ask-player = Quel joueur est visé par { $card } ?
ask-discard = Quelle carte défaussez-vous ? Encore à défausser : { $number }.
ask-kill-own = Lequel de vos personnages tuez-vous ?
ask-show = Montrez-vous une carte de cette classe : { $class } ?
ask-heal = Quelle Frappe est soignée ? ({ $seat })
ask-sort = Défaussez les cartes ou remettez-les ; la dernière remise est au-dessus.
ask-free-scan = Quelle salle scannez-vous ?
ask-peek = Dans quelle salle regardez-vous ?
ask-move = La carte de quelle salle déplacez-vous ?
ask-enemy = Quel ennemi est visé par { $card } ?
ask-hq = Quel personnage du QG choisissez-vous ?
ask-copy = Quelle carte copiez-vous ?
ask-order = Que se passe-t-il ensuite ?
ask-guard = { $seat } va piocher une Frappe. Réagissez-vous ?
ask-agenda = Le Projet de qui est révélé ?
