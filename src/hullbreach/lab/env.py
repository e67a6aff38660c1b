"""The games as learning environments: PettingZoo for all seats, Gymnasium for one (``pip install hullbreach[rl]``).

>>> from hullbreach.lab.env import aec_env
>>> env = aec_env("corps", players=2, mission="newt")
>>> env.reset(seed=7)
>>> observation, reward, over, cut, info = env.last()
>>> env.step(int(observation["action_mask"].argmax()))
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError(
        f"no {missing.name}: learning environments come with pip install hullbreach[rl]"
    ) from None

import hullbreach as hb
from hullbreach.bots import Bot, make
from hullbreach.games import rulebook
from hullbreach.kernel.chance import Seeded
from hullbreach.kernel.errors import BadInput
from hullbreach.kernel.options import Options
from hullbreach.kernel.requests import Ask
from hullbreach.lab.candidates import Candidates
from hullbreach.lab.observing import Observer

ROWS = 64
SEEDS = 1 << 31
WON, LOST = 1.0, -1.0

Chooser = Callable[[hb.View], hb.Option]
Player = str | Bot | Chooser


def aec_env(
    game: str,
    players: int | None = None,
    *,
    flat: bool = True,
    rows: int = ROWS,
    shaping: float = 0.0,
    limit: int | None = None,
    **settings: object,
) -> TurnsEnv:
    """A PettingZoo environment in which one seat after the other chooses.

    ``flat`` gives the position as one row of numbers, else as a table of sections. ``rows``: with more options than
    that one is chosen in several steps. ``shaping``: how much rewards follow what the game says a position is worth.
    ``limit``: after so many steps an episode is cut off. All else are settings of the match.
    """
    return TurnsEnv(Episode(game, players, flat, rows, shaping, limit, settings))


def parallel_env(
    game: str,
    players: int | None = None,
    *,
    flat: bool = True,
    rows: int = ROWS,
    shaping: float = 0.0,
    limit: int | None = None,
    **settings: object,
) -> TogetherEnv:
    """A PettingZoo environment in which all seats step at once; the action of a seat that is not asked changes nothing.

    Questions to several seats at the same time are answered in one step.
    """
    return TogetherEnv(Episode(game, players, flat, rows, shaping, limit, settings))


def gym_env(
    game: str,
    players: int | None = None,
    *,
    seat: int = 0,
    others: Player | Mapping[int, Player] = "rules",
    flat: bool = True,
    rows: int = ROWS,
    shaping: float = 0.0,
    limit: int | None = None,
    **settings: object,
) -> SeatEnv:
    """A Gymnasium environment of one seat, counted from 0; bots, or functions of a view, choose for the others."""
    return SeatEnv(Episode(game, players, flat, rows, shaping, limit, settings), seat, others)


class Episode:
    """One match after the other, as numbers: what all environments have in common."""

    def __init__(
        self,
        game: str,
        players: int | None,
        flat: bool,
        rows: int,
        shaping: float,
        limit: int | None,
        settings: dict[str, object],
    ) -> None:
        if rows < 2:
            raise BadInput("rows", f"{rows}, expected at least 2")
        if limit is not None and limit < 1:
            raise BadInput("limit", f"{limit}, expected at least 1")
        self.game = game
        self.settings = hb.with_players(players, settings)
        self.flat = flat
        self.shaping = shaping
        self.limit = limit
        self.match = hb.new(game, log=False, **self.settings)  # type: ignore[arg-type]
        self.seats: int = self.match.state.seats
        self.observer = Observer(rulebook(game), self.match.state, rows)
        if shaping:
            self.observer.worth(self.match.glance(0))
        # By seat the question and what it chooses between; a question may be gone before the seat has answered.
        self.candidates: dict[int, tuple[Ask, Candidates]] = {}
        self.worth = [0.0] * self.seats
        self.steps = 0
        box = spaces.Box(-1.0, 1.0, (self.observer.size,), np.float32)
        sections: dict[str, spaces.Space[Any]] = {
            name: spaces.Box(-1.0, 1.0, (where.stop - where.start,), np.float32)
            for name, where in self.observer.sections.items()
        }
        most = np.iinfo(np.int32).max
        self.observation_space = spaces.Dict(
            {
                "observation": box if flat else spaces.Dict(sections),
                "options": spaces.Box(0, most, self.observer.rows.shape, np.int32),
                "action_mask": spaces.Box(0, 1, (rows,), np.int8),
            }
        )
        self.action_space = spaces.Discrete(rows)

    def begin(self, seed: int) -> None:
        """A new match."""
        self.match = hb.new(self.game, seed=seed, log=False, **self.settings)  # type: ignore[arg-type]
        self.candidates = {}
        self.steps = 0
        if self.shaping:
            self.worth = [self.observer.worth(self.match.glance(seat)) for seat in range(self.seats)]

    @property
    def asked(self) -> int:
        """The seat that chooses next; of several at the same time the first."""
        question = self.match.question
        assert question is not None
        return question.seat

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.match.question is None

    @property
    def cut(self) -> bool:
        """Whether the episode is cut off before its end."""
        return self.limit is not None and self.steps >= self.limit and not self.over

    def choices(self, seat: int, ask: Ask | None) -> Candidates:
        """What a seat chooses between now, as far as it has chosen already."""
        if ask is None:
            return self.observer.candidates(Options())
        found = self.candidates.get(seat)
        if found is None or found[0] is not ask:
            found = self.candidates[seat] = (ask, self.observer.candidates(ask.options))
        return found[1]

    def see(self, seat: int) -> dict[str, Any]:
        """What a seat observes, whether it is asked or not."""
        view = self.match.glance(seat)
        ask = None if view.question is None else view.question.ask
        return self.observer.see(view, self.choices(seat, ask), self.flat)

    def choose(self, seat: int, row: int) -> bool:
        """A seat chooses a row; one that is not open changes nothing, and the answer is False."""
        self.steps += 1
        ask = self.match.ask_of(seat)
        found = self.choices(seat, ask)
        if not 0 <= row < len(found):
            return False
        option = found.choose(int(row))
        if option is not None:
            del self.candidates[seat]
            self.match.play(option, seat)
        return True

    def let(self, bot: Bot | Chooser) -> None:
        """A bot chooses for the seat that is asked."""
        if isinstance(bot, Bot):
            self.match.play(bot.choose_fast(self.match))
        else:
            self.match.play(bot(self.match.view(self.asked)))

    def rewards(self) -> list[float]:
        """What the seats have gained since they were last asked for it: 1 or -1 at the end, and what shaping adds."""
        outcome = self.match.outcome
        found = [0.0] * self.seats
        if outcome is not None:
            found = [WON if outcome.result(seat).won else LOST for seat in range(self.seats)]
        if self.shaping:
            for seat in range(self.seats):
                # At the end nothing is left of it: over a whole match shaping gives every way to play the same.
                worth = 0.0 if self.over else self.observer.worth(self.match.glance(seat))
                found[seat] += self.shaping * (worth - self.worth[seat])
                self.worth[seat] = worth
        return found

    def texts(self, seat: int) -> list[str]:
        """What the rows of a seat say."""
        return self.choices(seat, self.match.ask_of(seat)).texts(self.match.glance(seat).state.names)

    def told(self) -> str:
        """The question and its options, to look at."""
        if self.over:
            return str(self.match.outcome)
        view = self.match.glance(self.asked)
        assert view.question is not None
        return "\n".join([f"seat {view.seat + 1}: {view.question.prompt}", *self.texts(view.seat)])


def seat_names(seats: int) -> list[str]:
    """What PettingZoo calls the seats."""
    return [f"seat_{seat + 1}" for seat in range(seats)]


class TurnsEnv(AECEnv[str, dict[str, Any], int | None]):  # type: ignore[misc]
    """A match for PettingZoo: whoever is asked next is the selected agent."""

    def __init__(self, episode: Episode) -> None:
        super().__init__()
        self.episode = episode
        self.metadata = {"name": f"hullbreach_{episode.game}", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = "ansi"
        self.possible_agents = seat_names(episode.seats)
        self.agents: list[str] = []
        self.seeds = Seeded(0)

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.episode.observation_space

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.episode.action_space

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self.seeds = Seeded(seed)
        self.episode.begin(self.seeds.below(SEEDS))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.episode.asked]

    def observe(self, agent: str) -> dict[str, Any]:
        return self.episode.see(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        episode = self.episode
        self._cumulative_rewards[agent] = 0.0
        assert action is not None
        taken = episode.choose(episode.asked, int(action))
        self.infos[agent] = {} if taken else {"illegal": True}
        for name, reward in zip(self.possible_agents, episode.rewards(), strict=True):
            self.rewards[name] = reward
        self._accumulate_rewards()
        if episode.over or episode.cut:
            self.terminations = dict.fromkeys(self.agents, episode.over)
            self.truncations = dict.fromkeys(self.agents, episode.cut)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[episode.asked]

    def texts(self) -> list[str]:
        """What the rows of the selected agent say."""
        return self.episode.texts(self.possible_agents.index(self.agent_selection))

    def render(self) -> str:
        return self.episode.told()

    def close(self) -> None:
        pass


class TogetherEnv(ParallelEnv[str, dict[str, Any], int]):  # type: ignore[misc]
    """A match for PettingZoo in which all seats step at once, though mostly only one of them is asked."""

    def __init__(self, episode: Episode) -> None:
        self.episode = episode
        self.metadata = {"name": f"hullbreach_{episode.game}", "render_modes": ["ansi"]}
        self.render_mode = "ansi"
        self.possible_agents = seat_names(episode.seats)
        self.agents: list[str] = []
        self.seeds = Seeded(0)

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.episode.observation_space

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.episode.action_space

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, dict[str, Any]], dict[str, dict[str, Any]]]:
        if seed is not None:
            self.seeds = Seeded(seed)
        self.episode.begin(self.seeds.below(SEEDS))
        self.agents = self.possible_agents[:]
        return self._seen(), {agent: {} for agent in self.agents}

    def _seen(self) -> dict[str, dict[str, Any]]:
        return {agent: self.episode.see(seat) for seat, agent in enumerate(self.possible_agents)}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, dict[str, Any]], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:
        episode = self.episode
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        # Who is asked is settled before anybody answers: what comes up by an answer is for the next step.
        for seat in [question.seat for question in episode.match.questions]:
            agent = self.possible_agents[seat]
            if agent in actions and not episode.choose(seat, int(actions[agent])):
                infos[agent] = {"illegal": True}
        rewards = dict(zip(self.possible_agents, episode.rewards(), strict=True))
        over, cut = dict.fromkeys(self.agents, episode.over), dict.fromkeys(self.agents, episode.cut)
        if episode.over or episode.cut:
            self.agents = []
        return self._seen(), rewards, over, cut, infos

    def render(self) -> str:
        return self.episode.told()

    def close(self) -> None:
        pass


class SeatEnv(gymnasium.Env[dict[str, Any], np.int64]):
    """A match for Gymnasium: one seat learns, the others are played for it."""

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012  (Gymnasium's own way)

    def __init__(self, episode: Episode, seat: int, others: Player | Mapping[int, Player]) -> None:
        if not 0 <= seat < episode.seats:
            raise BadInput("seat", f"{seat}, expected 0 to {episode.seats - 1}")
        self.episode = episode
        self.seat = seat
        self.others: dict[int, Player] = {
            other: others.get(other, "rules") if isinstance(others, Mapping) else others
            for other in range(episode.seats)
            if other != seat
        }
        self.players: dict[int, Bot | Chooser] = {}
        for player in self.others.values():
            if isinstance(player, str):
                make(player, 0)
        self.render_mode = "ansi"
        self.observation_space = episode.observation_space
        self.action_space = episode.action_space

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        # A match without a single question to the seat is nothing to learn from.
        while True:
            first = int(self.np_random.integers(SEEDS))
            self.episode.begin(first)
            self.players = {
                other: make(player, first + other) if isinstance(player, str) else player
                for other, player in self.others.items()
            }
            self._others()
            if not self.episode.over:
                return self.episode.see(self.seat), {}

    def _others(self) -> None:
        """The others choose until the seat is asked, or until the end."""
        episode = self.episode
        while not episode.over and episode.asked != self.seat:
            episode.let(self.players[episode.asked])

    def step(self, action: np.int64 | int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        episode = self.episode
        taken = episode.choose(self.seat, int(action))
        self._others()
        reward = episode.rewards()[self.seat]
        return episode.see(self.seat), reward, episode.over, episode.cut, {} if taken else {"illegal": True}

    def texts(self) -> list[str]:
        """What the rows of the seat say."""
        return self.episode.texts(self.seat)

    def render(self) -> str:
        return self.episode.told()
