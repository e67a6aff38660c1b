# Was aus den Optionen wird, weitergespielt.

web-lines-ask = Warum? Sehen, was daraus wird
web-lines-head = Gewinnchance, weitergespielt in { $n ->
        [one] einer Welt, die zu dem passt,
       *[other] bis zu { $n } Welten, die zu dem passen,
    } was du weißt
web-lines-chance = { $percent } %
web-lines-worlds = { $n ->
        [one] in einer Welt
       *[other] in { $n } Welten
    }
web-lines-none = Hier gibt es nichts abzuwägen.
