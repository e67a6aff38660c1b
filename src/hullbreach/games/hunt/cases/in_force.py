"""What cards do for a while, told and set up again."""

from __future__ import annotations

from hullbreach.games.hunt.content.vocabulary import ACTIONS, FIELDS, IGNORED, STATS, TESTS, UNTIL
from hullbreach.games.hunt.rules.cards.lasting import ALL, ANY, HIT, Lasting
from hullbreach.games.hunt.rules.state import NOBODY, NOWHERE, Hunt
from hullbreach.kernel.options import bits
from hullbreach.parts.position_reader import Given

NOTHING = ("",)
# The kinds of changes, and what each of them may change.
CHANGES = {
    "modify": STATS,
    "weapon": FIELDS,
    "reroll": TESTS,
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


def arrange_changes(g: Hunt, top: Given) -> None:
    """The changes in force, in the order they came."""
    g.lasting = tuple([change(g, table) for table in top.tables("in_force")])


def change(g: Hunt, table: Given) -> Lasting:
    """One change as it is described."""
    content = g.fixed.content
    card = table.text("card")
    if card not in [*[each.id for each in content.strategy], *[each.id for each in content.environment]]:
        raise table.bad("card", f"{card!r}, expected the id of a Strategy or Environment card")
    kind = table.word("kind", tuple(CHANGES), "")
    if kind not in CHANGES:
        raise table.bad("kind", "missing")
    what = table.word("what", CHANGES[kind], "")
    if what not in CHANGES[kind]:
        raise table.bad("what", "missing")
    until = table.word("until", (*UNTIL, HIT), "end_of_turn")
    who = table.mask("who", "piece") if table.has("who") else ALL
    against = table.mask("against", "piece") if table.has("against") else ANY
    found = Lasting(
        kind,
        what,
        table.number("value", 0, -99, 99),
        who,
        until,
        card,
        against,
        table.name("tile", "tile", NOWHERE),
        table.texts("weapons"),
        table.name("of", "piece", NOBODY),
    )
    for weapon in found.weapons:
        if weapon not in (*[each.id for each in content.weapons], "any_rs", "any_cc"):
            raise table.bad("weapons", f"{weapon!r}, expected the id of a weapon, any_rs or any_cc")
    table.done()
    return found
