"""Everything corps says in a match: a message for every phrase, and sentences in every language."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import hullbreach as hb
from hullbreach.games.corps.content.load import load
from hullbreach.games.corps.rules.fixed import Fixed
from hullbreach.games.corps.rules.sight import BARRICADE, CHARACTER, DOOR, SEVERAL, WALL
from hullbreach.games.corps.show import sayings
from hullbreach.games.corps.words import events, questions, rolls
from hullbreach.games.corps.words import options as opt
from hullbreach.games.corps.words.names import FACES, FACINGS, PHASES, RULES
from hullbreach.kernel.chance import Die, Seeded
from hullbreach.kernel.errors import No
from hullbreach.kernel.match import Match
from hullbreach.kernel.options import Option, Options
from hullbreach.kernel.phrases import Event, Phrase, Vocabulary
from hullbreach.kernel.procedures import Total
from hullbreach.kernel.requests import Ask, Roll
from hullbreach.kernel.rulebook import Rulebook
from hullbreach.kernel.state import Outcome
from hullbreach.text import LANGS, Messages
from tests.games import sentences
from tests.games.sentences import Listener, assert_sentence

SOURCES = Path(hb.__file__).parent
SORTS: list[tuple[str, Vocabulary]] = [
    ("option", opt.OPTIONS),
    ("ask", questions.QUESTIONS),
    ("roll", rolls.ROLLS),
    ("event", events.EVENTS),
]
OUTCOMES = [
    "victory",
    "cards-out",
    "nobody-left",
    "all-down",
    "mission-failed",
    "time-over",
    "campaign-won",
    "campaign-lost",
    "campaign-lost: cards-out",
]
MISSIONS = [mission.id for mission in load().missions]


def calls(name: str) -> list[ast.Call]:
    """Every call of this name in the kernel and in corps; what the runner of cases refuses, only cases read."""
    kernel = [file for file in (SOURCES / "kernel").glob("*.py") if file.name != "scripted.py"]
    files = [*kernel, *(SOURCES / "games" / "corps").rglob("*.py")]
    return [
        node
        for file in sorted(files)
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name
    ]


def refusals() -> list[tuple[str, int]]:
    """Every refusal in the sources: its reason and how many values it speaks of."""
    found = []
    for call in calls("No"):
        reason = call.args[0]
        assert isinstance(reason, ast.Constant), ast.unparse(call)
        found.append((str(reason.value), len(call.args) - 1))
    return found


def fixed_names(mission: str = "newt") -> Fixed:
    names = hb.new("corps", mission=mission).state.names
    assert isinstance(names, Fixed)
    return names


def values_of(names: Fixed, kind: str) -> list[int]:
    """Every kind of thing that can fill a place: all that differ in how they are named."""
    content = names.content
    counts = {
        "character": len(content.characters),
        "card": len(content.endurance),
        "tracker": len(content.tracker),
        "mission": len(content.missions),
        "phase": len(PHASES),
        "rule": len(RULES),
        "face": len(FACES),
        "facing": len(FACINGS),
        "sentry": 2,
        "exit": len(names.exits),
        "tile": len(names.board.tile_names),
    }
    special = {
        "number": [0, 1, 2, 11],
        "limit": [0, 1, 2, 11],
        "seat": [0, 5],
        "square": [names.spawn_points[0]],
        "door": [0],
        "alien": [1, 12, 501],
        "blip": [1, 12],
        "obstacle": [WALL, SEVERAL, CHARACTER, DOOR, BARRICADE],
        "piece": [0, 6, 8 + 2 * 3, 9 + 2 * 3, 8 + 2 * 501],
    }
    return special[kind] if kind in special else list(range(counts[kind]))


def fillings(names: Fixed, phrase: Phrase) -> list[tuple[int, ...]]:
    return sentences.fillings(phrase, lambda kind: values_of(names, kind))


@pytest.mark.parametrize("lang", LANGS)
def test_every_phrase_has_a_message_and_no_message_is_left_over(lang: str) -> None:
    assert sentences.unsaid("corps", SORTS, lang) == []
    assert sentences.left_over("corps", SORTS, sayings.REASONS, lang) == set()


def test_every_refusal_is_in_the_table() -> None:
    found = refusals()
    assert {reason for reason, _ in found} == set(sayings.REASONS)
    assert [(reason, n) for reason, n in found if n > len(sayings.REASONS[reason])] == []


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("reason", "known"), sorted(set(refusals())))
def test_every_refusal_is_a_sentence(reason: str, known: int, lang: str) -> None:
    names = fixed_names()
    kinds = sayings.REASONS[reason][:known]
    for values in fillings(names, Phrase("", "".join(f"{{place:{kind}}}" for kind in kinds))):
        assert_sentence(sayings.SAYINGS.say_no(names, No(reason, *values, rule="GEN"), lang), lang, ".")


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("phrase", opt.OPTIONS.by_id.values(), ids=lambda p: p.id)
def test_every_option_is_a_label(phrase: Phrase, lang: str) -> None:
    names = fixed_names()
    said = [sayings.SAYINGS.say_option(names, Option(phrase, values), lang) for values in fillings(names, phrase)]
    for text in said:
        assert_sentence(text, lang, "”“»!" if phrase is opt.NEXT_MISSION else "")
    # Of abilities there is never more than one at a time (see below).
    assert len(set(said)) == len(said) or phrase.id.endswith("-ability"), "two options read the same"


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("phrase", questions.QUESTIONS.by_id.values(), ids=lambda p: p.id)
def test_every_question_is_a_sentence(phrase: Phrase, lang: str) -> None:
    names = fixed_names()
    for values in fillings(names, phrase):
        assert_sentence(sayings.SAYINGS.say_question(names, Ask(0, phrase, values, Options()), lang), lang, ".?)")


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("phrase", rolls.ROLLS.by_id.values(), ids=lambda p: p.id)
def test_every_roll_has_a_name(phrase: Phrase, lang: str) -> None:
    names = fixed_names()
    for values in fillings(names, phrase):
        assert_sentence(sayings.SAYINGS.say_roll(names, Roll(phrase, values, Die(6)), lang), lang, "")


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("phrase", events.EVENTS.by_id.values(), ids=lambda p: p.id)
def test_every_event_is_a_sentence(phrase: Phrase, lang: str) -> None:
    names = fixed_names()
    for values in fillings(names, phrase):
        assert_sentence(sayings.SAYINGS.say_event(Event(names, phrase, values), lang), lang, ".!")


@pytest.mark.parametrize("lang", LANGS)
def test_unknown_cards_have_a_name(lang: str) -> None:
    names = fixed_names()
    assert_sentence(sayings.SAYINGS.say_option(names, Option(opt.PLAY_EVENT, (-1,)), lang), lang, "")
    assert_sentence(sayings.SAYINGS.say_event(Event(names, events.SAW_TRACKER, (0, -1)), lang), lang, ".")


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("card", range(len(load().endurance)))
def test_every_card_can_be_an_object_and_a_tool(card: int, lang: str) -> None:
    """Things have their article, titles their quotes; weapons say what one attacks with."""
    messages = Messages.load("corps", lang)
    record = load().endurance[card]
    found = sayings.card_forms(fixed_names(), messages, "card", card)
    assert found["card_acc"] != found["card"]
    assert messages.has(f"card-{record.id}.with") == (record.type == "weapon")
    quoted = str(found["card_acc"])[0] in "“„«"
    assert quoted == (record.type in ("event", "hazard"))


SHOT = Event(fixed_names(), events.SHOT, (3, 0, 8 + 2 * 3, 4, 6))


@pytest.mark.parametrize(
    ("lang", "option", "event"),
    [
        (
            "en",
            "Attack Alien 3 with the M41A Pulse Rifle",
            "Vasquez shoots at Alien 3 with the M41A Pulse Rifle: rolls 4, needs 6 or less – hit.",
        ),
        (
            "fr",
            "Attaquez l’Alien 3 avec le fusil à impulsion M41A",
            "Vasquez tire sur l’Alien 3 avec le fusil à impulsion M41A\u00a0: obtient 4, il faut 6 ou moins – touché.",
        ),
        (
            "de",
            "Greife Alien 3 mit dem Pulsgewehr M41A an",
            "Vasquez schießt mit dem Pulsgewehr M41A auf Alien 3: würfelt eine 4, braucht 6 oder weniger – Treffer.",
        ),
    ],
)
def test_an_attack_in_words(lang: str, option: str, event: str) -> None:
    names = fixed_names()
    assert sayings.SAYINGS.say_option(names, Option(opt.ATTACK, (0, 3)), lang) == option
    assert sayings.SAYINGS.say_event(SHOT, lang) == event


def test_a_roll_says_whether_it_did_its_work() -> None:
    names = fixed_names()
    incinerator = names.content.endurance_index["m240_incinerator"]
    always = names.content.endurance[incinerator].always_hits_on
    assert sayings.passed(names, SHOT.phrase, SHOT.args)
    assert not sayings.passed(names, events.SHOT, (3, 0, 8, 7, 6))
    assert sayings.passed(names, events.SHOT, (3, incinerator, 8, max(always, 1), 1))
    assert sayings.passed(names, events.TECH_TEST, (0, 5, 5))
    assert not sayings.passed(names, events.TECH_TEST, (0, 6, 5))
    assert sayings.passed(names, events.BREAK_ROLL, (8, 5, 5))
    assert not sayings.passed(names, events.POINT_BREAK_ROLL, (8, 4, 5))
    hit = names.constants.sentry_hit_at_or_under
    assert sayings.passed(names, events.SENTRY_FIRED, (0, 8, hit, 3))
    assert not sayings.passed(names, events.SENTRY_FIRED, (0, 8, hit + 1, 3))


def test_women_are_women() -> None:
    names = fixed_names()
    killed = Event(names, events.KILLED, (3,))
    assert sayings.SAYINGS.say_event(killed, "fr") == "Vasquez est tuée."
    assert sayings.SAYINGS.say_event(Event(names, events.KILLED, (0,)), "fr") == "Hicks est tué."
    no = No("not-own-hero", 5, rule="GEN")
    assert sayings.SAYINGS.say_no(names, no, "de") == "Ripley ist nicht deine Heldin."
    assert sayings.SAYINGS.say_no(names, no, "fr") == "Ripley n’est pas votre héroïne."


@pytest.mark.parametrize(
    ("total", "lang", "said"),
    [
        (Total([("dial", 5), ("combat_knife", 2), ("panic", -1)]), "en", "6 = 5 aim dial + 2 Combat Knife − 1 Panic"),
        (Total([("dial", 5), ("ability", 1)]), "fr", "6 = 5 compteur de visée + 1 capacité"),
        (Total([("tech", 4), ("hand_welder", 2)]), "de", "6 = 4 Technik + 2 Handschweißgerät"),
        (Total([("dial", 1), ("panic", -2)], low=1), "en", "1 (minimum) = 1 aim dial − 2 Panic"),
        (Total([("melee", -1)]), "en", "−1 = −1 Melee"),
        (Total([("defence", 9), ("ability", 3)], high=10), "de", "10 (Maximum) = 9 Ausweichen + 3 Fähigkeit"),
    ],
)  # fmt: skip
def test_totals(total: Total, lang: str, said: str) -> None:
    assert sayings.SAYINGS.say_total(total, lang) == said


@pytest.mark.parametrize("lang", LANGS)
def test_every_term_has_a_word(lang: str) -> None:
    messages = Messages.load("corps", lang)
    for call in calls("Total"):
        for node in ast.walk(call):
            if isinstance(node, ast.Tuple) and len(node.elts) == 2 and not isinstance(node.elts[1], ast.Constant):
                assert messages.has(f"term-{ast.literal_eval(node.elts[0])}"), ast.unparse(node)
    assert messages.has("term-dial")
    assert messages.has("term-ability")


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("reason", OUTCOMES)
def test_every_outcome_is_a_sentence(reason: str, lang: str) -> None:
    assert_sentence(sayings.SAYINGS.say_outcome(Outcome((0,), reason, 31), lang), lang, ".")


def test_every_outcome_of_the_sources_is_listed() -> None:
    reasons = {
        str(ast.literal_eval(call.args[place]))
        for name, place in (("Outcome", 1), ("lose_mission", 1), ("_over", 2))
        for call in calls(name)
        if len(call.args) > place and isinstance(call.args[place], ast.Constant)
    }
    assert reasons - {"not over"} <= set(OUTCOMES)
    assert reasons >= {"victory", "cards-out", "campaign-won"}


def test_a_campaign_is_lost_for_two_reasons() -> None:
    said = sayings.SAYINGS.say_outcome(Outcome((), "campaign-lost: time-over"), "en")
    assert said == "The campaign is lost. Defeat: time has run out."


def test_the_rulebook_speaks() -> None:
    match = hb.new("corps", seed=2)
    names, book = match.state.names, match.rulebook
    assert match.question is not None
    assert book.voice.say_question(names, match.question.ask, "de") == "Wähle deinen Helden."
    assert book.voice.say_option(names, match.question.options[0], "fr") == "Jouez Hicks"
    assert book.voice.say_event(SHOT, "en") == sayings.SAYINGS.say_event(SHOT, "en")
    assert book.voice.say_roll(names, Roll(rolls.MISSION, (), Die(6)), "en") == "Alien die for the mission"
    assert book.voice.say_no(names, No("hand-empty", rule="GEN"), "de") == "Deine Hand ist leer."
    assert book.voice.say_total(Total([("tech", 3)]), "en") == "3 = 3 Tech"
    assert book.voice.say_outcome(Outcome((0,), "victory"), "en") == "Victory: the mission is won."


def test_a_game_without_messages_speaks_canonical_text() -> None:
    match = hb.new("corps", seed=2)
    names, book = match.state.names, Rulebook("plain", opt.OPTIONS, events.EVENTS)
    assert match.question is not None
    assert book.voice.say_question(names, match.question.ask, "de") == "choose your hero"
    assert book.voice.say_option(names, match.question.options[0], "de") == "play as hicks"
    assert book.voice.say_event(Event(names, events.KILLED, (0,)), "de") == "killed hicks"
    assert book.voice.say_roll(names, Roll(rolls.MISSION, (), Die(6)), "de") == "mission die"
    assert book.voice.say_no(names, No("hand-empty", rule="GEN"), "de") == "hand-empty (GEN)"
    assert book.voice.say_total(Total([("tech", 3)]), "de") == "3 = +3 tech"
    assert book.voice.say_outcome(Outcome((0,), "victory"), "de") == "victory"


# ---- whole games


def listen(match: Match, lang: str, seed: int, most: int) -> None:
    """Play at random and say all of it."""
    listener = Listener(sayings.SAYINGS, match, lang)
    luck = Seeded(seed)
    listener.events(match.opening)
    for _ in range(most):
        if match.question is None:
            break
        listener.question()
        options = match.question.options
        listener.events(match.play(options[luck.below(len(options))]))
    if match.outcome is not None:
        assert_sentence(sayings.SAYINGS.say_outcome(match.outcome, lang), lang, ".")


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("mission", MISSIONS)
def test_every_mission_is_said(mission: str, lang: str) -> None:
    seed = MISSIONS.index(mission)
    edition = "2020" if seed % 2 else "updated"
    match = hb.new("corps", players=1 + seed % 6, seed=seed, mission=mission, edition=edition)
    listen(match, lang, seed, 300)


@pytest.mark.parametrize("lang", LANGS)
def test_a_campaign_is_said(lang: str) -> None:
    listen(hb.new("corps", players=2, seed=5, mission="campaign"), lang, 5, 600)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("seed", range(3))
def test_games_with_swarms_and_votes_are_said(seed: int, lang: str) -> None:
    match = hb.new("corps", players=3, seed=seed, mission="survive", optional_swarm=True, joint_decisions="vote")
    listen(match, lang, seed, 200)


@pytest.mark.parametrize("lang", LANGS)
def test_an_ability_needs_no_number(lang: str) -> None:
    # Nobody has two at the same moment; what it does stands below.
    for character in load().characters:
        for side in (character.hero, character.grunt, character.hero_2020, character.hero_faq11):
            timings = [ability.timing for ability in side.abilities]
            assert len(timings) == len(set(timings))
    names = fixed_names()
    for verb in (opt.USE_ABILITY, opt.REROLL_ABILITY, opt.PREVENT_ABILITY):
        assert not re.search(r"\d", sayings.SAYINGS.say_option(names, Option(verb, (2,)), lang))
