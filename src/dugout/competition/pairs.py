"""CO-22.2, CO-24.2 to CO-24.4: the commands for pairings in formats without a schedule."""

from __future__ import annotations

import msgspec

from dugout.competition.reports import Pair


class PairUp(msgspec.Struct, frozen=True, tag="pair", tag_field="do"):
    """CO-22.2, CO-24.4: the pairs of a round, home first, and the entrant with the bye (0: none); round 0: a ladder.

    `anew` replaces the pairs of a round in which no match has begun; it needs a `reason`.
    """

    round: int
    pairs: list[Pair]
    bye: int = 0
    anew: bool = False
    reason: str = ""


class Challenge(msgspec.Struct, frozen=True, tag="challenge", tag_field="do"):
    """CO-24.2: an entrant of a ladder challenges the one with this number, who has until `until` to be ready.

    CO-24.3: without a number the challenge is taken back.
    """

    entrant: str
    other: int = 0
    until: int = 0


class Seek(msgspec.Struct, frozen=True, tag="seek", tag_field="do"):
    """CO-24.4: an entrant of a ladder starts or stops looking for a match."""

    entrant: str
    on: bool = True
