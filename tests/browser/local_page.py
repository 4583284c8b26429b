"""A page without a server, from inside: a test speaks to its referee as the page itself does, and plays matches
there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.async_api import Page

LOADING = 90_000
"""Milliseconds for Python to start twice on a crowded machine; an idle one needs five seconds."""

SPY = """
window.Worker = class extends Worker {
  constructor(url, options) {
    super(url, options);
    if (String(url).includes('referee')) window.referee = this;
  }
};
window.askReferee = (method, path, tokens = [], body = null) => new Promise((resolve, reject) => {
  const id = 'test-' + Math.random();
  const hear = ({data}) => {
    if (data.type !== 'response' || data.id !== id) return;
    window.referee.removeEventListener('message', hear);
    const found = JSON.parse(data.body);
    if (data.status === 200) resolve(found);
    else reject(new Error(JSON.stringify(found)));
  };
  window.referee.addEventListener('message', hear);
  const text = body === null ? '' : JSON.stringify(body);
  window.referee.postMessage({type: 'request', id, method, path, tokens, body: text});
});
"""
"""Notes the worker that judges, and asks it what the page would."""

MAKE = """async ({game, options, seats}) => {
  const made = await askReferee('POST', '/matches', [], {game, options, seats});
  const tokens = made.seats.map(({token}) => token).filter(Boolean);
  const known = {game, tokens, invites: [], at: Date.now(), seen: 0};
  localStorage.setItem(`dugout.match.${made.match}`, JSON.stringify(known));
  const all = JSON.parse(localStorage.getItem('dugout.matches') ?? '[]');
  localStorage.setItem('dugout.matches', JSON.stringify([...all, made.match]));
  return made.match;
}"""

PLAY = """async ({match, most, every}) => {
  const {tokens} = JSON.parse(localStorage.getItem(`dugout.match.${match}`));
  const at = `/matches/${match}`;
  const pause = () => new Promise((resolve) => setTimeout(resolve, every));
  for (let given = 0; given < most; ) {
    const now = await askReferee('GET', at, tokens);
    if (now.status === 'over') return 'over';
    const asked = now.asked.find(({seat, may}) => seat >= 0 && !may);
    if (!asked) {
      await pause();
      continue;
    }
    const {seat} = asked;
    const plan = asked.choices?.length > 0
      ? asked.choices
      : (await askReferee('GET', `${at}/hint?seat=${seat}`, tokens)).hints[0].plan;
    const action = Math.random().toString(36).slice(2).padEnd(16, '0');
    const said = {seat, question: now.question, action, answer: plan[0]};
    await askReferee('POST', `${at}/actions`, tokens, said).catch((error) => {
      if (!String(error).includes('stale-question')) throw error;
    });
    given += 1;
  }
  return 'open';
}"""


async def go(page: Page, place: str) -> None:
    """As a link does: the referee stays where it is."""
    await page.evaluate(
        "(to) => { history.pushState(null, '', to); dispatchEvent(new Event('popstate')); }", f"./?{place}"
    )


async def make(page: Page, game: str, options: dict[str, Any], *seats: dict[str, str]) -> str:
    """A match of this page; its id."""
    found: str = await page.evaluate(MAKE, {"game": game, "options": options, "seats": list(seats)})
    return found


async def play(page: Page, match: str, most: int = 5000, every: int = 60) -> str:
    """Give any answer for the people of this page, so many times at most; `over` when there is nothing left to answer.

    `every`: milliseconds between two looks at the match, while others are to answer.
    """
    found: str = await page.evaluate(PLAY, {"match": match, "most": most, "every": every})
    return found


def renewed(site: Path) -> None:
    """A newer version of the site on its host."""
    keeper = site / "sw.js"
    keeper.write_text(keeper.read_text().replace('VERSION = "', 'VERSION = "newer-', 1))
