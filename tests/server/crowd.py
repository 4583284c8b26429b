"""Scripted people in many matches at once, and whether the server kept its promises to all of them."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Any

from dugout.loadtest import ledger
from dugout.loadtest.plan import Promise
from tests.server.harness import client, until
from tests.server.scripted import Scripted

LONG = 120.0
ONE_ROUND = {"mode": "live", "rounds": 1, "whistle_seconds": 30}
TWO_PEOPLE: list[dict[str, Any]] = [{"kind": "me", "name": "A"}, {"kind": "me", "name": "B"}]
A_COMPUTER = {"kind": "bot", "level": "random"}


@dataclass
class Crowd:
    """People who play until they are told to stop."""

    people: list[Scripted]
    tasks: list[asyncio.Task[None]] = field(default_factory=list)

    @property
    def matches(self) -> list[str]:
        return sorted({person.match for person in self.people})

    @property
    def acknowledged(self) -> int:
        return sum(len(person.acknowledged) for person in self.people)

    @property
    def unfinished(self) -> set[str]:
        return {person.match for person in self.people if not person.over}

    def promised(self, match: str) -> int:
        return sum(len(person.acknowledged) for person in self.people if person.match == match)

    async def play_on(self, more: int) -> None:
        """Until so many more answers have been acknowledged."""
        goal = self.acknowledged + more

        async def enough() -> bool:
            self._nobody_fell_over()
            return self.acknowledged >= goal or not self.unfinished

        await until(enough, LONG)

    async def all_go_on(self) -> None:
        """Until every match that was not over has gone on, or is over."""
        before = {match: self.promised(match) for match in self.unfinished}

        async def gone_on() -> bool:
            self._nobody_fell_over()
            over = {person.match for person in self.people if person.over}
            return all(match in over or self.promised(match) > count for match, count in before.items())

        await until(gone_on, LONG)

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def check(self, database: str) -> None:
        """Every promise is in the database exactly once, no answer is there for nobody, and everybody saw all
        events."""
        promises = [
            Promise(person.match, person.seat, action, text)
            for person in self.people
            for action, text in person.acknowledged.items()
        ]
        assert promises
        figures = ledger.check(database, self.matches, promises)
        assert figures == {"lost": 0, "doubled": 0, "gaps": 0}, f"{figures} of {len(promises)} promises"
        for person in self.people:
            assert person.events == list(range(1, len(person.events) + 1)), "none missed, none seen twice"

    def _nobody_fell_over(self) -> None:
        for task in self.tasks:
            if task.done() and not task.cancelled() and task.exception() is not None:
                task.result()


@contextlib.asynccontextmanager
async def crowd(
    url: str, matches: int, *seats: dict[str, Any], options: dict[str, Any] | None = None
) -> AsyncIterator[Crowd]:
    """So many matches of Toto at a server, all of them being played."""
    body = {"game": "toto", "options": options or ONE_ROUND, "seats": [*TWO_PEOPLE, *seats]}
    people: list[Scripted] = []
    async with client(seconds=LONG) as http:
        for made in await asyncio.gather(
            *(http.post(f"{url}/api/matches", json=body) for _ in range(matches))
        ):
            assert made.status_code == 201, made.text
            found = made.json()
            people += [
                Scripted(url, found["match"], seat["seat"], seat["token"])
                for seat in found["seats"]
                if seat["token"]
            ]
    gathered = Crowd(people)
    gathered.tasks = [asyncio.create_task(person.play()) for person in people]
    try:
        yield gathered
    finally:
        await gathered.stop()
