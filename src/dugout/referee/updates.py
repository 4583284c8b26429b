"""What viewers are sent: the whole match first, then only what is new to those who hold the same seats."""

from __future__ import annotations

from dugout.referee import view as viewers
from dugout.referee.diff import changes
from dugout.referee.play import Play
from dugout.referee.view import Shared, Viewer
from dugout.referee.wire.socket import Hello, SnapshotOut, encode


def seen_before(play: Play, hello: Hello) -> int:
    """The number of the last event that a returning viewer knows; 0 if that event has been taken back."""
    return 0 if hello.after > 0 and hello.edition != play.edition else hello.after


def greeting(play: Play, viewer: Viewer, after: int) -> bytes:
    """The match as it is now, and the events after `after` (−1: none of them)."""
    snapshot = viewers.snapshot(play, viewer)
    missed = viewers.events(play, viewer, after) if after >= 0 else []
    fields = {name: getattr(snapshot, name) for name in type(snapshot).__struct_fields__}
    for seat in fields["seats"]:
        seat.online = seat.online or seat.yours
    return encode(SnapshotOut(**fields, events=missed))


class Known:
    """What viewers with the same seats know: event, deadline, view of the match."""

    def __init__(self, play: Play, viewer: Viewer) -> None:
        self._viewer = viewer
        self._last = play.history.last(viewer.mask)
        self._due = play.due
        self._shown = viewers.match_view(play, viewer, Shared(play))

    def update(self, play: Play, shared: Shared) -> bytes | None:
        """What is new to them; None where nothing is, so that timing reveals nothing."""
        now, last, due = (
            viewers.match_view(play, self._viewer, shared),
            play.history.last(self._viewer.mask),
            play.due,
        )
        new = changes(self._shown, now)
        if last == self._last and due == self._due and not any(new):
            return None
        message = viewers.update(play, self._viewer, shared, self._last, last, new)
        self._last, self._due, self._shown = last, due, now
        return message
