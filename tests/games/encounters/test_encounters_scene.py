"""The scene of encounters: options light the cards that they mean, and nothing hidden is drawn."""

from __future__ import annotations

import pytest

import hullbreach as hb
from hullbreach.kernel.chance import Seeded
from hullbreach.kernel.match import Match
from hullbreach.kernel.scene import Card, Panel, Pile, Place, Row, Scene
from tests.games.encounters.tables import encounters, hand, one

PREFIX = {"play": "hand:seat-{}:", "recruit": "hq:", "attack": "spot:", "scan": "room:", "heal": "strikes:seat-{}:"}
NO_LOG = 10**6


def played(seed: int, players: int, choices: int) -> list[Match]:
    """Copies of a random game at every seventh question."""
    match = hb.new("encounters", players=players, seed=seed)
    luck = Seeded(seed)
    found: list[Match] = []
    for n in range(choices):
        if match.question is None:
            break
        if n % 7 == 0:
            found.append(match.copy())
        match.play(match.question.options[luck.below(len(match.question.options))])
    return found


def scene_of(match: Match, seat: int) -> Scene:
    return match.rulebook.scene(match.view(seat), "en", NO_LOG, True)


def cards_of(scene: Scene) -> list[tuple[Card, int]]:
    """Every card with the seat whose it is."""
    found: list[tuple[Card, int]] = []
    for area in scene.areas:
        if isinstance(area, Row):
            places: list[Place] = area.places
            found += [(card, place.owner) for place in places for card in place.cards]
        elif isinstance(area, Panel):
            found += [(card, area.owner) for card in area.cards]
        elif isinstance(area, Pile) and area.top is not None:
            found.append((area.top, -1))
    return found


@pytest.mark.parametrize("seed", [1, 2])
def test_options_light_the_cards_they_mean(seed: int) -> None:
    verbs: set[str] = set()
    for match in played(seed, 3, 400):
        assert match.question is not None
        seat = match.question.seat
        asked = scene_of(match, seat).question
        assert asked is not None
        for choice in asked.choices:
            if choice.verb in PREFIX:
                verbs.add(choice.verb)
                assert choice.concerns, choice
                assert all(id.startswith(PREFIX[choice.verb].format(seat + 1)) for id in choice.concerns), choice
            if choice.verb == "recruit-sergeant":
                assert choice.concerns == ["pile:sergeants"]
    assert {"play", "scan"} <= verbs


def test_cards_nobody_may_look_at_have_no_drawing() -> None:
    for match in played(3, 2, 200):
        for card, owner in cards_of(scene_of(match, 0)):
            if owner == 1 and card.id.startswith("hand:"):
                assert card.hidden
                assert (card.art, card.line, card.points) == ("", "", [])
            if not card.hidden:
                assert card.art


def test_free_roles_lie_on_the_table_to_choose_from() -> None:
    match = hb.new("encounters", players=2, seed=1)
    assert match.question is not None
    scene = scene_of(match, match.question.seat)
    roles = next(area for area in scene.areas if isinstance(area, Row) and area.id == "roles")
    shown = [card.id for place in roles.places for card in place.cards]
    assert scene.question is not None
    assert [choice.concerns for choice in scene.question.choices] == [[id] for id in shown]


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_an_objective_that_can_be_used_is_not_laid_out_as_a_card(lang: str) -> None:
    rooms = {"airlock": "perfect_organism"}
    t = encounters({"completed": 2, "recruit": 8, "rooms": rooms, "players": one(deck=[])}, scenario="alien")
    t.offers("use a_perfect_organism")
    view = t.match.view(0)
    shown = [
        place.id for area in view.rulebook.scene(view, lang).areas if isinstance(area, Row) for place in area.places
    ]
    assert "offered" not in shown


def test_actions_carry_their_price_and_what_lies_there() -> None:
    kinds: dict[str, set[str]] = {}
    for match in [match for seed in range(1, 7) for match in played(seed, 2, 300)]:
        assert match.question is not None
        asked = scene_of(match, match.question.seat).question
        assert asked is not None
        for choice in asked.choices:
            if choice.price is not None:
                kinds.setdefault(choice.verb, set()).add(choice.price.kind)
                assert choice.price.value.isdigit()
            if choice.verb in ("attack", "play", "recruit"):
                assert choice.note
    assert kinds["recruit"] == {"recruit"}
    assert kinds["scan"] == kinds["attack"] == {"attack"}


def test_cards_that_only_give_points_are_played_as_one_gesture() -> None:
    gestures = 0
    for match in played(2, 2, 300):
        assert match.question is not None
        asked = scene_of(match, match.question.seat).question
        assert asked is not None
        for route in asked.routes:
            gestures += 1
            assert len(route.texts) > 1
            assert ("both" if len(route.texts) == 2 else str(len(route.texts))) in route.label
            again = match.copy()
            for text in route.texts:
                again.play(again.read(text))
            assert again.question is not None
            assert not scene_of(again, again.question.seat).question.routes  # type: ignore[union-attr]
    assert gestures


def notes_of(match: Match) -> dict[str, str]:
    """What stands under the label of every open option, by its text."""
    assert match.question is not None
    asked = scene_of(match, match.question.seat).question
    assert asked is not None
    return {choice.text: choice.note for choice in asked.choices}


def test_whoever_ends_early_is_told_which_points_are_lost() -> None:
    """ENC-TRN-02"""
    t = encounters({"players": one("grunt", "specialist", "specialist")})
    assert notes_of(t.match)["end actions"] == ""
    t.play("play grunt")
    assert notes_of(t.match)["end actions"] == "What is left is lost: 1 Attack"
    t.play("play specialist", "play specialist")
    assert notes_of(t.match)["end actions"] == "What is left is lost: 1 Attack and 2 Recruit"


def test_a_sergeant_says_what_one_gets() -> None:
    t = encounters({"players": one(), "recruit": 3})
    assert "Recruit" in notes_of(t.match)["recruit sergeant"]


def test_a_payment_is_called_by_all_of_its_points() -> None:
    """ENC-CHO-30"""
    own = one("ready_for_anything", avatar="avatar_mercenary")
    t = encounters({"players": own, "attack": 2, "recruit": 3, "combat": ["prowling_drone"]})
    t.play("play ready_for_anything", "attack combat-1")
    asked = scene_of(t.match, 0).question
    assert asked is not None
    assert [choice.label for choice in asked.choices] == [
        "Pay 3 Attack", "Pay 2 Attack and 1 Recruit", "Pay 1 Attack and 2 Recruit", "Pay 3 Recruit"
    ]  # fmt: skip


def test_to_wait_and_to_leave_it_for_the_turn_are_told_apart() -> None:
    """ENC-COO-01"""
    t = encounters({"players": {"seat-1": hand("grunt"), "seat-2": hand("electric_prod")}}, players=2)
    t.offers("coordinate electric_prod")
    notes = notes_of(t.match)
    assert (notes["pass"], notes["stand back"]) == (
        "You are asked again after the next action", "You are not asked again this turn"
    )  # fmt: skip
