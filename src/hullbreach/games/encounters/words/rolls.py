"""Everything chance decides in encounters, with its canonical text."""

from __future__ import annotations

from hullbreach.kernel.phrases import Phrase, Vocabulary

ROLE = Phrase("role", "role of {seat:seat}")
FIRST = Phrase("first", "first player")
DECK = Phrase("deck", "deck of {seat:seat}")
SERGEANTS = Phrase("sergeants", "sergeants")
STRIKES = Phrase("strikes", "strikes")
DRONES = Phrase("drones", "drones")
MIXED_DRONES = Phrase("mixed-drones", "drones and secrets")
MINI_DECK = Phrase("mini-deck", "mini-deck {number:number}")
HIVE = Phrase("hive", "hive")
BARRACKS = Phrase("barracks", "barracks")
GOOD_AGENDAS = Phrase("good-agendas", "good agendas")
EVIL_AGENDA = Phrase("evil-agenda", "evil agenda")
AGENDAS = Phrase("agendas", "agendas")
ALIEN_AVATAR = Phrase("alien-avatar", "alien avatar of {seat:seat}")
ALIEN_DECK = Phrase("alien-deck", "alien deck")
PUT_BACK = Phrase("put-back", "cards of the complex")

ROLLS = Vocabulary([phrase for phrase in list(globals().values()) if isinstance(phrase, Phrase)])
