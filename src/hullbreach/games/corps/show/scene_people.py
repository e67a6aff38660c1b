"""Characters, piles and hands as a scene shows them."""

from __future__ import annotations

from functools import cache, lru_cache

from hullbreach.games.corps.content.card_records import Side
from hullbreach.games.corps.content.load import Content
from hullbreach.games.corps.rules.defence import defence_total, melee_total
from hullbreach.games.corps.rules.effects.run import tech_total
from hullbreach.games.corps.rules.state import (
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
from hullbreach.games.corps.show.card_text import ability_text, side_facts
from hullbreach.games.corps.show.scene_board import Standing, character_glyph, standing
from hullbreach.games.corps.show.scene_cards import card_shown, cards_shown, tracker_shown
from hullbreach.kernel import scene
from hullbreach.kernel.procedures import Total
from hullbreach.kernel.scene import Badge, Card, Panel, Pile, Place, Row, SeatFacts, Stat
from hullbreach.parts.known import UNKNOWN
from hullbreach.text import Messages
from hullbreach.text.messages import capitalised
from hullbreach.text.scene_maker import HANDS, terms

FATES = {WAITING: "waiting", LEFT: "exited", KILLED: "killed", CAPTURED: "captured"}
TRACKER_TOP = "pile:tracker_discard:top"
PANELS_SHOWN = 4096


def panels(g: Corps, messages: Messages) -> list[Panel]:
    """A panel for every character that takes part, Heroes of the lowest seat first, then the Grunts."""
    present = [who for who in range(CHARACTERS) if g.fate[who] != ABSENT]
    present.sort(key=lambda who: (g.fate[who] not in (ON_BOARD, WAITING), g.hero[who] < 0, g.hero[who], who))
    return [
        _panel(
            standing(g, who),
            g.dial[who],
            g.actions if g.active == who else 0,
            bool(g.captives >> who & 1),
            bool(g.trapped >> who & 1),
            g.weapons[who],
            g.gear[who],
            g.attached[who],
            messages,
        )
        for who in present
    ]


@lru_cache(maxsize=PANELS_SHOWN)
def _panel(
    stands: Standing,
    dial: int,
    actions: int,
    has_captive: bool,
    trapped: bool,
    weapons: tuple[int, ...],
    gear: tuple[int, ...],
    attached: tuple[int, ...],
    messages: Messages,
) -> Panel:
    record = stands.record
    side = stands.fixed.sides[stands.who][0 if stands.hero >= 0 else 1]
    alive = stands.fate in (ON_BOARD, WAITING)
    say = messages.say
    panel = Panel(
        f"panel:{record.id}",
        say(f"character-{record.id}"),
        character_glyph(record),
        tone(stands),
        f"character:{record.id}",
        stands.hero,
        stands.active,
        record.id,
        stands.marks,
    )
    if dial and alive:
        panel.stats.append(Stat("aim", say("stat-aim"), str(dial), DIAL_MAX))
    panel.stats.append(Stat("speed", say("stat-speed"), str(side.speed)))
    for name, total in _totals(stands, gear, attached):
        if total.value > 0:
            panel.stats.append(Stat(name, say(f"stat-{name}"), str(total.value), terms=terms(total.terms, messages)))
    panel.cards = cards_shown(f"gear:{record.id}", (*weapons, *gear, *attached), stands.fixed.content, messages)
    panel.notes = _notes(stands, actions, has_captive, trapped, messages)
    panel.describe = describe_side(record.id, side, stands.hero >= 0, messages)
    return panel


def tone(stands: Standing) -> str:
    """Whoever left by an exit is safe, and whoever lies knocked down may stand up again."""
    if stands.fate in (KILLED, CAPTURED):
        return scene.FALLEN
    if stands.fate == LEFT:
        return scene.PLAIN
    return scene.DANGER if stands.down else scene.FRIEND


def _totals(stands: Standing, gear: tuple[int, ...], attached: tuple[int, ...]) -> list[tuple[str, Total]]:
    """What a character rolls against: it follows from the own side and cards, so a world without others tells it."""
    who = stands.who
    alone = Corps(1, stands.fixed)
    alone.hero[who], alone.gear[who], alone.attached[who] = stands.hero, gear, attached
    return [
        ("defence", defence_total(alone, who)),
        ("melee", melee_total(alone, who)),
        ("tech", tech_total(alone, who, "always")),
    ]


def side_lines(g: Corps, who: int, messages: Messages) -> list[str]:
    """What a character can do as a Hero."""
    return describe_side(g.fixed.content.characters[who].id, g.fixed.sides[who][0], True, messages)


@cache
def describe_side(id: str, side: Side, hero: bool, messages: Messages) -> list[str]:
    """What is printed on one side of a character."""
    return [
        messages.say(f"character-{id}.full"),
        side_facts(id, side, hero, messages.lang),
        *[line for line in ability_text(id, side, messages.lang).split("\n") if line],
    ]


def hero_card(g: Corps, who: int, messages: Messages) -> Card:
    """A character that can be chosen as a Hero, as a card with everything that is printed on that side."""
    id = g.fixed.content.characters[who].id
    side = g.fixed.sides[who][0]
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


def _notes(stands: Standing, actions: int, has_captive: bool, trapped: bool, messages: Messages) -> list[str]:
    gender = messages.say(f"character-{stands.record.id}.gender")
    notes: list[str] = []
    if stands.fate in FATES:
        notes.append(messages.say(f"state-{FATES[stands.fate]}", gender=gender))
    if stands.hero < 0 and stands.fate in (ON_BOARD, WAITING):
        notes.append(messages.say("side-grunt", gender=gender))
    flags = (
        (stands.down, "state-knocked_down"),
        (stands.activated, "state-activated"),
        (stands.hugged, "token-facehugger"),
        (stands.carrying, "token-crate"),
        (has_captive, "scene-captive"),
        (trapped, "scene-trapped"),
    )
    notes.extend(messages.say(id, gender=gender) for holds, id in flags if holds)
    if actions:
        notes.append(messages.say("scene-actions", n=actions))
    return notes


def piles(g: Corps, messages: Messages) -> list[Pile]:
    """All piles of cards, and the pool of blips."""
    return _piles(
        (len(g.deck), len(g.below)),
        (len(g.exhaust), g.exhaust[-1] if g.exhaust else UNKNOWN),
        tuple(g.discard),
        (len(g.tracker), g.tracker[-1] if g.tracker else UNKNOWN),
        (len(g.tracker_discard), g.tracker_discard[-1] if g.tracker_discard else UNKNOWN),
        len(g.pool),
        g.fixed.content,
        messages,
    )


@lru_cache(maxsize=1024)
def _piles(
    endurance: tuple[int, int],
    exhaust: tuple[int, int],
    discard: tuple[int, ...],
    tracker: tuple[int, int],
    tracker_discard: tuple[int, int],
    blips: int,
    content: Content,
    messages: Messages,
) -> list[Pile]:
    """Of the deck how many cards lie above and below the Reshuffle card; of a pile how many there are, and the top."""
    say = messages.say
    above, below = endurance
    found = [
        Pile(
            "pile:endurance",
            capitalised(say("pile-endurance")),
            above + below,
            describe=[say("scene-deck", above=above, below=below)],
        )
    ]
    exhausted = card_shown("pile:exhaust:top", exhaust[1], content, messages) if exhaust[0] else None
    found.append(Pile("pile:exhaust", capitalised(say("pile-exhaust")), exhaust[0], exhausted))
    discarded = card_shown("pile:discard:top", discard[-1], content, messages) if discard else None
    names = [say(f"card-{content.endurance[card].id}") for card in reversed(discard)]
    found.append(Pile("pile:discard", capitalised(say("pile-discard")), len(discard), discarded, names))
    deck = Pile("pile:tracker", capitalised(say("pile-tracker")), tracker[0])
    if tracker[1] < UNKNOWN:
        # The back of the top card shows its threat level.
        deck.describe.append(capitalised(say("threat-level", n=UNKNOWN - tracker[1])))
    found.append(deck)
    drawn = tracker_shown(TRACKER_TOP, tracker_discard[1], content, messages) if tracker_discard[0] else None
    found.append(Pile("pile:tracker_discard", capitalised(say("pile-tracker_discard")), tracker_discard[0], drawn))
    found.append(Pile("pile:blips", capitalised(say("token-blip.many")), blips))
    return found


def hands(g: Corps, seat: int, messages: Messages) -> Row:
    """The hands of all seats, one's own first, and cards that lie open."""
    open_cards = (*g.turned, *g.playing, *g.lifted)
    return _hands(max(seat, 0), tuple(g.hands), open_cards, g.fixed.content, messages)


@lru_cache(maxsize=1024)
def _hands(
    first: int, held: tuple[tuple[int, ...], ...], open_cards: tuple[int, ...], content: Content, messages: Messages
) -> Row:
    places: list[Place] = []
    for n in (*range(first, len(held)), *range(first)):
        id = f"hand:seat-{n + 1}"
        cards = cards_shown(id, held[n], content, messages)
        places.append(Place(id, messages.say("scene-hand", seat=n + 1), cards, owner=n))
    if open_cards:
        cards = cards_shown("turned", open_cards, content, messages)
        places.append(Place("turned", messages.say("scene-turned"), cards))
    return Row(HANDS, capitalised(messages.say("pile-hand")), places)


def seats(g: Corps, messages: Messages) -> list[SeatFacts]:
    """Who sits where and plays whom."""
    cards = tuple([len(hand) for hand in g.hands])
    return _seats(cards, tuple(g.hero), g.eliminated, g.fixed.content, messages)


@lru_cache(maxsize=512)
def _seats(
    cards: tuple[int, ...], hero: tuple[int, ...], eliminated: int, content: Content, messages: Messages
) -> list[SeatFacts]:
    found: list[SeatFacts] = []
    for seat, held in enumerate(cards):
        facts = SeatFacts(seat, messages.say("scene-seat", seat=seat + 1))
        facts.notes = [
            messages.say(f"character-{content.characters[who].id}") for who in range(CHARACTERS) if hero[who] == seat
        ]
        facts.badges.append(Badge(str(held), messages.say("scene-cards", n=held), "cards"))
        if eliminated >> seat & 1:
            facts.tone = scene.FALLEN
        found.append(facts)
    return found
