"""The table as a scene shows it: the Complex, the HQ, the hands, the players and the piles.

What stands as it stood is the very same object: a part is made from the facts it shows, and remembered by them.
"""

from __future__ import annotations

import copy
from functools import lru_cache
from typing import NamedTuple

from hullbreach.games.encounters.content.load import Content
from hullbreach.games.encounters.rules.enemies import attack_of
from hullbreach.games.encounters.rules.fixed import Fixed, faces_of
from hullbreach.games.encounters.rules.scanning import scan_cost
from hullbreach.games.encounters.rules.state import ALIEN, DEAD, NORMAL, NOTHING, ROOMS, Encounters
from hullbreach.games.encounters.show.sayings import card_name
from hullbreach.games.encounters.show.scene_cards import card_lines, card_shown, cards_shown
from hullbreach.games.encounters.words.names import ROOM_NAMES
from hullbreach.kernel.scene import FALLEN, FOE, FRIEND, Badge, Card, Panel, Pile, Place, Row, SeatFacts, Stat
from hullbreach.text import Messages
from hullbreach.text.scene_maker import HANDS, terms

Terms = tuple[tuple[str, int], ...]
PLACES_SHOWN = 4096


class Piece(NamedTuple):
    """A Hive card in play as a seat knows it: where it lies, and if it lies face up its attack."""

    spot: str
    card: int
    up: bool
    attack: int = 0
    terms: Terms = ()


def piece_of(g: Encounters, piece: int) -> Piece:
    """How a Hive card in play stands now."""
    spot = g.names.name("spot", g.spot(piece))
    card = g.card_of[piece]
    if not g.is_up(piece):
        return Piece(spot, max(card, NOTHING), False)
    attack = attack_of(g, piece)
    return Piece(spot, card, True, attack.value, tuple(attack.terms))


def piece_shown(piece: Piece, content: Content, messages: Messages) -> Card:
    """A Hive card in play with its attack."""
    made = copy.copy(card_shown(f"spot:{piece.spot}", piece.card, content, messages))
    if piece.up:
        meaning = messages.say("scene-enemy_attack")
        made.badges = [Badge(str(piece.attack), meaning, "enemy", terms(piece.terms, messages))]
    else:
        made.hidden = True
    return made


def complex_row(g: Encounters, messages: Messages) -> Row:
    """The Combat Zone and the rooms, from the left to the right."""
    content = g.fixed.content
    places = [_combat(tuple([piece_of(g, piece) for piece in reversed(g.combat)]), content, messages)]
    for n in range(ROOMS):
        piece = piece_of(g, g.rooms[n]) if g.rooms[n] >= 0 else None
        attached = tuple([card for card, room in g.attached if room == n])
        cost = scan_cost(g, max(g.turn, 0), n)
        blocked = bool(g.blocked >> n & 1)
        places.append(_room(n, piece, attached, cost.value, tuple(cost.terms), blocked, content, messages))
    if g.collected:
        places.append(_place("collected", messages.say("scene-beside"), g.collected, NOTHING, content, messages))
    return Row("complex", messages.say("scene-complex"), places)


@lru_cache(maxsize=PLACES_SHOWN)
def _combat(pieces: tuple[Piece, ...], content: Content, messages: Messages) -> Place:
    return Place("combat", messages.say("scene-combat"), [piece_shown(piece, content, messages) for piece in pieces])


@lru_cache(maxsize=PLACES_SHOWN)
def _room(
    room: int,
    piece: Piece | None,
    attached: tuple[int, ...],
    scan: int,
    scan_terms: Terms,
    blocked: bool,
    content: Content,
    messages: Messages,
) -> Place:
    name = ROOM_NAMES[room]
    cards = [] if piece is None else [piece_shown(piece, content, messages)]
    return Place(
        f"room:{name}",
        messages.say(f"room-{name}"),
        [*cards, *cards_shown(f"attached:{name}", attached, content, messages)],
        [Badge(str(scan), messages.say("scene-scan"), "scan", terms(scan_terms, messages))],
        [messages.say("scene-blocked")] if blocked else [],
    )


@lru_cache(maxsize=PLACES_SHOWN)
def _place(id: str, name: str, cards: tuple[int, ...], owner: int, content: Content, messages: Messages) -> Place:
    """Cards of a player, or of nobody, side by side."""
    return Place(id, name, cards_shown(id, cards, content, messages), owner=owner)


def hq_row(g: Encounters, messages: Messages) -> Row:
    """The five spaces of the HQ."""
    return _hq(tuple(g.hq), g.fixed.content, messages)


@lru_cache(maxsize=1024)
def _hq(cards: tuple[int, ...], content: Content, messages: Messages) -> Row:
    places = [Place(f"space:{n}", str(n)) for n in range(1, len(cards) + 1)]
    for n, card in enumerate(cards):
        if card != NOTHING:
            made = copy.copy(card_shown(f"hq:{n + 1}", card, content, messages))
            cost = faces_of(content).all[card].cost
            made.badges = [Badge(str(cost), messages.say("scene-recruit"), "cost")]
            places[n].cards.append(made)
    return Row("hq", messages.say("scene-hq"), places)


def roles_row(fixed: Fixed, avatars: list[int], messages: Messages) -> Row:
    """The roles that are still free, each with the card that comes with it."""
    places: list[Place] = []
    for n, avatar in enumerate(avatars):
        face = fixed.faces[avatar]
        name = messages.say(f"avatar-{face.id}")
        facts = (("health", face.health), ("defense", face.defense))
        points = [Badge(str(value), messages.say(f"fact-{word}", n=value), word) for word, value in facts]
        made = Card(f"role:{n + 1}", "avatar", name, "·", FRIEND, art=face.id, points=points)
        made.describe.append(" · ".join([point.meaning for point in points]))
        if face.role_card >= 0:
            made.line = card_name(fixed, messages, face.role_card)
            first, *lines = card_lines(fixed.content, face.role_card, messages.lang)
            made.describe += [f"{made.line}: {first}", *lines]
        places.append(Place(f"role-place:{n + 1}", name, [made]))
    return Row("roles", messages.say("scene-roles"), places)


def hands_row(g: Encounters, seat: int, messages: Messages) -> Row:
    """The hands of all seats, one's own first, then what was played this turn."""
    first = max(seat, 0)
    content = g.fixed.content
    say = messages.say
    places = [
        _place(f"hand:seat-{n + 1}", say("scene-hand", seat=n + 1), g.hands[n], n, content, messages)
        for n in (*range(first, g.seats), *range(first))
        if g.fate[n] != DEAD
    ]
    for id, cards in (("played", g.played), ("looked_at", g.lifted)):
        if cards:
            places.append(_place(id, say(f"scene-{id}"), cards, NOTHING, content, messages))
    return Row(HANDS, say("scene-hands"), places)


class Player(NamedTuple):
    """Everything that lies before one player, as a seat knows it."""

    seat: int
    fate: int
    acts: bool
    avatar: int
    health: int
    damage: int
    defense: int
    burdened: bool
    deck: int
    discard: tuple[int, ...]
    strikes: tuple[int, ...]
    vigilant: tuple[int, ...]
    aside: int
    huggers: tuple[Piece, ...]


def player_panel(g: Encounters, seat: int, messages: Messages) -> Panel:
    """Everything that lies before one player."""
    has_role = g.avatar[seat] != NOTHING
    player = Player(
        seat,
        g.fate[seat],
        g.turn == seat,
        g.avatar[seat],
        g.health(seat) if has_role else 0,
        g.damage(seat),
        g.defense(seat) if has_role else 0,
        bool(g.burdened >> seat & 1),
        len(g.decks[seat]),
        g.discards[seat],
        g.strikes[seat],
        g.vigil[seat],
        g.aside[seat],
        tuple([piece_of(g, piece) for piece, host, _ in g.huggers if host == seat]),
    )
    return _panel(player, g.fixed, messages)


@lru_cache(maxsize=2048)
def _panel(player: Player, fixed: Fixed, messages: Messages) -> Panel:
    say, content = messages.say, fixed.content
    seat = f"seat-{player.seat + 1}"
    tone = FRIEND if player.fate == NORMAL else FOE if player.fate == ALIEN else FALLEN
    made = Panel(
        f"panel:{seat}",
        say("name-seat", n=player.seat + 1),
        str(player.seat + 1),
        tone,
        "",
        player.seat,
        player.acts,
    )
    if player.avatar != NOTHING:
        made.art = fixed.faces[player.avatar].id
        made.notes.append(say(f"avatar-{made.art}"))
        left = player.health - player.damage
        made.stats.append(Stat("health", say("scene-health"), str(left), player.health))
        made.stats.append(Stat("defense", say("scene-defense"), str(player.defense)))
    states = (
        (player.fate == DEAD, "dead"),
        (player.fate == ALIEN, "alien"),
        (player.burdened, "burdened"),
        (bool(player.huggers), "facehugger"),
    )
    made.marks = [word for holds, word in states if holds]
    made.notes += [say(f"scene-{word}") for word in made.marks]
    made.notes.append(say("scene-deck", n=player.deck))
    made.notes.append(say("scene-discard", n=len(player.discard)))
    made.cards = [
        *cards_shown(f"strikes:{seat}", player.strikes, content, messages),
        *cards_shown(f"vigilant:{seat}", player.vigilant, content, messages),
        *([] if player.aside == NOTHING else [card_shown(f"aside:{seat}", player.aside, content, messages)]),
        *[piece_shown(piece, content, messages) for piece in player.huggers],
    ]
    made.describe = card_names(player.discard, content, messages)
    return made


def secret_panel(g: Encounters, seat: int, messages: Messages) -> list[Panel]:
    """The hidden Agenda of whoever looks, with its side and goal in plain words; nobody else's scene has it."""
    if seat < 0 or g.agenda[seat] < 0 or g.shown_agendas >> seat & 1:
        return []
    return [_secret(g.agenda[seat], g.fixed.content, messages)]


@lru_cache(maxsize=64)
def _secret(agenda: int, content: Content, messages: Messages) -> Panel:
    say = messages.say
    evil = faces_of(content).all[agenda].evil
    made = copy.copy(card_shown("secret:agenda", agenda, content, messages))
    made.tone, made.line = (FOE, say("scene-traitor")) if evil else (FRIEND, say("scene-loyal"))
    side = "evil" if evil else "good"
    parts = [(part, say(f"scene-secret-{part}-{side}")) for part in ("win", "until")]
    printed = made.describe[1:] or made.describe
    parts.append(("found", say("scene-secret-found", text=" ".join(printed))))
    made.badges = [Badge("", text, part) for part, text in parts]
    return Panel("board:secret", say("scene-secret"), "◉", made.tone, marks=["board", "secret"], cards=[made])


def card_names(cards: tuple[int, ...], content: Content, messages: Messages) -> list[str]:
    """The names of the cards of a pile, the top one first."""
    faces = faces_of(content).all
    return [messages.say(f"card-{faces[card].id}") for card in reversed(cards)]


def piles(g: Encounters, messages: Messages) -> list[Pile]:
    """All shared piles."""
    content = g.fixed.content
    return [
        _closed_pile("hive", len(g.hive), messages),
        _closed_pile("barracks", len(g.barracks), messages),
        _closed_pile("sergeants", len(g.sergeants), messages),
        _closed_pile("strike_deck", len(g.strike_deck), messages),
        _open_pile("strike_discard", tuple(g.strike_discard), content, messages),
        _open_pile("dead_enemies", tuple(g.dead_enemies), content, messages),
        _open_pile("dead_characters", tuple(g.dead_characters), content, messages),
        _open_pile("discarded", tuple(g.discarded), content, messages),
        _open_pile("hatchery", tuple(g.hatchery), content, messages),
    ]


@lru_cache(maxsize=1024)
def _closed_pile(name: str, count: int, messages: Messages) -> Pile:
    return Pile(f"pile:{name}", messages.say(f"pile-{name}"), count)


@lru_cache(maxsize=2048)
def _open_pile(name: str, cards: tuple[int, ...], content: Content, messages: Messages) -> Pile:
    """A pile that lies open: its top card and the names of all."""
    top = card_shown(f"pile:{name}:top", cards[-1], content, messages) if cards else None
    names = card_names(cards, content, messages)
    return Pile(f"pile:{name}", messages.say(f"pile-{name}"), len(cards), top, names)


def seat_facts(g: Encounters, messages: Messages) -> list[SeatFacts]:
    """Who sits where, and how many cards they hold."""
    return [
        _seat(seat, g.fate[seat], name_of(g, seat), len(g.hands[seat]), g.fixed.content, messages)
        for seat in range(g.seats)
    ]


def name_of(g: Encounters, seat: int) -> int:
    """The avatar that a seat is called by; whoever is dead keeps the name."""
    return g.was[seat] if g.avatar[seat] == NOTHING else g.avatar[seat]


@lru_cache(maxsize=1024)
def _seat(seat: int, fate: int, avatar: int, cards: int, content: Content, messages: Messages) -> SeatFacts:
    facts = SeatFacts(seat, messages.say("name-seat", n=seat + 1), FRIEND if fate == NORMAL else FOE)
    facts.badges.append(Badge(str(cards), messages.say("scene-cards", n=cards), "cards"))
    if avatar != NOTHING:
        facts.notes.append(messages.say(f"avatar-{faces_of(content).all[avatar].id}"))
    return facts
