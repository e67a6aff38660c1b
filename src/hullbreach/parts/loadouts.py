"""Standard loadouts: whom a quick start sends, and with what. They are content, read and checked like all of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from hullbreach.parts.reader import Reader


@dataclass(frozen=True)
class Loadout:
    """What is proposed for these missions (or scenarios, or modes) with so many seats; none named means all.

    ``people`` are taken in this order; ``gear`` is what each of them carries, in the order in which it is handed out.
    """

    id: str
    missions: tuple[str, ...]
    seats: tuple[int, ...]
    people: tuple[str, ...]
    gear: Mapping[str, tuple[str, ...]]

    def fits(self, mission: str, seats: int) -> bool:
        """Whether it is meant for this mission and so many seats."""
        return (not self.missions or mission in self.missions) and (not self.seats or seats in self.seats)


def read_loadouts(
    r: Reader, missions: Sequence[str], most_seats: int, people: Sequence[str], things: Sequence[str] = ()
) -> tuple[Loadout, ...]:
    """The loadouts of a file, in their order."""

    def read(each: Reader) -> Loadout:
        gear: dict[str, tuple[str, ...]] = {}
        if each.has("gear"):
            table = each.table("gear")
            for who in table.data:
                if who not in people:
                    table.unfit(who, f"one of {', '.join(people)}")
                gear[who] = table.words(who, things)
            table.done()
        made = Loadout(
            each.text("id"),
            each.words("missions", missions) if each.has("missions") else (),
            each.numbers("seats", 1, most_seats) if each.has("seats") else (),
            each.words("people", people) if each.has("people") else (),
            gear,
        )
        each.done()
        return made

    found = r.each("loadout", read)
    r.done()
    return tuple(found)


def loadout_for(loadouts: Sequence[Loadout], mission: str, seats: int) -> Loadout | None:
    """The first that is meant for this mission and so many seats."""
    return next((each for each in loadouts if each.fits(mission, seats)), None)
