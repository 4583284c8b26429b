"""`dugout verify`: accepts a true record in both forms, and names the roll that was changed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from dugout.core.record import record_to_json
from dugout.core.record_text import write_text
from dugout.fairness.scheme import commitment
from tests.cli.test_cli import run
from tests.fairness.making import SECRET, fair_record


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A true record as text and as JSON, and three that were changed."""
    place = tmp_path_factory.mktemp("fair")
    record = fair_record("champions")
    (place / "true.dugout").write_text("\n".join(write_text(record)) + "\n")
    (place / "true.json").write_text(json.dumps(record_to_json(record)))
    at = [n for n, answer in enumerate(record.answers) if answer.startswith("* ")][4]
    face = int(record.answers[at][2:])
    for name, key, value in (("salt", "salts", ["sam's", ""]), ("secret", "secret", "cd" * 32)):
        data = json.loads((place / "true.json").read_text())
        data["headers"]["dice"][key] = value
        (place / f"{name}.json").write_text(json.dumps(data))
    record.answers[at] = f"* {face % 6 + 1}"
    *lines, end = write_text(record)
    (place / "roll.dugout").write_text("\n".join([*lines, end.rsplit(" ", 1)[0]]) + "\n")
    return place


@pytest.mark.parametrize("form", ["dugout", "json"])
def test_a_true_record_is_accepted(folder: Path, form: str) -> None:
    noted = ("--commitment", commitment(SECRET))
    status, out, err = run("verify", str(folder / f"true.{form}"), *noted, "--rolls", "--luck")
    assert (status, err) == (0, "")
    assert "rolls follow from secret and salts" in out
    assert out.count("right") > 20
    assert "Turn dice" in out
    status, _, err = run("verify", str(folder / f"true.{form}"), "--commitment", "00" * 32)
    assert status == 1
    assert "not the one you noted" in err


@pytest.mark.parametrize(
    ("file", "words"),
    [
        ("roll.dugout", "Roll 5 (answer"),
        ("salt.json", "the secret or a salt must have been changed"),
        ("secret.json", "does not match the commitment"),
    ],
)
def test_a_changed_record_is_rejected_with_the_roll(folder: Path, file: str, words: str) -> None:
    status, out, err = run("verify", str(folder / file))
    assert (status, out) == (1, "")
    assert words in err
    assert "Roll " in err


def test_it_speaks_other_languages(folder: Path) -> None:
    assert "Worp 5" in run("verify", str(folder / "roll.dugout"), "--lang", "nl")[2]
