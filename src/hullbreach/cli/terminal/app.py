"""The terminal client: a table drawn from scenes, played by arrows, mouse or typing."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option as ListedOption

from hullbreach.cli.saves import HUMAN, fresh_path
from hullbreach.cli.session import POLICIES, Session
from hullbreach.cli.terminal import people
from hullbreach.cli.terminal.board import MARGINS, BoardView
from hullbreach.cli.terminal.boards import pictures_of
from hullbreach.cli.terminal.cards import cards_text
from hullbreach.cli.terminal.keys import ACTIONS, help_text, key_line, shown_keys
from hullbreach.cli.terminal.lines import told_lines
from hullbreach.cli.terminal.sentences import choice_text, log_text
from hullbreach.cli.terminal.typed import OptionSuggester, TypedOption, meant
from hullbreach.cli.terminal.window import Window
from hullbreach.kernel.errors import BadInput
from hullbreach.kernel.scene import Choice, Line, Scene
from hullbreach.text import LANGS, Messages

WIDTHS = [(0, "-narrow"), (110, "-medium"), (165, "-wide")]
# How long bots may play between two drawings while the person does not watch, in seconds.
SKIPPING = 0.3
HEIGHTS = [(0, "-short"), (32, "-tall")]
# The options get what the board leaves over, within these bounds.
SIDE_LEAST, SIDE_MOST = 34, 48
SHORT_LOG, LONG_LOG = 30, 2000
PANES = ("board", "people", "mission", "journal", "help")


class Terminal(Window[None]):
    """One session on one screen."""

    CSS_PATH = "terminal.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(key, action, show=False, priority=key == "tab") for key, action in ACTIONS.items()
    ]

    def __init__(self, session: Session, pause: float) -> None:
        super().__init__()
        self.HORIZONTAL_BREAKPOINTS = WIDTHS
        self.VERTICAL_BREAKPOINTS = HEIGHTS
        self.session = session
        self.pause = pause
        self.scene: Scene = session.scene()
        self.lines: list[Line] = []
        self.viewer = self.scene.seat
        self.shown: list[Choice] = []
        self.only: set[str] | None = None
        self.show_closed = False
        self.skipping = False
        self.note = Text("")
        self.pane = "board"
        self.saved_at = session.count
        self.leaving = False
        self.suggester = OptionSuggester()
        self.timer: asyncio.TimerHandle | None = None
        # What the board shows at the moment; the same need not be drawn twice.
        self.drawn_scene: Scene | None = None
        self.drawn: object = None

    def say(self, id: str, **args: str | int) -> str:
        """A sentence of the client in the chosen language."""
        return Messages.load(self.scene.game, self.session.lang).say(f"client-{id}", **args)

    # ---- building the screen

    def compose(self) -> ComposeResult:
        yield Static(id="status")
        with Horizontal(id="middle"):
            yield BoardView(id="board")
            with VerticalScroll(id="cards", can_focus=False):
                yield Static(id="cards-text")
            with VerticalScroll(id="people", can_focus=False):
                yield Static(id="people-text")
            with VerticalScroll(id="mission", can_focus=False):
                yield Static(id="mission-text")
            with VerticalScroll(id="journal", can_focus=False):
                yield Static(id="journal-text")
            with VerticalScroll(id="help", can_focus=False):
                yield Static(id="help-text")
            with Vertical(id="side"):
                yield Static(id="question")
                yield OptionList(id="choices")
                with VerticalScroll(id="detail", can_focus=False):
                    yield Static(id="detail-text")
                yield Static(id="team")
        with VerticalScroll(id="log", can_focus=False):
            yield Static(id="log-text")
        yield TypedOption(id="typed", suggester=self.suggester, compact=True)
        yield Static(id="keys")

    def on_mount(self) -> None:
        self.title = "Hullbreach"
        self.animation_level = "none"
        self.query_one("#typed").display = False
        self.query_one("#choices").focus()
        self.go_on()

    # ---- the course of the match

    def go_on(self) -> None:
        """Take a new scene, let the policy answer, draw, and wake the bot if it is its turn."""
        self.take_scene()
        while not self.session.bot_to_move() and self.scene.question is not None:
            text = self.session.automatic(self.scene.question)
            if not text:
                break
            self.session.play_automatic(text)
            self.take_scene()
        self.only = None
        self.draw()
        if self.session.bot_to_move():
            # Even without a pause a timer: it lets keys and drawing have their turn. The loop's own, for Textual's
            # leaves out a tick that comes late, and with it the only one.
            delay = 0 if self.skipping else self.pause
            self.timer = asyncio.get_running_loop().call_later(delay, self.call_next, self.bots_move)
        else:
            self.skipping = False

    def bots_move(self) -> None:
        """One bot choice, or several when the person does not want to watch."""
        if self.gone():
            return
        until = time.monotonic() + (SKIPPING if self.skipping else 0)
        while self.session.bot_to_move():
            self.session.play_bot()
            if time.monotonic() > until:
                break
        self.go_on()

    def gone(self) -> bool:
        """Whether the screen has been taken down, as happens when somebody leaves while a bot is at it."""
        return not self.query("#keys")

    def take_scene(self) -> None:
        """The table as it is now; the log goes on where it was, unless somebody else looks."""
        viewer = self.session.viewer()
        if viewer != self.viewer:
            self.viewer = viewer
            self.lines = []
        since = self.lines[-1].number + 1 if self.lines else 0
        self.scene = self.session.scene(since, self.show_closed)
        self.lines.extend(self.scene.log)

    def again(self) -> None:
        """Draw everything anew, the log too."""
        self.lines = []
        self.go_on()

    def play(self, text: str) -> None:
        """The person's choice."""
        if self.session.bot_to_move() or self.scene.question is None:
            return
        self.session.play(text)
        self.note = Text("")
        self.leaving = False
        self.go_on()

    # ---- drawing

    def draw(self) -> None:
        """Everything."""
        scene = self.scene
        self.query_one("#status", Static).update(people.status_text(scene))
        self.draw_question()
        self.draw_log()
        self.draw_table()
        self.draw_keys()
        self.draw_pane()

    def draw_question(self) -> None:
        """The question as a sentence and the options under it."""
        scene = self.scene
        title = Text("")
        asked = scene.question
        if scene.ended is not None:
            title.append(f"{self.say('over')}\n", style="bold #55d6e8")
            title.append(scene.ended.text, style="bold #ffd75f")
        elif self.session.bot_to_move() or asked is None:
            seat = self.session.to_move()
            who = scene.seats[seat].name if seat is not None else ""
            title.append(self.say("thinking", who=who), style="italic #8a96a3")
        else:
            if len([name for name in self.session.seats if name == HUMAN]) > 1:
                title.append(f"{scene.seats[asked.seat].name} · ", style="bold #55d6e8")
            title.append(asked.text, style="bold #ffd75f")
        self.query_one("#question", Static).update(title)
        choices = asked.choices if asked is not None and scene.ended is None else []
        if self.session.bot_to_move():
            choices = []
        self.suggester.choices = choices
        self.shown = [c for c in choices if self.only is None or self.only & set(c.concerns)]
        listed = self.query_one("#choices", OptionList)
        listed.clear_options()
        listed.add_options([ListedOption(choice_text(c), id=f"open-{n}") for n, c in enumerate(self.shown)])
        if self.show_closed and asked is not None:
            for n, refused in enumerate(asked.closed):
                text = Text(refused.label, style="#66707a")
                text.append(f"\n  {refused.reason} ({refused.rule})", style="italic #66707a")
                listed.add_option(ListedOption(text, id=f"closed-{n}", disabled=True))
        if self.shown:
            listed.highlighted = 0
        self.draw_detail()

    def draw_detail(self) -> None:
        """Odds and card texts of the highlighted option, and what the client has to say."""
        found = Text("")
        choice = self.highlighted()
        if choice is not None:
            if choice.chances is not None:
                chances = choice.chances
                need = self.say("need", need=chances.need, percent=chances.percent)
                risk = f"{chances.risk}: {chances.percent}\u00a0%"
                found.append(risk if chances.risk else need, style="bold #8be28b")
                found.append(f"\n{chances.text}", style="#aab6c2")
            for line in choice.describe:
                found.append("\n" if found else "")
                found.append(line, style="#aab6c2")
        if self.note:
            found = Text("\n").join([self.note, found] if found else [self.note])
        self.query_one("#detail-text", Static).update(found)
        self.query_one("#detail").scroll_home(animate=False)
        # A longer text leaves less room for the list; the cursor must stay in sight.
        self.call_after_refresh(self.query_one("#choices", OptionList).scroll_to_highlight)

    def draw_log(self) -> None:
        """The last sentences."""
        self.show_lines("log", SHORT_LOG)

    def show_lines(self, name: str, count: int) -> None:
        """So many lines of the log, the last one in sight."""
        text = Text("\n").join([log_text(line) for line in self.lines[-count:]])
        self.query_one(f"#{name}-text", Static).update(text)
        self.query_one(f"#{name}", VerticalScroll).scroll_end(animate=False)

    def draw_pane(self) -> None:
        """What is shown instead of the board, if anything."""
        if self.pane == "mission":
            self.query_one("#mission-text", Static).update(people.mission_text(self.scene))
        elif self.pane == "journal":
            self.show_lines("journal", LONG_LOG)
        elif self.pane == "help":
            self.query_one("#help-text", Static).update(help_text(self.say))
        if self.pane == "people" or self.screen.has_class("-wide"):
            self.query_one("#people-text", Static).update(people.table_text(self.scene, self.lit()))

    def lit(self) -> set[str]:
        """The elements the listed options concern."""
        return {id for choice in self.shown for id in choice.concerns}

    def draw_table(self) -> None:
        """The board and the team, lit by the options."""
        lit = self.lit()
        chosen = self.highlighted()
        drawn = (chosen, self.only, self.size)
        if self.scene is self.drawn_scene and drawn == self.drawn:
            return
        self.drawn_scene, self.drawn = self.scene, drawn
        marked = set(chosen.concerns) if chosen is not None else set()
        self.query_one("#team", Static).update(people.team_text(self.scene, lit))
        pictures = pictures_of(self.scene, lit, marked)
        self.screen.set_class(not pictures, "-cards")
        if not pictures:
            self.query_one("#cards-text", Static).update(cards_text(self.scene, lit, marked))
        for picture in pictures:
            focus = [*(chosen.concerns if chosen is not None else []), *self.scene.focus]
            self.query_one("#board", BoardView).show(picture, focus)
            if not self.screen.has_class("-wide"):
                rest = self.size.width - picture.width - MARGINS
                self.query_one("#side").styles.width = min(max(rest, SIDE_LEAST), SIDE_MOST)

    def draw_keys(self) -> None:
        """The last line: what the keys do."""
        shown = shown_keys(self.screen.has_class("-narrow"), self.session.bot_to_move())
        self.query_one("#keys", Static).update(key_line(shown, self.say))

    def highlighted(self) -> Choice | None:
        """The option under the cursor."""
        at = self.query_one("#choices", OptionList).highlighted
        return self.shown[at] if at is not None and at < len(self.shown) else None

    def tell(self, text: str, style: str = "bold #55d6e8") -> None:
        """Say something to the person, beside the options."""
        self.note = Text(text, style=style)
        self.draw_detail()

    # ---- what the person does

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        self.draw_detail()
        self.draw_table()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if event.option_index < len(self.shown):
            self.play(self.shown[event.option_index].text)

    def on_board_view_pointed(self, event: BoardView.Pointed) -> None:
        asked = self.scene.question
        if asked is None or self.session.bot_to_move():
            return
        here = set(event.elements)
        found = [c for c in asked.choices if here & set(c.concerns)]
        if not found:
            here = set(event.around)
            found = [c for c in asked.choices if here & set(c.concerns)]
        if len(found) == 1:
            self.play(found[0].text)
        elif found:
            self.only = here
            self.draw_question()
            self.draw_table()
            self.tell(self.say("several_here", n=len(found)))
        else:
            self.tell(self.say("nothing_here"))

    def on_input_submitted(self, event: TypedOption.Submitted) -> None:
        text = event.value.strip()
        if not text:
            self.action_return_to_board()
            return
        asked = self.scene.question
        found = meant(text, asked.choices if asked is not None else [])
        if len(found) == 1:
            self.action_return_to_board()
            self.play(found[0].text)
        elif found:
            self.tell(self.say("several", n=len(found), text=text))
        else:
            try:
                reason, rule = self.session.why_not(text)
                self.tell(self.say("refused", reason=reason, rule=rule), "bold #ff9d3d")
            except BadInput:
                self.tell(self.say("unknown", text=text), "bold #ff9d3d")

    def action_undo(self) -> None:
        """Take back the last own choice."""
        if self.timer is not None:
            self.timer.cancel()
        done = self.session.undo()
        self.note = Text(self.say("undone" if done else "nothing_to_undo"), style="bold #55d6e8")
        self.again()

    def action_hint(self) -> None:
        """Show what the rule bot would do, and put the cursor there."""
        if self.session.bot_to_move() or self.scene.question is None:
            return
        text = self.session.hint()
        self.only = None
        self.draw_question()
        for n, choice in enumerate(self.shown):
            if choice.text == text:
                self.query_one("#choices", OptionList).highlighted = n
                self.tell(self.say("hinted", what=choice.label))

    def action_lines(self) -> None:
        """Show what comes of the options."""
        if self.session.bot_to_move() or self.scene.question is None:
            return
        self.tell(self.say("considering"))
        self.call_after_refresh(lambda: self.tell(told_lines(self.session.lines(), self.say)))

    def action_save(self) -> None:
        """Write the match to its file."""
        self.save_to(self.session.path or fresh_path(self.scene.game))

    def save_to(self, path: Path) -> bool:
        """Write the match, and say so, or why it cannot be."""
        try:
            self.session.save(path)
        except BadInput as wrong:
            self.tell(str(wrong), "bold #ff9d3d")
            return False
        self.saved_at = self.session.count
        self.tell(self.say("saved", path=str(path)))
        return True

    def action_language(self) -> None:
        """The next language."""
        self.session.lang = LANGS[(LANGS.index(self.session.lang) + 1) % len(LANGS)]
        self.note = Text("")
        self.again()

    def action_policy(self) -> None:
        """The next way to treat windows."""
        session = self.session
        session.policy = POLICIES[(POLICIES.index(session.policy) + 1) % len(POLICIES)]
        self.tell(self.say(f"policy-{session.policy}"))

    def action_closed(self) -> None:
        """List the closed options with their reasons, or stop doing so."""
        self.show_closed = not self.show_closed
        self.scene = self.session.scene(self.lines[-1].number + 1 if self.lines else 0, self.show_closed)
        self.draw_question()

    def action_type(self) -> None:
        """Open the line for typing."""
        typed = self.query_one("#typed", TypedOption)
        typed.placeholder = self.say("type_here")
        typed.value = ""
        typed.display = True
        typed.focus()

    def action_complete(self) -> None:
        """Tab: complete what is being typed, or turn to the next pane."""
        typed = self.query_one("#typed", TypedOption)
        if typed.has_focus:
            typed.complete()
        else:
            self.action_pane(PANES[(PANES.index(self.pane) + 1) % len(PANES)])

    def action_return_to_board(self) -> None:
        """Escape: leave the typing line, show all options, show the board."""
        typed = self.query_one("#typed", TypedOption)
        typed.display = False
        self.query_one("#choices").focus()
        self.note = Text("")
        if self.only is not None:
            self.only = None
            self.draw_question()
            self.draw_table()
        self.action_pane("board")

    def action_pane(self, pane: str) -> None:
        """Choose what the middle shows."""
        self.pane = pane
        for name in PANES:
            self.screen.set_class(name == pane, f"pane-{name}")
        self.draw_pane()
        self.draw_detail()

    def action_skip(self) -> None:
        """Do not wait for the bots."""
        if self.session.bot_to_move() and not self.skipping:
            self.skipping = True
            if self.timer is not None:
                self.timer.cancel()
            self.bots_move()

    def action_pan(self, x: int, y: int) -> None:
        """Move the board, or what is shown instead of it, under the window."""
        self.query_one(f"#{self.pane}").scroll_relative(x, y, animate=False)

    def action_read(self, lines: int) -> None:
        """Move the text about the option under the cursor."""
        self.query_one("#detail").scroll_relative(y=lines, animate=False)

    def action_leave(self) -> None:
        """Leave; an unsaved match with a file is saved. One without, or that cannot be written, asks once."""
        lost = self.unsaved()
        if lost and self.session.path is not None:
            lost = not self.save_to(self.session.path)
        elif lost:
            self.tell(self.say("unsaved"), "bold #ff9d3d")
        if lost and not self.leaving:
            self.leaving = True
            return
        self.exit()

    def unsaved(self) -> bool:
        """Whether something would be lost; of a match that is over only if a file was named for it."""
        return self.session.count != self.saved_at and (self.scene.ended is None or self.session.path is not None)

    def keep(self) -> None:
        if self.unsaved():
            self.action_save()

    def on_resize(self, event: events.Resize) -> None:
        self.call_after_refresh(self.fit)

    def fit(self) -> None:
        """Draw what depends on the size of the terminal."""
        if not self.gone():
            self.draw_table()
            self.draw_keys()
            self.draw_pane()
