"""The final score of a campaign. CORPS-SCOR"""

from __future__ import annotations

import pytest

from hullbreach.games.corps.content.load import load
from tests.scripted_table import Table, table

EDITIONS = ["updated", "2020"]
DECK = [card.id for card in load().endurance for _ in range(card.copies)]


def score(
    endurance: int,
    edition: str = "updated",
    sheet: dict[str, object] | None = None,
    people: dict[str, object] | None = None,
    **piles: int,
) -> Table:
    """A campaign just won, with so many cards in each pile."""
    left = DECK[:]
    given: dict[str, list[str]] = {}
    for pile, n in {"below": endurance, **piles}.items():
        given[pile] = [left.pop() for _ in range(n)]
    return table(
        {
            "mission": "survive",
            "turn": {"phase": "between", "step": "score"},
            "campaign": {"wins": ["newt", "escape", "survive"], **(sheet or {})},
            "characters": people or {},
            "piles": {"box": False, **given},
        },
        players=2,
        edition=edition,
        mission="campaign",
    )


def points(t: Table) -> object:
    """The score the campaign ended with."""
    return t.value("outcome.score")


@pytest.mark.rules("CORPS-SCOR-01", "CORPS-SCOR-06")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_score_is_the_number_of_cards_and_all_players_have_won(edition: str) -> None:
    t = score(23, edition)
    t.expect({"outcome": {"reason": "campaign-won", "winners": ["seat-1", "seat-2"], "score": 23}})
    t.events("final-score 23")


@pytest.mark.rules("CORPS-SCOR-02")
@pytest.mark.parametrize(("edition", "equipped"), [("updated", 5), ("2020", 0)])
def test_exhausted_and_held_cards_count_and_in_the_updated_rules_equipped_ones(edition: str, equipped: int) -> None:
    t = table(
        {
            "mission": "survive",
            "turn": {"phase": "between", "step": "score"},
            "campaign": {"wins": ["newt", "escape", "survive"]},
            "characters": {
                "hicks": {"fate": "left", "weapons": ["m41a_pulse_rifle"], "equipment": ["m4_helmet"]},
                "frost": {"fate": "left", "weapons": ["hk_vp70"], "attached": ["losing_hope", "losing_hope"]},
            },
            "hands": {"seat-1": ["scrounge"], "seat-2": ["stay_frosty", "panic"]},
            "piles": {"box": False, "below": ["ithaca_37"], "endurance": ["body_armor"], "exhaust": ["hk_vp70"] * 3},
        },
        players=2,
        edition=edition,
        mission="campaign",
    )
    assert points(t) == 1 + 1 + 3 + 3 + equipped


@pytest.mark.rules("CORPS-SCOR-03", "CORPS-FHUG-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_everybody_dead_captured_or_a_facehuggers_victim_costs_five_cards_once(edition: str) -> None:
    newt_pays = {"dead": ["newt"]}
    assert points(score(50, edition, newt_pays)) == 40
    assert points(score(50, edition, {"dead": ["newt", "hicks"]})) == 35
    assert points(score(50, edition, {"dead": ["newt"], "prisoners": ["frost", "ripley"]})) == 30
    assert points(score(50, edition, {"dead": ["newt", "hicks"], "victims": ["hicks", "gorman"]})) == 30


@pytest.mark.rules("CORPS-SCOR-04", "CORPS-SCOR-07")
@pytest.mark.parametrize(
    ("edition", "discard", "removed", "bonus"),
    [
        ("updated", 12, 0, 10),
        ("updated", 4, 3, 7),
        ("updated", 4, 20, 10),
        ("updated", 0, 0, 0),
        ("2020", 12, 0, 10),
        ("2020", 4, 20, 4),
        ("2020", 0, 20, 0),
    ],
)
def test_newt_alive_brings_back_ten_cards_from_where_the_edition_says(
    edition: str, discard: int, removed: int, bonus: int
) -> None:
    assert points(score(20, edition, discard=discard, removed=removed)) == 20 + bonus
    # Dead she brings none and takes ten.
    assert points(score(20, edition, {"dead": ["newt"]}, discard=discard, removed=removed)) == 10


@pytest.mark.rules("CORPS-SCOR-03", "CORPS-SCOR-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_cards_paid_for_the_dead_lie_on_the_discard_pile_when_newt_brings_some_back(edition: str) -> None:
    # Hicks costs five; with two others there, seven can come back.
    assert points(score(20, edition, {"dead": ["hicks"]}, discard=2)) == 20 - 5 + 7


@pytest.mark.rules("CORPS-SCOR-05")
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_is_left_of_the_discard_pile_does_not_count(edition: str) -> None:
    assert points(score(20, edition, discard=30)) == 30


@pytest.mark.rules("CORPS-SCOR-06")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_score_is_never_below_nothing(edition: str) -> None:
    lost = ["hicks", "hudson", "gorman", "vasquez", "newt"]
    assert points(score(12, edition, {"dead": lost})) == 0
    # Three cost fifteen, but only seven are there to be discarded, and these come back with Newt: no debt is left.
    assert points(score(7, edition, {"dead": lost[:3]})) == 7


@pytest.mark.rules("CORPS-AMB-38", "CORPS-FHUG-03")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("fate", ["prisoners", "victims", "dead"])
def test_newt_captured_or_with_a_facehugger_counts_as_killed(edition: str, fate: str) -> None:
    assert points(score(30, edition, {fate: ["newt"]}, discard=12)) == 20


@pytest.mark.rules("CORPS-SCOR-01", "CORPS-SCOR-03", "CORPS-CMP-02")
def test_the_last_mission_itself_counts_and_has_no_clean_up() -> None:
    # Hudson dies in it, Frost lies on the board when it is won; the discards are not shuffled away first.
    start = load().mission("survive")
    people = {
        "hicks": {"fate": "left"},
        "newt": {"fate": "left"},
        "hudson": {"fate": "killed"},
        "frost": {"at": start.board.name(start.groups[0].start[0]), "down": True},
    }
    t = table(
        {
            "mission": "survive",
            "turn": {"phase": "between", "step": "conclude", "result": "won"},
            "campaign": {"wins": ["newt", "escape"]},
            "characters": people,
            "piles": {"box": False, "endurance": ["hk_vp70"] * 30, "discard": ["hk_vp70"] * 3},
        },
        mission="campaign",
    )
    t.expect({"campaign.dead": ["hudson"], "campaign.prisoners": ["frost"]})
    assert points(t) == 30 - 10 + 10
    assert not [line for line in t.log if line.startswith(("card-returned", "cards-removed"))]
