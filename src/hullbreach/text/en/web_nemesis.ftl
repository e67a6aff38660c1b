# What the page says about nemesis alone.

web-nemesis-time = Time: { $left } turns to the jump, hibernation from { $from }
web-nemesis-jump = jump
web-nemesis-sleep-from = hibernate from { $n }
web-nemesis-sleep-now = hibernation open
web-nemesis-fuse = { $n ->
    [-1] Self-destruct is off
   *[other] Self-destruct: { $n } left
    }
web-nemesis-gauge = { $name }: { $n } of { $limit }
web-nemesis-course = Course set to { $space }
web-nemesis-heading = Course
web-nemesis-course-unknown = not looked at yet
web-nemesis-engines = Engines
web-nemesis-engine-ok = works
web-nemesis-engine-bad = damaged
web-nemesis-engine-unknown = not known
web-nemesis-scans = Scans
web-nemesis-no-scans = no Contamination cards
web-nemesis-ladder = If one comes: Surprise Attack by cards left
web-nemesis-first = First Encounter of the match
web-nemesis-first-here = { $intruder } – { $room }. From now on you follow one Objective.
web-nemesis-first-any = From now on you follow one Objective.
web-nemesis-first-secret = Nobody learns which one you kept. The other leaves the match unseen.
web-nemesis-first-open = is choosing
web-nemesis-first-done = has chosen
web-nemesis-step-propose = Propose
web-nemesis-step-return = Return
web-nemesis-step-accept = Accept
web-nemesis-step-lays = { $seat } lays down
web-nemesis-step-decides = { $seat } decides
web-nemesis-nothing-more = nothing more
web-nemesis-things = { $n ->
    [one] 1 thing
   *[other] { $n } things
    }
web-nemesis-to-lay = Yours, tap to lay down
web-nemesis-who-sees = Everybody in this Room sees every card laid down, also if it is refused. Elsewhere they see backs by colour, Heavy Items and Objects.
web-nemesis-won = Won
web-nemesis-survived = Survived
web-nemesis-winners = Victory: { $who }.
web-nemesis-no-winner = Nobody has won.
web-nemesis-missed = Objective missed
web-nemesis-died = Died
web-nemesis-show-all = Show all
web-nemesis-moment-death = A Character dies
web-nemesis-moment-no-return = No way back
web-nemesis-moment-beds = Hibernation is open
web-nemesis-moment-attack = Intruder attack
web-nemesis-moment-encounter = Encounter
web-nemesis-moment-nest = The Nest
web-nemesis-moment-away = Off the ship
web-nemesis-moment-fuse = Self-Destruct
web-nemesis-moment-kill = They can die
web-nemesis-moment-weakness = A Weakness
web-nemesis-moment-scan = Scanner · only you see this
web-nemesis-moment-explore = First light
web-nemesis-moment-event = Event
web-nemesis-moment-interrupt = Reaction · nobody sees who could
web-nemesis-moment-protect = You are attacked
web-nemesis-moment-take-over = You are dead
web-nemesis-interrupt-all = Everybody in the Room is asked, with or without the card. The answers are shown together.
web-nemesis-interrupt-hold = You hold an Interruption: it would cancel this, and what was paid stays paid.
web-nemesis-interrupt-none = You hold no Interruption.
web-nemesis-take-over-do = From the next turn on you play a card a round for the Intruders: to move one, to attack, or for what it says.
web-nemesis-take-over-aim = You cannot win any more, but you can see to it that nobody does.
web-ask-interrupt = to interrupt somebody
