# Words of the board in the browser.

web-board-grid = { $targets ->
        [0] Nothing to choose here now.
        [one] One legal target. Arrow keys go there, Enter chooses it.
       *[other] { $targets } legal targets. Arrow keys go from one to the next, Enter chooses.
    }
web-board-zoom-in = Closer
web-board-zoom-out = Farther
web-board-fit = Whole board, then back to the action
web-board-skip = Skip to what comes of it
web-board-tracker = Tracker
web-board-contacts = { $n ->
        [0] no contact
        [one] 1 contact
       *[other] { $n } contacts
    }
web-board-carried = Equipped
web-board-before-you = Before you
web-board-options = { $n } options …
web-board-hand = Hand · { $n }
web-board-only-you = only you
web-board-hazards = { $n } of 3 Hazards done
web-board-close = Close
web-board-sheets = Whose sheet
web-board-bearing = { $name }, { $n ->
        [one] one square
       *[other] { $n } squares
    } { $way ->
        [n] north
        [ne] north-east
        [e] east
        [se] south-east
        [s] south
        [sw] south-west
        [w] west
       *[nw] north-west
    } of { $who }
web-board-empty = Empty:
