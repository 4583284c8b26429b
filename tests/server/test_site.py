"""The site that needs no server: what is in the folder, that nothing in it depends on where it lies, and how it is
served."""

from __future__ import annotations

import json
import re
import socket
from pathlib import Path
from threading import Thread

import httpx
import pytest
from typer.testing import CliRunner

from dugout.cli.app import app
from dugout.games.registry import GAMES
from dugout.server.folder import SiteError, hosted, write
from dugout.server.settings import STATIC
from tests.server.harness import TINY, running, settings_for


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    where = tmp_path_factory.mktemp("host") / "site"
    done = CliRunner().invoke(app, ["site", str(where)])
    assert done.exit_code == 0, done.output
    assert "any web host can serve it" in done.output
    return where


def names(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def test_all_that_the_service_worker_keeps_is_there_and_nothing_else(folder: Path) -> None:
    source = (folder / "sw.js").read_text()
    kept = json.loads(re.search(r"^const FILES = (.+);$", source, re.MULTILINE)[1])  # type: ignore[index]
    assert kept[0] == "./"
    assert len(kept) == len(set(kept))
    assert {*kept[1:], "index.html", "sw.js"} == names(folder)
    assert {game["id"] for game in json.loads((folder / "data/games.json").read_bytes())} >= set(GAMES)


def test_nothing_depends_on_where_the_folder_lies(folder: Path) -> None:
    page = (folder / "index.html").read_text()
    assert not re.findall(r"(?:src|href|data-then)=\"/", page)
    assert "Content-Security-Policy" in page
    manifest = json.loads((folder / "manifest.webmanifest").read_text())
    for address in (manifest["start_url"], manifest["scope"], *(icon["src"] for icon in manifest["icons"])):
        assert not address.startswith("/")
        assert (folder / address).exists()
    for path in (folder / "assets").iterdir():
        if path.suffix in (".js", ".css"):
            assert not re.search(r"""["'(`]/(assets|runtime|data)/""", path.read_text()), path.name


def test_a_version_changes_with_what_is_in_it(folder: Path, tmp_path: Path) -> None:
    def version(of: Path) -> str:
        return (of / "sw.js").read_text().split(";")[0]

    write(tmp_path / "again")
    assert version(tmp_path / "again") == version(folder)
    for name in ("assets/old.js", "data/old.json", "old.svg", "CNAME"):
        (tmp_path / "again" / name).write_text("of an older version")
    keeper = tmp_path / "again/sw.js"
    keeper.write_text(keeper.read_text().replace('["./", ', '["./", "old.svg", "../outside", ', 1))
    (tmp_path / "outside").write_text("mine")
    write(tmp_path / "again")
    assert names(tmp_path / "again") == names(folder) | {"CNAME"}, "what others put there stays"
    assert (tmp_path / "outside").is_file()


def test_a_folder_with_something_else_in_it_stays_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    with pytest.raises(SiteError, match="something else"):
        write(tmp_path)
    with pytest.raises(SiteError, match="something else"):
        write(tmp_path / "mine.txt")
    assert names(tmp_path) == {"mine.txt"}
    (tmp_path / "sw.js").write_text('const VERSION = "mine";')
    with pytest.raises(SiteError, match="something else"):
        write(tmp_path)


def test_a_port_that_is_taken_is_one_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        done = CliRunner().invoke(app, ["site", str(tmp_path / "site"), "--port", str(port)])
    assert done.exit_code == 2
    assert f"Port {port} is not free" in done.output and "Traceback" not in done.output


def test_a_plain_host_serves_it_under_any_path_without_cookies(folder: Path) -> None:
    with hosted(folder, 0, "some/where") as host:
        Thread(target=host.serve_forever, daemon=True).start()
        with httpx.Client(base_url=f"http://127.0.0.1:{host.server_port}") as client:
            page = client.get("/some/where/?/match/local-1&at=3")
            assert (page.status_code, page.text) == (200, (folder / "index.html").read_text())
            assert "set-cookie" not in page.headers
            assert client.get("/some/where/data/games.json").json()
            assert client.get("/index.html").status_code == 404
        host.shutdown()


async def test_a_server_offers_the_same_folder(tmp_path: Path) -> None:
    async with running(settings_for(f"sqlite:///{tmp_path / 'm.sqlite'}", static=STATIC), TINY) as served:
        await _check_folder(served.http)


async def _check_folder(client: httpx.AsyncClient) -> None:
    page = await client.get("/local/?/learn")
    assert (page.status_code, page.headers["content-type"].split(";")[0]) == (200, "text/html")
    to = await client.get("/local")
    assert (to.status_code, to.headers["location"]) == (302, "/local/")
    to = await client.get("/local/tiny")
    assert (to.status_code, to.headers["location"]) == (302, "/local/?choose=tiny")
    keeper = (await client.get("/local/sw.js")).text
    kept = json.loads(re.search(r"^const FILES = (.+);$", keeper, re.MULTILINE)[1])  # type: ignore[index]
    for name in kept:
        if name.startswith(("data/", "runtime/")) or "worker" in name or "/" not in name:
            answer = await client.get(f"/local/{name}")
            assert answer.status_code == 200, name
            wasm = "wasm-unsafe-eval" in answer.headers["content-security-policy"]
            assert wasm == (".worker-" in name), name
            assert ("immutable" in answer.headers["cache-control"]) == name.startswith(
                ("assets/", "runtime/python-", "runtime/engine-", "runtime/report-", "runtime/memory-")
            ), name
    for missing in (
        "site.html",
        "assets/none.js",
        "runtime/../settings.py",
        ".vite/manifest.json",
        "api/games",
    ):
        assert (await client.get(f"/local/{missing}")).status_code == 404, missing
    for only_there in ("/sw.js", "/site.html", "/runtime/runtime.json"):
        assert (await client.get(only_there)).status_code == 404, only_there
