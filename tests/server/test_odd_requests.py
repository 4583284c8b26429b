"""Requests of a kind that nobody sends by accident: each is refused in good order, with a typed error and no
traceback."""

from __future__ import annotations

import asyncio
import json
import socket
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from dugout.referee.catalogue import registered
from dugout.referee.errors import ApiError
from dugout.server.access.addresses import is_public
from dugout.server.access.hosts import Hosts
from dugout.server.access.outward import check_address
from dugout.server.settings import from_environment
from tests.server.harness import Served, running, settings_for, until

RECORD: dict[str, Any] = {
    "format": "dugout-record",
    "schema": 1,
    "game": "toto",
    "version": 1,
    "seats": 2,
    "options": {},
    "headers": {},
    "answers": [],
}


def host_of(served: Served) -> tuple[str, int]:
    host, _, port = served.url.removeprefix("http://").partition(":")
    return host, int(port)


async def raw(served: Served, request: bytes, *, cut: bool = False) -> bytes:
    """What a server says to bytes; `cut`: nothing more comes, though more was promised."""
    reader, writer = await asyncio.open_connection(*host_of(served))
    writer.write(request)
    await writer.drain()
    if cut:
        writer.close()
        return b""
    try:
        async with asyncio.timeout(10):
            return await reader.read(4096)
    finally:
        writer.close()


# addresses for letters


@pytest.mark.slow
@pytest.mark.parametrize(
    "url",
    [
        "https://.example/",
        "https://[::1",
        "https://[",
        "https://]/",
        "https://[::1]x/",
        "https://[fe80::1%25eth0]/",
        "https://example..com/",
        "https://" + "a" * 64 + ".example/",
        "https://" + "a." * 130 + "example/",
        "https://-a.example/",
        "https://a-.example/",
        "https://2130706433/",
        "https://0x7f.1/",
        "https://0x7f000001/",
        "https://127.1/",
        "https://hooks.example:/\x7f",
        "https://hooks.example:0x1bb/",
        "https://hooks.example:-1/",
        "https://@hooks.example/",
        "https://hooks.example\\@127.0.0.1/",
        "https://a b.example/",
        "https://%31.example/",
        "https://\ud800.example/",
        "https://192.88.99.1/",
        "https://[3fff::1]/",
    ],
)
async def test_an_address_that_cannot_be_called_is_refused_at_the_door(lite: Served, url: str) -> None:
    with pytest.raises(ApiError, match="bad-webhook"):
        check_address(url)
    async with lite.device() as noor:
        await noor.guest("Noor")
        body = json.dumps({"url": url}).encode()
        refused = await noor.http.put("/api/me/webhook", content=body)
        assert refused.status_code == 400, refused.text
        assert refused.json()["error"]["code"] in ("bad-webhook", "malformed")
        assert (await noor.call("GET", "/api/me"))["me"]["webhook"] is None


def test_an_address_that_can_be_called_is_taken() -> None:
    for url in (
        "https://hooks.example/",
        "https://hooks.example.:8443/x?y=z",
        "https://xn--bcher-kva.example/",
        "https://my_host.example",
        "https://93.184.216.34/",
        "https://[2606:2800:220:1::1]:443/",
    ):
        assert check_address(url).geturl() == url


@pytest.mark.parametrize(
    "address",
    [
        "0.0.0.0",
        "10.255.255.255",
        "100.64.0.1",
        "100.127.255.255",
        "127.8.8.8",
        "169.254.169.254",
        "172.31.0.1",
        "192.0.0.8",
        "192.0.0.170",
        "192.0.2.1",
        "192.31.196.1",
        "192.52.193.1",
        "192.88.99.1",
        "192.88.99.2",
        "192.168.1.1",
        "192.175.48.1",
        "198.18.0.1",
        "198.19.255.255",
        "198.51.100.9",
        "203.0.113.9",
        "224.0.0.1",
        "239.255.255.255",
        "240.0.0.1",
        "255.255.255.255",
        "::",
        "::1",
        "::ffff:10.0.0.1",
        "::ffff:192.88.99.1",
        "::8.8.8.8",
        "64:ff9b::808:808",
        "64:ff9b:1::1",
        "100::1",
        "100:0:0:1::1",
        "2001::1",
        "2001:1::1",
        "2001:2::1",
        "2001:3::1",
        "2001:4:112::1",
        "2001:10::1",
        "2001:20::1",
        "2001:30::1",
        "2001:db8::1",
        "2002:808:808::1",
        "2620:4f:8000::1",
        "3ffe::1",
        "3fff::1",
        "3fff:fff:ffff::1",
        "4000::1",
        "5f00::1",
        "fc00::1",
        "fd12::1",
        "fe80::1",
        "fe80::1%eth0",
        "fec0::1",
        "ff02::1",
    ],
)
def test_no_special_address_is_public(address: str) -> None:
    assert not is_public(address)


def test_the_rest_of_the_internet_is_public() -> None:
    for address in (
        "1.1.1.1",
        "100.128.0.1",
        "172.32.0.1",
        "192.88.98.1",
        "192.88.100.1",
        "223.255.255.255",
        "2001:200::1",
        "2606:4700::1111",
        "2a00:1450::1",
        "3ffd::1",
        "::ffff:8.8.8.8",
    ):
        assert is_public(address), address


# other oddities


@pytest.mark.parametrize(
    "origin", ["http://[", "http://]", "http://[::1", "//[", "[", "\xff", "http://[::ffff:1.2.3.4"]
)
async def test_an_origin_that_is_none_is_another_site(lite: Served, origin: str) -> None:
    head = b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 2\r\nOrigin: "
    answer = await raw(lite, head + origin.encode("latin-1") + b"\r\n\r\n{}")
    assert answer.startswith(b"HTTP/1.1 403 ") and b"bad-origin" in answer
    socketed = b"GET /api/matches/x/live HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    key = b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nOrigin: "
    answer = await raw(lite, socketed + key + origin.encode("latin-1") + b"\r\n\r\n")
    assert answer.startswith(b"HTTP/1.1 403 ")


@pytest.mark.parametrize("path", ["/api/records", "/api/records/rolls"])
@pytest.mark.parametrize(
    "changes",
    [
        {"schema": "\ud800"},
        {"schema": 10**40},
        {"version": 10**30},
        {"version": -(10**4000)},
        {"seats": 10**30},
        {"game": "\udfff"},
        {"format": "\ud800"},
        {"options": {"rounds": 10**50}},
        {"options": {"mode": "\ud800"}},
        {"options": {"\ud800": 1}},
        {"answers": ["\ud800"]},
        {"answers": ["A \udc00"]},
        {"answers": ["* " + "9" * 3000]},
        {"headers": {"names": ["\ud800", "x"]}},
        {"headers": {"match": "\ud800"}},
        {"headers": {"dice": {"scheme": 10**30}}},
        {"headers": {"dice": {"scheme": "\ud800"}}},
        {"headers": {"dice": {"scheme": 1, "first": 10**30, "commitment": "x", "salts": []}}},
        {"headers": {"dice": {"scheme": 2, "first": 0, "commitment": "\ud800", "salts": ["\ud800"]}}},
        {"headers": {"dice": {"scheme": 2, "commitment": "x", "salts": [], "rewinds": [[10**30, 10**30]]}}},
    ],
)
async def test_a_record_of_odd_values_is_refused_or_read(
    records: Served, path: str, changes: dict[str, Any]
) -> None:
    answer = await records.http.post(path, content=json.dumps({**RECORD, **changes}).encode())
    assert answer.status_code < 500, answer.text
    if answer.status_code >= 400:
        assert answer.json()["error"]["code"] in ("bad-record", "no-game", "malformed", "bad-setup")


@pytest.fixture(scope="module")
async def records(tmp_path_factory: pytest.TempPathFactory) -> Any:
    settings = settings_for(f"sqlite:///{tmp_path_factory.mktemp('records') / 'm.sqlite'}")
    async with running(settings, registered()) as served:
        yield served


@pytest.mark.parametrize(
    "body", [b'"a\xed\xb0\x80b"', b"\xff", b'{"name": "\xc3"}', b'{"name": "\xed\xa0\x80"}']
)
async def test_a_body_that_is_no_text_is_malformed(lite: Served, body: bytes) -> None:
    for method, path in (("POST", "/api/me"), ("PUT", "/api/matches/x/salt"), ("POST", "/api/records")):
        answer = await lite.http.request(method, path, content=body)
        assert 400 <= answer.status_code < 500, answer.text


async def test_a_body_that_is_cut_off_is_no_failure_of_ours(lite: Served, capfd: Any) -> None:
    head = b"POST /api/matches HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n"
    with capture_logs() as told:
        for body in (b"", b'{"game": "tiny"'):
            await raw(lite, head + body, cut=True)
            reader, writer = await asyncio.open_connection(*host_of(lite))
            writer.write(head + body)
            await writer.drain()
            raw_socket: socket.socket = writer.get_extra_info("socket")
            raw_socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\x01\0\0\0\0\0\0\0")  # a reset
            writer.transport.abort()
            del reader

        async def answers() -> bool:
            return (await lite.http.get("/healthz")).status_code == 200

        await until(answers)
        await asyncio.sleep(0.3)
    assert [each for each in told if each["log_level"] in ("error", "critical")] == []
    said = capfd.readouterr()
    assert "Traceback" not in said.out + said.err


async def test_an_unknown_failure_is_answered_with_a_number_that_is_in_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(settings_for(f"sqlite:///{tmp_path / 'm.sqlite'}")) as served:

        async def fails(*_: Any) -> Any:
            raise ZeroDivisionError("a bug")

        monkeypatch.setattr(type(served.rooms), "get", fails)
        with capture_logs() as told:
            answer = await served.http.get("/api/matches/x")
        error = answer.json()["error"]
        assert (answer.status_code, error["code"]) == (500, "internal")
        (line,) = [each for each in told if each["event"] == "request.failed"]
        assert line["number"] == error["args"]["number"]
        assert isinstance(line["exc_info"], ZeroDivisionError)


async def test_a_failure_outside_of_every_handler_is_typed_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the framework itself, or the answer to an error, breaks."""

    def broken(*_: Any) -> Any:
        raise ZeroDivisionError("a bug")

    async with running(settings_for(f"sqlite:///{tmp_path / 'm.sqlite'}")) as served:
        monkeypatch.setattr("dugout.server.http.gate.error_body", broken)
        for path in ("/api/matches/x", "/api/nothing"):
            answer = await served.http.get(path)
            assert (answer.status_code, answer.json()["error"]["code"]) == (500, "internal")


# names


def test_a_server_answers_to_its_own_names_to_those_of_the_house_and_to_addresses() -> None:
    """No site can point an address elsewhere. A router, or a cloud, has another one than the server knows of."""
    hosts = Hosts(settings_for("sqlite://", public_url="https://football.example", hosts=("cup.example",)))
    for host in (
        "localhost",
        "LOCALHOST:8000",
        "127.0.0.1:8000",
        "127.8.9.1",
        "[::1]:8000",
        "192.168.1.20:8000",
        "10.0.0.7",
        "172.16.4.4",
        "100.64.0.9",
        "169.254.3.4",
        "[fd12:3456::1]",
        "[fe80::1%25eth0]:8000",
        "203.0.114.9:8000",
        "[2606:4700::1]",
        "laptop",
        "laptop:8000",
        "laptop.local",
        "laptop.lan.",
        "football.example",
        "Football.Example:443",
        "cup.example.",
    ):
        assert hosts.knows(host), host


def test_a_server_answers_to_no_name_of_somebody_else() -> None:
    hosts = Hosts(settings_for("sqlite://"))
    for host in (
        "evil.example",
        "127.0.0.1.evil.example",
        "localhost.evil.example",
        "football.example",
        "2130706433.",
        "",
        "[",
        "[::1",
        "::1",
        "user@localhost",
        "localhost/",
        "localhost:x",
        "localhost:999999",
        ".local",
        "a b.local",
        "é.local",
        "\x00",
    ):
        assert not hosts.knows(host), host
    assert Hosts(settings_for("sqlite://", hosts=("*",)))._any
    assert from_environment({"DUGOUT_HOSTS": "a.example b.example"}).hosts == ("a.example", "b.example")


@pytest.mark.parametrize("host", ["evil.example", "[", "[::1", "localhost:x", ""])
async def test_a_request_for_another_host_is_refused(lite: Served, host: str) -> None:
    name = host.encode("latin-1")
    answer = await raw(lite, b"GET /api/games HTTP/1.1\r\nHost: " + name + b"\r\n\r\n")
    assert answer.startswith(b"HTTP/1.1 421 ") and b'"bad-host"' in answer and b"DUGOUT_HOSTS" in answer
    assert (await raw(lite, b"GET /readyz HTTP/1.1\r\nHost: " + name + b"\r\n\r\n")).startswith(
        b"HTTP/1.1 200 "
    )
    key = b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    head = b"GET /api/matches/x/live HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nHost: "
    assert (await raw(lite, head + name + b"\r\n" + key + b"\r\n")).startswith(b"HTTP/1.1 403 ")


async def test_a_host_that_is_no_text_is_malformed(lite: Served) -> None:
    answer = await raw(lite, b"GET /api/games HTTP/1.1\r\nHost: \xff\r\n\r\n")
    assert answer.startswith(b"HTTP/1.1 4") and b'"error"' in answer


async def test_a_request_without_a_host_is_of_a_machine(lite: Served) -> None:
    assert (await raw(lite, b"GET /api/games HTTP/1.0\r\n\r\n")).startswith(b"HTTP/1.1 200 ")
