"""A match of the toy: secret answers, votes, views, faces by hand, refusals."""

from __future__ import annotations

import pytest

from hullbreach.kernel.chance import Dice, Order, Pick, Seeded
from hullbreach.kernel.errors import BadInput, Illegal
from hullbreach.kernel.match import SPECTATOR, Match, sees
from hullbreach.kernel.options import Option
from hullbreach.kernel.phrases import Event
from hullbreach.kernel.records import SeedChance, begin
from hullbreach.kernel.requests import Ask, Vote
from hullbreach.kernel.state import Outcome
from tests.kernel.toy import BID, GO_TO, NAMES, SECRET, STOP, TAKE, TOY, WHERE, Toy, numbers


def toy(players: int = 2, seed: int = 1) -> Match:
    """A new match of the toy."""
    return begin(TOY, {"players": players}, SeedChance(seed))


def scripted(players: int = 2) -> Match:
    """A match of the toy that asks for its faces."""
    state = TOY.start({"players": players})
    return Match(TOY, {"players": players}, state, {"kind": "seed", "seed": 0})


def play_through(match: Match, *choices: str) -> None:
    """Make choices by text for whoever is asked."""
    for choice in choices:
        match.play(choice)


def test_seats_choose_in_secret_and_are_revealed_together() -> None:
    match = toy(3)
    play_through(match, "stop", "stop", "stop")
    assert [question.seat for question in match.questions] == [0, 1, 2]
    assert match.play("bid 2", 1) == []
    assert [question.seat for question in match.questions] == [0, 2]
    assert match.view(1).question is None
    assert match.view(0).question is not None
    assert match.view(0).state.answers == {}
    with pytest.raises(Illegal) as refused:
        match.play("bid 1", 1)
    assert refused.value.no.reason == "not-asked"
    match.play("bid 0", 2)
    events = match.play("bid 1", 0)
    assert [event.phrase.id for event in events] == ["bids"]
    assert isinstance(match.state, Toy)
    assert match.state.notes == ["bids 1 2 0"]


def test_a_choice_without_a_seat_is_the_first_open_one() -> None:
    match = toy(2)
    play_through(match, "stop", "stop", "bid 0", "bid 2")
    assert isinstance(match.state, Toy)
    assert match.state.notes == ["bids 0 2"]


def votes(*numbers_chosen: int) -> int:
    """What a vote over places 0 to 3 settles on, the first number being the first seat's vote."""
    asks = tuple([Ask(seat, WHERE, (), numbers(GO_TO, 4)) for seat in range(len(numbers_chosen))])
    found = Vote(asks).settle({seat: Option(GO_TO, (n,)) for seat, n in enumerate(numbers_chosen)})
    assert isinstance(found, Option)
    return found.args[0]


def test_most_votes_win() -> None:
    assert votes(1, 2, 2) == 2
    assert votes(3, 3, 1) == 3
    assert votes(0, 1, 1, 0, 1) == 1
    assert votes(2) == 2


def test_a_tie_goes_to_the_first_seat_or_to_the_first_option() -> None:
    assert votes(2, 1) == 2
    assert votes(3, 0, 1, 2) == 3
    assert votes(3, 1, 1, 0, 0) == 0
    assert votes(3, 2, 2, 1, 1) == 1


def test_a_vote_in_a_match() -> None:
    match = toy(3)
    play_through(match, "stop", "stop", "stop", "bid 0", "bid 0", "bid 0")
    match.play("go to 2", 2)
    match.play("go to 2", 1)
    match.play("go to 0", 0)
    assert isinstance(match.state, Toy)
    assert match.state.notes[-1] == "went 2"
    assert match.outcome is not None
    assert [(past.seat, past.text(), past.together) for past in match.pasts()[-3:]] == [
        (2, "go to 2", True),
        (1, "go to 2", True),
        (0, "go to 0", True),
    ]


def test_faces_by_hand() -> None:
    match = scripted()
    assert match.question is None
    roll = match.roll
    assert roll is not None
    assert isinstance(roll.space, Pick)
    match.face(3)
    assert [event.phrase.id for event in match.opening] == ["secret"]
    play_through(match, "take opal", "take jade", "take onyx")
    # The bag is empty, so both seats stop by themselves.
    assert [question.ask.prompt.id for question in match.questions] == ["how-much", "how-much"]
    play_through(match, "bid 0", "bid 0", "go to 1", "go to 1")
    assert isinstance(match.roll and match.roll.space, Dice)
    with pytest.raises(BadInput):
        match.face((7, 1))
    match.face((6, 1))
    assert isinstance(match.roll and match.roll.space, Order)
    match.face(())
    match.face(2)
    assert match.outcome == Outcome((1,), "rolled")
    assert match.faces == [3, (6, 1), (), 2]
    # What chance decided belongs to the choice it followed.
    assert [event.phrase.id for event in match.pasts()[-1]] == ["went", "rolled"]


def test_no_choice_while_a_roll_is_open_and_no_face_while_a_question_is() -> None:
    match = scripted()
    with pytest.raises(Illegal):
        match.play("stop")
    match.face(0)
    with pytest.raises(BadInput):
        match.face(0)


def test_a_refusal_has_its_reason_and_changes_nothing() -> None:
    match = scripted()
    match.face(3)
    before = match.copy()
    for choice, reason in (("take ruby", "not-in-the-bag"), ("bid 1", "take-or-stop")):
        with pytest.raises(Illegal) as refused:
            match.play(choice)
        assert refused.value.no.reason == reason
        assert refused.value.no.rule.startswith("TOY-")
    with pytest.raises(BadInput):
        match.play("take coal")
    for thing in (5, None, ["stop"]):
        # The compiled build looks at the type itself.
        with pytest.raises((BadInput, TypeError), match=r"this is not an option of the game|expected; got"):
            match.play(thing)  # type: ignore[arg-type]
    assert match.state == before.state
    assert len(match) == 0
    assert match.question is not None
    assert [(option.text(NAMES), no.reason) for option, no in match.question.closed] == [
        ("take ruby", "not-in-the-bag")
    ]
    assert match.question.texts() == ["take onyx", "take jade", "take opal", "stop"]
    assert match.question.prompt == "what does seat 0 take"


def test_nothing_can_be_chosen_when_the_match_is_over() -> None:
    match = toy(1)
    play_through(match, "stop", "bid 0", "go to 0")
    assert match.outcome is not None
    assert match.question is None
    assert match.questions == []
    with pytest.raises(Illegal) as refused:
        match.play(Option(STOP, ()))
    assert refused.value.no.reason == "match-over"


def test_views_hide_what_a_seat_may_not_know() -> None:
    match = scripted()
    match.face(2)
    mine, others, nobody = match.view(0), match.view(1), match.view(SPECTATOR)
    assert [event.phrase.id for event in mine.log()] == ["secret"]
    assert others.log() == []
    assert nobody.log() == []
    assert mine.question is not None
    assert others.question is None
    assert len(others.options) == 0
    assert list(mine.options) == [*(Option(TAKE, (n,)) for n in (0, 1, 3)), Option(STOP, ())]


def test_who_is_told_of_an_event() -> None:
    everybody, first, all_but_first = (Event(NAMES, SECRET, (0,), audience) for audience in (-1, 1, ~1))
    assert [sees(everybody, seat) for seat in (-1, 0, 1, 5)] == [True] * 4
    assert [sees(first, seat) for seat in (-1, 0, 1, 5)] == [False, True, False, False]
    assert [sees(all_but_first, seat) for seat in (-1, 0, 1, 5)] == [True, False, True, True]


def test_a_copy_goes_its_own_way() -> None:
    match = toy(2)
    other = match.copy()
    assert other.state == match.state
    other.play("stop")
    assert len(match) == 0
    assert len(other) == 1
    match.play("stop")
    assert other.state == match.state


def test_another_world_asks_anew() -> None:
    seen = set()
    for salt in range(30):
        match = scripted()
        match.face(3)
        match.play("stop")
        world = match.resampled(1, Seeded(salt))
        assert world.question is not None
        assert isinstance(world.state, Toy)
        # What can be taken follows from the stone that is hidden in this world.
        taken = {option.args[0] for option in world.question.options if option.phrase is TAKE}
        assert taken == {0, 1, 2, 3} - {world.state.hidden}
        seen.add(world.state.hidden)
    assert seen == {0, 1, 2, 3}


def test_secret_answers_of_others_are_drawn_anew() -> None:
    match = toy(2)
    play_through(match, "stop", "stop")
    match.play("bid 1", 0)
    drawn = {match.resampled(1, Seeded(salt)).state.answers[0] for salt in range(30)}
    assert drawn == {Option(BID, (n,)) for n in range(3)}
    assert {match.resampled(0, Seeded(salt)).state.answers[0] for salt in range(5)} == {Option(BID, (1,))}


def test_an_option_of_what_is_not_there_is_refused_without_asking_the_rules() -> None:
    question = toy().question
    assert question is not None
    assert question.why_not(Option(TAKE, (99,))).reason == "not-offered"
