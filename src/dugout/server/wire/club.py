"""What the organiser has made of a competition, over the wire: docs/protocol.md says what the fields mean."""

from __future__ import annotations

from msgspec import Struct


class SubstituteInfo(Struct, kw_only=True):
    """CO-4.12: somebody on the list of substitutes; `me`: who asks."""

    name: str
    guest: bool
    me: bool


class ClubInfo(Struct, kw_only=True):
    """CO-4.10, CO-14.8: what it is about, whether it is paused, archived or deleted, and who runs it."""

    about: str
    paused: bool
    archived: bool
    deleted: int
    """Since when, in milliseconds since 1970; 0 if it is not."""
    owner: bool
    """Who asks is the organiser, and no helper."""
    whole: bool
    """CO-14.8: who asks may do more at the desk than enter results and move dates, if anything."""
    helpers: list[int]
    limited: list[int]
    """CO-14.8: of them, who helps with results and dates alone."""
    offered: int
    """The entrant who may take over."""
    outside: list[str]
    """CO-14.8: helpers who have not entered, by name."""
    outside_limited: list[bool]
    """CO-14.8: which of these help with results and dates alone."""
    invite: str
    """CO-14.8: for the organiser, the secret in the link for a helper."""
    waiting: list[SubstituteInfo]
    endable: bool
    """CO-4.13: a league that can be ended early."""


class SaidResult(Struct, kw_only=True):
    """CO-14.9: how a match ended, as a coach says."""

    number: int
    goals90: tuple[int, int]
    goals: tuple[int, int]
    decided: str
    shootout: tuple[int, int] | None
    mark: str
    """Differs where anything of it does, so that nobody confirms what has been changed meanwhile."""
    last: bool
    """It would end the competition: after that nobody can correct anything."""


class ScoreInfo(Struct, kw_only=True):
    """CO-14.2: a score, and how it came about: nothing, `gg`, `aet`, `pens` (with a `shootout`) or `forfeit`."""

    goals: tuple[int, int]
    how: str
    shootout: tuple[int, int] | None


class FormInfo(Struct, kw_only=True):
    """What a Swiss or a ladder has beside its matches."""

    rounds: int
    """CO-22.1: of a Swiss; CO-24.6: the most matches of one entrant of a ladder; 0 elsewhere."""
    paired: int
    byes: dict[int, int]
    """CO-22.6: by round who had no opponent."""
    anew: bool
    """CO-22.3: nobody has begun the round: the organiser may have it paired again."""
    late: bool
    """CO-22.12, CO-24.8: somebody may still enter."""
    seeking: list[int]
    """CO-24.4: who looks for a match, the longest wait first."""
    free: list[int]
    """CO-24.2: who could play now."""
    reach: dict[int, list[int]]
    """CO-24.2: whom one may challenge, by challenger: oneself, and for the organiser guests."""
    answer: int
    """CO-24.3: for how many hours a challenge waits."""
