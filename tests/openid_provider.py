"""A provider of OpenID Connect of the tests' own, on loopback: it asks nobody for a password."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import hashlib
import json
import secrets
import time
from collections.abc import AsyncIterator
from typing import Any
from urllib.parse import parse_qsl, urlencode

import uvicorn
from joserfc import jwt
from joserfc.jwk import KeySet, RSAKey

CLIENT, SECRET = "dugout", "a secret & more"


class Provider:
    """Whoever comes is `user`; `claims` replaces what the next ID token says."""

    def __init__(self) -> None:
        self.issuer = ""
        self.key = RSAKey.generate_key(2048, {"kid": "first", "use": "sig"})
        self.user: dict[str, Any] = {"sub": "u1", "preferred_username": "Noor"}
        self.claims: dict[str, Any] = {}
        self.denies = False
        self.info: dict[str, Any] = {}
        self._codes: dict[str, dict[str, str]] = {}

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http":
            return
        body = b""
        while True:
            message = await receive()
            body += message.get("body", b"")
            if not message.get("more_body"):
                break
        headers = {name.decode(): value.decode() for name, value in scope["headers"]}
        query = dict(parse_qsl((body if scope["method"] == "POST" else scope["query_string"]).decode()))
        status, answer = self._answer(scope["path"], query, headers)
        more = [(b"location", answer["location"].encode())] if status == 302 else []
        sent = [(b"content-type", b"application/json"), *more]
        await send({"type": "http.response.start", "status": status, "headers": sent})
        await send({"type": "http.response.body", "body": json.dumps(answer).encode()})

    def _answer(
        self, path: str, query: dict[str, str], headers: dict[str, str]
    ) -> tuple[int, dict[str, Any]]:
        if path == "/.well-known/openid-configuration":
            return 200, {
                "issuer": self.issuer,
                "authorization_endpoint": f"{self.issuer}/authorize",
                "token_endpoint": f"{self.issuer}/token",
                "jwks_uri": f"{self.issuer}/keys",
                "userinfo_endpoint": f"{self.issuer}/userinfo",
            }
        if path == "/keys":
            return 200, dict(KeySet([self.key]).as_dict(private=False))
        if path == "/authorize":
            return 302, {"location": self._back(query)}
        if path == "/token":
            return self._token(query, headers)
        if path == "/userinfo" and headers.get("authorization") == "Bearer access":
            return 200, self.info
        return 404, {}

    def _back(self, query: dict[str, str]) -> str:
        assert query["response_type"] == "code" and query["client_id"] == CLIENT
        if self.denies:
            told = {"error": "access_denied", "state": query["state"]}
        else:
            code = secrets.token_hex(8)
            self._codes[code] = query
            told = {"code": code, "state": query["state"]}
        return f"{query['redirect_uri']}?{urlencode(told)}"

    def _token(self, form: dict[str, str], headers: dict[str, str]) -> tuple[int, dict[str, Any]]:
        asked = self._codes.pop(form.get("code", ""), None)
        wanted = base64.b64encode(f"{CLIENT}:{SECRET}".encode()).decode()
        challenge = hashlib.sha256(form.get("code_verifier", "").encode()).digest()
        packed = base64.urlsafe_b64encode(challenge).rstrip(b"=").decode()
        right = asked and asked["code_challenge"] == packed and asked["redirect_uri"] == form["redirect_uri"]
        if asked is None or not right or headers.get("authorization") != f"Basic {wanted}":
            return 400, {"error": "invalid_grant"}
        now = int(time.time())
        plain = {"iss": self.issuer, "aud": CLIENT, "iat": now, "exp": now + 300, "nonce": asked["nonce"]}
        claims = {
            name: value for name, value in (plain | self.user | self.claims).items() if value is not None
        }
        token = jwt.encode({"alg": "RS256", "kid": self.key.kid or ""}, claims, self.key)
        return 200, {"id_token": token, "access_token": "access", "token_type": "Bearer"}


@contextlib.asynccontextmanager
async def provided() -> AsyncIterator[Provider]:
    """A provider that runs in this event loop."""
    provider = Provider()
    server = uvicorn.Server(uvicorn.Config(provider, port=0, log_level="error", lifespan="off", ws="none"))
    task = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    provider.issuer = f"http://127.0.0.1:{port}"
    try:
        yield provider
    finally:
        server.should_exit = True
        await task
