"""Answers of people: accepted or refused."""

from __future__ import annotations

from dugout.core.ids import HOST, Choice, Seat
from dugout.server.errors import ApiError, Conflict, Repeated
from dugout.server.match import agreement, host, plans
from dugout.server.match.commit import ATTEMPTS, commit
from dugout.server.match.draft import BY_HOST, BY_PERSON, Draft
from dugout.server.match.room import Room
from dugout.server.store.rows import OVER, WAITING, ActionKey


async def answer(
    room: Room, seat: Seat, question: int, action: str, text: str, edition: int | None = None
) -> None:
    """Judge and store an answer, a plan of several, or a call for the host's choice; raises ApiError.

    Whoever calls this must not be cancelled meanwhile (`Room.run_shielded` sees to it where that may happen).
    """
    room.used = room.services.clock.now()
    key = ActionKey(seat, action)
    if seat == HOST:
        await room.load_history()  # computers that are asked before the host want to know all
    await room.lock.acquire()  # `async with` would be two coroutines more, at every answer
    try:
        for _ in range(ATTEMPTS):
            if room.stale:
                await room.sync_if_stale()
            try:
                _check_question(room, seat, question, edition)
                steps = plans.parsed(room.rules, text)
                draft = _judged(room, seat, steps)
                if seat == HOST:
                    await host.bots_before_host(room, draft)
                _take(room, draft, seat, question, steps[-1])
            except ApiError:
                # an intention that was accepted before is stale by now: say again what was said then
                if await room.services.store.has_action(room.id, key):
                    return
                raise
            try:
                await commit(room, draft, key)
            except Repeated:
                return
            except Conflict:
                continue
            return
        raise ApiError("stale-question")
    finally:
        room.lock.release()


def _judged(room: Room, seat: Seat, steps: list[Choice]) -> Draft:
    """A draft with all steps of a plan but the last, which may be given; raises ApiError."""
    if seat != HOST and room.match.seats[seat].stand_in:
        raise ApiError("not-now", {"act": "answer"})
    draft = room.draft()
    plans.take_steps(draft, seat, steps[:-1])
    plans.check(draft, seat, steps[-1])
    return draft


def _take(room: Room, draft: Draft, seat: Seat, question: int, choice: Choice) -> None:
    """Put the answer into the draft."""
    # a computer may have closed the question before the host could: the call is fulfilled then, too
    if seat != HOST or draft.pending.number == question:
        if agreement.lapses(room, seat):
            draft.values["proposal"] = None
        draft.answer(seat, choice, BY_HOST if seat == HOST else BY_PERSON)


def _check_question(room: Room, seat: Seat, question: int, edition: int | None) -> None:
    if room.match.status == WAITING:
        raise ApiError("not-started")
    if room.match.status == OVER:
        raise ApiError("match-over")
    now = room.pending.number
    if question != now or edition not in (None, room.edition):
        raise ApiError("stale-question", {"question": question, "now": now})
    if seat == HOST and not room.host_on_call:
        raise ApiError("not-your-seat", {"seat": seat})
