"""For all tests: what they judge is never how busy the machine is."""

from __future__ import annotations

import gc
from collections.abc import Generator

import hypothesis
import pytest

from tests import dice
from tests.postgres import elsewhere, postgres

# Every test may have visitors.
from tests.web.visitors import FAILED, chromium, server, visitor

__all__ = ["chromium", "elsewhere", "postgres", "server", "visitor"]

# Before any test module takes ``new_head`` by its name.
dice.BY_TEST = True

# The same examples every time, like the dice; ``TEST_DICE`` looks for others.
hypothesis.settings.register_profile(
    "any machine",
    deadline=None,
    derandomize=not dice.DEAL,
    suppress_health_check=[hypothesis.HealthCheck.too_slow],
)
hypothesis.settings.load_profile("any machine")


def pytest_collection_finish() -> None:
    """Modules and tests stay to the end: looking for garbage among them, again and again, took a tenth of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish() -> None:
    """Look once more for garbage that has something to say; pytest would look through everything five times."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Note that a test failed, for fixtures that have something to tell about it."""
    report = yield
    if report.failed:
        item.stash[FAILED] = True
    return report
