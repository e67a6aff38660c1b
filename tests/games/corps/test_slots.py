"""Which weapons go together. CORPS-AMB-19"""

from __future__ import annotations

import pytest

from tests.games.corps.maps import room
from tests.scripted_table import Table, table

RIFLE, SMART, FIRE, GUN, SHOTGUN, GRENADES = (
    "m41a_pulse_rifle",
    "m56_smart_gun",
    "m240_incinerator",
    "hk_vp70",
    "ithaca_37",
    "m40_grenades",
)
PLAIN, BACKUP = (RIFLE, FIRE), (GUN, SHOTGUN, GRENADES)


def equipping(worn: list[str], hand: list[str]) -> Table:
    """Hicks in his equip step."""
    return table(
        {
            "board": room(3, 1),
            "characters": {"hicks": {"at": "0,0", "weapons": worn}},
            "hands": {"seat-1": hand},
            "turn": {"step": "equip"},
        }
    )


@pytest.mark.rules("CORPS-AMB-19")
def test_one_weapon_of_any_kind() -> None:
    for weapon in (*PLAIN, *BACKUP, SMART):
        equipping([], [weapon]).offers(f"equip hicks with {weapon}")


@pytest.mark.rules("CORPS-AMB-19")
def test_two_weapons_are_one_with_and_one_without_backup_in_either_order() -> None:
    for main in PLAIN:
        for second in BACKUP:
            equipping([main], [second]).offers(f"equip hicks with {second}")
            equipping([second], [main]).offers(f"equip hicks with {main}")
        for other in PLAIN:
            equipping([main], [other]).refuses(f"equip hicks with {other}", reason="needs-backup", rule="CORPS-EQP-04")
    for one in BACKUP:
        for other in BACKUP:
            equipping([one], [other]).refuses(f"equip hicks with {other}", reason="one-backup", rule="CORPS-EQP-05")


@pytest.mark.rules("CORPS-AMB-19")
def test_nothing_beside_a_bulky_weapon_and_never_a_third() -> None:
    for weapon in (*PLAIN, *BACKUP):
        equipping([SMART], [weapon]).refuses(f"equip hicks with {weapon}", reason="bulky", rule="CORPS-EQP-06")
        equipping([weapon], [SMART]).refuses(f"equip hicks with {SMART}", reason="bulky", rule="CORPS-EQP-06")
        equipping([RIFLE, GUN], [weapon]).refuses(f"equip hicks with {weapon}", reason="no-slot", rule="CORPS-EQP-03")
