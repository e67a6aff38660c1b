"""Everything chance decides in corps, by name."""

from __future__ import annotations

from hullbreach.kernel.phrases import Phrase, Vocabulary

ATTACK = Phrase("attack", "attack of {who:character}")
AREA = Phrase("area", "area attack of {who:character} on {piece:piece}")
TECH = Phrase("tech", "tech test of {who:character}")
DEFENCE = Phrase("defence", "defence of {who:character}")
SENTRY = Phrase("sentry", "fire of {gun:sentry}")
BREAK = Phrase("break", "{piece:piece} breaks a barricade")
BREAK_POINT = Phrase("break-point", "blip breaks the barricade on {square:square}")
SPEED = Phrase("speed", "speed of {tile:tile}")
BLIP = Phrase("blip", "blip from the pool")
ENDURANCE = Phrase("endurance", "shuffle endurance")
TRACKER = Phrase("tracker", "shuffle tracker")
THREAT = Phrase("threat", "shuffle threat {number:number}")
MISSION_BLIPS = Phrase("mission-blips", "shuffle mission blips")
MISSION = Phrase("mission", "mission die")
REMOVED = Phrase("removed", "cards removed from the campaign")
RECOVER = Phrase("recover", "card recovered")

ROLLS = Vocabulary([phrase for phrase in list(globals().values()) if isinstance(phrase, Phrase)])
