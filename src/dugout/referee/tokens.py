"""Who looks at a match: whoever shows the tokens of its seats."""

from __future__ import annotations

from collections.abc import Sequence

from dugout.core.ids import HOST, Seat
from dugout.referee.errors import ApiError
from dugout.referee.inputs import opens, token_hash
from dugout.referee.play import Play
from dugout.referee.view import Viewer


def viewer_of(play: Play, tokens: Sequence[str]) -> Viewer:
    """Who shows these tokens; raises ApiError if one of them opens no seat of this match."""
    seats: set[int] = set()
    for token in tokens:
        digest = token_hash(token)
        found = [row.seat for row in play.match.seats if opens(digest, row.token_hash)]
        if not found:
            raise ApiError("bad-token")
        seats.update(found)
    return Viewer(tuple(sorted(seats)))


def check_seat(viewer: Viewer, seat: Seat) -> None:
    """Refuse somebody who speaks for a seat without its token.

    Anybody at the table may call for the host; whether the question allows it the judge decides.
    """
    if seat == HOST and viewer.seats:
        return
    if seat not in viewer.seats:
        raise ApiError("not-your-seat", {"seat": seat})
