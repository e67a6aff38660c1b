"""How the effects of encounters are written: triggers, words, keys and the closed sets of values they take."""

from __future__ import annotations

from hullbreach.games.encounters.content import conditions as c
from hullbreach.games.encounters.content import effects as e
from hullbreach.parts.clauses import Form, Sentences
from hullbreach.parts.grammar import Key, choice, flag, identifier, number

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

VERBS = (
    Form("attack", e.Attack, (_N,), (_PER,)),
    Form("recruit", e.Recruit, (_N,), (_PER,)),
    Form("convert", e.Convert),
    Form("defense_cut", e.DefenseCut, (_N,)),
    Form("draw", e.Draw, (_N,), (_PER,)),
    Form("discard", e.Discard, (_N,), (_BY,)),
    Form("kill_own", e.KillOwn, (_N,), (choice("from", ("hand",), name="source", default="hand_or_play"),)),
    Form("sort_deck", e.SortDeck, (_N,)),
    Form("hand_size", e.HandSize, (_CHANGE,)),
    Form("cannot coordinate", e.CannotCoordinate),
    Form("gain sergeant", e.GainSergeant, (), (_TO,)),
    Form("gain hq", e.GainHq, (), (_MAX, _TO)),
    Form("gain self", e.GainSelf, (), (_TO,)),
    Form("copy played", e.CopyPlayed, (), (_MAX,)),
    Form("copy hq", e.CopyHq, (), (_MAX,)),
    Form("refresh", e.Refresh, (_N,)),
    Form("kill_hq", e.KillHq, (_N,)),
    Form("shuffle_into barracks facehugger", e.ShuffleIntoBarracks, (_N,)),
    Form("scan", e.Scan, (_N,)),
    Form("peek", e.Peek, (_N,)),
    Form("scan_discount", e.ScanDiscount, (_N,)),
    Form("scan_tax", e.ScanTax, (_N,)),
    Form("add_hive", e.AddHive, (_N,)),
    Form("ambush", e.Ambush, (_N,)),
    Form("move", e.Move, (_N, _DIRECTION)),
    Form("move self", e.MoveSelf, (_DIRECTION, _N)),
    Form("move self to=", e.MoveSelfTo, (_ROOM,)),
    Form("advance", e.Advance, (_N,)),
    Form("block room=", e.Block, (_ROOM,)),
    Form("attach here", e.AttachHere),
    Form("attach room=", e.AttachRoom, (_ROOM,)),
    Form("weaken", e.Weaken, (_N,), _TARGETS),
    Form("fortify", e.Fortify, (_N,), _TARGETS),
    Form(
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
    Form("hold", e.Hold, (_N,)),
    Form("strike", e.Strike, (_N,)),
    Form("heal", e.Heal, (_N,), (_BY,)),
    Form("dodge", e.Dodge, (_N,), (_BY,)),
    Form("facehug", e.Facehug, (_WHO,)),
    Form("kill_chestburster from= discard", e.KillChestburster),
    Form("infest", e.Infest, (_WHO,)),
    Form("trigger_event", e.TriggerEvent),
    Form("trigger_hazard", e.TriggerHazard),
    Form("collect", e.Collect, (identifier("what"),)),
    Form("discard_self", e.DiscardSelf),
    Form("kill_self", e.KillSelf),
    Form("remove_self", e.RemoveSelf),
    Form("pass_self", e.PassSelf, (_WHO,)),
    Form("reveal_agenda", e.RevealAgenda, (_WHO,)),
    Form("die", e.Die),
    Form("win", e.Win),
)
CONDITIONS = (
    Form("show class=", c.Show, (choice("class", CLASSES, name="of_class"),)),
    Form("combat >=", c.InCombat, (_N,)),
    Form("killed >=", c.Killed, (_N,)),
    Form("alone", c.Alone),
    Form("in_room", c.InRoom, (_ENEMY,), (_ROOM,)),
    Form("in_complex", c.InComplex, (_ENEMY,)),
)
SENTENCES = Sentences(TRIGGERS, WHO, ("recruit", "attack"), VERBS, CONDITIONS)
