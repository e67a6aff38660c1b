"""Actions: the menu of an activated character, and Barricade, Aim, Interact, card actions and Rest. CORPS-ACT"""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.corps.content import conditions as cond
from hullbreach.games.corps.content import effects as fx
from hullbreach.games.corps.rules.abilities import cannot_use_ability, offer_abilities, use_ability
from hullbreach.games.corps.rules.attack import ACTION, FREE, attack_procedure, cannot_shoot, offer_attacks
from hullbreach.games.corps.rules.deciding import activator
from hullbreach.games.corps.rules.effects.board import barricades_left, build_barricade, open_point
from hullbreach.games.corps.rules.effects.characters import aim_steps, attack_odds, turn_dial
from hullbreach.games.corps.rules.effects.missions import label_of
from hullbreach.games.corps.rules.effects.run import (
    BARRICADE,
    GEAR,
    INTERACT,
    MARINE_TEST,
    MISSION,
    Context,
    PlayEvent,
    TechTest,
    cannot,
    cannot_play,
    tech_total,
    window,
)
from hullbreach.games.corps.rules.hunting import remove_barricade
from hullbreach.games.corps.rules.movement import LeaveBoard, cannot_step, exits_from, legal_steps, step
from hullbreach.games.corps.rules.piles import exhaust
from hullbreach.games.corps.rules.rest import Rest
from hullbreach.games.corps.rules.state import Corps
from hullbreach.games.corps.words import events, questions
from hullbreach.games.corps.words import options as opt
from hullbreach.kernel.errors import No
from hullbreach.kernel.options import Option, Options, bits
from hullbreach.kernel.procedures import Next, Odds, Procedure
from hullbreach.kernel.requests import Ask
from hullbreach.parts.effects import perform
from hullbreach.parts.grammar import Effect
from hullbreach.parts.piles import without

# ---- what can be chosen


def doors_of(g: Corps, who: int) -> int:
    """Doors (bit mask) the character stands next to (CORPS-AMB-14)."""
    here = g.square[who]
    found = 0
    for door, (one, other) in enumerate(g.board.doors):
        if here in (one, other):
            found |= 1 << door
    return found


def points_near(g: Corps, who: int) -> int:
    """Spawn points and tunnels (bit mask of squares) next to the character (CORPS-BRD-07)."""
    points = 0
    for point in g.points:
        points |= 1 << point
    return g.board.touching(g.square[who], g.shut) & points


def cannot_barricade_door(g: Corps, who: int, door: int) -> No | None:
    """Why a character cannot build or remove a barricade on a door."""
    if not doors_of(g, who) >> door & 1:
        return No("door-not-near", door, rule="CORPS-BAR-01")
    if not g.barricaded >> door & 1 and barricades_left(g) <= 0:
        return No("no-barricade-left", rule="CORPS-AMB-46")
    return None


def cannot_barricade_point(g: Corps, who: int, square: int) -> No | None:
    """Why a character cannot build or remove a barricade on a spawn point or tunnel."""
    if not points_near(g, who) >> square & 1:
        return No("point-not-near", square, rule="CORPS-BAR-01")
    if not g.barricaded_points >> square & 1 and barricades_left(g) <= 0:
        return No("no-barricade-left", rule="CORPS-AMB-46")
    return None


def interactions(g: Corps, square: int) -> tuple[Effect, ...]:
    """What an Interact action with the token on a square does, by the mission card."""
    if g.fixed.computers >> square & 1:
        return g.fixed.special.get("interact_computer", ())
    if g.crates >> square & 1:
        return g.fixed.special.get("interact_crate", ())
    if square in g.mission_blips:
        return g.fixed.special.get("interact_mission_blip", ())
    return ()


def cannot_interact(g: Corps, who: int, square: int) -> No | None:
    """Why a character cannot interact with what lies on a square (CORPS-INT-01)."""
    effects = interactions(g, square)
    if not effects:
        return No("nothing-to-interact", square, rule="CORPS-INT-01")
    if not g.board.touching(g.square[who], g.shut) >> square & 1:
        return No("token-not-near", square, rule="CORPS-BRD-07")
    return cannot(g, Context(MISSION, who, g.controller(who), -1, square), effects[0].does)


def is_tested(g: Corps, square: int) -> bool:
    """Whether an interaction is known to need a Tech test; what lies face down nobody knows (CORPS-INT-01)."""
    stmt = interactions(g, square)[0].does[0]
    verb = stmt.does[0][0]
    if isinstance(verb, fx.FlipMissionBlip) and verb.which == "adjacent" and g.shown >> square & 1:
        label = label_of(g.mission_blips[square])
        stmt = next((each.does[0] for each in verb.branches if label in each.labels), stmt)
    return isinstance(stmt.cond, cond.TechTest)


def interactive(g: Corps) -> int:
    """Squares of tokens that missions let characters interact with."""
    found = g.fixed.computers | g.crates
    for square in g.mission_blips:
        found |= 1 << square
    return found


def cannot_use_card(g: Corps, who: int, card: int) -> No | None:
    """Why a character cannot take the action printed on an equipped card (CORPS-ACT-03)."""
    if card not in g.gear[who]:
        return No("not-equipped", card, rule="CORPS-ACT-03")
    effects = g.fixed.effects[card].get("action", ())
    if not effects:
        return No("no-action-on-card", card, rule="CORPS-ACT-03")
    return cannot(g, Context(GEAR, who, g.controller(who), card), effects[0].does)


def granted_weapons(g: Corps, who: int) -> list[tuple[int, bool, int]]:
    """Free attacks granted by the last Attack action: weapon, price in cards, granting weapon."""
    found: list[tuple[int, bool, int]] = []
    for source in dict.fromkeys(g.grants):
        for effect in g.fixed.effects[source].get("after_attack", ()):
            verb = effect.verbs[-1]
            if isinstance(verb, fx.Attack):
                price = len(effect.verbs) > 1
                if verb.weapon == "this":
                    found.append((source, price, source))
                else:
                    found += [(card, False, source) for card in g.weapons[who] if g.card(card).grenade]
    return [each for each in found if each[0] in g.weapons[who]]


# ---- the menu


@dataclass
class ActionStep(Procedure):
    """Up to two actions, with Free actions, abilities and Events around them. CORPS-ACT-01"""

    who: int
    seat: int

    def react(self, g: Corps) -> Next:
        if g.square[self.who] < 0:
            return g.finish()
        return window(g)

    def choose(self, g: Corps) -> Next:
        if g.square[self.who] < 0:
            return g.finish()
        if self.seat != activator(g, self.who, self.seat):
            # Its own action lost another player the Hero, who has taken this Grunt over (CORPS-LOST-02).
            return g.instead(ActionStep(self.who, g.hero[self.who]))
        return Ask(self.seat, questions.ACTION, (self.who, g.actions), self._options(g), quick=False)

    def act(self, g: Corps, chosen: Option) -> Next:
        phrase = chosen.phrase
        if phrase is opt.END_ACTIVATION:
            return g.finish()
        g.repeat()
        who = self.who
        if phrase is opt.USE_ABILITY:
            return use_ability(g, who, self.seat, chosen.args[0])
        if phrase is opt.FREE_ATTACK or phrase is opt.FREE_ATTACK_SPACE:
            return self._free_attack(g, chosen)
        if phrase is opt.PLAY_EVENT:
            card = chosen.args[0]
            if g.card(card).keywords.isdisjoint(("action",)):
                return PlayEvent(self.seat, card, "free_action")
            self._spend(g)
            return PlayEvent(self.seat, card, "action")
        self._spend(g)
        if phrase is opt.MOVE:
            left = g.side(who).speed
            return step(g, who, chosen.args[0], left, self.seat, g.square[who])
        if phrase is opt.LEAVE:
            return LeaveBoard(who, chosen.args[0])
        if phrase is opt.ATTACK or phrase is opt.ATTACK_SPACE:
            return attack_procedure(g, who, chosen, ACTION, False, self.seat)
        if phrase is opt.AIM:
            turn_dial(g, who, aim_steps(g, who))
            return None
        if phrase is opt.REST:
            return Rest(who, self.seat)
        if phrase is opt.BARRICADE_DOOR:
            return BarricadeAction(who, chosen.args[0], -1)
        if phrase is opt.BARRICADE_POINT:
            return BarricadeAction(who, -1, chosen.args[0])
        if phrase is opt.INTERACT:
            square = chosen.args[0]
            does = interactions(g, square)[0].does
            return perform(does, Context(MISSION, who, self.seat, -1, square), agreed=True)
        g.told += (events.CARD_USED, who, chosen.args[0])
        does = g.fixed.effects[chosen.args[0]]["action"][0].does
        return perform(does, Context(GEAR, who, self.seat, chosen.args[0]))

    def _spend(self, g: Corps) -> None:
        """Use one of the two actions; an unused Free attack is gone (CORPS-AMB-21)."""
        g.actions -= 1
        g.grants = ()

    def _free_attack(self, g: Corps, chosen: Option) -> Next:
        weapon = chosen.args[0]
        for granted, price, source in granted_weapons(g, self.who):
            if granted == weapon:
                g.grants = without(g.grants, source)
                attack = attack_procedure(g, self.who, chosen, FREE, price, self.seat)
                paid = exhaust(g, 1) if price else None
                return attack if paid is None else (paid, attack)
        return None

    def _options(self, g: Corps) -> Options:
        who = self.who
        options = Options()
        down = g.is_down(who)
        own = g.hero[who] == self.seat
        hand = dict.fromkeys(g.hands[self.seat]) if own else {}
        if g.actions > 0 and not down:
            options.over(opt.MOVE, (), legal_steps(g, who, g.side(who).speed))
            for way in exits_from(g, who):
                options.one(opt.LEAVE, way)
            if g.dial[who]:
                for weapon in dict.fromkeys(g.weapons[who]):
                    offer_attacks(g, who, weapon, options, opt.ATTACK, opt.ATTACK_SPACE)
                options.one(opt.AIM)
            for door in bits(doors_of(g, who)):
                if cannot_barricade_door(g, who, door) is None:
                    options.one(opt.BARRICADE_DOOR, door)
            for square in bits(points_near(g, who)):
                if cannot_barricade_point(g, who, square) is None:
                    options.one(opt.BARRICADE_POINT, square)
            for square in bits(interactive(g) & g.board.touching(g.square[who], g.shut)):
                if cannot_interact(g, who, square) is None:
                    options.one(opt.INTERACT, square)
            for card in dict.fromkeys(g.gear[who]):
                if cannot_use_card(g, who, card) is None:
                    options.one(opt.USE_CARD, card)
            for card in hand:
                if cannot_play(g, self.seat, card, "action") is None:
                    options.one(opt.PLAY_EVENT, card)
            options.one(opt.REST)
        if not down:
            for card in hand:
                if cannot_play(g, self.seat, card, "free_action") is None:
                    options.one(opt.PLAY_EVENT, card)
            for weapon, _, _ in granted_weapons(g, who):
                offer_attacks(g, who, weapon, options, opt.FREE_ATTACK, opt.FREE_ATTACK_SPACE)
        offer_abilities(g, who, options)
        options.one(opt.END_ACTIVATION)
        return options

    def refuse(self, g: Corps, option: Option) -> No:
        no = self._cannot(g, option)
        return No("not-offered", rule="CORPS-ACT-02") if no is None else no

    def _cannot(self, g: Corps, option: Option) -> No | None:
        who, phrase = self.who, option.phrase
        if phrase is opt.USE_ABILITY:
            return cannot_use_ability(g, who, option.args[0])
        if g.is_down(who):
            return No("is-down", who, rule="CORPS-KO-02")
        if phrase is opt.FREE_ATTACK or phrase is opt.FREE_ATTACK_SPACE:
            if option.args[0] not in [weapon for weapon, _, _ in granted_weapons(g, who)]:
                return No("no-free-attack", option.args[0], rule="CORPS-FREE-02")
            return self._cannot_attack(g, option)
        if phrase is opt.PLAY_EVENT:
            if g.hero[who] != self.seat:
                return No("not-own-hero", who, rule="CORPS-EVT-04")
            free = cannot_play(g, self.seat, option.args[0], "free_action")
            action = cannot_play(g, self.seat, option.args[0], "action")
            if action is None:
                return No("no-actions-left", who, rule="CORPS-ACT-01")
            return action if free is None or free.reason == "wrong-moment" else free
        if g.actions <= 0:
            return No("no-actions-left", who, rule="CORPS-ACT-01")
        if phrase is opt.MOVE:
            return cannot_step(g, who, option.args[0], g.side(who).speed)
        if phrase is opt.LEAVE:
            return No("not-at-exit", option.args[0], rule="CORPS-MOV-12")
        if phrase is opt.ATTACK or phrase is opt.ATTACK_SPACE:
            return self._cannot_attack(g, option)
        if phrase is opt.AIM:
            return No("no-aim", who, rule="CORPS-NEWT-07")
        if phrase is opt.BARRICADE_DOOR:
            return cannot_barricade_door(g, who, option.args[0])
        if phrase is opt.BARRICADE_POINT:
            return cannot_barricade_point(g, who, option.args[0])
        if phrase is opt.INTERACT:
            return cannot_interact(g, who, option.args[0])
        if phrase is opt.USE_CARD:
            return cannot_use_card(g, who, option.args[0])
        return None

    def _cannot_attack(self, g: Corps, option: Option) -> No | None:
        weapon, target = option.args
        single = option.phrase is opt.ATTACK or option.phrase is opt.FREE_ATTACK
        if weapon not in g.weapons[self.who]:
            return No("not-equipped", weapon, rule="CORPS-ATT-01")
        if single == g.card(weapon).area:
            return No("wrong-target", weapon, rule="CORPS-AREA-01" if single else "CORPS-ATT-01")
        if single and target not in g.aliens:
            return No("no-such-alien", target, rule="CORPS-ATT-01")
        no = cannot_shoot(g, self.who, weapon, g.aliens[target] if single else target)
        if no is not None:
            return no
        return None if single else No("nothing-there", target, rule="CORPS-AREA-08")

    def closed(self, g: Corps) -> list[Option]:
        options = self._options(g)
        who = self.who
        around = g.board.within(g.square[who], 1) & g.board.floor & ~(1 << g.square[who])
        wanted = [Option(opt.MOVE, (square,)) for square in bits(around)]
        for weapon in dict.fromkeys(g.weapons[who]):
            if not g.card(weapon).area:
                wanted += [Option(opt.ATTACK, (weapon, alien)) for alien in g.aliens]
        wanted += [Option(opt.BARRICADE_DOOR, (door,)) for door in bits(doors_of(g, who))]
        wanted += [Option(opt.INTERACT, (square,)) for square in bits(interactive(g))]
        wanted += [
            Option(opt.USE_CARD, (card,)) for card in dict.fromkeys(g.gear[who]) if g.fixed.effects[card].get("action")
        ]
        if g.hero[who] == self.seat:
            wanted += [
                Option(opt.PLAY_EVENT, (card,))
                for card in dict.fromkeys(g.hands[self.seat])
                if g.card(card).type == "event"
            ]
        if not g.dial[who]:
            wanted.append(Option(opt.AIM, ()))
        return [option for option in wanted if option not in options]

    def odds(self, g: Corps, option: Option) -> Odds | None:
        phrase = option.phrase
        if phrase is opt.BARRICADE_DOOR or phrase is opt.BARRICADE_POINT:
            return MARINE_TEST.odds(tech_total(g, self.who, BARRICADE))
        if phrase is opt.INTERACT:
            tested = is_tested(g, option.args[0])
            return MARINE_TEST.odds(tech_total(g, self.who, INTERACT)) if tested else None
        return attack_odds(g, self.who, option)


@dataclass
class BarricadeAction(Procedure):
    """A Tech test builds a barricade, or removes the one that is there. CORPS-BAR-01, CORPS-BAR-02"""

    who: int
    door: int
    point: int

    def test(self, g: Corps) -> Next:
        return TechTest(self.who, BARRICADE)

    def result(self, g: Corps) -> Next:
        if not g.passed:
            return None
        if self.door >= 0 and g.barricaded >> self.door & 1:
            return remove_barricade(g, self.door)
        if self.point >= 0 and g.barricaded_points >> self.point & 1:
            open_point(g, self.point)
        elif barricades_left(g) <= 0:
            # An Event before the roll took the last token (CORPS-AMB-46).
            return None
        elif self.door >= 0:
            build_barricade(g, self.door)
        else:
            g.barricaded_points |= 1 << self.point
            g.told += (events.POINT_BARRICADED, self.point)
        return None
