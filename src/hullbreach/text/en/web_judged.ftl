# A match that is over, judged: the chance to win, where it turned, luck and skill. The command says it in these words, too.

web-judged = Chance to win
web-judged-about = in per cent along the match; the numbers are the turning points
web-judged-estimate = An estimate: bots played on { $n } times from moments of this match.
web-judged-working = Bots play on from every moment of this match … { $n } %
web-judged-failed = The chance to win could not be worked out.
web-judged-retry = Try again
web-judged-whose = Whose chance
web-judged-known = Everything known
web-judged-seen = What this seat knew
web-judged-curve = Chance to win: { $from } % at the start, { $to } % at the end
web-judged-point = Turning point { $n } of { $of }
web-judged-none = The match never turned: it went its way choice by choice.
web-judged-choice = choice { $n }
web-judged-who = { $who } chose:
web-judged-better = Better: { $what }
web-judged-gain = { $n ->
    [one] { $n } point more
   *[other] { $n } points more
}
web-judged-luck = No better line was found. What followed was in the dice and the draws.
web-judged-lines = Lines that were looked at
web-judged-played = played
web-judged-odds = succeeds in { $n } %
web-judged-see = See it
web-judged-try = Try it from here
web-judged-previous = Turning point before
web-judged-next = Next turning point
web-judged-skill = Luck and skill
web-judged-accuracy = Accuracy
web-judged-start = At the start
web-judged-own = Own choices
web-judged-others = Others’ choices
web-judged-gave = Luck gave
web-judged-took = Luck took
web-judged-end = Result
web-judged-explain = In points of the chance to win. Choices are compared with those of the rule bots; luck is what dice, draws and hidden cards gave and took.
