"""Characters as seats, sheets and hands: wounds, what they carry, the cards that the viewer may read."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from hullbreach.games.nemesis.content.event_records import ANY_CORRIDOR
from hullbreach.games.nemesis.content.goals import PlayerDead
from hullbreach.games.nemesis.content.names import COMBAT_MARKS, DECKS, NONE, WOUNDS
from hullbreach.games.nemesis.rules.ending.objectives import is_met
from hullbreach.games.nemesis.rules.fixed import Fixed
from hullbreach.games.nemesis.rules.people.cards import as_owner_sees
from hullbreach.games.nemesis.rules.state import Held, Nemesis
from hullbreach.games.nemesis.rules.terms import ASLEEP, AWAKE, DEAD, LAUNCHED, RED_CORPSE, STATUS
from hullbreach.games.nemesis.show.card_facts import intruder_action_uses, item_facts, objective_facts
from hullbreach.games.nemesis.show.card_text import (
    card_text,
    intruder_action_text,
    item_text,
    objective_text,
    wound_text,
)
from hullbreach.games.nemesis.show.name_forms import seat_forms
from hullbreach.games.nemesis.show.scene_ship import THINGS, character_name, seat_id
from hullbreach.kernel import scene
from hullbreach.kernel.scene import Badge, Card, Panel, Place, Row, SeatFacts, Stat
from hullbreach.text import Messages
from hullbreach.text.messages import capitalised
from hullbreach.text.scene_maker import HANDS

REMEMBERED = 4096
CONTAMINATION = ("contamination", "contamination", "contamination", "clean", "infected")
"""What the viewer reads on a Contamination card: as such, its status unscanned, and after a scan."""
EXITS = "1-4"
COLOURS = {NONE: "start", **dict(enumerate(DECKS))}


def seats(g: Nemesis, messages: Messages) -> list[SeatFacts]:
    """Who sits where: cards in hand, actions, how each is."""
    found: list[SeatFacts] = []
    for seat in range(g.seats):
        tone = scene.FALLEN if g.status[seat] == DEAD else scene.FRIEND
        found.append(SeatFacts(seat, character_name(g, seat, messages), tone, _badges(g, seat, messages)))
    return found


def _badges(g: Nemesis, seat: int, messages: Messages) -> list[Badge]:
    """What everybody may see of a Character: signs beside its name."""
    say = messages.say
    if g.status[seat] != AWAKE:
        return [Badge("", line, STATUS[g.status[seat]]) for line in conditions(g, seat, messages)]
    found = [Badge(str(len(g.hand[seat])), say("scene-hand"), "cards")]
    if g.active == seat and not g.unlimited:
        left = max(0, g.fixed.tables.actions - g.actions)
        found.append(Badge(str(left), say("scene-actions"), "actions"))
    if g.light[seat]:
        found.append(Badge(str(g.light[seat]), say("scene-light-wounds", n=g.light[seat]), "light"))
    if g.serious[seat]:
        names = ", ".join([wound_name(wound, messages) for wound in g.serious[seat]])
        found.append(Badge(str(len(g.serious[seat])), names, "serious"))
    signs = (
        (bool(g.larva >> seat & 1), "larva"),
        (bool(g.slime >> seat & 1), "slime"),
        (bool(g.have_passed >> seat & 1), "passed"),
        (g.pod[seat] >= 0, "in-pod"),
    )
    return found + [Badge("", say(f"scene-mark-{word}"), word) for holds, word in signs if holds]


def conditions(g: Nemesis, seat: int, messages: Messages) -> list[str]:
    """How a Character is, in a few words that everybody may hear."""
    say = messages.say
    if g.status[seat] == DEAD:
        return [say(f"cause-{g.fixed.words('cause')[g.cause[seat]]}") if g.cause[seat] >= 0 else say("fate-dead")]
    if g.status[seat] == ASLEEP:
        return [say("fate-hibernated")]
    if g.status[seat] == LAUNCHED:
        return [say("fate-launched")]
    found = [say("scene-first-player")] if g.first == seat and g.turn else []
    if g.have_passed >> seat & 1:
        found.append(say("scene-mark-passed"))
    if g.light[seat]:
        found.append(say("scene-light-wounds", n=g.light[seat]))
    found += [wound_name(wound, messages) for wound in g.serious[seat]]
    for mask, word in ((g.larva, "larva"), (g.slime, "slime")):
        if mask >> seat & 1:
            found.append(say(f"scene-mark-{word}"))
    if g.pod[seat] >= 0:
        found.append(say("scene-mark-in-pod"))
    return found


def wound_name(wound: int, messages: Messages) -> str:
    """A Serious Wound, dressed or not."""
    name = messages.say(f"wound-{WOUNDS[wound // 2]}")
    return messages.say("scene-dressed", wound=name) if wound % 2 else name


# ---- sheets


def panels(g: Nemesis, viewer: int, messages: Messages) -> list[Panel]:
    """A sheet for every Character."""
    return [_panel(g, seat, viewer, messages) for seat in range(g.seats)]


def _panel(g: Nemesis, seat: int, viewer: int, messages: Messages) -> Panel:
    say = messages.say
    fixed = g.fixed
    character = g.character[seat]
    art = fixed.characters[character].id if character >= 0 else ""
    stats = [
        Stat("light", say("scene-light"), str(g.light[seat]), fixed.light_track),
        Stat("serious", say("scene-serious"), str(len(g.serious[seat])), fixed.serious_limit),
        Stat("larva", say("scene-larva"), say("scene-yes" if g.larva >> seat & 1 else "scene-none")),
        Stat("signal", say("scene-signal"), say("scene-sent" if g.signal >> seat & 1 else "scene-not-sent")),
        Stat("slots", say("scene-slots"), str(g.slots_used(seat)), g.slots(seat)),
    ]
    return Panel(
        f"sheet:seat-{seat + 1}",
        character_name(g, seat, messages),
        "" if character < 0 else say(f"character-{art}")[:2],
        scene.FALLEN if g.status[seat] == DEAD else scene.FRIEND,
        piece=seat_id(seat),
        owner=seat,
        active=g.active == seat,
        art=art,
        marks=[STATUS[g.status[seat]]],
        stats=stats,
        cards=[*kit(g, seat, viewer, messages), *_objectives(g, seat, viewer, messages)],
        notes=conditions(g, seat, messages),
        describe=[
            f"{wound_name(w, messages)}: {wound_text(fixed.content, w // 2, messages.lang)}" for w in g.serious[seat]
        ],
    )


def kit(g: Nemesis, seat: int, viewer: int, messages: Messages) -> list[Card]:
    """Hands first, then the inventory, of which others see the backs, then Quest Items."""
    fixed = g.fixed
    word = f"item:seat-{seat + 1}"
    found = [_held(fixed, f"{word}:held-{n}", thing, messages) for n, thing in enumerate(g.held[seat])]
    found += [carried_card(f"{word}:object-{n}", thing, messages) for n, thing in enumerate(g.carried[seat])]
    for n, (item, known) in enumerate(zip(g.inventory[seat], g.inventory_known[seat], strict=True)):
        mine = viewer == seat
        seen = item >= 0 and (mine or (viewer >= 0 and bool(known >> viewer & 1)))
        found.append(item_card(fixed, f"{word}:{n}", item, seen, mine, messages))
    found += [_quest(fixed, f"{word}:quest-{n}", item, messages) for n, item in enumerate(g.quests[seat])]
    return found


@lru_cache(maxsize=REMEMBERED)
def item_card(fixed: Fixed, id: str, item: int, seen: bool, secret: bool, messages: Messages) -> Card:
    """An Item from the inventory, or its back. secret: only the viewer sees it."""
    colour = COLOURS[fixed.items[item].deck] if item >= 0 else _back(item)
    if not seen:
        return Card(id, f"item-{colour}", "", "?", scene.UNKNOWN, True, line=messages.say(f"fact-deck-{colour}"))
    lines = item_text(fixed.content, item, messages.lang).split("\n")
    # A hard space: what stands before a colon in a line of a card is taken for the moment at which it happens.
    lines.append(item_facts(fixed.content, item, messages.lang).replace(": ", ":\u00a0"))
    sort = "fact-quest" if fixed.items[item].is_quest else "fact-start" if colour == "start" else f"fact-deck-{colour}"
    line = messages.say("scene-only-you" if secret else sort)
    name = messages.say(f"item-{fixed.items[item].id}")
    return Card(id, f"item-{colour}", name, "◆", scene.GEAR, describe=lines, art=fixed.items[item].id, line=line)


def _back(item: int) -> str:
    """The colour of a card of which only the back is known; in a view the decks count down from -2."""
    return DECKS[-2 - item] if -2 - len(DECKS) < item < -1 else DECKS[0]


def _held(fixed: Fixed, id: str, thing: Held, messages: Messages) -> Card:
    """A Heavy Item in a Hand slot with its Ammo and what is attached to it."""
    made = item_card(fixed, id, thing.item, True, False, messages)
    most = fixed.items[thing.item].ammo + sum([fixed.capacity_of[item] for item in thing.attached])
    badges = [Badge(f"{thing.ammo}/{most}", messages.say("scene-ammo"), "ammo")] if most else []
    more = [messages.say("scene-attached", item=messages.say(f"item-{fixed.items[i].id}")) for i in thing.attached]
    return Card(
        id, made.kind, made.name, made.glyph, made.tone, False, badges, [*made.describe, *more], made.art, made.line
    )


def carried_card(id: str, thing: int, messages: Messages) -> Card:
    """An Object in a Hand slot."""
    word = THINGS[thing] if thing < RED_CORPSE else THINGS[0]
    line = messages.say("scene-in-hand")
    return Card(id, "object", messages.say(f"object-{word}"), "●", scene.GOAL, art=word, line=line)


def _quest(fixed: Fixed, id: str, item: int, messages: Messages) -> Card:
    made = item_card(fixed, id, item, True, False, messages)
    return Card(id, "quest", made.name, made.glyph, made.tone, describe=made.describe, art=made.art, line=made.line)


def _objectives(g: Nemesis, seat: int, viewer: int, messages: Messages) -> list[Card]:
    """The objectives of a seat that the viewer has seen; all when it is over. NEM-HID-04, NEM-HID-25"""
    if seat == viewer and g.outcome is None:
        return []
    found: list[Card] = []
    for n, (objective, known) in enumerate(zip(g.objectives[seat], g.objectives_known[seat], strict=True)):
        if objective >= 0 and (g.outcome is not None or g.fixed.coop or (viewer >= 0 and known >> viewer & 1)):
            card = held_objective(g, viewer, f"objective:seat-{seat + 1}:{n}", objective, messages)
            found.append(card if g.outcome is None else replace(card, badges=[_met(g, seat, objective, messages)]))
    return found


def _met(g: Nemesis, seat: int, objective: int, messages: Messages) -> Badge:
    """Whether an objective was met, when it is over; also that of somebody who did not live to see it."""
    met = is_met(g, seat, objective)
    return Badge(
        "✓" if met else "✕", messages.say(f"scene-objective-{'met' if met else 'missed'}"), "met" if met else "missed"
    )


def held_objective(g: Nemesis, viewer: int, id: str, objective: int, messages: Messages) -> Card:
    """The objective of a seat: whoever it calls by a number is named, for Characters go by no numbers."""
    card = objective_card(g.fixed, id, objective, messages)
    goals = [goal for way in g.fixed.content.objectives[objective].any_of for goal in way]
    meant = {goal.player - 1 for goal in goals if isinstance(goal, PlayerDead)}
    lines = [_who_is(g, n, viewer, messages) for n in sorted(meant) if n < g.seats and g.character[n] >= 0]
    return replace(card, describe=[*card.describe, *lines]) if lines else card


def _who_is(g: Nemesis, seat: int, viewer: int, messages: Messages) -> str:
    if seat == viewer:
        return messages.say("scene-player-is-you", n=seat + 1)
    forms = seat_forms(messages, "who", g.fixed.characters[g.character[seat]].id, seat + 1)
    return messages.say("scene-player-is", n=seat + 1, **forms)


@lru_cache(maxsize=256)
def objective_card(fixed: Fixed, id: str, objective: int, messages: Messages) -> Card:
    """One objective."""
    record = fixed.content.objectives[objective]
    lines = objective_text(fixed.content, objective, messages.lang).split("\n")
    kind = f"objective-{fixed.words('objective_deck')[record.deck]}"
    line = objective_facts(fixed.content, objective, messages.lang)
    name = messages.say(f"objective-{record.id}")
    return Card(id, kind, name, "★", scene.GOAL, describe=lines, art=record.id, line=line)


def character_card(fixed: Fixed, id: str, character: int, messages: Messages) -> Card:
    """A Character of the draft: the weapon, the Quest Items, and the Action cards that only this deck has."""
    record, say = fixed.characters[character], messages.say
    common = set.intersection(*[set(one.deck) for one in fixed.characters])
    items = [say(f"item-{fixed.items[item].id}") for item in (record.start_item, *record.quest_items)]
    cards = [say(f"card-{fixed.cards[card].id}") for card in dict.fromkeys(record.deck) if card not in common]
    lines = [", ".join(items), ", ".join(cards)]
    name = str(capitalised(say(f"character-{record.id}")))
    return Card(id, "character", name, "●", scene.GEAR, describe=lines, art=record.id, line=say("fact-character"))


# ---- hands


def hand_area(g: Nemesis, viewer: int, messages: Messages) -> Row:
    """The hands of all; of the others only how many cards. NEM-HID-01"""
    places: list[Place] = []
    for seat in range(g.seats):
        if g.status[seat] != AWAKE and seat not in (viewer, g.intruder_seat):
            continue
        cards = [
            action_card(
                g.fixed, f"hand:seat-{seat + 1}:{n}", as_owner_sees(g, card) if seat == viewer else NONE, messages
            )
            for n, card in enumerate(g.hand[seat])
        ]
        if seat == g.intruder_seat:
            cards = [plot_card(g.fixed, f"hand:seat-{seat + 1}:{n}", c, messages) for n, c in enumerate(g.plot_hand)]
        places.append(Place(f"hand:seat-{seat + 1}", character_name(g, seat, messages), cards, owner=seat))
    return Row(HANDS, messages.say("scene-hands"), places)


@lru_cache(maxsize=REMEMBERED)
def action_card(fixed: Fixed, id: str, card: int, messages: Messages) -> Card:
    """An Action card or a Contamination card; one that the viewer does not know has no name."""
    if card < 0:
        return Card(id, "action", "", "?", hidden=True)
    if card >= fixed.contaminated:
        word = CONTAMINATION[card - fixed.contaminated]
        name = messages.say("scene-contamination")
        lines = [messages.say(f"scene-card-{word}")]
        line = messages.say("scene-no-action")
        return Card(
            id, "contamination", name, "☣", scene.DANGER, describe=lines, art=fixed.name("card", card), line=line
        )
    record = fixed.cards[card]
    lines = card_text(fixed.content, card, messages.lang).split("\n")
    mark = COMBAT_MARKS[record.combat]
    line = messages.say("scene-use-reaction" if record.is_reaction else f"scene-use-{mark}")
    kind = "reaction" if record.is_reaction else f"action-{mark}"
    points = [Badge(str(record.cost), messages.say("scene-cost"), "cost")] if record.cost else []
    name = messages.say(f"card-{record.id}")
    return Card(id, kind, name, "▸", scene.PLAIN, describe=lines, art=record.id, line=line, points=points)


@lru_cache(maxsize=256)
def plot_card(fixed: Fixed, id: str, card: int, messages: Messages) -> Card:
    """A card of whoever plays the Intruders; the others see that there is one."""
    if card < 0:
        return Card(id, "plot", "", "?", hidden=True)
    record = fixed.content.intruder_actions[card]
    move, attack = intruder_action_uses(fixed.content, card, messages.lang)
    points = [
        Badge(EXITS if record.move == ANY_CORRIDOR else str(record.move), move, "speed"),
        Badge(str(record.attack), attack, "attack"),
    ]
    name = messages.say(f"intruder_action-{record.name}")
    lines = [intruder_action_text(fixed.content, card, messages.lang), str(capitalised(f"{move} · {attack}"))]
    return Card(id, "plot", name, "▸", scene.FOE, describe=lines, art=fixed.name("plot", card), points=points)
