"""The sides as panels and seats: how far each is, its cards, and the sheet of whoever acts."""

from __future__ import annotations

from functools import lru_cache

from hullbreach.games.hunt.content.names import FACTIONS
from hullbreach.games.hunt.content.skills import SKILL_BITS
from hullbreach.games.hunt.rules.armies.profiles import Profile
from hullbreach.games.hunt.rules.cards.playing import card_limit
from hullbreach.games.hunt.rules.fixed import Fixed
from hullbreach.games.hunt.rules.state import Hunt
from hullbreach.games.hunt.rules.tokens.known_names import HERO
from hullbreach.games.hunt.rules.tokens.reveal import candidates
from hullbreach.games.hunt.rules.turn.turn import waiting
from hullbreach.games.hunt.show.card_text import strategy_lines
from hullbreach.games.hunt.show.goals import goal_stats
from hullbreach.games.hunt.show.sayings import short_name
from hullbreach.games.hunt.show.scene_board import Standing, piece_id, piece_name, standing
from hullbreach.games.hunt.show.scene_setup import list_lines
from hullbreach.kernel import scene
from hullbreach.kernel.scene import Badge, Card, Panel, Pile, Place, Row, SeatFacts, Stat
from hullbreach.text import Messages
from hullbreach.text.messages import capitalised
from hullbreach.text.scene_maker import HANDS

TONES = (scene.FRIEND, scene.FOE, scene.DANGER)
STATS = ("m", "cc", "rs", "st", "con", "ld")


def side_name(fixed: Fixed, side: int, messages: Messages) -> str:
    """What a side is called."""
    return str(capitalised(messages.say(f"side-{fixed.side_words[side]}")))


def side_panels(g: Hunt, own: int, messages: Messages) -> list[Panel]:
    """One panel a side: models left, kills, trophies, progress towards its goals; of the own side its list."""
    return [_side_panel(g, side, side == own, messages) for side in range(g.fixed.sides)]


def _side_panel(g: Hunt, side: int, own: bool, messages: Messages) -> Panel:
    say = messages.say
    fixed = g.fixed
    seats = fixed.seats_of[side]
    acting = 1 << g.active if g.active >= 0 and g.tile[g.active] >= 0 else 0
    stats = [
        Stat("models", say("scene-models"), str((g.pieces_of(side)).bit_count())),
        Stat("waiting", say("scene-waiting"), str((waiting(g, side) & ~acting).bit_count())),
        Stat("kills", say("scene-kills"), str(sum(g.kills[side]))),
    ]
    if acting & fixed.masks[side]:
        stats.append(Stat("acting", say("mark-active"), "1"))
    if g.trophies[side]:
        stats.append(Stat("trophies", say("scene-trophies"), str(g.trophies[side])))
    if fixed.switches.strategy_cards and seats:
        stats.append(Stat("played", say("scene-played"), str(g.played[side]), card_limit(g)))
    faction = FACTIONS[fixed.factions[side]]
    return Panel(
        f"side:{fixed.side_words[side]}",
        side_name(fixed, side, messages),
        "MAP"[fixed.factions[side]],
        TONES[fixed.factions[side]],
        owner=seats[0] if seats else -1,
        active=g.active_side == side,
        art=faction,
        marks=_marks(g, side),
        stats=(stats if g.turn else []) + goal_stats(g, side, messages),
        notes=list_lines(fixed.content, fixed.factions[side], g.drafts[side], messages) if own and _drafts(g) else [],
    )


def _marks(g: Hunt, side: int) -> list[str]:
    """Whether a side is out, and where it comes in the order of the turn."""
    found = ["out"] if g.out >> side & 1 else []
    return [*found, f"order-{g.order.index(side)}"] if side in g.order else found


def _drafts(g: Hunt) -> bool:
    """Whether lists are being made now."""
    return bool(g.drafts) and not all(draft.done for draft in g.drafts)


def acting_panel(g: Hunt, own: int, messages: Messages) -> list[Panel]:
    """The sheet of the piece that acts: its numbers where the viewer knows who it is, else who it may be."""
    if g.active < 0 or g.tile[g.active] < 0:
        return []
    stands = standing(g, g.active)
    found = Panel(
        "acting",
        piece_name(stands, messages),
        "▶",
        TONES[g.faction(g.active)],
        piece=piece_id(g.fixed, g.active),
        owner=g.seat(g.active) if g.fixed.seats_of[g.side(g.active)] else -1,
        active=True,
        marks=stands.marks,
    )
    found.stats.append(Stat("points", messages.say("scene-ap"), str(g.points), g.fixed.tables.action_points))
    if stands.model is not None and stands.model.profile.unit >= 0 and not stands.decoy:
        found.art = g.fixed.content.units[stands.model.profile.unit].id
        found.stats += unit_stats(stands.model.profile, stands.hurt, messages)
        found.notes = unit_notes(g.fixed, stands.model.profile, messages)
    else:
        found.notes = _nameless(g, stands, own, messages)
    return [found]


def _nameless(g: Hunt, stands: Standing, own: int, messages: Messages) -> list[str]:
    """Whom a token may stand for, as far as the viewer can tell; Marines say it at the reveal (HUNT-BLIP-11)."""
    if stands.decoy:
        return [messages.say("scene-token-decoy")]
    if g.side(stands.piece) != own:
        return [messages.say("scene-token-strange")]
    names = [_unit_name(g.fixed, g.roster[roster].profile, messages) for roster in candidates(g, stands.piece)]
    return [f"{messages.say('scene-token-own')} {', '.join(dict.fromkeys(names))}."]


def _unit_name(fixed: Fixed, profile: Profile, messages: Messages) -> str:
    hero = profile.unit < 0 or profile.type == HERO
    return str(
        capitalised(short_name(messages, "hero-marine" if hero else f"unit-{fixed.content.units[profile.unit].id}"))
    )


def unit_stats(profile: Profile, hurt: int, messages: Messages) -> list[Stat]:
    """The line of numbers of a model that has so many wounds."""
    found: list[Stat] = []
    if profile.w > 0:
        left = profile.w - hurt
        found.append(Stat("wounds", messages.say("stat-w"), str(left), profile.w))
    for name in STATS:
        value = getattr(profile, name)
        found.append(Stat(name, messages.say(f"stat-{name}"), "–" if value < 0 else str(value)))
    armour = f"{profile.a}({profile.a_min})" if profile.a_min else str(profile.a)
    found.append(Stat("a", messages.say("stat-a"), armour))
    return found


@lru_cache(maxsize=512)
def unit_notes(fixed: Fixed, profile: Profile, messages: Messages) -> list[str]:
    """Weapons and skills, each in a line."""
    found: list[str] = []
    for weapon in profile.weapons:
        st = "*" if weapon.st < 0 else str(weapon.st)
        roa = "*" if weapon.roa < 0 else str(weapon.roa)
        found.append(f"{capitalised(messages.say(f'weapon-{weapon.id}'))} {st}/{roa}/{weapon.avv}")
    found += [
        capitalised(messages.say(f"skill-{id}"))
        for id, bit in SKILL_BITS.items()
        if profile.skills & bit and messages.has(f"skill-{id}")
    ]
    return found


def seats(g: Hunt, messages: Messages) -> list[SeatFacts]:
    """Who sits where, what they play and how many cards they hold."""
    found: list[SeatFacts] = []
    for seat in range(g.seats):
        side = g.fixed.side_of_seat[seat]
        badges = [
            Badge(str(g.pieces_of(side).bit_count()), messages.say("scene-models"), "models"),
            Badge(str(len(g.hands[side])), messages.say("scene-hand"), "cards"),
        ]
        tone = scene.FALLEN if g.out >> side & 1 else TONES[g.fixed.factions[side]]
        found.append(SeatFacts(seat, side_name(g.fixed, side, messages), tone, badges))
    return found


# ---- cards


def hand_area(g: Hunt, viewer: int, messages: Messages) -> Row:
    """The hands of all sides; of the others only how many cards."""
    places: list[Place] = []
    for side in range(g.fixed.sides):
        seats = g.fixed.seats_of[side]
        if not seats:
            continue
        name = side_name(g.fixed, side, messages)
        cards = [
            strategy_card(g.fixed, f"hand:{g.fixed.side_words[side]}:{n}", card, messages)
            for n, card in enumerate(g.hands[side])
        ]
        owner = viewer if viewer in seats else seats[0]
        places.append(Place(f"hand:{g.fixed.side_words[side]}", name, cards, owner=owner))
    return Row(HANDS, messages.say("scene-hands"), places)


@lru_cache(maxsize=2048)
def strategy_card(fixed: Fixed, id: str, card: int, messages: Messages) -> Card:
    """One Strategy card; one that the viewer does not know has no name."""
    if card < 0:
        return Card(id, "strategy", "", "?", hidden=True)
    record = fixed.content.strategy[card]
    name = capitalised(messages.say(f"card-{record.id}"))
    faction = FACTIONS[record.faction]
    lines = strategy_lines(fixed.content, card, messages.lang)
    line = messages.say(f"when-{record.timing}")
    return Card(id, faction, name, "♠", TONES[record.faction], describe=lines, art=record.id, line=line)


@lru_cache(maxsize=256)
def environment_card(fixed: Fixed, id: str, card: int, messages: Messages, lines: tuple[str, ...]) -> Card:
    """The Environment card in play."""
    record = fixed.content.environment[card]
    name = capitalised(messages.say(f"environment-{record.id}"))
    return Card(id, "environment", name, "☼", scene.PLAIN, describe=list(lines), art=record.id)


def piles(g: Hunt, messages: Messages) -> list[Pile]:
    """Strategy decks and discards, the Environment deck with the card in play on top."""
    from hullbreach.games.hunt.show.card_text import environment_lines

    found: list[Pile] = []
    say = messages.say
    for side in range(g.fixed.sides):
        if not g.fixed.seats_of[side] or not g.fixed.switches.strategy_cards:
            continue
        word = g.fixed.side_words[side]
        name = side_name(g.fixed, side, messages)
        found.append(Pile(f"deck:{word}", say("scene-deck", side=name), len(g.decks[side])))
        discard = g.discards[side]
        top = strategy_card(g.fixed, f"discard:{word}:top", discard[-1], messages) if discard else None
        found.append(Pile(f"discard:{word}", say("scene-discard", side=name), len(discard), top))
    if g.fixed.switches.environment_cards:
        top = None
        if g.environment >= 0:
            lines = tuple(environment_lines(g.fixed.content, g.environment, messages.lang))
            top = environment_card(g.fixed, "environment:top", g.environment, messages, lines)
        found.append(Pile("environment", say("scene-environment"), len(g.environment_deck), top))
    return found
