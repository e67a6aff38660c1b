# What comes of the options, played on.

web-lines-ask = Why? See what comes of it
web-lines-head = Chance to win, played on in up to { $n ->
        [one] one world that fits
       *[other] { $n } worlds that fit
    } what you know
web-lines-chance = { $percent } %
web-lines-worlds = { $n ->
        [one] in one world
       *[other] in { $n } worlds
    }
web-lines-none = There is nothing to weigh here.
