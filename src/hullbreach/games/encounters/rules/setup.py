"""Set-up: roles, decks, Agendas, stacks, the Hive deck, Barracks and HQ, hands, the first player. ENC-SET, ENC-HDK"""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.encounters.rules.achievements import look_at_hand
from hullbreach.games.encounters.rules.agendas import Settle
from hullbreach.games.encounters.rules.complex import AddHive
from hullbreach.games.encounters.rules.decks import draw_plainly, take_note
from hullbreach.games.encounters.rules.fixed import LAYERS
from hullbreach.games.encounters.rules.objectives import set_up
from hullbreach.games.encounters.rules.recruiting import refill
from hullbreach.games.encounters.rules.state import NOTHING, Encounters
from hullbreach.games.encounters.rules.turn import Turns
from hullbreach.games.encounters.words import events, questions, rolls
from hullbreach.games.encounters.words import options as opt
from hullbreach.kernel.chance import Order, Pick
from hullbreach.kernel.errors import No
from hullbreach.kernel.options import Option, Options
from hullbreach.kernel.procedures import Next, Procedure
from hullbreach.kernel.requests import Ask, Roll


@dataclass
class Game(Procedure):
    """A whole game: set-up, then turns. ENC-SET-16"""

    def roles(self, g: Encounters) -> Next:
        return tuple([TakeRole(seat) for seat in range(g.seats)])

    def stacks(self, g: Encounters) -> Next:
        fill_box(g)
        g.helpers = g.guards = 0
        g.talents = [0] * g.seats
        found: list[Procedure] = [PlayerDeck(seat) for seat in range(g.seats)]
        if g.fixed.agendas:
            found.append(DealAgendas())
        return (*found, Stacks(), BuildHive(), Barracks())

    def hands(self, g: Encounters) -> Next:
        for seat in range(g.seats):
            draw_plainly(g, seat, g.fixed.hand_size)
            look_at_hand(g, seat)
        return FirstPlayer()

    def begin(self, g: Encounters) -> Next:
        g.objectives = g.fixed.objective_cards
        hard: tuple[Procedure, ...] = (AddHive(g.fixed.preloaded),) if g.fixed.preloaded else ()
        return (*hard, SetUpObjective(), Settle())

    def play(self, g: Encounters) -> Next:
        return g.instead(Turns())


@dataclass
class SetUpObjective(Procedure):
    """The Setup text of Objective 1, at the end of set-up. ENC-SET-15"""

    def act(self, g: Encounters) -> Next:
        return set_up(g)


# ---- players


def free_roles(g: Encounters) -> list[int]:
    """The role Avatars nobody has taken (ENC-SET-03)."""
    return [card for card in g.fixed.avatars if card not in g.avatar]


@dataclass
class TakeRole(Procedure):
    """A player takes a role: by choice, at random, or as suggested for the first game. ENC-SET-03"""

    seat: int

    def choose(self, g: Encounters) -> Next:
        if g.fixed.roles == "first_game":
            avatar = g.fixed.content.avatars[g.fixed.content.first_roles[self.seat]]
            self._take(g, g.fixed.index[avatar.id])
            return g.finish()
        if g.fixed.roles == "random":
            return g.go(TakeRole.roll)
        options = Options()
        options.each(opt.TAKE_ROLE, tuple(free_roles(g)))
        return Ask(self.seat, questions.ROLE, (), options)

    def taken(self, g: Encounters, chosen: Option) -> Next:
        self._take(g, chosen.args[0])
        return g.finish()

    def roll(self, g: Encounters) -> Next:
        return Roll(rolls.ROLE, (self.seat,), Pick("card", free_roles(g)))

    def drawn(self, g: Encounters, card: int) -> Next:
        self._take(g, card)
        return None

    def _take(self, g: Encounters, card: int) -> None:
        g.avatar[self.seat] = card
        g.told += (events.ROLE_TAKEN, self.seat, card)

    def refuse(self, g: Encounters, option: Option) -> No:
        if option.phrase is opt.TAKE_ROLE and option.args[0] in g.avatar:
            return No("role-taken", option.args[0], rule="ENC-SET-03")
        return No("choose-a-role", rule="ENC-CHO-02")

    def closed(self, g: Encounters) -> list[Option]:
        return [Option(opt.TAKE_ROLE, (card,)) for card in g.avatar if card != NOTHING]


def fill_box(g: Encounters) -> None:
    """Everything that is not used this game stays in the box, open to all but for Drones and Agendas (ENC-INF-26)."""
    content = g.fixed.content
    roles = [g.faces[card].role_card for card in g.avatar]
    box = free_roles(g)
    box += [card for card in content.copies_of("role") if card not in roles]
    g.box = tuple(sorted([*g.fixed.unused, *box]))
    g.alien_avatars = g.fixed.alien_avatars
    g.alien_deck = content.copies_of("alien")
    g.spare = content.copies_of("drone")


@dataclass
class PlayerDeck(Procedure):
    """Specialists, Grunts and the role card, shuffled. ENC-SET-02, ENC-SET-03, ENC-SET-11"""

    seat: int

    def shuffle(self, g: Encounters) -> Next:
        content = g.fixed.content
        cards = [content.specialist] * content.numbers.specialists + [content.grunt] * content.numbers.grunts
        cards.append(g.faces[g.avatar[self.seat]].role_card)
        return Roll(rolls.DECK, (self.seat,), Order("card", sorted(cards)))

    def lay(self, g: Encounters, order: tuple[int, ...]) -> Next:
        g.decks[self.seat] = order[::-1]
        for card in g.fixed.noted.intersection(order):
            take_note(g, self.seat, card)
        return None


@dataclass
class DealAgendas(Procedure):
    """As many Good Agendas as players and one Evil one, shuffled; one for each, one goes back unseen. ENC-AGD-01, 02"""

    def good(self, g: Encounters) -> Next:
        cards = [card for card in g.fixed.content.copies_of("agenda") if not g.faces[card].evil]
        return Roll(rolls.GOOD_AGENDAS, (), Order("card", cards))

    def keep_good(self, g: Encounters, order: tuple[int, ...]) -> Next:
        numbers = g.fixed.content.numbers
        n = g.seats + numbers.undealt_agendas - numbers.evil_agendas_dealt
        g.lifted = order[:n]
        g.spare += order[n:]
        return None

    def evil(self, g: Encounters) -> Next:
        cards = [card for card in g.fixed.content.copies_of("agenda") if g.faces[card].evil]
        return Roll(rolls.EVIL_AGENDA, (), Order("card", cards))

    def keep_evil(self, g: Encounters, order: tuple[int, ...]) -> Next:
        n = g.fixed.content.numbers.evil_agendas_dealt
        g.lifted += order[:n]
        g.spare += order[n:]
        return None

    def shuffle(self, g: Encounters) -> Next:
        return Roll(rolls.AGENDAS, (), Order("card", sorted(g.lifted)))

    def deal(self, g: Encounters, order: tuple[int, ...]) -> Next:
        for seat in range(g.seats):
            g.agenda[seat] = order[seat]
            if not g.fixed.delayed:
                g.told += (1 << seat, events.AGENDA_DEALT, seat, order[seat])
        g.spare += order[g.seats :]
        g.lifted = ()
        return None


# ---- stacks


@dataclass
class Stacks(Procedure):
    """Sergeants and Strikes are shuffled, the Hatchery lies open. ENC-SET-04 to 06"""

    def sergeants(self, g: Encounters) -> Next:
        return Roll(rolls.SERGEANTS, (), Order("card", g.fixed.content.copies_of("sergeant")))

    def lay_sergeants(self, g: Encounters, order: tuple[int, ...]) -> Next:
        g.sergeants = list(order[::-1])
        g.hatchery = g.fixed.content.copies_of("hatchery")
        return None

    def strikes(self, g: Encounters) -> Next:
        return Roll(rolls.STRIKES, (), Order("card", g.fixed.content.copies_of("strike")))

    def lay_strikes(self, g: Encounters, order: tuple[int, ...]) -> Next:
        g.strike_deck = list(order[::-1])
        return None


@dataclass
class BuildHive(Procedure):
    """Drones are chosen unseen and shuffled into the mini-decks; 3 at the bottom, 1 on top. ENC-HDK-01 to 03"""

    def drones(self, g: Encounters) -> Next:
        return Roll(rolls.DRONES, (), Order("card", g.fixed.content.copies_of("drone")))

    def choose(self, g: Encounters, order: tuple[int, ...]) -> Next:
        secrets = secrets_in_decks(g)
        wanted = max(0, sum(g.fixed.drones) - sum(secrets))
        if g.fixed.secret_per_deck and g.fixed.agendas:
            wanted = sum([max(0, n - 1) for n in g.fixed.drones])
        drones = order[:wanted]
        g.spare = [*[card for card in g.spare if g.faces[card].deck != "drone"], *order[wanted:]]
        g.lifted = drones
        if g.fixed.agendas:
            unused = g.fixed.content.copies_of("secret")[sum(secrets) :]
            g.box = tuple(sorted([*g.box, *unused]))
        return None

    def mix(self, g: Encounters) -> Next:
        secret = g.fixed.secret
        if not g.fixed.agendas or g.fixed.secret_per_deck:
            return g.go(BuildHive.decks)
        # The Secrets Revealed are dealt with the Drones, at random (ENC-SEC-03).
        return Roll(rolls.MIXED_DRONES, (), Order("card", sorted([*g.lifted, *[secret] * sum(secrets_in_decks(g))])))

    def mixed(self, g: Encounters, order: tuple[int, ...]) -> Next:
        g.lifted = order
        return None

    def decks(self, g: Encounters) -> Next:
        extras = deal_extras(g, g.lifted)
        g.lifted = ()
        found = [MiniDeck(n, tuple(sorted(extras[n]))) for n in range(LAYERS - 1, -1, -1)]
        # What goes into the mini-decks is kept by the procedures that shuffle them; nothing is asked in between.
        return tuple(found)


def secrets_in_decks(g: Encounters) -> tuple[int, ...]:
    """How many Secrets Revealed go into each mini-deck, or all of them mixed, as the first number (ENC-SEC-01)."""
    if not g.fixed.agendas:
        return (0,)
    return (1,) * LAYERS if g.fixed.secret_per_deck else (g.seats,)


def deal_extras(g: Encounters, cards: tuple[int, ...]) -> list[list[int]]:
    """Which Drones and Secrets Revealed go into which mini-deck; a surplus into the third (ENC-HDK-06)."""
    found: list[list[int]] = []
    at = 0
    for n in range(LAYERS):
        secrets = [g.fixed.secret] if g.fixed.agendas and g.fixed.secret_per_deck else []
        size = max(0, g.fixed.drones[n] - len(secrets))
        found.append([*secrets, *cards[at : at + size]])
        at += size
    found[-1] += cards[at:]
    return found


@dataclass
class MiniDeck(Procedure):
    """One mini-deck, shuffled by itself and laid on the Hive deck. ENC-HDK-02, ENC-HDK-03"""

    n: int
    extras: tuple[int, ...]

    def shuffle(self, g: Encounters) -> Next:
        cards = [*g.fixed.objectives[self.n].hive, *self.extras]
        return Roll(rolls.MINI_DECK, (self.n + 1,), Order("card", sorted(cards)))

    def lay(self, g: Encounters, order: tuple[int, ...]) -> Next:
        g.hive += order[::-1]
        g.layers += [self.n] * len(order)
        return None


@dataclass
class Barracks(Procedure):
    """The cards of four characters, shuffled; the top five fill the HQ. ENC-SET-09, ENC-SET-10"""

    def shuffle(self, g: Encounters) -> Next:
        return Roll(rolls.BARRACKS, (), Order("card", g.fixed.barracks))

    def lay(self, g: Encounters, order: tuple[int, ...]) -> Next:
        g.barracks = list(order[::-1])
        refill(g)
        return None


@dataclass
class FirstPlayer(Procedure):
    """Who begins: chosen by the first seat, or at random. ENC-SET-12"""

    def choose(self, g: Encounters) -> Next:
        if g.fixed.first_player == "random":
            return g.go(FirstPlayer.roll)
        options = Options()
        for seat in range(g.seats):
            options.one(opt.GOES_FIRST, seat)
        return Ask(0, questions.FIRST, (), options)

    def chosen(self, g: Encounters, option: Option) -> Next:
        self._begins(g, option.args[0])
        return g.finish()

    def roll(self, g: Encounters) -> Next:
        return Roll(rolls.FIRST, (), Pick("seat", list(range(g.seats))))

    def drawn(self, g: Encounters, seat: int) -> Next:
        self._begins(g, seat)
        return None

    def _begins(self, g: Encounters, seat: int) -> None:
        g.turn = seat
        g.told += (events.FIRST_PLAYER, seat)
