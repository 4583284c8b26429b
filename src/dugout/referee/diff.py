"""What an update says: only the fields that are not as they were sent last.

Fields are compared as values: objects that a game reuses cost nothing, and only what differs is encoded, once.
"""

from __future__ import annotations

from collections.abc import Iterable
from operator import attrgetter
from typing import Any, Final, NamedTuple

from msgspec import Struct
from msgspec.structs import astuple

from dugout.referee.wire.matches import MatchView

VIEWS: Final = ("view", "views")
OTHERS: Final = tuple(name for name in MatchView.__struct_fields__ if name not in VIEWS)
_others: Final = attrgetter(*OTHERS)


class Changes(NamedTuple):
    """By name the fields that changed: of the match, of the view, and of each seat's own view."""

    changed: dict[str, Any]
    view: dict[str, Any]
    views: dict[str, dict[str, Any]]


def changes(before: MatchView, now: MatchView) -> Changes:
    """What changed for a viewer; both views are of the same one, so the seats are the same."""
    own = {seat: fields(before.views[seat], view) for seat, view in now.views.items()}
    return Changes(
        _differing(OTHERS, _others(before), _others(now)),
        fields(before.view, now.view),
        {seat: new for seat, new in own.items() if new},
    )


def fields(before: Struct, now: Struct) -> dict[str, Any]:
    """The fields of `now` that differ from those `before`."""
    return _differing(now.__struct_fields__, astuple(before), astuple(now))


def _differing(names: Iterable[str], before: Iterable[Any], now: Iterable[Any]) -> dict[str, Any]:
    return {
        name: new for name, old, new in zip(names, before, now, strict=True) if new is not old and new != old
    }
