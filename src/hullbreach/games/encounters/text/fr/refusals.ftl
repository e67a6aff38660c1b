# Pourquoi quelque chose est impossible : une phrase chacun.

no-match-over = La partie est terminée.
no-not-asked = Ce n’est pas à vous de choisir.
no-not-offered = Cela ne peut pas être choisi maintenant.
no-role-taken = Le rôle { $card } est déjà pris.
no-choose-a-role = Choisissez d’abord un rôle.
no-too-few-points = Cela coûte { $number } points, et vous ne les avez pas.
no-condition-not-met = Sa condition n’est pas remplie.
no-buys-nothing = Ces points n’achèteraient rien maintenant.
no-not-your-card = Vous n’avez pas cette carte en main ni en jeu.
no-not-of-that-class = { $card } n’est pas de cette classe.
no-only-showing-now = Pour l’instant, vous pouvez seulement montrer une carte ou non.
no-not-in-hand = Vous n’avez pas { $card } en main.
no-discard-first = { $number ->
        [one] Défaussez d’abord une carte.
       *[other] Défaussez d’abord { $number } cartes.
    }
no-not-a-character = { $card } n’est pas un personnage.
no-not-your-character = { $card } n’est pas un de vos personnages.
no-kill-first = Choisissez d’abord un personnage à tuer.
no-facehugger-out-of-reach = Ce Facehugger ne peut pas être attaqué ce tour-ci. Il est devant { $seat }.
no-not-in-hq = { $card } n’est pas au QG.
no-too-few-recruit = { $card } coûte { $number } points de Recrutement.
no-no-sergeants = Il n’y a plus de Sergents.
no-too-few-recruit-for-sergeant = Un Sergent coûte { $number } points de Recrutement.
no-room-blocked = Cette salle est bloquée : { $room }.
no-room-empty = Il n’y a pas de carte ici : { $room }.
no-already-face-up = La carte ici est face visible : { $room }.
no-too-little-attack = Cela coûte { $number } points d’Attaque.
no-nobody-there = Il n’y a pas d’ennemi ici : { $spot }.
no-face-down = La carte ici est face cachée : { $spot }.
no-final-enemy = L’Ennemi final ne peut pas être attaqué avant le troisième Objectif : { $spot }.
no-no-fights-between-players = Les joueurs ne s’attaquent pas dans cette partie.
no-no-such-opponent = Vous ne pouvez pas attaquer { $seat }.
no-nothing-kept = Il n’y a pas de capacité de { $card } à utiliser maintenant.
no-used-this-turn = La carte { $card } ne peut plus être utilisée ce tour-ci.
no-not-in-play = { $card } n’est pas en jeu devant vous.
no-no-sacrifice = { $card } n’a pas de capacité de Sacrifice.
no-not-vigilant = La carte { $card } n’est pas Surveillante.
no-dodges-only = La carte { $card } n’est défaussée que si vous allez piocher une Frappe.
no-not-offered-card = Personne n’offre { $card }.
no-copied-already = La carte { $card } a déjà été copiée.
no-not-for-aliens = Un joueur Alien ne peut pas faire cela.
no-not-an-action = Ce n’est pas une action.
no-no-coordinate = { $card } n’a pas Coordonner.
no-only-on-anothers-turn = On coordonne une carte pendant le tour d’un autre joueur.
no-only-coordinate-now = Pour l’instant, vous pouvez seulement coordonner une carte ou passer.
no-guards-only-its-owner = { $card } ne protège que son propriétaire.
no-no-guard-card = { $card } n’aide pas contre une Frappe.
no-no-dodging-vigilant = { $card } n’est pas une carte Surveillante en jeu qui esquive.
no-only-reactions-now = Pour l’instant, vous pouvez seulement réagir à la Frappe ou passer.
