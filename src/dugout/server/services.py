"""What every part of the server uses, as one value: settings, clock, store, bus, games, thinkers, state of
the database.

Thinkers and the watcher of a lost database are above the matches in the import order, so they are Protocols here.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from dugout.core.ids import Choice, Seat
from dugout.core.rules import Rules
from dugout.referee.catalogue import Catalogue
from dugout.referee.errors import ApiError, StoreAway
from dugout.server.bus.base import Bus
from dugout.server.clocks.wall import WallClock
from dugout.server.settings import Settings
from dugout.server.store.store import Store


class Thinkers(Protocol):
    """Who computes for computer seats. `room` is a `match.room.Room`, `draft` a `match.draft.Draft`."""

    elsewhere: bool
    """Whether decisions are left to workers, who store the answers themselves."""

    def warm(self) -> None:
        """Be ready before the first question comes."""

    async def decide(self, room: Any, draft: Any, seat: Seat) -> Choice:
        """A legal answer for a seat in the position of the draft."""

    async def put(self, room: Any) -> bool:
        """Leave the open question of a room to workers; False where it has to be answered here."""


class Database(Protocol):
    """Who is notified when the database does not answer."""

    def lost(self, error: StoreAway) -> None:
        """Something could not be stored or read."""


@dataclass(frozen=True)
class Services:
    settings: Settings
    clock: WallClock
    store: Store
    bus: Bus
    games: Catalogue
    thinkers: Thinkers
    database: Database

    def rules(self, game: str) -> Rules[Any, Any]:
        """The rules of a game by its id; raises ApiError."""
        found = self.games.games.get(game)
        if found is None:
            raise ApiError("no-game", {"game": game[:40]})
        return found
