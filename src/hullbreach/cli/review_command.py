"""``hullbreach review``: the chance to win along a match that is over, where it turned, luck apart from skill."""

from __future__ import annotations

from dataclasses import asdict
from itertools import pairwise
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from hullbreach.cli.lab_commands import check_picture
from hullbreach.cli.printing import console, print_json, table
from hullbreach.cli.saves import read_any_record
from hullbreach.cli.words import check_lang
from hullbreach.games import rulebook
from hullbreach.kernel.errors import BadInput
from hullbreach.kernel.match import SPECTATOR, Match
from hullbreach.kernel.records import replay
from hullbreach.lab.judgement import Judgement
from hullbreach.lab.judging import LEAST, ROLLOUTS, Moments, judge
from hullbreach.table.judged import UNKNOWN, Judged, ToldTurning, rounds_of, tell
from hullbreach.table.titles import mission_title
from hullbreach.text import Messages

ROWS, NARROWEST, WIDEST, AXIS = 8, 20, 100, 6
BLOCKS = " ▁▂▃▄▅▆▇█"
ALIKE = 0.05
HEADS = ("start", "own", "others", "gave", "took", "end", "accuracy")
SIGNS = "①②③④⑤⑥⑦⑧⑨"


def review(
    file: Annotated[Path, typer.Argument(help="a record or a save of a match that is over")],
    seat: Annotated[
        int | None, typer.Option(min=1, help="as this seat could know it; by default everything known")
    ] = None,
    rollouts: Annotated[int, typer.Option(min=LEAST, help="how often bots play on, in all")] = ROLLOUTS,
    seed: Annotated[int, typer.Option(min=0, help="the same seed judges the same")] = 0,
    plot: Annotated[Path | None, typer.Option(help="draw the curves into this file: .png, .svg or .pdf")] = None,
    lang: Annotated[str, typer.Option(help="en, fr or de")] = "en",
    json: Annotated[bool, typer.Option("--json", help="print JSON")] = False,
) -> None:
    """Judge a match that is over: the chance to win, turning points, luck and skill, accuracy of every seat."""
    check_lang(lang)
    if plot is not None:
        check_picture(plot)
    found = read_any_record(file)
    match = replay(rulebook(found.game), found, str(file))
    if match.outcome is None:
        raise BadInput(str(file), "this match is not over yet; it can be reviewed when it is")
    if seat is not None and seat > match.state.seats:
        raise BadInput("--seat", f"{seat}, but this match has {match.state.seats} seats")
    judgement = judged_with_progress(match, rollouts, seed)
    told = tell(judgement, match, Moments(match).at, lang)
    if json:
        print_json({"game": found.game, "seed": seed, **asdict(told)})
    else:
        Printed(match, told, lang, console()).all(None if seat is None else seat - 1)
    if plot is not None:
        from hullbreach.lab.plots import chances

        chances(judgement, [(each.round, each.number) for each in rounds_of(match)], plot)


def judged_with_progress(match: Match, rollouts: int, seed: int) -> Judgement:
    """Judge a match; how far that is, is shown where people look, and not where results go."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as shown:
        task = shown.add_task("rollouts", total=rollouts)
        return judge(match, rollouts, seed, lambda done, of: shown.update(task, completed=done, total=of))


class Printed:
    """A judgement on the terminal."""

    def __init__(self, match: Match, told: Judged, lang: str, console: Console) -> None:
        self.match = match
        self.told = told
        self.lang = lang
        self.messages = Messages.load(match.rulebook.id, lang)
        self.console = console
        self.choices = len(told.lane)
        scene = match.rulebook.scene(match.glance(SPECTATOR), lang)
        self.names = [facts.name for facts in scene.seats]
        # What the game calls its rounds, where its first number counts them.
        self.unit = scene.status[0].name if scene.status and scene.status[0].value.isdigit() else ""

    def all(self, seat: int | None) -> None:
        """Everything; the curves of all that fare differently, or the one that a seat could know."""
        match, out = self.match, self.console
        assert match.outcome is not None
        out.print(Text(mission_title(match.rulebook.id, match.settings, self.lang), style="bold"))
        out.print(Text(match.rulebook.voice.say_outcome(match.outcome, self.lang)))
        if seat is None:
            for alike in self.alike():
                points = [(moment.number, moment.chances[alike[0]]) for moment in self.told.known]
                self.curve(points, f"{', '.join(self.name(one) for one in alike)} · {self.say('known')}")
        else:
            points = [(hope.number, hope.chance) for hope in self.told.seen[seat]]
            self.curve(points, f"{self.name(seat)} · {self.say('seen')}")
        self.turning()
        self.seats()
        out.print(Text(self.say("estimate", n=self.told.rollouts), style="dim"))

    def say(self, id: str, **args: str | int) -> str:
        """A sentence about a judgement."""
        return self.messages.say(f"web-judged-{id}", **args)

    def chapter(self, round: int) -> str:
        """A round, as the game calls it."""
        return f"{self.unit} {round}" if self.unit else self.messages.say("web-round", n=round)

    def name(self, seat: int) -> str:
        """A seat, by what it plays."""
        return self.names[seat]

    def alike(self) -> list[list[int]]:
        """The seats by those whose chances are about the same all the time."""
        found: list[list[int]] = []
        for seat in range(self.match.state.seats):
            for others in found:
                if all(abs(one.chances[seat] - one.chances[others[0]]) < ALIKE for one in self.told.known):
                    others.append(seat)
                    break
            else:
                found.append([seat])
        return found

    def curve(self, points: list[tuple[int, float]], title: str) -> None:
        """A chance along the choices, as blocks, with rounds and turning points below."""
        out = self.console
        width = max(NARROWEST, min(WIDEST, out.width - AXIS - 1))
        out.print()
        out.print(Text.assemble((self.messages.say("web-judged"), "bold"), f" · {title}"))
        heights = [round(8 * ROWS * at(points, (n + 0.5) * self.choices / width)) for n in range(width)]
        for row in range(ROWS - 1, -1, -1):
            label = f"{100 * (row + 1) // ROWS:>3} %" if row % 2 else ""
            out.print(
                Text.assemble(
                    (f"{label:>{AXIS - 1}} ", "dim"),
                    ("".join(BLOCKS[max(0, min(8, height - 8 * row))] for height in heights), "green"),
                )
            )
        rounds, marks = [" "] * width, [" "] * width
        for each in self.told.rounds:
            write(rounds, each.number * width // (self.choices + 1), str(each.round))
        for n, turning in enumerate(self.told.turning):
            write(marks, (turning.number - 1) * width // self.choices, SIGNS[n])
        out.print(Text(" " * AXIS + "".join(rounds), style="dim"))
        out.print(Text(" " * AXIS + "".join(marks), style="bold yellow"))

    def turning(self) -> None:
        """Where it turned, one after the other."""
        if not self.told.turning:
            self.console.print(Text(self.say("none")))
        for n, each in enumerate(self.told.turning):
            self.point(SIGNS[n], each)

    def point(self, sign: str, each: ToldTurning) -> None:
        """A turning point: what happened, what was chosen, what was better and why."""
        out, change = self.console, round(100 * (each.after - each.before))
        place = [self.chapter(each.round)] if each.round else []
        place += [self.say("choice", n=each.number), self.name(each.concerns)]
        out.print()
        out.print(
            Text.assemble(
                (f"{sign} ", "bold yellow"),
                (f"{change:+d} ", "bold red" if change < 0 else "bold green"),
                (each.text, "bold"),
                (f"  {', '.join(place)}", "dim"),
            )
        )
        best = each.lines[1] if each.lost and len(each.lines) > 1 else None
        out.print(Text(f"  {self.say('who', who=self.name(each.seat))} {each.lines[0].text}"))
        if best is None:
            out.print(Text(f"  {self.say('luck')}"))
        else:
            gain = self.say("gain", n=round(100 * best.gain))
            out.print(Text.assemble(f"  {self.say('better', what=best.text)} ", (f"({gain})", "green")))
            if best.why:
                out.print(Text(f"  {best.why}"))
        if len(each.lines) > 1:
            shown = table(f"  {self.say('lines')}", "%", "±")
            for line in each.lines:
                odds = "" if line.odds == UNKNOWN else f", {self.say('odds', n=line.odds)}"
                played = f" ({self.say('played')})" if line is each.lines[0] else ""
                shown.add_row(Text(f"  {line.text}{odds}{played}"), points(line.chance), points(line.error))
            out.print(shown)

    def seats(self) -> None:
        """Luck and skill of every seat."""
        shown = table("", *[self.name(seat) for seat in range(len(self.told.seats))])
        rows: dict[str, list[str]] = {head: [] for head in HEADS}
        for each in self.told.seats:
            rows["start"].append(points(each.start))
            rows["own"].append(f"{100 * each.own:+.0f}")
            rows["others"].append(f"{100 * each.others:+.0f}")
            rows["gave"].append(f"+{100 * each.gave:.0f}")
            rows["took"].append(f"−{100 * each.took:.0f}")
            rows["end"].append(points(each.end))
            rows["accuracy"].append("" if each.accuracy == UNKNOWN else f"{each.accuracy:.1f} %")
        for head, values in rows.items():
            shown.add_row(self.say(head), *values)
        self.console.print()
        self.console.print(Text(self.say("skill"), style="bold"))
        self.console.print(shown)
        self.console.print(Text(self.say("explain"), style="dim"))


def points(chance: float) -> str:
    """A chance in whole points."""
    return f"{100 * chance:.0f}"


def at(points: list[tuple[int, float]], number: float) -> float:
    """A curve between two of its points; level before the first and after the last."""
    for (a, low), (b, high) in pairwise(points):
        if a <= number < b:
            return low + (high - low) * (number - a) / (b - a)
    return points[0][1] if number < points[0][0] else points[-1][1]


def write(line: list[str], place: int, text: str) -> None:
    """Write a text into a line, unless it would stand over or close to another."""
    if all(sign == " " for sign in line[max(0, place - 1) : place + len(text) + 1]) and place + len(text) <= len(line):
        line[place : place + len(text)] = text
