"""What is missing where something is refused, and the numbers behind what came out as it did."""

from __future__ import annotations

from collections import Counter

import pytest

import hullbreach as hb
from hullbreach.bots import make
from hullbreach.games.nemesis.rulebook import RULEBOOK
from hullbreach.games.nemesis.show.explaining import TELLERS
from hullbreach.kernel.errors import Illegal
from hullbreach.table.shelf import reference
from hullbreach.text import LANGS
from tests.games.nemesis.tables import Table


def because(table: Table, text: str) -> str:
    """Why the first seat cannot do that, in words."""
    with pytest.raises(Illegal) as refused:
        table.match.copy().play(text, 0)
    return RULEBOOK.voice.say_no(table.g.names, refused.value.no, "en")


@pytest.mark.rules("NEM-ACT-06", "NEM-HIB-01")
def test_a_room_says_what_it_lacks() -> None:
    table = Table("captain", "scout")
    assert because(table, "use room") == "Hibernation is not open yet: the Time marker must be on a blue space."
    table.put(0, "006", "evacuation_a")
    assert because(table, "use room") == "No such Escape Pod has a free place."
    table.put(0, "006", "laboratory")
    assert because(table, "use room") == "There is no Object here to analyse."


@pytest.mark.rules("NEM-ACT-06", "NEM-SDS-01")
def test_the_generator_says_why_the_sequence_stays() -> None:
    table = Table("captain", "scout").put(0, "006", "generator")
    table.g.sequence = table.g.fixed.tables.first_yellow
    assert because(table.again(), "use room") == "The Self-Destruct marker is on a yellow space: it is too late."


@pytest.mark.rules("NEM-ACT-06")
@pytest.mark.parametrize(
    ("character", "card", "reason"),
    [
        ("scientist", "intranet", "Only in a Room with a working Computer."),
        ("mechanic", "technical_corridors", "Only in a Room with a Technical Corridor Entrance."),
    ],
)
def test_a_card_says_which_room_it_needs(character: str, card: str, reason: str) -> None:
    table = Table(character, "scout").put(0, "006", "armory").hand(0, card, "rest")
    table.g.malfunction |= 1 << table.room("006")
    assert because(table.again(), f"play {card}") == reason


def reasons(table: Table, event: str, seat: int, text: str) -> list[str]:
    """What is said about the events of a kind that follow a choice; chance comes as it is scripted."""
    before = table.match.copy()
    table.play(seat, text)
    past = table.match.past
    assert past is not None
    return [s for n, e in enumerate(past) if e.phrase.id == event for s in RULEBOOK.explain(before, past, n, 0, "en")]


def test_an_encounter_tells_the_die_and_the_surprise_its_numbers() -> None:
    table = Table("captain", "scout").tile("006", "armory").bag("blank", "adult_4")
    table.hand(0, "rest", "search", "demolition").noise("c02_06_4").top("attacks", "bite_6")
    table.script(noise=["4"], encounter=["adult_4"]).play(0, "move to 006", "pay rest")
    assert reasons(table, "encounter", 1, "pass") == [
        "The die showed 4, and there was Noise in that Corridor already. "
        "2 of its 10 faces would have brought an Encounter."
    ]
    # Then everybody chooses an Objective, before it attacks.
    table.match.play(table.options(0)[0], 0)
    (said,) = reasons(table, "surprise", 1, table.options(1)[0])
    assert said.startswith("The number of its token is 4, 2 cards were in hand: it attacks at once only against fewer")


def test_a_larva_dies_of_any_injury_and_needs_no_blood_value() -> None:
    table = Table("captain", "scout").put(1, "001").intruder("larva-1", "011").hand(0, "rest").script(combat=["double"])
    assert reasons(table, "intruder-died", 0, "shoot larva-1 with six_shooter") == ["Any Injury kills it."]


@pytest.mark.rules("NEM-INJ-13")
def test_a_breeder_has_the_injuries_of_the_creeper_it_was() -> None:
    table = Table("captain", "scout").put(0, "006", "armory").put(1, "001").mark("006", "fire")
    table.intruder("creeper-1", "006", injuries=2).hand(0, "rest").hand(1)
    table.top("attacks", "transformation_4", "scratch_5", "scratch_6").play(0, "pass", "done")
    assert reasons(table, "blood", 1, "pass") == ["3 Injuries against a blood value of 11."]


@pytest.mark.rules("NEM-NOI-14", "NEM-ENC-01")
def test_noise_that_an_encounter_of_another_has_ended_does_not_count() -> None:
    table = Table("captain", "scout").put(0, "006", "armory").bag("blank", "larva_1", "larva_1", "adult_2")
    table.noise("c06_11_2", "c11_14_4").hand(0, "rest", "search").hand(1, "rest", "search").top("events", "nest")
    table.g.met = True
    table.script(development=["adult_2"], noise=["2", "4"], encounter=["larva_1", "larva_1"])
    table.play(0, "pass", "done")
    table.play(1, "pass")
    assert [said.split(". ")[1][:18] for said in reasons(table, "encounter", 1, "done")] == ["2 of its 10 faces "] * 2


@pytest.mark.rules("NEM-EVC-01")
def test_an_encounter_by_an_event_card_has_no_die_behind_it() -> None:
    table = Table("mechanic", "scout").put(0, "002", "storage").tile("004", "armory").bag("blank", "larva_1", "larva_1")
    table.hand(0, "technical_corridors", "rest").hand(1).top("events", "egg_protection").top("attacks", "scratch_2")
    g = table.g
    g.met, g.have_passed, g.carried[0], g.eggs = True, 2, (g.names.value("object", "egg"),), g.eggs - 1
    table.script(noise=["silence"], encounter=["larva_1"], development=["larva_1"]).again()
    table.play(0, "play technical_corridors")
    assert reasons(table, "encounter", 0, "room 004") == []
    assert table.told.count("encounter seat-1") == 1


def test_a_match_explains_its_encounters_attacks_and_deaths_in_all_languages() -> None:
    explained: Counter[str] = Counter()
    silent: Counter[str] = Counter()
    for seed in range(4):
        match = hb.new("nemesis", players=3, seed=seed)
        bot = make("random", seed)
        while match.question is not None:
            before = match.copy()
            match.play(bot.choose_fast(match), match.question.seat)
            past = match.past
            assert past is not None
            for n, event in enumerate(past):
                found = [RULEBOOK.explain(before, past, n, 0, lang) for lang in LANGS]
                assert len({len(each) for each in found}) == 1
                (explained if found[0] else silent)[event.phrase.id] += 1
    assert set(explained) == set(TELLERS)
    # Only a hand that changed on the way is passed over in silence, and the first card where two are drawn.
    assert {kind for kind in TELLERS if silent[kind]} <= {"surprise", "no-surprise", "blood"}


@pytest.mark.parametrize(
    ("question", "word"),
    [
        ("discard", "Smoke Grenade"),
        ("interrupt-again", "Interruption of another player"),
        ("may", "optional"),
        ("reroll-noise", "Motion Scanner"),
        ("door-token", "needs a token"),
        ("reroll", "rerolled"),
        ("spend-ammo", "discard 1 more Ammo"),
        ("shoot-again", "shoot it again"),
        ("return", "lays down a return"),
        ("launch", "launch now or wait"),
        ("take-over", "may take the Intruders"),
        ("attack-card", "resolve 1 of them"),
    ],
)
def test_a_question_leads_to_the_statement_that_asks_it(question: str, word: str) -> None:
    statements = {id: text for chapter in reference("nemesis") for id, text in chapter.statements}
    assert word in statements[RULEBOOK.question_rules()[question]]
