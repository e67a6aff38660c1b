"""Buying a force list: everybody at the same time, in secret, one purchase after the other. HUNT-FORC-14, HUNT-HERO"""

from __future__ import annotations

from dataclasses import dataclass, replace

from hullbreach.games.hunt.content.force_records import HERO, ForceList
from hullbreach.games.hunt.content.hero_records import FIELDS
from hullbreach.games.hunt.content.names import ALIEN, NONE, STATS
from hullbreach.games.hunt.rules.armies.heroes import (
    INDEPENDENT,
    Hero,
    beginnings,
    cannot_arm,
    cannot_change_stat,
    cannot_change_weapon,
    cannot_learn,
    hero_cost,
    new_hero,
    with_change,
    with_stat,
    with_weapon,
)
from hullbreach.games.hunt.rules.armies.lists import (
    Draft,
    cannot_be,
    cannot_join,
    cannot_play,
    cost_of,
    is_sergeant,
    raised,
    ready_draft,
    with_model,
)
from hullbreach.games.hunt.rules.armies.profiles import CC, RS
from hullbreach.games.hunt.rules.state import Hunt
from hullbreach.games.hunt.words import events, questions
from hullbreach.games.hunt.words import options as opt
from hullbreach.kernel.errors import No
from hullbreach.kernel.options import Option, Options
from hullbreach.kernel.procedures import Next, Procedure
from hullbreach.kernel.requests import Ask, AskAll
from hullbreach.kernel.windows import asked_seat
from hullbreach.parts.drafting import Bought


@dataclass
class BuyLists(Procedure):
    """Every side buys until it is content; ``points`` go by side. HUNT-FORC-01, HUNT-FORC-14

    ``refill``: losses are made good (HUNT-DEC-48): models join groups that there were, and nothing is obligatory.
    """

    points: tuple[int, ...]
    refill: bool = False

    def ask(self, g: Hunt) -> Next:
        asks = [_Shop(g, side, self).ask() for side in buyers(g)]
        return AskAll(tuple(asks)) if asks else g.finish()

    def buy(self, g: Hunt, answers: tuple[Option, ...]) -> Next:
        drafts = list(g.drafts)
        for side, chosen in zip(buyers(g), answers, strict=True):
            drafts[side] = _Shop(g, side, self).after(chosen)
        g.drafts = tuple(drafts)
        return g.repeat()

    def refuse(self, g: Hunt, option: Option) -> No:
        no = _Shop(g, g.fixed.side_of_seat[asked_seat(g)], self).cannot(option)
        return no or No("not-offered", rule="HUNT-FORC-14")

    def closed(self, g: Hunt) -> list[Option]:
        return _Shop(g, g.fixed.side_of_seat[asked_seat(g)], self).closed()


def buyers(g: Hunt) -> list[int]:
    """The sides that are still buying; nobody buys for a Horde that the Instinct runs (HUNT-AREN-12)."""
    return [side for side, draft in enumerate(g.drafts) if not draft.done and g.fixed.seats_of[side]]


def tell_lists(g: Hunt) -> None:
    """What everybody learns of the lists: their points and how many models they hold (HUNT section 37)."""
    for side, draft in enumerate(g.drafts):
        cost = cost_of(g.fixed.content, g.fixed.factions[side], draft)
        g.told += (events.LIST_BUILT, side, cost, len(draft.models) + len(draft.heroes))


class _Shop:
    """What one side may buy now, and what comes of it."""

    def __init__(self, g: Hunt, side: int, buying: BuyLists) -> None:
        self.g = g
        self.side = side
        self.content = g.fixed.content
        self.faction = g.fixed.factions[side]
        self.draft: Draft = g.drafts[side]
        self.points = buying.points[side]
        self.refill = buying.refill
        self.chart = self.content.forces.charts[self.faction]
        self.known: dict[tuple[tuple[Bought, ...], tuple[tuple[int, int], ...]], No | None] = {}

    # ---- the question

    def ask(self) -> Ask:
        seat = self.g.fixed.seats_of[self.side][0]
        spent = cost_of(self.content, self.faction, self.draft)
        hero = self.draft.making
        if hero is not None:
            cost = hero_cost(self.content, hero).value
            return Ask(seat, questions.HERO, (cost,), self.open(self.hero_options(hero)))
        prompt = questions.REFILL if self.refill else questions.LIST
        return Ask(seat, prompt, (spent, self.points), self.open(self.list_options()))

    def open(self, thinkable: list[Option]) -> Options:
        options = Options()
        for option in thinkable:
            if self.cannot(option) is None:
                options.one(option.phrase, *option.args)
        return options

    def list_options(self) -> list[Option]:
        """Everything one might want to do with a list."""
        found: list[Option] = []
        for n, unit in enumerate(self.chart.units):
            groups = 1 if self.faction == ALIEN else self.draft.groups
            found += [Option(opt.ADD_MODEL, (unit, group + 1)) for group in range(groups)]
            if self.faction != ALIEN and HERO not in self.chart.chart.units[n].marks:
                found.append(Option(opt.BEGIN_GROUP, (unit,)))
        for group in range(self.draft.groups):
            found += [Option(opt.RAISE_GROUP, (group + 1,)), Option(opt.RAISE_SERGEANT, (group + 1,))]
        found += [Option(opt.MAKE_HERO, each) for each in beginnings(self.content.heroes, self.faction)]
        return [*found, Option(opt.READY_LIST, ()), Option(opt.START_OVER, ()), Option(opt.DONE, ())]

    def hero_options(self, hero: Hero) -> list[Option]:
        """Everything one might want to do with a hero."""
        found: list[Option] = []
        for stat in range(len(STATS)):
            found += [Option(opt.RAISE_STAT, (stat,)), Option(opt.LOWER_STAT, (stat,))]
        base = self.content.heroes.bases[hero.base]
        found += [Option(opt.ARM_HERO, (weapon,)) for weapon, _ in (*base.ranged, *base.melee)]
        for weapon in (hero.ranged, hero.melee):
            for field in range(len(FIELDS) if weapon != NONE else 0):
                found += [Option(opt.IMPROVE, (weapon, field)), Option(opt.WORSEN, (weapon, field))]
        found += [Option(opt.LEARN, (skill,)) for skill in range(len(self.content.heroes.skills))]
        found += [Option(opt.ATTACH, (group + 1,)) for group in range(self.draft.groups)]
        return [*found, Option(opt.DETACH, ()), Option(opt.DISMISS, ()), Option(opt.DONE, ())]

    def closed(self) -> list[Option]:
        """What one might want to do and cannot."""
        hero = self.draft.making
        thinkable = self.list_options() if hero is None else self.hero_options(hero)
        return [option for option in thinkable if self.cannot(option) is not None]

    # ---- why not

    def cannot(self, option: Option) -> No | None:
        """Why a purchase is impossible: by its own rule, or because no legal list can come of it."""
        no = self.own_rule(option)
        if no is not None or option.phrase in (opt.START_OVER, opt.DISMISS, opt.READY_LIST):
            return no
        after = self.after(option)
        if option.phrase is opt.DONE and after.done:
            if self.refill:
                return None
            return cannot_play(self.content, self.faction, self.minimum, after, self.points)
        if self.refill:
            return cannot_join(self.content, self.faction, after, self.points)
        return self.hopeless(after)

    def hopeless(self, after: Draft) -> No | None:
        """Why nothing legal can come of a list; many changes of a hero cost the same, so it is remembered by cost."""
        costs = tuple([(hero_cost(self.content, hero).value, hero.group) for hero in after.all_heroes()])
        key = (after.models, costs)
        if key not in self.known:
            self.known[key] = cannot_be(self.content, self.faction, self.minimum, after, self.points)
        return self.known[key]

    @property
    def minimum(self) -> str:
        return self.g.fixed.switches.hero_minimum

    def own_rule(self, option: Option) -> No | None:
        """What a purchase asks for besides points and chart."""
        phrase, args, draft = option.phrase, option.args, self.draft
        hero = draft.making
        if hero is None and phrase in HERO_PHRASES:
            return No("no-hero", rule="HUNT-HERO-01")
        if hero is not None and phrase not in HERO_PHRASES and phrase is not opt.DONE:
            return No("finish-the-hero", rule="HUNT-HERO-01")
        if hero is not None:
            return self.hero_rule(hero, option)
        if phrase in (opt.ADD_MODEL, opt.BEGIN_GROUP) and args[0] not in self.chart.units:
            return No("not-on-the-chart", args[0], rule="HUNT-FORC-02")
        if phrase is opt.ADD_MODEL and not 1 <= args[1] <= max(draft.groups, self.faction == ALIEN):
            return No("no-such-group", args[1], rule="HUNT-FORC-02")
        if phrase is opt.BEGIN_GROUP and (self.refill or self.faction == ALIEN):
            return No("no-new-groups", rule="HUNT-DEC-48")
        if phrase is opt.RAISE_GROUP and (self.refill or not self.levels(args[0] - 1, False)):
            return No("no-level-to-buy", args[0], rule="HUNT-DEC-43")
        if phrase is opt.RAISE_SERGEANT and (self.refill or not self.levels(args[0] - 1, True)):
            return No("no-level-to-buy", args[0], rule="HUNT-FORC-05")
        if phrase is opt.READY_LIST and (self.refill or self.ready() is None or draft.models):
            return No("no-ready-list", self.points, rule="HUNT-AREN-03")
        if phrase is opt.START_OVER and (self.refill or not (draft.models or draft.heroes)):
            return No("nothing-to-drop", rule="HUNT-FORC-14")
        return None

    def levels(self, group: int, sergeant: bool) -> list[int]:
        """The models of a group whose level would rise."""
        return [m.unit for m in self.draft.models if m.group == group and is_sergeant(self.chart, m.unit) == sergeant]

    def hero_rule(self, hero: Hero, option: Option) -> No | None:
        """What a change of the hero in the making asks for."""
        content, phrase, args = self.content, option.phrase, option.args
        if phrase in (opt.RAISE_STAT, opt.LOWER_STAT):
            return cannot_change_stat(content.heroes, hero, args[0], 1 if phrase is opt.RAISE_STAT else -1)
        if phrase is opt.ARM_HERO:
            return cannot_arm(content, hero, args[0])
        if phrase in (opt.IMPROVE, opt.WORSEN):
            if args[0] not in (hero.ranged, hero.melee) or args[0] == NONE:
                return No("no-such-weapon", rule="HUNT-HERO-13")
            return cannot_change_weapon(
                content, hero, kind_of(hero, args[0]), args[1], 1 if phrase is opt.IMPROVE else -1
            )
        if phrase is opt.LEARN:
            return cannot_learn(content, hero, args[0])
        if phrase is opt.ATTACH and (
            self.faction == ALIEN or hero.group == args[0] - 1 or not 1 <= args[0] <= self.draft.groups
        ):
            return No("cannot-attach", args[0], rule="HUNT-FORC-14")
        if phrase is opt.DETACH and hero.group == INDEPENDENT:
            return No("is-independent", rule="HUNT-FORC-14")
        return None

    def ready(self) -> ForceList | None:
        """The ready-made list that one may take instead of building."""
        return next(
            (
                force
                for force in self.content.forces.lists
                if force.faction == self.faction and force.points == self.points
            ),
            None,
        )

    # ---- what comes of it

    def after(self, option: Option) -> Draft:
        """The list after a purchase."""
        phrase, args, draft = option.phrase, option.args, self.draft
        if draft.making is not None:
            return self.after_hero(draft.making, option)
        if phrase is opt.ADD_MODEL:
            return with_model(self.chart, draft, self.chart.units.index(args[0]), args[1] - 1)
        if phrase is opt.BEGIN_GROUP:
            return with_model(self.chart, draft, self.chart.units.index(args[0]), draft.groups)
        if phrase in (opt.RAISE_GROUP, opt.RAISE_SERGEANT):
            return raised(self.chart, draft, args[0] - 1, phrase is opt.RAISE_SERGEANT)
        if phrase is opt.MAKE_HERO:
            return replace(draft, making=new_hero(self.content.heroes, args[0], args[1]))
        if phrase is opt.START_OVER:
            return Draft()
        ready = self.ready()
        if phrase is opt.READY_LIST and ready is not None:
            return replace(ready_draft(self.content, self.faction, ready), done=False)
        return replace(draft, done=True)

    def after_hero(self, hero: Hero, option: Option) -> Draft:
        """The list after a change of the hero in the making."""
        phrase, args, draft = option.phrase, option.args, self.draft
        if phrase is opt.DISMISS:
            return replace(draft, making=None)
        if phrase is opt.DONE:
            return replace(draft, heroes=(*draft.heroes, hero), making=None)
        if phrase in (opt.RAISE_STAT, opt.LOWER_STAT):
            hero = with_stat(hero, args[0], 1 if phrase is opt.RAISE_STAT else -1)
        elif phrase is opt.ARM_HERO:
            hero = with_weapon(self.content, hero, args[0])
        elif phrase in (opt.IMPROVE, opt.WORSEN):
            hero = with_change(hero, kind_of(hero, args[0]), args[1], 1 if phrase is opt.IMPROVE else -1)
        elif phrase is opt.LEARN:
            hero = replace(hero, skills=(*hero.skills, args[0]))
        else:
            hero = replace(hero, group=args[0] - 1 if phrase is opt.ATTACH else INDEPENDENT)
        return replace(draft, making=hero)


HERO_PHRASES = (
    opt.RAISE_STAT, opt.LOWER_STAT, opt.ARM_HERO, opt.IMPROVE, opt.WORSEN, opt.LEARN, opt.ATTACH, opt.DETACH,
    opt.DISMISS,
)  # fmt: skip


def kind_of(hero: Hero, weapon: int) -> str:
    """Whether a weapon of a hero is its close combat or its ranged one."""
    return CC if weapon == hero.melee else RS
