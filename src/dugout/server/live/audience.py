"""Who watches a match: sockets grouped by what they may see, each sent only what is new to it."""

from __future__ import annotations

from typing import Protocol

from dugout.core.ids import Seat
from dugout.referee import view as viewers
from dugout.referee.errors import ApiError
from dugout.referee.updates import Known
from dugout.referee.view import Viewer
from dugout.server.bus.base import Bus
from dugout.server.live.presence import Presence
from dugout.server.match.room import Room
from dugout.server.ops import background
from dugout.server.store.people import PeopleStore


class Listener(Protocol):
    """A connection. `post` never waits; a listener that is too slow disconnects itself."""

    viewer: Viewer
    person: str | None
    session: str | None
    """The hash of the secret by which the person is known."""

    def post(self, message: bytes) -> None: ...
    def disconnect(self, error: ApiError | None = None) -> None:
        """Its person is not welcome any more, or was known by a session that is over."""


class Channel:
    """All listeners with the same seats, and what they know."""

    def __init__(self, known: Known) -> None:
        self.listeners: set[Listener] = set()
        self.known = known


class Audience:
    """The listeners of one room on this server."""

    def __init__(self, room: Room, presence: Presence) -> None:
        self._room = room
        self._here = presence
        self._channels: dict[Viewer, Channel] = {}
        self._presence = b""

    @property
    def empty(self) -> bool:
        return not self._channels

    def is_of(self, room: Room) -> bool:
        return self._room is room

    @property
    def seats(self) -> set[Seat]:
        """The seats somebody is connected for here."""
        return {seat for viewer in self._channels for seat in viewer.seats}

    @property
    def mask(self) -> int:
        """The seats somebody is connected for here, as bits."""
        mask = 0
        for viewer in self._channels:
            mask |= viewer.mask
        return mask

    def join(self, listener: Listener) -> None:
        """From now on the listener receives every change; it must just have been given a snapshot."""
        room, viewer = self._room, listener.viewer
        channel = self._channels.get(viewer)
        if channel is None:
            channel = self._channels[viewer] = Channel(Known(room, viewer))
        else:  # updates take all of them on from the same moment: the one of the snapshot
            self._send_update(channel, viewers.Shared(room))
        channel.listeners.add(listener)
        self._here.changed(self._room.id)
        self.publish_presence()

    def leave(self, listener: Listener) -> None:
        channel = self._channels.get(listener.viewer)
        if channel is None:
            return
        channel.listeners.discard(listener)
        if not channel.listeners:
            del self._channels[listener.viewer]
        self._here.changed(self._room.id)
        self.publish_presence()

    def publish(self) -> None:
        """Send each viewer its changes; one without changes gets no message, so that timing reveals nothing."""
        if not self._channels:
            return
        shared = viewers.Shared(self._room)
        for channel in self._channels.values():
            try:
                self._send_update(channel, shared)
            except Exception as error:  # of one group of viewers; the others receive theirs
                background.failed("audience", error, match=self._room.id)

    def _send_update(self, channel: Channel, shared: viewers.Shared) -> None:
        message = channel.known.update(self._room, shared)
        if message is not None:
            self._post(channel, message)

    def publish_presence(self) -> None:
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


class Audiences:
    """The audiences of all matches on this server, and who is connected at the others."""

    def __init__(self, bus: Bus) -> None:
        self._by_match: dict[str, Audience] = {}
        self.presence = Presence(bus, self._masks, self._lapsed)

    def of(self, room: Room) -> Audience:
        found = self._by_match.get(room.id)
        if found is None or not found.is_of(room):
            found = self._by_match[room.id] = Audience(room, self.presence)
        return found

    def online(self, match: str) -> set[Seat]:
        """The seats somebody is connected for, here or at another server."""
        found = self._by_match.get(match)
        return (found.seats if found else set()) | self.presence.elsewhere(match)

    def watched(self, match: str) -> bool:
        """Whether anybody is connected here."""
        return match in self._by_match and not self._by_match[match].empty

    def publish(self, room: Room) -> None:
        """Send every viewer of a match what changed for it."""
        if room.id in self._by_match:
            self.of(room).publish()

    def publish_presence(self, room: Room) -> None:
        """Send who is there, if that has changed."""
        if room.id in self._by_match:
            self.of(room).publish_presence()

    def send(self, message: bytes) -> None:
        """The same to everybody who is connected."""
        for audience in self._by_match.values():
            audience.send(message)

    def forget(self, match: str) -> None:
        """The match is not in memory any more; whoever watches it comes back to it as it is now."""
        audience = self._by_match.pop(match, None)
        for listener in audience.listeners() if audience is not None else ():
            listener.disconnect()

    async def disconnect_revoked(self, people: PeopleStore) -> None:
        """Whoever was banned, or whose session has ended, is disconnected where they are connected, too."""
        everybody = [each for audience in self._by_match.values() for each in audience.listeners()]
        listeners = [each for each in everybody if each.person]
        if not listeners:
            return
        banned = await people.banned({each.person for each in listeners if each.person})
        ended = await people.ended({each.session for each in listeners if each.session})
        for listener in listeners:
            if listener.person in banned:
                listener.disconnect(ApiError("banned"))
            elif listener.session in ended:
                listener.disconnect()

    def _masks(self) -> dict[str, int]:
        return {match: audience.mask for match, audience in self._by_match.items()}

    def _lapsed(self, match: str) -> None:
        if match in self._by_match:
            self._by_match[match].publish_presence()
