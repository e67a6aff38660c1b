"""Every fact that a person at the table would notice in encounters, with its canonical text."""

from __future__ import annotations

from hullbreach.kernel.phrases import Phrase, Vocabulary

# ---- set-up and turns
ROLE_TAKEN = Phrase("role-taken", "role-taken {seat:seat} {avatar:card}")
AGENDA_DEALT = Phrase("agenda-dealt", "agenda-dealt {seat:seat} {card:card}")
FIRST_PLAYER = Phrase("first-player", "first-player {seat:seat}")
TURN = Phrase("turn", "turn {seat:seat}")
PHASE = Phrase("phase", "phase {phase:phase}")

# ---- Hive cards
HIVE_ADDED = Phrase("hive-added", "hive-added {room:room}")
MOVED = Phrase("moved", "moved {from:spot} {to:spot}")
ENTERED_COMBAT = Phrase("entered-combat", "entered-combat {spot:spot}")
REVEALED = Phrase("revealed", "revealed {card:card} {spot:spot}")
SCANNED = Phrase("scanned", "scanned {seat:seat} {room:room}")
PEEKED = Phrase("peeked", "peeked {seat:seat} {room:room}")
SAW = Phrase("saw", "saw {seat:seat} {room:room} {card:card}")
EVENT = Phrase("event", "event {objective:card}")
HAZARD = Phrase("hazard", "hazard {number:number}")
HIVE_CARD_AWAY = Phrase("hive-card-away", "hive-card-away {card:card}")
COLLECTED = Phrase("collected", "collected {card:card}")
ATTACHED = Phrase("attached", "attached {card:card} {room:room}")
BLOCKED = Phrase("blocked", "blocked {room:room}")
HIVE_RECYCLED = Phrase("hive-recycled", "hive-recycled {number:number}")
CHANGED_ATTACK = Phrase("changed-attack", "changed-attack {spot:spot} {number:number}")
HELD = Phrase("held", "held {spot:spot}")
KILLED = Phrase("killed", "killed {seat:seat} {card:card} {spot:spot}")

# ---- playing
PLAYED = Phrase("played", "played {seat:seat} {card:card}")
COPIED = Phrase("copied", "copied {seat:seat} {card:card}")
USED = Phrase("used", "used {seat:seat} {card:card}")
POINTS = Phrase("points", "points {seat:seat} {attack:number} {recruit:number}")
RECRUITED = Phrase("recruited", "recruited {seat:seat} {card:card}")
GAINED = Phrase("gained", "gained {seat:seat} {card:card}")
HQ_FILLED = Phrase("hq-filled", "hq-filled {number:number} {card:card}")
HQ_LEFT = Phrase("hq-left", "hq-left {card:card}")
COORDINATED = Phrase("coordinated", "coordinated {seat:seat} {card:card}")
SACRIFICED = Phrase("sacrificed", "sacrificed {seat:seat} {card:card}")
VIGILANT_DISCARDED = Phrase("vigilant-discarded", "vigilant-discarded {seat:seat} {card:card}")
DREW = Phrase("drew", "drew {seat:seat} {card:card}")
DREW_UNSEEN = Phrase("drew-unseen", "drew-unseen {seat:seat}")
SHOWN = Phrase("shown", "shown {seat:seat} {card:card}")
NOT_SHOWN = Phrase("not-shown", "not-shown {seat:seat}")
DISCARDED = Phrase("discarded", "discarded {seat:seat} {card:card}")
KILLED_OWN = Phrase("killed-own", "killed-own {seat:seat} {card:card}")
RESHUFFLED = Phrase("reshuffled", "reshuffled {seat:seat}")
LOOKED = Phrase("looked", "looked {seat:seat} {number:number}")
LOOKED_AT = Phrase("looked-at", "looked-at {seat:seat} {card:card}")
PUT_BACK = Phrase("put-back", "put-back {seat:seat}")
PASSED_ON = Phrase("passed-on", "passed-on {card:card} {seat:seat}")

# ---- strikes, Facehuggers and death
STRUCK = Phrase("struck", "struck {seat:seat} {card:card}")
DODGED = Phrase("dodged", "dodged {seat:seat}")
GUARDED = Phrase("guarded", "guarded {seat:seat} {card:card}")
HEALED = Phrase("healed", "healed {seat:seat} {card:card}")
PLAYER_ATTACKED = Phrase("player-attacked", "player-attacked {seat:seat} {target:seat}")
FACEHUGGER_PLACED = Phrase("facehugger-placed", "facehugger-placed {seat:seat}")
FACEHUGGER_DIED = Phrase("facehugger-died", "facehugger-died")
IMPREGNATED = Phrase("impregnated", "impregnated {seat:seat}")
CHESTBURSTER_KILLED = Phrase("chestburster-killed", "chestburster-killed {seat:seat}")
DIED = Phrase("died", "died {seat:seat}")
BECAME_ALIEN = Phrase("became-alien", "became-alien {seat:seat} {avatar:card}")

# ---- objectives, agendas and the end
OBJECTIVE_COMPLETED = Phrase("objective-completed", "objective-completed {card:card}")
OBJECTIVE = Phrase("objective", "objective {card:card}")
AGENDA_REVEALED = Phrase("agenda-revealed", "agenda-revealed {seat:seat} {card:card}")
COMPLEX_TAKEN_BACK = Phrase("complex-taken-back", "complex-taken-back {number:number}")
ACHIEVEMENT = Phrase("achievement", "achievement {seat:seat} {achievement:achievement}")
GAME_OVER = Phrase("game-over", "game-over")

EVENTS = Vocabulary([phrase for phrase in list(globals().values()) if isinstance(phrase, Phrase)])
