"""The box: counts, constants of dice and devices, blips, the two editions and the rule switches."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace

from hullbreach.games.corps.content.card_records import counted, different, read_header, read_source
from hullbreach.kernel.errors import BadInput
from hullbreach.parts.grammar import one_of
from hullbreach.parts.reader import SOURCES, Reader
from hullbreach.parts.switches import Switch, read_switch

EDITIONS = ("updated", "2020")
MISSION_BLIP_FACES = ("newt", "empty")
# The bounds of the counts of the box that are not 0 to 99.
COUNT_BOUNDS: dict[str, tuple[int, int]] = {
    **dict.fromkeys(("boards", "endurance_cards", "motion_tracker_cards", "mission_cards", "aim_dials"), (1, 99)),
    **dict.fromkeys(("blip_tokens", "mission_blip_tokens"), (1, 99)),
    **dict.fromkeys(("character_cards", "character_figures", "alien_figures"), (1, 99)),
    **dict.fromkeys(("marine_dice", "alien_dice"), (1, 9)),
    "reshuffle_cards": (0, 9),
    "spawn_point_tokens": (4, 4),
}


@dataclass(frozen=True)
class Counts:
    """How many of everything the box holds."""

    boards: int
    endurance_cards: int
    motion_tracker_cards: int
    reshuffle_cards: int
    mission_cards: int
    marine_dice: int
    alien_dice: int
    spawn_point_tokens: int
    blip_tokens: int
    mission_blip_tokens: int
    tunnel_tokens: int
    crate_tokens: int
    computer_tokens: int
    barricade_tokens: int
    sentry_gun_tokens: int
    facehugger_tokens: int
    alien_tokens: int
    exit_tokens: int
    character_cards: int
    character_figures: int
    alien_figures: int
    aim_dials: int
    reference_cards: int
    activation_tokens: int
    turn_counters: int
    sentry_consoles: int


@dataclass(frozen=True)
class Constants:
    """Numbers of dials, dice, aliens and sentry guns that both editions share."""

    alien_speed: int
    kill_on_defence_roll: int
    defensive_fire_range: int
    swarm_bonus_per_token: int
    sentry_dice: int
    sentry_hit_at_or_under: int
    sentry_ammo_start: int


@dataclass(frozen=True)
class Edition:
    """Where the editions differ: one field per rule."""

    name: str
    aim_reset: str
    event_goes_to: str
    tracker_hazard_goes_to: str
    reveal_from_exhaust_goes_to: str
    equip_other_hero_needs_consent: bool
    move_may_end_on_token: bool
    knocked_down_blocks_los: bool
    corner_crossing_los: bool
    barricade_break_on: int
    grunt_rest: str
    defensive_fire_trigger: tuple[str, ...]
    knocked_down_activation: str
    tracker_cards_by_players: tuple[int, ...]
    tracker_reshuffle: bool
    tunnel_limit_per_player_and_round: int
    optional_swarm_allowed: bool
    side_mission_loss_ends_campaign: bool
    score_counts_equipped: bool
    newt_bonus_from: tuple[str, ...]


@dataclass(frozen=True)
class Switches:
    """The rule switches of one match, all decided."""

    edition: str
    faq11: bool
    optional_swarm: bool
    joint_decisions: str
    grunt_equip: str
    side_mission_loss_ends_campaign: bool
    sentry_ammo_step: int
    sentry_arc: str
    area_hit_character: str
    open_hands: bool


@dataclass(frozen=True)
class Components:
    """Everything in components.toml."""

    counts: Counts
    constants: Constants
    editions: tuple[Edition, ...]
    switches: tuple[Switch, ...]

    def edition(self, name: str, faq11: bool) -> Edition:
        """The values of an edition; the FAQ changes some of the 2020 ones."""
        for edition in self.editions:
            if edition.name == name:
                if faq11 and name == "2020":
                    return replace(edition, event_goes_to="exhaust", tracker_hazard_goes_to="exhaust")
                return edition
        raise BadInput("edition", f"{name!r}, expected {one_of(EDITIONS)}")

    def choose(self, options: Mapping[str, object]) -> Switches:
        """The switches of a match: the given ones checked, the others at their default."""
        known = {s.name: s for s in self.switches}
        for name, value in options.items():
            if name not in known:
                raise BadInput(name, f"unknown switch, expected {one_of(known)}")
            if not any(value == v and type(value) is type(v) for v in known[name].values):
                raise BadInput(name, f"{value!r}, expected {one_of([str(v) for v in known[name].values])}")
        chosen: dict[str, object] = {s.name: options.get(s.name, s.default) for s in self.switches}
        edition = self.edition(str(chosen["edition"]), False)
        if chosen["faq11"] is True and edition.name != "2020":
            raise BadInput("faq11", "only with the 2020 edition")
        if chosen["optional_swarm"] is True and not edition.optional_swarm_allowed:
            raise BadInput("optional_swarm", "only with the updated edition")
        ends = chosen["side_mission_loss_ends_campaign"]
        step = chosen["sentry_ammo_step"]
        assert isinstance(step, int)
        return Switches(
            edition=edition.name,
            faq11=chosen["faq11"] is True,
            optional_swarm=chosen["optional_swarm"] is True,
            joint_decisions=str(chosen["joint_decisions"]),
            grunt_equip=str(chosen["grunt_equip"]),
            side_mission_loss_ends_campaign=(
                edition.side_mission_loss_ends_campaign if ends == "per_edition" else ends is True
            ),
            sentry_ammo_step=step,
            sentry_arc=str(chosen["sentry_arc"]),
            area_hit_character=str(chosen["area_hit_character"]),
            open_hands=chosen["open_hands"] is True,
        )


def _counts(r: Reader) -> Counts:
    r.word("source", SOURCES)
    bounds = {field.name: COUNT_BOUNDS.get(field.name, (0, 99)) for field in fields(Counts)}
    made = Counts(**{key: r.number(key, least, most) for key, (least, most) in bounds.items()})
    r.done()
    return made


def _constants(r: Reader) -> Constants:
    dial, alien, hugger = r.table("aim_dial"), r.table("alien"), r.table("facehugger")
    sentry, ranks = r.table("sentry_gun"), r.table("grunt_rank_use")
    for each in (dial, alien, hugger, sentry, ranks):
        each.word("source", SOURCES)
    hugger.word("acts_as", ("alien",))
    hugger.word("on_failed_defence", ("attach_token_to_character",))
    hugger.word("counts_as_killed_at", ("campaign_end",))
    sentry.word("keep", ("lowest",))
    sentry.word("ammo_steps_source", SOURCES)
    steps = sentry.numbers("ammo_steps", 0, 999)
    start = sentry.number("ammo_start", 1, 999)
    if len(steps) < 2 or steps[0] != start or steps[-1] != 0 or list(steps) != sorted(set(steps), reverse=True):
        sentry.wrong("ammo_steps", f"expected falling numbers from {start} to 0")
    shots = sentry.number("shots", 1, 999)
    if shots != len(steps) - 1:
        sentry.wrong("shots", f"{shots}, but the steps allow {len(steps) - 1}")
    for key in ("min", "max"):
        dial.number(key, 1, 10)
    for key in ("rank_1", "rank_2", "rank_3"):
        ranks.number(key, 0, 6)
    made = Constants(
        alien_speed=alien.number("speed", 1, 99),
        kill_on_defence_roll=alien.number("kill_on_defence_roll", 1, 20),
        defensive_fire_range=alien.number("defensive_fire_range", 1, 99),
        swarm_bonus_per_token=alien.number("swarm_bonus_per_token", 0, 9),
        sentry_dice=sentry.number("dice", 1, 9),
        sentry_hit_at_or_under=sentry.number("hit_at_or_under", 1, 10),
        sentry_ammo_start=start,
    )
    for each in (dial, alien, hugger, sentry, ranks):
        each.done()
    return made


def _edition(r: Reader, name: str) -> Edition:
    r.word("source", SOURCES)
    made = Edition(
        name=name,
        aim_reset=r.word("aim_reset", ("start_of_own_activation", "start_of_marine_phase")),
        event_goes_to=r.word("event_goes_to", ("discard", "exhaust")),
        tracker_hazard_goes_to=r.word("tracker_hazard_goes_to", ("under_endurance", "exhaust")),
        reveal_from_exhaust_goes_to=r.word("reveal_from_exhaust_goes_to", ("bottom_of_discard", "bottom_of_exhaust")),
        equip_other_hero_needs_consent=r.flag("equip_other_hero_needs_consent"),
        move_may_end_on_token=r.flag("move_may_end_on_token"),
        knocked_down_blocks_los=r.flag("knocked_down_blocks_los"),
        corner_crossing_los=r.flag("corner_crossing_los"),
        barricade_break_on=r.number("barricade_break_on", 1, 6),
        grunt_rest=r.word("grunt_rest", ("as_many_as_possible_up_to_3", "up_to_3")),
        defensive_fire_trigger=r.words("defensive_fire_trigger", ("alien_moves_adjacent", "alien_starts_adjacent")),
        knocked_down_activation=r.word("knocked_down_activation", ("none", "no_actions")),
        tracker_cards_by_players=r.numbers("tracker_cards_by_players", 1, 12),
        tracker_reshuffle=r.flag("tracker_reshuffle"),
        tunnel_limit_per_player_and_round=r.number("tunnel_limit_per_player_and_round", 0, 9),
        optional_swarm_allowed=r.flag("optional_swarm_allowed"),
        side_mission_loss_ends_campaign=r.flag("side_mission_loss_ends_campaign"),
        score_counts_equipped=r.flag("score_counts_equipped"),
        newt_bonus_from=r.words("newt_bonus_from", ("discard", "removed")),
    )
    r.done()
    if len(made.tracker_cards_by_players) != 6:
        r.wrong("tracker_cards_by_players", "expected six numbers, for one to six players")
    return made


SWITCHES = (
    "edition",
    "faq11",
    "optional_swarm",
    "joint_decisions",
    "grunt_equip",
    "side_mission_loss_ends_campaign",
    "sentry_ammo_step",
    "sentry_arc",
    "area_hit_character",
    "open_hands",
)


def read_components(r: Reader) -> Components:
    """All of components.toml."""
    read_header(r, "components")
    counts, constants = _counts(r.table("counts")), _constants(r)
    both = r.table("edition")
    editions = tuple([_edition(both.table(name), name) for name in EDITIONS])
    both.done()
    switch = r.table("switches")
    switch.word("source", SOURCES)
    switches = tuple([read_switch(switch.table(name), name) for name in SWITCHES])
    switch.done()
    r.done()
    return Components(counts, constants, editions, switches)


def read_blips(r: Reader, counts: Counts) -> tuple[tuple[int, ...], tuple[str, ...]]:
    """The numbers on all blips and the faces of all mission blips, each as often as there are tokens."""
    read_header(r, "blips")
    numbers: list[int] = []
    faces: list[str] = []
    ids: list[str] = []
    for each in r.tables("blip"):
        read_source(each)
        ids.append(each.text("id"))
        numbers += [each.number("number", 1, 9)] * each.number("copies", 1, 99)
        each.done()
    for each in r.tables("mission_blip"):
        read_source(each)
        ids.append(each.text("id"))
        faces += [each.word("face", MISSION_BLIP_FACES)] * each.number("copies", 1, 99)
        each.done()
    different(r, "blip", ids)
    counted(r, "count", len(numbers), counts.blip_tokens)
    counted(r, "mission_count", len(faces), counts.mission_blip_tokens)
    r.done()
    return tuple(numbers), tuple(faces)
