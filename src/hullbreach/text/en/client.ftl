# The terminal client.

client-undo = undo
client-hint = hint
client-lines = lines
client-save = save
client-lang = language
client-policy = windows
client-closed = why not
client-type = type
client-people = people
client-mission = mission
client-log = log
client-skip = skip
client-quit = quit
client-help = help
client-board = board

client-policy-something = Windows: you are asked only when you could play something.
client-policy-always = Windows: you are always asked.
client-policy-never = Windows: they are always passed for you.
client-saved = Saved to { $path }.
client-nothing_to_undo = There is nothing to take back.
client-undone = Taken back.
client-hinted = Hint: { $what }
client-looked_at = Chance to win, played on in worlds that fit what you know:
client-line = { $percent } %  { $what } ({ $worlds ->
        [one] one world
       *[other] { $worlds } worlds
    })
client-considering = Thinking …
client-no_lines = There is nothing to weigh here.
client-thinking = { $who } to choose …
client-refused = { $reason } ({ $rule })
client-unknown = “{ $text }” is not an option of this game.
client-several = { $n } options begin with “{ $text }”.
client-several_here = { $n } options here; choose one, or press Escape for all.
client-nothing_here = Nothing to do here.
client-over = The match is over.
client-type_here = type an option, Tab completes, Enter plays it
client-need = { $need } or less: { $percent } %
client-unsaved = Not saved. Press q again to leave, s to save.

client-help-undo = Take back your last choice.
client-help-hint = Show what the rule bot would do and put the cursor there.
client-help-lines = Show what comes of the options: how often each wins when it is played on in worlds that fit what you know.
client-help-type = Type an option; its beginning is enough. Tab completes it.
client-help-closed = List the options that are not open, each with its reason.
client-help-save = Save the match to a file.
client-help-people = Characters, hands and piles.
client-help-help = This page.
client-help-quit = Leave the match.
client-help-mission = What the mission asks of you.
client-help-log = Everything that has happened.
client-help-board = Back to the board; Escape does the same.
client-help-policy = How often you are asked in windows: when you could play something, always, never.
client-help-lang = English, French, German.
client-help-skip = Do not watch the bots.
client-help-pointing = Arrow keys and Enter choose an option. Click a lit square, figure or door to do what is possible there. Shift and the arrow keys move the board, Ctrl and the arrow keys the text about an option.

client-go-on-with = Go on with
client-menu-game = Game
client-menu-language = Language
client-menu-companions = The other seats
client-menu-players = Seats
client-with-rules = bots
client-with-human = people
client-with-random = random bots
client-with-search = bots that think ahead
client-begin = Play
