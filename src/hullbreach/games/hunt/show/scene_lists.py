"""A force list in the making: its squads, what each may still take, the hero on the bench, what is not yet right."""

from __future__ import annotations

from hullbreach.games.hunt.content.force_records import HEAVY, HUNTER, SERGEANT, SPECIAL, SUPPORT, TROOP
from hullbreach.games.hunt.content.force_records import HERO as HERO_MARK
from hullbreach.games.hunt.content.hero_records import FIELDS
from hullbreach.games.hunt.content.names import ALIEN, FACTIONS, NONE, STATS
from hullbreach.games.hunt.rules.armies.heroes import Hero, hero_cost, hero_profile
from hullbreach.games.hunt.rules.armies.lists import HERO_GROUP, Draft, bought, cannot_play, chart_of, cost_of
from hullbreach.games.hunt.rules.fixed import ARENA
from hullbreach.games.hunt.rules.modes.arena import OF_SURVIVORS, survivor_points
from hullbreach.games.hunt.rules.state import Hunt
from hullbreach.games.hunt.show.sayings import SAYINGS, forms, short_name
from hullbreach.games.hunt.show.scene_board import letters_of
from hullbreach.games.hunt.words import options as opt
from hullbreach.games.hunt.words import questions
from hullbreach.kernel import scene
from hullbreach.kernel.errors import No
from hullbreach.kernel.phrases import Names, Phrase
from hullbreach.kernel.procedures import Total
from hullbreach.kernel.requests import Ask
from hullbreach.kernel.scene import Badge, Card, Place, Row
from hullbreach.parts.drafting import Bought
from hullbreach.text import Messages
from hullbreach.text.messages import capitalised

PURCHASES = frozenset(
    (
        opt.ADD_MODEL, opt.BEGIN_GROUP, opt.RAISE_GROUP, opt.RAISE_SERGEANT, opt.READY_LIST, opt.START_OVER,
        opt.MAKE_HERO, opt.RAISE_STAT, opt.LOWER_STAT, opt.ARM_HERO, opt.IMPROVE, opt.WORSEN, opt.LEARN, opt.ATTACH,
        opt.DETACH, opt.DISMISS,
    )
)  # fmt: skip
# Parts of a chart, and what is limited inside a group.
CHARTED = (HERO_MARK, TROOP, SUPPORT, HUNTER, HEAVY, SPECIAL, SERGEANT)
BUILDING = frozenset((questions.LIST, questions.REFILL, questions.HERO))


def purchase_id(names: Names, phrase: Phrase, args: tuple[int, ...]) -> str:
    """The element of something that can be bought."""
    words = [names.name(kind, value) for (_, kind), value in zip(phrase.places, args, strict=True)]
    return ":".join(["buy", phrase.id, *words])


def list_area(g: Hunt, side: int, ask: Ask | None, messages: Messages) -> list[Row]:
    """The list of the seat that is asked for it; nobody sees that of another."""
    if ask is None or ask.prompt not in BUILDING:
        return []
    return [_Bench(g, side, ask.prompt is questions.REFILL, messages).row()]


class _Bench:
    """One list as it is laid out."""

    def __init__(self, g: Hunt, side: int, refill: bool, messages: Messages) -> None:
        self.g = g
        self.content = g.fixed.content
        self.faction = g.fixed.factions[side]
        self.draft: Draft = g.drafts[side]
        self.refill = refill
        self.messages = messages
        self.minimum = g.fixed.switches.hero_minimum
        self.chart = chart_of(self.content, self.faction, self.minimum, self.draft.all_heroes())
        self.points = g.fixed.ground.points
        if g.fixed.ground.mode == ARENA:
            self.points = survivor_points(g) if side == OF_SURVIVORS else g.horde_points

    def row(self) -> Row:
        say = self.messages.say
        places = [self.whole()]
        places += [self.group(n) for n in range(max(self.draft.groups, self.faction == ALIEN))]
        if self.faction != ALIEN and not self.refill:
            places.append(Place("list:begin", say("list-begin"), self.beginnings()))
        places += [self.hero(n, hero) for n, hero in enumerate(self.draft.heroes)]
        if self.draft.making is not None:
            places.append(self.making(self.draft.making))
        return Row("list", say("list-title"), places)

    def whole(self) -> Place:
        """Points, models, and what keeps the list from being played."""
        say = self.messages.say
        spent = cost_of(self.content, self.faction, self.draft)
        models = bought(self.content, self.faction, self.draft)
        reasons = [f"{SAYINGS.say_no(self.g.names, no, self.messages.lang)} [{no.rule}]" for no in self.wrong(models)]
        badges = [
            Badge(str(spent), say("list-spent"), "spent"),
            Badge(str(self.points), say("list-points"), "points"),
            Badge(str(len(models)), say("scene-models"), "models"),
        ]
        return Place("list:whole", say("list-title"), [], badges, list(dict.fromkeys(reasons)))

    def wrong(self, models: list[Bought]) -> list[No]:
        """Everything that keeps the list from being played; what is made good may be less than a list."""
        if self.refill:
            return []
        first = cannot_play(self.content, self.faction, self.minimum, self.draft, self.points)
        return [] if first is None else [first, *self.chart.complaints(models, self.points)]

    # ---- squads and packs

    def group(self, n: int) -> Place:
        """A squad or pack: how many of each unit it has and what a further one costs."""
        inside = [model for model in self.draft.models if model.group == n]
        cost = sum([self.chart.chart.price(model) for model in inside])
        kinds = {self.chart.kinds[model.unit] for model in inside} - {""}
        cards = [
            self.unit(unit, opt.ADD_MODEL, (self.chart.units[unit], n + 1), [m.level for m in inside if m.unit == unit])
            for unit in range(len(self.chart.units))
            if not kinds or self.chart.kinds[unit] in kinds or self.chart.kinds[unit] == ""
        ]
        badges = [
            Badge(str(cost), self.messages.say("list-spent"), "spent"),
            Badge(str(len(inside)), self.messages.say("scene-models"), "models"),
        ]
        return Place(f"list:group:{n + 1}", self.group_name(n), cards, badges)

    def group_name(self, n: int) -> str:
        """A squad or pack by its number; there is one hive."""
        word = str(capitalised(self.messages.say(f"group-{FACTIONS[self.faction]}")))
        return word if self.faction == ALIEN else f"{word} {n + 1}"

    def beginnings(self) -> list[Card]:
        """Units with which a further squad or pack may begin."""
        units = self.chart.chart.units
        fresh = [n for n in range(len(self.chart.units)) if HERO_MARK not in units[n].marks]
        return [self.unit(n, opt.BEGIN_GROUP, (self.chart.units[n],), []) for n in fresh]

    def unit(self, unit: int, phrase: Phrase, args: tuple[int, ...], levels: list[int]) -> Card:
        """One entry of the chart: how many there are, what one costs, its line of numbers."""
        say = self.messages.say
        record = self.content.units[self.chart.units[unit]]
        entry = self.chart.chart.units[unit]
        level = levels[0] if levels else 1
        price = entry.price + entry.level_price * (level - 1)
        badges = [Badge(str(len(levels)), say("list-count"), "count"), Badge(str(price), say("list-price"), "price")]
        if level > 1:
            badges.append(Badge(str(level), say("list-level"), "level"))
        parts = [part for part in CHARTED if any(mark == part or mark.endswith(f"_{part}") for mark in entry.marks)]
        marks = [say(f"chart-{part}") for part in parts]
        numbers = (("cc", record.cc), ("rs", record.rs), ("st", record.st), ("w", record.w), ("a", record.a))
        line = " · ".join([f"{name.upper()} {value}" for name, value in numbers if value > 0])
        name = capitalised(short_name(self.messages, f"unit-{record.id}"))
        id = purchase_id(self.g.names, phrase, args)
        glyph = letters_of(record.id).upper()
        return Card(id, FACTIONS[self.faction], name, glyph, badges=badges, line=line, describe=marks)

    # ---- heroes

    def hero(self, n: int, hero: Hero) -> Place:
        """A hero that is bought."""
        cost = str(hero_cost(self.content, hero).value)
        badges = [Badge(cost, self.messages.say("list-spent"), "spent")]
        return Place(f"list:hero:{n + 1}", self.hero_name(hero), [], badges, [self.hero_line(hero)])

    def making(self, hero: Hero) -> Place:
        """The hero on the bench: every number that can be changed, its weapons and its skills."""
        say = self.messages.say
        total = hero_cost(self.content, hero)
        badges = [Badge(str(total.value), say("list-spent"), "spent")]
        paid = Total([term for term in total.terms if term[1]], low=total.value, high=total.value)
        lines = [SAYINGS.say_total(paid, self.messages.lang), self.hero_line(hero)]
        return Place("list:making", self.hero_name(hero), [*self.stats(hero), *self.weapons(hero)], badges, lines)

    def title(self, kind: str, value: int) -> str:
        """What something is called in the list."""
        return str(capitalised(str(forms(self.g.fixed, self.messages, kind, kind, value)[kind])))

    def hero_name(self, hero: Hero) -> str:
        """A hero by its rank and what it is made from."""
        base = self.title("hero_base", hero.base)
        if hero.rank == NONE:
            return base
        return f"{self.messages.say(f'rank-{self.content.heroes.ranks[hero.rank].id}')} · {base}"

    def hero_line(self, hero: Hero) -> str:
        """Its weapons, its skills, and the group it is attached to."""
        found = [self.title("weapon", weapon) for weapon in (hero.ranged, hero.melee) if weapon != NONE]
        found += [self.title("hero_skill", skill) for skill in hero.skills]
        if 0 <= hero.group < HERO_GROUP and self.faction != ALIEN:
            found.append(self.group_name(hero.group))
        return " · ".join(found)

    def stats(self, hero: Hero) -> list[Card]:
        """The line of numbers, each with what was changed."""
        profile = hero_profile(self.content, hero)
        found: list[Card] = []
        for stat, word in enumerate(STATS):
            value = getattr(profile, word)
            changed = hero.stats[stat]
            badges = [Badge(f"{changed:+d}", self.messages.say("list-changed"), "changed")] if changed else []
            name = self.messages.say(f"stat-{word}")
            found.append(Card(f"list:stat:{word}", "stat", name, "–" if value < 0 else str(value), badges=badges))
        return found

    def weapons(self, hero: Hero) -> list[Card]:
        """Its weapons with the numbers they have now."""
        found: list[Card] = []
        for weapon in hero_profile(self.content, hero).weapons:
            if weapon.index not in (hero.ranged, hero.melee):
                continue
            name = self.title("weapon", weapon.index)
            values = [("*" if value < 0 else str(value)) for value in (weapon.st, weapon.roa, weapon.avv)]
            badges = [Badge(value, field, field) for value, field in zip(values, FIELDS, strict=True)]
            found.append(Card(f"list:weapon:{weapon.id}", "weapon", name, "⚔", scene.PLAIN, badges=badges))
        return found
