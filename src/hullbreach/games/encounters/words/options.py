"""Every option a player can have in encounters, with its canonical text."""

from __future__ import annotations

from hullbreach.kernel.phrases import Phrase, Vocabulary

# ---- options: set-up
TAKE_ROLE = Phrase("take-role", "take role {avatar:card}")
GOES_FIRST = Phrase("goes-first", "first {seat:seat}")

# ---- options: general
ACCEPT = Phrase("accept", "accept")
REFUSE = Phrase("refuse", "refuse")
PASS = Phrase("pass", "pass")
ENOUGH = Phrase("enough", "enough")
EITHER = Phrase("either", "do {number:number}")
CHOOSE_PLAYER = Phrase("choose-player", "choose {seat:seat}")
CHOOSE_ROOM = Phrase("choose-room", "choose room {room:room}")
CHOOSE_ENEMY = Phrase("choose-enemy", "choose enemy {spot:spot}")
CHOOSE_CARD = Phrase("choose-card", "choose card {card:card}")

# ---- options: the Action phase
PLAY = Phrase("play", "play {card:card}")
RECRUIT = Phrase("recruit", "recruit {card:card}")
RECRUIT_SERGEANT = Phrase("recruit-sergeant", "recruit sergeant")
SCAN = Phrase("scan", "scan {room:room}")
ATTACK = Phrase("attack", "attack {spot:spot}")
ATTACK_PLAYER = Phrase("attack-player", "attack player {seat:seat}")
USE = Phrase("use", "use {card:card}")
SACRIFICE = Phrase("sacrifice", "sacrifice {card:card}")
DISCARD_VIGILANT = Phrase("discard-vigilant", "discard vigilant {card:card}")
COPY_OFFERED = Phrase("copy-offered", "copy {card:card} of {seat:seat}")
END = Phrase("end", "end actions")
PAY_RECRUIT = Phrase("pay-recruit", "pay {number:number} recruit")

# ---- options: on another's turn
COORDINATE = Phrase("coordinate", "coordinate {card:card}")
STAND_BACK = Phrase("stand-back", "stand back")
GUARD = Phrase("guard", "guard with {card:card}")
GUARD_VIGILANT = Phrase("guard-vigilant", "guard with vigilant {card:card}")

# ---- options: own cards
DISCARD = Phrase("discard", "discard {card:card}")
KILL = Phrase("kill", "kill {card:card}")
KILL_IN_PLAY = Phrase("kill-in-play", "kill {card:card} in play")
SHOW = Phrase("show", "show {card:card}")
HEAL = Phrase("heal", "heal {card:card}")
PUT_BACK = Phrase("put-back", "put back {card:card}")

OPTIONS = Vocabulary([phrase for phrase in list(globals().values()) if isinstance(phrase, Phrase)])
