"""CO-0.6: a team plays one match at a time; computers arrange theirs so that people need not wait for them."""

from __future__ import annotations

from dugout.competition import commands as said
from dugout.competition import engine, play
from dugout.competition.config import Config
from dugout.competition.reports import Report
from dugout.competition.season import BEGUN, FINISHED, Fixture, Season
from dugout.server.competitions import computers

WON = Report((1, 0), (1, 0), "90")
DAY = 24 * 60 * 60


def marathon(people: int, levels: int) -> Season:
    season = Season(Config("champions", "league1", calendar="marathon", order="free"))
    for number in range(people):
        engine.apply(season, said.Join(f"p{number}", f"P{number}", "", f"Team {number}"))
    for number in range(levels):
        engine.apply(season, said.Join(f"c{number}", f"C{number}", "easy", f"Side {number}"))
    engine.apply(season, said.Close("draw"))
    return season


def host(season: Season, elapsed: int = 0) -> None:
    """Let computers do all they have to do."""
    for _ in range(50):
        duties = computers.duties(season, elapsed)
        if not duties:
            return
        for command in duties:
            engine.apply(season, command)
    raise AssertionError("computers change their minds for ever")


def of(season: Season, entrant: str) -> list[Fixture]:
    number = season.number(entrant)
    return sorted(
        (each for each in season.fixtures.values() if number in each.sides), key=lambda each: each.part
    )


def begun(season: Season) -> list[Fixture]:
    return [each for each in season.fixtures.values() if each.status == BEGUN]


def play_out(season: Season, elapsed: int = 0, but: str = "") -> None:
    """Every match that has begun ends, and what follows from it, until nothing goes on."""
    host(season, elapsed)
    while going := [each for each in begun(season) if not but or season.number(but) not in each.sides]:
        engine.apply(season, said.Finish(going[0].id, WON, match="m"))
        host(season, elapsed)


def test_a_person_who_plays_in_the_order_of_the_schedule_never_waits() -> None:
    season = marathon(1, 5)
    for fixture in of(season, "p0"):
        play_out(season)
        engine.apply(season, said.Ready("p0", fixture.id))
        assert fixture.status == BEGUN, "at once"
        engine.apply(season, said.Finish(fixture.id, WON, match="m"))
    play_out(season)
    assert season.phase == FINISHED


def test_a_computer_that_somebody_waits_for_begins_no_other_match() -> None:
    season = marathon(1, 5)
    host(season)
    busy = begun(season)[0]
    wanted = next(each for each in of(season, "p0") if set(each.sides) & set(busy.sides))
    engine.apply(season, said.Ready("p0", wanted.id))
    host(season)
    assert wanted.status != BEGUN and play.in_turn(season, wanted) and not play.may_begin(season, wanted)
    engine.apply(season, said.Finish(busy.id, WON, match="m"))
    assert wanted.status == BEGUN


def test_computers_do_not_wait_for_ever_for_somebody_who_never_plays() -> None:
    season = marathon(2, 4)
    play_out(season)
    computer = {season.number(f"c{number}") for number in range(4)}
    among = [each for each in season.fixtures.values() if set(each.sides) <= computer]
    assert not all(each.over for each in among), "they leave room for people first"
    play_out(season, DAY)
    assert all(each.over for each in among)
    assert season.phase != FINISHED


def test_in_strict_order_nobody_is_held_back() -> None:
    season = Season(Config("champions", "league1", order="strict"))
    engine.apply(season, said.Join("p0", "P0", "", "Team 0"))
    for number in range(3):
        engine.apply(season, said.Join(f"c{number}", f"C{number}", "easy", f"Side {number}"))
    engine.apply(season, said.Close("draw"))
    for fixture in of(season, "p0"):
        engine.apply(season, said.Ready("p0", fixture.id))
    play_out(season)
    assert season.phase == FINISHED
