"""CO-22.2, CO-24.2 to CO-24.4: the commands that say who meets whom, where no schedule does."""

from __future__ import annotations

import msgspec

from dugout.competition.reports import Pair


class PairUp(msgspec.Struct, frozen=True, tag="pair", tag_field="do"):
    """CO-22.2, CO-24.4: the pairs of a round, home first, and who has the bye (0: nobody); round 0: of a ladder.

    `anew` pairs a round again that nobody has begun, and then there is a `reason`.
    """

    round: int
    pairs: list[Pair]
    bye: int = 0
    anew: bool = False
    reason: str = ""


class Challenge(msgspec.Struct, frozen=True, tag="challenge", tag_field="do"):
    """CO-24.2: an entrant of a ladder wants to play the one with this number, who has until a moment to be ready.

    CO-24.3: no number takes the challenge back.
    """

    entrant: str
    other: int = 0
    until: int = 0


class Seek(msgspec.Struct, frozen=True, tag="seek", tag_field="do"):
    """CO-24.4: an entrant of a ladder looks for a match, or no longer."""

    entrant: str
    on: bool = True
