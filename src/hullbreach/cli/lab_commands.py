"""``sim``, ``case``, ``rules``, ``cards`` and ``bench``: looking at a game instead of playing it."""

from __future__ import annotations

import sys
import time
from collections import Counter
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

import hullbreach as hb
from hullbreach.cli.printing import console, print_json, print_table, table
from hullbreach.cli.words import (
    MISSION,
    HouseContent,
    check_lang,
    new_match,
    read_matrix,
    read_options,
    value_of,
    which_build,
)
from hullbreach.games import rulebook, use_content
from hullbreach.kernel.cases import Result, run_file
from hullbreach.kernel.chance import Seeded
from hullbreach.kernel.errors import BadInput
from hullbreach.kernel.rulebook import PLAYERS
from hullbreach.lab.sim import Cell

Json = Annotated[bool, typer.Option("--json", help="print JSON")]
Game = Annotated[str, typer.Argument(help="which game, such as corps")]
Switch = Annotated[list[str] | None, typer.Option(help="a rule switch, name=value; may be repeated")]
Workers = Annotated[int, typer.Option("--jobs", min=1, help="processes")]
ClusterAddress = Annotated[
    str | None,
    typer.Option("--cluster", metavar="ADDRESS", help="a Ray cluster to play on: HOST:PORT, or auto for the own"),
]
MOST_FAILURES = 1
USUAL_SEATS = 4
PICTURES = (".png", ".svg", ".pdf")


def sim(
    game: Game,
    games: Annotated[int, typer.Option(min=1, help="games for every combination of options")] = 100,
    bots: Annotated[
        str,
        typer.Option(
            help="which bots take the seats: random, rules, search, search:100 (rollouts) or search:200ms; by commas"
        ),
    ] = "rules",
    players: Annotated[str | None, typer.Option(help="seat counts, separated by commas, or all")] = None,
    mission: Annotated[str | None, typer.Option(help="missions or scenarios, separated by commas, or all")] = None,
    edition: Annotated[str | None, typer.Option(help="editions, separated by commas, or both")] = None,
    switch: Annotated[
        list[str] | None, typer.Option(help="a rule switch, name=value,value or name=all; may be repeated")
    ] = None,
    seed: Annotated[int, typer.Option(help="the first seed; the next game has the next one")] = 0,
    jobs: Workers = 1,
    cluster: ClusterAddress = None,
    content: HouseContent = None,
    plot: Annotated[Path | None, typer.Option(help="draw the shares won into this file: .png, .svg or .pdf")] = None,
    json: Json = False,
) -> None:
    """Play many games with bots and count how they end."""
    from hullbreach.lab.sim import simulate_cells
    from hullbreach.lab.workplaces import workplace

    use_content(content, game)
    rulebook(game)
    if plot is not None:
        check_picture(plot)
    matrix = read_matrix(game, {"players": players, MISSION: mission, "edition": edition}, switch or [])
    names = ["rules" if name.strip() == "bot" else name.strip() for name in bots.split(",")]
    place = workplace(jobs, cluster)
    report = simulate_cells(game, games, names, possible(game, matrix), place, seed, progress=not json)
    if json:
        print_json(report.to_json())
    else:
        shown = table("options", "games", "won", "95 %", "rounds", "decisions", "decisions/s")
        for cell in report.cells:
            low, high = cell.interval
            shown.add_row(
                named(cell),
                str(cell.games),
                f"{cell.won:.1%}" if cell.together else "-",
                f"{low:.1%} – {high:.1%}" if cell.together else "see below",
                f"{sum(cell.rounds) / cell.games:.1f}",
                f"{sum(cell.decisions) / cell.games:.0f}",
                f"{sum(cell.decisions) / max(cell.seconds, 1e-9):,.0f}",
            )
        print_table(shown)
        for cell in report.cells:
            if not cell.together:
                console().print(Text(f"{named(cell)}: {shares_won(cell)}"))
            why = ", ".join(f"{reason} {n}" for reason, n in sorted(cell.reasons.items(), key=lambda item: -item[1]))
            console().print(Text(f"{named(cell)}: {why}"))
    if plot is not None:
        from hullbreach.lab.plots import shares_won as draw_shares_won

        draw_shares_won(report, plot)
    if report.crashes:
        first = report.crashes[0]
        print(f"{len(report.crashes)} games broke; the first with seed {first.seed}: {first.reason}")
        raise typer.Exit(MOST_FAILURES)


def check_picture(path: Path) -> None:
    """Complain about a file that nothing could be drawn into, before the first game is played."""
    if path.suffix not in PICTURES:
        raise BadInput("--plot", f"{path.name!r}, expected a file that ends in {', '.join(PICTURES)}")
    if not path.parent.is_dir():
        raise BadInput("--plot", f"there is no folder {path.parent}")


def named(cell: Cell) -> str:
    """The settings of a cell."""
    return " ".join(f"{name}={value}" for name, value in cell.options.items()) or "defaults"


def shares_won(cell: Cell) -> str:
    """Who won how often, where not everybody wins or loses together: by side or by outcome, then by seat."""
    sides = ", ".join(f"{who} {n / cell.games:.1%}" for who, n in sorted(cell.outcomes.items(), key=lambda e: -e[1]))
    seats = ", ".join(f"seat {n} {wins / cell.games:.1%}" for n, wins in enumerate(cell.seats, 1))
    return f"won by {sides}; {seats}"


def possible(game: str, matrix: dict[str, list[object]]) -> list[dict[str, object]]:
    """Every combination of options of a simulation that the game takes; what it does not is told before the first game.

    Some missions do not take every number of players, and whoever asks for all of both need not know which.
    """
    from hullbreach.lab.sim import combinations

    found: list[dict[str, object]] = []
    first: BadInput | None = None
    refused: Counter[str] = Counter()
    wanted = combinations(matrix)
    for options in wanted:
        try:
            new_match(game, options, 0)
            found.append(options)
        except BadInput as wrong:
            first = first or wrong
            refused[str(wrong)] += 1
    if not found and first is not None:
        raise first
    for reason, count in refused.items():
        print(f"hullbreach: left out {count} of {len(wanted)} combinations: {reason}", file=sys.stderr)
    return found


def case(
    files: Annotated[list[Path], typer.Argument(help="files of conformance cases")],
    content: HouseContent = None,
    json: Json = False,
) -> None:
    """Run conformance cases; the last line counts them."""
    from hullbreach.table.shelf import rule_ids

    use_content(content)
    results: list[tuple[Path, Result]] = []
    for path in files:
        results += [(path, result) for result in run_file(path, rulebook, rule_ids)]
    failed = [(path, result) for path, result in results if not result.passed]
    passed = len(results) - len(failed)
    if json:
        cases = [{"file": str(path), **asdict(result)} for path, result in results]
        print_json({"passed": passed, "failed": len(failed), "cases": cases})
    else:
        for path, result in failed:
            print(f"{path}{' '.join(result.message.removeprefix(path.name).split())}")
        print(f"{passed} passed, {len(failed)} failed")
    if failed:
        raise typer.Exit(MOST_FAILURES)


def rules(game: Game, json: Json = False) -> None:
    """List every rule with the tests that prove it, and the coverage."""
    from hullbreach.lab.rules import coverage

    rulebook(game)
    found = coverage(game)
    if json:
        print_json(found.to_json())
        return
    out = console()
    for rule in found.statements:
        state = Text("proved    " if rule.proved_by else "not proved", style="green" if rule.proved_by else "red")
        out.print(Text(f"{rule.id:<16} ").append_text(state), Text(rule.reason, style="yellow"))
        for where in rule.proved_by:
            out.print(Text(f"    {where}", style="dim"))
    print(f"{found.proved} of {len(found.statements)} rules proved, {found.share:.1%}")


def cards(
    game: Game,
    lang: Annotated[str, typer.Option(help="en, fr or de")] = "en",
    content: HouseContent = None,
    json: Json = False,
) -> None:
    """Print every card of a game, its text made from what it does."""
    use_content(content, game)
    sheets = rulebook(game).sheets(check_lang(lang))
    if json:
        print_json({"game": game, "lang": lang, "sheets": [asdict(sheet) for sheet in sheets]})
        return
    out = console()
    if not sheets:
        print(f"{game} has no cards to print")
    for sheet in sheets:
        out.rule(Text(sheet.title, style="bold"))
        for card in sheet.cards:
            out.print(Text(card.name, style="bold cyan"))
            out.print(Text(card.facts, style="dim"))
            if card.text:
                out.print(Text(card.text))
            out.print()


def bench(
    game: Annotated[str, typer.Argument(help="which game")] = hb.GAMES[0],
    players: Annotated[str | None, typer.Option(help="seats; 4 where so many can play")] = None,
    mission: Annotated[str | None, typer.Option(help="which mission or scenario")] = None,
    edition: Annotated[str | None, typer.Option(help="which edition of the rules")] = None,
    switch: Switch = None,
    seconds: Annotated[float, typer.Option(min=0.1, max=600, help="how long to measure")] = 3.0,
    json: Json = False,
) -> None:
    """Measure random play, copies and how fast rule bots play on, on this machine, one process."""
    rulebook(game)
    options = read_options(game, mission, edition, switch or [])
    count = usual_seats(game, options) if players is None else value_of(game, PLAYERS, players)
    if not isinstance(count, int):
        raise BadInput("option players", f"{players!r}, expected a number")
    settings = {"players": count, **options}
    found = {**measure(game, settings, seconds), **measure_playouts(game, settings, seconds)}
    measured = {"build": which_build(), **found}
    if json:
        print_json(measured)
    else:
        shown = table("measure", "value")
        for name, value in measured.items():
            shown.add_row(name.replace("_", " "), f"{value:,.2f}" if isinstance(value, float) else str(value))
        print_table(shown)


def usual_seats(game: str, options: dict[str, object]) -> object:
    """How many seats are measured if nobody says: those of every table so far, or what is usual in the game."""
    try:
        return rulebook(game).settle({**options, PLAYERS: USUAL_SEATS})[PLAYERS]
    except BadInput:
        return rulebook(game).setting(PLAYERS).default


def measure(game: str, options: dict[str, object], seconds: float) -> dict[str, object]:
    """Random games for so many seconds, then copies of a match in progress."""
    luck = Seeded(1)
    decisions = games = 0
    middle = new_match(game, options, 0, quiet=True)
    began = time.perf_counter()
    spent = 0.0
    while spent < seconds:
        match = new_match(game, options, games, quiet=True)
        while match.question is not None and spent < seconds:
            match.play(match.question.options[luck.below(len(match.question.options))])
            decisions += 1
            if decisions % 100 == 0:
                spent = time.perf_counter() - began
                middle = match
        spent = time.perf_counter() - began
        games += 1
    rate = decisions / spent
    began = time.perf_counter()
    copies = 2000
    for _ in range(copies):
        middle.copy()
    copy_us = (time.perf_counter() - began) / copies * 1e6
    return {
        "game": game, "players": options["players"], "games": games, "decisions": decisions,
        "decisions_per_second": round(rate, 1), "copy_microseconds": round(copy_us, 2),
    }  # fmt: skip


def measure_playouts(game: str, options: dict[str, object], seconds: float) -> dict[str, object]:
    """Whole games and rollouts of rule bots for so many seconds each; nothing where a game has none."""
    from hullbreach.bots import names_for
    from hullbreach.lab.playouts import playouts

    if "rules" not in names_for(game):
        return {}
    found = playouts(lambda seed: new_match(game, options, seed, quiet=True), seconds)
    return {name: round(value, 2) for name, value in found.items()}
