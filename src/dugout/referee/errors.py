"""Everything the referee and the server refuse, as values with a status, a code for the catalogues, a rule
and figures."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Final

from msgspec.structs import replace

from dugout.core.errors import DugoutError
from dugout.core.values import Refusal

STATUS: Final = {
    "malformed": 400,
    "bad-answer": 400,
    "bad-setup": 400,
    "bad-webhook": 400,
    "bad-record": 400,
    "bad-address": 400,
    "bad-device": 400,
    "name-unseen": 400,
    "name-signs": 400,
    "bad-token": 401,
    "bad-password": 401,
    "nobody": 401,
    "sign-in-again": 401,
    "not-your-seat": 403,
    "not-organiser": 403,
    "hidden": 403,
    "banned": 403,
    "muted": 403,
    "needs-account": 403,
    "avoided": 403,
    "bad-origin": 403,
    "no-match": 404,
    "no-person": 404,
    "no-competition": 404,
    "no-moment": 404,
    "no-game": 404,
    "not-found": 404,
    "no-device": 404,
    "no-mail": 404,
    "no-provider": 404,
    "damaged": 410,
    "method-not-allowed": 405,
    "stale-question": 409,
    "refused": 409,
    "match-over": 409,
    "not-now": 409,
    "nothing-to-take-back": 409,
    "name-taken": 409,
    "name-reserved": 409,
    "name-kept": 409,
    "seat-taken": 409,
    "identity-taken": 409,
    "no-name": 409,
    "not-started": 409,
    "too-large": 413,
    "bad-host": 421,
    "too-many-requests": 429,
    "internal": 500,
    "went-wrong": 500,
    "database-away": 503,
    "mail-away": 503,
    "provider-away": 503,
    "not-kept": 507,
}

LARGEST_NUMBER: Final = 2**53
"""What a browser counts exactly."""
LONGEST_FIGURE: Final = 4000


class ApiError(DugoutError):
    """A refusal on its way to a client. `reason` is the game's own refusal where there is one."""

    def __init__(
        self, code: str, args: dict[str, int | str] | None = None, reason: Refusal | None = None
    ) -> None:
        super().__init__(code)
        self.code = code
        self.status = STATUS[code]
        self.figures = printable(args or {})
        self.reason = reason and replace(reason, args=printable(reason.args))
        self.retry_after = 0

    @property
    def rule(self) -> str | None:
        """The rule that it follows from, if any."""
        return (self.reason.rule or None) if self.reason else None


def printable(figures: Mapping[str, int | str]) -> dict[str, int | str]:
    """Figures as they can go into any answer: what people sent may hold half a sign, or a number of a
    thousand digits."""
    return {
        name: _number(value) if isinstance(value, int) else _text(value) for name, value in figures.items()
    }


def _number(figure: int) -> int | str:
    return figure if abs(figure) <= LARGEST_NUMBER else f"{'-' if figure < 0 else ''}∞"


def _text(figure: str) -> str:
    return figure[:LONGEST_FIGURE].encode("utf-8", "replace").decode()


def refused(code: str, reason: Refusal) -> ApiError:
    """A game's own refusal under one of the server's codes."""
    return ApiError(code, {"reason": reason.code, **reason.args}, reason)


def too_many_requests(seconds: int) -> ApiError:
    error = ApiError("too-many-requests", {"seconds": seconds})
    error.retry_after = seconds
    return error


class StoreAway(DugoutError):
    """The database does not answer. Nothing was acknowledged; it may or may not have been stored."""


class Damaged(DugoutError):
    """Stored rows cannot be read: one was changed or lost outside the server. Nothing else is affected."""


class Conflict(DugoutError):
    """Somebody else appended first."""


class Repeated(DugoutError):
    """This action id of this seat is stored already."""


class StoreBroken(DugoutError):
    """The database cannot be used at all; the text is for the operator."""


@contextmanager
def readable(what: str) -> Iterator[None]:
    """Read stored values; raises Damaged where they are not what was stored once."""
    try:
        yield
    except (Damaged, StoreAway):
        raise
    except Exception as error:
        raise Damaged(f"{what}: {error!r}"[:300]) from error
