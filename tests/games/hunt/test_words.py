"""Everything hunt says in a match: a message for every phrase, and sentences in every language."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import hullbreach
from hullbreach.games.hunt.content.actions import ACTION_IDS
from hullbreach.games.hunt.content.load import load
from hullbreach.games.hunt.content.mission_records import RULE_IDS
from hullbreach.games.hunt.content.names import (
    ALIEN,
    CORRIDOR,
    FACTIONS,
    HALF,
    INFESTED,
    KINDS,
    NORMAL,
    ROOM,
    ROOMS,
    SITES,
    T_JUNCTION,
    TOKENS,
)
from hullbreach.games.hunt.content.skills import SKILLS
from hullbreach.games.hunt.rulebook import RULEBOOK
from hullbreach.games.hunt.rules.armies.lists import HERO_GROUP
from hullbreach.games.hunt.rules.board.sight import DARK, DOOR, NO_LINE, VENT
from hullbreach.games.hunt.rules.fixed import MISSION, Fixed, Ground
from hullbreach.games.hunt.rules.goals import ending
from hullbreach.games.hunt.rules.modes.series import CAMPAIGN
from hullbreach.games.hunt.rules.tokens.known_names import KnownNames
from hullbreach.games.hunt.show import sayings
from hullbreach.games.hunt.show.rules_behind import BEHIND
from hullbreach.games.hunt.words import events, questions, rolls
from hullbreach.games.hunt.words import options as opt
from hullbreach.games.hunt.words.names import FIXED, GROUP, TOKEN
from hullbreach.games.hunt.words.parts import part, place_at
from hullbreach.kernel.chance import Die
from hullbreach.kernel.errors import No
from hullbreach.kernel.options import Option, Options
from hullbreach.kernel.phrases import Event, Names, Phrase, Vocabulary
from hullbreach.kernel.procedures import Total
from hullbreach.kernel.requests import Ask, Roll
from hullbreach.kernel.rulebook import PLAYERS
from hullbreach.kernel.state import Outcome
from hullbreach.text import LANGS, Messages
from hullbreach.text.sayings import term_name
from tests.games import sentences
from tests.games.sentences import assert_sentence

SOURCES = Path(hullbreach.__file__).parent
SORTS: list[tuple[str, Vocabulary]] = [
    ("option", opt.OPTIONS),
    ("ask", questions.QUESTIONS),
    ("roll", rolls.ROLLS),
    ("event", events.EVENTS),
]
CONTENT = load()
GROUND = Ground(
    MISSION, CONTENT.missions[0].board, CONTENT.missions[0], (0, 1, 2), (0, 1, 2), (5, 15, 5), CONTENT.choose({})
)
STRANGERS = Fixed(CONTENT, GROUND)
"""Nobody knows anybody."""
SERGEANT, STALKER, INFANT = 0, 5, 6
WHO = {SERGEANT: "colonial_marine_sergeant", STALKER: "alien_stalker", INFANT: "alien_infant_warrior"}
KNOWN = KnownNames(STRANGERS, tuple([CONTENT.unit_index[WHO[p]] if p in WHO else -1 for p in range(STRANGERS.pieces)]))
MARKS = sorted(
    {
        (mark,)
        for chart in CONTENT.forces.charts
        for limit in (*chart.chart.models, *chart.chart.groups, *chart.chart.inside, *chart.chart.shares)
        for mark in (limit.mark,)
    }
)
"""What force lists count."""


def sources() -> list[Path]:
    """The kernel, the charts of force lists and hunt; what the runner of cases refuses, only cases read."""
    kernel = [file for file in (SOURCES / "kernel").glob("*.py") if file.name != "scripted.py"]
    return sorted([*kernel, SOURCES / "parts" / "drafting.py", *(SOURCES / "games" / "hunt").rglob("*.py")])


def calls(name: str) -> list[ast.Call]:
    """Every call of this name in the sources."""
    return [
        node
        for file in sources()
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name
    ]


def refusals() -> list[tuple[str, int, int]]:
    """Every refusal in the sources: its reason, and of how many values it speaks at least and at most.

    A force list has words for what it counts; they are no values (``chart_name``).
    """
    found = []
    for call in calls("No"):
        reason, *about = call.args
        assert isinstance(reason, ast.Constant), ast.unparse(call)
        values = [value for value in about if not ast.unparse(value).endswith((".mark", "unit.id"))]
        sure = [value for value in values if not isinstance(value, ast.Starred)]
        found.append((str(reason.value), len(sure), len(values)))
    return found


def values_of(kind: str) -> list[int]:
    """Every kind of thing that can fill a place: all that differ in how they are named."""
    t = STRANGERS
    counts = {
        "unit": len(CONTENT.units),
        "card": len(CONTENT.strategy),
        "environment": len(CONTENT.environment),
        "mission_card": len(CONTENT.mission_cards),
        "hero_base": len(CONTENT.heroes.bases),
        "mission": len(CONTENT.missions),
        "side": t.sides,
        "tile": t.board.size,
    }
    special = {
        **{kind: [0, 1, 2, 20] for kind in sayings.NUMBERS},
        "gun": [SERGEANT, 1],
        "group": [0, 1, 5],
        # Skills of one faction: others have some of the same name.
        "hero_skill": [n for n, skill in enumerate(CONTENT.heroes.skills) if skill.faction != ALIEN],
        "place": [place_at(0, 0), place_at(-3, 2)],
        "part": [part(CORRIDOR, 5, HALF), part(T_JUNCTION, 7, INFESTED), part(ROOM, 1, NORMAL, 2)],
        "seat": [0, 2],
        "weapon": [*range(-1, len(CONTENT.weapons))],
        "rank": [*range(-1, len(CONTENT.heroes.ranks))],
        "link": [0, 5],
        "obstacle": [NO_LINE, VENT, DARK, DOOR, DOOR + 5],
        "piece": [SERGEANT, 1, STALKER, INFANT, 9, 20],
        "model": [*range(len(CONTENT.units)), 2 * GROUP + 1, 3 * GROUP + CONTENT.unit_index["predator_hunter"]],
        "token": [n * TOKEN + 1 for n in range(len(TOKENS))],
    }
    if kind in FIXED:
        return list(range(len(FIXED[kind])))
    return special[kind] if kind in special else list(range(counts[kind]))


def fillings(phrase: Phrase) -> list[tuple[int, ...]]:
    return sentences.fillings(phrase, values_of)


@pytest.mark.parametrize("lang", LANGS)
def test_every_phrase_has_a_message_and_no_message_is_left_over(lang: str) -> None:
    assert sentences.unsaid("hunt", SORTS, lang) == []
    assert sentences.left_over("hunt", SORTS, sayings.REASONS, lang) == set()


@pytest.mark.parametrize("names", [STRANGERS, KNOWN], ids=["strangers", "known"])
@pytest.mark.parametrize("lang", LANGS)
def test_every_option_is_a_label(lang: str, names: Names) -> None:
    for phrase in opt.OPTIONS.by_id.values():
        said = [sayings.SAYINGS.say_option(names, Option(phrase, values), lang) for values in fillings(phrase)]
        for text in said:
            assert_sentence(text, lang, "")
        assert len(set(said)) == len(said), f"two options read the same: {said}"


@pytest.mark.parametrize("names", [STRANGERS, KNOWN], ids=["strangers", "known"])
@pytest.mark.parametrize("lang", LANGS)
def test_every_question_is_a_sentence(lang: str, names: Names) -> None:
    for phrase in questions.QUESTIONS.by_id.values():
        for values in fillings(phrase):
            text = sayings.SAYINGS.say_question(names, Ask(0, phrase, values, Options()), lang)
            assert_sentence(text, lang, ".?)")


@pytest.mark.parametrize("lang", LANGS)
def test_every_roll_has_a_name(lang: str) -> None:
    for phrase in rolls.ROLLS.by_id.values():
        for values in fillings(phrase):
            assert_sentence(sayings.SAYINGS.say_roll(STRANGERS, Roll(phrase, values, Die(20)), lang), lang, "")


@pytest.mark.parametrize("names", [STRANGERS, KNOWN], ids=["strangers", "known"])
@pytest.mark.parametrize("lang", LANGS)
def test_every_event_is_a_sentence(lang: str, names: Names) -> None:
    for phrase in events.EVENTS.by_id.values():
        for values in fillings(phrase):
            assert_sentence(sayings.SAYINGS.say_event(Event(names, phrase, values), lang), lang, ".!")


def test_every_refusal_is_in_the_table() -> None:
    found = refusals()
    assert {reason for reason, _, _ in found} == set(sayings.REASONS)
    assert [(reason, most) for reason, _, most in found if most > len(sayings.REASONS[reason])] == []


@pytest.mark.parametrize("lang", LANGS)
def test_every_refusal_is_a_sentence(lang: str) -> None:
    for reason, known in sorted({(reason, least) for reason, least, _ in refusals()}):
        kinds = sayings.REASONS[reason][:known]
        marks = MARKS if kinds == ("count", "limit") and reason != "over-the-points" else [()]
        for values in fillings(Phrase("", "".join(f"{{place:{kind}}}" for kind in kinds))):
            for mark in marks:
                no = No(reason, *mark, *values, rule="GEN")
                assert_sentence(sayings.SAYINGS.say_no(KNOWN, no, lang), lang, ".")


@pytest.mark.rules("HUNT-FORC-14", "HUNT-DEC-110", "HUNT-DEC-47")
def test_squads_are_counted_from_one_and_lone_heroes_are_no_squad() -> None:
    say = sayings.SAYINGS
    no = No("mixed-group", 1, rule="HUNT-DEC-110")
    assert say.say_no(KNOWN, no, "en") == "Group 2 would hold models of different kinds."
    of_a_squad = Event(KNOWN, events.LEVEL, (1, 2))
    of_a_hero = Event(KNOWN, events.LEVEL, (HERO_GROUP, 2))
    assert say.say_event(of_a_squad, "en") == "Group 2 reaches level 2."
    assert say.say_event(of_a_hero, "en") == "The hero reaches level 2."
    become = Option(opt.BECOME, (1 * GROUP + 1,))
    assert say.say_option(KNOWN, become, "en").endswith("(squad 2)")
    assert "(" not in say.say_option(KNOWN, Option(opt.BECOME, (HERO_GROUP * GROUP + 1,)), "en")


@pytest.mark.parametrize("lang", LANGS)
def test_every_record_of_the_box_has_a_name(lang: str) -> None:
    wanted = [f"unit-{unit.id}" for unit in CONTENT.units]
    wanted += [f"weapon-{weapon.id}" for weapon in CONTENT.weapons]
    wanted += [f"card-{card.id}" for card in CONTENT.strategy]
    wanted += [f"environment-{card.id}" for card in CONTENT.environment]
    wanted += [f"mission_card-{card.id}" for card in CONTENT.mission_cards]
    wanted += [f"room-{room}" for room in ROOMS]
    wanted += [f"kind-{kind}" for kind in KINDS]
    wanted += [f"site-{site}" for site in SITES]
    wanted += [f"token-{token}" for token in TOKENS]
    for word in FACTIONS:
        wanted += [f"faction-{word}", f"side-{word}", f"group-{word}", f"contact-{word}"]
    for mission in CONTENT.missions:
        id = f"mission-{mission.id}"
        wanted += [id, f"{id}.brief", *[f"{id}.{word}" for word in FACTIONS], f"value-{id}.about"]
    messages = Messages.load("hunt", lang)
    assert [id for id in wanted if not messages.has(id)] == []


@pytest.mark.parametrize("lang", LANGS)
def test_every_skill_action_and_special_rule_has_its_text(lang: str) -> None:
    messages = Messages.load("hunt", lang)
    for id in [
        *[f"skill-{skill}" for skill in SKILLS],
        *[f"action-{action}" for action in ACTION_IDS],
        *[f"special-{rule}" for rule in RULE_IDS],
    ]:
        assert_sentence(messages.say(f"{id}.rule"), lang, ".")
        assert_sentence(messages.say(id), lang, "")


@pytest.mark.parametrize("lang", LANGS)
def test_every_setting_and_its_values_have_names(lang: str) -> None:
    messages = Messages.load("hunt", lang)
    for setting in RULEBOOK.settings():
        if setting.name == PLAYERS:
            continue
        assert messages.has(f"setting-{setting.name}"), setting.name
        for value in setting.values:
            if isinstance(value, str):
                ids = (f"value-{setting.name}-{value}", f"value-{value}")
                assert any(messages.has(id) for id in ids), (setting.name, value)


def test_what_a_token_is_called_before_and_after_it_is_known() -> None:
    moved = [
        [sayings.SAYINGS.say_event(Event(names, events.KILLED, (STALKER,)), lang) for lang in LANGS]
        for names in (STRANGERS, KNOWN)
    ]
    assert moved == [
        ["Alien Blip 1 is killed.", "Le Blip Alien 1 est tué.", "Alien-Ping 1 wird getötet."],
        ["Alien Stalker 1 is killed.", "Le Stalker Alien 1 est tué.", "Alien Stalker 1 wird getötet."],
    ]


def test_every_word_leads_back_to_what_it_stands_for() -> None:
    vocabularies = [vocabulary for _, vocabulary in SORTS]
    kinds = {kind for each in vocabularies for phrase in each.by_id.values() for _, kind in phrase.places}
    assert {"seat", "piece", "part", "model", "token"} <= kinds
    for kind in kinds:
        for value in values_of(kind):
            assert STRANGERS.value(kind, STRANGERS.name(kind, value)) == value, (kind, value)


def test_known_names_are_the_same_words() -> None:
    for kind in ("piece", "tile", "side", "unit", "card"):
        for value in values_of(kind):
            word = KNOWN.name(kind, value)
            assert word == STRANGERS.name(kind, value)
            assert KNOWN.value(kind, word) == STRANGERS.value(kind, word)
        assert KNOWN.words(kind) == STRANGERS.words(kind)


@pytest.mark.parametrize(
    ("lang", "option", "event"),
    [
        (
            "en",
            "Shoot at Alien Infant 2",
            "Sergeant 1 shoots at Alien Infant 2: rolls 4, needs 10 or less – hit.",
        ),
        (
            "fr",
            "Tirez sur l’Infant Alien 2",
            "Le Sergent 1 tire sur l’Infant Alien 2\u00a0: obtient 4, il faut 10 ou moins – touché.",
        ),
        (
            "de",
            "Schieße auf Alien Infant 2",
            "Sergeant 1 schießt auf Alien Infant 2: würfelt eine 4, braucht 10 oder weniger – Treffer.",
        ),
    ],
)
def test_a_shot_in_words(lang: str, option: str, event: str) -> None:
    assert sayings.SAYINGS.say_option(KNOWN, Option(opt.SHOOT, (INFANT,)), lang) == option
    assert sayings.SAYINGS.say_event(Event(KNOWN, events.SHOT, (SERGEANT, INFANT, 4, 10)), lang) == event


@pytest.mark.parametrize(
    ("phrase", "args", "passed"),
    [
        (events.SHOT, (0, 5, 10, 10), True),
        (events.SHOT, (0, 5, 11, 10), False),
        # A natural 1 always succeeds, a natural 20 always fails (HUNT-CON-05, HUNT-CON-07).
        (events.SHOT, (0, 5, 1, -3), True),
        (events.SHOT, (0, 5, 20, 24), False),
        (events.CARD_ROLLED, (0, 10, 10), True),
        (events.CARD_ROLLED, (0, 11, 10), False),
        (events.ACID_ROLLED, (5, 5), True),
        (events.ACID_ROLLED, (5, 6), False),
        (events.PERIMETER, (5,), True),
        (events.PERIMETER, (6,), False),
        (events.TREATED, (20, 10), True),
        (events.TREATED, (20, 11), False),
        (events.SELF_DESTRUCT, (20, 3), True),
        (events.SELF_DESTRUCT, (20, 4), False),
        (events.COLLAPSE_ROLLED, (0, 10), True),
        (events.COLLAPSE_ROLLED, (0, 11), False),
        (events.DAMAGE_ROLLED, (5, 0, 10), True),
        (events.DAMAGE_ROLLED, (20, 0, 11), False),
        (events.DISC_ROLLED, (0, 12, 10), True),
        (events.DISC_ROLLED, (0, 12, 11), False),
    ],
)
def test_a_roll_says_whether_it_did_its_work(phrase: Phrase, args: tuple[int, ...], passed: bool) -> None:
    event = Event(KNOWN, phrase, args)
    rolled = sayings.rolled(event)
    assert rolled is not None
    assert rolled.passed is passed
    other = next(value for value in range(1, 21) if _with_roll(phrase, args, value) != passed)
    changed = Event(KNOWN, phrase, _rolling(phrase, args, other))
    assert sayings.SAYINGS.say_event(event, "en") != sayings.SAYINGS.say_event(changed, "en")


def _rolling(phrase: Phrase, args: tuple[int, ...], value: int) -> tuple[int, ...]:
    places = [place for place, _ in phrase.places]
    at = places.index("second" if "second" in places else "rolled")
    return (*args[:at], value, *args[at + 1 :])


def _with_roll(phrase: Phrase, args: tuple[int, ...], value: int) -> bool:
    rolled = sayings.rolled(Event(KNOWN, phrase, _rolling(phrase, args, value)))
    assert rolled is not None
    return rolled.passed


def test_what_is_no_roll_against_a_number() -> None:
    assert sayings.rolled(Event(KNOWN, events.INITIATIVE_ROLLED, (0, 12))) is None
    assert sayings.rolled(Event(KNOWN, events.KILLED, (0,))) is None


@pytest.mark.parametrize(
    ("total", "lang", "said"),
    [
        (Total([("base", 5), ("helpers", 3)]), "en", "8 = 5 base + 3 other Aliens"),
        (Total([("rs", 14), ("emergency_lighting", -2)]), "de", "12 = 14 RS − 2 Notbeleuchtung"),
        (Total([("cc", 17), ("war_cry", 2)]), "fr", "19 = 17 CC + 2 Cri de guerre"),
    ],
)
def test_totals(total: Total, lang: str, said: str) -> None:
    assert sayings.SAYINGS.say_total(total, lang) == said


TERMS = re.compile(r'\("([a-z_-]+)", [^")]')
"""A name and a number, as the parts of totals are written."""


@pytest.mark.parametrize("lang", LANGS)
def test_every_term_has_a_word(lang: str) -> None:
    messages = Messages.load("hunt", lang)
    found = set()
    for file in sources():
        for line in file.read_text(encoding="utf-8").splitlines():
            if "Total(" in line or "terms" in line or "return [(" in line:
                found |= set(TERMS.findall(line))
    assert {"rs", "cc", "engaged", "hidden", "strength", "helpers"} <= found
    assert [name for name in sorted(found) if not term_name(name, messages)] == []


@pytest.mark.parametrize("lang", LANGS)
def test_every_outcome_is_a_sentence(lang: str) -> None:
    ways = (ending.GOALS, ending.LAST, ending.LAUNCH, ending.DRAW, ending.TURNS, ending.OTHERS, CAMPAIGN)
    for reason in ways:
        assert_sentence(sayings.SAYINGS.say_outcome(Outcome((0,), reason, 3), lang), lang, ".")


def test_the_rules_behind_events_are_rules() -> None:
    reference = (SOURCES.parent.parent / "docs" / "rules" / "hunt.md").read_text(encoding="utf-8")
    for id, behind in BEHIND.items():
        assert id in events.EVENTS.by_id, id
        for rule in behind:
            assert f"**{rule}**" in reference, rule


def test_every_tile_is_called_by_what_it_is() -> None:
    board = STRANGERS.board
    for tile in range(board.size):
        said = sayings.SAYINGS.say_event(Event(STRANGERS, events.MOVED, (0, tile)), "en")
        assert (board.names[tile] in said) == (board.kind[tile] != ROOM)
