"""All matches of a page: created, opened, followed over connections, and queried by requests as on a server."""

from __future__ import annotations

import asyncio
import traceback
from collections.abc import Iterator, Mapping, Sequence
from itertools import count
from typing import Any, Final

import msgspec

from dugout.bots import contract as bots
from dugout.core.rules import Rules
from dugout.games.registry import FOLDERS, game
from dugout.local.match import LocalMatch, opened
from dugout.local.outside import CONFLICT, PREFIX, Change, Kept, Outside, read
from dugout.referee import updates
from dugout.referee.catalogue import Catalogue
from dugout.referee.create import new_match, settle_terms
from dugout.referee.errors import ApiError, Conflict, Damaged
from dugout.referee.record import BY_RECORD
from dugout.referee.rows import LINK, ME, AnswerRow
from dugout.referee.tokens import check_seat, viewer_of
from dugout.referee.wire.matches import Created, CreatedSeat, ErrorBody, NewMatch
from dugout.referee.wire.socket import Answered, AnswerIn, ErrorOut, Hello, Incoming, Pong, decode, encode


class Games(Mapping[str, Rules[Any, Any]]):
    """All games, each loaded when it is first played: a page usually plays only one."""

    def __getitem__(self, name: str) -> Rules[Any, Any]:
        if name not in FOLDERS:
            raise KeyError(name)
        return game(name)

    def __iter__(self) -> Iterator[str]:
        return iter(FOLDERS)

    def __len__(self) -> int:
        return len(FOLDERS)


NOT_KEPT: Final = "not-kept"
WENT_WRONG: Final = "went-wrong"
FIRST_PAUSE: Final = 2_000
LONGEST_PAUSE: Final = 64_000
"""The longest interval in milliseconds between two attempts to continue a match."""
LOST: Final = ""
"""Sent instead of a message: the connection is closed, and the client has to reconnect."""


class Page:
    """The interface for the worker of the page."""

    def __init__(self, outside: Outside) -> None:
        self.outside = outside
        self.games = Catalogue(Games(), bots.levels, bots.bot, characters=bots.characters)
        self.matches: dict[str, LocalMatch] = {}
        self._lines = count(1)
        self._where: dict[int, str] = {}
        self._failed: dict[str, int] = {}
        self._opening: dict[str, asyncio.Lock] = {}

    def rules(self, name: str) -> Rules[Any, Any]:
        """The newest rules of a game; raises ApiError."""
        rules = self.games.games.get(name)
        if rules is None:
            raise ApiError("no-game", {"game": name[:40]})
        return rules

    async def create(self, new: NewMatch, begun: Sequence[str] = (), version: int = 0) -> Created:
        """Create a match for the people at this device, or one that has `begun` elsewhere; raises ApiError."""
        rules = self.rules(new.game)
        if new.rated or new.listed or any(seat.kind == LINK for seat in new.seats):
            raise ApiError("bad-setup", {"reason": "rated-people" if new.rated else "nobody-else"})
        for seat in new.seats:
            seat.ready = seat.ready or seat.kind == ME
        version, now = version or rules.version, self.outside.now()
        settle_terms(rules, new, version)
        row, tokens = new_match(self.games, version, new, None, now)
        row.id = PREFIX + row.id
        answers = [AnswerRow(seq, text, BY_RECORD, now) for seq, text in enumerate(begun)]
        match = await self.keep(Kept(row, None, answers, []))
        await match.wake()
        seats = [
            CreatedSeat(seat=each.seat, kind=wanted.kind, token=token)
            for each, wanted, token in zip(row.seats, new.seats, tokens, strict=True)
        ]
        return Created(match=row.id, seats=seats)

    async def keep(self, kept: Kept) -> LocalMatch:
        """Open and store a new match; one that exists already is not changed. Raises ApiError."""
        try:
            match, row = opened(self.outside, self.games, kept), kept.row
        except Damaged:
            raise ApiError("damaged") from None
        first = msgspec.json.encode(Change(row, kept.deadline, 0, kept.answers, kept.actions)).decode()
        self._hold(match)
        try:
            await self.outside.store(row.id, -1, row.revision, first)
        except Exception as error:
            del self.matches[row.id]
            if CONFLICT in str(error):
                return await self.get(row.id)
            raise ApiError("not-kept") from None
        return match

    async def get(self, match: str) -> LocalMatch:
        """A match of this page, opened if necessary; raises ApiError."""
        async with self._opening.setdefault(match, asyncio.Lock()):
            found = self.matches.get(match)
            if found is None:
                text = await self.outside.load(match)
                if text is None:
                    raise ApiError("no-match")
                try:
                    found = opened(self.outside, self.games, read(str(text)))
                except Damaged:
                    raise ApiError("damaged") from None
                self._hold(found)
                found.plan()
            return found

    def _hold(self, match: LocalMatch) -> None:
        self.matches[match.id] = match
        match.went_on = lambda: self._went_on(match.id)

    async def wake(self, match: str) -> None:
        """Called at the time that a match has scheduled."""
        try:
            await (await self.get(match)).wake()
        except Conflict:
            self.forget(match)
        except ApiError as error:
            if error.code == NOT_KEPT:  # a full disk may have room later; damage is permanent
                self._try_again(match, error.code)
        except Exception:
            traceback.print_exc()
            self._try_again(match, WENT_WRONG)
        else:
            self._went_on(match)

    def _went_on(self, match: str) -> None:
        """Clear the error of a match that continues."""
        if self._failed.pop(match, 0) and not self._failed:
            self.outside.trouble("")

    def _try_again(self, match: str, code: str) -> None:
        """The match cannot continue: report it, and retry later."""
        failed = self._failed.get(match, 0)
        self._failed[match] = failed + 1
        self.outside.trouble(code)
        self.outside.wake(match, min(LONGEST_PAUSE, FIRST_PAUSE << failed))

    # connections

    def connect(self, match: str) -> int:
        """Open a connection to a match and return its number."""
        line = next(self._lines)
        self._where[line] = match
        return line

    def disconnect(self, line: int) -> None:
        match = self.matches.get(self._where.pop(line, ""))
        if match is not None:
            match.lines.pop(line, None)

    def forget(self, match: str) -> None:
        """Another tab has changed it: discard the match so that it is reloaded, and close the connections to it."""
        found = self.matches.pop(match, None)
        self._went_on(match)
        for line in list(found.lines) if found is not None else ():
            self._where.pop(line, None)
            self.outside.send(line, LOST)

    async def receive(self, line: int, text: str) -> None:
        """Handle a message received over a connection."""
        action: str | None = None
        match = self._where.get(line, "")
        try:
            message = decode(text)
            action = message.action if isinstance(message, AnswerIn) else None
            await self._handle(line, await self.get(match), message)
        except Conflict:
            self.forget(match)
        except ApiError as error:
            self._refuse(line, error, action)
        except Exception:
            traceback.print_exc()
            self._refuse(line, ApiError(WENT_WRONG), action)

    def _refuse(self, line: int, error: ApiError, action: str | None) -> None:
        self.outside.send(line, encode(ErrorOut(error=error_body(error), action=action)).decode())

    async def _handle(self, line: int, match: LocalMatch, message: Incoming) -> None:
        if isinstance(message, Hello):
            viewer = viewer_of(match, message.seats)
            after = updates.seen_before(match, message)
            self.outside.send(line, updates.greeting(match, viewer, after).decode())
            match.lines[line] = (viewer, updates.Known(match, viewer))
            await match.wake()
            return
        known = match.lines.get(line)
        if isinstance(message, AnswerIn):
            if known is None:
                raise ApiError("malformed", {"detail": "hello"})
            check_seat(known[0], message.seat)
            await match.answer(
                message.seat, message.question, message.action, message.answer, message.edition
            )
            done = Answered(action=message.action, last=match.history.last(known[0].mask))
            self.outside.send(line, encode(done).decode())
        else:
            self.outside.send(line, encode(Pong()).decode())


def error_body(error: ApiError) -> ErrorBody:
    """A refusal without its text: the page has the texts, in its own language."""
    return ErrorBody(code=error.code, message="", rule=error.rule, args=dict(error.figures))
