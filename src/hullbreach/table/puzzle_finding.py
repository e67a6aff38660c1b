"""Puzzles found in played matches: positions near the end where one line wins and hardly any other does.

The position is told in the case language, the dice show the same face for every roll of a kind, and lines are tried:
by chance, by rules of thumb, and by rules of thumb that stray. What is written has been proved like any other puzzle.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from hullbreach.bots.rules import RulesBot
from hullbreach.kernel.case_text import case_text
from hullbreach.kernel.chance import Dice, Die, Order, Seeded
from hullbreach.kernel.envelope import PUZZLE
from hullbreach.kernel.errors import BadInput, Illegal
from hullbreach.kernel.match import Match
from hullbreach.kernel.phrases import Names
from hullbreach.kernel.puzzles import OPEN, SOLVED, Puzzling, prove, read_puzzle
from hullbreach.kernel.requests import Roll
from hullbreach.kernel.scripted import Scripted
from hullbreach.lab.judging import Moments
from hullbreach.table.positions import position_case, untold
from hullbreach.table.titles import mission_title
from hullbreach.text import LANGS, Messages

# So far from the end a position is looked for, and so long may its line be.
FROM_END, LONGEST, SHORTEST = 60, 24, 2
# Lines that are tried: by chance, and by rules of thumb that now and then stray; with so many kinds of luck.
BY_CHANCE, STRAYING, STRAY, LUCKS = 30, 40, 0.3, 3
# Of the lines by chance at most so many may win.
LUCKY = 3
MOST_STEPS = 400


class NoPuzzle(Exception):  # noqa: N818
    """A line comes to something that no puzzle can say: a draw unseen."""


@dataclass
class Luck:
    """The face that every roll of a kind shows, drawn when the first of them comes; and what such a roll is called."""

    source: Seeded
    faces: dict[str, object] = field(default_factory=dict)
    rolls: dict[str, tuple[Roll, Names]] = field(default_factory=dict)

    def face(self, roll: Roll, names: Names) -> object:
        """What a roll shows; ``NoPuzzle`` where something is drawn that may be gone the next time."""
        space = roll.space
        id = roll.name.id
        if isinstance(space, Order):
            # What is shuffled stays as it lies: that fits however many there are.
            self.faces.setdefault(id, ())
            return tuple(space.items)
        if not isinstance(space, Die | Dice):
            raise NoPuzzle
        if id not in self.faces:
            self.faces[id] = space.draw(self.source)
            self.rolls[id] = (roll, names)
        face = self.faces[id]
        if not space.holds(face):
            raise NoPuzzle
        return face


@dataclass
class Line:
    """What somebody chose, who has won in the end, and whether the seat is among them whose puzzle it is."""

    texts: list[str]
    winners: object = None
    won: bool = False


@dataclass
class Found:
    """A puzzle, at which choice of the match it stands, and how many of so many lines by chance solve it."""

    number: int
    case: dict[str, object]
    lucky: int
    tried: int

    def text(self) -> str:
        """As it is written in a file."""
        return case_text(self.case)


def find_puzzles(match: Match, name: str, seed: int) -> Iterator[Found | None]:
    """Look through the end of a match, from behind; a puzzle or nothing for every position that is looked at."""
    if match.outcome is None:
        raise BadInput(name, "this match is not over yet: its position would tell what is hidden")
    return _looked_through(match, name, seed)


def _looked_through(match: Match, name: str, seed: int) -> Iterator[Found | None]:
    moments = Moments(match)
    source = Seeded(seed)
    for number in range(len(moments.pasts) - 1, max(-1, len(moments.pasts) - 1 - FROM_END), -1):
        found = None
        then = moments.at(number)
        question = then.question
        if question is not None and len(question.options) > 1 and len(then.questions) == 1:
            found = _look(then, f"{name}-{number}", number, source)
        yield found


def _look(match: Match, name: str, number: int, source: Seeded) -> Found | None:
    """The puzzle in a position, if there is one."""
    case = position_case(match, f"{match.rulebook.id.upper()}-FOUND-{name.upper()}")
    try:
        if untold(match, case):
            return None
        options, given = case["options"], case["given"]
        assert isinstance(options, dict)
        assert isinstance(given, dict)
        start = Scripted(match.rulebook, options, given).match
    except (BadInput, Illegal):
        return None
    assert match.question is not None
    for _ in range(LUCKS):
        luck = Luck(Seeded(source.below(1 << 62)))
        try:
            line, level = _search(start, match.question.seat, luck, source)
        except NoPuzzle:
            return None
        if line is None:
            continue
        puzzle = {**_told(case, match, start, line, luck), "level": level}
        lucky = _lucky(puzzle, match, source)
        if lucky is not None:
            return Found(number, puzzle, lucky, BY_CHANCE)
    return None


def _search(start: Match, seat: int, luck: Luck, source: Seeded) -> tuple[Line | None, int]:
    """The shortest line that wins for a seat, if hardly any other does, and how hard it is to find."""
    by_chance = [_play(start, seat, luck, source, 1.0) for _ in range(BY_CHANCE)]
    if sum(line.won for line in by_chance) > LUCKY:
        return None, 0
    by_habit = _play(start, seat, luck, source, 0.0)
    straying = [_play(start, seat, luck, source, STRAY) for _ in range(STRAYING)]
    won = [line for line in (by_habit, *by_chance, *straying) if line.won]
    if not won:
        return None, 0
    best = min(won, key=lambda line: len(line.texts))
    if len(best.texts) < SHORTEST:
        return None, 0
    # What habit finds is easy; of the rest, what hardly anybody comes upon is hard.
    level = 1 if by_habit.won else 3 if len(won) <= LUCKY else 2
    return best, level


def _play(start: Match, seat: int, luck: Luck, source: Seeded, stray: float) -> Line:
    """One line: as the rules of thumb say, or so often anything; nobody has won where it grows too long."""
    match = start.copy()
    rules = RulesBot(source.below(1 << 30))
    texts: list[str] = []
    for _ in range(MOST_STEPS):
        roll, question = match.roll, match.question
        if roll is not None:
            match.face(luck.face(roll, match.state.names))
        elif question is None:
            told = match.rulebook.position(match.state)["outcome"]
            assert isinstance(told, dict)
            return Line(texts, told["winners"], match.outcome is not None and match.outcome.result(seat).won)
        elif len(question.options) == 1:
            match.play(question.options[0], question.seat)
        elif len(texts) == LONGEST:
            break
        else:
            if source.below(1000) < 1000 * stray:
                option = question.options[source.below(len(question.options))]
            else:
                option = rules.choose_fast(match)
            texts.append(option.text(match.state.names))
            match.play(option, question.seat)
    return Line(texts)


def _labels(start: Match, line: Line, luck: Luck) -> dict[str, str]:
    """The choices of a line as people read them."""
    match = start.copy()
    found: dict[str, list[str]] = {lang: [] for lang in LANGS}
    left = line.texts[:]
    while left:
        roll, question = match.roll, match.question
        if roll is not None:
            match.face(luck.face(roll, match.state.names))
            continue
        assert question is not None
        option = question.options[0] if len(question.options) == 1 else match.read(left.pop(0))
        if len(question.options) > 1:
            for lang, labels in found.items():
                labels.append(match.rulebook.label(match.state, option, lang))
        match.play(option, question.seat)
    return {lang: " · ".join(labels) for lang, labels in found.items()}


def _told(case: dict[str, object], match: Match, start: Match, line: Line, luck: Luck) -> dict[str, object]:
    """The puzzle as a case, in all languages."""

    def said(id: str, **args: dict[str, str]) -> dict[str, str]:
        game = match.rulebook.id
        return {
            lang: Messages.load(game, lang).say(f"found-{id}", **{name: each[lang] for name, each in args.items()})
            for lang in LANGS
        }

    book = match.rulebook
    names = {lang: mission_title(book.id, match.settings, lang) for lang in LANGS}
    count = {lang: str(len(line.texts)) for lang in LANGS}
    found: dict[str, object] = {
        "kind": PUZZLE,
        "id": case["id"],
        "game": book.id,
        "options": case["options"],
        "title": said("title", mission=names),
        "goal": said("goal", n=count),
        "idea": said("idea", line=_labels(start, line, luck)),
        "play": line.texts,
        "choices": len(line.texts),
        "expect": {"outcome.winners": line.winners},
    }
    if luck.faces:
        faces = {
            lang: "; ".join(
                f"{book.voice.say_roll(names, roll, lang)}: {_shown(luck.faces[id])}"
                for id, (roll, names) in luck.rolls.items()
            )
            for lang in LANGS
        }
        found["luck"] = said("luck", faces=faces) if luck.rolls else said("no-dice")
        found["chance"] = {id: [list(face) if isinstance(face, tuple) else face] for id, face in luck.faces.items()}
    return {**found, "given": case["given"]}


def _shown(face: object) -> str:
    return " ".join(map(str, face)) if isinstance(face, tuple) else str(face)


def _lucky(case: dict[str, object], match: Match, source: Seeded) -> int | None:
    """How many lines by chance solve a puzzle; None where it cannot be proved, or a line has no luck or no end."""
    try:
        puzzle = read_puzzle(case)
        prove(puzzle, match.rulebook)
        solved = 0
        for _ in range(BY_CHANCE):
            now = Puzzling(puzzle, match.rulebook)
            while now.fate == OPEN:
                assert now.match.question is not None
                options = now.match.question.options
                now.choose(options[source.below(len(options))].text(now.match.state.names))
            solved += now.fate == SOLVED
    except BadInput:
        return None
    return solved if solved <= LUCKY else None
