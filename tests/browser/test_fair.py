"""Fair dice in the page: both people add salt, the check accepts the true record and rejects changed ones."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from playwright.async_api import Page, expect

from dugout.core.record import record_from_json
from dugout.core.record_text import write_text
from tests.browser.conftest import PHONE, NewPage
from tests.browser.table import create, me
from tests.browser.test_access import Inspector

pytestmark = pytest.mark.timeout(120)


async def salted_match(noor: Page, sam: Page, live_server: str) -> str:
    """Noor and Sam sit down, each with a line for the dice; their squads are drawn, then they leave it at that."""
    match = create(live_server, [me("Noor"), {"kind": "link"}], game="counter-attack", squads="random")
    await noor.goto(f"/match/{match['id']}#seat={match['tokens'][0]}")
    await noor.locator("[data-salt] summary").click()
    commitment = await noor.locator("[data-commitment]").inner_text()
    assert len(commitment) == 64
    await noor.get_by_label("Your salt").fill("feyenoord  020")
    await noor.locator("[data-act=salt]").click()
    await expect(noor.locator("[data-salted]")).to_contain_text("feyenoord 020")
    await sam.goto(f"/match/{match['id']}#seat={match['tokens'][1]}")
    await sam.get_by_label("Your name").fill("Sam")
    await sam.locator("[data-salt] summary").click()
    await expect(sam.locator("[data-commitment]")).to_have_text(commitment)
    await sam.get_by_role("button", name="Make one up").click()
    await sam.get_by_role("button", name="Take my seat").click()
    await sam.wait_for_selector("[data-stage]", state="attached")
    tokens = {"Dugout-Seats": match["tokens"][0]}
    ended = await noor.context.request.post(
        f"/api/matches/{match['id']}/table", data={"seat": 0, "act": "abort"}, headers=tokens
    )
    assert ended.ok, await ended.text()
    return str(match["id"])


def forged(record: dict[str, Any], what: str) -> str:
    """The record with one thing changed, as somebody would bring it."""
    other = copy.deepcopy(record)
    if what == "roll":
        at = [n for n, answer in enumerate(other["answers"]) if answer.startswith("* ")][4]
        other["answers"][at] = "* 0" if other["answers"][at] != "* 0" else "* 1"
    elif what == "salt":
        other["headers"]["dice"]["salts"][0] = "ajax 010"
    else:
        other["headers"]["dice"]["secret"] = "cd" * 32
    return json.dumps(other)


async def test_the_page_accepts_the_true_record_and_rejects_changed_ones(
    new_page: NewPage, live_server: str
) -> None:
    noor, sam = await new_page(), await new_page(**PHONE)
    match = await salted_match(noor, sam, live_server)
    await noor.locator("[data-act=menu]").click()
    await expect(noor.get_by_text("The dice of this match were fixed before it began")).to_be_visible()
    await expect(noor.locator("[data-commitment]")).to_be_hidden()
    await noor.locator("[data-act=commitment]").click()
    await expect(noor.locator("[data-commitment]")).to_be_visible()
    await noor.locator("[data-act=check-dice]").click()
    await expect(noor.locator("[data-verdict=good]")).to_contain_text("rolls follow from secret and salts")
    await expect(noor.get_by_text("This device saw the same commitment")).to_be_visible()
    await expect(noor.locator("dl")).to_contain_text("feyenoord 020")
    await expect(noor.locator("[data-roll]").nth(29)).to_be_attached()
    await expect(noor.get_by_role("heading", name="Luck")).to_be_visible()
    inspector = Inspector(noor)
    await inspector.look("verify")
    assert inspector.found == {}

    record = await (await sam.context.request.get(f"/api/matches/{match}/record")).json()
    await sam.goto("/verify")
    text = "\n".join(write_text(record_from_json(record)))
    for pasted, verdict, words in (
        (text, "good", "Fair: all"),
        (forged(record, "roll"), "bad", "Roll 5 (answer"),
        (forged(record, "salt"), "bad", "the secret or a salt must have been changed"),
        (forged(record, "secret"), "bad", "does not match the commitment"),
    ):
        await sam.get_by_label("Or paste a record").fill(pasted)
        await sam.locator("[data-act=verify]").click()
        await expect(sam.locator(f"[data-verdict={verdict}]")).to_contain_text(words)
    await sam.get_by_label("Or paste a record").fill(forged(record, "roll"))
    await sam.locator("[data-act=verify]").click()
    await expect(sam.locator("tr.wrong")).to_have_count(1)
    await expect(sam.locator("tr.wrong")).to_have_attribute("data-roll", "5")


async def test_a_salt_for_a_match_that_begins_at_once(new_page: NewPage) -> None:
    """The match waits for a moment: the salt is sent after the commitment was seen."""
    page = await new_page()
    await page.goto("/new/champions")
    await page.locator("[data-salt] summary").click()
    await page.get_by_label("Your salt").fill("mine")
    await page.get_by_role("button", name="Start the match").click()
    await page.wait_for_url("**/match/*")
    await expect(page.get_by_role("heading", name="Pick your eleven")).to_be_visible()
    match = page.url.rsplit("/", 1)[1]
    seats = (await (await page.context.request.get(f"/api/matches/{match}")).json())["seats"]
    assert [seat["salt"] for seat in seats] == ["mine", None]
