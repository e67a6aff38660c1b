"""Endurance cards, hands and Motion Tracker cards of an arranged position."""

from __future__ import annotations

from hullbreach.games.corps.cases.position import UNKNOWN_WORD
from hullbreach.games.corps.rules.state import CHARACTERS, Corps
from hullbreach.parts.position_reader import Given

PILES = ("endurance", "below", "exhaust", "discard", "removed")


def arrange_piles(g: Corps, top: Given, shuffled: bool) -> None:
    """Every card of the box lies somewhere: where it is given, else in the pile where unused cards are."""
    hands = top.table("hands")
    for word in hands.written():
        seat = hands.find("seat", word, word)
        if seat >= g.seats:
            raise hands.bad(word, f"there are {g.seats} seats")
        g.hands[seat] = tuple(sorted(hands.names(word, "card")))
    given = top.table("piles")
    found = {pile: list(given.names(pile, "card")) for pile in PILES}
    first = list(given.names("top", "card"))
    if first and given.has("endurance"):
        raise given.bad("top", "either top or endurance, not both")
    for mid in ("turned", "playing", "lifted"):
        if given.texts(mid):
            raise given.bad(mid, "a card is there only in the middle of an effect; a case plays its way into one")
    rest = left_in_box(g, given, [*first, *[card for pile in PILES for card in found[pile]]])
    # Before the first shuffle, and between missions, the cards lie in one heap; it counts as below.
    unused = "endurance" if shuffled else "below"
    if given.has(unused):
        unused = "removed"
    if first or unused == "endurance":
        found["endurance"] = [*first, *(rest if unused == "endurance" else [])]
    if unused != "endurance":
        found[unused] = [*found[unused], *rest]
    given.done()
    g.deck = found["endurance"][::-1]
    # What is put under the deck goes to the end of this list, so it stands from the top down.
    g.below = found["below"]
    g.exhaust = found["exhaust"][::-1]
    g.discard = found["discard"][::-1]
    g.removed = found["removed"]
    arrange_knowledge(g, top)


def left_in_box(g: Corps, given: Given, placed: list[int]) -> list[int]:
    """The cards nobody has placed, in the order of the content file."""
    left = {card.index: card.copies for card in g.fixed.content.endurance}
    used = placed[:]
    for hand in g.hands:
        used += hand
    for who in range(CHARACTERS):
        used += [*g.weapons[who], *g.gear[who], *g.attached[who]]
    if not given.flag("box", True):
        return []
    for card in used:
        left[card] -= 1
        if left[card] < 0:
            record = g.card(card)
            raise given.bad("box", f"more than {record.copies} {record.id}, or say box = false to use cards beyond it")
    return [card for card, n in left.items() for _ in range(n)]


def arrange_knowledge(g: Corps, top: Given) -> None:
    """Which seats know which cards of the hidden piles; nobody knows any unless it is given."""
    g.deck_known = [0] * len(g.deck)
    g.below_known = [0] * len(g.below)
    g.exhaust_known = [0] * len(g.exhaust)
    for seat, given in top.by_name("known", "seat").items():
        for card in given.names("endurance", "card"):
            mark_member(given, "endurance", card, g.deck, g.deck_known, seat)
        for card in given.names("below", "card"):
            mark_member(given, "below", card, g.below, g.below_known, seat)
        mark_places(given, "exhaust", "card", g.exhaust, g.exhaust_known, seat)
        given.skip("tracker")
        given.done()


def mark_member(given: Given, pile: str, card: int, cards: list[int], known: list[int], seat: int) -> None:
    """Mark the topmost copy a seat does not know yet; in a shuffled pile it does not matter which."""
    for n in range(len(cards) - 1, -1, -1):
        if cards[n] == card and not known[n] >> seat & 1:
            known[n] |= 1 << seat
            return
    raise given.bad(pile, f"{given.words.name('card', card)!r} is known, but not in that pile")


def mark_places(given: Given, pile: str, kind: str, cards: list[int], known: list[int], seat: int) -> None:
    """Mark what a seat knows of a pile from the top; "unknown" leaves a card out."""
    words = given.texts(pile)
    if len(words) > len(cards):
        raise given.bad(pile, f"{len(words)} cards, but the pile has {len(cards)}")
    for n, word in enumerate(words):
        at = len(cards) - 1 - n
        if word == UNKNOWN_WORD:
            continue
        if given.find(kind, word, f"{pile}[{n}]") != cards[at]:
            raise given.bad(f"{pile}[{n}]", f"{word!r}, but {given.words.name(kind, cards[at])!r} lies there")
        known[at] |= 1 << seat


def arrange_tracker(g: Corps, top: Given, built: bool) -> None:
    """The Motion Tracker deck; where it is not given, as the mission says, each level in the order of the content."""
    given = top.table("tracker")
    cards = g.fixed.content.tracker
    deck = list(given.names("deck", "tracker"))
    discard = list(given.names("discard", "tracker"))
    used = [*deck, *discard]
    for card in used:
        if used.count(card) > 1:
            raise given.bad("deck", f"{cards[card].id!r} twice")
    mission = g.fixed.mission.tracker
    for level in mission.order if built and not given.has("deck") else ():
        level_cards = [card.index for card in cards if card.threat == level and card.index not in used]
        deck += level_cards[: mission.cards(level, g.fixed.edition.name, g.seats - g.sitting_out.bit_count())]
    g.tracker = deck[::-1]
    g.tracker_discard = discard[::-1]
    out = list(given.names("out", "tracker"))
    free = [card.index for card in cards if card.index not in deck and card.index not in discard]
    if given.has("out") and sorted(out) != free:
        raise given.bad("out", "expected every card that is neither in the deck nor discarded")
    g.tracker_out = out if given.has("out") else free if built else []
    g.tracker_mixed = given.flag("mixed")
    given.done()
    g.tracker_known = [0] * len(g.tracker)
    for seat, known in top.by_name("known", "seat").items():
        mark_places(known, "tracker", "tracker", g.tracker, g.tracker_known, seat)
