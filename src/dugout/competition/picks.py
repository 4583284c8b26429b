"""CO-10.4, CO-10.8, CO-10.9: the commands of a draft."""

from __future__ import annotations

import msgspec


class Pick(msgspec.Struct, frozen=True, tag="pick", tag_field="do"):
    entrant: str
    card: int


class Choose(msgspec.Struct, frozen=True, tag="choose", tag_field="do"):
    """CO-10.9: choose a card, which can be given back until `until` (seconds since 1970); no card: give it back."""

    entrant: str
    card: int | None = None
    until: int = 0


class Wish(msgspec.Struct, frozen=True, tag="wish", tag_field="do"):
    """CO-10.8: the secret wish list of a manager, best first; `always`: cards are picked for him at once."""

    entrant: str
    cards: list[int] = []
    always: bool = False
