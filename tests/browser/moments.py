"""Moments that are rare in play, found in the golden replays: the page is opened where somebody is asked there."""

from __future__ import annotations

import asyncio
import json
import secrets
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import httpx
from playwright.async_api import Page

from dugout.core.ids import EVERYONE
from dugout.core.record import read_answer, record_from_json, replay
from dugout.games.registry import game as rules_of

PEOPLE = ("Noor", "Sam", "Lotte", "Daan", "Eva", "Finn", "Gijs", "Hanna")
GOLDEN = Path(__file__).parents[1] / "replays"
TABLES = {"champions": ".champions .tray[data-code]", "counter-attack": ".ca[data-busy=false]"}


@dataclass(frozen=True)
class Moment:
    """The first time that a question is asked in a golden replay, or that something has happened."""

    name: str
    game: str
    record: str
    code: str
    happens: bool = False


@dataclass(frozen=True)
class Place:
    """Where a moment is: after `at` things that everybody saw and some silent answers; `seat` is asked then."""

    at: int
    seat: int
    silent: tuple[str, ...]


MOMENTS = (
    Moment("interception", "champions", "red-card", "ch.intercept"),
    Moment("dive", "champions", "red-card", "ch.dive"),
    Moment("corner-taker", "champions", "rebound-and-corner", "ch.taker"),
    Moment("corner-wall", "champions", "rebound-and-corner", "ch.wall"),
    Moment("foul", "champions", "stand-in", "ch.foul"),
    Moment("free-kick-wall", "champions", "stand-in", "ch.wall-man"),
    Moment("yellow-card", "champions", "stand-in", "ch.yellow", happens=True),
    Moment("red-card", "champions", "red-card", "ch.red", happens=True),
    Moment("emergency-keeper", "champions", "stand-in", "ch.stand-in"),
    Moment("injured", "champions", "stand-in", "ch.injured"),
    Moment("substitution", "champions", "goals", "ch.sub"),
    Moment("substitute-enters", "champions", "goals", "ch.entry"),
    Moment("penalty", "champions", "penalty", "ch.penalty"),
    Moment("throw-in", "champions", "goals", "ch.thrower"),
    Moment("shoot-out", "champions", "random-shoot-out", "ch.shooter"),
    Moment("tackle", "counter-attack", "allstars-v-pub", "ca.tackle"),
    Moment("foul", "counter-attack", "draft-core", "ca.foul"),
    Moment("dive", "counter-attack", "allstars-v-pub", "ca.dive"),
    Moment("header-duel", "counter-attack", "lively-more-1", "ca.jump"),
    Moment("header", "counter-attack", "lively-more-1", "ca.head"),
    Moment("corner", "counter-attack", "lively-corner-1", "ca.taker"),
    Moment("corner-men", "counter-attack", "lively-corner-1", "ca.replace"),
    Moment("free-kick", "counter-attack", "draft-core", "ca.set-piece"),
    Moment("shot", "counter-attack", "lively-more-2", "ca.aim"),
    Moment("yellow-card", "counter-attack", "rough-core", "ca.yellow", happens=True),
    Moment("red-card", "counter-attack", "rough-core", "ca.red", happens=True),
    Moment("emergency-keeper", "counter-attack", "rough-keeper", "ca.emergency"),
    Moment("substitution", "counter-attack", "draft-core", "ca.substitute"),
    Moment("penalty", "counter-attack", "lively-more-4", "ca.penalty-place"),
    Moment("throw-in", "counter-attack", "restart-throw-in", "ca.throw"),
    Moment("shoot-out", "counter-attack", "extra-time-shootout", "ca.order"),
)


@cache
def _record(game: str, name: str) -> Any:
    record: Any = json.loads((GOLDEN / game / f"{name}.json").read_text())["record"]
    record["headers"] = {"names": list(PEOPLE[: record["seats"]])}
    return record


@cache
def place(moment: Moment) -> Place:
    """Play the golden match up to the question, or to the first question after the event.

    What has one answer only is no question: the page gives it by itself.
    """
    rules = rules_of(moment.game)
    record = record_from_json(_record(moment.game, moment.record))
    at, happened, silent = 0, False, []
    for answer, (state, events) in zip(record.answers, replay(rules, record), strict=True):
        seen = sum(event.seats == EVERYONE for event in events)
        silent = [] if seen else [*silent, answer]
        at += seen
        happened = happened or any(event.code == moment.code for event in events)
        pending = rules.pending(state)
        seat = pending.seats[0] if pending.seats and not pending.chance and not pending.over else -1
        asked = rules.question(state, seat).code if seat >= 0 and len(rules.legal(state, seat)) > 1 else ""
        if (happened if moment.happens else asked == moment.code) and asked:
            return Place(at, seat, tuple(silent))
    raise LookupError(f"{moment.code} does not come up in {moment.record}")


def bring(server: str, moment: Moment) -> str:
    """The golden match on the server, for looking at."""
    answer = httpx.post(f"{server}/api/records", json=_record(moment.game, moment.record), timeout=60)
    answer.raise_for_status()
    return str(answer.json()["match"])


async def open_moment(page: Page, server: str, moment: Moment) -> None:
    """Sit down where somebody is asked at that moment."""
    match, tokens, seat = await asyncio.to_thread(play_on, server, moment)
    await page.goto(f"/match/{match}#seat={tokens[seat]}")
    await page.wait_for_selector(TABLES[moment.game])


def play_on(server: str, moment: Moment) -> tuple[str, dict[int, str], int]:
    """A new match that has come to the moment, the secrets of its seats, and the seat that is asked."""
    found = place(moment)
    seats = [{"kind": "me", "name": "Sam"}] * 2
    seats[found.seat] = {"kind": "me", "name": "Noor"}
    path = f"{server}/api/matches/{bring(server, moment)}/play-on"
    made = httpx.post(path, json={"at": found.at, "seats": seats}, timeout=60).raise_for_status().json()
    tokens = {one["seat"]: str(one["token"]) for one in made["seats"]}
    with httpx.Client(
        base_url=server, headers={"Dugout-Seats": " ".join(tokens.values())}, timeout=60
    ) as client:
        for answer in found.silent:
            _give(client, moment.game, made["match"], answer)
    return made["match"], tokens, found.seat


@dataclass(frozen=True)
class Before:
    """A match just before an answer of a golden replay: its seats, and the answer."""

    server: str
    game: str
    match: str
    tokens: dict[int, str]
    answer: str

    @property
    def seat(self) -> int:
        """Who gives the answer."""
        return read_answer(rules_of(self.game), len(self.tokens), self.answer)[0]

    def go_on(self) -> None:
        """Give the answer, as a device with both seats does."""
        headers = {"Dugout-Seats": " ".join(self.tokens.values())}
        with httpx.Client(base_url=self.server, headers=headers, timeout=60) as client:
            _give(client, self.game, self.match, self.answer, len(self.tokens))


def before(server: str, game: str, record: str, index: int) -> Before:
    """Noor, Sam and others, each on a device of their own, where the answer with this number is due."""
    found, rules = record_from_json(_record(game, record)), rules_of(game)
    at, silent = 0, []
    for answer, (_, events) in zip(found.answers[:index], replay(rules, found), strict=False):
        seen = sum(event.seats == EVERYONE for event in events)
        silent = [] if seen else [*silent, answer]
        at += seen
    path = f"{server}/api/matches/{bring(server, Moment('', game, record, ''))}/play-on"
    seats = [{"kind": "me", "name": name} for name in PEOPLE[: _record(game, record)["seats"]]]
    made = httpx.post(path, json={"at": at, "seats": seats}, timeout=60).raise_for_status().json()
    tokens = {one["seat"]: str(one["token"]) for one in made["seats"]}
    with httpx.Client(
        base_url=server, headers={"Dugout-Seats": " ".join(tokens.values())}, timeout=60
    ) as client:
        for answer in silent:
            _give(client, game, made["match"], answer, len(tokens))
    return Before(server, game, made["match"], tokens, found.answers[index])


def _give(client: httpx.Client, game: str, match: str, answer: str, seats: int = 2) -> None:
    """One answer of the record, as a device with all seats gives it."""
    seat, choice = read_answer(rules_of(game), seats, answer)
    question = client.get(f"/api/matches/{match}").json()["question"]
    body = {
        "seat": seat,
        "question": question,
        "action": secrets.token_urlsafe(18),
        "answer": rules_of(game).describe(choice),
    }
    client.post(f"/api/matches/{match}/actions", json=body).raise_for_status()
