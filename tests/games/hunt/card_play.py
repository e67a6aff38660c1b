"""Cards played in positions set up by hand: hands, the window between activations, windows of their own."""

from __future__ import annotations

from hullbreach.games.hunt.rules.cards.playing import cannot_play
from hullbreach.games.hunt.rules.cards.windows import Between, window
from hullbreach.games.hunt.rules.state import NOBODY, Hunt
from hullbreach.games.hunt.rules.turn import environment
from hullbreach.games.hunt.rules.turn.environment import DrawEnvironment
from hullbreach.kernel.procedures import Procedure
from hullbreach.kernel.procedures import run as run_on
from hullbreach.kernel.requests import Ask
from tests.games.hunt.boards import HIVE, board
from tests.games.hunt.positions import position, reason, run, texts

BETWEEN = "between_activations"
# Whoever has neither tokens nor Improved Hide is asked for cards only.
STALKER, PREDATOR = "alien_stalker", "predator_hunter"


def deal(pieces: dict[str, str], text: str = HIVE, **more: object) -> Hunt:
    """A position on a little board, everybody's cards still in the decks."""
    g = position(pieces, board=board(text), **more)  # type: ignore[arg-type]
    for side, faction in enumerate(g.fixed.factions):
        g.decks[side] = g.fixed.content.deck(faction)
    return g


def hold(g: Hunt, *cards: str) -> None:
    """These cards come from the decks into the hands of their factions."""
    for id in cards:
        card = number(g, id)
        side = g.fixed.factions.index(g.fixed.content.strategy[card].faction)
        g.decks[side].remove(card)
        g.hands[side] = tuple(sorted((*g.hands[side], card)))


def number(g: Hunt, id: str) -> int:
    """The number of a Strategy card."""
    return g.fixed.content.strategy_index[id]


def side_of(g: Hunt, id: str) -> int:
    """The side whose card this is."""
    return g.fixed.factions.index(g.fixed.content.strategy[number(g, id)].faction)


def play(g: Hunt, id: str, *choices: str, dice: list[int] | None = None) -> list[str]:
    """A card is played between two activations, as the only one in its hand, and carried out."""
    if number(g, id) not in g.hands[side_of(g, id)]:
        hold(g, id)
    return run(g, Between(side_of(g, id)), choices=[f"play {id}", *choices], dice=dice)


def no_play(g: Hunt, id: str, timing: str = BETWEEN, piece: int = NOBODY) -> str:
    """Why a card cannot be played, with the rule; empty when it can."""
    if number(g, id) not in g.hands[side_of(g, id)]:
        hold(g, id)
    return reason(cannot_play(g, side_of(g, id), number(g, id), timing, piece))


def moment(g: Hunt, timing: str, side: int, piece: int, *choices: str, dice: list[int] | None = None) -> list[str]:
    """One side's window at a moment, to its end."""
    following = window(g, timing, side, piece)
    assert following is not None, f"nobody is asked {timing}"
    return run(g, following, choices=list(choices), dice=dice)


def offered(g: Hunt, procedure: Procedure) -> list[str]:
    """What the first question of a procedure offers; the procedure is dropped again."""
    return texts(g, asked(g, procedure).options)


def asked(g: Hunt, procedure: Procedure) -> Ask:
    """The first question of a procedure, which stays open on a copy of the state."""
    copy = g.copy()
    copy.stack, copy.at = [procedure], [0]
    request = run_on(copy, None, False)
    assert isinstance(request, Ask)
    return request


def event(g: Hunt, id: str, *choices: str, dice: list[int] | None = None) -> list[str]:
    """An Environment card is drawn and carried out."""
    g.environment_deck = [g.fixed.content.environment_index[id]]
    return run(g, DrawEnvironment(), choices=list(choices), dice=dice)


def end_of_turn(g: Hunt) -> None:
    """What holds until the end of the turn ends, and the Environment card is put away."""
    from hullbreach.games.hunt.rules.cards.lasting import TURN, forget

    forget(g, TURN)
    environment.discard_environment(g)
    g.close()
