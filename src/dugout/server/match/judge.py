"""Answers of people: accepted or refused."""

from __future__ import annotations

from dugout.core.ids import HOST, Seat
from dugout.referee import host, plans
from dugout.referee import judge as referee_judge
from dugout.referee.draft import BY_BOT
from dugout.referee.errors import ApiError, Conflict, Repeated
from dugout.referee.rows import ActionKey
from dugout.server.match.commit import ATTEMPTS, commit
from dugout.server.match.room import Room


async def answer(
    room: Room, seat: Seat, question: int, action: str, text: str, edition: int | None = None
) -> None:
    """Judge and store an answer, a plan of several, or a call for the host's choice; raises ApiError.

    The caller must not be cancelled during this call (`Room.run_shielded` ensures it where that may happen).
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
                referee_judge.check_question(room, seat, question, edition)
                steps = plans.parsed(room.rules, text)
                draft = referee_judge.checked_draft(room, seat, steps)
                if seat == HOST:
                    for computer in host.computers_before_host(room, draft):
                        choice = await room.services.thinkers.decide(room, draft, computer)
                        draft.answer(computer, choice, BY_BOT)
                referee_judge.take(room, draft, seat, question, steps[-1])
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
