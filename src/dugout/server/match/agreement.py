"""Agreements outside the rules: absence and its consequences, take-backs, draws, resignation.

The rules of the games know nothing of it. What is agreed stands beside the answers of a match, with a number of
its own, so that two servers cannot agree to different things.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from dugout.core.ids import Seat
from dugout.server.clocks import control
from dugout.server.clocks.control import SeatClock
from dugout.server.errors import ApiError, Conflict, StoreAway
from dugout.server.match import takeback
from dugout.server.match.commit import ATTEMPTS, commit, try_commit
from dugout.server.match.draft import Draft
from dugout.server.match.room import Room
from dugout.server.match.rooms import Rooms
from dugout.server.ops import background
from dugout.server.store.rows import BOT, LEFT, LINK, ME, OVER, RUNNING, TIME, WAITING
from dugout.server.wire.clocks import NONE
from dugout.server.wire.matches import Absence, Proposal, SeatTime, TableInfo

AT_ONCE: Final = 100
DRAW: Final = "draw"
TAKE_BACK: Final = "take-back"
SALT: Final = "salt"
CHOICES: Final = ("wait", "claim", "computer")


def table(room: Room, seats: Collection[Seat]) -> TableInfo:
    """How things stand between the people, for somebody who holds these seats."""
    rows = room.match.seats
    return TableInfo(
        acts=acts(room, seats),
        absent=[
            Absence(seat=row.seat, why=row.absent, choices=choices(room, seats, row.seat))
            for row in rows
            if row.absent and not row.stand_in and room.match.status == RUNNING
        ],
        proposal=_shown(room),
        clocks=[
            SeatTime(seat=row.seat, left=row.time_left, since=row.time_since)
            for row in rows
            if row.time_left is not None
        ],
        next=room.match.next,
    )


def acts(room: Room, seats: Collection[Seat]) -> list[str]:
    """What somebody who holds these seats may do just now."""
    rows = [room.match.seats[seat] for seat in seats]
    if not rows:
        return []
    if room.match.status == WAITING:
        return ["withdraw", SALT] if any(row.kind == ME for row in rows) else [SALT]
    if room.match.status == OVER:
        return ["rematch"]
    others = [row for row in room.match.seats if row.seat not in seats and row.kind != BOT]
    found = ["return"] if any(row.absent or row.stand_in for row in rows) else []
    if others and not found:
        found.append("leave")
    if room.match.proposal is None:
        if _may_take_back(room, seats):
            found.append(TAKE_BACK)
        if others and room.rules.may_draw(room.state):
            found.append(DRAW)
    elif set(_waits(room)) & set(seats):
        found += ["agree", "decline"]
    elif room.match.proposal["seat"] in seats:
        found.append("decline")
    if len(seats) < len(room.match.seats) and any(room.rules.may_resign(room.state, seat) for seat in seats):
        found.append("resign")
    if not room.decided:
        found.append("abort")
    if silent(room, seats):
        found.append("call")
    if may_salt(room):
        found.append(SALT)
    return found


def _may_take_back(room: Room, seats: Collection[Seat]) -> bool:
    """On one device and alone against computers at will; otherwise somebody else must be there to agree.

    Seats of a competition are taken by link: nobody rolls again in a match that counts.
    """
    rows = room.match.seats
    asked = [row for row in rows if row.seat not in {*seats, *room.bots} and not row.absent]
    alone = all(row.kind != LINK for row in rows)
    return room.decided and not room.match.rated and (alone or bool(asked))


def may_salt(room: Room) -> bool:
    """Whether seats may still add something to the dice: until the first roll, which must not be known before."""
    unrolled = room.rolls == 0 and not any(dice for _, dice in room.match.rewinds)
    return room.match.status == WAITING or (room.match.status == RUNNING and unrolled)


def silent(room: Room, seats: Collection[Seat]) -> list[Seat]:
    """Whom somebody may ask whether they are still there: people without a clock who keep the match waiting."""
    if room.match.status != RUNNING or room.tempo.seconds:
        return []
    pending = room.pending
    if room.control.kind != NONE or (pending.shown and room.host_on_call):
        return []
    asked = pending.shown or pending.seats  # who of them has answered in secret does not show
    rows = [room.match.seats[seat] for seat in asked if seat not in room.bots and seat not in seats]
    return [row.seat for row in rows if not row.absent and row.time_since is None]


def choices(room: Room, seats: Collection[Seat], about: Seat) -> list[str]:
    """What the others may do about somebody who is away."""
    here = [seat for seat in seats if not room.match.seats[seat].absent]
    if not here or about in seats:
        return []
    found = ["wait"]
    if len(room.match.seats) == 2 and room.rules.may_resign(room.state, about):
        found.append("claim")  # CO-15.5: where nobody can give up, nobody loses by staying away either
    if room.services.games.levels(room.match.game):
        found.append("computer")
    return found


async def act(room: Room, seats: Collection[Seat], seat: Seat, what: str, about: Seat | None) -> None:
    """Do one of the acts for a seat of somebody who holds `seats`; raises ApiError."""
    await room.run_shielded(_act(room, seats, seat, what, about))


async def _act(room: Room, seats: Collection[Seat], seat: Seat, what: str, about: Seat | None) -> None:
    async with room.lock:
        for _ in range(ATTEMPTS):
            await room.sync_if_stale()
            draft = await _judged(room, seats, seat, what, about)
            try:
                await commit(room, draft)
            except Conflict:
                continue
            return
        raise ApiError("not-now", {"act": what})


async def expire(room: Room) -> None:
    """An offer that nobody took in time."""
    await room.run_shielded(_close(room, "match.expired"))


async def expire_offers(rooms: Rooms) -> None:
    """End the offers that nobody took in time."""
    for match in await rooms.store.lists.expired(rooms.clock.now(), AT_ONCE):
        with background.guarded("upkeep", passing=StoreAway, match=match):
            await expire(await rooms.get(match))


async def close(room: Room) -> None:
    """The people who run the server end a match."""
    await room.run_shielded(_close(room, "match.closed"))


async def _close(room: Room, reason: str) -> None:
    async with room.lock:
        await room.sync_if_stale()
        if room.match.status == OVER or (reason == "match.expired" and room.match.status != WAITING):
            return
        draft = room.draft()
        _end(draft, room, reason, None)
        await try_commit(room, draft)


async def _judged(room: Room, seats: Collection[Seat], seat: Seat, what: str, about: Seat | None) -> Draft:
    if room.match.status == OVER:
        raise ApiError("match-over")
    draft = room.draft()
    if what in CHOICES:
        _about_the_absent(room, draft, seats, what, about)
        return draft
    if what not in acts(room, seats):
        raise ApiError("not-now", {"act": what})
    if what == "leave":
        draft.seats[seat] = {"absent": LEFT}
    elif what == "return":
        _come_back(room, draft, seats)
    elif what in ("resign", "abort", "withdraw"):
        _end(draft, room, _REASONS[what], seat)
    elif what in (TAKE_BACK, DRAW):
        return await _propose(room, draft, seats, seat, what)
    elif what == "agree":
        return await _agree(room, draft, seats)
    elif what == "decline":
        draft.values["proposal"] = None
    elif what == "call" and about in silent(room, seats):
        allowed = control.CALL if room.match.listed else control.CALL_A_FRIEND
        draft.seats[about] = {"time_left": allowed, "time_since": draft.now}
    else:
        raise ApiError("not-now", {"act": what})
    return draft


_REASONS: Final = {"resign": "match.resigned", "abort": "match.aborted", "withdraw": "match.withdrawn"}
_NOBODY_WINS: Final = ("match.aborted", "match.withdrawn", "match.expired", "match.closed")


def _end(draft: Draft, room: Room, reason: str, seat: Seat | None) -> None:
    draft.values["ending"] = ended(room, reason, seat)


def ended(room: Room, reason: str, seat: Seat | None) -> dict[str, Any]:
    """An end outside the rules: whoever gave up, or was away, comes last."""
    count = len(room.match.seats)
    if reason in _NOBODY_WINS:
        places: list[int] = []
    else:
        places = [count if at == seat else 1 for at in range(count)]
    return {"reason": reason, "seat": seat, "places": places}


def _about_the_absent(
    room: Room, draft: Draft, seats: Collection[Seat], what: str, about: Seat | None
) -> None:
    if about is None or about >= len(room.match.seats) or room.match.status != RUNNING:
        raise ApiError("not-now", {"act": what})
    row = room.match.seats[about]
    if not row.absent or row.stand_in or what not in choices(room, seats, about):
        raise ApiError("not-now", {"act": what})
    if what == "wait" and row.absent == TIME:
        draft.seats[about] = {"absent": None, **_more_time(room, draft, about)}
    elif what == "claim":
        _end(draft, room, "match.claimed", about)
    elif what == "computer":
        levels = room.services.games.levels(room.match.game)
        draft.seats[about] = {"stand_in": levels[len(levels) // 2]}


def _come_back(room: Room, draft: Draft, seats: Collection[Seat]) -> None:
    for seat in seats:
        row = room.match.seats[seat]
        if row.absent or row.stand_in:
            draft.seats[seat] = {"absent": None, "stand_in": None, **_more_time(room, draft, seat)}


def _more_time(room: Room, draft: Draft, seat: Seat) -> dict[str, Any]:
    row = room.match.seats[seat]
    if row.time_left is None:
        return {}
    standing = SeatClock(row.time_left, row.time_since)
    clock = control.granted(room.control, standing, False, draft.now)
    return {"time_left": clock.left, "time_since": clock.since}


async def _propose(room: Room, draft: Draft, seats: Collection[Seat], seat: Seat, what: str) -> Draft:
    proposal: dict[str, Any] = {"kind": what, "seat": seat, "agreed": sorted(seats)}
    if what == TAKE_BACK:
        proposal["keep"] = await takeback.before_last_decision(room, seats)
    draft.values["proposal"] = proposal
    return draft if _waits(room, proposal) else await _carry_out(room, draft, proposal)


async def _agree(room: Room, draft: Draft, seats: Collection[Seat]) -> Draft:
    before = room.match.proposal or {}
    proposal = {**before, "agreed": sorted({*before["agreed"], *seats})}
    draft.values["proposal"] = proposal
    return draft if _waits(room, proposal) else await _carry_out(room, draft, proposal)


async def _carry_out(room: Room, draft: Draft, proposal: dict[str, Any]) -> Draft:
    if proposal["kind"] == TAKE_BACK:
        return await takeback.rewound(room, proposal["keep"])
    draft.values["proposal"] = None
    draft.values["ending"] = {"reason": "match.drawn", "seat": None, "places": [1] * len(room.match.seats)}
    return draft


def _waits(room: Room, proposal: dict[str, Any] | None = None) -> list[Seat]:
    """Whose consent is missing: people who play, and have not agreed."""
    proposal = proposal or room.match.proposal or {"agreed": []}
    present = [row.seat for row in room.match.seats if row.seat not in room.bots and not row.absent]
    return [seat for seat in present if seat not in proposal["agreed"]]


def _shown(room: Room) -> Proposal | None:
    open_ = room.match.proposal
    if open_ is None:
        return None
    return Proposal(kind=open_["kind"], seat=open_["seat"], waits=_waits(room))


def lapses(room: Room, seat: Seat) -> bool:
    """Whoever plays on has declined what was proposed; a secret answer must not show by it."""
    return room.match.proposal is not None and not room.pending.shown and seat in _waits(room)
