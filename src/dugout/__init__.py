"""Three football board games: rules, opponents, server."""

__version__ = "0.1.0"
