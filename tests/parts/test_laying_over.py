"""House content laid over the box's: records by their ids, tables key by key, defaults, what is taken away."""

from __future__ import annotations

from pathlib import Path

import pytest

from hullbreach.kernel.errors import BadInput
from hullbreach.parts.house import Files, lay_over, names_in, read_house
from hullbreach.parts.reader import Reader, Reading

BOX: dict[str, object] = {
    "count": 2,
    "numbers": {"dice": 2, "sides": {"marine": 10, "alien": 6}},
    "card": [
        {"id": "knife", "cost": 1, "body": {"size": 1, "marks": ["x"]}, "words": ["sharp"]},
        {"id": "torch", "cost": 2},
    ],
}
DEFAULTS = {"card": {"cost": 0, "words": []}, "card weapon": {"range": 1}}


def over(**house: object) -> dict[str, object]:
    return lay_over(BOX, Reader(house, "items.toml"), DEFAULTS)


def test_a_record_whose_id_the_box_has_changes_only_the_keys_it_gives() -> None:
    assert over(card=[{"id": "knife", "cost": 3, "body": {"size": 2}}])["card"] == [
        {"id": "knife", "cost": 3, "body": {"size": 2, "marks": ["x"]}, "words": ["sharp"]},
        {"id": "torch", "cost": 2},
    ]
    assert BOX["card"][0]["cost"] == 1  # type: ignore[index]


def test_a_new_record_has_the_defaults_of_its_kind_and_its_type() -> None:
    assert over(card=[{"id": "bow", "type": "weapon"}, {"id": "rope", "cost": 4}])["card"][2:] == [  # type: ignore[index]
        {"id": "bow", "type": "weapon", "cost": 0, "words": [], "range": 1},
        {"id": "rope", "cost": 4, "words": []},
    ]


def test_a_record_like_another_is_a_copy_with_changes_also_of_one_of_the_house() -> None:
    made = over(card=[{"id": "saw", "like": "knife", "cost": 5}, {"id": "old_saw", "like": "saw", "words": "none"}])
    assert made["card"][2:] == [  # type: ignore[index]
        {"id": "saw", "cost": 5, "body": {"size": 1, "marks": ["x"]}, "words": ["sharp"]},
        {"id": "old_saw", "cost": 5, "body": {"size": 1, "marks": ["x"]}},
    ]


def test_none_takes_tables_and_lists_away_and_is_a_word_anywhere_else() -> None:
    made = over(card=[{"id": "knife", "body": "none", "cost": "none"}], numbers={"sides": "none"})
    assert made["card"][0] == {"id": "knife", "cost": "none", "words": ["sharp"]}  # type: ignore[index]
    assert made["numbers"] == {"dice": 2}
    assert "numbers" not in over(numbers="none")


def test_tables_are_merged_and_anything_else_is_replaced() -> None:
    made = over(numbers={"sides": {"alien": 8}}, count=9, extra=1)
    assert made["numbers"] == {"dice": 2, "sides": {"marine": 10, "alien": 8}}
    assert (made["count"], made["extra"]) == (9, 1)


@pytest.mark.parametrize(
    ("house", "complaint"),
    [
        ({"card": 3}, "items.toml: card: 3, expected a list of tables"),
        ({"card": [3]}, "items.toml: card[0]: 3, expected a table"),
        ({"card": [{"cost": 3}]}, "items.toml: card[0]: id: missing, expected a text"),
        ({"card": [{"id": "a b"}]}, "items.toml: card a b: id: 'a b', expected small letters, digits and _"),
        ({"card": [{"id": "a", "like": 3}]}, "items.toml: card a: like: 3, expected one of knife, torch"),
        ({"card": [{"id": "a"}, {"id": "a"}]}, "items.toml: card a: occurs twice"),
        (
            {"card": [{"id": "a", "like": "knive"}]},
            "items.toml: card a: like: 'knive', expected one of knife, torch; did you mean 'knife'?",
        ),
    ],
)
def test_what_cannot_be_laid_over_is_refused(house: dict[str, object], complaint: str) -> None:
    with pytest.raises(BadInput) as wrong:
        over(**house)
    assert str(wrong.value) == complaint


def test_whatever_cannot_be_laid_over_is_told_at_once_and_what_is_like_it_is_not_told() -> None:
    reading = Reading(True)
    cards = [
        {"id": "bow", "like": "bough"},
        {"id": "long_bow", "like": "bow"},
        3,
        {"id": "rope"},
        {"id": "rope"},
        {"id": "saw", "like": "knife"},
    ]
    made = lay_over(BOX, Reader({"card": cards}, "items.toml", reading), DEFAULTS)
    assert [record["id"] for record in made["card"]] == ["knife", "torch", "rope", "saw"]  # type: ignore[attr-defined]
    assert [str(wrong) for wrong in reading.wrong] == [
        "items.toml: card[2]: 3, expected a table",
        "items.toml: card bow: like: 'bough', expected one of knife, torch",
        "items.toml: card rope: occurs twice",
    ]


def box(folder: Path) -> Path:
    (folder / "items.toml").write_text('[[card]]\nid = "knife"\ncost = 1\n[[card]]\nid = "torch"\ncost = 2\n', "utf-8")
    return folder


def read_costs(files: Files) -> list[int]:
    def cost(r: Reader) -> int:
        r.text("id")
        found = r.number("cost", 0, 5)
        r.done()
        if found == 5:
            raise r.bad("cost", "5 is only for kings")
        return found

    return files.read("items").each("card", cost)


def test_all_complaints_come_at_once_and_what_may_follow_from_them_does_not_count(tmp_path: Path) -> None:
    cards = [{"id": "knife", "cost": 9, "size": 1}, {"id": "bow", "cost": "two"}, {"id": "rope", "cost": 5}]
    files = Files(box(tmp_path), {"items": {"card": cards}}, {"items": "mine.toml"}, {})
    with pytest.raises(BadInput) as wrong:
        files.load(read_costs)
    assert str(wrong.value).splitlines() == [
        "mine.toml: card knife: cost: 9, expected a whole number from 0 to 5",
        "mine.toml: card knife: size: unknown key, expected cost or id",
        "mine.toml: card bow: cost: 'two', expected a whole number from 0 to 5",
        "mine.toml: card rope: cost: 5 is only for kings",
    ]


def test_a_table_that_is_none_and_a_file_that_is_none_hide_nothing(tmp_path: Path) -> None:
    (tmp_path / "people.toml").write_text('[[man]]\nid = "bob"\n[rules]\nmost = 2\n', "utf-8")
    house: dict[str, object] = {"items": 3, "people": {"rules": 4, "man": [{"id": "bob", "age": 200}]}, "peeple": {}}

    def read(files: Files) -> int:
        read_costs(files)
        people = files.read("people")
        most = people.table("rules").number("most", 1, 9)
        people.each("man", lambda each: each.number("age", most, 99))
        return most

    with pytest.raises(BadInput) as wrong:
        Files(box(tmp_path), house, {"items": "mine.toml: items", "peeple": "mine.toml"}, {}).load(read)
    assert str(wrong.value).splitlines() == [
        "mine.toml: items: 3, expected a table",
        "mine.toml: 'peeple' is no file of the box, expected one of items, people; did you mean 'people'?",
        "content.people: rules: 4, expected a table",
        "content.people: man bob: age: 200, expected a whole number from 1 to 99",
    ]


def test_an_unknown_key_is_told_with_all_that_may_stand_there() -> None:
    r = Reader({"id": "a", "nmae": "b"}, "items.toml")
    r.text("id")
    assert not r.has("name")
    with pytest.raises(BadInput) as wrong:
        r.done()
    assert str(wrong.value) == "items.toml: nmae: unknown key, expected id or name; did you mean 'name'?"


def test_the_box_itself_complains_about_the_first_thing(tmp_path: Path) -> None:
    assert Files(box(tmp_path), {}, {}, {}).load(read_costs) == [1, 2]
    (tmp_path / "items.toml").write_text(
        '[[card]]\nid = "knife"\ncost = 9\n[[card]]\nid = "torch"\ncost = 8\n', "utf-8"
    )
    with pytest.raises(BadInput) as wrong:
        Files(tmp_path, {}, {}, {}).load(read_costs)
    assert str(wrong.value) == "items.toml: card knife: cost: 9, expected a whole number from 0 to 5"


def test_a_house_is_read_from_several_files_and_knows_where_it_stands(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text('game = "toy"\n[[items.card]]\nid = "a"\n[[people.man]]\nid = "m"\n', "utf-8")
    (tmp_path / "items.toml").write_text(
        'game = "toy"\ncomponent = "items"\n[[card]]\nid = "b"\nname = "Bee"\n', "utf-8"
    )
    house, places = read_house(tmp_path)["toy"]
    assert house == {"items": {"card": [{"id": "a"}, {"id": "b", "name": "Bee"}]}, "people": {"man": [{"id": "m"}]}}
    assert places == {"items": "a.toml: items and items.toml", "people": "a.toml: people"}
    assert names_in({"items": {"card": [{"id": "old_bow", "tags": ["far_away"]}, {"id": "b", "name": "Bee"}]}}) == {
        "old_bow": "Old bow",
        "far_away": "Far away",
        "b": "Bee",
    }
    assert names_in({"dice": {"faces": ["blank", "adult"]}}) == {}
