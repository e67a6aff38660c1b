"""The open options as rows of numbers; where there are many, choosing one takes several steps: a verb, then each id."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

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


class Several(NamedTuple):
    """A row of a staged choice: the options behind it, and how many of verb and ids they share and the row shows.

    Where even the ids of one place are too many for the rows, a row stands for several neighbours (``bundle``). It
    shows the first of their ids, so that rows are told apart, though that is not settled yet.
    """

    options: list[Option]
    settled: int
    bundle: bool = False

    @property
    def ids(self) -> tuple[int, ...]:
        """The ids that the row shows."""
        if len(self.options) == 1:
            return self.options[0].args
        return self.options[0].args[: max(0, self.settled - 1 + (self.bundle and self.settled > 0))]


class Candidates:
    """What one seat chooses between now: each row is an option, or several among which the next step chooses."""

    def __init__(self, verbs: Verbs, options: Options, most: int) -> None:
        self.verbs = verbs
        self.most = most
        self.options = options
        # Only where there are too many options for the rows.
        self.staged: list[Several] | None = None
        if len(options) > most:
            self._stage(list(options), 0)

    def __len__(self) -> int:
        return len(self.options) if self.staged is None else len(self.staged)

    def choose(self, row: int) -> Option | None:
        """The option of a row; None where the row stood for several, and those are the candidates now."""
        if self.staged is None:
            return self.options[row]
        chosen = self.staged[row]
        if len(chosen.options) == 1:
            return chosen.options[0]
        self._stage(chosen.options, chosen.settled)
        return None

    def _stage(self, options: list[Option], settled: int) -> None:
        """One row for every option if there are few enough, else for every verb or, behind one verb, for every id."""
        if len(options) <= self.most:
            self.staged = [Several([option], 0) for option in options]
            return
        groups: dict[object, list[Option]] = {}
        while len(groups) < 2:
            groups = {}
            for option in options:
                groups.setdefault(option.args[settled - 1] if settled else option.phrase.id, []).append(option)
            settled += 1
        sets = list(groups.values())
        rows = min(len(sets), self.most)
        # As even as can be, so that no option is many steps away.
        bundles = [sets[n * len(sets) // rows : (n + 1) * len(sets) // rows] for n in range(rows)]
        self.staged = [
            # What is bundled is divided by the same id once more.
            Several([option for each in bundle for option in each], settled - (len(bundle) > 1), len(bundle) > 1)
            for bundle in bundles
        ]

    def write(self, rows: Rows, mask: Mask) -> None:
        """Write the rows and which of them are open into arrays; what stood there before is gone."""
        rows[:] = 0
        mask[:] = 0
        mask[: len(self)] = 1
        if self.staged is None:
            self._write_options(rows)
            return
        for n, row in enumerate(self.staged):
            rows[n, -1] = len(row.options)
            rows[n, 0] = self.verbs.number[row.options[0].phrase.id]
            rows[n, 1 : 1 + len(row.ids)] = np.array(row.ids, np.int32) + 1

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
        if self.staged is None:
            return [option.text(names) for option in self.options]
        return [_said(row, names) for row in self.staged]


def _said(row: Several, names: Names) -> str:
    first, last = row.options[0], row.options[-1]
    if len(row.options) == 1:
        return first.text(names)
    ids = [names.name(kind, id) for (_, kind), id in zip(first.phrase.places, row.ids, strict=False)]
    if row.bundle and row.settled:
        ids.append(f"to {names.name(first.phrase.places[row.settled - 1][1], last.args[row.settled - 1])}")
    words = [first.phrase.id, *ids]
    if row.bundle and not row.settled:
        words.append(f"to {last.phrase.id}")
    return " ".join([*words, MORE])
