"""A push service on this machine, as RFC 8030 describes one, and browsers that subscribe with it.

It takes nothing on trust: every message must carry a signature of the server's key for this very service (RFC 8292) and
open with the keys of the subscription it is for (RFC 8291), written here a second time.
"""

from __future__ import annotations

import json
import secrets
import threading
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

DAY = 24 * 3600


def packed(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def unpacked(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


@dataclass
class Message:
    """As it came: `plain` is what the browser would give to its page."""

    topic: str
    ttl: int
    urgency: str
    plain: dict[str, Any]
    at: float
    sealed: bytes


@dataclass
class Browser:
    """A subscription. `status`: how the service answers for it."""

    endpoint: str
    private: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(ec.SECP256R1())
    )
    auth: bytes = field(default_factory=lambda: secrets.token_bytes(16))
    status: int = 201
    headers: dict[str, str] = field(default_factory=dict)
    tries: int = 0
    messages: list[Message] = field(default_factory=list)
    keys: set[str] = field(default_factory=set)

    @property
    def point(self) -> bytes:
        return self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def subscription(
        self, name: str = "A browser", language: str = "en", zone: str = "UTC"
    ) -> dict[str, str]:
        """What its page tells the server."""
        keys = {"p256dh": packed(self.point), "auth": packed(self.auth)}
        return {"endpoint": self.endpoint, **keys, "name": name, "language": language, "zone": zone}

    def opened(self, body: bytes) -> bytes:
        """The text of a message; fails if it is not for this browser."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size == 4096
        other = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self.private.exchange(ec.ECDH(), other)
        info = b"WebPush: info\x00" + self.point + sender
        first = HKDF(SHA256(), 32, self.auth, info).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\x00").derive(first)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\x00").derive(first)
        plain = AESGCM(key).decrypt(nonce, sealed, None)
        assert plain.rstrip(b"\x00").endswith(b"\x02")
        return plain.rstrip(b"\x00")[:-1]


def signer(authorization: str, audience: str) -> str:
    """The public key that signed for this service; fails if the signature is not right."""
    scheme, _, rest = authorization.partition(" ")
    assert scheme == "vapid", authorization
    fields = dict(part.strip().split("=", 1) for part in rest.split(","))
    head, claims, signature = fields["t"].split(".")
    raw = unpacked(signature)
    pair = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unpacked(fields["k"]))
    key.verify(pair, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    assert json.loads(unpacked(head))["alg"] == "ES256"
    said = json.loads(unpacked(claims))
    assert said["aud"] == audience
    assert time.time() < said["exp"] <= time.time() + DAY
    assert said["sub"].startswith(("mailto:", "https://"))
    return fields["k"].rstrip("=")


class PushService:
    """`with PushService() as service:` serves until the block ends; `faults` are messages that were not right."""

    def __init__(self) -> None:
        self.browsers: dict[str, Browser] = {}
        self.faults: list[str] = []
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        self.url = f"http://127.0.0.1:{self._server.server_port}"

    def __enter__(self) -> PushService:
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._server.server_close()

    def browser(self) -> Browser:
        path = f"/send/{secrets.token_urlsafe(12)}"
        self.browsers[path] = Browser(self.url + path)
        return self.browsers[path]

    def take(self, path: str, headers: Any, body: bytes) -> tuple[int, dict[str, str]]:
        browser = self.browsers.get(path)
        if browser is None:
            return 404, {}
        browser.tries += 1
        if browser.status == 201:
            assert headers["Content-Encoding"] == "aes128gcm"
            browser.keys.add(signer(headers["Authorization"], self.url))
            message = Message(
                headers["Topic"],
                int(headers["TTL"]),
                headers["Urgency"],
                json.loads(browser.opened(body)),
                time.monotonic(),
                body,
            )
            assert len(message.topic) <= 32
            browser.messages.append(message)
        return browser.status, browser.headers

    def _handler(self) -> type[BaseHTTPRequestHandler]:
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                length = int(self.headers["Content-Length"])
                body = self.rfile.read(length)
                if len(body) < length:  # a server that was stopped meanwhile
                    return
                try:
                    status, more = service.take(self.path, self.headers, body)
                except Exception as error:
                    service.faults.append(f"{error!r}: {len(body)} bytes, {dict(self.headers)}")
                    status, more = 400, {}
                self.send_response(status)
                for name, value in more.items():
                    self.send_header(name, value)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                """Nobody reads it."""

        return Handler
