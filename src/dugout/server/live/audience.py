"""Who watches a match: sockets grouped by what they may see, each told only what is new to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from dugout.server.errors import ApiError
from dugout.server.live import view as viewers
from dugout.server.live.view import Viewer
from dugout.server.wire.socket import encode, encode_long

if TYPE_CHECKING:
    from dugout.server.match.room import Room


class Listener(Protocol):
    """A connection. `post` never waits; a listener that is too slow cuts itself off."""

    viewer: Viewer
    person: str | None
    session: str | None
    """The hash of the secret by which the person is known."""

    def post(self, message: bytes) -> None: ...
    def show_out(self, error: ApiError | None = None) -> None:
        """Its person is not welcome any more, or was known by a session that is over."""


class Channel:
    """All listeners with the same seats.

    `shown` is what they saw last, without the time of day, `settled` the parts of it that are told once, `due` the deadline.
    """

    def __init__(self) -> None:
        self.listeners: set[Listener] = set()
        self.last = 0
        self.shown = b""
        self.settled = b""
        self.due: int | None = None


class Audience:
    """The listeners of one room on this server."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._channels: dict[Viewer, Channel] = {}
        self._presence = b""

    @property
    def empty(self) -> bool:
        return not self._channels

    def online(self) -> set[int]:
        """The seats somebody is connected for, here or at another server."""
        here = {seat for viewer in self._channels for seat in viewer.seats}
        return here | self._room.rooms.presence.elsewhere(self._room.id)

    @property
    def mask(self) -> int:
        """The seats somebody is connected for here, as bits."""
        mask = 0
        for viewer in self._channels:
            mask |= viewer.mask
        return mask

    def join(self, listener: Listener) -> None:
        """From now on the listener hears of every change; it must just have been given a snapshot."""
        channel = self._channels.get(listener.viewer)
        if channel is None:
            channel = self._channels[listener.viewer] = Channel()
            channel.last = self._room.history.last(listener.viewer.mask)
            shared = viewers.Shared(self._room)
            channel.shown = encode(viewers.standing(self._room, listener.viewer, shared))
            channel.settled = shared.settled
            channel.due = self._room.due
        channel.listeners.add(listener)
        self._room.rooms.presence.changed(self._room.id)
        self.tell_presence()

    def leave(self, listener: Listener) -> None:
        channel = self._channels.get(listener.viewer)
        if channel is None:
            return
        channel.listeners.discard(listener)
        if not channel.listeners:
            del self._channels[listener.viewer]
        self._room.rooms.presence.changed(self._room.id)
        self.tell_presence()

    def tell(self) -> None:
        """Send every viewer what changed for it; silence where nothing did, so that silence tells nothing."""
        if not self._channels:
            return
        room, due = self._room, self._room.due
        shared = viewers.Shared(room)
        for viewer, channel in self._channels.items():
            shown = encode_long(viewers.standing(room, viewer, shared))
            last = room.history.last(viewer.mask)
            more = shared.settled != channel.settled
            if last == channel.last and due == channel.due and not more and shown == channel.shown:
                continue
            message = viewers.update(room, viewer, shared, shown, channel.last, with_settled=more)
            channel.last, channel.due, channel.shown = last, due, shown
            channel.settled = shared.settled
            self._post(channel, message)

    def tell_presence(self) -> None:
        """Send who is there, if that has changed."""
        message = viewers.presence(self._room)
        if message != self._presence:
            self._presence = message
            self.send(message)

    def listeners(self) -> list[Listener]:
        """Everybody, for what is not the same for all with the same seats."""
        return [listener for channel in self._channels.values() for listener in channel.listeners]

    def send(self, message: bytes) -> None:
        """The same to all."""
        for channel in self._channels.values():
            self._post(channel, message)

    @staticmethod
    def _post(channel: Channel, message: bytes) -> None:
        for listener in list(channel.listeners):
            listener.post(message)
