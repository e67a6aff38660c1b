# Ce qu’un joueur peut choisir.

option-take-role = Prendre le rôle { $avatar }
option-goes-first = { $seat } commence
option-accept = Oui
option-refuse = Non
option-pass = Passer
option-enough = Cela suffit
option-either = Effet { $number }
option-choose-player = { $seat }
option-choose-room = { $room }
option-choose-enemy = Ennemi : { $spot }
option-choose-card = { $card }
option-play = Jouer { $card }
option-recruit = Recruter { $card }
option-recruit-sergeant = Recruter un Sergent
option-scan = Scanner : { $room }
option-attack = Attaquer : { $spot }
option-attack-player = Attaquer { $seat }
option-use = Utiliser { $card }
option-sacrifice = Sacrifier { $card }
option-discard-vigilant = Défausser la carte Surveillante { $card }
option-copy-offered = Copier { $card } ({ $seat })
option-end = Terminer la phase d’Action
option-pay-recruit = En payer { $number } en points de Recrutement
option-pay-with = Payer { $attack ->
    [0] { $recruit } en Recrutement
   *[other] { $recruit ->
        [0] { $attack } en Attaque
       *[other] { $attack } en Attaque et { $recruit } en Recrutement
    }
}
option-coordinate = Coordonner { $card }
option-stand-back = Pas ce tour-ci
option-guard = Esquiver avec { $card }
option-guard-vigilant = Esquiver avec la carte Surveillante { $card }
option-discard = Défausser { $card }
option-kill = Tuer { $card } de la main
option-kill-in-play = Tuer { $card } en jeu
option-show = Montrer { $card }
option-heal = Soigner { $card }
option-put-back = Remettre { $card } sur la pioche
option-play-plain = Jouer les { $n } cartes qui ne donnent que des points
