# Die Zahlen einer Karte und die Zeilen, die daraus folgen.

fact-cost = Kosten { $n }
fact-attack_cost = Angriffskosten { $n }
fact-range = { $n ->
        [0] Unbegrenzte Reichweite
       *[other] Reichweite { $n }
    }
weapon-area = Flächenangriff: gilt für ein Feld in Reichweite und alle seine Nachbarfelder, auch für Charaktere darin.
weapon-always = Trifft immer bei { $n } oder weniger.
tracker-place = { $spawn ->
        [new_tunnel] Bringe dort { part-n-blips } ins Spiel.
        [all_tunnels] Bringe auf jedem Tunnel { part-n-blips } ins Spiel.
       *[other] Bringe { part-n-blips } an Spawn-Punkt { $spawn } ins Spiel.
    }
