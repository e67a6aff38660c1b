"""How the effects of encounters are written: triggers, words, keys and the closed sets of values they take."""

from __future__ import annotations

from hullbreach.games.encounters.content import conditions as c
from hullbreach.games.encounters.content import effects as e
from hullbreach.parts.grammar import Key, Vocabulary, choice, flag, identifier, number, phrase
from hullbreach.parts.verbs import named

CLASSES = ("intel", "leadership", "strength", "survival", "tech")
CREWS = ("nostromo", "sulaco", "fury_161", "the_betty", "colonial_marines")
ROOMS = ("ventilation_shafts", "cargo_bay", "med_lab", "weapons_locker", "airlock")
ENEMY_TYPES = ("alien", "android", "human", "egg", "facehugger", "clone")
COUNTERS = ("scanned", "enemies_combat", "clear_rooms")
WHO = (
    "you", "next_player", "you_and_next_player", "chosen_player", "chosen_other_player", "each_player",
    "each_other_player",
)  # fmt: skip
MOMENTS = (
    "play", "once", "guard", "discard", "sacrifice", "mobilize", "on_draw", "cleanup",
    "reveal", "reveal_complex", "reveal_combat", "arrive", "start", "strike", "death", "event",
    "complex", "combat", "static", "room", "hit", "wound", "setup", "action", "always",
)  # fmt: skip
TRIGGERS: dict[str, tuple[str, ...]] = {
    "class": CLASSES,
    "crew": CREWS,
    "hazard": ("1", "2", "3"),
    **dict.fromkeys(MOMENTS, ()),
}
CHARACTER_KEYWORDS = ("coordinate", "vigilant")
ENEMY_KEYWORDS = ("final", "no_move", "no_strike", "double_strike", "triple_strike", "facehugger")

_N = number("n")
_CHANGE = number("n", least=-9)
_PER = choice("per", COUNTERS, default="")
_WHO = choice("who", WHO)
_BY = choice("who", WHO, default="you")
_TO = choice("to", ("hand",), default="discard")
_MAX = Key("max", "max", number=True, default=e.ANY)
_ROOM = choice("room", ROOMS)
_DIRECTION = choice("direction", ("left", "right"))
_ENEMY = identifier("enemy")
_TARGETS = (
    choice("target", ("all",), default="chosen"),
    identifier("id", name="enemy", default=""),
    choice("type", ENEMY_TYPES, default=""),
)

VERBS = named(
    phrase("attack", e.Attack, (_N,), (_PER,)),
    phrase("recruit", e.Recruit, (_N,), (_PER,)),
    phrase("convert", e.Convert),
    phrase("defense_cut", e.DefenseCut, (_N,)),
    phrase("draw", e.Draw, (_N,), (_PER,)),
    phrase("discard", e.Discard, (_N,), (_BY,)),
    phrase("kill_own", e.KillOwn, (_N,), (choice("from", ("hand",), name="source", default="hand_or_play"),)),
    phrase("sort_deck", e.SortDeck, (_N,)),
    phrase("hand_size", e.HandSize, (_CHANGE,)),
    phrase("cannot coordinate", e.CannotCoordinate),
    phrase("gain sergeant", e.GainSergeant, (), (_TO,)),
    phrase("gain hq", e.GainHq, (), (_MAX, _TO)),
    phrase("gain self", e.GainSelf, (), (_TO,)),
    phrase("copy played", e.CopyPlayed, (), (_MAX,)),
    phrase("copy hq", e.CopyHq, (), (_MAX,)),
    phrase("refresh", e.Refresh, (_N,)),
    phrase("kill_hq", e.KillHq, (_N,)),
    phrase("shuffle_into barracks facehugger", e.ShuffleIntoBarracks, (_N,)),
    phrase("scan", e.Scan, (_N,)),
    phrase("peek", e.Peek, (_N,)),
    phrase("scan_discount", e.ScanDiscount, (_N,)),
    phrase("scan_tax", e.ScanTax, (_N,)),
    phrase("add_hive", e.AddHive, (_N,)),
    phrase("ambush", e.Ambush, (_N,)),
    phrase("move", e.Move, (_N, _DIRECTION)),
    phrase("move self", e.MoveSelf, (_DIRECTION, _N)),
    phrase("move self to=", e.MoveSelfTo, (_ROOM,)),
    phrase("advance", e.Advance, (_N,)),
    phrase("block room=", e.Block, (_ROOM,)),
    phrase("attach here", e.AttachHere),
    phrase("attach room=", e.AttachRoom, (_ROOM,)),
    phrase("weaken", e.Weaken, (_N,), _TARGETS),
    phrase("fortify", e.Fortify, (_N,), _TARGETS),
    phrase(
        "kill_enemy",
        e.KillEnemy,
        (number("n", words={"all": e.ALL}),),
        (
            _MAX,
            choice("where", ("complex", "combat"), default="anywhere"),
            identifier("id", name="enemy", default=""),
            flag("final", yes="yes", default=False),
        ),
    ),
    phrase("hold", e.Hold, (_N,)),
    phrase("strike", e.Strike, (_N,)),
    phrase("heal", e.Heal, (_N,), (_BY,)),
    phrase("dodge", e.Dodge, (_N,), (_BY,)),
    phrase("facehug", e.Facehug, (_WHO,)),
    phrase("kill_chestburster from= discard", e.KillChestburster),
    phrase("infest", e.Infest, (_WHO,)),
    phrase("trigger_event", e.TriggerEvent),
    phrase("trigger_hazard", e.TriggerHazard),
    phrase("collect", e.Collect, (identifier("what"),)),
    phrase("discard_self", e.DiscardSelf),
    phrase("kill_self", e.KillSelf),
    phrase("remove_self", e.RemoveSelf),
    phrase("pass_self", e.PassSelf, (_WHO,)),
    phrase("reveal_agenda", e.RevealAgenda, (_WHO,)),
    phrase("die", e.Die),
    phrase("win", e.Win),
)
CONDITIONS = named(
    phrase("show class=", c.Show, (choice("class", CLASSES, name="of_class"),)),
    phrase("combat >=", c.InCombat, (_N,)),
    phrase("killed >=", c.Killed, (_N,)),
    phrase("alone", c.Alone),
    phrase("in_room", c.InRoom, (_ENEMY,), (_ROOM,)),
    phrase("in_complex", c.InComplex, (_ENEMY,)),
)
VOCABULARY = Vocabulary(TRIGGERS, VERBS, CONDITIONS, WHO, ("recruit", "attack"), alternatives=True)
