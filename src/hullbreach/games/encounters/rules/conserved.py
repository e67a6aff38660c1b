"""Where every card of encounters is: the 600 cards of the box are all somewhere, and what is kept twice agrees."""

from __future__ import annotations

from collections import Counter

from hullbreach.games.encounters.content import effects as fx
from hullbreach.games.encounters.content.card_faces import AGENDA, ALIEN_AVATAR, ALIEN_CARD, AVATAR
from hullbreach.games.encounters.rules.complex import can_move
from hullbreach.games.encounters.rules.objectives import is_complete
from hullbreach.games.encounters.rules.scoring import traitor_of
from hullbreach.games.encounters.rules.state import ALIEN, DEAD, HOST, NORMAL, NOTHING, Encounters
from hullbreach.games.encounters.rules.strikes import Suffer
from hullbreach.parts.grammar import Verb


def all_cards(g: Encounters) -> Counter[int]:
    """All cards, wherever they lie; a travelling Hazard counts as the Hazard card it is."""
    found = Counter([card for card in [*g.avatar, *g.aside, *g.hq] if card != NOTHING])
    for piles in (g.decks, g.hands, g.discards, g.vigil, g.strikes):
        for pile in piles:
            found.update(pile)
    for seat, card in enumerate(g.agenda):
        if card != NOTHING and not g.shown_agendas >> seat & 1:
            found[card] += 1
    found.update([*g.lifted, *g.hive, *g.dead_enemies, *g.dead_characters, *g.discarded, *g.collected, *g.infested])
    found.update([*g.removed, *g.spare, *g.box, *g.hatchery, *g.sergeants, *g.barracks, *g.strike_deck])
    found.update([*g.strike_discard, *g.alien_deck, *g.alien_discard, *g.alien_avatars, *g.played, *g.objectives])
    found.update([card for card, _ in g.attached])
    found.update(g.card_of.values())
    found[g.fixed.location_card] += 1
    return found


def amiss(g: Encounters) -> list[str]:
    """What does not add up, in words; empty when everything is in its place."""
    if not g.objectives:
        return []  # before the end of set-up the stacks are still being made
    return [*_box(g), *out_of_place(g), *_kept_twice(g)]


def _box(g: Encounters) -> list[str]:
    """Whether all cards are there, each as often as the box has it."""
    found: list[str] = []
    cards = all_cards(g)
    travelling = cards.pop(g.fixed.contaminant, 0)
    if travelling != len(g.infested):
        found.append(f"{travelling} Contaminants for {len(g.infested)} travelling Hazards")
    box = Counter({face.index: face.copies for face in g.faces if face.copies})
    if cards != box:
        wrong = {g.faces[card].id: n for card, n in ((cards - box) + (box - cards)).items()}
        found.append(f"cards missing or too many: {wrong}")
    return found


def _kept_twice(g: Encounters) -> list[str]:
    """What is noted beside the facts and no longer agrees with them."""
    found: list[str] = []
    pieces = [piece for piece in g.rooms if piece >= 0]
    pieces += [*g.combat, *[hugger[0] for hugger in g.huggers], *g.limbo]
    if sorted(pieces) != sorted(g.card_of):
        found.append(f"pieces {sorted(pieces)}, but cards of {sorted(g.card_of)}")
    if len(g.hive) != len(g.layers) or g.layer_of.keys() != g.card_of.keys():
        found.append("the layers of the Hive cards are out of date")
    if any(card in g.fixed.odd and not g.odd >> piece & 1 for piece, card in g.card_of.items()):
        found.append("a card that stays, starts or lasts is overlooked")
    for seat in range(g.seats):
        if (_chestbursters(g, seat) > 0) != bool(g.burdened >> seat & 1):
            found.append(f"the Chestburster of seat {seat} is out of date")
        owned = [*g.decks[seat], *g.hands[seat], *g.discards[seat], *g.in_play(seat)]
        if any(g.faces[card].talents & ~g.talents[seat] for card in owned):
            found.append(f"the talents of seat {seat} are out of date")
        if not g.helpers >> seat & 1 and not g.fixed.coordinating.isdisjoint(owned):
            found.append(f"seat {seat} has a card to Coordinate with and is not asked")
        if not g.guards >> seat & 1 and not g.fixed.guards.isdisjoint(owned):
            found.append(f"seat {seat} has a card to guard with and is not asked")
        if list(g.hands[seat]) != sorted(g.hands[seat]):
            found.append(f"hand of seat {seat} is not sorted")
        if Counter(g.hands_known[seat]) - Counter(g.hands[seat]):
            found.append(f"hand of seat {seat} is known to hold what it does not")
        if g.top_known[seat] > len(g.decks[seat]):
            found.append(f"more of the deck of seat {seat} is known than there is")
    if not g.progress and g.outcome is None and is_complete(g):
        found.append("the Objective is complete and nobody will look")
    return found


# ---- what play never leads to


def out_of_place(g: Encounters) -> list[str]:
    """What can never lie where it lies, whatever the box holds; in words, empty when all is well."""
    if g.outcome is None and not g.normals():
        return ["no normal player is left, and the game goes on"]
    found = [*_complex(g), *_stacks(g), *_agendas(g)]
    if (g.coordinated | g.standing_back) >> max(g.turn, 0) & 1:
        found.append("the active player has helped in the own turn, or stands back")
    for seat in range(g.seats):
        found += [f"{g.fixed.name('seat', seat)} {wrong}" for wrong in _player(g, seat)]
    return found


def _chestbursters(g: Encounters, seat: int) -> int:
    """How many Chestbursters a player carries."""
    lifted = g.lifted if g.looker == seat else ()
    return (*g.decks[seat], *g.hands[seat], *g.discards[seat], *lifted).count(g.fixed.chestburster)


def _player(g: Encounters, seat: int) -> list[str]:
    """What no player can have."""
    fate = g.fate[seat]
    own = [*g.decks[seat], *g.discards[seat], *g.vigil[seat], *[card for card in g.aside[seat : seat + 1] if card >= 0]]
    if fate == DEAD:
        has = own or g.hands[seat] or g.strikes[seat] or g.dodges[seat] or g.avatar[seat] != NOTHING
        return ["is dead, but has something"] if has else []
    found: list[str] = []
    held = [*g.hands[seat], *(g.played if seat == g.turn else ())]
    if fate == ALIEN:
        if not g.fixed.player_aliens:
            found.append("is an Alien player, and there are none")
        if own or any(g.faces[card].kind != ALIEN_CARD for card in held):
            found.append("is an Alien player, but has cards of a normal one")
    elif any(g.faces[card].kind == ALIEN_CARD for card in (*own, *held)):
        found.append("is a normal player, but has cards of an Alien one")
    if g.faces[g.avatar[seat]].kind != (ALIEN_AVATAR if fate == ALIEN else AVATAR):
        found.append("has an Avatar of the other kind")
    if g.fixed.chestburster in held:
        found.append("holds a Chestburster, and did not die of it")
    if _chestbursters(g, seat) > 1:
        found.append("carries two Chestbursters")
    if not g.fixed.vigilant.issuperset(g.vigil[seat]):
        found.append("has a card in play from an earlier turn that is not Vigilant")
    if g.aside[seat] != NOTHING and (g.aside[seat] not in g.fixed.coordinating or seat == g.turn):
        found.append("has set a card aside that helps nobody")
    # A Strike kills once its text has happened.
    if g.damage(seat) >= g.health(seat) and not any(isinstance(p, Suffer) and p.seat == seat for p in g.stack):
        found.append("has damage of at least the Health, but lives")
    return found


def _complex(g: Encounters) -> list[str]:
    """What cannot lie in the Complex, in the Combat Zone or before players."""
    found: list[str] = []
    if any(g.blocked >> room & 1 and piece >= 0 and can_move(g, piece) for room, piece in enumerate(g.rooms)):
        found.append("a card in a blocked room")
    if any(g.is_up(piece) and g.face(piece).facehugger for piece in (*g.rooms, *g.combat) if piece >= 0):
        found.append("a Facehugger that lies face up and has not jumped")
    if any(g.is_up(piece) for piece in g.peeked) or any(not g.is_up(piece) for piece in g.shift):
        found.append("a face-up card that is peeked at, or a face-down one with another Attack")
    for piece, host, stage in g.huggers:
        if not g.face(piece).facehugger or g.fate[host] != NORMAL or (stage == HOST and host != g.turn):
            found.append(f"{g.face(piece).id} before {g.fixed.name('seat', host)}, at whom it never jumps, or not now")
    if len(set(g.attached)) < len(g.attached):
        found.append("two cards of one kind attached to one room")
    found += [
        f"{g.faces[card].id} attached" for card, _ in g.attached if not _does(g, card, fx.AttachHere, fx.AttachRoom)
    ]
    return found + [f"{g.faces[card].id} collected" for card in g.collected if not _does(g, card, fx.Collect)]


def _does(g: Encounters, card: int, *kinds: type[Verb]) -> bool:
    """Whether a card has one of these verbs."""
    return any(isinstance(verb, kinds) for clause in g.faces[card].clauses for verb in clause.verbs)


def _stacks(g: Encounters) -> list[str]:
    """Cards in the stacks of others."""
    hive = ("hive", "drone", "secret")
    jumping = (g.fixed.hatched,)
    found: list[str] = []
    for name, cards, decks, others in (
        ("Hive deck", (*g.hive, *g.card_of.values()), hive, jumping),
        ("Barracks", g.barracks, ("character",), jumping),
        ("HQ", [card for card in g.hq if card >= 0], ("character",), ()),
        ("Sergeants", g.sergeants, ("sergeant",), ()),
        ("Hatchery", g.hatchery, ("hatchery",), ()),
    ):
        wrong = [g.faces[card].id for card in cards if g.faces[card].deck not in decks and card not in others]
        found += [f"{card} is no card of the {name}" for card in wrong]
    return found


def _agendas(g: Encounters) -> list[str]:
    """Agendas that were never dealt, or should have been shown."""
    dealt = [card for card in g.agenda if card != NOTHING]
    if not g.fixed.agendas:
        return ["Agendas in a game without them"] if dealt or g.shown_agendas else []
    found: list[str] = []
    if any(g.faces[card].kind != AGENDA for card in dealt) or len(set(dealt)) < len(dealt):
        found.append("an Agenda that is none, or that two players have")
    if sum([1 for card in dealt if g.faces[card].evil]) > g.fixed.content.numbers.evil_agendas_dealt:
        found.append("more traitors than there can be")
    for seat in range(g.seats):
        last = g.normals() == [seat] and seat == traitor_of(g)
        if g.agenda[seat] != NOTHING and not g.shown_agendas >> seat & 1 and (g.fate[seat] != NORMAL or last):
            found.append(f"{g.fixed.name('seat', seat)} must have shown the Agenda")
    return found
