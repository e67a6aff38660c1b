"""What the box says of itself: its tables of values, stat cards, dice and piles."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import hullbreach as hb
from hullbreach.bots import make
from hullbreach.games.hunt.content.load import load
from hullbreach.games.hunt.content.names import ALIEN, FACTIONS, MARINE, PREDATOR
from hullbreach.games.hunt.rulebook import RULEBOOK
from hullbreach.games.hunt.rules.state import Hunt
from hullbreach.games.hunt.words import options as opt
from hullbreach.kernel.chance import Dice, Die, Order, Pick, Seeded
from hullbreach.kernel.match import Match

REFERENCE = Path(__file__).resolve().parents[3] / "docs" / "rules" / "hunt.md"
DASH = "–"
SPECIAL = "*"
TYPES = {"T": "troop", "S": "support", "P": "hunter", "HQ": "hero"}


def printed(heading: str) -> list[list[str]]:
    """The rows of the first table under a heading of the reference."""
    section = REFERENCE.read_text("utf-8").split(f"### {heading}\n")[1].split("\n##")[0]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in re.findall(r"^\|.*\|$", section, re.M)]
    return rows[2:]


def number(cell: str) -> int:
    """A printed value; a dash or a star is none."""
    return -1 if cell in (DASH, SPECIAL) else int(cell)


@pytest.mark.rules("HUNT-STA-13")
@pytest.mark.parametrize(
    ("faction", "heading"),
    [(MARINE, "3.1 Marine units"), (ALIEN, "3.3 Alien units and weapons"), (PREDATOR, "3.4 Predator units")],
)
def test_units_have_the_values_of_the_tables(faction: int, heading: str) -> None:
    units = [unit for unit in load().units if unit.faction == faction and unit.type != "decoy"]
    for unit, row in zip(units, printed(heading), strict=True):
        armour = re.fullmatch(r"(\d+)(?:\((\d+)\))?", row[9])
        assert armour is not None
        assert unit.type == TYPES[row[1]], row[0]
        values = (unit.m, unit.cc, unit.rs, unit.st, unit.con, unit.ld, unit.w)
        assert values == tuple([number(cell) for cell in row[2:9]]), row[0]
        assert (unit.a, unit.a_min) == (int(armour[1]), int(armour[2] or 0)), row[0]
        lines = re.findall(r"([\d*]+)/([\d*]+)/(\d+)", row[10] + row[11])
        weapons = [load().weapons[weapon] for weapon in unit.weapons]
        assert [(w.st, w.roa, w.avv) for w in weapons] == [(number(s), number(r), int(a)) for s, r, a in lines], row[0]


@pytest.mark.rules("HUNT-COMP-03")
def test_there_is_a_stat_card_for_every_unit_of_the_box() -> None:
    count = {word: sum(u.faction == n and u.in_box > 0 for u in load().units) for n, word in enumerate(FACTIONS)}
    assert count == {"alien": 2, "predator": 3, "marine": 5}


@pytest.mark.rules("HUNT-COMP-02", "HUNT-CON-04", "HUNT-MOV-02")
def test_every_die_is_a_d20_and_whoever_moves_names_a_tile_and_nothing_more() -> None:
    settings = RULEBOOK.settle({"players": 3, "mission": "mission_03", "turn_cap": 5})
    match = Match(RULEBOOK, settings, RULEBOOK.start(settings), {})
    bots = [make("rules", seat) for seat in range(3)]
    source = Seeded(4)
    dice = moves = 0
    while match.outcome is None:
        if match.roll is not None:
            space = match.roll.space
            if isinstance(space, Die | Dice):
                dice += 1
                assert space.sides == 20
            else:
                assert isinstance(space, Order | Pick)
            match.face(space.draw(source))
            continue
        assert match.question is not None
        chosen = bots[match.question.seat].choose_fast(match)
        if chosen.phrase is opt.MOVE:
            moves += 1
            assert len(chosen.args) == 1
        match.play(chosen)
    assert dice > 20
    assert moves > 5


@pytest.mark.rules("HUNT-CON-14", "HUNT-CON-19")
def test_every_kind_of_card_has_a_deck_and_a_discard_of_its_own() -> None:
    match = hb.new("hunt", players=3, seed=4, mission="mission_03", turn_cap=5)
    bots = [make("rules", seat) for seat in range(3)]
    discarded: set[int] = set()
    while match.question is not None:
        match.play(bots[match.question.seat].choose_fast(match))
        g = match.state
        assert isinstance(g, Hunt)
        for side, faction in enumerate(g.fixed.factions):
            pile = g.discards[side]
            assert {g.fixed.content.strategy[card].faction for card in pile} <= {faction}
            discarded |= {side} if pile else set()
    assert len(discarded) == 3
