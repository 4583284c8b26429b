#!/usr/bin/env python
"""Keep records of the rules and formats as they are now, for ever: tests/replays/versions/GAME/.

    python scripts/keep_version.py

Run it when the rules version of a game or the version of a record format is raised; what is kept already is never
written again. tests/replays/test_versions.py replays every file and says which version has none.
"""

from __future__ import annotations

import json
from pathlib import Path

from dugout.core.record import SCHEMA, record_from_json, record_to_json
from dugout.core.record_text import TEXT_SCHEMA, write_text
from dugout.core.values import Record
from dugout.games.registry import GAMES, game
from dugout.simulation.match import play_match
from dugout.simulation.plan import Job, plan_of

FOLDER = Path(__file__).resolve().parents[1] / "tests" / "replays" / "versions"
MATCHES = {
    "champions": (("easy", {}), ("random", {"match": "decided", "profile": "starter"})),
    "counter-attack": (("easy", {}), ("random", {"rules": "advanced", "squads": "random"})),
    "toto": (("easy", {}), ("random", {"mode": "hotseat", "final_pot": "extra", "rounds": 3})),
}
"""For each game two matches: a usual one between computer opponents, and an odd one at random."""


def record_of(game_id: str, level: str, options: dict[str, object]) -> Record:
    """A match with its result in the headers."""
    job = Job(game_id, (level, level), options, "versions", records=True)
    outcome = play_match(job, plan_of(job, 0))
    record = record_from_json(json.loads(outcome.record))
    result = outcome.result
    record.headers["result"] = {
        "places": list(result.places),
        "scores": list(result.scores),
        "reason": result.reason,
    }
    record.comments = {0: [f"rules version {record.setup.version} of {game_id}"]}
    return record


def main() -> None:
    for game_id in GAMES:
        for level, options in MATCHES[game_id]:
            name = f"rules-{game(game_id).version}-{level}"
            text = FOLDER / game_id / f"{name}-text-{TEXT_SCHEMA}.dugout"
            data = FOLDER / game_id / f"{name}-json-{SCHEMA}.json"
            record = record_of(game_id, level, options)
            text.parent.mkdir(parents=True, exist_ok=True)
            contents = {
                text: "\n".join(write_text(record)) + "\n",
                data: json.dumps(record_to_json(record), ensure_ascii=False) + "\n",
            }
            for path, content in contents.items():
                if not path.exists():
                    path.write_text(content, encoding="utf-8", newline="\n")
                    print(path.relative_to(FOLDER))


if __name__ == "__main__":
    main()
