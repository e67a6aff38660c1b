"""What is in the box, the dice, and the words of the rulebooks."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from dataclasses import asdict
from pathlib import Path

import pytest

import hullbreach as hb
from hullbreach.games import corps
from hullbreach.games.corps.content.load import load
from hullbreach.kernel.chance import Dice, Die, Order, Source
from tests.games.corps.test_characters import hall, hero
from tests.scripted_table import Table, table

CONTENT = load()
TEXTS = Path(corps.__file__).parent / "text"
RULES = Path(__file__).parents[3] / "docs" / "rules" / "corps.md"

# The counts of the component list (CORPS-COMP-02) that play depends on.
COUNTS = {
    "boards": 4,
    "endurance_cards": 60,
    "reshuffle_cards": 1,
    "motion_tracker_cards": 42,
    "mission_cards": 9,
    "marine_dice": 2,
    "alien_dice": 1,
    "spawn_point_tokens": 4,
    "blip_tokens": 21,
    "mission_blip_tokens": 4,
    "tunnel_tokens": 4,
    "crate_tokens": 8,
    "computer_tokens": 2,
    "barricade_tokens": 12,
    "sentry_gun_tokens": 2,
    "sentry_consoles": 1,
    "facehugger_tokens": 2,
    "alien_tokens": 21,
    "alien_figures": 16,
    "exit_tokens": 2,
    "character_cards": 7,
    "character_figures": 7,
    "aim_dials": 6,
    "activation_tokens": 1,
    "turn_counters": 1,
    "reference_cards": 6,
}


@pytest.mark.rules("CORPS-COMP-02", "CORPS-AMB-50")
def test_the_box_holds_what_the_component_list_says() -> None:
    assert asdict(CONTENT.counts) == COUNTS
    assert sum(card.copies for card in CONTENT.endurance) == 60
    assert len(CONTENT.tracker) == 42
    assert len(CONTENT.missions) == 9
    assert len(CONTENT.characters) == 7
    # Every character but Newt has a dial.
    assert sum(character.hero.aim > 0 for character in CONTENT.characters) == 6
    # Four boards with two sides each, one for the colony and one for the plant.
    assert Counter(face.id[-1] for face in CONTENT.faces) == {"a": 4, "b": 4}


@pytest.mark.rules("CORPS-COMP-02")
@pytest.mark.parametrize("mission", [mission.id for mission in CONTENT.missions])
def test_no_mission_needs_more_than_the_box_holds(mission: str) -> None:
    found, counts = CONTENT.mission(mission), CONTENT.counts
    assert len(found.boards) <= counts.boards
    assert len({placed.face[0] for placed in found.boards}) == len(found.boards)
    assert len(found.blips) <= counts.blip_tokens
    assert len(found.crates) <= counts.crate_tokens
    assert len(found.computers) <= counts.computer_tokens
    assert len(found.mission_blips) <= counts.mission_blip_tokens
    assert len(found.exits) <= counts.exit_tokens
    assert len(found.facehuggers) <= counts.facehugger_tokens
    assert found.sentry_guns <= counts.sentry_gun_tokens
    assert len(found.barricades) + found.player_barricades <= counts.barricade_tokens


@pytest.mark.rules("CORPS-COMP-06", "CORPS-AMB-50")
def test_twenty_one_blips_with_a_number_each() -> None:
    assert len(CONTENT.blips) == 21
    assert min(CONTENT.blips) >= 1


@pytest.mark.rules("CORPS-COMP-07")
def test_missions_with_two_exits_have_an_a_and_a_b() -> None:
    assert {mission.id for mission in CONTENT.missions if len(mission.exits) == 2} == {"survive"}
    assert [way.id for way in CONTENT.mission("survive").exits] == ["A", "B"]
    for mission in CONTENT.missions:
        assert [way.id for way in mission.exits] == ["A", "B"][: len(mission.exits)]


@pytest.mark.rules("CORPS-COMP-08", "CORPS-AMB-50")
def test_what_a_tracker_card_carries() -> None:
    for card in CONTENT.tracker:
        assert card.threat in (1, 2, 3)
        assert card.type in ("tunnel", "hidden", "active", "drone")
        assert 0 <= card.blips <= 3
        assert card.spawn in ("1", "2", "3", "4", "new_tunnel", "all_tunnels")
        assert (card.spawn_point == 0) == (card.type == "tunnel")
        assert card.effects or card.type == "drone"
    assert {card.spawn_point for card in CONTENT.tracker if card.spawn_point} == {1, 2, 3, 4}


@pytest.mark.rules("CORPS-COMP-05")
def test_the_seven_characters() -> None:
    names = [character.name for character in CONTENT.characters]
    assert [name.split()[-1] for name in names] == ["Hicks", "Hudson", "Gorman", "Vasquez", "Frost", "Ripley", "Jorden"]
    titles = [character.title for character in CONTENT.characters]
    assert titles == ["Corporal", "Private", "Lieutenant", "Private", "Private", "", ""]


# ---- dice


def faces(t: Table) -> list[object]:
    """What the open roll can show."""
    assert t.match.roll is not None
    die = t.match.roll.space
    assert isinstance(die, Die)
    return [die.at(n) for n in range(die.size())]


@pytest.mark.rules("CORPS-COMP-03")
@pytest.mark.parametrize(("rolled", "hit"), [(1, True), (5, True), (6, False), (10, False)])
def test_a_marine_die_shows_1_to_10_and_low_is_good(rolled: int, hit: bool) -> None:
    people: dict[str, object] = {"hicks": hero("0,0", 1, weapons=["hk_vp70"], aim=5)}
    attack = "attack alien-1 with hk_vp70"
    assert faces(hall(people, aliens=["6,0"]).play(attack)) == list(range(1, 11))
    t = hall(people, aliens=["6,0"]).chance(rolled).play(attack)
    t.expect({"aliens": [] if hit else ["alien-1"]}).quiet()


@pytest.mark.rules("CORPS-COMP-03", "CORPS-ACT-05")
@pytest.mark.parametrize(("rolled", "built"), [(5, "barricaded"), (6, "open")])
def test_a_tech_test_succeeds_at_or_under_the_number(rolled: int, built: str) -> None:
    given: dict[str, object] = {"board": "+-+-+\n|.D.|\n+-+-+\n", "characters": {"hicks": {"at": "0,0"}}}
    t = table(given).chance(rolled).play("barricade 0,0|1,0")
    t.expect({"doors.0,0|1,0": built, "turn.actions": 1}).quiet()


@pytest.mark.rules("CORPS-COMP-04")
@pytest.mark.parametrize("edition", ["updated", "2020"])
def test_an_alien_die_shows_1_to_6_and_high_is_good_for_the_aliens(edition: str) -> None:
    least = {"updated": 5, "2020": 4}[edition]
    for rolled in range(1, 7):
        given: dict[str, object] = {
            "board": "+-+-+-+\n|. .D.|\n+-+-+-+\n",
            "characters": {"hicks": {"at": "0,0"}},
            "turn": {"phase": "alien", "step": "aliens"},
            "aliens": ["2,0"],
            "doors": {"1,0|2,0": "barricaded"},
        }
        assert faces(table(given, edition=edition)) == list(range(1, 7))
        t = table(given, edition=edition).chance(rolled)
        if rolled >= least:
            t.chance(5)
        t.expect({"doors.1,0|2,0": "barricaded" if rolled < least else "open"}).quiet()


@pytest.mark.rules("CORPS-COMP-03", "CORPS-COMP-04")
def test_all_faces_of_dice_and_orders_are_equally_likely() -> None:
    class Counting(Source):
        """A source that gives every number once."""

        def __init__(self, n: int) -> None:
            self.n = n

        def below(self, n: int) -> int:
            return self.n % n

    for die, size in ((Die(10), 10), (Die(6), 6), (Dice(10, 2), 100)):
        shown = Counter(str(die.draw(Counting(n))) for n in range(size))
        assert set(shown.values()) == {1}
        assert len(shown) == size == die.size()
    assert Order("number", [1, 2, 3]).size() == 6


# ---- everybody together


@pytest.mark.rules("CORPS-COMP-01", "CORPS-SET-16", "CORPS-GEN-03")
@pytest.mark.parametrize(("aliens", "won"), [([], True), (["6,2"], False)])
def test_all_players_win_or_lose_together(aliens: list[str], won: bool) -> None:
    people: dict[str, object] = {
        "hicks": hero("0,0", 1, down=not won),
        "gorman": hero("1,0", 2, down=not won),
        "frost": hero("2,0", 3, down=not won),
    }
    turn = {"phase": "finish", "step": "check"}
    t = hall(people, players=3, turn=turn, aliens=aliens, mission={"victory": ["no_enemies_on_board()"]})
    t.expect({"outcome.winners": ["seat-1", "seat-2", "seat-3"] if won else [], "question": "none"})


# ---- the words of the rulebooks


def words_of(lang: str) -> str:
    """All messages of a language in one text, without case and accents."""
    text = " ".join(path.read_text("utf-8") for path in sorted((TEXTS / lang).glob("*.ftl")))
    return plain(text)


def plain(text: str) -> str:
    """A text without case, accents and typographic apostrophes."""
    folded = unicodedata.normalize("NFKD", text.casefold().replace("\u2019", "'"))
    return "".join(letter for letter in folded if not unicodedata.combining(letter))


def glossary() -> list[list[str]]:
    """The rows of the term table of CORPS-GLOS-07."""
    page = RULES.read_text("utf-8")
    part = page[page.index("**CORPS-GLOS-07**") : page.index("## Edition differences")]
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")] for line in part.splitlines() if line.startswith("| ")
    ]
    return [row for row in rows if row[0] != "English (engine term)"]


@pytest.mark.rules("CORPS-GLOS-07")
@pytest.mark.parametrize(("column", "lang"), [(1, "fr"), (2, "de")])
def test_messages_use_the_terms_of_the_rulebooks(column: int, lang: str) -> None:
    text = words_of(lang)
    missing = []
    for row in glossary():
        for term in re.split(r" / ", re.sub(r"\(.*?\)", "", row[column])):
            # Of compound German words the first part is enough; French pile names stand in quotes.
            stem = plain(term).strip(' "').rstrip("-").replace('"', "")
            if stem not in text:
                missing.append(stem)
    # The French book has two names for this phase; ours is the plainer one.
    assert missing in ([], ["phase terminale"])


@pytest.mark.rules("CORPS-GLOS-07")
def test_the_english_terms_are_those_of_the_engine() -> None:
    text = words_of("en")
    for row in glossary():
        for term in re.split(r" / ", re.sub(r"\(.*?\)", "", row[0])):
            assert plain(term).strip() in text, term
    assert hb.new("corps").rulebook.id == "corps"
