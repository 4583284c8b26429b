"""What the server talks to: its database, its bus, its mail server."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
import time
from typing import Final

from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import NullPool

from dugout.referee.errors import StoreBroken
from dugout.server.doctor.finding import Finding, ok, warn, wrong
from dugout.server.notices.keys import NOBODY, VAPID, contact
from dugout.server.notices.mail import FAILURES, SECONDS
from dugout.server.people.openid import BACK, OpenIdClient, SignInFailed
from dugout.server.settings import Mail, Settings
from dugout.server.store.backup import our_tables, reading_engine, reason_of, revision_of
from dugout.server.store.engines import async_url
from dugout.server.store.upgrade import alembic_config

APART: Final = 5.0
"""Seconds by which the clocks of two machines may differ."""


def check(settings: Settings) -> list[Finding]:
    return [*database(settings), *bus(settings), *mail(settings.mail), push(settings), *openid(settings)]


def database(settings: Settings) -> list[Finding]:
    try:
        parsed = make_url(async_url(settings.url))
    except StoreBroken as error:
        return [wrong("database", str(error), "see --database-url in the guide")]
    if parsed.get_backend_name() == "sqlite":
        return _file(settings)
    where = parsed.render_as_string(hide_password=True)
    engine = create_engine(parsed, poolclass=NullPool, connect_args={"connect_timeout": 5})
    try:
        with engine.connect() as connection:
            return [_schema(connection, where), _may_create(connection, parsed), *_other_clock(connection)]
    except SQLAlchemyError as error:
        advice = "start PostgreSQL, or correct the address, the name and the password"
        return [wrong("database", f"{where} cannot be reached: {reason_of(error)}", advice)]
    finally:
        engine.dispose()


def _file(settings: Settings) -> list[Finding]:
    try:
        engine, where = reading_engine(settings.url)
    except StoreBroken:
        return [ok("database", "none yet; the first start makes one")]
    try:
        with engine.begin() as connection:
            verdict = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar_one()
            if verdict != "ok":
                return [wrong("database", f"{where} is damaged ({verdict})", "dugout restore FILE --replace")]
            return [_schema(connection, where)]
    except SQLAlchemyError as error:
        said = f"{where} cannot be read: {reason_of(error)}"
        return [wrong("database", said, "check who owns it; if it is damaged: dugout restore FILE --replace")]
    finally:
        engine.dispose()


def _schema(connection: Connection, where: str) -> Finding:
    scripts = ScriptDirectory.from_config(alembic_config())
    known = {script.revision for script in scripts.walk_revisions()}
    found = revision_of(connection)
    if found is None:
        return ok("database", f"{where} answers; the first start makes its tables")
    if found not in known:
        return wrong("database", f"{where} was written by a newer version of Dugout", "update Dugout")
    if found != scripts.get_current_head():
        return ok("database", f"{where} answers; the next start migrates it from {found}")
    counts = [
        f"{connection.execute(text(f'SELECT count(*) FROM {name}')).scalar_one()} {name}"
        for name in ("people", "matches")
    ]
    return ok("database", f"{where} answers, its schema is {found}; {', '.join(counts)}")


def _may_create(connection: Connection, parsed: URL) -> Finding:
    allowed = connection.execute(text("SELECT has_schema_privilege(current_schema(), 'CREATE')")).scalar_one()
    if allowed:
        return ok("database rights", "tables can be made")
    advice = (
        f"GRANT CREATE ON SCHEMA public TO {parsed.username}; or make that user the owner of the database"
    )
    return wrong("database rights", "this user may make no tables, so no migration can run", advice)


def _other_clock(connection: Connection) -> list[Finding]:
    there = connection.execute(text("SELECT extract(epoch FROM clock_timestamp())")).scalar_one()
    apart = abs(float(there) - time.time())
    if apart <= APART:
        return []
    said = f"this machine and that of the database differ by {apart:.0f} seconds"
    return [warn("clock", said, "let both keep their clocks right (NTP)")]


def bus(settings: Settings) -> list[Finding]:
    if not settings.bus_url:
        if settings.workers > 1 or settings.database_url.startswith("postgresql"):
            advice = "with several servers or workers give --bus-url redis://…; one alone needs none"
            return [warn("Redis", "none is set", advice)]
        return [ok("Redis", "none, and one server on a file needs none")]
    try:
        from redis import Redis
        from redis.exceptions import RedisError
    except ImportError:
        return [wrong("Redis", "its packages are missing", 'pip install "dugout[scale]"')]
    try:
        with Redis.from_url(settings.bus_url, socket_connect_timeout=5, socket_timeout=5) as redis:
            redis.ping()
            known = redis.info("server")
    except (RedisError, OSError, ValueError) as error:
        said = f"it does not answer: {str(error).splitlines()[0]}"
        return [wrong("Redis", said, "start it, or correct --bus-url")]
    return [ok("Redis", f"version {known.get('redis_version', 'unknown')} answers")]


def mail(settings: Mail) -> list[Finding]:
    """The mail server takes our name; nothing is sent."""
    if not settings.host:
        return [ok("mail", "off; notices go by push and in the page")]
    where = f"{settings.host}:{settings.port} ({settings.tls})"
    try:
        _contact_mail_server(settings)
    except smtplib.SMTPAuthenticationError:
        said = f"{where} refuses the name or the password"
        return [wrong("mail", said, "correct DUGOUT_SMTP_USER and DUGOUT_SMTP_PASSWORD")]
    except FAILURES as error:
        advice = "correct DUGOUT_SMTP_HOST, DUGOUT_SMTP_PORT and DUGOUT_SMTP_TLS, or open the firewall"
        return [wrong("mail", f"{where} does not answer: {error}", advice)]
    if settings.tls == "none" and settings.user:
        return [warn("mail", f"{where}: the password goes unencrypted", "DUGOUT_SMTP_TLS=starttls")]
    return [ok("mail", f"{where} answers; mails come from {settings.sender}")]


def openid(settings: Settings) -> list[Finding]:
    """The provider says who it is; nobody signs in."""
    if not settings.openid.issuer:
        return [ok("sign-in", "names and passwords; no OpenID Connect")]
    try:
        found = asyncio.run(OpenIdClient(settings.openid, "").provider())
    except SignInFailed as error:
        return [wrong("sign-in", str(error), "correct DUGOUT_OIDC_ISSUER, or open the firewall")]
    back = f"{settings.address}{BACK}"
    said = f"{found.issuer} answers; it must know {back} as the redirect address"
    if not settings.public_url:
        return [warn("sign-in", said, "set DUGOUT_PUBLIC_URL: people come back to that address")]
    return [ok("sign-in", said)]


def _contact_mail_server(settings: Mail) -> None:
    secure = ssl.create_default_context()
    if settings.tls == "tls":
        server: smtplib.SMTP = smtplib.SMTP_SSL(settings.host, settings.port, timeout=SECONDS, context=secure)
    else:
        server = smtplib.SMTP(settings.host, settings.port, timeout=SECONDS)
    with server:
        if settings.tls == "starttls":
            server.starttls(context=secure)
        if settings.user:
            server.login(settings.user, settings.password)
        server.noop()


def push(settings: Settings) -> Finding:
    """Keys are made when they are first needed; services want to know whom they may write to."""
    if contact(settings) == NOBODY:
        advice = "set DUGOUT_PUBLIC_URL=https://… or DUGOUT_PUSH_CONTACT=mailto:…"
        return warn("push", "no contact is set, and Apple's service refuses messages without one", advice)
    made = "its keys are in the database" if _has_keys(settings) else "its keys are made when they are needed"
    return ok("push", f"contact {contact(settings)}; {made}")


def _has_keys(settings: Settings) -> bool:
    try:
        engine, _where = reading_engine(settings.url)
    except StoreBroken:
        return False
    try:
        with engine.begin() as connection:
            if "server_keys" not in our_tables(connection).tables:
                return False
            asked = text("SELECT count(*) FROM server_keys WHERE name = :name")
            return bool(connection.execute(asked, {"name": VAPID}).scalar_one())
    except SQLAlchemyError:
        return False
    finally:
        engine.dispose()
