"""The balance of corps: missions by edition and seats."""

from __future__ import annotations

from hullbreach.games.corps.rules.campaign import MISSIONS
from hullbreach.lab.plan import Plan, Row, Study
from hullbreach.table.measured import TEAM

EDITIONS = ("updated", "2020")
HUNTS = ("bug_hunt_operations", "bug_hunt_quarters", "bug_hunt_catwalks", "bug_hunt_hive")
SIDE = ("rescue", "resupply")
HEADS = ("mission", "edition")
SEATS = [1, 2, 4, 6]
BAND = (0.25, 0.75)


def rows(missions: tuple[str, ...]) -> list[Row]:
    """Every mission in both editions."""
    return [Row((m, edition), {"mission": m, "edition": edition}) for m in missions for edition in EDITIONS]


METHOD = """\
The aim for the three campaign missions (each played on its own) and for the bug hunts is a share between 25 and 75 %
for every number of seats in both editions; bots that choose at random should win less than 5 %."""

PLAN = Plan(
    METHOD,
    [
        Study(
            "Campaign missions and bug hunts",
            "",
            HEADS,
            rows((*MISSIONS, *HUNTS)),
            SEATS,
            aim=BAND,
            picture="wins",
            flow="rounds",
            tells=TEAM,
        ),
        Study(
            "Side missions",
            "No aim is set for them: in a campaign they are a gamble the players may leave alone.",
            HEADS,
            rows(SIDE),
            SEATS,
            tells=TEAM,
        ),
        Study(
            "Random play",
            "",
            HEADS,
            rows((*MISSIONS, *HUNTS, *SIDE)),
            [1, 4],
            bots=["random"],
            aim=(0.0, 0.05),
            brief=True,
        ),
        Study(
            "Whole campaigns",
            "With the mean score of those won.",
            ("edition",),
            [Row((edition,), {"mission": "campaign", "edition": edition}) for edition in EDITIONS],
            SEATS,
            scores=True,
            tells=TEAM,
        ),
        Study(
            "Three seats",
            "For whoever chooses a mission; the updated edition only.",
            HEADS,
            [row for row in rows((*MISSIONS, *SIDE, *HUNTS)) if row.labels[1] == EDITIONS[0]],
            [3],
            tells=TEAM,
        ),
    ],
)
