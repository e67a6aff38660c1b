"""What effects do to Characters and their cards."""

from __future__ import annotations

from hullbreach.games.nemesis.content import effects as fx
from hullbreach.games.nemesis.content.names import ADULT
from hullbreach.games.nemesis.rules.effects.declare import NEEDS
from hullbreach.games.nemesis.rules.effects.deed import NO_ACTION, Deed
from hullbreach.games.nemesis.rules.effects.picks import pick, pick_over, pick_seat
from hullbreach.games.nemesis.rules.people.cards import ShuffleDeck, discard_all, draw_cards, gain_contamination
from hullbreach.games.nemesis.rules.people.contamination import Scanning
from hullbreach.games.nemesis.rules.people.death import kill
from hullbreach.games.nemesis.rules.people.discarding import DiscardSome, ReplaceHand
from hullbreach.games.nemesis.rules.people.wounds import dress, dressed, heal_dressed, heal_light, undressed, wounds
from hullbreach.games.nemesis.rules.ship.movement import gain_slime
from hullbreach.games.nemesis.rules.state import Nemesis
from hullbreach.games.nemesis.rules.terms import AWAKE, BY_INTRUDER, BY_LARVA, BY_SIDE_EFFECT
from hullbreach.games.nemesis.rules.turn.intruder_player import PlotPass, plays_intruders
from hullbreach.games.nemesis.rules.turn.passing import Passing
from hullbreach.games.nemesis.words import events
from hullbreach.games.nemesis.words import options as opt
from hullbreach.kernel.errors import No
from hullbreach.kernel.procedures import Next, Procedure
from hullbreach.kernel.requests import Ask
from hullbreach.parts.effects import ACTS, CANNOT, PERSONAL

# Why something cannot be done: made once, as they are looked at for every question.
NO_CARDS_TO_DRAW = No("no-cards-to-draw", rule="NEM-DRW-03")
NO_CONTAMINATION = No("no-contamination", rule="NEM-CON-07")
NO_OPEN_WOUND = No("no-open-wound", rule="NEM-WND-05")
NO_DRESSED_WOUND = No("no-dressed-wound", rule="NEM-WND-06")
NO_LIGHT_WOUND = No("no-light-wound", rule="NEM-WND-06")
NO_SLIME = No("no-slime", rule="NEM-SLM-03")
NO_LARVA = No("no-larva", rule="NEM-LAR-04")
SIGNAL_SENT = No("signal-sent", rule="NEM-ROM-05")
NO_OBJECTIVE_TO_SEE = No("no-objective-to-see", rule="NEM-ITM-16")

# ---- cards


def _draw(g: Nemesis, deed: Deed, verb: fx.DrawCards) -> Next:
    return draw_cards(g, deed.seat, verb.n)


def _no_cards(g: Nemesis, deed: Deed, verb: fx.DrawCards | fx.ReplaceCards) -> No | None:
    # The cards paid for the Action count (NEM-AMB-63): whoever acts will have paid at least one.
    if deed.kind != NO_ACTION and g.active == deed.seat:
        return None
    return None if g.deck[deed.seat] or g.discard[deed.seat] else NO_CARDS_TO_DRAW


def _discard(g: Nemesis, deed: Deed, verb: fx.DiscardCards) -> Next:
    if verb.n == fx.ALL:
        discard_all(g, deed.seat, verb.kind == "action")
        return None
    return DiscardSome(deed.seat, verb.n, verb.kind == "action")


def _discard_hand(g: Nemesis, deed: Deed, verb: fx.DiscardHand) -> Next:
    discard_all(g, deed.seat, True)
    return None


def _replace(g: Nemesis, deed: Deed, verb: fx.ReplaceCards) -> Next:
    return ReplaceHand(deed.seat, verb.more, 0)


def _scan(g: Nemesis, deed: Deed, verb: fx.Scan) -> Next:
    return Scanning(deed.seat, verb)


def _nothing_to_scan(g: Nemesis, deed: Deed, verb: fx.Scan) -> No | None:
    if verb.zone in ("deck_hand_discard", "drawn_4") or any(c >= g.fixed.contaminated for c in g.hand[deed.seat]):
        return None
    return NO_CONTAMINATION


def _contaminate(g: Nemesis, deed: Deed, verb: fx.GainContamination) -> Next:
    if g.status[deed.seat] == AWAKE:
        gain_contamination(g, deed.seat, verb.n)
    return None


def _shuffle(g: Nemesis, deed: Deed, verb: fx.ShuffleDeck) -> Next:
    shuffled_in = deed.kind != NO_ACTION and g.fixed.switches.antidote_hand == "shuffle_in"
    return ShuffleDeck(deed.seat, verb.zones == "deck_discard_hand" or shuffled_in)


ACTS[fx.DrawCards] = _draw
CANNOT[fx.DrawCards] = _no_cards
ACTS[fx.DiscardCards] = _discard
ACTS[fx.DiscardHand] = _discard_hand
ACTS[fx.ReplaceCards] = _replace
CANNOT[fx.ReplaceCards] = _no_cards
ACTS[fx.Scan] = _scan
CANNOT[fx.Scan] = _nothing_to_scan
ACTS[fx.GainContamination] = _contaminate
ACTS[fx.ShuffleDeck] = _shuffle

# ---- wounds and markers


def _dress(g: Nemesis, deed: Deed, verb: fx.Dress) -> Next:
    if verb.n == fx.ALL:
        for wound in [each >> 1 for each in g.serious[deed.seat] if not each & 1]:
            dress(g, deed.seat, wound)
    elif undressed(g, deed.seat) >> deed.wound & 1:
        dress(g, deed.seat, deed.wound)
    return None


def _nothing_to_dress(g: Nemesis, deed: Deed, verb: fx.Dress) -> No | None:
    return None if undressed(g, deed.seat) else NO_OPEN_WOUND


def _which_to_dress(g: Nemesis, deed: Deed, verb: fx.Dress) -> Ask | None:
    if verb.n == fx.ALL or deed.wound >= 0:
        return None
    return pick_over(deed, opt.CHOOSE_WOUND, undressed(g, deed.seat))


def _heal_dressed(g: Nemesis, deed: Deed, verb: fx.HealDressed) -> Next:
    heal_dressed(g, deed.seat, deed.wound)
    return None


def _nothing_dressed(g: Nemesis, deed: Deed, verb: fx.HealDressed) -> No | None:
    return None if dressed(g, deed.seat) else NO_DRESSED_WOUND


def _which_to_heal(g: Nemesis, deed: Deed, verb: fx.HealDressed) -> Ask | None:
    return pick_over(deed, opt.CHOOSE_WOUND, dressed(g, deed.seat)) if deed.wound < 0 else None


def _heal_light(g: Nemesis, deed: Deed, verb: fx.HealLight) -> Next:
    heal_light(g, deed.seat, verb.n)
    return None


def _no_light_wound(g: Nemesis, deed: Deed, verb: fx.HealLight) -> No | None:
    return None if g.light[deed.seat] else NO_LIGHT_WOUND


def _light_wound(g: Nemesis, deed: Deed, verb: fx.LightWound) -> Next:
    return wounds(deed.seat, verb.n, False, BY_INTRUDER if deed.attacker >= 0 else BY_SIDE_EFFECT)


def _wound_or_kill(g: Nemesis, deed: Deed, verb: fx.WoundOrKill) -> Next:
    seat = deed.seat
    if len(g.serious[seat]) >= verb.at:
        return kill(g, seat, BY_INTRUDER)
    # NEM-ATK-12: an Adult's Bite deals a Light Wound with The Way of Fighting.
    bitten = g.fixed.kind_of[deed.attacker] == ADULT and not g.fixed.hits_all[deed.id]
    light = bitten and g.has_weakness(g.fixed.weak_fighting)
    return wounds(seat, 1, not light, BY_INTRUDER)


def _burst(g: Nemesis, deed: Deed, verb: fx.Burst) -> Next:
    return kill(g, deed.seat, BY_LARVA, creeper=True)


def _slime(g: Nemesis, deed: Deed, verb: fx.GainSlime) -> Next:
    gain_slime(g, deed.seat)
    return None


def _clean_slime(g: Nemesis, deed: Deed, verb: fx.DiscardSlime) -> Next:
    if g.slime >> deed.seat & 1:
        g.slime &= ~(1 << deed.seat)
        seat = deed.seat
        g.told += (events.SLIME_OFF, seat)
    return None


def _no_slime(g: Nemesis, deed: Deed, verb: fx.DiscardSlime) -> No | None:
    return None if g.slime >> deed.seat & 1 else NO_SLIME


def _remove_larva(g: Nemesis, deed: Deed, verb: fx.RemoveLarva) -> Next:
    if g.larva >> deed.seat & 1:
        g.larva &= ~(1 << deed.seat)
        seat = deed.seat
        g.told += (events.LARVA_REMOVED, seat)
    return None


def _no_larva(g: Nemesis, deed: Deed, verb: fx.RemoveLarva) -> No | None:
    return None if g.larva >> deed.seat & 1 else NO_LARVA


def _signal(g: Nemesis, deed: Deed, verb: fx.SendSignal) -> Next:
    g.signal |= 1 << deed.seat
    seat = deed.seat
    g.told += (events.SIGNAL, seat)
    return None


def _signal_sent(g: Nemesis, deed: Deed, verb: fx.SendSignal) -> No | None:
    return SIGNAL_SENT if g.signal >> deed.seat & 1 else None


ACTS[fx.Dress] = _dress
CANNOT[fx.Dress] = _nothing_to_dress
NEEDS[fx.Dress] = _which_to_dress
ACTS[fx.HealDressed] = _heal_dressed
CANNOT[fx.HealDressed] = _nothing_dressed
NEEDS[fx.HealDressed] = _which_to_heal
ACTS[fx.HealLight] = _heal_light
CANNOT[fx.HealLight] = _no_light_wound
ACTS[fx.LightWound] = _light_wound
ACTS[fx.WoundOrKill] = _wound_or_kill
ACTS[fx.Burst] = _burst
ACTS[fx.GainSlime] = _slime
ACTS[fx.DiscardSlime] = _clean_slime
CANNOT[fx.DiscardSlime] = _no_slime
ACTS[fx.RemoveLarva] = _remove_larva
CANNOT[fx.RemoveLarva] = _no_larva
ACTS[fx.SendSignal] = _signal
CANNOT[fx.SendSignal] = _signal_sent

# ---- the turn


def _pass(g: Nemesis, deed: Deed, verb: fx.Pass) -> Next:
    if g.status[deed.seat] == AWAKE:
        g.passing = True
    return None


def _all_pass(g: Nemesis, deed: Deed, verb: fx.AllPass) -> Next:
    passing: list[Procedure] = []
    for seat in g.everybody():
        if g.have_passed >> seat & 1:
            continue
        if g.status[seat] == AWAKE:
            passing.append(Passing(seat))
        elif seat == g.intruder_seat and plays_intruders(g):
            passing.append(PlotPass(seat))
    return tuple(passing)


def _skip(g: Nemesis, deed: Deed, verb: fx.SkipStep) -> Next:
    g.no_attacks = True
    g.told += (events.NO_ATTACKS,)
    return None


def _unlimited(g: Nemesis, deed: Deed, verb: fx.UnlimitedActions) -> Next:
    g.unlimited = True
    return None


ACTS[fx.Pass] = _pass
ACTS[fx.AllPass] = _all_pass
ACTS[fx.SkipStep] = _skip
ACTS[fx.UnlimitedActions] = _unlimited

# ---- Objectives of others


def _look_objective(g: Nemesis, deed: Deed, verb: fx.LookObjective) -> Next:
    other, seat = deed.other, deed.seat
    at = 0
    for n, card in enumerate(g.objectives[other]):
        if len(g.objectives[other]) > 1 and g.fixed.content.objectives[card].deck == deed.objective_deck:
            at = n
    objective = g.objectives[other][at]
    known = list(g.objectives_known[other])
    known[at] |= 1 << seat
    g.objectives_known[other] = tuple(known)
    g.told += (1 << seat, events.OBJECTIVE_SEEN, seat, other, objective)
    g.told += (~(1 << seat), events.OBJECTIVE_LOOKED, seat, other)
    return None


def _to_look_at(g: Nemesis, deed: Deed, verb: fx.LookObjective) -> list[int]:
    if g.fixed.coop:
        return []
    return [
        seat
        for seat in range(g.seats)
        if seat != deed.seat and g.objectives[seat] and (verb.target == "any" or g.signal >> seat & 1)
    ]


def _nobody_to_look_at(g: Nemesis, deed: Deed, verb: fx.LookObjective) -> No | None:
    return None if _to_look_at(g, deed, verb) else NO_OBJECTIVE_TO_SEE


def _whose_objective(g: Nemesis, deed: Deed, verb: fx.LookObjective) -> Ask | None:
    if deed.other < 0:
        return pick_seat(deed, _to_look_at(g, deed, verb))
    if len(g.objectives[deed.other]) > 1 and deed.objective_deck < 0:
        return pick(deed, opt.CHOOSE_OBJECTIVE, (0, 1))
    return None


ACTS[fx.LookObjective] = _look_objective
CANNOT[fx.LookObjective] = _nobody_to_look_at
NEEDS[fx.LookObjective] = _whose_objective

for _kind in (
    fx.DrawCards, fx.DiscardCards, fx.Scan, fx.HealLight, fx.LightWound, fx.WoundOrKill, fx.GainSlime, fx.ShuffleDeck,
    fx.RemoveLarva, fx.Burst,
):  # fmt: skip
    PERSONAL.add(_kind)
