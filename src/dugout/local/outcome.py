"""The outcome of a record as short hashes: the same on every Python platform."""

from __future__ import annotations

import hashlib
import json

import msgspec

from dugout.core.record import record_from_json, replay, state_hash
from dugout.games.registry import game


def outcome(text: str) -> str:
    """For a record as JSON: the hash of its last state and the hash of all its events; raises RecordError."""
    record = record_from_json(json.loads(text))
    rules = game(record.game)
    state, told = rules.new(record.setup), hashlib.sha256()
    for state, events in replay(rules, record):  # noqa: B007
        told.update(msgspec.json.encode(events))
    return f"{state_hash(rules, state)} {told.hexdigest()[:16]}"
