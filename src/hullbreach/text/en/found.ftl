# Puzzles that were found in played matches.

found-title = { $mission }: a way to win
found-goal = Win the match with { $n } choices.
found-luck = What comes: { $faces }. So does every roll of the kind.
found-idea = **One line wins** where others do not: { $line }.
found-no-dice = What is shuffled stays in the order in which it lies.
