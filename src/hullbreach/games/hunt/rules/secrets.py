"""Who knows what: a state with the unknown taken out, and worlds drawn anew that fit what a seat knows. HUNT section 37

A side knows its own tokens and hand; of the others it knows what lies open, what was shown once, and what their tokens
have done. Who a Marine token is nobody knows before it is revealed (HUNT-BLIP-11).
"""

from __future__ import annotations

from hullbreach.games.hunt.rules.armies.deployment import Deploy, Placing
from hullbreach.games.hunt.rules.armies.forces import number_of
from hullbreach.games.hunt.rules.armies.lists import Draft, imagined
from hullbreach.games.hunt.rules.armies.profiles import Model, stranger
from hullbreach.games.hunt.rules.armies.unseen import Unseen, draw_list
from hullbreach.games.hunt.rules.state import NOBODY, SETUP, UNFIXED, Hunt
from hullbreach.kernel.chance import Source
from hullbreach.kernel.options import bits
from hullbreach.parts.known import UNKNOWN, Zone, redeal
from hullbreach.parts.piles import shuffled


def side_of(g: Hunt, seat: int) -> int:
    """The side a seat belongs to; nobody's for a spectator."""
    return g.fixed.side_of_seat[seat] if 0 <= seat < len(g.fixed.side_of_seat) else NOBODY


def strangers(g: Hunt, side: int) -> int:
    """The pieces of which a side does not know who they are."""
    found = 0
    for other, mask in enumerate(g.fixed.masks):
        if other != side:
            found |= mask
    return found & ~g.seen


def conceal(g: Hunt, seat: int) -> Hunt:
    """A copy in which everything the seat may not know is unknown."""
    side = side_of(g, seat)
    other = g.copy()
    unknown = strangers(g, side)
    for piece in bits(unknown):
        other.who[piece] = UNFIXED
        other.hurt[piece] = 0
        # Nobody tells a Pass from a Move of no tiles (HUNT-DEC-67).
        other.used[piece] = 0
    other.decoys &= ~unknown
    if g.escorted >= 0 and unknown >> g.escorted & 1:
        other.escorted = NOBODY
    if g.active >= 0 and unknown >> g.active & 1:
        other.points = 0
    if g.fixed.ground.lists:
        other.roster = tuple(_known_roster(g, side))
        other.pools = [pool if of == side else (UNKNOWN,) * len(pool) for of, pool in enumerate(g.pools)]
    # Of lists in the making, and of tokens in secret places, others know how far they are.
    other.drafts = tuple([draft if of == side else Draft(done=draft.done) for of, draft in enumerate(g.drafts)])
    other.placing = [tiles if of == side else (UNKNOWN,) * len(tiles) for of, tiles in enumerate(g.placing)]
    other.hands = [hand if of == side else (UNKNOWN,) * len(hand) for of, hand in enumerate(g.hands)]
    other.decks = [[UNKNOWN] * len(deck) for deck in g.decks]
    other.environment_deck = [UNKNOWN] * len(g.environment_deck)
    # Of what a state remembers only eyes depend on something secret: a decoy has none.
    for piece in bits(g.decoys & unknown & g.present):
        other.look_at(g.tile[piece])
    return other


def _known_roster(g: Hunt, side: int) -> list[Model]:
    """The roster with strangers in place of models that the side has never seen."""
    seen = {g.who[piece] for piece in bits(g.seen)}
    own = set(g.pools[side]) if side >= 0 else set()
    if side >= 0:
        own |= {g.who[piece] for piece in bits(g.fixed.masks[side])}
    return [
        model if n in seen or n in own or model.profile.type == "decoy" else stranger()
        for n, model in enumerate(g.roster)
    ]


def resample(g: Hunt, seat: int, source: Source) -> Hunt:
    """A world in which everything the seat may not know is drawn anew, fitting what it has seen.

    What a token has spent of its activation stays: everybody is shown it as soon as the token is turned up.
    """
    side = side_of(g, seat)
    other = g.copy()
    for of in range(g.fixed.sides):
        if of != side:
            if g.fixed.ground.lists and g.fixed.pieces and of != g.fixed.ground.instinct:
                _resample_list(g, other, of, side, source)
            _resample_tokens(g, other, of, source)
            _resample_set_up(g, other, of, source)
            hand, deck = Zone(g.hands[of]), Zone(g.decks[of])
            redeal((hand, deck), source)
            other.hands[of], other.decks[of] = tuple(sorted(hand.things)), deck.things
        else:
            other.decks[of] = shuffled(g.decks[of], source)
    other.environment_deck = shuffled(g.environment_deck, source)
    other.look_again()
    return other


def _unseen_tokens(g: Hunt, side: int) -> list[int]:
    """The tokens of a side, on the board or waiting for it, that stand for somebody whom others never saw."""
    waiting = g.phase == SETUP
    return [
        piece
        for piece in bits(g.fixed.masks[side] & ~g.seen)
        if (waiting or g.tile[piece] >= 0) and g.who[piece] != UNFIXED
    ]


def _resample_list(g: Hunt, other: Hunt, of: int, side: int, source: Source) -> None:
    """Whom another side has bought: anybody of its chart with such bases for such points, behind tokens and nameless.

    A list that its rules make (the Horde's by Instinct) everybody can tell.
    """
    roster = list(other.roster)
    strange = [n for n, model in enumerate(_known_roster(g, side)) if model.profile.type == "unknown"]
    places = [n for n in strange if g.roster[n].profile.faction == g.fixed.factions[of]]
    tokens = [piece for piece in _unseen_tokens(g, of) if not g.decoys >> piece & 1]
    unseen = [Unseen(base, True) for base in sorted([g.base[piece] for piece in tokens])]
    unseen += [Unseen(base, False) for base in sorted([g.roster[n].profile.base for n in g.pools[of]])]
    drawn, draft = draw_list(g, of, unseen, source)
    for place, model in zip(places, drawn, strict=False):
        roster[place] = model
    for place in places[len(drawn) :]:
        roster[place] = drawn[0] if drawn else roster[place]
    other.roster = tuple(roster)
    found = [(number_of(roster, model), who.base) for model, who in zip(drawn, unseen, strict=False)]
    other.pools[of] = tuple([number for number, _ in found[len(tokens) :]])
    left = found[: len(tokens)]
    for piece in tokens:
        at = next(n for n, (_, base) in enumerate(left) if base == g.base[piece])
        other.who[piece] = left.pop(at)[0]
    other.drafts = (*other.drafts[:of], draft, *other.drafts[of + 1 :])


def _resample_tokens(g: Hunt, other: Hunt, side: int, source: Source) -> None:
    """Tokens of one base change places, but none becomes what it cannot be."""
    pieces = _unseen_tokens(g, side)
    # Who it is, its wounds, whether it is a decoy, and whether it is escorted; how big it is everybody sees.
    zone = Zone(
        [
            (other.who[piece], g.hurt[piece], g.decoys >> piece & 1, int(g.escorted == piece), g.base[piece])
            for piece in pieces
        ]
    )

    def could_be() -> bool:
        return all(_could_be(other, piece, model[0]) for piece, model in zip(pieces, zone.things, strict=True))

    redeal((zone,), source, lambda model: model[4], could_be)
    for piece, (who, hurt, decoy, escorted, _) in zip(pieces, zone.things, strict=True):
        other.who[piece] = who
        other.hurt[piece] = hurt
        bit = 1 << piece
        other.decoys = other.decoys | bit if decoy else other.decoys & ~bit
        if escorted:
            other.escorted = piece


def _resample_set_up(g: Hunt, other: Hunt, side: int, source: Source) -> None:
    """What a side has done in secret before the match: its list, and where its tokens start."""
    if g.drafts and not g.fixed.pieces:
        other.drafts = (*other.drafts[:side], imagined(g, side), *other.drafts[side + 1 :])
    rings = next((procedure.rings[side] for procedure in g.stack if isinstance(procedure, Deploy)), None)
    if g.placing[side] and rings is not None:
        other.placing[side] = ()
        for _ in g.placing[side]:
            tiles = bits(Placing(other, side, rings).tiles())
            other.placing[side] = (*other.placing[side], tiles[source.below(len(tiles))])


def _could_be(g: Hunt, piece: int, roster: int) -> bool:
    """Whether a token can be this model after all it has done."""
    model = g.roster[roster]
    if model.profile.type == "decoy" and g.genuine >> piece & 1:
        return False
    return model.profile.skills & g.shown[piece] == g.shown[piece]
