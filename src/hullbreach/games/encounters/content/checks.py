"""Checks of encounters content that look across records: ids, references, goals, public facts about characters."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import TYPE_CHECKING

from hullbreach.games.encounters.content import effects as fx
from hullbreach.games.encounters.content.board_records import Character, Objective
from hullbreach.games.encounters.content.card_records import Card
from hullbreach.games.encounters.content.conditions import Alone, InComplex, InRoom
from hullbreach.games.encounters.content.vocabulary import CLASSES, VOCABULARY
from hullbreach.kernel.errors import BadInput
from hullbreach.parts.grammar import Effect, Verb, verbs_of
from hullbreach.parts.reader import SOURCES, Reader

if TYPE_CHECKING:
    from hullbreach.games.encounters.content.load import Content

RECORDS = {
    "role": ("roles", "role_card"),
    "basic": ("basics", "basic"),
    "sergeant": ("basics", "sergeant"),
    "character": ("characters", "card"),
    "hive": ("hive", "card"),
    "drone": ("drones", "drone"),
    "hatchery": ("hatchery", "card"),
    "strike": ("strikes", "strike"),
    "alien": ("alien_player", "card"),
    "agenda": ("agendas", "agenda"),
    "secret": ("agendas", "secret"),
}
"""File and kind of record of the cards of each deck."""

ATTACK_CHANGES = (fx.Weaken, fx.Fortify)
LASTING: dict[str, tuple[type[Verb], ...]] = {
    "complex": (*ATTACK_CHANGES, fx.ScanTax),
    "combat": ATTACK_CHANGES,
    "static": ATTACK_CHANGES,
    "room": ATTACK_CHANGES,
    "wound": (fx.HandSize, fx.CannotCoordinate, fx.ScanTax),
}
"""What can be in force under each trigger that lasts; on an Objective also under "always"."""
NEVER_DONE = (fx.HandSize, fx.CannotCoordinate, fx.ScanTax)
AWAY = (fx.DiscardSelf, fx.RemoveSelf)
LAID_OUT = (*AWAY, fx.AttachHere, fx.AttachRoom, fx.Collect)
TRAVELLING = (fx.DiscardSelf, fx.PassSelf)
OF_ITSELF: dict[str, tuple[type[Verb], ...]] = {
    "enemy": (*AWAY, fx.MoveSelf, fx.MoveSelfTo),
    "special": LAID_OUT,
    "event": LAID_OUT,
    "hazard": (*LAID_OUT, fx.Infest),
    "character": (*LAID_OUT, fx.KillSelf, fx.GainSelf),
}
"""What a Hive card of each kind can do with itself."""
ITSELF = (*LAID_OUT, *OF_ITSELF["enemy"], *OF_ITSELF["character"], fx.Infest, fx.PassSelf)


def check_content(content: Content) -> None:
    """Every check that needs more than one file."""
    cards, locations, objectives = content.cards, content.locations, content.objectives
    _check_ids(
        [
            *[c.id for c in cards],
            *[a.id for a in content.avatars],
            *[a.id for a in content.alien_avatars],
            *[c.id for c in content.characters],
            *[p.id for p in locations],
            *[h.id for p in locations for h in p.hazards],
            content.contaminant.id,
            *[o.id for o in objectives],
        ]
    )
    enemies = {card.id for card in cards if card.is_enemy}
    collectable = {word for card in cards if card.deck == "hive" for word in (card.id, *card.tags)}
    for card in cards:
        for clause in card.effects:
            _check_references(place_of_card(card), clause, enemies, collectable)
            _check_verbs(place_of_card(card), clause, LASTING.get(clause.timing, ()), _of_itself(card, clause.timing))
    for place in locations:
        for hazard in place.hazards:
            for clause in hazard.effects:
                _check_references(f"locations.toml: hazard {hazard.id}", clause, enemies, collectable)
                _check_verbs(f"locations.toml: hazard {hazard.id}", clause, (), OF_ITSELF["hazard"])
    travelling = content.contaminant
    for clause in (*travelling.on_draw, *travelling.once, *travelling.cleanup):
        _check_verbs(f"locations.toml: infest_card {travelling.id}", clause, (), TRAVELLING)
    for avatar in content.alien_avatars:
        for clause in avatar.effects:
            _check_verbs(f"alien_player.toml: avatar {avatar.id}", clause, (), ())
    for objective in objectives:
        for clause in (*objective.setup, *objective.event, *objective.always, *objective.action):
            lasting = ATTACK_CHANGES if clause.timing == "always" else ()
            _check_references(f"objectives.toml: objective {objective.id}", clause, enemies, collectable)
            _check_verbs(f"objectives.toml: objective {objective.id}", clause, lasting, ())
        _check_goal(objective, [cards[at] for at in objective.goal.cards])
    for card in cards:
        if card.deck == "agenda" and (card.side == "evil") != any(map(_wins_alone, card.effects)):
            raise BadInput(
                f"{place_of_card(card)}: effects", "an evil Agenda, and no other card, wins when you are alone"
            )


def place_of_card(card: Card) -> str:
    """File and record of a card, for complaints."""
    file, record = RECORDS[card.deck]
    return f"{file}.toml: {record} {card.id}"


def _check_ids(ids: Sequence[str]) -> None:
    seen: set[str] = set()
    for id in ids:
        if id in seen:
            raise BadInput(f"id {id}", "occurs twice")
        seen.add(id)


def _check_references(place: str, clause: Effect, enemies: set[str], collectable: set[str]) -> None:
    """Ids that an effect names must belong to enemies, or to Hive cards where something is collected."""
    named: list[str] = []
    for verb in verbs_of(clause.does):
        if isinstance(verb, fx.Weaken | fx.Fortify):
            named.append(verb.enemy)
            if sum((verb.target != "chosen", bool(verb.enemy), bool(verb.type))) > 1:
                raise BadInput(f"{place}: {verb.word}", "takes only one of target=, id=, type=")
        elif isinstance(verb, fx.KillEnemy):
            named.append(verb.enemy)
        elif isinstance(verb, fx.Collect) and verb.what not in collectable:
            raise BadInput(f"{place}: collect", f"{verb.what!r} is neither a Hive card nor a tag of one")
    named += [stmt.cond.enemy for stmt in clause.does if isinstance(stmt.cond, InRoom | InComplex)]
    for id in named:
        if id and id not in enemies:
            raise BadInput(f"{place}: {clause.timing}", f"{id!r} is no enemy")


def _of_itself(card: Card, timing: str) -> tuple[type[Verb], ...]:
    """What a card can do with itself at this moment."""
    if timing == "hit":
        return (fx.DiscardSelf,)
    if timing == "action":
        return (fx.Collect,)
    if card.deck not in ("hive", "drone", "hatchery", "secret") or (card.is_character and "reveal" not in timing):
        return ()
    return OF_ITSELF.get(card.kind, ())


def _check_verbs(place: str, clause: Effect, lasting: Collection[type[Verb]], itself: Collection[type[Verb]]) -> None:
    """What lasts is in force without a question; nothing else lasts, and no card does with itself what it cannot."""
    if lasting:
        wrong = [verb for verb in clause.verbs if type(verb) not in lasting]
        if not wrong and not all(stmt.plain and max(map(len, stmt.does)) == 1 for stmt in clause.does):
            raise BadInput(f"{place}: {clause.timing}", "what lasts knows neither may, for, if, pay nor a choice")
    else:
        closed = {*NEVER_DONE, *ITSELF}.difference(itself)
        wrong = [verb for verb in verbs_of(clause.does) if type(verb) in closed]
    if wrong:
        raise BadInput(f"{place}: {clause.timing}", f"{VOCABULARY.words[wrong[0].word].name()!r} does not belong here")


def _wins_alone(clause: Effect) -> bool:
    return isinstance(clause.does[0].cond, Alone) and any(isinstance(verb, fx.Win) for verb in clause.verbs)


def _check_goal(objective: Objective, pool: list[Card]) -> None:
    """Enough cards for the goal, and none that can be lost in the Combat Zone for good."""
    goal = objective.goal
    place = f"objectives.toml: objective {objective.id}: goal"
    if sum(card.copies for card in pool) < goal.n:
        raise BadInput(place, f"{goal.n} {goal.name}, but there are fewer in the mini-deck")
    for card in pool:
        pushed_out = [verb for clause in card.at("reveal_combat") for verb in verbs_of(clause.does)]
        if goal.what == "killed" and not card.is_enemy:
            raise BadInput(place, f"card {card.id} is no enemy")
        if goal.what == "collected" and fx.Collect(goal.name) not in pushed_out:
            raise BadInput(place, f"card {card.id} is lost when it reaches the Combat Zone")
        if goal.what == "attached" and not any(isinstance(verb, fx.AttachHere | fx.AttachRoom) for verb in pushed_out):
            raise BadInput(place, f"card {card.id} is lost when it reaches the Combat Zone")


# ---- what is publicly known about the characters

_NUMBERS = (
    "recruit_cards", "attack_cards", "coordinate_recruit_cards", "coordinate_attack_cards", "mitigation_cards",
    "total_cost", "crew_synergy",
)  # fmt: skip


def check_aggregates(r: Reader, characters: list[Character], cards: list[Card]) -> None:
    """The cards of each character add up to what is publicly known about them."""
    seen: list[str] = []
    for each in r.tables("aggregate"):
        id = each.word("character", [c.id for c in characters])
        own = [card for card in cards if card.owner == id and card.deck == "character"]
        each.word("source", SOURCES)
        _compare(each, own, id)
        each.done()
        seen.append(id)
    if sorted(seen) != sorted(c.id for c in characters):
        raise r.bad("aggregate", "expected one for each character")
    r.done()


def _copies(cards: Iterable[Card]) -> int:
    return sum(card.copies for card in cards)


def _compare(r: Reader, own: list[Card], id: str) -> None:
    found = {
        "recruit_cards": _copies(c for c in own if c.recruit),
        "attack_cards": _copies(c for c in own if c.attack),
        "coordinate_recruit_cards": _copies(c for c in own if c.coordinate and c.recruit),
        "coordinate_attack_cards": _copies(c for c in own if c.coordinate and c.attack),
        "mitigation_cards": _copies(c for c in own if any(map(_mitigates, c.effects))),
        "total_cost": sum(c.copies * c.cost for c in own),
        "crew_synergy": _copies(c for c in own if c.at("crew")),
    }
    if id == "corporal_hicks":
        # His public counts cannot all hold at once; his Coordinate card has recruit points and attack as an effect.
        found["coordinate_recruit_cards"] = 0
        found["coordinate_attack_cards"] = _copies(
            c for c in own if c.coordinate and any(isinstance(v, fx.Attack) for e in c.at("play") for v in e.verbs)
        )
    for key in _NUMBERS:
        public = r.number(key, 0, 99)
        if found[key] != public:
            raise r.bad(key, f"{found[key]} found, but publicly known are {public}")
    classes = r.table("classes")
    synergy = r.table("class_synergy")
    for word in CLASSES:
        for table, many in (
            (classes, _copies(c for c in own if word in c.classes)),
            (synergy, _copies(c for c in own if any(e.about == word for e in c.at("class")))),
        ):
            public = table.number(word, 0, 14) if table.has(word) else 0
            if many != public:
                raise table.bad(word, f"{many} found, but publicly known are {public}")
    classes.done()
    synergy.done()


def _mitigates(clause: Effect) -> bool:
    return any(isinstance(verb, fx.Heal | fx.Dodge | fx.Hold) for verb in verbs_of(clause.does))
