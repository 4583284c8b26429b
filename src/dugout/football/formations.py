"""Formations and positions as analysts number them, from the lines of the starters."""

from __future__ import annotations

from typing import Final

from dugout.football.reading import Sheet
from dugout.report.facts import Man

KNOWN: Final = ((3, 4, 3), (3, 5, 2), (4, 3, 3), (4, 4, 2), (4, 5, 1), (5, 3, 2), (5, 4, 1))
"""The formations of three lines that readers of StatsBomb's data know."""

NAMES: Final = {
    0: "Substitute", 1: "Goalkeeper", 2: "Right Back", 3: "Right Center Back", 4: "Center Back", 5: "Left Center Back",
    6: "Left Back", 7: "Right Wing Back", 8: "Left Wing Back",
    9: "Right Defensive Midfield", 11: "Left Defensive Midfield",
    12: "Right Midfield", 13: "Right Center Midfield", 14: "Center Midfield", 15: "Left Center Midfield",
    16: "Left Midfield", 17: "Right Wing", 21: "Left Wing", 22: "Right Center Forward", 23: "Center Forward",
    24: "Left Center Forward", 25: "Secondary Striker",
}  # fmt: skip
"""StatsBomb's positions; 0 for substitutes."""

LINES: Final = (
    ((1,),),
    ((4,), (3, 5), (3, 4, 5), (2, 3, 5, 6), (2, 3, 4, 5, 6), (7, 2, 3, 5, 6, 8)),
    ((14,), (13, 15), (13, 14, 15), (12, 13, 15, 16), (12, 13, 14, 15, 16), (12, 9, 13, 15, 11, 16)),
    ((23,), (22, 24), (17, 23, 21), (17, 22, 24, 21), (17, 22, 23, 24, 21), (17, 22, 23, 25, 24, 21)),
)
"""By line and number of men: their positions from right to left."""


def formation(sheet: Sheet, seat: int) -> int:
    """The formation of a side, such as 442; the nearest one known, if it plays another one or with fewer men."""
    starters = sheet.starters(seat)
    lines = [sum(sheet.lines.get(man, 2) == line for man in starters) for line in (1, 2, 3)]
    best = min(KNOWN, key=lambda known: sum(abs(a - b) for a, b in zip(known, lines, strict=True)))
    return int("".join(str(size) for size in best))


def positions(sheet: Sheet, seat: int) -> dict[Man, int]:
    """The position of every starter; the men of a line are ordered from right to left as on the pitch."""
    first = next((act.frame for act in sheet.acts if act.man is not None), ())
    across = {one.man: one.spot.y if seat == 0 else -one.spot.y for one in first}
    found: dict[Man, int] = {}
    for line in range(4):
        men = [man for man in sheet.starters(seat) if sheet.lines.get(man, 2) == line]
        men.sort(key=lambda man: (across.get(man, 0.0), man.number))
        places = LINES[line][min(len(men), len(LINES[line])) - 1] if men else ()
        for at, man in enumerate(men):
            found[man] = places[min(at, len(places) - 1)]
    return found
