"""CO-15.3, CO-15.5: who stands where in a Toto league."""

from __future__ import annotations

import pytest

from dugout.competition import engine, sessions
from dugout.competition.commands import Close, Command, Join, Withdraw
from dugout.competition.config import Config
from dugout.server.notices.digest import _place


@pytest.mark.parametrize("gone", ["a", "b", "c"])
def test_of_those_level_whoever_has_withdrawn_stands_last(gone: str) -> None:
    told: list[Command] = [*(Join(who, who.upper()) for who in "abc"), Close("seed", ["a", "b", "c"])]
    before = engine.replay(Config("toto", "toto_league", sessions=1), told)
    after = engine.replay(Config("toto", "toto_league", sessions=1), [*told, Withdraw(gone)])
    out = next(entrant.number for entrant in after.entrants if entrant.id == gone)
    assert sessions.standings(after) == [number for number in sessions.standings(before) if number != out] + [
        out
    ]


def test_a_letter_calls_money_money() -> None:
    told: list[Command] = [*(Join(who, who.upper()) for who in "abc"), Close("seed", ["a", "b", "c"])]
    season = engine.replay(Config("toto", "toto_league", sessions=1), told)
    assert _place(season, "a", "en").endswith(" of 3. Cash: 0.")
