"""All content of corps, loaded once from the TOML files beside this module and checked as a whole."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from hullbreach.games.corps.content.card_records import (
    Character,
    EnduranceCard,
    Side,
    TrackerCard,
    counted,
    different,
    read_characters,
    read_endurance,
    read_header,
    read_tracker,
)
from hullbreach.games.corps.content.component_records import (
    Components,
    Constants,
    Counts,
    Edition,
    read_blips,
    read_components,
)
from hullbreach.games.corps.content.face_records import FaceRecord, read_faces
from hullbreach.games.corps.content.mission_checks import check_mission
from hullbreach.games.corps.content.mission_records import PLAIN, Mission, mission_from, read_mission
from hullbreach.games.corps.content.vocabulary import WEAPONS
from hullbreach.kernel.errors import BadInput
from hullbreach.parts.grammar import one_of
from hullbreach.parts.grid import Board, Face
from hullbreach.parts.house import Files, Shelf
from hullbreach.parts.loadouts import Loadout, read_loadouts
from hullbreach.parts.reader import Reader

__all__ = ["Content", "Mission", "load", "load_house", "mission_from"]

FOLDER = Path(__file__).parent
ORIGINAL: dict[str, object] = {"source": "original"}
# By file and kind of record what a record of a house need not say.
DEFAULTS: dict[str, dict[str, dict[str, object]]] = {
    "missions": {"mission": {key: value for key, value in PLAIN.items() if key not in ("id", "name")}},
    "endurance": {
        "card": {**ORIGINAL, "copies_source": "original", "copies": 1, "cost": 0, "keywords": [], "effects": []},
        "card weapon": {"attack_cost": 1, "range": 0, "shape": "single", "always_hits_on": 0},
    },
    "motion_tracker": {"card": {**ORIGINAL, "type": "drone", "effects": []}},
    "boards": {
        "face": {**ORIGINAL, "board": 1, "side": "a", "setting": "colony", "name": "", "note": "", "connectors": []}
    },
    "blips": {"blip": {**ORIGINAL, "copies": 1}, "mission_blip": {**ORIGINAL, "copies": 1}},
}
# A character carries two weapons, one of them a Backup weapon, and two pieces of equipment.
SLOTS = 2
MISSION_KINDS = {"campaign": 3, "rescue": 1, "resupply": 1, "bug_hunt": 4}


class Content:
    """Every record of the game, by index and by id."""

    def __init__(
        self,
        components: Components,
        characters: list[Character],
        endurance: list[EnduranceCard],
        tracker: list[TrackerCard],
        blips: tuple[int, ...],
        mission_blips: tuple[str, ...],
        faces: list[FaceRecord],
        missions: list[Mission],
        mission_records: dict[str, Mapping[str, object]],
        loadouts: tuple[Loadout, ...],
    ) -> None:
        self.components = components
        self.counts: Counts = components.counts
        self.constants: Constants = components.constants
        self.characters = characters
        self.endurance = endurance
        self.tracker = tracker
        #: the number on each of the 21 blips
        self.blips = blips
        #: what each of the 4 mission blips shows: newt or empty
        self.mission_blips = mission_blips
        self.faces = faces
        self.missions = missions
        #: each mission as it was written
        self.mission_records = mission_records
        #: what a quick start proposes, the first that fits
        self.loadouts = loadouts
        self.character_index: dict[str, int] = {c.id: c.index for c in characters}
        self.endurance_index: dict[str, int] = {c.id: c.index for c in endurance}
        self.tracker_index: dict[str, int] = {c.id: c.index for c in tracker}
        self.face_by_id: dict[str, Face] = {f.id: f.face for f in faces}
        self.mission_by_id: dict[str, Mission] = {m.id: m for m in missions}
        self._sides: dict[tuple[str, bool], list[tuple[Side, Side]]] = {}
        for faq11 in (False, True):
            self._sides["updated", faq11] = [(c.hero, c.grunt) for c in characters]
        self._sides["2020", False] = [(c.hero_2020, c.grunt_2020) for c in characters]
        self._sides["2020", True] = [(c.hero_faq11, c.grunt_faq11) for c in characters]

    def sides(self, edition: str, faq11: bool) -> list[tuple[Side, Side]]:
        """Hero and grunt side of every character, by index, under these rules."""
        return self._sides[edition, faq11]

    def side(self, index: int, hero: bool, edition: str, faq11: bool) -> Side:
        """One side of a character under these rules."""
        return self._sides[edition, faq11][index][0 if hero else 1]

    def edition(self, name: str, faq11: bool) -> Edition:
        """The values of an edition under these rules."""
        return self.components.edition(name, faq11)

    def mission(self, id: str) -> Mission:
        """The mission with this id."""
        if id not in self.mission_by_id:
            raise BadInput("mission", f"{id!r}, expected {one_of(self.mission_by_id)}")
        return self.mission_by_id[id]

    def board(self, mission: Mission) -> Board:
        """The map of a mission, shared by all matches on it."""
        return mission.board


def _check_weapon_words(r: Reader, cards: list[EnduranceCard]) -> None:
    """Weapons that effects name must exist; so must the pistol that bug hunts hand out to everybody."""
    weapons = [c.id for c in cards if c.type == "weapon"]
    for word in WEAPONS:
        if word not in ("any", "this", "grenade") and word not in weapons:
            raise r.bad(f"card {word}", "missing, effects name this weapon")
    pistols = sum(c.copies for c in cards if c.id == "hk_vp70")
    if pistols < 6:
        raise r.bad("card hk_vp70", f"{pistols} copies, bug hunts need six")


def _read_missions(
    r: Reader,
    faces: list[FaceRecord],
    counts: Counts,
    characters: list[Character],
    tracker: list[TrackerCard],
) -> list[Mission]:
    read_header(r, "missions")
    known = {f.id: f.face for f in faces}
    ids = [c.id for c in characters]
    per_level = [sum(c.threat == level for c in tracker) for level in (1, 2, 3)]

    def read(each: Reader) -> Mission:
        mission = read_mission(each, known)
        each.stop_unless_sound()
        check_mission(each, mission, counts, ids, per_level, not each.in_house)
        return mission

    found = r.each("mission", read)
    counted(r, "count", len(found), counts.mission_cards)
    different(r, "mission", [m.id for m in found])
    if r.in_house:
        found = [replace(mission, number=at) for at, mission in enumerate(found, 1)]
    for at, mission in enumerate(found, 1):
        if mission.number != at:
            raise r.bad(f"mission {mission.id}: number", f"{mission.number}, expected {at}")
    kinds = Counter([m.kind for m in found])
    if kinds != MISSION_KINDS and not r.in_house:
        raise r.bad("mission", f"kinds {dict(kinds)}, expected {MISSION_KINDS}")
    r.done()
    return found


def _read_loadouts(
    r: Reader, missions: list[Mission], characters: list[Character], cards: list[EnduranceCard]
) -> tuple[Loadout, ...]:
    """The standard loadouts: each can be dealt out of one deck, and everybody can carry their part (CORPS-EQP-03)."""
    gear = {c.id: c for c in cards if c.type in ("weapon", "equipment")}
    seats = max([m.seats_max for m in missions], default=1)
    found = read_loadouts(r, [m.id for m in missions], seats, [c.id for c in characters], list(gear))
    if r.in_house:
        # A house may have fewer of a card; whoever finds theirs taken gets something else.
        return found
    for loadout in found:
        for card, copies in Counter([card for things in loadout.gear.values() for card in things]).items():
            if copies > gear[card].copies:
                r.wrong(f"loadout {loadout.id}: gear", f"{copies} times {card!r}, there are {gear[card].copies}")
        for who, things in loadout.gear.items():
            weapons = [gear[card] for card in things if gear[card].type == "weapon"]
            primary = sum(not weapon.backup for weapon in weapons)
            too_many = (
                max(len(weapons), len(things) - len(weapons)) > SLOTS or primary > 1 or len(weapons) - primary > 1
            )
            if too_many or (len(weapons) > 1 and any(weapon.bulky for weapon in weapons)):
                r.wrong(f"loadout {loadout.id}: gear: {who}", "more than a character can carry")
    return found


def _load(files: Files) -> Content:
    # What else is wrong is measured by the box where these are wrong.
    (components,) = files.read("components").attempt(read_components) or [load().components]
    counts = components.counts
    people = files.read("characters").attempt(lambda r: read_characters(r, counts.character_cards))
    (characters,) = people or [load().characters]
    deck = files.read("endurance")
    endurance = read_endurance(deck, counts.endurance_cards)
    tracker = read_tracker(files.read("motion_tracker"), counts.motion_tracker_cards)
    blips, mission_blips = read_blips(files.read("blips"), counts)
    boards = files.read("boards")
    faces = boards.attempt(lambda r: read_faces(r, counts.boards))
    if not faces:
        # Squares of a map that is not there cannot be checked.
        files.done()
    missions_file = files.read("missions")
    missions = _read_missions(missions_file, faces[0], counts, characters, tracker)
    files.done()
    _check_weapon_words(deck, endurance)
    loadouts = _read_loadouts(files.read("loadouts"), missions, characters, endurance)
    files.done()
    for c in characters:
        if c.available_after and c.available_after not in [m.id for m in missions]:
            raise BadInput(f"characters.toml: character {c.id}: available_after", f"no mission {c.available_after!r}")
    records = {each.text("id"): each.data for each in missions_file.tables("mission")}
    return Content(
        components, characters, endurance, tracker, blips, mission_blips, faces[0], missions, records, loadouts
    )


SHELF = Shelf(FOLDER, DEFAULTS, _load)
load, load_house = SHELF.load, SHELF.load_house
