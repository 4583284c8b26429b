"""The client's files and the API's description."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path

from dugout.referee.catalogue import registered
from tests.server.harness import TINY, Served, running, settings_for


async def test_every_page_of_the_client_is_the_same_document(lite: Served) -> None:
    document = (Path(__file__).parent / "static" / "index.html").read_text()
    for path in ("/", "/new", "/new/toto", "/match/k3v9", "/rules", "/rules/toto/TO-7", "/index.html"):
        response = await lite.http.get(path)
        assert response.status_code == 200
        assert response.text == document
        assert response.headers["content-type"] == "text/html; charset=utf-8"
        assert response.headers["cache-control"] == "no-cache"
        again = await lite.http.get(path, headers={"if-none-match": response.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")


async def test_head_is_what_get_would_answer_without_its_body(lite: Served) -> None:
    for path in ("/", "/match/k3v9", "/api/games", "/healthz", "/assets/none.js", "/api/matches/none"):
        got, head = await lite.http.get(path), await lite.http.head(path)
        assert (head.status_code, head.content) == (got.status_code, b"")
        for name in ("content-type", "content-length", "etag", "cache-control"):
            assert head.headers.get(name) == got.headers.get(name), (path, name)
    assert (await lite.http.head("/api/records")).status_code == 405


MANIFEST = {
    "index.html": {"file": "assets/index-1.js", "isEntry": True, "imports": ["_base-2.js"]},
    "_base-2.js": {"file": "assets/base-2.js", "css": ["assets/base-2.css"]},
    "src/pages/Match.svelte": {
        "file": "assets/Match-3.js",
        "imports": ["_base-2.js"],
        "css": ["assets/Match-3.css"],
    },
    "src/pages/Lesson.svelte": {"file": "assets/Lesson-4.js", "imports": ["_base-2.js"]},
    "_board-5.js": {"file": "assets/board-5.js", "imports": ["_base-2.js"]},
    "src/games/tiny/Table.svelte": {
        "file": "assets/Table-6.js",
        "imports": ["_base-2.js", "_board-5.js"],
        "css": ["assets/Table-6.css"],
    },
    "src/games/tiny/words.ts": {"file": "assets/words-7.js", "imports": ["_board-5.js"]},
    **{
        f"words:{language}/{owner}": {"file": f"assets/{language}-{owner}.js"}
        for language in ("en", "nl")
        for owner in ("all", "lessons", "tiny")
    },
}


async def test_a_page_names_what_it_will_need(tmp_path: Path) -> None:
    document = "<!doctype html><head><title>Dugout</title></head><div id=app></div>"
    built = tmp_path / "static"
    (built / ".vite").mkdir(parents=True)
    (built / "index.html").write_text(document)
    (built / ".vite" / "manifest.json").write_text(json.dumps(MANIFEST))
    async with running(settings_for(f"sqlite:///{tmp_path / 'm.sqlite'}", static=built), TINY) as served:
        seats = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bo"}]
        made = await served.http.post("/api/matches", json={"game": "tiny", "options": {}, "seats": seats})

        async def named(path: str, language: str = "en") -> list[str]:
            page = await served.http.get(path, headers={"accept-language": language})
            assert page.status_code == 200
            assert "Accept-Language" in page.headers["vary"]
            assert re.sub(r"<link[^>]*>", "", page.text) == document
            kinds = 'modulepreload"|stylesheet"|preload" as="fetch"'
            return re.findall(rf'<link rel="(?:{kinds}) crossorigin href="([^"]+)">', page.text)

        table = ["board-5.js", "Table-6.css", "Table-6.js", "words-7.js"]
        match = ["en-all.js", "en-tiny.js", "Match-3.css", "Match-3.js", *table]
        assert await named(f"/match/{made.json()['match']}") == [f"/assets/{name}" for name in match]
        lesson = ["nl-all.js", "nl-lessons.js", "nl-tiny.js"]
        assert await named("/learn/tiny/2", "nl") == [
            "/api/lessons",
            *(f"/assets/{name}" for name in [*lesson, "Lesson-4.js", *table]),
        ]
        assert await named("/match/nowhere") == [
            "/assets/en-all.js",
            "/assets/Match-3.css",
            "/assets/Match-3.js",
        ]
        assert await named("/learn/unknown/1") == [
            "/api/lessons",
            "/assets/en-all.js",
            "/assets/en-lessons.js",
            "/assets/Lesson-4.js",
        ]
        assert await named("/") == ["/api/games", "/assets/en-all.js"]
        play = ["en-all.js", "en-tiny.js", "Match-3.css", "Match-3.js", *table]
        assert await named("/play/tiny") == ["/api/games", *(f"/assets/{name}" for name in play)]
        assert await named("/lobby") == ["/assets/en-all.js"]
        assert (await served.http.get("/.vite/manifest.json")).status_code == 404


async def test_a_browser_at_a_wrong_address_gets_the_page_and_a_program_an_error(lite: Served) -> None:
    document = (Path(__file__).parent / "static" / "index.html").read_text()
    for path in ("/nothing", "/nothing/here"):
        page = await lite.http.get(path, headers={"accept": "text/html,*/*"})
        assert (page.status_code, page.text) == (404, document)
        error = await lite.http.get(path)
        assert (error.status_code, error.json()["error"]["code"]) == (404, "not-found")
    api = await lite.http.get("/api/nothing", headers={"accept": "text/html,*/*"})
    assert api.json()["error"]["code"] == "not-found"


async def test_built_files_are_kept_for_ever_and_zipped(lite: Served) -> None:
    plain = (Path(__file__).parent / "static" / "assets" / "index-abc123.js").read_bytes()
    async with lite.http.stream("GET", "/assets/index-abc123.js") as response:
        raw = b"".join([piece async for piece in response.aiter_raw()])
    assert gzip.decompress(raw) == plain
    assert response.headers["content-encoding"] == "gzip"
    assert "immutable" in response.headers["cache-control"]
    assert "javascript" in response.headers["content-type"]
    bare = await lite.http.get("/assets/index-abc123.js", headers={"accept-encoding": "identity"})
    assert bare.content == plain
    assert "content-encoding" not in bare.headers


async def test_nothing_outside_the_folder_is_served(lite: Served) -> None:
    for path in (
        "/assets/..%2f..%2fconftest.py",
        "/assets/../../conftest.py",
        "/..%2fconftest.py",
        "/.env",
        "/assets",
        "/assets/%00",
        "/%00",
        "/assets/" + "x" * 5000,
    ):
        assert (await lite.http.get(path)).status_code == 404


async def test_the_description_holds_views_errors_and_socket_messages(tmp_path: Path) -> None:
    async with running(settings_for(f"sqlite:///{tmp_path / 'm.sqlite'}"), registered()) as served:
        document = (await served.http.get("/schema/openapi.json")).json()
    schemas = document["components"]["schemas"]
    views = [rules.view_type().__name__ for rules in registered().games.values()]
    assert schemas["GameView"] == {"anyOf": [{"$ref": f"#/components/schemas/{view}"} for view in views]}
    assert schemas["Snapshot"]["properties"]["view"] == {"$ref": "#/components/schemas/GameView"}
    assert {*views, "ErrorMessage", "SocketIn", "SocketOut", "ServiceOut", "EventMessage"} <= set(schemas)
    assert set(document["paths"]["/api/matches/{match}/actions"]["post"]["responses"]) >= {
        "200",
        "400",
        "409",
        "429",
    }
    text = str(document)
    for name in [part.split("'")[0] for part in text.split("#/components/schemas/")[1:]]:
        assert name in schemas, f"{name} is named but not there"


async def test_large_answers_are_zipped(lite: Served) -> None:
    response = await lite.http.get("/schema/openapi.json")
    assert response.headers["content-encoding"] == "gzip"
