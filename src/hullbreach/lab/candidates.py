"""The open options as rows of numbers; where there are many, choosing one takes several steps: a verb, then each id."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import numpy as np
import numpy.typing as npt

from hullbreach.kernel.options import Option, Options, members
from hullbreach.kernel.phrases import Names, Vocabulary

Rows = npt.NDArray[np.int32]
Mask = npt.NDArray[np.int8]
MORE = "…"


@lru_cache(maxsize=4096)
def _after(mask: int) -> Rows:
    """The ids in a mask as they stand in rows, where 0 is none."""
    return np.array(members(mask), np.int32) + 1


class Verbs:
    """The verbs of a game by number, and how wide a row of it is: verb, ids, how many options stand behind it."""

    def __init__(self, options: Vocabulary) -> None:
        self.number = {id: n for n, id in enumerate(options.by_id, 1)}
        self.ids = max(len(phrase.places) for phrase in options.by_id.values())
        self.width = self.ids + 2


class Candidates:
    """What one seat chooses between now: each row is an option, or several among which the next step chooses."""

    def __init__(self, verbs: Verbs, options: Options, most: int) -> None:
        self.verbs = verbs
        self.most = most
        self.options = options
        # Only where there are too many: the sets of options behind the rows, and how many ids of theirs are settled.
        self.sets: list[list[Option]] | None = None
        self.settled: list[int] = []
        if len(options) > most:
            self._stage(list(options), 0)

    def __len__(self) -> int:
        return len(self.options) if self.sets is None else len(self.sets)

    def choose(self, row: int) -> Option | None:
        """The option of a row; None where the row stood for several, and those are the candidates now."""
        if self.sets is None:
            return self.options[row]
        chosen = self.sets[row]
        if len(chosen) == 1:
            return chosen[0]
        self._stage(chosen, self.settled[row])
        return None

    def _stage(self, options: list[Option], settled: int) -> None:
        """One row for every option if there are few enough, else for every verb or, behind one verb, for every id."""
        whole = self.verbs.width
        if len(options) <= self.most:
            self.sets, self.settled = [[option] for option in options], [whole] * len(options)
            return
        groups: dict[object, list[Option]] = {}
        while len(groups) < 2:
            groups = {}
            for option in options:
                groups.setdefault(option.args[settled - 1] if settled else option.phrase.id, []).append(option)
            settled += 1
        sets = list(groups.values())
        self.settled = [settled if len(each) > 1 else whole for each in sets]
        if len(sets) > self.most:
            rest = [option for each in sets[self.most - 1 :] for option in each]
            sets = [*sets[: self.most - 1], rest]
            # What is left over is divided by the same id once more.
            self.settled = [*self.settled[: self.most - 1], settled - 1]
        self.sets = sets

    def write(self, rows: Rows, mask: Mask) -> None:
        """Write the rows and which of them are open into arrays; what stood there before is gone."""
        rows[:] = 0
        mask[:] = 0
        mask[: len(self)] = 1
        if self.sets is None:
            self._write_options(rows)
            return
        for n, (options, settled) in enumerate(zip(self.sets, self.settled, strict=True)):
            first = options[0]
            rows[n, -1] = len(options)
            if settled:
                rows[n, 0] = self.verbs.number[first.phrase.id]
                ids = first.args[: settled - 1]
                rows[n, 1 : 1 + len(ids)] = np.array(ids, np.int32) + 1

    def _write_options(self, rows: Rows) -> None:
        at = 0
        for phrase, args, mask, count in self.options.groups:
            end = at + count
            rows[at:end, 0] = self.verbs.number[phrase.id]
            if not mask:
                rows[at:end, 1] = args
                rows[at:end, 1] += 1
            else:
                column = 1
                for id in args:
                    rows[at:end, column] = id + 1
                    column += 1
                if mask != -1:
                    rows[at:end, column] = _after(mask)
            at = end
        rows[:at, -1] = 1

    def texts(self, names: Names) -> list[str]:
        """What the rows say: canonical texts, with a sign for what is still to be chosen."""
        if self.sets is None:
            return [option.text(names) for option in self.options]
        return [_said(options, settled, names) for options, settled in zip(self.sets, self.settled, strict=True)]


def _said(options: Sequence[Option], settled: int, names: Names) -> str:
    first = options[0]
    if len(options) == 1:
        return first.text(names)
    if not settled:
        return MORE
    ids = [names.name(kind, id) for (_, kind), id in zip(first.phrase.places, first.args[: settled - 1], strict=False)]
    return " ".join([first.phrase.id, *ids, MORE])
