"""What people are asked, and what not: counted in all games, with the policies that a seat has by default."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from statistics import median

import msgspec
import pytest

from hullbreach.bots import make
from hullbreach.bots.policy import decide
from hullbreach.games import GAMES, rulebook
from hullbreach.games.corps.rules.state import Corps
from hullbreach.games.corps.words.names import PHASES
from hullbreach.kernel.errors import Illegal
from hullbreach.kernel.rulebook import PLAYERS
from hullbreach.kernel.scene import Asked
from hullbreach.kernel.topics import ENEMIES, ORDERS, SETUP, TOPICS
from hullbreach.table.asking import NO_LOG, Meant, ahead, is_telling
from hullbreach.table.creating import new_head
from hullbreach.table.entries import FURTHER, MAKERS, POLICY, SEAT, Seated
from hullbreach.table.hints import hint
from hullbreach.table.seat_plans import ASK, NotYours, plan_deed
from hullbreach.table.seating import BOT, HUMAN, hash_of
from hullbreach.table.table import Table
from hullbreach.table.undoing import plan_undo
from tests.server.tables import token

# So many sit at a table that somebody begins with Play now, unless the game is for fewer.
USUAL_SEATS = 3
ROUNDS = 3
MOST_CHOICES = 3000
DICE = ("one", "two", "three", "four", "five")
# The options of more than so many are not tried one by one.
FEW = 8


@dataclass
class Prompt:
    """Something a person is asked."""

    table: Table
    asked: Asked
    round: int


def play_now(game: str, dice: str, asks: tuple[str, ...] = (), bots: int = USUAL_SEATS - 1) -> Table:
    """One person and bots, as Play now sits them down."""
    players = rulebook(game).setting(PLAYERS).values
    seats = [HUMAN, *[BOT] * bots]
    assert len(seats) in players
    head = msgspec.structs.replace(new_head(game, {}, seats), key="5eed" * 16, dice=dice)
    person = Seated(0, HUMAN, "Ana", hash_of(token(0)), asks=asks)
    return Table(head, [person, *[Seated(n, BOT) for n in range(1, len(seats))]])


def go_on(table: Table) -> None:
    """What goes on by itself, until the person is asked."""
    while (turn := table.moves_itself()) is not None:
        seat, by = turn
        if by == FURTHER:
            assert table.meant is not None
            texts = table.meant.texts
        else:
            view = table.match.view(seat)
            texts = [decide(view, table.seed_for(seat, by)).text(view.state.names)]
        table.carry_out(table.plan_choice(seat, table.version, texts, by))


def shown(table: Table) -> Asked:
    """What the person is shown."""
    question = table.scene(table.match.view(0), "en", NO_LOG).question
    assert question is not None
    return question


def choose(table: Table, *texts: str) -> None:
    """The person's choice."""
    table.carry_out(table.plan_choice(0, table.version, list(texts)))


def prompts(table: Table, rounds: int = ROUNDS) -> Iterator[Prompt]:
    """Everything that a person is asked who follows the hints."""
    while table.choices < MOST_CHOICES:
        go_on(table)
        if table.finished or table.match.round > rounds:
            return
        yield Prompt(table, shown(table), table.match.round)
        choose(table, hint(table.match, 0, table.seats[0].asks, "en").text)


def until(table: Table, prompt: str) -> Asked:
    """The first question of a kind."""
    return next(each.asked for each in prompts(table) if each.asked.prompt == prompt)


# ---- counts


@pytest.mark.parametrize("game", GAMES)
def test_play_now_leads_to_the_first_action_in_three_decisions(game: str) -> None:
    """Windows are not counted, as the page answers them by its own wishes. What chance brings before the first action
    may ask more of somebody, so it is the middle of several matches that counts."""
    counts = []
    for dice in DICE:
        before = 0
        for prompt in prompts(play_now(game, dice)):
            if prompt.asked.prompt == "action":
                break
            before += not prompt.asked.passing
        else:
            pytest.fail("no action was ever asked for")
        counts.append(before)
    assert median(counts) <= 3, counts


@pytest.mark.parametrize("dice", DICE)
def test_an_alien_phase_of_corps_asks_at_most_eight_times(dice: str) -> None:
    phases: Counter[int] = Counter()
    rounds = set()
    for prompt in prompts(play_now("corps", dice)):
        g = prompt.table.match.state
        assert isinstance(g, Corps)
        rounds.add(prompt.round)
        phases[prompt.round] += PHASES[g.phase] == "alien"
    assert rounds >= {1, 2}
    assert max(phases.values()) <= 8, phases


@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_asked_who_has_no_choice(game: str) -> None:
    """Neither where there is one option, nor where all lead to the very same position."""
    seen = 0
    for dice in DICE[:2]:
        for prompt in prompts(play_now(game, dice)):
            seen += 1
            assert len(prompt.asked.choices) > 1, prompt.asked
            match = prompt.table.match
            ask = match.ask_of(0)
            assert ask is not None
            if 1 < len(ask.options) <= FEW and ask.passing is None:
                after = []
                for option in ask.options:
                    tried = match.copy()
                    tried.state.source = None
                    tried.play(option, 0)
                    after.append(tried.state)
                assert any(state != after[0] for state in after), prompt.asked
    assert seen > 5


# ---- policies


@pytest.mark.parametrize("game", GAMES)
def test_every_topic_is_one_and_belongs_to_a_question(game: str) -> None:
    book = rulebook(game)
    assert SETUP in book.topics().values()
    assert {*book.topics().values()} <= {*TOPICS}


def test_whoever_wants_to_be_asked_is_asked() -> None:
    spared = Counter(prompt.asked.prompt for prompt in prompts(play_now("corps", "one"), 2))
    asked = Counter(prompt.asked.prompt for prompt in prompts(play_now("corps", "one", (ENEMIES, ORDERS, SETUP)), 2))
    topics = rulebook("corps").topics()
    assert not {*spared} & {*topics}
    assert {topics[prompt] for prompt in asked if prompt in topics} >= {ENEMIES, SETUP}


def test_the_policy_of_a_seat_can_be_changed_by_whoever_holds_it_and_stays() -> None:
    table = play_now("corps", "one")
    go_on(table)
    plan = plan_deed(table, 0, ASK, hash_of(token(0)), asks=[ENEMIES, ENEMIES, "nonsense"])
    assert plan is not None
    table.carry_out(plan)
    assert table.seats[0].asks == (ENEMIES,)
    assert plan_deed(table, 0, ASK, hash_of(token(0)), asks=[ENEMIES]) is None
    for deed in ("bot", "back", "name"):
        plan = plan_deed(table, 0, deed, hash_of(token(0)), "Bea")
        assert plan is not None
        table.carry_out(plan)
    assert (table.seats[0].asks, table.seats[0].name) == ((ENEMIES,), "Bea")
    with pytest.raises(NotYours):
        plan_deed(table, 1, ASK, hash_of(token(0)), asks=[])


def test_a_policy_decides_alike_after_an_undo_and_is_taken_back_with_the_choice_before_it() -> None:
    table = play_now("corps", "two")
    by_policy = MAKERS.index(POLICY)
    for _ in prompts(table):
        kept = table.choices
        text = hint(table.match, 0, (), "en").text
        copy = Table(table.head, [])
        copy.match, copy.seats, copy.makers = table.match.copy(), table.seats, bytearray(table.makers)
        choose(copy, text)
        go_on(copy)
        if by_policy not in copy.makers[kept:] or copy.finished:
            continue
        played = [past.text() for past in copy.match.pasts()[kept:] if past.seat == 0]
        plan = plan_undo(copy, [0], "step")
        assert plan is not None
        copy.carry_out(plan)
        assert copy.choices == kept
        choose(copy, text)
        go_on(copy)
        again = [past.text() for past in copy.match.pasts()[kept:] if past.seat == 0]
        assert again[: len(played)] == played[: len(again)]
        break
    else:
        pytest.fail("the policy never decided anything")


def test_any_bot_can_have_a_policy() -> None:
    table = play_now("corps", "one", bots=0)
    topics = rulebook("corps").topics()
    sure, own = make("random+policy", 3), make("rules", 3)
    compared = 0
    while compared < 5:
        question = table.match.question
        assert question is not None
        view = table.match.view(question.seat)
        choice = sure.choose(view)
        if question.ask.prompt.id in topics:
            assert choice == own.choose(view)
            compared += 1
        table.match.play(choice, question.seat)


# ---- two questions as one


def at_the_equip_step() -> Table:
    """The person's first activation, before its equip step."""
    table = play_now("corps", "one", bots=0)
    go_on(table)
    ask = table.match.ask_of(0)
    assert ask is not None
    assert ask.prompt.id == "equip"
    return table


def test_equipping_is_shown_among_the_actions_and_an_action_answers_both_questions() -> None:
    table = at_the_equip_step()
    asked = shown(table)
    verbs = {choice.verb for choice in asked.choices}
    assert asked.prompt == "action"
    assert {"unequip", "move", "aim", "end-activation"} <= verbs
    assert all(choice.beside == (choice.verb == "unequip") for choice in asked.choices)
    assert "done" not in verbs
    kept = table.choices
    choose(table, "aim")
    assert [past.text() for past in table.match.pasts()[kept:]] == ["done", "aim"]
    assert [MAKERS[n] for n in table.makers[kept:]] == [SEAT, FURTHER]
    plan = plan_undo(table, [0], "step")
    assert plan is not None
    table.carry_out(plan)
    assert table.choices == kept


def test_a_free_deed_leaves_the_actions_where_they_are() -> None:
    table = at_the_equip_step()
    choose(table, next(choice.text for choice in shown(table).choices if choice.verb == "unequip"))
    assert {"equip", "move"} <= {choice.verb for choice in shown(table).choices}


@pytest.mark.parametrize("game", GAMES)
def test_two_questions_shown_as_one_name_everything_once(game: str) -> None:
    """What is open at one of them is not closed, and what both refuse is refused once."""
    together = 0
    for prompt in prompts(play_now(game, "one")):
        table = prompt.table
        together += ahead(table.match, 0, ()) is not None
        question = table.scene(table.match.view(0), "en", NO_LOG, True).question
        assert question is not None
        texts = [choice.text for choice in question.choices] + [refused.text for refused in question.closed]
        assert len(texts) == len({*texts}), Counter(texts).most_common(3)
    assert together or game != "corps"


def test_what_neither_question_offers_is_refused_with_the_reason_of_its_own() -> None:
    table = at_the_equip_step()
    number = table.number
    with pytest.raises(Illegal) as refused:
        choose(table, "move 0,0")
    assert refused.value.no.rule.startswith("CORPS-MOV")
    with pytest.raises(Illegal):
        choose(table, "cease fire")
    assert table.number == number


def test_a_walk_ends_with_another_action() -> None:
    table = at_the_equip_step()
    choose(table, next(choice.text for choice in shown(table).choices if choice.verb == "move"))
    asked = shown(table)
    assert asked.prompt == "step"
    assert {"move", "aim", "end-activation"} <= {choice.verb for choice in asked.choices}
    kept = table.choices
    choose(table, "aim")
    assert [past.text() for past in table.match.pasts()[kept:]] == ["stop", "aim"]


def test_what_was_chosen_waits_for_the_windows_of_others() -> None:
    followed = 0
    for dice in DICE:
        table = play_now("corps", dice)
        for prompt in prompts(table):
            found = ahead(table.match, 0, ())
            if found is None or prompt.asked.prompt != "step":
                continue
            text = found.options[0].text(table.match.state.names)
            kept = table.choices
            choose(table, text)
            if table.meant is None:
                continue
            go_on(table)
            own = [(past.text(), MAKERS[by]) for past, by in zip(table.match.pasts(), table.makers, strict=True)][kept:]
            assert own[0] == ("stop", SEAT)
            assert (text, FURTHER) in own
            plan = plan_undo(table, [0], "step")
            assert plan is not None
            table.carry_out(plan)
            assert (table.choices, table.meant) == (kept, None)
            followed += 1
            break
    assert followed


def test_what_was_chosen_is_dropped_when_anything_happens_before() -> None:
    table = play_now("corps", "one")
    while table.moves_itself() is not None:
        seat, by = table.moves_itself() or (0, BOT)
        table.meant = Meant(0, "action", ["aim"])
        view = table.match.view(seat)
        text = make("rules", 1).choose(view).text(view.state.names)
        table.carry_out(table.plan_choice(seat, table.version, [text], by))
        assert (table.meant is None) == (is_telling(table.match) or (seat == 0 and by != POLICY))
