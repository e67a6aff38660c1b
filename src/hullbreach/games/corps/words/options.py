"""Every option a player can have in corps, with its canonical text."""

from __future__ import annotations

from hullbreach.kernel.phrases import Phrase, Vocabulary

# ---- options: set-up
PLAY_AS = Phrase("play-as", "play as {who:character}")
EQUIP = Phrase("equip", "equip {who:character} with {card:card}", last="card")
PLACE = Phrase("place", "place {who:character} on {square:square}")
PLACE_SENTRY = Phrase("place-sentry", "place {gun:sentry} on {square:square} facing {facing:facing}", last="square")
PLACE_BARRICADE = Phrase("place-barricade", "place barricade on {door:door}")
NAME = Phrase("name", "name {who:character}")

# ---- options: general
DONE = Phrase("done", "done")
PASS = Phrase("pass", "pass")
ACCEPT = Phrase("accept", "accept")
REFUSE = Phrase("refuse", "refuse")
ENOUGH = Phrase("enough", "enough")

# ---- options: Marine phase
FIRST = Phrase("first", "first {seat:seat}")
ACTIVATE = Phrase("activate", "activate {who:character}")
COMMAND = Phrase("command", "command {who:character}")
UNEQUIP = Phrase("unequip", "unequip {card:card}")
MOVE = Phrase("move", "move {square:square}")
LEAVE = Phrase("leave", "leave by {exit:exit}")
STOP = Phrase("stop", "stop")
ATTACK = Phrase("attack", "attack {target:alien} with {weapon:card}", last="target")
ATTACK_SPACE = Phrase("attack-space", "attack {square:square} with {weapon:card}", last="square")
FREE_ATTACK = Phrase("free-attack", "free attack {target:alien} with {weapon:card}", last="target")
FREE_ATTACK_SPACE = Phrase("free-attack-space", "free attack {square:square} with {weapon:card}", last="square")
FIRE = Phrase("fire", "fire at {target:alien}")
CEASE_FIRE = Phrase("cease-fire", "cease fire")
ROLL_FOR = Phrase("roll-for", "roll for {piece:piece}")
BARRICADE_DOOR = Phrase("barricade-door", "barricade {door:door}")
BARRICADE_POINT = Phrase("barricade-point", "barricade {square:square}")
AIM = Phrase("aim", "aim")
INTERACT = Phrase("interact", "interact {square:square}")
USE_CARD = Phrase("use-card", "use {card:card}")
USE_ABILITY = Phrase("use-ability", "use ability {number:number}")
PLAY_EVENT = Phrase("play-event", "play {card:card}")
REST = Phrase("rest", "rest")
END_ACTIVATION = Phrase("end-activation", "end activation")
DRAW = Phrase("draw", "draw")
RECYCLE_TOP = Phrase("recycle-top", "recycle exhausted")
RECYCLE = Phrase("recycle", "recycle {card:card}")
DISCARD_TOP = Phrase("discard-top", "discard top")
DISCARD = Phrase("discard", "discard {card:card}")
EXHAUST = Phrase("exhaust", "exhaust {card:card}")
TAKE = Phrase("take", "take {card:card}")
DISPLACE = Phrase("displace", "displace {card:card}")
TOP = Phrase("top", "top {card:tracker}")
BOTTOM = Phrase("bottom", "bottom {card:tracker}")
CHOOSE_CHARACTER = Phrase("choose-character", "choose {who:character}")
CHOOSE_SQUARE = Phrase("choose-square", "choose {square:square}")
CHOOSE_DOOR = Phrase("choose-door", "choose {door:door}")
TAKE_OVER = Phrase("take-over", "take over {who:character}")

# ---- options: Alien phase
CAPTURE = Phrase("capture", "capture {who:character}")
CAPTOR = Phrase("captor", "captor {alien:alien}")
ALIEN_ACTS = Phrase("alien-acts", "next {piece:piece}")
TILE_ACTS = Phrase("tile-acts", "tile {tile:tile}")
TOWARD = Phrase("toward", "toward {who:character}")
GO = Phrase("go", "go {square:square}")
VICTIM = Phrase("victim", "victim {who:character}")
DEFENSIVE_FIRE = Phrase("defensive-fire", "defensive fire with {weapon:card}")
DEFENSIVE_FIRE_SPACE = Phrase(
    "defensive-fire-space", "defensive fire at {square:square} with {weapon:card}", last="square"
)
HOLD_FIRE = Phrase("hold-fire", "hold fire")
REROLL_CARD = Phrase("reroll-card", "reroll with {card:card}")
REROLL_ABILITY = Phrase("reroll-ability", "reroll with ability {number:number}")
KEEP = Phrase("keep", "keep")
PREVENT_CARD = Phrase("prevent-card", "prevent with {card:card}")
PREVENT_ABILITY = Phrase("prevent-ability", "prevent with ability {number:number}")
BLIP_ON = Phrase("blip-on", "blip on {square:square}")
TUNNEL_ON = Phrase("tunnel-on", "tunnel on {square:square}")
ALIEN_ON = Phrase("alien-on", "alien on {square:square}")
POINT = Phrase("point", "from {square:square}")

# ---- options: Finish phase and campaign
RESOLVE = Phrase("resolve", "resolve {number:number}")
NEXT_MISSION = Phrase("next-mission", "next mission {mission:mission}")
RETURN_CARD = Phrase("return-card", "return {card:card}")

OPTIONS = Vocabulary([phrase for phrase in list(globals().values()) if isinstance(phrase, Phrase)])
