"""Rules of thumb for encounters: play everything, kill what is most urgent, scan from the Airlock, buy the dearest."""

from __future__ import annotations

from hullbreach.games.encounters import questions, verbs
from hullbreach.games.encounters.names import COMBAT, HUGGERS
from hullbreach.games.encounters.scoring import traitor_of
from hullbreach.games.encounters.state import ACTION, ALIEN, NOTHING, UNKNOWN, Encounters
from hullbreach.kernel.chance import Source
from hullbreach.kernel.match import Question
from hullbreach.kernel.options import Option
from hullbreach.kernel.phrases import Phrase
from hullbreach.kernel.state import State

# How much a choice is worth where nothing else about it matters; what costs nothing comes first.
WORTH: dict[Phrase, int] = {
    verbs.PLAY: 1000,
    verbs.COPY_OFFERED: 990,
    verbs.USE: 700,
    verbs.DISCARD_VIGILANT: 100,
    verbs.GUARD: 50,
    verbs.GUARD_VIGILANT: 50,
    verbs.SHOW: 50,
    verbs.COORDINATE: 50,
    verbs.ACCEPT: 50,
    verbs.PASS: 10,
    verbs.END: 0,
    verbs.SACRIFICE: -10,
    verbs.ATTACK_PLAYER: -10,
    verbs.STAND_BACK: -50,
    verbs.ENOUGH: -50,
}
SERGEANT_WORTH = 325
# Its kept ability draws a Strike.
HURTS = "acid_in_the_veins"


def obvious(question: Question) -> Option | None:
    """The only option, where there is one."""
    return question.options[0] if len(question.options) == 1 else None


def decide(state: State, question: Question, luck: Source) -> tuple[Option, str]:
    """The most valuable option; chance breaks ties."""
    assert isinstance(state, Encounters)
    best: list[Option] = []
    most = -(10**9)
    for option in question.options:
        value = worth(state, question, option)
        if value > most:
            most, best = value, [option]
        elif value == most:
            best.append(option)
    chosen = best[luck.below(len(best))]
    return chosen, chosen.phrase.id


def worth(g: Encounters, question: Question, option: Option) -> int:
    """How good an option looks."""
    phrase = option.phrase
    if phrase is verbs.ATTACK or phrase is verbs.CHOOSE_ENEMY:
        return enemy_worth(g, option.args[0])
    if phrase is verbs.SCAN or phrase is verbs.CHOOSE_ROOM:
        # Cards near the Airlock will soon be turned up at a worse place.
        return 500 - option.args[0]
    if phrase is verbs.RECRUIT:
        return 300 + 10 * g.faces[option.args[0]].cost
    if phrase is verbs.RECRUIT_SERGEANT:
        return SERGEANT_WORTH
    if phrase is verbs.USE and g.faces[option.args[0]].id == HURTS:
        return -10
    if phrase is verbs.ATTACK_PLAYER and is_against(g, question.seat, option.args[0]):
        return 400
    if phrase in (verbs.KILL, verbs.KILL_IN_PLAY, verbs.DISCARD):
        # Weak cards go first, and they are killed rather from the hand's rest than from what is in play.
        return 40 - 2 * g.faces[option.args[0]].cost - (1 if phrase is verbs.KILL else 0)
    if phrase is verbs.PUT_BACK:
        return 30 + 2 * g.faces[option.args[0]].cost
    if phrase is verbs.CHOOSE_CARD:
        cost = g.faces[option.args[0]].cost
        return -cost if question.ask.prompt is questions.HQ and g.phase != ACTION else cost
    if phrase is verbs.HEAL:
        return g.faces[option.args[0]].damage
    if phrase is verbs.CHOOSE_PLAYER:
        return g.damage(option.args[0])
    return WORTH.get(phrase, 0)


def enemy_worth(g: Encounters, spot: int) -> int:
    """Final Enemies first, then Facehuggers, then what strikes, then what will."""
    piece = g.piece_at(spot)
    if piece == NOTHING or g.card_of[piece] == UNKNOWN:
        return 0
    face = g.face(piece)
    place = 950 if face.final else 900 if spot >= HUGGERS else 800 if spot >= COMBAT else 600
    return place + min(face.enemy_attack, 40)


def is_against(g: Encounters, seat: int, target: int) -> bool:
    """Whether a seat fights another: Aliens and players each other, players a known traitor, the traitor everybody."""
    if g.fate[seat] == ALIEN or g.fate[target] == ALIEN:
        return True
    traitor = traitor_of(g)
    return traitor != NOTHING and (traitor == seat or (traitor == target and bool(g.shown_agendas >> target & 1)))
