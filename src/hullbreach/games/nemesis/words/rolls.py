"""Everything chance decides in nemesis, by name."""

from __future__ import annotations

from hullbreach.kernel.phrases import Phrase, Vocabulary

# ---- set-up
SECOND_TILES = Phrase("tiles-2", "tiles 2")
FIRST_TILES = Phrase("tiles-1", "tiles 1")
EXPLORATION = Phrase("exploration", "exploration tokens")
COORDINATES = Phrase("coordinates", "coordinates")
PODS = Phrase("pods", "escape pods")
ENGINE = Phrase("engine", "engine {engine:number}")
WEAKNESSES = Phrase("weaknesses", "weaknesses")
BAG = Phrase("bag", "adults of the bag")
PILE = Phrase("pile", "shuffle {deck:pile}")
CONTAMINATION = Phrase("contamination", "shuffle contamination")
OBJECTIVES = Phrase("objectives", "shuffle {kind:objective_deck} objectives")
DRAFT = Phrase("draft", "draft of {seat:seat}")
ACTIONS = Phrase("actions", "shuffle actions of {seat:seat}")

# ---- play
NOISE = Phrase("noise", "noise of {seat:seat}")
COMBAT = Phrase("combat", "combat of {seat:seat}")
ENCOUNTER = Phrase("encounter", "token for {seat:seat}")
SUMMON = Phrase("summon", "token for {intruder:intruder}")
DEVELOPMENT = Phrase("development", "development")
POOL = Phrase("pool", "token from the pool")
LAST = Phrase("last", "last draw of {seat:seat}")
PLOTS = Phrase("plots", "shuffle intruder actions")

ROLLS = Vocabulary([phrase for phrase in list(globals().values()) if isinstance(phrase, Phrase)])
