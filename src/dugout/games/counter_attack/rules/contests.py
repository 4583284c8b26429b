# mypyc: interpreted
"""CA-10.7: the exact chance of winning a header, from the strengths of all who jump for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import product
from math import comb, prod

Team = tuple[int, ...]
"""Strengths with their modifiers, ascending."""


def contest(team: Sequence[int], rivals: Sequence[int], tie_loose: bool) -> Fraction:
    """CA-10.7: the chance that a team has the best score; with the switch a tie between the teams is nobody's."""
    lowest = min(*team, *rivals)
    return _contest(_above(lowest, team), _above(lowest, rivals), tie_loose)


def _above(lowest: int, team: Sequence[int]) -> Team:
    """Only differences decide, and not who is who: many contests are the same one."""
    return tuple(sorted(points - lowest for points in team))


@lru_cache(maxsize=20_000)
def _contest(team: Team, rivals: Team, tie_loose: bool) -> Fraction:
    """If teams tie, only men with that score roll again, so this sums over the best score and the men who share it."""
    won = 0
    tied: Counter[tuple[Team, Team]] = Counter()
    for top in range(1, max(team + rivals) + 7):
        theirs = [] if tie_loose else list(_best(rivals, top))
        for sharing, ways in _best(team, top):
            won += ways * _below(rivals, top)
            for others, also in theirs:
                tied[sharing, others] += ways * also
    again = tied.pop((team, rivals), 0)
    rolled_off = sum((ways * contest(*pair, tie_loose) for pair, ways in tied.items()), Fraction(won))
    everything: int = 6 ** len(team + rivals)
    return rolled_off / (everything - again)


def _best(team: Team, top: int) -> Iterator[tuple[Team, int]]:
    """Who may share the best score `top`, and with how many rolls of the whole team exactly they do."""
    strengths = sorted(set(team))
    counts = [team.count(points) for points in strengths]
    below = [_faces_below(points, top) for points in strengths]
    most = [
        count if points + 1 <= top <= points + 6 else 0
        for points, count in zip(strengths, counts, strict=True)
    ]
    for shares in product(*(range(count + 1) for count in most)):
        ways = prod(
            comb(count, share) * faces ** (count - share)
            for count, share, faces in zip(counts, shares, below, strict=True)
        )
        if ways and any(shares):
            yield tuple(p for p, share in zip(strengths, shares, strict=True) for _ in range(share)), ways


def _below(team: Team, top: int) -> int:
    return prod(_faces_below(points, top) for points in team)


def _faces_below(points: int, top: int) -> int:
    return min(6, max(0, top - points - 1))
