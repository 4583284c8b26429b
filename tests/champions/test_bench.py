"""`dugout bench champions`: the generator and the oracle are timed on the same turns, and peers may be missing."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from dugout.bench import peers
from dugout.bench.compare import BenchError
from dugout.games.champions import plans
from dugout.games.champions.parts import benching
from dugout.games.champions.reading import read


def test_the_oracle_of_the_bench_counts_the_same_turns() -> None:
    oracle = benching.load_oracle()
    assert oracle is not None
    for text in benching.POSITIONS:
        s = read(text)
        s.roll = 3
        turns = oracle.turns(benching.oracle_board(oracle, s), "HA"[s.owner], s.roll)
        assert len(turns) == len(plans.turns(s)) > 0


def test_figures_of_a_peer(tmp_path: Path) -> None:
    script = tmp_path / "peer.py"
    script.write_text('print(\'{"version": "1", "matches": 2, "decisions_per_second": 40000.0}\')')
    assert peers.figures(Path(sys.executable), script, 0.1) == {
        "version": "1",
        "matches": 2,
        "decisions_per_second": 40000.0,
        "decision_us": 25.0,
    }


def test_a_peer_that_fails_says_why(tmp_path: Path) -> None:
    script = tmp_path / "peer.py"
    script.write_text("raise SystemExit('no such engine')")
    assert peers.figures(Path(sys.executable), script, 0.1) == {"error": "no such engine"}


def test_peers_need_a_checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "SCRIPTS", tmp_path / "nothing")
    with pytest.raises(BenchError, match="checkout"):
        peers.measure_peers(0.1)
