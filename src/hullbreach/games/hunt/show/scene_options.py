"""What one wants to know before choosing an option: what it costs, how many dice, and the chances test by test."""

from __future__ import annotations

from hullbreach.games.hunt.rules.cards.lasting import holds
from hullbreach.games.hunt.rules.combat.attack import AT_TILES, blow_of
from hullbreach.games.hunt.rules.combat.hits import NO_SAVE, SAVE_ARMOUR, Blow, dodge_on
from hullbreach.games.hunt.rules.combat.tests import D20, TEST
from hullbreach.games.hunt.rules.combat.totals import armour_total, con_total, dice, heal_total, weapon_for
from hullbreach.games.hunt.rules.state import Hunt
from hullbreach.games.hunt.rules.tokens.reveal import candidates
from hullbreach.games.hunt.rules.turn.actions import ACTION_OF, ATTACKS, price
from hullbreach.games.hunt.show.card_text import strategy_lines
from hullbreach.games.hunt.show.scene_people import unit_notes
from hullbreach.games.hunt.words import options as opt
from hullbreach.games.hunt.words import questions
from hullbreach.kernel.options import Option
from hullbreach.kernel.procedures import Odds, Total
from hullbreach.kernel.requests import Ask
from hullbreach.kernel.scene import ChanceLink
from hullbreach.parts.stat_test import NO_REROLL, SUCCESSES
from hullbreach.text import Messages

REACTIONS = {opt.REACT_SHOOT: opt.SHOOT, opt.REACT_FIGHT: opt.FIGHT}


def note(g: Hunt, ask: Ask, option: Option, messages: Messages) -> str:
    """A line under the label of an option; empty where the label says it all."""
    if option.phrase is opt.PLAY_CARD:
        return " ".join(strategy_lines(g.fixed.content, option.args[0], messages.lang))
    if option.phrase is opt.BECOME:
        profile = next(g.roster[n].profile for n in candidates(g, ask.about[0]) if g.roster[n].code == option.args[0])
        return ", ".join(unit_notes(g.fixed, profile, messages))
    if ask.prompt is not questions.ACTION or option.phrase not in ACTION_OF:
        return ""
    piece, action = ask.about[0], ACTION_OF[option.phrase]
    if option.phrase is opt.PASS:
        return ""
    found = messages.say("note-points", n=price(g, piece, action))
    if option.phrase is opt.STAND:
        return f"{found} · {messages.say('note-stand' if _is_known(g, piece) else 'note-stand-token')}"
    shots = _dice(g, piece, action) if action in ATTACKS else 0
    return f"{found} · {messages.say('note-dice', n=shots)}" if shots > 1 else found


def links(g: Hunt, ask: Ask, option: Option, odds: Odds, messages: Messages) -> list[ChanceLink]:
    """The tests of an attack one after the other, and what comes out of them with all its dice.

    Only against somebody whom the seat knows; what cards may do about it is not counted.
    """
    attacker, action, target = _attack(ask, option)
    if action not in ATTACKS or action in AT_TILES or not _is_known(g, attacker) or not _is_known(g, target):
        return []
    blow = blow_of(g, attacker, action, target)
    hit = odds.chance
    found = [ChanceLink(messages.say("link-hit"), _at_most(odds.need.value), _percent(hit))]
    through = 1.0
    dodge = dodge_on(g, blow)
    if dodge:
        through -= dodge / D20.sides
        found.append(ChanceLink(messages.say("link-dodge"), _at_most(dodge), _percent(through)))
    held, total = _save(g, blow)
    if total is not None:
        word = "link-armour" if blow.save == SAVE_ARMOUR else "link-con"
        found.append(ChanceLink(messages.say(word), _at_most(total.value), _percent(1 - held)))
    healed = _healed(g, blow)
    if healed is not None:
        found.append(
            ChanceLink(messages.say("link-heal"), _at_most(healed.value), _percent(1 - TEST.odds(healed).chance))
        )
    # A natural 1 needs no test against it, and there is none after it (HUNT-CON-06).
    critical = 1 / max(odds.need.value, 1)
    kept = 1.0 if healed is None else 1 - TEST.odds(healed).chance
    one = hit * through * (critical + (1 - critical) * (1 - held) * kept)
    many = max(_dice(g, attacker, action), 1)
    if many > 1:
        found.append(ChanceLink(messages.say("link-one"), messages.say("link-critical"), _percent(one)))
    chance = _percent(1 - (1 - one) ** many)
    found.append(ChanceLink(messages.say("link-all", n=many), messages.say("link-wound"), chance))
    return found


def _attack(ask: Ask, option: Option) -> tuple[int, int, int]:
    """Who attacks whom by which action; -1 where it is no attack."""
    if option.phrase in REACTIONS:
        return option.args[0], ACTION_OF[REACTIONS[option.phrase]], option.args[-1]
    if ask.prompt is questions.ACTION and option.phrase in ACTION_OF and option.args:
        return ask.about[0], ACTION_OF[option.phrase], option.args[-1]
    return -1, -1, -1


def _is_known(g: Hunt, piece: int) -> bool:
    return piece >= 0 and bool(g.up >> piece & 1)


def _dice(g: Hunt, piece: int, action: int) -> int:
    """How many dice an attack has; 0 where the seat does not know whose it is."""
    if not _is_known(g, piece):
        return 0
    weapon = weapon_for(g, g.profile(piece), action)
    return 0 if weapon is None else dice(g, piece, action, weapon)


def _save(g: Hunt, blow: Blow) -> tuple[float, Total | None]:
    """How likely the test against a hit holds, and what it must not exceed; no total where there is none."""
    profile = g.profile(blow.target)
    if blow.save == SAVE_ARMOUR:
        if g.lasting and holds(g, "auto", "a", blow.target):
            return 1.0, None
        total = Total(armour_total(g, blow.target, blow.st).terms, low=profile.a_min)
        return TEST.odds(total, profile.a_min, SUCCESSES if blow.hot else NO_REROLL).chance, total
    if blow.save == NO_SAVE or profile.con < 0:
        return 0.0, None
    total = con_total(g, blow.target)
    return TEST.odds(total).chance, total


def _healed(g: Hunt, blow: Blow) -> Total | None:
    """What a Heal test against the wound must not exceed; None where there is none (HUNT-SKM-07, HUNT-SPEC-15)."""
    return None if blow.facehug else heal_total(g, blow.target)


def _at_most(need: int) -> str:
    return f"≤\N{NO-BREAK SPACE}{need}"


def _percent(chance: float) -> int:
    return round(chance * 100)
