# Ce que font les cartes. Les propositions commencent par une minuscule ; CAP et le point final viennent à l'assemblage.
# Une proposition s'adresse à « vous ». third : après « le joueur suivant ». pair : après « vous et le joueur suivant ».
# may : la permission. whose : ce que vous faites à quelqu'un d'autre. guard : de la Frappe sur le point d'être piochée.
# Chaque proposition reçoit ses valeurs, et : trigger (le moment), lasting (durable ou non), who et ses formes.

## Jonctions

join-for = { $who } : { $does }
join-third = { $who } { $does }
join-pair = { $who } { $does }
join-may = vous pouvez faire ceci : { $does }
join-either = choisissez : { $does }
join-if-done = { $first }. Dans ce cas, { $rest }
join-pay = payez { part-price } : { $does }
    .may = vous pouvez payer { part-price } : { $does }
join-pay_if = { $cond }, vous pouvez payer { part-price } : { $does }
join-if = { $cond }, { $does }
    .unless = sauf { $cond }, { $does }
join-else = { $first }. Sinon, { $other }
join-show = vous pouvez montrer { $card }. Dans ce cas, { $does }
join-show_or = montrez { $card } ou { $does }
    .third = montre { $card } ou { $does }
    .pair = montrez chacun { $card } ou { $does }

part-price = { $currency ->
        [recruit] { $n ->
            [one] { $n } point de Recrutement
           *[other] { $n } points de Recrutement
        }
       *[attack] { $n ->
            [one] { $n } point d’Attaque
           *[other] { $n } points d’Attaque
        }
    }

## Qui

who-you = vous
    .of = de vous
    .to = à vous
who-next_player = le joueur suivant
    .of = du joueur suivant
    .to = au joueur suivant
who-you_and_next_player = vous et le joueur suivant
    .of = de vous et du joueur suivant
    .to = à vous et au joueur suivant
who-chosen_player = un joueur de votre choix
    .of = d’un joueur de votre choix
    .to = à un joueur de votre choix
who-chosen_other_player = un autre joueur de votre choix
    .of = d’un autre joueur de votre choix
    .to = à un autre joueur de votre choix
who-each_player = chaque joueur
    .of = de chaque joueur
    .to = à chaque joueur
who-each_other_player = chaque autre joueur
    .of = de chaque autre joueur
    .to = à chaque autre joueur

## Quand

timing-play = { CAP($text) }
timing-class = { $about_name } : { CAP($text) }
timing-crew = { $about_name } : { CAP($text) }
timing-once = Une fois ce tour-ci : { CAP($text) }
timing-guard = { $anyone ->
        [yes] Quand un joueur est sur le point de piocher une Frappe, vous pouvez défausser cette carte de votre main : { $text }
       *[no] Quand vous êtes sur le point de piocher une Frappe, vous pouvez défausser cette carte de votre main : { $text }
    }
timing-discard = Défausse : { CAP($text) }
    .guard = Défausse, quand vous êtes sur le point de piocher une Frappe : { CAP($text) }
timing-sacrifice = Sacrifice : { CAP($text) }
timing-mobilize = Rallier : { CAP($text) }
timing-on_draw = Quand vous piochez cette carte : { CAP($text) }
timing-cleanup = Lors de votre Nettoyage, en main ou en jeu : { CAP($text) }
timing-reveal = Révélation : { CAP($text) }
timing-reveal_complex = Révélation dans le Complexe : { CAP($text) }
timing-reveal_combat = Révélation dans la Zone de combat : { CAP($text) }
timing-arrive = En entrant dans la Zone de combat : { CAP($text) }
timing-start = Au début de chaque phase d’Action, dans le Complexe : { CAP($text) }
    .avatar = Au début de votre tour : { CAP($text) }
timing-strike = Frappe : { CAP($text) }
timing-death = Mort : { CAP($text) }
timing-event = Événement : { CAP($text) }
timing-complex = Dans le Complexe : { CAP($text) }
timing-combat = Dans la Zone de combat : { CAP($text) }
timing-static = Tant que cette carte est face visible : { CAP($text) }
timing-room = { CAP($text) }
timing-hit = { CAP($text) }
timing-wound = Jusqu’à la guérison : { CAP($text) }
timing-setup = Mise en place : { CAP($text) }
timing-action = Une fois par tour : { CAP($text) }
timing-always = À chacun de vos tours : { CAP($text) }
timing-hazard = Danger { $about_name } : { CAP($text) }

## Si

cond-show = { $of_class ->
        [intel] une carte { class-intel }
        [leadership] une carte { class-leadership }
        [strength] une carte { class-strength }
        [survival] une carte { class-survival }
       *[tech] une carte { class-tech }
    }
cond-in_combat = { $n ->
        [one] s’il y a un ennemi dans la Zone de combat
       *[other] s’il y a au moins { $n } ennemis dans la Zone de combat
    }
cond-killed = { $n ->
        [one] si vous avez tué un ennemi ce tour-ci
       *[other] si vous avez tué au moins { $n } ennemis ce tour-ci
    }
cond-alone = si vous êtes le dernier joueur en vie
cond-in_room = si { $enemy } est face visible dans { $place }
cond-in_complex = si { $enemy } est face visible dans le Complexe

## Nombres

part-cards = { $n ->
        [one] une carte
       *[other] { $n } cartes
    }
part-strikes = { $n ->
        [one] une Frappe
       *[other] { $n } Frappes
    }
part-rooms = { $n ->
        [one] d’une salle
       *[other] de { $n } salles
    }
part-hq = { $n ->
        [one] un personnage du QG
       *[other] { $n } personnages du QG
    }
part-per = { $per ->
        [scanned] { " " }pour chaque carte que vous avez scannée ce tour-ci
        [enemies_combat] { " " }pour chaque ennemi dans la Zone de combat
        [clear_rooms] { " " }pour chaque salle vide
       *[none] { "" }
    }
part-cost = { $max ->
        [99] { "" }
       *[other] { " " }de coût { $max } ou moins
    }
part-this_turn = { $lasting ->
        [yes] { "" }
       *[no] { " " }ce tour-ci
    }
part-pile = { $who_is ->
        [you] votre défausse
       *[other] la défausse { $who_of }
    }

## Points

effect-attack = +{ $n } en Attaque{ part-per }
effect-recruit = +{ $n } en Recrutement{ part-per }
effect-convert = ce tour-ci, vous pouvez dépenser votre Recrutement comme de l’Attaque
effect-defense_cut = les joueurs que vous attaquez ont −{ $n } en Défense{ part-this_turn }, avec un minimum de 1

## Vos propres cartes

effect-draw = piochez { part-cards }{ part-per }
    .third = pioche { part-cards }{ part-per }
    .pair = piochez chacun { part-cards }{ part-per }
    .may = vous pouvez piocher { part-cards }{ part-per }
effect-discard = défaussez { part-cards }
    .third = défausse { part-cards }
    .pair = défaussez chacun { part-cards }
    .may = vous pouvez défausser { part-cards }
effect-kill_own = tuez { part-own_characters } de vos personnages{ part-from_hand }
    .third = tue { part-own_characters } de ses propres personnages{ part-from_hand }
    .pair = tuez chacun { part-own_characters } de vos propres personnages{ part-from_hand }
    .may = vous pouvez tuer { part-own_characters } de vos personnages{ part-from_hand }
part-own_characters = { $n ->
        [one] un
       *[other] { $n }
    }
part-from_hand = { $source ->
        [hand] { " " }en main
       *[hand_or_play] { "" }
    }
effect-sort_deck = { $n ->
        [one] regardez la première carte de votre deck, puis défaussez-la ou remettez-la sur le dessus
       *[other] regardez les { $n } premières cartes de votre deck, défaussez celles que vous voulez et remettez les autres sur le dessus dans l’ordre de votre choix
    }
effect-hand_size = { $n_sign ->
        [minus] au Nettoyage, piochez { $n_abs ->
            [one] une carte
           *[other] { $n_abs } cartes
        } de moins
       *[plus] au Nettoyage, piochez { $n_abs ->
            [one] une carte
           *[other] { $n_abs } cartes
        } de plus
    }
effect-cannot_coordinate = vous ne pouvez pas Coordonner

## Personnages à obtenir

effect-gain_sergeant = gagnez un Sergent{ part-to_hand }
    .may = vous pouvez gagner un Sergent{ part-to_hand }
effect-gain_hq = gagnez un personnage{ part-cost } du QG{ part-to_hand }
    .may = vous pouvez gagner un personnage{ part-cost } du QG{ part-to_hand }
effect-gain_self = gagnez cette carte{ part-to_hand }
part-to_hand = { $to ->
        [hand] { " " }dans votre main
       *[discard] { "" }
    }
effect-copy_played = utilisez une autre carte{ part-cost } que vous avez jouée ce tour-ci, comme si vous la jouiez maintenant
    .may = vous pouvez utiliser une autre carte{ part-cost } que vous avez jouée ce tour-ci, comme si vous la jouiez maintenant
effect-copy_hq = utilisez un personnage{ part-cost } du QG comme si vous le jouiez maintenant
    .may = vous pouvez utiliser un personnage{ part-cost } du QG comme si vous le jouiez maintenant
effect-refresh = placez { part-hq } sous la Caserne et complétez le QG
    .may = vous pouvez placer { part-hq } sous la Caserne et compléter le QG
effect-kill_hq = tuez { part-hq } et complétez le QG
    .may = vous pouvez tuer { part-hq } et compléter le QG
effect-shuffle_into_barracks = { $n ->
        [one] mélangez un Facehugger de la Couveuse à la Caserne
       *[other] mélangez { $n } Facehuggers de la Couveuse à la Caserne
    }

## Le complexe

effect-scan = { $n ->
        [one] vous pouvez scanner une salle gratuitement
       *[other] scannez gratuitement jusqu’à { $n } salles
    }
    .may = { $n ->
        [one] vous pouvez scanner une salle gratuitement
       *[other] vous pouvez scanner gratuitement jusqu’à { $n } salles
    }
effect-peek = { $n ->
        [one] regardez une carte face cachée du Complexe
       *[other] regardez { $n } cartes face cachée du Complexe
    }
    .may = { $n ->
        [one] vous pouvez regarder une carte face cachée du Complexe
       *[other] vous pouvez regarder { $n } cartes face cachée du Complexe
    }
effect-scan_discount = vos scans coûtent { $n } de moins ce tour-ci
effect-scan_tax = { $trigger ->
        [wound] vos scans coûtent { $n } de plus
       *[other] tous les scans coûtent { $n } de plus
    }
effect-add_hive = { $n ->
        [one] la première carte de la Ruche entre dans le Complexe
       *[other] les { $n } premières cartes de la Ruche entrent dans le Complexe, l’une après l’autre
    }
effect-ambush = { $n ->
        [one] la première carte de la Ruche entre dans la Zone de combat
       *[other] les { $n } premières cartes de la Ruche entrent dans la Zone de combat, l’une après l’autre
    }
effect-move = déplacez une carte du Complexe, face visible ou face cachée, { part-rooms } { part-direction }
    .may = vous pouvez déplacer une carte du Complexe, face visible ou face cachée, { part-rooms } { part-direction }
part-direction = { $direction ->
        [left] vers la gauche
       *[right] vers la droite
    }
effect-move_self = cette carte se déplace { part-rooms } { part-direction }
effect-move_self_to = cette carte recule jusque dans { $place }
effect-advance = { $n ->
        [one] chaque carte du Complexe se déplace d’une salle vers la gauche
       *[other] chaque carte du Complexe se déplace de { $n } salles vers la gauche, une à la fois
    }
effect-block = bloquez { $place } pour le reste de la partie et poussez vers la gauche la carte qui s’y trouve
effect-attach_here = attachez cette carte à sa salle
effect-attach_room = attachez cette carte { $place_to }

## Ennemis

effect-weaken = { part-enemies } −{ $n } en Attaque{ part-this_turn }
effect-fortify = { part-enemies } +{ $n } en Attaque{ part-this_turn }
part-enemies = { $scope ->
        [room] les ennemis de cette salle ont
        [chosen] un ennemi de votre choix a
        [all] { $lasting ->
            [yes] tous les ennemis ont
           *[no] tous les ennemis actuellement face visible ont
        }
        [id] { $enemy } a
       *[type] { $lasting ->
            [yes] les autres ennemis de type { $type_name } ont
           *[no] tous les ennemis de type { $type_name } actuellement face visible ont
        }
    }
effect-kill_enemy = tuez { part-victims }
    .may = vous pouvez tuer { part-victims }
part-victims = { $scope ->
        [id] { $enemy }
        [all] tous les ennemis{ part-max }{ part-where }{ part-final }
       *[chosen] { $n ->
            [one] un ennemi
           *[other] { $n } ennemis
        }{ part-max }{ part-where }{ part-final }
    }
part-where = { $where ->
        [complex] { " " }dans le Complexe
        [combat] { " " }dans la Zone de combat
       *[anywhere] { "" }
    }
part-max = { $max ->
        [99] { "" }
       *[other] { " " }d’Attaque { $max } ou moins
    }
part-final = { $final ->
        [yes] { " " }(même l’Ennemi final)
       *[no] { "" }
    }
effect-hold = { $n ->
        [one] un ennemi de votre choix dans la Zone de combat ne frappe pas ce tour-ci
       *[other] { $n } ennemis de votre choix dans la Zone de combat ne frappent pas ce tour-ci
    }

## Frappes, Facehuggers, Dangers

effect-strike = piochez { part-strikes }
    .third = pioche { part-strikes }
    .pair = piochez chacun { part-strikes }
    .may = vous pouvez piocher { part-strikes }
effect-heal = soignez { part-strikes }
    .third = soigne { part-strikes }
    .pair = soignez chacun { part-strikes }
    .may = vous pouvez soigner { part-strikes }
    .whose = { $who_is ->
        [you_and_next_player] soignez { part-strikes } { $who_of }, à chacun
       *[other] soignez { part-strikes } { $who_of }
    }
effect-dodge = { $n ->
        [one] esquivez votre prochaine Frappe de ce tour
       *[other] esquivez vos { $n } prochaines Frappes de ce tour
    }
    .third = { $n ->
        [one] esquive sa prochaine Frappe de ce tour
       *[other] esquive ses { $n } prochaines Frappes de ce tour
    }
    .pair = { $n ->
        [one] esquivez chacun votre prochaine Frappe de ce tour
       *[other] esquivez chacun vos { $n } prochaines Frappes de ce tour
    }
    .guard = cette Frappe n’est pas piochée
effect-facehug = placez un Facehugger de la Couveuse devant { $who }
effect-kill_chestburster = remettez un Chestburster de votre défausse dans la Couveuse
effect-infest = placez cette carte Danger dans { part-pile } comme Contaminant
effect-trigger_event = résolvez l’Événement de l’Objectif, puis ceux de tous les ennemis face visible
effect-trigger_hazard = résolvez le prochain Danger du Lieu

## Cette carte

effect-collect = récupérez cette carte, qui compte comme { $thing }
effect-discard_self = { $trigger ->
        [once] placez cette carte avec les Dangers défaussés
       *[other] défaussez cette carte
    }
effect-kill_self = ce personnage meurt
effect-remove_self = retirez cette carte de la partie
effect-pass_self = cette carte va dans { part-pile }

## La fin

effect-reveal_agenda = { $who_is ->
        [you] révélez votre Projet secret
       *[other] révélez le Projet secret { $who_of }
    }
effect-die = vous mourez
effect-win = vous seul gagnez la partie

## Buts

goal-collected = But : Récupérez { $thing }.
goal-attached = But : Attachez { $thing } à des salles différentes.
goal-killed = But : Tuez { $thing }.
