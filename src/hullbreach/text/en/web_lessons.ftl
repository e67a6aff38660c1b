# Lessons: the shelf and the coach.

web-learn = Learn
web-learn-title = Learn by playing
web-learn-how = Each lesson is a real table with a coach. Nothing you do there counts.
web-learn-left = { $done } of { $of } · { $n } min
web-learn-all-done = all done
web-learn-start = Start
web-learn-go-on = Go on
web-learn-minutes = { $n } min
web-learn-first = New here? Take the first lesson
web-lesson-minutes = about { $n ->
        [one] 1 minute
       *[other] { $n } minutes
    }
web-lesson-step = Step { $n } / { $of }
web-lesson-coach = Your coach
web-lesson-because = Not that one, because
web-lesson-not = Not that one
web-lesson-do = Do this
web-lesson-well = Well done
web-lesson-or-option = or the option on the right
web-lesson-other = That is for later. Here it is about something else.
web-lesson-set-back = Nothing changed.
web-lesson-try-again = Try again
web-lesson-step-done = Step { $n } done
web-lesson-over = Lesson done
web-lesson-again = Again
web-lesson-next-step = Next: { $step }
web-lesson-next = Next lesson: { $lesson }
web-lesson-play = Play a game
web-lesson-all = All lessons
web-lesson-others = { $n ->
        [one] 1 other option
       *[other] { $n } other options
    }
web-lesson-later = later in this lesson
web-lesson-safe = Nothing can go wrong.
web-lesson-safe-why = The dice are set, undo is free, and you may leave at any time.
web-lesson-unknown = There is no such lesson.
