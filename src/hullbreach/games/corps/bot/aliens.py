"""How the rules bot settles what the players may settle for the Aliens: always in the team's favour."""

from __future__ import annotations

from hullbreach.games.corps.bot.outlook import BLIP_REACH, bodies, damage, friends_near, gun_zone, steps_to
from hullbreach.games.corps.rules.pieces import is_alien, piece_id, to_characters
from hullbreach.games.corps.rules.state import CHARACTERS, NEWT, Corps
from hullbreach.games.corps.words.names import FACEHUGGER
from hullbreach.kernel.options import Option, Options, bits


def listed(options: Options) -> list[Option]:
    """All open options, built."""
    return list(options)


def next_alien(g: Corps, options: Options) -> Option:
    """The easiest to kill goes first, into the steadiest aim."""
    best = 9999
    found = options[0]
    for option in options:
        piece = option.args[0]
        size = bodies(g, piece_id(piece)) if is_alien(piece) else 3
        if size < best:
            best = size
            found = option
    return found


def attackers_size(g: Corps, piece: int) -> int:
    """How many bodies would attack; two for a blip."""
    return bodies(g, piece_id(piece)) if is_alien(piece) else 2


def cheapest(g: Corps, piece: int, options: Options) -> Option:
    """The character whose being attacked costs least, in good company if possible."""
    size = attackers_size(g, piece)
    best = 9999.0
    found = options[0]
    for option in options:
        who = option.args[0]
        cost = damage(g, who, size) - 0.08 * friends_near(g, who, g.square[who], 4)
        if who == NEWT:
            cost += 1.0
        if is_alien(piece) and piece_id(piece) > FACEHUGGER and g.hugged >> who & 1:
            cost -= 1.0
        if cost < best:
            best = cost
            found = option
    return found


def path(g: Corps, options: Options) -> Option:
    """Of equally short ways the one through our guns' fire."""
    if g.sentries:
        mask = 0
        for group in options.groups:
            mask |= group[2]
        seen = mask & gun_zone(g)
        if seen:
            return Option(options.groups[0][0], (bits(seen)[0],))
    return options[0]


def farthest(g: Corps, options: Options) -> Option:
    """The square farthest from everybody."""
    best = -1
    found = options[0]
    for option in options:
        distance = to_characters(g, option.args[-1])
        if distance > best:
            best = distance
            found = option
    return found


def captor(g: Corps, options: Options) -> Option:
    """The largest swarm may leave."""
    best = 0
    found = options[0]
    for option in options:
        size = bodies(g, option.args[0])
        if size > best:
            best = size
            found = option
    return found


def tunnel(g: Corps, options: Options) -> Option:
    """A tunnel where few stand next to it, best of all where our guns look."""
    zone = gun_zone(g) if g.sentries else 0
    best = 9999.0
    found = options[0]
    for option in options:
        square = option.args[0]
        near = (g.adjacent(square) & g.character_squares).bit_count()
        cost = near - (1.5 if zone >> square & 1 else 0.0) + (0.5 if g.character_squares >> square & 1 else 0.0)
        if cost < best:
            best = cost
            found = option
    return found


def first_to_fire(g: Corps, options: Options) -> Option:
    """The steadiest aim fires first."""
    best = -1
    found = options[0]
    for option in options:
        dial = g.dial[option.args[0]]
        if dial > best:
            best = dial
            found = option
    return found


def in_need(g: Corps) -> int:
    """The armed character most likely to fire at what comes, with room on its dial."""
    best = -1.0
    found = -1
    for who in range(CHARACTERS):
        here = g.square[who]
        if here < 0 or g.is_down(who) or not g.weapons[who] or g.dial[who] >= 9:
            continue
        near = 0.0
        for alien, at in g.aliens.items():
            if steps_to(g, at, here) <= 8:
                near += bodies(g, alien)
        for at in g.blips.values():
            if steps_to(g, at, here) <= BLIP_REACH + 3:
                near += 1.0
        value = near + 0.05 * g.dial[who]
        if near > 0 and value > best:
            best = value
            found = who
    return found
