"""Every option a player can have in hunt, with its canonical text."""

from __future__ import annotations

from hullbreach.kernel.phrases import Phrase, Vocabulary

# ---- general
PASS = Phrase("pass", "pass")
DONE = Phrase("done", "done")
ACCEPT = Phrase("accept", "accept")
REFUSE = Phrase("refuse", "refuse")
KEEP = Phrase("keep", "keep")
CHOOSE_PIECE = Phrase("choose-piece", "choose {piece:piece}")
CHOOSE_TILE = Phrase("choose-tile", "choose {tile:tile}")
CHOOSE_LINK = Phrase("choose-link", "choose {link:link}")
CHOOSE_SIDE = Phrase("choose-side", "choose {side:side}")
EITHER = Phrase("either", "do {number:number}")

# ---- set-up
DEPLOY = Phrase("deploy", "deploy {model:model} on {tile:tile}")
ESCORT = Phrase("escort", "escort {model:model}")
MULLIGAN = Phrase("mulligan", "replace hand")
KEEP_HAND = Phrase("keep-hand", "keep hand")
DEPLOY_TOKEN = Phrase("deploy-token", "deploy token {piece:piece} on {tile:tile}")
CARRIER = Phrase("carrier", "let {piece:piece} carry")

# ---- force lists
ADD_MODEL = Phrase("add-model", "add {unit:unit} to {group:number}")
BEGIN_GROUP = Phrase("begin-group", "begin group with {unit:unit}")
RAISE_GROUP = Phrase("raise-group", "raise group {group:number}")
RAISE_SERGEANT = Phrase("raise-sergeant", "raise sergeant of {group:number}")
READY_LIST = Phrase("ready-list", "take ready list")
START_OVER = Phrase("start-over", "start over")
MAKE_HERO = Phrase("make-hero", "make hero {base:hero_base} {rank:rank}")
RAISE_STAT = Phrase("raise-stat", "raise {stat:stat}")
LOWER_STAT = Phrase("lower-stat", "lower {stat:stat}")
ARM_HERO = Phrase("arm-hero", "arm with {weapon:weapon}")
IMPROVE = Phrase("improve", "improve {weapon:weapon} {field:weapon_field}")
WORSEN = Phrase("worsen", "worsen {weapon:weapon} {field:weapon_field}")
LEARN = Phrase("learn", "learn {skill:hero_skill}")
ATTACH = Phrase("attach", "attach to {group:number}")
DETACH = Phrase("detach", "attach to nobody")
DISMISS = Phrase("dismiss", "dismiss hero")

# ---- custom games, boards and series
START_ON = Phrase("start-on", "start on {tile:tile}")
TARGET_TILE = Phrase("target-tile", "target {tile:tile}")
BUILD_AT = Phrase("build-at", "build at {place:place}")
LAY_TILE = Phrase("lay-tile", "lay {part:part}")
PLACE_DOOR = Phrase("place-door", "door at {link:link}")
KEEP_FACTIONS = Phrase("keep-factions", "keep factions")
PASS_ON_FACTIONS = Phrase("pass-on-factions", "pass on factions")

# ---- the turn
KEEP_INITIATIVE = Phrase("keep-initiative", "keep initiative")
GIVE_INITIATIVE = Phrase("give-initiative", "give initiative to {side:side}")
ACTIVATE = Phrase("activate", "activate {piece:piece}")
PLAY_CARD = Phrase("play-card", "play {card:card}")
IMPROVED_HIDE = Phrase("improved-hide", "vanish {piece:piece}")
RAGE = Phrase("rage", "rage")
GIVE_UP_SENTRY = Phrase("give-up-sentry", "stand down {piece:piece}")

# ---- tokens
CONVERT = Phrase("convert", "convert {piece:piece}")
BECOME = Phrase("become", "become {model:model}")
REVEAL = Phrase("reveal", "reveal")
STAY_HIDDEN = Phrase("stay-hidden", "stay hidden")
SHIFT = Phrase("shift", "shift to {tile:tile}")
STAY = Phrase("stay", "stay")

# ---- actions: movement
MOVE = Phrase("move", "move to {tile:tile}")
STAND = Phrase("stand", "move nowhere")
RUN = Phrase("run", "run to {tile:tile}")
STEP = Phrase("step", "on to {tile:tile}")
STOP = Phrase("stop", "stop")
TACTICAL_MOVE = Phrase("tactical-move", "tactical move to {tile:tile}")
SKULK = Phrase("skulk", "skulk to {tile:tile}")
DISENGAGE = Phrase("disengage", "disengage")
MOVE_IN = Phrase("move-in", "move in on {tile:tile}")
RUN_IN = Phrase("run-in", "run in on {tile:tile}")
STEP_IN = Phrase("step-in", "on in on {tile:tile}")
DISPLACE = Phrase("displace", "displace {piece:piece}")
DISPLACE_SIDE = Phrase("displace-side", "displace models of {side:side}")

# ---- actions: attacks
SHOOT = Phrase("shoot", "shoot {target:piece}")
FIGHT = Phrase("fight", "fight {target:piece}")
RAPID_FIRE = Phrase("rapid-fire", "rapid fire at {target:piece}")
GRENADE = Phrase("grenade", "grenade {target:piece}")
POINT_BLANK = Phrase("point-blank", "point blank {target:piece}")
INFERNO = Phrase("inferno", "burn {tile:tile}")
SHOTGUN = Phrase("shotgun", "shotgun {tile:tile}")
ACID_SPIT = Phrase("acid-spit", "spit at {tile:tile}")
DISC = Phrase("disc", "throw disc at {tile:tile}")
DISC_BY = Phrase("disc-by", "throw disc by {way:tile} at {tile:tile}")
AIM_AT = Phrase("aim-at", "at {target:piece}")
NEXT_VICTIM = Phrase("next-victim", "next {target:piece}")

# ---- actions: the rest
SENTRY = Phrase("sentry", "sentry")
AIM = Phrase("aim", "aim")
HIDE = Phrase("hide", "hide")
TREAT = Phrase("treat", "treat wounds")
SEAL = Phrase("seal", "seal")
WELD = Phrase("weld", "weld {tile:tile}")
FORCE = Phrase("force", "force {link:link}")
OPEN = Phrase("open", "open {link:link}")
TAKE = Phrase("take", "take {token:token}")
DROP = Phrase("drop", "drop {token:token}")
LOAD_GUN = Phrase("load-gun", "lift {gun:piece}")
UNLOAD_GUN = Phrase("unload-gun", "set down {gun:piece}")
USE = Phrase("use", "work on step {step:number}")
TROPHY = Phrase("trophy", "take trophy of {body:piece}")
DAMAGE = Phrase("damage", "damage here")
LAUNCH = Phrase("launch", "launch")

# ---- reactions with a Sentry token
REACT_SHOOT = Phrase("react-shoot", "react {piece:piece} shoots {target:piece}", last="target")
REACT_FIGHT = Phrase("react-fight", "react {piece:piece} fights {target:piece}", last="target")
REACT_MOVE = Phrase("react-move", "react {piece:piece} moves to {tile:tile}", last="tile")
REACT_STAND = Phrase("react-stand", "react {piece:piece} moves nowhere")

# ---- answers in the middle of an attack
DODGE = Phrase("dodge", "dodge")
HEAL = Phrase("heal", "heal")
REROLL_SKILL = Phrase("reroll-skill", "reroll")
REROLL_LEVEL = Phrase("reroll-level", "reroll by level")
TRANSFER = Phrase("transfer", "transfer to {piece:piece}")
WOUND_SIDE = Phrase("wound-side", "wound {side:side}")
ACID_HITS = Phrase("acid-hits", "acid hits {piece:piece}")
HATCH_ON = Phrase("hatch-on", "hatch on {tile:tile}")
HATCH = Phrase("hatch", "hatch")

OPTIONS = Vocabulary([phrase for phrase in list(globals().values()) if isinstance(phrase, Phrase)])
