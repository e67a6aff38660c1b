"""The table as a scene shows it: the Complex, the HQ, the hands, the players and the piles."""

from __future__ import annotations

from hullbreach.games.encounters.enemies import attack_of
from hullbreach.games.encounters.names import ROOM_NAMES
from hullbreach.games.encounters.sayings import card_name
from hullbreach.games.encounters.scanning import scan_cost
from hullbreach.games.encounters.scene_cards import Shelf, card_lines
from hullbreach.games.encounters.state import ALIEN, DEAD, NORMAL, NOTHING, ROOMS, Encounters
from hullbreach.kernel.scene import FALLEN, FOE, FRIEND, Badge, Card, Panel, Pile, Place, Row, SeatFacts, Stat
from hullbreach.text import Messages
from hullbreach.text.scene_maker import terms


def piece_card(g: Encounters, piece: int, shelf: Shelf, messages: Messages) -> Card:
    """A Hive card in play with its attack."""
    known = g.card_of[piece] if g.is_up(piece) or g.card_of[piece] >= 0 else NOTHING
    made = shelf.card(f"spot:{g.names.name('spot', g.spot(piece))}", known)
    if g.is_up(piece):
        attack = attack_of(g, piece)
        meaning = messages.say("scene-enemy_attack")
        made.badges.append(Badge(str(attack.value), meaning, "enemy", terms(attack, messages)))
    else:
        made.hidden = True
    return made


def complex_row(g: Encounters, shelf: Shelf, messages: Messages) -> Row:
    """The Combat Zone and the rooms, from the left to the right."""
    combat = [piece_card(g, piece, shelf, messages) for piece in reversed(g.combat)]
    places = [Place("combat", messages.say("scene-combat"), combat)]
    for n in range(ROOMS):
        place = Place(f"room:{ROOM_NAMES[n]}", messages.say(f"room-{ROOM_NAMES[n]}"))
        if g.rooms[n] >= 0:
            place.cards.append(piece_card(g, g.rooms[n], shelf, messages))
        attached = [card for card, room in g.attached if room == n]
        place.cards += shelf.cards(f"attached:{ROOM_NAMES[n]}", attached)
        cost = scan_cost(g, max(g.turn, 0), n)
        place.badges.append(Badge(str(cost.value), messages.say("scene-scan"), "scan", terms(cost, messages)))
        if g.blocked >> n & 1:
            place.describe.append(messages.say("scene-blocked"))
        places.append(place)
    if g.collected:
        places.append(Place("collected", messages.say("scene-beside"), shelf.cards("collected", g.collected)))
    return Row("complex", messages.say("scene-complex"), places)


def hq_row(g: Encounters, shelf: Shelf, messages: Messages) -> Row:
    """The five spaces of the HQ."""
    places: list[Place] = []
    for n, card in enumerate(g.hq):
        cards = [] if card == NOTHING else [shelf.card(f"hq:{n + 1}", card)]
        if cards:
            cards[0].badges.append(Badge(str(g.faces[card].cost), messages.say("scene-recruit"), "cost"))
        places.append(Place(f"space:{n + 1}", str(n + 1), cards))
    return Row("hq", messages.say("scene-hq"), places)


def roles_row(g: Encounters, avatars: list[int], shelf: Shelf, messages: Messages) -> Row:
    """The roles that are still free, each with the card that comes with it."""
    places: list[Place] = []
    for n, avatar in enumerate(avatars):
        face = g.faces[avatar]
        name = messages.say(f"avatar-{face.id}")
        facts = (("health", face.health), ("defense", face.defense))
        points = [Badge(str(value), messages.say(f"fact-{word}", n=value), word) for word, value in facts]
        made = Card(f"role:{n + 1}", "avatar", name, "·", FRIEND, art=face.id, points=points)
        made.describe.append(" · ".join([point.meaning for point in points]))
        if face.role_card >= 0:
            made.line = card_name(g.setting, messages, face.role_card)
            first, *lines = card_lines(g, face.role_card, messages.lang)
            made.describe += [f"{made.line}: {first}", *lines]
        shelf.where.setdefault(avatar, []).append(made.id)
        places.append(Place(f"role-place:{n + 1}", name, [made]))
    return Row("roles", messages.say("scene-roles"), places)


def hands_row(g: Encounters, seat: int, shelf: Shelf, messages: Messages) -> Row:
    """The hands of all seats, one's own first, then what was played this turn."""
    first = max(seat, 0)
    places: list[Place] = []
    for n in [(first + k) % g.seats for k in range(g.seats)]:
        if g.fate[n] != DEAD:
            cards = shelf.cards(f"hand:seat-{n + 1}", g.hands[n])
            places.append(Place(f"hand:seat-{n + 1}", messages.say("scene-hand", seat=n + 1), cards, owner=n))
    if g.played:
        places.append(Place("played", messages.say("scene-played"), shelf.cards("played", g.played)))
    if g.lifted:
        places.append(Place("looked_at", messages.say("scene-looked_at"), shelf.cards("looked_at", g.lifted)))
    return Row("hands", messages.say("scene-hands"), places)


def player_panel(g: Encounters, seat: int, shelf: Shelf, messages: Messages) -> Panel:
    """Everything that lies before one player."""
    fate = g.fate[seat]
    tone = FRIEND if fate == NORMAL else FOE if fate == ALIEN else FALLEN
    made = Panel(
        f"panel:seat-{seat + 1}", messages.say("name-seat", n=seat + 1), str(seat + 1), tone, "", seat, g.turn == seat
    )
    if g.avatar[seat] != NOTHING:
        avatar = g.faces[g.avatar[seat]]
        made.notes.append(messages.say(f"avatar-{avatar.id}"))
        made.art = avatar.id
        left = g.health(seat) - g.damage(seat)
        made.stats.append(Stat("health", messages.say("scene-health"), str(left), g.health(seat)))
        made.stats.append(Stat("defense", messages.say("scene-defense"), str(g.defense(seat))))
    states = (
        (fate == DEAD, "dead"),
        (fate == ALIEN, "alien"),
        (bool(g.burdened >> seat & 1), "burdened"),
        (any(host == seat for _, host, _ in g.huggers), "facehugger"),
    )
    made.marks = [word for holds, word in states if holds]
    made.notes += [messages.say(f"scene-{word}") for word in made.marks]
    made.notes.append(messages.say("scene-deck", n=len(g.decks[seat])))
    made.notes.append(messages.say("scene-discard", n=len(g.discards[seat])))
    if g.agenda[seat] != NOTHING:
        made.notes.append(messages.say("scene-agenda", card=card_name(g.setting, messages, g.agenda[seat])))
    made.cards = shelf.cards(f"strikes:seat-{seat + 1}", g.strikes[seat])
    made.cards += shelf.cards(f"vigilant:seat-{seat + 1}", g.vigil[seat])
    if g.aside[seat] != NOTHING:
        made.cards.append(shelf.card(f"aside:seat-{seat + 1}", g.aside[seat]))
    made.cards += [piece_card(g, piece, shelf, messages) for piece, host, _ in g.huggers if host == seat]
    made.describe = [messages.say(f"card-{g.faces[card].id}") for card in reversed(g.discards[seat])]
    return made


def open_pile(g: Encounters, name: str, cards: list[int], shelf: Shelf, messages: Messages) -> Pile:
    """A pile that lies open: its top card and the names of all."""
    top = shelf.card(f"pile:{name}:top", cards[-1]) if cards else None
    names = [messages.say(f"card-{g.faces[card].id}") for card in reversed(cards)]
    return Pile(f"pile:{name}", messages.say(f"pile-{name}"), len(cards), top, names)


def piles(g: Encounters, shelf: Shelf, messages: Messages) -> list[Pile]:
    """All shared piles."""
    found = [
        Pile(f"pile:{name}", messages.say(f"pile-{name}"), len(cards))
        for name, cards in (
            ("hive", g.hive),
            ("barracks", g.barracks),
            ("sergeants", g.sergeants),
            ("strike_deck", g.strike_deck),
        )
    ]
    for name, cards in (
        ("strike_discard", g.strike_discard),
        ("dead_enemies", g.dead_enemies),
        ("dead_characters", g.dead_characters),
        ("discarded", g.discarded),
        ("hatchery", g.hatchery),
    ):
        found.append(open_pile(g, name, cards, shelf, messages))
    return found


def seat_facts(g: Encounters, messages: Messages) -> list[SeatFacts]:
    """Who sits where, and how many cards they hold."""
    found: list[SeatFacts] = []
    for seat in range(g.seats):
        facts = SeatFacts(seat, messages.say("name-seat", n=seat + 1), FRIEND if g.fate[seat] == NORMAL else FOE)
        facts.badges.append(Badge(str(len(g.hands[seat])), messages.say("scene-cards", n=len(g.hands[seat])), "cards"))
        if g.avatar[seat] != NOTHING:
            facts.notes.append(messages.say(f"avatar-{g.faces[g.avatar[seat]].id}"))
        found.append(facts)
    return found
