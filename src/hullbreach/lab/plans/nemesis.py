"""The balance of nemesis: who wins with 1 to 5 seats, what becomes of Characters, and which Objectives are met."""

from __future__ import annotations

from hullbreach.games.nemesis.content.load import load
from hullbreach.games.nemesis.content.names import CAUSES
from hullbreach.lab.plan import ANYBODY, Plan, Row, Study, Tally
from hullbreach.table.measured import SOMEBODY, TEAM

SEATS = [1, 2, 3, 4, 5]
FATES = ("launched", "hibernated", *[f"dead-{cause}" for cause in CAUSES])
OBJECTIVES = tuple([objective.id for objective in load().objectives])
RULES, RANDOM, COOP, INTRUDERS = "At least one winner", "Random play", "Full co-op", "The Intruders are played"

METHOD = """\
The aims: at least one winner in 12 to 40 % of the games of 1 seat, 20 to 50 % of 2, 25 to 60 % of 3, 30 to 65 % of 4
and 30 to 70 % of 5; everybody wins in at most 20, 10, 6 and 4 % with 2 to 5 seats; of random bots anybody wins in less
than 2 %; every Objective is met and every way to die or to survive is seen at least sometimes; games last 8 to 15
turns. The game ends with the 15th turn at the latest. Nothing of the content was changed for these aims: it is that of
the box."""

PLAN = Plan(
    METHOD,
    [
        Study(
            RULES,
            "One seat plays solo, two and more play against each other.",
            ("mode",),
            [Row(("semi-co-op",), {}, ANYBODY)],
            SEATS,
            aims={1: (0.12, 0.40), 2: (0.20, 0.50), 3: (0.25, 0.60), 4: (0.30, 0.65), 5: (0.30, 0.70)},
            picture="winners",
            flow="turns",
            tells=SOMEBODY,
        ),
        Study(
            "Everybody wins",
            "The same games.",
            ("mode",),
            [Row(("semi-co-op",), {})],
            SEATS[1:],
            aims={2: (0.0, 0.20), 3: (0.0, 0.10), 4: (0.0, 0.06), 5: (0.0, 0.04)},
        ),
        Study(
            COOP,
            "All Objectives must be met, the team wins or loses together.",
            ("mode",),
            [Row(("co-op",), {"mode": "coop"})],
            [2, 4],
            tells=TEAM,
        ),
        Study(
            INTRUDERS,
            "The first who dies plays the Intruders from then on. The share of games with at least one winner.",
            ("mode",),
            [Row(("Intruder player",), {"intruder_player": "on"}, ANYBODY)],
            [3, 5],
            tells=SOMEBODY,
        ),
        Study(
            RANDOM,
            "The share of games with at least one winner.",
            ("mode",),
            [Row(("random bots",), {}, ANYBODY)],
            SEATS,
            bots=["random"],
            aim=(0.0, 0.02),
        ),
    ],
    [
        Tally(
            "What becomes of Characters",
            "The fates of all Characters of the rule bots, solo and against each other. A rule bot with a Larva never"
            " scans, so that nobody of them dies by infection; random bots do. It also looks at the Coordinates before"
            " it sleeps, or trusts who has set the course, unless its time runs out, so that hardly anybody wakes up in"
            " the wrong place.",
            "fate",
            ("fate",),
            (RULES,),
            FATES,
            "fates",
        ),
        Tally(
            "Fates in other games",
            "With random bots, in co-op and with an Intruder player.",
            "fate",
            ("fate",),
            (COOP, INTRUDERS, RANDOM),
            FATES,
        ),
        Tally(
            "Objectives",
            "How often each was kept by a rule bot, met at the end of the game, and won with. Met includes those whose"
            " owner is dead, as far as a dead owner can meet it. A rule bot keeps the Objective that looks nearer.",
            "objective",
            ("kept", "met", "won"),
            (RULES, COOP),
            OBJECTIVES,
            "objectives",
        ),
    ],
)
