"""Every option a player can have in nemesis, with its canonical text."""

from __future__ import annotations

from hullbreach.kernel.phrases import Phrase, Vocabulary

# ---- general
PASS = Phrase("pass", "pass")
DONE = Phrase("done", "done")
ACCEPT = Phrase("accept", "accept")
REFUSE = Phrase("refuse", "refuse")
STAND_BACK = Phrase("stand-back", "stand back")

# ---- set-up and Objectives
DRAFT = Phrase("draft", "draft {character:character}")
KEEP_OBJECTIVE = Phrase("keep-objective", "keep objective {objective:objective}")

# ---- Actions
MOVE = Phrase("move", "move to {room:room}")
CAREFUL = Phrase("careful", "careful to {room:room}")
SHOOT = Phrase("shoot", "shoot {intruder:intruder} with {weapon:item}", last="intruder")
SHOOT_EGGS = Phrase("shoot-eggs", "shoot eggs with {weapon:item}")
STRIKE = Phrase("strike", "strike {intruder:intruder}")
STRIKE_EGGS = Phrase("strike-eggs", "strike eggs")
PICK_UP = Phrase("pick-up", "pick up {object:object}")
TRADE = Phrase("trade", "trade")
CRAFT = Phrase("craft", "craft {item:item}")
ACTIVATE = Phrase("activate", "activate {item:item}")
PLAY = Phrase("play", "play {card:card}")
USE = Phrase("use", "use {item:item}")
USE_ROOM = Phrase("use-room", "use room")
DROP = Phrase("drop", "drop {item:item}")
PUT_DOWN = Phrase("put-down", "put down {object:object}")
RUSH = Phrase("rush", "rush")

# ---- cards
PAY = Phrase("pay", "pay {card:card}")
DISCARD = Phrase("discard", "discard {card:card}")
REROLL = Phrase("reroll", "reroll for {card:card}")
SCAN = Phrase("scan", "scan {card:card}")

# ---- picks
WAY = Phrase("way", "way {number:number}")
CHOOSE_ROOM = Phrase("choose-room", "room {room:room}")
CHOOSE_CONSOLE = Phrase("choose-console", "use {room:room}")
CHOOSE_CORRIDOR = Phrase("choose-corridor", "corridor {corridor:corridor}")
CHOOSE_INTRUDER = Phrase("choose-intruder", "intruder {intruder:intruder}")
CHOOSE_EGGS = Phrase("choose-eggs", "eggs")
CHOOSE_SEAT = Phrase("choose-seat", "choose {seat:seat}")
CHOOSE_WEAPON = Phrase("choose-weapon", "with {weapon:item}")
CHOOSE_ITEM = Phrase("choose-item", "item {item:item}")
CHOOSE_PARTNER = Phrase("choose-partner", "and {item:item}")
CHOOSE_PRODUCT = Phrase("choose-product", "make {item:item}")
CHOOSE_DECK = Phrase("choose-deck", "deck {deck:pile}")
CHOOSE_POD = Phrase("choose-pod", "pod {pod:pod}")
CHOOSE_SLOT = Phrase("choose-slot", "analyse {slot:slot}")
CHOOSE_SPACE = Phrase("choose-space", "course {space:space}")
CHOOSE_WOUND = Phrase("choose-wound", "wound {wound:wound}")
CHOOSE_OBJECTIVE = Phrase("choose-objective", "look at {kind:objective_deck}")
NOISE_IN = Phrase("noise-in", "noise in {corridor:corridor}")

# ---- the ship
TAKE_DOOR = Phrase("take-door", "take door of {corridor:corridor}")
TURN_DOOR = Phrase("turn-door", "turn door of {corridor:corridor}")
LEAVE_ENGINE = Phrase("leave-engine", "leave engine")
TURN_ENGINE = Phrase("turn-engine", "turn engine")
ON_TOP = Phrase("on-top", "on top")
AT_BOTTOM = Phrase("at-bottom", "at bottom")
LAUNCH = Phrase("launch", "launch")
WAIT = Phrase("wait", "wait")
LEAVE_POD = Phrase("leave-pod", "leave pod")

# ---- Items
KEEP = Phrase("keep", "keep {item:item}")
GIVE_UP = Phrase("give-up", "give up")
TRADE_WITH = Phrase("trade-with", "trade with {seat:seat}")
LAY_ITEM = Phrase("lay-item", "lay {item:item}")
LAY_OBJECT = Phrase("lay-object", "lay object {object:object}")

# ---- covered moves
MOVE_SELF = Phrase("move-self", "go")
MOVE_OTHER = Phrase("move-other", "send {seat:seat}")
MOVE_BOTH = Phrase("move-both", "go with {seat:seat}")
MOVE_NOBODY = Phrase("move-nobody", "stay")

# ---- the Intruder player
PLOT_MOVE = Phrase("plot-move", "move by {card:plot}")
PLOT_ATTACK = Phrase("plot-attack", "attack by {card:plot}")
PLOT_EFFECT = Phrase("plot-effect", "effect of {card:plot}")
KEEP_NONE = Phrase("keep-none", "keep nothing")
KEEP_PLOT = Phrase("keep-plot", "keep card {card:plot}")
SEND = Phrase("send", "send {intruder:intruder} by {number:number}")
SET_ON = Phrase("set-on", "set {intruder:intruder} on {seat:seat}")
CHOOSE_ATTACK = Phrase("choose-attack", "resolve {attack:attack}")
CHOOSE_EVENT = Phrase("choose-event", "happen {event:event}")

OPTIONS = Vocabulary([phrase for phrase in list(globals().values()) if isinstance(phrase, Phrase)])
