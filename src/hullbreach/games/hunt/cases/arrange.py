"""A position from its description: the reverse of the position tree. Used by cases and tests.

A described position is a sandbox unless the case names a mission: a board, whoever is named on it, and nobody has to
win anything. Cards that are not named lie in their decks, in the order of the content.
"""

from __future__ import annotations

from collections.abc import Mapping

from hullbreach.games.hunt.cases.in_force import arrange_changes
from hullbreach.games.hunt.cases.position import MARKS, PHASES
from hullbreach.games.hunt.cases.steps import begin
from hullbreach.games.hunt.content.actions import ACTION_IDS
from hullbreach.games.hunt.content.board import Board, read_grid
from hullbreach.games.hunt.content.names import ALIEN, BASES, FACES, MARINE, NORMAL, PREDATOR, SITES, SMALL, TOKENS
from hullbreach.games.hunt.content.skills import GUN_EMPLACEMENT
from hullbreach.games.hunt.rules.armies.experience import OWN_POOL
from hullbreach.games.hunt.rules.armies.forces import is_fixed, plain
from hullbreach.games.hunt.rules.armies.profiles import Model, decoy
from hullbreach.games.hunt.rules.board.doors import doors_left
from hullbreach.games.hunt.rules.fixed import Fixed
from hullbreach.games.hunt.rules.goals.steps import begin_steps
from hullbreach.games.hunt.rules.setup import has_deck
from hullbreach.games.hunt.rules.state import ACTIVATION, NOBODY, NOWHERE, Hunt
from hullbreach.games.hunt.rules.tokens.carrying import is_loader
from hullbreach.games.hunt.rules.tokens.known_names import meet
from hullbreach.games.hunt.words.names import GROUP, TOKEN
from hullbreach.kernel.errors import BadInput
from hullbreach.kernel.options import bits
from hullbreach.parts.position_reader import Given

KINDS = {
    "piece": "a piece such as marine-1",
    "tile": "a tile such as r0c1",
    "link": "a connection such as r0c0/r0c1",
    "token": "a token such as egg-1",
    "side": "a side",
    "unit": "the id of a unit",
    "model": "a unit and its group, such as alien_stalker/1",
    "environment": "the id of an Environment card",
    "card": "the id of a Strategy card",
    "mission_card": "the id of a Mission card",
}
USUAL = ("colonial_marine_pulse_rifle", "alien_infant_warrior", "predator_hunter")
DECOY = "decoy"
# Follows from the rest of the tree.
ELSEWHERE = ("question", "roll", "outcome", "tiles_free", "effects")


def board_of(given: Mapping[str, object], usual: Board) -> Board:
    """The board that a description draws, or the usual one; ``marks`` says what the digits on it stand for."""
    text = given.get("board")
    if text is None:
        return usual
    if not isinstance(text, str):
        raise BadInput("given.board", f"{text!r}, expected a drawing")
    marks = given.get("marks", {})
    known = (*TOKENS, *SITES)
    if not isinstance(marks, dict) or any(kind not in known for kind in marks.values()):
        raise BadInput("given.marks", f"{marks!r}, expected digits with one of {', '.join(known)} each")
    return read_grid(text, marks, "given.board")


def sizes_of(given: Mapping[str, object], fixed: Fixed) -> tuple[int, ...]:
    """How many pieces each side has: those named, or as many as the box has."""
    sizes = list(fixed.size)
    named = [given.get(key) for key in ("pieces", "fallen", "bodies", "aboard")]
    for word in [word for each in named if isinstance(each, dict | list) for word in each]:
        side, _, number = str(word).rpartition("-")
        if side in fixed.side_words and number.isdecimal() and len(number) < 3:
            at = fixed.side_words.index(side)
            sizes[at] = max(sizes[at], int(number))
    return tuple(sizes)


def arrange(g: Hunt, given: Mapping[str, object]) -> None:
    """Set a match up as a case describes; ``BadInput`` names the first key that is wrong."""
    fixed = g.fixed
    top = Given(given, "given", fixed, g.seats, KINDS)
    top.skip("board", "marks", *ELSEWHERE)
    g.turn = top.number("turn", 1)
    g.phase = PHASES.index(top.word("phase", PHASES, PHASES[ACTIVATION]))
    order = top.names("order", "side")
    if len(set(order)) < len(order):
        raise top.bad("order", "a side twice")
    g.order = (*order, *[side for side in range(fixed.sides) if side not in order])
    g.winner = g.order[0]
    arrange_board(g, top)
    pieces = top.by_name("pieces", "piece")
    place_pieces(g, pieces)
    arrange_fallen(g, top)
    g.look_again()
    arrange_tokens(g, top)
    share_out(g)
    for piece, table in pieces.items():
        arrange_piece(g, piece, table)
    for word in top.table("tokens").written():
        if g.fixed.value("token", word) in g.carried:
            raise top.bad("tokens", f"{word!r} is carried")
    g.launched = top.name("launched", "side", g.launched)
    g.aboard = top.mask("aboard", "piece")
    arrange_sides(g, top)
    # Whoever is out has no place in an order that does not name them.
    g.order = tuple([side for side in g.order if not order or side in order or not g.out >> side & 1])
    arrange_environment(g, top)
    arrange_changes(g, top)
    begin(g, top)
    top.done()
    meet(g, 0)
    g.look_again()
    if not g.present:
        raise top.bad("pieces", "nobody is on the board")
    if g.aboard & g.present:
        raise top.bad("aboard", "whoever is in the pod is on the board")
    check_room(g, top)


def check_room(g: Hunt, top: Given) -> None:
    """Nothing takes more than there is: points of tiles, doors of the box."""
    crowded = [tile for tile, room in enumerate(g.room) if room < 0]
    if crowded:
        raise top.bad("pieces", f"{g.fixed.board.names[crowded[0]]} holds {-g.room[crowded[0]]} points too many")
    if doors_left(g) < 0:
        raise top.bad("doors", f"{g.doors.bit_count()}, expected at most {g.fixed.content.doors}")


# ---- the board


def arrange_board(g: Hunt, top: Given) -> None:
    """Doors, tiles that are gone, faces and acid."""
    g.doors = top.mask("doors", "link") if top.has("doors") else g.fixed.board.start_doors
    g.gone = top.mask("gone", "tile")
    for tile, table in top.by_name("tiles", "tile").items():
        table.skip("free", "engaged", "full", "pieces_here", "tokens_here", "marker", "bodies_here")
        g.face[tile] = FACES.index(table.word("face", FACES, FACES[g.face[tile]]))
        g.acid[tile] = table.number("acid", g.acid[tile], 0, 8)
        table.done()
    for tile, first in top.by_name("traps", "tile").items():
        for table in (first, *first.tables("more")):
            trap = (tile, table.name("side", "side", 0), table.number("st", 12, 1, 20), table.number("avv", 0, 0, 20))
            g.traps = (*g.traps, trap)
            table.done()


# ---- pieces


def place_pieces(g: Hunt, pieces: dict[int, Given]) -> None:
    """Who stands where; Marine tokens are nobody yet, their models wait in the pool."""
    content = g.fixed.content
    roster: list[Model] = list(g.roster)
    fixed = g.fixed
    for piece, table in pieces.items():
        faction = g.faction(piece)
        table.skip("engaged", "engaged_with", "can_fight")
        word = table.text("unit", USUAL[faction])
        face = table.word("face", ("up", "down", "hidden"), "up")
        group, level = table.number("group", 0, 0, 60), table.number("level", 1, 1, 4)
        if face == "hidden" and faction != ALIEN:
            raise table.bad("face", "'hidden' is for Aliens")
        if word == DECOY:
            if faction != PREDATOR:
                raise table.bad("unit", f"{word!r} is no unit of this side")
            model = decoy(content.decoy)
        else:
            unit = content.units[table.find("unit", word, "unit")]
            if unit.faction != faction:
                raise table.bad("unit", f"{word!r} is no unit of this side")
            model = plain(content, unit.index, group, level)
        bit = 1 << piece
        roster.append(model)
        number = len(roster) - 1
        if face == "down" and not is_fixed(g, model):
            g.pools[fixed.side_of[piece]] = (*g.pools[fixed.side_of[piece]], number)
        else:
            g.who[piece] = number
        if word == DECOY:
            g.decoys |= bit
            face = "down"
        g.base[piece] = model.profile.base
        size = BASES[g.base[piece]]
        if table.word("base", BASES, size) != size:
            raise table.bad("base", f"its base is {size}")
        g.up |= bit if face == "up" else 0
        g.seen |= bit if face == "up" else 0
        g.hidden |= bit if face == "hidden" else 0
        g.tile[piece] = table.name("at", "tile")
        if g.tile[piece] < 0 or g.gone >> g.tile[piece] & 1:
            raise table.bad("at", "missing, expected a tile of the board")
        on_vent = bool(g.fixed.board.vents >> g.tile[piece] & 1)
        if on_vent and model.profile.base != SMALL:
            raise table.bad("at", "only small bases fit into a vent")
        if face == "hidden" and g.face[g.tile[piece]] == NORMAL:
            raise table.bad("face", "'hidden' needs an infested tile")
        g.floor[piece] = table.name("came_from", "tile", NOWHERE if on_vent else g.tile[piece])
        g.entered[piece] = table.mask("entered", "tile")
        g.evacuated[piece] = table.mask("evacuated", "tile")
    g.roster = tuple(roster)


def arrange_fallen(g: Hunt, top: Given) -> None:
    """Models off the board: whoever fell before, and may come back where a rule brings somebody."""
    fallen = top.table("fallen")
    for word in fallen.written():
        piece = top.find("piece", word, f"fallen.{word}")
        if g.tile[piece] >= 0:
            raise top.bad("fallen", f"{word!r} is on the board")
        if fallen.text(word) == DECOY and g.faction(piece) == PREDATOR:
            model = decoy(g.fixed.content.decoy)
            g.decoys |= 1 << piece
        else:
            unit = fallen.name(word, "unit")
            if g.fixed.content.units[unit].faction != g.faction(piece):
                raise fallen.bad(word, "this is no unit of its side")
            model = plain(g.fixed.content, unit)
        g.roster += (model,)
        g.who[piece] = len(g.roster) - 1
        g.base[piece] = model.profile.base
        g.seen |= 1 << piece


def share_out(g: Hunt) -> None:
    """Where several seats share a side they have its pieces by turns, unless a piece says otherwise (HUNT-AREN-10)."""
    if any(len(seats) > 1 for seats in g.fixed.seats_of):
        owners = [NOBODY] * g.fixed.pieces
        for mask, seats in zip(g.fixed.masks, g.fixed.seats_of, strict=True):
            for n, piece in enumerate(bits(mask) if seats else ()):
                owners[piece] = seats[n % len(seats)]
        g.owners = tuple(owners)


def arrange_piece(g: Hunt, piece: int, table: Given) -> None:
    """What lies on a piece and what it has done."""
    bit = 1 << piece
    if table.has("seat"):
        seat = table.seat("seat", NOBODY)
        if seat not in g.fixed.seats_of[g.side(piece)]:
            raise table.bad("seat", "expected a seat of its side")
        if g.owners:
            g.owners = (*g.owners[:piece], seat, *g.owners[piece + 1 :])
    most = 0 if g.who[piece] < 0 else max(g.profile(piece).w - 1, 0)
    g.hurt[piece] = table.number("hurt", 0, 0, most)
    if table.has("wounds"):
        # The same from the other side: how many it has left.
        hurt = most + 1 - table.number("wounds", 1, 1, most + 1)
        if table.has("hurt") and hurt != g.hurt[piece]:
            raise table.bad("wounds", f"with {g.hurt[piece]} lost it has {most + 1 - g.hurt[piece]}")
        g.hurt[piece] = hurt
    for n, word in enumerate(table.texts("used")):
        if word not in ACTION_IDS:
            raise table.bad(f"used[{n}]", f"{word!r}, expected an action")
        g.used[piece] |= 1 << ACTION_IDS.index(word)
    for token in table.names("carries", "token"):
        if token in g.carried or g.decoys & bit:
            raise table.bad("carries", "a decoy carries nothing, and nothing is carried twice")
        g.lying.pop(token, None)
        g.carried[token] = piece
        g.genuine |= bit
    g.escorted = piece if table.flag("escorted") else g.escorted
    for gun in table.names("lifts", "piece"):
        fallen = g.who[gun] >= 0 and g.tile[gun] < 0
        if not fallen or not g.profile(gun).skills & GUN_EMPLACEMENT:
            raise table.bad("lifts", "expected a Sentry Gun that is among the fallen")
        if not is_loader(g, piece):
            raise table.bad("lifts", "only a Power Loader lifts")
        g.loaded[gun] = piece
    for key, field in MARKS.items():
        if table.has(key):
            mask = getattr(g, field)
            setattr(g, field, mask | bit if table.flag(key) else mask & ~bit)
    table.done()


def arrange_tokens(g: Hunt, top: Given) -> None:
    """Objective tokens on the board, markers and bodies."""
    for kind, at in g.fixed.board.tokens:
        if kind in TOKENS and not top.has("tokens"):
            number = TOKENS.index(kind) * TOKEN
            while number in g.lying or number % TOKEN == 0:
                number += 1
            g.lying[number] = at
    tokens = top.table("tokens")
    for word in tokens.written():
        g.lying[top.find("token", word, f"tokens.{word}")] = tokens.name(word, "tile")
    markers = top.table("markers")
    for word in markers.written():
        tile = top.find("tile", word, f"markers.{word}")
        kind = markers.word(word, TOKENS, TOKENS[0])
        g.markers[tile] = TOKENS.index(kind) * TOKEN + 1
    for victim, first in top.by_name("bodies", "piece").items():
        if g.tile[victim] >= 0 and g.faction(victim) != ALIEN:
            # Only Aliens come back, in the place of who fell (HUNT-DEC-53).
            raise first.bad("at", "whoever lies there is on the board")
        for table in (first, *first.tables("more")):
            tile = table.name("at", "tile")
            if tile < 0:
                raise table.bad("at", "missing, expected a tile of the board")
            by = table.name("by", "side", 1 if g.side(victim) == 0 else 0)
            g.bodies += ((tile, by, table.number("turn", 0), victim),)
            table.done()
    # A Sentry Gun that was lifted counts like a token (HUNT-DEC-52).
    for word in top.texts("picked_up"):
        gun = piece_called(g, word)
        g.picked = (*g.picked, ~gun if gun >= 0 else top.find("token", word, "picked_up"))
    trophies = [token for token in (*g.lying, *g.carried) if token // TOKEN == TOKENS.index("trophy")]
    g.next_trophy = max([token % TOKEN for token in trophies], default=0) + 1


def piece_called(g: Hunt, word: str) -> int:
    """The piece of this name; NOBODY for a word that names none."""
    try:
        return g.fixed.value("piece", word)
    except KeyError:
        return NOBODY


# ---- sides and cards


def arrange_sides(g: Hunt, top: Given) -> None:
    """Hands, decks, counts and progress of every side."""
    content = g.fixed.content
    tables = top.by_name("sides", "side")
    for side, faction in enumerate(g.fixed.factions):
        unsaid = Given({}, f"given.sides.{g.fixed.side_words[side]}", g.fixed, g.seats, KINDS)
        table = tables.get(side) or unsaid
        table.skip("faction", "models", "hand", "discard", "deck")
        if table.has("unrevealed"):
            g.pools[side] = unrevealed(g, table)
        named: list[int] = []
        for key in ("hand", "discard", "deck"):
            cards = table.names(key, "card")
            for card in cards:
                if content.strategy[card].faction != faction or card in named:
                    raise table.bad(key, f"{content.strategy[card].id!r} is no card of this side, or named twice")
                named.append(card)
        g.hands[side] = tuple(sorted(table.names("hand", "card")))
        g.discards[side] = list(reversed(table.names("discard", "card")))
        rest = [card.index for card in content.strategy if card.faction == faction and card.index not in named]
        if has_deck(g, side):
            g.decks[side] = [*reversed(rest), *reversed(table.names("deck", "card"))]
        g.played[side] = table.number("played", 0, 0, 9)
        kills = table.table("kills")
        g.kills[side] = tuple([kills.number(word, 0) for word in ("marine", "alien", "predator")])
        kills.done()
        g.trophies[side] = table.number("trophies", 0)
        g.frags[side] = table.number("frags", 0)
        groups = table.table("groups")
        for word in groups.written():
            if not word.isdecimal():
                raise groups.bad(word, "expected the number of a group")
            g.group_frags[side, int(word)] = groups.number(word, 0)
        rerolls = table.table("rerolls")
        for word in rerolls.written():
            used = rerolls.number(word, 0, 0, 2)
            sergeant = piece_called(g, word)
            if word.isdecimal():
                g.rerolls[side, int(word)] = used
            elif sergeant >= 0 and g.who[sergeant] >= 0:
                g.rerolls[side, OWN_POOL + g.who[sergeant]] = used
            else:
                raise rerolls.bad(word, "expected the number of a group, or a Sergeant with a level of his own")
        g.seals[side] = table.number("seals", 0, 0, 3)
        g.welds[side] = table.number("welds", 0, 0, 4)
        g.last[side] = table.name("last", "piece", g.last[side])
        if table.has("last") and g.side(g.last[side]) != side:
            raise table.bad("last", "expected a piece of this side")
        # Nobody of it is there, nor in the pod, so it takes no part.
        there = g.pieces_of(side) | g.aboard & g.fixed.masks[side]
        g.out |= 1 << side if table.flag("out", not there) else 0
        g.missions[side] = table.names("missions", "mission_card")
        g.targets[side] = table.names("targets", "tile")
        g.homes[side] = table.names("homes", "tile") or g.fixed.board.deployment.get(faction, ())
    begin_steps(g)
    for side, table in tables.items():
        # What is read as the position stands is passed over (HUNT-DEC-71).
        for key, counted in (("progress", g.progress), ("needed", g.counts)):
            if table.has(key):
                numbers = table.numbers(key)
                if len(numbers) != len(counted[side]):
                    raise table.bad(key, f"{len(numbers)} numbers, expected one for each of {len(counted[side])} goals")
                counted[side] = numbers
        table.done()


def unrevealed(g: Hunt, table: Given) -> tuple[int, ...]:
    """The Marines whom no token stands for yet, each as its unit and, behind a bar, its group (HUNT-BLIP-11)."""
    first = len(g.roster)
    for code in table.names("unrevealed", "model"):
        group, index = divmod(code, GROUP)
        if g.fixed.content.units[index].faction != MARINE:
            raise table.bad("unrevealed", "expected Marines")
        g.roster += (plain(g.fixed.content, index, group),)
    return tuple(range(first, len(g.roster)))


def arrange_environment(g: Hunt, top: Given) -> None:
    """The Environment deck; the card in play is only there, what it did must be described."""
    content = g.fixed.content
    g.environment = top.name("environment", "environment", g.environment)
    discard = list(reversed(top.names("environment_discard", "environment")))
    deck = list(top.names("environment_deck", "environment"))
    g.environment_discard = discard
    if g.fixed.switches.environment_cards:
        taken = {*discard, *deck, g.environment}
        rest = [card.index for card in content.environment if card.index not in taken]
        g.environment_deck = [*reversed(rest), *reversed(deck)]


def add(g: Hunt, given: Mapping[str, object]) -> None:
    """Put pieces, doors and acid into a position in the middle of play."""
    top = Given(given, "add", g.fixed, g.seats, KINDS)
    pieces = top.by_name("pieces", "piece")
    for piece in pieces:
        if g.tile[piece] >= 0:
            raise top.bad("pieces", f"{g.fixed.name('piece', piece)!r} is on the board")
    place_pieces(g, pieces)
    g.look_again()
    for piece, table in pieces.items():
        arrange_piece(g, piece, table)
        g.out &= ~(1 << g.side(piece))
    g.doors |= top.mask("doors", "link")
    for tile, table in top.by_name("tiles", "tile").items():
        g.acid[tile] = table.number("acid", g.acid[tile], 0, 8)
        table.done()
    top.done()
    g.look_again()
    check_room(g, top)
