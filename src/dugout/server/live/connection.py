"""One WebSocket session: hello, answers and chat in; snapshots, events and errors out."""

from __future__ import annotations

import asyncio
from typing import Any, Final, NamedTuple

import structlog
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from dugout.referee import updates
from dugout.referee.errors import ApiError, Damaged, StoreAway, too_many_requests
from dugout.referee.inputs import clean_text, token_hash
from dugout.referee.tokens import check_seat
from dugout.referee.view import Viewer
from dugout.referee.wire.socket import (
    Answered,
    AnswerIn,
    ChatIn,
    ErrorOut,
    Hello,
    Incoming,
    Pong,
    decode,
    encode,
)
from dugout.server.access.limits import Buckets
from dugout.server.access.session import address_of, session_of, who
from dugout.server.access.tokens import seen_by
from dugout.server.access.words import error_body, language_of
from dugout.server.live.audience import Audience, Audiences
from dugout.server.live.socket import transport_of
from dugout.server.live.status import Status
from dugout.server.match import judge, seats
from dugout.server.match.room import Owner, Room
from dugout.server.match.rooms import Rooms
from dugout.server.ops import background
from dugout.server.settings import LARGEST_MESSAGE

HELLO_SECONDS: Final = 20.0
REFUSED: Final = 4400
COME_BACK: Final = 1012

log = structlog.get_logger()


class Live(NamedTuple):
    """What sockets need apart from the matches."""

    audiences: Audiences
    status: Status


class Connection:
    """A listener of one room."""

    def __init__(self, socket: WebSocket[Any, Any, Any], rooms: Rooms, live: Live, limits: Buckets) -> None:
        self.viewer = Viewer()
        self.person: str | None = None
        self.session: str | None = None
        self._socket = socket
        self._rooms = rooms
        self._live = live
        self._limits = limits
        self._language = language_of(socket)
        self._transport = transport_of(socket)
        self._room: Room | None = None
        self._audience: Audience | None = None
        self._key = ""
        self._disconnected = False
        self._closing: set[asyncio.Task[None]] = set()
        self.post = self._transport.post

    async def run(self, match: str) -> None:
        """Live until the other side goes or is refused. Nothing cancels an answer that is being stored."""
        try:
            await self._read(match)
        finally:
            self._leave()
            await self._transport.end()

    async def _read(self, match: str) -> None:
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                first = self._read_message(await self._transport.next_text())
                if not isinstance(first, Hello):
                    raise ApiError("malformed", {"detail": "hello"})
                await self._enter(match, first)
        except (ApiError, StoreAway, Damaged) as error:
            self._refuse(_as_api_error(error))
            return
        except TimeoutError:
            self._refuse(ApiError("malformed", {"detail": "hello"}))
            return
        while True:
            action: str | None = None
            try:
                text = await self._transport.next_text()
                if self._disconnected:
                    continue
                message = self._read_message(text)
                if isinstance(message, AnswerIn):  # here, because nothing else comes by the thousand
                    action, room = message.action, self._entered
                    check_seat(self.viewer, message.seat)
                    await judge.answer(
                        room, message.seat, message.question, action, message.answer, message.edition
                    )
                    last = room.history.last(self.viewer.mask)
                    self.post(encode(Answered(action=action, last=last)))
                else:
                    await self._handle(message)
            except (ApiError, StoreAway, Damaged) as error:
                self._refuse(_as_api_error(error), action)
            except WebSocketDisconnect:
                raise
            except Exception as error:  # a bug of ours is reported and logged, and the socket stays open
                log.error("message.failed", error=repr(error), exc_info=error)
                self._refuse(ApiError("internal"), action)

    def _read_message(self, text: str) -> Incoming:
        """What a text says; raises ApiError for one that is no message."""
        # a character takes four bytes at most: only long texts have to be counted
        if len(text) > LARGEST_MESSAGE // 4 and len(text.encode("utf-8", "surrogatepass")) > LARGEST_MESSAGE:
            raise ApiError("too-large")
        if wait := self._limits.take(self._key or f"address:{address_of(self._socket)}"):
            raise too_many_requests(wait)
        return decode(text)

    async def _enter(self, match: str, hello: Hello) -> None:
        room = await self._rooms.get(match)
        viewer = await seen_by(self._socket, room, hello.seats)
        sitting = any(row.person for row in room.match.seats)
        person = await who(self._socket) if sitting else None
        after = updates.seen_before(room, hello)
        if 0 <= after < room.history.first(viewer.mask):
            await room.load_history()
        self._leave()
        self._room, self.viewer, self.person = room, viewer, person.id if person else None
        self.session = token_hash(session_of(self._socket) or "") if person else None
        if viewer.seats and room.maker is None:
            address = address_of(self._socket)
            room.maker = Owner(address, self.person or address)
        self._key = f"seat:{match}:{viewer.seats}" if viewer.seats else ""
        # no waiting between the snapshot and joining: nothing may happen unseen in between
        self.post(updates.greeting(room, viewer, after))
        if not self._live.status.up:
            self.post(self._live.status.message)
        self._audience = self._live.audiences.of(room)
        self._audience.join(self)
        room.presence_changed()

    @property
    def _entered(self) -> Room:
        """Where it is, once it has said hello."""
        assert self._room is not None
        return self._room

    async def _handle(self, message: Incoming) -> None:
        """Anything but an answer."""
        if isinstance(message, Hello):
            await self._enter(self._entered.id, message)
        elif isinstance(message, ChatIn):
            check_seat(self.viewer, message.seat)
            await seats.say(self._entered, message.seat, clean_text(message.text))
        else:
            self.post(encode(Pong()))

    def _leave(self) -> None:
        if self._audience is not None:
            self._audience.leave(self)

    def disconnect(self, error: ApiError | None = None) -> None:
        """Say why, receive nothing more, and close; without an error the other side may come back as whoever
        it is now."""
        if error is not None:
            self._refuse(error)
        self._leave()
        closing = self._socket.close(code=REFUSED if error else COME_BACK)
        background.once("sockets", closing, self._closing)
        self._disconnected = True

    def _refuse(self, error: ApiError, action: str | None = None) -> None:
        self.post(encode(ErrorOut(error=error_body(error, self._language), action=action)))


def _as_api_error(error: ApiError | StoreAway | Damaged) -> ApiError:
    if isinstance(error, ApiError):
        return error
    return ApiError("database-away" if isinstance(error, StoreAway) else "damaged")
