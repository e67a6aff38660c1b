"""How the rules bot sets up: heroes, loadouts, places, sentry guns, barricades."""

from __future__ import annotations

from hullbreach.games.corps.bot.goals import beside, fort, nearest
from hullbreach.games.corps.bot.outlook import FAR, steps_to, view_of
from hullbreach.games.corps.rules.state import NEWT, Corps
from hullbreach.games.corps.words import options as opt
from hullbreach.kernel.options import Option, Options, bits

# Who is a good Hero, best first: hicks, hudson, vasquez, ripley, frost, gorman.
HEROES = (0, 1, 3, 5, 4, 2)
# In Escape the trapped have most to do: hicks, vasquez, hudson, frost.
TRAPPED = (0, 3, 1, 4, 5, 2)

WEAPONS = {
    "m41a_pulse_rifle": 9.0,
    "m56_smart_gun": 7.0,
    "ithaca_37": 5.0,
    "hk_vp70": 4.5,
    "m240_incinerator": 2.0,
    "m40_grenades": 6.0,
}
GEAR = {
    "m4_helmet": 6.0,
    "body_armor": 5.5,
    "ammo_bandolier": 3.5,
    "field_medkit": 3.0,
    "targeting_visor": 3.0,
    "combat_knife": 2.5,
    "hand_welder": 1.5,
    "bypass_kit": 1.0,
    "motion_tracker_unit": 0.5,
}


def hero(g: Corps, options: Options) -> Option:
    """The best Hero left."""
    order = TRAPPED if any(group.id == "trapped" for group in g.fixed.mission.groups) else HEROES
    for who in order:
        option = Option(opt.PLAY_AS, (who,))
        if option in options:
            return option
    return options[0]


def loadout(g: Corps, who: int, options: Options) -> Option:
    """The next card of a character's loadout, or done."""
    best = 0.9
    found = Option(opt.DONE, ())
    for option in options:
        if option.phrase is opt.EQUIP:
            value = gear_value(g, who, option.args[1])
            if value > best:
                best = value
                found = option
    return found


def gear_value(g: Corps, who: int, card: int) -> float:
    """What a card is worth to a character at set-up."""
    record = g.card(card)
    name = g.fixed.content.characters[who].id
    if record.type == "weapon":
        value = WEAPONS.get(record.id, 1.0)
        if record.id == "m56_smart_gun" and name == "vasquez":
            value += 4.0
        return value
    if card in g.gear[who]:
        return 0.0
    value = GEAR.get(record.id, 1.0)
    protected = any(g.card(c).id in ("m4_helmet", "body_armor") for c in g.gear[who])
    if protected and record.id in ("m4_helmet", "body_armor") and who != NEWT:
        value -= 3.2
    if who == NEWT and record.id not in ("m4_helmet", "body_armor"):
        return 0.0
    if record.id == "bypass_kit" and name == "hudson" and g.fixed.computers:
        value += 7.0
    if record.id == "hand_welder" and g.fixed.mission.barricades and name in ("hudson", "gorman"):
        value += 3.0
    if record.id == "ammo_bandolier" and name == "vasquez":
        value += 4.0
    return value


def place(g: Corps, who: int, options: Options) -> Option:
    """The start space nearest to where the mission leads."""
    goal = destination(g)
    best = FAR * 2
    found = options[0]
    for option in options:
        steps = nearest(g, option.args[1], goal)
        if g.trapped and not g.trapped >> who & 1:
            # The others keep the way out free.
            steps = FAR if steps == 0 else steps
        if steps < best:
            best = steps
            found = option
    return found


def destination(g: Corps) -> int:
    """Where the mission leads from the start."""
    mission = g.fixed.mission
    if g.trapped and mission.exits:
        return mission.exits[0].squares
    if mission.computers:
        return beside(g, g.fixed.computers)
    if g.mission_blips:
        return beside(g, sum(1 << square for square in g.mission_blips))
    if g.crates and mission.exits:
        return beside(g, g.crates)
    return fort(g)


def sentry(g: Corps, options: Options) -> Option:
    """A gun that sees most of the ways to the squad and as little of the squad as possible."""
    home = fort(g)
    near: dict[int, int] = {}
    for square in bits(g.board.floor):
        near[square] = nearest(g, square, home)
    covered = 0
    for at, facing in g.sentries:
        covered |= view_of(g, at, facing)
    ways = entry_ways(g, home)
    own = own_ways(g, home)
    best = -9999.0
    found = options[0]
    for _, args, mask, _ in options.groups:
        facing = args[1]
        for square in bits(mask):
            if near[square] > 3:
                continue
            value = gun_value(g, view_of(g, square, facing), covered, own, near, ways)
            if value > best:
                best = value
                found = Option(opt.PLACE_SENTRY, (*args, square))
    return found


def gun_value(g: Corps, seen: int, covered: int, own: int, near: dict[int, int], ways: int) -> float:
    """How well a gun's view guards the squad."""
    value = 0.0
    for square in bits(seen & ~covered):
        steps = near[square]
        if steps == 0 or own >> square & 1:
            value -= 3.0
        elif steps <= 1:
            value -= 1.0
        elif steps <= 9:
            value += 2.0 if ways >> square & 1 else 0.4
    return value


def entry_ways(g: Corps, home: int) -> int:
    """The squares on shortest ways from the entry points to the squad."""
    found = 0
    for point in g.fixed.spawn_points:
        for target in bits(home)[:1]:
            length = steps_to(g, point, target)
            for square in bits(g.board.floor):
                if steps_to(g, point, square) + steps_to(g, square, target) == length:
                    found |= 1 << square
    return found


def own_ways(g: Corps, home: int) -> int:
    """The squares the squad itself will walk: to a computer nearby and to the exits."""
    start = bits(home)[0]
    own = 0
    for way in g.fixed.mission.exits:
        for target in bits(way.squares)[:1]:
            length = steps_to(g, start, target)
            for square in bits(g.board.floor):
                if steps_to(g, start, square) + steps_to(g, square, target) <= length + 1:
                    own |= 1 << square
    for token in bits(g.fixed.computers):
        if nearest(g, start, beside(g, 1 << token)) <= 8:
            own |= beside(g, 1 << token)
    return own


def barricade(g: Corps, options: Options) -> Option:
    """A door on the Aliens' way to the squad that is not on the squad's own way."""
    home = fort(g)
    ways = entry_ways(g, home)
    own = own_ways(g, home)
    best = 0.0
    found = Option(opt.DONE, ())
    for option in options:
        if option.phrase is not opt.PLACE_BARRICADE:
            continue
        one, other = g.board.doors[option.args[0]]
        if own >> one & own >> other & 1:
            continue
        if not (ways >> one & ways >> other & 1):
            continue
        value = 20.0 - nearest(g, one, home)
        if value > best:
            best = value
            found = option
    return found
