"""A bot that somebody wrote in a file of their own: a function ``choose(view)``, or a class derived from ``Bot``.

Only whoever starts a command names such a file, never somebody who visits a server: it is run as it is.
"""

from __future__ import annotations

import importlib.util
import inspect
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from types import ModuleType

from hullbreach.bots import make
from hullbreach.bots.bot import Bot
from hullbreach.kernel.errors import BadInput
from hullbreach.kernel.match import View
from hullbreach.kernel.options import Option

SUFFIX = ".py"


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
    module = _loaded(str(Path(word).resolve()))
    for found in vars(module).values():
        if inspect.isclass(found) and issubclass(found, Bot) and found.__module__ == module.__name__:
            kind: Callable[..., Bot] = found
            return kind(seed) if inspect.signature(found).parameters else kind()
    function = getattr(module, "choose", None)
    if not callable(function):
        raise BadInput(word, "expected a function choose(view), or a class derived from hullbreach.bots.Bot")
    return Choosing(function)


@lru_cache(maxsize=64)
def _loaded(path: str) -> ModuleType:
    """The module in a file; ``BadInput`` when there is none, or when it does not run."""
    if not Path(path).is_file():
        raise BadInput(path, "there is no such file")
    spec = importlib.util.spec_from_file_location(f"bot_{Path(path).stem}", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as wrong:
        raise BadInput(path, f"{type(wrong).__name__}: {wrong}") from wrong
    return module
