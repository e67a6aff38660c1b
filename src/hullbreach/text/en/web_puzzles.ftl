# Puzzles: the shelf, and what is said beside the board.

web-learn-lessons = Lessons
web-puzzle = Puzzle
web-puzzles = Puzzles
web-puzzles-how = One position, one goal, and the dice are known.
web-puzzles-solved = { $n } of { $of } solved
web-puzzle-goal = Your goal
web-puzzle-level-1 = easy
web-puzzle-level-2 = tricky
web-puzzle-level-3 = hard
web-puzzle-left = { $n ->
        [one] { $n } choice left.
       *[other] { $n } choices left.
    }
web-puzzle-solved = Solved
web-puzzle-failed = Not solved
web-puzzle-refused = The rules say no
web-puzzle-broken = { $what } That must not happen.
web-puzzle-not-reached = It is over, and the goal is not reached.
web-puzzle-anew = Start again
web-puzzle-take-back = { $n ->
        [one] Take back the last choice
       *[other] Take back { $n } choices
    }
web-puzzle-astray = From here no way to the goal is known.
web-puzzle-next = Next puzzle: { $puzzle }
web-puzzle-all = All puzzles
web-puzzle-tries = { $n ->
        [one] { $n } try
       *[other] { $n } tries
    }
web-puzzle-unknown = There is no such puzzle.
