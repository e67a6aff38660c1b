"""Setting up a mission: heroes, equipment, decks, tokens, places. CORPS-SET"""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.corps.rules.deciding import ask_together
from hullbreach.games.corps.rules.effects.board import barricades_left, build_barricade
from hullbreach.games.corps.rules.effects.missions import EMPTY, SHOWS_NEWT, FacehuggerAt
from hullbreach.games.corps.rules.effects.run import MISSION, Context
from hullbreach.games.corps.rules.equip import equip_card, fits
from hullbreach.games.corps.rules.piles import Reshuffle, check_cards
from hullbreach.games.corps.rules.spawning import PlaceBlip
from hullbreach.games.corps.rules.spotting import Spotting, unseen
from hullbreach.games.corps.rules.state import (
    ABSENT,
    CAPTURED,
    CHARACTERS,
    NEWT,
    NOBODY,
    ON_BOARD,
    RIPLEY,
    WAITING,
    Corps,
)
from hullbreach.games.corps.words import events, questions, rolls
from hullbreach.games.corps.words import options as opt
from hullbreach.kernel.chance import Order
from hullbreach.kernel.errors import No
from hullbreach.kernel.options import Option, Options
from hullbreach.kernel.procedures import Next, Procedure
from hullbreach.kernel.requests import Ask, Roll
from hullbreach.parts.effects import perform

MOST_CAPTIVES = 4
SENTRY_FACINGS = 4
PISTOL = "hk_vp70"


def everybody(g: Corps) -> list[int]:
    """The seats that take part in this mission."""
    return [seat for seat in range(g.seats) if not g.sitting_out >> seat & 1]


@dataclass
class SetUp(Procedure):
    """The fourteen steps in their order. CORPS-SET"""

    def squad(self, g: Corps) -> Next:
        g.told += (events.MISSION_STARTS, g.fixed.mission.number - 1)
        mission = g.fixed.mission
        for group in mission.groups:
            for name in group.members:
                who = g.fixed.content.character_index[name]
                if not (g.dead | g.prisoners) >> who & 1 and (who != NEWT or newt_takes_part(g)):
                    g.fate[who] = WAITING
        g.open_exits = 0
        for n, way in enumerate(mission.exits):
            if way.opens == "always":
                g.open_exits |= 1 << n
        return SitOut(), ChooseHeroes(0), ChooseCaptives(), ChooseTrapped()

    def equip(self, g: Corps) -> Next:
        if g.fixed.mission.pistol_only:
            pistol = g.fixed.content.endurance_index[PISTOL]
            for who in squad_order(g):
                if fits(g, who, pistol) is None and pistol in g.below:
                    take_for_set_up(g, who, pistol)
            return None
        return tuple([EquipForMission(who) for who in squad_order(g)])

    def shuffle(self, g: Corps) -> Next:
        return Reshuffle()

    def dials(self, g: Corps) -> Next:
        # In a poor campaign everything may have been equipped.
        check_cards(g)
        for who in squad_order(g):
            g.dial[who] = g.side(who).aim
        return BuildTracker(1)

    def tokens(self, g: Corps) -> Next:
        mission = g.fixed.mission
        for square in mission.crates:
            g.crates |= 1 << square
        for door in mission.barricades:
            build_barricade(g, door)
        found: list[Procedure] = []
        if mission.mission_blip_use == "newt":
            found.append(LayMissionBlips())
        ctx = Context(MISSION, NOBODY, everybody(g)[0])
        found += [perform(effect.does, ctx) for effect in g.fixed.special.get("setup", ())]
        found += [PlaceBlip(square) for square in mission.blips]
        more = mission.reinforcements.blips(g.fixed.edition.name, len(everybody(g)))
        found += [PlaceBlip(square) for square in more]
        found += [FacehuggerAt(square) for square in mission.facehuggers]
        return tuple(found)

    def by_the_players(self, g: Corps) -> Next:
        found: list[Procedure] = []
        if g.fixed.mission.player_barricades:
            found.append(PlaceBarricades(g.fixed.mission.player_barricades))
        found += [PlaceSentry(gun) for gun in range(g.fixed.mission.sentry_guns)]
        found += [PlaceCharacter(who) for who in squad_order(g)]
        return tuple(found)

    def ready(self, g: Corps) -> Next:
        g.token = g.leader()
        g.placed = ()
        return Spotting(unseen(g))


def newt_takes_part(g: Corps) -> bool:
    """Newt joins missions that list her, in a campaign only once she was found (CORPS-NEWT-01)."""
    if g.fixed.mission.newt != "yes":
        return False
    return not g.fixed.campaign or "newt" in g.mission_wins


def squad_order(g: Corps) -> list[int]:
    """Who is equipped and placed in which order: Heroes by seat, then Grunts (CORPS-SET-18)."""
    present = [who for who in range(CHARACTERS) if g.fate[who] in (WAITING, ON_BOARD)]
    heroes = [who for seat in range(g.seats) for who in present if g.hero[who] == seat]
    return heroes + [who for who in present if g.hero[who] < 0]


def chooser(g: Corps, who: int) -> list[int]:
    """The seats that equip and place a character: its player, or for Grunts the spokesperson."""
    return [g.hero[who]] if g.hero[who] >= 0 else everybody(g)


# ---- who plays whom


def hero_choices(g: Corps) -> list[int]:
    """Characters that may still be chosen as a Hero (CORPS-SET-03, CORPS-NEWT-09)."""
    found = [who for who in range(CHARACTERS) if g.fate[who] == WAITING and g.hero[who] < 0]
    if len(found) > 1 or g.fate[RIPLEY] == WAITING:
        found = [who for who in found if who != NEWT]
    return found


@dataclass
class SitOut(Procedure):
    """With fewer characters than players some sit out. CORPS-AMB-69"""

    def choose(self, g: Corps) -> Next:
        able = [who for who in range(CHARACTERS) if g.fate[who] == WAITING]
        if NEWT in able and len(able) > 1:
            able.remove(NEWT)
        seats = everybody(g)
        if len(seats) <= len(able):
            return g.finish()
        options = Options()
        for seat in seats:
            options.one(opt.FIRST, seat)
        return ask_together(g, seats, questions.SIT_OUT, (), options)

    def sit_out(self, g: Corps, chosen: Option) -> Next:
        g.sitting_out |= 1 << chosen.args[0]
        return g.repeat()


@dataclass
class ChooseHeroes(Procedure):
    """Each player chooses one character. CORPS-SET-03"""

    seat: int

    def choose(self, g: Corps) -> Next:
        if self.seat >= g.seats:
            return g.finish()
        if g.sitting_out >> self.seat & 1:
            return g.instead(ChooseHeroes(self.seat + 1))
        options = Options()
        for who in hero_choices(g):
            options.one(opt.PLAY_AS, who)
        return Ask(self.seat, questions.HERO, (), options)

    def take(self, g: Corps, chosen: Option) -> Next:
        who = chosen.args[0]
        g.hero[who] = self.seat
        g.told += (events.HERO_CHOSEN, self.seat, who)
        if who == RIPLEY and g.fate[NEWT] == WAITING:
            # Whoever plays Ripley plays Newt too (CORPS-NEWT-02).
            g.hero[NEWT] = self.seat
            g.told += (events.HERO_CHOSEN, self.seat, NEWT)
        return g.instead(ChooseHeroes(self.seat + 1))

    def refuse(self, g: Corps, option: Option) -> No:
        if option.phrase is opt.PLAY_AS:
            who = option.args[0]
            if g.hero[who] >= 0:
                return No("already-chosen", who, rule="CORPS-SET-03")
            if who == NEWT:
                return No("newt-follows-ripley", who, rule="CORPS-NEWT-02")
            return No("not-available", who, rule="CORPS-SET-04")
        return No("choose-hero", rule="CORPS-SET-03")

    def closed(self, g: Corps) -> list[Option]:
        able = hero_choices(g)
        return [Option(opt.PLAY_AS, (who,)) for who in range(CHARACTERS) if who not in able]


@dataclass
class ChooseCaptives(Procedure):
    """Rescue: who is to be freed. CORPS-AMB-68"""

    def choose(self, g: Corps) -> Next:
        if g.fixed.mission.mission_blip_use != "captives":
            return g.finish()
        if g.fixed.campaign:
            if g.prisoners.bit_count() <= MOST_CAPTIVES:
                g.captives = g.prisoners
                return g.finish()
            able = [w for w in range(CHARACTERS) if g.prisoners >> w & 1 and not g.captives >> w & 1]
            done = g.captives.bit_count() >= MOST_CAPTIVES
            few = False
        else:
            able = [w for w in range(CHARACTERS) if g.fate[w] == WAITING and g.hero[w] < 0]
            if able != [NEWT]:
                able = [w for w in able if w != NEWT]
            if g.hero[NEWT] >= 0 and not able and not g.captives:
                able = [NEWT]
            done = g.captives.bit_count() >= 2 or not able
            few = bool(g.captives)
        if done:
            return g.finish()
        options = Options()
        for who in able:
            options.one(opt.NAME, who)
        if few:
            options.one(opt.DONE)
        return ask_together(g, everybody(g), questions.CAPTIVE, (), options)

    def name(self, g: Corps, chosen: Option) -> Next:
        if chosen.phrase is opt.DONE:
            return g.finish()
        who = chosen.args[0]
        g.captives |= 1 << who
        g.hero[who] = NOBODY
        g.fate[who] = CAPTURED
        return g.repeat()


@dataclass
class ChooseTrapped(Procedure):
    """Escape: the trapped group; when nobody of it is left the players name two others. CHO-38"""

    def group(self, g: Corps) -> Next:
        groups = [group for group in g.fixed.mission.groups if group.id == "trapped"]
        if not groups:
            return None
        for name in groups[0].members:
            who = g.fixed.content.character_index[name]
            if g.fate[who] == WAITING:
                g.trapped |= 1 << who
        return None if g.trapped else (NameTrapped(), NameTrapped())


@dataclass
class NameTrapped(Procedure):
    """The players name one character as trapped. CHO-38"""

    def choose(self, g: Corps) -> Next:
        options = Options()
        for who in range(CHARACTERS):
            if g.fate[who] == WAITING and not g.trapped >> who & 1:
                options.one(opt.NAME, who)
        if not options.groups:
            return g.finish()
        return ask_together(g, everybody(g), questions.TRAPPED, (), options)

    def name(self, g: Corps, chosen: Option) -> Next:
        g.trapped |= 1 << chosen.args[0]
        return None


# ---- equipment


def take_for_set_up(g: Corps, who: int, card: int) -> None:
    """Equip a card free of charge out of those not yet in the deck (CORPS-EQP-01)."""
    at = g.below.index(card)
    del g.below[at]
    del g.below_known[at]
    equip_card(g, who, card)


@dataclass
class EquipForMission(Procedure):
    """Equip one character card by card, free of charge. CORPS-EQP-01"""

    who: int

    def choose(self, g: Corps) -> Next:
        options = Options()
        for card in sorted(set(g.below)):
            if g.card(card).type in ("weapon", "equipment") and fits(g, self.who, card) is None:
                options.one(opt.EQUIP, self.who, card)
        options.one(opt.DONE)
        return ask_together(g, chooser(g, self.who), questions.EQUIP_SETUP, (self.who,), options)

    def take(self, g: Corps, chosen: Option) -> Next:
        if chosen.phrase is opt.DONE:
            return g.finish()
        take_for_set_up(g, self.who, chosen.args[1])
        return g.repeat()

    def refuse(self, g: Corps, option: Option) -> No:
        if option.phrase is opt.EQUIP and option.args[0] == self.who:
            if option.args[1] not in g.below:
                return No("none-left", option.args[1], rule="CORPS-SET-18")
            no = fits(g, self.who, option.args[1])
            if no is not None:
                return no
        return No("equip-in-order", self.who, rule="CORPS-SET-18")

    def closed(self, g: Corps) -> list[Option]:
        cards = [n for n, card in enumerate(g.fixed.content.endurance) if card.type in ("weapon", "equipment")]
        return [
            Option(opt.EQUIP, (self.who, card))
            for card in cards
            if card not in g.below or fits(g, self.who, card) is not None
        ]


# ---- decks and tokens


@dataclass
class BuildTracker(Procedure):
    """Take cards of each threat level at random and stack them as the mission says. CORPS-SET-08"""

    level: int

    def shuffle(self, g: Corps) -> Next:
        if self.level > 3:
            g.tracker_known = [0] * len(g.tracker)
            return g.finish()
        cards = [n for n, card in enumerate(g.fixed.content.tracker) if card.threat == self._threat(g)]
        return Roll(rolls.THREAT, (self._threat(g),), Order("tracker", cards))

    def stack(self, g: Corps, order: tuple[int, ...]) -> Next:
        n = g.fixed.mission.tracker.cards(self._threat(g), g.fixed.edition.name, len(everybody(g)))
        g.tracker = [*reversed(order[:n]), *g.tracker]
        g.tracker_out = [*g.tracker_out, *order[n:]]
        return g.instead(BuildTracker(self.level + 1))

    def _threat(self, g: Corps) -> int:
        """The threat level that comes next from the top."""
        return g.fixed.mission.tracker.order[self.level - 1]


@dataclass
class LayMissionBlips(Procedure):
    """Shuffle the mission blips face down onto their places. CORPS-SET-09"""

    def shuffle(self, g: Corps) -> Next:
        faces = [SHOWS_NEWT if face == "newt" else EMPTY for face in g.fixed.content.mission_blips]
        return Roll(rolls.MISSION_BLIPS, (), Order("mission_blip", faces))

    def lay(self, g: Corps, order: tuple[int, ...]) -> Next:
        g.mission_blips = dict(zip(g.fixed.mission.mission_blips, order, strict=False))
        return None


@dataclass
class PlaceBarricades(Procedure):
    """The players put barricades on doors of their choice. CHO-38"""

    left: int

    def choose(self, g: Corps) -> Next:
        if self.left <= 0 or barricades_left(g) <= 0:
            return g.finish()
        options = Options()
        for door in range(len(g.board.doors)):
            if not g.barricaded >> door & 1:
                options.one(opt.PLACE_BARRICADE, door)
        options.one(opt.DONE)
        return ask_together(g, everybody(g), questions.PLACE_BARRICADES, (self.left,), options)

    def place(self, g: Corps, chosen: Option) -> Next:
        if chosen.phrase is opt.DONE:
            return g.finish()
        build_barricade(g, chosen.args[0])
        return g.instead(PlaceBarricades(self.left - 1))


def sentry_squares(g: Corps) -> int:
    """Floor without figure, token or start space (CORPS-AMB-70)."""
    taken = g.taken_squares | g.token_squares
    for group in g.fixed.mission.groups:
        for square in group.start:
            taken |= 1 << square
    return g.board.floor & ~taken


@dataclass
class PlaceSentry(Procedure):
    """A sentry gun on an empty space, facing any way. CORPS-SENT-01"""

    gun: int

    def choose(self, g: Corps) -> Next:
        options = Options()
        squares = sentry_squares(g)
        for facing in range(SENTRY_FACINGS):
            options.over(opt.PLACE_SENTRY, (self.gun, facing), squares)
        return ask_together(g, everybody(g), questions.PLACE_SENTRY, (self.gun,), options)

    def place(self, g: Corps, chosen: Option) -> Next:
        gun, facing, square = chosen.args
        g.sentries = (*g.sentries, (square, facing))
        g.ammo.append(g.fixed.constants.sentry_ammo_start)
        g.told += (events.SENTRY_PLACED, gun, square, facing)
        return None

    def refuse(self, g: Corps, option: Option) -> No:
        return No("space-not-empty", rule="CORPS-AMB-70")


def start_squares(g: Corps, who: int) -> int:
    """Free start spaces of the character's group (CORPS-SET-11)."""
    id = g.fixed.content.characters[who].id
    found = 0
    for group in g.fixed.mission.groups:
        mine = id in group.members if not g.trapped else (group.id == "trapped") == bool(g.trapped >> who & 1)
        if mine:
            for square in group.start:
                found |= 1 << square
    return found & ~g.taken_squares


@dataclass
class PlaceCharacter(Procedure):
    """A character is put on a start space. CORPS-SET-11"""

    who: int

    def choose(self, g: Corps) -> Next:
        options = Options()
        options.over(opt.PLACE, (self.who,), start_squares(g, self.who))
        return ask_together(g, chooser(g, self.who), questions.PLACE, (self.who,), options)

    def place(self, g: Corps, chosen: Option) -> Next:
        g.fate[self.who] = ON_BOARD
        g.place_character(self.who, chosen.args[1])
        g.told += (events.PLACED, self.who, chosen.args[1])
        return None

    def refuse(self, g: Corps, option: Option) -> No:
        return No("not-a-start-space", self.who, rule="CORPS-SET-11")


def clear_for_mission(g: Corps) -> None:
    """Forget the last mission: everything on the table goes back into the box."""
    g.fate = [ABSENT] * CHARACTERS
    g.square = [-1] * CHARACTERS
    g.hero = [NOBODY] * CHARACTERS
    g.dial = [0] * CHARACTERS
    g.owed = [0] * CHARACTERS
    g.down = g.activated = g.hugged = g.carrying = g.captives = g.trapped = 0
    g.eliminated = g.sitting_out = g.had_turn = g.tunnelled = 0
    g.tracker, g.tracker_discard, g.tracker_out, g.tracker_known = [], [], [], []
    g.tracker_mixed = False
    g.pool = list(g.fixed.content.blips)
    g.blips, g.numbers, g.other_numbers, g.aliens, g.tokens, g.became = {}, {}, {}, {}, {}, {}
    g.character_squares = g.standing_squares = g.alien_squares = g.blip_squares = 0
    g.barricaded = g.barricaded_points = g.crates = g.shown = g.open_exits = g.crates_out = 0
    g.tunnels = ()
    g.mission_blips = {}
    g.sentries = ()
    g.ammo = []
    g.counters, g.scheduled = {}, {}
    g.placed = ()
    g.round = 0
    g.phase = 0
    g.result = 0
    g.reason = ""
    g.lights_out = g.steady_fire = 0
    g.refresh_characters()
