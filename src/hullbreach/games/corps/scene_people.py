"""Characters, piles and hands as a scene shows them."""

from __future__ import annotations

from hullbreach.games.corps.card_records import Side
from hullbreach.games.corps.card_text import ability_text, side_facts
from hullbreach.games.corps.defence import defence_total, melee_total
from hullbreach.games.corps.run import tech_total
from hullbreach.games.corps.scene_board import character_glyph, character_marks
from hullbreach.games.corps.scene_cards import Shelf
from hullbreach.games.corps.state import (
    ABSENT,
    CAPTURED,
    CHARACTERS,
    DIAL_MAX,
    KILLED,
    LEFT,
    ON_BOARD,
    WAITING,
    Corps,
)
from hullbreach.kernel import scene
from hullbreach.kernel.scene import Badge, Card, Panel, Pile, Place, Row, SeatFacts, Stat
from hullbreach.text import Messages
from hullbreach.text.messages import capitalised
from hullbreach.text.scene_maker import terms

FATES = {WAITING: "waiting", LEFT: "exited", KILLED: "killed", CAPTURED: "captured"}


def panels(g: Corps, shelf: Shelf, messages: Messages) -> list[Panel]:
    """A panel for every character that takes part, Heroes of the lowest seat first, then the Grunts."""
    present = [who for who in range(CHARACTERS) if g.fate[who] != ABSENT]
    present.sort(key=lambda who: (g.fate[who] not in (ON_BOARD, WAITING), g.hero[who] < 0, g.hero[who], who))
    return [_panel(g, who, shelf, messages) for who in present]


def _panel(g: Corps, who: int, shelf: Shelf, messages: Messages) -> Panel:
    record = g.setting.content.characters[who]
    side = g.side(who)
    alive = g.fate[who] in (ON_BOARD, WAITING)
    tone = scene.FALLEN if g.is_down(who) or not alive else scene.FRIEND
    panel = Panel(
        f"panel:{record.id}",
        messages.say(f"character-{record.id}"),
        character_glyph(g, who),
        tone,
        f"character:{record.id}",
        g.hero[who],
        g.active == who,
        record.id,
        character_marks(g, who),
    )
    if g.dial[who] and alive:
        panel.stats.append(Stat("aim", messages.say("stat-aim"), str(g.dial[who]), DIAL_MAX))
    panel.stats.append(Stat("speed", messages.say("stat-speed"), str(side.speed)))
    totals = (
        ("defence", defence_total(g, who)),
        ("melee", melee_total(g, who)),
        ("tech", tech_total(g, who, "always")),
    )
    for name, total in totals:
        if total.value > 0:
            panel.stats.append(Stat(name, messages.say(f"stat-{name}"), str(total.value), terms=terms(total, messages)))
    panel.cards = shelf.cards(f"gear:{record.id}", (*g.weapons[who], *g.gear[who], *g.attached[who]))
    panel.notes = _notes(g, who, messages)
    panel.describe = describe_side(record.id, side, g.hero[who] >= 0, messages)
    return panel


def side_lines(g: Corps, who: int, messages: Messages) -> list[str]:
    """What a character can do as a Hero."""
    return describe_side(g.setting.content.characters[who].id, g.setting.sides[who][0], True, messages)


# What is printed never changes; making it takes a millisecond.
_SIDES: dict[tuple[str, str, bool, Side], list[str]] = {}


def describe_side(id: str, side: Side, hero: bool, messages: Messages) -> list[str]:
    """What is printed on one side of a character."""
    key = (messages.lang, id, hero, side)
    if key not in _SIDES:
        _SIDES[key] = _side_lines(id, side, hero, messages)
    return _SIDES[key]


def _side_lines(id: str, side: Side, hero: bool, messages: Messages) -> list[str]:
    return [
        messages.say(f"character-{id}.full"),
        side_facts(id, side, hero, messages.lang),
        *[line for line in ability_text(id, side, messages.lang).split("\n") if line],
    ]


def hero_card(g: Corps, who: int, messages: Messages) -> Card:
    """A character that can be chosen as a Hero, as a card with everything that is printed on that side."""
    id = g.setting.content.characters[who].id
    side = g.setting.sides[who][0]
    full, facts, *abilities = side_lines(g, who, messages)
    stats = (("aim", side.aim), ("speed", side.speed), ("defence", side.defence))
    points = [Badge(str(n), f"{messages.say(f'stat-{name}')} {n}", name) for name, n in stats if n]
    name = messages.say(f"character-{id}")
    return Card(
        f"hero:{id}",
        "character",
        name,
        "·",
        scene.FRIEND,
        describe=[facts, *abilities],
        art=id,
        line=full,
        points=points,
    )


def _notes(g: Corps, who: int, messages: Messages) -> list[str]:
    record = g.setting.content.characters[who]
    gender = messages.say(f"character-{record.id}.gender")
    notes: list[str] = []
    if g.fate[who] in FATES:
        notes.append(messages.say(f"state-{FATES[g.fate[who]]}", gender=gender))
    if g.hero[who] < 0 and g.fate[who] in (ON_BOARD, WAITING):
        notes.append(messages.say("side-grunt", gender=gender))
    flags = (
        (g.down, "state-knocked_down"),
        (g.activated, "state-activated"),
        (g.hugged, "token-facehugger"),
        (g.carrying, "token-crate"),
        (g.captives, "scene-captive"),
        (g.trapped, "scene-trapped"),
    )
    notes.extend(messages.say(id, gender=gender) for mask, id in flags if mask >> who & 1)
    if g.active == who and g.actions:
        notes.append(messages.say("scene-actions", n=g.actions))
    return notes


def piles(g: Corps, shelf: Shelf, messages: Messages) -> list[Pile]:
    """All piles of cards, and the pool of blips."""
    found = [
        Pile(
            "pile:endurance",
            capitalised(messages.say("pile-endurance")),
            len(g.deck) + len(g.below),
            describe=[messages.say("scene-deck", above=len(g.deck), below=len(g.below))],
        )
    ]
    exhausted = shelf.card("pile:exhaust:top", g.exhaust[-1]) if g.exhaust else None
    found.append(Pile("pile:exhaust", capitalised(messages.say("pile-exhaust")), len(g.exhaust), exhausted))
    discarded = shelf.card("pile:discard:top", g.discard[-1]) if g.discard else None
    names = [messages.say(f"card-{g.card(card).id}") for card in reversed(g.discard)]
    found.append(Pile("pile:discard", capitalised(messages.say("pile-discard")), len(g.discard), discarded, names))
    tracker = Pile("pile:tracker", capitalised(messages.say("pile-tracker")), len(g.tracker))
    if g.tracker and g.tracker[-1] < -1:
        # The back of the top card shows its threat level.
        tracker.describe.append(capitalised(messages.say("threat-level", n=-1 - g.tracker[-1])))
    found.append(tracker)
    drawn = shelf.tracker("pile:tracker_discard:top", g.tracker_discard[-1]) if g.tracker_discard else None
    found.append(
        Pile("pile:tracker_discard", capitalised(messages.say("pile-tracker_discard")), len(g.tracker_discard), drawn)
    )
    found.append(Pile("pile:blips", capitalised(messages.say("token-blip.many")), len(g.pool)))
    return found


def hands(g: Corps, seat: int, shelf: Shelf, messages: Messages) -> Row:
    """The hands of all seats, one's own first."""
    order = g.clockwise(seat) if seat >= 0 else list(range(g.seats))
    places: list[Place] = []
    for n in order:
        cards = shelf.cards(f"hand:seat-{n + 1}", g.hands[n])
        places.append(Place(f"hand:seat-{n + 1}", messages.say("scene-hand", seat=n + 1), cards, owner=n))
    row = Row("hands", capitalised(messages.say("pile-hand")), places)
    open_cards = (*g.turned, *g.playing, *g.lifted)
    if open_cards:
        row.places.append(Place("turned", messages.say("scene-turned"), shelf.cards("turned", open_cards)))
    return row


def seats(g: Corps, messages: Messages) -> list[SeatFacts]:
    """Who sits where and plays whom."""
    found: list[SeatFacts] = []
    for seat in range(g.seats):
        heroes = [who for who in range(CHARACTERS) if g.hero[who] == seat]
        facts = SeatFacts(seat, messages.say("scene-seat", seat=seat + 1))
        facts.notes = [messages.say(f"character-{g.setting.content.characters[who].id}") for who in heroes]
        cards = len(g.hands[seat])
        facts.badges.append(Badge(str(cards), messages.say("scene-cards", n=cards), "cards"))
        if g.eliminated >> seat & 1:
            facts.tone = scene.FALLEN
        found.append(facts)
    return found
