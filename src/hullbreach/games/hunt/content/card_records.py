"""Strategy, Environment and Mission cards as typed records."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hullbreach.games.hunt.content import effects as fx
from hullbreach.games.hunt.content.goals import ON_CARDS, TARGETS, RemoveTiles, Victory, parse_step
from hullbreach.games.hunt.content.names import FACTIONS, MARINE, NONE
from hullbreach.games.hunt.content.reading import read_name, read_source
from hullbreach.games.hunt.content.skills import SKILL_BITS
from hullbreach.games.hunt.content.vocabulary import ANY_WEAPON, BETWEEN, RENEWAL, TIMINGS, VOCABULARY
from hullbreach.parts.grammar import Effect, Verb, verbs_of
from hullbreach.parts.reader import SOURCES, Reader

TARGET_KINDS = (
    "friendly_model", "enemy_model", "friendly_blip", "enemy_blip", "enemy_model_or_blip", "tile", "edge",
)  # fmt: skip
CHOICES = ("door", "edge", "tile", "enemy_blip")
CHOOSERS = ("initiative_player", "each_player")
FILTERS = (
    "marine", "alien", "predator", "small", "small_or_medium", "engaged", "unengaged", "engaged_with_exactly_one",
    "not_activated", "wounded", "killer", "on_infested", "same_or_adjacent_tile", "adjacent_to_door",
    "adjacent_to_vent", "in_los", "within_2", "within_3_of_ping", "within_3_of_predator", "within_2_of_predator",
    "in_los_of_marine", "in_los_of_unengaged_marine", "on_tile_with_alien", "of_unengaged_marine_tile",
    "adjacent_to_marine", "adjacent_to_alien", "adjacent_to_predator", "no_enemy", "two_or_more_marines",
    "three_or_more_small_aliens", "with_alien", "without_alien", "not_objective", "not_vent", "normal", "infested",
    "corridor", "corridor_or_dead_end", "next_to_infested", "unseen_by_enemy", "four_tiles_from_enemy",
)  # fmt: skip
# What a card must be played on, or pick, for verbs that work on it; and the moments that some verbs belong to.
ON_A_TILE = (fx.Flip, fx.Acid, fx.Trap, fx.Spawn, fx.Decoy)
ON_AN_EDGE = (fx.OpenDoor, fx.PlaceDoor)
ON_MODELS = (
    fx.Heal, fx.Cancel, fx.Redirect, fx.Act, fx.ExtraActivation, fx.Sentry, fx.Move, fx.Place, fx.Swap, fx.Hide,
    fx.Trophy,
)  # fmt: skip
MOMENTS: dict[type, tuple[str, ...]] = {
    fx.Cancel: ("when_hit", "when_wounded"),
    fx.Redirect: ("when_hit", "when_wounded"),
    fx.Trophy: ("after_kill",),
    fx.ExtraActivation: ("after_activation",),
}
# Moments at which the player chooses what the card is played on; at all others it is the model whose moment it is.
CHOSEN = frozenset((BETWEEN, "after_activation"))
PLAYED = tuple([timing for timing in TIMINGS if timing != RENEWAL])
WEIGHTS = {1: 5, 2: 10, 3: 5}
DECK = 20


@dataclass(frozen=True)
class StrategyCard:
    """A card of a faction's deck. target: what kind of thing it is played on; filters: what holds for each of them.

    weapons, skill: as masks, what a target must have, 0 for nothing. targets: how many at most. requires_skill: a
    face-up friendly model with it is on the board; requires_removed: a model of this unit is available, NONE for none
    (HUNT-DEC-53). not_critical: no use against a critical hit. is_seal: it counts as one of the seals of the game.
    """

    index: int
    id: str
    faction: int
    copies: int
    timing: str
    target: str
    filters: tuple[str, ...]
    weapons: int
    skill: int
    targets: int
    targets_min: int
    requires_skill: int
    requires_removed: int
    not_critical: bool
    is_seal: bool
    effects: tuple[Effect, ...]
    weight: int


@dataclass(frozen=True)
class EnvironmentCard:
    """A card of the Environment deck. choose: who picks a thing of the kind choice, empty if nobody picks anything."""

    index: int
    id: str
    copies: int
    choose: str
    choice: str
    filters: tuple[str, ...]
    effects: tuple[Effect, ...]


@dataclass(frozen=True)
class MissionCard:
    """A card of the Mission deck: a victory by faction. needs_vents: the vents it asks the Marines to remove."""

    index: int
    id: str
    copies: int
    victory: tuple[Victory, ...]
    needs_vents: int


@dataclass(frozen=True)
class Scale:
    """Counts of these goals are made for forces of so many points (HUNT-CVC-24)."""

    points: int
    counts: tuple[str, ...]


def read_strategy(r: Reader, faction: int, weapons: Sequence[str], units: Sequence[str]) -> StrategyCard:
    """One Strategy card; its index is given when all are read."""
    read_source(r)
    read_name(r)
    effects = r.effects("effects", VOCABULARY, PLAYED)
    if len(effects) != 1:
        r.wrong("effects", f"{len(effects)} effects, expected one, with everything that happens at its moment")
    targets = r.number("targets", 1, 9)
    skill = requires_skill = 0
    requires_removed = NONE
    if r.has("skill"):
        skill = SKILL_BITS[r.word("skill", tuple(SKILL_BITS))]
    if r.has("requires"):
        requires = r.table("requires")
        if requires.has("skill"):
            requires_skill = SKILL_BITS[requires.word("skill", tuple(SKILL_BITS))]
        if requires.has("removed"):
            requires_removed = units.index(requires.word("removed", units))
        requires.done()
    card = StrategyCard(
        index=0,
        id=r.text("id"),
        faction=faction,
        copies=r.number("copies", 1, 20),
        timing=effects[0].timing if effects else PLAYED[0],
        target=r.word("target", TARGET_KINDS),
        filters=read_filters(r),
        weapons=sum([1 << weapons.index(word) for word in r.words("weapons", weapons)]) if r.has("weapons") else 0,
        skill=skill,
        targets=targets,
        targets_min=r.number("targets_min", 1, targets) if r.has("targets_min") else 1,
        requires_skill=requires_skill,
        requires_removed=requires_removed,
        not_critical="critical" in r.words("unless", ("critical",)) if r.has("unless") else False,
        is_seal=r.word("counts_as", ("seal",)) == "seal" if r.has("counts_as") else False,
        effects=effects,
        weight=r.number("weight", 1, 3),
    )
    check_names(r, effects, weapons, units)
    if card.timing not in CHOSEN and card.target in ("tile", "edge"):
        r.wrong("target", f"{card.target}, but at the moment {card.timing} a card is played on a model")
    check_objects(r, effects, card.target if card.target in ("tile", "edge") else "model")
    r.done()
    return card


def read_environment(r: Reader, weapons: Sequence[str], units: Sequence[str]) -> EnvironmentCard:
    """One Environment card; its index is given when all are read."""
    read_source(r)
    read_name(r)
    chosen = r.has("choose")
    card = EnvironmentCard(
        index=0,
        id=r.text("id"),
        copies=r.number("copies", 1, 20),
        choose=r.word("choose", CHOOSERS) if chosen else "",
        choice=r.word("choice", CHOICES) if chosen else "",
        filters=read_filters(r) if chosen else (),
        effects=r.effects("effects", VOCABULARY, (RENEWAL,)),
    )
    if len(card.effects) != 1:
        r.wrong("effects", f"{len(card.effects)} effects, expected one, with everything that happens")
    check_names(r, card.effects, weapons, units)
    check_objects(r, card.effects, {"door": "edge", "enemy_blip": "model"}.get(card.choice, card.choice))
    for verb in [verb for effect in card.effects for verb in verbs_of(effect.does)]:
        # Nobody plays it on anybody: no die is rolled for it, and no action is under way.
        if isinstance(verb, fx.RollUnder):
            r.wrong("effects", "roll is for Strategy cards")
        if getattr(verb, "until", "") == "this_action":
            r.wrong("effects", f"{verb.word}: there is no action that it could end with")
    r.done()
    return card


def check_objects(r: Reader, effects: Sequence[Effect], kind: str) -> None:
    """Verbs must find what they work on: a tile, an edge or models, whichever the card is played on or picks."""
    for effect in effects:
        for verb in verbs_of(effect.does):
            for wanted, verbs in (("tile", ON_A_TILE), ("edge", ON_AN_EDGE), ("model", ON_MODELS)):
                if isinstance(verb, verbs) and kind != wanted:
                    r.wrong(
                        "effects",
                        f"{verb.word} works on a{'n' * (wanted == 'edge')} {wanted}, not on what the card is played on",
                    )
            if effect.timing not in MOMENTS.get(type(verb), (effect.timing,)):
                r.wrong("effects", f"{verb.word} belongs to the moments {' and '.join(MOMENTS[type(verb)])}")


def read_filters(r: Reader) -> tuple[str, ...]:
    """What must hold for a target; nothing if nothing is said."""
    return r.words("filters", FILTERS) if r.has("filters") else ()


def check_names(r: Reader, effects: Sequence[Effect], weapons: Sequence[str], units: Sequence[str]) -> None:
    """Weapons and units that effects name must exist."""
    for verb in [verb for effect in effects for verb in verbs_of(effect.does)]:
        if isinstance(verb, fx.ChangeWeapon) and verb.weapon and verb.weapon not in ANY_WEAPON:
            for id in verb.weapon.split("+"):
                if id not in weapons:
                    r.wrong("effects", f"{id!r} is no weapon, expected {' or '.join(ANY_WEAPON)} or ids joined by +")
        if isinstance(verb, fx.Spawn) and verb.unit not in units:
            r.wrong("effects", f"{verb.unit!r} is no unit")


def read_mission_card(r: Reader, most_vents: int) -> MissionCard:
    """One Mission card; its index is given when all are read. most_vents: that can be removed in a game."""
    read_source(r)
    read_name(r)
    victory = tuple([Victory(False, r.parsed(word, parse_step)) for word in FACTIONS])
    vents = 0
    for faction, word in enumerate(FACTIONS):
        if not victory[faction].steps:
            r.wrong(word, "empty, expected what the faction must do")
        for goal in victory[faction].goals():
            check_card_goal(r, word, goal)
            if isinstance(goal, RemoveTiles):
                vents += goal.count
                if faction != MARINE:
                    r.wrong(word, "only Marines can remove tiles")
    if vents > most_vents:
        r.wrong("marine", f"{vents} vents to remove, but only {most_vents} can be in a game")
    card = MissionCard(0, r.text("id"), r.number("copies", 1, 20), victory, vents)
    r.done()
    return card


def check_card_goal(r: Reader, key: str, goal: Verb) -> None:
    """A card knows no map: it asks for what every map has, at targets."""
    if not isinstance(goal, ON_CARDS):
        r.wrong(key, f"{goal.word} is nothing that a Mission card may ask for")
    for attribute in ("at", "to", "source"):
        place = getattr(goal, attribute, "")
        if place and place not in TARGETS:
            r.wrong(key, f"{goal.word}: {place}, expected {' or '.join(TARGETS)}")


def read_scale(r: Reader) -> Scale:
    """For what size of forces the counts on Mission cards are made."""
    r.word("source", SOURCES)
    scale = Scale(r.number("points", 1, 9999), r.words("counts", ("gain_frags", "gain_trophies")))
    r.done()
    return scale
