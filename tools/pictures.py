"""Take the picture of play for the README: a mission in the middle of things, as the terminal client draws it."""

import asyncio
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PICTURE = ROOT / "docs" / "pictures" / "terminal.svg"
SIZE = (150, 46)
MOMENT = 5  # the round in which the picture is taken


async def take() -> None:
    """Let bots play a seeded match up to the moment, then draw it for a person."""
    import hullbreach as hb
    from hullbreach import bots
    from hullbreach.cli.session import Session, read_seats
    from hullbreach.cli.terminal.app import Terminal

    match = hb.new("corps", players=2, seed=41, mission="newt")
    bot = bots.make("rules", 1)
    while match.question is not None:
        state = match.state
        asked = match.question.prompt.startswith("action of") and match.question.seat == 0
        if state.round >= MOMENT and asked and len(state.aliens) >= 2 and state.actions == 2:
            break
        match.play(bot.choose(match.view(match.question.seat)))
    client = Terminal(Session(match, read_seats("human,bot"), "en", None), 0.0)
    async with client.run_test(size=SIZE) as pilot:
        await pilot.pause(1.0)
        PICTURE.write_text(client.export_screenshot(title="hullbreach play corps"), "utf-8")


if __name__ == "__main__":
    asyncio.run(take())
