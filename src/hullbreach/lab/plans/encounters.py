"""The balance of encounters: films by seats and difficulty, and the traitor of Hidden Agendas."""

from __future__ import annotations

from hullbreach.lab.plan import Plan, Row, Study
from hullbreach.table.measured import TEAM

FILMS = ("alien", "aliens", "alien3", "alien_resurrection")
SEATS = [1, 3, 5]
MODES: dict[str, dict[str, object]] = {
    "easy": {"more_drones": 1, "defense_as_health": True, "skip_first_hive": True},
    "normal": {},
    "hard": {"more_drones": -1, "preloaded_complex": 2},
}
TRAITOR_WINS = ("traitor-rescued", "traitor-escaped")

METHOD = """\
The aims: in normal mode the team wins 25 to 75 % of each film with 1, 3 and 5 seats; bots that choose at random win
less than 5 %; easy and hard mode move the share of each film by at least 10 points in the right direction, on average
over the seats; with Hidden Agendas the traitor wins 20 to 60 % of the games in which there is one. Easy mode is one
Drone more in each mini-deck, Defense counted as Health and no first Hive phase; hard mode is one Drone fewer and two
Hive cards in the Complex before the first turn (ENC-DIF)."""


def films(**options: object) -> list[Row]:
    """Every film with these options."""
    return [Row((film,), {"scenario": film, **options}) for film in FILMS]


PLAN = Plan(
    METHOD,
    [
        Study(
            "The four films",
            "",
            ("film",),
            films(),
            SEATS,
            aim=(0.25, 0.75),
            picture="wins",
            flow="rounds",
            tells=TEAM,
        ),
        Study(
            "Difficulty",
            "The games in normal mode are those of the table above.",
            ("film", "mode"),
            [Row((film, mode), {"scenario": film, **options}) for film in FILMS for mode, options in MODES.items()],
            SEATS,
            steps=tuple(MODES),
            least_step=0.10,
            picture="difficulty",
            tells=TEAM,
        ),
        Study(
            "Hidden Agendas",
            "The share of games won by the traitor, of those in which there is one. A bot that knows itself to be the"
            " traitor helps nobody, scans nothing and heals itself, and once its Agenda is shown it strikes at players"
            " where no enemy is more urgent; the others turn against a traitor once the Agenda is shown, and hold no"
            " attack against anybody before that. Where only two are left, neither helps the other before its Agenda"
            " is shown.",
            ("film",),
            films(hidden_agendas="on"),
            [2, 3, 5],
            aim=(0.20, 0.60),
            hits=TRAITOR_WINS,
            among="traitor",
            picture="traitor",
        ),
        Study("Random play", "", ("film",), films(), SEATS, bots=["random"], aim=(0.0, 0.05), brief=True),
        Study("Two and four seats", "For whoever chooses a film.", ("film",), films(), [2, 4], tells=TEAM),
    ],
)
