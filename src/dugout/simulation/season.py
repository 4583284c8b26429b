"""A whole competition of computer entrants, played in one or several processes; the seed determines everything."""

from __future__ import annotations

import json
from collections.abc import Callable
from concurrent.futures import Executor

import msgspec

from dugout.competition import absences, ladder, managers, play, squads
from dugout.competition.checks import checked
from dugout.competition.commands import Close, Command, Finish, HandIn, Join, Pick, Ready, Seek, Session
from dugout.competition.config import LADDER, Config
from dugout.competition.contract import competing
from dugout.competition.engine import apply, due_pairs
from dugout.competition.reports import Report, Scorers
from dugout.competition.scorers import played_out
from dugout.competition.season import BEGUN, FINISHED, SQUADS, Fixture, Season
from dugout.core.dice import Roller
from dugout.core.record import record_from_json
from dugout.games.registry import game
from dugout.simulation.match import play_match
from dugout.simulation.plan import Job, MatchPlan

Progress = Callable[[Season, Fixture], None]


class EntrantPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A computer entrant of a season file."""

    name: str
    level: str = "easy"
    team: str = ""


class SeasonPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A season file: the competition and its entrants."""

    competition: Config
    entrants: list[EntrantPlan]


class SeasonRun:
    """The season so far and its log, from which it can be replayed."""

    def __init__(self, plan: SeasonPlan, seed: str) -> None:
        self.plan = plan
        self.seed = seed
        self.log: list[Command] = []
        self.season = Season(checked(plan.competition))

    def submit(self, command: Command) -> None:
        apply(self.season, command)
        self.log.append(command)

    def play(self, executor: Executor, progress: Progress) -> None:
        """From the first entry to the final ranking."""
        for index, entrant in enumerate(self.plan.entrants, start=1):
            team = entrant.team or entrant.name
            self.submit(Join(f"e{index}", entrant.name, entrant.level, team))
        self.submit(Close(f"{self.seed}/draw", None))
        while self.season.phase != FINISHED:
            self._between_matches()
            self._pair()
            self._declare_ready()
            self._play_matches(executor, progress)

    def _between_matches(self) -> None:
        while self.season.phase == SQUADS:
            entrant = self.season.entrant(squads.to_pick(self.season))
            self.submit(Pick(entrant.id, squads.card_for(self.season)))
        while self.season.window is not None:
            number = next(each for each in self.season.window.order if each not in self.season.window.lists)
            requests = managers.transfer_list(self.season, number)
            self.submit(HandIn(self.season.entrant(number).id, requests))

    def _pair(self) -> None:
        """CO-22.2, CO-24.4: pair like a host; on a ladder every free entrant looks for a match."""
        s = self.season
        if s.config.format == LADDER:
            for number in [each for each in s.rungs if ladder.is_free(s, each)]:
                self.submit(Seek(s.entrant(number).id))
        paired = due_pairs(s)
        if paired is not None:
            self.submit(paired)

    def _declare_ready(self) -> None:
        for fixture in list(self.season.fixtures.values()):
            for number in fixture.sides:
                if not fixture.over and fixture.status != BEGUN and number not in fixture.ready:
                    self.submit(Ready(self.season.entrant(number).id, fixture.id))

    def _play_matches(self, executor: Executor, progress: Progress) -> None:
        going = [fixture for fixture in self.season.fixtures.values() if fixture.status == BEGUN]
        jobs = [self._job(fixture) for fixture in going]
        for fixture, played in zip(going, [executor.submit(play_fixture, *job) for job in jobs], strict=True):
            self.submit(self._report(fixture, *played.result()))
            progress(self.season, self.season.fixtures[fixture.id])

    def _job(self, fixture: Fixture) -> tuple[Job, MatchPlan]:
        setup = play.setup_of(self.season, fixture)
        levels = tuple(self.season.entrant(number).level for number in fixture.sides)
        seats = range(len(levels))
        decider_seeds = tuple(f"{self.seed}/{fixture.id}/mind/{seat}" for seat in seats)
        plan = MatchPlan(0, tuple(seats), f"{self.seed}/{fixture.id}/dice", decider_seeds)
        return Job(self.season.config.game, levels, setup.options, self.seed, records=True), plan

    def _report(self, fixture: Fixture, told: Report | Session, scorers: Scorers) -> Command:
        if isinstance(told, Session):
            return msgspec.structs.replace(told, fixture=fixture.id, match=fixture.id)
        report = play.numbered(fixture, told)
        roller = Roller(f"{self.seed}/{fixture.id}/injuries")
        rolls = [roller.below(6) + 1 for _ in absences.injured(self.season, report)]
        version = game(self.season.config.game).version
        return Finish(
            fixture.id,
            report,
            rolls,
            match=fixture.id,
            version=version,
            scorers=play.in_squad_numbers(fixture, scorers),
        )


def play_fixture(job: Job, plan: MatchPlan) -> tuple[Report | Session, Scorers]:
    """The report and the scorers of one match. Runs in worker processes."""
    outcome = play_match(job, plan)
    record = record_from_json(json.loads(outcome.record))
    state, scorers = played_out(game(job.game), record)
    part = competing.of(job.game)
    return part.session(state) if part.at_tables else part.report(state), scorers
