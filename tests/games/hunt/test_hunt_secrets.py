"""Who knows whom: what a seat sees of forces by points. HUNT section 37"""

from __future__ import annotations

from collections import Counter

import pytest

from hullbreach.games.hunt.rules.armies.lists import Draft, cost_of, models_of
from hullbreach.games.hunt.rules.armies.profiles import Model, stranger
from hullbreach.games.hunt.rules.secrets import conceal, resample
from hullbreach.games.hunt.rules.state import ACTIVATION, SETUP, UNFIXED, Hunt
from hullbreach.games.hunt.rules.tokens.known_names import meet
from hullbreach.kernel.chance import Seeded
from hullbreach.kernel.match import SPECTATOR
from hullbreach.kernel.options import bits
from hullbreach.parts.known import UNKNOWN
from tests.games.hunt.boards import APART
from tests.games.hunt.fights import FLAMER, INFANT, PREDALIEN, STALKER, field
from tests.games.hunt.matches import Game
from tests.games.hunt.positions import activate, piece

MARINE, ALIEN, PREDATOR = range(3)


def apart() -> Hunt:
    """Forces by points out of each other's sight, each with a model and a token."""
    return field(
        {
            "marine-1": "r0c0",
            "marine-2": f"r0c0 {FLAMER} down",
            "marine-3": "r0c1 power_loader down",
            "alien-1": f"r1c0 {INFANT}",
            "alien-2": f"r1c0 {STALKER} down",
            "predator-1": "r2c0 decoy",
            "predator-2": "r2c0 down",
        },
        APART,
        lists=True,
    )


@pytest.mark.rules("HUNT-FORC-14", "HUNT-BLIP-23")
@pytest.mark.parametrize(
    ("seat", "strangers"),
    [
        (MARINE, {"alien-2", "predator-2"}),
        (ALIEN, {"marine-2", "marine-3", "predator-2"}),
        (PREDATOR, {"marine-2", "marine-3", "alien-2"}),
    ],
)
def test_of_a_force_by_points_others_know_whom_they_have_seen(seat: int, strangers: set[str]) -> None:
    g = apart()
    # The token of the Marines is nobody yet: its model waits in the pool.
    number = {word: g.who[piece(g, word)] for word in ("marine-3", "alien-2", "predator-2")}
    number["marine-2"] = g.pools[MARINE][0]
    unknown = {number[word] for word in strangers}
    seen = conceal(g, seat)
    assert {n for n, model in enumerate(seen.roster) if model == stranger()} == unknown
    assert all(seen.roster[n] == g.roster[n] for n in range(len(g.roster)) if n not in unknown)
    assert seen.pools[MARINE] == (g.pools[MARINE] if seat == MARINE else (UNKNOWN,))


@pytest.mark.rules("HUNT-BLIP-23")
def test_a_spectator_knows_nobody_face_down() -> None:
    g = apart()
    seen = conceal(g, SPECTATOR)
    assert [model == stranger() for model in seen.roster] == [False, True, True, False, True, False, True]
    for word in ("marine-2", "marine-3", "alien-2", "predator-1", "predator-2"):
        assert seen.who[piece(g, word)] == UNFIXED
    for word in ("marine-1", "alien-1"):
        assert seen.who[piece(g, word)] == g.who[piece(g, word)]
    assert seen.decoys == 0


@pytest.mark.rules("HUNT-BLIP-23", "HUNT-DEC-67")
def test_what_a_token_has_done_in_its_activation_is_known_to_its_side_only() -> None:
    g = field({"marine-1": "r0c0 down", "alien-1": "r1c0"}, APART)
    active = activate(g, "marine-1", points=1)
    g.used[active] = 1
    assert [conceal(g, seat).points for seat in (MARINE, ALIEN, SPECTATOR)] == [1, 0, 0]
    assert [conceal(g, seat).used[active] for seat in (MARINE, ALIEN, SPECTATOR)] == [1, 0, 0]
    activate(g, "alien-1", points=1)
    assert conceal(g, MARINE).points == 1


def worlds(g: Hunt, seat: int) -> list[Hunt]:
    return [resample(g, seat, Seeded(n)) for n in range(12)]


def swarm(phase: int) -> Hunt:
    """Two tokens of the Aliens on the board, one that is not, and a Marine token who is nobody yet."""
    g = field(
        {
            "alien-1": f"r1c0 {INFANT} down",
            "alien-2": f"r1c0 {STALKER} down",
            "alien-3": f"r1c1 {PREDALIEN} down",
            "marine-1": "r0c0",
            "marine-2": f"r0c0 {FLAMER} down",
        },
        APART,
    )
    off = piece(g, "alien-3")
    g.put(off, -1)
    g.base[off] = g.base[piece(g, "alien-1")]
    g.phase = phase
    return g


@pytest.mark.rules("HUNT-BLIP-01", "HUNT-BLIP-23")
@pytest.mark.parametrize(("phase", "fixed"), [(ACTIVATION, True), (SETUP, False)])
def test_tokens_of_others_could_be_each_other(phase: int, fixed: bool) -> None:
    g = swarm(phase)
    first, second, off = [piece(g, f"alien-{n}") for n in (1, 2, 3)]
    found = worlds(g, MARINE)
    assert {world.who[first] for world in found} == {
        g.who[n] for n in ((first, second) if fixed else (first, second, off))
    }
    # Who is off the board was there before; in the set-up all of them wait.
    assert ({world.who[off] for world in found} == {g.who[off]}) is fixed
    assert all(sorted(world.who) == sorted(g.who) for world in found)


@pytest.mark.rules("HUNT-BLIP-11")
def test_a_side_knows_its_own_tokens_and_a_marine_token_stays_nobody() -> None:
    g = swarm(ACTIVATION)
    assert all(world.who == g.who for world in worlds(g, ALIEN))
    nobody = piece(g, "marine-2")
    assert all(world.who[nobody] == UNFIXED for seat in (MARINE, ALIEN, SPECTATOR) for world in worlds(g, seat))


@pytest.mark.rules("HUNT-FORC-14", "HUNT-DEC-79")
@pytest.mark.parametrize("seat", [MARINE, ALIEN, SPECTATOR])
def test_whom_others_bought_is_anybody_of_the_same_base(seat: int) -> None:
    g = apart()
    g.drafts = (Draft(done=True),) * 3
    found = worlds(g, seat)
    for word in ("marine-3", "alien-2", "predator-2"):
        token = piece(g, word)
        assert {world.model(token).profile.base for world in found} == {g.base[token]}
    # What they bought is not looked up: a token may be another in every world but its own side's.
    units = {world.model(piece(g, "alien-2")).profile.unit for world in found}
    assert (units == {g.model(piece(g, "alien-2")).profile.unit}) == (seat == ALIEN)


@pytest.mark.rules("HUNT-BLIP-13", "HUNT-DEC-18")
def test_one_of_two_tokens_is_the_decoy_in_every_world() -> None:
    g = apart()
    g.drafts = (Draft(done=True),) * 3
    decoy, real = piece(g, "predator-1"), piece(g, "predator-2")
    assert {world.decoys for world in worlds(g, MARINE)} == {1 << decoy, 1 << real}
    assert {world.decoys for world in worlds(g, PREDATOR)} == {1 << decoy}


def units(models: list[Model]) -> Counter[tuple[int, int]]:
    return Counter([(model.profile.unit, model.level) for model in models if model.profile.type != "decoy"])


def listed(g: Hunt, of: int) -> Counter[tuple[int, int]]:
    """Everybody of a force by points: tokens that are somebody, and those who are nobody yet."""
    pieces = [g.model(piece) for piece in bits(g.fixed.masks[of]) if g.who[piece] != UNFIXED]
    return units(pieces + [g.roster[n] for n in g.pools[of]])


def cost(g: Hunt, of: int) -> int:
    return cost_of(g.fixed.content, g.fixed.factions[of], g.drafts[of])


@pytest.mark.rules("HUNT-FORC-14", "HUNT-DEC-79")
@pytest.mark.parametrize(
    "settings",
    [
        {"mission": "mission_01", "forces": "lists"},
        {"mission": "arena", "players": 2, "horde_by": "player", "horde": "predator", "arena": "medium"},
    ],
)
def test_a_list_that_others_imagine_costs_what_everybody_was_told(settings: dict[str, object]) -> None:
    game = Game(**settings)
    game.until("activate")
    g = game.g
    # Somebody is seen of every side whose tokens are somebody.
    for of in range(g.fixed.sides):
        meet(g, sum([1 << piece for piece in bits(g.fixed.masks[of]) if g.who[piece] != UNFIXED][:2]))
    varied = 0
    for seat in range(g.seats):
        found = worlds(g, seat)
        # What is drawn from a world that was drawn keeps to it, too.
        found += [resample(world, seat, Seeded(n)) for n, world in enumerate(found)]
        for of in range(g.fixed.sides):
            assert {cost(world, of) for world in found} == {cost(g, of)}
            for world in found:
                bought = models_of(g.fixed.content, g.fixed.factions[of], world.drafts[of])
                assert units(bought) == listed(world, of)
            varied |= (len({frozenset(listed(world, of).items()) for world in found}) > 1) << of
    # Of the Aliens of mission 1 only one list has such bases and such a price once its two biggest were seen.
    assert varied == (0b101 if g.fixed.sides == 3 else 0b11)


@pytest.mark.rules("HUNT-FORC-14")
def test_the_points_of_a_list_are_no_hint_while_it_is_bought() -> None:
    game = Game(mission="arena", players=2, horde_by="player", list="build", points=100, arena_head_start=0)
    game.play(0, "begin group with colonial_marine_pulse_rifle")
    game.play(1, "add alien_infant_warrior to 1")
    g = game.g
    assert g.drafts[1].models
    assert all(not world.drafts[1].models for world in worlds(g, 0))
