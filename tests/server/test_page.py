"""The page as files: compressed for whoever takes it so, kept where its name says what is in it."""

from __future__ import annotations

from hullbreach.server.page import FOLDER
from tests.server.running import Running


def test_the_page_comes_compressed_and_the_same(server: Running) -> None:
    assets = sorted((FOLDER / "assets").glob("index-*.js"))
    path = f"/assets/{assets[0].name}" if assets else "/"
    plain = server.http.get(path, headers={"accept-encoding": "identity"})
    small = server.http.get(path, headers={"accept-encoding": "gzip, br"})
    assert plain.content == small.content
    if assets:
        assert "content-encoding" not in plain.headers
        assert small.headers["content-encoding"] == "gzip"
        assert small.headers["content-type"] == plain.headers["content-type"]
        assert small.headers["vary"] == plain.headers["vary"] == "accept-encoding"
        assert int(small.headers["content-length"]) < len(plain.content) / 2
        assert "immutable" in small.headers["cache-control"]
