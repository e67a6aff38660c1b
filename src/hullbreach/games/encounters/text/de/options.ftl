# Was ein Spieler wählen kann.

option-take-role = Die Rolle { $avatar } nehmen
option-goes-first = { $seat } beginnt
option-accept = Ja
option-refuse = Nein
option-pass = Passen
option-enough = Das reicht
option-either = Effekt { $number }
option-choose-player = { $seat }
option-choose-room = { $room }
option-choose-enemy = Gegner: { $spot }
option-choose-card = { $card }
option-play = { $card } spielen
option-recruit = { $card } rekrutieren
option-recruit-sergeant = Einen Sergeant rekrutieren
option-scan = Scannen: { $room }
option-attack = Angreifen: { $spot }
option-attack-player = { $seat } angreifen
option-use = { $card } nutzen
option-sacrifice = { $card } opfern
option-discard-vigilant = Die wachsame Karte { $card } abwerfen
option-copy-offered = { $card } von { $seat } kopieren
option-end = Aktionsphase beenden
option-pay-recruit = Davon { $number } mit Rekrutierungspunkten zahlen
option-pay-with = { $attack ->
    [0] { $recruit } Rekrutierung zahlen
   *[other] { $recruit ->
        [0] { $attack } Angriff zahlen
       *[other] { $attack } Angriff und { $recruit } Rekrutierung zahlen
    }
}
option-coordinate = { $card } koordinieren
option-stand-back = In diesem Zug nicht
option-guard = Mit { $card } ausweichen
option-guard-vigilant = Mit der wachsamen Karte { $card } ausweichen
option-discard = { $card } abwerfen
option-kill = { $card } von der Hand töten
option-kill-in-play = { $card } im Spiel töten
option-show = { $card } vorzeigen
option-heal = { $card } heilen
option-put-back = { $card } zurück auf den Stapel legen
option-play-plain = { $n ->
    [2] Beide Karten spielen, die nur Punkte geben
   *[other] Alle { $n } Karten spielen, die nur Punkte geben
}
