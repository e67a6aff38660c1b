"""Every question of encounters, with its canonical text."""

from __future__ import annotations

from hullbreach.kernel.phrases import Phrase, Vocabulary
from hullbreach.kernel.topics import ENEMIES, SETUP, by_question

ROLE = Phrase("role", "choose a role")
FIRST = Phrase("first", "choose the first player")
ACTION = Phrase("action", "choose an action")
ALIEN_ACTION = Phrase("alien-action", "choose an action of the alien")
OFFER = Phrase("offer", "coordinate a card with {seat:seat}")
PRICE = Phrase("price", "how much of {number:number} attack is paid with recruit points")
MAY = Phrase("may", "use {card:card} or not")
EITHER = Phrase("either", "choose what {card:card} does")
PLAYER = Phrase("player", "choose a player for {card:card}")
DISCARD = Phrase("discard", "choose a card to discard, {number:number} left")
KILL_OWN = Phrase("kill-own", "choose a character to kill")
SHOW = Phrase("show", "show a card of {class:class} or not")
HEAL = Phrase("heal", "choose a Strike of {seat:seat} to heal")
SORT = Phrase("sort", "discard or put back the cards you look at")
FREE_SCAN = Phrase("free-scan", "choose a room to scan")
PEEK = Phrase("peek", "choose a room to look into")
MOVE = Phrase("move", "choose a card to move")
ENEMY = Phrase("enemy", "choose an enemy for {card:card}")
HQ = Phrase("hq", "choose a character of the HQ")
COPY = Phrase("copy", "choose a card to copy")
ORDER = Phrase("order", "choose what happens next")
GUARD = Phrase("guard", "guard {seat:seat} against a Strike")
AGENDA = Phrase("agenda", "choose whose agenda is revealed")

QUESTIONS = Vocabulary([phrase for phrase in list(globals().values()) if isinstance(phrase, Phrase)])
# Which of them a person would rather not be bothered with, by what they are about.
TOPICS = by_question(
    {
        ENEMIES: (ORDER,),
        SETUP: (ROLE, FIRST),
    }
)
