"""Matches of nemesis with scripted chance, choices by text, and positions set up by hand.

table = Table("captain", "scout")
table.put(1, "003", "canteen").hand(1, "search", "rest").intruder("adult-1", "006")
table.play(0, "move to 003")
"""

from __future__ import annotations

from collections.abc import Sequence

from hullbreach.games.nemesis.content.names import INTRUDERS
from hullbreach.games.nemesis.rulebook import RULEBOOK
from hullbreach.games.nemesis.rules.conserved import lost
from hullbreach.games.nemesis.rules.intruders.placing import put_in
from hullbreach.games.nemesis.rules.state import Held, Nemesis
from hullbreach.games.nemesis.rules.terms import NOWHERE
from hullbreach.kernel.chance import Order, Pick
from hullbreach.kernel.errors import Illegal
from hullbreach.kernel.match import Match
from hullbreach.kernel.phrases import Event
from hullbreach.kernel.requests import Ask, Roll

ALL = -1
# What only the seat of the event is told, and what all others are told of the same.
IN_SECRET = frozenset(
    [
        "attack-seen",
        "coordinates-seen",
        "drew",
        "engine-seen",
        "event-seen",
        "found",
        "kept",
        "objective-seen",
        "plot-drawn",
        "scanned",
        "tile-seen",
        "token-seen",
    ]
)
TO_OTHERS = frozenset(
    [
        "coordinates-looked",
        "drew-hidden",
        "engine-looked",
        "kept-hidden",
        "objective-looked",
        "plot-drawn-hidden",
        "tile-looked",
        "token-looked",
    ]
)


class Table:
    """A match without a source of chance: shuffles change nothing, the first of a bag is drawn, unless it is said."""

    def __init__(self, *characters: str, chance: dict[str, Sequence[object]] | None = None, **settings: object) -> None:
        self.chance: dict[str, list[object]] = {name: list(faces) for name, faces in (chance or {}).items()}
        settled = RULEBOOK.settle({"players": len(characters), **settings})
        self.match = Match(RULEBOOK, settled, RULEBOOK.start(settled), {})
        self.told: list[str] = []
        for seat, character in enumerate(characters):
            self.chance.setdefault(f"draft of seat-{seat + 1}", []).append((character,))
        self._roll()
        for seat, character in enumerate(characters):
            self.play(seat, f"draft {character}")

    @property
    def g(self) -> Nemesis:
        state = self.match.state
        assert isinstance(state, Nemesis)
        return state

    # ---- chance and choices

    def _roll(self) -> None:
        while self.match.roll is not None:
            roll = self.match.roll
            name = roll.name.say(roll.about, self.g.names)
            for wanted in (name, roll.name.id):
                if self.chance.get(wanted):
                    face = self._face(roll, self.chance[wanted].pop(0))
                    break
            else:
                face = self._face(roll, None)
            self._hear(self.match.face(face))

    def _hear(self, events: Sequence[Event]) -> None:
        """Note what is told."""
        hear(events)
        self.told += [event.text() for event in events]

    def _face(self, roll: Roll, said: object) -> object:
        """What was said, in ids: a word, or the words that come first in a shuffle."""
        space = roll.space
        names = self.g.names
        if isinstance(space, Order):
            assert said is None or isinstance(said, tuple)
            first = [names.value(space.kind, str(word)) for word in said or ()]
            rest = list(space.items)
            for item in first:
                rest.remove(item)
            return (*first, *rest)
        assert isinstance(space, Pick)
        return space.items[0] if said is None else names.value(space.kind, str(said))

    def script(self, **chance: Sequence[object]) -> Table:
        """What chance brings from now on, by the id of the roll."""
        for name, faces in chance.items():
            self.chance[name] = list(faces)
        return self

    def asked(self) -> list[int]:
        return [question.seat for question in self.match.questions]

    def ask(self, seat: int) -> Ask:
        found = self.match.ask_of(seat)
        assert found is not None, f"seat {seat} is not asked, but {self.asked()}"
        return found

    def prompt(self, seat: int) -> str:
        return self.ask(seat).prompt.id

    def options(self, seat: int) -> list[str]:
        return [option.text(self.g.names) for option in self.ask(seat).options]

    def play(self, seat: int, *texts: str) -> list[str]:
        """Choose, one after the other; returns what is told. Every component is still somewhere afterwards."""
        before = len(self.told)
        for text in texts:
            self._hear(self.match.play(text, seat))
            self._roll()
            assert lost(self.g) == []
        return self.told[before:]

    def refused(self, seat: int, text: str) -> str:
        """Why not, with the rule."""
        try:
            self.match.copy().play(text, seat)
        except Illegal as illegal:
            return f"{illegal.no.reason} {illegal.no.rule}"
        raise AssertionError(f"{text!r} is allowed")

    def act(self, seat: int, text: str) -> list[str]:
        """An Action: pays with the first cards that will do, lets windows go by, takes the first of single picks."""
        before = len(self.told)
        self.play(seat, text)
        self.settle()
        return self.told[before:]

    def settle(self) -> None:
        """Pay with what comes first and let every window go by."""
        for _ in range(200):
            if self.match.question is None:
                return
            ask = self.match.questions[0].ask
            if ask.prompt.id == "pay":
                self.play(ask.seat, self.options(ask.seat)[0])
            elif ask.passing is not None:
                self.play(ask.seat, "pass")
            else:
                return

    def end_turn(self) -> list[str]:
        """Everybody passes and keeps the cards, until the next turn or the end."""
        before = len(self.told)
        turn = self.g.turn
        for _ in range(300):
            if self.match.question is None or self.g.turn != turn:
                break
            ask = self.match.questions[0].ask
            options = self.options(ask.seat)
            choice = "pass" if "pass" in options else "done" if "done" in options else options[0]
            self.play(ask.seat, choice)
        return self.told[before:]

    # ---- positions

    def again(self) -> Table:
        self.g.look_again()
        self.match.look_again()
        return self

    def room(self, word: str) -> int:
        return self.g.names.value("room", word)

    def tile(self, room: str, tile: str = "", items: int = 0) -> Table:
        """A Room is explored; with a word this tile lies there, changing places with wherever it was."""
        g, at = self.g, self.room(room)
        if tile:
            wanted = g.names.value("tile", tile)
            if wanted in g.tile:
                other = g.tile.index(wanted)
                g.tile[other] = g.tile[at]
            else:
                box = list(g.box_tiles)
                box[box.index(wanted)] = g.tile[at]
                g.box_tiles = tuple(box)
            g.tile[at] = wanted
        g.explored |= 1 << at
        g.token[at] = NOWHERE
        g.items[at] = items
        return self.again()

    def put(self, seat: int, room: str, tile: str = "", items: int = 0) -> Table:
        """A Character stands in a Room, which is explored."""
        at = self.room(room)
        if tile or not self.g.explored >> at & 1:
            self.tile(room, tile, items)
        self.g.room[seat] = at
        return self.again()

    def intruder(self, name: str, room: str, injuries: int = 0) -> Table:
        g = self.g
        intruder = g.names.value("intruder", name)
        put_in(g, intruder, self.room(room))
        g.injuries[intruder] = injuries
        g.met = True
        return self.again()

    def hand(self, seat: int, *cards: str) -> Table:
        """These cards are in hand, the others of the Character in the deck, as far as it has them."""
        g = self.g
        own = [*g.hand[seat], *g.deck[seat], *g.discard[seat]]
        wanted: list[int] = []
        for word in cards:
            card = g.names.value("card", word)
            if card >= g.fixed.contaminated:
                pile = list(g.contamination)
                pile.remove(card)
                g.contamination = tuple(pile)
            else:
                own.remove(card)
            wanted.append(card)
        g.hand[seat], g.deck[seat], g.discard[seat] = tuple(wanted), tuple(own), ()
        return self.again()

    def item(self, seat: int, *items: str, known: int = 0) -> Table:
        """These Items are taken from their decks, the stock or the Quest Items; Heavy ones into Hand slots."""
        g = self.g
        for word in items:
            item = g.names.value("item", word)
            record = g.fixed.items[item]
            if record.deck == 3:
                stock = list(g.stock)
                stock.remove(item)
                g.stock = tuple(stock)
            elif record.deck >= 0:
                at = g.decks[record.deck].index(item)
                g.decks[record.deck] = g.decks[record.deck][:at] + g.decks[record.deck][at + 1 :]
                g.deck_known[record.deck] = g.deck_known[record.deck][:-1]
            else:
                g.quests[seat] = tuple([quest for quest in g.quests[seat] if quest != item])
                known = ALL
            if record.heavy:
                g.held[seat] = (*g.held[seat], Held(item, record.ammo))
            else:
                g.inventory[seat] = (*g.inventory[seat], item)
                g.inventory_known[seat] = (*g.inventory_known[seat], known | 1 << seat)
        return self.again()

    def ammo(self, seat: int, n: int) -> Table:
        """The Ammo of the first weapon."""
        held = self.g.held[seat]
        self.g.held[seat] = (Held(held[0].item, n, held[0].attached, held[0].pair), *held[1:])
        return self.again()

    def wound(self, seat: int, *wounds: str, light: int = 0) -> Table:
        """Serious Wounds, Dressed ones with a star, from the deck."""
        g = self.g
        for word in wounds:
            wound = g.names.value("wound", word.rstrip("*"))
            at = g.decks[5].index(wound)
            g.decks[5] = g.decks[5][:at] + g.decks[5][at + 1 :]
            g.deck_known[5] = g.deck_known[5][:-1]
            g.serious[seat] = (*g.serious[seat], wound * 2 + word.endswith("*"))
        g.light[seat] = light
        return self.again()

    def noise(self, *corridors: str) -> Table:
        self.g.noise |= sum([1 << self.g.names.value("corridor", word) for word in corridors])
        return self.again()

    def door(self, corridor: str, state: str = "closed") -> Table:
        bit = 1 << self.g.names.value("corridor", corridor)
        if state == "closed":
            self.g.closed |= bit
        else:
            self.g.destroyed |= bit
        return self.again()

    def mark(self, room: str, what: str) -> Table:
        bit = 1 << self.room(room)
        if what == "fire":
            self.g.fire |= bit
        else:
            self.g.malfunction |= bit
        return self.again()

    def top(self, deck: str, *cards: str) -> Table:
        """These cards lie on top of a common deck, the first on top."""
        g = self.g
        pile = g.names.value("pile", deck)
        wanted = [g.names.value(g.fixed.pile_kind(pile), word) for word in cards]
        left = list(g.decks[pile])
        for card in wanted:
            left.remove(card)
        g.decks[pile] = (*left, *reversed(wanted))
        return self

    def bag(self, *tokens: str) -> Table:
        """The bag holds these tokens, the pool all others."""
        g = self.g
        wanted = [g.names.value("token", word) for word in tokens]
        rest = [token.index for token in g.fixed.tokens for _ in range(token.copies)]
        for token in wanted:
            rest.remove(token)
        g.bag, g.pool = tuple(sorted(wanted)), tuple(sorted(rest))
        return self

    # ---- what to look at

    def where(self, seat: int) -> str:
        return self.g.names.name("room", self.g.room[seat]) if self.g.room[seat] >= 0 else ""

    def noises(self) -> list[str]:
        g = self.g
        ways = range(g.fixed.corridors + len(g.fixed.board.networks))
        return [g.names.name("corridor", way) for way in ways if g.noise >> way & 1]

    def crowd(self, room: str) -> list[str]:
        return [self.g.names.name("intruder", one) for one in self.g.intruders_in(self.room(room))]

    def cards(self, seat: int) -> list[str]:
        return [self.g.names.name("card", card) for card in self.g.hand[seat]]

    def goods(self, seat: int) -> list[str]:
        g = self.g
        return [g.names.name("item", i) for i in (*g.inventory[seat], *[held.item for held in g.held[seat]])]


def hear(events: Sequence[Event]) -> None:
    """What is secret is told to the seat that it concerns and to nobody else, who are told that there was something."""
    for event in events:
        if event.phrase.id in IN_SECRET:
            assert event.audience == 1 << event.args[0], event.text()
        elif event.phrase.id in TO_OTHERS:
            assert event.audience == ~(1 << event.args[0]), event.text()


def kinds(table: Table) -> list[str]:
    """The kinds of tokens in the bag."""
    return sorted([INTRUDERS[table.g.fixed.tokens[token].kind] for token in table.g.bag])
