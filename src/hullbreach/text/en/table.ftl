# The table and the server.

table-stale = That question is gone; look at the board again.
table-not-asked = You are not asked now.
table-not-an-option = This is not an option of the game.
table-match-over = The match is over.
table-spectator = You are watching; only those who sit here can do that.
table-nothing-to-undo = There is nothing to take back.
table-undo-seen = Dice or hidden cards were seen since then; only a practice table takes that back.
table-no-undo-asked = Nobody has asked to take anything back.
table-asked-enough = You have asked for that often enough; wait until something else has happened.
table-bad-message = This message could not be understood.
table-too-fast = Too many messages; please wait a moment.
table-not-stored = This could not be stored, and nothing has changed. Try again in a moment.
table-fault = Something went wrong in the server. Try it once more, or something else.
table-hello-first = The first message must be a hello.
table-no-hint = There is nothing to decide now.
table-no-thought = This could not be thought through; ask again.
table-why-own = You chose: { $what }.
table-why-other = It followed a choice of { $who }.
table-why-need = Needed: { $total }. Chance: { $percent } %.
table-why-start = It is part of the set-up.
table-seat = player { $n }
