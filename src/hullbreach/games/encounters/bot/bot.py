"""How the rules bot plays encounters: rules of thumb for every question.

It decides from a concealed state and the question alone; the files beside this one hold the rules by subject.
"""

from __future__ import annotations

from collections.abc import Callable

from hullbreach.games.encounters.bot.actions import Choice, act, fears_draws, verbs_of
from hullbreach.games.encounters.bot.rivals import rivals as rivals
from hullbreach.games.encounters.bot.sides import can_be_rescued, health_left, is_traitor, trusts
from hullbreach.games.encounters.bot.targets import enemy_value, pushes_left, wanted
from hullbreach.games.encounters.bot.worth import (
    BURDEN,
    RECRUIT_POINT,
    Deck,
    is_person,
    plain_worth,
    stage,
    verb_worth,
)
from hullbreach.games.encounters.content import effects as fx
from hullbreach.games.encounters.content.card_faces import CHESTBURSTER
from hullbreach.games.encounters.rules.enemies import attack_now
from hullbreach.games.encounters.rules.recruiting import GainHq
from hullbreach.games.encounters.rules.state import ALIEN, NOTHING, Encounters
from hullbreach.games.encounters.words import options as opt
from hullbreach.games.encounters.words import questions
from hullbreach.games.encounters.words.names import COMBAT
from hullbreach.kernel.chance import Source
from hullbreach.kernel.match import Question
from hullbreach.kernel.options import Option
from hullbreach.kernel.state import State
from hullbreach.parts.effects import Choose
from hullbreach.parts.known import UNKNOWN

Decider = Callable[[Encounters, Question], Choice]
Worth = Callable[[Encounters, Question, Option], int]

# The roles by what they bring to a team.
ROLES = (
    "avatar_mercenary",
    "avatar_scout",
    "avatar_commander",
    "avatar_gunner",
    "avatar_researcher",
    "avatar_executive",
    "avatar_medic",
    "avatar_priest",
    "avatar_technician",
    "avatar_synthetic",
)
HARMFUL = (fx.Discard, fx.Facehug, fx.Strike)
PASS = Option(opt.PASS, ())
STAND_BACK = Option(opt.STAND_BACK, ())
ACCEPT = Option(opt.ACCEPT, ())
REFUSE = Option(opt.REFUSE, ())
# Choices that search takes as they are: the order of cards hardly ever matters.
ROUTINE = frozenset(["play", "show", "price", "role"])
# A card this much below the deck's mean is better dead.
WEAK = 2


def obvious(question: Question) -> Option | None:
    """The only option, where there is one."""
    return question.options[0] if len(question.options) == 1 else None


def decide(state: State, question: Question, luck: Source) -> tuple[Option, str]:
    """The choice at a question and a short reason id."""
    assert isinstance(state, Encounters)
    decider = DECIDERS.get(question.ask.prompt.id)
    if decider is not None:
        return decider(state, question)
    return best(state, question, WORTHS[question.ask.prompt.id]), question.ask.prompt.id


def best(g: Encounters, q: Question, worth: Worth) -> Option:
    """The most valuable option, the first of equals."""
    found = q.options[0]
    most = -(10**9)
    for option in q.options:
        value = worth(g, q, option)
        if value > most:
            most, found = value, option
    return found


def plays_against(g: Encounters, seat: int) -> bool:
    """Whether a seat wants the others to suffer."""
    return g.fate[seat] == ALIEN or is_traitor(g, seat)


# ---- questions that are answered as a whole


def _action(g: Encounters, q: Question) -> Choice:
    return act(g, q.seat, q.options)


def _offer(g: Encounters, q: Question) -> Choice:
    """Help costs nothing but a card that is replaced at once, unless the replacement may be the Chestburster."""
    cards = [option for option in q.options if option.phrase is opt.COORDINATE]
    active = q.ask.about[0]
    if not cards or plays_against(g, q.seat) or not trusts(g, q.seat, active) or fears_draws(g, q.seat):
        return STAND_BACK, "nothing-to-offer"
    return max(cards, key=lambda option: plain_worth(g, option.args[0])), "help"


def _guard(g: Encounters, q: Question) -> Choice:
    struck = q.ask.about[0]
    cards = [option for option in q.options if option.phrase is not opt.PASS]
    if not cards or (struck != q.seat and (plays_against(g, q.seat) or not trusts(g, q.seat, struck))):
        return PASS, "no-guard"
    return min(cards, key=lambda option: plain_worth(g, option.args[0])), "guard"


def _may(g: Encounters, q: Question) -> Choice:
    face = g.faces[q.ask.about[0]]
    does = [verb for clause in face.clauses if clause.does[0].may for verb in clause.verbs]
    if any(isinstance(verb, fx.KillOwn) for verb in does):
        deck = Deck(g, q.seat)
        mine = [g.faces[card] for card in (*g.hands[q.seat], *g.in_play(q.seat))]
        weakest = min([deck.worth(other) for other in mine if is_person(other)], default=deck.mean)
        return (ACCEPT, "thin-deck") if weakest < deck.mean - WEAK else (REFUSE, "keep-cards")
    if any(isinstance(verb, fx.Move) for verb in does):
        wise = g.rooms[0] >= 0 and move_worth(g, q.seat, 0) > 0
        return (ACCEPT, "push-back") if wise else (REFUSE, "leave-it")
    if any(isinstance(verb, fx.Strike) for verb in does) and health_left(g, q.seat) < 4:
        return REFUSE, "too-hurt"
    return ACCEPT, "may"


def _show(g: Encounters, q: Question) -> Choice:
    shown = [option for option in q.options if option.phrase is opt.SHOW]
    return (shown[-1], "show") if shown else (REFUSE, "nothing-to-show")


# ---- questions that are answered by the worth of each option


def _role(g: Encounters, q: Question, option: Option) -> int:
    return -ROLES.index(g.faces[option.args[0]].id)


def _first_player(g: Encounters, q: Question, option: Option) -> int:
    return -option.args[0]


def _price(g: Encounters, q: Question, option: Option) -> int:
    """Attack points are lost at the end of the phase anyway; recruit points may still buy something."""
    return -option.args[0]


def _either(g: Encounters, q: Question, option: Option) -> int:
    """One of several acts; points are worth something only where they can still be spent."""
    top = g.stack[-1]
    assert isinstance(top, Choose)
    verb = top.does[top.n][option.args[0] - 1]
    if isinstance(verb, fx.Draw) and fears_draws(g, q.seat):
        return BURDEN
    if isinstance(verb, fx.Attack | fx.Recruit) and not g.can_spend(q.seat):
        return 0
    return verb_worth(verb, RECRUIT_POINT[stage(g)])


def _player(g: Encounters, q: Question, option: Option) -> int:
    """Help goes to the most hurt friend, harm to the weakest opponent."""
    target = option.args[0]
    face = g.faces[q.ask.about[0]]
    does = [verb for clause in face.clauses for verb in clause.verbs]
    left = health_left(g, target)
    if any(isinstance(verb, HARMFUL) for verb in does) and not any(isinstance(verb, fx.Heal) for verb in does):
        return (0 if trusts(g, q.seat, target) else 100) - left
    if plays_against(g, q.seat) or not trusts(g, q.seat, target):
        return 50 if target == q.seat else 0
    return 10 * g.damage(target) - left + (1 if target == q.seat else 0)


def _discard(g: Encounters, q: Question, option: Option) -> int:
    return -plain_worth(g, option.args[0])


def _kill_own(g: Encounters, q: Question, option: Option) -> int:
    """The weakest first, and what has given its points this turn rather than what has not."""
    spent = option.phrase is opt.KILL_IN_PLAY and q.seat == g.turn
    return -10 * plain_worth(g, option.args[0]) + (5 if spent else 0)


def _heal(g: Encounters, q: Question, option: Option) -> int:
    face = g.faces[option.args[0]]
    return 10 * face.damage + (8 if face.at("wound") else 0)


def _sort(g: Encounters, q: Question, option: Option) -> int:
    """Burdens and weak cards go away, the rest comes back."""
    face = g.faces[option.args[0]]
    weak = face.kind == CHESTBURSTER or plain_worth(g, option.args[0]) < Deck(g, q.seat).mean
    return 1 if weak == (option.phrase is opt.DISCARD) else 0


def _room(g: Encounters, q: Question, option: Option) -> int:
    """What reaches the Combat Zone first; what has been looked at needs no second look."""
    if option.phrase is opt.ENOUGH:
        return 100 if is_traitor(g, q.seat) and can_be_rescued(g, q.seat) else -100
    room = option.args[0]
    known = g.card_of[g.rooms[room]] != UNKNOWN
    return -pushes_left(g, room) - (20 if known and q.ask.prompt is questions.PEEK else 0)


def move_worth(g: Encounters, seat: int, room: int) -> int:
    """What moving the card of a room to the right is good for; what lies there comes nearer instead."""
    piece = g.rooms[room]
    if plays_against(g, seat):
        return 10 - room if g.is_up(piece) else 5 - room
    danger = 6 if not g.is_up(piece) else attack_now(g, piece)
    other = g.rooms[room + 1] if room + 1 < len(g.rooms) else NOTHING
    swapped = 0 if other < 0 else 6 if not g.is_up(other) else attack_now(g, other)
    return 2 * (danger - swapped) - room + 1


def _move(g: Encounters, q: Question, option: Option) -> int:
    return move_worth(g, q.seat, option.args[0])


def _enemy(g: Encounters, q: Question, option: Option) -> int:
    """The enemy whose death, weakness or patience helps most; one in the Combat Zone strikes soonest."""
    piece = g.piece_at(option.args[0])
    if piece == NOTHING or g.card_of[piece] == UNKNOWN:
        return 0
    return 10 * enemy_value(g, piece, wanted(g)) + attack_now(g, piece) + (5 if option.args[0] >= COMBAT else 0)


def _hq(g: Encounters, q: Question, option: Option) -> int:
    """The best is gained; the worst leaves, unless that is meant to hurt."""
    value = plain_worth(g, option.args[0])
    gains = isinstance(g.stack[-1], GainHq)
    return value if gains or plays_against(g, q.seat) else -value


def _copy(g: Encounters, q: Question, option: Option) -> int:
    face = g.faces[option.args[0]]
    if fears_draws(g, q.seat) and any(isinstance(verb, fx.Draw) for verb in verbs_of(face, "play")):
        return BURDEN
    return plain_worth(g, option.args[0]) + face.attack


def _order(g: Encounters, q: Question, option: Option) -> int:
    return -option.args[0]


def _agenda(g: Encounters, q: Question, option: Option) -> int:
    """Somebody else's: the traitor does not want to be found, the others want to find."""
    return -100 if option.args[0] == q.seat else 0


DECIDERS: dict[str, Decider] = {
    questions.ACTION.id: _action,
    questions.ALIEN_ACTION.id: _action,
    questions.OFFER.id: _offer,
    questions.GUARD.id: _guard,
    questions.MAY.id: _may,
    questions.SHOW.id: _show,
}
WORTHS: dict[str, Worth] = {
    questions.ROLE.id: _role,
    questions.FIRST.id: _first_player,
    questions.PRICE.id: _price,
    questions.EITHER.id: _either,
    questions.PLAYER.id: _player,
    questions.DISCARD.id: _discard,
    questions.KILL_OWN.id: _kill_own,
    questions.HEAL.id: _heal,
    questions.SORT.id: _sort,
    questions.FREE_SCAN.id: _room,
    questions.PEEK.id: _room,
    questions.MOVE.id: _move,
    questions.ENEMY.id: _enemy,
    questions.HQ.id: _hq,
    questions.COPY.id: _copy,
    questions.ORDER.id: _order,
    questions.AGENDA.id: _agenda,
}
