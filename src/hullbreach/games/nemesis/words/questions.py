"""Every question a player can be asked in nemesis."""

from __future__ import annotations

from hullbreach.kernel.phrases import Phrase, Vocabulary
from hullbreach.kernel.topics import ENEMIES, SETUP, by_question

# ---- set-up and Objectives
DRAFT = Phrase("draft", "your character")
OBJECTIVE = Phrase("objective", "which objective do you keep")

# ---- the round
ACTION = Phrase("action", "your action after {done:number}")
PAY = Phrase("pay", "pay {left:number}")
PASSING = Phrase("passing", "discard before you pass")
WAITING = Phrase("waiting", "launch, leave or wait")
RUSH = Phrase("rush", "a third action")
DISCARD = Phrase("discard", "discard {left:number}")
REPLACE = Phrase("replace", "replace after {done:number}")
INTERRUPT = Phrase("interrupt", "interrupt {seat:seat}")
INTERRUPT_AGAIN = Phrase("interrupt-again", "interrupt the interruption of {seat:seat}")

# ---- picks
PICK = Phrase("pick", "pick")
WAY = Phrase("way", "which way")
WHOM = Phrase("whom", "whom")
WHERE = Phrase("where", "where to")
THROUGH = Phrase("through", "through which corridor")
TARGET = Phrase("target", "which target")
MAY = Phrase("may", "do it")
PEEK = Phrase("peek", "which tile")

# ---- moving
CAREFUL = Phrase("careful", "where is the noise")
WHO_MOVES = Phrase("who-moves", "who moves")
CONSENT = Phrase("consent", "move at the word of {seat:seat}")
CONSENT_TO = Phrase("consent-to", "move with {seat:seat} to {room:room}")
REROLL_NOISE = Phrase("reroll-noise", "roll {face:noise} again")
ESCAPE_ORDER = Phrase("escape-order", "who attacks next")
DOOR_TOKEN = Phrase("door-token", "a door for {corridor:corridor}")
DOORS = Phrase("doors", "doors of {room:room}")

# ---- combat and wounds
REROLL = Phrase("reroll", "roll {face:combat} again")
SPEND_AMMO = Phrase("spend-ammo", "more ammo of {weapon:item}")
SHOOT_AGAIN = Phrase("shoot-again", "shoot {intruder:intruder} again")
PROTECT = Phrase("protect", "ignore the attack")
RETREAT_ORDER = Phrase("retreat-order", "who retreats next")
OVERLOADED = Phrase("overloaded", "what do you drop")
SCAN = Phrase("scan", "which card is scanned")

# ---- things
KEEP = Phrase("keep", "which item do you keep")
FULL_HANDS = Phrase("full-hands", "hands full for {item:item}")
FULL_HANDS_OBJECT = Phrase("full-hands-object", "hands full for {object:object}")
TRADE = Phrase("trade", "trade with whom")
OFFER = Phrase("offer", "what do you offer {seat:seat}")
RETURN = Phrase("return", "what do you return to {seat:seat}")
SETTLE = Phrase("settle", "exchange with {seat:seat}")

# ---- the ship
ENGINE = Phrase("engine", "tokens of engine {engine:number}")
EVENT_CARD = Phrase("event-card", "where does the event card go")
WHICH_POD = Phrase("which-pod", "which pod")
LAUNCH = Phrase("launch", "launch {pod:pod} or wait")

# ---- the Intruder player
TAKE_OVER = Phrase("take-over", "play the intruders")
PLOT = Phrase("plot", "your intruder action")
KEEP_PLOT = Phrase("keep-plot", "which card do you keep")
SEND = Phrase("send", "who moves where")
SET_ON = Phrase("set-on", "who attacks whom")
ATTACK_CARD = Phrase("attack-card", "which attack")
PLANNING = Phrase("planning", "which event")

QUESTIONS = Vocabulary([phrase for phrase in list(globals().values()) if isinstance(phrase, Phrase)])
# Which of them a person would rather not be bothered with, by what they are about.
TOPICS = by_question(
    {
        ENEMIES: (ESCAPE_ORDER, RETREAT_ORDER),
        SETUP: (DRAFT,),
    }
)
