"""What a card is worth to the player who has it, in tenths of a point, read from its effects."""

from __future__ import annotations

from hullbreach.games.encounters.content import effects as fx
from hullbreach.games.encounters.content.card_faces import CHARACTER, CHESTBURSTER, CONTAMINANT, Face
from hullbreach.games.encounters.rules.state import NOTHING, Encounters
from hullbreach.games.encounters.words.names import CLASS_NAMES, CREW_NAMES
from hullbreach.parts.grammar import Effect, Group, Stmt, Verb
from hullbreach.parts.known import UNKNOWN

POINT = 10
# Recruit points are worth less once there is little time left to use what they buy, by completed Objectives.
RECRUIT_POINT = (10, 10, 8)
DRAW = 13
COUNTER = 2
# What can be waited for, and what is paid for with the card itself.
LATER = {"guard": 8, "discard": 8, "sacrifice": 3}
# How often a class or crew ability finds its partner, in tenths, when nothing is known of the deck.
PARTNER = 4
# Nobody wants these.
BURDEN = -40
# Verbs whose worth hangs on nothing else.
PLAIN: dict[type[Verb], int] = {
    fx.Convert: 12,
    fx.KillOwn: 12,
    fx.SortDeck: 6,
    fx.GainSelf: 10,
    fx.CopyPlayed: 18,
    fx.CopyHq: 20,
    fx.Refresh: 2,
    fx.Scan: 10,
    fx.Peek: 3,
    fx.ScanDiscount: 6,
    fx.Move: 6,
    fx.Weaken: 10,
    fx.Hold: 14,
    fx.Strike: -20,
    fx.Heal: 12,
    fx.Dodge: 14,
    fx.KillChestburster: 4,
    fx.Win: 500,
}


def verb_worth(verb: Verb, recruit: int) -> int:
    """What one action is worth to its player."""
    if isinstance(verb, fx.Attack):
        return POINT * verb.n * (COUNTER if verb.per else 1)
    if isinstance(verb, fx.Recruit):
        return recruit * verb.n * (COUNTER if verb.per else 1)
    if isinstance(verb, fx.Draw):
        return DRAW * verb.n * (COUNTER if verb.per else 1)
    if isinstance(verb, fx.GainSergeant):
        return 2 * recruit if verb.to == "hand" else recruit
    if isinstance(verb, fx.GainHq):
        return 5 * verb.max if verb.to == "hand" else 2 * verb.max
    if isinstance(verb, fx.KillEnemy):
        return POINT * min(verb.max, 7) * min(verb.n, 2)
    if isinstance(verb, fx.Heal | fx.Dodge | fx.Scan | fx.Hold | fx.Peek | fx.Strike):
        return PLAIN[type(verb)] * verb.n
    if isinstance(verb, Group):
        return sum([stmt_worth(stmt, recruit, False) for stmt in verb.does])
    return PLAIN.get(type(verb), 0)


def stmt_worth(stmt: Stmt, recruit: int, optional: bool) -> int:
    """What a statement is worth once it happens; of alternatives the best."""
    worth = sum([max([verb_worth(verb, recruit) for verb in choice]) for choice in stmt.does])
    if stmt.price:
        worth -= stmt.price * (recruit if stmt.pay_with == "recruit" else POINT)
    if stmt.cond is not None:
        worth //= 2
    # What may be left alone never hurts.
    return max(0, worth) if stmt.may or stmt.price or optional else worth


def clause_worth(clause: Effect, recruit: int) -> int:
    """What a clause is worth once it happens."""
    return sum([stmt_worth(stmt, recruit, clause.timing == "once") for stmt in clause.does])


class CardWorth:
    """The worth of one kind of card for each number of completed Objectives, without its partners."""

    def __init__(self, face: Face) -> None:
        self.alone: list[int] = []
        self.partners: list[tuple[bool, int, int]] = []
        #: cards that it draws when it is played
        self.draws = 0
        #: attack that it gives when it is discarded (Vigilant) or sacrificed
        self.reserve = 0
        for recruit in RECRUIT_POINT:
            found = POINT * face.attack + recruit * face.recruit + (3 if face.coordinate else 0)
            for clause in face.clauses:
                if clause.timing in ("play", "once"):
                    found += clause_worth(clause, recruit)
                elif clause.timing in LATER:
                    found += clause_worth(clause, recruit) * LATER[clause.timing] // 10
            if face.kind in (CHESTBURSTER, CONTAMINANT):
                found = BURDEN
            self.alone.append(found)
        for clause in face.clauses:
            for verb in clause.verbs:
                if isinstance(verb, fx.Draw) and clause.timing in ("play", "class", "crew"):
                    self.draws += verb.n
                if isinstance(verb, fx.Attack) and clause.timing in ("discard", "sacrifice"):
                    self.reserve += verb.n
            if clause.timing == "class":
                self.partners.append((True, 1 << CLASS_NAMES.index(clause.about), clause_worth(clause, POINT)))
            elif clause.timing == "crew":
                self.partners.append((False, 1 << CREW_NAMES.index(clause.about), clause_worth(clause, POINT)))


_worths: dict[Face, CardWorth] = {}


def worth_of(face: Face) -> CardWorth:
    """The worth of a kind of card, worked out once."""
    found = _worths.get(face)
    if found is None:
        found = _worths[face] = CardWorth(face)
    return found


def own_cards(g: Encounters, seat: int) -> list[int]:
    """Every card of a seat's deck that the seat itself can count."""
    cards = [*g.decks[seat], *g.hands[seat], *g.discards[seat], *g.in_play(seat)]
    return [card for card in cards if card != UNKNOWN]


def stage(g: Encounters) -> int:
    """How far the match is, as far as the worth of recruit points goes."""
    return min(g.completed, len(RECRUIT_POINT) - 1)


class Deck:
    """A seat's deck in numbers: how many cards, their mean worth, and how common each partner is."""

    def __init__(self, g: Encounters, seat: int) -> None:
        self.stage = stage(g)
        self.faces = [g.faces[card] for card in own_cards(g, seat)]
        self.size = max(1, len(self.faces))
        self.mean = sum([self.worth(face) for face in self.faces]) // self.size

    def worth(self, face: Face) -> int:
        """What a card is worth among these cards."""
        worth = worth_of(face)
        found = worth.alone[self.stage]
        for is_class, mask, gain in worth.partners:
            with_it = sum([1 for f in self.faces if (f.classes if is_class else f.crews) & mask and f is not face])
            # Five other cards are played before or after it; about half of the time the partner comes first.
            found += gain * min(9, max(2, 40 * with_it // self.size)) // 10
        return found


def plain_worth(g: Encounters, card: int) -> int:
    """What a card is worth, with partners as common as they usually are."""
    if card in (NOTHING, UNKNOWN):
        return 0
    worth = worth_of(g.faces[card])
    return worth.alone[stage(g)] + sum([gain * PARTNER // 10 for _, _, gain in worth.partners])


def is_person(face: Face) -> bool:
    """Whether this is a card a player wants to keep, rather than a burden."""
    return face.kind == CHARACTER
