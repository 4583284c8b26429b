"""CO-3.4 to CO-3.6: the pairs of a knock-out."""

from __future__ import annotations

from collections.abc import Mapping

Pair = tuple[int, int]


def bracket(sides: int) -> list[Pair]:
    """CO-3.5: the pairs of seeds of the first round, better seed first; seeds above `sides` are byes."""
    size = 1
    while size < sides:
        size *= 2
    places = [1]
    while len(places) < size:
        double = 2 * len(places)
        places = [seed for x in places for seed in (x, double + 1 - x)]
    return [
        (min(pair), max(pair)) for pair in ((places[i], places[i + 1]) for i in range(0, len(places) - 1, 2))
    ]


def rounds(sides: int) -> int:
    """CO-3.5, CO-3.6: the number of rounds of a knock-out with this many sides."""
    return (max(sides, 1) - 1).bit_length()


def apart(pairs: list[Pair], sides: int, group_of: Mapping[int, str]) -> dict[int, int]:
    """CO-3.4: which seed takes which place, so that the first round pairs no two sides of the same group.

    `group_of` has the group of each seed. The result maps each place to its seed.
    """
    stands = {seed: seed for pair in pairs for seed in pair}
    order = [pair for pair in sorted(pairs) if pair[1] <= sides]
    for at, (better, worse) in enumerate(order):
        if group_of[stands[better]] != group_of[stands[worse]]:
            continue
        for better2, worse2 in order[at + 1 :] + order[:at]:
            here, there = stands[worse], stands[worse2]
            if group_of[stands[better]] != group_of[there] and group_of[stands[better2]] != group_of[here]:
                stands[worse], stands[worse2] = there, here
                break
    return stands
