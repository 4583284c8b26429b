"""Lists without influence on a competition: scorers, cards, clean sheets, best sessions. Computed from the log."""

from __future__ import annotations

from dataclasses import dataclass

from dugout.competition import sessions
from dugout.competition.absences import by_man
from dugout.competition.reports import FORFEIT, RED
from dugout.competition.season import DONE, TABLES, Fixture, Season


@dataclass
class ManFigures:
    """The goals and cards of a man."""

    number: int
    man: str
    goals: int = 0
    yellow: int = 0
    red: int = 0


@dataclass
class TeamFigures:
    """The figures of a team over all stages; a forfeit is not a clean sheet."""

    number: int
    played: int = 0
    goals: int = 0
    against: int = 0
    clean: int = 0
    yellow: int = 0
    red: int = 0


@dataclass
class SessionFigures:
    """The figures of a player at tables: sessions, tables won, best session."""

    number: int
    sessions: int = 0
    won: int = 0
    best: int = 0
    right: int = 0
    leads: int = 0


def men(s: Season) -> list[ManFigures]:
    """All men with a goal or a card, by goals, then by the number of the team and of the man."""
    found: dict[tuple[int, str], ManFigures] = {}
    for fixture in _finished(s):
        for side, number in enumerate(fixture.sides[:2]):
            for man, goals in by_man(fixture, side, _scorers(fixture, side)).items():
                _man(found, number, man).goals += goals
            for man, code in by_man(fixture, side, _cards(fixture, side)).items():
                _man(found, number, man).yellow += code in ("Y", "YR")
                _man(found, number, man).red += code in RED
    rows = [row for row in found.values() if row.goals or row.yellow or row.red]
    return sorted(rows, key=lambda row: (-row.goals, row.number, int(row.man)))


def teams(s: Season) -> list[TeamFigures]:
    """A row for every entrant, by number."""
    rows = [TeamFigures(entrant.number) for entrant in s.entrants]
    for fixture in _finished(s):
        assert fixture.report is not None
        goals = fixture.report.goals
        for side, number in enumerate(fixture.sides[:2]):
            row, codes = rows[number - 1], list(_cards(fixture, side).values())
            row.played += 1
            row.goals += goals[side]
            row.against += goals[1 - side]
            row.clean += goals[1 - side] == 0 and fixture.report.decided != FORFEIT
            row.yellow += sum(code in ("Y", "YR") for code in codes)
            row.red += sum(code in RED for code in codes)
    return rows


def evenings(s: Season) -> list[SessionFigures]:
    """CO-15: a row for every player, by number."""
    rows = [SessionFigures(entrant.number) for entrant in s.entrants]
    for fixture in s.of_stage(TABLES):
        if fixture.status != DONE:
            continue
        rows[sessions.places(s, fixture)[0] - 1].won += 1
        for number, score in zip(fixture.sides, fixture.scores, strict=True):
            row = rows[number - 1]
            row.best = score.money if row.sessions == 0 else max(row.best, score.money)
            row.sessions += 1
            row.right += score.right
            row.leads += score.leads
    return rows


def _finished(s: Season) -> list[Fixture]:
    return [fixture for fixture in s.fixtures.values() if fixture.played is not None]


def _scorers(fixture: Fixture, side: int) -> dict[str, int]:
    """The scorers of a side; the goals of a forfeit have none."""
    assert fixture.report is not None
    if fixture.scorers is None or fixture.report.decided == FORFEIT:
        return {}
    return fixture.scorers[side]


def _cards(fixture: Fixture, side: int) -> dict[str, str]:
    assert fixture.report is not None
    return fixture.report.cards[side]


def _man(found: dict[tuple[int, str], ManFigures], number: int, man: str) -> ManFigures:
    return found.setdefault((number, man), ManFigures(number, man))
