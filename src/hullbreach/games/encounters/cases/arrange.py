"""A position from its description: the reverse of the position tree. Used by cases and tests.

Every card of the box is somewhere. What a description names is taken first; the rest lies where it would after
set-up, in the order of the content and not shuffled, or in the box where a pile is described completely.
"""

from __future__ import annotations

from collections.abc import Mapping

from hullbreach.games.encounters.cases.places import (
    arrange_combat,
    arrange_huggers,
    arrange_rooms,
    layer_of,
    origin_of,
)
from hullbreach.games.encounters.cases.position import FATES
from hullbreach.games.encounters.cases.stock import Claims, FromThePiles
from hullbreach.games.encounters.content.card_faces import HAZARD
from hullbreach.games.encounters.rules.fixed import LAYERS, Fixed
from hullbreach.games.encounters.rules.reveal import RECYCLED
from hullbreach.games.encounters.rules.setup import Game
from hullbreach.games.encounters.rules.state import (
    ALIEN,
    DEAD,
    HIVE,
    NORMAL,
    NOTHING,
    Encounters,
)
from hullbreach.games.encounters.rules.turn import AlienTurn, Turns
from hullbreach.games.encounters.words.names import ACHIEVEMENTS, CLASS_NAMES, CREW_NAMES, PHASE_NAMES, ROOM_NAMES
from hullbreach.kernel.errors import BadInput
from hullbreach.kernel.procedures import Step, steps_of
from hullbreach.parts.position_reader import Given

KINDS = {"card": "the id of a card", "seat": "seat-1 to seat-5", "room": "a room", "achievement": "an achievement"}
# The step at which a turn goes on in each phase; an Alien player has only two.
STEPS: dict[str, Step] = {
    "hive": Turns.begin,
    "start": Turns.settle_hive,
    "action": Turns.actions,
    "strike": Turns.strike,
    "cleanup": Turns.clean,
    "over": Turns.end,
}
ALIEN_STEPS: dict[str, Step] = {
    "start": AlienTurn.begin,
    "action": AlienTurn.actions,
    "cleanup": AlienTurn.cleanup,
    "over": AlienTurn.end,
}
# Follows from the options or from the rest of a tree.
ELSEWHERE = ("location", "objectives", "question", "roll")


def arrange(fixed: Fixed, given: Mapping[str, object]) -> Encounters:
    """The state a case describes; ``BadInput`` names the first key that is wrong."""
    g = Encounters(fixed.players, fixed)
    top = Given(given, "given", fixed, fixed.players, KINDS)
    phase = top.word("phase", ("setup", *STEPS), "setup" if not given else "action")
    if phase == "setup":
        top.done()
        g.stack, g.at = [Game()], [0]
        return g
    top.skip(*ELSEWHERE)
    claims = Claims(g)
    g.completed = top.number("completed", 0, 0, LAYERS - 1)
    cards = fixed.objective_cards
    g.objectives = cards[g.completed :] + cards[: g.completed]
    g.turn = top.seat("turn", 0)
    arrange_players(g, top, claims)
    g.played = claims.take(top.names("played", "card"), "played")
    start_decks(g, top, claims)
    arrange_rooms(g, top, claims)
    arrange_combat(g, top, claims)
    arrange_huggers(g, top, claims)
    arrange_piles(g, top, claims)
    arrange_turn(g, top)
    deal_agendas(g, top, claims)
    find_burdened(g)
    arrange_bodies(g, top)
    claims.box_rest()
    begin(g, phase)
    top.done()
    return g


def begin(g: Encounters, phase: str) -> None:
    """The procedures that are under way."""
    alien = g.fate[g.turn] == ALIEN
    steps = ALIEN_STEPS if alien else STEPS
    if g.fate[g.turn] == DEAD or phase not in steps:
        raise BadInput("given: phase", f"{phase!r} cannot be the turn of this player")
    g.phase = HIVE if phase == "start" else PHASE_NAMES.index(phase)
    if g.phase == PHASE_NAMES.index("over"):
        g.phase = PHASE_NAMES.index("cleanup")
    turns = steps_of(Turns)
    if alien:
        g.stack = [Turns(), AlienTurn(g.turn)]
        g.at = [turns.index(Turns.pass_on), steps_of(AlienTurn).index(steps[phase])]
    else:
        g.stack, g.at = [Turns()], [turns.index(steps[phase])]


# ---- players


def arrange_players(g: Encounters, top: Given, claims: Claims) -> None:
    """The cards and the fate of every seat."""
    players = top.by_name("players", "seat")
    for seat in players:
        if seat >= g.seats:
            raise top.bad("players", f"there are {g.seats} seats")
    named = [
        Given(table.reader.data, table.place, g.fixed, g.seats, KINDS).name("avatar", "card")
        for table in players.values()
    ]
    for seat in range(g.seats):
        given = players.get(seat) or Given({}, f"players.seat-{seat + 1}", g.fixed, g.seats, KINDS)
        given.skip("health", "defense", "damage", "chestburster", "deck", "deck_known")
        g.fate[seat] = FATES.index(given.word("fate", FATES, "normal"))
        avatar = given.name("avatar", "card", NOTHING)
        if g.fate[seat] != DEAD:
            usual = usual_avatars(g, seat)
            if avatar == NOTHING:
                free = [card for card in usual if card not in named and claims.left[card]]
                avatar = free[0] if free else usual[0]
            g.avatar[seat] = claims.one(avatar, f"players.seat-{seat + 1}.avatar")
        place = f"players.seat-{seat + 1}"
        g.hands[seat] = tuple(sorted(claims.take(given.names("hand", "card"), f"{place}.hand")))
        g.hands_known[seat] = tuple(sorted(given.names("hand_known", "card")))
        left = list(g.hands[seat])
        for card in g.hands_known[seat]:
            if card not in left:
                raise given.bad("hand_known", f"{g.faces[card].id!r} is not in that hand")
            left.remove(card)
        g.discards[seat] = claims.take(given.names("discard", "card"), f"{place}.discard")[::-1]
        g.vigil[seat] = claims.take(given.names("vigilant", "card"), f"{place}.vigilant")[::-1]
        g.strikes[seat] = claims.take(given.names("strikes", "card"), f"{place}.strikes")[::-1]
        aside = given.name("aside", "card")
        if aside != NOTHING:
            g.aside[seat] = claims.one(aside, f"{place}.aside")
        agenda = given.name("agenda", "card")
        if given.flag("agenda_revealed"):
            g.shown_agendas |= 1 << seat
            g.agenda[seat] = agenda
        elif agenda != NOTHING:
            g.agenda[seat] = claims.one(agenda, f"{place}.agenda")
        g.dodges[seat] = given.number("dodges", 0)
        g.had_turns[seat] = given.number("turns", 1)
        for word in given.texts("achievements"):
            if word not in ACHIEVEMENTS:
                raise given.bad("achievements", f"{word!r} is no achievement")
            g.achieved[seat] |= 1 << ACHIEVEMENTS.index(word)
        if given.has("deck"):
            deck = given.names("deck", "card")
            g.decks[seat] = claims.take(deck, f"{place}.deck")[::-1]
        given.done()


def usual_avatars(g: Encounters, seat: int) -> list[int]:
    """The Avatars a seat would have, the most usual first: that of the first game, then those of no other seat."""
    content = g.fixed.content
    if g.fate[seat] == ALIEN:
        aliens = [g.fixed.index[avatar.id] for avatar in content.alien_avatars]
        at = seat % len(aliens)
        return aliens[at:] + aliens[:at]
    first = [g.fixed.index[content.avatars[n].id] for n in content.first_roles]
    others = [g.fixed.index[avatar.id] for avatar in content.avatars]
    return [first[seat], *[card for card in others if card not in first], *first]


def start_decks(g: Encounters, top: Given, claims: Claims) -> None:
    """A deck that is not described holds what is left of the thirteen starting cards."""
    content = g.fixed.content
    described = top.raw("players") if top.has("players") else {}
    assert isinstance(described, dict)
    for seat in range(g.seats):
        given = described.get(f"seat-{seat + 1}", {})
        if g.fate[seat] != NORMAL or "deck" in given:
            continue
        cards = [content.specialist] * content.numbers.specialists + [content.grunt] * content.numbers.grunts
        cards.append(g.faces[g.avatar[seat]].role_card)
        elsewhere = [*g.hands[seat], *g.discards[seat], *g.vigil[seat], g.aside[seat]]
        elsewhere += g.played if seat == g.turn else ()
        for card in elsewhere:
            if card in cards:
                cards.remove(card)
        g.decks[seat] = tuple(claims.some(cards))
    for seat, given in top.by_name("players", "seat").items():
        g.top_known[seat] = given.number("deck_known", 0, 0, len(g.decks[seat]))


def deal_agendas(g: Encounters, top: Given, claims: Claims) -> None:
    """With Hidden Agendas a player whose Agenda is not described has the first Good one that is left."""
    if not g.fixed.agendas:
        return
    good = [card for card in g.fixed.content.copies_of("agenda") if not g.faces[card].evil]
    for seat in g.normals():
        if g.agenda[seat] == NOTHING and not g.shown_agendas >> seat & 1:
            free = [card for card in good if claims.left[card]]
            if free:
                g.agenda[seat] = claims.one(free[0], f"players.seat-{seat + 1}.agenda")


def arrange_bodies(g: Encounters, top: Given) -> None:
    """Health and Defense, where they are not the printed ones."""
    for seat, given in top.by_name("players", "seat").items():
        alive = g.avatar[seat] != NOTHING
        health, defense = (g.health(seat), g.defense(seat)) if alive else (0, 0)
        more = given.number("health", health) - health, given.number("defense", defense) - defense
        if more != (0, 0):
            face = g.faces[g.avatar[seat]]
            if not alive or face.health + more[0] < 0:
                raise given.bad("health", f"{health + more[0]} cannot be: it is {health}")
            g.faces = [*g.faces]
            counts = g.fixed.defense_as_health and g.fate[seat] == NORMAL and given.has("health")
            counted = more[1] if counts else 0
            g.faces[g.avatar[seat]] = face.with_body(face.health + more[0] - counted, face.defense + more[1])


def add(g: Encounters, given: Mapping[str, object]) -> None:
    """Add cards to a position in the middle of play, from the box or the pile they lie in."""
    top = Given(given, "add", g.fixed, g.seats, KINDS)
    claims = FromThePiles(g)
    rooms = top.reader.data.get("rooms")
    for word in rooms if isinstance(rooms, dict) else ():
        if word in ROOM_NAMES and g.rooms[ROOM_NAMES.index(word)] >= 0:
            raise top.bad(f"rooms.{word}", "there is a card already")
    arrange_rooms(g, top, claims)
    arrange_combat(g, top, claims)
    arrange_huggers(g, top, claims)
    for seat, each in top.by_name("players", "seat").items():
        place = f"players.seat-{seat + 1}"
        g.hands[seat] = tuple(sorted((*g.hands[seat], *claims.take(each.names("hand", "card"), f"{place}.hand"))))
        g.strikes[seat] = (*claims.take(each.names("strikes", "card"), f"{place}.strikes")[::-1], *g.strikes[seat])
        each.done()
    top.done()
    find_burdened(g)
    # What is noted about the cards of players may no longer hold.
    fresh = Encounters(g.seats, g.fixed)
    g.guards, g.helpers, g.progress, g.talents = fresh.guards, fresh.helpers, fresh.progress, fresh.talents


def find_burdened(g: Encounters) -> None:
    """Who carries a Chestburster follows from where it lies."""
    for seat in range(g.seats):
        if g.fixed.chestburster in g.decks[seat] + g.hands[seat] + g.discards[seat]:
            g.burdened |= 1 << seat


# ---- shared piles


def arrange_piles(g: Encounters, top: Given, claims: Claims) -> None:
    """The stacks and piles of the table; one that is described holds exactly these cards, the top first."""
    g.dead_enemies = list(claims.take(top.names("dead_enemies", "card"), "dead_enemies"))[::-1]
    g.dead_characters = list(claims.take(top.names("dead_characters", "card"), "dead_characters"))[::-1]
    g.discarded = list(claims.take(top.names("discarded", "card"), "discarded"))[::-1]
    g.removed = list(claims.take(top.names("removed", "card"), "removed"))[::-1]
    g.collected = claims.take(top.names("collected", "card"), "collected")
    g.infested = arrange_travelling(g, top, claims)
    g.strike_discard = list(claims.take(top.names("strike_discard", "card"), "strike_discard"))[::-1]
    g.alien_discard = list(claims.take(top.names("alien_discard", "card"), "alien_discard"))[::-1]
    if top.names("looked_at", "card"):
        raise top.bad("looked_at", "cards are looked at only in the middle of an effect: play it")
    g.hq = arrange_hq(g, top, claims)
    g.sergeants = claims.pile(top, "sergeants", "sergeant")
    g.strike_deck = claims.pile(top, "strike_deck", "strike")
    g.barracks = claims.pile(top, "barracks", "character")
    g.hatchery = sorted(claims.pile(top, "hatchery", "hatchery"))
    g.alien_deck = claims.pile(top, "alien_deck", "alien")
    g.hive = claims.pile(top, "hive", "hive")
    g.recycled = int(top.flag("hive_recycled"))
    g.layers = [RECYCLED if g.recycled else layer_of(g, card) for card in g.hive]
    origins = top.texts("hive_origins")
    if origins:
        if len(origins) != len(g.hive):
            raise top.bad("hive_origins", f"{len(origins)} words for {len(g.hive)} cards of the Hive deck")
        g.layers = [origin_of(top, "hive_origins", word) for word in reversed(origins)]
    g.hazards = top.number("hazards", 0)
    kills = top.table("kills")
    for word in kills.written():
        g.kills[kills.find("card", word, word)] = kills.number(word, 0)
    kills.done()


def arrange_travelling(g: Encounters, top: Given, claims: Claims) -> tuple[int, ...]:
    """The Hazard cards that are on their way, one for every Contaminant."""
    found = claims.take(top.names("travelling_hazards", "card"), "travelling_hazards")[::-1]
    wanted = sum([pile.count(g.fixed.contaminant) for pile in (*g.decks, *g.hands, *g.discards, g.played)])
    if not found:
        hazards = [face.index for face in g.faces if face.kind == HAZARD]
        free = [card for card in hazards if claims.left[card]]
        found = claims.take(free[:wanted], "travelling_hazards")
    if len(found) != wanted:
        raise top.bad("travelling_hazards", f"{len(found)} Hazard cards for {wanted} Contaminants")
    return found


def arrange_hq(g: Encounters, top: Given, claims: Claims) -> list[int]:
    """The spaces of the HQ; ``none`` is an empty one."""
    found = [NOTHING] * len(g.hq)
    if not top.has("hq"):
        top.skip("hq")
        return found
    slots = top.raw("hq")
    if not isinstance(slots, list) or len(slots) > len(found):
        raise top.bad("hq", f"{slots!r}, expected a list of at most {len(found)} cards")
    for n, word in enumerate(slots):
        if word not in (None, "none"):
            found[n] = claims.one(top.find("card", str(word), f"hq[{n}]"), f"hq[{n}]")
    return found


# ---- the turn


def arrange_turn(g: Encounters, top: Given) -> None:
    """What has happened in this turn."""
    g.round = top.number("round", 1)
    for card in g.played:
        g.classes |= g.faces[card].classes
        g.crews |= g.faces[card].crews
    g.classes = mask_of(top, "played_classes", CLASS_NAMES, g.classes)
    g.crews = mask_of(top, "played_crews", CREW_NAMES, g.crews)
    g.combos = mask_of(top, "class_abilities", CLASS_NAMES, 0)
    g.attack = top.number("attack", 0)
    g.recruit = top.number("recruit", 0)
    g.convert = top.flag("convert")
    g.scan_discount = top.number("scan_discount", 0)
    g.defense_cut = top.number("defense_cut", 0)
    g.scanned = top.number("scanned", 0)
    g.killed = top.number("killed", 0)
    kept = top.names("kept", "card") if top.has("kept") else g.played
    top.skip("kept")
    for card in kept:
        for n, clause in enumerate(g.faces[card].clauses):
            if clause.timing == "once":
                g.kept = (*g.kept, (card, n))
    g.used = top.names("used", "card")
    aside = tuple([seat for seat in range(g.seats) if g.aside[seat] != NOTHING])
    for seat in top.seats("offered", ()):
        if seat not in aside:
            raise top.bad("offered", f"seat-{seat + 1} has no card aside")
        g.offered |= 1 << seat
    for seat in top.seats("coordinated", aside):
        g.coordinated |= 1 << seat
    for seat in top.seats("standing_back", ()):
        g.standing_back |= 1 << seat


def mask_of(top: Given, key: str, names: tuple[str, ...], usual: int) -> int:
    """A list of words as a mask."""
    words = top.texts(key)
    if not top.has(key):
        return usual
    mask = 0
    for word in words:
        if word not in names:
            raise top.bad(key, f"{word!r}, expected one of {', '.join(names)}")
        mask |= 1 << names.index(word)
    return mask
