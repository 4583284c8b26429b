"""CO-4.9 to CO-4.11, CO-14.8: what a date holds up, which moments may be chosen, and who may take over."""

from __future__ import annotations

import pytest

from dugout.competition import commands, engine, rights, upkeep
from dugout.competition.commands import Command, Enter, Extend, Resume, Schedule
from dugout.competition.config import Config, Refused
from dugout.competition.rights import Role
from dugout.competition.season import FINISHED, OPEN, Season
from dugout.referee.errors import ApiError
from dugout.server.competitions.desk import follows
from dugout.server.competitions.log import ends
from dugout.server.competitions.upkeep import check_times
from dugout.server.wire.desk import DeskAct, Follows
from tests.competition.test_home import WIN, Told

DAY = 86_400
LATE = 100 * DAY


def league() -> Told:
    return Told(Config("champions", "league1"), 4)


def test_a_match_that_is_over_holds_its_part_up_no_longer() -> None:
    told = league()
    before = ends(told.season, 0, 1)
    told.say(Schedule("L1.1", LATE, "both asked"))
    assert ends(told.season, 0, 1) == 1000 * LATE
    told.say(Enter("L1.1", WIN))
    assert not all(each.over for each in told.season.fixtures.values() if each.part == 1)
    assert ends(told.season, 0, 1) == before


def foreseen(told: Told, command: Command) -> Follows:
    after = engine.extend(told.config, told.log, command)
    return follows(told.season, after, DeskAct(act="extend"), 0, "ann")


@pytest.mark.parametrize(
    ("command", "passed"),
    [
        (Extend(1, 60, True, "half term"), True),
        (Schedule("L1.1", 5, "it was then"), True),
        (Schedule("L1.1", 0, "as before"), False),
        (Resume(60), False),
    ],
)
def test_only_who_chooses_a_moment_is_told_that_it_has_passed(command: Command, passed: bool) -> None:
    told = league()
    if isinstance(command, Resume):
        told.say(commands.Pause("half term"))
    seen = foreseen(told, command)
    if passed:
        with pytest.raises(ApiError) as refused:
            check_times(command, seen, 1000 * LATE)
        assert refused.value.reason is not None and refused.value.reason.code == "co.in-the-past"
    else:
        check_times(command, seen, 1000 * LATE)
    assert bool(seen.parts) == isinstance(command, (Extend, Resume))


def test_nobody_takes_over_who_is_not_in_it() -> None:
    season = Season(Config("champions", "league1"), offered="somebody")
    with pytest.raises(Refused) as refused:
        upkeep.accept(season, commands.Accept("somebody"))
    assert refused.value.refusal.code == "co.no-entrant"


def test_who_acts_is_not_counted_among_those_who_are_told() -> None:
    told = league()
    command = Extend(1, 60, True, "half term")
    after = engine.extend(told.config, told.log, command)
    act = DeskAct(act="extend")
    assert [follows(told.season, after, act, 0, by).told for by in ("ann", "Entrant 0")] == [4, 3]


def test_who_helps_with_results_and_dates_alone_has_a_desk_while_there_are_any() -> None:
    s = league().season
    for phase, there in ((OPEN, False), (s.phase, True), (FINISHED, False)):
        s.phase = phase
        assert [rights.has_desk(s, each) for each in Role] == [False, there, True, True], phase


def test_what_is_deleted_has_no_desk_for_anybody() -> None:
    s = league().season
    s.deleted = 1
    assert not any(rights.has_desk(s, each) for each in Role), "it can only be brought back"
