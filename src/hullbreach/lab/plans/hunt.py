"""The balance of hunt: missions by factions, the arena round by round, and factions that choose at random."""

from __future__ import annotations

from hullbreach.games.hunt.content.names import FACTIONS
from hullbreach.games.hunt.rules.goals.ending import GOALS, LAUNCH
from hullbreach.games.hunt.rules.grounds import FACTION_SETS
from hullbreach.lab.plan import ROUND, SHARED, SIDES, Plan, Row, Study

MISSIONS = tuple([f"mission_{number:02}" for number in range(1, 11)])
THREE = "marine_alien_predator"
PAIRS = tuple([word for word in FACTION_SETS if word != THREE])
SIZES = ("small", "medium", "large")
ROUNDS = 4
SOLO: dict[str, object] = {"mission": "arena", "arena_rounds": ROUNDS}
# How many times as many games as in other cells: most where three factions share a cell, more where few of the games
# tell something, as of the later rounds of the arena, or where shares are small.
OFTEN, MORE, TWICE = 6, 3, 2
RULES, RANDOM = "rules", "random"

METHOD = """\
The aims: of three factions each wins 20 to 45 % of every mission, at least half of the games are decided by
objectives and less than 10 % are won by two or three together; of two factions each wins 30 to 70 %; Marines alone in
the arena win 60 to 75 % of the first rounds and about 30 % of the fourth; a faction that chooses at random wins less
than 5 % against two that do not; games last 6 to 14 turns. A share of a faction counts shared victories too."""


def three(of: str, *labels: str) -> list[Row]:
    """Every mission with three factions, as one of them sees it."""
    return [Row((mission, *labels), {"mission": mission, "factions": THREE}, of) for mission in MISSIONS]


def by_mission(rows: list[Row]) -> list[Row]:
    """Rows with the same mission side by side."""
    return sorted(rows, key=lambda row: row.labels[0])


def pair(word: str) -> list[Row]:
    """Every mission with two factions, as the first of them sees it."""
    first = FACTIONS[FACTION_SETS[word][0]]
    label = word.replace("_", " - ")
    return [Row((mission, label), {"mission": mission, "factions": word}, first) for mission in MISSIONS]


def at_random(faction: str) -> Study:
    """One faction chooses at random, the others do not."""
    bots = [RANDOM if each == faction else RULES for each in FACTIONS]
    return Study(f"Random play: {faction}", "", ("mission",), three(faction), [3], bots, aim=(0.0, 0.05), times=TWICE)


PLAN = Plan(
    METHOD,
    [
        Study(
            "Three factions",
            "",
            ("mission", "faction"),
            by_mission([row for faction in FACTIONS for row in three(faction, faction)]),
            [3],
            aim=(0.20, 0.45),
            times=OFTEN,
            picture="wins",
            flow="turns",
            tells=SIDES,
            as_usual=("factions",),
        ),
        Study(
            "Decided by objectives",
            "The same games.",
            ("mission",),
            three(""),
            [3],
            hits=(GOALS, LAUNCH),
            aim=(0.5, 1.0),
            times=OFTEN,
        ),
        Study("Won by several", "The same games.", ("mission",), three(SHARED), [3], aim=(0.0, 0.10), times=OFTEN),
        Study(
            "Two factions",
            "The share of the faction that is named first.",
            ("mission", "factions"),
            by_mission([row for word in PAIRS for row in pair(word)]),
            [2],
            aim=(0.30, 0.70),
            times=TWICE,
            picture="pairs",
            flow="pair-turns",
        ),
        Study(
            "Alone in the arena",
            "Marines against Aliens that follow the Instinct: of the rounds that were reached, the share that was won.",
            ("size", "round"),
            [
                Row((size, f"{number}"), {**SOLO, "arena": size}, f"{ROUND}{number}")
                for size in SIZES
                for number in range(1, ROUNDS + 1)
            ],
            [1],
            times=MORE,
            picture="arena",
        ),
        Study(
            "A Horde that is played",
            "Marines against Aliens that a second seat plays, one round.",
            ("size",),
            [Row((size,), {"mission": "arena", "arena": size, "horde_by": "player"}, "marine") for size in SIZES],
            [2],
        ),
        *[at_random(faction) for faction in FACTIONS],
    ],
)
