"""CH-25: the minute that pages and reports tell by events is the minute of the rules.

A page folds events into a minute (`client/src/games/champions/parts/clock.ts`). Its test reads the file that is
compared here with golden replays: what moves the clock, event by event, and what it shows after each answer.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from dugout.core.record import replay
from dugout.core.values import Setup
from dugout.games.champions.rules import clock
from dugout.games.registry import game
from dugout.i18n import LANGUAGES, render
from tests.report.matches import facts, record

TOLD = Path(__file__).resolve().parents[2] / "client/src/games/champions/parts/clock.json"
REPLAYS = ("golden-goal", "rolls-extra-time")


def told(name: str) -> dict[str, Any]:
    """The options of a match and, for each answer with news, its events (code, rule, face, minute) and the clock."""
    rules, match = game("champions"), record("champions", name)
    rows: list[Any] = []
    for state, events in replay(rules, match):
        told = []
        for event in events:
            args = dict(zip(map(_bare, rules.event_fields(event.code)), event.args, strict=True))
            told.append([event.code, event.rule, args.get("face", 0), args.get("minute", 0)])
        if told:
            rows.append([clock.minute(state), told])
    return {"options": match.setup.options, "answers": rows}


def _bare(field: str) -> str:
    return field.split(":")[0]


def test_what_the_page_folds_is_what_the_rules_count() -> None:
    assert json.loads(TOLD.read_text()) == {name: told(name) for name in REPLAYS}


def test_a_report_dates_a_goal_by_the_last_minute_that_was_told() -> None:
    rules = game("champions")
    for name in (*REPLAYS, "goals"):
        minute, goals = 0, []
        for state, events in replay(rules, record("champions", name)):
            for event in events:
                if event.code == "ch.clock":
                    minute = event.args[0]
                elif event.code == "ch.goal":
                    goals.append(minute)
            if record("champions", name).setup.options.get("clock") == "rolls":
                minute = clock.minute(state)
        dated = [mark.when.clock for mark in facts("champions", name).marks if mark.kind == "goal"]
        assert dated == goals, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_short_match_says_at_which_minute_it_starts(language: str) -> None:
    rules = game("champions")
    state = rules.new(Setup(2, rules.short().options, rules.version))
    said = re.findall(r"\d+", render("game-champions.short", {}, language))
    assert said == [str(rules.view(state, 0).minute)]
