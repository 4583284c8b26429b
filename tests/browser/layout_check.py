"""What no page may do: cut a word, stick out sideways, cover what can be pressed, or be grey without a reason."""

from __future__ import annotations

from playwright.async_api import Page

PATIENCE = 40
"""How often a page is looked at again before it is to blame."""

FOUND = """() => {
  const found = [];
  const name = (one) => (one.getAttribute("aria-label") || one.innerText || one.value || one.className || one.tagName)
    .toString().trim().replace(/\\s+/g, " ").slice(0, 60);
  const seen = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > 0) found.push(`the page is ${wide} px too wide`);

  // A word is cut where a box that hides what does not fit ends within it, and nothing else tells it whole.
  const told = (one) => one.closest("[title], [aria-hidden=true], svg, option, textarea, .hidden");
  const hides = (style) => [style.overflowX, style.overflowY].some((how) => how === "hidden" || how === "clip");
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const cut = new Set();
  while (words.nextNode()) {
    const text = words.currentNode;
    const own = text.parentElement;
    if (!text.data.trim() || !own || !seen(own) || told(own)) continue;
    range.selectNodeContents(text);
    const lines = [...range.getClientRects()].filter((line) => line.width > 1);
    for (let box = own; box && box !== document.body && lines.length; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.position === "fixed" || /auto|scroll/.test(style.overflowX + style.overflowY)) break;
      if (!hides(style) || style.display === "inline") continue;
      const edge = box.getBoundingClientRect();
      if (edge.width < 4 || edge.height < 4) break;
      const partly = lines.some((line) => {
        const inside = line.right > edge.left + 1 && line.left < edge.right - 1
          && line.bottom > edge.top + 1 && line.top < edge.bottom - 1;
        const across = Math.max(line.right - edge.right, edge.left - line.left);
        const down = Math.max(line.bottom - edge.bottom, edge.top - line.top);
        return inside && (across > 1.5 || down > line.height * 0.4);
      });
      if (partly) cut.add(`cut: “${text.data.trim().slice(0, 60)}” in ${own.tagName.toLowerCase()}.${own.className}`);
      if (partly) break;
    }
  }
  const pen = document.createElement("canvas").getContext("2d");
  for (const one of document.querySelectorAll("select")) {
    const style = getComputedStyle(one);
    const words = one.selectedOptions[0]?.text ?? "";
    pen.font = style.font;
    const room = one.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    if (seen(one) && pen.measureText(words).width > room + 1) cut.add(`cut: “${words}” in a list to choose from`);
  }
  found.push(...cut);

  // Whatever can be pressed is on top in its middle, once it is scrolled there; what lies over the whole page may cover it.
  const over = "dialog[open], [aria-modal=true], [popover], .toast, .toasts";
  const pressed = "button:not(:disabled), a[href], input, select, summary, [role=tab], [role=radio], [role=switch]";
  const modal = [...document.querySelectorAll("dialog[open], [aria-modal=true]")].filter(seen).at(-1);
  const onTop = (one) => {
    const box = one.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (box.width < 2 || box.height < 2 || x < 0 || y < 0 || x > innerWidth || y > innerHeight) return null;
    const hit = document.elementFromPoint(x, y);
    const label = one.labels?.[0];
    if (!hit || one.contains(hit) || hit.contains(one) || label?.contains(hit) || hit.closest(over)) return null;
    return hit;
  };
  const at = [scrollX, scrollY];
  for (const one of (modal ?? document).querySelectorAll(pressed)) {
    if (!seen(one) || one.closest("[inert], .hidden, [aria-hidden=true]")) continue;
    if (getComputedStyle(one).pointerEvents === "none") continue;
    let hit = onTop(one);
    if (hit) {
      one.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      hit = onTop(one);
    }
    if (hit) found.push(`covered: “${name(one)}” by ${hit.tagName.toLowerCase()} “${name(hit)}”`);
  }
  // No hex that can be tapped lies under a button on the board; where most hexes can be, the pitch is moved by hand.
  const board = document.querySelector("[data-board]");
  const spots = (board?.dataset.spots ?? "").split(" ").filter(Boolean);
  for (const spot of spots.length > 24 ? [] : spots) {
    const [c, h] = spot.split(",").map(Number);
    const side = Number(board.dataset.side);
    const half = (Math.sqrt(3) / 2) * side;
    const way = board.dataset.turned === "true" ? -1 : 1;
    const lying = [1.5 * side * c, -half * h];
    const upright = [-half * h, -1.5 * side * c];
    const place = (board.dataset.upright === "true" ? upright : lying).map((v) => v * way);
    const on = new DOMPoint(...place).matrixTransform(board.getScreenCTM());
    const hit = document.elementFromPoint(on.x, on.y)?.closest("button");
    if (hit && board.parentElement.contains(hit)) found.push(`covered: the hex ${spot} by “${name(hit)}”`);
  }

  // A grey button says beside it what is missing; at a table the question above says it.
  if (!/^\\/(match|learn)\\//.test(location.pathname))
    for (const one of document.querySelectorAll("button:disabled")) {
      const why = document.getElementById(one.getAttribute("aria-describedby") ?? "");
      if (seen(one) && one.innerText.trim().length > 1 && !(why && seen(why))) found.push(`grey without a reason: “${name(one)}”`);
    }
  scrollTo({ left: at[0], top: at[1], behavior: "instant" });
  return [...new Set(found)];
}"""


async def tidy(page: Page, where: str, patience: int = PATIENCE) -> None:
    """Every word can be read to its end, and everything that can be pressed is on top."""
    width = (page.viewport_size or {"width": 0})["width"]
    found: list[str] = await page.evaluate(FOUND)
    for _ in range(patience):
        if not found:
            break
        await page.wait_for_timeout(500)  # what is still being loaded may be grey meanwhile
        found = await page.evaluate(FOUND)
    assert not found, f"{where} at {width}:\n" + "\n".join(found)
