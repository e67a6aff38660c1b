"""Who takes the field: the models of the box, forces of a mission, and how they come to be tokens. HUNT-SET-07

A token tells nobody who it is, its number neither: where that matters tokens are given out at random. Marine tokens
are nobody in particular until they are revealed (HUNT-BLIP-11).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from hullbreach.games.hunt.content.load import Content
from hullbreach.games.hunt.content.mission_records import FULL_BOX, Mission
from hullbreach.games.hunt.content.names import ALIEN, MARINE, PREDATOR
from hullbreach.games.hunt.content.skills import TEAM_TACTICS
from hullbreach.games.hunt.rules.armies.profiles import Model, armed, decoy
from hullbreach.games.hunt.rules.state import UNFIXED, Hunt
from hullbreach.games.hunt.rules.tokens.known_names import meet
from hullbreach.games.hunt.words import rolls
from hullbreach.kernel.chance import Order
from hullbreach.kernel.options import bits
from hullbreach.kernel.procedures import Next, Procedure
from hullbreach.kernel.requests import Roll

LISTS = "lists"
OF_MISSION = "mission"
SERGEANT = "sergeant"


@dataclass(frozen=True)
class Force:
    """The models of a side, and the decoys it starts with; spare: models of the box that may come later."""

    models: tuple[Model, ...]
    decoys: int = 0
    spare: tuple[Model, ...] = ()

    def tokens(self, content: Content) -> list[Model]:
        """Everybody who is deployed, big bases first, as they are easier to place (HUNT-SET-04, HUNT-SET-05)."""
        return [*sorted(self.models, key=_size), *[decoy(content.decoy)] * self.decoys]


def _size(model: Model) -> int:
    return -model.profile.base


@lru_cache(maxsize=1024)
def plain(content: Content, unit: int, group: int = 0, level: int = 1) -> Model:
    """A model as its unit is printed; matches share those that are alike."""
    printed = content.units[unit]
    return Model(armed(printed, tuple([content.weapons[n] for n in printed.weapons])), group, level)


def decoys_of(content: Content, faction: int) -> int:
    """The decoys that a faction starts with unless a mission says otherwise (HUNT-SET-05)."""
    return content.tables.decoys_at_start if faction == PREDATOR else 0


def box_forces(content: Content, mission: Mission, factions: Sequence[int], word: str) -> list[Force]:
    """What each side has: what the mission says, else the full box, or what the switch asks for (HUNT-MIS-19)."""
    if word == OF_MISSION:
        start = mission.force_of(factions, content.starting_forces[FULL_BOX])
    else:
        start = content.starting_forces[word]
    return [
        Force(
            tuple([plain(content, unit) for unit, count in start.models[faction] for _ in range(count)]),
            start.decoys if faction == PREDATOR else 0,
            tuple(_spare(content, start.models[faction])) if faction == ALIEN else (),
        )
        for faction in factions
    ]


def _spare(content: Content, used: Sequence[tuple[int, int]]) -> list[Model]:
    """The Aliens of the box that a force leaves there: hosts may still bring them into play (HUNT-DEC-53)."""
    many = dict(used)
    return [
        plain(content, unit.index)
        for unit in content.units
        if unit.faction == ALIEN
        for _ in range(unit.in_box - many.get(unit.index, 0))
    ]


def sizes_of(content: Content, factions: Sequence[int], forces: Sequence[Force], lists: bool) -> tuple[int, ...]:
    """How many pieces each side may come to have: those of the start, and those that can come later.

    Of the box Aliens come back as far as there are models (HUNT-DEC-53); with lists every enemy may become a host.
    """
    found: list[int] = []
    total = sum([len(force.models) for force in forces])
    for faction, force in zip(factions, forces, strict=True):
        size = len(force.models) + force.decoys + len(force.spare)
        if faction == PREDATOR:
            size = max(size, len(force.models) + content.decoys)
        elif faction == ALIEN and lists:
            size += total - len(force.models)
        found.append(size)
    return tuple(found)


def is_fixed(g: Hunt, model: Model) -> bool:
    """Whether a token stands for this one model from the start (HUNT-DEC-16)."""
    profile = model.profile
    if g.fixed.ground.face_up or profile.faction != MARINE or not profile.skills & TEAM_TACTICS:
        return True
    own_token = g.fixed.content.units[profile.unit].role == SERGEANT and profile.type != "hero"
    return own_token and g.fixed.switches.sergeant_own_blip


@dataclass
class Muster(Procedure):
    """The forces come to the table: every model has a token, and only its owner knows which. HUNT-SET-04"""

    forces: tuple[Force, ...]

    def gather(self, g: Hunt) -> Next:
        roster: list[Model] = []
        spare = 0
        found: list[Procedure] = []
        for side, force in enumerate(self.forces):
            tokens = force.tokens(g.fixed.content)
            found.append(GiveTokens(side, len(roster), len(tokens)))
            roster += tokens
        for side, force in enumerate(self.forces):
            first = g.fixed.first[side] + len(force.models) + force.decoys
            for piece, model in enumerate(force.spare, first):
                roster.append(model)
                g.who[piece] = number_of(roster, model)
                g.base[piece] = model.profile.base
                spare |= 1 << piece
        g.roster = tuple(roster)
        meet(g, spare)
        return tuple(found)


@dataclass
class GiveTokens(Procedure):
    """One side's models get their tokens, so many from a place of the roster on. HUNT-COMP-10"""

    side: int
    start: int
    count: int

    def shuffle(self, g: Hunt) -> Next:
        models = g.roster[self.start : self.start + self.count]
        pieces = range(g.fixed.first[self.side], g.fixed.first[self.side] + self.count)
        # Models that are alike need no secret of which is which.
        if g.fixed.ground.face_up or not any(is_fixed(g, model) for model in models) or len(set(models)) < 2:
            give_tokens(g, self.start, pieces)
            return g.finish()
        return Roll(rolls.TOKENS, (self.side,), Order("piece", list(pieces)))

    def give(self, g: Hunt, order: tuple[int, ...]) -> Next:
        give_tokens(g, self.start, order)
        return None


def number_of(roster: Sequence[Model], model: Model) -> int:
    """The number of the first in a roster who is like a model, which is in it."""
    unit = model.profile.unit
    return next(n for n, each in enumerate(roster) if each.profile.unit == unit and each == model)


def give_tokens(g: Hunt, start: int, pieces: Sequence[int]) -> None:
    """These pieces stand for the models from this place of the roster on.

    Models that are alike are the same number, the first of them: which of them somebody is means nothing.
    """
    for place, piece in enumerate(pieces, start):
        model = g.roster[place]
        roster = number_of(g.roster, model)
        g.base[piece] = model.profile.base
        if is_fixed(g, model):
            g.who[piece] = roster
        else:
            side = g.side(piece)
            g.pools[side] = (*g.pools[side], roster)
        if model.profile.type == "decoy":
            g.decoys |= 1 << piece
    if g.fixed.ground.face_up:
        meet(g, sum([1 << piece for piece in pieces]))


def mustered(g: Hunt, side: int) -> list[int]:
    """The pieces of a side that wait to be deployed, in the order of the roster; nobody in particular by number."""
    named: list[tuple[int, int]] = []
    unnamed: dict[int, list[int]] = {}
    # What is known to stay in the box does not wait.
    spare = 0 if g.fixed.ground.face_up else g.seen
    for piece in bits(g.fixed.masks[side] & ~spare):
        if g.who[piece] != UNFIXED:
            named.append((g.who[piece], piece))
        else:
            unnamed.setdefault(g.base[piece], []).append(piece)
    named += [(roster, unnamed[g.roster[roster].profile.base].pop(0)) for roster in g.pools[side]]
    return [piece for _, piece in sorted(named)]
