"""Agreements outside the rules: absence and its consequences, take-backs, draws, resignation.

The rules of the games know nothing of it. What is agreed stands beside the answers of a match, with a number of
its own, so that two servers cannot agree to different things.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from dugout.core.ids import Seat
from dugout.referee import control, takeback
from dugout.referee.control import SeatClock
from dugout.referee.draft import Draft
from dugout.referee.errors import ApiError
from dugout.referee.play import Play
from dugout.referee.rows import BOT, LEFT, LINK, ME, OVER, RUNNING, TIME, WAITING
from dugout.referee.takeback import Past
from dugout.referee.wire.clocks import NONE
from dugout.referee.wire.matches import Absence, Proposal, SeatTime, TableInfo

DRAW: Final = "draw"
TAKE_BACK: Final = "take-back"
SALT: Final = "salt"
CHOICES: Final = ("wait", "claim", "computer")


def table(play: Play, seats: Collection[Seat]) -> TableInfo:
    """How things stand between the people, for somebody who holds these seats."""
    rows = play.match.seats
    return TableInfo(
        acts=acts(play, seats),
        absent=[
            Absence(seat=row.seat, why=row.absent, choices=choices(play, seats, row.seat))
            for row in rows
            if row.absent and not row.stand_in and play.match.status == RUNNING
        ],
        proposal=_shown(play),
        clocks=[
            SeatTime(seat=row.seat, left=row.time_left, since=row.time_since)
            for row in rows
            if row.time_left is not None
        ],
        next=play.match.next,
    )


def acts(play: Play, seats: Collection[Seat]) -> list[str]:
    """What somebody who holds these seats may do just now."""
    if not seats:
        return []
    if play.match.status == WAITING:
        return ["withdraw", SALT] if any(play.match.seats[seat].kind == ME for seat in seats) else [SALT]
    if play.match.status == OVER:
        return ["rematch"]
    away = others = present = by_link = False
    for row in play.match.seats:
        by_link = by_link or row.kind == LINK
        missing = bool(row.absent or row.stand_in)
        if row.seat in seats:
            away = away or missing
        elif row.kind != BOT:
            others, present = True, present or not missing
    found = ["return"] if away else ["leave"] if others else []
    if play.match.proposal is None:
        # on one device and alone against computers at will; otherwise somebody else must be there to agree. Seats of a
        # competition are taken by link: nobody rolls again in a match that counts
        if play.decided and not play.match.rated and (present or not by_link):
            found.append(TAKE_BACK)
        if others and play.rules.may_draw(play.state):
            found.append(DRAW)
    elif set(_waits(play)) & set(seats):
        found += ["agree", "decline"]
    elif play.match.proposal["seat"] in seats:
        found.append("decline")
    if len(seats) < len(play.match.seats) and any(play.rules.may_resign(play.state, seat) for seat in seats):
        found.append("resign")
    if not play.decided:
        found.append("abort")
    if silent(play, seats):
        found.append("call")
    if may_salt(play):
        found.append(SALT)
    return found


def may_salt(play: Play) -> bool:
    """Whether seats may still add something to the dice: until the first roll, which must not be known before."""
    unrolled = play.rolls == 0 and not any(dice for _, dice in play.match.rewinds)
    return play.match.status == WAITING or (play.match.status == RUNNING and unrolled)


def check_salt(play: Play) -> None:
    """Raises ApiError where it is too late for that."""
    if not may_salt(play):
        raise ApiError("not-now", {"act": SALT})


def silent(play: Play, seats: Collection[Seat]) -> list[Seat]:
    """Whom somebody may ask whether they are still there: people without a clock who keep the match waiting."""
    if play.match.status != RUNNING or play.tempo.seconds:
        return []
    pending = play.pending
    if play.control.kind != NONE or (pending.shown and play.host_on_call):
        return []
    asked = pending.shown or pending.seats  # who of them has answered in secret does not show
    rows = [play.match.seats[seat] for seat in asked if seat not in seats]
    return [row.seat for row in rows if not row.by_computer and not row.absent and row.time_since is None]


def choices(play: Play, seats: Collection[Seat], about: Seat) -> list[str]:
    """What the others may do about somebody who is away."""
    here = [seat for seat in seats if not play.match.seats[seat].absent]
    if not here or about in seats:
        return []
    found = ["wait"]
    if len(play.match.seats) == 2 and play.rules.may_resign(play.state, about):
        found.append("claim")  # CO-15.5: where nobody can give up, nobody loses by staying away either
    if play.levels():
        found.append("computer")
    return found


def needs_past(play: Play, what: str) -> bool:
    """Whether an act may take something back, for which all answers have to be looked at."""
    proposal = play.match.proposal
    return what == TAKE_BACK or (what == "agree" and proposal is not None and proposal["kind"] == TAKE_BACK)


def judged(
    play: Play, seats: Collection[Seat], seat: Seat, what: str, about: Seat | None, past: Past | None
) -> Draft:
    """What one of the acts leads to, by a seat of somebody who holds `seats`; raises ApiError.

    `past` has to be there where `needs_past` says so.
    """
    if play.match.status == OVER:
        raise ApiError("match-over")
    draft = play.draft()
    if what in CHOICES:
        _about_the_absent(play, draft, seats, what, about)
        return draft
    if what not in acts(play, seats):
        raise ApiError("not-now", {"act": what})
    if what == "leave":
        draft.seats[seat] = {"absent": LEFT}
    elif what == "return":
        _come_back(play, draft, seats)
    elif what in ("resign", "abort", "withdraw"):
        end(draft, play, _REASONS[what], seat)
    elif what in (TAKE_BACK, DRAW):
        return _propose(play, draft, seats, seat, what, past)
    elif what == "agree":
        return _agree(play, draft, seats, past)
    elif what == "decline":
        draft.values["proposal"] = None
    elif what == "call" and about in silent(play, seats):
        allowed = control.CALL if play.match.listed else control.CALL_A_FRIEND
        draft.seats[about] = {"time_left": allowed, "time_since": draft.now}
    else:
        raise ApiError("not-now", {"act": what})
    return draft


_REASONS: Final = {"resign": "match.resigned", "abort": "match.aborted", "withdraw": "match.withdrawn"}
_NOBODY_WINS: Final = ("match.aborted", "match.withdrawn", "match.expired", "match.closed")


def end(draft: Draft, play: Play, reason: str, seat: Seat | None) -> None:
    draft.values["ending"] = ended(play, reason, seat)


def ended(play: Play, reason: str, seat: Seat | None) -> dict[str, Any]:
    """An end outside the rules: whoever gave up, or was away, comes last."""
    count = len(play.match.seats)
    if reason in _NOBODY_WINS:
        places: list[int] = []
    else:
        places = [count if at == seat else 1 for at in range(count)]
    return {"reason": reason, "seat": seat, "places": places}


def _about_the_absent(
    play: Play, draft: Draft, seats: Collection[Seat], what: str, about: Seat | None
) -> None:
    if about is None or about >= len(play.match.seats) or play.match.status != RUNNING:
        raise ApiError("not-now", {"act": what})
    row = play.match.seats[about]
    if not row.absent or row.stand_in or what not in choices(play, seats, about):
        raise ApiError("not-now", {"act": what})
    if what == "wait" and row.absent == TIME:
        draft.seats[about] = {"absent": None, **_more_time(play, draft, about)}
    elif what == "claim":
        end(draft, play, "match.claimed", about)
    elif what == "computer":
        levels = play.levels()
        draft.seats[about] = {"stand_in": levels[len(levels) // 2]}


def _come_back(play: Play, draft: Draft, seats: Collection[Seat]) -> None:
    for seat in seats:
        row = play.match.seats[seat]
        if row.absent or row.stand_in:
            draft.seats[seat] = {"absent": None, "stand_in": None, **_more_time(play, draft, seat)}


def _more_time(play: Play, draft: Draft, seat: Seat) -> dict[str, Any]:
    row = play.match.seats[seat]
    if row.time_left is None:
        return {}
    standing = SeatClock(row.time_left, row.time_since)
    clock = control.granted(play.control, standing, False, draft.now)
    return {"time_left": clock.left, "time_since": clock.since}


def _propose(
    play: Play, draft: Draft, seats: Collection[Seat], seat: Seat, what: str, past: Past | None
) -> Draft:
    proposal: dict[str, Any] = {"kind": what, "seat": seat, "agreed": sorted(seats)}
    if what == TAKE_BACK:
        assert past is not None
        proposal["keep"] = takeback.before_last_decision(play, seats, past)
    draft.values["proposal"] = proposal
    return draft if _waits(play, proposal) else _carry_out(play, draft, proposal, past)


def _agree(play: Play, draft: Draft, seats: Collection[Seat], past: Past | None) -> Draft:
    before = play.match.proposal or {}
    proposal = {**before, "agreed": sorted({*before["agreed"], *seats})}
    draft.values["proposal"] = proposal
    return draft if _waits(play, proposal) else _carry_out(play, draft, proposal, past)


def _carry_out(play: Play, draft: Draft, proposal: dict[str, Any], past: Past | None) -> Draft:
    if proposal["kind"] == TAKE_BACK:
        assert past is not None
        return takeback.rewound(play, proposal["keep"], past)
    draft.values["proposal"] = None
    draft.values["ending"] = {"reason": "match.drawn", "seat": None, "places": [1] * len(play.match.seats)}
    return draft


def _waits(play: Play, proposal: dict[str, Any] | None = None) -> list[Seat]:
    """Whose consent is missing: people who play, and have not agreed."""
    proposal = proposal or play.match.proposal or {"agreed": []}
    present = [row.seat for row in play.match.seats if not row.by_computer and not row.absent]
    return [seat for seat in present if seat not in proposal["agreed"]]


def _shown(play: Play) -> Proposal | None:
    open_ = play.match.proposal
    if open_ is None:
        return None
    return Proposal(kind=open_["kind"], seat=open_["seat"], waits=_waits(play))


def lapses(play: Play, seat: Seat) -> bool:
    """Whoever plays on has declined what was proposed; a secret answer must not show by it."""
    return play.match.proposal is not None and not play.pending.shown and seat in _waits(play)
