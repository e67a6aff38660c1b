"""Walking far in one gesture: every route is a row of open steps, as long as nothing happens on the way."""

from __future__ import annotations

import hullbreach as hb
from hullbreach.bots import make
from hullbreach.games.corps.rules.movement import near_enemies, no_ending
from hullbreach.games.corps.rules.state import Corps
from hullbreach.games.corps.words import events, questions
from hullbreach.kernel.phrases import Events
from hullbreach.kernel.scene import Route

NO_LOG = 1 << 60


def routes_of(match: hb.Match) -> list[Route]:
    assert match.question is not None
    asked = match.rulebook.scene(match.view(match.question.seat), "en", NO_LOG).question
    assert asked is not None
    return asked.routes


def test_every_route_can_be_walked_until_something_happens() -> None:
    walked = met = 0
    for seed, mission in ((3, "newt"), (4, "survive"), (6, "resupply")):
        match = hb.new("corps", players=2, seed=seed, mission=mission)
        bot = make("rules", seed)
        for number in range(220):
            if match.question is None:
                break
            if number % 7 == 0 and match.question.ask.prompt in (questions.ACTION, questions.STEP):
                for route in routes_of(match):
                    arrived = walk(match.copy(), route)
                    walked += arrived
                    met += not arrived
            match.play(bot.choose(match.view(match.question.seat)))
    assert walked > 300
    assert met < walked


def walk(match: hb.Match, route: Route) -> bool:
    """Walk a route; False when something else than steps happened on the way."""
    assert match.question is not None
    who = match.question.ask.about[0]
    for text in route.texts:
        assert match.question is not None
        if text not in match.question.texts():
            # A step without any alternative has taken itself.
            assert route.texts[-1] == text
            break
        if any(event.phrase is not events.MOVED for event in match.play(text)):
            return False
    state = match.state
    assert isinstance(state, Corps)
    assert f"square:{state.names.name('square', state.square[who])}" == route.to
    assert not no_ending(state, who) >> state.square[who] & 1
    return True


def test_a_route_is_shortest_and_never_leads_past_an_enemy() -> None:
    match = hb.new("corps", players=1, seed=3, mission="newt")
    bot = make("rules", 3)
    seen = 0
    for _ in range(200):
        if match.question is None:
            break
        if match.question.ask.prompt is questions.ACTION:
            g = match.state
            assert isinstance(g, Corps)
            for route in routes_of(match):
                squares = [g.names.value("square", text.split()[1]) for text in route.texts]
                assert len(set(squares)) == len(squares) >= 2
                assert not any(near_enemies(g) >> square & 1 for square in squares[:-1])
                seen += 1
        match.play(bot.choose(match.view(match.question.seat)))
    assert seen > 50


def test_questions_without_steps_have_no_routes() -> None:
    match = hb.new("corps", players=1, seed=3, mission="newt")
    assert match.question is not None
    assert match.question.ask.prompt not in (questions.ACTION, questions.STEP)
    assert routes_of(match) == []
    assert not match.rulebook.goes_on(match.question.ask, Events(match.state.names, ()))


def test_a_walk_goes_on_by_itself_until_it_meets_something() -> None:
    match = hb.new("corps", players=1, seed=3, mission="newt")
    bot = make("rules", 3)
    while match.question is not None and match.question.ask.prompt is not questions.STEP:
        match.play(bot.choose(match.view(match.question.seat)))
    assert match.question is not None
    names, ask = match.state.names, match.question.ask
    step = (events.MOVED, ask.about[0], 0)
    assert match.rulebook.goes_on(ask, Events(names, step))
    assert not match.rulebook.goes_on(ask, Events(names, (*step, events.SPOTTED, 1, 2)))


def test_an_alien_goes_all_the_way_in_one_gesture() -> None:
    arrived = broken = 0
    for seed in range(3):
        match = hb.new("corps", players=1, seed=seed, mission="newt")
        bot = make("rules", seed)
        while match.question is not None:
            if match.question.ask.prompt is questions.GO:
                for route in routes_of(match):
                    assert route.label.startswith("Go all the way towards ")
                    other = match.copy()
                    piece = match.question.ask.about[0]
                    for text in route.texts:
                        if other.question is None or text not in other.question.texts():
                            broken += 1
                            break
                        other.play(text)
                    else:
                        there = other.state
                        assert isinstance(there, Corps)
                        arrived += f"square:{there.board.name(there.piece_square(piece))}" == route.to
            match.play(bot.choose(match.view(match.question.seat)))
    assert arrived > 20
    assert broken < arrived / 4
