"""What is kept from people who might like to know: while others play, and after they have come and gone."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from hullbreach.kernel.errors import Illegal
from hullbreach.server.hub import Hub
from hullbreach.server.options import ServerOptions
from hullbreach.table.entries import Seated
from hullbreach.table.seating import OPEN, hash_of
from hullbreach.table.table import Plan
from hullbreach.table.undoing import CHANCE, moments, plan_undo, seen_since
from tests.server.running import COLD, Player, Running, bearer
from tests.server.tables import Listener, fresh_store, new_table, play, seated, sent, stored, token

LOOKS = ("record", "replay", "replay/1", "verify")


def looks(server: Running, table: object, key: object) -> list[int]:
    """What somebody with this token is answered who would like to look into a match."""
    found = [server.http.get(f"/api/tables/{table}/{each}", headers=bearer(key)).status_code for each in LOOKS]
    body = {"at": 1, "name": "Eve"}
    return [*found, server.http.post(f"/api/tables/{table}/fork", json=body, headers=bearer(key)).status_code]


def test_nobody_looks_into_a_match_that_others_play(server: Running) -> None:
    table = server.new_table("encounters", "human", "open", practice=True)
    other = server.take(table["table"], 1, "Bob")
    player = Player(server.port, table["table"], table["token"])
    player.wait_for_question()
    player.choose(player.options()[0])
    for key in (table["token"], other, "nobody's"):
        assert looks(server, table["table"], key) == [403, 403, 403, 409, 403]
    player.close()


def test_the_dice_stay_secret_when_somebody_has_left(server: Running) -> None:
    """Whoever puts a bot where a person sat is alone, but the person may come back."""
    table = server.new_table("encounters", "human", "open", practice=True)
    other = server.take(table["table"], 1, "Bob")
    server.deed(table["table"], 1, "leave", other)
    server.deed(table["table"], 1, "bot", str(table["token"]))
    record, *_, fork = looks(server, table["table"], table["token"])
    assert (record, fork) == (403, 403)


def test_nobody_plays_on_in_the_seat_of_another_before_the_end(server: Running) -> None:
    table = server.new_table("nemesis", "human", "bot")
    path, own = f"/api/tables/{table['table']}/fork", bearer(table["token"])
    assert server.http.post(path, json={"at": 0, "seat": 0}, headers=own).status_code == 201
    refused = server.http.post(path, json={"at": 0, "seat": 1}, headers=own)
    assert (refused.status_code, refused.json()["error"]) == (403, "not-over")


def test_a_match_in_earnest_shows_no_record_before_its_end(server: Running) -> None:
    """Without the key a record could not be replayed, and it would tell what bots chose in secret."""
    table = server.new_table("encounters", "human", "bot", practice=False)
    player = Player(server.port, table["table"], table["token"])
    player.wait_for_question()
    player.choose(player.options()[0])
    player.close()
    answer = server.http.get(f"/api/tables/{table['table']}/record", headers=bearer(table["token"]))
    assert (answer.status_code, answer.json()["error"]) == (403, "not-practice")
    practice = server.new_table("encounters", "human", "bot")
    assert looks(server, practice["table"], practice["token"])[0] == 200


def test_others_do_not_learn_that_a_choice_was_automatic(server: Running) -> None:
    """A pass by policy may mean that somebody had nothing to gain."""
    table = server.new_table("corps", "human", "open")
    other = server.take(table["table"], 1)
    ann, bob, watcher = (Player(server.port, table["table"], key) for key in (table["token"], other, None))
    ann.choose(ann.options()[0], auto=True)
    for player in (bob, watcher):
        assert player.until("update")["maker"] == "seat"
    for player in (ann, bob, watcher):
        player.close()


def test_a_seat_left_elsewhere_is_seen_no_more_here(tmp_path: Path) -> None:
    """Another process stores that a person has left; this one must not show them the seat once more."""

    async def leave() -> list[bytes]:
        hub = Hub(fresh_store(tmp_path), ServerOptions("", pace=0))
        hub.writer.start()
        table = stored(hub.store, new_table("encounters", "human", "human"), seated("human", "human"))
        client = Listener(hash_of(token(0)))
        live = await hub.join(table.head.id, client)
        question = table.match.question
        assert question is not None
        sent(client)
        left = table.append(Plan([Seated(0, OPEN)]))
        assert hub.store.append([left]) == [True]
        table.carry_out(Plan([Seated(0, OPEN)]))
        chosen = table.plan_choice(question.seat, table.version, [question.texts()[0]])
        assert hub.store.append([table.append(chosen)]) == [True]
        await hub.refresh(live)
        return sent(client)

    told = asyncio.run(leave())
    assert [message for message in told if b'"kind":"welcome","seat":-1' in message]
    assert not [message for message in told if b'"kind":"welcome","seat":0' in message]


def test_whoever_left_elsewhere_chooses_no_more_here(tmp_path: Path) -> None:
    """The server that Ann is connected to has not heard yet that she left and Bob sits there now."""
    one, other = (Running(tmp_path / "tables.sqlite", "--pace", "0", before=COLD) for _ in range(2))
    table = one.new_table("corps", "human", "open")
    ann = Player(one.port, table["table"], table["token"])
    version, option = ann.version, ann.options()[0]
    assert other.deed(table["table"], 0, "leave", str(table["token"])).status_code == 200
    bob = Player(other.port, table["table"], other.take(table["table"], 0, "Bob"))
    ann.send(kind="choose", id="x", version=version, texts=[option])
    assert ann.until("refused", "update")["kind"] == "refused"
    ann.send(kind="undo", reach="step")
    assert ann.until("problem")["code"] == "spectator"
    assert bob.choose(option)["kind"] == "update"
    for player in (ann, bob):
        player.close()
    assert "Traceback" not in one.stop() + other.stop()


@pytest.mark.parametrize("seats", [("human", "open"), ("human", "human")])
def test_what_was_seen_is_not_taken_back_because_nobody_is_asked(seats: tuple[str, ...]) -> None:
    """An empty seat, or a person who lets a bot play for a while, agrees to nothing."""
    table = new_table("corps", *seats, practice=False)
    if seats[1] == "human":
        sits = table.seats[1]
        table.take_in(Seated(1, "human", sits.name, sits.token, True))
    for _ in range(200):
        play(table, 1)
        found = moments(table)
        own = [n for n, moment in enumerate(found) if moment.seat == 0 and moment.by_hand]
        if own and seen_since(table, [0], own[-1], found) == CHANCE:
            break
    with pytest.raises(Illegal) as caught:
        plan_undo(table, [0], "step")
    assert caught.value.no.reason == "undo-seen"
