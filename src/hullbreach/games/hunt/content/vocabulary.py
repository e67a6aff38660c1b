"""How the effects of hunt are written: timings, words, keys and the closed sets of values they take."""

from __future__ import annotations

from hullbreach.games.hunt.content import effects as e
from hullbreach.games.hunt.content.names import FACES
from hullbreach.parts.grammar import Key, Vocabulary, Word, choice, flag, identifier, number
from hullbreach.parts.verbs import named

BETWEEN = "between_activations"
RENEWAL = "renewal"
TIMINGS = (
    BETWEEN, "activation_start", "after_activation", "before_attack", "when_attacked", "after_roll", "when_hit",
    "when_wounded", "when_killed", "after_kill", RENEWAL,
)  # fmt: skip
UNTIL = ("this_action", "this_activation", "next_activation", "end_of_turn", "game")
WHO = (
    "target", "attacker", "tested", "spawned", "all_models", "all_small", "all_nonalien", "all_friendly", "all_enemy",
    "models_on_tile", "friends_on_tile", "enemies_on_tile", "each_model_on_activation", "one_enemy_blip_per_player",
)  # fmt: skip
STATS = ("m", "run", "cc", "rs", "st", "con", "ld", "a")
"""What a card changes or tests: m is the tiles of Move and Run, run those of Run only."""
TESTS = ("rs", "cc", "a", "acidic_blood", "force_doors_open", "disengage")
FIELDS = ("st", "roa", "range", "acid_st")
ANY_WEAPON = ("any_rs", "any_cc")
IGNORED = ("infested_tile", "hide", "full_unengaged_tile", "engaged_on_own_tile")
ACTIONS = ("run", "shoot", "disengage", "weld_it_shut", "seal_the_bulkhead", "grenade_launcher", "end_on_vent")
MOVE_TO = ("any", "no_enemy", "unengaged", "toward_nearest_predator")
PLACE_ON = ("infested_within_3_no_enemy", "adjacent_to_other_vent")
UNDER_WAY = ("hit", "wound")

_N = number("n")
_CHANGE = number("n", least=-20)
_PLUS = Key("n", "n", number=True, least=-20, default=0)
_WHO = choice("who", WHO, default="target")
_UNTIL = choice("until", UNTIL)
_AGAINST = choice("against", WHO, default="")
_TEST = choice("test", TESTS)
_ACTION = choice("action", ACTIONS)
_ST = number("st")
_AVV = number("avv", least=0)
_WHAT = choice("what", UNDER_WAY)

VERBS = named(
    Word(e.Mod, (choice("stat", STATS), _CHANGE, _WHO, _UNTIL, _AGAINST)),
    Word(
        e.ChangeWeapon,
        (choice("field", FIELDS), _CHANGE, _WHO, _UNTIL, identifier("weapon", default="", several=True)),
    ),
    Word(e.Reroll, (_TEST, choice("which", ("failed", "passed", "any")), _WHO, _UNTIL)),
    Word(e.Auto, (_TEST, _WHO, _UNTIL)),
    Word(e.Ignore, (choice("what", IGNORED), _WHO, _UNTIL, _AGAINST)),
    Word(e.RollUnder, (number("on"),), labels=("hit",)),
    Word(e.StatTest, (choice("stat", STATS), _PLUS, _WHO), labels=("pass", "fail")),
    Word(e.Hit, (_ST, _AVV, _WHO)),
    Word(e.Heal, (_N,)),
    Word(e.Cancel, (_WHAT,)),
    Word(e.Redirect, (_WHAT, choice("to", ("friend_on_tile",)))),
    Word(e.ActionPoints, (_CHANGE, _WHO, _UNTIL)),
    Word(e.Forbid, (_ACTION, _WHO, _UNTIL)),
    Word(e.Allow, (_ACTION, _WHO, _UNTIL)),
    Word(e.Cost, (_ACTION, number("ap", least=0), _WHO, _UNTIL)),
    Word(e.Act, (_ACTION,)),
    Word(e.ExtraActivation),
    Word(e.MarkActivated, (_WHO,)),
    Word(e.Sentry),
    Word(e.Move, (_N, choice("to", MOVE_TO), choice("by", ("player", "owner"), default="player"))),
    Word(e.Place, (choice("tile", PLACE_ON),)),
    Word(e.Swap),
    Word(e.Spawn, (identifier("unit"), _N, flag("as", yes="blip", name="as_token", default=False))),
    Word(e.Decoy, (_N,)),
    Word(e.Hide),
    Word(e.Reveal, (_WHO,)),
    Word(e.NoReveal, (number("range"), _UNTIL)),
    Word(e.Trophy),
    Word(e.OpenDoor, (_N,)),
    Word(e.PlaceDoor, (_N,)),
    Word(e.Flip, (choice("to", FACES),)),
    Word(e.Acid, (_N,)),
    Word(e.BlockWay, (choice("what", ("vents",)), _UNTIL)),
    Word(e.LimitLos, (_N, _UNTIL)),
    Word(e.Trap, (_ST, _AVV)),
    Word(e.Cards, (number("limit", least=0), _UNTIL)),
    Word(e.Nothing),
)
VOCABULARY = Vocabulary(TIMINGS, VERBS, (), alternatives=True)
