"""An event loop in which no time passes but what somebody waits for, and in which threads finish when the seed says."""

from __future__ import annotations

import asyncio
import random
import selectors
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

# When the clocks on the wall begin; nothing hangs on it.
DAWN = 1_800_000_000.0
# How long work beside the event loop takes, at most.
WORK_SECONDS = 0.05


class Stuck(Exception):  # noqa: N818
    """Everybody waits, and nothing will ever happen."""


class _Skips(selectors.SelectSelector):
    """Instead of waiting it sets the clock."""

    def __init__(self, weather: Weather) -> None:
        super().__init__()
        self.weather = weather

    def select(self, timeout: float | None = None) -> list[Any]:
        if timeout is None:
            raise Stuck
        self.weather.now += max(0.0, timeout)
        return []


class Weather(asyncio.SelectorEventLoop):
    """One seed is one course of events, whatever the machine does meanwhile."""

    def __init__(self, seed: int) -> None:
        self.now = 0.0
        # How far the clock on the wall is off.
        self.off = 0.0
        self.dice = random.Random(seed)
        super().__init__(_Skips(self))

    def time(self) -> float:
        """Seconds since the beginning."""
        return self.now

    def wall(self) -> float:
        """What the clock on the wall shows."""
        return DAWN + self.now + self.off

    def soon(self, most: float = WORK_SECONDS) -> float:
        """Some time, mostly short."""
        return most * self.dice.random() ** 3

    def run_in_executor(self, executor: object, func: Callable[..., Any], *args: Any) -> asyncio.Future[Any]:  # type: ignore[override]
        """Work beside the loop: done in one go at some moment, before or after other work."""
        done: asyncio.Future[Any] = self.create_future()

        def work() -> None:
            if done.cancelled():
                return
            try:
                found = func(*args)
            except Exception as wrong:
                done.set_exception(wrong)
            else:
                done.set_result(found)

        self.call_later(self.soon(), work)
        return done

    @contextmanager
    def reigns(self) -> Iterator[None]:
        """Every clock of the program is this one."""
        state = random.getstate()
        random.seed(self.dice.random())
        with patch("time.monotonic", self.time), patch("time.time", self.wall):
            yield
        random.setstate(state)
