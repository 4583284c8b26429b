"""The command line `dugout`. Names and meanings of commands are fixed: others script against them."""

from __future__ import annotations


def main() -> None:
    """Run the command that the arguments name; exits with 0, 1 (refused, failed) or 2 (wrong usage)."""
    from dugout.cli.app import app

    app(prog_name="dugout")
