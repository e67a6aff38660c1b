"""Generated texts of encounters: every card, avatar, objective and location in every language, nothing left unsaid."""

from __future__ import annotations

import itertools
import re

import pytest
from fluent.syntax import ast

from hullbreach.games.encounters.content.effects import ALL, ANY
from hullbreach.games.encounters.content.load import load
from hullbreach.games.encounters.content.vocabulary import (
    CHARACTER_KEYWORDS,
    CLASSES,
    CONDITIONS,
    CREWS,
    ENEMY_KEYWORDS,
    ROOMS,
    TRIGGERS,
    VERBS,
    VOCABULARY,
    WHO,
)
from hullbreach.games.encounters.show.card_text import (
    DECKS,
    avatar_sheet,
    card_facts,
    card_name,
    card_sheet,
    card_text,
    lines_of,
    location_sheet,
    objective_sheet,
)
from hullbreach.games.encounters.show.effect_text import EffectText
from hullbreach.games.encounters.show.sheets import CARD_SHEETS, sheets
from hullbreach.parts.grammar import Key, Word
from hullbreach.parts.parser import parse_effect
from hullbreach.text import LANGS, Messages, catalogue_files
from hullbreach.text.messages import read_catalogue

CONTENT = load()
IMPLIED = {
    ("kill_enemy", "final"): "only an enemy named by its id is killed although it is final",
    ("kill_enemy", "where"): "an enemy named by its id is killed wherever it is",
    ("kill_enemy", "max"): "an enemy named by its id is killed whatever its attack is",
    ("kill_enemy", "n"): "there is only one enemy with that id",
}
"""Values that a text may leave out because something else on the card says them."""


def messages(lang: str) -> Messages:
    return Messages.load("encounters", lang)


def all_lines(lang: str) -> list[tuple[str, str]]:
    """Everything printed on anything, line by line, with the name of the thing."""
    sheets = (
        card_sheet(CONTENT, lang)
        + avatar_sheet(CONTENT, lang)
        + objective_sheet(CONTENT, lang)
        + location_sheet(CONTENT, lang)
    )
    return [(name, line) for name, _, text in sheets if text for line in text.split("\n")]


def said(text: str, lang: str) -> str:
    """The text of one effect."""
    return lines_of([parse_effect(text, VOCABULARY, "test")], lang)[0].replace("\u00a0", " ").replace("\u202f", " ")


# ---- all of them


@pytest.mark.parametrize("lang", LANGS)
def test_every_text_is_made_of_whole_sentences(lang: str) -> None:
    for name, line in all_lines(lang):
        assert line.endswith("."), (name, line)
        assert line[0].isupper() or line[0] in "+“«„", (name, line)
        assert not re.search(r"  | [.,)]|\.\.|,,|[{}]|\( |None|none|_", line), (name, line)
        assert not re.search(r"\. [^A-ZÀ-Ü0-9+]", line.replace("S.O.S.", "SOS")), (name, line)


@pytest.mark.parametrize("lang", LANGS)
def test_french_and_german_punctuation(lang: str) -> None:
    for name, line in all_lines(lang):
        if lang == "fr":
            assert not re.search("[^\u202f][;!?]|[^\u00a0]:", line), (name, line)
        else:
            assert "\u202f" not in line, (name, line)
            assert "\u00a0" not in line, (name, line)
        if lang == "de":
            assert all(not c.islower() for c in re.findall(r": (\S)", line)), (name, line)


@pytest.mark.parametrize("lang", LANGS)
def test_a_card_with_effects_has_text_and_one_without_has_none(lang: str) -> None:
    for card in CONTENT.cards:
        assert bool(card_text(card, lang)) == bool(card.effects), card.id
        assert card_facts(card, lang)


def test_the_sheets_print_everything_once() -> None:
    assert set(DECKS) == {card.deck for card in CONTENT.cards}
    assert sorted(deck for _, decks in CARD_SHEETS for deck in decks) == sorted(DECKS)
    for lang in LANGS:
        assert sum(len(sheet.cards) for sheet in sheets(CONTENT, lang)) == len(CONTENT.cards) + 14 + 12 + 5
        assert len({sheet.title for sheet in sheets(CONTENT, lang)}) == 9
    assert len(card_sheet(CONTENT, "en")) == len(CONTENT.cards)
    assert len(avatar_sheet(CONTENT, "en")) == 14
    assert len(objective_sheet(CONTENT, "en")) == 12
    assert len(location_sheet(CONTENT, "en")) == 5


# ---- names


def named(lang: str) -> dict[str, str]:
    """The message and the English name of everything that has one."""
    found = {f"card-{card.id}": card.name for card in CONTENT.cards}
    found[f"card-{CONTENT.contaminant.id}"] = CONTENT.contaminant.name
    found |= {f"character-{c.id}": c.name for c in CONTENT.characters}
    found |= {f"avatar-{a.id}": a.name for a in CONTENT.avatars}
    found |= {f"avatar-{a.id}": a.name for a in CONTENT.alien_avatars}
    found |= {f"location-{p.id}": p.name for p in CONTENT.locations}
    found |= {f"hazard-{h.id}": h.name for p in CONTENT.locations for h in p.hazards}
    found |= {f"objective-{o.id}": o.name for o in CONTENT.objectives}
    return found


@pytest.mark.parametrize("lang", LANGS)
def test_every_thing_has_a_name(lang: str) -> None:
    for id, english in named(lang).items():
        assert messages(lang).has(id), id
        if lang == "en":
            plain = messages(lang).say(id).translate(str.maketrans("’“”", '\'""'))
            assert plain == english
    for word in (*CLASSES, *CREWS):
        assert messages(lang).has(f"class-{word}") or messages(lang).has(f"crew-{word}")
    for room in CONTENT.rooms:
        assert messages(lang).has(f"room-{room.id}")
    for keyword in (*CHARACTER_KEYWORDS, *ENEMY_KEYWORDS, "chestburster"):
        assert messages(lang).say(f"keyword-{keyword}.rule").endswith(".")


def test_no_name_without_a_thing() -> None:
    entries = read_catalogue(catalogue_files("encounters", "en"))
    ids = {e.id.name for e in entries if isinstance(e, ast.Message)} - {"hazard-named"}
    prefixes = ("card-", "character-", "avatar-", "location-", "hazard-", "objective-")
    assert {id for id in ids if id.startswith(prefixes)} == set(named("en"))


@pytest.mark.parametrize("lang", LANGS)
def test_cards_of_one_deck_are_told_apart_by_name_or_facts(lang: str) -> None:
    seen: dict[tuple[str, str, str], str] = {}
    for card in CONTENT.cards:
        if card.kind not in ("event", "hazard"):
            printed = (card_name(card, lang), card_facts(card, lang), card_text(card, lang))
            assert seen.setdefault(printed, card.id) == card.id


# ---- every word in every form


def samples(key: Key) -> list[object]:
    """Values that a key may take: every word, its default, and numbers of both plural forms."""
    found = list(dict.fromkeys(key.words.values()))
    if key.identifier:
        found += ["the_beast", "newborn"]
    if key.number:
        found += [1, 2] + ([-1, -2] if key.least < 0 else [])
    if key.default is not None and key.default not in found:
        found.append(key.default)
    return found


def every_use(form: Word):  # type: ignore[no-untyped-def]
    keys = form.keys
    for values in itertools.product(*(samples(key) for key in keys)):
        if form.makes.word in ("weaken", "fortify") and sum(map(bool, values[2:])) + (values[1] == "all") > 1:
            continue  # only one of target, id and type
        yield dict(zip([key.name for key in keys], values, strict=True)), form.makes(*values)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("form", [*VERBS, *CONDITIONS], ids=lambda f: f.makes.word)
def test_no_value_is_left_unsaid(form: Word, lang: str) -> None:
    """Two uses of a verb or condition that differ in a value never read the same."""
    word = form.makes.word
    found: dict[str, tuple[object, ...]] = {}
    text = EffectText(messages(lang))
    for values, verb in every_use(form):
        said = text.condition(verb) if form in CONDITIONS else text.act(verb)
        implied = bool(values.get("enemy"))
        shown = tuple(v for name, v in values.items() if not (implied and (word, name) in IMPLIED))
        assert found.setdefault(said, shown) == shown, said


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("form", VERBS, ids=lambda f: f.makes.word)
def test_every_form_of_a_verb_can_be_said(form: Word, lang: str) -> None:
    for trigger in ("play", "room", "static", "wound", "guard"):
        text = EffectText(messages(lang))
        text.timing = trigger
        for _, verb in every_use(form):
            for shape in ("third", "pair", "may", "whose"):
                if text.has_form(verb, shape):
                    assert messages(lang).say(f"effect-{verb.word}.{shape}", **text.values(verb))
            assert text.act(verb)


@pytest.mark.parametrize("lang", LANGS)
def test_every_language_has_the_same_forms(lang: str) -> None:
    for form in VERBS:
        for shape in ("third", "pair", "may", "whose", "guard"):
            id = f"effect-{form.makes.word}.{shape}"
            assert messages(lang).has(id) == messages("en").has(id), id
    for trigger in TRIGGERS:
        assert messages(lang).has(f"timing-{trigger}")
    for who in WHO:
        assert messages(lang).has(f"who-{who}")
    for room in ROOMS:
        assert messages(lang).has(f"place-{room}")


# ---- how they read


@pytest.mark.parametrize(
    ("effect", "en", "fr", "de"),
    [
        ("play: draw 1", "Draw a card.", "Piochez une carte.", "Ziehe eine Karte."),
        ("class tech: attack 2", "Tech: +2 Attack.", "Technique : +2 en Attaque.", "Technik: +2 Angriff."),
        (
            "play: for next_player discard 2",
            "The next player discards 2 cards.",
            "Le joueur suivant défausse 2 cartes.",
            "Der nächste Spieler wirft 2 Karten ab.",
        ),
        (
            "reveal: for you_and_next_player discard 1",
            "Reveal: You and the next player each discard a card.",
            "Révélation : Vous et le joueur suivant défaussez chacun une carte.",
            "Aufdecken: Du und der nächste Spieler werft je eine Karte ab.",
        ),
        (
            "event: for you_and_next_player if not show class=tech then strike 1",
            "Event: You and the next player each show a Tech card or draw a Strike.",
            "Événement : Vous et le joueur suivant montrez chacun une carte Technique ou piochez chacun une Frappe.",
            "Ereignis: Du und der nächste Spieler zeigt je eine Technikkarte oder zieht je einen Treffer.",
        ),
        (
            "play: for each_player if not show class=intel then kill_own 1",
            "Each player shows an Intel card or kills one of their own characters.",
            "Chaque joueur montre une carte Renseignement ou tue un de ses propres personnages.",
            "Jeder Spieler zeigt eine Aufklärungskarte oder tötet einen seiner Charaktere.",
        ),
        (
            "play: if show class=intel then draw 1",
            "You may show an Intel card. If you do, draw a card.",
            "Vous pouvez montrer une carte Renseignement. Dans ce cas, piochez une carte.",
            "Du darfst eine Aufklärungskarte zeigen. Wenn du das tust: Ziehe eine Karte.",
        ),
        (
            "play: if not combat>=2 then draw 1 ; recruit 1",
            "Unless there are 2 or more enemies in the Combat Zone, draw a card and +1 Recruit.",
            "Sauf s’il y a au moins 2 ennemis dans la Zone de combat, piochez une carte et +1 en Recrutement.",
            "Außer wenn mindestens 2 Gegner in der Kampfzone sind: Ziehe eine Karte und +1 Rekrutierung.",
        ),
        (
            "play: for each_player scan 1",
            "Each player: you may scan a room for free.",
            "Chaque joueur : vous pouvez scanner une salle gratuitement.",
            "Jeder Spieler: Du darfst kostenlos einen Raum scannen.",
        ),
        (
            "once: may pay attack 1 -> draw 2",
            "Once this turn: You may pay 1 Attack: draw 2 cards.",
            "Une fois ce tour-ci : Vous pouvez payer 1 point d’Attaque : piochez 2 cartes.",
            "Einmal in diesem Zug: Du darfst 1 Angriffspunkt zahlen: Ziehe 2 Karten.",
        ),
        (
            "play: pay recruit 2 -> draw 2",
            "Pay 2 Recruit: draw 2 cards.",
            "Payez 2 points de Recrutement : piochez 2 cartes.",
            "Zahle 2 Rekrutierungspunkte: Ziehe 2 Karten.",
        ),
        (
            "play: may convert",
            "You may do this: this turn, you may spend Recruit as Attack.",
            "Vous pouvez faire ceci : ce tour-ci, vous pouvez dépenser votre Recrutement comme de l’Attaque.",
            "Du darfst Folgendes tun: In diesem Zug darfst du Rekrutierung als Angriff ausgeben.",
        ),
        (
            "death: draw 1 | recruit 3",
            "Death: Choose one: draw a card or +3 Recruit.",
            "Mort : Choisissez : piochez une carte ou +3 en Recrutement.",
            "Tod: Wähle eines: Ziehe eine Karte oder +3 Rekrutierung.",
        ),
        (
            "play: discard 1 who=each_other_player",
            "Each other player discards a card.",
            "Chaque autre joueur défausse une carte.",
            "Jeder andere Spieler wirft eine Karte ab.",
        ),
        (
            "play: kill_enemy 2 max=4 where=combat",
            "Kill 2 enemies with 4 Attack or less in the Combat Zone.",
            "Tuez 2 ennemis d’Attaque 4 ou moins dans la Zone de combat.",
            "Töte 2 Gegner mit höchstens 4 Angriff in der Kampfzone.",
        ),
        (
            "static: fortify 1 type=alien",
            "While face up: Other enemies of the type Alien have +1 Attack.",
            "Tant que cette carte est face visible : Les autres ennemis de type Alien ont +1 en Attaque.",
            "Solange diese Karte offen liegt: Andere Gegner vom Typ Alien haben +1 Angriff.",
        ),
        (
            "play: fortify 1 type=human",
            "All enemies of the type Human that are face up now have +1 Attack this turn.",
            "Tous les ennemis de type Humain actuellement face visible ont +1 en Attaque ce tour-ci.",
            "Alle Gegner vom Typ Mensch, die jetzt offen liegen, haben +1 Angriff in diesem Zug.",
        ),
        (
            "reveal_combat: attach room=cargo_bay",
            "Reveal in the Combat Zone: Attach this card to the Cargo Bay.",
            "Révélation dans la Zone de combat : Attachez cette carte à la Soute.",
            "Aufdecken in der Kampfzone: Lege diese Karte an den Frachtraum an.",
        ),
    ],
)
def test_how_an_effect_reads(effect: str, en: str, fr: str, de: str) -> None:
    assert [said(effect, lang) for lang in ("en", "fr", "de")] == [en, fr, de]


def test_what_happens_at_the_same_moment_has_one_lead_in() -> None:
    assert card_text(CONTENT.card("nest_builder"), "en") == (
        "Death: You may kill one of your characters. Each player draws a card."
    )
    assert card_text(CONTENT.card("suit_up"), "en").split("\n") == [
        "Nostromo: Heal a Strike.",
        "Discard, when you are about to draw a Strike: That Strike is not drawn.",
    ]


def test_facts_of_a_card() -> None:
    assert card_facts(CONTENT.card("electric_prod"), "en") == (
        "Character · Common · Tech · Nostromo · Cost 4 · 2 Attack · Coordinate · 5 copies"
    )
    assert card_facts(CONTENT.card("cloned_queen"), "fr") == (
        "Ruche\u00a0: Elle enfantera, vous mourrez · Alien · Attaque 11 · Double Frappe"
    )
    assert card_facts(CONTENT.card("gash"), "de") == "Treffer · Schaden 2 · 5 Exemplare"
    assert card_facts(CONTENT.card("brett"), "en") == (
        "Hive: No One Can Hear You Scream · Character · Tech · Nostromo · 1 Recruit · 1 Attack"
    )


def test_the_limits_that_messages_leave_out() -> None:
    """The messages write these numbers out; they must be the ones of the vocabulary."""
    assert (ALL, ANY) == (99, 99)


# ---- what strangers stumbled over


@pytest.mark.parametrize(
    ("card", "en", "fr", "de"),
    [
        (
            "newborn",
            "each kill one of their own characters.",
            "tuez chacun un de vos propres personnages.",
            "tötet je einen eurer Charaktere.",
        ),
        (
            "hide_in_the_locker",
            "you may discard this card from your hand: that Strike is not drawn.",
            "vous pouvez défausser cette carte de votre main\u00a0: cette Frappe n’est pas piochée.",
            "darfst du diese Karte aus der Hand abwerfen: Dieser Treffer wird nicht gezogen.",
        ),
        (
            "slumbering_drone",
            "Choose one: draw a card or +3 Recruit.",
            "Choisissez\u00a0: piochez une carte ou +3 en Recrutement.",
            "Wähle eines: Ziehe eine Karte oder +3 Rekrutierung.",
        ),
        (
            "suit_up",
            "Discard, when you are about to draw a Strike: That Strike is not drawn.",
            "Défausse, quand vous êtes sur le point de piocher une Frappe\u00a0: Cette Frappe n’est pas piochée.",
            "Abwerfen, wenn du einen Treffer ziehen müsstest: Dieser Treffer wird nicht gezogen.",
        ),
        (
            "cut_the_strap",
            "All enemies that are face up now have −1 Attack this turn.",
            "Tous les ennemis actuellement face visible ont −1 en Attaque ce tour-ci.",
            "Alle Gegner, die jetzt offen liegen, haben −1 Angriff in diesem Zug.",
        ),
        (
            "electric_prod",
            "You may move a card in the Complex, face up or face down, one room to the right.",
            "Vous pouvez déplacer une carte du Complexe, face visible ou face cachée, d’une salle vers la droite.",
            "Du darfst eine Karte im Komplex, offen oder verdeckt, einen Raum nach rechts bewegen.",
        ),
        (
            "drag_into_the_dark",
            "Kill a character of the HQ and refill the HQ.",
            "Tuez un personnage du QG et complétez le QG.",
            "Töte einen Charakter des HQ und fülle das HQ auf.",
        ),
        (
            "toxic_waste_drums",
            "Kill an enemy with 6 Attack or less in the Complex.",
            "Tuez un ennemi d’Attaque 6 ou moins dans le Complexe.",
            "Töte einen Gegner mit höchstens 6 Angriff im Komplex.",
        ),
        (
            "right_tool_for_the_job",
            "Use a character of cost 3 or less of the HQ as if you played it now.",
            "Utilisez un personnage de coût 3 ou moins du QG comme si vous le jouiez maintenant.",
            "Nutze einen Charakter mit Kosten von höchstens 3 im HQ, als würdest du ihn jetzt spielen.",
        ),
        (
            "full_autopsy",
            "put the rest back on top in any order.",
            "remettez les autres sur le dessus dans l’ordre de votre choix.",
            "lege den Rest in beliebiger Reihenfolge oben auf dein Deck zurück.",
        ),
    ],
)
def test_a_text_says_whose_which_and_where(card: str, en: str, fr: str, de: str) -> None:
    for lang, text in (("en", en), ("fr", fr), ("de", de)):
        assert text in card_text(CONTENT.card(card), lang)


def test_a_goal_says_what_is_attached() -> None:
    goals = {lang: {name: text for name, _, text in objective_sheet(CONTENT, lang)} for lang in LANGS}
    assert "Have 2 sentry guns attached to different rooms." in goals["en"]["They Mostly Come At Night"]
    assert "Attachez 2 mitrailleuses automatiques à des salles" in goals["fr"]["Ils viennent surtout la nuit"]
    assert "Lege 2 Selbstschussanlagen an verschiedene Räume an." in goals["de"]["Meistens kommen sie nachts"]


def test_a_contaminant_that_is_paid_off_lies_among_the_hazards() -> None:
    texts = {lang: location_sheet(CONTENT, lang)[-1][2] for lang in LANGS}
    assert "put this card on the discarded Hazards." in texts["en"]
    assert "placez cette carte avec les Dangers défaussés." in texts["fr"]
    assert "lege diese Karte zu den abgelegten Gefahren." in texts["de"].replace(": Lege", ": lege")


@pytest.mark.parametrize(
    ("lang", "small"),
    [
        ("en", "complex|combat zone|objectives?|locations?|hazards?|hive|hatchery|barracks|action phase|cleanup"),
        ("fr", "complexe|zone de combat|objectifs?|dangers?|ruche|couveuse|caserne|phase d’action|nettoyage"),
    ],
)
def test_the_places_and_cards_of_the_rulebook_have_capitals(lang: str, small: str) -> None:
    for file in [file for file in catalogue_files("encounters", lang) if file.parts[-4] == "encounters"]:
        for line in file.read_text(encoding="utf-8").splitlines():
            key, equals, value = line.partition("=")
            said = value if equals else "" if line.startswith("#") else line
            told = re.sub(r"\{[^}]*\}|\[\w+\]", "", said)
            named = key.strip().startswith(("card-", "hazard-", "objective-", "location-"))
            assert named or not re.search(rf"\b(?:{small})\b", told), f"{file.name}: {line}"
