"""Characters, endurance cards and motion tracker cards as typed records."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from hullbreach.games.corps.content.effects import PlaceTunnel, Rule
from hullbreach.games.corps.content.vocabulary import CARD_TYPES, VOCABULARY
from hullbreach.parts.grammar import Effect, one_of, verbs_of
from hullbreach.parts.reader import SOURCES, Reader

WEAPON_KEYWORDS = ("full_auto", "backup", "bulky", "cumbersome", "close", "grenade")
EVENT_KEYWORDS = ("action", "free_action")
TRACKER_TYPES = ("tunnel", "hidden", "active", "drone")
SPAWNS = ("1", "2", "3", "4", "new_tunnel", "all_tunnels")
STAT_NAMES = ("speed", "defence", "melee", "tech", "aim")
KNOWN_STATS = ("rank", *STAT_NAMES)

REACTIONS = ("on_defence_roll", "on_kill", "on_capture")
ABILITY_TIMINGS = ("passive", "on_activation", "during_activation", "end_of_activation", "start_of_finish", *REACTIONS)
TRACKER_TIMINGS = ("before_spawn", "after_spawn", "if_seen", "if_unseen")
CARD_TIMINGS = {
    "weapon": ("passive", "after_attack"),
    "equipment": ("passive", "action", "on_rest", *REACTIONS),
    "event": ("action", "free_action", "any_time", *REACTIONS),
    "hazard": ("on_hazard", "while_attached", "on_rest"),
}
# A card may have several lines of these timings; of all others there is one moment and one line.
MANIFOLD = {"passive", "after_attack", "while_attached", "on_rest"}


@dataclass(frozen=True)
class Side:
    """One side of a character card. rank 0: none; melee 0: no counterattack; aim 0: no dial, no weapons."""

    rank: int
    speed: int
    defence: int
    melee: int
    tech: int
    aim: int
    abilities: tuple[Effect, ...]


@dataclass(frozen=True)
class Character:
    """A character with both sides as printed in each edition, and in the 2020 one with the FAQ."""

    index: int
    id: str
    name: str
    title: str
    marine: bool
    hero: Side
    grunt: Side
    hero_2020: Side
    grunt_2020: Side
    hero_faq11: Side
    grunt_faq11: Side
    available_after: str
    paired_with: str


@dataclass(frozen=True)
class EnduranceCard:
    """A card of the endurance deck. range 0: any distance in sight; always_hits_on 0: never."""

    index: int
    id: str
    name: str
    type: str
    copies: int
    cost: int
    keywords: frozenset[str]
    full_auto: bool
    backup: bool
    bulky: bool
    cumbersome: bool
    close: bool
    grenade: bool
    attack_cost: int
    range: int
    area: bool
    always_hits_on: int
    effects: tuple[Effect, ...]


@dataclass(frozen=True)
class TrackerCard:
    """A motion tracker card. spawn_point: 1 to 4, or 0 when the blips come out of tunnels."""

    index: int
    id: str
    name: str
    threat: int
    type: str
    blips: int
    spawn: str
    spawn_point: int
    effects: tuple[Effect, ...]


def read_effects(r: Reader, key: str, timings: Sequence[str]) -> tuple[Effect, ...]:
    """The effects listed under a key; only these timings belong there."""
    effects = r.effects(key, VOCABULARY, timings)
    for effect in effects:
        for verb in verbs_of(effect.does):
            if isinstance(verb, Rule) and not fits(verb, effect.timing):
                r.wrong(
                    key,
                    f"rule {verb.id} under {effect.timing}, expected no_friendly_fire, always, as passive, no other",
                )
    return effects


def fits(rule: Rule, timing: str) -> bool:
    """Whether a named rule can stand there: the one of a single character holds as long as what it stands on."""
    if rule.id == "no_friendly_fire":
        return timing == "passive" and rule.until == "always"
    return timing != "passive"


def read_header(r: Reader, component: str) -> None:
    """The two lines that say what a file holds."""
    r.word("game", ("corps",))
    r.word("component", (component,))


def read_source(r: Reader) -> None:
    """Where a record comes from, with the facts that a source states; checked, not kept."""
    r.word("source", SOURCES)
    if r.has("facts"):
        r.texts("facts")


def different(r: Reader, what: str, names: Sequence[str]) -> None:
    """Complain if a name occurs twice."""
    for at, name in enumerate(names):
        if name in names[:at]:
            r.wrong(f"{what} {name}", "occurs twice")


def counted(r: Reader, key: str, found: int, in_box: int) -> None:
    """The number that a file claims, that the box holds, and that was found must agree."""
    claimed = r.number(key, 0, 999)
    if r.in_house:
        return
    if found != claimed:
        raise r.bad(key, f"{claimed} claimed, {found} found")
    if found != in_box:
        raise r.bad(key, f"{found} found, but components.toml counts {in_box}")


# ---- characters


def _side(r: Reader, hero: bool, rules: str) -> Side:
    """One side in the rules updated, 2020 or faq11."""
    rank = 0
    if hero:
        rank = r.number("rank", 0, 3)
    abilities = read_effects(r, "abilities", ABILITY_TIMINGS)
    faq_keeps = r.flag("faq11_uses_abilities") if r.has("faq11_uses_abilities") else False
    if r.has("abilities_2020"):
        older = read_effects(r, "abilities_2020", ABILITY_TIMINGS)
        if len(older) != len(abilities) and not r.in_house:
            raise r.bad("abilities_2020", f"{len(older)} abilities, expected {len(abilities)}")
        if rules == "2020" or (rules == "faq11" and not faq_keeps):
            abilities = older
    elif faq_keeps:
        raise r.bad("faq11_uses_abilities", "nothing to replace without abilities_2020")
    r.word("abilities_source", SOURCES)
    known = r.texts("known")
    for at, fact in enumerate(known):
        stat, _, source = fact.partition(":")
        if stat not in KNOWN_STATS or source not in SOURCES:
            raise r.bad(f"known[{at}]", f"{fact!r}, expected stat:source")
    stats = [r.number(stat, 0, 10) for stat in STAT_NAMES]
    r.done()
    return Side(rank, stats[0], stats[1], stats[2], stats[3], stats[4], abilities)


def _character(r: Reader) -> Character:
    read_source(r)
    heroes = [_side(r.table("hero"), True, rules) for rules in ("updated", "2020", "faq11")]
    grunts = [_side(r.table("grunt"), False, rules) for rules in ("updated", "2020", "faq11")]
    made = Character(
        index=0,
        id=r.text("id"),
        name=r.text("name"),
        title=r.text("title"),
        marine=r.word("affiliation", ("marine", "civilian")) == "marine",
        hero=heroes[0],
        grunt=grunts[0],
        hero_2020=heroes[1],
        grunt_2020=grunts[1],
        hero_faq11=heroes[2],
        grunt_faq11=grunts[2],
        available_after=r.text("available_after") if r.has("available_after") else "",
        paired_with=r.text("paired_with") if r.has("paired_with") else "",
    )
    r.done()
    if r.in_house:
        return made
    hero, grunt = made.hero, made.grunt
    if (hero.rank > 0) != made.marine:
        raise r.bad("hero: rank", f"{hero.rank}, expected a rank for marines and 0 for civilians")
    if not hero.abilities:
        raise r.bad("hero: abilities", "empty, expected at least one")
    better = [hero.speed, hero.defence, hero.melee, hero.tech, hero.aim]
    worse = [grunt.speed, grunt.defence, grunt.melee, grunt.tech, grunt.aim]
    for stat, high, low in zip(STAT_NAMES, better, worse, strict=True):
        if high < low:
            raise r.bad(f"hero: {stat}", f"{high}, expected at least the {low} of the grunt")
    if better == worse:
        raise r.bad("hero", "no better than the grunt")
    return made


def read_characters(r: Reader, count: int) -> list[Character]:
    """All records of characters.toml."""
    read_header(r, "characters")
    made = r.each("character", _character)
    found = [replace(character, index=at) for at, character in enumerate(made)]
    counted(r, "count", len(found), count)
    different(r, "character", [c.id for c in found])
    ids = [c.id for c in found]
    if len(found) > count:
        r.wrong(f"character {ids[-1]}", f"the game has {count} characters: change one of them, {one_of(ids[:count])}")
    for c in found:
        if c.paired_with and c.paired_with not in ids:
            r.wrong(f"character {c.id}: paired_with", f"{c.paired_with!r}, expected {one_of(ids)}")
    r.done()
    return found


# ---- endurance deck


def _endurance_card(r: Reader) -> EnduranceCard:
    read_source(r)
    r.word("copies_source", SOURCES)
    kind = r.word("type", CARD_TYPES)
    weapon = kind == "weapon"
    allowed: tuple[str, ...] = ()
    if weapon:
        allowed = WEAPON_KEYWORDS
    elif kind == "event":
        allowed = EVENT_KEYWORDS
    keywords = r.words("keywords", allowed)
    effects = read_effects(r, "effects", CARD_TIMINGS[kind])
    made = EnduranceCard(
        index=0,
        id=r.text("id"),
        name=r.text("name"),
        type=kind,
        copies=r.number("copies", 1, 60),
        cost=r.number("cost", 0, 10),
        keywords=frozenset(keywords),
        full_auto="full_auto" in keywords,
        backup="backup" in keywords,
        bulky="bulky" in keywords,
        cumbersome="cumbersome" in keywords,
        close="close" in keywords,
        grenade="grenade" in keywords,
        attack_cost=r.number("attack_cost", 0, 10) if weapon else 0,
        range=r.number("range", 0, 99) if weapon else 0,
        area=weapon and r.word("shape", ("single", "area")) == "area",
        always_hits_on=r.number("always_hits_on", 0, 10) if weapon else 0,
        effects=effects,
    )
    r.done()
    r.stop_unless_sound()
    if not weapon and not effects:
        r.wrong("effects", "empty, only a weapon may be without")
    if "bulky" in keywords and "backup" in keywords:
        r.wrong("keywords", "bulky and backup exclude each other")
    timings = [e.timing for e in effects]
    for timing in sorted(set(timings) - MANIFOLD):
        if timings.count(timing) > 1:
            r.wrong("effects", f"{timing} twice, expected one line, its acts in order with ';'")
    if kind == "event":
        for keyword in EVENT_KEYWORDS:
            if (keyword in keywords) != (keyword in timings):
                r.wrong("keywords", f"keyword {keyword!r} and the timings of the effects differ")
    if kind == "hazard" and "on_hazard" not in timings:
        r.wrong("effects", "a hazard needs an effect on_hazard")
    return made


def read_endurance(r: Reader, count: int) -> list[EnduranceCard]:
    """All records of endurance.toml."""
    read_header(r, "endurance")
    made = r.each("card", _endurance_card)
    found = [replace(card, index=at) for at, card in enumerate(made)]
    counted(r, "count", sum([c.copies for c in found]), count)
    different(r, "card", [c.id for c in found])
    r.done()
    return found


# ---- motion tracker deck


def _tracker_card(r: Reader) -> TrackerCard:
    read_source(r)
    kind = r.word("type", TRACKER_TYPES)
    spawn = r.word("spawn", SPAWNS)
    effects = read_effects(r, "effects", TRACKER_TIMINGS)
    made = TrackerCard(
        index=0,
        id=r.text("id"),
        name=r.text("name"),
        threat=r.number("threat", 1, 3),
        type=kind,
        blips=r.number("blips", 0, 4),
        spawn=spawn,
        spawn_point=int(spawn) if spawn.isdigit() else 0,
        effects=effects,
    )
    r.done()
    r.stop_unless_sound()
    timings = [e.timing for e in effects]
    digs = any(isinstance(verb, PlaceTunnel) for e in effects for verb in e.verbs)
    if (kind == "tunnel") != digs:
        r.wrong("effects", "place_tunnel belongs to tunnel cards, and each of them has it")
    if (kind == "tunnel") != ("tunnel" in spawn):
        r.wrong("spawn", f"{spawn!r} does not fit the type {kind}")
    for special, timing in (("hidden", "if_unseen"), ("active", "if_seen")):
        if (kind == special) != (timing in timings):
            r.wrong("effects", f"{timing} belongs to {special} cards, and each of them has it")
    return made


def read_tracker(r: Reader, count: int) -> list[TrackerCard]:
    """All records of motion_tracker.toml."""
    read_header(r, "motion_tracker")
    read_source(r)
    made = r.each("card", _tracker_card)
    found = [replace(card, index=at) for at, card in enumerate(made)]
    counted(r, "count", len(found), count)
    different(r, "card", [c.id for c in found])
    different(r, "name", [c.name for c in found])
    r.done()
    return found
