# The facts on a card, and the lines that come from its numbers.

fact-cost = Cost { $n }
fact-attack_cost = Attack cost { $n }
fact-range = { $n ->
        [0] Unlimited range
       *[other] Range { $n }
    }
weapon-area = Area attack: covers a space in range and all spaces adjacent to it, characters included.
weapon-always = Always hits on { $n } or less.
tracker-place = { $spawn ->
        [new_tunnel] Place { part-n-blips } on it.
        [all_tunnels] Place { part-n-blips } on each tunnel.
       *[other] Place { part-n-blips } at spawn point { $spawn }.
    }
