"""All matches of a page: made, opened, followed over lines, asked by requests as a server is asked."""

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
    """Every game of this program, loaded when it is first played: a page plays one of them."""

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
"""Milliseconds between two tries to make a match go on."""
LOST: Final = ""
"""Sent instead of a message: the line is broken, and its holder says hello again."""


class Page:
    """What a worker of the page talks to."""

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
        """Make a match for the people at this device, or one that has `begun` elsewhere; raises ApiError."""
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
        """Open a new match and keep it; one that is here already stays as it is. Raises ApiError."""
        try:
            match, row = opened(self.outside, self.games, kept), kept.row
        except Damaged:
            raise ApiError("damaged") from None
        first = msgspec.json.encode(Change(row, kept.deadline, 0, kept.answers, kept.actions)).decode()
        self.matches[row.id] = match
        try:
            await self.outside.store(row.id, -1, row.revision, first)
        except Exception as error:
            del self.matches[row.id]
            if CONFLICT in str(error):
                return await self.get(row.id)
            raise ApiError("not-kept") from None
        return match

    async def get(self, match: str) -> LocalMatch:
        """A match of this page, opened if it is not; raises ApiError."""
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
                self.matches[match] = found
                found.plan()
            return found

    async def wake(self, match: str) -> None:
        """The time has come that a match asked for."""
        try:
            await (await self.get(match)).wake()
        except Conflict:
            self.forget(match)
        except ApiError as error:
            if error.code == NOT_KEPT:  # a full disk may have room again; what is damaged stays so
                self._try_again(match, error.code)
        except Exception:
            traceback.print_exc()
            self._try_again(match, WENT_WRONG)
        else:
            if self._failed.pop(match, 0) and not self._failed:
                self.outside.trouble("")

    def _try_again(self, match: str, code: str) -> None:
        """Nobody at the table could make it go on: say so, and wake it later."""
        failed = self._failed.get(match, 0)
        self._failed[match] = failed + 1
        self.outside.trouble(code)
        self.outside.wake(match, min(LONGEST_PAUSE, FIRST_PAUSE << failed))

    # lines

    def connect(self, match: str) -> int:
        """The number of a new line to a match."""
        line = next(self._lines)
        self._where[line] = match
        return line

    def disconnect(self, line: int) -> None:
        match = self.matches.get(self._where.pop(line, ""))
        if match is not None:
            match.lines.pop(line, None)

    def forget(self, match: str) -> None:
        """Another tab plays it: reload it, and break the lines to it."""
        found = self.matches.pop(match, None)
        for line in list(found.lines) if found is not None else ():
            self._where.pop(line, None)
            self.outside.send(line, LOST)

    async def receive(self, line: int, text: str) -> None:
        """A message of whoever holds the line."""
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
    """A refusal without its sentence: the page has the words, in the language that is spoken there."""
    return ErrorBody(code=error.code, message="", rule=error.rule, args=dict(error.figures))
