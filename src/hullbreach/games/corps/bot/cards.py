"""How the rules bot handles cards: rest, Events, equipping, discarding, looking ahead."""

from __future__ import annotations

from hullbreach.games.corps.bot.aliens import in_need
from hullbreach.games.corps.bot.outlook import card_price, fallen_beside, pressure
from hullbreach.games.corps.rules.equip import fits
from hullbreach.games.corps.rules.state import ALIEN, CHARACTERS, NEWT, Corps
from hullbreach.games.corps.words import options as opt
from hullbreach.kernel.options import Option, Options

# What a card is good for in play, by id; cards not named are worth 1.
VALUE = {
    "m41a_pulse_rifle": 9.0,
    "m56_smart_gun": 8.0,
    "not_today": 8.0,
    "m4_helmet": 7.0,
    "body_armor": 7.0,
    "stay_frosty": 6.0,
    "second_wind": 6.0,
    "ithaca_37": 6.0,
    "lets_rock": 5.0,
    "short_controlled_bursts": 5.0,
    "hk_vp70": 5.0,
    "close_encounter": 4.0,
    "hold_the_line": 4.0,
    "ammo_bandolier": 4.0,
    "m40_grenades": 4.0,
    "field_medkit": 3.0,
    "seal_that_door": 3.0,
    "m240_incinerator": 3.0,
    "we_are_leaving": 3.0,
    "targeting_visor": 3.0,
    "combat_knife": 3.0,
    "bypass_kit": 2.0,
    "hand_welder": 2.0,
}
BIG_HAND = 4
THICK_DECK = 15
# So many cards must be left in deck and exhaust pile before the squad looks for better arms in them.
PLENTY = 32


def value_of(g: Corps, card: int) -> float:
    """What a card is good for."""
    return 5.0 if card < 0 else VALUE.get(g.card(card).id, 1.0)


def least(g: Corps, options: list[Option]) -> Option:
    """The option with the least valuable card."""
    return min(options, key=lambda option: value_of(g, option.args[-1]))


def most(g: Corps, options: list[Option]) -> Option:
    """The option with the most valuable card."""
    return max(options, key=lambda option: value_of(g, option.args[-1]))


def with_verb(options: Options, phrase_id: str) -> list[Option]:
    """The open options of one verb."""
    return [option for option in options if option.phrase.id == phrase_id]


def rest_draw(g: Corps, seat: int) -> Option:
    """Draw while the deck is thick, the hand thin and the moment quiet; Hazards lurk in it."""
    if len(g.hands[seat]) < BIG_HAND:
        if len(g.deck) >= 10 and pressure(g) < 2.0:
            return Option(opt.DRAW, ())
        if poorly_armed(g):
            return Option(opt.DRAW, ())
    return Option(opt.ENOUGH, ())


def poorly_armed(g: Corps) -> bool:
    """Whether somebody on the board has but a pistol and there are cards enough to look for more."""
    if len(g.deck) < THICK_DECK or len(g.deck) + len(g.below) + len(g.exhaust) < PLENTY:
        return False
    return any(
        g.square[who] >= 0 and g.dial[who] and all(g.card(card).backup for card in g.weapons[who])
        for who in range(CHARACTERS)
    )


def rest_recycle(g: Corps, options: Options) -> Option:
    """Exhausted cards first, then what is of no use in hand."""
    top = Option(opt.RECYCLE_TOP, ())
    if top in options:
        return top
    return recycle_hand(g, options)


def recycle_hand(g: Corps, options: Options) -> Option:
    """Put back a card that nobody can use."""
    found = with_verb(options, opt.RECYCLE.id)
    if found:
        worst = least(g, found)
        if value_of(g, worst.args[0]) <= 3.0 or (
            g.card(worst.args[0]).type in ("weapon", "equipment") and not usable(g, worst.args[0])
        ):
            return worst
    return Option(opt.ENOUGH, ())


def usable(g: Corps, card: int) -> bool:
    """Whether somebody on the board has a slot for the card."""
    return any(g.square[who] >= 0 and fits(g, who, card) is None for who in range(CHARACTERS))


def discard(g: Corps, options: Options) -> Option:
    """The least useful card of the hand, or the top of the deck."""
    found = with_verb(options, opt.DISCARD.id)
    top = Option(opt.DISCARD_TOP, ())
    if found:
        worst = least(g, found)
        if top not in options or value_of(g, worst.args[0]) <= 4.0:
            return worst
    return top if top in options else options[0]


def equip(g: Corps, who: int, options: Options) -> Option:
    """Equip what fits somebody and is worth its cost."""
    done = Option(opt.DONE, ())
    found = with_verb(options, opt.EQUIP.id)
    best = 0.0
    choice = done
    for option in found:
        other, card = option.args
        record = g.card(card)
        value = value_of(g, card) - 12.0 * card_price(g) * record.cost
        if record.type == "weapon" and g.weapons[other] and not record.backup:
            value -= 2.0
        if other == NEWT and record.id not in ("m4_helmet", "body_armor"):
            value -= 3.0
        if record.type == "equipment" and card in g.gear[other]:
            value -= 6.0
        if other == who:
            value += 0.5
        if value > best:
            best = value
            choice = option
    return choice


def event(g: Corps, options: Options) -> Option:
    """An Event whose moment has come, or pass."""
    nothing = Option(opt.PASS, ())
    price = card_price(g)
    for option in with_verb(options, opt.PLAY_EVENT.id):
        card = g.card(option.args[0]).id
        if card == "second_wind" and len(g.exhaust) >= 6 and len(g.deck) + len(g.below) < 12:
            return option
        if price >= 0.3:
            continue
        if card == "short_controlled_bursts" and g.phase == ALIEN and pressure(g) >= 3.0:
            who = in_need(g)
            if who >= 0 and g.dial[who] <= 5:
                return option
        if card == "hold_the_line" and g.phase == ALIEN and g.done == 0 and pressure(g) >= 6.0:
            return option
        if card == "close_encounter" and g.phase == ALIEN and _worth_a_shot(g):
            return option
    return nothing


def _worth_a_shot(g: Corps) -> bool:
    """Whether somebody with a steady aim stands next to an Alien."""
    for alien in g.aliens:
        near = g.characters_on(g.adjacent(g.aliens[alien]) & g.standing_squares)
        if any(g.weapons[who] and g.dial[who] >= 4 for who in near) or fallen_beside(g, alien):
            return True
    return False


def threat_of(g: Corps, card: int) -> float:
    """How bad a Motion Tracker card is."""
    if card < 0:
        return 1.0 - card
    record = g.fixed.content.tracker[card]
    return record.threat + record.blips + (0.5 if record.effects else 0.0)


def put_back(g: Corps, card: int) -> Option:
    """A bad card goes under the deck, where the mission may end before it comes."""
    if threat_of(g, card) >= 3.0 and g.fixed.mission.tracker.reshuffle:
        return Option(opt.BOTTOM, (card,))
    return Option(opt.TOP, (card,))


def reorder(g: Corps, options: Options) -> Option:
    """The last card put back lies on top: the mildest."""
    return max(options, key=lambda option: threat_of(g, option.args[0]))
