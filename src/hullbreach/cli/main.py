"""The ``hullbreach`` command: its subcommands, and one clear line for everything that is wrong."""

from __future__ import annotations

import io
import os
import sys
from typing import Annotated

import typer

from hullbreach.cli import (
    agent_command,
    lab_commands,
    play_command,
    puzzles_command,
    replay_command,
    review_command,
    serve_command,
    tables_command,
    tournament_command,
    tune_command,
)
from hullbreach.kernel.errors import BadInput
from hullbreach.kernel.version import VERSION

# Some versions of Typer bring their own click along, so its errors are found through Typer.
UsageError = typer.BadParameter.__bases__[0]
BAD_INPUT = 2
STOPPED = 130

app = typer.Typer(
    name="hullbreach",
    help="A digital table for survival-horror board games.",
    add_completion=False,
    invoke_without_command=True,
    pretty_exceptions_enable=False,
)


def show_version(wanted: bool) -> None:
    """Print the version and leave."""
    if wanted:
        print(f"hullbreach {VERSION}")
        raise typer.Exit


@app.callback()
def alone(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="print the version")
    ] = False,
) -> None:
    """Without a command: start the table on this machine and open the browser."""
    if context.invoked_subcommand is None:
        serve_command.play_in_browser()


app.command("play")(play_command.play)
app.command("serve")(serve_command.serve)
app.command("agent")(agent_command.agent)
app.command("sim")(lab_commands.sim)
app.command("tournament")(tournament_command.tournament)
app.command("tune")(tune_command.tune)
app.command("case")(lab_commands.case)
app.command("rules")(lab_commands.rules)
app.command("cards")(lab_commands.cards)
app.command("replay")(replay_command.replay)
app.command("review")(review_command.review)
app.command("puzzles")(puzzles_command.puzzles)
app.command("bench")(lab_commands.bench)
app.add_typer(tables_command.app)


def run(arguments: list[str]) -> int:
    """Run the command and return its exit code; what is wrong with the input is one line on stderr."""
    command = typer.main.get_command(app)
    try:
        result = command.main(arguments, prog_name="hullbreach", standalone_mode=False)
        sys.stdout.flush()
        return result if isinstance(result, int) else 0
    except BadInput as wrong:
        return complain(str(wrong))
    except typer.Exit as done:
        return done.exit_code
    except (typer.Abort, KeyboardInterrupt):
        return STOPPED
    except BrokenPipeError:
        # Whoever read our output has seen enough.
        write_no_more()
        return STOPPED
    except OSError as wrong:
        # A disk that is full, a folder where nobody may write.
        if wrong.filename is None:
            write_no_more()
        return complain(f"{wrong.filename or 'output'}: {wrong.strerror or wrong}")
    except Exception as wrong:
        if not isinstance(wrong, UsageError):
            raise
        context: typer.Context | None = getattr(wrong, "ctx", None)
        more = f" See {context.command_path} --help." if context is not None else ""
        return complain(f"{getattr(wrong, 'format_message', wrong.__str__)()}{more}")


def write_no_more() -> None:
    """Nothing more is written to the output, not even at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def complain(text: str) -> int:
    """Say in one line what is wrong, or in one each where several things are."""
    for line in text.splitlines():
        print(f"hullbreach: {' '.join(line.split())}", file=sys.stderr)
    return BAD_INPUT


def main() -> None:
    """The entry point of the package."""
    # Closed by whoever called us: what is written then goes nowhere.
    sys.stdout = sys.stdout or io.StringIO()
    sys.stderr = sys.stderr or io.StringIO()
    for stream in (sys.stdout, sys.stderr):
        # A letter that the terminal does not have is no reason to say nothing at all.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    sys.exit(run(sys.argv[1:]))
