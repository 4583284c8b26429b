"""Pictures, pages and words: sound files in four languages, with nothing of a name taken for markup."""

from __future__ import annotations

import json
import re
import struct
from pathlib import Path
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner

from dugout.cli.app import app
from dugout.core.record import record_to_json
from dugout.i18n import LANGUAGES
from dugout.report.draw.curve import Flag, two_teams
from dugout.report.draw.png import ZOOM, png
from dugout.report.draw.poster import WIDTH, poster
from dugout.report.facts import Moment
from dugout.report.outlook import Point
from dugout.report.page import page
from dugout.report.palette import DARK, LIGHT
from dugout.report.writing import write
from tests.report.matches import SHOWN, facts, record, report

ROOT = Path(__file__).resolve().parents[2]
EVIL = '<script>alert("1")</script>&'


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "which"), [SHOWN[0], SHOWN[3], SHOWN[5]])
def test_every_word_exists_and_every_drawing_is_sound(game: str, which: str, language: str) -> None:
    found = report(game, which, language)
    assert {"chances", "turning", "luck", "numbers", "timeline"} <= {figure.id for figure in found.figures}
    for figure in found.figures:
        texts = [figure.title, figure.note, *(bar.label for bar in figure.bars)]
        texts += [part for item in figure.items for part in (item.lead, item.text, item.figure)]
        texts += [cell for table in figure.tables for row in [table.head, *table.rows] for cell in row]
        for text in texts:
            assert "report-" not in text, f"no words: {text}"
            assert "{" not in text
        if figure.drawing is not None:
            assert figure.tables, "a drawing without a table tells nothing to somebody who cannot see it"
            for drawing in (figure.drawing.wide, figure.drawing.narrow):
                root = ElementTree.fromstring(drawing)
                assert root.get("role") == "img"
                assert root.get("aria-label")
        for table in figure.tables:
            assert all(len(row) == len(table.head) for row in table.rows)


@pytest.mark.parametrize(("width", "height"), [(840, 300), (360, 260)])
def test_goals_close_together_do_not_cover_each_other_or_a_name(width: int, height: int) -> None:
    points = [Point(Moment(at, at), [0.4, 0.3]) for at in range(30)]
    goals = [Flag(point, f"{number}:9") for number, point in enumerate((0, 14, 14, 14, 15, 29, 29))]
    drawing = two_teams(points, ["Lantern FC", "Sam"], [], goals, "50 %", "", width, height)
    texts = [one for one in ElementTree.fromstring(drawing).iter() if one.tag.endswith("text")]
    spots = {
        one.text or "": (
            float(one.get("x", "0")),
            float(one.get("y", "0")),
            one.get("text-anchor") or "start",
        )
        for one in texts
    }

    def box(words: str) -> tuple[float, float, float, float]:
        x, y, anchor = spots[words]
        wide = 8 * len(words)
        left = x - {"start": 0, "middle": wide / 2, "end": wide}[anchor]
        return left, y - 11, left + wide, y + 3

    names = list(spots)
    assert len(names) == len(goals) + 3
    for one in names:
        for other in names[: names.index(one)]:
            (a, b, c, d), (e, f, g, h) = box(one), box(other)
            assert not (a < g and e < c and b < h and f < d), (one, other)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "which"), SHOWN)
@pytest.mark.parametrize("dark", [False, True])
def test_the_picture_needs_nothing_else(game: str, which: str, dark: bool) -> None:
    drawing = poster(report(game, which), dark)
    root = ElementTree.fromstring(drawing)
    assert float(root.get("width", "0")) == WIDTH
    assert "var(" not in drawing
    assert "http" not in drawing.replace("http://www.w3.org/2000/svg", "")


@pytest.mark.slow
def test_the_picture_opens_as_pixels() -> None:
    body = png(poster(report(*SHOWN[0])))
    assert body[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", body[16:24])
    assert width == WIDTH * ZOOM
    assert height > 1000
    assert len(body) > 50_000, "letters and lines are drawn, not a blank sheet"


def test_a_name_is_never_markup() -> None:
    for game, which in (SHOWN[0], SHOWN[5]):
        found = facts(game, which)
        evil = write(found, [EVIL] * found.seats, "en")
        for text in (page(evil, "en"), poster(evil)):
            assert "<script" not in text
        for figure in evil.figures:
            if figure.drawing is not None:
                assert "<script" not in figure.drawing.wide + figure.drawing.narrow


def test_colours_are_those_of_the_page() -> None:
    tokens = (ROOT / "client/src/styles/tokens.css").read_text()
    own = (ROOT / "client/src/report/report.css").read_text()
    for theme, colours in ((0, LIGHT), (-1, DARK)):
        for name, value in colours.items():
            said = re.findall(rf"--{name}:\s*([^;]+);", own if f"--{name}:" in own else tokens)
            assert said, name
            found = re.findall(r"#[0-9a-f]{6}|rgb\([^)]*\)", " ".join(said))
            wanted = found[theme] if value.startswith("#") else value
            assert value == wanted, f"--{name}"


def test_the_command_writes_each_form(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    file.write_text(json.dumps(record_to_json(record("toto", "single-winner"))))
    out = {kind: tmp_path / f"report.{kind}" for kind in ("svg", "png", "html", "json")}
    wish = [text for kind, path in out.items() for text in (f"--{kind}", str(path))]
    done = CliRunner().invoke(app, ["report", str(file), *wish, "--lang", "nl"])
    assert done.exit_code == 0, done.output
    ElementTree.parse(out["svg"])
    assert out["png"].read_bytes().startswith(b"\x89PNG")
    assert "<title>Wedstrijdverslag" in out["html"].read_text()
    assert json.loads(out["json"].read_text())["cash"][0] == [50, 50, 50]
    told = CliRunner().invoke(app, ["report", str(file)])
    assert "Turning points" in told.output
    assert CliRunner().invoke(app, ["report", str(file), "--number", "2"]).exit_code == 2
