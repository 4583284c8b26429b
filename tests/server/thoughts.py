"""What `test_healing.py` lets thinking processes do. They import nothing else of the tests: that would take them
long."""

from __future__ import annotations

import os
import time
from typing import Any


def double(number: int, _catalogue: object = None) -> int:
    return 2 * number


def own_number(_task: object, _catalogue: object = None) -> int:
    return os.getpid()


def slowly(seconds: float, _catalogue: object = None) -> int:
    time.sleep(seconds)
    return os.getpid()


def fall_over(_task: object, _catalogue: object = None) -> int:
    os._exit(7)


def fail(_task: object, _catalogue: object = None) -> int:
    raise Odd("no", more="of it")


def keep_from_leaving(_task: object, _catalogue: object = None) -> Any:
    return Unreadable(os.getpid(), "at home")


class Odd(Exception):
    """One that cannot be made again from its arguments, as pickle would."""

    def __init__(self, word: str, *, more: str) -> None:
        super().__init__(word, more)


class Unreadable:
    """A value that cannot be read in a process other than `readable_in` (a frozen class of the compiled engine was
    one)."""

    def __init__(self, readable_in: int, what: str = "") -> None:
        self.readable_in = readable_in
        self.what = what

    def __reduce__(self) -> tuple[Any, ...]:
        return read_at_home, (self.readable_in, self.what)


def read_at_home(pid: int, what: str) -> Unreadable:
    if os.getpid() != pid:
        raise AttributeError("cannot assign to field")
    return Unreadable(pid, what)
