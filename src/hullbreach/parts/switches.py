"""Rule switches: settings of a match that change a rule, read from TOML.

What a switch and its values are called is told by the messages ``setting-<name>`` and ``value-<name>-<value>``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from hullbreach.kernel.errors import BadInput
from hullbreach.kernel.rulebook import HEADLINE, PLAIN, SWITCH, Setting, Where
from hullbreach.parts.grammar import one_of
from hullbreach.parts.reader import SOURCES, Reader

Plain = str | int | bool
# A default that begins so is no value to be chosen: the answer is left to another setting.
LEFT_TO = "per_"


@dataclass(frozen=True)
class Switch:
    """One rule switch: its values, the one it has when nobody chooses, what it is to people, its rule id, and where it
    matters.
    """

    name: str
    default: Plain
    values: tuple[Plain, ...]
    role: str = SWITCH
    rule: str = ""
    where: Where = ()

    def setting(self) -> Setting:
        """The setting of a match that it is."""
        values: list[object] = [*self.values]
        if self.default not in values:
            values.append(self.default)
        return Setting(self.name, values, self.default, self.role, self.where)


def read_switch(r: Reader, name: str) -> Switch:
    """One switch from its table."""
    values: list[Plain] = []
    for at, value in enumerate(r.values("values", "a list of values")):
        if not isinstance(value, str | int):
            r.wrong(f"values[{at}]", f"{value!r}, expected a word, a number, true or false")
        else:
            values.append(value)
    r.seen.add("default")
    default = r.data.get("default")
    left = isinstance(default, str) and default.startswith(LEFT_TO)
    if not isinstance(default, str | int) or not (left or default in values):
        r.unfit("default", one_of([str(v) for v in values]))
        default = ""
    role = r.word("role", (HEADLINE, PLAIN, SWITCH)) if r.has("role") else SWITCH
    rule = r.text("rule") if r.has("rule") else ""
    where = read_where(r.table("where")) if r.has("where") else ()
    r.done()
    return Switch(name, default, tuple(values), role, rule, where)


def read_where(r: Reader) -> Where:
    """By other setting the values of it with which a switch matters; one of them is enough."""
    return tuple([(name, r.texts(name)) for name in r.data])


def read_switches(r: Reader, names: Sequence[str]) -> list[Switch]:
    """All of a switches.toml: just these switches, each with the statement that explains it."""
    r.word("source", SOURCES)
    table = r.table("switches")
    found = [read_switch(table.table(name), name) for name in names]
    for switch in found:
        if not switch.rule:
            table.wrong(switch.name, "no rule, expected the statement that explains it")
    table.done()
    r.done()
    return found


def chosen(switches: Sequence[Switch], options: Mapping[str, object]) -> dict[str, object]:
    """A value for every switch: the given ones checked, the others at their default."""
    known = {switch.name: switch for switch in switches}
    for name, value in options.items():
        if name not in known:
            raise BadInput(name, f"unknown switch, expected {one_of(known)}")
        # True is equal to 1 and yet no number.
        if not any(value == v and type(value) is type(v) for v in known[name].values):
            raise BadInput(name, f"{value!r}, expected {one_of([str(v) for v in known[name].values])}")
    return {switch.name: options.get(switch.name, switch.default) for switch in switches}
