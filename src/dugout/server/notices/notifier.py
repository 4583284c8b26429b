"""Hands a notification to everybody concerned: by push, by mail, and in a list that waits in the page."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence, Set
from typing import Final

from dugout.server.notices.quiet import plan
from dugout.server.store.inbox import InboxStore
from dugout.server.store.outbox import Notice, OutboxStore, Plan
from dugout.server.wire.notices import NoticeSettings

KINDS: Final = {
    "turn": ("turn",),
    "over": ("turn",),
    "waiting": ("waiting", "turn"),
    "ready": ("waiting",),
    "due": ("due",),
    "offer": ("offer",),
}
"""By event the switches of which one must be on; all other events are news of a league."""
LEAGUE: Final = ("league",)
MOST_SEEN: Final = 10_000


def of_match(match: str) -> str:
    return f"match:{match}"


def of_fixture(competition: str, fixture: str) -> str:
    return f"fixture:{competition}:{fixture}"


def of_league(competition: str) -> str:
    return f"league:{competition}"


class Notifier:
    """Puts notices out, and remembers which ones are seen or done until they are taken back."""

    def __init__(self, outbox: OutboxStore, inbox: InboxStore, now: Callable[[], int]) -> None:
        self._outbox = outbox
        self._inbox = inbox
        self._now = now
        self._seen: set[tuple[str, str]] = set()
        self._settling = asyncio.Lock()

    async def notify(self, notices: Sequence[Notice], *, urgent: bool = False) -> int:
        """Send people what they want to know, when they want it; how many ways it goes."""
        if not notices:
            return 0
        await self._settle({(one.person, one.topic) for one in notices})  # what there was, not what comes now
        if news := [one for one in notices if not one.topic.startswith(of_match(""))]:
            await self._inbox.put(news, self._now())  # a match already shows whose turn it is
        choices = await self._outbox.choices({one.person for one in notices})
        wanted = [
            one for one in notices if one.person in choices and is_wanted(choices[one.person], one.event)
        ]
        now = self._now()
        plans = {person: plan(chosen, now, urgent=urgent) for person, chosen in choices.items()}
        return await self._outbox.put(wanted, plans, now) if wanted else 0

    async def notify_at_once(self, notice: Notice) -> int:
        """A test: whatever the switches and the hour."""
        now = self._now()
        return await self._outbox.put([notice], {notice.person: Plan(now, now)}, now)

    def seen(self, person: str, topic: str) -> None:
        """Somebody has looked at it, or done what was asked: the notice is no longer needed."""
        if len(self._seen) < MOST_SEEN:
            self._seen.add((person, topic))

    async def settle(self) -> None:
        """Take back what is settled; called again and again."""
        await self._settle(self._seen)

    async def _settle(self, among: Set[tuple[str, str]]) -> None:
        """Take back what is settled of these; what is put out after this stays, also if others have begun before."""
        async with self._settling:
            if done := self._seen & among:
                self._seen = self._seen - done
                await self._outbox.settle(done, self._now())


def is_wanted(chosen: NoticeSettings, event: str) -> bool:
    return any(kind in chosen.kinds for kind in KINDS.get(event, LEAGUE))
