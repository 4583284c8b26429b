"""Who watches a match: sockets grouped by what they may see, each told only what is new to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from dugout.server import viewer as viewers
from dugout.server.viewer import Viewer

if TYPE_CHECKING:
    from dugout.server.room import Room


class Listener(Protocol):
    """A connection. `post` never waits; a listener that is too slow cuts itself off."""

    viewer: Viewer

    def post(self, message: bytes) -> None: ...


class Channel:
    """All listeners with the same seats. `shown` is what they saw last, without the time of day."""

    def __init__(self) -> None:
        self.listeners: set[Listener] = set()
        self.last = 0
        self.shown = b""


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
            standing = viewers.standing(self._room, listener.viewer)
            channel.last = self._room.history.last(listener.viewer.mask)
            channel.shown = viewers.essence(self._room, standing)
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
        for viewer, channel in self._channels.items():
            standing = viewers.standing(self._room, viewer)
            shown = viewers.essence(self._room, standing)
            last = self._room.history.last(viewer.mask)
            if last == channel.last and shown == channel.shown:
                continue
            message = viewers.update(self._room, viewer, standing, channel.last)
            channel.last, channel.shown = last, shown
            self._post(channel, message)

    def tell_presence(self) -> None:
        """Send who is there, if that has changed."""
        message = viewers.presence(self._room)
        if message != self._presence:
            self._presence = message
            self.send(message)

    def send(self, message: bytes) -> None:
        """The same to all."""
        for channel in self._channels.values():
            self._post(channel, message)

    @staticmethod
    def _post(channel: Channel, message: bytes) -> None:
        for listener in list(channel.listeners):
            listener.post(message)
