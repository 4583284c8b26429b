"""Pushes a notice to a real Firefox with its tab closed, and says how long it took: `python scripts/push_firefox.py`.

Firefox (`apt-get install firefox-esr`) subscribes with a push service of this script, which speaks the protocol that
Firefox has with Mozilla's (a WebSocket with JSON) and takes messages of Dugout over HTTP. Nothing is replaced:
Firefox makes the keys, opens the message, starts the worker of the page and shows the notice. It is driven over
Marionette.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import shutil
import subprocess
import sys
import tempfile
import time
from base64 import urlsafe_b64encode
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests import services  # noqa: E402
from tests.push_service import PushService, signer  # noqa: E402

LIMIT = 10.0
PATIENCE = 60.0
DELIVERED = 100


class Autopush(PushService):
    """The service as a browser sees it: `hello`, `register`, and messages as they come."""

    def __init__(self) -> None:
        super().__init__()
        self.socket: ServerConnection | None = None
        self.loop = asyncio.get_running_loop()
        self.channels: dict[str, str] = {}
        self.passed: list[float] = []
        self.acknowledged: asyncio.Future[tuple[float, int]] = self.loop.create_future()
        """When Firefox had given the message to its worker, and what it says became of it."""

    def take(self, path: str, headers: Any, body: bytes) -> tuple[int, dict[str, str]]:
        channel = self.channels.get(path)
        if channel is None or self.socket is None:
            return 404, {}
        signer(headers["Authorization"], self.url)
        message = {
            "messageType": "notification",
            "channelID": channel,
            "version": secrets.token_hex(8),
            "data": urlsafe_b64encode(body).rstrip(b"=").decode(),
            "headers": {"encoding": headers["Content-Encoding"]},
        }
        self.passed.append(time.monotonic())  # Firefox may answer before this thread goes on
        asyncio.run_coroutine_threadsafe(self.socket.send(json.dumps(message)), self.loop).result(5)
        return 201, {}

    async def talk(self, socket: ServerConnection) -> None:
        self.socket = socket
        with suppress(ConnectionClosed):  # at the end
            async for text in socket:
                await self._hear(socket, json.loads(text))

    async def _hear(self, socket: ServerConnection, said: dict[str, Any]) -> None:
        kind = said.get("messageType")
        if kind == "hello":
            agent = said.get("uaid") or secrets.token_hex(16)
            await self._say(messageType="hello", uaid=agent, status=200, use_webpush=True)
        elif kind == "register":
            path = f"/send/{secrets.token_urlsafe(12)}"
            self.channels[path] = said["channelID"]
            answer = {"channelID": said["channelID"], "pushEndpoint": self.url + path}
            await self._say(messageType="register", status=200, **answer)
        elif kind == "unregister":
            await self._say(messageType="unregister", status=200, channelID=said["channelID"])
        elif kind == "ack":
            self.acknowledged.set_result((time.monotonic(), said["updates"][0]["code"]))
        elif not said:
            await socket.send("{}")

    async def _say(self, **message: Any) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps(message))


class Firefox:
    """Marionette: `[0, number, command, arguments]`, each with its length before it."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer, self._number = reader, writer, 0

    async def call(self, command: str, **arguments: Any) -> Any:
        self._number += 1
        text = json.dumps([0, self._number, command, arguments]).encode()
        self._writer.write(str(len(text)).encode() + b":" + text)
        _, _, error, result = await self.read()
        if error:
            raise RuntimeError(f"{command}: {error['message']}")
        return result.get("value") if isinstance(result, dict) else result

    async def read(self) -> Any:
        length = (await self._reader.readuntil(b":"))[:-1]
        return json.loads(await self._reader.readexactly(int(length)))

    async def run(self, script: str, *args: Any) -> Any:
        body = f"const done = arguments[arguments.length - 1]; (async () => {{ {script} }})().then(done, e => done(String(e)));"
        return await self.call("WebDriver:ExecuteAsyncScript", script=body, args=list(args))

    async def until(self, script: str, *args: Any, seconds: float = PATIENCE) -> Any:
        end = time.monotonic() + seconds
        while not (found := await self.run(script, *args)) or isinstance(found, str):
            if time.monotonic() > end:
                raise RuntimeError(f"it never came to this: {script} ({found})")
            await asyncio.sleep(0.2)
        return found


def preferences(socket: int, marionette: int) -> str:
    chosen = {
        "marionette.port": marionette,
        "dom.push.serverURL": f"ws://127.0.0.1:{socket}/",
        "dom.push.testing.allowInsecureServerURL": True,
        "dom.push.testing.ignorePermission": False,
        "dom.push.connection.enabled": True,
        "permissions.default.desktop-notification": 1,
        "alerts.useSystemBackend": False,
        "browser.shell.checkDefaultBrowser": False,
        "datareporting.policy.dataSubmissionEnabled": False,
        "app.update.enabled": False,
    }
    return "".join(f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in chosen.items())


async def driven(port: int) -> Firefox:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=2**24)
        except OSError:
            if time.monotonic() > end:
                raise
            await asyncio.sleep(0.3)
            continue
        firefox = Firefox(reader, writer)
        await firefox.read()
        await firefox.call("WebDriver:NewSession", capabilities={"alwaysMatch": {}})
        return firefox


SHOWN = """const found = await navigator.serviceWorker.getRegistration('/push/');
const titles = (await found.getNotifications()).map((one) => one.title);
return titles.length ? titles : null;"""


async def walk(firefox: Firefox, dugout: str, service: Autopush) -> None:
    await firefox.call("WebDriver:SetTimeouts", script=30_000)
    await firefox.call("WebDriver:Navigate", url=f"{dugout}/account/notices")
    await firefox.until("return !!document.querySelector('[data-here] input')")
    await firefox.run("document.querySelector('[data-here] input').click(); return true")
    await firefox.until("return (await (await fetch('/api/me/notices')).json()).devices.length === 1")
    session = await firefox.call("WebDriver:GetCookies")
    await firefox.call("WebDriver:NewWindow", type="tab", focus=False)
    here = await firefox.call("WebDriver:GetWindowHandle")
    others = [one for one in await firefox.call("WebDriver:GetWindowHandles") if one != here]
    await firefox.call("WebDriver:CloseWindow")
    await firefox.call("WebDriver:SwitchToWindow", handle=others[0])
    print("the tab with Dugout is closed; what is open:", await firefox.call("WebDriver:GetCurrentURL"))
    cookies = {one["name"]: one["value"] for one in session}
    begun = time.monotonic()
    async with httpx.AsyncClient(base_url=dugout, cookies=cookies) as client:
        answer = await client.post("/api/me/notices/test")
        answer.raise_for_status()
    at, code = await asyncio.wait_for(service.acknowledged, PATIENCE)
    print(f"handed to Firefox after {service.passed[0] - begun:.2f} s")
    print(f"opened and given to the worker after {at - begun:.2f} s (code {code})")
    await firefox.call(
        "WebDriver:Navigate", url=f"{dugout}/favicon.svg"
    )  # no page of ours, but the same origin
    titles = await firefox.until(SHOWN)
    print(f"Firefox shows {titles[0]!r}")
    if at - begun > LIMIT or code != DELIVERED or service.faults:
        raise SystemExit(f"too late, or not right: {service.faults}")


def started(program: str, folder: str, chosen: str) -> subprocess.Popen[bytes]:
    Path(folder, "user.js").write_text(chosen)
    command = [program, "--headless", "--marionette", "--no-remote", "--profile", folder, "about:blank"]
    return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


async def main() -> None:
    program = shutil.which("firefox-esr") or shutil.which("firefox")
    if program is None:
        raise SystemExit("no Firefox: apt-get install firefox-esr")
    with Autopush() as service, tempfile.TemporaryDirectory(prefix="dugout-firefox-") as folder:
        async with serve(service.talk, "127.0.0.1", 0) as sockets:
            marionette = services.free_port()
            port = sockets.sockets[0].getsockname()[1]  # type: ignore[union-attr]
            with services.server(DUGOUT_PUSH_SERVICES=service.url, DUGOUT_BOT_PROCESSES="0") as dugout:
                process = started(program, folder, preferences(port, marionette))
                try:
                    await walk(await driven(marionette), dugout, service)
                finally:
                    process.terminate()
                    process.wait(20)


if __name__ == "__main__":
    asyncio.run(main())
