"""The report page: figures, tables and links of a real match of each game, on every screen and in every language."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.async_api import Page, expect

from tests.browser.conftest import PHONE, NewPage
from tests.browser.hexes import create as create_hexes
from tests.browser.hexes import sit as sit_hexes
from tests.browser.table import create, me
from tests.browser.test_access import Inspector, each_screen
from tests.browser.test_languages import speak
from tests.browser.test_replay import Watched

pytestmark = pytest.mark.timeout(180)
MATCHES = {"champions": "goals", "counter-attack": "draft-core", "toto": "single-winner"}
FIGURES = {
    "champions": ["chances", "shots", "numbers", "turning", "luck", "territory", "ratings", "timeline"],
    "counter-attack": ["chances", "shots", "numbers", "turning", "luck", "territory", "ratings", "timeline"],
    "toto": ["chances", "money", "numbers", "turning", "luck", "fixtures", "timeline"],
}
NUMBERS = {"en": "The numbers", "nl": "De cijfers", "de": "Die Zahlen", "fr": "Les chiffres"}
CUT_OFF = """() => [...document.querySelectorAll(".report *")]
  .filter((one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX === "hidden"
    && getComputedStyle(one).clipPath === "none" && one.clientWidth > 1)
  .map((one) => `${one.className} ${one.textContent.slice(0, 40)}`)"""
DRAWN_OUTSIDE = """() => [...document.querySelectorAll(".drawing svg text")].filter((text) => {
    const [own, all] = [text.getBoundingClientRect(), text.ownerSVGElement.getBoundingClientRect()];
    return own.width > 0 && (own.left < all.left - 2 || own.right > all.right + 2);
  }).map((text) => text.textContent)"""
SMALL_TARGETS = """() => [...document.querySelectorAll(".report a, .report summary, .report button")]
  .map((one) => [one.textContent.trim().slice(0, 30), one.getBoundingClientRect()])
  .filter(([, box]) => box.height > 0 && box.height < 44).map(([words]) => words)"""


async def opened(page: Page, match: Watched) -> None:
    await page.goto(f"/match/{match.id}/report")
    await page.wait_for_selector(f"[data-report={match.game}]", timeout=30_000)


@pytest.mark.parametrize("game", MATCHES)
async def test_all_figures_are_there_with_their_tables_and_lead_into_the_replay(
    new_page: NewPage, live_server: str, game: str
) -> None:
    match = Watched(live_server, game, MATCHES[game])
    page = await new_page()
    await opened(page, match)
    shown = await page.locator("[data-figure]").evaluate_all("(all) => all.map((one) => one.dataset.figure)")
    assert shown == FIGURES[game]
    for figure in await page.locator("[data-figure]").all():
        if await figure.locator(".drawing").count():
            await figure.locator("summary").first.click()
            await expect(figure.locator("table").first).to_be_visible()
    turning = page.locator("[data-figure=turning] a").first
    at = await turning.get_attribute("data-at")
    await turning.click()
    # the moment opens just before it happens, and runs
    await expect(page.locator("[data-replay][data-ready=true]")).to_have_attribute("data-playing", "true")
    await page.keyboard.press("Space")
    stopped = await page.locator("[data-replay][data-playing=false]").get_attribute("data-at")
    assert int(stopped or 0) >= int(at or 0) > 0
    await page.locator("[data-act=report]").first.click()
    await expect(page.locator("[data-report]")).to_be_visible()


async def test_a_costly_decision_is_played_again(new_page: NewPage, live_server: str) -> None:
    page = await new_page(**PHONE)
    await opened(page, Watched(live_server, "champions", "goals"))
    await page.locator("[data-act=grade]").click()
    await expect(page.locator("[data-grades=done]")).to_be_visible(timeout=60_000)
    rates = page.locator("[data-figure=grades] .bar")
    assert await rates.count() >= 4
    await expect(page.locator("[data-figure=sum] table")).to_be_visible()
    costly = page.locator("details[data-band]").first
    await costly.locator("summary").click()
    await expect(costly.locator("[data-way=better] .b").first).not_to_be_empty()
    await expect(costly.locator("svg.board, svg").first).to_be_visible()
    await reads_well(page)
    inspector = Inspector(page, dark=True)
    await inspector.look("grades")
    assert inspector.found == {}
    await costly.locator("[data-act=again]").click()
    await expect(page.locator("dialog [data-act=play-on]")).to_be_visible()


WORN = """([sides, name]) => [...document.querySelectorAll(sides)].map((side) =>
  [side.querySelector(name).textContent, side.querySelector("use[href^='#kit-']").getAttribute("href")])"""


@pytest.mark.parametrize(
    ("game", "name"), [("champions", "goals"), ("counter-attack", "extra-time-shootout")]
)
async def test_a_team_has_the_name_and_the_shirts_of_the_board(
    new_page: NewPage, live_server: str, game: str, name: str
) -> None:
    match = Watched(live_server, game, name)
    page = await new_page()
    await match.open(page, len(match.stops) - 1)
    board = await page.evaluate(WORN, [".score .side", ".nm"])
    assert len({shirt for _, shirt in board}) == 2
    await opened(page, match)
    assert await page.evaluate(WORN, [".head .team", ".name"]) == board


async def test_curtain_card_and_invitation_wear_the_shirts_of_the_board(
    new_page: NewPage, live_server: str
) -> None:
    """Counter Attack: home in a sash, away with other sleeves, as on the pitch."""
    page = await new_page()
    await page.goto("/new/counter-attack")
    card = page.locator("figure use[href^='#kit-']")
    await expect(card).to_have_count(2)
    worn = await card.evaluate_all("(all) => all.map((one) => one.getAttribute('href'))")
    assert worn == ["#kit-sash", "#kit-sleeves"]
    seats = [me("Noor"), me("Sam")]
    await sit_hexes(page, live_server, create_hexes(live_server, seats, squads="fixed"))
    curtain = page.locator(".curtain")
    name = "Noor" if "Noor" in await curtain.locator("h1").inner_text() else "Sam"
    shirt = worn[0] if name == "Noor" else worn[1]
    await expect(curtain.locator("use")).to_have_attribute("href", shirt)
    await curtain.locator("button").click()
    sketch = page.get_by_role("region", name="Sketch of the line-up")
    await expect(sketch.locator(".shirt use")).to_have_attribute("href", shirt)
    invited = create(live_server, [me("Noor"), {"kind": "link"}], game="counter-attack", squads="fixed")
    guest = await new_page()
    await guest.goto(f"/match/{invited['id']}#seat={invited['tokens'][1]}")
    await expect(guest.locator("form .shirt use").first).to_have_attribute("href", worn[1])


async def test_the_picture_opens_and_the_page_prints(new_page: NewPage, live_server: str) -> None:
    match = Watched(live_server, "champions", "goals")
    page = await new_page()
    await opened(page, match)
    await page.locator("[data-act=share-report]").click()
    for kind, begins in (("png", b"\x89PNG"), ("svg", b"<svg")):
        link = await page.locator(f"[data-act={kind}]").get_attribute("href")
        picture = await page.request.get(link or "")
        assert (await picture.body()).startswith(begins)
        loaded = await page.evaluate(
            "(src) => new Promise((done) => { const image = new Image(); image.onload = () => done(image.naturalWidth);"
            " image.onerror = () => done(0); image.src = src; })",
            link,
        )
        assert loaded >= 1200
    await page.emulate_media(media="print")
    await expect(page.locator(".topbar")).to_be_hidden()
    await expect(page.locator("[data-figure=chances]")).to_be_visible()


async def reads_well(page: Page) -> None:
    """Nothing sticks out, nothing is cut off, everything can be hit by a finger."""
    width = await page.evaluate("innerWidth")
    assert await page.evaluate("document.documentElement.scrollWidth") == width
    assert await page.evaluate(CUT_OFF) == []
    assert await page.evaluate(DRAWN_OUTSIDE) == []
    assert await page.evaluate(SMALL_TARGETS) == []


@each_screen
async def test_nobody_is_shut_out(new_page: NewPage, live_server: str, screen: dict[str, Any]) -> None:
    """In four languages, each of which the page brings without being loaded again; axe looks at one of them."""
    page = await new_page(**screen)
    inspector = Inspector(page, dark=screen is PHONE)
    for game, name in MATCHES.items():
        await opened(page, Watched(live_server, game, name))
        for language, heading in NUMBERS.items():
            await speak(page, language)
            await expect(page.locator("[data-figure=numbers] h2")).to_have_text(heading)
            await reads_well(page)
        await page.evaluate(
            "() => document.querySelectorAll('.report details').forEach((one) => (one.open = true))"
        )
        await inspector.look(game)
    assert inspector.found == {}


async def test_a_match_that_goes_on_has_none(new_page: NewPage, live_server: str) -> None:
    match = create(live_server, [me("Noor"), me("Sam")])
    page = await new_page()
    complaints: list[str] = new_page.complaints  # type: ignore[attr-defined]
    await page.goto(f"/match/{match['id']}/report")
    await expect(page.get_by_text("The report is ready when the match is over.")).to_be_visible()
    complaints[:] = [line for line in complaints if "403" not in line]
