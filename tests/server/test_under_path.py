"""A server that a proxy offers under a path: with the path left on requests, or taken off."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from dugout.server.settings import SettingsError, from_environment, with_options
from tests.server.conftest import new_file
from tests.server.harness import Served, running, settings_for

PAGE = """<!doctype html><html><head><link rel="manifest" href="/manifest.webmanifest" /><title>Dugout</title>
<script type="module" crossorigin src="/assets/main-1.js"></script></head><body></body></html>"""


@pytest.fixture(scope="module")
async def under(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Served]:
    static = tmp_path_factory.mktemp("static")
    (static / "assets").mkdir()
    (static / "index.html").write_text(PAGE)
    (static / "assets/main-1.js").write_text("export {}")
    settings = settings_for(new_file(tmp_path_factory), root_path="/club/dugout", static=static)
    async with running(settings) as served:
        yield served


@pytest.mark.parametrize("root", ["/club/dugout", ""])
async def test_pages_and_calls_are_answered_with_and_without_the_path(under: Served, root: str) -> None:
    page = await under.http.get(f"{root}/match/nowhere")
    assert page.status_code == 200
    assert 'src="/club/dugout/assets/main-1.js"' in page.text
    assert 'href="/club/dugout/manifest.webmanifest"' in page.text
    assert '<meta name="dugout-root" content="/club/dugout">' in page.text
    assert (await under.http.get(f"{root}/assets/main-1.js")).text == "export {}"
    assert (await under.http.get(f"{root}/api/games")).json()[0]["id"] == "tiny"
    lost = await under.http.get(f"{root}/no/such/page", headers={"Accept": "text/html"})
    assert (lost.status_code, 'content="/club/dugout"' in lost.text) == (404, True)


async def test_the_path_without_a_slash_is_the_home_page_and_a_longer_name_is_not(under: Served) -> None:
    assert "<title>Dugout" in (await under.http.get("/club/dugout")).text
    assert (await under.http.get("/club/dugouts/api/games")).status_code == 404


async def test_cookies_and_other_addresses_lie_under_the_path(under: Served) -> None:
    made = await under.http.post("/club/dugout/api/me", json={"name": "Noor"})
    assert "path=/club/dugout;" in made.headers["set-cookie"].lower()
    local = await under.http.get("/club/dugout/local")
    assert local.headers["location"] == "/club/dugout/local/"


@pytest.mark.parametrize("root", ["/club/dugout", ""])
async def test_sockets_come_in_under_the_path(under: Served, root: str) -> None:
    match = await under.create("me", "me")
    address = under.url.replace("http", "ws")
    async with connect(f"{address}{root}/api/matches/{match.id}/live") as socket:
        await socket.send(json.dumps({"type": "hello", "seats": match.tokens, "after": 0}))
        assert json.loads(await socket.recv())["type"] == "snapshot"


def test_links_for_others_name_the_path() -> None:
    settings = from_environment({"DUGOUT_ROOT_PATH": "/dugout/", "DUGOUT_PORT": "81"})
    assert (settings.root_path, settings.address) == ("/dugout", "http://127.0.0.1:81/dugout")
    assert with_options(settings, {"root_path": "/"}).root_path == ""


@pytest.mark.parametrize("text", ["dugout", "//dugout", "/a/../b", "/a b", '/a"b', "https://club.example/a"])
def test_a_path_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(SettingsError, match="must read like /dugout"):
        with_options(from_environment({}), {"root_path": text})


async def test_at_the_root_the_page_stays_as_it_was_built(lite: Served, tmp_path: Path) -> None:
    assert "dugout-root" not in (await lite.http.get("/")).text
