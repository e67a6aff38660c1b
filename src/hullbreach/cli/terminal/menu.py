"""The menu: go on with a save, or choose a game, its options and who sits where."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.widgets import Button, Label, OptionList, Select
from textual.widgets.option_list import Option as ListedOption

from hullbreach.cli.saves import HUMAN, saved_games
from hullbreach.cli.terminal.window import Window
from hullbreach.games import GAMES, rulebook
from hullbreach.kernel.errors import BadInput
from hullbreach.kernel.rulebook import PLAYERS, Setting
from hullbreach.table.titles import game_title, setting_label, value_label
from hullbreach.text import LANGS, Messages

SAVES_SHOWN = 8
# Who may sit on the other seats, the usual ones first; the menu says ``client-with-<name>``.
COMPANIONS = ("rules", HUMAN, "random", "search")
OWN_NAMES = {"en": "English", "fr": "Français", "de": "Deutsch"}


@dataclass
class Chosen:
    """What the person wants to play."""

    game: str
    seats: list[str]
    options: dict[str, object]
    lang: str
    path: Path | None = None


class Menu(Window[Chosen]):
    """One page; Enter on a save or on the start button leaves it."""

    ENABLE_COMMAND_PALETTE = False
    CSS = """
    Screen { background: #05070a; align: center top; }
    #page { width: 76; height: 1fr; padding: 0 1; }
    #title { width: 100%; text-align: center; text-style: bold; color: #ffd75f; padding: 0 0 1 0; }
    .line { height: 1; }
    .line Label { width: 34; color: #9fb3c8; text-overflow: ellipsis; }
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
        self.lang = LANGS[0]
        self.companions = COMPANIONS[0]

    def say(self, id: str) -> str:
        """A word of the menu in the chosen language."""
        return Messages.load(self.game, self.lang).say(f"client-{id}")

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="page", can_focus=False):
            yield Label("H U L L B R E A C H", id="title")
            if self.saves:
                yield Label(self.say("go-on-with"))
                yield OptionList(*[ListedOption(path.name) for path in self.saves], id="saves")
            yield from self.line("game", [(game_title(game, self.lang), game) for game in GAMES], self.game)
            yield from self.line("language", [(OWN_NAMES[lang], lang) for lang in LANGS], self.lang)
            others = [(self.say(f"with-{name}"), name) for name in COMPANIONS]
            yield from self.line("companions", others, self.companions)
            for setting in rulebook(self.game).settings():
                yield from self.setting_line(setting)
            yield Button(self.say("begin"), id="start", variant="success", compact=True)
            yield Label("", id="wrong")

    def line(self, name: str, values: list[tuple[str, str]], chosen: str) -> ComposeResult:
        """One choice with its name in front of it."""
        with Horizontal(classes="line"):
            yield Label(self.say(f"menu-{name}"))
            yield Select(values, value=chosen, allow_blank=False, id=f"choose-{name}", compact=True)

    def setting_line(self, setting: Setting) -> ComposeResult:
        """One setting of the match."""
        name = setting.name
        label = self.say("menu-players") if name == PLAYERS else setting_label(self.game, name, self.lang)
        with Horizontal(classes="line"):
            yield Label(label)
            yield Select(
                [(value_label(self.game, name, value, self.lang), n) for n, value in enumerate(setting.values)],
                value=setting.values.index(setting.default),
                allow_blank=False,
                id=f"setting-{name}",
                compact=True,
            )

    def on_mount(self) -> None:
        self.animation_level = "none"
        self.query_one("#saves" if self.saves else "#start").focus()

    async def on_select_changed(self, event: Select.Changed) -> None:
        """Another game or language changes all the rest."""
        found = str(event.value)
        if event.select.id == "choose-companions":
            self.companions = found
        elif event.select.id == "choose-game" and found != self.game:
            self.game = found
            await self.anew("#choose-game")
        elif event.select.id == "choose-language" and found != self.lang:
            self.lang = found
            await self.anew("#choose-language")

    async def anew(self, focus: str) -> None:
        """Write the page again, with the cursor where it was."""
        await self.recompose()
        self.query_one(focus).focus()

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
        return Chosen(self.game, [HUMAN, *[self.companions] * (players - 1)], options, self.lang)

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
