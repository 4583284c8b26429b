#!/usr/bin/env python
"""Import, export, import: records of random matches through text and JSON and back, and mutilated ones.

    python scripts/records_check.py --matches 1000 --mutilations 2000 --workers 2

For every match: written as text and read again, written as JSON and read again, each the same record and the same
bytes when written once more; the text replays to the end that was played. Then records are cut, edited and
shuffled: each must be read, or refused with a sentence of ours, and never anything else. Exit status 1 otherwise.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor

from dugout.core.dice import Roller
from dugout.core.errors import DugoutError
from dugout.core.record import RecordError, record_from_json, record_to_json, replay
from dugout.core.record_text import read_texts, write_text
from dugout.core.values import Record
from dugout.games.registry import GAMES, game
from dugout.simulation.match import play_match
from dugout.simulation.plan import Job, plan_of

NO_LINE = "no line named"
ODD = (
    "-1",
    "9" * 20,
    "",
    "null",
    "[]",
    "{}",
    '"x"',
    "1e9",
    "NaN",
    "true",
    "0",
    "1.5",
    "🙂",
    "²",
    "%end",
    "\x00",
)


def random_record(game_id: str, index: int) -> tuple[Record, int]:
    """A random match with headers and comments of its own; and how many answers it has."""
    rules = game(game_id)
    job = Job(
        game_id, ("random",) * (rules.min_seats + index % (rules.max_seats - rules.min_seats + 1)), {}, "io"
    )
    played = play_match(Job(job.game, job.levels, job.options, job.seed, records=True), plan_of(job, index))
    record = record_from_json(json.loads(played.record))
    record.headers["names"] = ["Ann “A”", "Bé ]"]
    record.comments = {index % 7: [f"match {index}", "; [odd] %end"], len(record.answers): ["the end"]}
    return record, len(record.answers)


def goes_round(game_id: str, index: int) -> list[str]:
    """What is not as it was after every way there and back; empty if all is well."""
    record, count = random_record(game_id, index)
    lines = list(write_text(record))
    text = next(read_texts(lines))
    data = json.dumps(record_to_json(record), ensure_ascii=False)
    again = record_from_json(json.loads(data))
    found = []
    if text != record or list(write_text(text)) != lines:
        found.append("text")
    if again != record or json.dumps(record_to_json(again), ensure_ascii=False) != data:
        found.append("JSON")
    if list(write_text(again)) != lines or record_to_json(text) != record_to_json(record):
        found.append("across")
    if sum(1 for _ in replay(game(game_id), text)) != count:
        found.append("replay")
    return [f"{game_id} {index}: {what} differs" for what in found]


def mutilated(lines: list[str], dice: Roller) -> list[str]:
    """A text with one thing wrong with it, or none; half of the time without its checksum."""
    out = list(lines)
    if dice.chance(1, 2):
        out[-1] = " ".join(out[-1].split()[:2])
    at, other = dice.below(len(out)), dice.below(len(out))
    kind = dice.below(7)
    if kind == 0:
        del out[at]
    elif kind == 1:
        out.insert(at, out[other])
    elif kind == 2:
        out[at], out[other] = out[other], out[at]
    elif kind == 3:
        text = "\n".join(out)
        out = text[: dice.below(len(text))].split("\n")
    elif kind == 4:
        words = out[at].split(" ")
        words[dice.below(len(words))] = ODD[dice.below(len(ODD))]
        out[at] = " ".join(words)
    elif kind == 5:
        place = dice.below(len(out[at]) + 1)
        out[at] = out[at][:place] + ODD[dice.below(len(ODD))] + out[at][place + dice.below(3) :]
    else:
        heads = [row for row, line in enumerate(out) if line.startswith("[")]
        row = heads[dice.below(len(heads))]
        name = out[row].split(" ")[0] if dice.chance(1, 2) else '[option "rounds"'
        out[row] = f"{name} {ODD[dice.below(len(ODD))]}]"
    return out


def judged(lines: list[str]) -> str:
    """What reading and replaying a text says: the code of a refusal, or `read`."""
    try:
        for record in read_texts(lines):
            for _ in replay(game(record.game), record):
                pass
    except RecordError as error:
        placed = error.row or error.refusal.args.get("line")
        return error.refusal.code if placed else NO_LINE
    except DugoutError as error:
        return type(error).__name__
    return "read"


def mutilate(game_id: str, start: int, stop: int) -> Counter[str]:
    """Judge mutilated versions of one record; any error that is not ours comes out of here."""
    record, _ = random_record(game_id, 0)
    lines = list(write_text(record))
    return Counter(judged(mutilated(lines, Roller(f"{game_id}/{number}"))) for number in range(start, stop))


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--mutilations", type=int, default=2000)
    parser.add_argument("--workers", type=int, default=2)
    given = parser.parse_args()
    wrong: list[str] = []
    with ProcessPoolExecutor(given.workers) as pool:
        for game_id in GAMES:
            trips = pool.map(goes_round, [game_id] * given.matches, range(given.matches), chunksize=10)
            found = [fault for faults in trips for fault in faults]
            wrong += found
            print(
                f"{game_id}: {given.matches} matches went round, {len(found)} came back changed", flush=True
            )
            starts = range(0, given.mutilations, 50)
            stops = [min(start + 50, given.mutilations) for start in starts]
            verdicts: Counter[str] = Counter()
            for part in pool.map(mutilate, [game_id] * len(starts), starts, stops):
                verdicts += part
            if verdicts[NO_LINE]:
                wrong.append(f"{game_id}: {verdicts[NO_LINE]} refusals name no line")
            told = ", ".join(f"{code} {count}" for code, count in verdicts.most_common(8))
            print(f"{game_id}: {given.mutilations} mutilated texts, none crashed: {told}", flush=True)
    print("\n".join(wrong[:20]))
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main())
