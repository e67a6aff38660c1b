"""The voice of hunt: how its names stand in a sentence, in every language."""

from __future__ import annotations

from hullbreach.games.hunt.content.board import Board
from hullbreach.games.hunt.content.force_records import HEAVY, SERGEANT, SPECIAL
from hullbreach.games.hunt.content.names import ALIEN, FACES, FACTIONS, KINDS, MARINE, NONE, ROOMS, TOKENS
from hullbreach.games.hunt.rules.armies.lists import HERO_GROUP
from hullbreach.games.hunt.rules.board.sight import DARK, DOOR, NO_LINE, VENT
from hullbreach.games.hunt.rules.fixed import Fixed
from hullbreach.games.hunt.rules.tokens.known_names import KnownNames
from hullbreach.games.hunt.show.card_text import environment_text
from hullbreach.games.hunt.words import events, questions
from hullbreach.games.hunt.words.names import GROUP, TOKEN
from hullbreach.games.hunt.words.parts import SIDE_LETTERS, at_place, of_part
from hullbreach.kernel.errors import No
from hullbreach.kernel.phrases import Event, Names, Phrase
from hullbreach.kernel.requests import Ask
from hullbreach.kernel.scene import Rolled
from hullbreach.parts.stat_test import StatTest
from hullbreach.text import Messages
from hullbreach.text.messages import FORMS, Argument
from hullbreach.text.sayings import Sayings, signed

# What refusals speak of: of nothing, or of one thing of this kind.
_NOTHING = (
    "another-token-first", "crossroad-first", "finish-the-hero", "infested-missing", "is-independent",
    "match-over", "no-decoys-left", "no-doors-left", "no-hero", "no-models", "no-new-groups", "no-such-weapon",
    "not-asked", "not-in-the-middle-of-a-roll", "not-offered", "nothing-to-drop", "whole-hand-or-none",
)  # fmt: skip
_PIECE = (
    "aims-already", "aliens-open-no-doors", "already-activated", "attack-goes-on", "cannot-carry-it",
    "cannot-reroll", "cannot-stay-hidden", "cannot-swap", "cannot-take-wound", "critical-hit", "dodge-or-not",
    "emplaced", "engaged", "extra-activation-due", "fumbled", "gun-lifted-this-turn", "in-the-middle-of-a-move",
    "is-a-decoy", "is-a-model", "is-carried", "is-hidden", "killed-this-turn", "named-before", "no-armour-test",
    "no-body", "no-body-here", "no-door-beside", "no-gun-here", "no-improved-hide", "no-open-side",
    "no-plain-shoot", "no-power-loader", "no-rage-now", "no-rerolls-left", "no-sentry-token", "no-tiles-left",
    "no-vent-beside", "no-way-out", "nobody-beside", "nobody-in-sight", "not-an-enemy", "not-engaged",
    "not-engaged-with", "not-exactly-full", "not-on-board", "not-on-the-pod", "not-on-the-tile",
    "not-revealed", "not-struck", "not-wounded", "not-your-kill", "not-yours", "nowhere-to-go", "of-another-seat",
    "on-sentry", "redirected-before", "rerolled-before", "too-big-for-vents", "too-tiny", "too-weak-to-damage",
    "treated-before", "vanished-before", "was-last",
)  # fmt: skip
_TILE = (
    "acid-limit", "aliens-start-infested", "cannot-end-there", "cannot-hatch-there", "cannot-shift-there",
    "cannot-skulk-there", "door-closed", "has-that-face", "is-a-target", "is-an-objective",
    "marines-start-in-rooms", "marker-here", "nearer-tiles-first", "no-end-beyond", "no-end-on-the-way", "no-room",
    "no-room-for-acid", "no-start-tile", "no-target-room", "no-target-tile", "no-way", "nobody-there",
    "nobody-to-displace", "not-adjacent", "not-infested", "not-onto-a-vent", "nothing-to-damage",
    "only-tiny-on-vents", "others-start-there", "out-of-range", "own-tile", "tile-full", "vents-blocked",
)  # fmt: skip
_CARD = (
    "changes-nothing", "no-such-test", "no-target", "nobody-concerned", "not-in-hand", "skill-not-in-play",
    "wrong-moment",
)  # fmt: skip
_TOKEN = (
    "marines-take-it-first", "not-aboard", "picked-up-this-turn", "token-not-here", "token-not-on-a-vent",
    "token-of-others",
)  # fmt: skip
_NUMBER = (
    "cannot-attach", "cannot-be-escorted", "cannot-go-there", "card-limit", "earlier-steps-first",
    "no-interact-wanted", "no-launch", "no-level-to-buy", "no-ready-list",
    "no-such-group", "no-such-step", "not-for-this-card", "not-the-escorted", "nothing-fits-there",
    "only-the-escorted", "seals-used", "step-done", "too-many-open-sides", "too-many-skills", "too-small",
    "welds-used",
)  # fmt: skip
_WEAPON = (
    "has-it-already", "no-strength", "not-on-offer", "other-weapon", "weapon-too-weak",
)  # fmt: skip
# What the values of a refusal are, by its reason. Some refusals know less than others of the same reason; a
# message speaks only of what all of them know.
REASONS: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(_NOTHING, ()),
    **dict.fromkeys(_PIECE, ("piece",)),
    **dict.fromkeys(_TILE, ("tile",)),
    **dict.fromkeys(_CARD, ("card",)),
    **dict.fromkeys(_TOKEN, ("token",)),
    **dict.fromkeys(_NUMBER, ("number",)),
    **dict.fromkeys(_WEAPON, ("weapon",)),
    "action-used": ("piece", "action"),
    "mixed-group": ("group",),
    "mixed-levels": ("group",),
    "cannot-displace-side": ("side",),
    "door-not-beside": ("piece", "link"),
    "door-there": ("link",),
    "forbidden": ("piece", "action"),
    "gun-not-carried": ("piece", "gun"),
    "joins-nothing": ("place",),
    "level-out-of-bounds": ("count", "limit"),
    "meets-a-wall": ("place",),
    "must-carry": ("piece", "token"),
    "no-door-there": ("link",),
    "no-trophies-wanted": ("side",),
    "no-weapon-for-it": ("piece", "action"),
    "too-far-to-walk": ("tile", "count", "limit"),
    "nobody-of-them-there": ("side",),
    "none-available": ("unit",),
    "none-left": ("part",),
    "not-a-target": ("card", "number"),
    "not-among-unrevealed": ("model",),
    "not-in-sight": ("piece", "obstacle"),
    "not-of-this-faction": ("action",),
    "not-on-the-chart": ("unit",),
    "over-the-points": ("count", "limit"),
    "room-missing": ("room",),
    "stat-out-of-bounds": ("stat", "count", "limit"),
    "stat-too-high": ("stat", "number"),
    "token-not-carried": ("piece", "token"),
    "tile-not-in-sight": ("tile", "obstacle"),
    "too-few": ("count", "limit"),
    "too-few-points": ("action", "number"),
    "too-many": ("count", "limit"),
    "too-many-downgrades": ("weapon", "number"),
    "too-many-upgrades": ("weapon", "number"),
    "too-near": ("tile", "number"),
    "vent-not-beside": ("piece", "tile"),
    "weapon-out-of-bounds": ("weapon", "count", "limit"),
    "wrong-place": ("piece", "number"),
    "wrong-share": ("count", "limit"),
}

WORDS = ("face",)
"""Kinds whose messages have a sentence of their own for each word."""
PIECES = ("piece", "gun")
NUMBERS = ("number", "count", "limit")
"""What refusals call pieces and numbers where they speak of two."""
SINGLE = ("spare_parts", "royal_egg")
"""Objective tokens of which there is only one."""
ROLES = (HEAVY, SPECIAL, SERGEANT)
TEST = StatTest(20, sure=1, lost=20)


class HuntSayings(Sayings):
    """hunt in words."""

    def circumstances(self, names: Names, phrase: Phrase, values: tuple[int, ...]) -> dict[str, Argument]:
        if phrase is events.LEVEL:
            # The group of a lone hero is the hero.
            return {"group": values[0] + 1, "whose": "hero" if values[0] >= HERO_GROUP else "group"}
        found = die(fixed_of(names), phrase, values)
        return {} if found is None else {"passed": "yes" if found.passed else "no", "limit": found.need}

    def say_question(self, names: Names, ask: Ask, lang: str) -> str:
        """What a player is asked; for an Environment card with its text, which nobody has in the hand."""
        said = super().say_question(names, ask, lang)
        if ask.prompt is not questions.ENVIRONMENT:
            return said
        return f"{said} {environment_text(fixed_of(names).content, ask.about[0], lang)}"

    def say_no(self, names: Names, no: No, lang: str) -> str:
        """Why something is refused; what keeps a force list from being legal has a word for what it counts."""
        marks = [value for value in no.about if isinstance(value, str)]
        if not marks:
            return super().say_no(names, no, lang)
        messages = Messages.load(self.game, lang)
        places = tuple([(kind, kind) for kind in self.reasons[no.reason]])
        values = tuple([value for value in no.about if isinstance(value, int)])
        args = self.arguments(names, messages, places, values)
        return messages.say(f"no-{no.reason}", mark=chart_name(messages, marks[0]), **args)

    def forms(self, names: Names, messages: Messages, place: str, kind: str, value: int) -> dict[str, Argument]:
        if kind in PIECES:
            return piece_forms(names, messages, place, value)
        return forms(fixed_of(names), messages, place, kind, value)


SAYINGS = HuntSayings("hunt", REASONS)


def fixed_of(names: Names) -> Fixed:
    """What is fixed in the match that these are the names of."""
    if isinstance(names, KnownNames):
        return names.fixed
    assert isinstance(names, Fixed)
    return names


# ---- dice


def die(t: Fixed, phrase: Phrase, args: tuple[int, ...]) -> Rolled | None:
    """The D20 that an event tells of, and what it had to show; None for all other phrases."""
    values = {place: value for (place, _), value in zip(phrase.places, args, strict=True)}
    if phrase is events.DISC_ROLLED:
        best = min(values["first"], values["second"])
        return Rolled(best, t.tables.smart_disc_on, False, best <= t.tables.smart_disc_on)
    rolled = values.get("rolled")
    if rolled is None:
        return None
    if "need" in values:
        return Rolled(rolled, values["need"], False, TEST.passes(rolled, values["need"]))
    # No natural 1 or 20 in rolls without a tested value (HUNT-DEC-80).
    limit = values["on"] if "on" in values else limit_of(t, phrase, args)
    return None if limit is None else Rolled(rolled, limit, False, rolled <= limit)


def limit_of(t: Fixed, phrase: Phrase, args: tuple[int, ...]) -> int | None:
    """What a roll without a tested value must show at most; None for one that goes by no number."""
    tables = t.tables
    if phrase is events.ACID_ROLLED:
        return tables.acid_on
    if phrase is events.PERIMETER:
        return tables.perimeter_on
    if phrase is events.TREATED:
        return tables.treatment_on
    if phrase is events.SELF_DESTRUCT:
        return tables.self_destruct_on
    if phrase is events.COLLAPSE_ROLLED:
        return t.content.special_rules.imminent_destruction.on
    if phrase is events.DAMAGE_ROLLED:
        rules = t.content.special_rules.damage_room
        rule = rules[t.factions[t.side_of[args[0]]]] or rules[ALIEN]
        return None if rule is None else rule.on
    return None


def rolled(event: Event) -> Rolled | None:
    """The roll that an event tells of, if it does."""
    return die(fixed_of(event.names), event.phrase, event.args)


# ---- the places of a phrase as arguments of its message


def forms(t: Fixed, messages: Messages, place: str, kind: str, value: int) -> dict[str, Argument]:
    """One value in the forms that messages use: a number, a word to choose by, or a noun."""
    if kind in NUMBERS:
        return {place: value}
    if kind == "group":
        # People count squads and packs from 1.
        return {place: value + 1}
    if kind in WORDS:
        return {place: t.name(kind, value)}
    if kind == "tile":
        return tile_forms(t.board, messages, place, value)
    if kind == "link":
        return link_forms(t.board, messages, place, value)
    if kind == "obstacle":
        words = {NO_LINE: "line", VENT: "vent", DARK: "dark"}
        if value in words:
            return {place: words[value]}
        return {**link_forms(t.board, messages, f"{place}_door", value - DOOR), place: "door"}
    if kind == "side":
        return definite(messages, f"side-{t.side_words[value]}", place)
    if kind == "seat":
        return messages.noun("name-seat", place, n=value + 1)
    if kind == "model":
        return model_forms(t, messages, place, value)
    if kind == "unit":
        return definite(messages, f"unit-{t.name(kind, value)}", place)
    if kind == "token":
        return token_forms(messages, place, value)
    if kind in ("card", "environment", "mission_card", "mission"):
        return {place: quoted(t, messages, kind, value)}
    if kind == "place":
        row, col = at_place(value)
        return {place: messages.say("name-place", row=signed(row), col=signed(col))}
    if kind == "part":
        return {place: part_words(messages, value)}
    if kind == "rank":
        word = t.name(kind, value)
        return {place: word, f"{place}_name": "" if value < 0 else messages.say(f"rank-{word}")}
    return title(t, messages, place, kind, value)


def definite(messages: Messages, id: str, place: str, **args: Argument) -> dict[str, Argument]:
    """A noun with its article, in all its forms; without it, where messages have it, as ``an`` and as ``in``."""
    the = messages.say(f"{id}.the", **args)
    found: dict[str, Argument] = {place: the}
    for form in (*FORMS, "an", "in"):
        found[f"{place}_{form}"] = messages.say(f"{id}.{form}", **args) if messages.has(f"{id}.{form}") else the
    found[f"{place}_gender"] = messages.say(f"{id}.gender") if messages.has(f"{id}.gender") else "m"
    return found


def short_name(messages: Messages, id: str) -> str:
    """What something is called beside its number."""
    return messages.say(f"{id}.name" if messages.has(f"{id}.name") else id)


def numbered(messages: Messages, id: str, place: str, n: int) -> dict[str, Argument]:
    """One of several alike, by its number: some languages put the article before it, some none."""
    noun: dict[str, Argument] = definite(messages, id, "noun")
    noun["noun_name"] = short_name(messages, id)
    found: dict[str, Argument] = {place: messages.say("name-numbered", n=n, **noun)}
    for form in FORMS:
        has = messages.has(f"name-numbered.{form}")
        found[f"{place}_{form}"] = messages.say(f"name-numbered.{form}", n=n, **noun) if has else found[place]
    found[f"{place}_gender"] = noun["noun_gender"]
    return found


def piece_forms(names: Names, messages: Messages, place: str, piece: int) -> dict[str, Argument]:
    """A model by its unit where everybody knows it, else a Blip! token of its side; its number stays the same."""
    t = fixed_of(names)
    side = t.side_of[piece]
    return numbered(messages, piece_id(names, t, piece), place, piece - t.first[side] + 1)


def piece_id(names: Names, t: Fixed, piece: int) -> str:
    """The message that names a piece; heroes of the Marines have no unit of their own."""
    faction = t.factions[t.side_of[piece]]
    if not isinstance(names, KnownNames) or names.units[piece] == NONE:
        return f"contact-{FACTIONS[faction]}"
    if faction == MARINE and names.heroes >> piece & 1:
        return "hero-marine"
    return f"unit-{t.name('unit', names.units[piece])}"


def model_forms(t: Fixed, messages: Messages, place: str, value: int) -> dict[str, Argument]:
    """A model as its owner names it: its unit, and its group in a force of several; lone heroes have none."""
    group, unit = divmod(value, GROUP)
    found = definite(messages, f"unit-{t.name('unit', unit)}", place)
    if 0 < group < HERO_GROUP:
        faction = FACTIONS[t.content.units[unit].faction]
        within = messages.say("name-group", group=messages.say(f"group-{faction}"), n=group + 1)
        for form, said in found.items():
            if form != f"{place}_gender":
                found[form] = messages.say("name-of-group", name=said, group=within)
    return found


def tile_forms(board: Board, messages: Messages, place: str, tile: int) -> dict[str, Argument]:
    """A room by its name, every other tile by its kind and where it lies."""
    room = board.room[tile]
    id = f"kind-{KINDS[board.kind[tile]]}" if room == NONE else f"room-{ROOMS[room]}"
    return definite(messages, id, place, at=board.names[tile])


def link_forms(board: Board, messages: Messages, place: str, link: int) -> dict[str, Argument]:
    """The two tiles that a link joins, as they stand after “between”."""
    ends = board.graph.links[link]
    one, other = tile_forms(board, messages, "first", ends.a), tile_forms(board, messages, "last", ends.b)
    said = messages.say("list-and", first=one["first"], last=other["last"])
    dative = messages.say("list-and", first=one["first_dat"], last=other["last_dat"])
    accusative = messages.say("list-and", first=one["first_acc"], last=other["last_acc"])
    return {place: said, f"{place}_acc": accusative, f"{place}_dat": dative}


def token_forms(messages: Messages, place: str, token: int) -> dict[str, Argument]:
    """An objective token: by its number, unless there is only one."""
    kind = TOKENS[token // TOKEN]
    if kind in SINGLE:
        return definite(messages, f"token-{kind}", place)
    return numbered(messages, f"token-{kind}", place, token % TOKEN)


def chart_name(messages: Messages, mark: str) -> str:
    """What is counted in a force list: a part of the chart, a unit, or the weapons and Sergeants of a squad."""
    if messages.has(f"unit-{mark}.many"):
        return messages.say(f"unit-{mark}.many")
    role = next((role for role in ROLES if mark.endswith(f"_{role}")), mark)
    return messages.say(f"chart-{role}")


def quoted(t: Fixed, messages: Messages, kind: str, value: int) -> str:
    """The name of a card or a mission in quotation marks."""
    if value < 0:
        return messages.say("unknown-card")
    return messages.say("name-quoted", name=messages.say(f"{kind}-{t.name(kind, value)}"))


def part_words(messages: Messages, part: int) -> str:
    """A tile that may be laid: what it is, where it is open, and its face."""
    kind, sides, face, room = of_part(part)
    what = messages.say(f"kind-{KINDS[kind]}" if room == NONE else f"room-{ROOMS[room]}")
    said = ""
    for n, letter in enumerate(SIDE_LETTERS):
        if sides >> n & 1:
            word = messages.say(f"direction-{letter}")
            said = messages.say("list-comma", first=said, last=word) if said else word
    return messages.say("name-part", kind=what, sides=said, face=messages.say(f"face-{FACES[face]}"))


def title(t: Fixed, messages: Messages, place: str, kind: str, value: int) -> dict[str, Argument]:
    """What is printed on something: heroes are called by what they are made from, a skill for points by its value."""
    if kind == "hero_skill":
        skill = t.content.heroes.skills[value]
        return messages.noun("heal-x", place, x=skill.x) if skill.x else messages.noun(f"skill-{skill.id}", place)
    word = t.name(kind, value)
    if kind == "hero_base" and messages.has(f"unit-{word}"):
        return messages.noun(f"unit-{word}", place)
    return messages.noun(f"{kind}-{word}", place)
