"""A table to which people come: its code, who sits there, and its beginning, as clients are told."""

from __future__ import annotations

from tests.server.running import Player, Running, bearer, settled, whoever_is_asked


def test_people_come_by_a_code_and_somebody_begins(server: Running) -> None:
    table = server.new_table("encounters", "human", "open", "open", name="Ana", listed=True, gathers=True, clock=1)
    ana = Player(server.port, table["table"], table["token"])
    code = str(ana.table["code"])
    assert ana.table["gathers"]
    assert (ana.question, ana.table["held"]) == (None, False)
    found = server.http.get(f"/api/codes/{code[:3].lower()}-{code[3:]}")
    assert found.json() == {"table": table["table"]}
    wrong = server.http.get("/api/codes/NOSUCH")
    assert (wrong.status_code, wrong.json()["error"]) == (404, "no-table")
    assert server.http.get(f"/api/codes/{'x' * 50}").status_code == 422

    token = server.take(table["table"], 1, "Bo")
    while ana.table["seats"][1]["name"] != "Bo":  # type: ignore[index]
        ana.until("table", "welcome")
    # The clock does not run, and nobody is asked, as long as people come.
    bo = Player(server.port, table["table"], token)
    assert bo.table["clock"] == {"seconds": 1, "left": None}
    assert bo.choose("pass")["reason"] == "not-asked"
    mine = {"tables": [{"table": table["table"], "token": token}]}
    listed = server.http.post("/api/tables/mine", json=mine).json()[0]
    assert (listed["gathers"], listed["asked"], listed["yours"]) == (True, [], [1])
    assert server.deed(table["table"], 1, "begin", str(table["token"])).status_code == 403
    assert server.http.post(f"/api/tables/{table['table']}/seats/1/begin").status_code == 401

    begun = server.deed(table["table"], 1, "begin", token)
    assert begun.status_code == 200
    assert [seat["kind"] for seat in begun.json()["seats"]] == ["human", "human", "bot"]
    for player in (ana, bo):
        while player.table["gathers"]:
            player.until("table", "welcome")
    assert whoever_is_asked(ana, bo).question is not None
    # A second time it changes nothing, and the seats are taken.
    assert server.deed(table["table"], 1, "begin", token).json()["version"] >= begun.json()["version"]
    taken = server.http.post(f"/api/tables/{table['table']}/seats/2/take", json={"name": "Cleo"})
    assert (taken.status_code, taken.json()["error"]) == (409, "seat-taken")
    for player in (ana, bo):
        player.close()


def test_nobody_looks_into_several_hands_before_it_begins(server: Running) -> None:
    table = server.new_table("nemesis", "human", "open", "open", gathers=True)
    ana, watcher = Player(server.port, table["table"], table["token"]), Player(server.port, table["table"])
    assert ana.seat == 0
    assert settled(ana.scene) == settled(watcher.scene)
    ana.send(kind="hint")
    assert ana.until("hint", "problem")["code"] == "no-hint"
    # Nor whom one would lead.
    hunt = server.new_table("hunt", "human", "open", "open", gathers=True)
    dealt = server.http.get(f"/api/tables/{hunt['table']}/dealt", headers=bearer(hunt["token"]))
    assert dealt.json() == {"choices": [], "people": [], "changed": False}
    server.deed(table["table"], 0, "begin", str(table["token"]))
    while ana.scene["seat"] != 0:
        ana.until("welcome")
    assert settled(ana.scene) != settled(watcher.scene)
    for player in (ana, watcher):
        player.close()


def test_a_table_that_everybody_left_before_it_began_is_not_shown(server: Running) -> None:
    table = server.new_table("corps", "human", "open", listed=True, gathers=True)
    shown = lambda: [each["id"] for each in server.http.get("/api/tables").json()]  # noqa: E731
    assert table["table"] in shown()
    assert server.deed(table["table"], 0, "leave", str(table["token"])).status_code == 200
    assert table["table"] not in shown()
