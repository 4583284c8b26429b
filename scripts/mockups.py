#!/usr/bin/env python
"""The real page in the state of each mock-up of match day, photographed, and pasted beside the mock-up.

    python scripts/mockups.py FOLDER [--mockups MOCKUPS] [--only PART] [--size phone]

Writes FOLDER/<mock-up>-<size>.png, and with `--mockups` (the folder of the mock-ups) each pair as a picture in
FOLDER/pairs. docs/moments.md lists what differs and why. Exit status 1 if a state could not be reached. The client
must have been built.
"""

from __future__ import annotations

import asyncio
import base64
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from playwright.async_api import Browser  # noqa: E402

from scripts.mockup_scenes import SCENES  # noqa: E402
from scripts.mockup_ways import Eye  # noqa: E402
from scripts.screens import arguments, run  # noqa: E402
from tests.browser.conftest import DESKTOP, PHONE  # noqa: E402

SIZES: dict[str, dict[str, Any]] = {"phone": PHONE, "desktop": DESKTOP}
MOVING = "localStorage.setItem('dugout.speed', '\"normal\"')"
OFFERED = "localStorage.getItem('dugout.settings') ?? localStorage.setItem('dugout.settings', '{\"soundOffered\": true}')"


async def photograph(browser: Browser, server: str, given: Any, size: str) -> list[str]:
    wrong: list[str] = []
    for name, show in SCENES.items():
        if given.only not in f"{name}-{size}":
            continue
        context = await browser.new_context(
            base_url=server, locale=given.language, color_scheme=given.colours, **SIZES[size]
        )
        for script in (MOVING, OFFERED):
            await context.add_init_script(script)
        page = await context.new_page()
        page.set_default_timeout(20_000)
        file = given.folder / f"{name}-{size}.png"
        try:
            await show(Eye(page, server, size))
        except Exception as error:
            wrong.append(f"{name}-{size}: {str(error).splitlines()[0]}")
        await page.screenshot(path=file)
        await context.close()
        if given.mockups:
            await paste(browser, given, name, size, file)
        print(file, flush=True)
    return wrong


async def paste(browser: Browser, given: Any, name: str, size: str, real: Path) -> None:
    """The mock-up on the left, the page on the right; of wide ones the mock-up above."""
    names = (
        f"{name}-{size}",
        name,
        name.replace("-red", f"-red-{size}"),
        name.replace("duel-save-", f"duel-save-{size}-"),
    )
    mock = next((f for n in names if (f := given.mockups / f"{n}.png").exists()), None)
    if mock is None:
        return
    width, height = SIZES[size]["viewport"].values()
    pictures = "".join(
        f'<img width={width} src="data:image/png;base64,{base64.b64encode(file.read_bytes()).decode()}">'
        for file in (mock, real)
    )
    wide = width > height
    way, room = ("column", (width, 2 * height + 10)) if wide else ("row", (2 * width + 10, height))
    context = await browser.new_context(viewport={"width": room[0], "height": room[1]})
    page = await context.new_page()
    style = f"margin:0;display:flex;flex-direction:{way};gap:10px;background:#f0f"
    await page.set_content(f"<body style='{style}'>{pictures}</body>")
    (given.folder / "pairs").mkdir(exist_ok=True)
    await page.screenshot(path=given.folder / "pairs" / real.name)
    await context.close()


def main() -> int:
    parser = arguments(__doc__, SIZES)
    parser.add_argument("--mockups", type=Path, help="the folder of the mock-ups")
    parser.add_argument("--language", default="en-GB")
    parser.add_argument("--colours", default="light", choices=["light", "dark"])
    return asyncio.run(run(parser.parse_args(), photograph))


if __name__ == "__main__":
    sys.exit(main())
