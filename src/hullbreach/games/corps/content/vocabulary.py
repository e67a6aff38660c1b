"""How the effects of corps are written: timings, words, keys and the closed sets of values they take."""

from __future__ import annotations

from hullbreach.games.corps.content import conditions as c
from hullbreach.games.corps.content import effects as e
from hullbreach.parts.grammar import Key, Vocabulary, Word, choice, flag, number, reminder
from hullbreach.parts.verbs import named

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
# One character at a time; the one an effect belongs to or works on; the one it is about, or any.
_ONE = choice("target", tuple([word for word in TARGETS if not word.startswith("each")]))
_OWN = choice("target", ("self", "active"))
_WHOSE = choice("target", ("self", "any"))
_TYPES = choice("type", TYPES, name="types")
_SCOPE = choice("scope", ("placed", "all"))
_SCOPE_PLACED = choice("scope", ("placed",))
_WEAPON = choice("weapon", WEAPONS)
_SLOT = choice("slot", ("primary", "equipment"))
_WHO = choice("who", WHO)
_MIN = number("min")
_DIE = choice("die", ("alien",))
_AT_TOKEN = choice("at", ("token",))

VERBS = named(
    Word(e.Exhaust, (_N, choice("from", ("deck", "hand"), name="source", default="deck"))),
    Word(
        e.Recycle,
        (
            number("n", words={"any": e.ANY}),
            choice("from", ("exhaust", "hand"), name="source"),
            choice("type", TYPES, name="types", default="any"),
        ),
    ),
    Word(e.Draw, (_N,)),
    Word(e.Discard, (_N, choice("from", ("any", "hand"), name="source"))),
    Word(e.Reveal, (_N,), labels=CARD_TYPES),
    Word(e.TakeRevealed),
    Word(
        e.Take,
        (
            _N,
            choice("from", ("discard", "removed"), name="source"),
            _TYPES,
            choice("to", ("hand", "endurance")),
        ),
    ),
    Word(e.Search, (_N, number("take"), _TYPES, choice("to", ("equip", "hand")))),
    Word(e.PeekTracker, (_N, choice("then", ("top_or_bottom", "reorder")))),
    Word(e.Attach, (choice("to", ("active",)),)),
    Word(e.Detach, (choice("to", ("exhaust",)),)),
    Word(e.DiscardThis),
    Word(e.ExhaustThis),
    Word(e.Unequip, (_SLOT, choice("to", ("exhaust", "discard")), _OWN)),
    Word(e.Aim, (_N, _TARGET)),
    Word(e.LowerAim, (_N, _TARGET)),
    Word(e.Move, (_N, _TARGET, flag("toward", yes="self", name="toward_user", default=False))),
    Word(
        e.Attack,
        (
            _WEAPON,
            flag("cost", yes="free", no="normal", name="free"),
            _ONE,
            # CORPS-FREE-06
            reminder("chain", "no"),
        ),
    ),
    Word(e.GrantAction, (choice("kind", ("move", "aim")), _ONE)),
    Word(e.LoseAction, (_N, _OWN)),
    Word(e.StandUp, (_ONE,)),
    Word(e.Modify, (choice("stat", STATS), _CHANGE, choice("when", SITUATIONS))),
    Word(
        e.AttackCost,
        (_CHANGE, _WEAPON, flag("limit", yes="first_each_activation", name="first_only", default=False)),
    ),
    Word(e.Reroll, (choice("roll", ("defence",)), _WHOSE)),
    Word(e.Prevent, (choice("what", ("kill", "capture")), choice("instead", ("knockdown", "none")), _WHOSE)),
    Word(e.Rule, (choice("id", NAMED_RULES), choice("until", UNTIL))),
    Word(e.Barricade, (choice("target", ("door_adjacent",)), reminder("test", "none"))),
    Word(e.RemoveBarricade, (choice("target", ("nearest_to_placed", "nearest_to_characters", "rolled")),)),
    Word(e.PlaceTunnel, (choice("near", ("drawer",)),)),
    Word(e.Spawn, (_N, choice("at", SPAWN_AT))),
    Word(e.MoveBlips, (_N, _SCOPE)),
    Word(e.MoveAliens, (_N, _SCOPE, flag("attack", no="no"))),
    Word(e.Activate, (_SCOPE_PLACED,)),
    Word(e.Grow, (_N, _SCOPE_PLACED)),
    Word(
        e.FlipMissionBlip,
        (
            choice("which", ("any", "adjacent")),
            flag("limit", yes="once_per_round", name="once_per_round", default=False),
        ),
        labels=("newt", "empty", "captive"),
    ),
    Word(e.ShowToken),
    Word(e.RemoveToken),
    Word(e.Join, (choice("who", ("newt", "captive")), _AT_TOKEN)),
    Word(e.DealCaptives, (choice("to", ("mission_blips",)),)),
    Word(e.PlaceFacehugger, (Key("at", "at", words={"token": "token"}, square=True),)),
    Word(e.AddCounter, (choice("id", COUNTERS), _N)),
    Word(e.Schedule, (choice("id", SCHEDULES), number("rounds"))),
    Word(e.RollDie, (_DIE,), labels=("1", "2", "3", "4", "5", "6")),
    Word(e.RollEach, (choice("what", ("barricade",)), _DIE, _MIN), labels=("hit",)),
    Word(e.OpenExit, (choice("id", EXITS),)),
    Word(e.CarryCrate, (number("max"),)),
    Word(e.EndMission, (choice("left", ("killed", "captured")),)),
)
CONDITIONS = named(
    Word(c.Has, (_SLOT,)),
    Word(c.TechTest, (choice("stat", ("tech",)),)),
    Word(c.Counter, (choice("id", COUNTERS), _MIN)),
    Word(c.Carrying, (choice("what", ("crate",)),)),
)
ENDINGS: dict[str, Word] = {
    w.makes.word: w
    for w in named(
        Word(c.Exited, (_WHO, _MIN)),
        Word(c.NoneStandingOnBoard, (_WHO,)),
        Word(c.Lost, (_WHO, number("min", words={"all": c.ALL}))),
        Word(c.TrackerEmpty),
        Word(c.NoEnemiesOnBoard),
        Word(c.Alive, (_WHO, _MIN)),
        Word(c.CratesOut, (_MIN,)),
    )
}
VOCABULARY = Vocabulary(TIMINGS, VERBS, CONDITIONS)
