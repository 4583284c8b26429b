"""Run by memory.mjs in the Python of the pages, before its memory is kept: what the first board of any game works out
once is then there at every later visit. Nobody thinks here: that would make the memory several times as large."""

import json

from dugout.games.registry import GAMES, game
from dugout.local.page import Page
from dugout.local.requests import answer


class Nowhere:
    """A page that keeps nothing and in which no time passes (`local/outside.py`)."""

    def now(self):
        return 0

    def hurries(self):
        return True

    def leads(self, match):
        return True

    def send(self, line, message):
        pass

    def wake(self, match, after):
        pass

    def trouble(self, code):
        raise RuntimeError(code)

    async def store(self, match, expected, revision, change):
        pass

    async def load(self, match):
        return None

    async def think(self, work, task):
        raise RuntimeError(work)


async def begin(name):
    """A match that people at one device make and look at."""
    page, short = Page(Nowhere()), game(name).short()
    seats = [{"kind": "me"}] * max(2, short.seats)
    asked = {"game": name, "options": dict(short.options), "seats": seats}
    _, made = await answer(page, "POST", "/matches", [], json.dumps(asked))
    made = json.loads(made)
    match, tokens = made["match"], [seat["token"] for seat in made["seats"] if seat["token"]]
    hello = {"type": "hello", "seats": tokens, "after": 0}
    await page.receive(page.connect(match), json.dumps(hello))


def whole(work):
    """Nothing there waits for anything."""
    try:
        work.send(None)
    except StopIteration:
        return
    raise RuntimeError("it waits")


for name in GAMES:
    whole(begin(name))
