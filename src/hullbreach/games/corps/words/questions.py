"""Every question a player can be asked in corps."""

from __future__ import annotations

from hullbreach.kernel.phrases import Phrase, Vocabulary
from hullbreach.kernel.topics import ENEMIES, ORDERS, SETUP, by_question

HERO = Phrase("hero", "choose your hero")
EQUIP_SETUP = Phrase("equip-setup", "equip {who:character} for the mission")
PLACE = Phrase("place", "place {who:character}")
PLACE_SENTRY = Phrase("place-sentry", "place {gun:sentry}")
PLACE_BARRICADES = Phrase("place-barricades", "place {number:number} more barricades")
CAPTIVE = Phrase("captive", "name a captive")
TRAPPED = Phrase("trapped", "name a trapped character")
SIT_OUT = Phrase("sit-out", "who sits out")
FIRST_PLAYER = Phrase("first-player", "who goes first")
WHICH_HERO = Phrase("which-hero", "which hero acts first")
MAY = Phrase("may", "may {who:character}")
ABILITY = Phrase("ability", "ability of {who:character}")
EQUIP = Phrase("equip", "equip step of {who:character}")
CONSENT = Phrase("consent", "{card:card} for {who:character}")
ACTION = Phrase("action", "action of {who:character} {left:number} left")
STEP = Phrase("step", "step of {who:character} {left:number} left")
FULL_AUTO = Phrase("full-auto", "full auto of {who:character}")
ROLL_ORDER = Phrase("roll-order", "area attack of {who:character}")
FREE_ATTACK = Phrase("free-attack", "free attack of {who:character}")
REST_DRAW = Phrase("rest-draw", "rest of {who:character} draw")
REST_RECYCLE = Phrase("rest-recycle", "rest of {who:character} recycle {left:number}")
RECYCLE_HAND = Phrase("recycle-hand", "recycle from hand")
DISCARD = Phrase("discard", "discard {left:number}")
EXHAUST = Phrase("exhaust", "exhaust from hand {left:number}")
WINDOW = Phrase("window", "play an event")
COMMAND = Phrase("command", "command of {who:character} {left:number} left")
LEFTOVER = Phrase("leftover", "which grunt acts next")
LEFTOVER_PLAYER = Phrase("leftover-player", "who activates the grunts")
TARGET = Phrase("target", "choose a character")
DOOR = Phrase("door", "choose a door")
TAKE = Phrase("take", "take a card")
LOSE = Phrase("lose", "which equipment does {who:character} lose")
BEARER = Phrase("bearer", "who takes {card:card}")
DISPLACE = Phrase("displace", "what makes room for {card:card}")
PEEK = Phrase("peek", "put back {card:tracker}")
REORDER = Phrase("reorder", "which card goes back next, the lowest first")
CAPTURE_ORDER = Phrase("capture-order", "who is captured first")
CAPTOR = Phrase("captor", "who takes {who:character} away")
NEXT_ALIEN = Phrase("next-alien", "which acts next")
NEXT_TILE = Phrase("next-tile", "which tile acts next")
TOWARD = Phrase("toward", "whom does {piece:piece} hunt")
GO = Phrase("go", "where does {piece:piece} go")
VICTIM = Phrase("victim", "whom does {piece:piece} attack")
DEFENSIVE_FIRE = Phrase("defensive-fire", "defensive fire of {who:character} at {target:alien}")
FIRE_ORDER = Phrase("fire-order", "who fires first at {target:alien}")
REROLL = Phrase("reroll", "reroll defence of {who:character} rolled {rolled:number}")
PREVENT_KILL = Phrase("prevent-kill", "save {who:character} from death")
PREVENT_CAPTURE = Phrase("prevent-capture", "save {who:character} from capture")
TAKE_OVER = Phrase("take-over", "take over a grunt")
BLIP = Phrase("blip", "where does the blip enter")
TUNNEL = Phrase("tunnel", "where does the tunnel open")
ALIEN = Phrase("alien", "where does the next alien stand")
POINT = Phrase("point", "which entry point")
FLIP = Phrase("flip", "which mission blip is scanned")
FINISH_ORDER = Phrase("finish-order", "which effect is next")
NEXT_MISSION = Phrase("next-mission", "which mission is next")
RETURN = Phrase("return", "which card returns")

QUESTIONS = Vocabulary([phrase for phrase in list(globals().values()) if isinstance(phrase, Phrase)])
# Which of them a person would rather not be bothered with, by what they are about.
TOPICS = by_question(
    {
        ENEMIES: (NEXT_ALIEN, NEXT_TILE, TOWARD, GO, VICTIM, CAPTURE_ORDER, CAPTOR, BLIP, TUNNEL, ALIEN, POINT),
        ORDERS: (FIRE_ORDER, ROLL_ORDER, FINISH_ORDER),
        SETUP: (HERO, EQUIP_SETUP, PLACE, PLACE_SENTRY, PLACE_BARRICADES, CAPTIVE, TRAPPED, SIT_OUT),
    }
)
