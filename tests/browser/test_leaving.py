"""Deleting an account as a person does it: told before what happens, and nameless afterwards in every language."""

from __future__ import annotations

from playwright.async_api import expect

from tests.browser.conftest import PHONE, NewPage

SOON = 30_000


async def test_who_leaves_is_told_before_and_is_nobody_afterwards(new_page: NewPage) -> None:
    zeb, ben = await new_page(), await new_page(locale="nl-NL", **PHONE)
    await zeb.goto("/competitions")
    await zeb.locator("[data-field=title]").fill("Farewell league")
    await zeb.locator("input[autocomplete=nickname]").fill("Zebedee Quirk")
    await zeb.locator("input[name=format][value=league2]").check()
    await zeb.locator("[data-act=create]").click()
    await zeb.locator("[data-field=team]").fill("Norway")
    await zeb.locator("[data-act=join]").click()
    await expect(zeb.locator("ol.who")).to_contain_text("Zebedee Quirk")
    league = zeb.url
    await ben.goto(league)
    await ben.locator("section.acts input[maxlength='24']").fill("Ben")
    await ben.locator("[data-field=team]").fill("Peru")
    await ben.locator("[data-act=join]").click()
    await expect(zeb.locator("ol.who")).to_contain_text("Ben", timeout=SOON)
    await zeb.locator("select").last.select_option("random")
    await zeb.locator("[data-act=computers]").click()
    await expect(zeb.locator("ol.who li")).to_have_count(4)
    await zeb.locator("[data-act=start]").click()
    await expect(zeb.locator("[data-fixture]").first).to_be_attached()

    await zeb.goto("/account")
    await zeb.locator("[data-act=delete]").click()
    told = zeb.locator("[data-bound]")
    await expect(told).to_contain_text("Farewell league: You are withdrawn under the rules")
    await expect(told).to_contain_text("Ben will take over as organiser.")
    await zeb.locator("[data-act=delete-sure]").click()
    await zeb.wait_for_url("**/")

    await ben.reload()
    await expect(ben.locator("[data-gone]")).to_contain_text("1 deelnemer heeft zijn account verwijderd")
    await expect(ben.locator("main")).to_contain_text("oud-speler")
    await expect(ben.locator("body")).not_to_contain_text("Zebedee")
