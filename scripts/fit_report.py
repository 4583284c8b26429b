"""Fit the chances of winning that match reports show, and check them on matches that were not used.

    python scripts/fit_report.py champions --matches 240 --seed 1      one game, printed
    python scripts/fit_report.py --write                               all games, into weights.json of their parts

Matches are played by computer opponents of mixed strength. Where men are seldom sent off, every second match starts
with two or three men missing: without them the sample says nothing of what a man is worth. Of every three matches two are fitted to and one is held
out; a few moments of each are used, chosen at random. The weights are those of the greatest likelihood, found by
coordinate search. Held out: mean log loss and Brier score beside those of the plain shares, and a table of
calibration (how often something happened that was called so likely). The same seed gives the same figures.

`--records FOLDER` keeps the matches (GAME.jsonl) and takes those that are there, so that a fit can be repeated
without playing.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from math import log
from pathlib import Path
from typing import Any, Final

from dugout.bots.contract import bot
from dugout.core.dice import Roller
from dugout.core.playout import play_out
from dugout.core.record import record_from_json, record_to_json, write_answer
from dugout.core.values import Record, Setup
from dugout.games.registry import GAMES, game
from dugout.report.facts import Facts
from dugout.report.winning import shoot_out, table, two_teams
from dugout.report.writing import follow

GAMES_FOLDER: Final = Path(__file__).resolve().parent.parent / "src/dugout/games"
MATCHES: Final = {"champions": 240, "counter-attack": 256, "toto": 400}
TABLES: Final = {
    "toto": (
        ("medium", "easy"),
        ("medium", "easy", "easy"),
        ("medium", "easy", "medium", "easy"),
        ("easy", "medium", "easy", "medium", "easy"),
    )
}
PAIRS: Final = (("easy", "easy"), ("easy", "medium"), ("medium", "easy"), ("medium", "medium"))
SHORT_HANDED: Final = {"counter-attack": ((11, 9), (9, 11), (11, 8), (8, 11))}
"""Men a side, by turns, of every second match of a game whose computers seldom lose a man: several, since what one is
worth drowns in the dice of so few matches."""
MOMENTS: Final = 14
"""Moments of each match that are used: more would only say the same again."""
TINY: Final = 1e-4
TEAMS: Final = {"edge": 0.6, "home": 0.0, "men": 0.3, "class": 0.2, "spread": 0.9, "pace": 0.5, "still": 0.08}
TABLE: Final = {"certain": 0.8, "early": 0.2, "money": 0.9, "late": 0.2}
POSITIVE: Final = ("men", "class", "spread", "pace", "still", "certain", "early", "money", "late")
KICK: Final = {"champions": 0.5, "counter-attack": 0.75}
"""The chance of a kick of a shoot-out; those of the matches are counted where there are any."""

Row = tuple[dict[str, Any], list[float]]
"""Figures of a moment, and how it ended: one share a seat."""


def play(name: str, index: int, seed: str) -> Record:
    """One match of computer opponents."""
    rules = game(name)
    levels = TABLES.get(name, PAIRS)[index % 4]
    setup = Setup(len(levels), missing_men(name, index), rules.version)
    state = rules.new(setup)
    answers: list[str] = []
    play_out(
        rules,
        state,
        [bot(name, level) for level in levels],
        Roller(f"{seed}/{index}/dice"),
        [Roller(f"{seed}/{index}/{seat}") for seat in range(len(levels))],
        lambda seat, choice, _events: answers.append(write_answer(rules, seat, choice)),
    )
    return Record(name, setup, answers)


def missing_men(name: str, index: int) -> dict[str, Any]:
    """The options of a whole match in which men are missing from the start, or of a plain one."""
    if name not in SHORT_HANDED or index % 2 != index // 4 % 2:
        return {}
    men = SHORT_HANDED[name][index // 8 % 4]
    return {
        "own_scenario": {
            "id": "short-handed",
            "title": "Short-handed",
            "minutes": 90,
            "clock_start": 0,
            "score": [0, 0],
            "first_leg": None,
            "home": "a",
            "players": list(men),
            "keepers": [True, True],
            "removal": "drawn",
            "squads": "draft",
            "restart": {"kind": "kick-off", "side": "toss"},
            "placing": {"where": "own half", "first": "a"},
            "repeat_exchanged": False,
            "decision": "score",
        }
    }


def matches(name: str, number: int, seed: str, folder: Path | None) -> Iterator[Record]:
    """So many matches, from the folder as far as it has them."""
    file = folder / f"{name}.jsonl" if folder else None
    kept = file.read_text(encoding="utf-8").splitlines() if file and file.exists() else []
    for index in range(number):
        if index < len(kept):
            yield record_from_json(json.loads(kept[index]))
            continue
        record = play(name, index, seed)
        if file:
            with file.open("a", encoding="utf-8") as out:
                out.write(json.dumps(record_to_json(record)) + "\n")
        yield record


def rows_of(facts: Facts, chooser: Roller) -> list[Row]:
    """Some moments of a match with how it ended."""
    winners = [place == 1 for place in facts.places]
    drawn = all(winners) and facts.seats == 2
    ended = [0.5, 0.5] if drawn else [won / sum(winners) for won in winners]
    samples = [sample.figures for sample in facts.samples if "kicks" not in sample.figures]
    chosen = {chooser.below(len(samples)) for _ in range(MOMENTS)} if samples else set()
    return [(samples[number], ended) for number in sorted(chosen)]


def shares(w: dict[str, float], figures: dict[str, Any]) -> list[float]:
    """Home, draw and away, or each seat."""
    if "cash" in figures:
        return table(w, figures)
    home, away = two_teams(w, figures)
    return [home, max(0.0, 1 - home - away), away]


def outcome(ended: Sequence[float], figures: dict[str, Any]) -> list[float]:
    if "cash" in figures:
        return list(ended)
    return [0.0, 1.0, 0.0] if ended[0] == ended[1] else [ended[0], 0.0, ended[1]]


def loss(w: dict[str, float], rows: Sequence[Row]) -> float:
    """Mean log loss."""
    total = 0.0
    for figures, ended in rows:
        for share, part in zip(shares(w, figures), outcome(ended, figures), strict=True):
            if part:
                total -= part * log(max(TINY, share))
    return total / len(rows)


def brier(w: dict[str, float] | None, rows: Sequence[Row], plain: Sequence[float] = ()) -> float:
    total = 0.0
    for figures, ended in rows:
        truth = outcome(ended, figures)
        called = shares(w, figures) if w is not None else plain or [1 / len(truth)] * len(truth)
        total += sum((share - part) ** 2 for share, part in zip(called, truth, strict=True))
    return total / len(rows)


def fit(start: dict[str, float], rows: Sequence[Row]) -> dict[str, float]:
    """The weights of the greatest likelihood: each in turn a step up or down, with steps that shrink."""
    best, least = dict(start), loss(start, rows)
    step = 0.5
    while step > 0.004:
        moved = False
        for name in start:
            for sign in (1, -1):
                tried = dict(best)
                size = step * max(0.1, abs(best[name]))
                tried[name] = best[name] + sign * size
                if name in POSITIVE and tried[name] <= 0.005:
                    continue
                now = loss(tried, rows)
                if now < least - 1e-6:
                    best, least, moved = tried, now, True
                    break
        if not moved:
            step /= 2
    return {name: round(value, 4) for name, value in best.items()}


def calibration(w: dict[str, float], rows: Sequence[Row]) -> list[dict[str, float]]:
    """By tenths of what was called: how often it was called, and how often it happened."""
    bins: list[list[float]] = [[0, 0.0, 0.0] for _ in range(10)]
    for figures, ended in rows:
        for share, part in zip(shares(w, figures), outcome(ended, figures), strict=True):
            found = bins[min(9, int(share * 10))]
            found[0] += 1
            found[1] += share
            found[2] += part
    return [
        {"called": round(called / n, 3), "happened": round(happened / n, 3), "times": int(n)}
        for n, called, happened in bins
        if n
    ]


def kicks(facts: Sequence[Facts], otherwise: float) -> float:
    """How often a kick of a shoot-out went in."""
    taken = [mark.kind for one in facts for mark in one.marks if mark.kind.startswith("shootout-")]
    return round(taken.count("shootout-goal") / len(taken), 3) if len(taken) >= 50 else otherwise


def study(name: str, number: int, seed: str, folder: Path | None) -> tuple[dict[str, float], dict[str, Any]]:
    """Weights of a game, and how well they do on matches that they have not seen."""
    chooser = Roller(f"{seed}/moments")
    known: list[Row] = []
    unseen: list[Row] = []
    all_facts = []
    for index, record in enumerate(matches(name, number, seed, folder)):
        facts = follow(record, game(name))
        all_facts.append(facts)
        (unseen if index % 3 == 2 else known).extend(rows_of(facts, chooser))
    first = TABLE if "cash" in known[0][0] else TEAMS
    weights = fit(
        {name: value for name, value in first.items() if name != "class" or name in known[0][0]}, known
    )
    if "cash" not in known[0][0]:
        weights["kick"] = kicks(all_facts, KICK[name])
        assert 0 < shoot_out((0, 0), (0, 0), weights["kick"]) < 1
    parts = len(outcome(known[0][1], known[0][0]))
    plain = [sum(outcome(e, f)[part] for f, e in known) / len(known) for part in range(parts)]
    figures = {
        "matches": number,
        "moments": len(unseen),
        "log_loss": round(loss(weights, unseen), 4),
        "brier": round(brier(weights, unseen), 4),
        "brier_plain": round(brier(None, unseen, () if "cash" in known[0][0] else plain), 4),
        "calibration": calibration(weights, unseen),
    }
    figures["gap"] = round(_gap(figures["calibration"]), 4)
    return weights, figures


def _gap(bins: Sequence[dict[str, float]]) -> float:
    """The mean distance between what was called and what happened, weighted by how often."""
    total = sum(one["times"] for one in bins)
    return sum(abs(one["called"] - one["happened"]) * one["times"] for one in bins) / total


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", nargs="?", choices=GAMES)
    parser.add_argument(
        "--matches", type=int, default=0, help="how many; the default of the game if not given"
    )
    parser.add_argument("--seed", default="1")
    parser.add_argument("--records", type=Path, help="folder in which matches are kept")
    parser.add_argument("--write", action="store_true", help="put the weights where reports take them from")
    wish = parser.parse_args()
    for name in [wish.game] if wish.game else GAMES:
        weights, figures = study(name, wish.matches or MATCHES[name], wish.seed, wish.records)
        print(name, json.dumps(weights), json.dumps({k: v for k, v in figures.items() if k != "calibration"}))
        for row in figures["calibration"]:
            print(f"  called {row['called']:.0%}, happened {row['happened']:.0%}, {row['times']} times")
        if wish.write:
            data = {"weights": weights, "figures": {"seed": wish.seed, **figures}}
            file = GAMES_FOLDER / name.replace("-", "_") / "parts/reporting/weights.json"
            file.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
