"""From the games of a balance report to what the page tells about missions and scenarios."""

from __future__ import annotations

from hullbreach.bots.policy import spares
from hullbreach.bots.rules import RulesBot
from hullbreach.games import rulebook
from hullbreach.kernel.records import SeedChance, begin
from hullbreach.kernel.rulebook import PLAYERS
from hullbreach.lab.plan import SIDES, Plan, Row, Study
from hullbreach.lab.sim import Report
from hullbreach.table.measured import Length, Measured, Share

# So many matches say which part of the decisions people are asked.
MATCHES = 20
SEATS = 3


def asked_of(game: str) -> float:
    """Which part of all decisions people are asked, in matches of the rule bots with the usual settings.

    Not what the policy of a seat decides, nor what leaves no choice; windows are left to the wishes of their page.
    """
    asked = made = 0
    for seed in range(MATCHES):
        match = begin(rulebook(game), {PLAYERS: SEATS}, SeedChance(seed), quiet=True)
        bots = [RulesBot(seed) for _ in range(SEATS)]
        while match.question is not None:
            ask = match.question.ask
            made += 1
            asked += ask.passing is None and len(ask.options) > 1 and not spares(match.rulebook, ask, ())
            match.play(bots[match.question.seat].choose_fast(match), match.question.seat)
    return round(asked / made, 2)


def unusual(game: str, study: Study, row: Row) -> dict[str, object]:
    """The settings of a row that differ from the usual ones."""
    book = rulebook(game)
    return {
        name: value
        for name, value in row.options.items()
        if name not in study.as_usual and name != PLAYERS and value != book.setting(name).default
    }


def measured_of(game: str, plan: Plan, reports: list[Report], asked: float) -> Measured:
    """What the studies of a plan tell about missions and scenarios; the first that tells something is believed."""
    shares: list[Share] = []
    lengths: list[Length] = []
    for study, report in zip(plan.studies, reports, strict=True):
        if not study.tells:
            continue
        told = [(share.settings, share.players) for share in shares]
        for row, seats, cell in study.with_cells(report.cells):
            settings = unusual(game, study, row)
            if (settings, seats) in told:
                continue
            share = next((one for one in shares if (one.settings, one.players) == (settings, seats)), None)
            if share is None:
                share = Share(settings, seats, study.counts(cell)[1], {})
                shares.append(share)
            share.won[row.of if study.tells == SIDES else study.tells] = round(study.share(cell), 2)
        lengths += [
            each for each in lengths_of(game, study, report) if each.settings not in [one.settings for one in lengths]
        ]
    return Measured("rules", shares, lengths, asked)


def lengths_of(game: str, study: Study, report: Report) -> list[Length]:
    """How long the games of each first label last, with what all its rows have in common."""
    found: list[Length] = []
    for label in dict.fromkeys(row.labels[0] for row in study.rows):
        cells = {
            id(cell.rounds): (row, cell) for row, _, cell in study.with_cells(report.cells) if row.labels[0] == label
        }
        rows = [unusual(game, study, row) for row, _ in cells.values()]
        common = {name: value for name, value in rows[0].items() if all(row.get(name) == value for row in rows)}
        rounds = [number for _, cell in cells.values() for number in cell.rounds]
        decisions = [number for _, cell in cells.values() for number in cell.decisions]
        if rounds:
            mean = sum(rounds) / len(rounds)
            found.append(Length(common, len(rounds), round(mean, 1), round(sum(decisions) / len(decisions))))
    return found
