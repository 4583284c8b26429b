"""Three football board games: rules, opponents, competitions, server."""

from dugout import _compiled

_compiled.install()
compiled = _compiled.compiled

__all__ = ["__version__", "compiled"]
__version__ = "0.1.0"
