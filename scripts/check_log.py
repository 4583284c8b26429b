"""Plays matches between computers and looks through every line of their logs, in four languages.

    python scripts/check_log.py [MATCHES] [GAME …]      100 matches of every game by default

No line may have a coordinate that the board does not show, an index, a key or a term of the engine. Checked twice: as
`dugout replay` prints a match, and as the page tells it (`client/src/commentary/told.test.ts`, which reads the matches
from the folder named in VITE_LOGS).

    python scripts/check_log.py --fixtures               writes the matches that the client's own tests read
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import msgspec

from dugout.bots.contract import bot
from dugout.cli.words import Narrator
from dugout.core.dice import Roller
from dugout.core.playout import play_out
from dugout.core.values import Event, Record, Setup
from dugout.games.registry import GAMES, game
from dugout.i18n import LANGUAGES

ROOT: Final = Path(__file__).resolve().parent.parent
FIXTURES: Final = ROOT / "client" / "src" / "games"
NAMES: Final = ("Noor", "Sam", "Lotte", "Wim")
SETUPS: Final[dict[str, list[dict[str, Any]]]] = {
    "champions": [{"match": "decided"}, {"profile": "starter"}, {"match": "competition", "clock": "rolls"}],
    "counter-attack": [
        {"squads": "random", "rules": "advanced", "draw": "extra_time_then_shootout", "half_minutes": 15},
        {"squads": "draft", "half_minutes": 12},
        {"squads": "fixed", "rules": "core", "draw": "shootout", "half_minutes": 9},
    ],
    "toto": [{"rounds": 2}, {"rounds": 1}],
}
"""What is played, in turn: every rule has its sentences."""


TOLD: Final = {
    "champions": {"ch.goal", "ch.yellow", "ch.intercepted", "ch.caught"},
    "counter-attack": {"ca.goal", "ca.yellow", "ca.tackle-won"},
    "toto": {"to.whistle", "to.pass", "to.pot-taken"},
}
"""What must happen in the matches of the client's tests."""


@dataclass
class Played:
    """A match as one who sits on the first seat knew it."""

    game: str
    setup: Setup
    view: Any
    events: list[Event] = field(default_factory=list)
    lines: dict[str, list[str]] = field(default_factory=dict)
    """Its log by language, as `dugout replay` prints it."""


def played(name: str, number: int, level: str = "easy") -> Played:
    """Match `number` of a game: the same whenever it is played."""
    rules = game(name)
    setups = SETUPS.get(name, [{}])
    setup = Setup(4 if name == "toto" else 2, setups[number % len(setups)], rules.version)
    state = rules.new(setup)
    record = Record(name, setup, [], {"names": list(NAMES[: setup.seats])})
    narrators = {language: Narrator(rules, record, language) for language in LANGUAGES}
    match = Played(name, setup, None, lines={language: [] for language in LANGUAGES})

    def watch(_seat: int, _choice: int, events: list[Event]) -> None:
        match.events += [event for event in events if event.visible_to(1)]
        for language, narrator in narrators.items():
            narrator.read_names(state)
            match.lines[language] += [line for _, line in narrator.add(events)]

    players = [bot(name, level) for _ in range(setup.seats)]
    dice = Roller(f"log/{name}/{number}")
    play_out(rules, state, players, dice, [Roller(f"{seat}/{number}") for seat in range(setup.seats)], watch)
    for language, narrator in narrators.items():
        match.lines[language] += [line for _, line in narrator.remaining()]
    match.view = rules.view(state, 0)
    return match


def as_json(match: Played) -> dict[str, Any]:
    """What the page is told of a match: as the socket sends it."""
    rules = game(match.game)
    events = []
    for n, event in enumerate(match.events, 1):
        names = [name.partition(":")[0] for name in rules.event_fields(event.code)]
        events.append(
            {
                "n": n,
                "code": event.code,
                "rule": event.rule,
                "args": dict(zip(names, event.args, strict=True)),
            }
        )
    return {
        "game": match.game,
        "names": list(NAMES[: match.setup.seats]),
        "view": msgspec.to_builtins(match.view),
        "events": events,
    }  # fmt: skip


def matches(names: list[str], count: int) -> Iterator[Played]:
    for name in names:
        for number in range(count):
            yield played(name, number)


def faults(match: Played) -> list[str]:
    """Lines of a log that say what they must not."""
    sys.path.insert(0, str(ROOT))
    from tests.plain_words import raw_words

    return [
        f"{match.game} {language}: {line} {found}"
        for language, lines in match.lines.items()
        for line in dict.fromkeys(lines)
        if (found := raw_words(line))
    ]


def on_the_page(folder: Path) -> int:
    """The same matches as the page tells them."""
    test = ["npx", "vitest", "run", "src/commentary/told.test.ts"]
    return subprocess.run(test, cwd=ROOT / "client", env=os.environ | {"VITE_LOGS": str(folder)}).returncode


def write_fixtures() -> None:
    """The shortest of some matches in which much happens, for the tests of the client."""
    for name in GAMES:
        some = [played(name, number) for number in range(12)]
        rich = [match for match in some if TOLD[name] <= {event.code for event in match.events}] or some
        shortest = min(rich, key=lambda match: len(match.events))
        path = FIXTURES / name / "parts" / "told.json"
        path.write_text(json.dumps(as_json(shortest), separators=(",", ":")) + "\n")
        print(f"{path.relative_to(ROOT)}: {len(shortest.events)} events")


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("matches", nargs="?", type=int, default=100)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--fixtures", action="store_true")
    given = parser.parse_args()
    if given.fixtures:
        write_fixtures()
        return 0
    with tempfile.TemporaryDirectory(prefix=".logs-", dir=ROOT / "client") as name:
        found: list[str] = []
        lines = 0
        for number, match in enumerate(matches(given.games, given.matches)):
            found += faults(match)
            lines += sum(len(one) for one in match.lines.values())
            (Path(name) / f"{number:04}.json").write_text(json.dumps(as_json(match)))
        files = sorted(path.name for path in Path(name).iterdir())
        (Path(name) / "index.json").write_text(json.dumps(files))
        print(*dict.fromkeys(found), sep="\n")
        print(f"{lines} lines printed, {len(found)} of them not in plain words")
        return 1 if found or on_the_page(Path(name)) else 0


if __name__ == "__main__":
    sys.exit(main())
