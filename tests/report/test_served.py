"""The report over HTTP: of matches that are over, to anybody; of no other."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from copy import copy
from fractions import Fraction
from pathlib import Path

import pytest

from dugout.core.ids import FORMER_PLAYER
from dugout.core.record import record_to_json
from dugout.i18n import render
from dugout.referee.catalogue import registered
from dugout.report.facts import Man, Mark, Moment
from dugout.report.figures import numbers
from dugout.report.match import Match
from dugout.report.names import seat_name
from dugout.report.words import Words
from dugout.report.writing import write
from tests.report.matches import facts, record
from tests.server.harness import Served, running, settings_for


@pytest.fixture
async def served(tmp_path: Path) -> AsyncIterator[Served]:
    async with running(settings_for(f"sqlite:///{tmp_path / 'reports.sqlite'}"), registered()) as server:
        yield server


@pytest.mark.slow
async def test_a_kept_record_has_a_report_and_a_picture(served: Served) -> None:
    text = json.dumps(record_to_json(record("toto", "single-winner")))
    match = (await served.http.post("/api/records", content=text)).json()["match"]
    found = await served.http.get(f"/api/matches/{match}/report", headers={"Accept-Language": "de"})
    assert found.status_code == 200
    body = found.json()
    assert body["game"] == "toto"
    assert "Wendepunkte" in [figure["title"] for figure in body["figures"]]
    stops = {stop["at"] for stop in (await served.http.get(f"/api/matches/{match}/replay")).json()["stops"]}
    for figure in body["figures"]:
        for item in figure["items"]:
            assert item["at"] in stops, "every line leads to a stop of the replay"
    drawing = await served.http.get(f"/api/matches/{match}/report.svg?lang=fr&dark=true")
    assert drawing.headers["content-type"].startswith("image/svg+xml")
    assert "Tournants" in drawing.text
    pixels = await served.http.get(f"/api/matches/{match}/report.png")
    assert pixels.headers["content-type"] == "image/png"
    assert pixels.content.startswith(b"\x89PNG")


async def test_there_is_none_before_the_end(served: Served) -> None:
    seats = [{"kind": "me", "name": "Noor"}, {"kind": "me", "name": "Sam"}]
    made = await served.http.post("/api/matches", json={"game": "toto", "seats": seats, "options": {}})
    match = made.json()["match"]
    for what in ("report", "report.svg", "report.png"):
        found = await served.http.get(f"/api/matches/{match}/{what}")
        assert (found.status_code, found.json()["error"]["code"]) == (403, "hidden")
    gone = await served.http.get("/api/matches/nobody/report")
    assert gone.status_code == 404


@pytest.mark.parametrize(("language", "gone"), [("en", "former player"), ("nl", "oud-speler")])
def test_whoever_is_deleted_is_called_so_in_the_language_of_the_reader(language: str, gone: str) -> None:
    """A match may have been set up with a team of that name (Counter Attack); that is no name of a team."""
    names = [seat_name(FORMER_PLAYER, False, 0, language), "Ben"]
    assert names == [gone, "Ben"]
    read = copy(facts("counter-attack", "draft-core"))
    read.teams = [FORMER_PLAYER, "Rovers"]
    sides = write(read, names, language).sides
    assert [(side.name, side.coach) for side in sides] == [(gone, ""), ("Rovers", "Ben")]


@pytest.mark.parametrize("language", ["en", "nl", "de", "fr"])
def test_a_match_without_a_result_is_not_headed_by_its_score(language: str) -> None:
    """It was called off or ruled upon: how it stood is told, but it is no result."""
    read = copy(facts("counter-attack", "draft-core"))
    ended = write(read, ["Ann", "Ben"], language)
    stood = render("report-stood", {"score": ended.score}, language)
    assert any(sign.isdigit() for sign in ended.score) and stood not in ended.subtitle
    read.places = ()
    report = write(read, ["Ann", "Ben"], language, ("end-match-closed", {"name": ""}))
    assert (report.score, report.title) == ("–", " – ".join(side.name for side in report.sides))
    assert stood in report.subtitle


@pytest.mark.parametrize(
    ("language", "won", "shared", "third"),
    [
        ("en", "You win", "You and P1 share the win", "P1, P2 and P3 share the win"),
        ("nl", "Jij wint", "Jij en P1 delen de overwinning", "P1, P2 en P3 delen de overwinning"),
        ("de", "Du gewinnst", "Du und P1 teilt euch den Sieg", "P1, P2 und P3 teilen sich den Sieg"),
        (
            "fr",
            "Vous gagnez",
            "Vous et P1 vous partagez la victoire",
            "P1, P2 et P3 se partagent la victoire",
        ),
    ],
)
def test_whoever_reads_about_himself_and_has_no_name_is_you(
    language: str, won: str, shared: str, third: str
) -> None:
    read = copy(facts("toto", "single-winner"))
    names = [f"P{seat}" for seat in range(read.seats)]
    later = [3] * (read.seats - 2)

    def titled(*places: int) -> str:
        read.places = places
        return write(read, names, language, None, 0).title

    assert titled(1, 2, *later) == won
    assert titled(1, 1, *later) == shared
    assert titled(2, 1, *later).startswith("P1 ")
    party = Words(language, ["P0", "P1", "P2", "P3"], 0).party([1, 2, 3])
    assert render("report-title-table", party, language) == third


@pytest.mark.parametrize("language", ["en", "nl", "de", "fr"])
def test_no_figure_calls_the_reader_by_a_number(language: str) -> None:
    read = facts("toto", "single-winner")
    names = [f"Number{seat}" for seat in range(read.seats)]
    you = render("report-you-name", None, language)
    told = [str(write(read, names, language, None, reader)) for reader in range(read.seats)]
    for reader, text in enumerate(told):
        assert names[reader] not in text and you in text
        assert all(name in text for name in names if name != names[reader])


def test_sentences_have_a_form_for_the_reader() -> None:
    whistle = Mark(Moment(1, 1), "whistle", 0, args={"other": 1, "fixture": 1, "home": 0, "away": 0})

    def say(reader: int | None) -> str:
        match = Match(facts("toto", "single-winner"), Words("en", ["Ann", "Ben", "Cas", "Dee"], reader))
        return match.sentence(whistle).partition(":")[0]

    assert (say(None), say(0), say(1)) == ("Ann stops Ben", "You stop Ben", "Ann stops you")


def test_a_goal_tells_its_chance_when_struck_and_what_was_left_for_the_keeper() -> None:
    match = Match(facts("champions", "golden-goal"), Words("en", ["Ann", "Ben"], 0))

    def say(kind: str, left: Fraction | None) -> str:
        scorer = Man(0, 9)
        return match.sentence(
            Mark(Moment(1, 1), kind, 0, scorer, (1, 0), Fraction(2, 9), left, {"own": "none"})
        )

    assert say("goal", None) == "1–0: #9 (you) scores from a 22% chance"
    assert "22% chance when struck, 50% with only the keeper" in say("goal", Fraction(1, 2))
    assert "22% chance when struck; no keeper dived" in say("goal", Fraction(1))
    assert "22% chance when struck, 75% with only him" in say("saved", Fraction(3, 4))
    marks = [mark for name in ("golden-goal", "goals") for mark in facts("champions", name).marks]
    shots = [mark for mark in marks if mark.chance is not None and mark.left is not None]
    assert shots and all(mark.chance < mark.left for mark in shots if mark.chance and mark.left)


def test_whoever_is_you_is_not_named_once_more_by_a_number() -> None:
    read = copy(facts("counter-attack", "draft-core"))
    read.teams = ("Harbour United", "Northgate Rovers")
    sides = write(read, ["Player 1", "Tuva Lind"], "en", None, 0).sides
    assert [side.coach for side in sides] == ["", "Tuva Lind"]
    assert "Harbour United" in sides[0].name


def test_on_a_pitch_the_reader_is_you_unless_the_team_has_a_name() -> None:
    read = copy(facts("champions", "golden-goal"))
    report = write(read, ["Player 1", "Ben"], "en", None, 0)
    assert [side.name for side in report.sides] == ["You", "Ben"]
    assert report.title.startswith("You ") and "Player 1" not in str(report)
    read.teams = ["Harbour United", ""]
    report = write(read, ["Player 1", "Ben"], "en", None, 0)
    assert [side.name for side in report.sides] == ["You (Harbour United)", "Ben"]
    assert "You" not in report.title


def test_nothing_against_nothing_is_an_empty_bar() -> None:
    match = Match(facts("champions", "golden-goal"), Words("en", ["Ann", "Ben"]))
    assert numbers.bar(match, "corners", [0, 0]).share is None
    assert numbers.bar(match, "corners", [1, 3]).share == 0.25


def test_whoever_wins_by_resignation_is_named() -> None:
    """The score alone does not say it: who gave up may lead, or it stands level."""
    told = copy(facts("champions", "golden-goal"))
    told.reason, told.places = "match.resigned", (2, 1)
    report = write(told, ["Carla", "Dieter"], "de", ("end-match-resigned", {"name": "Carla"}))
    assert report.subtitle.startswith("Dieter gewinnt durch Aufgabe. Carla ")
