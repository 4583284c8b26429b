"""Requests that no description suggests: names and origins that are none, half signs, numbers without end, bodies cut
off.

Each is a spoilt copy of a request that was right or nearly so, sent as bytes over a line of its own.
"""

from __future__ import annotations

import json
import socket
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any, Final
from urllib.parse import urlsplit

PATIENCE: Final = 60.0
HOSTS: Final = (
    "evil.example", "[", "[::1", "]", "", "localhost:", "localhost:x", "localhost:999999", "127.0.0.1:-1", "a b", "\xff\xfe", "@localhost",
    "localhost@evil", "[::1]:8000", "[fe80::1%25lo]", "x" * 3000, "localhost, evil", "127.0.0.1.evil.example", "\x7f", "0x7f.1", ".", "..",
)  # fmt: skip
ORIGINS: Final = (
    "null", "http://[", "http://]", "http://[::1", "[", "http://", "//", "http://evil.example", "http://127.0.0.1:x", "\xff", "http://\xe9",
    "http://[::ffff:1.2.3.4", "http:///[", "javascript:1", "http://@", "http://" + "a" * 4000,
)  # fmt: skip
ADDRESSES: Final = (
    "https://.example/", "https://[::1", "https://[", "https://]/", "https://a..b/", "https://" + "a" * 70 + ".example/", "https://192.88.99.1/",
    "https://[3fff::1]/", "https://0x7f.1/", "https://hooks.example:99999/", "https://hooks.example:x/", "https://\ud800/", "https://a b/",
    "https://user@hooks.example/", "https://%/", "https://hooks.example/\x00", "https://[fe80::1%25eth0]/", "http://hooks.example/",
)  # fmt: skip
VALUES: Final[tuple[Any, ...]] = (
    *ADDRESSES, "\ud800", "\udfff", "a\udc00b", "\x00", "\u202e", "\u3164", "", " ", "x" * 5000, "../../etc/passwd", "' OR 1=1 --", "{", "null",
    10**30, -(10**30), 10**4000, 2**63, -(2**63) - 1, 2**53 + 1, -1, 0, 1.5, 1e308, -0.0, True, None, [], {}, [[]] * 3, {"": ""}, {"\ud800": 1},
)  # fmt: skip
PIECES: Final = (
    "%00", "%ff", "%ed%a0%80", "%", "%zz", "..", "../../", "%2e%2e%2f", "//", "\xff", "?", "?x=%ff", "?seat=-1", "?seat=1e99", "?after=" + "9" * 40,
    "?lang=%00", "?eyes=" + "9" * 30, "&" * 50, "x" * 2000, "%F0%9F%98%80", "#", ";", "'", "?first=-9&count=0",
)  # fmt: skip
HEADERS: Final = (
    ("Cookie", "dugout_session=\xff"), ("Cookie", "dugout_session=" + "x" * 3000), ("Cookie", ";;==;"), ("Cookie", "a=b; dugout_session"),
    ("Dugout-Seats", "\xff\xfe"), ("Dugout-Seats", "x " * 500), ("Accept-Language", "\xff;q=x"), ("Accept-Language", "x-" * 900),
    ("Content-Type", "\xff"), ("Content-Type", "application/json; charset=utf-99"), ("Content-Type", "multipart/form-data"),
    ("Accept-Encoding", "gzip;q=x"), ("X-Forwarded-For", "[::1"), ("X-Forwarded-For", "\xff, 1.2.3.4"), ("X-Forwarded-Proto", "\xff"),
    ("Content-Encoding", "gzip"), ("Range", "bytes=9-1"), ("If-None-Match", "\xff"), ("Expect", "100-continue"), ("Upgrade", "websocket"),
)  # fmt: skip
METHODS: Final = ("GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "TRACE", "BREW")


@dataclass(frozen=True)
class Sent:
    """A request before it is bytes."""

    method: str
    path: str
    body: bytes = b""
    headers: tuple[tuple[str, str], ...] = ()
    promised: int = 0
    """Bytes of the body that are announced and never come."""

    def written(self) -> bytes:
        lines = [f"{self.method} {self.path} HTTP/1.1", *(f"{name}: {value}" for name, value in self.headers)]
        if self.body or self.promised:
            lines.append(f"Content-Length: {len(self.body) + self.promised}")
        return "\r\n".join([*lines, "Connection: close", "", ""]).encode("latin-1", "replace") + self.body


def odd_host(sent: Sent, random: Random) -> Sent:
    return _with(sent, "Host", random.choice(HOSTS))


def odd_origin(sent: Sent, random: Random) -> Sent:
    return _with(sent, "Origin", random.choice(ORIGINS))


def odd_header(sent: Sent, random: Random) -> Sent:
    return _with(sent, *random.choice(HEADERS))


def odd_method(sent: Sent, random: Random) -> Sent:
    return replace(sent, method=random.choice(METHODS))


def odd_path(sent: Sent, random: Random) -> Sent:
    at = random.randrange(1, len(sent.path) + 1)
    return replace(sent, path=(sent.path[:at] + random.choice(PIECES) + sent.path[at:]).replace(" ", "%20"))


def odd_value(sent: Sent, random: Random) -> Sent:
    """Another value somewhere in the body, or a body of that value alone."""
    try:
        data = json.loads(sent.body)
    except ValueError:
        data = {}
    return replace(sent, body=_said(_spoilt(data, random)))


def odd_bytes(sent: Sent, random: Random) -> Sent:
    signs = bytearray(sent.body or b"{}")
    for _ in range(random.randint(1, 4)):
        at = random.randrange(len(signs) + 1)
        signs[at : at + random.randint(0, 2)] = bytes(random.choices(range(256), k=random.randint(0, 2)))
    return replace(sent, body=bytes(signs))


def cut_off(sent: Sent, random: Random) -> Sent:
    body = sent.body or b'{"a": 1}'
    kept = random.randrange(len(body) + 1)
    return replace(
        sent, method=sent.method if sent.body else "POST", body=body[:kept], promised=len(body) - kept + 1
    )


KINDS: Final[tuple[Callable[[Sent, Random], Sent], ...]] = (
    odd_host, odd_origin, odd_header, odd_method, odd_path, odd_value, odd_value, odd_value, odd_bytes, cut_off,
)  # fmt: skip


def _with(sent: Sent, name: str, value: str) -> Sent:
    others = tuple(pair for pair in sent.headers if pair[0].lower() != name.lower())
    return replace(sent, headers=(*others, (name, value.replace("\r", "").replace("\n", ""))))


def _said(data: Any) -> bytes:
    return json.dumps(data, ensure_ascii=bool(hash(str(data)) % 2)).encode("utf-8", "surrogatepass")


def _spoilt(data: Any, random: Random) -> Any:
    if isinstance(data, dict) and data and random.random() < 0.9:
        name = random.choice(list(data))
        return {**data, name: _spoilt(data[name], random)}
    if isinstance(data, list) and data and random.random() < 0.8:
        at = random.randrange(len(data))
        return [*data[:at], _spoilt(data[at], random), *data[at + 1 :]]
    return random.choice(VALUES)


@dataclass
class Oddities:
    """Sends them, and sees that each is answered in good order."""

    url: str
    random: Random
    sent: Counter[str] = field(default_factory=Counter)
    broken: list[str] = field(default_factory=list)

    def follow(self, request: Any, times: int) -> None:
        """So many spoilt copies of a request (of the library `requests`) that was sent."""
        parts = urlsplit(request.url)
        body = request.body.encode() if isinstance(request.body, str) else request.body or b""
        kept = [
            (name, value)
            for name, value in request.headers.items()
            if name.lower() in ("dugout-seats", "cookie", "content-type")
        ]
        text = [(name, value if isinstance(value, str) else value.decode("latin-1")) for name, value in kept]
        path = parts.path + (f"?{parts.query}" if parts.query else "")
        plain = Sent(request.method, path, bytes(body), (("Host", parts.netloc), *text))
        for _ in range(times):
            kind = self.random.choice(KINDS)
            self.one(kind.__name__, kind(plain, self.random))

    def one(self, kind: str, sent: Sent) -> int:
        """The status of the answer; 0 where none can come."""
        parts = urlsplit(self.url)
        with socket.create_connection((parts.hostname or "", parts.port or 80), PATIENCE) as line:
            with suppress(ConnectionError):  # who has been answered need not send the rest
                line.sendall(sent.written())
            if sent.promised:
                self.sent["cut off"] += 1
                return 0
            answer = b""
            with suppress(ConnectionResetError):  # of a body that nobody read, after the answer
                while more := line.recv(1 << 16):
                    answer += more
        answer = answer.removeprefix(b"HTTP/1.1 100 Continue\r\n\r\n")
        status = int(answer[9:12]) if answer.startswith(b"HTTP/1.1 ") else 0
        if (
            not 200 <= status < 500
        ):  # kept: whoever draws the examples would send this one again, spoilt otherwise
            self.broken.append(f"{kind} was answered with {status}: {sent!r:.3000}: {answer[:600]!r}")
        self.sent[f"{status // 100}xx"] += 1
        return status
