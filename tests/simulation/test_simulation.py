"""Many matches: the same whatever the number of workers, counted rightly, and stopped cleanly."""

from __future__ import annotations

import json
from concurrent.futures import Executor, Future
from typing import Any

import pytest

from dugout.core.dice import Roller
from dugout.core.record import record_from_json, replay
from dugout.core.values import Result
from dugout.games.registry import game
from dugout.simulation.match import BrokenMatch, Outcome, Recorder, play_match
from dugout.simulation.plan import Job, batch_size, batches, independent, paired
from dugout.simulation.pool import SameProcess, make_executor, play_all
from dugout.simulation.statistics import Arena, interval95, percentile, points

JOB = Job("toto", ("easy", "random", "medium"), {"rounds": 1}, "sim", records=True, check=True)


def outcomes(job: Job, matches: int, workers: int) -> list[Outcome]:
    with make_executor(workers) as executor:
        return list(play_all(job, range(matches), executor, workers))


@pytest.mark.slow
def test_two_workers_give_the_bytes_of_one() -> None:
    one = [outcome.record for outcome in outcomes(JOB, 12, 1)]
    two = [outcome.record for outcome in outcomes(JOB, 12, 2)]
    assert one == two
    assert len(set(one)) == 12


def test_a_match_depends_on_seed_and_index_alone() -> None:
    alone = play_match(JOB, independent(JOB, 7))
    assert alone.record == outcomes(JOB, 8, 1)[7].record
    other = Job("toto", JOB.levels, JOB.options, "another seed", records=True)
    assert play_match(other, independent(other, 7)).record != alone.record


def test_records_replay_to_the_same_result() -> None:
    outcome = play_match(JOB, independent(JOB, 3))
    record = record_from_json(json.loads(outcome.record))
    assert record.headers == {"index": 3, "seats": ["easy", "random", "medium"], "seed": "sim"}
    rules = game("toto")
    counted: dict[str, int] = {}
    result = None
    for state, events in replay(rules, record):
        for event in events:
            counted[event.code] = counted.get(event.code, 0) + 1
        result = rules.result(state)
    assert result == outcome.result
    assert counted == outcome.events


def test_paired_plans_share_dice_and_change_seats() -> None:
    job = Job("toto", ("hard", "easy", "easy"), {}, "p")
    plans = [paired(job, index) for index in range(6)]
    assert [plan.seating for plan in plans[:3]] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]
    assert len({plan.dice for plan in plans[:3]}) == 1
    assert plans[0].dice != plans[3].dice
    assert len({seed for plan in plans for seed in plan.decider_seeds}) == 18


def test_paired_matches_deal_the_same_cards() -> None:
    job = Job("toto", ("easy", "medium"), {"rounds": 1}, "p", records=True)
    first, second = (json.loads(play_match(job, paired(job, index)).record) for index in (0, 1))
    dice = [[answer for answer in record["answers"] if answer.startswith("*")] for record in (first, second)]
    assert dice[0] == dice[1]
    assert first["headers"]["seats"] == list(reversed(second["headers"]["seats"]))


def test_batches_keep_the_order_and_shrink_towards_the_end() -> None:
    cut = [(batch.start, batch.stop) for batch in batches(JOB, range(3, 1000), 2)]
    assert [start for start, _ in cut[1:]] == [stop for _, stop in cut[:-1]]
    assert (cut[0][0], cut[-1][1]) == (3, 1000)
    sizes = [stop - start for start, stop in cut]
    assert sizes == sorted(sizes, reverse=True)
    assert (sizes[0], sizes[-1]) == (50, 1)
    assert [batch_size(*figures) for figures in ((3, 2), (64, 2), (100_000, 8))] == [1, 4, 50]


class Lazy(Executor):
    """Runs nothing until asked for, and knows what was cancelled."""

    def __init__(self) -> None:
        self.futures: list[Future[Any]] = []

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        if not self.futures:
            future.set_result(fn(*args, **kwargs))
        self.futures.append(future)
        return future


def test_leaving_early_cancels_what_has_not_begun() -> None:
    executor = Lazy()
    playing = play_all(JOB, range(40), executor, 2)
    next(playing)
    playing.close()  # type: ignore[attr-defined]  # it is a generator
    waiting = executor.futures[1:]
    assert waiting
    assert all(future.cancelled() for future in waiting)


def test_an_error_in_a_match_comes_out_of_the_pool() -> None:
    broken = Job("toto", ("random", "random"), {"rounds": 99}, "x")
    with pytest.raises(Exception, match=r"to\.bad-option"):
        list(play_all(broken, range(1), SameProcess(), 1))


class Ailing:
    """Rules that find something wrong, or lose something between dump and load."""

    def __init__(self, problems: list[str], dumps: list[Any]) -> None:
        self._problems = problems
        self._dumps = dumps

    def problems(self, state: Any) -> list[str]:
        return self._problems

    def dump(self, state: Any) -> Any:
        return self._dumps.pop(0)

    def load(self, data: Any) -> Any:
        return data


@pytest.mark.parametrize(
    ("rules", "words"),
    [(Ailing(["ledger"], []), "ledger"), (Ailing([], [1, 2] * 100), "dump and load differ")],
)
def test_broken_invariants_are_found(rules: Any, words: str) -> None:
    with pytest.raises(BrokenMatch, match=words):
        check_often(Recorder(JOB, rules, None, Roller("check")))


def check_often(recorder: Recorder) -> None:
    """Dump and load are compared now and then only."""
    for _ in range(100):
        recorder.check()


def result(places: tuple[int, ...], scores: tuple[int, ...] = ()) -> Result:
    return Result(places, "end", "TO-11.4", scores)


def test_points_of_wins_draws_and_money() -> None:
    assert points(result((1, 2)), 0, False) == 1
    assert points(result((1, 1)), 0, False) == 0.5
    assert points(result((2, 1)), 0, False) == 0
    assert points(result((1, 2, 3), (60, 30, 10)), 1, True) == 0.3
    assert points(result((1, 1), (0, 0)), 1, True) == 0.5


def test_intervals_and_percentiles() -> None:
    mean, low, high = interval95([0.0, 1.0] * 50)
    assert mean == 0.5
    assert high - mean == pytest.approx(0.0985, abs=0.0005)
    assert mean - low == pytest.approx(high - mean)
    assert interval95([0.7]) == (0.7, 0.0, 1.0)
    assert percentile([5.0, 1.0, 3.0, 2.0, 4.0], 95) == 5.0
    assert percentile([float(n) for n in range(1, 101)], 95) == 95.0
    assert percentile([], 95) == 0.0


def test_the_arena_counts_each_entry_over_all_seats() -> None:
    job = Job("toto", ("medium", "random", "random"), {"rounds": 1}, "arena", timed=True)
    standings = Arena(job.levels, by_scores=True)
    decisions = 0
    for index in range(6):
        outcome = play_match(job, paired(job, index))
        standings.add(outcome)
        decisions += outcome.decisions
    rows = standings.to_json()
    assert sum(row["points_share"] for row in rows) == pytest.approx(1, abs=0.001)
    assert rows[0]["wins"] + rows[0]["draws"] + rows[0]["losses"] == 6
    assert rows[0]["points_share"] > rows[1]["points_share"]
    assert rows[0]["decisions"] > 0
    assert sum(row["decisions"] for row in rows) == decisions
