"""What each side is after, in sentences, with how far it is. All of it is public (HUNT-MIS-18)."""

from __future__ import annotations

from hullbreach.games.hunt.content import goals as go
from hullbreach.games.hunt.content.names import FACTIONS, ROOMS, SITES
from hullbreach.games.hunt.rules.goals.plans import Goal, plan_of
from hullbreach.games.hunt.rules.goals.steps import is_met, needed, reached
from hullbreach.games.hunt.rules.state import Hunt
from hullbreach.kernel.options import bits
from hullbreach.kernel.scene import Section, Stat
from hullbreach.text import Messages
from hullbreach.text.messages import capitalised

# Goals that more tiles would do for are told, not marked on the board.
MOST_PLACES = 3


def goal_stats(g: Hunt, side: int, messages: Messages) -> list[Stat]:
    """Every goal of a side as a counter that fills; the later ones of alternatives say so."""
    plan = plan_of(g, side)
    found: list[Stat] = []
    for alternatives in plan.steps:
        for which, goals in enumerate(alternatives):
            for n in goals:
                text = goal_text(g, side, n, plan.goals[n], messages)
                if which:
                    text = messages.say("goal-instead", goal=text)
                # How much is asked for is worked out when everybody has deployed.
                many = max(needed(g, side, n) if g.turn else plan.goals[n].count, 1)
                done = 0 if not g.turn else many if is_met(g, side, n) else min(reached(g, side, n), many)
                found.append(Stat(f"goal-{n}", text, str(done), many))
    return found


def goal_places(g: Hunt, side: int) -> list[tuple[int, int, bool]]:
    """The tiles where a side has something to do, the goal it is, and whether it is done; not where many would do."""
    found: list[tuple[int, int, bool]] = []
    for n, goal in enumerate(plan_of(g, side).goals):
        if 0 < goal.tiles.bit_count() <= MOST_PLACES:
            done = bool(g.turn) and is_met(g, side, n)
            found += [(tile, n, done) for tile in bits(goal.tiles & g.tiles())]
    return found


def goal_lines(g: Hunt, side: int, messages: Messages) -> list[str]:
    """Every goal of a side with its progress; of alternatives all, joined by "or"."""
    plan = plan_of(g, side)
    found: list[str] = []
    for alternatives in plan.steps:
        lines = [" · ".join([goal_line(g, side, n, plan.goals[n], messages) for n in goals]) for goals in alternatives]
        found.append(messages.say("goal-or").join(lines))
    return found or [messages.say("goal-survive")]


def goal_line(g: Hunt, side: int, n: int, goal: Goal, messages: Messages) -> str:
    """One goal: what it asks for, where, and how much of it is done; nothing is before everybody has deployed."""
    if not g.turn and is_met(g, side, n):
        return goal_text(g, side, n, goal, messages)
    done = messages.say("goal-done") if is_met(g, side, n) else f"{reached(g, side, n)}/{needed(g, side, n)}"
    return f"{goal_text(g, side, n, goal, messages)} {done}"


def goal_text(g: Hunt, side: int, n: int, goal: Goal, messages: Messages) -> str:
    """What a goal asks for, and where."""
    verb = goal.verb
    token = str(getattr(verb, "token", ""))
    return messages.say(
        f"goal-{verb.word}",
        at=place_name(g, goal, messages),
        token=messages.say(f"token-{token}") if token else "",
        count=needed(g, side, n),
    )


def place_name(g: Hunt, goal: Goal, messages: Messages) -> str:
    """Where a goal is worked on: rooms and marked places by their names, other tiles by theirs."""
    verb = goal.verb
    word = str(getattr(verb, "at", "") or getattr(verb, "to", ""))
    if word in ROOMS:
        return messages.say(f"room-{word}")
    if word in SITES:
        return messages.say(f"site-{word}")
    if word == go.VENT_PLACE:
        return messages.say("kind-vent")
    board = g.fixed.board
    return ", ".join(
        [
            messages.say(f"room-{ROOMS[board.room[tile]]}") if board.room[tile] >= 0 else board.names[tile]
            for tile in bits(goal.tiles)
        ]
    )


def goal_sections(g: Hunt, messages: Messages) -> list[Section]:
    """What the match is about, and what each side needs."""
    found: list[Section] = []
    mission = g.fixed.mission
    if mission is not None and messages.has(f"mission-{mission.id}.brief"):
        found.append(Section(messages.say(f"mission-{mission.id}"), [messages.say(f"mission-{mission.id}.brief")]))
    for side in range(g.fixed.sides):
        title = capitalised(messages.say(f"side-{g.fixed.side_words[side]}"))
        lines = goal_lines(g, side, messages)
        word = FACTIONS[g.fixed.factions[side]]
        if mission is not None and messages.has(f"mission-{mission.id}.{word}"):
            lines = [messages.say(f"mission-{mission.id}.{word}"), *lines]
        found.append(Section(title, lines))
    return found
