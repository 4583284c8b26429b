"""Deleting an account as a person does it: told before what happens, and nameless afterwards in every language."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.async_api import Page, expect

from tests.browser.conftest import PHONE, NewPage
from tests.browser.test_competitions import open_it
from tests.browser.test_lobby import guest, post

SOON = 30_000


async def test_who_leaves_is_told_before_and_is_nobody_afterwards(new_page: NewPage) -> None:
    zeb, ben = await new_page(), await new_page(locale="nl-NL", **PHONE)
    await zeb.goto("/competitions")
    await zeb.locator("[data-act=next]").click()
    await open_it(zeb, "Farewell league", "Zebedee Quirk")
    await zeb.locator("[data-field=team]").fill("Norway")
    await zeb.locator("[data-act=join]").click()
    await expect(zeb.locator("ol.who")).to_contain_text("Zebedee Quirk")
    league = zeb.url
    await ben.goto(league)
    await ben.locator("section.acts input[maxlength='24']").fill("Ben")
    await ben.locator("[data-field=team]").fill("Peru")
    await ben.locator("[data-act=join]").click()
    await expect(zeb.locator("ol.who")).to_contain_text("Ben", timeout=SOON)
    await zeb.locator("select").last.select_option("bram-tolk")
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


async def cup(zeb: Page, ben: Page, config: dict[str, Any]) -> tuple[str, str]:
    """A cup of two people in the middle of their match: the paths of both pages."""
    people = ((await guest(zeb, "Zebedee Quirk"), "Zebedee Quirk"), (await guest(ben, "Ben"), "Ben"))
    made = await post(zeb, "/api/competitions", {"title": "Farewell cup", "config": config})
    path = f"/competitions/{made['id']}"
    for page, name in people:
        await post(page, f"/api{path}/join", {"name": name, "team": f"Team {name[0]}"})
    now = await post(zeb, f"/api{path}/start", {})
    while now["phase"] == "SQUADS":
        turn = zeb if now["draft"]["turn"] == now["me"] else ben
        await post(turn, f"/api{path}/act", {"act": "pick", "card": now["draft"]["open"][0]})
        now = await (await zeb.context.request.get(f"/api{path}")).json()
    for page in (zeb, ben):
        now = await post(page, f"/api{path}/act", {"act": "ready", "fixture": now["fixtures"][0]["id"]})
    return path, f"/match/{now['fixtures'][0]['match']}"


@pytest.mark.parametrize("game", ["champions", "counter-attack"])
async def test_a_match_is_off_when_the_other_side_is_deleted(new_page: NewPage, game: str) -> None:
    """CO-4.6: the page of the match says why, and the page of the cup asks nobody to play it."""
    zeb, ben = await new_page(), await new_page(**PHONE)
    path, match = await cup(zeb, ben, {"game": game, "format": "cup"})
    await ben.goto(path)
    await expect(ben.locator(".next a.primary")).to_be_visible()
    page = await ben.context.new_page()
    await page.goto(match)
    await expect(page.locator("[data-league]")).to_be_visible()
    await post(zeb, "/api/me/delete", {})
    await expect(page.locator("[data-ended='match.put-out']")).to_contain_text(
        "former player is out", timeout=SOON
    )
    await expect(ben.locator(".next")).to_have_count(0, timeout=SOON)
    await expect(ben.locator("[data-gone]")).to_be_visible()
    await expect(ben.locator("[data-champion]")).to_contain_text("Ben")


async def test_a_table_says_that_a_computer_plays_on_for_the_deleted(new_page: NewPage) -> None:
    """CO-15.5: at the table, on the page of the cup, and until it has been read."""
    zeb, ben = await new_page(), await new_page(**PHONE)
    path, match = await cup(zeb, ben, {"game": "toto", "format": "toto_cup"})
    page = await ben.context.new_page()
    await page.goto(match)
    await expect(page.locator("[data-league]")).to_be_visible()
    await expect(page.locator("[data-substituted]")).to_have_count(0)
    await post(zeb, "/api/me/delete", {})
    note = page.locator("[data-substituted]")
    await expect(note).to_contain_text("former player: a computer has taken over.", timeout=SOON)
    await note.get_by_role("button", name="Close").click()
    await expect(note).to_have_count(0)
    await ben.goto(path)
    await expect(ben.locator("[data-withdrawn]")).to_contain_text("A computer plays on for them")
    await expect(ben.locator("[data-gone]")).to_be_visible()
