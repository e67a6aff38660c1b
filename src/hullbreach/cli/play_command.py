"""``hullbreach play`` and the menu: a match at this terminal."""

from __future__ import annotations

import secrets
import sys
from pathlib import Path
from typing import Annotated

import typer

from hullbreach.cli.saves import HUMAN, resume
from hullbreach.cli.session import BOT_WORD, Session, read_seats, read_topics
from hullbreach.cli.words import (
    HouseContent,
    check_lang,
    new_committed_match,
    new_match,
    read_options,
    setting_of,
)
from hullbreach.games import rulebook, use_content
from hullbreach.kernel.errors import BadInput
from hullbreach.kernel.rulebook import PLAYERS
from hullbreach.kernel.topics import SETUP

SEED_BITS = 48
PAUSE = 0.4
NO_GAME = ""
DEFAULT_LANG = "en"


def play(
    game: Annotated[str, typer.Argument(help="which game, such as corps")] = NO_GAME,
    mission: Annotated[str | None, typer.Option(help="which mission or scenario")] = None,
    seats: Annotated[
        str | None,
        typer.Option(
            help="who sits where: human, bot, rules, random, search, separated by commas; you, and bots where the game "
            "is usually played by several, if not given"
        ),
    ] = None,
    edition: Annotated[str | None, typer.Option(help="which edition of the rules")] = None,
    lang: Annotated[str, typer.Option(help="en, fr or de; a save remembers its own")] = "",
    seed: Annotated[int | None, typer.Option(help="the seed of all chance; fresh if not given")] = None,
    committed: Annotated[
        bool, typer.Option(help="dice whose hash is published now, checked by replay --verify")
    ] = False,
    switch: Annotated[list[str] | None, typer.Option(help="a rule switch, name=value; may be repeated")] = None,
    content: HouseContent = None,
    save: Annotated[Path | None, typer.Option(help="the file to save to; resumed if it is there already")] = None,
    resume: Annotated[Path | None, typer.Option(help="a save to go on with")] = None,
    ask: Annotated[
        str,
        typer.Option(help="what you want to be asked about too: enemies, orders, setup or all, with commas; or none"),
    ] = SETUP,
    pause: Annotated[float, typer.Option(min=0, max=60, help="seconds to watch each choice of a bot")] = PAUSE,
) -> None:
    """Play a game in this terminal; without a game, choose one in a menu."""
    check_lang(lang or DEFAULT_LANG)
    use_content(content, game)
    source = resume or (save if save is not None and save.exists() else None)
    if source is not None:
        session = resumed(source, lang, game)
        session.asks = read_topics(ask)
        if save is not None:
            session.path = save
    else:
        if game == NO_GAME:
            menu()
            return
        rulebook(game)
        people = usual_seats(game) if seats is None else read_seats(seats)
        options = read_options(game, mission, edition, switch or [])
        options = {"players": len(people), **options}
        if committed:
            if seed is not None:
                raise BadInput("--seed", "committed dice take no seed, expected one of --seed and --committed")
            match, commitment = new_committed_match(game, options)
            print(f"dice committed to {commitment}")
        else:
            match = new_match(game, options, secrets.randbits(SEED_BITS) if seed is None else seed)
        session = Session(match, people, lang or DEFAULT_LANG, save, read_topics(ask))
    show(session, pause)


def usual_seats(game: str) -> list[str]:
    """One person, and bots on the other seats that the game usually has."""
    players = setting_of(game, PLAYERS).default
    assert isinstance(players, int)
    return [HUMAN, *read_seats(BOT_WORD) * (players - 1)]


def resumed(path: Path, lang: str, game: str) -> Session:
    """The session in a save; a game or language given beside it must fit."""
    found, match = resume(path)
    if game and game != found.record.game:
        raise BadInput(str(path), f"a match of {found.record.game}, expected {game}")
    seats = read_seats(",".join(found.seats))
    return Session(match, seats, check_lang(lang or found.lang), path)


def show(session: Session, pause: float) -> None:
    """Hand the terminal over to the match."""
    need_terminal()
    from hullbreach.cli.terminal.app import Terminal

    Terminal(session, pause).run()


def need_terminal() -> None:
    """A screen cannot be drawn into a pipe."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise BadInput("terminal", "play needs a terminal; input and output must not be redirected")


def menu() -> None:
    """Choose a save, or a game and its options, then play."""
    need_terminal()
    from hullbreach.cli.terminal.menu import Menu

    chosen = Menu().run()
    if chosen is None:
        return
    if chosen.path is not None:
        session = resumed(chosen.path, "", "")
    else:
        options = {"players": len(chosen.seats), **chosen.options}
        match = new_match(chosen.game, options, secrets.randbits(SEED_BITS))
        session = Session(match, chosen.seats, chosen.lang)
    show(session, PAUSE)
