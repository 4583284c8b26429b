"""Football data: what is exported is what the report counts, everybody stands where he acts, and files have their
shape."""

from __future__ import annotations

import json
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from pyarrow import parquet
from typer.testing import CliRunner

from dugout.cli.app import app
from dugout.core.record import record_to_json
from dugout.core.values import Record
from dugout.football import acts as a
from dugout.football.contract import NoPitch
from dugout.football.reading import Sheet, is_goal, scorer, sheets_of
from dugout.football.writing import FORMATS, number_sheets
from dugout.games.registry import game
from dugout.report.facts import Facts
from dugout.report.writing import follow
from tests.report.matches import GOLDEN, record
from tests.report.simulated import played

PITCHES = ("champions", "counter-attack")
GOLDENS = [(name, file.stem) for name in PITCHES for file in sorted((GOLDEN / name).glob("*.json"))]
NUMBERS = {"champions": (2, 3, 5), "counter-attack": (2, 5, 6, 9)}


def figures(facts: Facts, seat: int) -> tuple[object, ...]:
    """What the report says of a side."""
    shots = [shot for shot in facts.shots if shot.seat == seat]
    goals = sum(mark.kind == "goal" and mark.seat == seat for mark in facts.marks)
    counts = facts.counts[seat]
    return goals, len(shots), sum(shot.chance for shot in shots), counts["passes"], counts["passes-tried"]


def sums(sheets: list[Sheet], seat: int) -> tuple[object, ...]:
    """The same, added up from what is exported."""
    acts = [act for sheet in sheets for act in sheet.acts]
    goals = sum(is_goal(act) and scorer(act) == seat for act in acts)
    mine = [act for act in acts if act.seat == seat and act.period != a.SHOOT_OUT]
    shots = [act.shot for act in mine if act.kind == a.SHOT]
    passes = Counter(act.outcome for act in mine if act.kind == a.PASS)
    worth = sum(shot.chance for shot in shots if shot is not None)
    return goals, len(shots), worth, passes[a.COMPLETE], passes.total()


def check(one: Record, sheets: list[Sheet]) -> None:
    facts = follow(one, game(one.game))
    for seat in (0, 1):
        assert sums(sheets, seat) == figures(facts, seat)


@cache
def golden(name: str, file: str) -> list[Sheet]:
    return sheets_of(record(name, file))


@pytest.mark.slow
@pytest.mark.parametrize(("name", "file"), GOLDENS)
def test_sums_of_golden_matches_are_those_of_the_report(name: str, file: str) -> None:
    check(record(name, file), golden(name, file))


@pytest.mark.slow
@pytest.mark.parametrize("name", PITCHES)
def test_sums_of_simulated_matches_are_those_of_the_report(name: str) -> None:
    for number in NUMBERS[name]:
        one = played(name, number).record
        check(one, sheets_of(one))


@pytest.mark.slow
@pytest.mark.parametrize(("name", "file"), GOLDENS)
def test_everybody_stands_where_he_acts(name: str, file: str) -> None:
    for sheet in golden(name, file):
        for timed in sheet.timed:
            act = timed.act
            for spot in [act.start, *([act.end] if act.end else []), *(one.spot for one in act.frame)]:
                assert 0 <= spot.x <= a.LENGTH
                assert 0 <= spot.y <= a.WIDTH
            if act.man is None or act.frame == ():
                continue
            sides = Counter(one.man.seat for one in act.frame)
            keepers = Counter(one.man.seat for one in act.frame if one.keeper)
            assert max(sides.values()) <= 11
            assert max(keepers.values(), default=0) <= 1
            if act.kind in (a.PASS, a.CARRY) or (act.kind == a.SHOT and not act.manner and act.chance):
                stands = {one.man: one.spot for one in act.frame}
                assert act.man in stands, act
                assert stands[act.man] == act.start, act


@pytest.mark.slow
@pytest.mark.parametrize(("name", "file"), GOLDENS)
def test_periods_begin_and_end_and_time_does_not_go_back(name: str, file: str) -> None:
    """Also in a match that ends in the middle."""
    for sheet in golden(name, file):
        whistles = [act for act in sheet.acts if act.kind in (a.PERIOD_START, a.PERIOD_END)]
        assert [act.kind for act in whistles] == [a.PERIOD_START, a.PERIOD_END] * (len(whistles) // 2)
        assert sheet.acts[0].kind == a.PERIOD_START
        assert sheet.acts[-1].kind == a.PERIOD_END
        times = [(one.act.period, one.elapsed) for one in sheet.timed]
        assert times == sorted(times)
        assert len(set(times)) == len(times)
        assert all(one.second < 60 for one in sheet.timed)


def test_home_attacks_to_the_right_in_both_halves() -> None:
    """A kick-off is at the centre spot, and shots end on the line of the goal that a side attacks."""
    for name, file in (("champions", "goals"), ("counter-attack", "extra-time-shootout")):
        shots = [act for sheet in golden(name, file) for act in sheet.acts if act.kind == a.SHOT]
        assert shots
        for act in shots:
            assert act.end is not None
            assert act.end.x == (a.LENGTH if act.seat == 0 else 0.0)
            assert abs(act.end.y - a.WIDTH / 2) <= a.POST


@cache
def example() -> tuple[Record, Record]:
    return record("champions", "goals"), record("counter-attack", "extra-time-shootout")


@pytest.fixture
def written(tmp_path: Path) -> dict[str, Path]:
    """Both matches in every format."""
    found = {form: tmp_path / form for form in FORMATS}
    for form, path in found.items():
        assert FORMATS[form](number_sheets(example()), path) > 0
    return found


def read(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))


@pytest.mark.slow
def test_every_format_says_the_same(written: dict[str, Path]) -> None:
    table = parquet.read_table(written["parquet"]).to_pylist()
    actions = parquet.read_table(written["spadl"]).to_pylist()
    for match in (1, 2):
        rows = [row for row in table if row["match"] == match]
        events = read(written["statsbomb"] / "events" / f"{match}.json")
        lines = (written["cdf"] / str(match) / "event.jsonl").read_text(encoding="utf-8").splitlines()
        common = [json.loads(line)["event"] for line in lines]
        mine = [row for row in actions if row["game_id"] == match]
        passes = [row for row in rows if row["type"] == "pass"]
        assert len(passes) == sum(event["type"]["name"] == "Pass" for event in events)
        assert len(passes) == sum(event["type"] == "pass" for event in common)
        kinds = ("pass", "throw_in", "freekick_short", "corner_short", "goalkick")
        assert len(passes) == sum(row["type_name"] in kinds for row in mine)
        worth = sum(row["xg"] or 0 for row in rows)
        assert worth > 0
        assert sum(event.get("shot", {}).get("statsbomb_xg", 0) for event in events) == pytest.approx(
            worth, abs=1e-4
        )
        assert sum(event.get("metrics", {}).get("xg", 0) for event in common) == pytest.approx(
            worth, abs=1e-4
        )
        score = read(written["cdf"] / str(match) / "match.json")["match"]["result"]["final"]
        listed = read(written["statsbomb"] / "matches" / str(match) / "1.json")[0]
        assert (score["home"], score["away"]) == (listed["home_score"], listed["away_score"])


@pytest.mark.slow
def test_statsbomb_readers_find_what_they_ask_for(written: dict[str, Path]) -> None:
    folder = written["statsbomb"]
    for match in (1, 2):
        events, lineups = (read(folder / name / f"{match}.json") for name in ("events", "lineups"))
        ids = [event["id"] for event in events]
        assert len(set(ids)) == len(ids)
        assert [event["type"]["name"] for event in events[:2]] == ["Starting XI"] * 2
        assert all(len(event["tactics"]["lineup"]) == 11 for event in events[:2])
        known = {man["player_id"] for team in lineups for man in team["lineup"]}
        assert {event["player"]["id"] for event in events if "player" in event} <= known
        places = [event["location"] for event in events if "location" in event]
        assert all(isinstance(value, float) for place in places for value in place)
        assert all(0 < x <= 120 and 0 < y <= 80 for x, y in places)
        frames = read(folder / "three-sixty" / f"{match}.json")
        assert {frame["event_uuid"] for frame in frames} <= set(ids)
        regular = [frame for frame in frames if len(frame["freeze_frame"]) == 22]
        assert len(regular) > len(frames) / 2
        for event in events:
            if event["type"]["name"] == "Pass":
                assert ("recipient" in event["pass"]) != ("outcome" in event["pass"])


def test_a_game_without_a_pitch_says_so(tmp_path: Path) -> None:
    one = record("toto", "single-winner")
    with pytest.raises(NoPitch):
        sheets_of(one)
    file = tmp_path / "match.json"
    file.write_text(json.dumps(record_to_json(one)))
    done = CliRunner().invoke(app, ["events", str(file), "--to", str(tmp_path / "out.parquet")])
    assert done.exit_code == 1
    assert "toto is not played on a pitch" in done.output
    assert not (tmp_path / "out.parquet").exists()
    assert list(tmp_path.iterdir()) == [file]


def test_an_unknown_format_is_refused(tmp_path: Path) -> None:
    done = CliRunner().invoke(app, ["events", str(tmp_path / "match.json"), "--format", "xml"])
    assert done.exit_code == 2
    assert "parquet, statsbomb, spadl, cdf" in done.output.replace("\n", " ")
