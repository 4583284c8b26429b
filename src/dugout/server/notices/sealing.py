"""Push messages as RFC 8291 and RFC 8188 want them: encrypted for one browser, so that the push service reads
nothing."""

from __future__ import annotations

import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

RECORD: Final = 4096
"""The size of a record; a message is a single one."""
LARGEST: Final = 3000
"""Bytes of a message; services take at least 3993 of plain text."""
AUTH_BYTES: Final = 16
LAST: Final = b"\x02"


def unpacked(text: str) -> bytes:
    """Base64 as browsers write it; raises ValueError."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def packed(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as browsers give and take it."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def check_keys(p256dh: str, auth: str) -> None:
    """Keys that something can be encrypted with; raises ValueError."""
    ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unpacked(p256dh))
    if len(unpacked(auth)) != AUTH_BYTES:
        raise ValueError("auth")


def sealed(
    plain: bytes,
    p256dh: str,
    auth: str,
    salt: bytes = b"",
    private: ec.EllipticCurvePrivateKey | None = None,
) -> bytes:
    """The body of a push message (`aes128gcm`); salt and key are new for every one."""
    if len(plain) > LARGEST:
        raise ValueError("a push message is too large")
    salt = salt or os.urandom(16)
    private = private or ec.generate_private_key(ec.SECP256R1())
    own, theirs = point(private.public_key()), unpacked(p256dh)
    reader = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
    shared = private.exchange(ec.ECDH(), reader)
    key_material = _derived(shared, unpacked(auth), b"WebPush: info\x00" + theirs + own, 32)
    key = _derived(key_material, salt, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = _derived(key_material, salt, b"Content-Encoding: nonce\x00", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(own)]) + own
    return head + AESGCM(key).encrypt(nonce, plain + LAST, None)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)
