"""Words: Fluent catalogues in four languages, shared with the client, and how Python reads them."""

from dugout.i18n.render import FALLBACK, LANGUAGES, has, negotiate, render, score_mark

__all__ = ["FALLBACK", "LANGUAGES", "has", "negotiate", "render", "score_mark"]
