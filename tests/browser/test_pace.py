"""The pace that is shown is the pace that runs, and who is ready is taken to the match: as two people meet it."""

from __future__ import annotations

import asyncio
from pathlib import Path

from playwright.async_api import Locator, Page, expect

import dugout
from dugout.referee.catalogue import registered
from tests.browser.conftest import PHONE, NewPage
from tests.browser.test_competitions import open_it
from tests.server.harness import Hand, running, settings_for

STATIC = Path(dugout.__file__).parent / "static"
OWN_PACE = "60 s per decision · 3 min for the form · 6 s to whistle"
FRIENDS_PACE = OWN_PACE.replace("6 s", "3 s")
SOON = 30_000


async def make_cup(page: Page, clock: str) -> None:
    await page.goto("/competitions")
    await page.locator("[data-act=scratch]").click()
    await page.get_by_role("radiogroup", name="Game").get_by_text("Voetbal Toto").click()
    await page.locator("input[name=format][value=toto_cup]").check()
    await page.get_by_label("Time to think").select_option(label=clock)
    await open_it(page, "Quiet cup", "Ann")
    await page.locator("[data-act=join]").click()


async def facts(page: Page) -> Locator:
    """The dialog that says how the match is played."""
    await page.locator("[data-act=menu]").click()
    return page.get_by_role("dialog").locator("dl")


async def test_a_cup_without_a_clock_times_nobody_and_ready_opens_the_match(
    new_page: NewPage, tmp_path: Path
) -> None:
    hand = Hand()
    settings = settings_for(f"sqlite:///{tmp_path / 'cup.sqlite'}", static=STATIC)
    async with running(settings, registered(), time=hand) as served:
        ann, ben = await new_page(served.url), await new_page(served.url, **PHONE)
        await make_cup(ann, "No clock")
        await ben.goto(ann.url)
        await ben.locator("section.acts input[maxlength='24']").fill("Ben")
        await ben.locator("[data-act=join]").click()
        await expect(ann.locator("ol.who")).to_contain_text("Ben", timeout=SOON)
        await ann.locator("[data-act=start]").click()
        await expect(ann.locator("header.head")).to_contain_text("No clock")
        await ann.locator("[data-act=ready-next]").click()
        await expect(ann.locator("[data-waiting]")).to_contain_text("as soon as your opponent is")
        await ben.reload()
        await ben.locator("[data-act=ready-next]").click()
        for page in (ben, ann):
            await page.wait_for_url("**/match/*", timeout=SOON)
            await expect(page.locator("[data-league]")).to_contain_text("Quiet cup", timeout=SOON)
        told = await facts(ann)
        await expect(told).to_contain_text("No clock")
        await expect(told).to_contain_text("part of Quiet cup")
        await expect(told).not_to_contain_text("friendly")
        match = f"/api/matches/{ann.url.rsplit('/', 1)[1]}"
        before = await (await ann.context.request.get(match)).json()
        assert before["clock"]["deadline"] is None
        for _ in range(9):
            hand.push(seconds=10)
            await asyncio.sleep(0.2)
        after = await (await ann.context.request.get(match)).json()
        assert (after["question"], after["last"]) == (before["question"], before["last"])
        assert not any(seat["absent"] for seat in after["seats"])
        await expect(ben.get_by_text("Time ran out")).to_have_count(0)


async def test_a_live_match_says_what_runs_wherever_it_is_shown(new_page: NewPage) -> None:
    ann, ben = await new_page(), await new_page(**PHONE)
    await ann.goto("/lobby")
    await ann.get_by_role("radiogroup", name="Game").get_by_text("Voetbal Toto").click()
    await ann.get_by_label("Your name").fill("Ann of pace")
    await ann.get_by_label("Time to think").select_option(label=OWN_PACE)
    await ann.locator("[data-act=offer]").click()
    await ann.wait_for_url("**/match/*")
    await expect(ann.locator("[data-pace]")).to_contain_text(OWN_PACE)
    await ben.goto("/lobby")
    await ben.get_by_label("Your name").fill("Ben of pace")
    offer = ben.locator(".offer", has_text="Ann of pace")
    await expect(offer).to_contain_text(OWN_PACE)
    await offer.locator("[data-join]").click()
    await ben.wait_for_url("**/match/*")
    await expect(await facts(ben)).to_contain_text(OWN_PACE)
    seen = await (await ben.context.request.get(f"/api/matches/{ben.url.rsplit('/', 1)[1]}")).json()
    assert seen["clock"]["seconds"] == 60
    await ben.goto("/lobby")
    await expect(ben.locator("[data-list=mine]")).to_contain_text(OWN_PACE)


async def test_the_dialog_of_a_new_match_says_what_will_run(new_page: NewPage) -> None:
    page = await new_page()
    await page.goto("/new/toto?with=friends")
    await expect(page.locator("[data-pace]")).to_have_text(FRIENDS_PACE)
    await page.goto("/new/champions?with=friends")
    await expect(page.locator("[data-pace]")).to_have_text("No clock")
    await page.get_by_label("Time to think").select_option(label="3 days per decision")
    await expect(page.locator("[data-pace]")).to_have_text("3 days per decision")
    await page.goto("/new/counter-attack?with=device")
    await expect(page.locator("[data-pace]")).to_have_text("No clock")
    await page.get_by_role("radiogroup", name="Rules").get_by_text("Learning").click()
    await expect(page.locator("[data-pace]")).to_have_text("60 s per step from the second half")


async def test_no_clock_for_a_friend_by_link_is_none_whatever_rules_are_chosen(new_page: NewPage) -> None:
    page = await new_page(**PHONE)
    await page.goto("/new/counter-attack?with=friends")
    await page.get_by_role("radiogroup", name="Rules").get_by_text("Learning").click()
    clock, pace = page.get_by_label("Time to think"), page.locator("[data-pace]")
    await expect(clock.locator("option:checked")).to_have_text("No clock")
    await expect(pace).to_have_text("No clock")
    await clock.select_option(label="5 min + 5 s")
    both = "5 min + 5 s · 60 s per step from the second half"
    await expect(pace).to_have_text(both)
    await expect(clock.locator("option:checked")).to_have_text(both)
    await clock.select_option(label="No clock")
    await expect(pace).to_have_text("No clock")
    await page.get_by_label("Name of player 1").fill("Ann of link")
    await page.get_by_role("button", name="Invite").click()
    await page.wait_for_url("**/match/*")
    await expect(page.locator("[data-pace]")).to_contain_text("Time to think: No clock")
