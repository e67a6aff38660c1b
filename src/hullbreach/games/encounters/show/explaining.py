# mypyc: skip
"""Why Hive cards move and strike, for people who ask."""

from __future__ import annotations

from hullbreach.games.encounters.rules.state import NORMAL, NOTHING, STRIKE, Encounters
from hullbreach.games.encounters.rules.strikes import is_spared
from hullbreach.games.encounters.show.sayings import SAYINGS, card_name
from hullbreach.games.encounters.words import events
from hullbreach.games.encounters.words.names import COMBAT
from hullbreach.kernel.match import Match, Past, sees
from hullbreach.kernel.phrases import Event
from hullbreach.text import Messages


def explain(match: Match, past: Past, n: int, seat: int, lang: str) -> list[str]:
    """Why the event with this number came out as it did, from what a seat may know; empty for most events."""
    happened = past.listed()
    phrase = happened[n].phrase
    if phrase is events.STRUCK or phrase is events.DODGED:
        return strikes(match, happened, n, seat, lang)
    if phrase is events.MOVED:
        return moves(happened, n, seat, lang)
    if phrase is events.ENTERED_COMBAT:
        messages = Messages.load("encounters", lang)
        pushed = n > 0 and happened[n - 1].phrase is events.MOVED
        return [messages.say("why-pushed-out" if pushed else "why-from-hive")]
    return []


def before(happened: list[Event], n: int, seat: int, lang: str) -> list[str]:
    """What stood in the log just before, as the effect that led to this."""
    for event in reversed(happened[:n]):
        if sees(event, seat) and event.phrase not in (events.MOVED, events.STRUCK, events.DODGED):
            said = SAYINGS.say_event(event, lang)
            return [Messages.load("encounters", lang).say("why-effect", what=said)]
    return []


# ---- strikes


def strikes(match: Match, happened: list[Event], n: int, seat: int, lang: str) -> list[str]:
    """In the Strike phase, who strikes, in order, and who does not (ENC-STR-01); else what led to it."""
    g = match.view(seat).state
    assert isinstance(g, Encounters)
    phase, struck = g.phase, happened[n].args[0]
    for event in happened[:n]:
        if event.phrase is events.PHASE:
            phase = event.args[0]
        elif event.phrase is events.ENTERED_COMBAT:
            # The enemies are no longer those that lay there when the choice was made.
            return before(happened, n, seat, lang)
    if phase != STRIKE or struck != g.turn:
        return before(happened, n, seat, lang)
    messages = Messages.load("encounters", lang)
    found = [messages.say("why-strike-phase")]
    for piece in g.combat:
        card = card_name(g.fixed, messages, g.card_of[piece])
        if g.card_of[piece] == NOTHING or not g.face(piece).strikes:
            continue
        if g.held >> piece & 1:
            found.append(messages.say("why-held", card=card))
        elif is_spared(g, struck, piece) and g.fate[struck] == NORMAL:
            found.append(messages.say("why-spared", card=card))
        else:
            found.append(messages.say("why-strikes", card=card, n=g.face(piece).strikes))
    return found


# ---- moves


def moves(happened: list[Event], n: int, seat: int, lang: str) -> list[str]:
    """What pushed or moved a card, and why it stepped over rooms (ENC-HIV-04, ENC-MOV-01)."""
    messages = Messages.load("encounters", lang)
    start, end = happened[n].args
    following = n
    while following < len(happened) and happened[following].phrase is events.MOVED:
        following += 1
    by_hive = following < len(happened) and happened[following].phrase is events.HIVE_ADDED
    found = [messages.say("why-hive-pushes")] if by_hive else before(happened, n, seat, lang)
    target = -1 if end >= COMBAT else end
    if abs(start - target) > 1:
        found.append(messages.say("why-stepped-over"))
    return found
