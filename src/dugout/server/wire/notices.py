"""What goes over the wire about notices, as types: docs/protocol.md says what they mean."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from msgspec import Meta, Struct, field

Kind = Literal["turn", "waiting", "due", "league", "offer"]
Minute = Annotated[int, Meta(ge=0, lt=24 * 60)]
Language = Literal["en", "nl", "de", "fr"]
Zone = Annotated[str, Meta(max_length=64)]


class NoticeSettings(Struct, kw_only=True, forbid_unknown_fields=True):
    """What rings, and when it does not: `quiet` from and to are minutes of the day in `zone`."""

    kinds: list[Kind] = field(default_factory=lambda: list(get_args(Kind)))
    quiet: bool = True
    quiet_from: Minute = 22 * 60
    quiet_to: Minute = 7 * 60 + 30
    zone: Zone = "UTC"
    language: Language = "en"
    digest: Literal["off", "daily", "weekly"] = "off"


class NewDevice(Struct, kw_only=True, forbid_unknown_fields=True):
    """A subscription as the browser gives it, and what to call the device."""

    endpoint: Annotated[str, Meta(max_length=500)]
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]
    name: Annotated[str, Meta(max_length=60)]
    language: Language
    zone: Zone


class DeviceInfo(Struct, kw_only=True):
    """A device that rings, or (`rings` off) does not just now. `reached`: when it was last sent something."""

    id: str
    name: str
    rings: bool
    created: int
    reached: int | None


class Rings(Struct, kw_only=True, forbid_unknown_fields=True):
    rings: bool


class MutedMatch(Struct, kw_only=True):
    match: str
    game: str
    names: list[str]


class MailInfo(Struct, kw_only=True):
    """`offered`: this server sends mail. `confirmed`: the link in the first mail was followed."""

    offered: bool
    address: str | None
    confirmed: bool


class NewAddress(Struct, kw_only=True, forbid_unknown_fields=True):
    address: Annotated[str, Meta(max_length=254)]
    language: Language
    zone: Zone


class Notices(Struct, kw_only=True):
    """`key`: the public key of this server, with which a browser subscribes. `known`: something was chosen before."""

    key: str
    known: bool
    settings: NoticeSettings
    devices: list[DeviceInfo]
    muted: list[MutedMatch]
    mail: MailInfo


class Tested(Struct, kw_only=True):
    """To how many devices and addresses a test is on its way."""

    sent: int


class UnreadNews(Struct, kw_only=True):
    """What happened in a league, in the reader's language, and the page that shows it."""

    title: str
    text: str
    path: str
    at: int


class UnreadList(Struct, kw_only=True):
    """The newest first, one about each league and each of its matches."""

    items: list[UnreadNews]


class NewsRead(Struct, kw_only=True, forbid_unknown_fields=True):
    """What was read: all there is, or what concerns one competition."""

    competition: Annotated[str, Meta(max_length=40)] = ""
