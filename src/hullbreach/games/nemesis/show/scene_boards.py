"""The boards beside the ship: tracks and gauges, the Intruders and their bag, and what only the viewer knows."""

from __future__ import annotations

from collections import Counter

from hullbreach.games.nemesis.content.names import DESTINATIONS, INTRUDERS, SPACES
from hullbreach.games.nemesis.rules.people.cards import as_owner_sees, is_contamination
from hullbreach.games.nemesis.rules.state import Nemesis
from hullbreach.games.nemesis.rules.terms import ATTACKS, EVENTS, PILES
from hullbreach.games.nemesis.show import scene_odds
from hullbreach.games.nemesis.show.card_text import weakness_text
from hullbreach.games.nemesis.show.scene_people import held_objective
from hullbreach.kernel import scene
from hullbreach.kernel.scene import Card, Panel, Pile, Stat
from hullbreach.text import Messages

BOARD = "board"
"""The mark of a panel that belongs to the table and to nobody at it."""
UNKNOWN = "?"


def ship_board(g: Nemesis, messages: Messages) -> Panel:
    """Time, self-destruct, course, fire and malfunctions: how far each is, and where its end lies."""
    say = messages.say
    tables = g.fixed.tables
    left = len(tables.self_destruct)
    stats = [
        Stat("time", say("scene-time"), str(g.time), tables.turns),
        Stat("sleep", say("scene-sleep-from"), str(tables.first_blue)),
        Stat("self-destruct", say("scene-self-destruct"), str(g.sequence), left),
        Stat("yellow", say("scene-locked-from"), str(tables.first_yellow)),
        Stat("fire", say("scene-fire"), str(g.fire.bit_count()), tables.fire_markers),
        Stat("malfunction", say("scene-malfunction"), str(g.malfunction.bit_count()), tables.malfunction_markers),
        Stat("course", say("scene-course"), SPACES[g.destination]),
    ]
    return Panel("board:ship", say("scene-ship-board"), "⌂", scene.PLAIN, marks=[BOARD], stats=stats)


def intruder_board(g: Nemesis, viewer: int, messages: Messages) -> Panel:
    """What the bag holds, which everybody can work out, and the risk of a surprise by the cards in hand."""
    say = messages.say
    kinds = Counter([g.fixed.tokens[token].kind for token in g.bag if token >= 0])
    held = [
        f"{n} {say(f'intruder-{INTRUDERS[kind]}.many' if n > 1 else f'intruder-{INTRUDERS[kind]}')}"
        for kind, n in sorted(kinds.items())
    ]
    stats = [Stat("bag", say("scene-bag"), str(len(g.bag)))]
    stats += [
        Stat(
            f"surprise-{cards}",
            say("scene-cards", n=cards),
            str(scene_odds.percent(scene_odds.surprise(g, cards))),
            100,
        )
        for cards in scene_odds.LADDER
    ]
    if viewer >= 0:
        stats.append(Stat("hand", say("scene-hand"), str(len(g.hand[viewer]))))
    known = [weakness for n, weakness in enumerate(g.weaknesses) if g.weakness_up >> n & 1 and weakness >= 0]
    cards = [_weakness(g, n, weakness, messages) for n, weakness in enumerate(known)]
    notes = [say("scene-bag-holds", n=len(g.bag), tokens=", ".join(held))]
    return Panel(
        "board:intruders", say("scene-intruders"), "☣", scene.FOE, marks=[BOARD], stats=stats, cards=cards, notes=notes
    )


def _weakness(g: Nemesis, n: int, weakness: int, messages: Messages) -> Card:
    record = g.fixed.content.weaknesses[weakness]
    lines = [weakness_text(g.fixed.content, weakness, messages.lang)]
    name = messages.say(f"weakness-{record.id}")
    return Card(f"weakness:{n}", "weakness", name, "✦", scene.GOAL, describe=lines, art=record.id)


def own_secrets(g: Nemesis, viewer: int, messages: Messages) -> list[Panel]:
    """What only the viewer knows: engines, course, contamination, objectives. Nothing of it for a spectator."""
    if viewer < 0 or (g.turn == 0 and not any(g.objectives)):
        return []
    say = messages.say
    over = g.outcome is not None
    stats: list[Stat] = []
    for n, engine in enumerate(g.engines):
        seen = over or bool(g.engine_known[n] >> viewer & 1)
        word = ("damaged", "working")[engine] if seen and engine >= 0 else UNKNOWN
        stats.append(Stat(f"engine-{n + 1}", say(f"room-engine_{n + 1}"), word))
    if g.coordinates >= 0 and (over or g.coordinates_known >> viewer & 1):
        for space, place in zip(SPACES, g.fixed.content.coordinates[g.coordinates].leads_to, strict=True):
            stats.append(Stat(f"course-{space}", space, say(f"destination-{DESTINATIONS[place]}")))
    stats += [Stat(f"scan-{word}", say(f"scene-scan-{word}"), str(n)) for word, n in _scans(g, viewer)]
    cards = [
        held_objective(g, viewer, f"objective:own:{n}", objective, messages)
        for n, objective in enumerate(g.objectives[viewer])
        if objective >= 0
    ]
    notes = [say("scene-two-objectives")] if len(cards) > 1 else []
    return [
        Panel(
            "board:own",
            say("scene-only-you-know"),
            "◉",
            scene.GOAL,
            marks=[BOARD, "secret"],
            stats=stats,
            cards=cards,
            notes=notes,
        )
    ]


def _scans(g: Nemesis, seat: int) -> list[tuple[str, int]]:
    """How many Contamination cards of a seat it knows to be clean or INFECTED, and how many nobody has scanned."""
    limit = g.fixed.contaminated
    clean, infected = g.sure[seat]
    seen = [as_owner_sees(g, card) for pile in (g.hand, g.discard) for card in pile[seat]]
    found = [card for card in seen if is_contamination(g, card)]
    character = g.character[seat]
    actions = 0 if character < 0 else len(g.fixed.characters[character].deck) - (len(seen) - len(found))
    unknown = found.count(limit) + len(g.deck[seat]) - actions - clean - infected
    return [
        ("clean", clean + found.count(limit + 3)),
        ("infected", infected + found.count(limit + 4)),
        ("unknown", max(0, unknown)),
    ]


def piles(g: Nemesis, messages: Messages) -> list[Pile]:
    """Common decks by how many cards are left, and the stocks of the Intruder board."""
    say = messages.say
    found = [
        Pile("pile:eggs", say("scene-eggs"), g.eggs),
        Pile("pile:contamination", say("scene-contamination"), len(g.contamination)),
    ]
    decks = (EVENTS, ATTACKS, *range(EVENTS))
    return found + [Pile(f"pile:{PILES[deck]}", say(f"scene-pile-{PILES[deck]}"), len(g.decks[deck])) for deck in decks]
