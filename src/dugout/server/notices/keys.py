"""The keys of the server: it signs for push services (VAPID, RFC 8292) and for the links in its mails."""

from __future__ import annotations

import hashlib
import hmac
import time
from typing import Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from py_vapid import Vapid02

from dugout.server.notices.sealing import packed, point
from dugout.server.settings import Settings
from dugout.server.store.reach import ReachStore, new_secret

VAPID: Final = "vapid"
LINKS: Final = "links"
HOURS: Final = 12
"""For how long a push service may take a signature; RFC 8292 allows a day."""
NOBODY: Final = "mailto:nobody@localhost"
SIGNATURE: Final = 32
"""Characters of the signature in a link."""


class Keys:
    """Made at the first start and kept in the database, so that all servers have the same ones."""

    def __init__(self, reach: ReachStore, settings: Settings) -> None:
        self._reach = reach
        self._contact = contact(settings)
        self._vapid: Vapid02 | None = None
        self._links = b""

    async def vapid(self) -> Vapid02:
        if self._vapid is None:
            new = Vapid02()
            new.generate_keys()
            pem = new.private_key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()).decode()
            self._vapid = Vapid02.from_pem((await self._reach.key(VAPID, pem)).encode())
        return self._vapid

    async def public(self) -> str:
        """What browsers subscribe with."""
        return packed(point((await self.vapid()).private_key.public_key()))

    async def authorization(self, endpoint: str) -> str:
        """The header with which a push service knows this server."""
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + HOURS * 3600,
            "sub": self._contact,
        }
        return str((await self.vapid()).sign(claims)["Authorization"])

    async def sign(self, what: str, *about: str) -> str:
        """A signature that only this server can make, for a link."""
        if not self._links:
            self._links = (await self._reach.key(LINKS, new_secret())).encode()
        text = "\n".join((what, *about)).encode()
        return hmac.new(self._links, text, hashlib.sha256).hexdigest()[:SIGNATURE]

    async def is_signed(self, signature: str, what: str, *about: str) -> bool:
        right = await self.sign(what, *about)
        return hmac.compare_digest(signature.encode(), right.encode())


def contact(settings: Settings) -> str:
    """Whom a push service may write to about this server."""
    if settings.push_contact:
        return settings.push_contact
    if settings.public_url.startswith("https://"):
        return settings.public_url
    return f"mailto:{settings.mail.sender}" if settings.mail.sender else NOBODY
