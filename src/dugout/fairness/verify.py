"""The check of a record: does every roll follow from the secret that was committed to, and from the salts?"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from dugout.core.engine import Engine, plays
from dugout.core.errors import DugoutError, SetupError
from dugout.core.record import CHANCE_MARK, RecordError, replay
from dugout.core.rules import Rules
from dugout.core.values import Event, Record, Refusal
from dugout.fairness.scheme import SALTED, SCHEMES, UNSALTED, Dice, commitment, index_of, skipped

HEADER: Final = "dice"
MOST_REWINDS: Final = 1000
SUSPICIOUS: Final = 3
"""With at least this many wrong rolls, and half of all, not single rolls were changed but the secret or the salts."""


@dataclass(frozen=True)
class Throw:
    """A roll in a record. `number` counts rolls, `answer` counts answers, both from 1."""

    number: int
    answer: int
    faces: range
    face: int
    events: list[Event] = field(default_factory=list, compare=False, repr=False)


@dataclass(frozen=True)
class Roll:
    """A roll, and the face that follows from secret and salts; None if it cannot be derived."""

    throw: Throw
    expected: int | None

    @property
    def wrong(self) -> bool:
        return self.expected is not None and self.expected != self.throw.face


@dataclass(frozen=True)
class Proof:
    """The header about the dice of a record. Before the end of the match `secret` is None; the first `first` rolls
    came from elsewhere."""

    scheme: int
    commitment: str
    salts: tuple[str, ...]
    secret: str | None = None
    first: int = 0
    rewinds: tuple[tuple[int, int], ...] = ()


@dataclass
class Verdict:
    """The result of a check: every roll, and the faults, the most serious first. Without `proof` only the answers
    were checked."""

    proof: Proof | None
    rolls: list[Roll]
    faults: list[DugoutError]

    @property
    def checked(self) -> int:
        """The number of rolls whose expected face is known."""
        return sum(roll.expected is not None for roll in self.rolls)


def proof_of(record: Record) -> Proof | None:
    """The header about the dice, if there is one; raises RecordError."""
    data = record.headers.get(HEADER)
    if data is None:
        return None
    if not isinstance(data, dict):
        raise _malformed(HEADER)
    scheme = data.get("scheme", UNSALTED)
    if scheme not in SCHEMES or isinstance(scheme, bool):
        raise RecordError(Refusal("dice-scheme", "", {"scheme": str(scheme)[:20]}))
    secret = data.get("secret")
    return Proof(
        scheme,
        _hex(data.get("commitment"), "commitment"),
        _salts(data.get("salts"), record.setup.seats) if scheme == SALTED else (),
        None if secret is None else _hex(secret, "secret"),
        _count(data.get("first", 0), "first"),
        _rewinds(data.get("rewinds", [])),
    )


def beginning(rules: Engine[Any, Any], record: Record) -> Any:
    """The state before the first answer; raises RecordError."""
    if not plays(rules, record.setup.version):
        raise RecordError(Refusal("record-other-version", "", {"version": record.setup.version}))
    try:
        return rules.new(record.setup)
    except SetupError as error:
        raise RecordError(error.refusal) from None


def throws(rules: Rules[Any, Any], record: Record) -> Iterator[Throw]:
    """Every roll of a record with the faces possible by the rules; raises RecordError if it cannot be replayed."""
    faces = _asked(rules, beginning(rules, record))
    number = 0
    for answer, (state, events) in enumerate(replay(rules, record), start=1):
        if faces is not None:
            number += 1
            yield Throw(number, answer, faces, int(record.answers[answer - 1][len(CHANCE_MARK) :]), events)
        faces = _asked(rules, state)


def check(rules: Rules[Any, Any], record: Record, noted: str = "") -> Verdict:
    """Check answers and rolls; `noted` is the commitment that somebody wrote down before the match."""
    verdict = Verdict(None, [], [])
    try:
        verdict.proof = proof_of(record)
    except RecordError as error:
        verdict.faults.append(error)
    broken: list[DugoutError] = []
    try:
        for throw in throws(rules, record):
            verdict.rolls.append(Roll(throw, None))
    except RecordError as error:
        broken.append(error)
    if verdict.proof is not None:
        verdict.rolls = explained(verdict.proof, verdict.rolls)
        verdict.faults += _faults(verdict.proof, verdict.rolls, noted)
    elif noted:
        verdict.faults.append(_fault("dice-none"))
    verdict.faults += broken
    return verdict


def explained(proof: Proof, rolls: list[Roll]) -> list[Roll]:
    """The rolls with their expected faces."""
    if proof.secret is None:
        return rolls
    dice = Dice(proof.secret, proof.salts, proof.scheme)
    skips = skipped(proof.rewinds)
    return [
        Roll(roll.throw, dice.roll(index_of(roll.throw.number - 1, skips), roll.throw.faces))
        if roll.throw.number > proof.first
        else roll
        for roll in rolls
    ]


def _faults(proof: Proof, rolls: list[Roll], noted: str) -> list[DugoutError]:
    found: list[DugoutError] = []
    if noted and noted.strip().lower() != proof.commitment:
        found.append(_fault("dice-other-commitment"))
    if proof.secret is not None and commitment(proof.secret) != proof.commitment:
        found.append(_fault("dice-commitment"))
    wrong = [roll for roll in rolls if roll.wrong]
    if wrong:
        first = wrong[0]
        assert first.expected is not None
        many = len(wrong) >= SUSPICIOUS and 2 * len(wrong) >= len(rolls)
        found.append(
            _fault(
                "dice-rolls" if many else "dice-roll",
                roll=first.throw.number,
                answer=first.throw.answer,
                face=first.throw.face,
                expected=first.expected,
                wrong=len(wrong),
                rolls=len(rolls),
            )
        )
    return found


def _asked(rules: Engine[Any, Any], state: Any) -> range | None:
    return rules.chances(state) if rules.pending(state).chance else None


def _hex(value: Any, name: str) -> str:
    if not isinstance(value, str) or len(value) != 64 or not set(value) <= set("0123456789abcdef"):
        raise _malformed(name)
    return value


def _count(value: Any, name: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < 1 << 31:
        raise _malformed(name)
    return value


def _salts(value: Any, seats: int) -> tuple[str, ...]:
    if not isinstance(value, list) or len(value) != seats:
        raise _malformed("salts")
    for salt in value:
        # a lone surrogate has no bytes; a line feed would let two lists of salts mean the same
        if not isinstance(salt, str) or not salt.isprintable():
            raise _malformed("salts")
    return tuple(value)


def _rewinds(value: Any) -> tuple[tuple[int, int], ...]:
    if not isinstance(value, list) or len(value) > MOST_REWINDS:
        raise _malformed("rewinds")
    found: list[tuple[int, int]] = []
    for pair in value:
        if not isinstance(pair, list) or len(pair) != 2:
            raise _malformed("rewinds")
        found.append((_count(pair[0], "rewinds"), _count(pair[1], "rewinds")))
    return tuple(found)


def _malformed(name: str) -> RecordError:
    return RecordError(Refusal("dice-malformed", "", {"field": name}))


def _fault(code: str, **args: int | str) -> RecordError:
    return RecordError(Refusal(code, "", args))
