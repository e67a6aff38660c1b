# The page in the browser.

## Everywhere

web-home = Hullbreach: to the lobby
web-site = Site
web-nav-play = Play
web-nav-rules = Rules
web-nav-cards = Cards
web-games = Games
web-game-corps = Another Glorious Day in the Corps
web-game-encounters = Legendary Encounters
web-game-hunt = The Hunt Begins
web-game-nemesis = Nemesis
web-settings = Settings
web-language = Language
web-theme = Theme
web-theme-dark = Dark
web-theme-light = Light
web-theme-contrast = High contrast
web-motion = Motion
web-motion-system = As the system
web-motion-full = Full
web-motion-reduced = Reduced
web-sound = Sound
web-sound-off = Off
web-sound-on = On
web-bots = When I play alone, bots
web-bots-watch = may be watched
web-bots-fast = are done at once
web-policy = In reaction windows
web-policy-always = Always ask me
web-policy-gain = Only if I could act
web-policy-never = Always pass
web-policy-tells = A pause longer than usual tells the others that you could have acted.
web-ready = Ready
web-ready-title = All set up for you.
web-ready-how = Click something to swap it. Or just press Ready.
web-ready-swap = Swap
web-ready-why = This is the standard loadout. You lose nothing by changing it: whoever has the thing you take gets yours for it where that can be.
web-ready-from = from { $who }
web-ready-without = without { $what }
web-ready-others = from somebody else
web-ready-now = chosen
web-ready-leave = Leave it empty
web-ready-empty = free slot
web-ready-back = Back to the proposal
web-ready-you = waiting for you
web-ready-is = { $who }: ready
web-ready-wait = waiting for { $who }
web-topics = Let me decide
web-topic-enemies = what enemies do in a tie
web-topic-orders = the order of equal things
web-topic-setup = my set-up
web-asks = Ask me
web-ask-sentry = for sentry reactions
web-ask-between = for cards between activations
web-ask-start = when mine is activated
web-ask-attacks = for cards in attacks
web-ask-tests = for dodge and heal
web-wish-always = always
web-wish-gain = if I can do something
web-wish-likely = from { $percent } % on
web-wish-own = before my activations
web-wish-never = never
web-wish-done = never, just do it
web-digest = Since your last turn
web-digest-read = Got it
web-digest-moved = { $side }: { $many ->
        [one] 1 piece moved
       *[other] { $many } pieces moved
    }
web-list-add = Add to { $group }: { $unit }
web-list-why = Why not to { $group }: { $unit }
web-list-models = { $n ->
        [one] 1 model
       *[other] { $n } models
    }
web-list-legal = This list can be played.
web-list-level = level { $n }
web-list-plus = More: { $what }
web-list-minus = Less: { $what }
web-moment-reveal = Contact revealed
web-moment-decloak = Decloaked
web-moment-decoy = A decoy
web-moment-kill = Killed
web-moment-facehug = Facehug
web-moment-displace = Displaced
web-moment-trophy = Trophy
web-moment-collapse = Collapse
web-moment-sentry = Sentry
web-close = Close
web-loading = One moment …
web-retry = Try again
web-offline = The server does not answer. Try again in a moment.
web-not-found = There is nothing at this address.
web-no-table = This table does not exist.
web-other-version = This table was played with the rules of another version and cannot be opened here.
web-to-lobby = To the lobby
web-again = Play again
web-copied = Copied.

## Lobby

web-welcome = Welcome
web-hero-kick = All quiet so far
web-hero = Something is out there. Take your crew and have a look.
web-hero-start = Choose a game
web-hero-note = Alone with bots or with friends, without an account.
web-hero-waits = { $mission }: everyone waits for you.
web-your-turn = Your turn
web-back-to-table = Back to the table
web-start-game = Start a game
web-play-now = Play now
web-new-table = New table
web-missions = Missions and scenarios
web-mission-how = How do you want to play it?
web-all-settings = All settings
web-seats-range = { $least }–{ $most }
web-open-tables = Open tables
web-open-tables-count = { $n ->
    [0] no open table
    [one] 1 open table
   *[other] { $n } open tables
}
web-no-open-tables = Nobody is waiting at the moment. Open a table with a free seat and show it here.
web-watch-tables = To watch
web-watch-tables-count = { $n ->
    [one] 1 table plays
   *[other] { $n } tables play
}
web-chairs = { $n } of { $of } seats taken
web-join = Join
web-watch = Watch
web-open = Open
web-resume = Resume
web-waiting-for-you = { $n ->
    [0] none waits for you
    [one] 1 waits for you
   *[other] { $n } wait for you
}
web-no-tables = The tables you sit at are listed here, so that you can go on any time.
web-search = Search my tables
web-none-found = None of the tables you sit at.
web-found = { $n ->
    [one] 1 table
   *[other] { $n } tables
}
web-code = Invitation link or code
web-campaigns = Campaigns
web-campaign-start = Start the campaign
web-campaign-at = Now in play: { $mission }
web-replays = Replays
web-forget = Forget { $table }

## New table

web-what-to-play = What do you play?
web-who-plays = Who plays?
web-presets = Suggestions
web-rule-switches = Rule switches ({ $n })
web-your-name = Your name
web-seat = Seat { $n }
web-kind-me = You
web-kind-bot = Bot
web-kind-open = Open
web-add-seat = Add a seat
web-remove-seat = Remove seat { $n }
web-listed = Show the table in the lobby, so that anybody may join or watch
web-practice = Practice: undo freely, even after dice and hidden cards
web-strength = How bots think
web-strength-quick = At once
web-strength-thoughtful = Ahead
web-strength-deep = Far ahead
web-clock = Time for a decision
web-clock-none = No clock
web-seconds = { $n } s
web-sit-and-play = Sit down and play
web-watch-bots = Watch bots play
web-not-together = These settings do not go together.
web-not-together-with = “{ $setting }” does not go with the other settings.

## The table

web-status = State of play
web-tools = Tools
web-menu = Menu
web-people-and-piles = People and piles
web-decision = Decision
web-your-decision = Your decision
web-reaction = Reaction
web-all-options = All options
web-more-options = { $n ->
    [one] 1 more option
   *[other] { $n } more options
}
web-fewer-options = Fewer options
web-many-spaces = choose among { $n } places on the board
web-many-things = choose among { $n }
web-percent = { $n } %
web-need = { $n } or less
web-passing = Passing by your policy …
web-seconds-left = { $n } seconds left
web-also-asked = Also asked: { $who }
web-thinking = The bot is thinking …
web-waiting = Waiting
web-watching = You are watching
web-waiting-for = { $who } to decide.
web-waiting-nobody = One moment …
web-bot-thinks = Bot, thinking
web-seats-open = { $n ->
    [one] 1 seat is open. Send the invitation link, or let a bot play it.
   *[other] { $n } seats are open. Send the invitation link, or let bots play them.
}
web-seats-free = { $n ->
    [one] 1 seat is free: sit down and play.
   *[other] { $n } seats are free: sit down and play.
}
web-bot-for-you = A bot plays your seat for you.
web-hurry = Skip ahead
web-goals-more = The whole mission card
web-goals-next = The next objectives
web-hunt-deck = { $n } left
web-goals-sides = How far each side is
web-activations = Activations of this turn
web-activations-side = { $side }: { $waiting ->
        [one] 1 to activate
       *[other] { $waiting } to activate
    }
web-over = The match is over
web-score = points
web-you-won = You have won
web-you-lost = You have lost
web-won = won
web-lost = lost
web-not-possible = Not possible:
web-nothing-changed = Nothing changed.
web-nothing-here = There is nothing to do with this now; what is lit can be chosen.
web-closed = What is not possible, and why
web-closed-none = Nothing else is in question here.
web-rule = Rule
web-undo = Undo
web-undo-more = Undo further
web-undo-reach = Take back …
web-undo-step = the last step
web-undo-action = the last action
web-undo-turn = the whole turn
web-undo-wish = { $who } would like to take back { $reach }.
web-votes = { $n } of { $of } agree.
web-agree = Agree
web-disagree = Refuse
web-withdraw = Never mind
web-bot-wish = { $by } would like a bot to play for { $who }, who is away.
web-back-wish = { $who } is back and would like to play again.
web-opens-wish = { $by } would like to make a bot’s seat free for somebody who comes.
web-sits-wish = { $by } would like to sit down where somebody has played before, and will see what that seat knows.
web-told-bot-sits = A bot plays for { $who } now, as everybody here agreed.
web-told-person-back = { $who } has the seat again, as everybody here agreed.
web-told-left = { $who } has left.
web-told-came = { $who } has sat down.
web-told-opened = { $who } made a bot’s seat free for somebody who comes.
web-told-bot-came = { $who } put a bot on a free seat.
web-told-sealed = { $who } was shown more than players see; nobody else sits down here any more.
web-nature-practice = Practice: dice and hidden cards may be taken back here.
web-nature-fork = This goes on from another match, with the same dice.
web-nature-position = This began with a position that somebody set up.
web-nature-taken-back = Something was taken back here after dice or hidden cards were seen.
web-seal-warn = This shows more than players see. Afterwards nobody else can sit down at this table.
web-seal-yes = Show it
web-seal-no = Not now
web-nature-sealed = Somebody who plays here may know the dice to come, so nobody else sits down.
web-hint = Hint
web-rules = Rules
web-rules-search = Search the rules
web-rules-chapters = Chapters
web-rules-sources = Where each rule comes from
web-rules-english = The rules themselves are written in English.
web-cards-search = Search the cards
web-invite = Copy the invitation link
web-recovery = Copy the link for another device
web-recovery-about = The link for another device holds your seat: keep it to yourself.
web-hand-to-bot = Hand my seat to a bot
web-take-back = Take my seat back
web-report = Download a report of this moment
web-report-saved = Saved. The file brings back this exact moment.
web-report-marked = This moment is marked. A report tells hidden cards, so you can download it here when the match is over.
web-report-of = Download the report of choice { $n }
web-leave = Leave the table
web-seats = Seats
web-seat-open = free seat
web-seat-you = you
web-seat-away = { $name }, away
web-seat-bot-for = bot for { $name }
web-bot = bot
web-state-acting = Acting
web-state-react = React
web-state-turn = Turn
web-sit-down = Sit down here
web-let-bot = Let a bot play here
web-dock = Parts of the table
web-dock-decide = Decide
web-dock-hand = Hand
web-dock-piles = Piles
web-dock-log = Log
web-dock-chat = Chat
web-log = Log
web-log-and-chat = Log and chat
web-log-filter = Lines about
web-log-all = All
web-no-reasons = There is nothing more to say about it.
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-message = Message to the table
web-chat-send = Send
web-watcher = Spectator
web-here = { $people } here · { $watchers } watching
web-net-live = Live · { $ms } ms
web-net-slow = Slow · { $ms } ms
web-net-joining = Joining …
web-net-lost = Reconnecting, nothing is lost
web-net-gone = No connection

## Replay

web-replay = Replay
web-replay-banner = You are looking back.
web-back-to-live = Back to now
web-live = live
web-round = Round { $n }
web-timeline = Timeline
web-timeline-closed = With several people at the table, you can look back once the match is over.
web-start = The beginning
web-first = To the beginning
web-previous = Step back
web-run = Run
web-pause = Pause
web-next = Step forward
web-last = To the end
web-moment = Decision { $n } of { $of }
web-moments = All decisions
web-fork = Play on from here
web-share = Copy the link to this moment
web-verify = Verify the dice
web-look-through = Seen by
web-dice-match = The dice are fair: all { $n } draws follow from the key.
web-dice-differ = The dice do not follow from the key.
web-dice-undone = { $n ->
    [one] 1 choice was taken back.
   *[other] { $n } choices were taken back.
}
web-commitment = Published before the first die
web-key = Key, published after the last
web-hash-here = Worked out in this browser from the key
