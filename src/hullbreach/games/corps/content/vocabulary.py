"""How the effects of corps are written: timings, words, keys and the closed sets of values they take."""

from __future__ import annotations

from hullbreach.games.corps.content.conditions import (
    ALL,
    Alive,
    Carrying,
    Counter,
    CratesOut,
    Exited,
    Has,
    Lost,
    NoEnemiesOnBoard,
    NoneStandingOnBoard,
    TechTest,
    TrackerEmpty,
)
from hullbreach.games.corps.content.effects import (
    ANY,
    Activate,
    AddCounter,
    Aim,
    Attach,
    Attack,
    AttackCost,
    Barricade,
    CarryCrate,
    DealCaptives,
    Detach,
    Discard,
    DiscardThis,
    Draw,
    EndMission,
    Exhaust,
    ExhaustThis,
    FlipMissionBlip,
    GrantAction,
    Grow,
    Join,
    LoseAction,
    LowerAim,
    Modify,
    Move,
    MoveAliens,
    MoveBlips,
    OpenExit,
    PeekTracker,
    PlaceFacehugger,
    PlaceTunnel,
    Prevent,
    Recycle,
    RemoveBarricade,
    RemoveToken,
    Reroll,
    Reveal,
    RollDie,
    RollEach,
    Rule,
    Schedule,
    Search,
    ShowToken,
    Spawn,
    StandUp,
    Take,
    TakeRevealed,
    Unequip,
)
from hullbreach.parts.grammar import Key, Vocabulary, Word, choice, flag, number

TIMINGS = (
    "passive", "on_activation", "during_activation", "end_of_activation", "start_of_finish", "after_attack", "action",
    "free_action", "any_time", "on_defence_roll", "on_kill", "on_capture", "on_hazard", "on_rest",
    "while_attached", "before_spawn", "after_spawn", "if_seen", "if_unseen",
    "setup", "round_start", "round_end", "interact_computer", "interact_crate", "interact_mission_blip",
    "on_exit", "on_counter", "on_schedule",
)  # fmt: skip
CARD_TYPES = ("weapon", "equipment", "event", "hazard")
TYPES = ("any", "weapon+equipment")
TARGETS = (
    "self", "active", "any", "any_within_4", "each_within_4", "adjacent", "adjacent_to_alien",
    "other_los", "grunt_los", "nearest", "each_los_placed",
)  # fmt: skip
WEAPONS = ("any", "this", "grenade", "m56_smart_gun")
STATS = ("aim", "tech", "melee", "rest_recycle", "aim_action")
SITUATIONS = (
    "always", "defensive_fire", "attack_with_this", "target_within_2", "barricade", "interact",
    "counterattack", "rest",
)  # fmt: skip
NAMED_RULES = ("no_friendly_fire", "steady_fire", "lights_out")
UNTIL = ("always", "end_of_phase", "end_of_round")
SPAWN_AT = ("same", "nearest_spawn", "each_spawn", "each_other_spawn")
COUNTERS = ("uplink",)
SCHEDULES = ("drop_ship",)
EXITS = ("A", "B")
WHO = ("all", "newt", "trapped", "captives")

_N = number("n")
_CHANGE = number("n", least=-99)
_TARGET = choice("target", TARGETS)
_TYPES = choice("type", TYPES, name="types")
_SCOPE = choice("scope", ("placed", "all"))
_SCOPE_PLACED = choice("scope", ("placed",))
_WEAPON = choice("weapon", WEAPONS)
_SLOT = choice("slot", ("primary", "equipment"))
_WHO = choice("who", WHO)
_MIN = number("min")
_DIE = choice("die", ("alien",))
_AT_TOKEN = choice("at", ("token",))

VERBS = (
    Word(Exhaust, (_N, choice("from", ("deck", "hand"), name="source", default="deck"))),
    Word(
        Recycle,
        (
            number("n", words={"any": ANY}),
            choice("from", ("exhaust", "hand"), name="source"),
            choice("type", TYPES, name="types", default="any"),
        ),
    ),
    Word(Draw, (_N,)),
    Word(Discard, (_N, choice("from", ("any", "hand"), name="source"))),
    Word(Reveal, (_N,), labels=CARD_TYPES),
    Word(TakeRevealed),
    Word(
        Take,
        (
            _N,
            choice("from", ("discard", "removed"), name="source"),
            _TYPES,
            choice("to", ("hand", "endurance")),
        ),
    ),
    Word(Search, (_N, number("take"), _TYPES, choice("to", ("equip", "hand")))),
    Word(PeekTracker, (_N, choice("then", ("top_or_bottom", "reorder")))),
    Word(Attach, (choice("to", ("active",)),)),
    Word(Detach, (choice("to", ("exhaust",)),)),
    Word(DiscardThis),
    Word(ExhaustThis),
    Word(Unequip, (_SLOT, choice("to", ("exhaust", "discard")), _TARGET)),
    Word(Aim, (_N, _TARGET)),
    Word(LowerAim, (_N, _TARGET)),
    Word(Move, (_N, _TARGET, flag("toward", yes="self", name="toward_user", default=False))),
    Word(
        Attack,
        (
            _WEAPON,
            flag("cost", yes="free", no="normal", name="free"),
            _TARGET,
            flag("chain", no="no", default=True),
        ),
    ),
    Word(GrantAction, (choice("kind", ("move", "aim")), _TARGET)),
    Word(LoseAction, (_N, _TARGET)),
    Word(StandUp, (_TARGET,)),
    Word(Modify, (choice("stat", STATS), _CHANGE, choice("when", SITUATIONS))),
    Word(
        AttackCost,
        (_CHANGE, _WEAPON, flag("limit", yes="first_each_activation", name="first_only", default=False)),
    ),
    Word(Reroll, (choice("roll", ("defence",)), _TARGET)),
    Word(Prevent, (choice("what", ("kill", "capture")), choice("instead", ("knockdown", "none")), _TARGET)),
    Word(Rule, (choice("id", NAMED_RULES), choice("until", UNTIL))),
    Word(Barricade, (choice("target", ("door_adjacent",)), choice("test", ("none",)))),
    Word(RemoveBarricade, (choice("target", ("nearest_to_placed", "nearest_to_characters", "rolled")),)),
    Word(PlaceTunnel, (choice("near", ("drawer",)),)),
    Word(Spawn, (_N, choice("at", SPAWN_AT))),
    Word(MoveBlips, (_N, _SCOPE)),
    Word(MoveAliens, (_N, _SCOPE, flag("attack", no="no"))),
    Word(Activate, (_SCOPE_PLACED,)),
    Word(Grow, (_N, _SCOPE_PLACED)),
    Word(
        FlipMissionBlip,
        (
            choice("which", ("any", "adjacent")),
            flag("limit", yes="once_per_round", name="once_per_round", default=False),
        ),
        labels=("newt", "empty", "captive"),
    ),
    Word(ShowToken),
    Word(RemoveToken),
    Word(Join, (choice("who", ("newt", "captive")), _AT_TOKEN)),
    Word(DealCaptives, (choice("to", ("mission_blips",)),)),
    Word(PlaceFacehugger, (Key("at", "at", words={"token": "token"}, square=True),)),
    Word(AddCounter, (choice("id", COUNTERS), _N)),
    Word(Schedule, (choice("id", SCHEDULES), number("rounds"))),
    Word(RollDie, (_DIE,), labels=("1", "2", "3", "4", "5", "6")),
    Word(RollEach, (choice("what", ("barricade",)), _DIE, _MIN), labels=("hit",)),
    Word(OpenExit, (choice("id", EXITS),)),
    Word(CarryCrate, (number("max"),)),
    Word(EndMission, (choice("left", ("killed", "captured")),)),
)
CONDITIONS = (
    Word(Has, (_SLOT,)),
    Word(TechTest, (choice("stat", ("tech",)),)),
    Word(Counter, (choice("id", COUNTERS), _MIN)),
    Word(Carrying, (choice("what", ("crate",)),)),
)
ENDINGS: dict[str, Word] = {
    w.makes.word: w
    for w in (
        Word(Exited, (_WHO, _MIN)),
        Word(NoneStandingOnBoard, (_WHO,)),
        Word(Lost, (_WHO, number("min", words={"all": ALL}))),
        Word(TrackerEmpty),
        Word(NoEnemiesOnBoard),
        Word(Alive, (_WHO, _MIN)),
        Word(CratesOut, (_MIN,)),
    )
}
VOCABULARY = Vocabulary(TIMINGS, VERBS, CONDITIONS)
