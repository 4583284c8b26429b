"""The golden replays together show every row of the "what next" table, every restart, every end and every event."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import pytest

from dugout.core.record import record_from_json, replay
from dugout.games.counter_attack import events, kinds, terms
from dugout.games.counter_attack.rules import follow
from dugout.games.registry import game
from tests.rules.cases import Table, all_cases

RULES = game("counter-attack")
REPLAYS = Path(__file__).parents[1] / "replays" / "counter-attack"
CHOOSING = (kinds.ASK_ACTION, kinds.ASK_SET_PIECE, kinds.ASK_KICKOFF_PASS)
ENDS = {"ca.won", "ca.draw", "ca.extra-time", "ca.shootout", "ca.tie-won", "ca.forfeit"}


class Shown:
    """What the replays have shown: actions by row (`MP shot`), forced phases by row, restarts, ends, events."""

    def __init__(self) -> None:
        self.rows: set[str] = set()
        self.forced: set[str] = set()
        self.restarts: set[str] = set()
        self.ends: set[str] = set()
        self.codes: set[str] = set()

    def watch(self, file: Path) -> None:
        record = record_from_json(json.loads(file.read_text(encoding="utf-8"))["record"])
        row = ""
        for answer, (state, told) in zip(record.answers, replay(RULES, record), strict=True):
            verb = answer.split()[1]
            if row and verb in follow.COLUMN_NAMES:
                self.rows.add(f"{row} {verb}")
            for event in told:
                self.codes.add(event.code)
                if event.code == "ca.restart":
                    self.restarts.add(terms.RESTART_NAMES[event.args[0]])
                if event.code == "ca.phase" and verb != "move":
                    self.forced.add(terms.ROW_NAMES[state.last])
            choosing = bool(state.agenda) and state.agenda.top.kind in CHOOSING
            row = terms.ROW_NAMES[state.last] if choosing else ""
        result = RULES.result(state)
        assert result is not None, f"{file.name} does not end"
        self.ends.add(result.reason)


@cache
def shown() -> Shown:
    found = Shown()
    for file in sorted(REPLAYS.glob("*.json")):
        found.watch(file)
    return found


@pytest.mark.slow
def test_every_action_of_every_row() -> None:
    """CA-6.4: a row with only the movement phase is a forced one."""
    wanted = set()
    forced = set()
    for number, name in enumerate(terms.ROW_NAMES):
        columns = follow.FOLLOW[number]
        if columns == follow.MOVE:
            forced.add(name)
        else:
            wanted |= {f"{name} {verb}" for bit, verb in enumerate(follow.COLUMN_NAMES) if columns >> bit & 1}
    assert wanted - shown().rows == set()
    assert forced - shown().forced == set()


@pytest.mark.slow
def test_every_restart() -> None:
    assert set(terms.RESTART_NAMES[1:]) - shown().restarts == set()


@pytest.mark.slow
def test_every_way_to_end() -> None:
    assert shown().ends == ENDS


def test_every_event() -> None:
    assert set(events.FIELDS) - shown().codes == set()


class Listening(Table):
    """A case whose events are written down."""

    heard: set[str]

    def apply(self, seat: int, choice: int, line: str) -> None:
        before = len(self.events)
        super().apply(seat, choice, line)
        self.heard |= {event.code for event in self.events[before:]}


@pytest.mark.slow
def test_every_event_has_a_case() -> None:
    heard: set[str] = set()
    for case in all_cases():
        if case.game == "counter_attack":
            table = Listening(case)
            table.heard = heard
            table.play()
    assert set(events.FIELDS) - heard == set()
