"""The end as four checks in their order, for the whole table; then it is told seat by seat. NEM-END, NEM-VIC"""

from __future__ import annotations

from hullbreach.games.nemesis.content.names import DESTINATIONS, EARTH, SPACES
from hullbreach.games.nemesis.rules.state import Nemesis
from hullbreach.games.nemesis.rules.terms import ASLEEP, BY_CONTAMINATION, BY_ENGINES, BY_TIME, DEAD, LAUNCHED
from hullbreach.games.nemesis.show.scene_boards import BOARD
from hullbreach.kernel import scene
from hullbreach.kernel.scene import Panel, Stat, Term
from hullbreach.text import Messages

GOOD, BAD, OPEN = "good", "bad", "open"


def ending_board(g: Nemesis, messages: Messages) -> list[Panel]:
    """The four checks, each with what it came to; nothing before the end."""
    if g.outcome is None:
        return []
    stats = [_engines(g, messages), _course(g, messages), _contamination(g, messages), _objectives(g, messages)]
    marks = [BOARD, *[f"{stat.id}-{_verdict(g, stat.id)}" for stat in stats]]
    return [Panel("board:ending", messages.say("scene-ending"), "⚑", scene.PLAIN, marks=marks, stats=stats)]


def _is_skipped(g: Nemesis, check: str) -> bool:
    """Whether the ship was lost before that check (NEM-VIC-07). What lies there is shown all the same (NEM-HID-25)."""
    made = {"engines": (BY_TIME, BY_ENGINES), "course": (BY_TIME,)}
    return check in made and g.ship_end not in made[check]


def _verdict(g: Nemesis, check: str) -> str:
    """Whether a check went well for those aboard; open where it was not made."""
    if _is_skipped(g, check):
        return OPEN
    if check == "engines":
        return OPEN if not g.engines else GOOD if sum(g.engines) >= g.fixed.tables.engines_needed else BAD
    if check == "course":
        place = _place(g)
        return OPEN if place < 0 else GOOD if place == EARTH else BAD
    if check == "contamination":
        return BAD if BY_CONTAMINATION in g.cause else GOOD if _scanned(g) else OPEN
    return GOOD if g.outcome is not None and g.outcome.winners else BAD


def _engines(g: Nemesis, messages: Messages) -> Stat:
    if g.ship_end != BY_TIME and not g.engines:
        return Stat("engines", messages.say("scene-check-engines"), messages.say("scene-no-check"))
    terms = [Term(messages.say(f"room-engine_{n + 1}"), max(0, engine)) for n, engine in enumerate(g.engines)]
    skipped = _is_skipped(g, "engines")
    value = messages.say("scene-check-skipped" if skipped else "scene-engines-work", n=sum(t.value for t in terms))
    return Stat("engines", messages.say("scene-check-engines"), value, terms=terms)


def _place(g: Nemesis) -> int:
    return -1 if g.coordinates < 0 else g.fixed.content.coordinates[g.coordinates].leads_to[g.destination]


def _course(g: Nemesis, messages: Messages) -> Stat:
    place = _place(g)
    name = messages.say("scene-check-course")
    if place < 0:
        return Stat("course", name, messages.say("scene-no-check"))
    where = g.fixed.content.coordinates[g.coordinates].leads_to
    terms = [
        Term(f"{space}: {messages.say(f'destination-{DESTINATIONS[to]}')}", int(n == g.destination))
        for n, (space, to) in enumerate(zip(SPACES, where, strict=True))
    ]
    skipped = _is_skipped(g, "course")
    value = messages.say("scene-check-skipped" if skipped else f"destination-{DESTINATIONS[place]}")
    return Stat("course", name, value, terms=terms)


def _scanned(g: Nemesis) -> list[int]:
    """Who has come to the Contamination check."""
    return [s for s in range(g.seats) if g.status[s] in (ASLEEP, LAUNCHED) or g.cause[s] == BY_CONTAMINATION]


def _contamination(g: Nemesis, messages: Messages) -> Stat:
    died = g.cause.count(BY_CONTAMINATION)
    checked = _scanned(g)
    name = messages.say("scene-check-contamination")
    if not checked:
        return Stat("contamination", name, messages.say("scene-no-check"))
    terms = [Term(str(seat + 1), int(g.status[seat] != DEAD)) for seat in checked]
    return Stat("contamination", name, messages.say("scene-infected-die", n=died), terms=terms)


def _objectives(g: Nemesis, messages: Messages) -> Stat:
    winners = () if g.outcome is None else g.outcome.winners
    value = messages.say("scene-objectives-met", n=len(winners))
    terms = [Term(str(seat + 1), int(seat in winners)) for seat in range(g.seats)]
    return Stat("objectives", messages.say("scene-check-objectives"), value, terms=terms)
