"""What this project raises on purpose, in one tree.

    DugoutError
    ├── RefusalError       carries a Refusal
    │   ├── SetupError     a setup that no game can be made of
    │   └── ParseError     a text that is no answer, position or record
    └── RecordError        a record that does not replay (core.record)

They are not native classes: those lose their fields when pickled.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from dugout.core.values import Refusal


@mypyc_attr(native_class=False)
class DugoutError(Exception):
    """The root of everything this project raises on purpose."""


@mypyc_attr(native_class=False)
class RefusalError(DugoutError):
    """Something that the rules refuse; `refusal` has the code, the rule and the figures."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal

    def __str__(self) -> str:
        return self.refusal.code


@mypyc_attr(native_class=False)
class SetupError(RefusalError):
    """A setup that no game can be made of."""


@mypyc_attr(native_class=False)
class ParseError(RefusalError):
    """A text that is no answer, position or record."""
