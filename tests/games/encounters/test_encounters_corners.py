"""Corners of the rules that only odd positions or other content reach."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from hullbreach.games.encounters.content.load import Content, load
from hullbreach.games.encounters.rulebook import EncountersRulebook
from hullbreach.games.encounters.words import events
from hullbreach.kernel.match import sees
from hullbreach.kernel.scripted import Scripted
from tests.games.encounters.tables import encounters, hand

CONTENT = Path(__file__).parents[3] / "src" / "hullbreach" / "games" / "encounters" / "content"
ALIEN = {"fate": "alien", "avatar": "avatar_praetorian"}


def other_content(tmp_path: Path, *changes: tuple[str, str, str]) -> EncountersRulebook:
    """The game with some lines of its content changed, the first that reads so."""
    folder = tmp_path / "content"
    shutil.copytree(CONTENT, folder)
    for file, before, after in changes:
        path = folder / f"{file}.toml"
        text = path.read_text(encoding="utf-8")
        assert before in text
        path.write_text(text.replace(before, after, 1), encoding="utf-8")
    content = load(folder)

    class Other(EncountersRulebook):
        @property
        def content(self) -> Content:
            return content

    return Other()


@pytest.mark.rules("ENC-GEN-10", "ENC-OBJ-01")
def test_what_an_objective_always_does_it_does_while_it_is_the_current_one(tmp_path: Path) -> None:
    rulebook = other_content(tmp_path, ("objectives", "always = []", 'always = ["always: fortify 1 type=alien"]'))
    given: dict[str, object] = {"attack": 1, "combat": ["sluggish_drone"], "phase": "action"}
    for completed, need in ((0, 2), (1, 1), (2, 1)):
        table = Scripted(rulebook, {"players": 1}, {**given, "completed": completed})
        table.start(False, [])
        assert table.value("combat.0.attack") == need
        assert table.offers("attack combat-1") == (need == 1)


@pytest.mark.rules("ENC-SCN-01", "ENC-SCN-09")
def test_a_room_that_costs_nothing_can_be_scanned_without_points(tmp_path: Path) -> None:
    rulebook = other_content(tmp_path, ("rooms", "scan_cost = 1", "scan_cost = 0"))
    rooms = {room: {"card": card, "face_up": False} for room, card in (("weapons_locker", "ash"), ("airlock", "brett"))}
    table = Scripted(rulebook, {"players": 1}, {"phase": "action", "attack": 0, "rooms": rooms})
    table.start(False, [])
    assert [table.value(f"rooms.{room}.scan_cost") for room in rooms] == [0, 1]
    assert [table.offers(f"scan {room}") for room in rooms] == [True, False]


@pytest.mark.rules("ENC-ACH-01", "ENC-INF-01")
def test_nobody_else_is_told_of_a_hand_without_basics() -> None:
    deck = ["sensor_sweep", "captain_of_the_ship", "hide_in_the_locker", "plot_the_course", "suit_up", "electric_prod"]
    t = encounters({"players": {"seat-1": hand(deck=deck), "seat-2": {}}}, players=2)
    t.offers("end actions")
    told = [event for event in t.scripted.match.play("end actions") if event.phrase is events.ACHIEVEMENT]
    assert [[seat for seat in (0, 1) if sees(event, seat)] for event in told] == [[0]]


@pytest.mark.rules("ENC-INF-21", "ENC-SCN-10")
def test_only_whoever_looks_at_a_card_knows_it() -> None:
    rooms = {"airlock": {"card": "ash", "face_up": False}}
    given = {"turn": "seat-2", "rooms": rooms, "players": {"seat-1": {}, "seat-2": hand("follow_the_beacon")}}
    t = encounters(given, players=2)
    t.play("play follow_the_beacon").expect({"rooms.airlock.peeked": ["seat-2"]})


@pytest.mark.rules("ENC-CHO-33", "ENC-INF-18", "ENC-STR-19")
@pytest.mark.parametrize(
    ("own", "other", "deck", "asked"),
    [
        (["slash"], ["screech"], ["double_jaw"], False),
        (["slash"], ["acid_blood"], ["double_jaw"], True),
        (["slash"], ["screech"], ["acid_blood"], True),
        ([], ["acid_blood"], ["acid_blood"], False),
    ],
)
def test_an_alien_player_is_asked_as_far_as_everybody_can_count(
    own: list[str], other: list[str], deck: list[str], asked: bool
) -> None:
    seats = {"seat-1": {}, "seat-2": {**ALIEN, "hand": own}, "seat-3": {}}
    seats["seat-3"] = {"fate": "alien", "avatar": "avatar_hunter", "hand": other}
    given = {"attack": 9, "alien_deck": deck, "alien_discard": [], "strike_deck": ["scratch", "gash"]}
    t = encounters({**given, "players": seats}, players=3, player_aliens=True)
    t.play("attack player seat-2", stay="pass" if asked else "")
    t.expect({"players.seat-2.strikes": "none" if asked else ["scratch"]})
