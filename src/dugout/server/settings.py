"""What an operator may set. Options of the command line take precedence over `DUGOUT_…` variables."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

STATIC: Final = Path(__file__).resolve().parent.parent / "static"
LARGEST_MESSAGE: Final = 64 * 1024
"""Bytes of a request body or a socket message; anything larger is refused."""
LAST_PORT: Final = 65535
ROOT_PATH: Final = re.compile(r"(?:/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+")
THINKING_HERE: Final = "here"
THINKING_IN_WORKERS: Final = "workers"
METRICS_HERE: Final = "on"
METRICS_NOWHERE: Final = "off"
LOOPBACK: Final = ("localhost", "127.0.0.1", "::1")
TLS: Final = {"starttls": 587, "tls": 465, "none": 25}
"""How a mail server is spoken to, with the usual port of each."""


@dataclass(frozen=True)
class Keep:
    """Days; 0: indefinitely. Matches and chat count from the end of the match, guests from their last session."""

    matches: int = 0
    chat: int = 0
    guests: int = 365
    reports: int = 0


@dataclass(frozen=True)
class Mail:
    """The mail server that notices are handed to; without a host no mail is sent."""

    host: str = ""
    port: int = 587
    tls: str = "starttls"
    """`starttls`, `tls` from the first byte, or `none`."""
    user: str = ""
    password: str = ""
    sender: str = ""
    """The address that mails come from."""


@dataclass(frozen=True)
class OpenId:
    """The provider through which people may sign in; without an issuer there is none."""

    issuer: str = ""
    client: str = ""
    secret: str = ""
    """Empty for a public client."""
    name: str = ""
    """What people call the provider: it stands on the button."""
    claim: str = "preferred_username"
    """The claim that holds the name of somebody new."""
    scope: str = "openid profile"


class SettingsError(Exception):
    """A setting that cannot be used; the text is for the operator."""


@dataclass(frozen=True)
class Rate:
    """A token bucket: an average rate a second, and how many at once."""

    per_second: float
    burst: int


@dataclass(frozen=True)
class Settings:
    """Everything the server takes from outside."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = Path(".dugout")
    database_url: str = ""
    bus_url: str = ""
    workers: int = 1
    hosts: tuple[str, ...] = ()
    """Host names by which people reach the server, other than addresses and names of the local network; `*`: any."""
    origins: tuple[str, ...] = ()
    """Origins other than the server's own that may open sockets."""
    public_url: str = ""
    """Where people reach the server, for links in notifications; by default the address it listens on."""
    root_path: str = ""
    """The path under which a proxy offers the server, such as `/dugout`; empty at the root of its host."""
    bot_pause: tuple[float, float] = (0.5, 1.2)
    """Seconds a computer waits before it answers, so that people can follow."""
    bot_processes: int = 1
    """Processes in which computers think; 0: threads of the server."""
    writer_process: bool = True
    """Whether a separate process writes answers; otherwise a thread of the server does."""
    collect_less: bool = True
    """Whether Python collects garbage less often than it does by default."""
    large_pages: bool = True
    """Whether a server with many matches asks the system for large pages of memory."""
    direct_writes: bool = True
    """Whether messages go straight to their sockets; otherwise a task sends them through the web framework."""
    """Whether messages of a socket wait in a queue for one reader; otherwise in uvicorn's own."""
    packed_history: bool = True
    """Whether old events of a match are packed in memory."""
    thinking: str = THINKING_HERE
    """Who thinks for computers: this server, or `workers` (`dugout worker`) that share its database and bus."""
    address_rate: Rate = Rate(200, 1000)
    person_rate: Rate = Rate(50, 200)
    sign_in_rate: Rate = Rate(1 / 12, 10)
    """Tries to sign in, for a name and for an address."""
    computer_matches: int = 8
    """Running matches of one person, and of one address, in which only computers play."""
    connections: int = 0
    """Connections at once; 0: as many as the system gives files for."""
    address_connections: int = 500
    """Connections at once of one address; never more than half of all."""
    secure_cookies: bool = False
    """Send session cookies over TLS alone, also where a proxy hides that it is spoken."""
    snapshot_every: int = 50
    """Answers between two snapshots of a match."""
    idle_minutes: float = 10
    """How long a match that nobody watches stays in memory."""
    mail: Mail = Mail()
    openid: OpenId = OpenId()
    push_contact: str = ""
    """Whom push services may write to about this server: `mailto:…` or `https://…`."""
    push_services: tuple[str, ...] = ()
    """Push services in the operator's own network, such as `https://push.internal:8443`; all others must be public."""
    keep: Keep = Keep()
    """For how many days matches, chat, guests and reports are kept."""
    static: Path = STATIC
    metrics: str = METRICS_HERE
    """Where /metrics is shown: `on` the port of the server, nowhere (`off`), or on a separate HOST:PORT."""
    log_json: bool = False
    log_level: str = "info"

    @property
    def address(self) -> str:
        """Where people reach the server."""
        return self.public_url or f"http://{self.host}:{self.port}{self.root_path}"

    @property
    def url(self) -> str:
        """The database, by default a file in the data folder."""
        return self.database_url or f"sqlite+aiosqlite:///{self.data / 'dugout.sqlite'}"


def from_environment(environment: Mapping[str, str] | None = None) -> Settings:
    """The settings of the `DUGOUT_…` variables; raises SettingsError."""
    env = os.environ if environment is None else environment
    plain = Settings()
    return Settings(
        host=env.get("DUGOUT_HOST", plain.host),
        port=_port(env, plain.port),
        data=Path(env.get("DUGOUT_DATA") or plain.data),
        database_url=env.get("DUGOUT_DATABASE_URL", ""),
        bus_url=env.get("DUGOUT_BUS_URL", ""),
        workers=_whole(env, "DUGOUT_WORKERS", plain.workers),
        hosts=tuple(env.get("DUGOUT_HOSTS", "").split()),
        origins=tuple(env.get("DUGOUT_ORIGINS", "").split()),
        public_url=env.get("DUGOUT_PUBLIC_URL", "").rstrip("/"),
        root_path=_root_path(env.get("DUGOUT_ROOT_PATH", "")),
        bot_pause=_pause(env, plain.bot_pause),
        bot_processes=_whole(env, "DUGOUT_BOT_PROCESSES", plain.bot_processes),
        writer_process=_is_on(env, "DUGOUT_WRITER_PROCESS"),
        collect_less=_is_on(env, "DUGOUT_COLLECT_LESS"),
        large_pages=_is_on(env, "DUGOUT_LARGE_PAGES"),
        direct_writes=_is_on(env, "DUGOUT_DIRECT_WRITES"),
        packed_history=_is_on(env, "DUGOUT_PACKED_HISTORY"),
        thinking=_thinking(env.get("DUGOUT_THINKING", ""), plain.thinking),
        address_rate=_rate(env, "DUGOUT_RATE_ADDRESS", plain.address_rate),
        person_rate=_rate(env, "DUGOUT_RATE_PERSON", plain.person_rate),
        sign_in_rate=_rate(env, "DUGOUT_RATE_SIGN_IN", plain.sign_in_rate),
        computer_matches=_whole(env, "DUGOUT_COMPUTER_MATCHES", plain.computer_matches),
        connections=_whole(env, "DUGOUT_CONNECTIONS", plain.connections),
        address_connections=_whole(env, "DUGOUT_CONNECTIONS_ADDRESS", plain.address_connections),
        secure_cookies=env.get("DUGOUT_SECURE_COOKIES", "") == "1",
        snapshot_every=_whole(env, "DUGOUT_SNAPSHOT_EVERY", plain.snapshot_every),
        idle_minutes=_number(env, "DUGOUT_IDLE_MINUTES", plain.idle_minutes),
        keep=Keep(
            **{
                kind: _whole(env, f"DUGOUT_KEEP_{kind.upper()}", getattr(plain.keep, kind))
                for kind in ("matches", "chat", "guests", "reports")
            }
        ),
        mail=_mail(env),
        openid=_openid(env),
        push_contact=_contact(env),
        push_services=tuple(env.get("DUGOUT_PUSH_SERVICES", "").split()),
        metrics=_metrics(env),
        log_json=env.get("DUGOUT_LOG", "text") == "json",
        log_level=env.get("DUGOUT_LOG_LEVEL", plain.log_level),
    )


def _is_on(env: Mapping[str, str], name: str) -> bool:
    """A special path that is taken unless the operator says 0 (`ops/tuning.py`)."""
    return env.get(name, "1") != "0"


def _whole(env: Mapping[str, str], name: str, plain: int) -> int:
    text = env.get(name, "")
    if not text:
        return plain
    if not text.isascii() or not text.isdigit():
        raise SettingsError(f"{name} must be a whole number, not {text!r}")
    return int(text)


def _port(env: Mapping[str, str], plain: int) -> int:
    port = _whole(env, "DUGOUT_PORT", plain)
    if port > LAST_PORT:
        raise SettingsError(f"DUGOUT_PORT must be at most {LAST_PORT}, not {port}")
    return port


def _number(env: Mapping[str, str], name: str, plain: float) -> float:
    text = env.get(name, "")
    try:
        return float(text) if text else plain
    except ValueError:
        raise SettingsError(f"{name} must be a number, not {text!r}") from None


def with_options(settings: Settings, given: Mapping[str, Any]) -> Settings:
    """The settings with those options that were given (not None) instead; raises SettingsError."""
    changed = replace(settings, **{name: value for name, value in given.items() if value is not None})
    return replace(
        changed,
        thinking=_thinking(changed.thinking, THINKING_HERE),
        root_path=_root_path(changed.root_path),
    )


def _root_path(text: str) -> str:
    """`/dugout`, without a slash behind it; empty for the root."""
    path = text.rstrip("/")
    if path and not ROOT_PATH.fullmatch(path):
        raise SettingsError(f"DUGOUT_ROOT_PATH must read like /dugout, not {text!r}")
    return path


def _thinking(text: str, plain: str) -> str:
    if (text or plain) not in (THINKING_HERE, THINKING_IN_WORKERS):
        raise SettingsError(f"DUGOUT_THINKING must be here or workers, not {text!r}")
    return text or plain


def _metrics(env: Mapping[str, str]) -> str:
    text = env.get("DUGOUT_METRICS", "") or METRICS_HERE
    host, _, port = text.rpartition(":")
    apart = host and port.isascii() and port.isdigit() and int(port) <= LAST_PORT
    if text not in (METRICS_HERE, METRICS_NOWHERE) and not apart:
        raise SettingsError(f"DUGOUT_METRICS must be on, off or like 127.0.0.1:9100, not {text!r}")
    return text


def _mail(env: Mapping[str, str]) -> Mail:
    """Mail is off unless a host and a sender are named."""
    plain = Mail()
    host, sender = env.get("DUGOUT_SMTP_HOST", ""), env.get("DUGOUT_SMTP_FROM", "")
    tls = env.get("DUGOUT_SMTP_TLS", "") or plain.tls
    if tls not in TLS:
        raise SettingsError(f"DUGOUT_SMTP_TLS must be starttls, tls or none, not {tls!r}")
    if host and ("@" not in sender or not sender.isprintable()):
        raise SettingsError(
            "DUGOUT_SMTP_FROM must be the address that mails come from, e.g. dugout@football.example"
        )
    port = _whole(env, "DUGOUT_SMTP_PORT", TLS[tls])
    return Mail(host, port, tls, env.get("DUGOUT_SMTP_USER", ""), env.get("DUGOUT_SMTP_PASSWORD", ""), sender)


def _openid(env: Mapping[str, str]) -> OpenId:
    """Off unless an issuer and a client are named."""
    issuer, client = env.get("DUGOUT_OIDC_ISSUER", "").rstrip("/"), env.get("DUGOUT_OIDC_CLIENT", "")
    if not issuer and not client:
        return OpenId()
    parts = urlsplit(issuer)
    if parts.scheme != "https" and not (parts.scheme == "http" and parts.hostname in LOOPBACK):
        raise SettingsError(f"DUGOUT_OIDC_ISSUER must begin with https://, not {issuer!r}")
    if not client:
        raise SettingsError("DUGOUT_OIDC_CLIENT must be the id that the provider gave this server")
    plain = OpenId()
    scope = env.get("DUGOUT_OIDC_SCOPE", "") or plain.scope
    if "openid" not in scope.split():
        raise SettingsError(f"DUGOUT_OIDC_SCOPE must contain openid, not {scope!r}")
    return OpenId(
        issuer,
        client,
        env.get("DUGOUT_OIDC_SECRET", ""),
        env.get("DUGOUT_OIDC_NAME", "") or str(parts.hostname),
        env.get("DUGOUT_OIDC_CLAIM", "") or plain.claim,
        scope,
    )


def _contact(env: Mapping[str, str]) -> str:
    text = env.get("DUGOUT_PUSH_CONTACT", "")
    if text and not text.startswith(("mailto:", "https://")):
        raise SettingsError(f"DUGOUT_PUSH_CONTACT must begin with mailto: or https://, not {text!r}")
    return text


def _pause(env: Mapping[str, str], plain: tuple[float, float]) -> tuple[float, float]:
    """`0.5-1.2`, or one number for a pause that is always the same."""
    text = env.get("DUGOUT_BOT_PAUSE", "")
    if not text:
        return plain
    low, _, high = text.partition("-")
    try:
        pause = (float(low), float(high or low))
    except ValueError:
        raise SettingsError(f"DUGOUT_BOT_PAUSE must read like 0.5-1.2, not {text!r}") from None
    return (min(pause), max(pause))


def _rate(env: Mapping[str, str], name: str, plain: Rate) -> Rate:
    """`200/1000`: two hundred a second, a thousand at once."""
    text = env.get(name, "")
    if not text:
        return plain
    per_second, _, burst = text.partition("/")
    try:
        rate = Rate(float(per_second), int(burst or per_second))
    except ValueError:
        raise SettingsError(f"{name} must read like 200/1000, not {text!r}") from None
    if not rate.per_second > 0 or rate.burst < 1:
        raise SettingsError(f"{name} must let at least some requests through, not {text!r}")
    return rate
