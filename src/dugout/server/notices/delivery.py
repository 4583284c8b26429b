"""Delivers what is due, from the database, so that a restart loses nothing and of many servers one sends it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec
import structlog

from dugout.server.access import outward
from dugout.server.clocks.wall import WallClock
from dugout.server.notices import mail, words
from dugout.server.notices.keys import Keys
from dugout.server.notices.mail import Mailer
from dugout.server.notices.notifier import Notifier
from dugout.server.notices.push import Outcome, push
from dugout.server.ops import background, metrics
from dugout.server.store.outbox import GONE, MAIL, Delivery
from dugout.server.store.reach import Device
from dugout.server.store.store import Store
from dugout.server.wire.notices import NoticeSettings

TASK: Final = "notices"
WAITS: Final = (10, 60, 600, 3600, 3 * 3600)
"""Seconds before each further try."""
AT_ONCE: Final = 20
POLL: Final = 1.0
SWEEP_EVERY: Final = 600
"""After how many polls old notices and signed-out devices are forgotten."""
OLDEST: Final = 24 * 3600 * 1000
"""Milliseconds after which a notice that could not be sent is not worth sending, beyond its quiet hours."""
log = structlog.get_logger()


class NoticeSender(background.Periodic):
    """Sends pushes and mails; an item that fails hinders no other."""

    def __init__(
        self,
        store: Store,
        clock: WallClock,
        keys: Keys,
        mailer: Mailer,
        notifier: Notifier,
        inside: tuple[str, ...],
        looks: Callable[[str, str], Awaitable[bool]],
    ) -> None:
        """`looks`: whether somebody is at the match that a topic is about."""
        self._store = store
        self._outbox, self._reach = store.outbox, store.reach
        self._clock = clock
        self._keys = keys
        self._mailer = mailer
        self._notifier = notifier
        self._inside = inside
        self._looks = looks
        self._turns = 0
        super().__init__(TASK, lambda: POLL)

    async def round(self) -> None:
        """Take back what is settled, and deliver once everything that is due."""
        await self._notifier.settle()
        due = await self._outbox.due(self._clock.now(), AT_ONCE)
        await asyncio.gather(*(self._deliver(delivery) for delivery in due))
        self._turns += 1
        if self._turns % SWEEP_EVERY == 1:
            await self._outbox.sweep(self._clock.now())
            await self._reach.forget_signed_out()

    async def _deliver(self, delivery: Delivery) -> None:
        with background.guarded(TASK, delivery=delivery.id):
            wait = WAITS[min(delivery.tries, len(WAITS) - 1)]
            if await self._outbox.claim(delivery, self._clock.now() + 1000 * wait):
                way = "mail" if delivery.slot.startswith(MAIL) else "push"
                outcome, longer = await self._try(delivery, way)
                await self._book(delivery, way, outcome, longer)

    async def _try(self, delivery: Delivery, way: str) -> tuple[Outcome, int]:
        chosen = await self._reach.settings(delivery.person) or NoticeSettings()
        try:
            if delivery.event != GONE and await self._looks(delivery.person, delivery.topic):
                self._notifier.seen(delivery.person, delivery.topic)  # came back, or a worker did not know
                return Outcome.LATER, 0
            if way == "mail":
                return await self._mail(delivery, chosen)
            device = await self._device(delivery)
            if device is None:
                return Outcome.REFUSED, 0
            return await push(delivery, device, chosen.zone, self._keys, self._inside)
        except (*outward.FAILURES, *mail.FAILURES) as error:
            log.info("notice.failed", way=way, delivery=delivery.id, error=type(error).__name__)
            return Outcome.LATER, 0
        except (ValueError, msgspec.MsgspecError) as error:  # it will never do
            background.failed(TASK, error, delivery=delivery.id)
            return Outcome.REFUSED, 0

    async def _device(self, delivery: Delivery) -> Device | None:
        """The device, while somebody is signed in there."""
        own = await self._reach.devices(delivery.person)
        return next((device for device in own if device.id == delivery.slot), None)

    async def _mail(self, delivery: Delivery, chosen: NoticeSettings) -> tuple[Outcome, int]:
        to = await self._reach.address(delivery.person)
        if to is None or to.confirmed is None or not self._mailer.offered:
            return Outcome.REFUSED, 0
        note = words.note(delivery.event, words.read(delivery.body), chosen.language, chosen.zone)
        await self._mailer.send(delivery.person, to.address, note, chosen.language)
        return Outcome.SENT, 0

    async def _book(self, delivery: Delivery, way: str, outcome: Outcome, longer: int) -> None:
        """What becomes of a delivery after a try."""
        metrics.notices.labels(way, outcome.value).inc()
        last = delivery.tries >= len(WAITS) or self._clock.now() - delivery.at > 2 * OLDEST
        if outcome is Outcome.SENT:
            await self._outbox.delivered(delivery)
            if way == "push":
                await self._reach.change_device(delivery.person, delivery.slot, reached=self._clock.now())
        elif outcome is Outcome.DEAD:
            log.info("device.gone", device=delivery.slot[:8])
            await self._reach.forget_device(delivery.slot)
        elif outcome is Outcome.REFUSED or last:
            log.warning("notice.given-up", way=way, delivery=delivery.id, outcome=outcome.value)
            await self._outbox.drop(delivery)
        elif longer:
            await self._outbox.put_off(delivery, self._clock.now() + 1000 * longer)
