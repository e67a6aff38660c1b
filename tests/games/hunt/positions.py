"""Positions of hunt set up by hand, and procedures run on them with scripted dice and choices.

g = position({"marine-1": "armoury", "alien-1": "hall-2 alien_stalker down"}, mission="mission_03")
told = run(g, Damage(piece(g, "alien-1")), dice=[7])
"""

from __future__ import annotations

from dataclasses import replace

from hullbreach.games.hunt.content.board import Board
from hullbreach.games.hunt.content.goals import Step, Victory, parse_step
from hullbreach.games.hunt.content.load import load
from hullbreach.games.hunt.content.mission_records import Mission
from hullbreach.games.hunt.content.names import FACTIONS, MARINE, ROOMS
from hullbreach.games.hunt.content.skills import TEAM_TACTICS
from hullbreach.games.hunt.content.switches import choose
from hullbreach.games.hunt.rules.armies.profiles import Model, armed, decoy
from hullbreach.games.hunt.rules.fixed import MISSION, Fixed, Ground
from hullbreach.games.hunt.rules.state import ACTIVATION, Hunt
from hullbreach.kernel.errors import No
from hullbreach.kernel.options import Options, bits
from hullbreach.kernel.phrases import Events
from hullbreach.kernel.procedures import Procedure
from hullbreach.kernel.procedures import run as run_on
from hullbreach.kernel.requests import Ask, Roll

USUAL = ("colonial_marine_pulse_rifle", "alien_infant_warrior", "predator_hunter")
ALL = ("marine", "alien", "predator")


def goals(*texts: str, ordered: bool = False) -> Victory:
    """What a faction must do, step by step."""
    steps: list[Step] = [parse_step(text, "test") for text in texts]
    return Victory(ordered, tuple(steps))


def mission_with(id: str, **victory: Victory) -> Mission:
    """A mission of the box in which factions have other goals."""
    content = load()
    (mission,) = [each for each in content.missions if each.id == id]
    wanted = [victory.get(word, mission.victory[n]) for n, word in enumerate(FACTIONS)]
    return replace(mission, victory=tuple(wanted))


def position(
    pieces: dict[str, str],
    *,
    mission: str | Mission | None = "mission_01",
    board: Board | None = None,
    factions: tuple[str, ...] = ALL,
    mode: str = MISSION,
    turn: int = 1,
    points: int = 0,
    lists: bool = False,
    others: bool = False,
    **switches: object,
) -> Hunt:
    """A match in progress in which these pieces stand on the board: tile, then unit (or decoy), then down or hidden.

    others: sides without any have one somewhere out of the way, so that nobody is out.
    """
    content = load()
    if isinstance(mission, str):
        mission = mission_with(mission)
    if board is None:
        assert mission is not None
        board = mission.board
    sides = tuple([FACTIONS.index(word) for word in factions])
    ground = Ground(
        mode=mode,
        board=board,
        mission=mission,
        factions=sides,
        side_of_seat=tuple(range(len(sides))),
        sizes=(12,) * len(sides),
        switches=choose(content.switches, switches),
        lists=lists,
        points=points,
    )
    g = Hunt(len(sides), Fixed(content, ground))
    g.turn = turn
    g.phase = ACTIVATION
    g.order = tuple(range(len(sides)))
    g.winner = 0
    for word, described in pieces.items():
        put(g, word, described)
    for side, word in enumerate(g.fixed.side_words):
        if others and not g.tiles_of[side]:
            put(g, f"{word}-12", g.fixed.board.names[_out_of_the_way(g)])
    g.look_again()
    return g


def _out_of_the_way(g: Hunt) -> int:
    """A tile on which nobody stands or sees anybody."""
    taken = 0
    for tiles in g.tiles_of:
        taken |= tiles
    return [tile for tile in bits(g.fixed.board.rooms) if not g.sight[tile] & taken][-1]


def put(g: Hunt, word: str, described: str) -> int:
    """One piece more on the board."""
    content = g.fixed.content
    number = piece(g, word)
    tile, *more = described.split()
    faction = g.faction(number)
    unit = more[0] if more and more[0] not in ("down", "hidden", "up") else USUAL[faction]
    face = more[-1] if more and more[-1] in ("down", "hidden") else "up"
    bit = 1 << number
    if unit == "decoy":
        model = decoy(content.unit_index["decoy"])
        g.decoys |= bit
        face = "down"
    else:
        record = content.units[content.unit_index[unit]]
        model = Model(armed(record, tuple([content.weapons[n] for n in record.weapons])))
    g.roster = (*g.roster, model)
    who = len(g.roster) - 1
    if faction == MARINE and face == "down" and model.profile.skills & TEAM_TACTICS:
        g.pools[g.side(number)] = (*g.pools[g.side(number)], who)
    else:
        g.who[number] = who
    g.base[number] = model.profile.base
    if face == "up":
        g.up |= bit
        g.seen |= bit
    if face == "hidden":
        g.hidden |= bit
    g.put(number, tile_of(g, tile))
    return number


def piece(g: Hunt, word: str) -> int:
    """The number of a piece."""
    return g.fixed.value("piece", word)


def tile_of(g: Hunt, word: str) -> int:
    """The number of a tile, by its name, its room, or as the n-th corridor or vent of the board: hall-3, vent-1."""
    board = g.fixed.board
    kind, _, number = word.partition("-")
    if kind in ("hall", "vent"):
        tiles = bits(board.corridors if kind == "hall" else board.vents)
        return tiles[int(number) - 1]
    return board.tile_of_room[ROOMS.index(word)] if word in ROOMS else board.find(word)


def activate(g: Hunt, word: str, points: int = 2) -> int:
    """A piece is in the middle of its activation."""
    g.active = piece(g, word)
    g.active_side = g.side(g.active)
    g.points = points
    g.back_to = g.tile[g.active]
    return g.active


def texts(g: Hunt, options: Options) -> list[str]:
    """The canonical texts of options."""
    return [option.text(g.fixed) for option in options]


def run(g: Hunt, *procedures: Procedure, dice: list[int] | None = None, choices: list[str] | None = None) -> list[str]:
    """Run procedures to their end with these dice and choices; all of them are needed. Returns what was told."""
    faces, wanted = list(dice or []), list(choices or [])
    g.told = []
    g.stack += procedures[::-1]
    g.at += [0] * len(procedures)
    request = run_on(g, None, False)
    while request is not None:
        g.request = request
        if isinstance(request, Roll):
            assert faces, f"no die for {request.name.say(request.about, g.fixed)}"
            request = run_on(g, faces.pop(0), True)
        else:
            assert isinstance(request, Ask)
            said = texts(g, request.options)
            assert wanted, f"{request.prompt.say(request.about, g.fixed)}: {said}"
            assert wanted[0] in said, f"{wanted[0]!r} is not among {said}"
            request = run_on(g, request.options[said.index(wanted.pop(0))], True)
    assert [*faces, *wanted] == []
    return told(g)


def told(g: Hunt) -> list[str]:
    """What happened, as texts."""
    return [event.text() for event in Events(g.fixed, tuple(g.told)).listed()]


def reason(no: No | None) -> str:
    """Why not, with the rule; empty when it is allowed."""
    return "" if no is None else f"{no.reason} {no.rule}"
