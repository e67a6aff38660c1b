"""What people see of nemesis: the ship as far as it is known, the risk of a move, what only one seat knows, the end."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest

from hullbreach.games.nemesis.rulebook import RULEBOOK
from hullbreach.games.nemesis.rules.ending.objectives import is_met
from hullbreach.games.nemesis.rules.state import Nemesis
from hullbreach.games.nemesis.rules.terms import (
    AWAKE,
    BY_ENGINES,
    BY_EXPLOSION,
    BY_FIRES,
    BY_SELF_DESTRUCT,
    BY_TIME,
    DEAD,
    LAUNCHED,
    NOWHERE,
)
from hullbreach.games.nemesis.show.scene_ending import ending_board
from hullbreach.kernel.chance import Seeded
from hullbreach.kernel.match import Match
from hullbreach.kernel.outcome import Outcome
from hullbreach.kernel.scene import Badge, Card, Choice, Graph, Link, Node, Panel, Row, Scene
from hullbreach.text import LANGS, Messages
from tests.games.nemesis.tables import Table


def seen(table: Table, seat: int = 0, lang: str = "en") -> Scene:
    return RULEBOOK.scene(table.match.view(seat), lang)


def ship(scene: Scene) -> Graph:
    return next(area for area in scene.areas if isinstance(area, Graph))


def room(scene: Scene, number: str) -> Node:
    return next(node for node in ship(scene).nodes if node.id == f"room:{number}")


def corridor(scene: Scene, one: str, other: str) -> Link:
    ends = {f"room:{one}", f"room:{other}"}
    return next(link for link in ship(scene).links if {link.one, link.other} == ends)


def kinds(of: Node | Link) -> dict[str, str]:
    return {badge.kind: badge.value for badge in of.badges}


def panel(scene: Scene, id: str) -> Panel:
    return next(area for area in scene.areas if isinstance(area, Panel) and area.id == id)


def stats(panel: Panel) -> dict[str, str]:
    return {stat.id: stat.value for stat in panel.stats}


def hand(scene: Scene, seat: int) -> list[Card]:
    row = next(area for area in scene.areas if isinstance(area, Row) and area.id == "hands")
    return next(place.cards for place in row.places if place.owner == seat)


def move(scene: Scene, text: str) -> Choice:
    assert scene.question is not None
    return next(choice for choice in scene.question.choices if choice.text == text)


# ---- the ship


def test_rooms_are_told_as_far_as_they_are_explored() -> None:
    table = Table("captain", "scout").tile("006", "canteen", 2)
    scene = seen(table)
    known = room(scene, "006")
    assert known.kind == "room"
    assert known.name == "Canteen"
    assert kinds(known)["number"] == "006"
    assert kinds(known)["items-green"] == "2"
    hidden = room(scene, "008")
    assert hidden.kind == "unexplored"
    assert "unexplored" in hidden.name
    assert not any(kind.startswith(("items", "tile", "seen")) for kind in kinds(hidden))
    assert room(scene, "001").kind == "special"


@pytest.mark.rules("NEM-HID-06", "NEM-HID-16")
def test_a_tile_that_was_looked_at_is_named_to_whoever_looked() -> None:
    table = Table("captain", "scout")
    at = table.room("008")
    table.g.tile_known[at] |= 1
    table.again()
    name = RULEBOOK.content.rooms[table.g.tile[at]].id
    assert kinds(room(seen(table, 0), "008"))["seen"] == room(seen(table, 0), "008").name
    assert "seen" not in kinds(room(seen(table, 1), "008"))
    assert name not in str(msgspec.to_builtins(room(seen(table, 1), "008")))


def test_corridors_show_numbers_doors_and_noise() -> None:
    table = Table("captain", "scout")
    g = table.g
    graph = g.fixed.graph
    shut, gone, loud = (graph.exit(table.room("011"), number) for number in (2, 3, 4))
    g.closed, g.destroyed, g.noise = 1 << shut, 1 << gone, 1 << loud | 1 << g.fixed.corridors
    table.again()
    scene = seen(table)
    assert corridor(scene, "006", "011").state == "shut"
    assert corridor(scene, "008", "011").state == "gone"
    assert corridor(scene, "011", "014").state == ""
    assert "noise" in kinds(corridor(scene, "011", "014"))
    assert kinds(corridor(scene, "001", "003"))["number"] == "1·2"
    network = next(node for node in ship(scene).nodes if node.kind == "network")
    assert "noise" in {badge.kind for badge in network.badges}
    entrances = [link for link in ship(scene).links if link.kind == "entrance"]
    assert len(entrances) == 8
    assert all(link.other == network.id for link in entrances)


def test_intruders_stand_in_their_room_with_their_injuries() -> None:
    table = Table("captain", "scout").intruder("adult-1", "006")
    intruder = table.g.names.value("intruder", "adult-1")
    table.g.injuries[intruder] = 2
    table.again()
    piece = next(piece for piece in ship(seen(table)).pieces if piece.id == "intruder:adult-1")
    assert (piece.at, piece.art, [badge.value for badge in piece.badges]) == ("room:006", "adult", ["2"])


@pytest.mark.rules("NEM-ROM-10")
def test_the_airlock_token_lies_in_its_room_for_all_to_see() -> None:
    table = Table("captain", "scout").tile("006", "generator")
    assert "airlock" not in {kind for node in ship(seen(table)).nodes for kind in kinds(node)}
    at = table.room("006")
    table.g.closed |= table.g.fixed.graph.links_at[at]
    table.g.airlock = at
    nodes = [node for node in ship(seen(table.again(), 1)).nodes if "airlock" in kinds(node)]
    assert [(node.id, kinds(node)["airlock"]) for node in nodes] == [("room:006", "⇥")]


# ---- what only one seat knows


@pytest.mark.rules("NEM-HID-04", "NEM-HID-07", "NEM-HID-08")
def test_the_own_sheet_tells_what_the_seat_has_seen_and_nothing_else() -> None:
    table = Table("captain", "scout")
    table.g.engine_known = (1, 0, 2)
    table.g.coordinates_known = 2
    table.again()
    mine, other = (panel(seen(table, seat), "board:own") for seat in (0, 1))
    words = ("damaged", "working")
    assert stats(mine)["engine-1"] == words[table.g.engines[0]]
    assert stats(mine)["engine-2"] == "?"
    assert stats(other)["engine-1"] == "?"
    assert stats(other)["engine-3"] == words[table.g.engines[2]]
    assert not any(id.startswith("course") for id in stats(mine))
    assert len([id for id in stats(other) if id.startswith("course")]) == 4
    assert [card.art for card in mine.cards] == [RULEBOOK.content.objectives[o].id for o in table.g.objectives[0]]
    assert not any(isinstance(area, Panel) and area.id == "board:own" for area in seen(table, -1).areas)


@pytest.mark.parametrize(("lang", "other"), [("en", "Player 2 is the Scout."), ("fr", "Le joueur 2 est l’Éclaireur.")])
def test_whom_an_objective_calls_by_a_number_is_named(lang: str, other: str) -> None:
    table = Table("captain", "scout")
    numbers = [n for n, one in enumerate(RULEBOOK.content.objectives) if "player_dead" in str(one.any_of[0][0].word)]
    table.g.objectives[0] = tuple(numbers[:2])
    table.again()
    first, second = panel(seen(table, 0, lang), "board:own").cards
    own = {"en": "Player 1 is you.", "fr": "Le joueur 1, c’est vous."}
    assert first.describe[-1] == own[lang]
    assert second.describe[-1] == other


@pytest.mark.rules("NEM-HID-01")
def test_hands_of_others_are_backs() -> None:
    scene = seen(Table("captain", "scout"))
    assert all(not card.hidden and card.name for card in hand(scene, 0))
    assert all(card.hidden and not card.name and not card.art for card in hand(scene, 1))


def secrets_apart(g: Nemesis, seat: int) -> Nemesis:
    """The same state with everything drawn anew that a seat cannot know."""
    return RULEBOOK.resample(g, seat, Seeded(77))


@pytest.mark.rules("NEM-HID-01", "NEM-HID-03", "NEM-HID-05", "NEM-HID-24")
@pytest.mark.parametrize("seed", range(3))
def test_scenes_do_not_change_with_what_a_seat_cannot_know(seed: int) -> None:
    settled = RULEBOOK.settle({"players": 3})
    state = RULEBOOK.start(settled)
    state.source = Seeded(seed)
    match = Match(RULEBOOK, settled, state, {})
    chooser = Seeded(seed + 5)
    for n in range(60):
        question = match.question
        if question is None:
            break
        watcher = (question.seat + 1) % 3
        if n % 6 == 0 and match.ask_of(watcher) is None and state.status[watcher] == AWAKE:
            before = RULEBOOK.scene(match.view(watcher), "en")
            other = match.copy()
            other.state = secrets_apart(other.state, watcher)
            assert RULEBOOK.scene(other.view(watcher), "en") == before
        match.play(question.options[chooser.below(len(question.options))], question.seat)


# ---- every moment can be shown


@pytest.mark.parametrize(("players", "board"), [(1, "basic"), (3, "alternate"), (5, "basic")])
def test_a_whole_match_can_be_shown_to_everybody_in_every_language(players: int, board: str) -> None:
    settled = RULEBOOK.settle({"players": players, "board": board})
    state = RULEBOOK.start(settled)
    state.source = Seeded(players)
    match = Match(RULEBOOK, settled, state, {})
    chooser = Seeded(players + 1)
    n = 0
    while (question := match.question) is not None:
        scene = RULEBOOK.scene(match.view(question.seat), LANGS[n % 3], 10**9, n % 4 == 0)
        elements = {element for area in scene.areas for element in ids(area)}
        assert scene.question is not None
        for choice in scene.question.choices:
            assert set(choice.concerns) <= elements, choice.text
        match.play(question.options[chooser.below(len(question.options))], question.seat)
        n += 1
    for seat in range(-1, players):
        scene = RULEBOOK.scene(match.view(seat), LANGS[seat % 3], 0)
        assert scene.ended is not None
        assert scene.ended.text
        assert len(scene.log) > 20
        checks = panel(scene, "board:ending")
        assert [stat.id for stat in checks.stats] == ["engines", "course", "contamination", "objectives"]
        assert len(scene.ended.results) == players
        for of in range(players):
            shown = [card for card in panel(scene, f"sheet:seat-{of + 1}").cards if card.kind.startswith("objective")]
            assert [card.badges[0].kind for card in shown] == [
                "met" if is_met(match.state, of, objective) else "missed" for objective in match.state.objectives[of]
            ]


@pytest.mark.rules("NEM-VIC-07")
@pytest.mark.parametrize(
    ("how", "skipped"),
    [
        (BY_TIME, []),
        (BY_ENGINES, ["course"]),
        (BY_FIRES, ["engines", "course"]),
        (BY_SELF_DESTRUCT, ["engines", "course"]),
    ],
)
def test_checks_that_a_lost_ship_never_came_to_are_told_as_skipped(how: int, skipped: list[str]) -> None:
    g = Table("captain", "scout").g
    g.ship_end, g.outcome = how, Outcome.apart([], "")
    messages = Messages.load("nemesis", "en")
    [told] = ending_board(g, messages)
    assert [stat.id for stat in told.stats if stat.value == messages.say("scene-check-skipped")] == skipped
    assert [check for check in ("engines", "course") if f"{check}-open" in told.marks] == skipped
    # What lies there is shown to everybody all the same.
    assert all(stat.terms for stat in told.stats[:2])


@pytest.mark.rules("NEM-END-05")
def test_where_nobody_is_left_no_contamination_check_went_well() -> None:
    g = Table("captain", "scout").g
    g.ship_end, g.outcome = BY_FIRES, Outcome.apart((), "")
    g.status, g.cause = [DEAD, DEAD], [BY_EXPLOSION, BY_EXPLOSION]
    [told] = ending_board(g, Messages.load("nemesis", "en"))
    assert "contamination-open" in told.marks
    g.status[0], g.cause[0] = LAUNCHED, -1
    [told] = ending_board(g, Messages.load("nemesis", "en"))
    assert "contamination-good" in told.marks


@pytest.mark.parametrize(
    ("mode", "among"), [("semi_coop", "scene-goal-secret"), ("coop", "scene-goal-together"), ("solo", None)]
)
def test_everybody_is_told_what_they_are_here_for(mode: str, among: str | None) -> None:
    table = Table("captain", mode=mode) if mode == "solo" else Table("captain", "scout", mode=mode)
    messages = Messages.load("nemesis", "en")
    [goal] = seen(table).goals
    assert goal.lines == [messages.say(id) for id in ("scene-goal-survive", among) if id]


@pytest.mark.rules("NEM-TRD-05")
def test_being_done_with_a_trade_says_what_that_means() -> None:
    table = Table("captain", "scout").hand(0, "search", "rest").hand(1, "rest")
    table.play(0, "trade", "pay search")
    said: dict[str, str] = {}
    answers = {"interrupt": "pass", "trade": "trade with seat-2", "offer": "done", "return": "done", "settle": "refuse"}
    while len(said) < 3:
        seat = table.asked()[0]
        question = seen(table, seat).question
        assert question is not None
        done = [choice.label for choice in question.choices if choice.text == "done"]
        if done:
            said[question.prompt] = done[0]
        table.play(seat, answers[question.prompt])
    assert said == {"trade": "Stop trading", "offer": "Make this offer", "return": "Answer with this"}


def ids(area: object) -> list[str]:
    """Everything of an area that can be pointed at."""
    if isinstance(area, Graph):
        return [each.id for each in (*area.nodes, *area.links, *area.pieces)]
    if isinstance(area, Row):
        return [each.id for place in area.places for each in (place, *place.cards)]
    if isinstance(area, Panel):
        return [area.id, area.piece, *[card.id for card in area.cards]]
    return [getattr(area, "id", "")]


def test_badges_say_what_they_count() -> None:
    scene = seen(Table("captain", "scout").tile("006", "canteen", 2))
    badges: list[Badge] = room(scene, "006").badges
    assert [badge.meaning for badge in badges if badge.kind == "items-green"] == ["Items left: 2"]


@pytest.mark.rules("NEM-INP-03", "NEM-HID-13")
def test_whoever_plays_the_intruders_has_their_cards_in_hand() -> None:
    table = Table("captain", "scout", "pilot", intruder_player="on")
    g = table.g
    g.status[0], g.room[0], g.intruder_seat, g.intruder_turn = DEAD, NOWHERE, 0, 0
    g.plot_hand = tuple([g.names.value("plot", word) for word in ("pursuit_any", "planning_4")])
    own = hand(seen(table.again()), 0)
    assert [card.name for card in own] == ["Pursuit", "Planning"]
    assert own[0].describe[1] == "Move through any Corridor number · attack with 1 of 3 cards"
    assert [point.value for point in own[0].points] == ["1-4", "3"]
    assert [card.hidden for card in hand(seen(table, 1), 0)] == [True, True]
    assert "Pursuit" not in str(msgspec.to_builtins(seen(table, 1)))


@pytest.mark.rules("NEM-SWI-01")
def test_the_title_says_how_it_is_played() -> None:
    assert seen(Table("captain", "scout")).title == "Everybody for themselves, together"
    assert seen(Table("captain", mode="solo")).title == "Alone"
    assert seen(Table("captain", "scout", mode="coop")).title == "All together"


@pytest.mark.rules("NEM-TRD-03", "NEM-TRD-07")
def test_a_tray_says_when_the_hands_do_not_suffice() -> None:
    table = Table("captain", "scout").item(1, "prototype_pistol")
    table.act(0, "trade")
    table.play(0, "trade with seat-2", "lay six_shooter")
    trays = next(area for area in seen(table, 1).areas if isinstance(area, Row) and area.id == "trade").places
    assert [tray.describe for tray in trays] == [
        ["Hand slots afterwards: 0 of 2"],
        ["Hand slots afterwards: 3 of 2", "There is no free Hand slot."],
    ]
    table.play(1, "done")
    assert table.options(0) == ["refuse"]


@pytest.mark.rules("NEM-ITM-07", "NEM-TRD-07")
def test_a_tray_counts_the_joined_weapons_of_both_sides_apart() -> None:
    table = Table("captain", "scout").item(0, "prototype_pistol").item(1, "prototype_rifle")
    for seat in (0, 1):
        table.g.held[seat] = tuple([replace(thing, pair=1) for thing in table.g.held[seat]])
    table.again().act(0, "trade")
    table.play(0, "trade with seat-2", "lay six_shooter")
    trays = next(area for area in seen(table, 1).areas if isinstance(area, Row) and area.id == "trade").places
    assert [tray.describe for tray in trays] == [["Hand slots afterwards: 0 of 2"], ["Hand slots afterwards: 2 of 2"]]
    table.play(1, "done")
    assert table.options(0) == ["refuse", "accept"]
