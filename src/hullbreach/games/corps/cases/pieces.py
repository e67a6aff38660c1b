"""Characters, Aliens, blips and tokens of an arranged position."""

from __future__ import annotations

from hullbreach.games.corps.cases.position import FATES
from hullbreach.games.corps.rules.effects.missions import EMPTY, SHOWS_NEWT
from hullbreach.games.corps.rules.state import (
    ABSENT,
    CAPTURED,
    NEWT,
    ON_BOARD,
    RIPLEY,
    WAITING,
    Corps,
)
from hullbreach.games.corps.words.names import FACEHUGGER, FACINGS
from hullbreach.parts.position_reader import Given

SIDES = ("hero", "grunt")


def floor(g: Corps, given: Given, square: int) -> int:
    """A square on which a figure or blip can be, and on which nothing is yet."""
    name = g.board.name(square)
    if not g.board.floor >> square & 1:
        raise given.bad("at", f"{name!r} is no floor")
    if g.taken_squares >> square & 1:
        raise given.bad("at", f"{name!r} is taken already")
    return square


def arrange_characters(g: Corps, top: Given, phase: str, chosen: bool) -> list[int]:
    """Everybody in the mission, in the order they were written; ``chosen``: the players have their Heroes."""
    entries = top.by_name("characters", "character")
    for who, given in entries.items():
        square = given.name("at", "square")
        usual = ON_BOARD if square >= 0 else WAITING if phase == "setup" else ABSENT
        g.fate[who] = FATES.index(given.word("fate", FATES, FATES[usual]))
        if (g.fate[who] == ON_BOARD) != (square >= 0):
            raise given.bad("at", "a character has a square when, and only when, it is on the board")
        if square >= 0:
            g.place_character(who, floor(g, given, square))
    arrange_sides(g, entries, chosen)
    for who, given in entries.items():
        arrange_character(g, who, given)
        given.done()
    g.refresh_characters()
    return list(entries)


def arrange_sides(g: Corps, entries: dict[int, Given], chosen: bool) -> None:
    """Who is a Hero of whom: as written, else a Hero for every seat that has none yet, then Grunts."""
    unsaid: list[int] = []
    for who, given in entries.items():
        given.skip("hero", "side")
        hero = given.seat("hero", -1) if given.has("hero") and given.raw("hero") != 0 else -1
        side = given.word("side", SIDES, "hero" if hero >= 0 else "grunt" if given.has("hero") else "")
        if side == "grunt" and hero >= 0:
            raise given.bad("side", "'grunt', but hero names a seat")
        if side == "hero" and given.has("hero") and hero < 0:
            raise given.bad("side", "'hero', but hero names no seat")
        g.hero[who] = hero
        if hero < 0 and side != "grunt" and g.fate[who] in (ON_BOARD, WAITING):
            unsaid.append(who)
    free = [seat for seat in range(g.seats) if seat not in g.hero]
    for who in unsaid if chosen else ():
        if who == NEWT and g.hero[RIPLEY] >= 0:
            g.hero[who] = g.hero[RIPLEY]
        elif free:
            g.hero[who] = free.pop(0)


def arrange_character(g: Corps, who: int, given: Given) -> None:
    """Dial, cards and state of one character."""
    bit = 1 << who
    g.dial[who] = given.number("aim", g.side(who).aim, 0, 10)
    g.weapons[who] = equipped(g, given, "weapons", "weapon")
    g.gear[who] = equipped(g, given, "equipment", "equipment")
    g.attached[who] = equipped(g, given, "attached", "hazard")
    g.owed[who] = given.number("owed_actions", 0)
    if given.flag("down"):
        g.down |= bit
    if given.flag("activated"):
        g.activated |= bit
    if given.flag("facehugger"):
        g.hugged |= bit
    if given.flag("crate"):
        g.carrying |= bit
    if given.flag("captive", g.fate[who] == CAPTURED and g.fixed.mission.mission_blip_use == "captives"):
        g.captives |= bit
    if given.flag("trapped"):
        g.trapped |= bit


def equipped(g: Corps, given: Given, key: str, type: str) -> tuple[int, ...]:
    """The cards in slots of one kind."""
    found = given.names(key, "card")
    for card in found:
        if g.card(card).type != type:
            raise given.bad(key, f"{g.card(card).id!r} is no {type} card")
    return found if type == "hazard" else tuple(sorted(found))


def arrange_aliens(g: Corps, top: Given) -> None:
    """Aliens and Facehuggers, by name or as a list."""
    most = g.next_facehugger - 1
    for alien, given in top.pieces("aliens", "alien", "alien", g.next_alien).items():
        square = given.name("at", "square")
        if square < 0:
            raise given.bad("at", "missing, expected a square")
        if alien in g.tokens:
            raise given.bad("at", f"{g.fixed.name('alien', alien)} is on the board already")
        tokens = given.number("tokens", 0, 0, 99)
        g.tokens[alien] = -1 if alien > FACEHUGGER else tokens
        g.move_alien(alien, floor(g, given, square))
        given.done()
        if alien > FACEHUGGER:
            most = max(most, alien)
        else:
            g.next_alien = max(g.next_alien, alien + 1)
    numbers = top.table("next")
    g.next_alien = numbers.number("alien", g.next_alien, 1)
    g.next_facehugger = FACEHUGGER + numbers.number("facehugger", most + 1 - FACEHUGGER, 1)
    numbers.skip("blip")
    numbers.done()


def arrange_blips(g: Corps, top: Given) -> None:
    """Blips on the board and the pool they came from."""
    pool = list(g.fixed.content.blips)
    for blip, given in top.pieces("blips", "blip", "blip").items():
        square = given.name("at", "square")
        if square < 0:
            raise given.bad("at", "missing, expected a square")
        number = given.number("number", pool[0] if pool else 1, 1, 9)
        g.numbers[blip] = number
        g.move_blip(blip, floor(g, given, square))
        given.done()
        g.next_blip = max(g.next_blip, blip + 1)
        if number in pool:
            pool.remove(number)
        elif not top.has("pool"):
            raise given.bad("number", f"{number}, the box has no such blip left; give the pool as well")
    g.pool = sorted(top.numbers("pool", 1, 9)) if top.has("pool") else pool
    top.skip("pool")
    g.next_blip = top.table("next").number("blip", g.next_blip, 1)


def add_pieces(g: Corps, top: Given) -> None:
    """Aliens, blips from the pool, tokens and cards of the Endurance deck that come in the middle of play."""
    arrange_aliens(g, top)
    for blip, given in top.pieces("blips", "blip", "blip", g.next_blip).items():
        square = given.name("at", "square")
        if square < 0 or blip in g.numbers:
            raise given.bad("at", "missing, expected a square" if square < 0 else "this blip is on the board already")
        number = given.number("number", min(g.pool, default=1), 1, 9)
        if number not in g.pool:
            raise given.bad("number", f"{number}, but the pool holds {g.pool}")
        g.pool.remove(number)
        g.numbers[blip] = number
        g.move_blip(blip, floor(g, given, square))
        given.done()
        g.next_blip = max(g.next_blip, blip + 1)
    g.tunnels = (*g.tunnels, *top.names("tunnels", "square"))
    g.crates |= top.mask("crates", "square")
    g.barricaded_points |= top.mask("barricaded_points", "square")
    arrange_doors(g, top, False)
    arrange_mission_blips(g, top, False)
    hands = top.table("hands")
    for word in hands.written():
        seat = hands.seat_called(word)
        for card in hands.names(word, "card"):
            if card not in g.deck:
                raise hands.bad(word, f"no {g.card(card).id!r} in the Endurance deck")
            at = len(g.deck) - 1 - g.deck[::-1].index(card)
            g.deck.pop(at)
            g.deck_known.pop(at)
            g.hands[seat] = tuple(sorted((*g.hands[seat], card)))
    top.done()


def arrange_tokens(g: Corps, top: Given, laid: bool) -> None:
    """Tunnels, crates, barricades, mission blips, sentry guns and exits; ``laid``: those of the mission lie there."""
    mission = g.fixed.mission
    g.tunnels = top.names("tunnels", "square")
    g.crates = top.mask("crates", "square")
    if laid and not top.has("crates"):
        for square in mission.crates:
            g.crates |= 1 << square
    g.crates_out = top.number("crates_out", 0)
    arrange_doors(g, top, laid)
    g.barricaded_points = top.mask("barricaded_points", "square")
    arrange_mission_blips(g, top, laid)
    for gun, given in sorted(top.by_name("sentries", "sentry").items()):
        if gun != len(g.sentries):
            raise given.bad("at", "sentry-a comes before sentry-b")
        square = given.name("at", "square")
        if square < 0:
            raise given.bad("at", "missing, expected a square")
        g.sentries = (*g.sentries, (square, FACINGS.index(given.word("facing", FACINGS, "north"))))
        g.ammo.append(given.number("ammo", g.fixed.constants.sentry_ammo_start))
        given.done()
    for n, way in enumerate(mission.exits):
        if way.opens == "always":
            g.open_exits |= 1 << n
    exits = top.table("exits")
    for word in exits.written():
        bit = 1 << exits.find("exit", word, word)
        g.open_exits = g.open_exits | bit if exits.word(word, ("open", "closed"), "") == "open" else g.open_exits & ~bit


def arrange_doors(g: Corps, top: Given, laid: bool) -> None:
    """Barricades on doors; open and closed follow from who stands there, and are only checked."""
    doors = top.table("doors")
    for door in g.fixed.mission.barricades if laid else ():
        g.barricaded |= 1 << door
    said: dict[int, str] = {}
    for word in doors.written():
        door = doors.find("door", word, word)
        said[door] = doors.word(word, ("open", "closed", "barricaded"), "")
        g.barricaded = g.barricaded | 1 << door if said[door] == "barricaded" else g.barricaded & ~(1 << door)
    g.refresh_doors()
    for door, state in said.items():
        if state != "barricaded" and (state == "closed") != bool(g.shut >> door & 1):
            found = "closed" if g.shut >> door & 1 else "open"
            raise doors.bad(g.board.door_name(door), f"{state!r}, but with these figures it is {found}")


def arrange_mission_blips(g: Corps, top: Given, laid: bool) -> None:
    """Mission blips with their faces; those of the mission where none are given."""
    for square, given in top.by_name("mission_blips", "square").items():
        g.mission_blips[square] = given.name("face", "mission_blip", EMPTY)
        if given.flag("up"):
            g.shown |= 1 << square
        given.done()
    if laid and not top.has("mission_blips") and g.fixed.mission.mission_blip_use == "newt":
        faces = [SHOWS_NEWT if face == "newt" else EMPTY for face in g.fixed.content.mission_blips]
        g.mission_blips = dict(zip(g.fixed.mission.mission_blips, faces, strict=False))
