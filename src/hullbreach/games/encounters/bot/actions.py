"""What the rules bot does in its own Action phase: play, help itself, spend attack, buy."""

from __future__ import annotations

from hullbreach.games.encounters.bot.sides import can_be_rescued, health_left, is_alone, is_traitor, opponents
from hullbreach.games.encounters.bot.targets import (
    Target,
    best_kill,
    best_plan,
    enemy_value,
    strikes_ahead,
    targets,
    wanted,
)
from hullbreach.games.encounters.bot.worth import Deck, worth_of
from hullbreach.games.encounters.content import effects as fx
from hullbreach.games.encounters.content.card_faces import Face
from hullbreach.games.encounters.rules.enemies import attack_now
from hullbreach.games.encounters.rules.state import ALIEN, NORMAL, Encounters
from hullbreach.games.encounters.words import options as opt
from hullbreach.games.encounters.words.names import COMBAT, HUGGERS
from hullbreach.kernel.options import Option, Options
from hullbreach.parts.grammar import Verb

Choice = tuple[Option, str]
END = Option(opt.END, ())
# What a plan must gain before a card is given up for it.
GUARD_KEPT = 24
VIGIL_KEPT = 8
STRIKE_TAKEN = 34
CARD_KILLED = 28
OUTLIVE = 20
# What each recruit point must gain before it is spent as attack, where it may be.
RECRUIT_KEPT = 4
# Below this much Health nobody hurts himself.
SAFE_HEALTH = 5


def points(g: Encounters) -> int:
    """Attack points that can be spent now."""
    return g.attack + (g.recruit if g.convert else 0)


def aims(g: Encounters, seat: int) -> list[Target]:
    """Everything worth spending attack points on."""
    found = targets(g, seat)
    if is_traitor(g, seat):
        for target in found:
            if target.option.phrase is opt.ATTACK and COMBAT <= target.option.args[0] < HUGGERS:
                target.value += OUTLIVE
        found = [target for target in found if not is_against_plan(g, seat, target)]
    return found + opponents(g, seat)


def is_against_plan(g: Encounters, seat: int, target: Target) -> bool:
    """Whether a traitor leaves this alone: a scan may strike, and a goal brings the group nearer to its victory."""
    if target.option.phrase is not opt.ATTACK:
        return target.option.phrase is opt.SCAN and can_be_rescued(g, seat)
    piece = g.piece_at(target.option.args[0])
    return not is_alone(g, seat) and g.card_of[piece] in wanted(g) and piece not in g.combat


def spending(g: Encounters, found: list[Target]) -> tuple[int, list[Target]]:
    """What the points are best spent on; recruit points only where that gains more than they would buy."""
    gained, plan = best_plan(found, points(g))
    if not g.convert:
        return gained, plan
    less, kept = best_plan(found, g.attack)
    recruit = sum([target.cost for target in plan]) - g.attack
    return (less, kept) if gained - less < RECRUIT_KEPT * recruit else (gained, plan)


# ---- cards


def fears_draws(g: Encounters, seat: int) -> bool:
    """Whether the next cards drawn may be the Chestburster."""
    if not g.burdened >> seat & 1:
        return False
    return g.fixed.chestburster not in g.discards[seat] or len(g.decks[seat]) < g.fixed.hand_size + 2


def play_order(g: Encounters, seat: int, card: int) -> int:
    """When a card is played: what draws first, what waits for a partner later, what copies last."""
    face = g.faces[card]
    worth = worth_of(face)
    found = 100 + 10 * worth.draws
    rest = [g.faces[other] for other in g.hands[seat] if other != card]
    for is_class, mask, _ in worth.partners:
        missing = not (g.classes if is_class else g.crews) & mask
        if missing and any((other.classes if is_class else other.crews) & mask for other in rest):
            found -= 60
    for clause in face.clauses:
        for verb in clause.verbs:
            if isinstance(verb, fx.CopyPlayed):
                found -= 80
            elif isinstance(verb, fx.KillOwn):
                found -= 20
    return found


def to_play(g: Encounters, seat: int, options: list[Option]) -> Option | None:
    """The next card to play, but for those that are better kept."""
    best: Option | None = None
    most = 0
    scared = fears_draws(g, seat)
    for option in options:
        face = g.faces[option.args[0]]
        if face.guards and strikes_ahead(g, seat):
            continue
        if scared and worth_of(face).draws:
            continue
        order = play_order(g, seat, option.args[0])
        if best is None or order > most:
            best, most = option, order
    return best


# ---- abilities


def verbs_of(face: Face, trigger: str) -> list[Verb]:
    """All actions of one moment."""
    return [verb for clause in face.at(trigger) for verb in clause.verbs]


def to_use(g: Encounters, seat: int, option: Option, found: list[Target]) -> bool:
    """Whether a kept ability, or one of an Objective or a card beside it, is worth using now."""
    face = g.faces[option.args[0]]
    does = verbs_of(face, "once") + verbs_of(face, "action")
    gain = 0
    for verb in does:
        if isinstance(verb, fx.Strike):
            if health_left(g, seat) < SAFE_HEALTH:
                return False
            gain -= STRIKE_TAKEN
        elif isinstance(verb, fx.Attack):
            gain += best_plan(found, points(g) + verb.n)[0] - best_plan(found, points(g))[0]
        elif isinstance(verb, fx.Weaken):
            finals = [piece for piece in g.enemies_up() if g.face(piece).id == verb.enemy]
            near = [piece for piece in finals if points(g) < attack_now(g, piece) <= points(g) + verb.n]
            gain += 200 if near else 0
        elif isinstance(verb, fx.Draw):
            gain += -50 if fears_draws(g, seat) else 10
        elif isinstance(verb, fx.KillEnemy):
            gain += -100 if verb.final and is_traitor(g, seat) and not is_alone(g, seat) else 100
        elif isinstance(verb, fx.Collect):
            gain += -10 if is_traitor(g, seat) and not is_alone(g, seat) else 100
        else:
            gain += 10
    return gain > 0


def reserve(g: Encounters, seat: int, option: Option, found: list[Target]) -> int:
    """What it gains to discard a Vigilant card or to sacrifice one, less what the card is worth."""
    face = g.faces[option.args[0]]
    sacrificed = option.phrase is opt.SACRIFICE
    gain = -(CARD_KILLED if sacrificed else VIGIL_KEPT)
    if is_traitor(g, seat) and is_alone(g, seat):
        # There are only a few turns left for any card.
        gain = 0
    for verb in verbs_of(face, "sacrifice" if sacrificed else "discard"):
        if isinstance(verb, fx.Attack):
            gain += best_plan(found, points(g) + verb.n)[0] - best_plan(found, points(g))[0]
        elif isinstance(verb, fx.KillEnemy):
            gain += killing(g, verb, found)
        elif isinstance(verb, fx.Heal):
            worst = max([g.damage(other) for other in g.normals()])
            gain += 10 * verb.n if worst >= 2 else -10
    return gain


def killing(g: Encounters, verb: fx.KillEnemy, found: list[Target]) -> int:
    """What a kill effect gains beyond what the points can do anyway."""
    if verb.n > 1:
        goals = wanted(g)
        return sum([enemy_value(g, piece, goals) for piece in g.combat]) - best_plan(found, points(g))[0]
    planned = [target.value for target in best_plan(found, points(g))[1] if target.option.phrase is opt.ATTACK]
    best = best_kill(g, verb)
    return best - 10 if best not in planned else 0


# ---- buying


def to_recruit(g: Encounters, seat: int, options: list[Option]) -> Option | None:
    """The card, or the first of the two cards, that help the own deck most for the points there are."""
    if is_traitor(g, seat) and is_alone(g, seat) and can_be_rescued(g, seat):
        # Every new card only delays the one that wins.
        return None
    deck = Deck(g, seat)
    offers: list[tuple[int, int, Option]] = []
    for option in options:
        if option.phrase is opt.RECRUIT:
            face = g.faces[option.args[0]]
            worth = deck.worth(face) + now(g, seat, face) + safety(g, seat, face)
            offers.append((worth - deck.mean, face.cost, option))
        else:
            sergeant = g.faces[g.sergeants[0]]
            offers.append((deck.worth(sergeant) - deck.mean, g.fixed.sergeant_cost, option))
    best: Option | None = None
    most = 0
    for n, (worth, cost, option) in enumerate(offers):
        total = worth
        for other, price, _ in offers[n + 1 :]:
            if cost + price <= g.recruit:
                total = max(total, worth + other)
        if total > most:
            most, best = total, option
    return best


def safety(g: Encounters, seat: int, face: Face) -> int:
    """What healing and dodging are worth beyond the usual to a traitor, who must outlive everybody."""
    if not is_traitor(g, seat):
        return 0
    does = [verb for clause in face.clauses for verb in clause.verbs]
    return OUTLIVE if any(isinstance(verb, fx.Heal | fx.Dodge) for verb in does) else 0


def now(g: Encounters, seat: int, face: Face) -> int:
    """What a card does at once when it is recruited."""
    found = 0
    for verb in verbs_of(face, "mobilize"):
        if isinstance(verb, fx.KillChestburster) and g.fixed.chestburster in g.discards[seat]:
            found += 300
        elif isinstance(verb, fx.Draw):
            found += -100 if fears_draws(g, seat) else 8 * verb.n
    return found


# ---- the phase


def act(g: Encounters, seat: int, options: Options) -> Choice:
    """The next action of the active player."""
    by_verb: dict[str, list[Option]] = {}
    for option in options:
        by_verb.setdefault(option.phrase.id, []).append(option)
    playable = by_verb.get("play", [])
    card = to_play(g, seat, playable)
    if card is not None:
        return card, "play"
    for option in by_verb.get("copy-offered", []):
        if not (fears_draws(g, seat) and worth_of(g.faces[option.args[0]]).draws):
            return option, "use-help"
    if g.fate[seat] == ALIEN:
        return attack_players(g, seat)
    found = aims(g, seat)
    for option in by_verb.get("use", []):
        if to_use(g, seat, option, found):
            return option, "use"
    gained, plan = spending(g, found)
    for option in [*by_verb.get("discard-vigilant", []), *by_verb.get("sacrifice", [])]:
        if reserve(g, seat, option, found) > 0:
            return option, "give-up"
    kept = guard_to_play(g, seat, playable, found, gained)
    if kept is not None:
        return kept, "play"
    if plan:
        return first_of(g, plan).option, "spend"
    bought = to_recruit(g, seat, [*by_verb.get("recruit", []), *by_verb.get("recruit-sergeant", [])])
    if bought is not None:
        return bought, "buy"
    return END, "done"


def guard_to_play(g: Encounters, seat: int, playable: list[Option], found: list[Target], gained: int) -> Option | None:
    """A guard card that does more good in play than in hand, where it may take a Strike away."""
    for option in playable:
        face = g.faces[option.args[0]]
        if face.guards and face.attack and best_plan(found, points(g) + face.attack)[0] - gained > GUARD_KEPT:
            return option
    return None


def first_of(g: Encounters, plan: list[Target]) -> Target:
    """What a plan begins with: the Final Enemy, then kills that pay, then what is not known yet."""
    return max(plan, key=lambda target: (rank(g, target), target.value))


def rank(g: Encounters, target: Target) -> int:
    """The order of a plan's steps."""
    if target.option.phrase is opt.SCAN:
        return 1
    if target.option.phrase is opt.ATTACK:
        face = g.face(g.piece_at(target.option.args[0]))
        if face.final:
            return 3
        if any(isinstance(verb, fx.Draw | fx.Attack | fx.Recruit) for verb in verbs_of(face, "death")):
            return 2
    return 0


def attack_players(g: Encounters, seat: int) -> Choice:
    """An Alien player attacks whoever is nearest to death for the least."""
    plan = best_plan(opponents(g, seat), points(g))[1]
    normal = [target for target in plan if g.fate[target.option.args[0]] == NORMAL]
    if not normal:
        return END, "done"
    return max(normal, key=lambda target: target.value).option, "hunt"
