"""What a question does not offer is refused with its reason and by its rule, whatever question is open."""

from __future__ import annotations

import pytest

from hullbreach.games.hunt.content.actions import SHOOT, SHOTGUN
from hullbreach.games.hunt.content.load import load
from hullbreach.games.hunt.rulebook import RULEBOOK
from hullbreach.games.hunt.rules.armies.deployment import Deploy
from hullbreach.games.hunt.rules.board.builder import BuildBoard, LayTile, PlaceDoor
from hullbreach.games.hunt.rules.board.disengage import Disengage
from hullbreach.games.hunt.rules.board.displacement import Displace
from hullbreach.games.hunt.rules.board.movement import MOVE, Walk
from hullbreach.games.hunt.rules.cards.playing import ChooseTargets
from hullbreach.games.hunt.rules.cards.windows import Between, CardWindow
from hullbreach.games.hunt.rules.combat.acid import SpillAcid
from hullbreach.games.hunt.rules.combat.attack import Dice
from hullbreach.games.hunt.rules.combat.hits import Blow, TakeHit, Victims, Wounds
from hullbreach.games.hunt.rules.combat.hosts import Hatch
from hullbreach.games.hunt.rules.combat.tests import MayReroll
from hullbreach.games.hunt.rules.combat.tile_attacks import Cut, PointBlank, ShotAtEach
from hullbreach.games.hunt.rules.effects.moves import CardMove, CardPlace
from hullbreach.games.hunt.rules.effects.run import Context
from hullbreach.games.hunt.rules.modes.custom import ROOM, ChooseStart, PickTarget
from hullbreach.games.hunt.rules.setup import ChooseCarrier, Decks, Escort
from hullbreach.games.hunt.rules.tokens.reveal import RevealOne, Shift
from hullbreach.games.hunt.rules.turn.environment import PickForEvent
from hullbreach.games.hunt.rules.turn.sentry import SentryStep, SentryWindow, TacticalSentry
from hullbreach.games.hunt.rules.turn.turn import ActivationPhase
from hullbreach.games.hunt.words import options as opt
from hullbreach.games.hunt.words import questions, rolls
from hullbreach.kernel.options import Option, Options
from hullbreach.kernel.phrases import Phrase
from hullbreach.kernel.procedures import Procedure
from hullbreach.kernel.requests import Ask
from hullbreach.text import LANGS
from tests.games.hunt.fights import SERGEANT, field
from tests.games.hunt.positions import position, reason

# Pieces by number: the Sergeant and an Alien who stand on the first tile, and a Predator on the last.
SOLDIER, ALIEN, PREDATOR = 0, 12, 24
HERE, BESIDE, FAR = 0, 1, 4
BLOW = Blow(SOLDIER, 10)
BREACH = load().environment_index["hull_breach"]
CARD = Context(0, 0, pieces=(SOLDIER,))

# The question, what is chosen instead of what it offers, and the answer.
ELSE = opt.LAUNCH
REFUSED: list[tuple[Procedure, Phrase, tuple[int, ...], str]] = [
    (SpillAcid(ALIEN, HERE, ()), ELSE, (), "not-offered HUNT-ACID-04"),
    (SpillAcid(ALIEN, HERE, ()), opt.ACID_HITS, (PREDATOR,), "not-on-the-tile HUNT-ACID-04"),
    (Dice(SOLDIER, SHOOT, 1), ELSE, (), "attack-goes-on HUNT-RNG-02"),
    (Dice(SOLDIER, SHOOT, 1), opt.AIM_AT, (SOLDIER,), "not-an-enemy HUNT-RNG-08"),
    (BuildBoard(0), opt.BUILD_AT, (0,), "nothing-fits-there HUNT-CVC-20"),
    (BuildBoard(0), ELSE, (), "not-offered HUNT-CVC-20"),
    (LayTile(0, 0), ELSE, (), "not-offered HUNT-CVC-20"),
    (PlaceDoor(0, 1), ELSE, (), "not-offered HUNT-CVC-20"),
    (PlaceDoor(0, 1), opt.PLACE_DOOR, (0,), "door-there HUNT-CVC-20"),
    (CardWindow("activation_start", 0, SOLDIER), ELSE, (), "not-offered HUNT-CARD-10"),
    (CardWindow("activation_start", 0, SOLDIER), opt.RAGE, (), "no-rage-now HUNT-SKP-04"),
    (CardWindow("activation_start", 0, SOLDIER), opt.CONVERT, (SOLDIER,), "is-a-model HUNT-BLIP-03"),
    (CardWindow("when_hit", 0, SOLDIER), opt.CONVERT, (SOLDIER,), "not-in-the-middle-of-a-roll HUNT-BLIP-22"),
    (Between(0), ELSE, (), "not-offered HUNT-CARD-10"),
    (Between(0), opt.IMPROVED_HIDE, (ALIEN,), "not-yours HUNT-SKA-07"),
    (ChooseStart(0, 0), ELSE, (), "not-offered HUNT-CVC-01"),
    (ChooseStart(0, 0), opt.START_ON, (HERE,), "marines-start-in-rooms HUNT-CVC-03"),
    (PickTarget(0, 1, ROOM), ELSE, (), "not-offered HUNT-CVC-13"),
    (Deploy(()), ELSE, (), "not-offered HUNT-SET-09"),
    (Disengage(SOLDIER), opt.CHOOSE_TILE, (FAR,), "cannot-go-there HUNT-DIS-04"),
    (Displace(ALIEN, HERE, BESIDE), ELSE, (), "not-offered HUNT-DISP-01"),
    (Displace(ALIEN, HERE, BESIDE), opt.DISPLACE, (PREDATOR,), "not-on-the-tile HUNT-DISP-01"),
    (Displace(ALIEN, HERE, BESIDE), opt.DISPLACE, (SOLDIER,), "not-exactly-full HUNT-DISP-05"),
    (Displace(ALIEN, HERE, BESIDE), opt.DISPLACE_SIDE, (0,), "cannot-displace-side HUNT-DISP-04"),
    (PickForEvent(BREACH, (0,), ()), ELSE, (), "not-offered HUNT-CARD-04"),
    (PickForEvent(BREACH, (0,), ()), opt.CHOOSE_TILE, (HERE,), "not-for-this-card HUNT-CARD-04"),
    (TakeHit(BLOW), ELSE, (), "dodge-or-not HUNT-SKM-03"),
    (Wounds(BLOW, 1), ELSE, (), "not-offered HUNT-SKM-13"),
    (Wounds(BLOW, 1), opt.TRANSFER, (ALIEN,), "cannot-take-wound HUNT-SKM-11"),
    (Victims(1, BLOW), ELSE, (), "not-offered HUNT-SPEC-12"),
    (Victims(1, BLOW), opt.NEXT_VICTIM, (ALIEN,), "not-struck HUNT-SPEC-12"),
    (Hatch(1, 0, 0), ELSE, (), "not-offered HUNT-SPEC-08"),
    (Hatch(1, 0, 0), opt.HATCH_ON, (FAR,), "cannot-hatch-there HUNT-SPEC-08"),
    (Walk(PREDATOR, MOVE, 3, False, 1), ELSE, (), "in-the-middle-of-a-move HUNT-SENT-03"),
    (Walk(PREDATOR, MOVE, 3, False, 1), opt.STEP, (HERE,), "not-adjacent HUNT-MOV-01"),
    (Walk(PREDATOR, MOVE, 3, False, 1), opt.STOP, (), "tile-full HUNT-SKA-02"),
    (ChooseTargets(0, 0, ()), ELSE, (), "not-offered HUNT-CARD-19"),
    (RevealOne(ALIEN), ELSE, (), "not-offered HUNT-BLIP-04"),
    (RevealOne(SOLDIER), opt.BECOME, (0,), "not-among-unrevealed HUNT-BLIP-11"),
    (RevealOne(ALIEN), opt.STAY_HIDDEN, (), "cannot-stay-hidden HUNT-BLIP-09"),
    (Shift(PREDATOR), opt.SHIFT, (HERE,), "cannot-shift-there HUNT-BLIP-12"),
    (SentryWindow(ALIEN, False), ELSE, (), "not-offered HUNT-SENT-03"),
    (TacticalSentry(SOLDIER), ELSE, (), "not-offered HUNT-SENT-03"),
    (SentryStep(), ELSE, (), "not-offered HUNT-SENT-03"),
    (Escort(), opt.ESCORT, (0,), "cannot-be-escorted HUNT-M05-05"),
    (ChooseCarrier(0, 1), ELSE, (), "not-offered HUNT-CVC-07"),
    (ChooseCarrier(0, 1), opt.CARRIER, (ALIEN,), "cannot-carry-it HUNT-CVC-07"),
    (Decks(), ELSE, (), "whole-hand-or-none HUNT-CARD-06"),
    (MayReroll(SOLDIER, 9, 8, 0, rolls.RANGED, ()), ELSE, (), "cannot-reroll HUNT-CON-03"),
    (MayReroll(SOLDIER, 9, 8, 0, rolls.RANGED, ()), opt.REROLL_LEVEL, (), "no-rerolls-left HUNT-DEC-46"),
    (ShotAtEach(SOLDIER, SHOTGUN, 0), ELSE, (), "not-offered HUNT-SPEC-12"),
    (ShotAtEach(SOLDIER, SHOTGUN, 0), opt.NEXT_VICTIM, (PREDATOR,), "not-struck HUNT-SPEC-12"),
    (PointBlank(SOLDIER, 1 << ALIEN), ELSE, (), "attack-goes-on HUNT-BAS-11"),
    (PointBlank(SOLDIER, 1 << ALIEN), opt.AIM_AT, (ALIEN,), "named-before HUNT-BAS-11"),
    (Cut(PREDATOR, HERE), ELSE, (), "not-offered HUNT-SPEC-05"),
    (Cut(PREDATOR, HERE), opt.WOUND_SIDE, (2,), "nobody-of-them-there HUNT-SPEC-05"),
    (Cut(PREDATOR, HERE), opt.CHOOSE_PIECE, (PREDATOR,), "not-on-the-tile HUNT-SPEC-05"),
    (ActivationPhase(0), ELSE, (), "not-offered HUNT-TURN-07"),
    (CardMove(CARD, SOLDIER, "", False, 1), ELSE, (), "not-offered HUNT-MOV-09"),
    (CardMove(CARD, SOLDIER, "", False, 1), opt.CHOOSE_TILE, (FAR,), "cannot-go-there HUNT-MOV-09"),
    (CardPlace(CARD, SOLDIER, ""), ELSE, (), "not-offered HUNT-MOV-09"),
    (CardPlace(CARD, SOLDIER, ""), opt.CHOOSE_TILE, (FAR,), "cannot-go-there HUNT-MOV-09"),
]


def question_and_phrase(value: object) -> str:
    return value.id if isinstance(value, Phrase) else type(value).__name__ if isinstance(value, Procedure) else ""


@pytest.mark.parametrize(("question", "phrase", "args", "why"), REFUSED, ids=question_and_phrase)
def test_what_is_not_offered_is_refused(question: Procedure, phrase: Phrase, args: tuple[int, ...], why: str) -> None:
    g = field({"marine-1": f"r0c0 {SERGEANT}", "alien-1": "r0c0", "predator-1": "r0c4"})
    g.request = Ask(0, questions.ACTIVATE, (), Options())
    assert reason(question.refuse(g, Option(phrase, args))) == why


@pytest.mark.parametrize("asking", [Shift(0), Disengage(0), BuildBoard(0), Escort()], ids=lambda it: type(it).__name__)
def test_what_belongs_to_another_question_is_not_taken_for_an_answer(asking: Procedure) -> None:
    # The number of a link is not that of a tile; a refusal that took it for one could not be told.
    g = position({"predator-1": "hall-1"}, mission="mission_02", others=True)
    for option in (Option(opt.CHOOSE_LINK, (99,)), Option(opt.ACCEPT, ())):
        no = asking.refuse(g, option)
        assert no.reason == "not-offered"
        for lang in LANGS:
            assert RULEBOOK.voice.say_no(g.names, no, lang)
