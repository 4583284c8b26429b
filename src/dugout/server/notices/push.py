"""One push message: encrypted, signed, and handed to the push service of a browser."""

from __future__ import annotations

import hashlib
from enum import Enum
from typing import Final
from urllib.parse import urlsplit

import msgspec

from dugout.i18n import render
from dugout.server.access import outward
from dugout.server.access.outward import Answer
from dugout.server.notices import words
from dugout.server.notices.keys import Keys
from dugout.server.notices.sealing import packed, sealed
from dugout.server.store.outbox import GONE, Delivery
from dugout.server.store.reach import Device

TTL: Final = 24 * 3600
"""Seconds that a push service keeps a message for a device that is off."""
AGAIN: Final = ("due", "test")
"""Events that ring even if something about the same is shown."""
LOUD: Final = ".push.apple.com"
"""A service that ends subscriptions to which messages come that show nothing: nothing is taken back there."""


class Outcome(Enum):
    SENT = "sent"
    LATER = "later"
    DEAD = "dead"
    REFUSED = "refused"


def payload(delivery: Delivery, device: Device, zone: str) -> bytes:
    """What the service worker of the page shows (client/public/push.js)."""
    tag = delivery.topic
    if delivery.event == GONE:
        return msgspec.json.encode({"gone": tag})
    body = words.read(delivery.body)
    note = words.note(delivery.event, body, device.language, zone)
    shown = {
        "tag": tag,
        "title": note.title[:200],
        "text": note.text[:600],
        "path": note.path,
        "again": delivery.event in AGAIN,
        "open": render("note-open", {}, device.language),
    }
    if body.match:
        shown |= {"match": body.match, "mute": render("note-mute", {}, device.language)}
    return msgspec.json.encode(shown)


def topic_header(topic: str) -> str:
    """A newer message replaces an older one with the same that still waits at the service (RFC 8030); it
    tells nothing."""
    return packed(hashlib.sha256(topic.encode()).digest())[:32]


async def push(
    delivery: Delivery, device: Device, zone: str, keys: Keys, inside: tuple[str, ...]
) -> tuple[Outcome, int]:
    """Send it, and say what became of it and how many seconds to wait; raises one of `outward.FAILURES`."""
    if delivery.event == GONE and (urlsplit(device.endpoint).hostname or "").endswith(LOUD):
        return Outcome.SENT, 0
    headers = {
        "Authorization": await keys.authorization(device.endpoint),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(TTL),
        "Topic": topic_header(device.id + delivery.topic),
        "Urgency": "low" if delivery.event == GONE else "high",
    }
    content = sealed(payload(delivery, device, zone), device.p256dh, device.auth)
    return outcome(await outward.post(device.endpoint, content, headers, inside))


def outcome(answer: Answer) -> tuple[Outcome, int]:
    if answer.is_success:
        return Outcome.SENT, 0
    if answer.status in (404, 410):
        return Outcome.DEAD, 0
    if answer.status == 429 or answer.status >= 500:
        return Outcome.LATER, answer.wait
    return Outcome.REFUSED, 0
