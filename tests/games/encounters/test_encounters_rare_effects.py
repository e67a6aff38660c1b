"""Effects as the language of the cards allows them, where the cards of the box do not go."""

from __future__ import annotations

import pytest

from hullbreach.games.encounters.content.vocabulary import VOCABULARY
from hullbreach.parts.parser import parse_effect
from tests.games.encounters.tables import EncountersTable, encounters, hand

ALIEN = {"fate": "alien", "avatar": "avatar_praetorian"}


def table(
    patch: pytest.MonkeyPatch, card: str, effect: str, seat: dict[str, object], **given: object
) -> EncountersTable:
    """A table at which this effect stands on a card in the hand of the first of two players."""
    players = {"seat-1": {"hand": [card], **seat}, "seat-2": hand("grunt")}
    t = encounters({"players": players, **given}, players=2, player_aliens=True)
    patch.setattr(t.g.faces[t.g.fixed.index[card]], "clauses", (parse_effect(effect, VOCABULARY, "test"),))
    return t


@pytest.mark.rules("ENC-HIV-09")
def test_several_hive_cards_leap_one_after_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    hive = ["sluggish_drone", "carrier_drone", "wounded_drone", "resin_worker", "ash"]
    t = table(monkeypatch, "specialist", "play: ambush 3", {}, hive=hive)
    t.play("play specialist")
    t.expect({"combat": hive[:3], "hive": hive[3:]})


@pytest.mark.rules("ENC-TRN-07", "ENC-TRN-05")
def test_what_is_meant_for_a_player_who_died_of_the_first_part_falls_away(monkeypatch: pytest.MonkeyPatch) -> None:
    dying = {"strikes": ["inner_jaw", "inner_jaw"]}
    strikes = ["inner_jaw", "gash", "scratch"]
    t = table(monkeypatch, "specialist", "play: strike 1 ; gain sergeant", dying, strike_deck=strikes)
    sergeants = t.value("sergeants.count")
    t.play("play specialist")
    t.expect({"players.seat-1.fate": "dead", "players.seat-1.discard": [], "sergeants.count": sergeants})
    t.expect({"turn": "seat-2"})


@pytest.mark.rules("ENC-GEN-03", "ENC-ALN-20")
def test_an_alien_may_draw_as_long_as_the_common_piles_hold_a_card(monkeypatch: pytest.MonkeyPatch) -> None:
    effect = "play: may draw 1 ; attack 3"
    for deck, discard in ([["slash"], []], [[], ["slash"]]):
        t = table(monkeypatch, "screech", effect, ALIEN, alien_deck=deck, alien_discard=discard)
        t.play("play screech").expect({"question.prompt": "use screech or not"})
    t = table(monkeypatch, "screech", effect, ALIEN, alien_deck=[], alien_discard=[])
    t.play("play screech").expect({"question.prompt": "choose an action of the alien"})
