"""Quick start: the policy sets up for a person, who looks at it, swaps what they like, and is ready.

Until everybody is, the match waits with its first question that is none of the set-up.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace

from hullbreach.bots.policy import decide
from hullbreach.kernel.errors import Illegal, No
from hullbreach.kernel.match import Match
from hullbreach.kernel.options import Option
from hullbreach.kernel.requests import Ask
from hullbreach.kernel.scene import Asked, Choice
from hullbreach.kernel.topics import SETUP
from hullbreach.table.asking import NO_LOG
from hullbreach.table.entries import BOT, MAKERS, POLICY, SEAT, Chosen, Entry
from hullbreach.table.table import Plan, Table, quiet_start, refusal, shortened
from hullbreach.table.undoing import moments, undo_entries


@dataclass
class Dealt:
    """What was chosen for a seat when it was set up: the number of the choice, its question, its text."""

    number: int
    asked: Asked
    text: str


def is_of_setup(match: Match, seat: int) -> bool:
    """Whether a seat is asked something of the set-up."""
    ask = match.ask_of(seat)
    return ask is not None and match.rulebook.topics().get(ask.prompt.id) == SETUP


def shown_at(match: Match, seat: int, lang: str) -> Asked:
    """The question of a seat as it is shown to people."""
    asked = match.rulebook.scene(match.glance(seat), lang, NO_LOG).question
    assert asked is not None
    return asked


def dealt(table: Table, held: list[int], lang: str) -> list[Dealt]:
    """Everything that was chosen for these seats when they were set up."""
    again = quiet_start(table.head)
    found: list[Dealt] = []
    for number, past in enumerate(table.match.pasts()):
        if past.seat in held and is_of_setup(again, past.seat):
            asked = shown_at(again, past.seat, lang)
            if len(asked.choices) > 1:
                found.append(Dealt(number, asked, past.text()))
        again.play(past.option, past.seat)
    return found


# ---- something else instead

# What was chosen, by seat and question, with who chose it.
Chain = dict[tuple[int, str], list[tuple[str, str]]]


def thing_place(ask: Ask, option: Option) -> int:
    """Where an option names what is taken, while its question says for whom; -1 where there is no telling."""
    whom = {kind for _, kind in ask.prompt.places}
    places = [n for n, (_, kind) in enumerate(option.phrase.places) if kind not in whom]
    return places[0] if len(places) == 1 and len(option.phrase.places) > 1 else -1


def with_thing(option: Option, place: int, thing: int) -> Option:
    """The same done with something else."""
    return Option(option.phrase, (*option.args[:place], thing, *option.args[place + 1 :]))


@dataclass
class Exchange:
    """One thing for another: whoever took the one gets the other for it."""

    option: Option
    place: int
    instead: int

    def of(self, option: Option) -> Option | None:
        """What somebody chooses who took the one thing, after the exchange."""
        place = self.place
        if place < 0 or option.phrase is not self.option.phrase or option.args[place] != self.option.args[place]:
            return None
        return with_thing(option, place, self.instead)


def asks(table: Table) -> Iterator[tuple[int, Match, Ask, Option]]:
    """Every choice so far with the match and the question it was made at."""
    again = quiet_start(table.head)
    for number, past in enumerate(table.match.pasts()):
        ask = again.ask_of(past.seat)
        assert ask is not None
        yield number, again, ask, past.option
        again.play(past.option, past.seat)


def key_of(ask: Ask, match: Match) -> tuple[int, str]:
    """Who is asked what."""
    return ask.seat, ask.prompt.say(ask.about, match.state.names)


@dataclass
class Swap:
    """Something else at a question of the set-up, and where the set-up has to begin anew for it."""

    number: int
    begin: int
    key: tuple[int, str]
    exchange: Exchange


def look_up(table: Table, held: list[int], number: int, text: str) -> Swap:
    """A swap that these seats may make; ``Illegal`` says why not. Who took the thing before may have to give it."""
    pasts = table.match.pasts()
    if not table.is_held() or number >= len(pasts) or pasts[number].seat not in held:
        raise Illegal(No("not-asked", rule="GEN"))
    before: list[tuple[int, Ask, tuple[int, str], Option]] = []
    for n, match, ask, chosen in asks(table):
        if n < number:
            before.append((n, ask, key_of(ask, match), chosen))
            continue
        option = match.read(text)
        if not is_of_setup(match, ask.seat):
            raise Illegal(No("not-asked", rule="GEN"))
        place = thing_place(ask, chosen) if option.phrase is chosen.phrase else -1
        exchange = Exchange(option, place, chosen.args[place] if place >= 0 else -1)
        if option in ask.options:
            return Swap(number, number, key_of(ask, match), exchange)
        for begin, earlier, key, taken in reversed(before):
            other = exchange.of(taken) if earlier.seat in held and key != key_of(ask, match) else None
            if other is not None and other in earlier.options:
                return Swap(number, begin, key_of(ask, match), exchange)
        raise refusal(match, ask.seat, option)
    raise AssertionError("every choice was asked for")


def swapped(table: Table, swap: Swap, text: str) -> tuple[Match, list[Chosen]]:
    """The match after a swap, with everything that is chosen anew; what was chosen after it stays where it can.

    Where it cannot, whoever had the thing gets the one it is swapped for, or the standard loadout decides anew.
    """
    match = shortened(table.match, swap.begin)
    later: Chain = {}
    last = 0
    for n, at, ask, option in asks(table):
        if n >= swap.begin:
            chain = later.setdefault(key_of(ask, at), [])
            given = swap.exchange.of(option) if n == swap.begin else None
            if n == swap.number:
                # Where a place is left empty, the others are filled before that is said.
                chain.append((text, SEAT))
                last = len(chain) - 1
            elif given is not None:
                chain.append((given.text(at.state.names), SEAT))
            else:
                chain.append((option.text(at.state.names), MAKERS[table.makers[n]]))
    if not swap.exchange.option.args:
        later[swap.key].append(later[swap.key].pop(last))
    made: list[Chosen] = []
    while match.question is not None and is_of_setup(match, match.question.seat):
        made.append(set_up_on(table, match, later, swap.exchange))
    if Chosen(swap.key[0], text, SEAT) not in made:
        # Once the thing was given back, something else stood in the way.
        raise Illegal(No("not-asked", rule="GEN"))
    return match, made


def set_up_on(table: Table, match: Match, later: Chain, exchange: Exchange | None = None) -> Chosen:
    """The next choice of the set-up: as it was before, else with the thing it is exchanged for, else by the policy."""
    question = match.question
    assert question is not None
    seat, before = question.seat, later.get((question.seat, question.prompt), [])
    open_texts = question.texts()
    while before:
        text, by = before.pop(0)
        if text not in open_texts and exchange is not None:
            other = exchange.of(match.read(text))
            text = text if other is None else other.text(match.state.names)
        if text in open_texts:
            match.play(text, seat)
            return Chosen(seat, text, by)
    view = match.glance(seat)
    text = decide(view, table.seed_for(seat, POLICY)).text(view.state.names)
    match.play(text, seat)
    return Chosen(seat, text, BOT if table.seats[seat].automatic else POLICY)


def plan_swap(table: Table, held: list[int], number: int, text: str) -> Plan:
    """Another choice at a question of the set-up."""
    swap = look_up(table, held, number, text)
    match, made = swapped(table, swap, text)
    entries: list[Entry] = undo_entries(table, held, swap.begin, moments(table), False)
    return Plan([*entries, *made], match)


def plan_proposal(table: Table, held: list[int]) -> Plan | None:
    """Back to what was proposed, from the first choice on that these seats made themselves; None if there is none."""
    if not table.is_held():
        raise Illegal(No("not-asked", rule="GEN"))
    own = own_choices(table, held)
    if not own:
        return None
    entries: list[Entry] = undo_entries(table, held, own[0], moments(table), False)
    match = shortened(table.match, own[0])
    while match.question is not None and is_of_setup(match, match.question.seat):
        entries.append(set_up_on(table, match, {}))
    return Plan(entries, match)


def own_choices(table: Table, held: list[int]) -> list[int]:
    """What these seats chose themselves."""
    pasts = table.match.pasts()
    return [n for n, past in enumerate(pasts) if past.seat in held and MAKERS[table.makers[n]] == SEAT]


# ---- what a swap would cost


@dataclass
class Possible:
    """Something that could be chosen instead, and the choices of the same kind that would not stay as they are."""

    choice: Choice
    costs: list[int]


def possible(table: Table, held: list[int], number: int, lang: str) -> list[Possible]:
    """Everything that could be chosen instead of what was dealt, also what these seats have taken before it."""
    pasts = table.match.pasts()
    if not table.is_held() or number >= len(pasts) or pasts[number].seat not in held:
        raise Illegal(No("not-asked", rule="GEN"))
    like = pasts[number].option
    about = next(ask.about for n, _, ask, _ in asks(table) if n == number)
    choices: dict[str, Choice] = {}
    taken: dict[str, Choice] = {}
    for n, match, ask, option in asks(table):
        if ask.seat not in held or n > number or not is_of_setup(match, ask.seat):
            continue
        if n == number:
            choices = {choice.text: choice for choice in shown_at(match, ask.seat, lang).choices}
        elif option.phrase is like.phrase and ask.about != about and (place := thing_place(ask, option)) >= 0:
            wanted = with_thing(like, place, option.args[place])
            text, was = wanted.text(match.state.names), option.text(match.state.names)
            theirs = next(choice for choice in shown_at(match, ask.seat, lang).choices if choice.text == was)
            taken[text] = replace(theirs, text=text, label=match.rulebook.label(match.state, wanted, lang))
    if not choices:
        raise Illegal(No("not-asked", rule="GEN"))
    found: list[Possible] = []
    for text, choice in {**taken, **choices}.items():
        try:
            found.append(Possible(choice, costs(table, look_up(table, held, number, text), text)))
        except Illegal:
            # Somebody has it who cannot do with anything else.
            continue
    return found


def costs(table: Table, swap: Swap, text: str) -> list[int]:
    """The choices made like the swapped one that would not stay."""
    if text == table.match.pasts()[swap.number].text():
        return []
    kept = Counter((chosen.seat, chosen.text) for chosen in swapped(table, swap, text)[1])
    lost: list[int] = []
    for n, match, ask, option in asks(table):
        if n < swap.begin or not is_of_setup(match, ask.seat):
            continue
        key = (ask.seat, option.text(match.state.names))
        if kept[key]:
            kept[key] -= 1
        elif option.phrase is swap.exchange.option.phrase and n != swap.number:
            lost.append(n)
    return lost
