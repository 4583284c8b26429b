"""What this project raises on purpose, in one tree.

    DugoutError
    ├── SetupError     a setup that no game can be made of (carries a Refusal)
    ├── ParseError     a text that is no answer, position or record (carries a Refusal)
    └── RecordError    a record that does not replay (core.record)

They are not native classes: those lose their fields when pickled.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from dugout.core.values import Refusal


@mypyc_attr(native_class=False)
class DugoutError(Exception):
    """The root of everything this project raises on purpose."""


@mypyc_attr(native_class=False)
class SetupError(DugoutError):
    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal

    def __str__(self) -> str:
        return self.refusal.code


@mypyc_attr(native_class=False)
class ParseError(DugoutError):
    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal

    def __str__(self) -> str:
        return self.refusal.code
