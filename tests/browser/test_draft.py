"""A draft of four, at a desk and on a phone, by clicks and keys: wishes, a card taken, and the rest left to the
list."""

from __future__ import annotations

from playwright.async_api import Page, expect

from tests.browser.conftest import PHONE, NewPage
from tests.browser.test_competitions import PATIENCE, look, picture

LARGE = {"viewport": {"width": 1440, "height": 900}}


async def drawn(noor: Page, sam: Page) -> str:
    """A league of two people and two computers whose draft has begun; its id."""
    config = {"game": "counter-attack", "format": "league1"}
    for page, name in ((noor, "Noor"), (sam, "Sam")):
        assert (await page.context.request.post("/api/me", data={"name": name})).ok
    made = await noor.context.request.post(
        "/api/competitions", data={"title": "Harbour Season", "config": config}
    )
    path = f"/api/competitions/{(await made.json())['id']}"
    for page, team in ((noor, "Mistral"), (sam, "Night Ferries")):
        assert (await page.context.request.post(f"{path}/join", data={"team": team})).ok
    for what, body in (("computers", {"level": "random", "count": 2}), ("start", {"order": [1, 2, 3, 4]})):
        assert (await noor.context.request.post(f"{path}/{what}", data=body)).ok
    return path.rsplit("/", 1)[1]


async def test_a_draft_of_four_at_a_desk_and_on_a_phone(new_page: NewPage) -> None:
    noor, sam = await new_page(**LARGE), await new_page(**PHONE)
    competition = await drawn(noor, sam)
    for page in (noor, sam):
        await page.goto(f"/competitions/{competition}")
        await expect(page.locator("[data-player]")).to_have_count(8, timeout=PATIENCE)
    await expect(noor.locator("[data-yours=true]")).to_be_visible()
    cards = [
        int(str(await one.get_attribute("data-player"))) for one in await noor.locator("[data-player]").all()
    ]

    await noor.locator(f"[data-player='{cards[2]}'] [data-act=wish]").click()
    await expect(noor.locator("[data-wish]")).to_have_count(1)
    await noor.locator(f"[data-player='{cards[5]}'] [data-act=look]").focus()
    await noor.keyboard.press("w")
    await expect(noor.locator("[data-wish]")).to_have_count(2)
    await noor.locator(f"[data-wish='{cards[5]}'] .grip").press("Alt+ArrowUp")
    await expect(noor.locator("[data-wish]").first).to_have_attribute("data-wish", str(cards[5]))
    assert (await look(sam, competition))["draft"]["wishes"] == [], "nobody else sees them"

    await noor.locator(f"[data-player='{cards[2]}'] [data-act=look]").click()
    await noor.locator(f"[data-player='{cards[2]}'] [data-act=take]").click()
    await picture(noor, "draft-desk")

    await expect(sam.locator("[data-yours=true]")).to_be_visible(timeout=PATIENCE)
    await expect(sam.locator(f"[data-player='{cards[2]}']")).to_contain_text("Mistral took him")
    assert await sam.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, "nothing sticks out"
    async with sam.expect_response("**/act"):  # a page sends one thing at a time
        await sam.locator(".bar [data-act=take]").click()
    await picture(sam, "draft-phone")
    for page in (sam, noor):
        switch = page.get_by_role("switch", name="Pick for me from now on")
        await switch.focus()
        await page.keyboard.press("Space")
        await expect(switch).to_be_checked()
    await expect(noor.locator("[data-draft]")).to_have_count(0, timeout=PATIENCE)
    now = await look(noor, competition)
    assert now["phase"] == "RUNNING"
    assert [len(entrant["squad"]) for entrant in now["entrants"]] == [16] * 4
    assert cards[2] in now["entrants"][0]["squad"] and cards[0] not in now["entrants"][0]["squad"][:2]
