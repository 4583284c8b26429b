"""CO-14.1, CO-14.2: the list of results as people read it."""

from __future__ import annotations

from dataclasses import dataclass

from dugout.competition import sessions
from dugout.competition.contract import competing
from dugout.competition.reports import ET, FORFEIT, PEN, Report
from dugout.competition.season import DONE, VOID, Fixture, Season


@dataclass(frozen=True)
class ResultRow:
    """CO-14.1: date, sides (home first), result."""

    day: str
    fixture: str
    sides: tuple[str, ...]
    text: str


def how(report: Report, golden_goal: bool) -> str:
    """CO-14.2: how a match was decided: `gg`, `aet`, `pens` or `forfeit`; empty for ninety minutes."""
    return {ET: "gg" if golden_goal else "aet", PEN: "pens", FORFEIT: "forfeit"}.get(report.decided, "")


def result_text(report: Report, golden_goal: bool) -> str:
    """CO-14.2: the score, and how the match was decided, unless that was in ninety minutes."""
    score, word = f"{report.goals[0]}–{report.goals[1]}", how(report, golden_goal)
    if report.shootout is not None:
        return f"{score} ({report.shootout[0]}–{report.shootout[1]} {word})"
    return f"{score} {word}" if word else score


def results(s: Season) -> list[ResultRow]:
    """CO-14.1: a row for every finished match."""
    return [row_of(s, fixture) for fixture in finished(s)]


def finished(s: Season) -> list[Fixture]:
    """CO-14.1, CO-4.6: finished matches in order of finishing, including those removed from the standings."""
    done = [fixture for fixture in s.fixtures.values() if fixture.order and fixture.status in (DONE, VOID)]
    return sorted(done, key=lambda each: each.order)


def row_of(s: Season, fixture: Fixture) -> ResultRow:
    """CO-14.1: the row of a finished match."""
    names = tuple(s.entrant(number).name for number in fixture.sides)
    part = competing.of(s.config.game)
    if part.at_tables:
        money = dict(zip(fixture.sides, fixture.scores, strict=True))
        text = ", ".join(
            f"{place}. {s.entrant(number).name} {money[number].money:+d}"
            for place, number in enumerate(sessions.places(s, fixture), start=1)
        )
        return ResultRow(fixture.day_finished, fixture.id, names, text)
    assert fixture.report is not None
    text = result_text(fixture.report, part.golden_goal)
    return ResultRow(fixture.day_finished, fixture.id, names, text)
