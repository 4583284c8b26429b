"""Errors as people read them: in the requested language, with the game's own sentence where it has one."""

from __future__ import annotations

from litestar.connection import ASGIConnection

from dugout.i18n import LANGUAGES, has, negotiate, render
from dugout.referee.errors import ApiError
from dugout.referee.wire.matches import ErrorBody


def language_of(connection: ASGIConnection) -> str:  # type: ignore[type-arg]  # any app, any user
    """`?lang=` wins over `Accept-Language`."""
    wanted = connection.query_params.get("lang", "")
    if wanted in LANGUAGES:
        return str(wanted)
    return negotiate(connection.headers.get("accept-language", ""))


def error_body(error: ApiError, language: str) -> ErrorBody:
    return ErrorBody(
        code=error.code, message=_message(error, language), rule=error.rule, args=dict(error.figures)
    )


def _message(error: ApiError, language: str) -> str:
    if error.reason is not None:
        key = "refusal-" + error.reason.code.replace(".", "-")
        if has(key) or has(key, language):
            return render(key, error.reason.args, language)
    reason = error.figures.get("reason")
    if reason is not None and has(f"error-{reason}"):
        return render(f"error-{reason}", error.figures, language)
    return render(f"error-{error.code}", error.figures, language)
