"""What people come back for: the news of a competition, told from its log, and the race for the title."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from dugout.competition import commands, squads
from dugout.competition.absences import counts_for
from dugout.competition.causes import Cause, injury, suspension
from dugout.competition.contract import competing
from dugout.competition.engine import STRUCK, steps
from dugout.competition.reports import FORFEIT
from dugout.competition.results import finished
from dugout.competition.season import DONE, KNOCKOUT, TABLES, Fixture, Season
from dugout.competition.standings import points
from dugout.competition.swiss.rounds import win_points
from dugout.server.store.competitions import LogRow
from dugout.server.wire.desk import HistoryLine
from dugout.server.wire.league import HomeInfo, NewsItem, RaceLine

SHOWN: Final = 10
RUN: Final = 3
"""Matches that are won or lost one after the other are news from here on."""
UNBEATEN: Final = 5
TOLD: Final = (
    "extend",
    "award",
    "overturn",
    "replace",
    "withdraw",
    "pause",
    "resume",
    "date",
    "rename",
    "clock",
    "accept",
    "pair",
)
"""Decisions that everybody wants to know; the history has all of them."""


def home(s: Season, rows: Sequence[LogRow], decided: Sequence[HistoryLine]) -> HomeInfo:
    """The opening page of a competition."""
    times, closed = _moments(s, rows)
    items = [
        *_champion(s, times),
        *_results(s, times),
        *_absences(s, times),
        *_transfers(s, closed),
        *_streaks(s, times),
        *(NewsItem(kind="decided", at=line.at, line=line) for line in decided if line.act in TOLD),
    ]
    parts, race = _race(s)
    return HomeInfo(news=sorted(items, key=lambda each: -each.at)[:SHOWN], parts=parts, race=race)


def _moments(s: Season, rows: Sequence[LogRow]) -> tuple[dict[str, int], list[int]]:
    """When each match got its result, and when each window was over (CO-11.6).

    Rulings and windows have no command of their own; if there are any, the log is replayed once more.
    """
    log = [commands.read(row.text) for row in rows]
    times: dict[str, int] = {}
    for row, command in zip(rows, log, strict=True):
        if isinstance(command, commands.Strike) and command.report is None:
            times.pop(command.fixture, None)
        elif isinstance(command, (*STRUCK, commands.Session, commands.Strike)):
            times[command.fixture] = row.at
    traded = any(window.done for window in s.windows)
    if traded or not all(fixture.id in times for fixture in finished(s)):
        return _times_by_replay(
            s, log, {id(each): row.at for row, each in zip(rows, log, strict=True)}, times
        )
    return times, []


def _times_by_replay(
    s: Season, log: Sequence[commands.Command], said: dict[int, int], times: dict[str, int]
) -> tuple[dict[str, int], list[int]]:
    again, at = Season(s.config), 0
    closed: list[int] = []
    for command in steps(again, log):
        at = said.get(id(command), at)  # a report that was put in place of another: with what came before it
        for fixture in again.fixtures.values():
            if fixture.over and fixture.id not in times:
                times[fixture.id] = at
        closed += [at] * (len(again.windows) - (again.window is not None) - len(closed))
    return times, closed


def _results(s: Season, times: dict[str, int]) -> Iterator[NewsItem]:
    for fixture in finished(s)[-SHOWN:]:
        yield NewsItem(kind="result", at=times[fixture.id], fixture=fixture.id, number=_winner(fixture))


def _champion(s: Season, times: dict[str, int]) -> Iterator[NewsItem]:
    if s.ranking and times:
        yield NewsItem(kind="champion", at=max(times.values()), number=s.ranking[0])


def _winner(fixture: Fixture) -> int:
    """Whose shirt stands beside a result."""
    if fixture.report is None or fixture.report.winner < 0:
        return fixture.sides[0]
    return fixture.sides[fixture.report.winner]


def _absences(s: Season, times: dict[str, int]) -> Iterator[NewsItem]:
    """CO-7 to CO-9: who misses matches, since the match that is to blame."""
    for entrant in s.entrants:
        for man, record in entrant.men.items():
            for kind, figure, cause in (
                ("ban", record.get("suspended", 0), suspension(s, entrant.number, man)),
                ("injury", record.get("hurt", 0), injury(s, entrant.number, man)),
            ):
                if figure and cause is not None and cause.fixture in times:
                    whole = figure + _missed(s, entrant.number, cause.fixture)
                    yield _absence(s, entrant.number, man, kind, whole, cause, times[cause.fixture])


def _missed(s: Season, number: int, since: str) -> int:
    """CO-7.2: the matches that counted for a team after this one: who was out because of it has missed them."""
    first = s.fixtures[since].order
    later = (each for each in s.fixtures.values() if number in each.sides and each.order > first)
    return sum(
        each.report is not None and counts_for(each.report, each.sides.index(number)) for each in later
    )


def _absence(s: Season, number: int, man: str, kind: str, count: int, cause: Cause, at: int) -> NewsItem:
    item = NewsItem(kind="ban" if kind == "ban" else "injury", at=at, fixture=cause.fixture, rule=cause.rule)
    item.number, item.man, item.count, item.what = number, man, count, cause.code
    item.name = _name(s, int(man)) if competing.of(s.config.game).drafted else ""
    return item


def _name(s: Season, card: int) -> str:
    return squads.cards(s)[card].name


def _transfers(s: Season, closed: Sequence[int]) -> Iterator[NewsItem]:
    """CO-11.6: what windows that are over have brought."""
    for window, at in zip(s.windows, closed, strict=False):  # the last may be open still
        for number, bought, released, price in window.done:
            item = NewsItem(kind="transfer", at=at, number=number, count=price)
            item.man, item.name, item.what = str(bought), _name(s, bought), _name(s, released)
            yield item


def _streaks(s: Season, times: dict[str, int]) -> Iterator[NewsItem]:
    """Who has won or lost the last three or more, or not lost the last five or more; forfeits are none (CO-25.4)."""
    done = [each for each in finished(s) if each.report is not None and each.report.decided != FORFEIT]
    for entrant in s.entrants:
        mine = [fixture for fixture in done if entrant.number in fixture.sides]
        if not mine or entrant.out:
            continue
        letters = "".join(_outcome(fixture, entrant.number) for fixture in mine)
        for what, of, least in (("won", "W", RUN), ("lost", "L", RUN), ("unbeaten", "WD", UNBEATEN)):
            count = len(letters) - len(letters.rstrip(of))
            if count >= least:
                at = times[mine[-1].id]
                item = NewsItem(kind="streak", at=at, fixture=mine[-1].id, number=entrant.number)
                item.count, item.what = count, what
                yield item
                break


def _outcome(fixture: Fixture, number: int) -> str:
    assert fixture.report is not None
    winner = fixture.report.winner
    return "D" if winner < 0 else "W" if fixture.sides[winner] == number else "L"


def _race(s: Season) -> tuple[list[int], list[RaceLine]]:
    """CO-6.1, CO-15.3: what everybody had after each part of the calendar; a knock-out is no race."""
    counted = [each for each in s.fixtures.values() if each.status == DONE and each.stage != KNOCKOUT]
    parts = sorted({fixture.part for fixture in counted})
    totals = {entrant.number: [0] * len(parts) for entrant in s.entrants}
    for fixture in counted:
        for number, earned in _earned(s, fixture):
            totals[number][parts.index(fixture.part)] += earned
    for round, number in s.byes.items():  # CO-22.6
        if round in parts:
            totals[number][parts.index(round)] += win_points(s.config)
    lines: list[RaceLine] = []
    for number, by_part in totals.items() if parts else ():
        total = 0
        line = RaceLine(number=number, points=[])
        for figure in by_part:
            total += figure
            line.points.append(total)
        lines.append(line)
    return parts, lines


def _earned(s: Season, fixture: Fixture) -> list[tuple[int, int]]:
    if fixture.stage == TABLES:
        return [(number, score.money) for number, score in zip(fixture.sides, fixture.scores, strict=True)]
    assert fixture.report is not None
    return list(zip(fixture.sides, points(s.config, fixture.report), strict=True))
