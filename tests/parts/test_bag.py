"""A bag like the Intruder bag of nemesis: drawn unseen, put back, developed from a pool."""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.kernel.chance import Pick, Seeded
from hullbreach.kernel.phrases import Names, Phrase
from hullbreach.kernel.procedures import Next, Procedure, run
from hullbreach.kernel.requests import Roll
from hullbreach.kernel.state import State
from hullbreach.parts import bag

DEVELOPMENT = Phrase("development", "token of bag development")
NEW_ADULT = Phrase("new-adult", "adult for the bag")
BLANK, LARVA, ADULT, STRONG_ADULT = range(4)
ADULTS = frozenset((ADULT, STRONG_ADULT))


class Hive(State):
    """An Intruder bag and its pool."""

    def __init__(self, inside: bag.Bag, pool: bag.Bag) -> None:
        super().__init__(1, Names())
        self.bag = inside
        self.pool = pool
        self.stack.append(Develop())
        self.at.append(0)


@dataclass
class Develop(Procedure):
    """One token is drawn; a Larva makes room for an Adult, all others go back. NEM-BAG-01, 02, 07"""

    def draw(self, g: Hive) -> Next:
        return bag.draw(DEVELOPMENT, (), "token", g.bag)

    def resolve(self, g: Hive, token: int) -> Next:
        if token in ADULTS:
            g.finish()
        elif token == LARVA:
            g.bag, g.pool = bag.moved(g.bag, g.pool, token)
        return None

    def grow(self, g: Hive) -> Next:
        found = bag.draw(NEW_ADULT, (), "token", g.pool, ADULTS)
        if found is None:
            g.finish()
        return found

    def add(self, g: Hive, token: int) -> Next:
        g.pool, g.bag = bag.moved(g.pool, g.bag, token)
        return None


def developed(g: Hive, *faces: int) -> list[list[int]]:
    """What the rolls could have given, when these tokens were drawn."""
    found = []
    request = run(g, None, False)
    for face in faces:
        assert isinstance(request, Roll)
        assert isinstance(request.space, Pick)
        assert request.space.holds(face)
        found.append(request.space.items)
        request = run(g, face, True)
    assert request is None
    return found


def test_a_larva_leaves_and_an_adult_comes() -> None:
    g = Hive((BLANK, LARVA, LARVA), (ADULT, STRONG_ADULT, STRONG_ADULT))
    assert developed(g, LARVA, STRONG_ADULT) == [[BLANK, LARVA, LARVA], [ADULT, STRONG_ADULT, STRONG_ADULT]]
    assert (g.bag, g.pool) == ((BLANK, LARVA, STRONG_ADULT), (LARVA, ADULT, STRONG_ADULT))


def test_only_the_wanted_tokens_are_drawn_from_the_pool() -> None:
    g = Hive((BLANK,), (LARVA, ADULT))
    assert developed(g, BLANK, ADULT) == [[BLANK], [ADULT]]
    assert (g.bag, g.pool) == ((BLANK, ADULT), (LARVA,))


def test_nothing_is_drawn_where_there_is_nothing() -> None:
    g = Hive((BLANK,), (LARVA,))
    assert developed(g, BLANK) == [[BLANK]]
    assert bag.draw(DEVELOPMENT, (), "token", ()) is None


def test_equal_tokens_make_a_draw_more_likely() -> None:
    roll = bag.draw(DEVELOPMENT, (), "token", (BLANK, LARVA, LARVA, LARVA))
    assert roll is not None
    source = Seeded(5)
    drawn = [roll.space.draw(source) for _ in range(400)]
    assert 260 < drawn.count(LARVA) < 340


def test_what_is_put_back_has_no_order() -> None:
    assert bag.put((BLANK, ADULT), STRONG_ADULT, LARVA) == (BLANK, LARVA, ADULT, STRONG_ADULT)
