# La table et le serveur.

table-stale = Cette question est passée ; regardez de nouveau le plateau.
table-not-asked = Ce n’est pas à vous de choisir.
table-not-an-option = Ce n’est pas une option du jeu.
table-match-over = La partie est terminée.
table-spectator = Vous regardez ; seules les personnes assises ici peuvent faire cela.
table-nothing-to-undo = Il n’y a rien à reprendre.
table-undo-seen = Des dés ou des cartes cachées ont été vus depuis ; seule une table d’entraînement permet de revenir en arrière.
table-no-undo-asked = Personne n’a demandé à revenir en arrière.
table-asked-enough = Vous l’avez assez demandé ; attendez qu’il se passe autre chose.
table-bad-message = Ce message n’a pas été compris.
table-too-fast = Trop de messages ; attendez un instant.
table-not-stored = Cela n’a pas pu être enregistré et rien n’a changé. Réessayez dans un instant.
table-fault = Le serveur a rencontré une erreur. Réessayez, ou essayez autre chose.
table-hello-first = Le premier message doit être un salut.
table-no-hint = Il n’y a rien à décider maintenant.
table-no-thought = La réflexion a été interrompue ; demandez encore une fois.
table-why-own = Vous avez choisi : { $what }.
table-why-other = Suite à un choix de { $who }.
table-why-need = Requis : { $total }. Chance : { $percent } %.
table-why-start = Cela fait partie de la mise en place.
table-seat = joueur { $n }
