"""What no page may say."""

from __future__ import annotations

from playwright.async_api import Page

from tests.plain_words import raw_words

SAID = """() => {
  const names = ["aria-label", "title", "placeholder", "alt", "aria-valuetext"];
  const seen = [...document.querySelectorAll("body *")].filter((one) => one.checkVisibility());
  const labels = seen.flatMap((one) => names.map((name) => one.getAttribute(name)).filter(Boolean));
  return [document.title, document.body.innerText, ...new Set(labels)].join("\\n");
}"""


async def plain(page: Page, where: str) -> None:
    """Whatever can be read on a page or is read aloud there, dialogs and labels included."""
    text = str(await page.evaluate(SAID))
    found = raw_words(text)
    lines = [
        line for line in text.splitlines() if any(word in line for words in found.values() for word in words)
    ]
    assert not found, f"{where}: {found}\n" + "\n".join(lines[:20])
