"""One server for all tests of a file: setting one up takes a second or two."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.running import Running, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server without pauses for bots, and without a limit for how much one address asks."""
    with running(tmp_path_factory.mktemp("server"), "--pace", "0", "--writes", "100000") as found:
        yield found
