"""The position drawn for a terminal; it shows everything, hidden cards included."""

from __future__ import annotations

from dugout.games.toto.board import FIXTURES, cards_text, form_text
from dugout.games.toto.rules.forms import mark
from dugout.games.toto.state import State
from dugout.games.toto.terms import NOT_SENT, OPEN_HAND


def draw(s: State) -> str:
    """Fixtures with scores and the marks of each seat, then the seats with cash and cards."""
    seats = s.config.seats
    numbers = " ".join(str(seat + 1) for seat in range(seats))
    lines = [f"R{s.round}/{s.config.rounds}   pot {s.pot}", f"{'':>2}  {'':<24}       {numbers}"]
    for fixture in range(FIXTURES):
        home, away = s.config.fixtures[fixture]
        score = f"{s.scores[2 * fixture]}-{s.scores[2 * fixture + 1]}"
        marks = " ".join("." if form == NOT_SENT else str(mark(form, fixture)) for form in s.forms)
        lines.append(f"{fixture + 1:>2}  {home + ' - ' + away:<24}  {score}  {marks}")
    for seat in range(seats):
        asked = ">" if s.asking.seats >> seat & 1 else " "
        shown = "open" if s.shown[seat] == OPEN_HAND else "covered"
        hand = cards_text(s.hand(seat)) if s.hands_are_dealt() else "-"
        form = "" if s.forms[seat] == NOT_SENT else form_text(s.forms[seat])
        lines.append(f"{asked}{seat + 1}  {s.cash[seat]:>4}  {shown:<7}  {hand:<32}  {form}".rstrip())
    return "\n".join(lines)
