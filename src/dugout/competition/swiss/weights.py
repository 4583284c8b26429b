"""CO-22.5, CO-22.9: the quality of a pair in a bracket, as an integer.

The integer has a digit for each criterion, the most important first. No digit overflows in the sum over all pairs of a
round, so comparing sums compares the criteria in this order. The criteria are those of the Dutch system of chess (C5
to C19 of C.04.3), with home for white.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from dugout.competition.swiss.players import DOWN, STRONG, UP, Player, Terms

ONE_POINT = 1
"""A player who stays unpaired counts as if he met somebody this much below the lowest of the bracket."""


@dataclass
class Bracket:
    """The players of a bracket: moved down, residents, and the residents of the next bracket, each by rank."""

    moved: list[Player]
    residents: list[Player]
    lower: list[Player]
    terms: Terms
    round: int
    collapsed: bool = False
    """All remaining players form the last bracket, because they could not be paired otherwise."""
    lowest: int = 0
    base: int = 0
    steps: dict[int, int] = field(default_factory=dict)
    """The digit of every difference of points that can occur."""

    def __post_init__(self) -> None:
        self.lowest = self.residents[-1].points
        here = [*self.moved, *self.residents]
        self.base = (8 * (len(here) + len(self.lower)) + 8).bit_length()
        found = {each.points - self.lowest + ONE_POINT for each in here}
        points = {each.points for each in self.residents}
        found |= {each.points - other for each in here for other in points if each.points >= other}
        self.steps = {step: place for place, step in enumerate(sorted(found))}
        self.below = {each.number for each in self.lower}

    @property
    def last(self) -> bool:
        return not self.lower

    def step(self, difference: int) -> int:
        """A 1 in the digit of this difference; for two players who were moved down and meet, in the last digit."""
        return 1 << self.base * self.steps.get(difference, 0)

    def weight(self, one: Player, other: Player) -> int:
        """The quality of a pair; 0 if the two may not meet. `one` is ranked higher."""
        if not self.terms.allow(one, other):
            return 0
        digits: list[tuple[int, int]] = []
        if self.last or self.collapsed:
            digits.append((1 + _barred(self, one) + _barred(self, other), 1))
        outside = other.number in self.below
        span = len(self.steps)
        if outside:
            digits += [
                (0, 1),
                (0, span),
                *_next(self, one, True),
                *((0, width) for width in _widths(self, span)),
            ]
        else:
            digits += [(1, 1), (_differences(self, one, other), span), *_next(self, one, False, other)]
            digits += _sides(one, other) + _floats(self, one, other, span)
        total = 0
        for value, width in digits:
            total = (total << width * self.base) + value
        return total


def _barred(bracket: Bracket, one: Player) -> int:
    """CO-22.6: 1 for a player who may not have the bye and so must be paired."""
    return int(not bracket.terms.allow_bye(one))


def _differences(bracket: Bracket, one: Player, other: Player) -> int:
    """C6: few and small differences of points, including those of unpaired players; the largest counts most."""
    saved = bracket.step(one.points - bracket.lowest + ONE_POINT)
    saved += bracket.step(other.points - bracket.lowest + ONE_POINT)
    return saved - bracket.step(one.points - other.points)


def _next(bracket: Bracket, one: Player, outside: bool, other: Player | None = None) -> list[tuple[int, int]]:
    """C7: in the next bracket as many pairs and as small differences as possible."""
    if bracket.last or bracket.collapsed:
        return []
    saved = 0
    for each in (one, other):
        if each is not None and each.number not in bracket.below:
            saved += bracket.step(each.points - bracket.lowest + ONE_POINT)
    return [(int(outside), 1), (saved, len(bracket.steps))]


def _sides(one: Player, other: Player) -> list[tuple[int, int]]:
    """C8 to C11: home and away: first for the leaders, then all preferences, then strong ones."""
    same = one.preference == other.preference
    top = one.top or other.top
    far = abs(one.balance) > 1 and abs(other.balance) > 1
    strong = one.strength >= STRONG and other.strength >= STRONG
    conflict = same and one.preference != 0
    return [
        (int(not (top and far and same)), 1),
        (int(not (top and one.repeated and other.repeated and same)), 1),
        (int(not conflict), 1),
        (int(not (strong and conflict)), 1),
    ]


def _floats(bracket: Bracket, one: Player, other: Player, span: int) -> list[tuple[int, int]]:
    """C12 to C19: nobody floats the same way as in the last round, or as in the one before it."""
    counts: list[tuple[int, int]] = []
    steps: list[tuple[int, int]] = []
    more = one.points > other.points
    for ago in (0, 1):
        down_one, down_other = one.floats[ago] == DOWN, other.floats[ago] == DOWN
        up = other.floats[ago] == UP and more
        counts += [(int(down_one and not more) + int(down_other), 1), (int(not up), 1)]
        saved = bracket.step(one.points - bracket.lowest + ONE_POINT) * down_one
        saved += bracket.step(other.points - bracket.lowest + ONE_POINT) * down_other
        if down_one and more:
            saved -= bracket.step(one.points - other.points)
        lost = -bracket.step(one.points - bracket.lowest + ONE_POINT) * up
        steps += [(saved, span), (lost, span)]
    return counts + steps


def _widths(bracket: Bracket, span: int) -> list[int]:
    """The widths of the digits of `_sides` and `_floats`."""
    return [1] * 8 + [span] * 4
