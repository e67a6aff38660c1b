"""A view of nemesis as a scene: the ship, the Characters, the boards beside them, the question and the log."""

from __future__ import annotations

from dataclasses import replace

from hullbreach.games.nemesis.content.names import NONE
from hullbreach.games.nemesis.rules.effects.declare import ways_of
from hullbreach.games.nemesis.rules.effects.deed import CAREFUL, MOVE, ROOM, Deed
from hullbreach.games.nemesis.rules.state import Nemesis
from hullbreach.games.nemesis.rules.terms import PHASES
from hullbreach.games.nemesis.rules.turn.act import Act
from hullbreach.games.nemesis.rules.turn.actions import cost_of
from hullbreach.games.nemesis.show import scene_odds
from hullbreach.games.nemesis.show.card_facts import intruder_action_uses
from hullbreach.games.nemesis.show.card_text import (
    card_text,
    intruder_action_text,
    item_text,
    objective_text,
    room_action_text,
    way_lines,
)
from hullbreach.games.nemesis.show.reach import beyond
from hullbreach.games.nemesis.show.sayings import SAYINGS, fixed_of, known_names, seen_names
from hullbreach.games.nemesis.show.scene_boards import intruder_board, own_secrets, piles, ship_board
from hullbreach.games.nemesis.show.scene_ending import ending_board
from hullbreach.games.nemesis.show.scene_people import (
    character_card,
    hand_area,
    item_card,
    objective_card,
    panels,
    seats,
)
from hullbreach.games.nemesis.show.scene_ship import pod_room, seat_id, ship_area
from hullbreach.games.nemesis.show.scene_trade import trade_area
from hullbreach.games.nemesis.words import events, questions
from hullbreach.games.nemesis.words import options as opt
from hullbreach.kernel.errors import No
from hullbreach.kernel.match import Question, View
from hullbreach.kernel.options import Option
from hullbreach.kernel.phrases import Event, Names, Phrase
from hullbreach.kernel.scene import Asked, Card, Chances, Choice, Line, Scene, SeatFacts, Section, Stat
from hullbreach.text.scene_maker import AnyArea, SceneMaker

ELEMENTS = ("room", "corridor", "intruder", "seat", "pod", "pile")
"""Kinds whose element bears the canonical name."""
LYING = ("card", "item", "objective", "character", "plot")
"""Kinds that lie somewhere as cards."""
SHOWS_ROOM = {events.EXPLORED: 0, events.TILE_SEEN: 1}
"""Events that tell which tile a Room is, and the place of the Room in them."""
MOVES = {opt.MOVE: MOVE, opt.CAREFUL: CAREFUL}
DONE_WITH = {questions.TRADE: "trade", questions.OFFER: "offer", questions.RETURN: "return"}
"""Where being done is more than that: it says what one gives, or that one gives nothing."""
PLOTS = (opt.PLOT_MOVE, opt.PLOT_ATTACK, opt.PLOT_EFFECT)


class NemesisScene(SceneMaker):
    """The table of nemesis."""

    printed = ("card", "item", "attack", "event", "weakness", "wound", "objective")
    ending = (opt.PASS, opt.DONE, opt.REFUSE, opt.GIVE_UP, opt.MOVE_NOBODY, opt.KEEP_NONE)
    beside = (opt.DROP, opt.PUT_DOWN)

    def __init__(self, view: View, lang: str) -> None:
        super().__init__(view, SAYINGS, lang)
        assert isinstance(view.state, Nemesis)
        self.g: Nemesis = view.state
        self.names = seen_names(self.g, view.seat)
        self._found_tokens: list[int] | None = None

    def title(self) -> str:
        return self.messages.say(f"value-mode-{self.g.fixed.switches.mode}")

    def areas(self) -> list[AnyArea]:
        g, messages, seat = self.g, self.messages, self.view.seat
        return [
            ship_area(g, seat, messages),
            *panels(g, seat, messages),
            hand_area(g, seat, messages),
            *trade_area(g, messages),
            *own_secrets(g, seat, messages),
            ship_board(g, messages),
            intruder_board(g, seat, messages),
            *ending_board(g, messages),
            *piles(g, messages),
        ]

    def seats(self) -> list[SeatFacts]:
        return seats(self.g, self.messages)

    def active(self) -> list[str]:
        return [] if self.g.active < 0 else [seat_id(self.g.active)]

    def status(self) -> list[Stat]:
        say = self.messages.say
        g = self.g
        found = [Stat("turn", say("scene-turn"), str(g.turn))] if g.turn else []
        found.append(Stat("phase", say("scene-phase"), say(f"scene-phase-{PHASES[g.phase]}")))
        return found

    def goals(self) -> list[Section]:
        say, fixed = self.messages.say, self.g.fixed
        among = [] if fixed.solo else [say("scene-goal-together" if fixed.coop else "scene-goal-secret")]
        return [Section(say("scene-goal-title"), [say("scene-goal-survive"), *among])]

    def concerns(self, phrase: Phrase, args: tuple[int, ...], near: tuple[str, ...] = ()) -> list[str]:
        found: list[str] = []
        for (_, kind), value in zip(phrase.places, args, strict=True):
            if value < 0 or (kind == "pod" and pod_room(self.g, value) < 0):
                continue
            if kind in ELEMENTS:
                found.append(f"{kind}:{self.names.name(kind, value)}")
            elif kind in LYING:
                shown = self.where().get(self.names.name(kind, value), [])
                found.extend([one for one in shown if one.startswith(near)] or shown)
        return found

    def near(self, question: Question, option: Option) -> tuple[str, ...]:
        seat = f"seat-{question.seat + 1}:"
        return (f"hand:{seat}", f"item:{seat}", "objective:own", "offered")

    def offered(self, question: Question) -> list[Card]:
        """Cards that were drawn and lie nowhere yet: found Items, Characters to choose from."""
        found: list[Card] = []
        shown = self.where()
        for n, option in enumerate(question.options):
            for (_, kind), value in zip(option.phrase.places, option.args, strict=True):
                if value < 0 or kind not in LYING or self.names.name(kind, value) in shown:
                    continue
                if kind == "item":
                    found.append(item_card(self.g.fixed, f"offered:{n}", value, True, False, self.messages))
                elif kind == "objective":
                    found.append(objective_card(self.g.fixed, f"offered:{n}", value, self.messages))
                elif kind == "character":
                    found.append(character_card(self.g.fixed, f"offered:{n}", value, self.messages))
        return found

    def is_here(self, names: Names) -> bool:
        return fixed_of(names) is self.g.fixed

    def log(self, since: int) -> list[Line]:
        """The log in the names of its time: a seat is a Character once it has one, a Room has a name once it is seen.

        A line reads the same whenever it is told.
        """
        told = self.view.log_from(0)
        names = seen_names(self.g, self.view.seat)
        unnamed = {event.args[0] for _, event in told if event.phrase is events.DRAFTED}
        unseen = {event.args[place] for _, event in told if (place := SHOWS_ROOM.get(event.phrase, -1)) >= 0}
        found: list[Line] = []
        characters, tiles = list(names.characters), list(names.tiles)
        for seat in unnamed:
            characters[seat] = NONE
        for room in unseen:
            tiles[room] = NONE
        then = known_names(names.fixed, tuple(characters), tuple(tiles))
        for number, event in told:
            if number >= since:
                text = SAYINGS.say_event(Event(then, event.phrase, event.args), self.lang)
                named = self.printed_in(event)
                found.append(Line(number, event.phrase.id, text, self.concerns(event.phrase, event.args), None, named))
            if event.phrase is events.DRAFTED:
                characters[event.args[0]] = names.characters[event.args[0]]
            elif event.phrase in SHOWS_ROOM:
                room = event.args[SHOWS_ROOM[event.phrase]]
                tiles[room] = names.tiles[room]
            else:
                continue
            then = known_names(names.fixed, tuple(characters), tuple(tiles))
        return found

    def printed_name(self, names: Names, kind: str, value: int) -> str:
        """The cards of an attack differ only in their blood."""
        content = self.g.fixed.content
        if kind == "attack":
            return content.attacks[content.attack_cards[value].attack].id
        return super().printed_name(names, kind, value)

    # ---- options

    def choice(self, question: Question, option: Option) -> Choice:
        """An option with what it may bring, where it is a move."""
        made = super().choice(question, option)
        made.label = SAYINGS.say_option(self.names, option, self.lang)
        if option.phrase is opt.WAY:
            made.label = self.way(option.args[0]) or made.label
        if option.phrase is opt.DONE and question.ask.prompt in DONE_WITH:
            made.label = self.messages.say(f"scene-done-{DONE_WITH[question.ask.prompt]}")
        if option.phrase in MOVES and made.chances is None:
            made.chances = self.risk(question.seat, option)
        return made

    def way(self, number: int) -> str:
        """What one of the ways does that the running Action may be used for, the own one or that of another Room."""
        g = self.g
        deed = next((step.deed for step in reversed(g.stack) if isinstance(step, Act)), None)
        if deed is None:
            return ""
        if deed.way >= 0 and deed.console >= 0:
            deed = replace(deed, kind=ROOM, id=g.tile[deed.console])
        lines = way_lines(ways_of(g, deed), self.lang)
        return lines[number - 1] if number <= len(lines) else ""

    def found_tokens(self) -> list[int]:
        """The Exploration tokens that the log tells of: each leaves the game. NEM-EXP-01"""
        if self._found_tokens is None:
            self._found_tokens = [event.args[1] for event in self.view.log() if event.phrase is events.TOKEN_FOUND]
        return self._found_tokens

    def risk(self, seat: int, option: Option) -> Chances:
        """The chance of an Encounter, and how many cards would be left against a surprise."""
        g, say = self.g, self.messages.say
        left = len(g.hand[seat]) - cost_of(g, Deed(seat, MOVES[option.phrase]))
        encounter = scene_odds.NEVER
        if option.phrase is opt.MOVE:
            encounter = scene_odds.of_move(g, seat, option.args[0], self.found_tokens()).encounter
        percent = scene_odds.percent(encounter)
        return Chances(percent, left, say("scene-encounter"), [], [], say("scene-encounter"))

    def asked(self, question: Question, closed: bool) -> Asked:
        made = super().asked(question, closed)
        # Who can go nowhere is not asked where to go.
        if question.ask.prompt is questions.ACTION and not any(question.options.has(phrase) for phrase in MOVES):
            made.text = self.messages.say("scene-action-here")
        return made

    def beyond(self, question: Question) -> list[tuple[Option, No]]:
        return beyond(self.g, question)

    def note(self, question: Question, option: Option) -> str:
        g, say = self.g, self.messages.say
        if option.phrase in PLOTS:
            return self.plot(option)
        if option.phrase not in MOVES:
            return ""
        cost = cost_of(g, Deed(question.seat, MOVES[option.phrase]))
        risk = scene_odds.of_move(g, question.seat, option.args[0], self.found_tokens())
        # NEM-BAS-05: into an occupied Room a Careful Movement puts no marker, unless the switch says so.
        marked = option.phrase is opt.CAREFUL and g.fixed.switches.careful_into_occupied == "marker"
        if not risk.rolls and not marked:
            return say("scene-note-occupied", cost=cost)
        if option.phrase is opt.CAREFUL:
            return say("scene-note-careful", cost=cost)
        found = say("scene-note-noise", cost=cost, loud=risk.loud, danger=scene_odds.percent(risk.danger))
        if not risk.encounter:
            return found
        surprise = scene_odds.surprise(g, len(g.hand[question.seat]) - cost)
        return f"{found} · {say('scene-note-surprise', percent=scene_odds.percent(surprise))}"

    def plot(self, option: Option) -> str:
        """What a card of the Intruder player does in one of its three uses."""
        content, card = self.g.fixed.content, option.args[0]
        if option.phrase is opt.PLOT_EFFECT:
            return intruder_action_text(content, card, self.lang)
        return intruder_action_uses(content, card, self.lang)[option.phrase is opt.PLOT_ATTACK]

    def describe(self, question: Question, option: Option) -> list[str]:
        """What is printed on what an option speaks of."""
        g = self.g
        content = g.fixed.content
        if option.phrase is opt.USE_ROOM:
            return room_action_text(content, g.tile[g.room[question.seat]], self.lang).split("\n")
        found: list[str] = []
        for (_, kind), value in zip(option.phrase.places, option.args, strict=True):
            if kind == "card" and 0 <= value < g.fixed.contaminated:
                found += card_text(content, value, self.lang).split("\n")
            elif kind == "item" and value >= 0:
                found += item_text(content, value, self.lang).split("\n")
            elif kind == "objective" and value >= 0:
                found += objective_text(content, value, self.lang).split("\n")
        return found


def scene(view: View, lang: str, since: int = 0, closed: bool = False) -> Scene:
    """What the seat of this view sees."""
    return NemesisScene(view, lang).scene(since, closed)
