"""The fate of a planned kick, as the log of a page tells it (client/src/games/champions/words.test.ts)."""

from __future__ import annotations

import pytest

from dugout.core.values import Event
from dugout.games.champions.parts.reporting.fate import fate_of

COLUMNS = "yabcdefghijz"


def cell(name: str) -> int:
    return int(name[1:]) * 12 + COLUMNS.index(name[0])


PASS = Event("ch.pass", "CH-8.1", (9, cell("e7"), cell("h10"), 1, 3, 1, 0, 14))
KICK = Event("ch.kick", "CH-8.1", (14, cell("h10"), cell("f12"), 7, 2, 7, 0, 0))
FAILED = Event("ch.attempt-failed", "CH-10.1", (32, 1))
FULL_TIME = Event("ch.full-time", "CH-4.1", (0, 0, 0))


def tries(name: str) -> Event:
    return Event("ch.attempt", "CH-10.1", (32, cell("a1"), cell(name)))


def caught(name: str) -> Event:
    return Event("ch.intercepted", "CH-10.1", (32, cell(name), 4, 2))


@pytest.mark.parametrize(
    ("after", "fates"),
    [
        ([], ["open", "open"]),
        ([tries("f8")], ["open", "open"]),
        ([tries("f8"), FAILED, Event("ch.clock", "CH-4.1", (6,))], ["open", "open"]),
        ([Event("ch.rest", "CH-9.1", (cell("f12"),))], ["played", "played"]),
        ([tries("g11")], ["played", "open"]),
        ([tries("f8"), caught("f8")], ["cut", "never"]),
        ([tries("g11"), caught("g11")], ["played", "cut"]),
        ([tries("f8"), FAILED, FULL_TIME], ["cut", "never"]),
        ([Event("ch.foul", "CH-20.1", (25, 3, 9, 4))], ["played", "played"]),
    ],
)
def test_a_leg_is_played_cut_or_never_begun(after: list[Event], fates: list[str]) -> None:
    events = [PASS, KICK, *after]
    assert [fate_of(events, 0), fate_of(events, 1)] == fates
    assert all(fate_of(events, at) == "played" for at in range(2, len(events)))
