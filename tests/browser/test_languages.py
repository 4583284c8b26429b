"""Another language without loading the page again."""

from __future__ import annotations

import pytest
from playwright.async_api import Page, expect

from tests.browser import hexes
from tests.browser.conftest import PHONE, NewPage
from tests.browser.table import computers, create, me, sit

FIRST_MATCH = {
    "nl": ("Nederland", "België"),
    "de": ("Niederlande", "Belgien"),
    "fr": ("Pays-Bas", "Belgique"),
}
NATIVE = {"nl": "Nederlands", "de": "Deutsch", "fr": "Français"}


@pytest.mark.parametrize("language", ["nl", "de", "fr"])
async def test_the_table_changes_its_language_in_place(
    new_page: NewPage, live_server: str, language: str
) -> None:
    page = await new_page()
    match = create(live_server, [me("Noor"), *computers(2)], mode="hotseat", rounds=1)
    table = await sit(page, match)
    await table.play("turn")
    await expect(page.get_by_role("heading", name="Your turn: score a goal")).to_be_visible()
    await page.evaluate("() => { window.stillHere = true }")

    await page.get_by_role("button", name="Settings").click()
    await page.get_by_text(NATIVE[language], exact=True).click()
    await page.keyboard.press("Escape")
    home, away = FIRST_MATCH[language]
    row = page.locator("[data-row='1']")
    await expect(row.locator(".ho")).to_have_text(home)
    await expect(row.locator(".aw")).to_have_text(away)
    await expect(page.get_by_text("Your turn: score a goal")).to_have_count(0)
    assert await page.evaluate("() => document.documentElement.lang") == language
    assert await page.evaluate("() => window.stillHere") is True
    assert await untranslated(page) == []


@pytest.mark.parametrize("language", ["nl", "de", "fr"])
async def test_a_narrow_phone_shows_every_name_or_its_code(
    new_page: NewPage, live_server: str, language: str
) -> None:
    page = await new_page(locale=language, **{**PHONE, "viewport": {"width": 360, "height": 740}})
    match = create(live_server, [me("Noor"), *computers(2)], mode="hotseat", rounds=1)
    table = await sit(page, match)
    await table.play("turn")
    cut_off = await page.evaluate(
        "() => [...document.querySelectorAll('.nm')].filter((n) => n.scrollWidth > n.clientWidth + 1).map((n) => n.textContent)"
    )
    assert cut_off == []
    sideways = await page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
    assert sideways <= 0


async def untranslated(page: Page) -> list[str]:
    """Keys that stand where words should."""
    text = await page.locator("body").inner_text()
    return [word for word in text.split() if word.startswith(("toto-", "ev-", "ask-", "refusal-"))]


CUT_OFF = """() => [...document.querySelectorAll("main *, section.bar *, .topbar .nav a")].filter((one) => {
  const words = [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim());
  const style = getComputedStyle(one);
  const box = one.getBoundingClientRect();
  if (!words || style.clipPath !== "none" || box.width < 2 || one.closest("svg, .hidden, .sr")) return false;
  const hides = style.overflowX === "hidden" || style.overflowX === "clip";
  let around = one.parentElement;
  while (around && !["auto", "scroll"].includes(getComputedStyle(around).overflowX)) around = around.parentElement;
  const menu = around?.closest(".topbar") ?? null;
  const strip = menu === null && around !== null && around.scrollWidth > around.clientWidth;
  const edge = menu === null ? innerWidth : around.getBoundingClientRect().right;
  return (hides && one.scrollWidth > one.clientWidth + 1) || (!strip && box.right > edge + 1);
}).map((one) => one.textContent.trim().slice(0, 60))"""


@pytest.mark.parametrize("language", ["en", "nl", "de", "fr"])
async def test_no_words_are_cut_off_on_a_phone(new_page: NewPage, language: str) -> None:
    page = await new_page(locale=language, **PHONE)
    for path, landmark in (
        ("/", "article [data-play=toto]"),
        ("/?choose=counter-attack", "[data-opponent]"),
        ("/learn", "section ol"),
        ("/new/counter-attack", "form"),
        ("/learn/champions/7", ".champions .tray [data-answer]"),
        ("/learn/counter-attack/5", ".ca [data-mode]"),
        ("/learn/toto/5", ".toto [data-act=stop]"),
    ):
        await page.goto(path)
        await page.wait_for_selector(landmark)
        assert await page.evaluate(CUT_OFF) == [], path
        assert await page.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0


OUTSIDE = """() => [...document.querySelectorAll(".seg > *, .ca .mode")].filter((button) => {
  const box = button.getBoundingClientRect();
  const bar = button.closest(".seg, .ask").getBoundingClientRect();
  const words = document.createRange();
  words.selectNodeContents(button);
  const inner = [...words.getClientRects()].filter((one) => one.width > 1);
  return box.right > bar.right + 1 || inner.some((one) => one.left < box.left - 1 || one.right > box.right + 1);
}).map((button) => button.textContent.trim())"""
BROKEN = """() => [...document.querySelectorAll(".score .nm")].flatMap((name) =>
  [...name.textContent.matchAll(/\\S+/g)].filter((word) => {
    const range = document.createRange();
    range.setStart(name.firstChild, word.index);
    range.setEnd(name.firstChild, word.index + word[0].length);
    return range.getClientRects().length > 1;
  }).map((word) => word[0]))"""


@pytest.mark.parametrize("language", ["en", "nl", "de", "fr"])
async def test_words_stay_inside_their_buttons_and_names_whole(
    new_page: NewPage, live_server: str, language: str
) -> None:
    page = await new_page(locale=language, viewport={"width": 1440, "height": 900})
    await page.goto("/new/counter-attack")
    await page.wait_for_selector("form .seg")
    assert await page.evaluate(OUTSIDE) == []
    await page.goto("/learn/counter-attack/5")
    await page.wait_for_selector(".ca [data-mode]")
    assert await page.evaluate(OUTSIDE) == []
    match = hexes.create(live_server, [me("Noor"), *computers(1)], squads="fixed")
    noor = await hexes.sit(page, live_server, match)
    await noor.until("ca.place")
    assert await page.evaluate(BROKEN) == []
