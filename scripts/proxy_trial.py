#!/usr/bin/env python
"""nginx and Caddy with the files of deploy/ in front of two servers with PostgreSQL and Redis, at the root and under
a path.

python scripts/proxy_trial.py [nginx|caddy …]        needs `nginx` and `caddy` (apt-get install nginx caddy)

Two people play a match by link over TLS and web sockets. A backup is taken while they play; then everything is
killed, the database restored from it, and the match goes on: whatever was acknowledged before the backup began must
be there. Exit status 1 if not.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import shutil
import signal
import ssl
import subprocess
import sys
import tempfile
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx
from websockets.asyncio.client import connect

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.services import free_port, postgres, redis, wait_for_port  # noqa: E402

FILES = {"nginx": ("nginx.conf", "nginx-path.conf"), "caddy": ("Caddyfile", "Caddyfile-path")}
CERTIFICATE = "/etc/ssl/football.example"


def certificate(folder: Path) -> Path:
    """A certificate for localhost that nobody but us trusts."""
    made = folder / "cert"
    words = (
        f"req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost -keyout {made}.key -out {made}.pem"
    )
    subprocess.run(
        ["openssl", *words.split(), "-addext", "subjectAltName=DNS:localhost"],
        check=True,
        capture_output=True,
    )
    return made


def proxy(name: str, file: str, folder: Path, port: int, servers: list[int]) -> subprocess.Popen[bytes]:
    """The proxy with a file of deploy/, with our ports, name and certificate in the place of the examples."""
    text = (ROOT / "deploy" / file).read_text(encoding="utf-8")
    for example, ours in zip(("127.0.0.1:8001", "127.0.0.1:8002"), servers, strict=True):
        text = text.replace(example, f"127.0.0.1:{ours}")
    text = text.replace(CERTIFICATE, str(certificate(folder))).replace("listen 443 ssl", f"listen {port} ssl")
    text = text.replace("https://football.example {", f"https://localhost:{port} {{").replace(
        "football.example", "localhost"
    )
    conf = folder / file
    if name == "nginx":
        where = f"error_log {folder}/error.log; pid {folder}/pid; daemon off; user root;"
        text = f"{where}\nevents {{}}\nhttp {{ access_log off; client_body_temp_path {folder};\n{text}\n}}"
        conf.write_text(text)
        command = ["nginx", "-c", str(conf)]
    else:
        conf.write_text(f"{{\n\tadmin off\n\tauto_https disable_redirects\n}}\n{text}")
        command = ["caddy", "run", "--adapter", "caddyfile", "--config", str(conf)]
    exe = shutil.which(command[0], path=f"{os.environ['PATH']}:/usr/sbin")
    if exe is None:
        sys.exit(f"{name} is not installed (apt-get install {name})")
    log = (folder / f"{name}.log").open("wb")
    process = subprocess.Popen([exe, *command[1:]], stdout=log, stderr=log)
    wait_for_port(port, process, 20)
    return process


class Trial:
    """Two servers behind one proxy."""

    def __init__(self, folder: Path, database: str, bus: str, path: str) -> None:
        self.folder, self.path = folder, path
        self.ports = [free_port(), free_port()]
        self.port = free_port()
        self.environment = {
            **os.environ, "DUGOUT_DATABASE_URL": database, "DUGOUT_BUS_URL": bus, "DUGOUT_DATA": str(folder),
            "DUGOUT_SECURE_COOKIES": "1", "DUGOUT_PUBLIC_URL": f"https://localhost:{self.port}{path}",
        }  # fmt: skip
        self.running: list[subprocess.Popen[bytes]] = []
        self.trust = ssl.create_default_context()
        self.trust.check_hostname, self.trust.verify_mode = False, ssl.CERT_NONE
        self.acknowledged = self.wanted = 0

    def start(self) -> None:
        for port in self.ports:
            words = ["-m", "dugout", "serve", "--port", str(port)]
            if self.path:
                words += ["--root-path", self.path]
            log = (self.folder / f"server-{port}.log").open("ab")
            self.running.append(
                subprocess.Popen(
                    [sys.executable, *words],
                    env=self.environment,
                    stdout=log,
                    stderr=log,
                    start_new_session=True,
                )
            )
        for port, process in zip(self.ports, self.running, strict=True):
            try:
                wait_for_port(port, process)
            except (RuntimeError, TimeoutError) as error:
                sys.exit(f"{error}\n{(self.folder / f'server-{port}.log').read_text()[-2000:]}")

    def kill(self) -> None:
        for process in self.running:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()
        self.running = []

    def dugout(self, *words: str) -> str:
        done = subprocess.run(
            [sys.executable, "-m", "dugout", *words],
            env=self.environment,
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            sys.exit(f"dugout {' '.join(words)}: {done.stderr}")
        return done.stdout.strip()

    @property
    def site(self) -> str:
        return f"https://localhost:{self.port}{self.path}"

    async def look(self) -> None:
        """The page and all that it loads at once; figures are for nobody outside."""
        async with httpx.AsyncClient(verify=self.trust) as http:
            for _ in range(100):
                with suppress(httpx.HTTPError):
                    if (await http.get(f"{self.site}/readyz")).status_code == 200:
                        break
                await asyncio.sleep(0.2)
            page = await http.get(f"{self.site}/")
            assert page.status_code == 200, page.text
            for address in re.findall(r'(?:src|href)="(/[^"]+\.(?:js|css|webmanifest))"', page.text):
                assert address.startswith(self.path), address
                assert (await http.get(f"https://localhost:{self.port}{address}")).status_code == 200, address
            assert (await http.get(f"{self.site}/metrics")).status_code == 404

    async def create(self) -> tuple[str, list[str]]:
        async with httpx.AsyncClient(verify=self.trust) as http:
            seats = [{"kind": "link"}, {"kind": "link"}]
            body = {"game": "toto", "options": {"rounds": 10}, "seats": seats}
            made = (await http.post(f"{self.site}/api/matches", json=body)).json()
            tokens = [seat["token"] for seat in made["seats"]]
            for seat, token in enumerate(tokens):
                taken = f"{self.site}/api/matches/{made['match']}/name"
                said = {"seat": seat, "name": ("Noor", "Sam")[seat]}
                answer = await http.post(taken, json=said, headers={"Dugout-Seats": token})
                assert answer.status_code == 200, answer.text
            return made["match"], tokens

    async def play(self, match: str, token: str) -> None:
        """One of the two: answers whatever is asked until both together have been told so often that it is stored."""
        seen: dict[str, Any] = {}
        dice = random.Random(token)
        address = f"{self.site.replace('https', 'wss')}/api/matches/{match}/live"
        async with connect(address, ssl=self.trust) as socket:
            await socket.send(json.dumps({"type": "hello", "seats": [token]}))
            while self.acknowledged < self.wanted:
                try:
                    message = json.loads(await asyncio.wait_for(socket.recv(), 0.5))
                except TimeoutError:
                    continue
                if message["type"] == "answered":
                    self.acknowledged += 1
                seen.update(message.get("changed", message))
                if message["type"] not in ("snapshot", "events", "error"):
                    continue
                for ask in seen["asked"]:
                    if ask["seat"] >= 0 and not ask["may"]:
                        text = dice.choice(ask["choices"] or ["form 1231231231231"])
                        answer = {
                            "type": "answer",
                            "seat": ask["seat"],
                            "question": seen["question"],
                            "answer": text,
                        }
                        await asyncio.sleep(0.05)  # so that the backup falls into the middle of it
                        await socket.send(json.dumps({**answer, "action": uuid4().hex}))

    async def both(self, match: str, tokens: list[str], wanted: int) -> None:
        self.wanted = wanted
        async with asyncio.timeout(90):
            await asyncio.gather(*(self.play(match, token) for token in tokens))


def stored(database: str, match: str) -> int:
    """Answers of the match that the database has."""
    from sqlalchemy import create_engine, text

    url = database.replace("postgresql://", "postgresql+psycopg://")
    with create_engine(url).connect() as connection:
        query = text("select count(*) from answers where match = :match and by = 'person'")
        return int(connection.execute(query, {"match": match}).scalar_one())


async def trial(name: str, file: str, path: str, database: str, bus: str) -> None:
    with tempfile.TemporaryDirectory() as made, ExitStack() as stack:
        folder = Path(made)
        run = Trial(folder, database, bus, path)
        run.start()
        stack.callback(lambda: run.kill())
        front = proxy(name, file, folder, run.port, run.ports)
        stack.callback(front.wait)
        stack.callback(front.terminate)
        await run.look()
        match, tokens = await run.create()
        await run.both(match, tokens, 20)
        playing = asyncio.create_task(run.both(match, tokens, 10_000))
        await asyncio.sleep(0.2)
        before = run.acknowledged
        backup = folder / "while-they-play.backup"
        await asyncio.to_thread(run.dugout, "backup", str(backup))
        run.wanted = run.acknowledged + 20
        await playing
        at_end = run.acknowledged
        run.kill()
        run.dugout("restore", "--replace", str(backup))
        kept = stored(database, match)
        assert kept >= before, f"{before} were acknowledged before the backup, {kept} came back"
        run.start()
        await run.look()
        run.acknowledged = 0
        await run.both(match, tokens, 10)
        where = path or "the root"
        print(
            f"{name} at {where}: {at_end} answers acknowledged, {before} of them before the backup; {kept} in it; played on",
            flush=True,
        )


def main() -> None:
    wanted = sys.argv[1:] or list(FILES)
    if unknown := set(wanted) - set(FILES):
        sys.exit(f"no such proxy: {', '.join(sorted(unknown))}; there are {', '.join(FILES)}")
    with redis() as bus:
        for name in wanted:
            for file, path in zip(FILES[name], ("", "/dugout"), strict=True):
                with postgres() as database:
                    asyncio.run(trial(name, file, path, database, bus))


if __name__ == "__main__":
    main()
