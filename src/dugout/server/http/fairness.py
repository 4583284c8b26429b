"""What a record says about its dice, so that a browser can check them: the rules' part of the work, and luck.

Nothing is kept, and nothing is said about right or wrong rolls: whoever asks works them out.
"""

from __future__ import annotations

from typing import Any

from litestar import post
from msgspec import Struct

from dugout.core.record import RecordError
from dugout.core.rules import Rules
from dugout.core.values import Record
from dugout.fairness.luck import Luck, luck
from dugout.fairness.verify import proof_of, throws
from dugout.referee import records
from dugout.referee.errors import too_many_requests
from dugout.report.names import names_of
from dugout.server.access.session import HttpRequest
from dugout.server.access.tokens import rooms_of
from dugout.server.access.words import language_of
from dugout.server.http import replays
from dugout.server.replay.records import COME_BACK_IN, MOST_AT_ONCE


class ProofInfo(Struct, kw_only=True):
    """As in the record; `secret` is null before the end of the match."""

    scheme: int
    commitment: str
    secret: str | None
    salts: list[str]
    first: int
    rewinds: list[tuple[int, int]]


class RollInfo(Struct, kw_only=True):
    """A roll of the record: the answer it is (from 1), the faces that the rules ask for, and the one it shows."""

    answer: int
    low: int
    faces: int
    face: int


class BrokenInfo(Struct, kw_only=True):
    """The first answer that the rules do not allow."""

    answer: int
    why: str


class Rolls(Struct, kw_only=True):
    game: str
    match: str | None
    names: list[str]
    proof: ProofInfo | None
    rolls: list[RollInfo]
    broken: BrokenInfo | None
    luck: list[Luck]


@post(
    "/api/records/rolls",
    status_code=200,
    summary="The rolls of a record, to be checked",
    request_max_body_size=2 * records.LARGEST,
)
async def post_rolls(request: HttpRequest) -> Rolls:
    state = request.app.state
    tapes, rooms, language = replays.tapes_of(state), rooms_of(state), language_of(request)
    if tapes.judging >= MOST_AT_ONCE:
        raise too_many_requests(COME_BACK_IN)
    tapes.judging += 1
    try:
        record = await tapes.run(records.read, await request.body())
        return await tapes.run(_rolls, rooms.services.rules(record.game), record, language)
    except RecordError as error:
        raise replays.bad_record(error, language) from None
    finally:
        tapes.judging -= 1


def _rolls(rules: Rules[Any, Any], record: Record, language: str) -> Rolls:
    proof = proof_of(record)
    rolls: list[RollInfo] = []
    broken = None
    try:
        for throw in throws(rules, record):
            faces = throw.faces
            rolls.append(RollInfo(answer=throw.answer, low=faces.start, faces=len(faces), face=throw.face))
    except RecordError as error:
        if not error.line:
            raise
        broken = BrokenInfo(answer=error.line, why=str(replays.bad_record(error, language).figures["why"]))
    match = record.headers.get("match")
    return Rolls(
        game=record.game,
        match=match if isinstance(match, str) else None,
        names=names_of(record, language),
        proof=None
        if proof is None
        else ProofInfo(
            scheme=proof.scheme,
            commitment=proof.commitment,
            secret=proof.secret,
            salts=list(proof.salts),
            first=proof.first,
            rewinds=list(proof.rewinds),
        ),
        rolls=rolls,
        broken=broken,
        luck=[] if broken else luck(rules, record),
    )


ROUTES = [post_rolls]
