"""Which reader and which board a game has. The only file of the report that names every game."""

from __future__ import annotations

from functools import cache
from typing import Any

from dugout.core.contract import Rules
from dugout.games.registry import UnknownGame
from dugout.report.board import Board
from dugout.report.facts import Facts
from dugout.report.reel import Reader


def reader_for(rules: Rules[Any, Any], facts: Facts) -> Reader:
    """Somebody who can read a match of this game; raises UnknownGame."""
    if rules.name == "champions":
        from dugout.report.games import champions

        return champions.Reader(rules, facts)
    if rules.name == "counter-attack":
        from dugout.report.games import counter_attack

        return counter_attack.Reader(rules, facts)
    if rules.name == "toto":
        from dugout.report.games import toto

        return toto.Reader(rules, facts)
    raise UnknownGame(rules.name)


@cache
def board_of(game: str) -> Board | None:
    """The drawing of a game's pitch; None where it is played on paper."""
    if game == "champions":
        from dugout.report.games import champions

        return champions.board()
    if game == "counter-attack":
        from dugout.report.games import hex_pitch

        return hex_pitch.board()
    return None


def third_of(game: str, seat: int, zone: str) -> int:
    """0 for the third before a team's own goal, 1 for the middle, 2 for the third that it attacks."""
    if game == "champions":
        from dugout.report.games import champions

        return champions.third_of(seat, zone)
    from dugout.report.games import hex_pitch

    return hex_pitch.third_of(seat, zone)
