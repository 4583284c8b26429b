"""People who find each other in the lobby, run out of time, take back, go away and come back."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.async_api import APIRequestContext, Page, expect

from dugout.core.values import Setup
from dugout.games.registry import game
from tests.browser.conftest import PHONE, NewPage

PASSWORD = "long enough"
SHORT = {"kind": "live", "bank": 6, "increment": 0}


async def post(page: Page, path: str, body: dict[str, Any]) -> dict[str, Any]:
    """Ask the server as the person of a page."""
    request: APIRequestContext = page.context.request
    answer = await request.post(path, data=body)
    assert answer.ok, await answer.text()
    found: dict[str, Any] = await answer.json()
    return found


async def snapshot(page: Page, match: str) -> dict[str, Any]:
    found: dict[str, Any] = await (await page.context.request.get(f"/api/matches/{match}")).json()
    return found


async def guest(page: Page, name: str) -> Page:
    await post(page, "/api/me", {"name": name})
    return page


async def together(noor: Page, sam: Page, **terms: Any) -> str:
    """A match of Noor and Sam, made without clicking."""
    await guest(noor, "Noor")
    await guest(sam, "Sam")
    new = {"game": "champions", "seats": [{"kind": "me"}, {"kind": "link"}], **terms}
    match = str((await post(noor, "/api/lobby", new))["match"])
    await post(sam, f"/api/lobby/{match}/join", {})
    return match


async def answer(page: Page, match: str, seat: int) -> None:
    """The seat picks its team as the host would for somebody who is late."""
    rules = game("champions")
    team = rules.describe(rules.default(rules.new(Setup(2)), seat))
    question = (await snapshot(page, match))["question"]
    body = {"seat": seat, "question": question, "action": "x" * 16, "answer": team}
    await post(page, f"/api/matches/{match}/actions", body)


async def out_of_time(noor: Page, sam: Page) -> str:
    """Noor has picked her team; Sam has not, and his six seconds are over."""
    match = await together(noor, sam, clock=SHORT)
    await answer(noor, match, 0)
    await noor.goto(f"/match/{match}")
    await expect(noor.locator("[data-choice=claim]")).to_be_visible(timeout=30_000)
    return match


async def test_an_offer_is_joined_and_watched(new_page: NewPage) -> None:
    noor, sam, ann = await new_page(), await new_page(**PHONE), await new_page()
    await noor.goto("/lobby")
    await noor.get_by_label("Your name").fill("Noor")
    await noor.get_by_label("Time to think").select_option(label="15 min + 10 s")
    await noor.locator("[data-act=offer]").click()
    await noor.wait_for_url("**/match/*")
    await sam.goto("/lobby")
    offer = sam.locator(".offer", has_text="Noor").filter(has_text="15 min + 10 s")
    await expect(offer).to_be_visible()
    await sam.get_by_label("Your name").fill("Sam")
    await offer.locator("[data-join]").click()
    for page in (noor, sam):
        await expect(page.locator(".clocks")).to_contain_text("Sam", timeout=30_000)
    assert noor.url == sam.url
    await ann.goto("/lobby")
    await ann.locator("[data-list=live]").get_by_text("Noor and Sam").first.click()
    await expect(ann.get_by_text("Watching")).to_be_visible()


async def test_two_by_link_who_both_play_again_meet_in_one_match(new_page: NewPage) -> None:
    noor, sam = await new_page(), await new_page()
    seats = [{"kind": "me", "name": "Noor"}, {"kind": "link", "name": "Sam"}]
    made = await post(noor, "/api/matches", {"game": "champions", "seats": seats})
    for page, seat in ((noor, made["seats"][0]), (sam, made["seats"][1])):
        await page.goto(f"/match/{made['match']}#seat={seat['token']}")
    await sam.locator("form .btn.primary").click()
    await sam.locator("[data-act=menu]").click()
    await sam.get_by_role("button", name="Resign").click()
    await sam.get_by_role("dialog").get_by_role("button", name="Resign").click()
    again = "[data-act=again]"
    await expect(noor.locator(again)).to_be_visible(timeout=30_000)
    await sam.locator(again).click()
    await expect(sam.get_by_text("is not in yet")).to_be_visible()
    await expect(noor.locator("[data-rematch]")).to_contain_text("Your opponent wants a rematch.")
    home = await noor.context.new_page()
    await home.goto("/")
    following = sam.url.rsplit("/", 1)[1]
    await expect(home.locator(f".matches a[href='/match/{following}']")).to_be_visible()
    await home.close()
    await noor.locator(again).click()
    for page in (noor, sam):
        await expect(page.locator(".champions")).to_be_visible(timeout=30_000)
        await expect(page.locator("[data-ended]")).to_have_count(0)
    assert noor.url == sam.url
    assert (await snapshot(sam, following))["status"] == "running"


async def test_a_quick_match_brings_two_people_together_and_an_offer_is_withdrawn(new_page: NewPage) -> None:
    noor, sam = await new_page(), await new_page()
    for page, name in ((noor, "Noor"), (sam, "Sam")):
        await guest(page, name)
        await page.goto("/lobby")
        await page.get_by_label("Time to think").select_option(label="7 days per decision")
    await noor.locator("[data-act=quick]").click()
    await expect(noor.locator("[data-act=withdraw]")).to_be_visible()
    await sam.locator("[data-act=quick]").click()
    for page in (noor, sam):
        await expect(page.locator(".clocks")).to_contain_text("Noor", timeout=30_000)
    assert noor.url == sam.url
    await noor.goto("/lobby")
    await expect(noor.locator("[data-list=mine] .chip").first).to_have_text("your turn")
    await noor.locator("[data-act=quick]").click()
    await noor.locator("[data-act=withdraw]").click()
    await noor.wait_for_url("**/lobby")
    await expect(noor.get_by_role("link", name="Yours")).to_have_count(0)


@pytest.mark.parametrize("choice", ["wait", "claim"])
async def test_time_runs_out_and_the_other_side_chooses(new_page: NewPage, choice: str) -> None:
    noor, sam = await new_page(), await new_page()
    match = await out_of_time(noor, sam)
    await noor.locator(f"[data-choice={choice}]").click()
    if choice == "claim":
        await expect(noor.locator("[data-ended='match.claimed']")).to_contain_text("Sam did not come back")
        assert (await snapshot(sam, match))["result"]["places"] == [1, 2]
        return
    await expect(noor.locator("[data-choice=wait]")).to_have_count(0)
    await answer(sam, match, 1)
    assert (await snapshot(noor, match))["table"]["absent"] == []


async def test_a_computer_takes_over_and_gives_back(new_page: NewPage) -> None:
    noor, sam = await new_page(), await new_page(**PHONE)
    match = await out_of_time(noor, sam)
    await sam.goto(f"/match/{match}")
    await expect(sam.get_by_text("Your time is up.")).to_be_visible()
    await noor.locator("[data-choice=computer]").click()
    await expect(sam.get_by_text("A computer is playing for you.")).to_be_visible()
    await sam.get_by_role("button", name="Take over again").click()
    await expect(sam.get_by_text("A computer is playing for you.")).to_have_count(0)
    seat = (await snapshot(noor, match))["seats"][1]
    assert (seat["stand_in"], seat["absent"]) == (None, None)


async def test_a_decision_is_taken_back_by_consent(new_page: NewPage) -> None:
    noor, sam = await new_page(), await new_page()
    match = await together(noor, sam)
    await answer(noor, match, 0)
    for page in (noor, sam):
        await page.goto(f"/match/{match}")
    await noor.locator("[data-act=menu]").click()
    await noor.get_by_role("button", name="Take back my last decision").click()
    room = noor.viewport_size
    await noor.set_viewport_size({"width": 320, "height": 640})
    inside = "one => one.scrollWidth <= one.clientWidth"
    body = noor.get_by_role("dialog").locator(".body")
    assert await body.evaluate(inside), "nothing sticks out of a phone"
    await noor.set_viewport_size(room or {"width": 1280, "height": 720})
    await noor.get_by_role("dialog").get_by_role("button", name="Take back my last decision").click()
    await expect(noor.get_by_text("You asked to take back your last decision.")).to_be_visible()
    await sam.get_by_role("button", name="Agree").click()
    await expect(noor.get_by_text("You asked to take back your last decision.")).to_have_count(0)
    await expect(noor.get_by_role("heading", name="Pick your eleven")).to_be_visible()
    now = await snapshot(noor, match)
    assert (now["edition"], [one["seat"] for one in now["asked"]]) == (1, [0])


async def test_a_name_is_kept_and_used_on_a_second_device(new_page: NewPage) -> None:
    laptop, phone = await new_page(), await new_page(**PHONE)
    await laptop.goto("/account")
    keep = laptop.locator("form", has_text="Save your name")
    await keep.get_by_label("Your name").fill("Noor the First")
    await keep.get_by_label("Password").fill(PASSWORD)
    await keep.get_by_role("button", name="Save this name").click()
    await expect(laptop.get_by_role("button", name="Sign out")).to_be_visible()
    computer = {"game": "champions", "seats": [{"kind": "me"}, {"kind": "bot", "level": "easy"}]}
    await post(laptop, "/api/matches", computer)

    await phone.goto("/account")
    sign_in = phone.locator("form", has_text="Sign in")
    await sign_in.get_by_label("Name").fill("noor the first")
    await sign_in.get_by_label("Password").fill(PASSWORD)
    await sign_in.get_by_role("button", name="Sign in").click()
    await expect(phone.get_by_role("button", name="Sign out")).to_be_visible()
    await phone.goto("/")
    await phone.get_by_role("link", name="Take your turn").click()
    await expect(phone.get_by_role("heading", name="Pick your eleven")).to_be_visible()
    await phone.goto("/account")
    await phone.get_by_role("button", name="Sign out").click()
    await expect(phone.get_by_role("button", name="Save this name")).to_be_visible()
    await phone.goto("/")
    await expect(phone.get_by_role("link", name="Take your turn")).to_have_count(0)
