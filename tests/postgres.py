"""A PostgreSQL for the tests that need one; started when the first of them asks."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tools.postgres import Cluster, cluster, programs


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """A server with no databases in it but those of tests."""
    if programs() is None:
        pytest.skip("there is no PostgreSQL here; python tools/postgres.py installs it")
    with cluster() as found:
        yield found


@pytest.fixture
def elsewhere(postgres: Cluster) -> str:
    """The address of an empty database."""
    return postgres.new_database()
