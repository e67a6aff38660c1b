# Moments over the board: what kind they are, how a roll came out, how they end.
web-moment-death = Killed
web-moment-captured = Captured
web-moment-hugged = Facehugger
web-moment-setback = Hazard
web-moment-found = Found
web-moment-attacked = Defence roll
web-moment-barricade = Barricade
web-moment-test = Tech test
web-moment-shot = Attack
web-moment-event = Event
web-moment-spotted = Spotted
web-moment-tracker = Motion Tracker
web-moment-burst = Chestburster
web-moment-agenda = Agenda
web-moment-strike = Strike
web-moment-hazard = Hazard
web-moment-impregnated = Impregnated
web-moment-facehugger = Facehugger
web-moment-objective = Objective completed
web-moment-revealed = Out of the Hive
web-moment-most = needs { $need } or less · { $percent } %
web-moment-least = needs { $need } or more · { $percent } %
web-moment-hit = Hit
web-moment-miss = Miss
web-moment-evaded = Evaded
web-moment-caught = Not evaded
web-moment-done = Success
web-moment-failed = Failure
web-moment-broken = It breaks
web-moment-holds = It holds
web-moment-space = Space
web-moment-tap = Tap:
web-moment-skip = skip
web-moment-go-on = go on
web-moment-length = Big moments
web-moment-length-short = A second each
web-moment-length-wait = Wait for me
web-state-fallen = Fallen
web-log-pushed = { $n ->
    [one] A card moves on.
   *[other] { $n } cards move on.
  }
web-log-by-policy = chosen for you
web-once-more = Once more to confirm
