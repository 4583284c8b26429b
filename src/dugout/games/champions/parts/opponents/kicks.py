"""Every complete kick of a man on the ball: for each end the chain of passes that fewest opponents can break."""

from __future__ import annotations

from typing import NamedTuple

from dugout.games.champions.parts.opponents.lanes import Lanes, Leg
from dugout.games.champions.rules.kick import MAX_TOUCHES, leg_cells


class Chain(NamedTuple):
    """A ball at a man's feet: how it came there and who has had his chance."""

    cell: int
    rem: int
    attempts: int
    had: int
    """Mask of the opponents who have had their chance (CH-13.3)."""
    choices: tuple[int, ...]


class Kick(NamedTuple):
    """A complete kick."""

    choices: tuple[int, ...]
    end: int
    attempts: int
    left: int
    """Pips left in a shot (CH-12.1); −1 for a ball that comes to rest."""
    flight: tuple[int, ...]
    """The cells of a shot's last leg, where the keeper can save."""

    @property
    def is_shot(self) -> bool:
        return self.left >= 0


def attempts_of(leg: Leg, had: int) -> tuple[int, int]:
    """How many cells of a leg give a new opponent his chance, and who has had it then."""
    count = 0
    for men in leg.chances:
        if men & ~had:
            count += 1
            had |= men
    return count, had


def chains(lanes: Lanes, start: Chain, touches: int, most: int) -> list[Chain]:
    """CH-8.3, CH-8.6: every way to a team-mate's feet that is safer than shorter ones to the same man and rem."""
    best = {start.cell << 4 | start.rem: start.attempts}
    found = [start]
    front = [start]
    for _ in range(touches, most):
        beyond: dict[int, Chain] = {}
        for chain in front:
            for leg in lanes.legs(chain.cell).mates:
                if leg.cost > chain.rem:
                    continue
                rem = chain.rem - leg.cost + 1
                key = leg.end << 4 | rem
                count, had = attempts_of(leg, chain.had)
                count += chain.attempts
                if count < best.get(key, 99):
                    best[key] = count
                    beyond[key] = Chain(leg.end, rem, count, had, (*chain.choices, leg.choice))
        if not beyond:
            break
        front = list(beyond.values())
        found += front
    return found


def kicks(lanes: Lanes, start: Chain, touches: int, ends: int, direct: bool = False) -> list[Kick]:
    """CH-8.5: for each end cell of the board `ends`, and for each goal cell and hardness, the safest kick."""
    rests: dict[int, Kick] = {}
    shots: dict[int, Kick] = {}
    for chain in chains(lanes, start, touches, touches if direct else MAX_TOUCHES):
        legs = lanes.legs(chain.cell)
        if not direct:
            for leg in legs.rests:
                if leg.cost == chain.rem and ends >> leg.end & 1:
                    count = chain.attempts + attempts_of(leg, chain.had)[0]
                    if leg.end not in rests or count < rests[leg.end].attempts:
                        rests[leg.end] = Kick((*chain.choices, leg.choice), leg.end, count, -1, ())
        for leg in legs.shots:
            if leg.cost <= chain.rem:
                left = chain.rem - leg.cost
                count = chain.attempts + attempts_of(leg, chain.had)[0]
                key = chain.cell << 16 | leg.end << 8 | left
                if key not in shots or count < shots[key].attempts:
                    flight = tuple(leg_cells(chain.cell, leg.choice))
                    shots[key] = Kick((*chain.choices, leg.choice), leg.end, count, left, flight)
    return [*shots.values(), *rests.values()]
