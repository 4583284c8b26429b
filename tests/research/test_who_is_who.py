"""Version 2 of the environments: every man is told apart, every seat sees with its own eyes, arrays are the same
everywhere."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import warnings
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from dugout import _compiled
from dugout.core.dice import Roller
from dugout.core.digits import SIDES, TURNED
from dugout.games.registry import GAMES
from dugout.research.batch import Batch
from dugout.research.contract import encoding
from dugout.research.gymnasium_env import DugoutGym
from dugout.research.shape import Shape, describe
from dugout.research.table import Table

ROOT = Path(__file__).resolve().parents[2]
PITCH_GAMES = [name for name in GAMES if name != "toto"]


def moments(game_id: str, seed: str, steps: int, seats: int | None = None) -> Any:
    """A table at every digit of a random match."""
    table, dice = Table(game_id, seats), Roller(f"who/{seed}")
    table.reset(seed)
    for _ in range(steps):
        if table.seat < 0:
            table.reset(f"{seed}/again")
        yield table
        found = table.digits()
        table.step(found[dice.below(len(found))])


@pytest.mark.parametrize("game_id", GAMES)
def test_every_legal_answer_can_be_spelled_with_the_eyes_of_every_seat(game_id: str) -> None:
    fields, dice = encoding.of(game_id).digits, Roller("eyes")
    for table in moments(game_id, "eyes", 250):
        legal = table.legal
        choice = legal[dice.below(len(legal))]
        for facing in (0, SIDES, TURNED, SIDES | TURNED):
            prefix: list[int] = []
            given: list[int] = []
            for digit in fields.spell(choice, facing):
                if len(legal) < 100:
                    spelled = [fields.spell(each, facing) for each in legal]
                    same = [each for each in spelled if each[: len(given)] == given]
                    assert sorted(fields.open_digits(legal, prefix, facing)) == sorted(
                        {each[len(given)] for each in same}
                    )
                assert 0 <= digit < fields.base
                given.append(digit)
                prefix.append(fields.value(prefix, digit, facing))
            assert fields.complete(legal, prefix) == choice


@pytest.mark.parametrize("game_id", PITCH_GAMES)
@pytest.mark.parametrize("seat", [0, 1])
def test_two_men_who_change_places_are_seen(game_id: str, seat: int) -> None:
    """The property that version 1 lacked: the digits of an answer name men, so an observation must."""
    seen = 0
    for number, table in enumerate(moments(game_id, f"places/{game_id}", 700)):
        cells = table.state.cell
        half = len(cells) // 2
        for team in (0, 1):
            men = [man for man in range(team * half, (team + 1) * half) if cells[man] >= 0]
            if len(men) < 2 or number % 7:
                continue
            first, second = men[number % len(men)], men[(number + 1) % len(men)]
            before = table.observe(seat)
            cells[first], cells[second] = cells[second], cells[first]
            assert not np.array_equal(table.observe(seat), before)
            cells[first], cells[second] = cells[second], cells[first]
            seen += 1
    assert seen > 50


def test_two_players_who_change_places_are_seen() -> None:
    """Toto has no men: here hands, money and columns are exchanged."""
    seen = 0
    for table in moments("toto", "seats", 400, 3):
        state = table.state
        for values in (state.cash, state.columns, state.totals):
            if values[1] != values[2]:
                before = table.observe(0)
                values[1], values[2] = values[2], values[1]
                assert not np.array_equal(table.observe(0), before)
                values[1], values[2] = values[2], values[1]
                seen += 1
    assert seen > 50


@pytest.mark.parametrize("game_id", GAMES)
def test_nothing_secret_is_in_an_observation(game_id: str) -> None:
    """A position made up from the view of a seat looks the same to it, at every moment."""
    dice = Roller("secret")
    for number, table in enumerate(moments(game_id, "secret", 120)):
        if number % 3:
            continue
        for seat in range(table.seats):
            view = table.rules.view(table.state, seat)
            other = table.rules.resample(view, dice)
            seen = encoding.of(game_id).observe(other, seat)
            assert seen == encoding.of(game_id).observe(table.state, seat)


@pytest.mark.parametrize("game_id", GAMES)
def test_numbers_fit_their_layout(game_id: str) -> None:
    part = encoding.of(game_id)
    shape = Shape(part)
    tops = [top for _, rows, features in part.layout for _ in range(rows) for _, top in features]
    for table in moments(game_id, "layout", 300):
        for seat in range(table.seats):
            numbers = part.observe(table.state, seat)
            assert len(numbers) == len(tops)
            assert all(number <= top for number, top in zip(numbers, tops, strict=True))
        row = table.observe(table.seat)
        assert row.shape == (shape.size,)
        assert row.min() >= 0 and row.max() <= 1
    guide = (ROOT / "docs" / "guides" / "research.md").read_text(encoding="utf-8")
    for name, size in shape.parts:
        assert f"| {game_id} | {name} | {size} |" in guide
    assert [each["part"] for each in describe(part)] == [name for name, _, _ in part.layout]


def played(game_id: str, rows: range, steps: int) -> dict[int, str]:
    """What each row was given in so many steps, as a hash; arrays are handed in."""
    batch = Batch(game_id, len(rows), first=rows.start)
    given = batch.arrays()
    hashes, dice = {row: hashlib.sha256() for row in rows}, {row: Roller(f"same/{row}") for row in rows}
    step = batch.reset(3, given)
    for _ in range(steps):
        for at, row in enumerate(rows):
            for array in (step.observations[at], step.masks[at], step.rewards[at], step.seats[at]):
                hashes[row].update(array.tobytes())
        digits = [np.flatnonzero(mask) for mask in step.masks]
        chosen = [int(open_[dice[row].below(len(open_))]) for row, open_ in zip(rows, digits, strict=True)]
        assert batch.step(np.array(chosen), given) is given
    return {row: each.hexdigest() for row, each in hashes.items()}


@pytest.mark.parametrize("game_id", GAMES)
def test_one_eight_and_sixty_four_matches_at_a_time_give_the_same_arrays(game_id: str) -> None:
    together = played(game_id, range(64), 12)
    assert played(game_id, range(8, 16), 12).items() <= together.items()
    assert played(game_id, range(63, 64), 12).items() <= together.items()


def test_both_builds_give_the_same_arrays() -> None:
    if not _compiled.ready():
        pytest.skip("no compiled engine fits the sources")
    script = (
        "from tests.research.test_who_is_who import *; print([played(game, range(2), 60) for game in GAMES])"
    )
    other = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "DUGOUT_COMPILED": "0" if _compiled.compiled() else "1", "PYTHONPATH": str(ROOT)},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert other.stdout.strip() == str([played(game, range(2), 60) for game in GAMES])


def test_version_one_is_there_and_says_that_it_is_old() -> None:
    with pytest.warns(DeprecationWarning, match="version 1 is old"):
        old = DugoutGym("champions", version=1)
    assert old.action_space.n == 256
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        new = DugoutGym("champions")
    assert new.action_space.n == 180
    with pytest.raises(ValueError, match="no version 3"):
        DugoutGym("champions", version=3)
