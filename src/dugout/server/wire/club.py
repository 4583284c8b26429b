"""What the organiser has made of a competition, over the wire: docs/protocol.md says what the fields mean."""

from __future__ import annotations

from msgspec import Struct


class ClubInfo(Struct, kw_only=True):
    """CO-4.10, CO-14.8: what it is about, whether it is paused, archived or deleted, and who runs it."""

    about: str
    paused: bool
    archived: bool
    deleted: int
    """Since when, in milliseconds since 1970; 0 if it is not."""
    owner: bool
    """Who asks is the organiser, and no helper."""
    helpers: list[int]
    offered: int
    """The entrant who may take over."""
