"""Where in a round a position stands, as words, and the procedures that go on from there."""

from __future__ import annotations

from hullbreach.games.corps.rules.actions import ActionStep
from hullbreach.games.corps.rules.alien_phase import AlienPhase
from hullbreach.games.corps.rules.campaign import Campaign, CampaignMission, CleanUp, FinalScore, NextMission
from hullbreach.games.corps.rules.equip import EquipStep
from hullbreach.games.corps.rules.finish import FinishPhase
from hullbreach.games.corps.rules.marine_phase import (
    ActivateRest,
    Activation,
    Command,
    LeftoverGrunts,
    MarinePhase,
    PlayerTurn,
)
from hullbreach.games.corps.rules.mission import PlayMission, Round, Standalone
from hullbreach.games.corps.rules.setup import SetUp
from hullbreach.games.corps.rules.state import Corps
from hullbreach.games.corps.rules.tracker import DrawInTurn
from hullbreach.kernel.procedures import FINISHED, Procedure, steps_of

# The word of a step, and the method of the phase's procedure that comes next there.
SETUP_STEPS = {
    "start": "squad",
    "equip": "equip",
    "shuffle": "shuffle",
    "dials": "dials",
    "tokens": "tokens",
    "placing": "by_the_players",
    "ready": "ready",
}
MARINE_STEPS = {
    "start": "begin",
    "reset_aim": "reset_aim",
    "offer_grunts": "offer_grunts",
    "first_player": "first_player",
    "grunts": "activate_grunts",
}
ALIEN_STEPS = {
    "start": "begin",
    "stand_up": "stand_or_be_captured",
    "aliens": "activate_aliens",
    "blips": "activate_blips",
    "tracker": "draw_tracker_cards",
    "end": "end",
}
FINISH_STEPS = {"start": "begin", "events": "react", "check": "check", "end": "next_round"}
ACTIVATION_STEPS = {"activation": "begin", "equip": "equip", "actions": "act", "end_abilities": "end_abilities"}
BETWEEN_STEPS = ("conclude", "clean_up", "next_mission", "score")
# Steps of the Marine phase in which a player, or one of their characters, has the turn.
TURN_STEPS = ("turn", *ACTIVATION_STEPS, "command")
STEP_WORDS = {
    "setup": tuple(SETUP_STEPS),
    "marine": (*MARINE_STEPS, *TURN_STEPS),
    "alien": tuple(ALIEN_STEPS),
    "finish": tuple(FINISH_STEPS),
    "between": BETWEEN_STEPS,
}


# What of the table is ready at which set-up steps.
CARDS_SHUFFLED = ("dials", "tokens", "placing", "ready")
TRACKER_BUILT = ("tokens", "placing", "ready")
TOKENS_LAID = ("placing", "ready")


class Turn:
    """Whose turn it is and at which step, as a case describes it."""

    def __init__(self, phase: str, step: str) -> None:
        self.phase = phase
        self.step = step
        self.active = -1
        self.seat = -1
        self.leftover = False
        self.waiting: tuple[int, ...] = ()
        self.commander = -1
        self.commands = 0
        self.draws = -1


def before(kind: type, method: str) -> int:
    """The place of a step in its procedure, by name."""
    return [step.__name__ for step in steps_of(kind)].index(method)


def after(kind: type, method: str) -> int:
    """The place of the step behind a step."""
    return before(kind, method) + 1


class Stack:
    """A stack of procedures being built from the bottom."""

    def __init__(self, g: Corps) -> None:
        g.stack = []
        g.at = []
        self.g = g

    def push(self, procedure: Procedure, at: int) -> None:
        """Lay a procedure on top, its next step by number."""
        self.g.stack.append(procedure)
        self.g.at.append(at)


def build_stack(g: Corps, turn: Turn) -> None:
    """The procedures under way at this step of the round."""
    stack = Stack(g)
    number = g.fixed.mission.number - 1
    if g.fixed.campaign:
        stack.push(Campaign(), before(Campaign, "between"))
        if turn.phase == "between":
            push_between(stack, turn, number)
            return
        stack.push(CampaignMission(number), before(CampaignMission, "conclude"))
    else:
        stack.push(Standalone(), before(Standalone, "end"))
    stack.push(PlayMission(), before(PlayMission, "rounds"))
    if turn.phase == "setup":
        stack.push(SetUp(), before(SetUp, SETUP_STEPS[turn.step]))
        return
    stack.push(Round(), after(Round, "begin"))
    if turn.phase == "finish":
        stack.push(FinishPhase(), before(FinishPhase, FINISH_STEPS[turn.step]))
        return
    stack.push(FinishPhase(), 0)
    if turn.phase == "alien":
        push_alien_phase(stack, turn)
        return
    stack.push(AlienPhase(), 0)
    push_marine_phase(stack, turn)


def push_between(stack: Stack, turn: Turn, number: int) -> None:
    """Between two missions of a campaign, or after the last."""
    if turn.step == "conclude":
        stack.push(CampaignMission(number), before(CampaignMission, "conclude"))
    elif turn.step == "clean_up":
        stack.push(CampaignMission(number), FINISHED)
        stack.push(CleanUp(), 0)
    elif turn.step == "next_mission":
        stack.push(NextMission(), 0)
    else:
        stack.push(FinalScore(), 0)


def push_alien_phase(stack: Stack, turn: Turn) -> None:
    """The Alien phase, or the Motion Tracker cards still to be drawn in it."""
    if turn.step == "tracker" and turn.draws >= 0:
        stack.push(AlienPhase(), after(AlienPhase, "draw_tracker_cards"))
        stack.push(DrawInTurn(turn.seat, turn.draws), 0)
        return
    stack.push(AlienPhase(), before(AlienPhase, ALIEN_STEPS[turn.step]))


def push_marine_phase(stack: Stack, turn: Turn) -> None:
    """The Marine phase, with the turn of a player or the activation of a character in it."""
    g = stack.g
    if turn.leftover:
        ranked = any(g.hero[who] >= 0 and g.side(who).rank > 0 for who in g.on_board())
        stack.push(MarinePhase(), after(MarinePhase, "activate_grunts"))
        stack.push(LeftoverGrunts(), FINISHED)
        stack.push(ActivateRest(turn.seat, ranked), 0)
        if turn.step in ACTIVATION_STEPS:
            push_activation(stack, turn)
        return
    if turn.step in MARINE_STEPS:
        stack.push(MarinePhase(), before(MarinePhase, MARINE_STEPS[turn.step]))
        return
    g.turn_of = turn.seat
    stack.push(MarinePhase(), after(MarinePhase, "activate_heroes"))
    for seat in reversed(turn.waiting):
        stack.push(PlayerTurn(seat), 0)
    if turn.step == "turn":
        stack.push(PlayerTurn(turn.seat), 0)
        return
    hero = turn.active if turn.commander < 0 else turn.commander
    stack.push(PlayerTurn(turn.seat, hero), 0)
    stack.push(Command(hero, turn.seat, turn.commands), 0)
    if turn.step != "command":
        push_activation(stack, turn)


def push_activation(stack: Stack, turn: Turn) -> None:
    """The activation of the active character, up to its step."""
    stack.push(Activation(turn.active, turn.seat), before(Activation, ACTIVATION_STEPS[turn.step]))


# ---- back from the stack to words


def step_word(g: Corps) -> str | None:
    """The step of the round, or None between steps and where the stack is not known."""
    for n in range(len(g.stack) - 1, -1, -1):
        top, at = g.stack[n], g.at[n]
        if isinstance(top, ActionStep):
            return "actions"
        if isinstance(top, EquipStep):
            return "equip"
        if isinstance(top, Activation):
            return "activation" if at <= 1 else "end_abilities"
        if isinstance(top, Command):
            return "command"
        if isinstance(top, PlayerTurn):
            return "turn"
        if isinstance(top, LeftoverGrunts | ActivateRest):
            return "grunts"
        if isinstance(top, MarinePhase):
            return word_before(MarinePhase, MARINE_STEPS, at)
        if isinstance(top, AlienPhase):
            return word_before(AlienPhase, ALIEN_STEPS, at)
        if isinstance(top, FinishPhase):
            return word_before(FinishPhase, FINISH_STEPS, at)
        if isinstance(top, SetUp):
            return word_before(SetUp, SETUP_STEPS, at)
        if isinstance(top, CleanUp):
            return "clean_up"
        if isinstance(top, NextMission):
            return "next_mission"
        if isinstance(top, FinalScore):
            return "score"
    return None


def word_before(kind: type, words: dict[str, str], at: int) -> str:
    """The word of the step under way: the last one that has begun."""
    found = next(iter(words))
    for word, method in words.items():
        if before(kind, method) < at:
            found = word
    return found


def commands_left(g: Corps) -> int:
    """How many Grunts the active Hero may still command."""
    for procedure in reversed(g.stack):
        if isinstance(procedure, Command):
            return procedure.left
    return 0


def commander(g: Corps) -> int:
    """The Hero who commands Grunts right now, or the active Grunt; -1 for none."""
    for procedure in reversed(g.stack):
        if isinstance(procedure, Command):
            return -1 if procedure.who == g.active else procedure.who
        if isinstance(procedure, Activation) and procedure.who != g.active:
            return -1
    return -1


def turn_seat(g: Corps) -> int:
    """The seat that has the turn, or activates the Grunts that are left over; -1 for none."""
    for procedure in reversed(g.stack):
        if isinstance(procedure, Activation | Command | PlayerTurn | ActivateRest):
            return procedure.seat
    return -1


def is_leftover(g: Corps) -> bool:
    """Whether the characters that are left over act, after all turns."""
    return any(isinstance(procedure, ActivateRest) for procedure in g.stack)


def draws_left(g: Corps) -> int:
    """How many Motion Tracker cards are still to be drawn, not counting the one in hand."""
    return sum(procedure.left for procedure in g.stack if isinstance(procedure, DrawInTurn))


def waiting_seats(g: Corps) -> list[int]:
    """The seats whose turn is still to come in this Marine phase."""
    turns = [procedure.seat for procedure in reversed(g.stack) if isinstance(procedure, PlayerTurn)]
    return turns[1:]
