"""CA-5.11: squads ready to play: name, keeper, fifteen outfielders. The first four stand in records: keep them."""

from __future__ import annotations

from typing import Final

READY: Final = (
    ("Harbour United", 1, (0, 5, 13, 17, 22, 24, 31, 33, 39, 42, 45, 49, 53, 56, 62)),
    ("Northgate Rovers", 3, (1, 7, 8, 15, 18, 21, 26, 29, 35, 40, 44, 51, 52, 57, 61)),
    ("Meadow Athletic", 2, (2, 6, 11, 12, 16, 23, 25, 30, 34, 37, 41, 46, 54, 59, 60)),
    ("Old Quarry Town", 4, (3, 4, 9, 14, 19, 20, 28, 32, 38, 43, 47, 48, 55, 58, 63)),
)
"""Four of equal value, from set 1."""

QUICK: Final = (
    ("Harbour United", 3, (128, 0, 1, 69, 76, 44, 31, 169, 234, 237, 171, 62, 190, 253, 127)),
    ("Northgate Rovers", 11, (192, 256, 2, 64, 130, 107, 106, 174, 175, 222, 111, 63, 318, 123, 126)),
)
"""CA-5.11: the squads of a short match, from all sets.

Slow defenders, quick wingers and finishers, keepers who can be beaten; no surname twice.
"""
