"""Mails: plain text first, a simple page beside it, a link that ends them, handed to the operator's mail server."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from datetime import UTC, datetime
from email.message import EmailMessage
from email.utils import format_datetime, formataddr, make_msgid
from html import escape
from typing import Final
from urllib.parse import quote

from dugout.i18n import render
from dugout.referee.errors import ApiError
from dugout.server.notices.keys import Keys
from dugout.server.notices.words import Note
from dugout.server.settings import Mail, Settings

SECONDS: Final = 15.0
CONFIRM_HOURS: Final = 48
FAILURES: Final = (smtplib.SMTPException, OSError, TimeoutError)
"""What is the mail server's fault."""
NAME: Final = "Dugout"
LONGEST_LABEL: Final = 64


def check_mail_address(text: str) -> str:
    """An address that can be written into a header; raises ApiError. Whether it exists, the link in the first
    mail tells."""
    address = text.strip()
    name, _, host = address.rpartition("@")
    plain = address.isascii() and address.isprintable() and not set(address) & set(' "<>,;:\\()[]')
    if not plain or not 0 < len(name) <= LONGEST_LABEL or "." not in host.strip("."):
        raise ApiError("bad-address")
    return address


class Mailer:
    """Writes mails of this server."""

    def __init__(self, settings: Settings, keys: Keys) -> None:
        self._mail = settings.mail
        self._home = settings.address
        self._keys = keys

    @property
    def offered(self) -> bool:
        return bool(self._mail.host)

    async def send(self, person: str, to: str, note: Note, language: str) -> None:
        """A notice; raises one of `FAILURES`."""
        stop = await self._link("stop", person, to)
        footer = [
            (render("mail-settings", {}, language), f"{self._home}/account/notices"),
            (render("mail-stop", {}, language), stop),
        ]
        link = (render("note-open", {}, language), f"{self._home}{note.path}")
        message = written(note, link, footer, language)
        message["List-Unsubscribe"] = f"<{stop}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        await self._hand_over(message, to)

    async def ask(self, person: str, to: str, language: str, now: int) -> None:
        """The first mail: only its link makes the address one that is written to; raises one of `FAILURES`."""
        link = await self._link("confirm", person, to, str(now // 1000))
        title, text = render("mail-confirm", {}, language), render("mail-confirm.text", {}, language)
        note = Note(title=title, text=text, path="")
        footer = [(render("mail-not-you", {}, language), "")]
        button = (render("mail-confirm-button", {}, language), link)
        await self._hand_over(written(note, button, footer, language), to)

    async def is_signed(self, what: str, signature: str, person: str, to: str, *more: str) -> bool:
        return await self._keys.is_signed(signature, what, person, to, *more)

    async def _link(self, what: str, person: str, to: str, *more: str) -> str:
        signature = await self._keys.sign(what, person, to, *more)
        given = "".join(f"&at={quote(each)}" for each in more)
        return f"{self._home}/mail/{what}?person={quote(person)}&sign={signature}{given}"

    async def _hand_over(self, message: EmailMessage, to: str) -> None:
        message["From"] = formataddr((NAME, self._mail.sender))
        message["To"] = to
        message["Date"] = format_datetime(datetime.now(UTC))
        message["Message-ID"] = make_msgid(domain=self._mail.sender.rpartition("@")[2])
        message["Auto-Submitted"] = "auto-generated"
        await asyncio.to_thread(hand_over, self._mail, message)


def written(note: Note, link: tuple[str, str], footer: list[tuple[str, str]], language: str) -> EmailMessage:
    """`link` and `footer`: words, and the address they lead to."""
    message = EmailMessage()
    message["Subject"] = " ".join(note.title.split())[:200]
    message["Content-Language"] = language
    lines = [note.title, "", note.text, "", f"{link[0]}: {link[1]}", "", "-- "]
    lines += [f"{words} {address}".strip() for words, address in footer]
    message.set_content("\n".join(lines))
    text = escape(note.text).replace("\n", "<br>")
    ends = " · ".join(
        f'<a href="{escape(address)}">{escape(words)}</a>' if address else escape(words)
        for words, address in footer
    )
    message.add_alternative(
        f'<!doctype html><html lang="{language}"><body style="font:16px/1.5 sans-serif;color:#15201a">'
        f'<h1 style="font-size:20px">{escape(note.title)}</h1><p>{text}</p>'
        f'<p><a href="{escape(link[1])}">{escape(link[0])}</a></p>'
        f'<p style="font-size:13px;color:#5d665f">{ends}</p></body></html>',
        subtype="html",
    )
    return message


def hand_over(mail: Mail, message: EmailMessage) -> None:
    """To the mail server; runs off the event loop. Raises one of `FAILURES`."""
    secure = ssl.create_default_context()
    if mail.tls == "tls":
        with smtplib.SMTP_SSL(mail.host, mail.port, timeout=SECONDS, context=secure) as server:
            _send(server, mail, message)
        return
    with smtplib.SMTP(mail.host, mail.port, timeout=SECONDS) as server:
        if mail.tls == "starttls":
            server.starttls(context=secure)
        _send(server, mail, message)


def _send(server: smtplib.SMTP, mail: Mail, message: EmailMessage) -> None:
    if mail.user:
        server.login(mail.user, mail.password)
    server.send_message(message)
