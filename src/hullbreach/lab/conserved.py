"""Nothing gets lost: what must hold for the components of a game at every question."""

from __future__ import annotations

from collections.abc import Callable

from hullbreach.games.corps.names import FACEHUGGER
from hullbreach.games.corps.state import ABSENT, CAPTURED, CHARACTERS, DIAL_MAX, ON_BOARD, Corps
from hullbreach.games.encounters.state import Encounters
from hullbreach.kernel.state import State


def complaints(game: str, state: State) -> list[str]:
    """What is wrong with the components of a state; empty when all are accounted for."""
    return [name for name, holds in CHECKS.get(game, []) if not holds(state)]


def endurance_cards(state: State) -> bool:
    """Every Endurance card lies in exactly one zone."""
    assert isinstance(state, Corps)
    cards = [*state.deck, *state.below, *state.exhaust, *state.discard, *state.removed]
    cards += [*state.turned, *state.playing, *state.lifted]
    for hand in state.hands:
        cards += hand
    for who in range(CHARACTERS):
        cards += [*state.weapons[who], *state.gear[who], *state.attached[who]]
    box = [card.index for card in state.setting.content.endurance for _ in range(card.copies)]
    return sorted(cards) == box


def tracker_cards(state: State) -> bool:
    """Every Motion Tracker card is in the deck, its discard or left out; all in the box before set-up ends."""
    assert isinstance(state, Corps)
    cards = sorted([*state.tracker, *state.tracker_discard, *state.tracker_out])
    return cards == list(range(len(state.setting.content.tracker))) or (state.round == 0 and not cards)


def blip_numbers(state: State) -> bool:
    """Every blip number is in the pool or under a blip on the board."""
    assert isinstance(state, Corps)
    numbers = sorted([*state.pool, *state.numbers.values()])
    return numbers == sorted(state.setting.content.blips) and state.numbers.keys() == state.blips.keys()


def tokens(state: State) -> bool:
    """No more barricades, tunnels, crates and Facehuggers than the box holds."""
    assert isinstance(state, Corps)
    counts = state.setting.content.counts
    barricades = state.barricaded.bit_count() + state.barricaded_points.bit_count()
    huggers = sum(1 for alien in state.aliens if alien > FACEHUGGER) + state.hugged.bit_count()
    crates = state.crates.bit_count() + state.carrying.bit_count() + state.crates_out
    return (
        barricades <= counts.barricade_tokens
        and len(set(state.tunnels)) == len(state.tunnels) <= counts.tunnel_tokens
        and huggers <= counts.facehugger_tokens
        and crates <= len(state.setting.mission.crates)
    )


def fates(state: State) -> bool:
    """Every character has one fate, and stands on the board exactly when that is its fate."""
    assert isinstance(state, Corps)
    return all(
        ABSENT <= state.fate[who] <= CAPTURED and (state.fate[who] == ON_BOARD) == (state.square[who] >= 0)
        for who in range(CHARACTERS)
    )


def squares(state: State) -> bool:
    """No two pieces share a square, and the masks tell where they are."""
    assert isinstance(state, Corps)
    characters = [square for square in state.square if square >= 0]
    mask = 0
    for square in characters:
        mask |= 1 << square
    aliens = 0
    for square in state.aliens.values():
        aliens |= 1 << square
    blips = 0
    for square in state.blips.values():
        blips |= 1 << square
    return (
        (mask, aliens, blips) == (state.character_squares, state.alien_squares, state.blip_squares)
        and not aliens & blips
        and not (aliens | blips) & mask
        and aliens.bit_count() == len(state.aliens)
        and blips.bit_count() == len(state.blips)
        and (mask | aliens | blips) & ~state.board.floor == 0
        and state.shut == state.board.shut(mask | aliens | blips, state.barricaded)
    )


def dials(state: State) -> bool:
    """Aim dials stay on their scale."""
    assert isinstance(state, Corps)
    return all(0 <= dial <= DIAL_MAX for dial in state.dial)


def all_600_cards(state: State) -> bool:
    """Every card of the encounters box lies in exactly one place; a Contaminant is the Hazard card it was."""
    assert isinstance(state, Encounters)
    g = state
    if not g.objectives:
        return True  # set-up is still laying them out
    cards = [*g.avatar, *g.aside, *g.hq, *g.lifted, *g.hive, *g.dead_enemies, *g.dead_characters, *g.discarded]
    cards += [*g.collected, *g.infested, *g.removed, *g.spare, *g.box, *g.hatchery, *g.sergeants, *g.barracks]
    cards += [*g.strike_deck, *g.strike_discard, *g.alien_deck, *g.alien_discard, *g.alien_avatars, *g.played]
    cards += [*g.objectives, *g.card_of.values(), g.setting.location_card, *[card for card, _ in g.attached]]
    for seat in range(g.seats):
        cards += [*g.decks[seat], *g.hands[seat], *g.discards[seat], *g.vigil[seat], *g.strikes[seat]]
        if not g.shown_agendas >> seat & 1:
            cards.append(g.agenda[seat])
    found = sorted([card for card in cards if card >= 0 and card != g.setting.contaminant])
    return found == [face.index for face in g.faces for _ in range(face.copies)]


CHECKS: dict[str, list[tuple[str, Callable[[State], bool]]]] = {
    "corps": [
        ("endurance cards", endurance_cards),
        ("tracker cards", tracker_cards),
        ("blip numbers", blip_numbers),
        ("tokens", tokens),
        ("fates", fates),
        ("squares", squares),
        ("dials", dials),
    ],
    "encounters": [("all 600 cards", all_600_cards)],
}
