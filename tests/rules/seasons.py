"""Cases of the competition rules: a call with what it gives, or a season told command by command.

    - rule: CO-2.2
      name: four entrants
      call: schedule.round_robin
      with: [4]
      gives: [[1, 1, 4], [1, 2, 3]]

    - rule: CO-6.2
      name: more points come first
      season: {game: champions, format: league1, entrants: 3}
      tell:
        - play: {L1.1: 2-1}
      expect: {ranking: [A, B, C]}

Entrants are called A, B, C … with the numbers 1, 2, 3 … (and lots in that order, unless `lots` says otherwise).
`tell` is explained at `Teller`; `expect` at `check`. `raises` instead of `gives` or `expect` names a refusal.
"""

from __future__ import annotations

import importlib
import string
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml

from dugout.competition import commands as said
from dugout.competition import market, sessions, squads, stages, story
from dugout.competition.commands import Command
from dugout.competition.config import Config, Refused, checked
from dugout.competition.match_setup import setup_of
from dugout.competition.reports import Report
from dugout.competition.results import results
from dugout.competition.season import BEGUN, SQUADS, Season
from tests.rules.cases import Case, fill

FOLDER = Path(__file__).parent / "competition"
KEYS = {"rule", "rules", "name", "each", "call", "with", "gives", "raises", "season", "tell", "expect"}
LETTERS = string.ascii_uppercase + string.ascii_lowercase


def all_season_cases() -> list[Case]:
    """Every case of the folder."""
    return [case for file in sorted(FOLDER.glob("*.yaml")) for case in load(file)]


def load(file: Path) -> Iterator[Case]:
    for body in yaml.safe_load(file.read_text(encoding="utf-8")) or []:
        unknown = set(body) - KEYS
        assert not unknown, f"{file.name}: unknown keys {sorted(unknown)} in {body.get('name')!r}"
        assert "name" in body and ("rule" in body) != ("rules" in body), f"{file.name}: name and rule(s)"
        for row in body.get("each", [{}]):
            filled = {key: fill(value, row) for key, value in body.items() if key != "each"}
            yield Case("competition", file, filled, f"{filled['name']} {row}" if row else filled["name"])


def run(case: Case) -> None:
    body = case.body
    if "raises" in body:
        with pytest.raises(Refused) as caught:
            _act(body)
        refusal = caught.value.refusal
        wanted = body["raises"]
        found = {"code": refusal.code, "rule": refusal.rule, **refusal.args}
        assert {key: found.get(key) for key in wanted} == wanted
        return
    outcome = _act(body)
    if "call" in body:
        assert plain(outcome) == plain(body["gives"])
    else:
        check(outcome, body["expect"])


def _act(body: dict[str, Any]) -> Any:
    if "call" in body:
        module, _, name = body["call"].partition(".")
        function = getattr(importlib.import_module(f"dugout.competition.{module}"), name)
        return function(*[_argument(value) for value in body["with"]])
    teller = Teller(dict(body["season"]))
    for step in body.get("tell", []):
        for word, value in step.items():
            getattr(teller, word.replace("-", "_"))(value)
    # the log alone tells the same story
    again = story.replay(teller.config, [said.read(said.write(command)) for command in teller.log])
    assert again.fixtures == teller.season.fixtures
    assert again.ranking == teller.season.ranking
    assert again.entrants == teller.season.entrants
    return teller.season


def _argument(value: Any) -> Any:
    """`{config: …}` and `{report: …}` become what they say."""
    if isinstance(value, dict) and set(value) == {"config"}:
        return msgspec.convert(value["config"], Config)
    if isinstance(value, dict) and set(value) == {"report"}:
        return report(value["report"])
    return value


def plain(value: Any) -> Any:
    """Tuples as lists, keys as texts, structures as dicts: what YAML can say."""
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    if isinstance(value, dict):
        return {str(key): plain(item) for key, item in value.items()}
    return value


def report(text: Any) -> Report:
    """`2-1`, `1-1 / 2-1 ET`, `1-1 / 1-1 PEN 4-3`, `3-0 short away`, or a dict of the fields of a report with `score`."""
    if isinstance(text, dict):
        base = report(text["score"])
        cards = tuple({str(man): code for man, code in side.items()} for side in text.get("cards", ({}, {})))
        hurt = tuple(
            {str(man): str(code) for man, code in side.items()} for side in text.get("injuries", ({}, {}))
        )
        return msgspec.structs.replace(base, cards=cards, injuries=hurt)
    words = str(text).split()
    pairs = [_score(word) for word in words if "-" in word]
    if "short" in words:
        loser = ("home", "away").index(words[-1])
        return Report(pairs[0], pairs[0], "FORFEIT", loser=loser, short=True)
    decided = next((word for word in words if word in ("ET", "PEN")), "90")
    goals = pairs[1] if len(pairs) > 1 else pairs[0]
    return Report(pairs[0], goals, decided, pairs[2] if len(pairs) > 2 else None)


def _score(text: str) -> tuple[int, int]:
    home, _, away = text.partition("-")
    return int(home), int(away)


class Teller:
    """Tells a season. Each method is a word of `tell`:

    `play: {fixture: report, …}` both sides get ready and the report arrives; `rolls: [..]` beside `score` in a dict
    `ready: {fixture: [A, B]}` · `unready: {fixture: [A]}` · `finish: {fixture: report}` (a match that has begun)
    `deadline: 3` (a part), `deadline: window`, `deadline: squads`, or a dict with `part`, `open`, `rolls`
    `withdraw: A` (or a dict with `entrant`, `open`, `rolls`) · `strike: fixture` · `replace: {fixture: report}`
    `pick: 12` (whoever's turn it is) · `draft: all` (everybody takes the best open card)
    `list: {A: [[buy, release], …]}` · `session: {S1.1: {rounds: 5, cash: [..], right: [..], leads: [..], bests: [..]}}`
    """

    def __init__(self, about: dict[str, Any]) -> None:
        count = about.pop("entrants")
        lots = about.pop("lots", None)
        self.config = msgspec.convert(about, Config)
        self.log: list[Command] = []
        self.season = Season(checked(self.config))
        names = list(LETTERS[:count])
        for name in names:
            self.say(said.Join(name, name, "", f"Team {name}"))
        self.say(said.Close(_seed(self.config, names, lots), names))

    def say(self, command: Command) -> None:
        self.season = story.tell(self.config, self.log, command)
        self.log.append(command)

    def play(self, matches: dict[str, Any]) -> None:
        for fixture, text in matches.items():
            for number in self.season.fixtures[fixture].sides:
                if self.season.fixtures[fixture].status != BEGUN:
                    self.say(said.Ready(self.season.entrant(number).id, fixture))
            self.finish({fixture: text})

    def ready(self, sides: dict[str, list[str]]) -> None:
        for fixture, names in sides.items():
            for name in names:
                self.say(said.Ready(name, fixture))

    def unready(self, sides: dict[str, list[str]]) -> None:
        for fixture, names in sides.items():
            for name in names:
                self.say(said.Ready(name, fixture, ready=False))

    def finish(self, matches: dict[str, Any]) -> None:
        for fixture, text in matches.items():
            rolls = text.get("rolls", []) if isinstance(text, dict) else []
            self.say(said.Finish(fixture, report(text), rolls, "2026-01-01", f"match-{fixture}"))

    def session(self, tables: dict[str, Any]) -> None:
        for fixture, figures in tables.items():
            for number in self.season.fixtures[fixture].sides:
                if self.season.fixtures[fixture].status != BEGUN:
                    self.say(said.Ready(self.season.entrant(number).id, fixture))
            self.say(said.Session(fixture, **figures, match=f"match-{fixture}"))

    def deadline(self, about: Any) -> None:
        if about in (said.WINDOW, said.SQUADS):
            self.say(said.Deadline(about))
            return
        about = about if isinstance(about, dict) else {"part": about}
        self.say(msgspec.convert({"what": "part", "do": "deadline", **about}, said.Deadline))

    def withdraw(self, about: Any) -> None:
        about = about if isinstance(about, dict) else {"entrant": about}
        self.say(msgspec.convert({"do": "withdraw", **about}, said.Withdraw))

    def strike(self, fixture: str) -> None:
        self.say(said.Strike(fixture))

    def replace(self, matches: dict[str, Any]) -> None:
        for fixture, text in matches.items():
            rolls = text.get("rolls", []) if isinstance(text, dict) else []
            self.say(said.Strike(fixture, report(text), rolls))

    def pick(self, card: int) -> None:
        self.say(said.Pick(self.season.entrant(squads.to_pick(self.season)).id, card))

    def draft(self, _: str) -> None:
        while self.season.phase == SQUADS:
            self.pick(squads.best_open_card(self.season))

    def list(self, lists: dict[str, Any]) -> None:
        for name, requests in lists.items():
            self.say(said.HandIn(name, [tuple(request) for request in requests]))


def _seed(config: Config, names: list[str], lots: list[str] | None) -> str:
    """A seed that gives these lots (in number order unless told): cases should not depend on luck."""
    wanted = [names.index(name) + 1 for name in lots] if lots else None
    if wanted is None or len(names) > 6:
        return "case"
    for attempt in range(100_000):
        season = Season(config)
        log: list[Command] = [said.Join(name, name, "", f"Team {name}") for name in names]
        for command in log:
            story.apply(season, command)
        story.apply(season, said.Close(str(attempt), names))
        if sorted(season.lots, key=lambda number: season.lots[number]) == wanted:
            return str(attempt)
    raise AssertionError("no seed gives these lots")


def check(s: Season, expect: dict[str, Any]) -> None:
    """Each key of `expect` is looked up in the season."""
    for key, wanted in expect.items():
        assert plain(_look(s, key, wanted)) == plain(wanted), key


def _look(s: Season, key: str, wanted: Any) -> Any:
    names = {entrant.number: entrant.name for entrant in s.entrants}
    if key == "phase":
        return s.phase
    if key == "ranking":
        return [names[number] for number in s.ranking]
    if key == "standings":
        return [names[number] for number in sessions.standings(s)]
    if key == "table":
        return [names[row.number] for row in stages.table(s)]
    if key == "tables":
        return {group: [names[row.number] for row in stages.table(s, group)] for group in wanted}
    if key == "rows":
        rows = {names[row.number]: row for row in stages.table(s)}
        return {
            name: {field: getattr(rows[name], field) for field in fields} for name, fields in wanted.items()
        }
    if key == "status":
        return {fixture: s.fixtures[fixture].status for fixture in wanted}
    if key == "sides":
        return {
            fixture: [names[number] for number in s.fixtures[fixture].sides]
            if fixture in s.fixtures
            else None
            for fixture in wanted
        }
    if key == "results":
        found = {row.fixture: row.text for row in results(s)}
        return {fixture: found.get(fixture) for fixture in wanted}
    if key == "men":
        return {name: _men(s, name, men) for name, men in wanted.items()}
    if key == "absent":
        return {name: squads.absent(s, s.entrant(s.number(name))) for name in wanted}
    if key == "out":
        return [entrant.name for entrant in s.entrants if entrant.out]
    if key == "options":
        return {
            fixture: {name: setup_of(s, s.fixtures[fixture]).options.get(name) for name in options}
            for fixture, options in wanted.items()
        }
    if key == "balance":
        return {name: market.balance(s, s.number(name)) for name in wanted}
    if key == "called_up":
        return {fixture: [list(side) for side in s.fixtures[fixture].called_up] for fixture in wanted}
    if key == "counted":
        return {name: s.entrant(s.number(name)).counted for name in wanted}
    raise AssertionError(f"expect does not know {key!r}")


def _men(s: Season, name: str, men: dict[Any, dict[str, int]]) -> dict[str, dict[str, int]]:
    records = s.entrant(s.number(name)).men
    return {
        str(man): {field: records.get(str(man), {}).get(field, 0) for field in fields}
        for man, fields in men.items()
    }
