"""The data about the dice of a record that a browser needs to check them: what depends on the rules, and luck.

Whether rolls are right is not part of it: the caller computes that.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from dugout.core.record import RecordError
from dugout.core.rules import Rules
from dugout.core.values import Record
from dugout.fairness.luck import Luck, luck
from dugout.fairness.verify import proof_of, throws
from dugout.report.names import names_of


class ProofInfo(Struct, kw_only=True):
    """As in the record; `secret` is null before the end of the match."""

    scheme: int
    commitment: str
    secret: str | None
    salts: list[str]
    first: int
    rewinds: list[tuple[int, int]]


class RollInfo(Struct, kw_only=True):
    """A roll of the record: its answer number (from 1), the faces possible by the rules, and the recorded face."""

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


def rolls_of(
    rules: Rules[Any, Any], record: Record, language: str, say: Callable[[RecordError, str], str]
) -> Rolls:
    """What can be checked; `say` turns a refusal of the rules into words. Raises RecordError."""
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
        broken = BrokenInfo(answer=error.line, why=say(error, language))
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
