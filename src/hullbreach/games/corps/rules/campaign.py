"""The campaign: missions in a row, what carries over, clean-up, side missions, the score. CORPS-CMP, CORPS-SCOR"""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.corps.content.mission_records import Mission
from hullbreach.games.corps.rules.deciding import ask_together, each_of
from hullbreach.games.corps.rules.mission import PlayMission, gather_cards
from hullbreach.games.corps.rules.outcome import WON
from hullbreach.games.corps.rules.piles import to_below
from hullbreach.games.corps.rules.state import CAPTURED, CHARACTERS, KILLED, LEFT, NEWT, ON_BOARD, Corps
from hullbreach.games.corps.words import events, questions, rolls
from hullbreach.games.corps.words import options as opt
from hullbreach.kernel.chance import Order
from hullbreach.kernel.options import Option
from hullbreach.kernel.procedures import Next, Procedure
from hullbreach.kernel.requests import Ask, Roll
from hullbreach.kernel.state import EVERYBODY, Outcome

MISSIONS = ("newt", "escape", "survive")
LOSS_PER_CHARACTER = 5
NEWT_BONUS = 10


@dataclass
class Campaign(Procedure):
    """Newt, Escape, Survive, with side missions between them. CORPS-CMP-01"""

    def begin(self, g: Corps) -> Next:
        gather_cards(g)
        return CampaignMission(g.fixed.content.mission("newt").number - 1)

    def between(self, g: Corps) -> Next:
        if g.mission_wins and g.mission_wins[-1] == MISSIONS[-1]:
            return FinalScore()
        g.go(Campaign.between)
        return NextMission()


@dataclass
class CampaignMission(Procedure):
    """One mission of the campaign with its clean-up; a lost one ends it. CORPS-CMP-04, CORPS-CMP-05"""

    mission: int

    def play(self, g: Corps) -> Next:
        if not able_characters(g, g.fixed.content.missions[self.mission]):
            # With no character left the campaign is lost (CORPS-AMB-69).
            g.end(Outcome((), "campaign-lost"))
            return None
        enter_mission(g, self.mission)
        return PlayMission()

    def conclude(self, g: Corps) -> Next:
        mission = g.fixed.mission
        if mission.kind == "resupply":
            g.resupplied = True
        won = g.result == WON
        settle_fates(g, won)
        side = mission.kind in ("rescue", "resupply")
        if not won and (not side or g.fixed.switches.side_mission_loss_ends_campaign):
            g.end(Outcome((), f"campaign-lost: {g.reason}"))
            return None
        if won:
            g.mission_wins = (*g.mission_wins, mission.id)
        if mission.id == MISSIONS[-1]:
            return None
        return CleanUp()


def enter_mission(g: Corps, number: int) -> None:
    """Lay out the next mission."""
    g.fixed = g.fixed.for_mission(g.fixed.content.missions[number])
    g.rename(g.fixed)
    g.board = g.fixed.board


def able_characters(g: Corps, mission: Mission) -> list[int]:
    """Living, free characters of a mission card other than a Newt not found yet."""
    names = [name for group in mission.groups for name in group.members]
    return [
        who
        for who in (g.fixed.content.character_index[name] for name in names)
        if not (g.dead | g.prisoners) >> who & 1 and (who != NEWT or "newt" in g.mission_wins)
    ]


def settle_fates(g: Corps, won: bool) -> None:
    """What becomes of the characters when a mission is over (CORPS-CMP-02, CORPS-CMP-15)."""
    g.victims |= g.hugged & ((1 << CHARACTERS) - 1)
    for who in range(CHARACTERS):
        bit = 1 << who
        if g.fate[who] == KILLED:
            # Also one who was captured before and died when freed.
            g.dead |= bit
            g.prisoners &= ~bit
        elif g.fate[who] == CAPTURED:
            g.prisoners |= bit
        elif g.fate[who] == LEFT:
            g.prisoners &= ~bit
        elif g.fate[who] == ON_BOARD:
            if won and g.fixed.mission.after == "carrier_leaves_others_captured":
                taken = not on_carrier_start(g, who)
            else:
                taken = g.is_down(who)
            g.prisoners = g.prisoners | bit if taken else g.prisoners & ~bit


def on_carrier_start(g: Corps, who: int) -> bool:
    """Whether a carrier character stands or lies on a start space of its group (mission Escape)."""
    id = g.fixed.content.characters[who].id
    return any(
        group.id == "carrier" and id in group.members and g.square[who] in group.start
        for group in g.fixed.mission.groups
    )


def side_missions(g: Corps) -> list[str]:
    """The side missions that may be played now (CORPS-RESC-01, CORPS-RSUP-01)."""
    found = []
    if g.prisoners:
        found.append("rescue")
    if not g.resupplied:
        found.append("resupply")
    return found


@dataclass
class NextMission(Procedure):
    """The players choose: the next campaign mission, Rescue or Resupply. CORPS-CMP-13"""

    def choose(self, g: Corps) -> Next:
        following = next(id for id in MISSIONS if id not in g.mission_wins)
        ids = [following, *side_missions(g)]
        numbers = [g.fixed.content.mission(id).number - 1 for id in ids]
        # Asked even when only one is left: between two missions everybody takes a breath, and names change.
        options = each_of(opt.NEXT_MISSION, numbers)
        return ask_together(g, list(range(g.seats)), questions.NEXT_MISSION, (), options, quick=False)

    def play(self, g: Corps, chosen: Option) -> Next:
        return CampaignMission(chosen.args[0])


@dataclass
class CleanUp(Procedure):
    """The four steps after a mission. CORPS-CMP-05 to -08"""

    def return_one_each(self, g: Corps) -> Next:
        return tuple([ReturnCard(seat) for seat in range(g.seats)])

    def hazards(self, g: Corps) -> Next:
        hazards = [card for card in g.discard if g.card(card).type == "hazard"]
        g.discard = [card for card in g.discard if g.card(card).type != "hazard"]
        for card in hazards:
            to_below(g, card, EVERYBODY)
        if not g.discard:
            return g.go(CleanUp.collect)
        return Roll(rolls.REMOVED, (), Order("card", g.discard))

    def remove_half(self, g: Corps, order: tuple[int, ...]) -> Next:
        gone = (len(order) + 1) // 2
        g.removed = [*g.removed, *order[:gone]]
        g.discard = list(order[gone:])
        g.told += (events.CARDS_REMOVED, gone)
        return None

    def collect(self, g: Corps) -> Next:
        collect_cards(g)
        return None


def collect_cards(g: Corps) -> None:
    """Everything but the removed cards goes back to the Endurance cards (CORPS-CMP-08, CORPS-AMB-37)."""
    cards = [*g.deck, *g.below, *g.exhaust, *g.discard]
    for hand in g.hands:
        cards += hand
    for who in range(CHARACTERS):
        cards += [*g.weapons[who], *g.gear[who], *g.attached[who]]
    g.hands = [()] * g.seats
    g.hands_known = [()] * g.seats
    g.weapons = [()] * CHARACTERS
    g.gear = [()] * CHARACTERS
    g.attached = [()] * CHARACTERS
    g.deck, g.deck_known, g.exhaust, g.exhaust_known, g.discard = [], [], [], [], []
    cards += [*g.turned, *g.lifted, *g.playing]
    g.turned = ()
    g.lifted = ()
    g.playing = ()
    g.below = sorted(cards)
    g.below_known = [0] * len(cards)


@dataclass
class ReturnCard(Procedure):
    """A player chooses one discarded card that returns. CORPS-CMP-05"""

    seat: int

    def choose(self, g: Corps) -> Next:
        cards = sorted(set(g.discard))
        if not cards:
            return g.finish()
        return Ask(self.seat, questions.RETURN, (), each_of(opt.RETURN_CARD, cards))

    def put_back(self, g: Corps, chosen: Option) -> Next:
        g.discard.remove(chosen.args[0])
        to_below(g, chosen.args[0], EVERYBODY)
        g.told += (events.CARD_RETURNED, self.seat, chosen.args[0])
        return None


def score(g: Corps) -> int:
    """The final score: cards left after the dead are paid for (CORPS-SCOR)."""
    endurance = len(g.deck) + len(g.below) + len(g.exhaust) + sum(len(hand) for hand in g.hands)
    equipped = sum(len(g.weapons[w]) + len(g.gear[w]) + len(g.attached[w]) for w in range(CHARACTERS))
    if g.fixed.edition.score_counts_equipped:
        endurance += equipped
    lost = g.dead | g.prisoners | g.victims
    discard = len(g.discard)
    for who in range(CHARACTERS):
        if who != NEWT and lost >> who & 1:
            paid = min(endurance, LOSS_PER_CHARACTER)
            endurance -= paid
            discard += paid
    if lost >> NEWT & 1:
        endurance -= min(endurance, NEWT_BONUS)
    else:
        available = discard
        if "removed" in g.fixed.edition.newt_bonus_from:
            available += len(g.removed)
        endurance += min(available, NEWT_BONUS)
    return max(endurance, 0)


@dataclass
class FinalScore(Procedure):
    """The campaign is won: count the cards. CORPS-SCOR"""

    def count(self, g: Corps) -> Next:
        points = score(g)
        g.told += (events.FINAL_SCORE, points)
        g.end(Outcome(tuple(range(g.seats)), "campaign-won", points))
        return None
