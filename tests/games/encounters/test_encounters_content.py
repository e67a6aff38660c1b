"""The shipped content of encounters: complete, readable, and as the rulebook states it."""

from __future__ import annotations

import re
import time
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from hullbreach.games.encounters.content import load as content_module
from hullbreach.games.encounters.content.card_records import CLASS_BIT, CREW_BIT
from hullbreach.games.encounters.content.load import Content, load
from hullbreach.games.encounters.content.vocabulary import (
    CHARACTER_KEYWORDS,
    CONDITIONS,
    ENEMY_KEYWORDS,
    ENEMY_TYPES,
    MOMENTS,
    TRIGGERS,
    VERBS,
    VOCABULARY,
    WHO,
)
from hullbreach.kernel.errors import BadInput
from hullbreach.parts.grammar import Effect, verbs_of
from hullbreach.parts.parser import parse_effect, unparse

FOLDER = Path(content_module.__file__).parent
DOCS = Path(__file__).parents[3] / "docs"
EFFECT_KEYS = ("effects", "setup", "event", "always", "action")


@pytest.fixture(scope="module")
def content() -> Content:
    return load()


def texts() -> Iterator[str]:
    """Every effect at any depth of any file."""
    todo: list[object] = [
        tomllib.loads(path.read_text(encoding="utf-8"))
        for path in sorted(FOLDER.glob("*.toml"))
        if path.stem != "setup"
    ]
    while todo:
        value = todo.pop()
        if isinstance(value, list):
            todo += value
        elif isinstance(value, dict):
            for key, inner in value.items():
                if key in EFFECT_KEYS and isinstance(inner, list):
                    yield from inner
                else:
                    todo.append(inner)


def clauses() -> list[Effect]:
    return [parse_effect(text, VOCABULARY, "test") for text in texts()]


# ---- the box


@pytest.mark.rules("ENC-CMP-01", "ENC-CMP-10", "ENC-CMP-12", "ENC-AMB-19", "ENC-AMB-20")
def test_the_box_holds_600_cards(content: Content) -> None:
    decks: Counter[str] = Counter()
    for card in content.cards:
        decks[card.deck] += card.copies
    assert decks == {
        "role": 10, "basic": 60, "sergeant": 10, "character": 224, "hive": 132, "drone": 24, "hatchery": 14,
        "strike": 40, "alien": 36, "agenda": 15, "secret": 5,
    }  # fmt: skip
    rest = len(content.avatars) + len(content.alien_avatars) + len(content.locations) + len(content.objectives)
    assert rest == 10 + 4 + 4 + 12
    assert sum(decks.values()) + rest == 600
    assert content.cards[content.specialist].copies == 35
    assert content.cards[content.grunt].copies == 25
    assert content.cards[content.facehugger].copies == 9
    assert content.cards[content.chestburster].copies == 5
    assert Counter(c.side for c in content.cards if c.deck == "agenda") == {"good": 10, "evil": 5}


@pytest.mark.rules("ENC-CMP-06", "ENC-AMB-37")
def test_basic_cards(content: Content) -> None:
    specialist, grunt = content.cards[content.specialist], content.cards[content.grunt]
    assert (specialist.recruit, specialist.attack) == (1, 0)
    assert (grunt.recruit, grunt.attack) == (0, 1)
    for card in (specialist, grunt):
        assert card.classes == ()
        assert card.class_mask == 0
        assert card.crew == "colonial_marines"
        assert card.is_basic
        assert card.is_character


@pytest.mark.rules("ENC-CMP-08", "ENC-SET-01")
def test_roles(content: Content) -> None:
    names = {avatar.name for avatar in content.avatars}
    assert {"Gunner", "Technician", "Researcher", "Medic", "Scout"} <= names
    assert {"Commander", "Executive", "Mercenary", "Priest", "Synthetic"} <= names
    first = [content.avatars[at].name for at in content.first_roles]
    assert first == ["Gunner", "Technician", "Researcher", "Medic", "Scout"]
    assert content.scenarios[content.first_scenario].id == "alien"
    for avatar in content.avatars:
        card = content.cards[avatar.role_card]
        assert (card.deck, card.owner, card.copies) == ("role", avatar.id, 1)


@pytest.mark.rules("ENC-CMP-09", "ENC-AMB-36")
def test_alien_avatars(content: Content) -> None:
    assert [a.id.removeprefix("avatar_") for a in content.alien_avatars] == [
        "warrior", "screecher", "praetorian", "hunter",
    ]  # fmt: skip


@pytest.mark.rules("ENC-LST-03")
def test_sergeants_are_two_of_each_class(content: Content) -> None:
    sergeants = [c for c in content.cards if c.deck == "sergeant"]
    assert sorted(c.classes for c in sergeants) == [(word,) for word in CLASS_BIT]
    assert {(c.name, c.crew, c.cost, c.copies) for c in sergeants} == {("Sgt. Apone", "colonial_marines", 3, 2)}
    assert len(content.copies_of("sergeant")) == 10


@pytest.mark.rules("ENC-AMB-22", "ENC-LST-02", "ENC-SCE-02")
def test_characters_have_fourteen_cards(content: Content) -> None:
    assert len(content.characters) == 16
    for character in content.characters:
        cards = [content.cards[at] for at in character.cards]
        assert [(c.rarity, c.copies) for c in cards] == [("rare", 1), ("uncommon", 3), ("common", 5), ("common", 5)]
        assert {c.crew for c in cards} == {character.crew}
        assert len(content.barracks((character.index,))) == 14


@pytest.mark.rules("ENC-AMB-35", "ENC-CMP-03", "ENC-CMP-12")
def test_mini_decks(content: Content) -> None:
    for objective in content.objectives:
        cards = [content.cards[at] for at in objective.hive]
        assert len(cards) == (9, 11, 13)[objective.number - 1]
        kinds = Counter(c.kind for c in cards)
        assert (kinds["hazard"], kinds["event"]) == (1, 2)
        assert sum(c.final for c in cards) == (objective.number == 3)
    assert sorted(at for o in content.objectives for at in o.hive) == sorted(content.copies_of("hive"))


@pytest.mark.rules("ENC-SCE-01", "ENC-SET-01", "ENC-MIX-02")
def test_film_scenarios(content: Content) -> None:
    assert [s.id for s in content.scenarios] == ["alien", "aliens", "alien3", "alien_resurrection"]
    for scenario in content.scenarios:
        assert content.locations[scenario.location].film == scenario.id
        assert [content.objectives[at].number for at in scenario.objectives] == [1, 2, 3]
        assert {content.objectives[at].film for at in scenario.objectives} == {scenario.id}
        assert {content.characters[at].film for at in scenario.characters} == {scenario.id}
        assert len(content.barracks(scenario.characters)) == 56
    alien = content.scenario("alien")
    assert content.locations[alien.location].name == "The Nostromo"
    assert [content.objectives[at].name for at in alien.objectives] == [
        "The S.O.S.", "No One Can Hear You Scream", "A Perfect Organism",
    ]  # fmt: skip
    with pytest.raises(BadInput, match="expected alien or aliens"):
        content.scenario("prometheus")


@pytest.mark.rules("ENC-HIV-13", "ENC-AMB-03")
def test_rooms_from_the_entry_to_the_airlock(content: Content) -> None:
    assert [(r.id, r.scan_cost) for r in content.rooms] == [
        ("ventilation_shafts", 3), ("cargo_bay", 2), ("med_lab", 2), ("weapons_locker", 1), ("airlock", 1),
    ]  # fmt: skip
    assert {"combat_zone", "hive_deck", "collected", "out_of_game"} <= {s.id for s in content.spots}


# ---- numbers and settings


@pytest.mark.rules("ENC-SET-02", "ENC-SET-10", "ENC-SET-11")
def test_set_up_numbers(content: Content) -> None:
    numbers = content.numbers
    assert (numbers.min_players, numbers.max_players) == (1, 5)
    assert (numbers.specialists, numbers.grunts, numbers.hand_size, numbers.hq_slots) == (7, 5, 6, 5)
    assert (numbers.barracks_characters, numbers.sergeant_cost, numbers.hive_reshuffles) == (4, 3, 1)
    assert numbers.alien_hand_size == 6


@pytest.mark.rules("ENC-HDK-06")
def test_the_later_table_of_drones(content: Content) -> None:
    numbers = content.numbers
    assert numbers.drone_table == ((0, 0, 0), (0, 0, 0), (0, 1, 2), (2, 3, 4), (4, 5, 6), (4, 5, 6))
    assert numbers.free_first_turns_at_5 == 1


def test_switches_and_their_defaults(content: Content) -> None:
    assert {s.name: s.default for s in content.switches} == {
        "drone_rule": "players",
        "secrets_revealed": "per_player",
        "simultaneous_order": "clockwise",
        "chestburster_protection": "all_enemies",
        "recycled_reveal": "again",
        "facehugger_moment": "after_cleanup",
        "vigilant_points": "first_turn",
    }
    assert [s.rule for s in content.switches] == [f"ENC-OPT-0{n}" for n in range(1, 8)]


@pytest.mark.rules("ENC-DIF-08")
def test_difficulty_settings(content: Content) -> None:
    assert [(d.id, d.mode, d.default, d.least, d.most) for d in content.difficulties] == [
        ("easy_more_drones", "easy", 1, 1, 8),
        ("easy_defense_as_health", "easy", 0, 0, 0),
        ("easy_skip_hive", "easy", 0, 0, 0),
        ("hard_fewer_drones", "hard", 1, 1, 8),
        ("hard_preloaded_complex", "hard", 2, 1, 5),
    ]


def test_scoring_and_achievements(content: Content) -> None:
    scoring = content.scoring
    assert (scoring.win_per_survivor, scoring.loss, scoring.alien_player) == (1, 0, 0)
    assert (scoring.no_traitor_bonus, scoring.traitor_beaten_bonus) == (1, 5)
    assert (scoring.traitor_loss, scoring.traitor_win_per_dead_player) == (0, 2)
    assert [a.rule for a in content.achievements] == [f"ENC-ACH-0{n}" for n in range(1, 6)]


# ---- cards as types


def test_records_are_found_by_id(content: Content) -> None:
    for at, card in enumerate(content.cards):
        assert content.card_index[card.id] == at == card.index
        assert content.card(card.id) is card
    for records, index in (
        (content.rooms, content.room_index),
        (content.avatars, content.avatar_index),
        (content.alien_avatars, content.alien_avatar_index),
        (content.characters, content.character_index),
        (content.locations, content.location_index),
        (content.objectives, content.objective_index),
        (content.scenarios, content.scenario_index),
    ):
        assert [index[record.id] for record in records] == list(range(len(records)))
    with pytest.raises(BadInput, match="'ripley' is no card"):
        content.card("ripley")


def test_masks_and_flags_say_what_the_words_say(content: Content) -> None:
    for card in content.cards:
        assert card.class_mask == sum(CLASS_BIT[word] for word in card.classes)
        assert card.crew_mask == (CREW_BIT[card.crew] if card.crew else 0)
        for keyword in ("coordinate", "vigilant", "final", "no_move", "facehugger"):
            assert getattr(card, keyword) == (keyword in card.keywords)
        assert card.played == tuple(e for e in card.effects if e.timing in ("play", "class", "crew"))
        assert sum(len(card.at(trigger)) for trigger in TRIGGERS) == len(card.effects)
        assert card.is_enemy == (card.type != "")


def test_strikes_of_enemies(content: Content) -> None:
    strikes = {card.id: card.strikes for card in content.cards if card.is_enemy and card.strikes != 1}
    assert strikes == {
        "leathery_egg": 0, "royal_egg": 0, "cloned_egg": 0, "failed_clone": 0, "slumbering_drone": 0,
        "alien_queen": 3, "cloned_queen": 2,
    }  # fmt: skip


@pytest.mark.rules("ENC-KIL-10")
def test_which_cards_are_characters(content: Content) -> None:
    assert {c.deck for c in content.cards if c.is_character} == {
        "role", "basic", "sergeant", "character", "agenda", "hive",
    }  # fmt: skip
    found = {c.id for c in content.cards if c.deck == "hive" and c.is_character}
    assert found == {"brett", "superintendent_aide", "purvis", "distephano"}


def test_goals_name_the_cards_that_count(content: Content) -> None:
    goals = {o.id: (o.goal.what, o.goal.n, [content.cards[at].id for at in o.goal.cards]) for o in content.objectives}
    assert goals["where_are_the_brothers"] == ("collected", 3, ["brother_boggs", "brother_rains", "brother_murphy"])
    assert goals["they_mostly_come_at_night"] == ("attached", 2, ["sentry_gun"])
    assert goals["the_beast_is_out_there"] == ("killed", 3, ["xenomorph_runner"])


# ---- the effect language


def test_every_effect_goes_back_into_the_same_text() -> None:
    for text in texts():
        assert unparse(parse_effect(text, VOCABULARY, "test"), VOCABULARY) == text


def test_every_word_of_the_language_is_used() -> None:
    found = clauses()
    assert {f.makes.word for f in VERBS} == {verb.word for clause in found for verb in verbs_of(clause.does)}
    assert {f.makes.word for f in CONDITIONS} == {
        stmt.cond.word for clause in found for stmt in clause.does if stmt.cond
    }
    assert set(TRIGGERS) == {clause.timing for clause in found}


def test_every_keyword_is_used(content: Content) -> None:
    used = {word for card in content.cards for word in card.keywords}
    assert used == {*CHARACTER_KEYWORDS, *ENEMY_KEYWORDS, "chestburster"}
    assert {card.type for card in content.cards if card.is_enemy} == set(ENEMY_TYPES)


def test_the_content_reference_explains_every_word() -> None:
    reference = (DOCS / "content" / "encounters.md").read_text(encoding="utf-8")
    words = {form.opening.split()[0] for form in (*VERBS, *CONDITIONS)}
    words |= {*MOMENTS, "class", "crew", "hazard", *WHO, *CHARACTER_KEYWORDS, *ENEMY_KEYWORDS}
    assert [word for word in sorted(words) if not re.search(rf"`{word}\b", reference)] == []


def test_every_rule_that_the_content_cites_is_in_the_rules_reference(content: Content) -> None:
    rules = set(re.findall(r"ENC-[A-Z]+-\d\d", (DOCS / "rules" / "encounters.md").read_text(encoding="utf-8")))
    cited = (DOCS / "content" / "encounters.md").read_text(encoding="utf-8")
    cited += "".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("*.toml"))
    assert sorted(set(re.findall(r"ENC-[A-Z]+-\d\d", cited)) - rules) == []


def test_the_content_is_read_once_and_quickly() -> None:
    assert load() is load()
    started = time.process_time()
    assert load(FOLDER) is not load()
    assert time.process_time() - started < 2
