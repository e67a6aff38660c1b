"""A match whose chance is scripted and whose position is described; what cases and tests play on."""

from __future__ import annotations

import re
from typing import Any

from hullbreach.kernel.chance import Dice, Order, Space
from hullbreach.kernel.errors import BadInput, Illegal, No, meant
from hullbreach.kernel.match import Match
from hullbreach.kernel.options import Option
from hullbreach.kernel.phrases import PLACE, Events, Names, Phrase
from hullbreach.kernel.requests import Roll
from hullbreach.kernel.rulebook import Rulebook

SEAT = re.compile(r"seat-([1-9][0-9]?): (.*)")
NUMBERED = re.compile(r".*[0-9].*")
NOTHING = "none"
MOST_UNSAID = 10_000


class Scripted:
    """A match that reads its dice from a list, and lets pass what nobody mentions."""

    def __init__(self, rulebook: Rulebook[Any], settings: dict[str, object], given: dict[str, object]) -> None:
        self.rulebook = rulebook
        self.faces: list[object] = []
        self.by_name: dict[str, list[object]] = {}
        self.log: list[str] = []
        state = rulebook.arrange(settings, given)
        state.patient = True
        self.match = Match(rulebook, settings, state, {})
        self._note(self.match.opening)

    # ---- chance

    def chance(self, script: object) -> None:
        """Add faces: a list in the order they are asked for, or lists by the name of the roll."""
        if isinstance(script, list):
            self.faces += script
        elif isinstance(script, dict):
            for name, faces in script.items():
                if not isinstance(faces, list) or not faces:
                    raise BadInput(f"chance.{name}", f"{faces!r}, expected a list of faces")
                self.by_name.setdefault(name, []).extend(faces)
        else:
            raise BadInput("chance", f"{script!r}, expected a list, or lists by the name of the roll")

    def unread(self) -> str:
        """What chance is left over, as a text; empty when all was read."""
        left = [f"{name}: {faces}" for name, faces in self.by_name.items() if faces]
        if self.faces:
            left.append(str(self.faces))
        return ", ".join(left)

    def roll_name(self) -> str:
        """The name of the open roll."""
        roll = self.match.roll
        return "" if roll is None else roll.name.say(roll.about, self.match.state.names)

    def _next_face(self, roll: Roll) -> object | None:
        faces = self.faces
        for name in (self.roll_name(), roll.name.id):
            if self.by_name.get(name):
                faces = self.by_name[name]
                break
        if isinstance(roll.space, Order) and len(roll.space.items) < 2:
            # There is one outcome, so nobody need say it; a case that does is taken at its word.
            order = [self.match.state.names.name(roll.space.kind, item) for item in roll.space.items]
            if not faces or faces[0] not in ([], order):
                return []
        return faces.pop(0) if faces else None

    def _roll(self) -> bool:
        """Give the open roll its face; False when there is none left."""
        roll = self.match.roll
        assert roll is not None
        name = self.roll_name()
        face = self._next_face(roll)
        if face is None:
            return False
        outcome = read_face(roll.space, face, self.match.state.names, name)
        self._note(self.match.face(outcome))
        return True

    def add(self, given: dict[str, object]) -> None:
        """Add pieces to the position in the middle of the match, at the question or roll it waits for."""
        self.rulebook.add(self.match.state, given)
        self.match.look_again()

    # ---- choices

    def start(self, more: bool, stay: list[str]) -> None:
        """Go on to the first question that must be answered."""
        self._settle([] if more else stay, more)

    def play(self, text: str, more: bool = False, stay: list[str] | None = None) -> None:
        """Make a choice; questions before it that need no answer are answered, and after it too.

        ``stay``: stop at the first question where one of these options is open. ``more``: other choices follow.
        """
        seat, words = split_seat(text)
        self.reach(seat, words)
        self._note(self.match.play(words, seat))
        if more:
            self._rolls()
        else:
            self._settle(stay or [], False)

    def _rolls(self) -> None:
        while self.match.roll is not None:
            if not self._roll():
                return

    def reach(self, seat: int | None, words: str) -> None:
        """Let questions pass until this option is open; stop where a choice is needed."""
        for _ in range(MOST_UNSAID):
            self._rolls()
            if self.match.roll is not None:
                raise BadInput("chance", f"nothing left for the roll {self.roll_name()!r}")
            if self.match.question is None or self._is_open(seat, words) or not self._pass(True):
                return
        raise BadInput("play", "the match goes on and on without a choice")

    def _settle(self, stay: list[str], more: bool) -> None:
        """Roll and let pass until a choice is needed, or an option to stay for is open."""
        for _ in range(MOST_UNSAID):
            self._rolls()
            if self.match.roll is not None or self.match.question is None:
                return
            if more or any(self._can_stay(text) for text in stay) or not self._pass(False):
                return
        raise BadInput("play", "the match goes on and on without a choice")

    def _pass(self, more: bool) -> bool:
        """Answer the open question if it need not be mentioned."""
        question = self.match.question
        if question is None:
            return False
        option = self.rulebook.default_answer(question.ask, more)
        if option is None:
            return False
        self._note(self.match.play(option))
        return True

    def _is_open(self, seat: int | None, words: str) -> bool:
        option = self._option(words)
        for question in self.match.questions:
            if (seat is None or question.seat == seat) and option in question.options:
                return True
        return False

    def _option(self, words: str) -> Option:
        try:
            return self.match.read(words)
        except BadInput as wrong:
            raise BadInput(wrong.place, self._why_no_option(words) or wrong.reason) from None

    def _why_no_option(self, words: str) -> str:
        """What is wrong with a text that is no option: a name in it, or its form."""
        strange = self._strange_name(words)
        if strange is not None:
            kind, word = strange
            return f"no {kind} {word!r} here{meant(word, self.match.state.names.words(kind))}"
        open_now = [] if self.match.question is None else self.match.question.texts()
        phrases = self.rulebook.options.by_first_word
        forms = [repr(phrase.form()) for phrase in phrases.get(words.split(" ")[0], [])]
        expected = f", expected {' or '.join(forms)}" if forms else ""
        return f"this is not an option of the game{expected}{meant(words, [*open_now, *phrases])}"

    def _strange_name(self, words: str) -> tuple[str, str] | None:
        """The kind and the word of a name that does not exist here, in a text that has the form of an option."""
        text = " ".join(words.split())
        for phrase in self.rulebook.options.by_first_word.get(text.split(" ")[0], []):
            strange = phrase.strange(text, self.match.state.names)
            if strange is not None:
                return strange
        return None

    def offers(self, text: str) -> bool:
        """Whether an option is open now."""
        seat, words = split_seat(text)
        return self._is_open(seat, words)

    def _can_stay(self, text: str) -> bool:
        """Whether an option to stay for is open; one that names nothing here may do so at a later question."""
        try:
            return self.offers(text)
        except BadInput:
            return False

    def refusal(self, text: str) -> No | None:
        """Why an option is refused now; None when it is open."""
        seat, words = split_seat(text)
        try:
            option = self._option(words)
        except BadInput:
            strange = self._strange_name(words)
            # What looks like the name of a card is a slip of the pen; any other name is something that is not here.
            if strange is None or meant(strange[1], self.match.state.names.words(strange[0])):
                raise
            return No(f"no-such-{strange[0]}", strange[1], rule="GEN")
        if self._is_open(seat, words):
            return None
        try:
            self.match.copy().play(option, seat)
        except Illegal as refusal:
            return refusal.no
        raise BadInput(repr(text), "is neither open nor refused")

    def complain(self, text: str, no: No) -> str:
        """A refused choice in one line."""
        return f"{text!r} is refused: {no.reason} ({no.rule}); {self.standing()}"

    def standing(self) -> str:
        """Where the match stands, in one line."""
        if self.match.roll is not None:
            return f"open roll: {self.roll_name()}"
        question = self.match.question
        if question is None:
            return f"the match is over: {self.match.outcome}"
        options = question.texts()
        shown = ", ".join(options[:12]) + (f" and {len(options) - 12} more" if len(options) > 12 else "")
        return f"seat-{question.seat + 1} is asked {question.prompt!r}: {shown}"

    # ---- events

    def _note(self, events: Events) -> None:
        """Remember what happened."""
        self.log += [event.text() for event in events]

    def missing_event(self, wanted: list[str]) -> str | None:
        """The first of these events that did not happen, in this order, since the last look; None if all did."""
        log, self.log = self.log, []
        at = 0
        for n, text in enumerate(wanted):
            if self.no_event(text):
                return self.no_event(text)
            found = [k for k, line in enumerate(log) if begins(line, text)]
            later = [k for k in found if k >= at]
            if not later:
                order = f" after {wanted[n - 1]!r}, only before it" if found else ""
                close = "" if found else meant(text, log)
                return f"{text!r} did not happen{order}{close}; what happened: {'; '.join(log) or 'nothing'}"
            at = later[0] + 1
        return None

    def happened(self, text: str) -> str | None:
        """A complaint if this event happened since the last look, or is none; None if it did not."""
        found = [line for line in self.log if begins(line, text)]
        return self.no_event(text) or (f"{found[0]!r} happened" if found else None)

    def no_event(self, text: str) -> str:
        """Why a text is the beginning of no event of the game; empty when it is one."""
        word, *rest = text.split() or [""]
        phrases = self.rulebook.events.by_first_word
        if word not in phrases:
            return f"{text!r} is no event of the game{meant(word, phrases)}"
        strange = [self._strange(phrase, rest) for phrase in phrases[word]]
        return "" if None in strange else f"{text!r} is no event of the game: {strange[0]}"

    def _strange(self, phrase: Phrase, given: list[str]) -> str | None:
        """What an event of this kind cannot say after its first word; None where it could."""
        names = self.match.state.names
        parts = phrase.text.split(" ")[1:]
        if len(given) > len(parts):
            return f"it ends with {phrase.form()!r}"
        for part, word in zip(parts, given, strict=False):
            place = PLACE.fullmatch(part)
            if place is None:
                if word != part:
                    return f"{word!r}, expected {part!r}"
                continue
            try:
                names.value(place.group(2), word)
            except KeyError:
                return f"it knows no {word!r}{meant(word, names.words(place.group(2)))}"
        return None

    # ---- what is true now

    def value(self, path: str) -> object:
        """The part of the position a dotted path names; ``BadInput`` when there is none."""
        keys = path.split(".")
        root = self.root(keys)
        if keys[0] == "view":
            keys = keys[2:]
        elif keys[0] == "need" and len(keys) > 1:
            return self.need(path.partition(".")[2])
        elif keys[0] not in root:
            try:
                return self.rulebook.derive(self.match.state, keys)
            except KeyError:
                close = meant(keys[0], root)
                raise BadInput(
                    path, f"no such part of the position, expected one of {', '.join(root)}{close}"
                ) from None
        return walk(root, keys, path)

    def need(self, text: str) -> int | None:
        """The number an open option will be measured against; None where it leads to no such roll."""
        question = self.match.question
        option = self._option(text)
        if question is None or option not in question.options:
            raise BadInput(f"need.{text}", "no open option")
        odds = question.odds(option)
        return None if odds is None else odds.need.value

    def root(self, keys: list[str]) -> dict[str, object]:
        """The tree a path starts in: the whole position, or what a seat may know of it."""
        state = self.match.state
        if keys[0] == "view":
            found = re.fullmatch(r"seat-([1-9][0-9]?)", keys[1]) if len(keys) > 2 else None
            if found is None or int(found.group(1)) > state.seats:
                raise BadInput(".".join(keys), "expected view.seat-N and a path")
            return self.match.view(int(found.group(1)) - 1).position()
        tree = self.rulebook.position(state)
        question = self.match.question
        tree["question"] = None
        if question is not None:
            tree["question"] = {
                "seat": f"seat-{question.seat + 1}",
                "prompt": question.prompt,
                "options": question.texts(),
            }
        tree["roll"] = self.roll_name() or None
        return tree

    def differs(self, path: str, wanted: object) -> str | None:
        """How a part of the position differs from what is wanted; None when it does not."""
        try:
            found = self.value(path)
        except BadInput as wrong:
            return None if wanted == NOTHING and self._is_gone(path) else wrong.reason
        return self._compare(found, wanted, path.split("."))

    def _is_gone(self, path: str) -> bool:
        """Whether something with a number is not in the table where such things stand."""
        parent, _, last = path.rpartition(".")
        try:
            return NUMBERED.fullmatch(last) is not None and isinstance(self.value(parent), dict)
        except BadInput:
            return False

    def _compare(self, found: object, wanted: object, keys: list[str]) -> str | None:
        """How a value differs: tables by the keys given, a list against a table by its names, heaps in any order."""
        if isinstance(wanted, dict) and isinstance(found, dict):
            for key, value in wanted.items():
                if key not in found:
                    return f"no {key!r} there, only {', '.join(found) or 'nothing'}{meant(key, found)}"
                wrong = self._compare(found[key], value, [*keys, key])
                if wrong is not None:
                    return f"{key}: {wrong}"
            return None
        if isinstance(wanted, str) and isinstance(found, dict) and found:
            found = self.rulebook.brief(found)
        if wanted == NOTHING and (found is None or found == [] or found == {}):
            return None
        if isinstance(wanted, list):
            if isinstance(found, dict) or (isinstance(found, list) and self._is_heap(keys)):
                same = sorted(map(repr, found)) == sorted(map(repr, wanted))
                return None if same else f"is {list(found)}, expected {wanted}"
            if isinstance(found, list) and len(found) == len(wanted):
                for n, (inside, value) in enumerate(zip(found, wanted, strict=True)):
                    if self._compare(inside, value, [*keys, str(n)]) is not None:
                        return f"is {found!r}, expected {wanted!r}"
                return None
        if type(found) is not type(wanted) or found != wanted:
            return f"is {found!r}, expected {wanted!r}"
        return None

    def _is_heap(self, keys: list[str]) -> bool:
        """Whether the order of the list at a path says nothing; in a view that can be so for more lists."""
        if keys[0] == "view":
            return self.rulebook.unordered(keys[2:]) or self.rulebook.unordered(["view", *keys[2:]])
        return keys == ["question", "options"] or self.rulebook.unordered(keys)


def begins(line: str, text: str) -> bool:
    """Whether an event begins with these whole words."""
    words = text.split()
    return line.split()[: len(words)] == words


def split_seat(text: str) -> tuple[int | None, str]:
    """The seat in front of a choice (``seat-2: pass``), if one is named, and the choice."""
    found = SEAT.fullmatch(text)
    if found is None:
        return None, text
    return int(found.group(1)) - 1, found.group(2)


def read_face(space: Space, face: object, names: Names, roll: str) -> object:
    """The outcome a scripted face stands for; names for pieces and cards, numbers for dice."""
    if isinstance(space, Order):
        if not isinstance(face, list):
            raise BadInput(f"chance for {roll!r}", f"{face!r}, expected a list, the top first")
        first = [read_one(space, each, names, roll) for each in face]
        rest = space.items[:]
        for each in first:
            if each not in rest:
                raise BadInput(f"chance for {roll!r}", f"{face!r}, expected some of {said(space, names)}")
            rest.remove(each)
        return (*first, *rest)
    if isinstance(space, Dice):
        outcome: object = tuple(face) if isinstance(face, list) else face
    else:
        outcome = read_one(space, face, names, roll)
    if not space.holds(outcome) or isinstance(face, bool):
        raise BadInput(f"chance for {roll!r}", f"{face!r}, expected {said(space, names)}")
    return outcome


def read_one(space: Space, face: object, names: Names, roll: str) -> int:
    """One number, or the id behind one name."""
    if isinstance(face, int) and space.kind == "number":
        return face
    if isinstance(face, str | int) and space.kind != "number":
        # A face whose name is a number may be written as one.
        try:
            return names.value(space.kind, str(face))
        except KeyError:
            pass
    raise BadInput(f"chance for {roll!r}", f"{face!r}, expected {said(space, names)}")


def said(space: Space, names: Names) -> str:
    """What a roll can show, for a complaint."""
    if isinstance(space, Dice):
        return f"a list of {space.count} numbers from 1 to {space.sides}"
    if isinstance(space, Order):
        return ", ".join(names.name(space.kind, item) for item in space.items)
    if space.size() > 40:
        return f"one of {space.size()} outcomes"
    shown = [names.name(space.kind, int(str(space.at(n)))) for n in range(space.size())]
    return "one of " + ", ".join(dict.fromkeys(shown))


def walk(tree: object, keys: list[str], path: str) -> object:
    """Follow keys into a tree; ``count`` is the length of what stands there."""
    for n, key in enumerate(keys):
        if isinstance(tree, dict) and key in tree:
            tree = tree[key]
        elif key == "count" and n + 1 == len(keys) and isinstance(tree, dict | list):
            return len(tree)
        elif isinstance(tree, list) and key.isdecimal() and int(key) < len(tree):
            tree = tree[int(key)]
        else:
            there = ", ".join(tree) if isinstance(tree, dict) else repr(tree)
            close = meant(key, tree) if isinstance(tree, dict) else ""
            raise BadInput(path, f"no {key!r} there, only {there or 'nothing'}{close}")
    return tree
