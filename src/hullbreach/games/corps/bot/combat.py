"""How the rules bot fights: what a shot is worth, which weapon, which target, when to hold fire."""

from __future__ import annotations

from hullbreach.games.corps.bot.outlook import (
    ALIEN_REACH,
    bodies,
    card_price,
    comes,
    damage,
    fallen_beside,
    shy,
    steps_to,
    worth,
)
from hullbreach.games.corps.rules.attack import (
    ACTION,
    DEFENSIVE,
    FREE,
    aim_total,
    attack_cost,
    covered,
    spares_friends,
)
from hullbreach.games.corps.rules.pieces import to_characters
from hullbreach.games.corps.rules.state import CHARACTERS, Corps
from hullbreach.games.corps.words.options import (
    ATTACK,
    ATTACK_SPACE,
    CEASE_FIRE,
    DEFENSIVE_FIRE,
    DEFENSIVE_FIRE_SPACE,
    FIRE,
    FREE_ATTACK,
    FREE_ATTACK_SPACE,
    HOLD_FIRE,
)
from hullbreach.kernel.options import Option, Options, bits

FRIEND_HIT = 3.0


def chance(g: Corps, who: int, weapon: int, square: int, occasion: int) -> float:
    """The chance that one shot hits."""
    need = aim_total(g, who, weapon, square, occasion).value
    return min(max(need, g.card(weapon).always_hits_on), 10) / 10


def nearest_victim(g: Corps, alien: int) -> int:
    """The character an Alien is most likely to go for."""
    here = g.aliens[alien]
    best = -1
    nearest = 9999
    for who in range(CHARACTERS):
        if g.square[who] >= 0:
            steps = steps_to(g, here, g.square[who])
            if steps < nearest:
                nearest = steps
                best = who
    return best


def hit_value(g: Corps, alien: int) -> float:
    """What taking one body off an Alien saves."""
    victim = nearest_victim(g, alien)
    if victim < 0:
        return 0.1
    size = bodies(g, alien)
    saved = damage(g, victim, size)
    if size > 1:
        # The last hit saves most; on the way to it every hit is worth a share of the whole.
        saved = (saved - damage(g, victim, size - 1)) * 0.6 + saved / size * 0.4
    if fallen_beside(g, alien):
        saved += 1.2 / size
    distance = to_characters(g, g.aliens[alien])
    if shy(g) and g.adjacent(g.aliens[alien]) & g.character_squares:
        # What stands beside us already will strike without drawing fire first.
        saved *= 1.7
    if distance > ALIEN_REACH:
        saved *= 0.6 if distance <= 2 * ALIEN_REACH else 0.35
    return max(saved, 0.1)


def chain(need: int, floor: int, most: int) -> float:
    """How many hits full auto makes on average, starting at a number needed, with so many bodies in sight."""
    found = 0.0
    going = 1.0
    for _ in range(most):
        going *= min(max(need, floor, 1), 10) / 10
        found += going
        need -= 1
        if need < 3:
            break
    return found


def single_value(g: Corps, who: int, weapon: int, alien: int, occasion: int, seen: int) -> float:
    """What an attack with a single-shot weapon on an Alien is worth, cards paid."""
    card = g.card(weapon)
    need = aim_total(g, who, weapon, g.aliens[alien], occasion).value
    value = hit_value(g, alien)
    cost = 0 if occasion == FREE and not card.full_auto else attack_cost(g, who, weapon)
    price = card_price(g)
    if card.full_auto:
        hits = chain(need, card.always_hits_on, seen)
        return value * hits - price * (cost + max(0.0, hits - 0.5))
    hit = min(max(need, card.always_hits_on), 10) / 10
    extra = 0.0
    if occasion == ACTION and card.always_hits_on and seen > 1:
        # A pistol attack grants another one for a card.
        again = min(max(need - 1, card.always_hits_on), 10) / 10
        extra = max(0.0, again * value * 0.8 - price)
    return value * hit - price * cost + extra


def area_value(g: Corps, who: int, weapon: int, space: int, occasion: int) -> float:
    """What an area attack on a space is worth."""
    squares = covered(g, space)
    need = aim_total(g, who, weapon, space, occasion).value
    hit = min(max(need, g.card(weapon).always_hits_on), 10) / 10
    found = 0.0
    for alien in g.aliens_on(squares & g.alien_squares):
        found += hit * bodies(g, alien) * hit_value(g, alien)
    found += hit * 0.9 * (squares & g.blip_squares).bit_count()
    if not spares_friends(g, who):
        for friend in g.characters_on(squares & g.character_squares):
            found -= hit * FRIEND_HIT * worth(g, friend)
    found -= card_price(g) * (g.card(weapon).attack_cost + g.card(weapon).cost)
    return found


def best_attack(g: Corps, who: int, options: Options, free: bool) -> tuple[float, Option | None]:
    """The attack worth most among the open ones, and its worth."""
    single, area = (FREE_ATTACK, FREE_ATTACK_SPACE) if free else (ATTACK, ATTACK_SPACE)
    occasion = FREE if free else ACTION
    best = 0.0
    found: Option | None = None
    for phrase, args, mask, _ in options.groups:
        if phrase is not single and phrase is not area:
            continue
        weapon = args[0]
        targets = bits(mask) if mask != -1 else [args[1]]
        seen = sum(bodies(g, alien) for alien in targets) if phrase is single else 0
        for target in targets:
            if phrase is single:
                value = single_value(g, who, weapon, target, occasion, seen)
            else:
                value = area_value(g, who, weapon, target, occasion)
            if value > best:
                best = value
                found = Option(phrase, (weapon, target))
    return best, found


def go_on_firing(g: Corps, who: int, options: Options) -> Option:
    """Full auto: the next target, or cease fire when a further shot is not worth its card and its aim."""
    weapon = g.main_weapon(who)
    stop = Option(CEASE_FIRE, ())
    if weapon < 0 or card_price(g) >= 0.5:
        return stop
    best = 0.0
    found = stop
    for phrase, _, mask, _ in options.groups:
        if phrase is FIRE:
            for alien in bits(mask):
                value = hit_value(g, alien) * chance(g, who, weapon, g.aliens[alien], ACTION) - card_price(g)
                if value > best:
                    best = value
                    found = Option(FIRE, (alien,))
    return found


def fire_in_defence(g: Corps, who: int, alien: int, options: Options) -> Option:
    """Defensive fire: the weapon worth most against the Alien that comes, or hold fire."""
    best = 0.02
    found = Option(HOLD_FIRE, ())
    for phrase, args, _, _ in options.groups:
        if phrase is DEFENSIVE_FIRE:
            weapon = args[-1]
            value = single_value(g, who, weapon, alien, DEFENSIVE, bodies(g, alien))
        elif phrase is DEFENSIVE_FIRE_SPACE:
            value = 0.0
        else:
            continue
        if value > best:
            best = value
            found = Option(DEFENSIVE_FIRE, (weapon,))
    return found


def wants_aim(g: Corps, who: int, has_target: bool) -> bool:
    """Whether raising the dial pays: enough will come into the character's fire this round."""
    if not g.dial[who] or g.dial[who] >= 9 or not g.weapons[who]:
        return False
    near = 0.0
    here = g.square[who]
    for alien, at in g.aliens.items():
        if comes(g, alien) and steps_to(g, at, here) <= 2 * ALIEN_REACH:
            near += bodies(g, alien)
    for at in g.blips.values():
        if steps_to(g, at, here) <= 8:
            near += 1.2
    return near >= (2.5 if has_target else 0.5)
