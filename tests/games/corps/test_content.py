"""The shipped content of corps: complete, readable, and as the rulebooks state it."""

from __future__ import annotations

import re
import time
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from hullbreach.games.corps.content import load as content_module
from hullbreach.games.corps.content.conditions import ALL, Exited, Lost, NoneStandingOnBoard
from hullbreach.games.corps.content.effects import ANY, Attack, GrantAction, PlaceFacehugger, Recycle, Reveal
from hullbreach.games.corps.content.load import Content, load
from hullbreach.games.corps.content.vocabulary import ENDINGS, VOCABULARY
from hullbreach.kernel.errors import BadInput
from hullbreach.parts.grammar import Block, Stmt, verbs_of
from hullbreach.parts.parser import parse_call, parse_effect, unparse, unparse_call

FOLDER = Path(content_module.__file__).parent
EFFECT_KEYS = ("abilities", "abilities_2020", "effects", "special")
ENDING_KEYS = ("victory", "defeat")


@pytest.fixture(scope="module")
def content() -> Content:
    return load()


def texts(keys: tuple[str, ...]) -> Iterator[str]:
    """Every text under one of these keys, at any depth of any file."""
    todo: list[object] = [tomllib.loads(path.read_text(encoding="utf-8")) for path in sorted(FOLDER.glob("*.toml"))]
    while todo:
        value = todo.pop()
        if isinstance(value, list):
            todo += value
        elif isinstance(value, dict):
            for key, inner in value.items():
                if key in keys:
                    yield from inner
                else:
                    todo.append(inner)


# ---- the shipped files


def test_the_box_is_complete(content: Content) -> None:
    assert len(content.characters) == 7
    assert sum(c.marine for c in content.characters) == 5
    cards: Counter[str] = Counter()
    for card in content.endurance:
        cards[card.type] += card.copies
    assert cards == {"weapon": 20, "equipment": 18, "event": 14, "hazard": 8}
    assert Counter(c.threat for c in content.tracker) == {1: 14, 2: 14, 3: 14}
    assert Counter(c.type for c in content.tracker) == {"tunnel": 9, "hidden": 11, "active": 10, "drone": 12}
    assert Counter(content.blips) == {1: 8, 2: 6, 3: 4, 4: 2, 5: 1}
    assert sorted(content.mission_blips) == ["empty", "empty", "empty", "newt"]
    assert len(content.faces) == 8
    assert [m.number for m in content.missions] == list(range(1, 10))


@pytest.mark.parametrize(
    ("who", "stat", "value"),
    [
        ("hicks", "aim", 7),
        ("hicks", "tech", 5),
        ("hicks", "defence", 6),
        ("hudson", "aim", 6),
        ("hudson", "tech", 7),
        ("hudson", "defence", 6),
        ("hudson", "melee", 2),
        ("hudson", "speed", 4),
        ("gorman", "speed", 4),
        ("newt", "speed", 5),
        ("newt", "defence", 7),
        ("newt", "tech", 3),
        ("newt", "aim", 0),
        ("newt", "melee", 0),
    ],
)
def test_values_that_the_rulebooks_state(content: Content, who: str, stat: str, value: int) -> None:
    assert getattr(content.characters[content.character_index[who]].hero, stat) == value


def test_costs_that_the_rulebooks_state(content: Content) -> None:
    costs = {c.id: c.cost for c in content.endurance}
    stated = {"m41a_pulse_rifle": 3, "ithaca_37": 2, "m4_helmet": 2, "body_armor": 1}
    assert {id: costs[id] for id in stated} == stated


def test_every_keyword_of_the_glossary_is_used(content: Content) -> None:
    used = {k for c in content.endurance for k in c.keywords}
    assert used == {"full_auto", "backup", "bulky", "cumbersome", "close", "grenade", "action", "free_action"}
    for card in content.endurance:
        for keyword in ("full_auto", "backup", "bulky", "cumbersome", "close", "grenade"):
            assert getattr(card, keyword) == (keyword in card.keywords)


def test_records_are_found_by_id(content: Content) -> None:
    for index, card in enumerate(content.endurance):
        assert content.endurance_index[card.id] == index == card.index
    for index, tracker in enumerate(content.tracker):
        assert content.tracker_index[tracker.id] == index == tracker.index
    for index, character in enumerate(content.characters):
        assert content.character_index[character.id] == index == character.index
    assert content.mission("escape") is content.missions[1]
    with pytest.raises(BadInput, match="mission: 'picnic', expected newt or escape"):
        content.mission("picnic")


def test_the_shipped_content_is_loaded_once(content: Content) -> None:
    assert load() is content
    assert load(FOLDER) is not content
    assert content.board(content.missions[0]) is content.missions[0].board


def test_loading_is_fast() -> None:
    spent = []
    for _ in range(3):
        before = time.process_time()
        load(FOLDER)
        spent.append(time.process_time() - before)
    assert min(spent) < 0.15


# ---- effects


@pytest.mark.parametrize("text", list(texts(EFFECT_KEYS)))
def test_every_effect_goes_back_to_its_text(text: str) -> None:
    assert unparse(parse_effect(text, VOCABULARY, "here"), VOCABULARY) == text


@pytest.mark.parametrize("text", sorted(set(texts(ENDING_KEYS))))
def test_every_ending_goes_back_to_its_text(text: str) -> None:
    assert unparse_call(parse_call(text, ENDINGS, "here"), ENDINGS) == text


def conditions_of(stmts: tuple[Stmt, ...]) -> list[str]:
    found = [s.cond.word for s in stmts if s.cond is not None]
    for stmt in stmts:
        for choice in stmt.does:
            for branch in choice[0].branches if isinstance(choice[0], Block) else ():
                found += conditions_of(branch.does)
    return found


def test_every_word_is_used_by_some_content() -> None:
    effects = [parse_effect(text, VOCABULARY, "here") for text in texts(EFFECT_KEYS)]
    # No printed card works at the start of the Finish phase, but the rules know that timing (CORPS-CHR-16).
    assert {e.timing for e in effects} == set(VOCABULARY.timings) - {"start_of_finish"}
    assert {v.word for e in effects for v in verbs_of(e.does)} == set(VOCABULARY.verbs)
    assert {word for e in effects for word in conditions_of(e.does)} == set(VOCABULARY.conditions)
    assert {parse_call(text, ENDINGS, "here").word for text in texts(ENDING_KEYS)} == set(ENDINGS)


def test_each_word_declares_its_fields_in_order() -> None:
    for word in [*VOCABULARY.words.values(), *ENDINGS.values()]:
        fields = [*[k.name for k in word.held()], *(["branches"] if word.labels else [])]
        assert list(word.makes.__dataclass_fields__) == fields, word.makes  # type: ignore[attr-defined]
        assert word.makes.word


def test_the_words_are_documented() -> None:
    page = Path(__file__).parents[3] / "docs" / "content" / "corps.md"
    text = page.read_text(encoding="utf-8")
    for word in [*VOCABULARY.timings, *VOCABULARY.words, *ENDINGS]:
        assert f"`{word}" in text, word


# ---- editions


@pytest.mark.rules("CORPS-AMB-09")
def test_vasquez_aims_or_attacks_by_edition(content: Content) -> None:
    vasquez = content.character_index["vasquez"]
    found = [content.side(vasquez, True, edition, False).abilities[0].verbs[0] for edition in ("updated", "2020")]
    updated, older = [reveal.branches[0].does[0] for reveal in found if isinstance(reveal, Reveal)]
    assert (updated.may, updated.does) == (False, ((GrantAction("aim", "self"),),))
    assert (older.may, older.does) == (True, ((Attack("any", False, "self"),),))
    assert content.side(vasquez, True, "2020", True) == content.side(vasquez, True, "2020", False)


def test_the_faq_lets_newt_choose(content: Content) -> None:
    newt = content.character_index["newt"]
    may = [
        content.sides(edition, faq11)[newt][0].abilities[1].does[0].may
        for edition, faq11 in (("updated", False), ("2020", False), ("2020", True))
    ]
    assert may == [True, False, True]


def test_grunts_have_no_rank_and_their_own_numbers(content: Content) -> None:
    hicks = content.character_index["hicks"]
    assert content.side(hicks, True, "updated", False).rank == 2
    assert content.side(hicks, False, "updated", False).rank == 0
    assert content.side(hicks, False, "updated", False).aim == 6


@pytest.mark.rules("CORPS-MTC-01", "CORPS-BAR-04")
def test_values_of_the_editions(content: Content) -> None:
    older, updated = content.edition("2020", False), content.edition("updated", False)
    assert older.tracker_cards_by_players == (2, 4, 3, 4, 5, 6)
    assert updated.tracker_cards_by_players == (2, 3, 3, 3, 4, 4)
    assert (older.barricade_break_on, updated.barricade_break_on) == (4, 5)


@pytest.mark.rules("CORPS-AMB-01", "CORPS-AMB-04")
def test_the_faq_changes_where_cards_go(content: Content) -> None:
    plain, faq = content.edition("2020", False), content.edition("2020", True)
    assert (plain.event_goes_to, plain.tracker_hazard_goes_to) == ("discard", "under_endurance")
    assert (faq.event_goes_to, faq.tracker_hazard_goes_to) == ("exhaust", "exhaust")
    assert faq.aim_reset == plain.aim_reset
    with pytest.raises(BadInput, match="edition: '1986', expected updated or 2020"):
        content.edition("1986", False)


def test_switches_have_defaults_and_bounds(content: Content) -> None:
    choose = content.components.choose
    assert (choose({}).edition, choose({}).sentry_ammo_step, choose({}).open_hands) == ("updated", 50, False)
    assert choose({}).side_mission_loss_ends_campaign
    assert not choose({"edition": "2020"}).side_mission_loss_ends_campaign
    assert choose({"edition": "2020", "side_mission_loss_ends_campaign": True}).side_mission_loss_ends_campaign
    for options, complaint in (
        ({"weather": 1}, "weather: unknown switch"),
        ({"edition": "1986"}, "edition: '1986', expected updated or 2020"),
        ({"open_hands": 1}, "open_hands: 1, expected False or True"),
        ({"faq11": True}, "faq11: only with the 2020 edition"),
        ({"edition": "2020", "optional_swarm": True}, "optional_swarm: only with the updated edition"),
    ):
        with pytest.raises(BadInput, match=complaint):
            choose(options)


# ---- missions


def test_mission_newt_is_read_in_full(content: Content) -> None:
    m = content.mission("newt")
    board = m.board
    assert (board.width, board.height) == (20, 20)
    assert [board.name(s) for s in m.spawn_points] == ["16,9", "7,0", "4,19", "19,18"]
    assert [board.door_name(d) for d in m.barricades] == ["15,4|16,4"]
    assert [board.name(s) for s in m.groups[0].start[:2]] == ["19,2", "19,3"]
    assert m.groups[0].members[-1] == "ripley"
    (gate,) = m.exits
    assert (gate.id, gate.side, gate.opens) == ("A", "E", "always")
    assert gate.squares == 1 << board.square(19, 4) | 1 << board.square(19, 5)
    assert m.tracker.levels == (14, 1, 0)
    assert m.tracker.quiet_rounds == 4
    assert m.victory == (Exited("newt", 1), NoneStandingOnBoard("all"))
    assert m.defeat == (Lost("newt", 1),)
    assert (m.after, m.keep_crates, m.newt, m.pistol_only) == ("down_captured", False, "found", False)


def test_other_missions_have_their_own_things(content: Content) -> None:
    escape, survive, resupply = (content.mission(id) for id in ("escape", "survive", "resupply"))
    assert escape.defeat == (Lost("trapped", ALL),)
    assert [g.id for g in escape.groups] == ["trapped", "carrier"]
    assert [e.opens for e in survive.exits] == ["drop_ship", "drop_ship"]
    assert [e.round for e in survive.events] == [3, 4, 5, 6, 8, 12]
    assert survive.events[0].effects[1].verbs[0] == PlaceFacehugger("3a:8,2")
    assert (resupply.after, resupply.keep_crates) == ("down_captured", True)


def test_n_any_is_a_number_of_its_own(content: Content) -> None:
    hudson = content.characters[content.character_index["hudson"]].hero
    assert hudson.abilities[0].verbs[0] == Recycle(ANY, "hand", "weapon+equipment")


def test_sources_are_called_by_their_titles() -> None:
    for path in FOLDER.glob("*.toml"):
        assert not re.search(r"\bseed|\.txt\b|etc\.", path.read_text(encoding="utf-8")), path.name
