"""What tests of several processes share: a Redis of one's own."""

from __future__ import annotations

import subprocess
from pathlib import Path

from redis.asyncio import Redis as Client

from tests.services import free_port, redis_binary, wait_for_port

LONG = 60.0


class Redis:
    """A Redis of one's own that can be killed and started again on the same port, empty."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self._folder = folder
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        options = {"--port": self.port, "--bind": "127.0.0.1", "--save": "", "--dir": self._folder}
        words = [str(word) for pair in options.items() for word in pair]
        self._process = subprocess.Popen([redis_binary(), *words], stdout=subprocess.DEVNULL)
        wait_for_port(self.port, self._process)

    def client(self) -> Client:
        return Client.from_url(self.url)

    def kill(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None
