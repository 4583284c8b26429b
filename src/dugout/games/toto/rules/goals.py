"""TO-6.4 to TO-6.6: goals."""

from __future__ import annotations

from dugout.core.values import Event
from dugout.games.toto.board import FACES
from dugout.games.toto.rules import turn, whistle
from dugout.games.toto.state import State


def score(s: State, seat: int, side: int, log: list[Event]) -> None:
    """TO-6.4: the next number goes on top; then comes the whistle window, or play goes on (TO-13.1)."""
    card = s.scores[side] + 1
    s.hands[seat * FACES + card - 1] -= 1
    s.set_score(side, card)
    home = side & ~1
    log.append(
        Event("to.goal", "TO-6.4", (seat, side // 2 + 1, side % 2, card, s.scores[home], s.scores[home + 1]))
    )
    asked = whistle.asked_seats(s, seat)
    if asked:
        whistle.open_window(s, seat, side, asked, log)
    else:
        turn.check(s, (seat + 1) % s.config.seats, log)
