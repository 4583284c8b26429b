"""Over whole matches: a sentence about a man names him, and his team, in every language."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from dugout.cli.words import Narrator
from dugout.core.record import record_from_json, replay
from dugout.core.values import Event, Record
from dugout.games.registry import game
from dugout.i18n import LANGUAGES
from dugout.report.names import names_of

MATCHES = Path(__file__).parents[1] / "replays" / "champions"
PLAYED = ("lively", "red-card", "carried-off", "hands", "random-shoot-out", "rebound-and-corner", "stand-in")
SQUAD = 20
UNNAMED = frozenset({"ch.goal"})
"""The shirt stands beside the words."""


def read(name: str) -> Record:
    return record_from_json(json.loads((MATCHES / f"{name}.json").read_text())["record"])


def narrated(record: Record, language: str) -> list[tuple[Event, str]]:
    rules = game("champions")
    narrator = Narrator(rules, record, language)
    told: list[tuple[Event, str]] = []
    for state, events in replay(rules, record):
        narrator.read_names(state)
        told += narrator.add(events)
    return [*told, *narrator.remaining()]


@pytest.mark.slow
@pytest.mark.parametrize("name", PLAYED)
def test_a_sentence_names_the_men_of_its_event(name: str) -> None:
    rules = game("champions")
    record = read(name)
    for language in LANGUAGES:
        teams = names_of(record, language)
        wrong: list[str] = []
        for event, sentence in narrated(record, language):
            fields = zip(rules.event_fields(event.code), event.args, strict=True)
            men = [value for field, value in fields if field.endswith(":piece") and value >= 0]
            for man in men if event.code not in UNNAMED else ():
                team, shirt = divmod(man, SQUAD)
                if not re.search(rf"#{shirt + 1}\b", sentence) or teams[team] not in sentence:
                    wrong.append(f"{event.code} {team} #{shirt + 1}: {sentence}")
        assert wrong == []
