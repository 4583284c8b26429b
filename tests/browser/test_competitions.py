"""A league by clicks: made, entered, filled with computers, drawn, played and finished; what can be taken home.

`DUGOUT_LONG=1` plays every match of the season; `DUGOUT_PICTURES=FOLDER` keeps pictures of what was seen.
"""

from __future__ import annotations

import asyncio
import os
import random
import secrets
from typing import Any

import pytest
from playwright.async_api import Page, expect

from tests.browser.conftest import LONG, PHONE, NewPage
from tests.browser.layout_check import tidy

PATIENCE = 120_000
PICTURES = os.environ.get("DUGOUT_PICTURES", "")
SHIRT = "9"


async def make(page: Page, title: str, format_: str) -> str:
    """Make a Champions competition by clicks, from scratch; its id."""
    await page.goto("/competitions")
    await page.locator("[data-act=scratch]").click()
    await page.locator(f"input[name=format][value={format_}]").check()
    await open_it(page, title, "Ann")
    await expect(page.locator("[data-act=start]")).to_be_visible(timeout=PATIENCE)
    return page.url.rsplit("/", 1)[1]


async def open_it(page: Page, title: str, name: str) -> None:
    """The last step of making a competition: its name and one's own, without playing in it yet."""
    await page.locator("[data-act=next]").click()
    await page.locator("[data-field=title]").fill(title)
    await page.locator("input[autocomplete=nickname]").fill(name)
    await page.locator("[data-play] label").click()
    await page.locator("[data-act=create]").click()


async def fill(page: Page, count: int, level: str) -> None:
    """Let so many computers enter: a character, or a plain level."""
    await page.locator("select").select_option(level)
    before = await page.locator("ol.who li:has(.num)").count()
    while before < count:
        await page.locator("[data-act=computers]").click()
        await expect(page.locator("ol.who li:has(.num)")).to_have_count(before + 2)
        before += 2


async def coaches(page: Page) -> list[str]:
    """Who has entered, in the order of the list."""
    names: list[str] = await page.locator("ol.who li").evaluate_all(
        "rows => rows.map(row => row.dataset.coach)"
    )
    return names


async def look(page: Page, competition: str) -> dict[str, Any]:
    found: dict[str, Any] = await (await page.context.request.get(f"/api/competitions/{competition}")).json()
    return found


async def picture(page: Page, name: str) -> None:
    """Keep what can be seen, where somebody wants to look at it."""
    if PICTURES:
        width = (page.viewport_size or {"width": 0})["width"]
        await page.screenshot(path=f"{PICTURES}/{name}-{width}.png", full_page=True)


async def enter(page: Page, competition: str, name: str, team: str) -> None:
    """Follow the link and enter with a team."""
    await page.goto(f"/competitions/{competition}")
    await page.locator("[data-field=team]").fill(team)
    field = page.locator("section.acts input[maxlength='24']")
    if await field.count():
        await field.fill(name)
    await page.locator("[data-act=join]").click()
    await expect(page.locator("ol.who")).to_contain_text(team)


async def be_ready(page: Page) -> None:
    """Declare oneself ready for the next match, where that is possible."""
    await page.reload()
    await expect(page.locator(".next")).to_be_visible(timeout=PATIENCE)
    ready = page.locator("[data-act=ready-next]")
    if await ready.count():
        await ready.click()
        await expect(ready).to_have_count(0)


async def own_match(page: Page, competition: str) -> tuple[str, str]:
    """The match in which somebody plays now, and its fixture."""
    for _ in range(600):
        now = await look(page, competition)
        for fixture in now["fixtures"]:
            if fixture["status"] == "begun" and now["me"] in fixture["sides"] and fixture["match"]:
                return fixture["match"], fixture["id"]
        await asyncio.sleep(0.2)
    raise AssertionError("no match has begun")


def line_up(view: dict[str, Any], seat: int) -> str:
    """The first men who are there, in 4-4-2."""
    missing = view["options"][("home_absent", "away_absent")[seat]]
    lines = [[s for s in range(first, first + 6) if s not in missing] for first in (2, 8, 14)]
    keeper = next(shirt for shirt in (1, 20) if shirt not in missing)
    men = [",".join(map(str, line[:count])) for line, count in zip(lines, (4, 4, 2), strict=True)]
    return f"lineup {keeper} {' '.join(men)}"


async def send(page: Page, match: str, asked: dict[str, Any], question: int, answer: str) -> int:
    """Give an answer over HTTP; the status that came back."""
    body = {"seat": asked["seat"], "question": question, "action": secrets.token_hex(12), "answer": answer}
    found = await page.context.request.post(f"/api/matches/{match}/actions", data=body)
    return found.status


async def snapshot(page: Page, match: str) -> dict[str, Any]:
    """A match as the person of a page sees it."""
    seen: dict[str, Any] = await (await page.context.request.get(f"/api/matches/{match}")).json()
    return seen


async def play_out(people: list[Page], match: str) -> None:
    """Any answer will do until the match is over; computers answer by themselves. No page has to draw it."""
    chance = random.Random(match)
    for page in people:
        await page.goto("/readyz")
    playing = [
        page for page in people if any(seat["yours"] for seat in (await snapshot(page, match))["seats"])
    ]
    for _ in range(20_000):
        for page in playing:
            seen = await snapshot(page, match)
            while asked := next((each for each in seen["asked"] if not each["may"]), None):
                choices = asked["choices"]
                text = chance.choice(choices) if choices else line_up(seen["view"], asked["seat"])
                await send(page, match, asked, seen["question"], text)
                seen = await snapshot(page, match)
            if seen["status"] == "over":
                return
        await asyncio.sleep(0.1)  # the computer is asked
    raise AssertionError("the match does not end")


async def resign(page: Page, match: str) -> None:
    """Give a match up."""
    seats = (await (await page.context.request.get(f"/api/matches/{match}")).json())["seats"]
    body = {"seat": next(seat["seat"] for seat in seats if seat["yours"]), "act": "resign"}
    assert (await page.context.request.post(f"/api/matches/{match}/table", data=body)).ok


async def finished(page: Page, competition: str, fixture: str) -> dict[str, Any]:
    """The fixture once its result is entered."""
    for _ in range(600):
        for each in (await look(page, competition))["fixtures"]:
            if each["id"] == fixture and each["status"] == "done":
                return dict(each)
        await asyncio.sleep(0.2)
    raise AssertionError(f"{fixture} has no result")


async def send_off(page: Page, competition: str, fixture: str, side: int) -> None:
    """The organiser's report says that a man was sent off: by clicks, within the rules (CO-14.4)."""
    await page.goto(f"/competitions/{competition}")
    await page.get_by_role("radiogroup").get_by_text("Desk", exact=True).click()
    await page.locator(f"[data-result='{fixture}'] [data-act=correct]").click()
    dialog = page.locator("[data-correct]")
    await dialog.locator("[data-act=add-code]").click()
    line = dialog.locator(".line").last
    await line.locator("select").first.select_option(str(side))
    await line.locator("input").fill(SHIRT)
    await line.locator("select").last.select_option("R")
    await dialog.locator("[data-field=reason]").fill("sent off after the whistle")
    await tidy(page, "the correction of a result")  # no name of a team is cut, for one
    await picture(page, "correction")
    await dialog.locator("[data-act=save-report]").click()
    await expect(dialog).to_have_count(0)


async def see_who_is_out(page: Page, match: str, seat: int) -> None:
    """The line-up: struck through, and by clicks for how long, why, and by which rule."""
    await page.goto(f"/match/{match}")
    await expect(page.locator("[data-league]")).to_contain_text("Sunday league")
    missing = page.locator(f"[data-missing='{SHIRT}']")
    await missing.click()
    told = page.get_by_role("status").or_(page.get_by_role("alert")).filter(has_text="red card against")
    await expect(told.first).to_be_visible()
    await page.locator("[data-act=out]").click()
    entry = page.locator(f"[data-out='{seat}-{SHIRT}']")
    await expect(entry).to_contain_text("suspended for 2 matches, this one included: red card against")
    await expect(entry).to_contain_text("CO-7.6")
    await picture(page, "line-up")
    seen = await (await page.context.request.get(f"/api/matches/{match}")).json()
    asked = next(each for each in seen["asked"] if each["seat"] == seat)
    with_him = f"lineup 1 2,3,4,5 8,{SHIRT},10,11 14,15"
    assert await send(page, match, asked, seen["question"], with_him) >= 400, "he cannot be lined up"


async def leave(page: Page, competition: str) -> None:
    """Withdraw by a click, with what follows said before (CO-4.6)."""
    await page.goto(f"/competitions/{competition}")
    await page.locator("[data-act=withdraw]").click()
    await expect(page.locator("[data-branch=void]")).to_contain_text("leave the table")
    await page.locator("[data-act=withdraw-do]").click()
    await expect(page.locator("[data-act=withdraw]")).to_have_count(0, timeout=PATIENCE)


@pytest.mark.timeout(3000 if LONG else 300)
async def test_a_season_of_two_people_and_two_computers(new_page: NewPage) -> None:
    ann, ben = await new_page(), await new_page(**PHONE)
    competition = await make(ann, "Sunday league", "league2")
    await enter(ann, competition, "Ann", "Norway")
    await enter(ben, competition, "Ben", "Peru")
    await expect(ann.locator("ol.who")).to_contain_text("Peru", timeout=PATIENCE)
    await fill(ann, 4, "bram-tolk")
    names = await coaches(ann)
    assert names == ["Ann", "Ben", "Bram Tolk", "Bram Tolk 2"]
    await picture(ann, "entries")
    await ann.locator("[data-act=start]").click()
    people = [ann, ben]
    for page in people:
        await be_ready(page)
    match, fixture = await own_match(ann, competition)
    await play_out(people, match)
    done = await finished(ann, competition, fixture)
    me = (await look(ann, competition))["me"]
    await send_off(ann, competition, fixture, done["sides"].index(me))

    await ann.get_by_text("Squads", exact=True).click()
    man = ann.locator(f"[data-squad='{me}'] [data-man='{SHIRT}']")
    await expect(man).to_contain_text("suspended for the next 2 matches: red card against")
    await expect(man).to_contain_text("CO-7.6")
    await picture(ann, "squads")
    await ann.get_by_text("Statistics", exact=True).click()
    await expect(ann.locator("[data-stats=cards]")).to_contain_text(f"No. {SHIRT}")

    if (await look(ben, competition))["me"] not in done["sides"]:
        match, fixture = await own_match(ben, competition)
        await resign(ben, match)
        await finished(ben, competition, fixture)
    for page in people:
        await page.goto(f"/competitions/{competition}")
        await be_ready(page)
    match, fixture = await own_match(ann, competition)
    sides = next(f["sides"] for f in (await look(ann, competition))["fixtures"] if f["id"] == fixture)
    await see_who_is_out(ann, match, sides.index(me))
    if LONG:
        await play_the_rest(people, competition)
    else:
        for page in people:
            await leave(page, competition)
    for page in people:
        await page.goto(f"/competitions/{competition}")
        await expect(page.locator("[data-champion]")).to_be_visible(timeout=PATIENCE)
        await page.get_by_role("radiogroup").get_by_text("Standings").click()
        await expect(page.locator("[data-table=league] [data-bot=bram-tolk]")).to_have_count(2)
        await picture(page, "champion")


async def play_the_rest(people: list[Page], competition: str) -> None:
    """Every match of both people to the last."""
    while (await look(people[0], competition))["phase"] != "FINISHED":
        for page in people:
            now = await look(page, competition)
            for fixture in now["fixtures"]:
                if fixture["status"] == "waiting" and now["me"] in fixture["sides"]:
                    body = {"act": "ready", "fixture": fixture["id"]}
                    await page.context.request.post(f"/api/competitions/{competition}/act", data=body)
                if fixture["status"] == "begun" and now["me"] in fixture["sides"] and fixture["match"]:
                    await play_out(people, fixture["match"])
        await asyncio.sleep(0.2)


async def combine(page: Page, cup: str) -> None:
    """CO-16: computers of a plain level, who bear the same names at Toto, and both added up by clicks."""
    config = {"game": "toto", "format": "toto_league", "sessions": 1, "options": {"rounds": 1}}
    made = await page.context.request.post("/api/competitions", data={"title": "Evening", "config": config})
    toto = (await made.json())["id"]
    for path, body in (("computers", {"level": "random", "count": 4}), ("start", {})):
        assert (await page.context.request.post(f"/api/competitions/{toto}/{path}", data=body)).ok
    await page.goto("/competitions")
    await page.get_by_text("Combine them").click()
    await page.locator("[data-field=combined]").fill("Both games")
    await page.locator("[data-part=champions]").select_option(cup)
    await expect(page.locator("[data-act=combine]")).to_be_disabled()
    await page.locator("[data-part=toto]").select_option(toto)
    await page.locator("[data-act=combine]").click()
    await expect(page.locator("[data-champion]")).to_contain_text("wins the championship", timeout=PATIENCE)
    rows = page.locator("[data-table=combined] tbody tr")
    await expect(rows).to_have_count(4)
    points = [int(text) for text in await page.locator("[data-table=combined] .total").all_inner_texts()]
    assert points == sorted(points, reverse=True)
    assert sum(points) == 20, "4, 3, 2 and 1 in each of two games"
    overflow = await page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert overflow <= 0, "nothing sticks out of a phone"
    await picture(page, "championship")
    async with page.expect_download() as download:
        await page.get_by_role("link", name="Table (CSV)").click()
    assert (await (await download.value).path()).read_text(encoding="utf-8").startswith("place,name,")
    await page.get_by_role("link", name="Cup night").click()
    await expect(page.locator("[data-combined]")).to_contain_text("Both games")


async def next_season(page: Page, cup: str) -> None:
    """CO-7.9: the page of a finished competition leads to a new one, which takes its suspensions over."""
    await page.locator("[data-act=again]").click()
    await expect(page.locator("[data-field=inherit]")).to_have_value(
        cup
    )  # a cup of weeks, not of one evening
    await expect(page.locator("[data-field=title]")).to_have_value("Cup night")
    await picture(page, "next-season")
    await page.locator("[data-act=create]").click()
    await expect(page.locator("[data-before]")).to_contain_text("Cup night")
    now = await look(page, page.url.rsplit("/", 1)[1])
    assert (now["config"]["format"], now["config"]["inherited_from"]) == ("cup", cup)


async def test_a_cup_of_computers_ends_with_a_champion(new_page: NewPage) -> None:
    page = await new_page(**PHONE)
    competition = await make(page, "Cup night", "cup")
    await fill(page, 4, "random")
    await page.locator("[data-act=grip]").nth(1).press("Alt+ArrowUp")
    names = await coaches(page)
    await page.locator("[data-act=start]").click()
    await expect(page.locator("[data-champion]")).to_be_visible(timeout=PATIENCE)
    await page.get_by_text("Bracket", exact=True).click()
    await expect(page.locator("[data-tie]")).to_have_count(3)
    await picture(page, "bracket")
    now = await look(page, competition)
    assert [entrant["name"] for entrant in now["entrants"]] == names, "seeded as the organiser listed them"
    champion = next(entrant["name"] for entrant in now["entrants"] if entrant["number"] == now["ranking"][0])
    await expect(page.locator("[data-champion]")).to_contain_text(champion)
    await page.get_by_text("Squads", exact=True).click()
    marked = {
        (entrant["number"], man["man"])
        for entrant in now["entrants"]
        for man in entrant["men"]
        if man["suspended"] or man["hurt"]
    }
    for number, man in marked:
        chip = page.locator(f"[data-squad='{number}'] [data-man='{man}'] .chip.red").first
        await expect(chip).to_be_visible()
    await page.get_by_text("Statistics", exact=True).click()
    await picture(page, "statistics")
    begins = {"Results": "date,", "Standings": "group,", "Everything": "{", "Calendar": "BEGIN:VCALENDAR"}
    for name, first in begins.items():
        async with page.expect_download() as download:
            await page.get_by_role("link", name=name).click()
        file = await (await download.value).path()
        assert file.read_text(encoding="utf-8").startswith(first)
    overflow = await page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert overflow <= 0, "nothing sticks out of a phone"
    await page.emulate_media(media="print")
    await expect(page.locator("[data-tie]").first).to_be_visible()
    await expect(page.locator(".downloads")).to_be_hidden()
    await picture(page, "print")
    await page.emulate_media(media="screen")
    await combine(page, competition)
    await next_season(page, competition)
