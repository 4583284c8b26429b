"""CO-10.7: emergency call-ups, where the men who are available cannot form a legal eleven."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from dugout.competition.season import Man

LINES: Final = (range(2, 8), range(8, 14), range(14, 20))
"""Champions: defenders, midfielders and attackers by shirt (CO-10.1); 1 and 20 are the keepers."""
KEEPER_SHIRTS: Final = ("1", "20")
OUTFIELD: Final = 10
LINE: Final = 4


def _order(man: str, men: Mapping[str, Man], place: int) -> tuple[int, int, int, int]:
    """CO-10.7: the hurt before the suspended, shorter absences first, then the lower squad number."""
    record = men.get(man, {})
    suspended, hurt = record.get("suspended", 0), record.get("hurt", 0)
    return (int(suspended > 0), suspended, hurt, place)


def counter_attack_call_ups(missing: list[str], men: Mapping[str, Man], squad: list[str]) -> list[str]:
    """CO-10.7: ten available field players are needed beside the man in goal."""
    field = squad[1:]
    short = OUTFIELD - sum(1 for man in field if man not in missing)
    candidates = [man for man in field if man in missing]
    candidates.sort(key=lambda man: _order(man, men, squad.index(man)))
    return candidates[: max(0, short)]


def champions_call_ups(missing: list[str], men: Mapping[str, Man]) -> list[str]:
    """CO-10.7: men of lines with fewer than four, one at a time, until an eleven can be formed."""
    called: list[str] = []
    while not can_form([man for man in missing if man not in called]):
        out = [man for man in missing if man not in called and man not in KEEPER_SHIRTS]
        counts = _line_counts([man for man in missing if man not in called])
        candidates = [man for man in out if counts[_line(man)] < LINE]
        candidates.sort(key=lambda man: _order(man, men, int(man)))
        called.append(candidates[0])
    return called


def can_form(missing: list[str]) -> bool:
    """CO-10.7: at most four of each line and ten in all; without a keeper one field player goes in goal."""
    counts = _line_counts(missing)
    if any(shirt not in missing for shirt in KEEPER_SHIRTS):
        return _fills(counts)
    return any(
        counts[line] > 0 and _fills([count - (at == line) for at, count in enumerate(counts)])
        for line in range(len(LINES))
    )


def _line(man: str) -> int:
    return next(index for index, line in enumerate(LINES) if int(man) in line)


def _line_counts(missing: list[str]) -> list[int]:
    return [sum(1 for shirt in line if str(shirt) not in missing) for line in LINES]


def _fills(counts: list[int]) -> bool:
    return sum(min(LINE, count) for count in counts) >= OUTFIELD
