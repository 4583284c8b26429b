"""Every route of the API is called on a real server, with what people send and with nonsense; none answers 5xx.

The list of routes is the server's own description: one that nobody here knows how to call is a failure.
"""

from __future__ import annotations

import re
import secrets
import time
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest

from dugout.lessons.book import lessons
from tests import services

pytestmark = pytest.mark.service

SEATS = "Dugout-Seats"
PASSWORD = "a long password"
OPEN = {
    "DUGOUT_RATE_ADDRESS": "100000/100000",
    "DUGOUT_RATE_PERSON": "100000/100000",
    "DUGOUT_BOT_PAUSE": "0",
}
OPTIONS: dict[str, dict[str, Any]] = {
    "toto": {"rounds": 1, "mode": "hotseat"},
    "champions": {},
    "counter-attack": {"squads": "random"},
}
UNLISTED = {"toto": "form " + 13 * "1", "champions": "lineup 1 2,3,4,5 8,9,10,11 14,15"}
"""Answers to questions that are put without a list of choices."""
CUP = {"game": "champions", "format": "cup"}


class Match:
    """A match against a computer, or with both seats on one device."""

    def __init__(self, client: httpx.Client, game: str, *others: dict[str, Any], **options: Any) -> None:
        seats = [{"kind": "me", "name": "Noor"}, *(others or [{"kind": "bot", "level": "easy"}])]
        body = {"game": game, "seats": seats, "options": {**OPTIONS[game], **options}}
        made = client.post("/api/matches", json=body)
        assert made.status_code == 201, made.text
        self.game = game
        self.client, self.id = client, made.json()["match"]
        tokens = [seat["token"] for seat in made.json()["seats"] if seat.get("token")]
        self.headers = {SEATS: " ".join(tokens)}
        self.path = f"/api/matches/{self.id}"

    def get(self, path: str = "", **query: Any) -> httpx.Response:
        return self.client.get(self.path + path, headers=self.headers, params=query)

    def send(self, path: str, method: str = "POST", **body: Any) -> httpx.Response:
        return self.client.request(method, self.path + path, headers=self.headers, json=body)

    def answer(self) -> httpx.Response | None:
        """The first choice of the first question that is ours; None if nothing is asked of us."""
        seen = self.get().json()
        for asked in seen["asked"]:
            if not asked["may"]:
                text = (asked["choices"] or [UNLISTED[self.game]])[0]
                action = secrets.token_hex(12)
                return self.send(
                    "/actions", seat=asked["seat"], question=seen["question"], action=action, answer=text
                )
        return None

    def play(self, answers: int) -> Match:
        """So many answers of ours, or to the end."""
        end = time.monotonic() + 60
        while answers and self.get().json()["status"] != "over":
            assert time.monotonic() < end, "the match does not go on"
            given = self.answer()
            if given is None:
                time.sleep(0.02)
            else:
                assert given.status_code in (200, 409), given.text  # the computer may have been first
                answers -= given.status_code == 200
        return self


class World:
    """A server with people, matches of every kind, a competition and a championship."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.me, self.other = self.device("Noor"), self.device("Sam")
        self.running = Match(self.me, "champions").play(8)
        self.table = Match(self.me, "toto", {"kind": "me", "name": "Anna"})
        self.toto = Match(self.me, "toto").play(1000)
        self.over = Match(self.me, "champions").play(30)
        assert self.over.send("/table", seat=0, act="resign").json()["status"] == "over"
        self.cup = self.competition()
        self.league = self.competition()
        for _ in range(3):
            self.me.post(f"/api/competitions/{self.cup}/computers", json={"level": "easy"})
        self.me.post(f"/api/competitions/{self.cup}/join", json={"name": "Noor", "team": "Reds"})
        self.me.post(f"/api/competitions/{self.cup}/start", json={})
        made = self.me.post(
            "/api/championships",
            json={"title": "All", "competitions": [self.cup, self.competition("toto", "toto_cup")]},
        )
        assert made.status_code == 201, made.text
        self.championship = made.json()["id"]

    def device(self, name: str = "") -> httpx.Client:
        client = httpx.Client(base_url=self.url, timeout=60)
        if name:
            assert client.post("/api/me", json={"name": name}).status_code < 300
        return client

    def person(self, client: httpx.Client) -> str:
        return str(client.get("/api/me").json()["me"]["id"])

    def competition(self, game: str = "champions", form: str = "cup") -> str:
        made = self.me.post(
            "/api/competitions", json={"title": "Cup", "config": {"game": game, "format": form}}
        )
        assert made.status_code == 201, made.text
        return str(made.json()["id"])


Call = Callable[[World], httpx.Response]


def lesson(path: str = "", **body: Any) -> Call:
    name = lessons("champions")[0].name
    return lambda w: w.me.post(f"/api/lessons/champions/{name}{path}", json={"answers": [], **body})


def cup(path: str, **body: Any) -> Call:
    return lambda w: w.me.post(f"/api/competitions/{w.league}{path}", json=body)


def kept(world: World) -> httpx.Response:
    """Somebody new with a name and a password."""
    name = f"Keeper {secrets.token_hex(3)}"
    client = world.device(name)
    return client.post("/api/me/account", json={"name": name, "password": PASSWORD})


def signed_in(world: World) -> httpx.Response:
    name = kept(world).json()["me"]["name"]
    return world.device().post("/api/session", json={"name": name, "password": PASSWORD})


def offered(world: World) -> str:
    body = {"game": "toto", "seats": [{"kind": "me", "name": "Sam"}, {"kind": "link"}], "listed": True}
    made = world.other.post("/api/lobby", json=body)
    assert made.status_code == 201, made.text
    return str(made.json()["match"])


def asking(path: str, word: str) -> Call:
    """About the first choice that the running match offers."""

    def call(world: World) -> httpx.Response:
        end = time.monotonic() + 30
        while not (asked := world.running.get().json()["asked"]):
            assert time.monotonic() < end
            time.sleep(0.05)
        return world.running.send(path, seat=asked[0]["seat"], **{word: asked[0]["choices"][0]})

    return call


def record(world: World) -> bytes:
    return world.toto.get("/record").content


def ready(world: World) -> httpx.Response:
    """The organiser of a cup of two declares himself ready for the first fixture."""
    page = world.me.get(f"/api/competitions/{world.cup}").json()
    fixture = next(each for each in page["fixtures"] if page["me"] in each["sides"])
    return world.me.post(
        f"/api/competitions/{world.cup}/act", json={"act": "ready", "fixture": fixture["id"]}
    )


DEVICE = {
    "endpoint": "https://push.example.com/send/1",
    "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
    "name": "A phone",
    "language": "en",
    "zone": "UTC",
}


def ringing(world: World) -> str:
    """A device of ours."""
    return str(world.me.post("/api/me/devices", json=DEVICE).json()["devices"][0]["id"])


CALLS: dict[str, Call] = {
    "GET /healthz": lambda w: w.me.get("/healthz"),
    "GET /readyz": lambda w: w.me.get("/readyz"),
    "GET /api/games": lambda w: w.me.get("/api/games"),
    "POST /api/pace": lambda w: w.me.post("/api/pace", json={"game": "toto", "options": {"rounds": 1}}),
    "POST /api/matches": lambda w: Match(w.me, "counter-attack").get(),
    "GET /api/matches/{match}": lambda w: w.running.get(),
    "GET /api/matches/{match}/events": lambda w: w.running.get("/events", after=0),
    "POST /api/matches/{match}/actions": lambda w: w.table.answer() or w.table.get("/nobody-is-asked"),
    "POST /api/matches/{match}/name": lambda w: w.table.send("/name", seat=1, name="Bo"),
    "PUT /api/matches/{match}/salt": lambda w: Match(w.me, "toto").send(
        "/salt", "PUT", seat=0, salt="pepper"
    ),
    "GET /api/matches/{match}/orders": lambda w: w.table.get("/orders", seat=0),
    "PUT /api/matches/{match}/orders": lambda w: Match(w.me, "toto", mode="async").send(
        "/orders", "PUT", seat=0, orders=None
    ),
    "GET /api/matches/{match}/chat": lambda w: w.running.get("/chat"),
    "POST /api/matches/{match}/chat": lambda w: w.running.send("/chat", seat=0, text="Hello"),
    "GET /api/matches/{match}/record": lambda w: w.toto.get("/record"),
    "GET /api/matches/{match}/competition": lambda w: w.running.get("/competition"),
    "POST /api/matches/{match}/table": lambda w: Match(w.me, "champions").send(
        "/table", seat=0, act="resign"
    ),
    "POST /api/matches/{match}/claim": lambda w: w.running.send("/claim"),
    "POST /api/matches/{match}/rematch": lambda w: w.over.send("/rematch"),
    "GET /api/matches/{match}/report": lambda w: w.toto.get("/report"),
    "POST /api/matches/{match}/report": lambda w: w.running.send(
        "/report", seat=0, kind="stuck", text="It stands."
    ),
    "GET /api/matches/{match}/report.svg": lambda w: w.over.get("/report.svg", dark=True),
    "GET /api/matches/{match}/grades": lambda w: w.over.get("/grades"),
    "GET /api/matches/{match}/report.png": lambda w: w.toto.get("/report.png"),
    "GET /api/matches/{match}/replay": lambda w: w.over.get("/replay"),
    "GET /api/matches/{match}/frames": lambda w: w.toto.get("/frames", first=0, count=5),
    "POST /api/matches/{match}/play-on": lambda w: w.over.send(
        "/play-on", at=3, seats=[{"kind": "me", "name": "N"}] * 2
    ),
    "POST /api/matches/{match}/odds": asking("/odds", "plan"),
    "POST /api/matches/{match}/ahead": asking("/ahead", "plan"),
    "POST /api/matches/{match}/explain": asking("/explain", "intent"),
    "GET /api/matches/{match}/hint": lambda w: w.table.get(
        "/hint", seat=w.table.get().json()["asked"][0]["seat"]
    ),
    "GET /api/matches/{match}/moments": lambda w: w.toto.get("/moments"),
    "POST /api/records": lambda w: w.me.post("/api/records", content=record(w)),
    "POST /api/records/rolls": lambda w: w.me.post("/api/records/rolls", content=record(w)),
    "GET /api/competitions": lambda w: w.me.get("/api/competitions"),
    "POST /api/competitions": lambda w: w.me.get(f"/api/competitions/{w.competition()}"),
    "POST /api/competitions/preview": lambda w: w.me.post(
        "/api/competitions/preview", json={"config": CUP, "entrants": 5}
    ),
    "GET /api/competitions/{competition}": lambda w: w.me.get(f"/api/competitions/{w.cup}"),
    "POST /api/competitions/{competition}/join": cup("/join", name="Noor", team="Reds"),
    "POST /api/competitions/{competition}/computers": cup("/computers", level="easy", count=2),
    "POST /api/competitions/{competition}/remove/{place}": cup("/remove/3"),
    "POST /api/competitions/{competition}/start": cup("/start"),
    "POST /api/competitions/{competition}/act": ready,
    "GET /api/competitions/{competition}/room": lambda w: w.me.get(f"/api/competitions/{w.cup}/room"),
    "POST /api/competitions/{competition}/room": cup("/room", act="set", tables=2),
    "GET /api/competitions/{competition}/history": lambda w: w.me.get(f"/api/competitions/{w.cup}/history"),
    "GET /api/competitions/{competition}/home": lambda w: w.me.get(f"/api/competitions/{w.cup}/home"),
    "GET /api/competitions/{competition}/records": lambda w: w.me.get(f"/api/competitions/{w.cup}/records"),
    "GET /api/competitions/{competition}/{file}": lambda w: w.me.get(
        f"/api/competitions/{w.cup}/results.csv"
    ),
    "POST /api/championships": lambda w: w.me.get(f"/api/championships/{w.championship}"),
    "GET /api/championships/{championship}": lambda w: w.me.get(f"/api/championships/{w.championship}"),
    "GET /api/championships/{championship}/{file}": lambda w: w.me.get(
        f"/api/championships/{w.championship}/table.csv"
    ),
    "DELETE /api/championships/{championship}": lambda w: w.me.delete(f"/api/championships/{w.championship}"),
    "GET /api/me": lambda w: w.me.get("/api/me"),
    "POST /api/me": lambda w: w.device().post("/api/me", json={"name": "Kim"}),
    "POST /api/me/account": kept,
    "POST /api/session": signed_in,
    "GET /api/sign-in": lambda w: w.me.get("/api/sign-in"),
    "DELETE /api/session": lambda w: w.device("Lou").delete("/api/session"),
    "POST /api/me/delete": lambda w: w.device("Max").post("/api/me/delete", json={}),
    "GET /api/me/matches": lambda w: w.me.get("/api/me/matches"),
    "GET /api/me/fixtures": lambda w: w.me.get("/api/me/fixtures"),
    "GET /api/me/competitions": lambda w: w.me.get("/api/me/competitions"),
    "GET /api/me/data": lambda w: w.me.get("/api/me/data"),
    "PUT /api/me/leave": lambda w: w.me.put("/api/me/leave", json={"days": 0}),
    "PUT /api/me/webhook": lambda w: w.me.put("/api/me/webhook", json={"url": None}),
    "GET /api/me/notices": lambda w: w.me.get("/api/me/notices"),
    "PUT /api/me/notices": lambda w: w.me.put("/api/me/notices", json={"zone": "Europe/Paris"}),
    "GET /api/me/news": lambda w: w.me.get("/api/me/news"),
    "POST /api/me/news/read": lambda w: w.me.post("/api/me/news/read", json={"competition": "c"}),
    "POST /api/me/notices/test": lambda w: w.me.post("/api/me/notices/test"),
    "POST /api/me/devices": lambda w: w.me.post("/api/me/devices", json=DEVICE),
    "PUT /api/me/devices/{device}": lambda w: w.me.put(
        f"/api/me/devices/{ringing(w)}", json={"rings": False}
    ),
    "DELETE /api/me/devices/{device}": lambda w: w.me.delete(f"/api/me/devices/{ringing(w)}"),
    "PUT /api/me/muted/{match}": lambda w: w.me.put(f"/api/me/muted/{w.over.id}"),
    "DELETE /api/me/muted/{match}": lambda w: w.me.delete(f"/api/me/muted/{w.over.id}"),
    "DELETE /api/me/mail": lambda w: w.me.delete("/api/me/mail"),
    "PUT /api/me/blocked/{other}": lambda w: w.me.put(f"/api/me/blocked/{w.person(w.other)}"),
    "DELETE /api/me/blocked/{other}": lambda w: w.me.delete(f"/api/me/blocked/{w.person(w.other)}"),
    "GET /api/people/{person}": lambda w: w.me.get(f"/api/people/{w.person(w.other)}"),
    "GET /api/lobby": lambda w: w.me.get("/api/lobby"),
    "POST /api/lobby": lambda w: w.me.get(f"/api/matches/{offered(w)}"),
    "POST /api/lobby/quick": lambda w: w.device("Pim").post("/api/lobby/quick", json={"game": "toto"}),
    "POST /api/lobby/{match}/join": lambda w: w.device("Ann").post(f"/api/lobby/{offered(w)}/join", json={}),
    "GET /api/lessons": lambda w: w.me.get("/api/lessons"),
    "POST /api/lessons/{game}/{name}": lesson(),
    "POST /api/lessons/{game}/{name}/odds": lesson("/odds", plan="roll"),
    "POST /api/lessons/{game}/{name}/ahead": lesson("/ahead", plan="roll"),
    "POST /api/lessons/{game}/{name}/explain": lesson("/explain", intent="roll"),
    "GET /api/rules/{game}/pictures": lambda w: w.me.get("/api/rules/champions/pictures"),
}
EVENING = "/api/evenings/{competition}/{key}"
NOT_NOW = {f"POST /api/competitions/{{competition}}/{what}" for what in ("guests", "claim", "desk", "import")}
NOT_NOW |= {
    "PUT /api/me/mail",
    "POST /api/sign-in",
    f"GET {EVENING}",
    f"POST {EVENING}/claim",
    f"POST {EVENING}/act",
}
"""What needs a mail server (test_notices.py), a provider (test_sign_in.py) or a competition of its own (test_desk.py,
test_imports.py, test_evening.py); called with nonsense alone."""


@pytest.fixture(scope="module")
def world() -> Iterator[World]:
    with services.server(**OPEN) as url:
        yield World(url)


@pytest.fixture(scope="module")
def routes(world: World) -> list[str]:
    described = world.me.get("/schema/openapi.json").json()["paths"]
    return [f"{method.upper()} {path}" for path, methods in described.items() for method in methods]


def test_every_route_is_known(routes: list[str]) -> None:
    assert sorted({*CALLS, *NOT_NOW}) == sorted(routes)


@pytest.mark.parametrize("route", CALLS)
def test_every_route_answers(world: World, route: str) -> None:
    answer = CALLS[route](world)
    assert answer.status_code < 400, f"{answer.status_code} {answer.text[:500]}"


def test_nonsense_is_refused_and_never_fatal(world: World, routes: list[str]) -> None:
    """Nothing of this name exists, and the body is none: 4xx, or what needs neither answers."""
    found = {}
    for route in routes:
        method, path = route.split()
        for name, body in (("no-such-thing", b'{"wrong": [1'), ("7", b'{"wrong": [1], "seat": "x"}')):
            answer = world.other.request(
                method, re.sub(r"{\w+}", name, path), content=body, params={"seat": "x", "after": "-"}
            )
            if answer.status_code >= 500 or ("{" in path and answer.status_code < 400):
                found[f"{route} {body!r}"] = answer.text[:200]
    assert found == {}


def check_grades(match: Match) -> None:
    """They come in pieces, each of which says how far it is, and add up in every language."""
    first = match.get("/grades")
    if not match.get("/report").json()["grades"]:
        assert first.status_code == 404
        return
    found, done = first.json(), 0
    while found["graded"] is None:
        assert done < found["done"] < found["of"]
        done, found = found["done"], match.get("/grades").json()
    assert found["done"] == found["of"]
    rates, sums = found["graded"]["figures"]
    assert rates["bars"]
    rows = [row[1] for row in sums["tables"][0]["rows"]]
    *parts, result = [float(cell.replace("\u2212", "-")) for cell in rows]
    assert abs(sum(parts) - result) <= 0.05 * len(rows)
    assert all(one["moment"]["better"]["why"] for one in found["graded"]["decisions"])
    assert match.get("/grades", lang="de").json()["graded"]["figures"][0]["title"] == "Entscheidungen"


@pytest.mark.parametrize("game", OPTIONS)
def test_moments_of_a_match_that_was_played(world: World, game: str) -> None:
    """The thinking process gets the record, and its advice comes home."""
    match = world.toto if game == "toto" else Match(world.me, game).play(25)
    if game != "toto":
        assert match.send("/table", seat=0, act="resign").status_code < 300
    answer = match.get("/moments")
    assert answer.status_code == 200, answer.text
    assert all(moment["loss"] > 0 for moment in answer.json()["moments"])
    check_grades(match)
    again = Match(world.me, "toto").play(3)  # and it still thinks for computers
    assert again.get().status_code == 200
