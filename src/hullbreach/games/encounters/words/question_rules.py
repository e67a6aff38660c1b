"""Where in the rules reference to read on at every question of encounters, by the id of the question."""

from __future__ import annotations

QUESTION_RULES = {
    "role": "ENC-SET-03",
    "first": "ENC-SET-12",
    "action": "ENC-ACT-01",
    "alien-action": "ENC-ALN-06",
    "offer": "ENC-COO-01",
    "price": "ENC-REC-01",
    "may": "ENC-GEN-01",
    "either": "ENC-GEN-01",
    "player": "ENC-GEN-01",
    "discard": "ENC-GEN-03",
    "kill-own": "ENC-KIL-04",
    "show": "ENC-GEN-06",
    "heal": "ENC-STR-09",
    "sort": "ENC-GEN-01",
    "free-scan": "ENC-SCN-12",
    "peek": "ENC-SCN-10",
    "move": "ENC-MOV-01",
    "enemy": "ENC-GEN-01",
    "hq": "ENC-REC-07",
    "copy": "ENC-CPY-01",
    "order": "ENC-EVT-03",
    "guard": "ENC-STR-19",
    "agenda": "ENC-SEC-04",
}
