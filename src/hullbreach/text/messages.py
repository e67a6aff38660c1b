"""Load the messages of a game in one language and say them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager, nullcontext
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

from hullbreach.kernel.errors import BadInput

if TYPE_CHECKING:
    from fluent.runtime.resolver import Pattern

LANGS = ("en", "fr", "de")
FORMS = ("of", "to", "acc", "dat")
"""What a noun may need besides its name: after “of”, after “to”, German accusative and dative."""
REMEMBERED = 8192
_PACKAGE = Path(__file__).parent.parent
# Games that lie elsewhere and bring no messages of their own.
SPEAKS_PLAINLY: set[str] = set()

# What no catalogue names: the records of houses, by their ids, as they were written.
_HOUSE: dict[str, str] = {}

Argument = str | int | float

_LOADED: dict[tuple[str, str], Messages] = {}


def name_records(names: Mapping[str, str]) -> None:
    """Give names to records that no catalogue has; every language says them as they are."""
    _HOUSE.update(names)


def _house_name(id: str) -> str | None:
    return _HOUSE.get(id.partition(".")[0].partition("-")[2])


class MissingMessage(KeyError):  # noqa: N818
    """No language has a message with this id."""

    def __init__(self, id: str) -> None:
        super().__init__(id)
        self.id = id

    def __str__(self) -> str:
        return f"no message {self.id!r}"


class UnsayableMessage(ValueError):  # noqa: N818
    """A message that needs an argument, term or attribute that is not there."""

    def __init__(self, lang: str, id: str, errors: list[Exception]) -> None:
        super().__init__(f"{lang}: {id}: {'; '.join(map(str, errors))}")
        self.id = id
        self.errors = errors


class Messages:
    """Everything one game says in one language. What the language lacks is said in English."""

    # Held by whoever reads a catalogue. Where threads do, a lock: nobody reads what another one has read meanwhile.
    reading: ClassVar[AbstractContextManager[object]] = nullcontext()

    def __init__(self, lang: str, bundle: FluentBundle, english: Callable[[], Messages] | None) -> None:
        self.lang = lang
        self._bundle = bundle
        self._english = english
        # A scene says the same few hundred things again and again.
        self._said: dict[tuple[object, ...], str] = {}
        self._had: dict[str, bool] = {}

    @staticmethod
    def load(game: str, lang: str) -> Messages:
        """The shared messages and those of the game; read once, then shared: who comes meanwhile waits for them."""
        key = (game, lang)
        found = _LOADED.get(key)
        if found is None:
            with Messages.reading:
                found = _LOADED.get(key) or _LOADED.setdefault(key, _load(game, lang))
        return found

    def has(self, id: str) -> bool:
        """Whether this language itself has the message, or the attribute written ``id.attribute``."""
        known = self._had.get(id)
        if known is None:
            if len(self._had) >= REMEMBERED:
                self._had.clear()
            known = self._had[id] = self._pattern(id) is not None
        return known or ("." not in id and _house_name(id) is not None)

    def say(self, id: str, /, **args: Argument) -> str:
        """One message, or one attribute written ``id.attribute``, with its arguments filled in."""
        key = (id, *args.items())
        known = self._said.get(key)
        if known is not None:
            return known
        pattern = self._pattern(id)
        if pattern is None:
            if self._english is None:
                name = _house_name(id)
                if name is None:
                    raise MissingMessage(id)
                return name
            return self._english().say(id, **args)
        said, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise UnsayableMessage(self.lang, id, errors)
        if len(self._said) >= REMEMBERED:
            self._said.clear()
        self._said[key] = str(said)
        return str(said)

    def noun(self, id: str, name: str, /, **args: Argument) -> dict[str, Argument]:
        """The forms of a noun as arguments of a sentence: ``name``, ``name_of``, ..., ``name_gender``.

        A form that the language does not write is the word itself; a noun without gender counts as m.
        """
        word = self.say(id, **args)
        forms: dict[str, Argument] = {name: word}
        for form in FORMS:
            forms[f"{name}_{form}"] = self.say(f"{id}.{form}", **args) if self.has(f"{id}.{form}") else word
        forms[f"{name}_gender"] = self.say(f"{id}.gender") if self.has(f"{id}.gender") else "m"
        return forms

    def _pattern(self, id: str) -> Pattern | None:
        name, _, attribute = id.partition(".")
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value


def catalogue_files(game: str, lang: str) -> list[Path]:
    """The files that hold the messages of a game in one language, the shared ones first; a game may have none."""
    if lang not in LANGS:
        raise BadInput(f"language {lang}", f"expected one of {', '.join(LANGS)}")
    if game not in SPEAKS_PLAINLY and not (_PACKAGE / "games" / game).is_dir():
        raise BadInput(f"game {game}", f"has no messages in {lang}")
    own = _PACKAGE / "games" / game / "text" / lang
    return sorted((_PACKAGE / "text" / lang).glob("*.ftl")) + sorted(own.glob("*.ftl"))


def read_catalogue(files: list[Path]) -> list[ast.Message | ast.Term]:
    """The entries of these files in order; anything that does not parse or comes twice is BadInput."""
    entries: dict[str, ast.Message | ast.Term] = {}
    for file in files:
        text = file.read_text(encoding="utf-8")
        for entry in FluentParser(with_spans=True).parse(text).body:
            start = entry.span.start if entry.span else 0
            place = f"{file.parent.name}/{file.name}: line {text.count(chr(10), 0, start) + 1}"
            if isinstance(entry, ast.Junk):
                raise BadInput(place, "; ".join(str(a.message) for a in entry.annotations))
            if isinstance(entry, ast.Message | ast.Term):
                name = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
                if name in entries:
                    raise BadInput(place, f"{name} is there twice")
                entries[name] = entry
    return list(entries.values())


def capitalised(text: Any) -> Any:
    """CAP(...) in the messages: the same text with a capital first letter, as at the start of a sentence."""
    said = str(text)
    return said[:1].upper() + said[1:]


def _load(game: str, lang: str) -> Messages:
    bundle = FluentBundle([lang], functions={"CAP": capitalised}, use_isolating=False)
    entries = read_catalogue(catalogue_files(game, lang))
    bundle.add_resource(ast.Resource(body=list(entries)))
    for entry in entries:
        if isinstance(entry, ast.Message):
            # Prepared now, and not in the middle of a choice.
            bundle.get_message(entry.id.name)
    return Messages(lang, bundle, None if lang == "en" else partial(Messages.load, game, "en"))
