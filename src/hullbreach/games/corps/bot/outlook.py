"""What the rules bot sees in a position: who is in danger, what a card is worth, what an Alien would do."""

from __future__ import annotations

from hullbreach.games.corps.rules.defence import defence_total
from hullbreach.games.corps.rules.pieces import to_characters
from hullbreach.games.corps.rules.sentry import AHEAD
from hullbreach.games.corps.rules.state import CHARACTERS, NEWT, Corps
from hullbreach.games.corps.words.names import FACEHUGGER

# Board distance at which an Alien still comes next to somebody, and a blip may (it moves 1 to 6).
ALIEN_REACH = 6
BLIP_REACH = 4
FAR = 999


def bodies(g: Corps, alien: int) -> int:
    """How many hits an Alien or swarm takes."""
    return 1 + max(0, g.tokens.get(alien, 0))


def fall(g: Corps, who: int, size: int) -> tuple[float, float]:
    """The chances that an attack by so many bodies knocks a character down, and kills it."""
    defence = defence_total(g, who).value
    fails = min(max(10 - defence + size - 1, 0), 10)
    kills = min(fails, size)
    rescued = 0.35 if any(g.fixed.effects[card].get("on_defence_roll") for card in g.gear[who]) else 1.0
    return (fails - kills) / 10 * rescued, kills / 10 * rescued


def worth(g: Corps, who: int) -> float:
    """How much the team would miss a character."""
    value = 1.0
    if g.hero[who] >= 0:
        value += 0.3
    if who == NEWT:
        value += 2.5 if g.fixed.mission.id == "newt" else 0.5
    if g.trapped and not g.trapped >> who & 1:
        value -= 0.6
    if g.carrying >> who & 1:
        value += 1.0
    return value


def damage(g: Corps, who: int, size: int) -> float:
    """What an attack by so many bodies on a character costs the team on average."""
    down, killed = fall(g, who, size)
    if any(g.fixed.effects[card].get("on_kill") for card in g.gear[who]):
        down, killed = down + killed * 0.9, killed * 0.1
    if g.is_down(who):
        down = 0.0
    return worth(g, who) * (down + 2.0 * killed)


def card_price(g: Corps) -> float:
    """What a card of the Endurance deck is worth now, in Aliens killed."""
    ready = len(g.deck) + len(g.below)
    if ready + len(g.exhaust) < 8:
        return 0.5
    if ready < 5:
        return 0.3
    if ready < 10:
        return 0.15
    return 0.06


def steps_to(g: Corps, square: int, other: int) -> int:
    """Board distance, FAR when there is no way."""
    found = g.board.distance(square, other, 0)
    return found if found >= 0 else FAR


def comes(g: Corps, alien: int) -> bool:
    """Whether an Alien can attack somebody in the next Alien phase."""
    return to_characters(g, g.aliens[alien]) <= ALIEN_REACH


def pressure(g: Corps) -> float:
    """How many bodies will come next to somebody in the next Alien phase, blips at their average."""
    found = 0.0
    for alien in g.aliens:
        if comes(g, alien):
            found += bodies(g, alien)
    for square in g.blips.values():
        if to_characters(g, square) <= BLIP_REACH:
            found += 1.5
    return found


def threats_to(g: Corps, square: int) -> float:
    """How many bodies could attack somebody on a square in the next Alien phase."""
    found = 0.0
    for alien, at in g.aliens.items():
        if steps_to(g, at, square) <= ALIEN_REACH + 1:
            found += bodies(g, alien)
    for at in g.blips.values():
        if steps_to(g, at, square) <= BLIP_REACH + 1:
            found += 1.0
    return found


def danger(g: Corps, who: int, square: int) -> float:
    """How many bodies would go for this character on a square rather than for somebody nearer to them."""
    others = [g.square[w] for w in range(CHARACTERS) if w != who and g.square[w] >= 0]
    found = 0.0
    for alien, at in g.aliens.items():
        steps = steps_to(g, at, square)
        if steps <= ALIEN_REACH + 1 and not any(steps_to(g, at, other) <= steps for other in others):
            found += bodies(g, alien)
    for at in g.blips.values():
        steps = steps_to(g, at, square)
        if steps <= BLIP_REACH + 1 and not any(steps_to(g, at, other) <= steps for other in others):
            found += 1.0
    return found


def fallen_beside(g: Corps, alien: int) -> bool:
    """Whether somebody lies next to an Alien and would be carried off."""
    if alien > FACEHUGGER:
        return False
    near = g.adjacent(g.aliens[alien])
    return any(g.is_down(who) for who in g.characters_on(near))


def shy(g: Corps) -> bool:
    """Whether it is bad to stand next to an Alien: the 2020 rules grant no Defensive Fire at one that need not move."""
    return "alien_starts_adjacent" not in g.fixed.edition.defensive_fire_trigger


def gun_zone(g: Corps) -> int:
    """The squares where our own sentry guns would fire at whoever steps there."""
    zone = 0
    for gun, (at, facing) in enumerate(g.sentries):
        if g.ammo[gun] > 0:
            zone |= view_of(g, at, facing)
    return zone


def view_of(g: Corps, at: int, facing: int) -> int:
    """The floor squares a gun on a square may see: doors count as open, since whoever walks by opens them."""
    return g.board.seen(at, ahead(g, at, facing), 0, g.barricaded, False)


def ahead(g: Corps, at: int, facing: int) -> int:
    """The floor squares in front of a muzzle."""
    dx, dy = AHEAD[facing]
    width = g.board.width
    x0, y0 = at % width, at // width
    cone = g.fixed.switches.sentry_arc == "cone"
    found = 0
    for y in range((g.board.floor.bit_length() + width - 1) // width):
        forward = (y - y0) * dy
        if dy and forward < 1:
            continue
        low, high = 0, width - 1
        if dy and cone:
            low, high = max(low, x0 - forward), min(high, x0 + forward)
        elif dx:
            start = max(1, abs(y - y0)) if cone else 1
            low, high = (x0 + start, high) if dx > 0 else (low, x0 - start)
        if low <= high:
            found |= ((1 << (high - low + 1)) - 1) << (y * width + low)
    return found & g.board.floor


def friends_near(g: Corps, who: int, square: int, within: int) -> int:
    """How many other armed, standing characters are within so many spaces."""
    near = g.board.within(square, within)
    return sum(
        1
        for other in range(CHARACTERS)
        if other != who
        and g.square[other] >= 0
        and near >> g.square[other] & 1
        and g.weapons[other]
        and not g.is_down(other)
    )
