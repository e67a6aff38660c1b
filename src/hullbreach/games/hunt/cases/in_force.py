"""What cards do for a while, told and set up again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from hullbreach.games.hunt.content import effects as fx
from hullbreach.games.hunt.content.card_records import EnvironmentCard, StrategyCard
from hullbreach.games.hunt.content.vocabulary import ACTIONS, FIELDS, IGNORED, STATS, TESTS, UNTIL
from hullbreach.games.hunt.rules.cards.lasting import ACTION, ACTIVATION, ALL, ANY, HIT, NEXT_ACTIVATION, TURN, Lasting
from hullbreach.games.hunt.rules.effects.changes import LATER, points_lost
from hullbreach.games.hunt.rules.state import NOBODY, NOWHERE, Hunt
from hullbreach.kernel.options import bits
from hullbreach.parts.grammar import verbs_of
from hullbreach.parts.position_reader import Given

NOTHING = ("",)
# The kinds of changes, and what each of them may change.
CHANGES = {
    "modify": STATS,
    "weapon": FIELDS,
    "reroll": TESTS,
    "reroll_any": TESTS,
    "reroll_passed": TESTS,
    "auto": TESTS,
    "ignore": IGNORED,
    "forbid": ACTIONS,
    "allow": ACTIONS,
    "cost": ACTIONS,
    "activation_test": STATS,
    "block": ("vents",),
    "ap": NOTHING,
    "limit_los": NOTHING,
    "no_reveal": NOTHING,
    "cards": NOTHING,
}
# Such a change ends with something that one piece does.
OF_A_PIECE = (ACTION, ACTIVATION, NEXT_ACTIVATION)


def change_tree(g: Hunt, each: Lasting) -> dict[str, object]:
    """One change; a key that is not there means everybody, anybody, everywhere, any weapon."""
    name = g.fixed.name
    found: dict[str, object] = {"card": each.source, "kind": each.kind, "value": each.value, "until": each.until}
    if each.what:
        found["what"] = each.what
    if each.who != ALL:
        found["who"] = [name("piece", piece) for piece in bits(each.who)]
    if each.against != ANY:
        found["against"] = [name("piece", piece) for piece in bits(each.against)]
    if each.tile != NOWHERE:
        found["tile"] = name("tile", each.tile)
    if each.weapons:
        found["weapons"] = list(each.weapons)
    if each.of != NOBODY:
        found["of"] = name("piece", each.of)
    return found


# ---- what a card leaves in force


class Left(NamedTuple):
    """A change that a card leaves in force, whoever it concerns."""

    kind: str
    what: str
    value: int
    until: str
    weapons: tuple[str, ...] = ()


LEAVES: dict[type, Callable[[Any], Left]] = {
    fx.Mod: lambda verb: Left("modify", verb.stat, verb.n, verb.until),
    fx.ChangeWeapon: lambda verb: Left(
        "weapon", verb.field, verb.n, verb.until, tuple(verb.weapon.split("+")) if verb.weapon else ()
    ),
    fx.Cost: lambda verb: Left("cost", verb.action, verb.ap, verb.until),
    fx.ActionPoints: lambda verb: Left("ap", "", verb.n, verb.until),
    fx.LimitLos: lambda verb: Left("limit_los", "", verb.n, verb.until),
    fx.NoReveal: lambda verb: Left("no_reveal", "", verb.range, verb.until),
    fx.Cards: lambda verb: Left("cards", "", verb.limit, verb.until),
}


def left_by(card: StrategyCard | EnvironmentCard, kind: str, what: str, until: str) -> Left:
    """The change of this kind that a card leaves, that for so long if it leaves several; one without value if none."""
    found: list[Left] = []
    for verb in verbs_of(card.effects[0].does):
        if isinstance(verb, fx.StatTest) and verb.who == LATER:
            found.append(Left("activation_test", verb.stat, points_lost(verb), TURN))
        if type(verb) in LEAVES:
            found.append(LEAVES[type(verb)](verb))
    fitting = [left for left in found if (left.kind, left.what) == (kind, what)]
    return next((left for left in fitting if left.until == until), (*fitting, Left(kind, what, 0, until))[0])


# ---- setting it up


def arrange_changes(g: Hunt, top: Given) -> None:
    """The changes in force, in the order they came."""
    g.lasting = tuple([change(g, table) for table in top.tables("in_force")])


def change(g: Hunt, table: Given) -> Lasting:
    """One change as it is described; what is not said of it is as the card says."""
    content = g.fixed.content
    card = table.text("card")
    cards: dict[str, StrategyCard | EnvironmentCard] = {each.id: each for each in content.strategy}
    cards |= {each.id: each for each in content.environment}
    if card not in cards:
        raise table.bad("card", f"{card!r}, expected the id of a Strategy or Environment card")
    kind = table.word("kind", tuple(CHANGES), "")
    if kind not in CHANGES:
        raise table.bad("kind", "missing")
    what = table.word("what", CHANGES[kind], "")
    if what not in CHANGES[kind]:
        raise table.bad("what", "missing")
    until = table.word("until", (*UNTIL, HIT), TURN)
    who = table.mask("who", "piece") if table.has("who") else ALL
    left = left_by(cards[card], kind, what, until)
    weapons = table.texts("weapons") if table.has("weapons") else left.weapons
    for weapon in weapons:
        if weapon not in (*[each.id for each in content.weapons], "any_rs", "any_cc"):
            raise table.bad("weapons", f"{weapon!r}, expected the id of a weapon, any_rs or any_cc")
    alone = who.bit_length() - 1 if who != ALL and until in OF_A_PIECE and who.bit_count() == 1 else NOBODY
    found = Lasting(
        kind,
        what,
        table.number("value", left.value, -99, 99),
        who,
        until,
        card,
        table.mask("against", "piece") if table.has("against") else ANY,
        table.name("tile", "tile", NOWHERE),
        weapons,
        table.name("of", "piece", alone),
    )
    table.done()
    return found
