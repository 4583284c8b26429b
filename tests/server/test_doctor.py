"""`dugout doctor` names what is wrong with a set-up."""

from __future__ import annotations

import asyncio
import json
import socket
import sqlite3
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from typer.testing import CliRunner

import dugout
from dugout.cli.app import app
from dugout.server.doctor import address, machine, services
from dugout.server.doctor.finding import Finding
from dugout.server.settings import Mail, OpenId, Settings
from tests.server.harness import Served, new_sqlite, running, settings_for
from tests.server.scale import Redis


def levels(findings: list[Finding]) -> dict[str, str]:
    return {one.what: one.level for one in findings}


def said(findings: list[Finding]) -> str:
    return "\n".join(f"{one.said} {one.advice}" for one in findings)


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    (tmp_path / "static").mkdir()
    (tmp_path / "static/index.html").write_text("<!doctype html>")
    return Settings(data=tmp_path / "data", port=0, static=tmp_path / "static")


def test_a_fresh_machine_is_fine(settings: Settings) -> None:
    found = machine.check(settings)
    assert "wrong" not in levels(found).values(), said(found)
    assert "which will be made" in said(found)
    assert not settings.data.exists(), "it only looks"


def test_the_engine_and_the_page_are_looked_for(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dugout, "compiled", lambda: False)
    assert machine.engine().level == "warn"
    missing = machine.page(replace(settings, static=settings.data))
    assert (missing.level, "tools/wheel.sh" in missing.advice) == ("wrong", True)


def test_a_folder_that_cannot_be_written_names_its_owner(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings.data.mkdir()
    monkeypatch.setattr("os.access", lambda path, _mode: Path(path) != settings.data)
    (found,) = machine.data_folder(settings)
    assert (found.level, "cannot be written to by" in found.said) == ("wrong", True)
    (settings.data / "dugout.sqlite").touch()
    monkeypatch.setattr("os.access", lambda path, _mode: Path(path) == settings.data)
    (found,) = machine.data_folder(settings)
    assert (found.level, "dugout.sqlite in" in found.said) == ("wrong", True)


@pytest.mark.parametrize(("free", "level"), [(5_000_000, "wrong"), (500_000_000, "warn"), (9e9, "ok")])
def test_a_full_disk_is_told(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, free: float, level: str
) -> None:
    monkeypatch.setattr("shutil.disk_usage", lambda _path: type("Usage", (), {"free": free}))
    assert levels(machine.data_folder(settings))["disk"] == level


def test_a_port_in_use_is_told_unless_it_is_ours(settings: Settings) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        taken = replace(settings, port=listener.getsockname()[1])
        listener.close()
        assert machine.port(taken).level == "ok"
    with socket.create_server(("127.0.0.1", 0)) as listener:
        listener.settimeout(0.1)
        found = machine.port(replace(settings, port=listener.getsockname()[1]))
        assert (found.level, "--port" in found.advice) == ("wrong", True)


@pytest.fixture(autouse=True)
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machine, "SECONDS", 0.3)
    monkeypatch.setattr(address, "SECONDS", 3.0)


def test_a_clock_from_before_the_program_is_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("time.time", lambda: 0.0)
    assert machine.clock().level == "wrong"


def test_a_damaged_file_and_one_of_the_future_are_told(settings: Settings) -> None:
    assert levels(services.database(settings)) == {"database": "ok"}
    settings.data.mkdir()
    file = settings.data / "dugout.sqlite"
    file.write_bytes(new_sqlite())
    assert "its schema is 0" in said(services.database(settings))
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    assert "newer version" in said(services.database(settings))
    file.write_bytes(b"not a database at all, but long enough to be looked at " * 20)
    found = services.database(settings)
    assert (levels(found), "dugout restore" in said(found)) == ({"database": "wrong"}, True)


def test_postgresql_and_redis_are_asked(own_database: str, own_redis: Redis) -> None:
    found = services.database(Settings(database_url=own_database))
    assert levels(found) == {"database": "ok", "database rights": "ok"}
    away = services.database(Settings(database_url="postgresql://nobody@127.0.0.1:1/none"))
    assert (levels(away), "cannot be reached" in said(away)) == ({"database": "wrong"}, True)
    assert levels(services.bus(Settings(bus_url=own_redis.url))) == {"Redis": "ok"}
    assert levels(services.bus(Settings(bus_url="redis://127.0.0.1:1/0"))) == {"Redis": "wrong"}
    assert levels(services.bus(Settings(database_url=own_database))) == {"Redis": "warn"}


def test_a_provider_that_does_not_answer_is_told() -> None:
    assert levels(services.openid(Settings())) == {"sign-in": "ok"}
    away = services.openid(Settings(openid=OpenId("http://127.0.0.1:1", "dugout")))
    assert (levels(away), "DUGOUT_OIDC_ISSUER" in said(away)) == ({"sign-in": "wrong"}, True)


def test_a_mail_server_that_does_not_answer_is_told() -> None:
    assert levels(services.mail(Mail())) == {"mail": "ok"}
    away = services.mail(Mail(host="127.0.0.1", port=1, tls="none", sender="dugout@club.example"))
    assert (levels(away), "DUGOUT_SMTP_PORT" in said(away)) == ({"mail": "wrong"}, True)


@pytest.mark.parametrize(
    ("changes", "level", "word"),
    [
        ({}, "warn", "DUGOUT_PUBLIC_URL"),
        ({"public_url": "https://club.example", "secure_cookies": True}, "ok", "people come to"),
        ({"public_url": "https://club.example"}, "warn", "DUGOUT_SECURE_COOKIES=1"),
        ({"public_url": "https://club.example/dugout"}, "wrong", "--root-path /dugout"),
        ({"public_url": "club.example"}, "wrong", "is no address"),
        ({"hosts": ("*",)}, "warn", "rebinding"),
        ({"workers": 2}, "wrong", "--bus-url"),
    ],
)
def test_settings_that_do_not_fit_each_other_are_told(changes: dict[str, Any], level: str, word: str) -> None:
    found = address.check(Settings(**changes), "")
    assert level in levels(found).values()
    assert word in said(found)


async def ask(served: Served, url: str = "", **changes: Any) -> list[Finding]:
    return await asyncio.to_thread(address.check, settings_for("", **changes), url or served.url)


@pytest.mark.slow
async def test_a_server_is_visited_as_a_browser_would(tmp_path: Path) -> None:
    page = '<head><script type="module" src="/assets/main.js"></script></head>'
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets/main.js").write_text("export {}")
    (tmp_path / "index.html").write_text(page)
    settings = settings_for(f"sqlite:///{tmp_path / 'matches.sqlite'}", static=tmp_path, root_path="/club")
    async with running(settings) as served:
        found = levels(await ask(served, f"{served.url}/club"))
        assert [found[name] for name in ("host", "page", "live connections")] == ["ok"] * 3
        assert found["metrics"] == "warn", "everybody can read them there"
        bare = await ask(served)
        assert "--root-path /" in said(bare), "the page loads its scripts from another path"
    gone = await ask(served)
    assert (levels(gone)["proxy"], "cannot be reached" in said(gone)) == ("wrong", True)


async def test_a_name_that_the_server_does_not_know_is_told() -> None:
    refusing = httpx.MockTransport(lambda _request: httpx.Response(421))
    async with httpx.AsyncClient(transport=refusing) as client:
        found = await address._named(client, "https://football.example")
    assert (found.level, found.advice) == ("wrong", "DUGOUT_HOSTS=football.example")


def test_the_command_exits_with_1_where_something_is_wrong(tmp_path: Path) -> None:
    words = ["doctor", "--data", str(tmp_path), "--port", "0"]
    plain = CliRunner().invoke(app, words)
    assert "data folder: " in plain.output
    spoiled = CliRunner().invoke(app, [*words, "--bus-url", "redis://127.0.0.1:1/0", "--json"])
    assert spoiled.exit_code == 1
    assert {one["what"]: one["level"] for one in json.loads(spoiled.output)}["Redis"] == "wrong"
