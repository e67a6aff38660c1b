"""The fixed numbers of the box, of the set-up and of the rules, and the two dice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hullbreach.games.nemesis.content.names import BLANK, COMBAT_FACES, INTRUDERS, NOISE_FACES, SPACES
from hullbreach.parts.reader import SOURCES, Reader

TARGETS = (*INTRUDERS[:BLANK], "egg")
"""What a Combat die is rolled against."""


@dataclass(frozen=True)
class Tables:
    """All of tables.toml. self_destruct and time are counted in spaces from the start; the last one is the end."""

    noise_markers: int
    fire_markers: int
    malfunction_markers: int
    doors: int
    eggs: int
    corpses_red: int
    carcasses: int
    status_markers: int
    injury_ammo_markers: int
    contamination: int
    infected: int
    players_min: int
    players_max: int
    rooms_2: int
    eggs_at_start: int
    weaknesses: int
    destination: int
    start_room: str
    draft_draw: int
    pods: tuple[int, ...]
    pod_places: int
    bag: tuple[int, ...]
    bag_adults_per_player: int
    hand_size: int
    hand_size_body_wound: int
    cabins_bonus: int
    hand_slots: int
    hand_slots_arm_wound: int
    actions: int
    movement: int
    careful_movement: int
    shoot: int
    melee: int
    pick_up: int
    trade: int
    craft: int
    leg_wound_escape: int
    room_action: int
    serious_wounds: int
    light_wounds: int
    turns: int
    first_blue: int
    self_destruct: tuple[str, ...]
    first_yellow: int
    contamination_drawn: int
    engines_needed: int
    intruder_draw: int
    intruder_hand: int
    intruder_kept: int
    intruder_actions: int
    solo_objectives: int
    solo_counter_divisor: int


def read_tables(r: Reader) -> Tables:
    """All of tables.toml."""
    r.word("source", SOURCES)
    supply, setup, hand, costs = r.table("supply"), r.table("setup"), r.table("hand"), r.table("costs")
    wounds, tracks, end = r.table("wounds"), r.table("tracks"), r.table("end")
    intruder, solo, bag = r.table("intruder_player"), r.table("solo"), setup.table("bag")
    players = setup.numbers("players", 1, 5)
    if len(players) != 2:
        setup.wrong("players", f"{len(players)} numbers, expected the fewest and the most")
        players = (1, 5)
    self_destruct = tracks.texts("self_destruct")
    turns = tracks.number("time", 1, 99)
    tables = Tables(
        noise_markers=supply.number("noise", 1, 99),
        fire_markers=supply.number("fire", 1, 99),
        malfunction_markers=supply.number("malfunction", 1, 99),
        doors=supply.number("doors", 1, 99),
        eggs=supply.number("eggs", 1, 99),
        corpses_red=supply.number("corpses_red", 1, 99),
        carcasses=supply.number("carcasses", 1, 99),
        status_markers=supply.number("status", 1, 99),
        injury_ammo_markers=supply.number("injury_ammo", 1, 99),
        contamination=supply.number("contamination", 1, 99),
        infected=supply.number("infected", 0, 99),
        players_min=players[0],
        players_max=players[1],
        rooms_2=setup.number("rooms_2", 0, 99),
        eggs_at_start=setup.number("eggs", 0, 99),
        weaknesses=setup.number("weaknesses", 3, 3),
        destination=SPACES.index(setup.word("destination", SPACES)),
        start_room=setup.text("start_room"),
        draft_draw=setup.number("draft_draw", 1, 6),
        pods=setup.numbers("pods", 1, 4),
        pod_places=setup.number("pod_places", 1, 9),
        bag=tuple([bag.number(kind, 0, 27) for kind in INTRUDERS]),
        bag_adults_per_player=setup.number("bag_adults_per_player", 0, 9),
        hand_size=hand.number("size", 1, 10),
        hand_size_body_wound=hand.number("size_body_wound", 1, 10),
        cabins_bonus=hand.number("cabins_bonus", 0, 10),
        hand_slots=hand.number("slots", 1, 9),
        hand_slots_arm_wound=hand.number("slots_arm_wound", 0, 9),
        actions=hand.number("actions", 1, 9),
        movement=costs.number("movement", 0, 10),
        careful_movement=costs.number("careful_movement", 0, 10),
        shoot=costs.number("shoot", 0, 10),
        melee=costs.number("melee", 0, 10),
        pick_up=costs.number("pick_up", 0, 10),
        trade=costs.number("trade", 0, 10),
        craft=costs.number("craft", 0, 10),
        leg_wound_escape=costs.number("leg_wound_escape", 0, 10),
        room_action=costs.number("room_action", 0, 10),
        serious_wounds=wounds.number("serious", 1, 9),
        light_wounds=wounds.number("light", 0, 9),
        turns=turns,
        first_blue=tracks.number("time_first_blue", 0, turns),
        self_destruct=self_destruct,
        first_yellow=tracks.number("self_destruct_first_yellow", 0, max(0, len(self_destruct) - 1)),
        contamination_drawn=end.number("contamination_drawn", 0, 10),
        engines_needed=end.number("engines_needed", 0, 3),
        intruder_draw=intruder.number("draw", 1, 10),
        intruder_hand=intruder.number("hand_limit", 1, 10),
        intruder_kept=intruder.number("kept", 0, 10),
        intruder_actions=intruder.number("actions", 1, 9),
        solo_objectives=solo.number("objectives", 1, 9),
        solo_counter_divisor=solo.number("item_counter_divisor", 1, 9),
    )
    if tables.infected > tables.contamination:
        supply.wrong("infected", f"{tables.infected}, expected at most the {tables.contamination} Contamination cards")
    if tables.eggs_at_start > tables.eggs:
        setup.wrong("eggs", f"{tables.eggs_at_start}, expected at most the {tables.eggs} of the supply")
    if len(tables.pods) != tables.players_max:
        setup.wrong("pods", f"{len(tables.pods)} numbers, expected one for each number of players")
    for each in (supply, bag, setup, hand, costs, wounds, tracks, end, intruder, solo, r):
        each.done()
    return tables


@dataclass(frozen=True)
class Dice:
    """Faces of both dice as numbers; Injuries by face of the Combat die and target."""

    noise: tuple[int, ...]
    combat: tuple[int, ...]
    shoot: tuple[tuple[int, ...], ...]
    melee: tuple[tuple[int, ...], ...]


def read_dice(r: Reader) -> Dice:
    """All of dice.toml."""
    r.word("source", SOURCES)
    dice = Dice(
        noise=faces(r, "noise_die", NOISE_FACES),
        combat=faces(r, "combat_die", COMBAT_FACES),
        shoot=injuries(r.table("shoot")),
        melee=injuries(r.table("melee")),
    )
    for key, found, known in (("noise_die", dice.noise, NOISE_FACES), ("combat_die", dice.combat, COMBAT_FACES)):
        for face, word in enumerate(known):
            if face not in found:
                r.wrong(key, f"no face {word!r}")
    r.done()
    return dice


def faces(r: Reader, key: str, words: Sequence[str]) -> tuple[int, ...]:
    """The faces of a die as numbers."""
    found: list[int] = []
    for at, word in enumerate(r.texts(key)):
        if word not in words:
            r.wrong(f"{key}[{at}]", f"{word!r}, expected {' or '.join(words)}")
        else:
            found.append(words.index(word))
    return tuple(found)


def injuries(r: Reader) -> tuple[tuple[int, ...], ...]:
    """Injuries by face and target."""
    rows: list[tuple[int, ...]] = []
    for face in COMBAT_FACES:
        row = r.table(face)
        rows.append(tuple([row.number(target, 0, 9) for target in TARGETS]))
        row.done()
    r.done()
    return tuple(rows)
