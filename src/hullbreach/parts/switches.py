"""Rule switches: settings of a match that change a rule, read from TOML.

What a switch and its values are called is told by the messages ``setting-<name>`` and ``value-<name>-<value>``.
"""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.kernel.rulebook import HEADLINE, PLAIN, SWITCH, Setting
from hullbreach.parts.grammar import one_of
from hullbreach.parts.reader import Reader

Plain = str | int | bool
# A default that begins so is no value to be chosen: the answer is left to another setting.
LEFT_TO = "per_"


@dataclass(frozen=True)
class Switch:
    """One rule switch: its values, the one it has when nobody chooses, what it is to people, and its rule id."""

    name: str
    default: Plain
    values: tuple[Plain, ...]
    role: str = SWITCH
    rule: str = ""

    def setting(self) -> Setting:
        """The setting of a match that it is."""
        values: list[object] = [*self.values]
        if self.default not in values:
            values.append(self.default)
        return Setting(self.name, values, self.default, self.role)


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
    r.done()
    return Switch(name, default, tuple(values), role, rule)
