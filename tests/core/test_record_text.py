"""The text form of records: lossless, readable, and precise about what is wrong."""

from __future__ import annotations

import re
import textwrap
from pathlib import Path

import pytest

from dugout.bots.random_bot import RandomBot
from dugout.cli.records import read_records
from dugout.core.dice import Roller
from dugout.core.playout import play_out
from dugout.core.record import RecordError, record_from_json, record_to_json, write_answer
from dugout.core.record_text import read_text, read_texts, write_text
from dugout.core.values import Record, Setup
from dugout.games.registry import GAMES, game

ROOT = Path(__file__).resolve().parents[2]


def random_record(game_id: str, seed: str) -> Record:
    rules = game(game_id)
    setup = Setup(rules.min_seats, {}, rules.version)
    state = rules.new(setup)
    answers: list[str] = []
    minds = [Roller(f"{seed}/{seat}") for seat in range(setup.seats)]
    seats = [RandomBot() for _ in minds]
    play_out(
        rules,
        state,
        seats,
        Roller(seed),
        minds,
        lambda seat, choice, _: answers.append(write_answer(rules, seat, choice)),
    )
    comments = {0: ["a match", ""], 5: ["; odd “signs” [and brackets]"], len(answers): ["the end"]}
    return Record(game_id, setup, answers, {"date": "2026-11-15", "names": ["Ada", "Bö"]}, comments)


SAMPLE = Record(
    "toto",
    Setup(2, {"rounds": 5, "deep": {"list": [1, None, "x"]}}, 1),
    [f"* {face}" for face in range(45)] + ["1 goal 3H", "* 4", "! close"],
    {"date": "2026-11-15", "odd name]": "a ] b"},
    {2: ["between dice"], 48: ["last"]},
)


def text_of(record: Record) -> str:
    return "\n".join(write_text(record)) + "\n"


@pytest.mark.parametrize("game_id", GAMES)
def test_a_random_match_survives_text_and_json(game_id: str) -> None:
    record = random_record(game_id, f"text/{game_id}")
    assert read_text(text_of(record)) == record
    assert record_from_json(record_to_json(read_text(text_of(record)))) == record


def test_everything_odd_survives_too() -> None:
    assert read_text(text_of(SAMPLE)) == SAMPLE
    assert record_from_json(record_to_json(SAMPLE)) == SAMPLE


@pytest.mark.parametrize("sign", ["\u2028", "\u2029", "\x85", "\x0b", "\x0c", "\x1c"])
def test_only_a_line_end_ends_a_line(sign: str, tmp_path: Path) -> None:
    odd = Record("toto", Setup(2, {}, 1), ["* 4"], {"name": f"A{sign}B"}, {0: [f"well{sign}played"]})
    file = tmp_path / "odd.dugout"
    file.write_text(text_of(odd), encoding="utf-8")
    assert read_text(text_of(odd)) == odd
    assert [record for _, record in read_records(file)] == [odd]
    assert record_from_json(record_to_json(odd)) == odd


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_line_ends_of_any_system_are_read(end: str) -> None:
    assert read_text(text_of(SAMPLE).replace("\n", end)) == SAMPLE


@pytest.mark.parametrize("file", ["src/dugout/core/record_text.py", "docs/notation/record.md"])
def test_the_examples_are_read(file: str) -> None:
    text = (ROOT / file).read_text("utf-8")
    begin = re.search(r"^( *)%dugout 1$", text, re.MULTILINE)
    assert begin is not None
    example, _, rest = text[begin.start() :].partition("%end ")
    record = read_text(f"{textwrap.dedent(example + '%end ' + rest.split()[0])}\n")  # without the checksum
    assert record.setup.options == {"rounds": 5}
    assert record.headers["date"] == "2026-11-15"


@pytest.mark.parametrize(
    "at", ["49", "0000000009", pytest.param("000000000" + "7" * 5000, id="long"), "-1", "x", "٣"]
)
def test_a_comment_at_no_answer_is_refused(at: str) -> None:
    data = {**record_to_json(SAMPLE), "comments": {at: ["odd"]}}
    with pytest.raises(RecordError, match="comments"):
        record_from_json(data)


@pytest.mark.parametrize("comment", ["two\nlines", "two\rlines"])
def test_a_comment_of_several_lines_is_refused(comment: str) -> None:
    data = {**record_to_json(SAMPLE), "comments": {"0": [comment]}}
    with pytest.raises(RecordError, match="comments"):
        record_from_json(data)


def test_several_records_follow_each_other() -> None:
    other = Record("toto", Setup(2, {}, 1), ["1 pass"])
    lines = [*write_text(SAMPLE), "", "", *write_text(other)]
    assert list(read_texts(lines)) == [SAMPLE, other]


def test_a_handwritten_record_needs_no_checksum() -> None:
    text = '%dugout 1\n[game "toto"]\n[version 1]\n[seats 2]\n\n1 pass\n%end 1\n'
    assert read_text(text).answers == ["1 pass"]


def test_dice_in_a_row_share_a_line() -> None:
    longest = max(line.count(" ") for line in write_text(SAMPLE) if line.startswith("* "))
    assert longest == 20


GOOD = text_of(SAMPLE)


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        ("", "record-count", None),
        ("something else", "record-format", 1),
        (GOOD.replace("%dugout 1", "%dugout 2"), "record-newer", 1),
        (GOOD.rsplit("%end", 1)[0], "record-truncated", 18),
        (GOOD.replace("1 goal 3H\n", ""), "record-truncated", 18),
        (GOOD.replace("1 goal 3H", "1 goal 4H"), "record-edited", 19),
        (GOOD.replace('[game "toto"]', '[game "toto]'), "record-bad-line", 2),
        (GOOD.replace("[seats 2]", "[chairs 2]"), "record-bad-line", 4),
        ('%dugout 1\n[game "toto"]\n[seats 2]\n%end 0\n', "record-bad-line", 4),
        (f"%dugout 1\n{GOOD}", "record-truncated", 2),
    ],
    ids=[
        "empty",
        "foreign",
        "newer",
        "no-end",
        "answer-gone",
        "edited",
        "quote",
        "field",
        "no-version",
        "two-heads",
    ],
)
def test_what_is_wrong_is_said_with_its_line(text: str, code: str, line: int | None) -> None:
    with pytest.raises(RecordError) as caught:
        read_text(text)
    assert caught.value.refusal.code == code
    if line is not None:
        assert caught.value.refusal.args["line"] == line
