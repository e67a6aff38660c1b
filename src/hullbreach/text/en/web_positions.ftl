# How to play on one page, and setting up positions.

## How to play

web-howto = How to play
web-howto-lessons = Learn it by playing
web-howto-play = Play a game

## A position of one's own

web-position = Set up a position
web-position-text = The position as text
web-position-table = The table it makes
web-position-tab-text = Text
web-position-tab-table = Table
web-position-start = Begin with
web-position-start-choose = Choose a position …
web-position-play = Play from here
web-position-share = Copy link
web-position-download = Save as a case
web-position-open = Open a file
web-position-mine = Who plays
web-position-seat = I play { $name }, bots the others
web-position-all = I play everybody
web-position-line = Line { $n }:
web-position-stands = This position stands.
web-position-holds = This position stands, and everything the case says is true.
web-position-fails = The position stands, but the case is not true.
web-position-nothing = Nothing to show yet: the text says why.
web-position-nobody = Nobody is asked here.
web-position-offers = What may stand here
web-position-no-offers = Nothing to suggest here.
web-position-keys = Ctrl + Space: to the suggestions
web-position-names = Names of this game
web-position-kind = Kind of name
web-position-kind-of = { $kind } ({ $n })
web-position-find = Search names
web-position-how = Click a piece, then the place it goes to. A place, card or name is written where the cursor stands.
web-position-through = Seen by { $name }
web-position-spectator = Seen by everybody
web-position-other-game = This text is for another game: { $game }.
web-position-bad-link = This link holds no position.
web-position-too-long = { $n } characters are too many; at most { $most }.
web-position-from-table = Set up this moment
web-position-form-text = text
web-position-form-word = word
web-position-form-name = name
web-position-form-names = names
web-position-form-texts = texts
web-position-form-list = list
web-position-form-numbers = numbers
web-position-form-number = number
web-position-form-flag = true / false
web-position-form-seat = seat
web-position-form-seats = seats
web-position-form-table = table
web-position-form-option = option
