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
web-nemesis-missed = Objective missed
web-nemesis-died = Died
web-nemesis-show-all = Show all
