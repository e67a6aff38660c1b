"""Tests with a D20: the value or less, natural 1 and 20, and the one re-roll a die may have. HUNT-CON-01 to HUNT-CON-08

A test leaves its result in the state for the step that follows: ``passed``, ``critical`` and the die, ``rolled``.
"""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.hunt.content.skills import GUIDED_FIRE
from hullbreach.games.hunt.rules.armies.experience import rerolls_left, spend_reroll
from hullbreach.games.hunt.rules.cards.lasting import holds, modifiers
from hullbreach.games.hunt.rules.cards.moments import window
from hullbreach.games.hunt.rules.combat.totals import close_value
from hullbreach.games.hunt.rules.state import Hunt
from hullbreach.games.hunt.words import events, questions, rolls
from hullbreach.games.hunt.words import options as opt
from hullbreach.games.hunt.words.names import STATS
from hullbreach.kernel.errors import No
from hullbreach.kernel.options import Option, Options
from hullbreach.kernel.phrases import Phrase
from hullbreach.kernel.procedures import Next, Odds, Procedure, Total
from hullbreach.kernel.requests import Ask, Roll
from hullbreach.parts.stat_test import FAILURES, NO_REROLL
from hullbreach.parts.stat_test import StatTest as Kind

TEST = Kind(20, sure=1, lost=20)
CLOSE_TEST = TEST
D20 = TEST.die

# What cards call the tests; the first word is the stat that is tested.
WORDS: dict[Phrase, tuple[str, ...]] = {
    rolls.RANGED: ("rs",),
    rolls.CLOSE: ("cc",),
    rolls.DISENGAGE: ("cc", "disengage"),
    rolls.SEAL: ("cc",),
    rolls.FORCE: ("force_doors_open",),
    rolls.ARMOUR: ("a",),
    rolls.CONSTITUTION: ("con",),
    rolls.HEAL: ("heal",),
    rolls.TESTED: ("stat",),
}
# The natural 20 of these ends what the model may do this turn (HUNT-DEC-05).
FUMBLES = frozenset((rolls.RANGED, rolls.CLOSE, rolls.DISENGAGE, rolls.SEAL, rolls.FORCE))
# Who hits could still hit critically, so that here a success may be worth a re-roll too.
TO_HIT = frozenset((rolls.RANGED, rolls.CLOSE))


def fumble(g: Hunt, piece: int) -> None:
    """After a natural 20 a model spends no more action points this turn (HUNT-CON-08)."""
    if not g.fumbled >> piece & 1:
        g.fumbled |= 1 << piece
        g.told += (events.FUMBLED, piece)


def settle(g: Hunt, piece: int, rolled: int, need: int, roll: Phrase, floor: int) -> None:
    """A die stands; natural 1 and 20 have their say (HUNT-CON-05, HUNT-CON-07)."""
    g.rolled = rolled
    g.critical = rolled <= TEST.sure
    g.passed = TEST.passes(rolled, need, floor)
    if rolled >= TEST.lost and roll in FUMBLES:
        fumble(g, piece)


def by_skill(g: Hunt, piece: int, roll: Phrase, passed: bool) -> bool:
    """Whether a skill or a card lets the owner roll this die again: Guided Fire, Rage!, cards on failed tests."""
    words = WORDS[roll]
    if words[0] == "cc" and g.raging >> piece & 1:
        return True
    if g.lasting and any(holds(g, "reroll_any", word, piece) for word in words):
        return True
    if passed:
        return False
    if roll is rolls.RANGED and g.profile(piece).skills & GUIDED_FIRE:
        return True
    return bool(g.lasting) and any(holds(g, "reroll", word, piece) for word in words)


def by_level(g: Hunt, piece: int, roll: Phrase, passed: bool) -> bool:
    """Whether the group of a piece has a re-roll left that could better this die (HUNT-DEC-46)."""
    if not g.fixed.ground.lists or (passed and (roll not in TO_HIT or g.critical)):
        return False
    return rerolls_left(g, piece) > 0


def judge(
    g: Hunt,
    piece: int,
    rolled: int,
    need: int,
    roll: Phrase,
    floor: int = 0,
    forced: bool = False,
    about: tuple[int, ...] = (),
) -> Procedure | None:
    """What a die means; where it may be rolled again its owner is asked first. ``forced``: successes are.

    ``about`` is what the roll speaks of, the piece unless it is said.
    """
    about = about or (piece,)
    # What is asked and told goes by the value that counts (HUNT-ARM-03).
    need = max(need, floor)
    if TEST.passes(rolled, need, floor):
        g.critical = rolled <= TEST.sure
        if forced:
            return RollAgain(piece, need, floor, roll, about)
        if not by_skill(g, piece, roll, True) and not by_level(g, piece, roll, True):
            settle(g, piece, rolled, need, roll, floor)
            return None
        return MayReroll(piece, rolled, need, floor, roll, about)
    g.tested, g.rerolled, g.rolled = WORDS[roll][0], False, rolled
    cards = window(g, "after_roll", g.side(piece), piece)
    if cards is None and not by_skill(g, piece, roll, False) and not by_level(g, piece, roll, False):
        settle(g, piece, rolled, need, roll, floor)
        return None
    return MayReroll(piece, rolled, need, floor, roll, about, cards)


@dataclass
class MayReroll(Procedure):
    """A die that may be rolled again, once, by a card, a skill or the level of the group. HUNT-CON-03, HUNT-SEQ-03"""

    piece: int
    rolled: int
    need: int
    floor: int
    roll: Phrase
    about: tuple[int, ...]
    cards: Procedure | None = None

    def play_cards(self, g: Hunt) -> Next:
        return self.cards

    def ask(self, g: Hunt) -> Next:
        passed = TEST.passes(self.rolled, self.need, self.floor)
        options = Options()
        if by_skill(g, self.piece, self.roll, passed):
            options.one(opt.REROLL_SKILL)
        if by_level(g, self.piece, self.roll, passed):
            options.one(opt.REROLL_LEVEL)
        if not options.count:
            settle(g, self.piece, self.rolled, self.need, self.roll, self.floor)
            return g.finish()
        options.one(opt.KEEP)
        about = (self.piece, self.rolled, self.need)
        return Ask(g.seat(self.piece), questions.REROLL, about, options)

    def answer(self, g: Hunt, chosen: Option) -> Next:
        if chosen.phrase is opt.KEEP:
            settle(g, self.piece, self.rolled, self.need, self.roll, self.floor)
            return None
        if chosen.phrase is opt.REROLL_LEVEL:
            spend_reroll(g, self.piece)
        return g.instead(RollAgain(self.piece, self.need, self.floor, self.roll, self.about))

    def odds(self, g: Hunt, option: Option) -> Odds | None:
        return None if option.phrase is opt.KEEP else TEST.odds(Total([("need", self.need)]), self.floor)

    def refuse(self, g: Hunt, option: Option) -> No:
        if option.phrase is opt.REROLL_LEVEL:
            return No("no-rerolls-left", self.piece, rule="HUNT-DEC-46")
        return No("cannot-reroll", self.piece, rule="HUNT-CON-03")


@dataclass
class RollAgain(Procedure):
    """The re-roll of a die; its result stands, also a worse one. HUNT-CON-03"""

    piece: int
    need: int
    floor: int
    roll: Phrase
    about: tuple[int, ...]

    def throw(self, g: Hunt) -> Next:
        return Roll(self.roll, self.about, D20)

    def read(self, g: Hunt, rolled: int) -> Next:
        g.rerolled = True
        g.told += (events.REROLLED, self.piece, rolled)
        settle(g, self.piece, rolled, self.need, self.roll, self.floor)
        return None


# ---- tests outside attacks


def close_odds(g: Hunt, piece: int) -> Odds:
    """The chance to pass a CC test that is no attack."""
    reroll = FAILURES if g.raging >> piece & 1 else NO_REROLL
    return TEST.odds(close_value(g, piece), reroll=reroll)


@dataclass
class CloseTest(Procedure):
    """A CC test that is no attack: disengaging, sealing. HUNT-DIS-01, HUNT-DOOR-05"""

    piece: int
    roll: Phrase

    def throw(self, g: Hunt) -> Next:
        if g.profile(self.piece).cc < 0:
            # Nothing to test (HUNT-DEC-07).
            g.passed = False
            return g.finish()
        return Roll(self.roll, (self.piece,), D20)

    def read(self, g: Hunt, rolled: int) -> Next:
        need = close_value(g, self.piece).value
        sealing = self.roll is rolls.SEAL
        g.told += (events.SEAL_TEST if sealing else events.DISENGAGE_TEST, self.piece, rolled, need)
        return judge(g, self.piece, rolled, need, self.roll)


def stat_value(g: Hunt, piece: int, stat: str) -> int:
    """A stat of a model as it is printed."""
    profile = g.profile(piece)
    values = (profile.m, profile.cc, profile.rs, profile.st, profile.con, profile.ld, profile.w, profile.a)
    return values[STATS.index(stat)]


def stat_total(g: Hunt, piece: int, stat: str, n: int, source: str) -> Total:
    """The value of a stat that a card tests, with what it adds."""
    terms = [(stat, stat_value(g, piece, stat))]
    if n:
        terms.append((source, n))
    return Total(terms + modifiers(g, piece, stat) if g.lasting else terms)


def stat_odds(g: Hunt, piece: int, stat: str, n: int, source: str) -> Odds:
    """The chance to pass a test that a card asks for; none without the stat."""
    need = stat_total(g, piece, stat, n, source)
    return TEST.odds(need) if stat_value(g, piece, stat) >= 0 else Odds(0.0, need)


@dataclass
class StatTest(Procedure):
    """A test of a stat that a card asks for; a model without the stat fails it without a roll. HUNT-DEC-07"""

    piece: int
    stat: str
    n: int
    source: str

    def throw(self, g: Hunt) -> Next:
        if stat_value(g, self.piece, self.stat) < 0:
            g.passed = False
            return g.finish()
        return Roll(rolls.TESTED, (STATS.index(self.stat), self.piece), D20)

    def read(self, g: Hunt, rolled: int) -> Next:
        need = stat_total(g, self.piece, self.stat, self.n, self.source).value
        stat = STATS.index(self.stat)
        g.told += (events.STAT_TEST, stat, self.piece, rolled, need)
        return judge(g, self.piece, rolled, need, rolls.TESTED, about=(stat, self.piece))
