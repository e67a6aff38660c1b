"""The French texts use the words of the French player aid wherever the English ones use theirs."""

from __future__ import annotations

import re
from functools import cache

import pytest
from fluent.syntax import FluentSerializer

from hullbreach.text import catalogue_files
from hullbreach.text.messages import read_catalogue

# The English word, the French one, and a word of each rule's list. Left out: names in which the word means something
# else (Suppressive Fire), and rooms that French calls by another word (the Showers).
FIRE = r"(?<!Suppressive )(?<!Covering )(?<!Vulnerability to )\bFire\b(?! Extinguisher| Control)"
SHIP = [
    (r"(?<!Shower )\bRooms?\b", r"\bSalles?\b"),
    (r"(?<!Technical )\bCorridors?\b", r"\bCouloirs?\b"),
    (r"\bTechnical Corridors?\b", r"\bConduits?\b"),
    (r"\bMalfunctions?\b", r"\bPannes?\b"),
    (FIRE, r"\bFeux?\b"),
    (r"\bNoise\b", r"\bBruits?\b"),
    (r"\bClosed Doors?\b", r"\bPortes? Fermées?\b"),
    (r"\bDestroyed Doors?\b", r"\bPortes? Détruites?\b"),
    (r"\bDoors?\b", r"\bPortes?\b"),
]
INTRUDERS = [
    (r"\bLarvae?\b", r"\bLarves?\b"),
    (r"\bCreepers?\b", r"\bRôdeurs?\b"),
    (r"\bAdults?\b", r"\bAdultes?\b"),
    (r"\bBreeders?\b", r"\bHybrides?\b"),
    (r"\bQueen\b", r"\bReine\b"),
    (r"\b[Bb]lank\b", r"\b[Vv]ierges?\b"),
    (r"\bEggs?\b", r"\bŒufs?\b"),
    (r"\bNest\b", r"\bNids?\b"),
]
BODIES = [
    (r"\bCorpses?\b", r"\bCadavres?\b"),
    (r"\bCarcass(es)?\b", r"\bCarcasses?\b"),
    (r"\bHeavy Items?\b", r"\bObjets? Lourds?\b"),
    (r"\bLight Wounds?\b", r"\bBlessures? Légères?\b"),
    (r"\bSerious Wounds?\b", r"\bBlessures? Graves?\b"),
    (r"\b[Dd]ress(ed|es)?\b", r"\b[Pp]ans(er?|ées?|ez)\b"),
    (r"\bInjur(y|ies)\b(?! Effect)", r"\bDégâts?\b"),
]
DEEDS = [
    (r"\b(Escape )?Pods?\b", r"\bNacelles?\b"),
    (r"\bCareful Movement\b", r"\bDéplacement Vigilant\b"),
    (r"\b[Ss]earch(es|ed)?\b", r"\b[Ff]ouill(er?|ées?|ez)\b"),
    (r"\b[Cc]raft(s|ed)?\b", r"\b[Ff]abri(qu|cation)"),
    (r"\b[Tt]rad(es?|ing)\b", r"\b[Éé]chang"),
]


@cache
def written(lang: str) -> dict[str, str]:
    """Every message of the game with all its forms, as it is written."""
    files = [file for file in catalogue_files("nemesis", lang) if "nemesis" in file.parts[-4:]]
    return {
        entry.id.name: FluentSerializer().serialize_entry(entry).split("=", 1)[1] for entry in read_catalogue(files)
    }


def check(pairs: list[tuple[str, str]]) -> None:
    english, french = written("en"), written("fr")
    for said, meant in pairs:
        ids = [id for id, text in english.items() if re.search(said, text) and not id.startswith("part-")]
        assert ids, said
        other = {id: french[id] for id in ids if not re.search(meant, french[id])}
        assert not other, (said, meant, other)


@pytest.mark.rules("NEM-GLO-01")
def test_the_ship() -> None:
    check(SHIP)


@pytest.mark.rules("NEM-GLO-02")
def test_intruders() -> None:
    check(INTRUDERS)


@pytest.mark.rules("NEM-GLO-03")
def test_bodies_and_wounds() -> None:
    check(BODIES)


@pytest.mark.rules("NEM-GLO-04")
def test_what_people_do() -> None:
    check(DEEDS)
