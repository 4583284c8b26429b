"""The process that writes answers for a server: reads groups of appends, stores each, says what became of it.

Both ways carry messages with their length before them. The first names the database, each of the others is a group;
the scribe ends where they end, so it outlives its server by one group at most, however that ends.
"""

from __future__ import annotations

import os
import signal
import sys
from typing import BinaryIO, Final

import msgspec
from msgspec import Struct

from dugout.server.errors import Conflict, Repeated, StoreAway
from dugout.server.store.journal.append import Bulk, Verdict, store_group
from dugout.server.store.rows import Append

HEAD: Final = 4
STORED: Final = "s"
CONFLICT: Final = "c"
REPEATED: Final = "r"


class Outcome(Struct, array_like=True):
    """A letter for each append, or why nobody knows what was stored."""

    letters: str = ""
    away: str | None = None


encode_group: Final = msgspec.msgpack.Encoder().encode
_decode_group: Final = msgspec.msgpack.Decoder(list[Append]).decode
_decode_outcome: Final = msgspec.msgpack.Decoder(Outcome).decode


def bulk_for(url: str) -> Bulk:
    """Where appends go, for the address of a database. Whoever needs one of the two loads nothing of the other."""
    if url.startswith("sqlite"):
        from dugout.server.store.journal.sqlite import SqliteBulk

        return SqliteBulk(url)
    from dugout.server.store.journal.postgres import PostgresBulk

    return PostgresBulk(url)


def verdicts_of(message: bytes) -> list[Verdict]:
    """What the scribe said; raises StoreAway."""
    outcome = _decode_outcome(message)
    if outcome.away is not None:
        raise StoreAway(outcome.away)
    return [_verdict(letter) for letter in outcome.letters]


def outcome_of(bulk: Bulk, message: bytes) -> bytes:
    """Store a group and say what became of it."""
    try:
        letters = "".join(map(_letter, store_group(bulk, _decode_group(message))))
        return msgspec.msgpack.encode(Outcome(letters))
    except StoreAway as error:
        return msgspec.msgpack.encode(Outcome(away=str(error)))
    except Exception as error:
        return msgspec.msgpack.encode(Outcome(away=repr(error)))


def _letter(verdict: Verdict) -> str:
    return STORED if verdict is None else CONFLICT if isinstance(verdict, Conflict) else REPEATED


def _verdict(letter: str) -> Verdict:
    return None if letter == STORED else Conflict() if letter == CONFLICT else Repeated()


def _read(stream: BinaryIO) -> bytes | None:
    """The next message; None where no whole one comes any more."""
    size = stream.read(HEAD)
    message = stream.read(int.from_bytes(size, "big")) if len(size) == HEAD else b""
    return message if message and len(message) == int.from_bytes(size, "big") else None


def main() -> None:
    for ending in (signal.SIGINT, signal.SIGTERM):  # meant for the server, which says when it is done
        signal.signal(ending, signal.SIG_IGN)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever prints here must not speak in between
    asked = sys.stdin.buffer
    url = _read(asked)
    if url is None:
        return
    bulk = bulk_for(url.decode())
    while (message := _read(asked)) is not None:
        answer = outcome_of(bulk, message)
        try:
            answers.write(len(answer).to_bytes(HEAD, "big") + answer)
            answers.flush()
        except BrokenPipeError:  # the server is gone
            os._exit(0)
    bulk.close()


if __name__ == "__main__":
    main()
