"""Training of the Champions evaluation: samples from a match, weights from samples, and goals less luck."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from dugout.games.champions.judgement.features import DANGER, SIZE
from dugout.games.champions.judgement.standing import LEFT, WIDTH
from dugout.games.champions.parts.opponents.learned import read_evaluation

SCRIPTS = Path(__file__).resolve().parent.parent.parent / "scripts"


def train(*args: str) -> str:
    command = [sys.executable, str(SCRIPTS / "train_champions.py"), *args]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


@pytest.mark.slow
def test_training_goes_on_from_what_is_there(tmp_path: Path) -> None:
    """A match and a fit, twice: the second time with the weights of the first, and with the samples of both."""
    for number in (1, 2):
        train("play", "--folder", str(tmp_path), "--matches", "1", "--workers", "1", "--interpreted")
        train("fit", "--folder", str(tmp_path))
        learned = json.loads((tmp_path / f"weights-{number}.json").read_text())
        assert learned["matches"] == number
        assert learned["moments"] > 20 * number
        assert learned["players"] == [f"by-{each}" for each in range(number)]
        found = read_evaluation(learned)
        assert len(found.weights.full) == SIZE
        assert found.weights.quick[DANGER:] == [0.0] * (SIZE - DANGER)
        assert found.standing is not None
        assert len(found.standing.level) == (LEFT + 1) * WIDTH
        assert [found.standing.level[time * WIDTH + 4] for time in range(LEFT + 1)] == [0.0] * (LEFT + 1)


def test_luck_is_no_part_of_a_target(monkeypatch: pytest.MonkeyPatch) -> None:
    """A goal that the dice gave changes nothing; one that was worked for counts, and the less the later it comes."""
    monkeypatch.syspath_prepend(str(SCRIPTS))
    from champions_samples import DISCOUNT, TRACE, Moment, targets

    def moments(luck: float, tried: bool = False) -> list[Moment]:
        first = Moment([], [], [], 0, 0, 9, 41, 0.2, 0.0)
        return [first, Moment([], [], [], 1, 0, 8, 41, 0.1, luck, tried)]

    assert targets(moments(0.9), 1) == pytest.approx([0.2 + (0.95 * 0.1 - 0.2), 0.1])
    worked = targets(moments(0.0), 1)
    assert worked[1] == pytest.approx(1.0)
    assert worked[0] == pytest.approx(DISCOUNT * 0.1 + TRACE * DISCOUNT * 0.9)
    assert targets(moments(0.0, tried=True), 1)[1] == pytest.approx(0.1)
