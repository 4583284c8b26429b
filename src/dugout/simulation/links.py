"""Connections to an external program: its standard input and output, HTTP, or a WebSocket.

All three carry the same messages (docs/guides/outside-bots.md). A link never waits longer than its
timeout; its errors explain in a sentence why it is down.
"""

from __future__ import annotations

import os
import queue
import shlex
import signal
import subprocess
import threading
import time
from contextlib import ExitStack, suppress
from typing import IO, Any, Final, Protocol

LONGEST_LINE: Final = 1_000_000
LINES_AHEAD: Final = 100
CLOSE_SECONDS: Final = 1.0
"""Seconds that a program has to end after its input has been closed."""


class LinkDown(Exception):
    """A program cannot be reached or has ended; the text says which."""


class TooSlow(LinkDown):
    """A program did not answer in time."""


class Link(Protocol):
    """A connection to one program."""

    acknowledges: bool
    """Whether to notify it of every accepted answer."""

    def send(self, message: bytes) -> None:
        """Send a message that needs no answer."""

    def ask(self, message: bytes, seconds: float) -> bytes:
        """Send a message and wait for the next one; raises LinkDown."""

    def close(self) -> None:
        """End it."""


def open_link(address: str) -> Link:
    """`http://…`, `ws://…`, or a command line; raises LinkDown."""
    if address.startswith(("http://", "https://")):
        return HttpLink(address)
    if address.startswith(("ws://", "wss://")):
        return SocketLink(address)
    return CommandLink(address)


class CommandLink:
    """A program that reads and writes one JSON message per line."""

    acknowledges = True

    def __init__(self, command: str) -> None:
        try:
            self._process = subprocess.Popen(
                shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
            )
        except (OSError, ValueError, IndexError) as error:
            reason = getattr(error, "strerror", None) or str(error) or "no command"
            raise LinkDown(f"cannot be started: {reason}") from None
        self._received: queue.Queue[bytes | None] = queue.Queue(LINES_AHEAD)
        self._to_send: queue.Queue[bytes | None] = queue.Queue()
        self._last_error = ""
        tasks = (self._read, self._write, self._read_errors)
        self._threads = [threading.Thread(target=task, daemon=True) for task in tasks]
        for thread in self._threads:
            thread.start()

    def _read(self) -> None:
        output = _pipe(self._process.stdout)
        while line := output.readline(LONGEST_LINE):
            self._received.put(line)
        self._received.put(None)

    def _write(self) -> None:
        """Runs in a separate thread, so that a program that does not read blocks nobody."""
        into = _pipe(self._process.stdin)
        with suppress(OSError):  # the program has ended, which the reader notices, too
            while (message := self._to_send.get()) is not None:
                into.write(message + b"\n")
                into.flush()
        with suppress(OSError):
            into.close()

    def _read_errors(self) -> None:
        for line in _pipe(self._process.stderr):
            self._last_error = line.decode(errors="replace").strip()[:200] or self._last_error

    def send(self, message: bytes) -> None:
        self._to_send.put(message)

    def ask(self, message: bytes, seconds: float) -> bytes:
        self.send(message)
        try:
            line = self._received.get(timeout=seconds)
        except queue.Empty:
            raise TooSlow from None
        if line is None:
            status = self._process.wait()
            raise LinkDown(
                f"ended with status {status}" + (f": {self._last_error}" if self._last_error else "")
            )
        return line

    def close(self) -> None:
        self._to_send.put(None)
        end = time.monotonic() + CLOSE_SECONDS
        while self._process.poll() is None and time.monotonic() < end:
            time.sleep(0.01)
        with suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)  # and whatever it has started
        self._process.wait()
        for thread in self._threads:
            while thread.is_alive():
                with suppress(queue.Empty):  # the reader may wait for room
                    self._received.get_nowait()
                thread.join(0.01)
        for stream in (self._process.stdout, self._process.stderr):
            _pipe(stream).close()


def _pipe(stream: IO[bytes] | None) -> IO[bytes]:
    assert stream is not None
    return stream


class HttpLink:
    """A program that receives each message by POST and answers in the body."""

    acknowledges = False

    def __init__(self, address: str) -> None:
        import httpx

        self._address = address
        self._client = httpx.Client(headers={"Content-Type": "application/json"})

    def send(self, message: bytes) -> None:
        import httpx

        try:
            self._client.post(self._address, content=message, timeout=CLOSE_SECONDS)
        except (httpx.HTTPError, httpx.InvalidURL):
            return  # the next question will show whether it is there

    def ask(self, message: bytes, seconds: float) -> bytes:
        import httpx

        try:
            answer = self._client.post(self._address, content=message, timeout=seconds)
        except httpx.TimeoutException:
            raise TooSlow from None
        except (httpx.HTTPError, httpx.InvalidURL) as error:
            raise LinkDown(f"cannot be reached: {error}") from None
        if answer.status_code != httpx.codes.OK:
            raise LinkDown(f"answered with status {answer.status_code}")
        return answer.content

    def close(self) -> None:
        self._client.close()


class SocketLink:
    """A program that listens on a WebSocket."""

    acknowledges = True

    def __init__(self, address: str) -> None:
        from websockets.exceptions import InvalidHandshake, InvalidURI
        from websockets.sync.client import connect

        self._stack = ExitStack()
        try:
            connection = connect(address, open_timeout=10, close_timeout=CLOSE_SECONDS, max_size=LONGEST_LINE)
            self._socket: Any = self._stack.enter_context(connection)
        except (OSError, InvalidURI, InvalidHandshake) as error:
            raise LinkDown(f"cannot be reached: {error}") from None

    def send(self, message: bytes) -> None:
        from websockets.exceptions import ConnectionClosed

        try:
            self._socket.send(message.decode())
        except ConnectionClosed:
            return  # the next question will show it

    def ask(self, message: bytes, seconds: float) -> bytes:
        from websockets.exceptions import ConnectionClosed

        try:
            self._socket.send(message.decode())
            answer: str | bytes = self._socket.recv(timeout=seconds)
        except TimeoutError:
            raise TooSlow from None
        except ConnectionClosed:
            raise LinkDown("closed the connection") from None
        return answer.encode() if isinstance(answer, str) else answer

    def close(self) -> None:
        self._stack.close()
