"""Every question a player can be asked in hunt."""

from __future__ import annotations

from hullbreach.kernel.phrases import Phrase, Vocabulary
from hullbreach.kernel.topics import ORDERS, SETUP, by_question

# ---- set-up
DEPLOY = Phrase("deploy", "where does {model:model} start")
ESCORT = Phrase("escort", "whom do you escort")
MULLIGAN = Phrase("mulligan", "keep your hand")
DEPLOY_TOKEN = Phrase("deploy-token", "where does token {piece:piece} start")
LIST = Phrase("list", "your list {spent:number} of {points:number}")
REFILL = Phrase("refill", "make good your losses {spent:number} of {points:number}")
HERO = Phrase("hero", "your hero {cost:number} points")
START_ON = Phrase("start-on", "where does {side:side} start")
TARGET_ROOM = Phrase("target-room", "target room of {side:side}")
TARGET_TILE = Phrase("target-tile", "target tile of {side:side}")
CARRIER = Phrase("carrier", "who carries {token:token}")
BUILD = Phrase("build", "where do you build")
LAY = Phrase("lay", "what lies at {place:place}")
DOORS = Phrase("doors", "place a door {left:number} left")
FACTIONS = Phrase("factions", "the factions of the next mission")

# ---- the turn
INITIATIVE = Phrase("initiative", "who has the initiative")
BETWEEN = Phrase("between", "between two activations")
ACTIVATE = Phrase("activate", "whom do you activate")
START = Phrase("start", "{piece:piece} is activated")
ACTION = Phrase("action", "action of {piece:piece} {left:number} left")
AFTER_ACTIVATION = Phrase("after-activation", "after the activation of {piece:piece}")
SENTRY_NAMED = Phrase("sentry-named", "{piece:piece} is about to act")
SENTRY_ACTED = Phrase("sentry-acted", "{piece:piece} has acted")
SENTRY_LEFT = Phrase("sentry-left", "use your sentry tokens")
TACTICAL = Phrase("tactical", "{piece:piece} may act at once")

# ---- tokens
BECOME = Phrase("become", "who is {piece:piece}")
HIDE_OR_REVEAL = Phrase("hide-or-reveal", "{piece:piece} is seen")
SHIFT = Phrase("shift", "where does {piece:piece} appear")

# ---- movement
STEP = Phrase("step", "way of {piece:piece} {left:number} left")
DISENGAGE = Phrase("disengage", "where does {piece:piece} go")
DISPLACE = Phrase("displace", "who makes room for {piece:piece}")
DISPLACE_SIDE = Phrase("displace-side", "whose models make room for {piece:piece}")
PUT_BACK = Phrase("put-back", "where does {piece:piece} leave the vent")
SEAL = Phrase("seal", "where does {piece:piece} seal")

# ---- attacks
BEFORE_ATTACK = Phrase("before-attack", "{piece:piece} attacks")
WHEN_ATTACKED = Phrase("when-attacked", "{piece:piece} is attacked")
TARGET = Phrase("target", "next target of {piece:piece} {left:number} left")
ORDER = Phrase("order", "who is struck next")
AFTER_ROLL = Phrase("after-roll", "{piece:piece} failed with {rolled:number}")
REROLL = Phrase("reroll", "{piece:piece} rolled {rolled:number} needing {need:number}")
DODGE = Phrase("dodge", "{piece:piece} is hit")
WHEN_HIT = Phrase("when-hit", "{piece:piece} is hit")
HEAL = Phrase("heal", "{piece:piece} is wounded")
TRANSFER = Phrase("transfer", "who takes the wound of {piece:piece}")
WHEN_WOUNDED = Phrase("when-wounded", "{piece:piece} loses a wound")
WHEN_KILLED = Phrase("when-killed", "{piece:piece} is killed")
AFTER_KILL = Phrase("after-kill", "{piece:piece} has killed")
ACID = Phrase("acid", "whom does the acid hit on {tile:tile}")
DISC_SIDE = Phrase("disc-side", "whom does the disc cut on {tile:tile}")
DISC_VICTIM = Phrase("disc-victim", "which of yours is cut on {tile:tile}")
HATCH = Phrase("hatch", "where does the {unit:unit} hatch")

# ---- cards
CARD_TARGET = Phrase("card-target", "target of {card:card}")
CARD_TILE = Phrase("card-tile", "tile of {card:card}")
CARD_EITHER = Phrase("card-either", "which effect of {card:card}")
CARD_MOVE = Phrase("card-move", "where does {piece:piece} go")
ENVIRONMENT = Phrase("environment", "choose for {event:environment}")
REDIRECT = Phrase("redirect", "who is hit instead of {piece:piece}")

QUESTIONS = Vocabulary([phrase for phrase in list(globals().values()) if isinstance(phrase, Phrase)])
# Which of them a person would rather not be bothered with, by what they are about.
TOPICS = by_question(
    {
        ORDERS: (ORDER, DISPLACE, DISPLACE_SIDE, PUT_BACK),
        SETUP: (
            DEPLOY,
            ESCORT,
            MULLIGAN,
            DEPLOY_TOKEN,
            LIST,
            HERO,
            START_ON,
            TARGET_ROOM,
            TARGET_TILE,
            CARRIER,
            BUILD,
            LAY,
            DOORS,
        ),
    }
)
