"""What is printed on a card is what counts in play, whatever the number is: points, costs, Attack, Health, damage."""

from __future__ import annotations

import ast
import re
import shutil
from pathlib import Path

import pytest

from hullbreach.games.encounters.content.card_records import Card
from hullbreach.games.encounters.content.load import Content, load
from hullbreach.games.encounters.rulebook import EncountersRulebook
from hullbreach.games.encounters.rules.strikes import is_spared
from hullbreach.games.encounters.show import card_text
from hullbreach.kernel.scripted import Scripted
from hullbreach.text import Messages
from tests.games.encounters.tables import encounters, hand, one

CONTENT = load()
PACKAGE = Path(card_text.__file__).parent.parent
DOCS = Path(__file__).parents[3] / "docs"
OWN = [card for card in CONTENT.cards if card.is_character]
ENEMIES = [card for card in CONTENT.cards if card.is_enemy]
# Cards with a part in the rules themselves: what a starting deck and the Hatchery are made of, and the secrets.
STRUCTURE = {"specialist", "grunt", "facehugger", "chestburster", "secrets_revealed"}


def named(cards: list[Card]) -> list[object]:
    """The cards as test parameters."""
    return [pytest.param(card, id=card.id) for card in cards]


PLAIN = [card for card in CONTENT.cards if card.kind == "strike" and not card.effects and card.damage]


def strikes_of(damage: int, kept: Card) -> list[str]:
    """Plain Strikes that add up to so much damage, with one copy of a card left over; empty if there are none."""
    sums: dict[int, list[str]] = {0: []}
    for card in PLAIN:
        for _ in range(card.copies - (card is kept)):
            for total in sorted(sums, reverse=True):
                sums.setdefault(total + card.damage, [*sums[total], card.id])
    return sums.get(damage, [])


def bounds(health: int) -> tuple[Card, list[str], list[str]]:
    """A Strike, and two heaps of Strikes: with the first it makes exactly this damage, with the second one less."""
    for card in PLAIN:
        enough, less = strikes_of(health - card.damage, card), strikes_of(health - card.damage - 1, card)
        if enough and less:
            return card, enough, less
    raise AssertionError(health)


# ---- a player's cards


@pytest.mark.rules("ENC-ACT-02", "ENC-CRD-01", "ENC-CLS-05")
@pytest.mark.parametrize("card", named(OWN))
def test_a_played_card_gives_its_points_class_and_crew(card: Card) -> None:
    t = encounters({"players": one(card.id, deck=["grunt"] * 5), "barracks": []}, players=2, hidden_agendas="on")
    t.play(f"play {card.id}", stay="accept")
    t.expect({"played_classes": sorted(card.classes), "played": [card.id]})
    t.expect({"played_crews": [card.crew] if card.crew else "none"})
    if card.attack or card.recruit:
        t.events(f"played seat-1 {card.id}", f"points seat-1 {card.attack} {card.recruit}")


@pytest.mark.rules("ENC-REC-01", "ENC-REC-02", "ENC-REC-08", "ENC-CRD-01")
@pytest.mark.parametrize("card", named([card for card in OWN if card.deck == "character"]))
def test_a_character_costs_what_it_says(card: Card) -> None:
    given = {"hq": [card.id], "barracks": [], "players": one(deck=["grunt"])}
    encounters({**given, "recruit": card.cost - 1}).refuses(f"recruit {card.id}", "too-few-recruit", "ENC-REC-01")
    t = encounters({**given, "recruit": card.cost + 1}).play(f"recruit {card.id}")
    t.expect({"recruit": 1, "players.seat-1.discard": [card.id]})


@pytest.mark.rules("ENC-COO-01", "ENC-COO-05")
@pytest.mark.parametrize("card", named(OWN))
def test_only_cards_with_coordinate_can_be_set_aside(card: Card) -> None:
    # A Sergeant in the same hand, so that the seat is asked whatever it holds.
    players = {"seat-2": hand(card.id, "sergeant_tech", deck=["grunt"])}
    t = encounters({"players": players}, players=2)
    t.offers("seat-2: coordinate sergeant_tech")
    assert t.scripted.offers(f"coordinate {card.id}") == ("coordinate" in card.keywords)


@pytest.mark.rules("ENC-VIG-01", "ENC-CLN-02")
@pytest.mark.parametrize("card", named(OWN))
def test_only_vigilant_cards_stay_in_play(card: Card) -> None:
    given = {"phase": "cleanup", "played": [card.id], "kept": [], "hive": ["sluggish_drone"]}
    t = encounters({**given, "players": one(deck=["grunt"] * 5 + ["specialist"] * 4)})
    t.expect({"round": 2, "played": "none"})
    t.expect({"players.seat-1.vigilant": [card.id] if "vigilant" in card.keywords else "none"})
    t.expect({"players.seat-1.discard": "none" if "vigilant" in card.keywords else [card.id]})


@pytest.mark.rules("ENC-CRD-01")
def test_a_character_card_shows_its_facts() -> None:
    words = Messages.load("encounters", "en")
    for card in OWN:
        facts = card_text.card_facts(card, "en")
        assert card_text.card_name(card, "en")
        for word in card.classes if len(card.classes) < 5 else ():
            assert words.say(f"class-{word}") in facts, (card.id, facts)
        if card.crew:
            assert words.say(f"crew-{card.crew}") in facts, (card.id, facts)
        for number, word in ((card.cost, "Cost {}"), (card.recruit, "{} Recruit"), (card.attack, "{} Attack")):
            assert (word.format(number) in facts) == bool(number), (card.id, facts)
        assert bool(card_text.card_text(card, "en")) == bool(card.effects)


# ---- enemies, Strikes and Avatars


@pytest.mark.rules("ENC-ATT-02", "ENC-CRD-02")
@pytest.mark.parametrize("card", named([card for card in ENEMIES if not card.facehugger]))
def test_an_enemy_costs_its_attack(card: Card) -> None:
    given = {"completed": 2, "rooms": {"airlock": card.id}, "sergeants": [], "players": one(deck=[])}
    t = encounters({**given, "attack": card.enemy_attack - 1}) if card.enemy_attack else None
    if t is not None:
        t.refuses("attack airlock", "too-little-attack", "ENC-ATT-02")
    t = encounters({**given, "attack": card.enemy_attack}).offers("attack airlock")
    t.expect({"need.attack airlock": card.enemy_attack})


@pytest.mark.rules("ENC-STR-12", "ENC-STR-15", "ENC-GEN-12", "ENC-AMB-11")
@pytest.mark.parametrize("card", named([card for card in ENEMIES if not card.facehugger]))
def test_an_enemy_strikes_as_often_as_it_says(card: Card) -> None:
    given = {
        "phase": "strike",
        "combat": [card.id],
        "strike_deck": ["scratch"] * 3 + ["gash"],
        "hive": ["sluggish_drone"],
    }
    t = encounters({**given, "players": one(deck=["grunt"] * 5 + ["specialist"] * 4)})
    times = 3 if "triple_strike" in card.keywords else 2 if "double_strike" in card.keywords else 1
    t.expect({"players.seat-1.strikes.count": 0 if "no_strike" in card.keywords else times})


@pytest.mark.rules("ENC-MOV-01", "ENC-MOV-03")
@pytest.mark.parametrize("card", named([card for card in ENEMIES if not card.facehugger]))
def test_only_an_enemy_that_says_so_does_not_move(card: Card) -> None:
    given = {"phase": "hive", "hive": ["secrets_revealed", "brett"], "rooms": {"ventilation_shafts": card.id}}
    t = encounters({**given, "players": one(deck=[])})
    stays = "no_move" in card.keywords
    t.events("hive-added cargo_bay" if stays else "hive-added ventilation_shafts")
    down = {"ventilation_shafts": {"card": card.id, "face_up": False}}
    encounters({**given, "rooms": down, "players": one(deck=[])}).expect({"rooms.cargo_bay": card.id})


@pytest.mark.rules("ENC-STR-03", "ENC-STR-04", "ENC-STR-05", "ENC-CRD-03", "ENC-EX-08")
@pytest.mark.parametrize("avatar", [avatar.id for avatar in CONTENT.avatars])
def test_an_avatar_dies_of_its_health_and_defense_does_not_help(avatar: str) -> None:
    strike, enough, less = bounds(CONTENT.avatars[CONTENT.avatar_index[avatar]].health)
    given = {"phase": "strike", "combat": ["sluggish_drone"], "strike_deck": [strike.id, "near_miss"]}
    given["hive"] = ["resin_worker"]
    for strikes, fate in ((enough, "dead"), (less, "normal")):
        player = {"avatar": avatar, "strikes": strikes, "deck": ["grunt"] * 5}
        t = encounters({**given, "players": {"seat-1": player}}, players=2)
        t.expect({"players.seat-1.fate": fate}).events(f"struck seat-1 {strike.id}")


@pytest.mark.rules("ENC-PVP-02", "ENC-PVP-04", "ENC-CRD-03", "ENC-ALN-08", "ENC-ALN-10")
@pytest.mark.parametrize("avatar", [avatar.id for avatar in (*CONTENT.avatars, *CONTENT.alien_avatars)])
def test_an_attack_on_a_player_costs_the_defense(avatar: str) -> None:
    records = {record.id: record for record in (*CONTENT.avatars, *CONTENT.alien_avatars)}
    alien = avatar in CONTENT.alien_avatar_index
    strike, enough, less = bounds(records[avatar].health)
    target = {"fate": "alien" if alien else "normal", "avatar": avatar, "strikes": less}
    own = {"avatar": "avatar_priest" if avatar != "avatar_priest" else "avatar_scout"}
    given = {"strike_deck": [strike.id, "near_miss"], "players": {"seat-1": own, "seat-2": target}}
    cost = records[avatar].defense
    t = encounters({**given, "attack": cost - 1}, players=3, player_aliens=True)
    t.refuses("attack player seat-2", "too-little-attack", "ENC-PVP-02")
    t = encounters({**given, "attack": cost + 1}, players=3, player_aliens=True)
    t.play("attack player seat-2").expect({"attack": 1, "players.seat-2.fate": target["fate"]})
    given["players"] = {"seat-1": own, "seat-2": {**target, "strikes": enough}}
    t = encounters({**given, "attack": cost}, players=3, player_aliens=True)
    t.play("attack player seat-2").expect({"attack": 0, "players.seat-2.fate": "dead"})


@pytest.mark.rules("ENC-STR-03", "ENC-STR-07")
@pytest.mark.parametrize("card", named([card for card in CONTENT.cards if card.kind == "strike"]))
def test_a_strike_does_its_damage(card: Card) -> None:
    given = {"phase": "strike", "combat": ["sluggish_drone"], "strike_deck": [card.id, "near_miss"]}
    t = encounters({**given, "hive": ["resin_worker"], "players": one(deck=["grunt"] * 5 + ["specialist"] * 3)})
    t.expect({"players.seat-1.damage": card.damage})
    stays = card.damage or card.at("wound")
    t.expect({"players.seat-1.strikes": [card.id] if stays else "none"})


@pytest.mark.rules("ENC-CRD-05")
def test_eggs_facehuggers_and_clones_are_aliens_androids_and_humans_are_not() -> None:
    assert {card.kind for card in CONTENT.cards if card.deck in ("hive", "drone")} == {
        *("enemy", "event", "hazard", "character", "special")
    }
    for card in ENEMIES:
        given = {"rooms": {"airlock": card.id}, "players": one(discard=["chestburster"])}
        g = encounters(given, chestburster_protection="aliens_only").g
        assert is_spared(g, 0, g.rooms[0]) == (card.type not in ("android", "human")), card.id


# ---- nothing of it is written into the rules


def changed_content(tmp_path: Path, *changes: tuple[str, str, str, int]) -> Content:
    """The shipped content with some numbers of some records changed."""
    folder = tmp_path / "content"
    shutil.copytree(PACKAGE / "content", folder)
    for file, id, key, value in changes:
        path = folder / f"{file}.toml"
        text = path.read_text(encoding="utf-8")
        new, n = re.subn(rf'(id = "{id}"\n(?:[^\[\n].*\n)*?{key} = )\d+', rf"\g<1>{value}", text)
        assert n == 1, (id, key)
        path.write_text(new, encoding="utf-8")
    return load(folder)


@pytest.mark.rules("ENC-CMP-05", "ENC-HIV-13")
def test_other_numbers_in_the_content_change_the_game(tmp_path: Path) -> None:
    content = changed_content(
        tmp_path,
        ("basics", "grunt", "attack", 4),
        ("drones", "sluggish_drone", "enemy_attack", 3),
        ("roles", "avatar_gunner", "health", 3),
        ("strikes", "scratch", "damage", 3),
        ("rooms", "airlock", "scan_cost", 5),
    )

    class Other(EncountersRulebook):
        @property
        def content(self) -> Content:
            return content

    given = {"rooms": {"airlock": {"card": "ash", "face_up": False}}, "combat": ["sluggish_drone"]}
    players = {"seat-1": {"hand": ["grunt"], "avatar": "avatar_gunner"}}
    table = Scripted(Other(), {"players": 2}, {**given, "strike_deck": ["scratch"], "players": players})
    table.play("play grunt")
    assert table.value("attack") == 4
    assert table.value("need.attack combat-1") == 3
    assert table.value("rooms.airlock.scan_cost") == 5
    assert table.value("players.seat-1.health") == 3
    table.play("end actions")
    assert table.value("players.seat-1.fate") == "dead"


@pytest.mark.rules("ENC-CMP-05")
def test_the_rules_know_no_card_by_name() -> None:
    ids = {card.id for card in CONTENT.cards} | {objective.id for objective in CONTENT.objectives}
    ids |= {avatar.id for avatar in (*CONTENT.avatars, *CONTENT.alien_avatars)}
    found = set()
    # A bot may have its favourites.
    for path in sorted(path for path in PACKAGE.rglob("*.py") if path.parent.name != "bot"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and node.value in ids - STRUCTURE:
                found.add((path.name, node.value))
    assert found == set()


# ---- what the box is made of


@pytest.mark.rules("ENC-CMP-04", "ENC-CMP-03")
def test_the_shapes_of_the_mini_decks_fit_their_sizes() -> None:
    reference = (DOCS / "rules" / "encounters.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (Alien[^|]*) \| ([\d, ]+) \| ([\d, ]+) \| ([\d, ]+) \|$", reference, re.MULTILINE)
    assert len(rows) == len(CONTENT.scenarios)
    for _, *decks in rows:
        for deck, objective in zip(decks, (o for o in CONTENT.objectives if o.film == "alien"), strict=True):
            kinds = [CONTENT.cards[card].kind for card in objective.hive]
            rest = [kind for kind in kinds if kind not in ("event", "hazard")]
            assert (kinds.count("event"), kinds.count("hazard")) == (2, 1)
            assert sum(int(n) for n in deck.split(",")) == len(rest)


@pytest.mark.rules("ENC-CMP-07")
def test_every_card_names_its_deck_and_decks_are_built_by_it() -> None:
    for card in CONTENT.cards:
        assert card.deck
        assert CONTENT.copies_of(card.deck).count(card.index) == card.copies
    for objective in CONTENT.objectives:
        assert {CONTENT.cards[card].owner for card in objective.hive} == {f"hive_{objective.id}"}
    for character in CONTENT.characters:
        assert {CONTENT.cards[card].owner for card in character.cards} == {character.id}


@pytest.mark.rules("ENC-CMP-11")
def test_the_stacks_that_were_told_by_their_sizes() -> None:
    sides = [card.side for card in CONTENT.cards if card.deck == "agenda" for _ in range(card.copies)]
    assert (sides.count("good"), sides.count("evil")) == (10, 5)
    secrets = CONTENT.copies_of("secret")
    assert (len(secrets), len(set(secrets))) == (5, 1)
    assert (len(CONTENT.alien_avatars), len(CONTENT.copies_of("alien"))) == (4, 36)
    assert len(CONTENT.copies_of("strike")) == 40


@pytest.mark.rules("ENC-LST-01")
def test_the_classes_are_good_at_their_themes() -> None:
    themes = {
        "intel": ("scan", "draw"),
        "leadership": ("recruit", "gain"),
        "strength": ("attack", "kill"),
        "survival": ("heal", "dodge"),
        "tech": ("move", "copy"),
    }
    of_many = ("draw", "kill")
    counted: dict[tuple[str, str], int] = {}
    for card in OWN:
        if card.deck != "character":
            continue
        words = {verb.word.split("_")[0] for clause in card.effects for verb in clause.verbs}
        words |= {"recruit"} if card.recruit else set()
        words |= {"attack"} if card.attack else set()
        if any(verb.word == "kill_own" for clause in card.effects for verb in clause.verbs):
            words.discard("kill")
        for word in words:
            for of_class in card.classes:
                counted[of_class, word] = counted.get((of_class, word), 0) + card.copies
    for of_class, words_of in themes.items():
        for word in words_of:
            own = counted.get((of_class, word), 0)
            assert own > 0, (of_class, word)
            if word not in of_many:
                assert own == max(n for (_, other), n in counted.items() if other == word), (of_class, word)
