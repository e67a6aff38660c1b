# A match that is over, told in short, and how one plays on.

web-review = Review
web-review-close = Back to the table
web-review-story = What happened
web-review-look = See it in the replay
web-review-decisions = { $n ->
    [one] { $n } decision
   *[other] { $n } decisions
}
web-review-fates = What became of them
web-review-well = { $n ->
    [0] Nobody made it.
   *[other] { $n } of { $of } made it.
}
web-review-all = All { $of } made it.
web-review-left = { $n ->
    [0] Nobody was left at the end.
    [one] { $n } of { $of } was left at the end.
   *[other] { $n } of { $of } were left at the end.
}
web-review-winners = { $n ->
    [0] Nobody won.
    [one] { $who } won.
   *[other] { $who } won.
}
web-review-victory = Victory
web-review-defeat = Defeat
web-fate-stays = still there at the end
web-review-seats = Every seat in numbers
web-review-seat = Seat
web-review-most = the most
web-review-achievements = Achievements
web-again-next = Next: { $name }
web-share-replay = Share
web-again-wish = { $who } would like to play on. Join in?
web-again-join = Join
web-again-no = No, thanks
web-again-no-said = Not another one for me, thanks.
web-again-there = To that table
web-somebody = Somebody
web-count-decisions = Decisions
web-count-shots = Shots
web-count-hits = Hits
web-count-kills = Kills
web-count-cards = Cards played
web-count-spaces = Spaces walked
web-count-recruited = Recruited
web-count-scans = Scans
web-count-strikes = Strikes
web-count-activations = Activations
web-count-attacks = Attacks
web-count-lost = Lost
web-count-rooms = Rooms found
web-count-searches = Searches
web-count-wounds = Wounds

## What only one's own seat knows

web-secret = Your secret
web-secret-only = Only you
web-secret-win = You win
web-secret-until = Until then
web-secret-found = When it comes out
web-secret-others = The others see only that you may have a secret. Nobody else’s log, chat or screen tells it until the match is over or the rules reveal it.
web-secret-read = I have read it
web-secret-later = later:
web-secret-closed = Others see my screen: do not open it by itself
