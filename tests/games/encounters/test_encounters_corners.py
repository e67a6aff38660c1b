"""Corners of the rules that only odd positions or other content reach."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from hullbreach.games.encounters import RULEBOOK
from hullbreach.games.encounters.content.card_faces import ALIEN_AVATAR, ALIEN_CARD, AVATAR, ENEMY, STRIKE_CARD, Faces
from hullbreach.games.encounters.content.load import Content, load
from hullbreach.games.encounters.content.vocabulary import VOCABULARY
from hullbreach.games.encounters.rulebook import EncountersRulebook
from hullbreach.games.encounters.rules.conserved import amiss
from hullbreach.games.encounters.rules.death import reveal_agenda
from hullbreach.games.encounters.rules.scoring import ALIENS, GROUP, TRAITOR, sides_of, traitor_score
from hullbreach.games.encounters.rules.state import Encounters
from hullbreach.games.encounters.words import events
from hullbreach.games.encounters.words.names import NOWHERE
from hullbreach.kernel.match import sees
from hullbreach.kernel.records import SeedChance, begin
from hullbreach.kernel.scripted import Scripted
from hullbreach.parts.parser import parse_effect
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


@pytest.mark.rules("ENC-COO-01", "ENC-COO-13")
def test_whoever_stands_back_is_not_asked_again_in_this_turn() -> None:
    seats = {"seat-1": hand("grunt", "grunt"), "seat-2": hand("covering_position"), "seat-3": hand("covering_position")}
    t = encounters({"players": seats}, players=3, scenario="aliens")
    t.offers("coordinate covering_position")
    match = t.scripted.match
    asked = []
    for choice in ("stand back", "pass", "play grunt", "pass", "play grunt"):
        assert match.question is not None
        asked.append(match.question.seat)
        match.play(choice)
    assert asked == [1, 2, 0, 2, 0]


@pytest.mark.rules("ENC-CPY-06", "ENC-CPY-07")
def test_a_copied_card_copies_nothing() -> None:
    seats = {"seat-1": hand("right_tool_for_the_job", "overdriven_torch")}
    t = encounters({"players": seats, "hq": ["fire_axe"], "barracks": []}, character_1="brother_dillon")
    t.play("play right_tool_for_the_job", "choose card fire_axe").expect({"attack": 2})
    t.play("play overdriven_torch", "choose card right_tool_for_the_job")
    t.expect({"attack": 7, "question.prompt": "choose an action"})


@pytest.mark.rules("ENC-SCO-02", "ENC-AGD-18", "ENC-AGD-20")
def test_the_group_the_traitor_and_the_alien_players_are_three_sides() -> None:
    seats = {
        "seat-1": {"agenda": "leak_the_files"},
        "seat-2": {"agenda": "lock_them_out"},
        "seat-3": {"fate": "alien", "avatar": "avatar_hunter"},
        "seat-4": {"fate": "dead"},
    }
    t = encounters({"players": seats}, players=4, hidden_agendas="on", player_aliens=True)
    assert sides_of(t.g) == {GROUP: (0, 3), TRAITOR: (1,), ALIENS: (2,)}
    t = encounters({"players": {"seat-2": ALIEN}}, players=2, player_aliens=True)
    assert sides_of(t.g) == {GROUP: (0,), ALIENS: (1,)}


@pytest.mark.rules("ENC-SCN-02", "ENC-ATT-01")
def test_only_what_lies_there_is_shown_as_too_dear() -> None:
    rooms = {"med_lab": {"card": "ash", "face_up": False}, "airlock": "vent_stalker"}
    t = encounters({"rooms": rooms, "hq": ["electric_prod"], "sergeants": []})
    t.offers("end actions")
    question = t.scripted.match.question
    assert question is not None
    closed = [option.text(t.g.names) for option, _ in question.closed]
    assert closed == ["recruit electric_prod", "recruit sergeant", "scan med_lab", "attack airlock"]


@pytest.mark.rules("ENC-PVP-02", "ENC-PVP-05", "ENC-ALN-19")
@pytest.mark.parametrize(("turn", "closed"), [("seat-1", ["seat-2", "seat-4"]), ("seat-2", ["seat-1", "seat-3"])])
def test_opponents_who_cannot_be_attacked_are_shown_with_the_reason(turn: str, closed: list[str]) -> None:
    cheap = hand(avatar="avatar_priest")
    players = {"seat-1": hand(), "seat-2": hand(**ALIEN), "seat-3": cheap, "seat-4": {"fate": "dead"}}
    given = {"turn": turn, "attack": 3 if turn == "seat-1" else 2, "sergeants": [], "players": players}
    t = encounters(given, players=4, player_aliens=True)
    t.offers("end actions")
    question = t.scripted.match.question
    assert question is not None
    told = [(option.text(t.g.names), no.rule) for option, no in question.closed if "player" in option.text(t.g.names)]
    assert [text for text, _ in told] == [f"attack player {seat}" for seat in closed]
    assert {rule for _, rule in told} == ({"ENC-PVP-02", "ENC-PVP-05"} if turn == "seat-1" else {"ENC-PVP-02"})


@pytest.mark.rules("ENC-CMP-01")
def test_there_are_600_cards() -> None:
    assert sum(face.copies for face in encounters().g.faces) == 600


def test_what_is_amiss_is_told() -> None:
    seats = {
        "seat-1": hand("grunt", "specialist"),
        "seat-2": hand("tracker_readout", "hide_in_the_locker", "suit_up", hand_known=["suit_up"], deck=["grunt"]),
    }
    combat = ["xenomorph_warrior"]
    given: dict[str, object] = {"players": seats, "combat": combat, "rooms": {"airlock": "sluggish_drone"}}

    def told(change: Callable[[Encounters], None]) -> list[str]:
        g = encounters(given, players=2, scenario="aliens").g
        assert amiss(g) == []
        change(g)
        return [line.partition(":")[0] for line in amiss(g)]

    def unsorted(g: Encounters) -> None:
        g.hands[1] = g.hands[1][::-1]

    def unknown(g: Encounters) -> None:
        g.hands_known[1] = (g.fixed.index["grunt"],)

    def too_much(g: Encounters) -> None:
        g.top_known[1] = 2

    def two(g: Encounters) -> None:
        g.blocked = 1

    def helpless(g: Encounters) -> None:
        g.helpers = 0b01

    def unguarded(g: Encounters) -> None:
        g.guards = 0b01

    def plain(g: Encounters) -> None:
        g.odd = 0

    def untalented(g: Encounters) -> None:
        g.talents = [-1, 0]

    def burdened(g: Encounters) -> None:
        g.burdened = 0b10

    def layers(g: Encounters) -> None:
        g.layers.pop()

    def lost(g: Encounters) -> None:
        g.rooms[0] = -1

    expected = {
        unsorted: "hand of seat 1 is not sorted",
        unknown: "hand of seat 1 is known to hold what it does not",
        too_much: "more of the deck of seat 1 is known than there is",
        two: "a card in a blocked room",
        helpless: "seat 1 has a card to Coordinate with and is not asked",
        unguarded: "seat 1 has a card to guard with and is not asked",
        plain: "a card that stays, starts or lasts is overlooked",
        untalented: "the talents of seat 1 are out of date",
        burdened: "the Chestburster of seat 1 is out of date",
        layers: "the layers of the Hive cards are out of date",
    }
    for change, line in expected.items():
        assert told(change) == [line], line
    assert len(told(lost)) == 1


@pytest.mark.rules("ENC-STR-04", "ENC-STR-07")
def test_a_strike_that_discards_itself_does_no_damage(monkeypatch: pytest.MonkeyPatch) -> None:
    t = encounters({"combat": ["sluggish_drone"], "strike_deck": ["scratch", "gash"]}, players=2)
    clause = parse_effect("hit: discard_self", VOCABULARY, "test")
    monkeypatch.setitem(t.g.faces[t.g.fixed.index["scratch"]].by_trigger, "hit", (clause,))
    t.play("end actions")
    t.expect({"players.seat-1.strikes": "none", "strike_discard": ["scratch"], "turn": "seat-2"})


@pytest.mark.rules("ENC-STR-19")
def test_why_a_card_does_not_guard_now() -> None:
    cards = ("shorn_and_ready", "hide_in_the_locker", "fire_axe")
    seats = {"seat-1": {}, "seat-2": hand(*cards)}
    given = {"combat": ["sluggish_drone"], "strike_deck": ["scratch", "gash"], "players": seats}
    t = encounters(given, players=2, scenario="alien3")
    t.play("end actions", stay="guard with shorn_and_ready")
    t.refuses("guard with hide_in_the_locker", "guards-only-its-owner", "ENC-STR-19")
    t.refuses("guard with fire_axe", "no-guard-card", "ENC-STR-19")
    t.refuses("guard with suit_up", "not-in-hand", "ENC-STR-19")
    t.refuses("guard with vigilant suit_up", "no-dodging-vigilant", "ENC-VIG-05")
    t.refuses("end actions", "only-reactions-now", "ENC-STR-19")
    question = t.scripted.match.question
    assert question is not None
    assert [option.text(t.g.names) for option, _ in question.closed] == ["guard with hide_in_the_locker"]


@pytest.mark.rules("ENC-SET-15", "ENC-SET-16")
def test_the_setup_of_the_first_objective_is_carried_out_before_the_first_turn(tmp_path: Path) -> None:
    rulebook = other_content(tmp_path, ("objectives", "setup = []", 'setup = ["setup: for each_player draw 1"]'))
    g = begin(rulebook, {"players": 2, "roles": "random", "first_player": "random"}, SeedChance(5)).state
    assert isinstance(g, Encounters)
    assert [len(hand) for hand in g.hands] == [7, 7]


@pytest.mark.rules("ENC-COO-02")
def test_nobody_copies_a_card_of_somebody_who_is_not_there() -> None:
    seats = {"seat-1": {}, "seat-2": hand("covering_position")}
    t = encounters({"players": seats}, players=2, scenario="aliens")
    t.play("seat-2: coordinate covering_position")
    t.offers("copy covering_position of seat-2")
    for seat in ("seat-1", "seat-3"):
        t.refuses(f"copy covering_position of {seat}", "not-offered-card", "ENC-COO-02")


@pytest.mark.rules("ENC-CRD-01", "ENC-CRD-02", "ENC-CRD-03")
def test_a_card_prints_only_what_its_kind_prints() -> None:
    # Made anew, so that nothing is left of an earlier reading.
    faces = Faces(load()).all
    for face in faces:
        of_enemy = (face.final, face.no_move, face.facehugger, face.strikes, face.enemy_attack, face.type)
        assert face.kind == ENEMY or not any(of_enemy), face.id
        of_player = (face.cost, face.recruit, face.attack, face.coordinate, face.vigilant, face.basic, face.evil)
        assert face.is_character or face.kind in (ENEMY, ALIEN_CARD) or not any(of_player), face.id
        assert face.kind in (AVATAR, ALIEN_AVATAR) or not (face.health or face.defense), face.id
        assert face.kind == STRIKE_CARD or not face.damage, face.id
        assert (face.role_card >= 0) == (face.kind == AVATAR), face.id
        assert face.guards == bool(face.at("guard")), face.id
        helps = any("chosen_player" in repr(clause) for clause in face.at("guard"))
        assert face.guards_others == helps, face.id
    assert [face.id for face in faces if face.guards_others] == ["shorn_and_ready", "hidden_first_aid"]
    assert [face.id for face in faces if face.copies == 0] == ["auriga_contaminant"]


@pytest.mark.rules("ENC-COO-02", "ENC-COO-14")
def test_the_card_of_the_first_player_can_be_copied_too() -> None:
    seats = {"seat-1": hand("covering_position"), "seat-2": {}}
    t = encounters({"turn": "seat-2", "players": seats}, players=2, scenario="aliens")
    t.play("seat-1: coordinate covering_position", "copy covering_position of seat-1").expect({"attack": 2})


@pytest.mark.rules("ENC-SCO-04", "ENC-AMB-25")
def test_a_traitor_scores_for_the_others_who_died_or_burst() -> None:
    seats = {
        "seat-1": {"fate": "dead"},
        "seat-2": {"agenda": "lock_them_out"},
        "seat-3": {"fate": "alien", "avatar": "avatar_hunter"},
        "seat-4": {"agenda": "leak_the_files"},
    }
    given = {"turn": "seat-2", "players": seats}
    g = encounters(given, players=4, hidden_agendas="on", player_aliens=True).g
    assert traitor_score(g, 1, True) == 2 * g.fixed.content.scoring.traitor_win_per_dead_player == 4
    assert traitor_score(g, 1, False) == 0


@pytest.mark.rules("ENC-AGD-08")
def test_an_agenda_is_revealed_once() -> None:
    g = encounters({"players": {"seat-1": {"agenda": "leak_the_files"}}}, players=2, hidden_agendas="on").g
    reveal_agenda(g, 0)
    assert (g.discards[0], g.shown_agendas) == ((g.fixed.index["leak_the_files"],), 0b01)
    reveal_agenda(g, 0)
    assert len(g.discards[0]) == 1
    g = encounters({}, players=2).g
    reveal_agenda(g, 0)
    assert (g.discards[0], g.shown_agendas) == ((), 0)


@pytest.mark.rules("ENC-KIL-01", "ENC-SCN-07")
def test_a_character_in_the_combat_zone_dies_before_the_strike() -> None:
    rooms = {
        "airlock": {"card": "brett", "face_up": False},
        "weapons_locker": {"card": "ash", "face_up": False},
        "med_lab": {"card": "duct_hunter", "face_up": False},
        "cargo_bay": {"card": "vent_stalker", "face_up": False},
        "ventilation_shafts": {"card": "vent_stalker", "face_up": False},
    }
    t = encounters({"rooms": rooms, "strike_deck": ["scratch", "gash"], "hive": ["sluggish_drone"]})
    t.play("end actions").events("revealed brett combat-1", "hive-card-away brett", "struck seat-1 scratch")


def test_a_gesture_of_several_cards_goes_on_after_plain_ones() -> None:
    t = encounters({"players": {"seat-1": hand("grunt", "thirst_for_knowledge", deck=["grunt", "grunt"])}})
    t.offers("play grunt")
    match = t.scripted.match
    for card, plain in (("grunt", True), ("thirst_for_knowledge", False)):
        happened = match.play(f"play {card}")
        assert match.question is not None
        assert RULEBOOK.goes_on(match.question.ask, happened) is plain


@pytest.mark.rules("ENC-HIV-08")
def test_what_is_out_of_play_lies_nowhere() -> None:
    g = encounters({"combat": ["sluggish_drone"]}).g
    assert g.spot(g.combat[0]) != NOWHERE
    assert g.spot(g.next_piece) == NOWHERE


@pytest.mark.rules("ENC-AGD-01")
@pytest.mark.parametrize(
    ("agendas", "dealt", "found"), [("on", True, ["traitor"]), ("on", False, []), ("off", False, [])]
)
def test_a_simulation_finds_a_traitor_where_there_was_one(agendas: str, dealt: bool, found: list[str]) -> None:
    people = {"seat-1": hand(agenda="lock_them_out" if dealt else "secret_map")} if agendas == "on" else {}
    g = encounters({"players": people}, players=2, hidden_agendas=agendas).g
    assert RULEBOOK.findings(g) == found


def test_numbers_of_options_have_six_digits_at_most() -> None:
    fixed = encounters().g.fixed
    assert fixed.value("number", "999999") == 999_999
    assert fixed.value("number", "-999999") == -999_999
    with pytest.raises(KeyError):
        fixed.value("number", "1000000")


def test_a_scene_shows_closed_options_only_to_who_asks_for_them() -> None:
    view = encounters({"players": {"seat-1": hand("grunt")}}, players=2).match.view(0)
    plain, closed = RULEBOOK.scene(view, "en").question, RULEBOOK.scene(view, "en", closed=True).question
    assert plain is not None
    assert closed is not None
    assert not plain.closed
    assert closed.closed
