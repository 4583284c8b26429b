"""Sign-in through OpenID Connect: the authorization code with PKCE, and an ID token whose every claim is checked.

The browser keeps what a sign-in needs to come back (`Attempt`), so any server can finish what another one began.
"""

from __future__ import annotations

import base64
import hashlib
import secrets
import time
from typing import Any, Final
from urllib.parse import urlencode

import httpx
import msgspec
import structlog
from joserfc import jwt
from joserfc.errors import JoseError
from joserfc.jwk import KeySet

from dugout.server.settings import OpenId

log = structlog.get_logger()

SECONDS: Final = 10.0
"""The time that a provider has for an answer."""
FRESH: Final = 3600.0
"""Seconds for which the addresses and keys of a provider are kept."""
LEEWAY: Final = 60
"""Seconds by which the clocks of two machines may differ."""
ALGORITHMS: Final = ("RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA")
"""Signatures with a key of the provider's own; never with the secret that we share."""
NAMES: Final = ("preferred_username", "name", "nickname", "given_name")
"""Claims that may hold a name, those that people chose themselves first."""
BACK: Final = "/sign-in/return"
"""Where the provider sends people back to, below the address of the server."""
AWAY: Final = "away"
DENIED: Final = "denied"
OLD: Final = "old"
INVALID: Final = "invalid"


class SignInFailed(Exception):
    """`kind` is for the person who signs in, the text for the operator."""

    def __init__(self, kind: str, text: str) -> None:
        super().__init__(kind, text)
        self.kind = kind
        self.text = text

    def __str__(self) -> str:
        return self.text


class Provider(msgspec.Struct):
    """What a provider says about itself (OpenID Connect Discovery)."""

    issuer: str
    authorization_endpoint: str
    token_endpoint: str
    jwks_uri: str
    userinfo_endpoint: str = ""
    token_endpoint_auth_methods_supported: tuple[str, ...] = ("client_secret_basic",)


class Attempt(msgspec.Struct):
    """A sign-in that has begun, as the browser keeps it; nobody else can know it."""

    state: str
    nonce: str
    verifier: str
    connects: bool
    """Whether somebody who is signed in wants to use this identity from now on."""


class Identity(msgspec.Struct, frozen=True):
    """Who the provider says it is. `names`: what they may be called here, the best first."""

    issuer: str
    subject: str
    names: tuple[str, ...]


class OpenIdClient:
    """One provider."""

    def __init__(self, settings: OpenId, back: str) -> None:
        self.settings = settings
        self._back = back
        self._provider: Provider | None = None
        self._keys: KeySet | None = None
        self._since = 0.0

    async def begin(self, *, connects: bool) -> tuple[str, Attempt]:
        """The address to send the browser to, and what it has to bring back; raises SignInFailed."""
        provider = await self.provider()
        state, nonce, verifier = (secrets.token_urlsafe(32) for _ in range(3))
        attempt = Attempt(state, nonce, verifier, connects)
        challenge = hashlib.sha256(attempt.verifier.encode()).digest()
        query = {
            "response_type": "code",
            "client_id": self.settings.client,
            "redirect_uri": self._back,
            "scope": self.settings.scope,
            "state": attempt.state,
            "nonce": attempt.nonce,
            "code_challenge": base64.urlsafe_b64encode(challenge).rstrip(b"=").decode(),
            "code_challenge_method": "S256",
        }
        joint = "&" if "?" in provider.authorization_endpoint else "?"
        return f"{provider.authorization_endpoint}{joint}{urlencode(query)}", attempt

    async def finish(self, attempt: Attempt | None, query: dict[str, str]) -> Identity:
        """Who came back from the provider; raises SignInFailed."""
        if attempt is None or not secrets.compare_digest(
            attempt.state.encode(), query.get("state", "").encode()
        ):
            raise SignInFailed(OLD, "the browser brought back no sign-in that it had begun")
        if error := query.get("error"):
            kind = DENIED if error in ("access_denied", "login_required", "interaction_required") else INVALID
            raise SignInFailed(kind, f"the provider says {error}: {query.get('error_description', '')}"[:300])
        provider = await self.provider()
        if query.get("iss", provider.issuer) != provider.issuer:
            raise SignInFailed(INVALID, f"another provider answered: {query['iss']}"[:300])
        tokens = await self._exchange(provider, query.get("code", ""), attempt.verifier)
        claims = await self._claims(provider, str(tokens.get("id_token", "")), attempt.nonce)
        if self._name(claims) is None and provider.userinfo_endpoint:
            more = await self._userinfo(provider, str(tokens.get("access_token", "")))
            if more.get("sub") != claims["sub"]:
                raise SignInFailed(INVALID, "the provider's userinfo is about somebody else")
            claims = {**more, **claims}
        wanted = (self._name(claims), *(claims.get(name) for name in NAMES))
        names = tuple(dict.fromkeys(name for name in wanted if isinstance(name, str) and name.strip()))
        return Identity(provider.issuer, claims["sub"], names)

    def _name(self, claims: dict[str, Any]) -> str | None:
        found = claims.get(self.settings.claim)
        return found if isinstance(found, str) and found.strip() else None

    async def provider(self) -> Provider:
        """What the provider says about itself; raises SignInFailed."""
        if self._provider is None or time.monotonic() - self._since > FRESH:
            address = f"{self.settings.issuer}/.well-known/openid-configuration"
            try:
                found = msgspec.convert(await self._get(address), Provider)
            except msgspec.ValidationError as error:
                raise SignInFailed(
                    INVALID, f"{address} is not what OpenID Connect asks for: {error}"
                ) from None
            if found.issuer.rstrip("/") != self.settings.issuer:
                raise SignInFailed(INVALID, f"{address} names another issuer: {found.issuer}")
            self._provider, self._keys, self._since = found, None, time.monotonic()
        return self._provider

    async def _exchange(self, provider: Provider, code: str, verifier: str) -> dict[str, Any]:
        form = {
            "grant_type": "authorization_code",
            "code": code,
            "redirect_uri": self._back,
            "code_verifier": verifier,
        }
        own = self.settings
        basic = None
        if own.secret and "client_secret_basic" in provider.token_endpoint_auth_methods_supported:
            basic = httpx.BasicAuth(own.client, own.secret)
        else:
            form |= {"client_id": own.client, **({"client_secret": own.secret} if own.secret else {})}
        return await self._ask("POST", provider.token_endpoint, data=form, auth=basic)

    async def _userinfo(self, provider: Provider, token: str) -> dict[str, Any]:
        return await self._get(provider.userinfo_endpoint, headers={"Authorization": f"Bearer {token}"})

    async def _claims(self, provider: Provider, token: str, nonce: str) -> dict[str, Any]:
        """What the ID token says, if it is the provider's, for us, for this sign-in and of now."""
        try:
            decoded = await self._decoded(provider, token)
            registry = jwt.JWTClaimsRegistry(
                leeway=LEEWAY,
                iss={"essential": True, "value": provider.issuer},
                aud={"essential": True, "value": self.settings.client},
                sub={"essential": True},
                exp={"essential": True},
                iat={"essential": True},
                nonce={"essential": True, "value": nonce},
            )
            registry.validate(decoded)
        except (JoseError, ValueError) as error:
            raise SignInFailed(INVALID, f"the ID token of {provider.issuer} is refused: {error}") from None
        audience = decoded["aud"]
        if isinstance(audience, list) and len(audience) > 1 and decoded.get("azp") != self.settings.client:
            raise SignInFailed(INVALID, "the ID token was given to another client")
        if not isinstance(decoded["sub"], str) or not 0 < len(decoded["sub"]) <= 255:
            raise SignInFailed(INVALID, "the ID token has no subject that could be kept")
        return decoded

    async def _decoded(self, provider: Provider, token: str) -> dict[str, Any]:
        """With the keys that are known; once more with new ones, since providers change them."""
        if self._keys is not None:
            try:
                return jwt.decode(token, self._keys, algorithms=ALGORITHMS).claims
            except (JoseError, ValueError):
                self._keys = None
        self._keys = KeySet.import_key_set(await self._get(provider.jwks_uri))  # type: ignore[arg-type]
        return jwt.decode(token, self._keys, algorithms=ALGORITHMS).claims

    async def _get(self, address: str, **more: Any) -> dict[str, Any]:
        return await self._ask("GET", address, **more)

    async def _ask(self, method: str, address: str, **more: Any) -> dict[str, Any]:
        try:
            async with httpx.AsyncClient(timeout=SECONDS) as http:
                answer = await http.request(method, address, **more)
        except httpx.HTTPError as error:
            raise SignInFailed(AWAY, f"{address} does not answer: {error!r}") from None
        if answer.status_code >= 500:
            raise SignInFailed(AWAY, f"{address} answers {answer.status_code}")
        try:
            found = answer.json()
        except ValueError:
            found = None
        if answer.status_code != 200 or not isinstance(found, dict):
            raise SignInFailed(INVALID, f"{address} answers {answer.status_code}: {answer.text[:200]}")
        return found
