"""The menu: go on with a save, or choose a game, its options and who sits where."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.widgets import Button, Label, OptionList, Select
from textual.widgets.option_list import Option as ListedOption

from hullbreach.cli.saves import HUMAN, saved_games
from hullbreach.cli.words import word_of
from hullbreach.games import GAMES, rulebook
from hullbreach.kernel.errors import BadInput
from hullbreach.kernel.rulebook import PLAYERS, Setting
from hullbreach.text import LANGS

SAVES_SHOWN = 8
COMPANIONS = {"bots": "rules", "people": HUMAN, "random bots": "random", "bots that think ahead": "search"}


@dataclass
class Chosen:
    """What the person wants to play."""

    game: str
    seats: list[str]
    options: dict[str, object]
    lang: str
    path: Path | None = None


class Menu(App[Chosen]):
    """One page; Enter on a save or on the start button leaves it."""

    ENABLE_COMMAND_PALETTE = False
    CSS = """
    Screen { background: #05070a; align: center top; }
    #page { width: 76; height: 1fr; padding: 0 1; }
    #title { width: 100%; text-align: center; text-style: bold; color: #ffd75f; padding: 0 0 1 0; }
    .line { height: 1; }
    .line Label { width: 28; color: #9fb3c8; }
    .line Select { width: 1fr; }
    #saves { height: auto; max-height: 8; margin: 0 0 1 0; border: none; }
    #start { margin: 1 0; }
    #wrong { color: #ff9d3d; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("q,escape", "leave", show=False),
        Binding("down", "app.focus_next", show=False),
        Binding("up", "app.focus_previous", show=False),
    ]

    def __init__(self, saves: list[Path] | None = None) -> None:
        super().__init__()
        self.saves = (saved_games() if saves is None else saves)[:SAVES_SHOWN]
        self.game = GAMES[0]

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="page", can_focus=False):
            yield Label("H U L L B R E A C H", id="title")
            if self.saves:
                yield Label("Go on with")
                yield OptionList(*[ListedOption(path.name) for path in self.saves], id="saves")
            yield from self.line("game", list(GAMES), self.game)
            yield from self.line("language", list(LANGS), LANGS[0])
            yield from self.line("the other seats", list(COMPANIONS), "bots")
            for setting in rulebook(self.game).settings():
                yield from self.setting_line(setting)
            yield Button("Play", id="start", variant="success", compact=True)
            yield Label("", id="wrong")

    def line(self, name: str, values: list[str], default: str) -> ComposeResult:
        """One choice with its name in front of it."""
        with Horizontal(classes="line"):
            yield Label(name)
            yield Select(
                [(value, value) for value in values],
                value=default,
                allow_blank=False,
                id=f"choose-{name.replace(' ', '-')}",
                compact=True,
            )

    def setting_line(self, setting: Setting) -> ComposeResult:
        """One option of the match."""
        with Horizontal(classes="line"):
            yield Label(setting.name.replace("_", " "))
            yield Select(
                [(word_of(value), n) for n, value in enumerate(setting.values)],
                value=setting.values.index(setting.default),
                allow_blank=False,
                id=f"setting-{setting.name}",
                compact=True,
            )

    def on_mount(self) -> None:
        self.animation_level = "none"
        self.query_one("#saves" if self.saves else "#start").focus()

    async def on_select_changed(self, event: Select.Changed) -> None:
        if event.select.id == "choose-game" and event.value != self.game:
            self.game = str(event.value)
            await self.recompose()
            self.query_one("#choose-game").focus()

    def picked(self, id: str) -> str:
        """The word chosen in one of the first lines."""
        return str(self.query_one(f"#choose-{id}", Select).value)

    def chosen(self) -> Chosen:
        """Everything on the page; ``BadInput`` when it does not go together."""
        book = rulebook(self.game)
        options: dict[str, object] = {}
        for setting in book.settings():
            value = self.query_one(f"#setting-{setting.name}", Select).value
            assert isinstance(value, int)
            options[setting.name] = setting.values[value]
        book.start(book.settle(options))
        players = options.pop(PLAYERS)
        assert isinstance(players, int)
        seats = [HUMAN, *[COMPANIONS[self.picked("the-other-seats")]] * (players - 1)]
        return Chosen(self.game, seats, options, self.picked("language"))

    def on_button_pressed(self, event: Button.Pressed) -> None:
        try:
            self.exit(self.chosen())
        except BadInput as wrong:
            self.query_one("#wrong", Label).update(str(wrong))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.exit(Chosen(self.game, [], {}, "", self.saves[event.option_index]))

    def action_leave(self) -> None:
        """Play nothing."""
        self.exit(None)
