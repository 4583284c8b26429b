"""CO-22.4, CO-22.7: the players of a round of a Swiss, from the rounds before it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from dugout.competition.swiss.players import DOWN, LEVEL, UP, Player


@dataclass(frozen=True)
class Line:
    """A round of an entrant. Without an opponent the entrant had a bye, or did not take part."""

    points: int = 0
    opponent: int = 0
    home: bool = False
    played: bool = False
    """A forfeit of a match that had not begun does not count as a match: the two may still meet."""
    free: bool = False
    """The entrant had a bye, or won without a match."""


Lines = Mapping[int, Sequence[Line]]
"""By entrant: a line for every round."""


def players(lines: Lines, numbers: Sequence[int], most: int, last: bool) -> list[Player]:
    """These entrants before the next round; `most`: the most points of a match, `last`: it is the last round."""
    before = {number: _sums(each) for number, each in lines.items()}
    rounds = max((len(each) for each in lines.values()), default=0)
    return [
        _player(lines, before, number, last and 2 * before[number][-1] > most * rounds) for number in numbers
    ]


def _sums(lines: Sequence[Line]) -> list[int]:
    """The points before each round, and after the last one."""
    sums = [0]
    for line in lines:
        sums.append(sums[-1] + line.points)
    return sums


def _player(lines: Lines, before: Mapping[int, list[int]], number: int, top: bool) -> Player:
    mine = lines[number]
    met = [line for line in mine if line.played]
    return Player(
        number,
        before[number][-1],
        tuple(line.home for line in met),
        frozenset(line.opponent for line in met),
        (_float(lines, before, number, 1), _float(lines, before, number, 2)),
        any(line.free for line in mine),
        top,
    )


def _float(lines: Lines, before: Mapping[int, list[int]], number: int, ago: int) -> int:
    """CO-22.9: the float `ago` rounds ago: down if the opponent had fewer points or there was none, up if more."""
    at = len(lines[number]) - ago
    if at < 0:
        return LEVEL
    line = lines[number][at]
    if not line.played:
        return DOWN
    mine, theirs = before[number][at], before[line.opponent][at]
    return (mine > theirs) * DOWN + (mine < theirs) * UP
