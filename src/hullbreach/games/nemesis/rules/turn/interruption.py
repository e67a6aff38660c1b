"""The Interruption window: all who are entitled are asked at once, in secret. NEM-CRD-02, 03, 29, 30"""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.nemesis.content.vocabulary import ACTION_OF_OTHER
from hullbreach.games.nemesis.rules.people.cards import discard_at
from hullbreach.games.nemesis.rules.state import Nemesis
from hullbreach.games.nemesis.rules.terms import AWAKE
from hullbreach.games.nemesis.words import events, questions
from hullbreach.games.nemesis.words import options as opt
from hullbreach.kernel.errors import No
from hullbreach.kernel.options import Option, Options
from hullbreach.kernel.procedures import Next, Procedure
from hullbreach.kernel.requests import Ask, AskAll


def entitled(g: Nemesis, actor: int, at_stake: int, answering: bool) -> list[int]:
    """Whom a window asks, clockwise from the player whose Action or Interruption is at stake: open facts only.

    For an Action those in the actor's Room, for an Interruption everybody awake (switch ``interruption_counter``).
    """
    room = g.room[actor]
    found: list[int] = []
    if not answering and g.room.count(room) == 1:
        return found  # nobody is with the actor: so it is for most Actions
    anywhere = answering and g.fixed.switches.interruption_counter == "anywhere"
    for n in range(1, g.seats):
        seat = (at_stake + n) % g.seats
        if g.status[seat] != AWAKE or not g.hand[seat] or not g.is_present(seat):
            continue
        if (seat != actor or answering) and (anywhere or g.room[seat] == room):
            found.append(seat)
    return found


@dataclass
class Interruptions(Procedure):
    """One window; the first who plays the card opens the next. answering: an Interruption is at stake."""

    actor: int
    at_stake: int
    answering: bool

    def ask(self, g: Nemesis) -> Next:
        seats = entitled(g, self.actor, self.at_stake, self.answering)
        return AskAll(tuple([self._ask(g, seat) for seat in seats])) if seats else g.finish()

    def answer(self, g: Nemesis, answers: tuple[Option, ...]) -> Next:
        seats = entitled(g, self.actor, self.at_stake, self.answering)
        following: tuple[Procedure, ...] = ()
        for seat, chosen in zip(seats, answers, strict=True):
            if chosen.phrase is opt.STAND_BACK:
                g.stood_back |= 1 << seat
            elif chosen.phrase is opt.PLAY and not following:
                discard_at(g, seat, g.hand[seat].index(chosen.args[0]))
                g.told += (events.INTERRUPTED, seat, self.at_stake)
                g.cancelled = not g.cancelled
                following = (Interruptions(self.actor, seat, True),)
        return following

    def _ask(self, g: Nemesis, seat: int) -> Ask:
        options = Options()
        options.one(opt.PASS)
        # Who has stood back is asked all the same, so that nobody else can tell (NEM-HID-27).
        if not g.stood_back >> seat & 1:
            options.one(opt.STAND_BACK)
            options.each(opt.PLAY, tuple([c for c in g.hand[seat] if c in g.fixed.card_answers[ACTION_OF_OTHER]]))
        prompt = questions.INTERRUPT_AGAIN if self.answering else questions.INTERRUPT
        return Ask(seat, prompt, (self.at_stake,), options, passing=opt.PASS)

    def refuse(self, g: Nemesis, option: Option) -> No:
        asked = g.request
        if isinstance(asked, Ask) and g.stood_back >> asked.seat & 1:
            return No("not-offered", rule="NEM-CRD-30")
        answers = option.phrase is opt.PLAY and option.args[0] in g.fixed.card_answers[ACTION_OF_OTHER]
        return No("no-interruption" if answers else "not-offered", rule="NEM-CRD-02")
