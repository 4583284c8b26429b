"""What was decided in a competition: when, by whom, and why (CO-14.7); everybody may read it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypedDict

from dugout.competition import commands
from dugout.competition.commands import Command
from dugout.competition.contract import competing
from dugout.competition.engine import RESULTS, Result, correctable
from dugout.competition.reports import FORFEIT, Report, forfeit_score
from dugout.competition.results import how, result_text
from dugout.competition.season import Season
from dugout.competition.upkeep import UPKEEP, Upkeep
from dugout.core.ids import FORMER_PLAYER
from dugout.referee.wire.clocks import Pace
from dugout.server.competitions.host import Competitions
from dugout.server.competitions.log import HOST, CompetitionLog
from dugout.server.competitions.upkeep import reverse
from dugout.server.store.competitions import LogRow
from dugout.server.wire.club import ScoreInfo
from dugout.server.wire.competitions import Overturned
from dugout.server.wire.desk import HistoryLine


async def audited(leagues: Competitions, history: CompetitionLog) -> Audit:
    """The log of a competition with the names of those who decided."""
    async with history.still_with_rows() as (season, rows):
        people: dict[str, str] = {}
        for each in {row.by for row in rows} - {HOST}:
            person = await leagues.rooms.store.people.by_id(each)
            if person is not None:
                people[each] = person.name
        found = Audit(season, people, history.pace_at)
        found.read(rows)
    return found


class Figures(TypedDict):
    """Of a line, and of a match that was overturned."""

    before: str
    after: str
    stood: ScoreInfo | None
    stands: ScoreInfo | None


class Audit:
    """Reads a log from its beginning and keeps what was decided in it."""

    def __init__(
        self,
        season: Season,
        people: Mapping[str, str],
        pace_at: Callable[[int], Pace | None] = lambda _: None,
    ) -> None:
        self.season = season
        self.clocks = 0
        self.pace_at = pace_at
        """The pace of matches after so many changes."""
        self.people = people
        """Names of people by id."""
        self.golden = competing.of(season.config.game).golden_goal
        self.names: dict[str, str] = {}
        self.title = season.config.title
        self.proposed: dict[str, dict[str, Report | None]] = {}
        """By fixture what coaches have entered."""
        self.stood: dict[str, tuple[Report, str]] = {}
        """By fixture the result that stands, and its match."""
        self.log: list[Command] = []
        self.correctable = correctable(season)
        self.lines: list[HistoryLine] = []
        self.overturned: dict[str, list[Overturned]] = {}
        self.ruled: dict[str, Overturned] = {}
        """By match."""

    def read(self, rows: Sequence[LogRow]) -> None:
        self.log = [commands.read(row.text) for row in rows]
        for row, command in zip(rows, self.log, strict=True):
            self._read(row, command)

    def _read(self, row: LogRow, command: Command) -> None:
        if isinstance(command, commands.Join):
            self.names[command.entrant] = command.name
        elif isinstance(command, commands.Become):
            self.names[command.person] = self.names.get(command.entrant, "")
            if command.entrant.startswith("guest-"):
                self._note(row, "claim", "CO-0.7", name=self.names[command.person])
        elif isinstance(command, commands.Replace):
            self.names[command.person] = command.name
            old = self.names.get(command.entrant, "")
            self._note(row, "replace", "CO-4.8", name=old, other=command.name, reason=command.reason)
        elif isinstance(command, commands.Wait):
            self.names.setdefault(command.person, command.name)
            self._note(row, "wait", "CO-4.12", name=self.names[command.person], on=command.on)
        elif isinstance(command, commands.End):
            self._note(row, "end", "CO-4.13", reason=command.reason)
        elif isinstance(command, commands.Close):
            self._note(row, "draw", "CO-1.3")
        elif isinstance(command, commands.Extend):
            more: dict[str, object] = {"part": command.part, "seconds": abs(command.seconds)}
            self._note(row, "extend", "CO-4.9", "", reason=command.reason, on=command.seconds > 0, **more)
        elif isinstance(command, commands.Withdraw):
            name = self.names.get(command.entrant, "")
            self._note(row, "withdraw", "CO-4.6", name=name, reason=command.reason)
        elif isinstance(command, commands.PairUp) and command.anew:
            self._note(row, "pair", "CO-22.3", part=command.round, reason=command.reason)
        elif isinstance(command, commands.Deadline) and command.what == commands.PART:
            self._note(row, "deadline", "CO-4.3", part=command.part)
        elif isinstance(command, (commands.Evening, commands.Claim, commands.Free)):
            self._evening(row, command)
        elif isinstance(command, commands.Propose):
            self.proposed.setdefault(command.fixture, {})[command.entrant] = command.report
        elif isinstance(command, commands.Reject):
            self.proposed.pop(command.fixture, None)
            self._note(row, "reject", "CO-14.9", command.fixture)
        elif isinstance(command, UPKEEP):
            self._upkeep(row, command)
        elif isinstance(command, commands.Strike):
            self._strike(row, command)
        elif isinstance(command, commands.EnterSession):
            self._note(row, "session", "CO-15.6", command.fixture)
        elif isinstance(command, RESULTS):
            self._result(row, command)

    def _evening(self, row: LogRow, command: commands.Evening | commands.Claim | commands.Free) -> None:
        if isinstance(command, commands.Evening):
            self._note(row, "evening", "CO-21.1", part=command.tables, on=command.tables > 0)
            return
        self.names[command.person] = self.names.get(command.entrant, "")
        act, rule = ("claim", "CO-21.4") if isinstance(command, commands.Claim) else ("free", "CO-21.5")
        self._note(row, act, rule, name=self.names[command.person])

    def _upkeep(self, row: LogRow, command: Upkeep) -> None:
        if isinstance(command, commands.Pause):
            self._note(row, "pause", "CO-4.10", reason=command.reason)
        elif isinstance(command, commands.Resume):
            self._note(row, "resume", "CO-4.10", seconds=command.seconds)
        elif isinstance(command, commands.Schedule):
            self._note(row, "date", "CO-4.11", command.fixture, date=1000 * command.at, reason=command.reason)
        elif isinstance(command, commands.Rename):
            self._note(row, "rename", "", before=self.title, after=command.title)
            self.title = command.title
        elif isinstance(command, commands.Clock):
            self.clocks += 1
            self._note(row, "clock", "CO-14.8", pace=self.pace_at(self.clocks))
        elif isinstance(command, commands.Archive):
            self._note(row, "archive", "", on=command.on)
        elif isinstance(command, commands.Follow):
            self._note(row, "follow", "CO-25.1", name=command.title, on=bool(command.competition))
        elif isinstance(command, commands.Delete):
            self._note(row, "delete", "CO-14.8", on=command.at > 0, reason=command.reason)
        elif not isinstance(command, (commands.Invite, commands.Remind)) and command.entrant:
            if isinstance(command, commands.Share) and command.name:
                self.names.setdefault(command.entrant, command.name)
            act = {commands.Share: "share", commands.Offer: "offer", commands.Accept: "accept"}[type(command)]
            on = command.on if not isinstance(command, commands.Offer) else True
            after = "limited" if isinstance(command, commands.Share) and command.limited else ""
            self._note(row, act, "CO-14.8", name=self.names.get(command.entrant, ""), on=on, after=after)

    def _result(self, row: LogRow, command: Result) -> None:
        report = _report(command)
        match = "" if isinstance(command, commands.Enter) else command.match
        self.stood[command.fixture] = (report, match)
        stands = self._figures(None, report)
        said = self.proposed.pop(command.fixture, {})
        if isinstance(command, commands.Enter):
            whose = [self.names.get(each, "") for each, one in said.items() if _alike(one, command.report)]
            self._note(row, "enter", "CO-14.5", command.fixture, other=", ".join(whose), **stands)
        elif isinstance(command, commands.Award):
            self._note(row, "award", "CO-14.6", command.fixture, **stands, reason=command.reason)
            self.ruled[match] = Overturned(at=row.at, by=self.lines[-1].by, reason=command.reason, **stands)

    def _strike(self, row: LogRow, command: commands.Strike) -> None:
        before, match = self.stood.pop(command.fixture, (None, ""))
        if command.report is not None:
            self.stood[command.fixture] = (command.report, match)
        figures = self._figures(before, command.report)
        self._note(row, "overturn", "CO-14.4", command.fixture, **figures, reason=command.reason)
        told = Overturned(at=row.at, by=self.lines[-1].by, reason=command.reason, **figures)
        self.overturned.setdefault(match, []).append(told)

    def _figures(self, before: Report | None, after: Report | None) -> Figures:
        """CO-14.2: what stood and what stands, as the list writes it and by field."""
        return Figures(
            before=result_text(before, self.golden) if before is not None else "",
            after=result_text(after, self.golden) if after is not None else "",
            stood=_info(before, self.golden),
            stands=_info(after, self.golden),
        )

    def _note(self, row: LogRow, act: str, rule: str, fixture: str = "", **more: object) -> None:
        found = self.season.fixtures.get(fixture)
        teams = [self.season.entrant(number).label for number in found.sides] if found else []
        by = "" if row.by == HOST else self.people.get(row.by) or self.names.get(row.by, FORMER_PLAYER)
        undo = reverse(self.log, self.season, row.seq, "", self.correctable) is not None
        line = HistoryLine(at=row.at, by=by, act=act, seq=row.seq, undo=undo, rule=rule, fixture=fixture)
        line.teams = teams
        for name, value in more.items():
            setattr(line, name, value)
        self.lines.append(line)


def _alike(said: Report | None, entered: Report) -> bool:
    """CO-14.9: whether a coach has entered this score."""
    return said is not None and (said.goals, said.shootout) == (entered.goals, entered.shootout)


def _report(command: Result) -> Report:
    """The report that a command gives a match."""
    if isinstance(command, (commands.Finish, commands.Enter)):
        return command.report
    goals = command.open.goals if command.open is not None else (0, 0)
    score = forfeit_score(goals, command.side)
    return Report(score, score, FORFEIT, loser=command.side)


def _info(report: Report | None, golden: bool) -> ScoreInfo | None:
    if report is None:
        return None
    return ScoreInfo(goals=report.goals, how=how(report, golden), shootout=report.shootout)
