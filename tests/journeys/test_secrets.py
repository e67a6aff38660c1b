"""What each person may know, and never more, up to the end; then everything."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass

import pytest

from hullbreach.bots import make
from hullbreach.kernel.match import SPECTATOR, Match
from hullbreach.kernel.requests import AskAll
from hullbreach.table.creating import new_head
from hullbreach.table.entries import Chosen, Entry
from hullbreach.table.storage import Append, Store
from hullbreach.table.table import Plan, Table
from tests.journeys.house import RATE, House
from tests.journeys.variants import hidden_from, played, variants
from tests.server.running import Player, bearer, whoever_is_asked
from tests.server.tables import seated, token

SEATS = 3
CHOICES = 45
# How often it is looked whether anybody sees too much.
OFTEN = 5
# The last choices before the end, after those that were skipped; and more than there are.
LAST, MOST = 40, 5000
# Moments that are looked at again.
LOOKS = 8
HUMANS = ("human",) * SEATS
# More choices than it takes until something is decided in secret, where anything is.
LONG = 400


def most_secret(game: str) -> dict[str, object]:
    """The setting with which most is hidden from people."""
    found = {}
    for settings in variants(game, SEATS):
        hidden = [hidden_from(match, seat) for match in played(game, SEATS, settings, CHOICES) for seat in range(SEATS)]
        found[json.dumps(settings)] = sum(map(len, hidden))
    chosen: dict[str, object] = json.loads(max(found, key=lambda each: found[each]))
    return chosen


@dataclass
class Secret:
    """Cards that one person saw at a moment, and nobody else could know."""

    choices: int
    seat: int
    cards: list[str]


def test_secrets_stay_secret_until_the_end(house: House, game: str) -> None:
    house.opens()
    table = house.open.new_table(game, "human", *["open"] * (SEATS - 1), settings=most_secret(game))
    id = str(table["table"])
    tokens = [str(table["token"]), *[house.open.take(id, seat, f"Guest {seat}") for seat in range(1, SEATS)]]
    secrets = play(house, id, tokens, CHOICES)
    # Where setting up takes long, somebody draws a card only later.
    for _ in range(MOST // CHOICES):
        secrets += [] if secrets else play(house, id, tokens, CHOICES)
    nothing_to_download(house, id, tokens)
    house.close()
    skip_ahead(house, id)
    house.opens()
    # On to the last reveal; from then on everybody may see everything, whoever they were.
    secrets += play(house, id, tokens, MOST)
    assert secrets
    http = house.open.http
    assert http.get(f"/api/tables/{id}/record").json()["chance"]["key"]
    moments = http.get(f"/api/tables/{id}/replay").json()
    assert moments["seats"] == [*range(SEATS)] or SPECTATOR in moments["seats"]
    for secret in secrets[:LOOKS]:
        shown = http.get(f"/api/tables/{id}/replay/{secret.choices}?seat={secret.seat}").text
        assert all(f'"{card}"' in shown for card in secret.cards)


def skip_ahead(house: House, id: str) -> None:
    """While the house is closed the game goes on in its book, as bots would play it, until shortly before the end."""
    table = stored(house, id)
    match, bot = table.match.copy(), make("rules", 1)
    chosen: list[Entry] = []
    while match.question is not None:
        seat = match.question.seat
        option = bot.choose(match.view(seat))
        chosen.append(Chosen(seat, option.text(match.state.names)))
        match.play(option, seat)
    skipped = chosen[:-LAST]
    for entry in skipped:
        table.take_in(entry)
    store = Store(f"sqlite:///{house.database}")
    assert store.append([Append(id, store.latest(id) + 1, skipped, table.summary_after(Plan([])))]) == [True]
    store.close()


def play(house: House, id: str, tokens: list[str], most: int) -> list[Secret]:
    """So many choices as one would advise each of them, or to the end; the secrets on the way, told to nobody."""
    people = [Player(house.port, id, key, rate=RATE) for key in tokens]
    watcher = Player(house.port, id)
    secrets: list[Secret] = []
    hidden = 0
    for number in range(most):
        if number % OFTEN == 0:
            match = same_for_all(house, id, [*people, watcher])
            hidden += sum(nothing_told(match, person) for person in [*people, watcher])
            secrets += [Secret(len(match), person.seat, cards) for person in people if (cards := own(match, person))]
        asked = whoever_is_asked(*people)
        if asked.scene["ended"]:
            break
        asked.follow_hint()
        for person in [*people, watcher]:
            while person.version < asked.version:
                person.until("update", "welcome")
    assert hidden
    for person in [*people, watcher]:
        person.close()
    return secrets


def same_for_all(house: House, id: str, people: list[Player]) -> Match:
    """The match as the database has it, once everybody has seen just that: policies choose while nobody looks."""
    while True:
        table = stored(house, id)
        for person in people:
            while person.version < table.version:
                person.until("update", "welcome")
        if all(person.version == table.version for person in people):
            return table.match


def own(match: Match, person: Player) -> list[str]:
    """The cards before somebody that nobody else knows of."""
    others = [seat for seat in range(SEATS) if seat != person.seat]
    unknown = set.intersection(*[hidden_from(match, other) for other in others])
    shown = json.dumps(person.scene["areas"])
    return [card for card in sorted(unknown) if f'"{card}"' in shown]


def stored(house: House, id: str) -> Table:
    """The table as the database has it."""
    store = Store(f"sqlite:///{house.database}")
    head = store.head(id)
    assert head is not None
    found = Table(head, store.entries(id))
    store.close()
    return found


def nothing_told(match: Match, person: Player) -> int:
    """How many cards are hidden from somebody; the table before them shows none of these.

    The log speaks of the past, and the status of what holds, which may be called like the card that brought it about.
    """
    hidden = hidden_from(match, person.seat)
    shown = json.dumps({name: part for name, part in person.scene.items() if name not in ("log", "status")})
    assert [card for card in hidden if f'"{card}"' in shown] == []
    return len(hidden)


def nothing_to_download(house: House, id: str, tokens: list[str]) -> None:
    """While others play nobody gets the record, the replay or the dice, and the lobby tells no secret."""
    http = house.open.http
    for key in [*tokens, "nobody's"]:
        for what in ("record", "replay", "replay/1", "verify"):
            assert http.get(f"/api/tables/{id}/{what}", headers=bearer(key)).status_code in (403, 409), what
    told = set(re.findall(r"\w+", http.get(f"/api/tables/{id}").text))
    match = stored(house, id).match
    for seat in range(SEATS):
        assert hidden_from(match, seat) & told == set()


def in_secret(game: str) -> tuple[dict[str, object], Match] | None:
    """A match in which several seats are asked at the same moment, and its settings."""
    for settings in variants(game, SEATS):
        for match in played(game, SEATS, settings, LONG):
            request = match.state.request
            choosing = [ask for ask in request.asks if len(ask.options) > 1] if isinstance(request, AskAll) else []
            if len(choosing) > 1 and not match.state.answers:
                return settings, match
    return None


def test_two_answer_in_secret_at_the_same_moment(house: House, game: str) -> None:
    found = in_secret(game)
    if found is None:
        pytest.skip("nobody decides in secret in this game")
    settings, match = found
    id = until_asked_together(house, game, settings)
    house.opens()
    people = [Player(house.port, id, token(seat)) for seat in range(SEATS)]
    asked = [person for person in people if person.question is not None]
    assert len(asked) > 1
    versions = [person.version for person in asked]
    first, second = asked[:2]
    before = json.dumps([second.scene["question"], second.scene["areas"], second.scene["log"]])
    assert first.choose(first.options()[-1])["kind"] == "update"
    while second.version < first.version:
        second.until("update", "welcome")
    assert json.dumps([second.scene["question"], second.scene["areas"], second.scene["log"]]) == before
    # The others have not heard of it yet, and answer all the same.
    for person, version in zip(asked[1:], versions[1:], strict=True):
        assert person.choose(person.options()[0], version=version)["kind"] == "update"
    for person in people:
        while person.version < asked[-1].version:
            person.until("update", "welcome")
        person.close()
    assert stored(house, id).match.state.answers == {}
    assert match.rulebook.id == game


def until_asked_together(house: House, game: str, settings: dict[str, object]) -> str:
    """A table in the database at which several people are asked at the same moment."""
    head = new_head(game, settings, list(HUMANS), practice=False)
    table = Table(head, seated(*HUMANS))
    bot = make("rules", 1)
    entries = seated(*HUMANS)
    # Whoever has no choice is not asked.
    while sum(len(question.options) > 1 for question in table.match.questions) < 2:
        question = table.match.question
        assert question is not None
        text = bot.choose(table.match.view(question.seat)).text(table.match.state.names)
        entries.append(Chosen(question.seat, text))
        table.take_in(entries[-1])
    store = Store(f"sqlite:///{house.database}")
    store.create(head, entries, table.summary_after(Plan([])))
    store.close()
    return head.id
