"""A bot that thinks ahead at a table: in a process of its own, and people are answered meanwhile."""

from __future__ import annotations

import asyncio
from concurrent.futures import BrokenExecutor
from pathlib import Path

import pytest

from hullbreach.bots.search import MEASURED
from hullbreach.games import GAMES, rulebook
from hullbreach.kernel.records import SeedChance, begin
from hullbreach.server.thinking import STRENGTHS, Thinking, thought
from tests.server.running import Player, running


def test_what_is_thought_is_an_option_of_the_seat() -> None:
    match = begin(rulebook("encounters"), {"players": 1}, SeedChance(3))
    for _ in range(6):
        assert match.question is not None
        text = thought(match, match.question.seat, "search:4", 5)
        assert text in match.question.texts()
        assert text == thought(match, match.question.seat, "search:4", 5)
        match.play(text)


def test_a_process_that_died_is_replaced() -> None:
    match = begin(rulebook("encounters"), {"players": 1}, SeedChance(3))

    async def think_twice() -> str:
        thinking = Thinking()
        await thinking.choose(match, 0, "thoughtful", 5)
        assert thinking.pool is not None
        for process in thinking.pool._processes.values():
            process.kill()
        with pytest.raises(BrokenExecutor):
            await thinking.choose(match, 0, "thoughtful", 5)
        found = await thinking.choose(match, 0, "thoughtful", 5)
        thinking.stop()
        return found

    assert match.question is not None
    assert asyncio.run(think_twice()) in match.question.texts()


def test_bots_think_ahead_at_a_table_and_its_person_plays_on(tmp_path: Path) -> None:
    with running(tmp_path, "--pace", "0") as server:
        for strength in STRENGTHS:
            taken = server.new_table("encounters", "human", "bot", strength=strength, lang="en")
            player = Player(server.port, taken["table"], taken["token"])
            for _ in range(3):
                player.wait_for_question()
                player.follow_hint()
            player.wait_for_question()
            player.send(kind="lines")
            told = player.until("lines", "problem")
            assert told["version"] == player.version
            assert len(told["lines"]) > 1
            assert {line["text"] for line in told["lines"]} <= set(player.options())
            assert all(line["worlds"] >= 1 and 0 <= line["percent"] <= 100 for line in told["lines"])
            player.close()
        # The page offers thinking only where it makes a difference.
        offered = {game["id"]: game["thinks"] for game in server.http.get("/api/games").json()}
        for game in GAMES:
            match = begin(rulebook(game), {}, SeedChance(3))
            assert match.question is not None
            assert (match.state.seats in offered[game]) is ((game, match.state.seats) in MEASURED)
        assert 1 in offered["encounters"]
        answer = server.http.post("/api/tables", json={"game": "encounters", "seats": ["bot"], "strength": "genius"})
        assert answer.status_code == 422
