"""A bot that somebody wrote in a file of their own: a function ``choose(view)``, or a class derived from ``Bot``.

Only whoever starts a command names such a file, never somebody who visits a server: it is run as it is.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path
from types import ModuleType

from hullbreach.bots import make
from hullbreach.bots.bot import Bot
from hullbreach.kernel.errors import BadInput
from hullbreach.kernel.match import View
from hullbreach.kernel.options import Option

SUFFIX = ".py"
# Sources by the word that names their file: those that this process has read, and those that another has sent.
_READ: dict[str, str] = {}
_SENT: dict[str, str] = {}


class Choosing(Bot):
    """A function that chooses, as a bot; it may name an option by its canonical text."""

    def __init__(self, function: Callable[[View], Option | str]) -> None:
        self.function = function

    def choose(self, view: View) -> Option:
        found = self.function(view)
        if isinstance(found, Option):
            return found
        read = view.rulebook.options.read(found, view.state.names) if isinstance(found, str) else None
        if read is None:
            raise BadInput("choose", f"{found!r}, expected an option of the view, or its text")
        return Option(*read)


def bot_of(word: str, seed: int) -> Bot:
    """A bot by its name, or the one in a file; the same seed plays the same way."""
    if not word.endswith(SUFFIX):
        return make(word, seed)
    module, _READ[word] = _loaded(Path(word).resolve(), _SENT.get(word))
    for found in vars(module).values():
        if inspect.isclass(found) and issubclass(found, Bot) and found.__module__ == module.__name__:
            return _made(word, found, seed)
    function = getattr(module, "choose", None)
    if not callable(function):
        raise BadInput(word, "expected a function choose(view), or a class derived from hullbreach.bots.Bot")
    return Choosing(function)


def _made(word: str, kind: Callable[..., Bot], seed: int) -> Bot:
    """A bot of a class, which takes a seed or nothing; ``BadInput`` when none can be made."""
    try:
        return kind(seed) if inspect.signature(kind).parameters else kind()
    except (Exception, SystemExit) as wrong:
        raise BadInput(word, f"{type(wrong).__name__}: {wrong}") from wrong


def files_in_use() -> dict[str, str]:
    """The sources of all files that bots were read from, by the words that name them, for another process."""
    return {**_READ, **_SENT}


def use_files(files: Mapping[str, str]) -> None:
    """Take bots from the sources that another process has sent, whatever lies on this machine."""
    _SENT.clear()
    _SENT.update(files)


@lru_cache(maxsize=64)
def _loaded(path: Path, sent: str | None) -> tuple[ModuleType, str]:
    """The module in a file and its source; ``BadInput`` when there is none, or when it does not run."""
    if sent is None and not path.is_file():
        raise BadInput(str(path), "there is no such file")
    module = ModuleType(f"bot_{path.stem}")
    module.__file__ = str(path)
    try:
        source = path.read_text("utf-8") if sent is None else sent
        exec(compile(source, str(path), "exec"), vars(module))
    except (Exception, SystemExit) as wrong:
        # A script of its own may end with sys.exit, and nobody would be told why nothing was played.
        raise BadInput(str(path), f"{type(wrong).__name__}: {wrong}") from wrong
    return module, source
