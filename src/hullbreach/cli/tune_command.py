"""``hullbreach tune``: which values of the content come nearest to what is aimed at."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.text import Text

from hullbreach.cli.lab_commands import MOST_FAILURES, ClusterAddress, Json, Workers, check_picture
from hullbreach.cli.printing import console, print_json, print_table, table
from hullbreach.cli.words import HouseContent
from hullbreach.games import use_content
from hullbreach.kernel.errors import BadInput

if TYPE_CHECKING:
    from hullbreach.lab.tuning import Candidate, Tuned


def tune(
    ranges: Annotated[Path, typer.Argument(help="the file that declares what may be changed and what is aimed at")],
    games: Annotated[int, typer.Option(min=1, help="seeds in every round, for every kind of match")] = 20,
    rounds: Annotated[int, typer.Option(min=1, help="rounds at most")] = 6,
    candidates: Annotated[int, typer.Option(min=2, help="choices of values that are tried, at most")] = 24,
    bots: Annotated[str, typer.Option(help="which bots take the seats, separated by commas")] = "rules",
    seed: Annotated[int, typer.Option(min=0, help="the first seed; the next game has the next one")] = 0,
    jobs: Workers = 1,
    cluster: ClusterAddress = None,
    content: HouseContent = None,
    plot: Annotated[Path | None, typer.Option(help="draw the race into this file: .png, .svg or .pdf")] = None,
    write: Annotated[
        Path | None, typer.Option(help="write the advised change into this file, as house content for --content")
    ] = None,
    json: Json = False,
) -> None:
    """Race values of the content on the same seeds, and say what to change."""
    from hullbreach.bots.from_file import bot_of
    from hullbreach.lab.parameters import read_ranges, written
    from hullbreach.lab.tuning import tune as race
    from hullbreach.lab.workplaces import workplace

    use_content(content)
    declared = read_ranges(ranges)
    if plot is not None:
        check_picture(plot)
    if write is not None and not write.parent.is_dir():
        raise BadInput("--write", f"there is no folder {write.parent}")
    names = [name.strip() for name in bots.split(",")]
    for name in names:
        bot_of(name, 0)
    tuned = race(declared, games, rounds, candidates, names, seed, workplace(jobs, cluster), not json)
    if json:
        print_json(tuned.to_json())
    else:
        show(tuned)
    if plot is not None:
        from hullbreach.lab.tuning_plot import draw

        draw(tuned, plot)
    if write is not None and tuned.advised:
        write.write_text(written(declared.game, declared.patch(tuned.best.choice)), "utf-8")
    if tuned.crashes:
        first = tuned.crashes[0]
        if not json:
            print(f"{len(tuned.crashes)} games broke; the first with seed {first.seed}: {first.reason}")
        raise typer.Exit(MOST_FAILURES)


def show(tuned: Tuned) -> None:
    """The race as a table, then what to change."""
    goals = tuned.ranges.goals
    out = console()
    for number, goal in enumerate(goals, 1):
        out.print(Text(f"goal {number}: {goal}, won {100 * goal.least:.0f} to {100 * goal.most:.0f} %"))
    for parameter in tuned.ranges.parameters:
        out.print(Text(f"{tuned.ranges.short(parameter)}: {parameter}, now {parameter.now}"))
    columns = [f"goal {number}" for number in range(1, len(goals) + 1)]
    shown = table("values", *columns, "off by", "seeds", "left after")
    for candidate in tuned.ranking():
        shown.add_row(*row_of(tuned, candidate), "" if candidate.left is None else f"round {candidate.left}")
    print_table(shown)
    for choice, reason in tuned.refused:
        out.print(Text(f"left out: {tuned.ranges.said(choice)}: {reason}"))
    best, now = tuned.fresh
    if best.number == 0:
        print("Leave it as it is: nothing that was tried came nearer.")
        return
    fresh = table(f"on {best.seeds} fresh seeds", *columns, "off by", "seeds")
    for candidate in (best, now):
        fresh.add_row(*row_of(tuned, candidate))
    print_table(fresh)
    gain, low, high = tuned.gain
    told = f"{100 * gain:.0f} points nearer on average ({100 * low:.0f} to {100 * high:.0f})"
    if not tuned.advised:
        print(f"Leave it as it is: the best is {told}, which may be luck.")
        return
    for parameter, value in zip(tuned.ranges.parameters, best.choice, strict=True):
        if value != parameter.now:
            print(f"Change {parameter} from {parameter.now} to {value}.")
    print(f"That is {told}.")


def row_of(tuned: Tuned, candidate: Candidate) -> list[str]:
    """What is told of a candidate: its values, the share of every goal, how far off it is, on how many seeds."""
    shares = [f"{share:.0%}" for share in candidate.shares()]
    off = f"{100 * candidate.off(tuned.ranges.goals):.0f} points"
    return [tuned.ranges.said(candidate.choice), *shares, off, str(candidate.seeds)]
