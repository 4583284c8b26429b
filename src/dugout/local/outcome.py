"""What a record comes to, in few signs: the same wherever Python runs."""

from __future__ import annotations

import hashlib
import json

import msgspec

from dugout.core.record import record_from_json, replay, state_hash
from dugout.games.registry import game


def outcome(text: str) -> str:
    """The hash of the last state, and that of all events, of a record as JSON; raises RecordError."""
    record = record_from_json(json.loads(text))
    rules = game(record.game)
    state, told = rules.new(record.setup), hashlib.sha256()
    for state, events in replay(rules, record):  # noqa: B007
        told.update(msgspec.json.encode(events))
    return f"{state_hash(rules, state)} {told.hexdigest()[:16]}"
