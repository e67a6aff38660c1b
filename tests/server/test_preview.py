"""Tables from afar: what one would begin with, before anybody sits down, and what waits at one's own."""

from __future__ import annotations

import pytest

from tests.server.running import Running


def ask(server: Running, **body: object) -> dict[str, object]:
    answer = server.http.post("/api/preview", json={"players": 3, **body})
    assert answer.status_code == 200, answer.text
    scene = answer.json()["scene"]
    assert isinstance(scene, dict)
    return scene


@pytest.mark.parametrize(("lang", "side"), [("en", "Predators"), ("de", "Predatoren")])
def test_the_map_and_the_goals_of_a_mission(server: Running, lang: str, side: str) -> None:
    scene = ask(server, game="hunt", settings={"mission": "mission_02"}, lang=lang)
    (board,) = [area for area in scene["areas"] if area["shape"] == "grid"]
    starts = {mark for cell in board["cells"] for mark in cell["marks"] if mark.startswith("start-")}
    assert starts == {"start-0", "start-1", "start-2"}
    assert any(section["title"] == side and section["lines"] for section in scene["goals"])
    # Nobody sits there yet: nothing is asked, and nothing is known that a watcher would not know.
    assert (scene["seat"], scene["question"]) == (-1, None)


def test_every_game_has_one(server: Running) -> None:
    for game in server.http.get("/api/games").json():
        assert ask(server, game=game["id"])["game"] == game["id"]


def test_a_game_says_with_how_many_seats_a_setting_goes_and_where_it_matters(server: Running) -> None:
    games = {game["id"]: game for game in server.http.get("/api/games").json()}
    settings = {game: {one["name"]: one for one in games[game]["settings"]} for game in games}
    seats = {
        (name, value["value"]): value["seats"]
        for game in ("hunt", "nemesis")
        for name, one in settings[game].items()
        for value in one["values"]
    }
    assert (seats["mission", "mission_01"], seats["mission", "arena"]) == ([2, 3], [1, 2, 3, 4])
    assert (seats["factions", "marine_alien"], seats["horde_by", "player"]) == ([2], [2, 3, 4])
    # Whoever plays nemesis alone plays it solo, whatever was said.
    assert (seats["mode", "semi_coop"], seats["mode", "solo"]) == ([2, 3, 4, 5], [1])
    assert settings["hunt"]["survivors"]["where"] == settings["hunt"]["arena_rounds"]["where"] == {"mission": ["arena"]}
    assert settings["hunt"]["points"]["where"] == {"mission": ["custom", "arena"], "forces": ["lists"]}
    assert settings["nemesis"]["intruder_player"]["where"] == {"mode": ["semi_coop"]}
    assert settings["corps"]["faq11"]["where"] == {"edition": ["2020"]}
    for game, every in settings.items():
        for one in every.values():
            for other, values in one["where"].items():
                known = [value["value"] for value in every[other]["values"]]
                assert set(values) <= set(known), (game, one["name"])


def test_what_cannot_be_set_up_is_refused(server: Running) -> None:
    for body in ({"game": "hunt", "settings": {"mission": "nowhere"}}, {"game": "hunt", "players": 9}):
        assert server.http.post("/api/preview", json={"players": 3, **body}).status_code in (400, 422)
    assert server.http.post("/api/preview", json={"game": "chess", "players": 2}).status_code == 404


def test_whoever_sits_at_a_table_sees_from_afar_how_it_stands(server: Running) -> None:
    mine = server.new_table("nemesis", "human", "open", listed=True)
    now = f"/api/tables/{mine['table']}/now"
    seen = server.http.get(now, params={"lang": "de"}, headers={"authorization": f"Bearer {mine['token']}"}).json()
    assert (seen["scene"]["seat"], seen["scene"]["lang"]) == (0, "de")
    assert seen["scene"]["question"]["choices"]
    # Nobody else sees it, and nobody is kept from sitting down because somebody looked.
    for headers in ({}, {"authorization": "Bearer nonsense"}):
        answer = server.http.get(now, headers=headers)
        assert (answer.status_code, answer.json()["error"]) == (403, "not-yours")
    assert server.http.get(f"/api/tables/{mine['table']}").json()["joinable"]
    assert server.http.get("/api/tables/nowhere/now").status_code == 404
