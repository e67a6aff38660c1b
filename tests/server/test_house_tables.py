"""A server with house content: the lobby offers it, and a table keeps it when the server starts without."""

from __future__ import annotations

from pathlib import Path

from tests.server.running import Player, Running, bearer, running

HOUSE = Path(__file__).parents[2] / "docs" / "examples" / "house"


def shown(server: Running, table: dict[str, object]) -> dict[str, object]:
    """What the person at a table sees."""
    player = Player(server.port, table["table"], table["token"])
    player.close()
    return player.scene


def test_a_house_mission_is_offered_set_up_and_kept(tmp_path: Path) -> None:
    with running(tmp_path, "--pace", "0", "--content", str(HOUSE)) as server:
        games = {game["id"]: game for game in server.http.get("/api/games").json()}
        labels = [preset["label"] for preset in games["corps"]["presets"]]
        assert "Night Shift" in labels
        assert "Newt" in labels
        sheets = server.http.get("/api/cards/corps").json()["sheets"]
        assert any(card["name"] == "Cold Coffee" for sheet in sheets for card in sheet["cards"])
        table = server.new_table("corps", "human", "bot", settings={"mission": "night_shift"}, name="Ann")
        before = shown(server, table)
        assert before["title"] == "Night Shift"
    with running(tmp_path, "--pace", "0") as server:
        after = shown(server, table)
        assert after["title"] == "Night Shift"
        assert after["question"] == before["question"]
        answer = server.http.get(f"/api/tables/{table['table']}/record", headers=bearer(table["token"]))
        assert "night_shift" in answer.text
        body = {"game": "corps", "seats": ["human"], "settings": {"mission": "night_shift"}}
        refused = server.http.post("/api/tables", json=body)
        assert refused.status_code == 422
        assert "night_shift" in refused.text
