"""CO-14.3, CO-14.4, CO-17: a competition is its log, replayed here command by command."""

from __future__ import annotations

import pickle
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from dugout.competition import (
    absences,
    commands,
    entries,
    evening,
    ladder,
    market,
    play,
    rulings,
    squads,
    stages,
    upkeep,
)
from dugout.competition.checks import check_report, checked
from dugout.competition.config import LADDER, SWISS, Config, Refused
from dugout.competition.reports import Report
from dugout.competition.season import BEGUN, DONE, FINISHED, GROUP, KNOCKOUT, TABLES, Fixture, Season
from dugout.competition.swiss import rounds

Result = commands.Finish | commands.Concede | commands.Enter | commands.Award
RESULTS: Final = (commands.Finish, commands.Concede, commands.Enter, commands.Award)
"""CO-14.4: the commands that give a match its report."""
STRUCK: Final = (*RESULTS, commands.EnterSession)
"""CO-14.4, CO-15.6: the commands whose results can be struck out."""

FINISHED_ALREADY: Final = "finished"
PLAYED_ON: Final = "played-on"
TRADED: Final = "traded"
KNOCKED_OUT: Final = "knock-out"
"""CO-14.4: the reasons for which a result can no longer be changed (`Obstacle`)."""


def replay(config: Config, log: Sequence[commands.Command]) -> Season:
    """CO-14.3: the competition after a log."""
    season = Season(checked(config))
    for _ in steps(season, log):
        pass
    return season


def steps(season: Season, log: Sequence[commands.Command]) -> Iterator[commands.Command]:
    """CO-14.3: replay the log of a competition, one command at a time.

    Corrections change the log before it is replayed, so everything is computed again.
    """
    kept, struck = _corrected(log)
    season.reopened = set(struck)
    for command in kept:
        if struck:  # commands that a correction has made impossible (a transfer list, a "ready") are dropped
            with suppress(Refused):
                apply(season, command)
        else:
            _carry_out(season, command)  # a season whose log is refused is discarded
        yield command
    for fixture_id in struck:
        if fixture_id in season.fixtures:
            season.fixtures[fixture_id].attempt += 1


def _corrected(log: Sequence[commands.Command]) -> tuple[list[commands.Command], list[str]]:
    """CO-14.4: the log without struck reports and with replaced ones, and the fixtures of both."""
    kept: list[commands.Command] = []
    struck: list[str] = []
    for command in log:
        if not isinstance(command, commands.Strike):
            kept.append(command)
            continue
        kept = [
            each for each in kept if not _proposes(each, command.fixture)
        ]  # CO-14.9: coaches have to enter it again
        struck.append(command.fixture)
        at = max(
            index
            for index, other in enumerate(kept)
            if isinstance(other, STRUCK) and other.fixture == command.fixture
        )
        old = kept[at]
        if command.report is None:
            del kept[at]
        else:
            assert isinstance(old, RESULTS)  # sessions are never replaced (CO-15.6)
            kept[at] = _replaced(old, command, command.report)
    return kept, struck


def _proposes(command: commands.Command, fixture: str) -> bool:
    return isinstance(command, (commands.Propose, commands.Reject)) and command.fixture == fixture


def _replaced(old: Result, strike: commands.Strike, report: Report) -> Result:
    """CO-14.4: the command that replaces a result; whether the match was played here does not change."""
    rolls, scorers = strike.rolls, strike.scorers
    if isinstance(old, commands.Enter) or (isinstance(old, commands.Award) and old.open is None):
        return commands.Enter(old.fixture, report, rolls, old.day, scorers)
    version = old.version if isinstance(old, commands.Finish) else 0
    return commands.Finish(old.fixture, report, rolls, old.day, old.match, version, scorers)


def apply(s: Season, command: commands.Command) -> None:
    """CO-17: carry out a command, or raise Refused and leave the competition unchanged."""
    before = pickle.dumps(s)  # cheap to write, and read only if a command is refused half-way
    try:
        _carry_out(s, command)
    except BaseException:
        vars(s).update(vars(pickle.loads(before)))
        raise


def _carry_out(s: Season, command: commands.Command) -> None:
    """Carry out a command and its consequences; a refused command may leave the competition half-changed."""
    _dispatch(s, command)
    settle(s)


def _dispatch(s: Season, command: commands.Command) -> None:
    if isinstance(command, commands.Join):
        entries.join(s, command)
    elif isinstance(command, commands.Leave):
        entries.leave(s, command)
    elif isinstance(command, commands.Become):
        entries.become(s, command)
    elif isinstance(command, commands.Replace):
        entries.replace(s, command)
    elif isinstance(command, commands.Wait):
        entries.wait(s, command)
    elif isinstance(command, commands.Close):
        entries.close(s, command)
    elif isinstance(command, commands.Pick):
        squads.pick(s, command)
    elif isinstance(command, commands.Choose):
        squads.choose(s, command)
    elif isinstance(command, commands.Wish):
        squads.wish(s, command)
    elif isinstance(command, commands.Ready):
        play.ready(s, command)
    elif isinstance(command, commands.Finish):
        play.finish(s, command)
    elif isinstance(command, commands.Session):
        play.finish_session(s, command)
    elif isinstance(command, commands.EnterSession):
        play.enter_session(s, command)
    elif isinstance(command, commands.HandIn):
        market.hand_in(s, command)
    elif isinstance(command, commands.Deadline):
        rulings.deadline(s, command)
    elif isinstance(command, upkeep.UPKEEP):
        upkeep.keep(s, command)
    elif isinstance(command, evening.COMMANDS):
        evening.apply(s, command)
    elif isinstance(command, (commands.Enter, commands.Award, commands.Extend, commands.End)):
        _by_organiser(s, command)
    elif isinstance(command, (commands.PairUp, commands.Challenge, commands.Seek)):
        _pair(s, command)
    elif isinstance(command, commands.Concede):
        rulings.concede(s, command)
    elif isinstance(command, commands.Forget):
        entries.forget(s, command)
    elif isinstance(command, commands.Withdraw):
        rulings.withdraw(s, command)
    else:
        raise TypeError("a correction is applied by replaying the log")


def _pair(s: Season, command: commands.PairUp | commands.Challenge | commands.Seek) -> None:
    """CO-22.2, CO-24.2, CO-24.4: pairings in formats without a schedule."""
    if isinstance(command, commands.PairUp) and s.config.format == SWISS:
        rounds.pair_up(s, command)
    elif s.config.format != LADDER:
        raise Refused("cannot-pair", "CO-22.2")
    elif isinstance(command, commands.PairUp):
        ladder.pair_up(s, command)
    elif isinstance(command, commands.Challenge):
        ladder.challenge(s, command)
    else:
        ladder.seek(s, command)


def due_pairs(s: Season) -> commands.PairUp | None:
    """CO-22.2, CO-24.4: the pairing that the host has to make now, if any; it is stored in the log."""
    if s.config.format == SWISS:
        return rounds.due(s)
    return ladder.due(s) if s.config.format == LADDER else None


def _by_organiser(
    s: Season, command: commands.Enter | commands.Award | commands.Extend | commands.End
) -> None:
    if isinstance(command, commands.Enter):
        play.enter(s, command)
    elif isinstance(command, commands.Award):
        rulings.award(s, command)
    elif isinstance(command, commands.End):
        rulings.end(s, command)
    else:
        rulings.extend(s, command)


def settle(s: Season) -> None:
    """CO-4.2, CO-17: everything that follows without a command: windows, stages, matches that begin."""
    if market.all_in(s):
        market.close_window(s)
    stages.advance(s)
    evening.call(s)
    play.begin_matches(s, evening.holds_up)


def extend(config: Config, log: Sequence[commands.Command], *added: commands.Command) -> Season:
    """The competition after more commands; raises Refused if the rules do not allow one of them."""
    season = replay(config, log)
    for at, command in enumerate(added, start=1):
        if isinstance(command, commands.Strike):
            check_correction(season, command)
            season = replay(config, [*log, *added[:at]])
        else:
            _check_new(season, command)
            _carry_out(season, command)  # a season that refuses is discarded
    return season


def execute(s: Season, command: commands.Command) -> None:
    """CO-17: carry out a new command; raises Refused."""
    _check_new(s, command)
    apply(s, command)


def _check_new(s: Season, command: commands.Command) -> None:
    upkeep.check_kept(s, command)
    if isinstance(command, commands.PairUp) and s.config.format == SWISS:
        rounds.check_due(s, command)
    if isinstance(command, (commands.Become, commands.Replace)):
        entries.check_between(s, command)


def correctable(s: Season) -> set[str]:
    """CO-14.4: the fixtures whose reports can still be struck out or replaced."""
    return {fixture for fixture, why in obstacles(s).items() if not why.why}


@dataclass(frozen=True)
class Obstacle:
    """CO-14.4: why a result is final: `entrant` has played on in `fixture`. Empty while it can be changed."""

    why: str = ""
    entrant: int = 0
    fixture: str = ""


def obstacles(s: Season) -> dict[str, Obstacle]:
    """CO-14.4: for every fixture with a report, what prevents it from being struck out or replaced.

    Reports can change until one of the teams has begun its next match or the next window has been carried out.
    """
    latest: dict[int, Fixture] = {}  # by entrant
    for fixture in sorted(s.fixtures.values(), key=lambda each: (each.status == BEGUN, each.order)):
        latest.update(dict.fromkeys(fixture.sides, fixture))
    # windows are parts of the calendar, too; knock-out legs are counted from 1 again
    traded = max((window.day for window in s.windows if window is not s.window), default=-1)
    drawn = any(fixture.status in (BEGUN, DONE) for fixture in s.of_stage(KNOCKOUT))
    found: dict[str, Obstacle] = {}
    for fixture in s.fixtures.values():
        on = next((side for side in fixture.sides if latest[side] is not fixture), 0)
        if not _has_report(fixture):
            continue
        if s.phase == FINISHED:
            found[fixture.id] = Obstacle(FINISHED_ALREADY)
        elif on:
            found[fixture.id] = Obstacle(PLAYED_ON, on, latest[on].id)
        elif fixture.part <= traded:
            found[fixture.id] = Obstacle(TRADED)
        elif drawn and fixture.stage == GROUP:  # pairings on which later matches depend cannot change
            found[fixture.id] = Obstacle(KNOCKED_OUT)
        else:
            found[fixture.id] = Obstacle()
    return found


def _has_report(fixture: Fixture) -> bool:
    if fixture.status != DONE:
        return False
    if fixture.stage == TABLES:  # CO-15.6: sessions played here are final
        return fixture.by_hand
    return fixture.report is not None and bool(fixture.match or fixture.by_hand)


def check_correction(s: Season, command: commands.Strike) -> None:
    """CO-14.4: whether a result can still be corrected in this way; raises Refused."""
    if s.phase == FINISHED:
        raise Refused("finished", "CO-17")
    fixture = play.find(s, command.fixture)
    if not _has_report(fixture):
        raise Refused("nothing-to-correct", "CO-14.4", fixture=fixture.id)
    if fixture.id not in correctable(s):
        raise Refused("too-late", "CO-14.4", fixture=fixture.id)
    if command.report is not None and fixture.stage == TABLES:
        raise Refused("no-entry", "CO-15.6", **s.described(fixture))
    if command.report is not None:
        check_report(s.config, command.report, play.kind_of(fixture), play.first_leg(s, fixture))
        absences.check_men(fixture, command.report)
        absences.check_rolls(s, fixture, command.report, command.rolls)
        absences.check_scorers(s, fixture, command.report, command.scorers)
