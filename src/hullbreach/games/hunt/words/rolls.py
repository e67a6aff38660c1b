"""Everything chance decides in hunt, by name."""

from __future__ import annotations

from hullbreach.kernel.phrases import Phrase, Vocabulary

STRATEGY = Phrase("strategy", "shuffle strategy of {side:side}")
ENVIRONMENT = Phrase("environment", "shuffle environment")
TOKENS = Phrase("tokens", "tokens of {side:side}")
MISSION_CARDS = Phrase("mission-cards", "mission card of {side:side}")
INITIATIVE = Phrase("initiative", "initiative of {side:side}")
COLLAPSE = Phrase("collapse", "collapse of {tile:tile}")
RANGED = Phrase("ranged", "shot of {piece:piece}")
CLOSE = Phrase("close", "blow of {piece:piece}")
ARMOUR = Phrase("armour", "armour of {piece:piece}")
CONSTITUTION = Phrase("constitution", "constitution of {piece:piece}")
TESTED = Phrase("tested", "{stat:stat} of {piece:piece}")
DODGE = Phrase("dodge", "dodge of {piece:piece}")
HEAL = Phrase("heal", "healing of {piece:piece}")
ACID = Phrase("acid", "acid of {piece:piece}")
DISC = Phrase("disc", "disc on {tile:tile}")
DISENGAGE = Phrase("disengage", "escape of {piece:piece}")
SEAL = Phrase("seal", "seal by {piece:piece}")
FORCE = Phrase("force", "doors by {piece:piece}")
TREAT = Phrase("treat", "treatment of {piece:piece}")
DAMAGE = Phrase("damage", "damage by {piece:piece}")
PERIMETER = Phrase("perimeter", "perimeter")
SELF_DESTRUCT = Phrase("self-destruct", "self-destruct of {piece:piece}")
CARD = Phrase("card", "roll for {card:card}")
HORDE = Phrase("horde", "whim of the horde")
HORDE_TILES = Phrase("horde-tiles", "tiles of the horde")
OPPONENT = Phrase("opponent", "opponent of {side:side}")
TARGETS = Phrase("targets", "targets of {side:side} by {other:side}")

ROLLS = Vocabulary([phrase for phrase in list(globals().values()) if isinstance(phrase, Phrase)])
