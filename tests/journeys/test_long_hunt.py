"""Whoever plays sides against each other for long: a campaign with a list of one's own, an arena that grows."""

from __future__ import annotations

import re
import time

import msgspec
import pytest

from hullbreach.games import GAMES, rulebook
from hullbreach.table.creating import new_head
from hullbreach.table.storage import Store
from hullbreach.table.table import Plan, Table
from tests import patience
from tests.journeys.house import RATE, House
from tests.server.running import Player, bearer
from tests.server.tables import seated, token

CAMPAIGN = {"mission": "campaign", "forces": "lists", "list": "build", "points": 200, "turn_cap": 10}
ARENA = {
    "mission": "arena", "arena": "small", "survivors": "marine", "horde": "predator", "arena_rounds": 4,
    "arena_head_start": 0, "list": "build",
}  # fmt: skip
MISSIONS, ROUNDS, TRIES = 10, 4, 6


def games_of_lists() -> list[str]:
    """The games with force lists, campaigns and arenas."""
    wanted = {"list", "arena_rounds", "forces"}
    return [game for game in GAMES if wanted <= {setting.name for setting in rulebook(game).settings()}]


def lay_out(house: House, game: str, settings: dict[str, object], number: int, *seats: str) -> str:
    """A table with dice that are known; its id."""
    head = new_head(game, settings, list(seats))
    head = msgspec.structs.replace(head, id=f"long{number}", key=f"{number:064x}", dice=f"long {number}")
    store = Store(f"sqlite:///{house.database}")
    store.create(head, seated(*seats), Table(head, seated(*seats)).summary_after(Plan([])))
    store.close()
    return head.id


def come(house: House, table: str) -> Player:
    return Player(house.port, table, token(0), rate=RATE)


def asked(player: Player) -> bool:
    """Until it is one's own decision; whether the match goes on."""
    while player.question is None and not player.scene["ended"]:
        player.until("update", "welcome")
    return not player.scene["ended"]


def buy(player: Player, text: str) -> None:
    """Something for the list, again if others bought at the same moment."""
    assert asked(player)
    assert text in player.options()
    before = player.question
    while player.question == before:
        player.choose(text)
        player.catch_up()


def advised(player: Player) -> bool:
    """One decision as one would advise it; whether the match goes on."""
    if not asked(player):
        return False
    player.follow_hint()
    return True


def lines(player: Player) -> list[str]:
    log = player.scene["log"]
    assert isinstance(log, list)
    return [line["text"] for line in log]


def begun(player: Player) -> list[str]:
    """The rounds that have begun."""
    return [line for line in lines(player) if re.fullmatch(r"Round \d begins\.", line)]


def horde(player: Player) -> int:
    """How many stand there that nobody plays."""
    areas = player.scene["areas"]
    assert isinstance(areas, list)
    pieces = [piece for area in areas if area["shape"] == "grid" for piece in area["pieces"]]
    return sum(piece["owner"] < 0 and not piece["flat"] for piece in pieces)


def bench(player: Player) -> dict[str, list[str]]:
    """The parts of the list that is being built, with the values of their badges."""
    areas = player.scene["areas"]
    assert isinstance(areas, list)
    places = [place for area in areas if area["id"] == "list" for place in area["places"]]
    return {place["id"]: [badge["value"] for badge in place["badges"]] for place in places}


@pytest.mark.parametrize("which", games_of_lists())
def test_a_campaign_of_ten_missions_with_a_list_of_ones_own(house: House, which: str) -> None:
    table = lay_out(house, which, CAMPAIGN, 1, "human", "bot")
    house.opens()
    player = come(house, table)
    for text in ("make hero marine captain", "raise rs", "lower a", "done"):
        buy(player, text)
    assert asked(player)
    assert "list:hero:1" in bench(player)
    first = player.scene["title"]
    while player.scene["title"] == first:
        assert advised(player)
    # The next evening: what is left of the force is there, with the hero if he lives, and losses may be made good.
    player.close()
    house.close()
    house.opens()
    player = come(house, table)
    while "list:whole" not in bench(player):
        assert advised(player)
    spent, points, models = bench(player)["list:whole"]
    assert 0 < int(spent) <= int(points) == CAMPAIGN["points"]
    assert int(models) > 0
    player.close()
    # The rest is left to a bot.
    answer = house.open.http.post(f"/api/tables/{table}/seats/0/bot", headers=bearer(token(0)))
    assert answer.status_code == 200, answer.text
    began = time.monotonic()
    while not (summary := house.open.http.get(f"/api/tables/{table}").json())["finished"]:
        assert time.monotonic() - began < 2 * patience.SECONDS, summary["progress"]
        time.sleep(0.5)

    player = come(house, table)
    ended = player.scene["ended"]
    assert isinstance(ended, dict)
    begun = [line for line in lines(player) if re.fullmatch(r"The mission .* begins\.", line)]
    assert len({*begun}) == MISSIONS
    assert len(ended["results"]) == 2
    player.close()
    assert house.open.http.get(f"/api/tables/{table}/verify").json()["matches"]


@pytest.mark.parametrize("which", games_of_lists())
def test_an_arena_over_four_rounds_against_a_side_that_grows(house: House, which: str) -> None:
    house.opens()
    for number in range(TRIES):
        table = lay_out(house, which, ARENA, 10 + number, "human")
        player = come(house, table)
        sizes: dict[str, int] = {}
        while advised(player):
            number_of = begun(player)
            if number_of:
                sizes[number_of[-1]] = max(sizes.get(number_of[-1], 0), horde(player))
        held = len(sizes) == ROUNDS
        ended = player.scene["ended"]
        player.close()
        if held:
            break
    assert held, "nobody held out for so long"
    assert isinstance(ended, dict)
    assert list(sizes) == [f"Round {n} begins." for n in range(1, ROUNDS + 1)]
    # Whoever holds out meets more of them, or dearer ones, every time.
    assert sizes[f"Round {ROUNDS} begins."] >= sizes["Round 1 begins."] > 0
    assert ended["score"] in (ROUNDS - 1, ROUNDS)
    assert str(ended["score"]) in ended["text"]
    assert house.open.http.get(f"/api/tables/{table}/verify").json()["matches"]
