# The terminal client.

client-undo = undo
client-hint = hint
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
client-board = board

client-policy-something = Windows: you are asked only when you could play something.
client-policy-always = Windows: you are always asked.
client-policy-never = Windows: they are always passed for you.
client-saved = Saved to { $path }.
client-nothing_to_undo = There is nothing to take back.
client-undone = Taken back.
client-hinted = Hint: { $what }
client-thinking = { $who } is choosing …
client-refused = { $reason } ({ $rule })
client-unknown = “{ $text }” is not an option of this game.
client-several = { $n } options begin with “{ $text }”.
client-several_here = { $n } options here; choose one, or press Escape for all.
client-nothing_here = Nothing to do here.
client-over = The match is over.
client-type_here = type an option, Tab completes, Enter plays it
client-need = { $need } or less: { $percent } %
client-to_move = { $who }
client-hidden = Pass the keyboard to { $who }, then press Enter.
client-watching = The bots play.
client-aim = Aim
client-piles = Piles
client-unsaved = Not saved. Press q again to leave, s to save.
