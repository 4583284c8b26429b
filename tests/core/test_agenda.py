from __future__ import annotations

from dugout.core.agenda import Frame, load_frame
from dugout.core.ids import EVERYONE, seat_mask, seats_in
from dugout.core.values import Event


def test_a_frame_survives_dump_and_load() -> None:
    frame = Frame(3, 0b101, 7, -1, 2)
    assert load_frame(frame.dump()) == frame


def test_an_answer_takes_the_seat_off_the_question() -> None:
    frame = Frame(3, 0b101, 7)
    assert frame.without(0) == Frame(3, 0b100, 7)
    assert frame.seats == 0b101, "frames are never edited"


def test_masks_name_their_seats() -> None:
    assert seats_in(0b1011) == (0, 1, 3)
    assert seats_in(seat_mask(5)) == (5,)
    assert seats_in(0) == ()
    assert seats_in(1 << 8 | 1) == (0, 8)


def test_who_may_see_an_event() -> None:
    secret = Event("to.deal", "TO-3.4", (1,), seat_mask(2))
    assert secret.visible_to(seat_mask(2) | seat_mask(4))
    assert not secret.visible_to(seat_mask(1))
    assert not secret.visible_to(0)
    public = Event("to.goal", "TO-6.4")
    assert public.seats == EVERYONE
    assert public.visible_to(0)
