"""What people do in a match: answer, sit down, leave orders, talk."""

from __future__ import annotations

from typing import Any, Final

from dugout.core.ids import HOST, Choice, Seat
from dugout.server.bus.base import CHAT, SEATS, TABLE, Notice
from dugout.server.errors import ApiError, Conflict, Repeated, refused
from dugout.server.match import agreement, host, plans
from dugout.server.match.dice import clean_salt
from dugout.server.match.draft import BY_HOST, BY_PERSON, Draft
from dugout.server.match.room import Room
from dugout.server.store.people import Person
from dugout.server.store.rows import OVER, RUNNING, WAITING, ActionKey, ChatRow

ATTEMPTS: Final = 5
"""How often an answer is judged anew because another server was faster."""


async def answer(room: Room, seat: Seat, question: int, action: str, text: str) -> None:
    """Judge and store an answer, a plan of several, or a call for the host's choice; raises ApiError.

    Whoever calls this must not be cancelled meanwhile (`Room.undisturbed` sees to it where that may happen).
    """
    room.used = room.rooms.clock.now()
    key = ActionKey(seat, action)
    if seat == HOST:
        await room.rooms.complete(room)  # computers that are asked before the host want to know all
    await room.lock.acquire()  # `async with` would be two coroutines more, at every answer
    try:
        for _ in range(ATTEMPTS):
            if room.behind:
                await room.fresh()
            try:
                _check_question(room, seat, question)
                steps = plans.parsed(room.rules, text)
                draft = _judged(room, seat, steps)
                if seat == HOST:
                    await host.bots_before_host(room, draft)
                _take(room, draft, seat, question, steps[-1])
            except ApiError:
                # an intention that was accepted before is stale by now: say again what was said then
                if await room.rooms.store.has_action(room.id, key):
                    return
                raise
            try:
                await room.commit(draft, key)
            except Repeated:
                return
            except Conflict:
                continue
            return
        raise ApiError("stale-question")
    finally:
        room.lock.release()


async def take_seat(room: Room, seat: Seat, name: str, person: Person | None = None) -> None:
    """The person behind a seat gives a name; the last one starts the match."""
    await room.undisturbed(_take_seat(room, seat, name, person))


async def set_orders(room: Room, seat: Seat, orders: Any) -> None:
    """Standing orders of a seat, private to it; raises ApiError."""
    await room.undisturbed(_set_orders(room, seat, orders))


async def add_salt(room: Room, seat: Seat, salt: str) -> None:
    """What a seat adds to the dice, before the first roll; empty for nothing. Raises ApiError."""
    await room.undisturbed(_add_salt(room, seat, clean_salt(salt)))


async def say(room: Room, seat: Seat, text: str) -> ChatRow:
    """A line of chat; raises ApiError for somebody who may only read."""
    person = room.match.seats[seat].person
    known = await room.rooms.store.people.by_id(person) if person else None
    if known is not None and (known.muted_until or 0) > room.rooms.clock.now():
        raise ApiError("muted")
    line = await room.rooms.store.say(room.id, seat, text, room.rooms.clock.now())
    await room.rooms.bus.publish(Notice(room.id, CHAT, line.k))
    return line


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


def _check_question(room: Room, seat: Seat, question: int) -> None:
    if room.match.status == WAITING:
        raise ApiError("not-started")
    if room.match.status == OVER:
        raise ApiError("match-over")
    now = room.pending.number
    if question != now:
        raise ApiError("stale-question", {"question": question, "now": now})
    if seat == HOST and not room.host_on_call:
        raise ApiError("not-your-seat", {"seat": seat})


async def _take_seat(room: Room, seat: Seat, name: str, person: Person | None) -> None:
    async with room.lock:
        row = room.match.seats[seat]
        if room.match.rated and not row.taken:
            if person is None or not person.kept:
                raise ApiError("needs-account")
            if any(other.person == person.id for other in room.match.seats if other.seat != seat):
                raise ApiError("seat-taken")
        who = None if person is None or row.person is not None else person.id
        await room.rooms.store.take_seat(room.id, seat, name, who)
        row.name, row.taken, row.person = name, True, who or row.person
    await room.rooms.bus.publish(Notice(room.id, SEATS))
    await host.start(room)


async def _add_salt(room: Room, seat: Seat, salt: str) -> None:
    async with room.lock:
        for _ in range(ATTEMPTS):
            await room.fresh()
            if not agreement.may_salt(room):
                raise ApiError("not-now", {"act": agreement.SALT})
            room.behind = True  # whatever becomes of it, the store knows better
            try:
                await room.rooms.store.add_salt(room.match, seat, salt)
            except Conflict:
                continue
            await room.fresh()
            break
        else:
            raise ApiError("not-now", {"act": agreement.SALT})
    await room.rooms.bus.publish(Notice(room.id, TABLE, room.match.revision))


async def _set_orders(room: Room, seat: Seat, orders: Any) -> None:
    async with room.lock:
        await room.fresh()
        if room.match.status == OVER:
            raise ApiError("match-over")
        refusal = room.rules.check_orders(room.state, seat, orders)
        if refusal is not None:
            raise refused("refused", refusal)
        await room.rooms.store.set_orders(room.id, seat, orders)
        room.behind = True
        await room.fresh()
        await room.rooms.bus.publish(Notice(room.id, TABLE, room.match.revision))
        if room.match.status != RUNNING:
            return
        draft = room.draft()
        draft.follow_orders(room.orders())
        if draft.answers:
            await host.hand_in(room, draft)
