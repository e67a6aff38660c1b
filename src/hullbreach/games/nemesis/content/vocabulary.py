"""How the effects of nemesis are written: moments, words, keys and the closed sets of values they take."""

from __future__ import annotations

from hullbreach.games.nemesis.content import conditions as c
from hullbreach.games.nemesis.content import effects as e
from hullbreach.games.nemesis.content import gear as i
from hullbreach.parts.grammar import Key, Vocabulary, Word, choice, flag, number
from hullbreach.parts.verbs import named

ACTION = "action"
EVENT = "event"
ATTACK = "attack"
INTRUDER_ACTION = "intruder_action"
ALWAYS = "always"
SHOT = "shot"
ACTION_OF_OTHER = "action_of_other_here"
INTERRUPTION = "interruption_of_other"
SURPRISE = "surprise_attack_on_self"
ATTACKED = "attack_on_self"
OWN_NOISE = "noise_roll_of_self"
TRIGGERS = (ACTION_OF_OTHER, INTERRUPTION, SURPRISE, ATTACKED, OWN_NOISE)
"""The windows in which reactions are used."""
TIMINGS = (ACTION, EVENT, ATTACK, INTRUDER_ACTION, ALWAYS, SHOT, *TRIGGERS)
"""always: a standing rule; shot: what a weapon does when it is fired."""
WHO = (
    "self", "each", "each_here", "each_other_here", "other_here", "each_with_larva", "each_in_nest_or_with_egg",
    "chosen_character",
)  # fmt: skip
"""each: every awake Character; other_here: one picked at declaration; chosen_character: by the Intruder player. All in
player order; each_here on an attack card means the attacker's Room."""
RULES = (
    "arm_one_hand_slot", "hand_item_cost_plus_1", "leg_escape_cost_2", "body_hand_size_4",
    "bleeding_light_wound_on_pass", "adult_blank_is_single", "only_breeder_queen_break_doors",
    "phosphates_injure_on_retreat", "surprise_value_minus_1_min_1", "kill_threshold_minus_1", "adult_bite_light_wound",
    "fire_injury_plus_1", "cabins_hand_size_plus_1", "slime_on_entry", "nest_eggs",
)  # fmt: skip
"""Standing rules: wounds NEM-WND-04, Weaknesses NEM-WEK-04, 05, 07, NEM-RET-07, NEM-ENC-13, NEM-INJ-09, NEM-ATK-12,
Rooms NEM-ROM-12, 17 and section NST."""

BROKEN = (
    "here", "chosen_computer", "each_with_fire", "each_explored_green", "each_explored_yellow_computer",
    "each_with_adult_breeder_queen", "lowest_numbered_explored",
)  # fmt: skip
"""Rooms that get a Malfunction marker."""

_N = number("n")
_N_OR_ALL = number("n", words={"all": e.ALL})
_SECTION = choice("section", ("A", "B"))
_MOVERS = ("self", "other_here", "self_or_other_here", "self_and_or_other_here")

VERBS = named(
    Word(e.DrawCards, (_N,)),
    Word(e.DiscardCards, (_N_OR_ALL, choice("kind", ("action", "any")))),
    Word(e.DiscardHand),
    Word(e.ReplaceCards, (number("more"),)),
    Word(
        e.Scan,
        (
            choice("zone", ("hand", "one_in_hand", "deck_hand_discard", "drawn_4")),
            choice("remove", ("clean", "infected", "scanned", "none")),
            choice("on_infected", ("larva", "larva_or_nothing", "gain_1", "none")),
        ),
    ),
    Word(e.GainContamination, (_N,)),
    Word(e.ShuffleDeck, (choice("zones", ("deck_discard", "deck_discard_hand")),)),
    Word(
        e.Move,
        (
            choice("who", _MOVERS, default="self"),
            choice("to", ("neighbour", "tech_entrance", "other_yellow_room"), default="neighbour"),
            flag("noise", yes="roll", no="none", default=True),
            flag("attack", yes="normal", no="no", name="attacked", default=True),
            choice("by", ("active", "mover"), default="mover"),
            flag("consent", yes="yes", no="no", default=True),
        ),
    ),
    Word(e.Escape),
    Word(e.RemoveLarva),
    Word(e.Dress, (_N_OR_ALL,)),
    Word(e.HealDressed),
    Word(e.HealLight, (_N_OR_ALL,)),
    Word(e.LightWound, (_N,)),
    Word(e.WoundOrKill, (number("at"),)),
    Word(e.Burst),
    Word(e.GainSlime),
    Word(e.DiscardSlime),
    Word(e.SendSignal),
    Word(e.Hibernate),
    Word(e.EnterPod, (_SECTION,)),
    Word(e.Pass),
    Word(e.UnlimitedActions),
    Word(
        e.PlaceFire,
        (choice("room", ("here", "target_room", "hibernatorium_or_its_neighbours", "each_neighbour_of_fire")),),
    ),
    Word(e.DiscardFire, (choice("room", ("here", "target_room")),)),
    Word(e.PlaceMalfunction, (choice("room", BROKEN),)),
    Word(e.DiscardMalfunction),
    Word(
        e.Door,
        (
            choice("op", ("toggle", "toggle_any", "set_each", "destroy", "open_all")),
            choice("scope", ("one_of_here", "of_target_room", "ship")),
        ),
    ),
    Word(e.CheckEngine, (choice("which", ("here", "all")),)),
    Word(e.TurnEngine),
    Word(e.CheckCoordinates),
    Word(e.SetDestination),
    Word(e.SelfDestruct, (choice("op", ("toggle", "start")),)),
    Word(e.TogglePod, (choice("scope", ("any", "this_section")),)),
    Word(e.LaunchPod),
    Word(e.Airlock),
    Word(e.EmptyBurningRooms),
    Word(
        e.Search,
        (
            choice("deck", ("room_colour", "chosen"), default="room_colour"),
            _N,
            number("keep"),
            number("counter", least=0),
            number("min_counter", least=0),
        ),
    ),
    Word(e.Peek, (number("tiles"), number("tokens", least=0))),
    Word(e.PeekEvent),
    Word(e.LookObjective, (choice("target", ("any", "with_signal")),)),
    Word(e.RevealWeakness),
    Word(e.TakeEgg),
    Word(e.DiscardEgg, (_N,)),
    Word(e.NoiseRoll),
    Word(
        e.PlaceNoise,
        (choice("where", ("corridors_of_slimed_characters", "corridors_of_explored_nest")),),
    ),
    Word(e.TechnicalNoise),
    Word(e.Encounter),
    Word(e.Retreat, (choice("which", ("chosen_here", "each_in_target_room")),)),
    Word(e.Injure, (_N,)),
    Word(e.Blast, (number("main"), number("others"), number("wounds"), number("eggs"))),
    Word(e.HealIntruders, (choice("which", ("each", "chosen")), _N)),
    Word(e.RemoveIntruders),
    Word(e.AdultsHunt),
    Word(e.LureIntruders),
    Word(e.InfestNest),
    Word(e.TransformAttacker),
    Word(e.Summon),
    Word(e.ResolveEvent, (_N,)),
    Word(e.AllPass),
    Word(e.SkipStep, (choice("step", ("intruder_attack",)),)),
    Word(e.CancelAction, (choice("of", ("other_here", "interruption")),)),
    Word(e.IgnoreAttack, (choice("kind", ("surprise", "any")),)),
    Word(
        e.FreeRoomAction,
        (
            choice("where", ("here", "chosen_working_computer")),
            choice("need", ("computer", "no_computer", "cockpit_or_computer")),
        ),
    ),
    Word(
        e.ChooseRoom,
        (choice("filter", ("any", "other_yellow_no_destroyed_door", "here_or_neighbour_with_intruder_or_eggs")),),
    ),
    Word(
        i.Shoot,
        (
            choice("weapon", ("any", "energy", "assault_rifle")),
            Key("ammo", "ammo", number=True, least=0, default=1),
            Key("reroll", "reroll", number=True, least=0, default=0),
            choice("bonus", ("none", "per_2_ammo"), default="none"),
        ),
    ),
    Word(i.Craft),
    Word(i.DiscardItem, (_N,)),
    Word(i.AmmoAdd, (choice("weapon", ("energy", "six_shooter")), _N)),
    Word(i.AmmoFill, (choice("weapon", ("energy", "flamethrower")),)),
    Word(i.AmmoDiscard, (choice("weapon", ("any", "assault_rifle")), _N_OR_ALL)),
    Word(i.Attach, (choice("to", ("energy_weapon", "assault_rifle")),)),
    Word(i.Capacity, (_N,)),
    Word(i.FreeCharge),
    Word(i.CombineHeavy),
    Word(i.TreatFace, (choice("face", ("single", "double")), choice("to", ("single", "double")))),
    Word(i.ExtraInjury, (choice("when", ("any_hit", "face_double", "face_single_or_double")), _N)),
    Word(i.MinInjury, (_N,)),
    Word(i.SpendAmmo, (_N,)),
    Word(i.Reroll, (choice("die", ("combat", "noise")), _N, number("pay", least=0))),
    Word(i.FireOnDouble),
    Word(i.ExtendCards, (choice("cards", ("order_motivation", "intranet_risk_assessment")),)),
    Word(i.Rule, (choice("id", RULES),)),
)
CONDITIONS = named(
    Word(
        c.InRoomKind,
        (choice("kind", ("computer", "no_computer_working", "tech_entrance", "evacuation_section", "yellow")),),
    ),
    Word(c.ObjectPresent),
    Word(c.NoSleepers),
    Word(c.NotYellow),
    Word(c.CourseFree),
    Word(c.TimeOnBlue),
    Word(c.NoIntruderHere),
    Word(c.PodWithPlace, (_SECTION,)),
    Word(c.EggsLeft),
    Word(c.GeneratorBroken),
)
VOCABULARY = Vocabulary(TIMINGS, VERBS, CONDITIONS, who=WHO, alternatives=True)
INNER_ACTIONS: tuple[type, ...] = (i.Shoot, e.Escape, e.Search, i.Craft, e.FreeRoomAction)
"""A list with one of these falls if that one is impossible, whatever follows it (NEM-ACT-18)."""
PICKING_A_ROOM: tuple[type, ...] = (e.Move, e.LureIntruders, e.Peek)
"""So does a list with one of these if there is no Room to pick for it (NEM-ACT-06)."""
NEVER_ENOUGH: tuple[type, ...] = (
    e.Pass, e.AllPass, e.ShuffleDeck, e.GainContamination, e.ChooseRoom, i.Capacity, e.LightWound, e.NoiseRoll,
)  # fmt: skip
"""These never make a list possible by themselves (NEM-ACT-06); neither do prices."""
