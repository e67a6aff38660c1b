# People at one table: how they come, who is missing, when it begins.

web-invite-title = The table is open. Bring people.
web-invite-title-later = Bring people to this table.
web-invite-seats = { $n ->
    [one] 1 seat
   *[other] { $n } seats
}
web-invite-no-clock = no clock
web-invite-how = How others come here
web-invite-qr = QR code of the link
web-invite-code = Code to type
web-invite-copy = Copy
web-invite-share = Share
web-invite-watch = Link to watch
web-invite-about = No account needed. Whoever opens the link picks a free seat.
web-invite-later = Whoever comes later may sit down once you make a bot’s seat free: Menu, Invite people.
web-invite-people = Invite people
web-invite-start = { $n ->
    [0] Start now
    [one] Start now, 1 bot fills in
   *[other] Start now, { $n } bots fill in
}
web-invite-name = Your name at the table
web-invite-name-set = That’s me
web-chair-free = free; the link leads here
web-chair-yours = free
web-chair-bot = bot, plays by rules of thumb
web-chair-here = sits at the table
web-chair-away = not here right now, the seat is kept
web-chair-is-here = here
web-chair-is-away = away
web-chair-taken = taken
web-chair-put-bot = Put a bot here
web-chair-make-free = Make it free
web-invited-by = { $n ->
    [one] { $who } asks you to play
   *[other] { $who } ask you to play
}
web-invited = You are asked to play
web-invited-seats = { $n ->
    [one] seat
   *[other] seats
}
web-invited-clock = { $n } s for each decision
web-invited-no-clock = no clock, you may leave and come back
web-invited-running = the match has begun
web-invited-unnamed = Choose a name first, so that the others know who came.
web-invited-watch = Only watch
web-invited-lesson = { $n ->
    [one] Never played? One-minute lesson first
   *[other] Never played? A lesson of { $n } minutes first
}
web-to-invitation = To the free seats
web-not-begun = The match has not begun yet.
web-no-code = No open table has this code. Perhaps the match is over, or a letter is wrong.
web-open-and-invite = Open the table and invite

## Called

web-calls = Notify me when somebody waits for me
web-calls-refused = This browser does not allow notifications from here. You can change that in its settings.
web-call-sits = { $who } sits down at your table
web-waits = Waiting for you
web-wait-decide = your decision; last move { $when }
web-wait-invited = you are invited, { $n ->
    [one] 1 seat is free
   *[other] { $n } seats are free
}
web-wait-gather = { $n ->
    [0] everybody is there: it can begin
    [one] 1 seat is still free
   *[other] { $n } seats are still free
}
web-wait-answer = Answer
web-again-gone = { $who } wanted to play on and has begun without you.

## Refused

web-refused-seat-taken = Somebody sits there already.
web-refused-no-table = This table does not exist any more.
web-refused-not-yours = That seat is somebody else’s.
web-refused-still-here = Whoever sits there is here.
web-refused-nothing-asked = Nobody asks for this any more.
web-refused-not-over = This match still goes on.

## Measured

web-bots-win = bots win { $n } %
web-bots-some = somebody wins { $n } %
web-side-wins = { $side } { $n } %
web-hard-gentle = gentle
web-hard-fair = fair
web-hard-hard = hard
web-minutes = about { $n } min
web-minutes-how = Estimated: ten seconds for every question that people are asked
web-rounds = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}
web-turns = { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}
web-turns-hunt = { $n ->
    [one] { $n } game turn
   *[other] { $n } game turns
}
web-turns-nemesis = { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}
web-measured-how = How often bots that play by rules of thumb win with { $seats ->
    [one] one seat
   *[other] { $seats } seats
}: measured in at least { $n } games each.
web-measured-with = Measured in { $n } games of bots with { $seats ->
    [one] one seat
   *[other] { $seats } seats
}
web-measured-tiles = shown with how often bots win at the usual number of seats
web-just-now = just now
web-seats-for-people = Invite people to all other seats
web-seats-for-bots = Bots on all other seats
web-invite-make-room = Make a bot’s seat free, and whoever opens the link can sit down there. Until then the match waits for that seat.
web-measured-half = A thin line marks the half.
web-measured-several = Several sides may win together.
