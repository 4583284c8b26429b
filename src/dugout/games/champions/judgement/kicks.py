"""All complete kicks of a man on the ball: for each end the chain of passes with the fewest possible interceptions."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from dugout.games.champions.board import CELLS
from dugout.games.champions.cells import Cells, has
from dugout.games.champions.judgement.lanes import Lanes, Leg
from dugout.games.champions.rules.kick import MAX_TOUCHES, leg_cells


@final
class Chain:
    """A ball at a man's feet: how it got there, and which opponents have already tried to intercept."""

    def __init__(self, cell: int, rem: i64, attempts: i64, had: i64, choices: tuple[int, ...]) -> None:
        self.cell = cell
        self.rem: i64 = rem
        self.attempts: i64 = attempts
        self.had: i64 = had
        """Mask of the opponents who have already had their attempt (CH-13.3)."""
        self.choices = choices


@final
class Kick:
    """A complete kick."""

    def __init__(
        self, choices: tuple[int, ...], end: i64, attempts: i64, left: int, flight: list[int]
    ) -> None:
        self.choices = choices
        self.end: i64 = end
        self.attempts: i64 = attempts
        self.left = left
        """Pips left for a shot (CH-12.1); −1 for a ball that comes to rest."""
        self.flight = flight
        """The cells of a shot's last leg, in which the keeper can save."""
        self.is_shot: bool = left >= 0


def attempts_of(leg: Leg, had: i64) -> i64:
    """The number of cells of a leg in which a new opponent may try to intercept."""
    count: i64 = 0
    for mask in leg.chances:
        men: i64 = mask
        if men & ~had:
            count += 1
            had |= men
    return count


def chains(lanes: Lanes, start: Chain, touches: int, most: int) -> list[Chain]:
    """All chains to a team-mate (CH-8.3, CH-8.6) that are safer than shorter ones to the same man with the same rem."""
    best: dict[int, int] = {start.cell << 4 | start.rem: start.attempts}
    found = [start]
    front = [start]
    for _ in range(touches, most):
        beyond: dict[int, Chain] = {}
        for chain in front:
            for leg in lanes.legs(chain.cell).mates:
                if leg.cost > chain.rem:
                    continue
                rem = chain.rem - leg.cost + 1
                key: int = leg.end << 4 | rem
                attempts = chain.attempts + attempts_of(leg, chain.had)
                if attempts < best.get(key, 99):
                    best[key] = attempts
                    had = chain.had
                    for men in leg.chances:
                        had |= men
                    beyond[key] = Chain(leg.end, rem, attempts, had, (*chain.choices, leg.choice))
        if not beyond:
            break
        front = list(beyond.values())
        found += front
    return found


@final
class Kicks:
    """The safest kicks found so far: one for each end cell, one for each shooter, goal cell and hardness."""

    def __init__(self, ends: Cells) -> None:
        self.ends: Cells = ends
        self.rests: list[Kick | None] = [None] * CELLS
        self.order: list[int] = []
        self.shots: dict[int, Kick] = {}

    def rest(self, chain: Chain, leg: Leg) -> None:
        """CH-8.5: a ball that comes to rest."""
        if not has(self.ends, leg.end):
            return
        count = chain.attempts + attempts_of(leg, chain.had)
        known = self.rests[leg.end]
        if known is None:
            self.order.append(leg.end)
        elif count >= known.attempts:
            return
        self.rests[leg.end] = Kick((*chain.choices, leg.choice), leg.end, count, -1, [])

    def shoot(self, chain: Chain, leg: Leg) -> None:
        """CH-12.1: a shot; the pips that are left make it harder to save."""
        left: int = chain.rem - leg.cost
        count = chain.attempts + attempts_of(leg, chain.had)
        key: int = chain.cell << 16 | leg.end << 8 | left
        known = self.shots.get(key)
        if known is None or count < known.attempts:
            flight = leg_cells(chain.cell, leg.choice)
            self.shots[key] = Kick((*chain.choices, leg.choice), leg.end, count, left, flight)

    def all(self) -> list[Kick]:
        found = list(self.shots.values())
        for end in self.order:
            kick = self.rests[end]
            assert kick is not None
            found.append(kick)
        return found


def kicks(lanes: Lanes, start: Chain, touches: int, ends: Cells, direct: bool = False) -> list[Kick]:
    """CH-8.5: for each end cell of the board `ends`, and for each goal cell and hardness, the safest kick."""
    found = Kicks(ends)
    for chain in chains(lanes, start, touches, touches if direct else MAX_TOUCHES):
        legs = lanes.legs(chain.cell)
        if not direct and chain.rem < len(legs.rests):
            for leg in legs.rests[chain.rem]:
                found.rest(chain, leg)
        for leg in legs.shots:
            if leg.cost <= chain.rem:
                found.shoot(chain, leg)
    return found.all()
