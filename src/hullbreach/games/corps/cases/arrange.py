"""A position from its description: the reverse of the position tree. Used by cases and tests.

Whatever is not given is as on a table that was just laid out: nobody there, no tokens but those of the
mission, all cards in their pile.
"""

from __future__ import annotations

from collections.abc import Mapping

from hullbreach.games.corps.cases.cards import arrange_piles, arrange_tracker
from hullbreach.games.corps.cases.mission import mission_of
from hullbreach.games.corps.cases.pieces import (
    add_pieces,
    arrange_aliens,
    arrange_blips,
    arrange_characters,
    arrange_tokens,
)
from hullbreach.games.corps.cases.turn_steps import (
    ACTIVATION_STEPS,
    CARDS_SHUFFLED,
    STEP_WORDS,
    TOKENS_LAID,
    TRACKER_BUILT,
    TURN_STEPS,
    Turn,
    build_stack,
)
from hullbreach.games.corps.content.load import Content
from hullbreach.games.corps.content.mission_records import CAMPAIGN
from hullbreach.games.corps.content.vocabulary import COUNTERS, SCHEDULES
from hullbreach.games.corps.rules.effects.board import barricades_left
from hullbreach.games.corps.rules.fixed import Fixed
from hullbreach.games.corps.rules.marine_phase import ACTIONS
from hullbreach.games.corps.rules.named_rules import END_OF_PHASE, END_OF_ROUND
from hullbreach.games.corps.rules.outcome import LOST, WON
from hullbreach.games.corps.rules.setup import clear_for_mission
from hullbreach.games.corps.rules.state import FINISH, NOBODY, Corps
from hullbreach.games.corps.words.names import PHASES
from hullbreach.parts.position_reader import Given

KINDS = {
    "alien": "alien-N or facehugger-N",
    "card": "the id of an Endurance card",
    "door": "a door of the map, x,y|x,y",
    "exit": "an exit of the mission",
    "mission_blip": "empty, newt or captive- and a character",
    "sentry": "sentry-a or sentry-b",
    "square": "a square of the map, x,y",
    "tracker": "the id of a Motion Tracker card",
}
USUAL_STEPS = {"marine": "actions", "between": "next_mission"}
RESULTS = ("none", "won", "lost")
# Read elsewhere, or following from the rest of a tree.
ELSEWHERE = ("mission", "board", "faces", "boards", "edition", "outcome", "question")


def arrange(
    content: Content, mission: str, players: int, switches: dict[str, object], given: Mapping[str, object]
) -> Corps:
    """The state a case describes; ``BadInput`` names the first key that is wrong."""
    fixed = Fixed(content, mission_of(content, mission, given), switches, mission == CAMPAIGN)
    g = Corps(players, fixed)
    clear_for_mission(g)
    top = Given(given, "given", fixed, players, KINDS)
    top.skip(*ELSEWHERE)
    turn = top.table("turn")
    # Without characters there is nobody to act, so the match starts from the beginning.
    phase = turn.word("phase", tuple(STEP_WORDS), "marine" if top.has("characters") else "setup")
    step = turn.word("step", STEP_WORDS[phase], USUAL_STEPS.get(phase, "start"))
    g.phase = PHASES.index(phase) if phase in PHASES else FINISH
    g.round = turn.number("round", 0 if phase == "setup" else 1)
    arrange_campaign(g, top)
    order = arrange_characters(g, top, phase, (phase, step) != ("setup", "start"))
    arrange_aliens(g, top)
    arrange_blips(g, top)
    under_way = phase not in ("setup", "between")
    arrange_tokens(g, top, under_way or step in TOKENS_LAID)
    arrange_piles(g, top, under_way or step in CARDS_SHUFFLED)
    arrange_seats(g, top)
    arrange_tracker(g, top, under_way or step in TRACKER_BUILT)
    build_stack(g, arrange_turn(g, turn, Turn(phase, step), order))
    fixed.barricade_tokens += top.number("barricades_left", barricades_left(g), 0, 99) - barricades_left(g)
    top.done()
    return g


def add(g: Corps, given: Mapping[str, object]) -> None:
    """Add pieces to a position in the middle of play; ``BadInput`` names the first key that is wrong."""
    add_pieces(g, Given(given, "add", g.fixed, g.seats, KINDS))


def arrange_campaign(g: Corps, top: Given) -> None:
    """The campaign sheet, counters and schedules."""
    sheet = top.table("campaign")
    g.mission_wins = sheet.texts("wins")
    for n, id in enumerate(g.mission_wins):
        sheet.find("mission", id, f"wins[{n}]")
    g.dead = sheet.mask("dead", "character")
    g.prisoners = sheet.mask("prisoners", "character")
    g.victims = sheet.mask("victims", "character")
    g.resupplied = sheet.flag("resupplied")
    sheet.done()
    counters = top.table("counters")
    for id in COUNTERS:
        if counters.has(id):
            g.counters[id] = counters.number(id, 0)
    counters.done()
    scheduled = top.table("scheduled")
    for id in SCHEDULES:
        if scheduled.has(id):
            g.scheduled[id] = scheduled.number(id, 0)
    scheduled.done()


def arrange_seats(g: Corps, top: Given) -> None:
    """What has happened to the players."""
    for seat, given in top.by_name("seats", "seat").items():
        if seat >= g.seats:
            raise given.bad("", f"there are {g.seats} seats")
        bit = 1 << seat
        given.skip("heroes")
        if given.flag("eliminated"):
            g.eliminated |= bit
        if given.flag("sitting_out"):
            g.sitting_out |= bit
        if given.flag("had_turn"):
            g.had_turn |= bit
        if given.flag("tunnelled"):
            g.tunnelled |= bit
        given.done()


def arrange_turn(g: Corps, given: Given, turn: Turn, order: list[int]) -> Turn:
    """Whose turn it is, with the fields of the state that belong to it."""
    if turn.phase == "between" and not g.fixed.campaign:
        raise given.bad("phase", "'between' belongs to a campaign")
    in_turn = turn.phase == "marine" and turn.step in TURN_STEPS
    acts = in_turn and turn.step != "turn"
    heroes = [who for who in order if g.hero[who] >= 0 and g.square[who] >= 0]
    turn.commander = given.name("commander", "character")
    if turn.step == "command" and turn.commander >= 0:
        heroes, turn.commander = [turn.commander], NOBODY
    turn.active = given.name("active", "character", heroes[0] if acts and heroes else NOBODY)
    if acts and (turn.active < 0 or g.square[turn.active] < 0):
        raise given.bad("active", "expected a character on the board")
    if not acts and turn.active >= 0:
        raise given.bad("active", f"nobody is active at the step {turn.step!r}")
    turn.seat = given.seat("seat", acting_seat(g, turn))
    turn.leftover = given.flag("leftover", acts and g.hero[turn.active] < 0 and turn.commander < 0)
    if turn.leftover and turn.step != "grunts" and turn.step not in ACTIVATION_STEPS:
        raise given.bad("leftover", f"nobody is left over at the step {turn.step!r}")
    g.token = given.seat("token", turn.seat if in_turn else g.leader())
    later = [seat for seat in g.clockwise(turn.seat)[1:] if not g.had_turn >> seat & 1]
    turn.waiting = given.seats("waiting", tuple(later))
    if in_turn and not turn.leftover:
        g.had_turn |= 1 << turn.seat
    arrange_activation(g, given, turn, acts)
    turn.draws = given.number("draws", -1, -1)
    for alien in given.names("done", "alien"):
        g.done |= 1 << alien
    for square in given.names("used_tokens", "square"):
        g.used_squares |= 1 << square
    g.steady_fire = END_OF_PHASE if given.flag("steady_fire") else 0
    g.lights_out = END_OF_ROUND if given.flag("lights_out") else 0
    g.result = {"none": 0, "won": WON, "lost": LOST}[given.word("result", RESULTS, "none")]
    g.reason = given.text("reason", {0: "", WON: "victory", LOST: "mission-failed"}[g.result])
    given.done()
    return turn


def arrange_activation(g: Corps, given: Given, turn: Turn, acts: bool) -> None:
    """The activation under way: actions left, attacks granted, abilities used, Grunts to command."""
    own = acts and g.hero[turn.active] >= 0
    turn.commands = given.number("commands", g.side(turn.active).rank if own and turn.commander < 0 else 0)
    begun = acts and turn.step not in ("activation", "command")
    if begun:
        g.active = turn.active
        g.leftover_seat = turn.seat
    if begun or turn.step == "command":
        g.activated |= 1 << turn.active
    if turn.commander >= 0:
        g.activated |= 1 << turn.commander
    usual = ACTIONS if turn.step in ("equip", "actions") and begun and not g.is_down(turn.active) else 0
    g.actions = given.number("actions", usual)
    g.attacked = given.flag("attacked")
    g.grants = given.names("free_attacks", "card")
    for number in given.numbers("used_abilities", 1, 9):
        g.used_abilities |= 1 << number


def acting_seat(g: Corps, turn: Turn) -> int:
    """The seat that has the turn when nothing else is said."""
    who = turn.commander if turn.commander >= 0 else turn.active
    if who >= 0 and g.hero[who] >= 0:
        return g.hero[who]
    return g.leader()
