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
SPOKEN = "(language) => localStorage.setItem('dugout.language', JSON.stringify(language))"
NATIVE = {"en": "English", "nl": "Nederlands", "de": "Deutsch", "fr": "Français"}


async def speak(page: Page, language: str) -> None:
    """Choose the language in the settings, as a person does; the page is not loaded again."""
    await page.locator(".topbar > .iconbtn").last.click()
    await page.get_by_text(NATIVE[language], exact=True).click()
    await expect(page.locator("html")).to_have_attribute("lang", language)
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("dialog")).to_have_count(0)


async def test_the_table_changes_its_language_in_place(new_page: NewPage, live_server: str) -> None:
    """On a narrow phone, where every name is shown whole or as its code."""
    page = await new_page(**{**PHONE, "viewport": {"width": 360, "height": 740}})
    match = create(live_server, [me("Noor"), *computers(2)], mode="hotseat", rounds=1)
    table = await sit(page, match)
    await table.play("turn")
    await expect(page.get_by_role("heading", name="Your turn: score a goal")).to_be_visible()
    await page.evaluate("() => { window.stillHere = true }")
    for language, (home, away) in FIRST_MATCH.items():
        await speak(page, language)
        row = page.locator("[data-row='1']")
        await expect(row.locator(".ho")).to_have_attribute("title", home)
        await expect(row.locator(".aw")).to_have_attribute("title", away)
        await expect(page.get_by_text("Your turn: score a goal")).to_have_count(0)
        assert await page.evaluate("() => window.stillHere") is True
        assert await untranslated(page) == []
        cut_off = await page.evaluate(
            "() => [...document.querySelectorAll('.nm')].filter((n) => n.scrollWidth > n.clientWidth + 1).map((n) => n.textContent)"
        )
        assert cut_off == [], language
        assert await page.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0, language


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


@pytest.mark.timeout(240)
async def test_no_words_are_cut_off_on_a_phone(new_page: NewPage) -> None:
    page = await new_page(**PHONE)
    for path, landmark in (
        ("/", "article [data-play=toto]"),
        ("/learn", "section ol"),
    ):
        await page.goto(path)
        await page.wait_for_selector(landmark)
        for language in NATIVE:
            await speak(page, language)
            await nothing_is_cut_off(page, f"{path} {language}")
    for language in NATIVE:  # where there are no settings the language is brought along
        for path, landmark in (
            ("/?choose=counter-attack", "[data-opponent]"),
            ("/new/counter-attack", "form"),
            ("/learn/champions/7", ".champions .tray [data-answer]"),
            ("/learn/counter-attack/5", ".ca [data-mode]"),
            ("/learn/toto/5", ".toto [data-act=stop]"),
        ):
            await page.evaluate(SPOKEN, language)
            await page.goto(path)
            await page.wait_for_selector(landmark)
            await nothing_is_cut_off(page, f"{path} {language}")


async def nothing_is_cut_off(page: Page, where: str) -> None:
    assert await page.evaluate(CUT_OFF) == [], where
    assert await page.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0, where


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


async def test_words_stay_inside_their_buttons_and_names_whole(new_page: NewPage, live_server: str) -> None:
    page = await new_page()
    match = hexes.create(live_server, [me("Noor"), *computers(1)], squads="fixed")
    noor = await hexes.sit(page, live_server, match)
    await noor.until("ca.place")
    for language in NATIVE:
        await speak(page, language)
        assert await page.evaluate(BROKEN) == [], language
    for language in NATIVE:
        await page.evaluate(SPOKEN, language)
        for path, landmark in (
            ("/new/counter-attack", "form .seg"),
            ("/learn/counter-attack/5", ".ca [data-mode]"),
        ):
            await page.goto(path)
            await page.wait_for_selector(landmark)
            assert await page.evaluate(OUTSIDE) == [], f"{path} {language}"
