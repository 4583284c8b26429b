"""Golden matches as the report tests use them: each read once."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from dugout.core.record import record_from_json
from dugout.core.values import Record
from dugout.report.facts import Facts
from dugout.report.match import Match
from dugout.report.model import Report
from dugout.report.names import names_of
from dugout.report.words import Words
from dugout.report.writing import collect, write

GOLDEN = Path(__file__).parents[1] / "replays"
SHOWN = (
    ("champions", "goals"),
    ("champions", "hands"),
    ("champions", "random-shoot-out"),
    ("counter-attack", "draft-core"),
    ("counter-attack", "extra-time-shootout"),
    ("toto", "single-winner"),
    ("toto", "full-table"),
)


@cache
def record(game: str, name: str) -> Record:
    return record_from_json(json.loads((GOLDEN / game / f"{name}.json").read_text())["record"])


@cache
def facts(game: str, name: str) -> Facts:
    return collect(record(game, name))


@cache
def report(game: str, name: str, language: str = "en") -> Report:
    return write(facts(game, name), names_of(record(game, name), language), language)


def match(game: str, name: str) -> Match:
    return Match(facts(game, name), Words("en", names_of(record(game, name), "en")))
