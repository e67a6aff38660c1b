"""``hullbreach tournament``: which bot is better, and by how much."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from hullbreach.cli.lab_commands import MOST_FAILURES, ClusterAddress, Game, Json, Switch, Workers, check_picture
from hullbreach.cli.printing import print_json, print_table, table
from hullbreach.cli.words import HouseContent, read_options, value_of
from hullbreach.games import rulebook, use_content
from hullbreach.kernel.rulebook import PLAYERS


def tournament(
    game: Game,
    bots: Annotated[list[str], typer.Argument(help="who takes part: names of bots, or files of your own (my_bot.py)")],
    games: Annotated[int, typer.Option(min=1, help="seeds; on each of them everybody plays every seat")] = 50,
    players: Annotated[str | None, typer.Option(help="seats")] = None,
    mission: Annotated[str | None, typer.Option(help="which mission or scenario")] = None,
    edition: Annotated[str | None, typer.Option(help="which edition of the rules")] = None,
    switch: Switch = None,
    seed: Annotated[int, typer.Option(min=0, help="the first seed; the next game has the next one")] = 0,
    jobs: Workers = 1,
    cluster: ClusterAddress = None,
    together: Annotated[
        bool | None,
        typer.Option(help="a bot fills all seats, or two bots share a table; found out if you do not say"),
    ] = None,
    content: HouseContent = None,
    plot: Annotated[Path | None, typer.Option(help="draw the ratings into this file: .png, .svg or .pdf")] = None,
    json: Json = False,
) -> None:
    """Let bots play the same seeds from every seat, and rate them."""
    from hullbreach.lab.tournament import hold
    from hullbreach.lab.workplaces import workplace

    use_content(content, game)
    rulebook(game)
    if plot is not None:
        check_picture(plot)
    options = read_options(game, mission, edition, switch or [])
    if players is not None:
        options[PLAYERS] = value_of(game, PLAYERS, players)
    held = hold(game, bots, options, games, seed, workplace(jobs, cluster), not json, together)
    if json:
        print_json(held.to_json())
    else:
        shown = table("bot", "rating", "95 %", "seats won", "95 %", "games")
        for standing in held.standings:
            row = standing.to_json()
            rating = standing.rating
            shown.add_row(
                standing.bot,
                f"{rating.rating:+.0f}",
                f"{rating.low:+.0f} to {rating.high:+.0f}",
                f"{row['share']:.1%}",
                f"{row['share_low']:.1%} – {row['share_high']:.1%}",
                str(standing.games),
            )
        print_table(shown)
        for one, other, compared, better, worse in held.meetings:
            print(f"{one} - {other}: better {better}, worse {worse}, alike {compared - better - worse}")
    if plot is not None:
        from hullbreach.lab.plots import standings

        standings(held, plot)
    if held.crashes:
        first = held.crashes[0]
        if not json:
            print(f"{len(held.crashes)} games broke; the first with seed {first.seed}: {first.reason}")
        raise typer.Exit(MOST_FAILURES)
