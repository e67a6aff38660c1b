"""What must be true of a mission beyond making sense on its own: members, tokens, ways, the rules of the box."""

from __future__ import annotations

from collections.abc import Sequence

from hullbreach.games.corps.content.component_records import Counts
from hullbreach.games.corps.content.conditions import CratesOut, Exited
from hullbreach.games.corps.content.mission_records import FURTHER_LEVEL, NO_SPAWN_POINT, Mission
from hullbreach.kernel.errors import meant
from hullbreach.parts.grammar import one_of
from hullbreach.parts.reader import Reader

NEAREST_SPAWN = 3
"""A spawn point lies at least this many steps from every start square."""


def check_mission(
    r: Reader, m: Mission, counts: Counts, characters: Sequence[str], cards_per_level: Sequence[int], box: bool
) -> None:
    """Complain about everything that a mission must not have or lack; ``box``: it is one of the nine."""
    _check_members(r, m, characters)
    _check_counts(r, m, counts, cards_per_level)
    if box:
        _check_box(r, m, counts)
    _check_ways(r, m, NEAREST_SPAWN if box else 1)


def _check_members(r: Reader, m: Mission, characters: Sequence[str]) -> None:
    members = [name for group in m.groups for name in group.members]
    for name in members:
        if name not in characters:
            r.wrong("groups: members", f"{name!r}, expected {one_of(characters)}{meant(name, characters)}")
    if ("newt" in members) != (m.newt == "yes"):
        r.wrong("squad: newt", f"{m.newt!r} does not fit the members of the groups")
    if not members:
        r.wrong("groups", "empty, nobody starts anywhere")


def _check_counts(r: Reader, m: Mission, counts: Counts, cards_per_level: Sequence[int]) -> None:
    for key, used, there_are in (
        ("blips", len(m.blips), counts.blip_tokens),
        ("reinforcements: at", len(m.blips) + len(m.reinforcements.squares), counts.blip_tokens),
        ("crates", len(m.crates), counts.crate_tokens),
        ("computers", len(m.computers), counts.computer_tokens),
        ("exits", len(m.exits), counts.exit_tokens),
        ("barricades", len(m.barricades) + m.player_barricades, counts.barricade_tokens),
        ("sentry_guns", m.sentry_guns, counts.sentry_gun_tokens),
        ("facehuggers", len(m.facehuggers), counts.facehugger_tokens),
    ):
        if used > there_are:
            r.wrong(key, f"{used}, but the box holds {there_are}")
    for level, (used, there_are) in enumerate(zip(m.tracker.levels, cards_per_level, strict=True), 1):
        if used > there_are:
            r.wrong(f"tracker: level{level}", f"{used} cards, but there are {there_are}")
    for edition, further in m.tracker.further.items():
        used, there_are = m.tracker.levels[FURTHER_LEVEL - 1] + max(further), cards_per_level[FURTHER_LEVEL - 1]
        if used > there_are:
            r.wrong(f"tracker: further: {edition}", f"{used} cards in all, but there are {there_are}")
    if not m.victory:
        r.wrong("victory", "empty, expected at least one line")
    for at, line in enumerate(m.victory):
        if isinstance(line, Exited | CratesOut) and not m.exits:
            r.wrong(f"victory[{at}]", f"{line.word} needs an exit, but the mission has none")


def _check_box(r: Reader, m: Mission, counts: Counts) -> None:
    """Boards and tokens are used as they lie in the box; bug hunts share their special rules."""
    if (m.seats_min, m.seats_max) != (1, 6):
        r.wrong("squad", "expected one to six seats")
    if len({p.face[0] for p in m.boards}) != len(m.boards):
        r.wrong("boards", "one board used twice")
    if len(m.mission_blips) not in (0, counts.mission_blip_tokens):
        r.wrong("mission_blips", f"{len(m.mission_blips)}, expected none or {counts.mission_blip_tokens}")
    if NO_SPAWN_POINT in m.spawn_points:
        r.wrong("spawn_points", "expected the spawn points 1, 2, 3 and 4")
    hunt = m.kind == "bug_hunt"
    if (m.newt == "no") != hunt or (m.newt == "found") != (m.id == "newt"):
        r.wrong("squad: newt", f"{m.newt!r} does not fit a mission of this kind")
    if m.pistol_only != hunt:
        r.wrong("equip", "pistol_only belongs to bug hunts, and each of them has it")
    if m.tracker.reshuffle == hunt:
        r.wrong("tracker: reshuffle", "false belongs to bug hunts, and each of them has it")
    if (m.after == "stand_alone") != hunt:
        r.wrong("after", "stand_alone belongs to bug hunts, and each of them has it")
    if (m.sentry_guns > 0) != (hunt or m.id == "survive"):
        r.wrong("sentry_guns", "belong to bug hunts and to mission survive, and each of them has them")


def _check_ways(r: Reader, m: Mission, nearest: int) -> None:
    """Everything can be reached from the start, and spawn points lie some steps away from it."""
    board = m.board
    start = 0
    for group in m.groups:
        for s in group.start:
            start |= 1 << s
    rings = board.rings(start, 0, 0)
    reached = 0
    for ring in rings:
        reached |= ring
    cut_off = board.floor & ~reached
    if cut_off:
        s = cut_off.bit_length() - 1
        r.wrong("boards", f"square {board.name(s)} cannot be reached from the start")
    for s in m.computers:
        if not board.touching(s, 0) & reached:
            r.wrong("computers", f"the computer at {board.name(s)} cannot be reached")
    for n, s in enumerate(m.spawn_points, 1):
        if s != NO_SPAWN_POINT and any(ring >> s & 1 for ring in rings[:nearest]):
            r.wrong("spawn_points", f"spawn point {n} is less than {nearest} steps from a start square")
    if m.barricades and m.mission_blips:
        shut = sum([1 << door for door in m.barricades])
        behind = 0
        for ring in board.rings(start, shut, 0):
            behind |= ring
        if any(behind >> s & 1 for s in m.mission_blips):
            r.wrong("barricades", "do not keep the squad from the mission blips")
