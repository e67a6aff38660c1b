"""What one wants to know before choosing an option: who lies there, what it costs, and cards that go together."""

from __future__ import annotations

from hullbreach.games.encounters.rules.action_phase import OfferWindow
from hullbreach.games.encounters.rules.enemies import attack_now
from hullbreach.games.encounters.rules.points import PayAttack
from hullbreach.games.encounters.rules.scanning import scan_cost
from hullbreach.games.encounters.rules.state import NOTHING, Encounters
from hullbreach.games.encounters.show.effect_text import EffectText
from hullbreach.games.encounters.show.sayings import SAYINGS
from hullbreach.games.encounters.show.scene_cards import card_lines, printed_points
from hullbreach.games.encounters.words import options as opt
from hullbreach.games.encounters.words import questions
from hullbreach.kernel.match import Question
from hullbreach.kernel.options import Option
from hullbreach.kernel.scene import Badge, Route
from hullbreach.parts.effects import Choose
from hullbreach.text import Messages
from hullbreach.text.messages import capitalised


def label(g: Encounters, option: Option, lang: str) -> str:
    """What an option is called; one of several acts by what it does, a payment by all of its points."""
    top = g.stack[-1]
    if option.phrase is opt.EITHER and isinstance(top, Choose):
        said = EffectText(Messages.load("encounters", lang)).act(top.does[top.n][option.args[0] - 1])
        return str(capitalised(said))
    if option.phrase is opt.PAY_RECRUIT and isinstance(top, PayAttack):
        recruit = option.args[0]
        return Messages.load("encounters", lang).say("option-pay-with", attack=top.cost - recruit, recruit=recruit)
    return SAYINGS.say_option(g.names, option, lang)


def note(g: Encounters, option: Option, messages: Messages) -> str:
    """A line under the label of an option: the enemy at a spot, the role of a player, what is printed on a card."""
    if option.phrase is opt.END:
        return messages.say("note-lost", attack=g.attack, recruit=g.recruit) if g.attack or g.recruit else ""
    if option.phrase is opt.STAND_BACK:
        return messages.say("note-stand-back")
    if option.phrase is opt.PASS and isinstance(g.stack[-1], OfferWindow):
        return messages.say("note-wait")
    if option.phrase is opt.RECRUIT_SERGEANT and g.sergeants and g.sergeants[-1] >= 0:
        return card_note(g, g.sergeants[-1], messages)
    for (_, kind), value in zip(option.phrase.places, option.args, strict=True):
        if kind == "spot":
            piece = g.piece_at(value)
            if piece >= 0 and g.card_of[piece] >= 0:
                return messages.say(f"card-{g.faces[g.card_of[piece]].id}")
        elif kind == "seat" and g.avatar[value] != NOTHING:
            return messages.say(f"avatar-{g.faces[g.avatar[value]].id}")
        elif kind == "card" and value >= 0:
            face = g.faces[value]
            if option.phrase is opt.TAKE_ROLE:
                return f"{messages.say('fact-health', n=face.health)} · {messages.say('fact-defense', n=face.defense)}"
            return card_note(g, value, messages)
    return ""


def card_note(g: Encounters, card: int, messages: Messages) -> str:
    """What a card gives and does, without what matters only in the box; Objectives are told elsewhere."""
    if card >= len(g.fixed.content.cards):
        return ""
    record = g.fixed.content.cards[card]
    points = printed_points(record, messages)
    words = [messages.say(f"class-{word}") for word in record.classes]
    words += [point.meaning for point in points if point.kind != "cost"]
    facts, *text = card_lines(g.fixed.content, card, messages.lang)
    return " – ".join([part for part in (" · ".join(words), " ".join(text)) if part]) or facts


def price(g: Encounters, seat: int, option: Option, messages: Messages) -> Badge | None:
    """What an action costs, and in which points."""
    phrase = option.phrase
    if phrase is opt.ATTACK:
        return Badge(str(attack_now(g, g.piece_at(option.args[0]))), messages.say("price-attack"), "attack")
    if phrase is opt.SCAN:
        return Badge(str(scan_cost(g, seat, option.args[0]).value), messages.say("price-attack"), "attack")
    if phrase is opt.ATTACK_PLAYER:
        return Badge(str(g.defense(option.args[0])), messages.say("price-attack"), "attack")
    if phrase is opt.RECRUIT:
        return Badge(str(g.faces[option.args[0]].cost), messages.say("price-recruit"), "recruit")
    if phrase is opt.RECRUIT_SERGEANT:
        return Badge(str(g.fixed.sergeant_cost), messages.say("price-recruit"), "recruit")
    return None


def together(g: Encounters, question: Question, messages: Messages) -> list[Route]:
    """All cards in hand that only give points, played one after the other as one gesture."""
    if question.ask.prompt is not questions.ACTION:
        return []
    texts: list[str] = []
    for option in question.options:
        if option.phrase is opt.PLAY and len(card_lines(g.fixed.content, option.args[0], messages.lang)) == 1:
            texts += [option.text(g.names)] * g.hands[question.seat].count(option.args[0])
    if len(texts) < 2:
        return []
    return [Route(f"hand:seat-{question.seat + 1}", texts, messages.say("option-play-plain", n=len(texts)))]
