"""The report over HTTP: of matches that are over, to anybody; of no other."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from copy import copy
from pathlib import Path

import pytest

from dugout.competition.season import FORMER_PLAYER
from dugout.core.record import record_to_json
from dugout.i18n import render
from dugout.referee.catalogue import registered
from dugout.report.figures import numbers
from dugout.report.match import Match
from dugout.report.names import seat_name
from dugout.report.words import Words
from dugout.report.writing import write
from dugout.server.http.match_report import addressed
from tests.report.matches import facts, record
from tests.server.harness import Served, running, settings_for


@pytest.fixture
async def served(tmp_path: Path) -> AsyncIterator[Served]:
    async with running(settings_for(f"sqlite:///{tmp_path / 'reports.sqlite'}"), registered()) as server:
        yield server


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
    ("language", "won", "you"), [("en", "You win", "You (Ann)"), ("de", "Du gewinnst", "Du (Ann)")]
)
def test_whoever_reads_about_himself_and_has_no_name_is_you(language: str, won: str, you: str) -> None:
    read = copy(facts("toto", "single-winner"))
    names = ["Ann", *(f"P{seat}" for seat in range(1, read.seats))]
    read.places = (1, *[2] * (read.seats - 1))
    report = addressed(write(read, names, language), 0, language)
    assert (report.title, report.sides[0].name, report.sides[1].name) == (won, you, "P1")
    read.places = (2, 1, *[2] * (read.seats - 2))
    assert addressed(write(read, names, language), 0, language).title.startswith("P1 ")


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
