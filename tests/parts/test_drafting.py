"""Set-up with choices: secret deals and a draft as nemesis has them, force lists as hunt has them."""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.kernel.chance import Order, Seeded
from hullbreach.kernel.errors import No
from hullbreach.kernel.options import Option
from hullbreach.kernel.phrases import Names, Phrase
from hullbreach.kernel.procedures import Next, Procedure, run
from hullbreach.kernel.requests import Ask, AskAll, Request, Roll
from hullbreach.kernel.state import State
from hullbreach.parts.drafting import Bought, Chart, Limit, Share, Unit, dealt, keep_one, pick_one
from hullbreach.parts.known import Zone, redeal

SHUFFLE = Phrase("shuffle", "objectives")
DRAFT_CARDS = Phrase("draft-cards", "draft cards")
WHO = Phrase("who", "which character")
WHICH = Phrase("which", "which objective")
TAKE = Phrase("take", "take {character:number}")
KEEP = Phrase("keep", "keep {objective:number}")


class Crew(State):
    """Two secret Objectives each, then a Character each; the first Encounter takes one Objective away."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats, Names())
        self.objectives: list[tuple[int, ...]] = []
        self.removed: tuple[int, ...] = ()
        self.characters: list[int] = []
        self.drafts: tuple[int, ...] = (0, 1, 2, 3)
        self.stack.append(SetUp())
        self.at.append(0)


@dataclass
class SetUp(Procedure):
    """Deal, draft, and the choice of the first Encounter. NEM-SET-12, NEM-SET-13, NEM-CRI-01"""

    def shuffle(self, g: Crew) -> Next:
        return Roll(SHUFFLE, (), Order("number", [10, 11, 12, 13, 14, 15, 16]))

    def deal(self, g: Crew, order: tuple[int, ...]) -> Next:
        g.objectives, g.removed = dealt(order, g.seats, 2)
        return tuple([Draft(seat) for seat in range(g.seats)])

    def choose(self, g: Crew) -> Next:
        return keep_one(dict(enumerate(g.objectives)), WHICH, KEEP)

    def keep(self, g: Crew, answers: tuple[Option, ...]) -> Next:
        for seat, option in enumerate(answers):
            g.objectives[seat] = option.args
        return None


@dataclass
class Draft(Procedure):
    """Two random Characters are turned up, one is kept, the other goes back. NEM-SET-13"""

    seat: int

    def reveal(self, g: Crew) -> Next:
        return Roll(DRAFT_CARDS, (), Order("number", list(g.drafts)))

    def pick(self, g: Crew, order: tuple[int, ...]) -> Next:
        return pick_one(self.seat, order[:2], WHO, TAKE)

    def keep(self, g: Crew, chosen: Option) -> Next:
        g.characters.append(chosen.args[0])
        g.drafts = tuple(card for card in g.drafts if card != chosen.args[0])
        return None


def answered(g: Crew, request: Request | None, answer: object) -> Request | None:
    assert request is not None
    return run(g, answer, True)


def test_a_secret_deal_a_draft_and_a_choice_made_together() -> None:
    g = Crew(3)
    request = run(g, None, False)
    request = answered(g, request, (10, 11, 12, 13, 14, 15, 16))
    assert g.objectives == [(10, 11), (12, 13), (14, 15)]
    assert g.removed == (16,)
    for seat, order in enumerate([(3, 0, 1, 2), (2, 0, 1), (1, 0)]):
        assert isinstance(request, Roll)
        assert request.space.holds(order)
        request = answered(g, request, order)
        assert isinstance(request, Ask)
        assert (request.seat, request.prompt) == (seat, WHO)
        assert list(request.options) == [Option(TAKE, (card,)) for card in order[:2]]
        request = answered(g, request, request.options[0])
    assert g.characters == [3, 2, 1]
    assert isinstance(request, AskAll)
    assert [ask.seat for ask in request.asks] == [0, 1, 2]
    assert [list(ask.options) for ask in request.asks][2] == [Option(KEEP, (14,)), Option(KEEP, (15,))]
    answers = request.settle({ask.seat: ask.options[ask.seat % 2] for ask in request.asks})
    assert answered(g, request, answers) is None
    assert g.objectives == [(10,), (13,), (14,)]


def test_what_was_dealt_in_secret_could_be_anywhere() -> None:
    hands, rest = dealt((10, 11, 12, 13, 14), 2, 2)
    source, others = Seeded(1), set()
    for _ in range(60):
        own, other, box = Zone(hands[0], ()), Zone(hands[1]), Zone(rest)
        redeal((own, other, box), source)
        assert own.things == [10, 11]
        others.add(frozenset(other.things))
    assert others == {frozenset(pair) for pair in ((12, 13), (12, 14), (13, 14))}


RULE = "HUNT-FORC"
MARINE, SMART_GUN, SERGEANT, COMMANDO, LOADER, CAPTAIN = range(6)
MARINES = Chart(
    (
        Unit("marine", 10, ("troop", "basic"), 10, 2),
        Unit("smart_gun", 10, ("troop", "heavy"), 10, 2),
        Unit("sergeant", 35, ("troop", "sergeant"), 15, 2),
        Unit("commando", 35, ("troop",)),
        Unit("power_loader", 75, ("support",), 35, 2),
        Unit("captain", 75, ("hero",)),
    ),
    RULE,
    models=(Limit("hero", 1, 2, "HUNT-DEC-42", from_cost=300),),
    groups=(Limit("troop", 2, 5, "HUNT-FORC-02"), Limit("support", 0, 3, "HUNT-FORC-02")),
    inside=(
        Limit("troop", 5, 8, "HUNT-FORC-02"),
        Limit("heavy", 0, 1, "HUNT-FORC-04"),
        Limit("sergeant", 0, 1, "HUNT-FORC-05"),
    ),
    shares=(Share("hero", 0, 50, "HUNT-HERO-02"),),
)
FACEHUGGER, WARRIOR, QUEEN = range(3)
HIVE = Chart(
    (Unit("facehugger", 5, ("troop",)), Unit("warrior", 22, ("support",)), Unit("queen", 275, ("hero", "queen"))),
    RULE,
    models=(Limit("support", 0, 3, "HUNT-FORC-10"), Limit("queen", 0, 1, "HUNT-FORC-10")),
    shares=(Share("troop", 50, 100, "HUNT-FORC-10"),),
)


def reasons(found: list[No]) -> list[tuple[object, ...]]:
    return [(no.reason, *no.about, no.rule) for no in found]


def squad(unit: int, n: int, group: int) -> list[Bought]:
    return [Bought(unit, 1, group)] * n


def test_the_lists_of_the_rulebook() -> None:
    # HUNT-EX-32
    two = [*squad(MARINE, 7, 1), Bought(SERGEANT, 2, 1), *squad(COMMANDO, 5, 2)]
    assert repr(MARINES.cost(two)) == "295 = +70 marine +50 sergeant +175 commando"
    assert MARINES.complaints(two, 300) == []
    # HUNT-EX-33: exactly the limit; the sergeant upgrades one of eight.
    exact = [*squad(MARINE, 7, 1), *squad(MARINE, 7, 2), Bought(SERGEANT, 2, 2), Bought(MARINE, 1, 2)]
    assert MARINES.cost(exact).value == 200
    assert reasons(MARINES.complaints(exact, 200)) == [("too-many", "troop", 9, 8, "HUNT-FORC-02")]
    assert reasons(MARINES.complaints([*exact[:-1], Bought(MARINE, 1, 1)], 200)) == []
    assert reasons(MARINES.complaints([*exact[:-1], Bought(MARINE, 1, 1)], 199)) == [
        ("over-the-points", 200, 199, RULE)
    ]


def test_what_a_list_cannot_take() -> None:
    models = [*squad(MARINE, 7, 1), Bought(SMART_GUN, 1, 1)]

    def no(model: Bought, points: int = 300) -> tuple[object, ...] | None:
        found = MARINES.cannot_buy(models, model, points)
        return None if found is None else (found.reason, *found.about, found.rule)

    assert no(Bought(MARINE, 1, 1)) == ("too-many", "troop", 9, 8, "HUNT-FORC-02")
    assert no(Bought(SMART_GUN, 1, 2)) is None
    assert no(Bought(CAPTAIN, 1, 3)) is None
    assert no(Bought(CAPTAIN, 2, 3)) == ("level-out-of-bounds", "captain", 2, 1, RULE)
    assert no(Bought(MARINE, 3, 2)) == ("level-out-of-bounds", "marine", 3, 2, RULE)
    assert no(Bought(CAPTAIN, 1, 3), points=155) is None
    assert no(Bought(CAPTAIN, 1, 3), points=154) == ("over-the-points", 155, 154, RULE)
    models.pop(0)
    assert no(Bought(SMART_GUN, 1, 1)) == ("too-many", "heavy", 2, 1, "HUNT-FORC-04")
    models[-1] = Bought(SERGEANT, 1, 1)
    assert no(Bought(SERGEANT, 1, 1)) == ("too-many", "sergeant", 2, 1, "HUNT-FORC-05")
    assert no(Bought(SERGEANT, 1, 2)) is None


def test_what_a_finished_list_lacks() -> None:
    assert reasons(MARINES.complaints(squad(MARINE, 4, 1), 300)) == [
        ("too-few", "troop", 1, 2, "HUNT-FORC-02"),
        ("too-few", "troop", 4, 5, "HUNT-FORC-02"),
    ]
    # From 300 points on a hero is needed, and half of the points is the most for heroes.
    full = [*squad(COMMANDO, 5, 1), *squad(MARINE, 5, 2)]
    assert reasons(MARINES.complaints(full, 400)) == []
    dear = [*full, Bought(LOADER, 1, 3)]
    assert reasons(MARINES.complaints(dear, 400)) == [("too-few", "hero", 0, 1, "HUNT-DEC-42")]
    assert reasons(MARINES.complaints([*dear, Bought(CAPTAIN, 1, 4)], 400)) == []
    cheap = [*squad(MARINE, 5, 1), *squad(MARINE, 5, 2), Bought(CAPTAIN, 1, 3), Bought(CAPTAIN, 1, 4)]
    assert reasons(MARINES.complaints(cheap, 400)) == [("wrong-share", "hero", 150, 250, "HUNT-HERO-02")]


def test_a_hive_counts_models() -> None:
    hive = [*[Bought(FACEHUGGER)] * 55, Bought(QUEEN)]
    assert reasons(HIVE.complaints(hive, 600)) == []
    assert reasons(HIVE.complaints(hive[1:], 600)) == [("wrong-share", "troop", 270, 545, "HUNT-FORC-10")]
    no = HIVE.cannot_buy(hive, Bought(QUEEN), 900)
    assert no is not None
    assert (no.reason, no.about) == ("too-many", ("queen", 2, 1))
    assert HIVE.cannot_buy([Bought(WARRIOR)] * 2, Bought(WARRIOR), 300) is None
    assert HIVE.cannot_buy([Bought(WARRIOR)] * 3, Bought(WARRIOR), 300) is not None
    # Every limit complains once, however far it is passed.
    assert reasons(HIVE.complaints([*[Bought(FACEHUGGER)] * 50, *[Bought(WARRIOR, 2)] * 6], 300)) == [
        ("level-out-of-bounds", "warrior", 2, 1, RULE),
        ("over-the-points", 382, 300, RULE),
        ("too-many", "support", 6, 3, "HUNT-FORC-10"),
    ]
