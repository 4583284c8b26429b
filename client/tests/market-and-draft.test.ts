/** The market and the draft room: what somebody puts together here survives news, refusals and waiting. */
import { fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Act, Competition } from "../src/competitions/api";
import Room from "../src/competitions/draft/Room.svelte";
import Market from "../src/competitions/market/Market.svelte";
import { startWords, useGame } from "../src/lib/i18n.svelte";
import { LEAGUE } from "./league";

const card = (number: number) => ({
  number,
  name: `Man ${number}`,
  keeper: false,
  value: 50 + number,
  attributes: {},
  kind: "",
  line: "attack",
});
const CARDS = [1, 2, 3, 4].map(card);
const ENTRANTS = LEAGUE.entrants.map((one) => ({
  ...one,
  squad: one.number === 1 ? [3, 4] : [],
  balance: 90,
}));
const market = (day = 1, requests: [number, number][] | null = null) =>
  ({
    ...LEAGUE,
    entrants: ENTRANTS,
    cards: CARDS.map((one) => ({ ...one })),
    pool: [1, 2],
    window: { day, waiting: [], seats: [{ number: 1, requests, credit: { 3: 20, 4: 20 }, left: 2 }] },
  }) as unknown as Competition;
const draft = (over = {}) =>
  ({
    ...LEAGUE,
    phase: "SQUADS",
    entrants: ENTRANTS.map((one) => ({ ...one, squad: [] })),
    cards: CARDS,
    draft: {
      batch: 1,
      seat: 1,
      turn: 1,
      open: [1, 2, 3],
      taken: [],
      coming: [1, 2],
      wishes: [1, 2],
      always: false,
      chosen: null,
      lines: {},
      seconds: 60,
      ...over,
    },
  }) as unknown as Competition;

function find<T extends Element = HTMLElement>(within: Element, selector: string): T {
  const found = within.querySelector<T>(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  return found;
}

beforeAll(async () => {
  await startWords();
  await useGame("competitions");
});

describe("the market", () => {
  const rows = (page: Element) => page.querySelectorAll(".wanted li").length;
  async function ask(page: Element, buy: number, release: number) {
    await fireEvent.click(find(page, `[data-player="${buy}"] [data-act=buy]`));
    const select = find<HTMLSelectElement>(page, "[data-act=release]");
    select.selectedIndex = [...select.options].findIndex((one) => one.text.includes(`Man ${release}`));
    await fireEvent.change(select);
  }

  it("keeps what is being bought when the page is read anew, and adds it when it is confirmed", async () => {
    const { container, rerender } = render(Market, { competition: market(), busy: false, onact: vi.fn() });
    await ask(container, 1, 3);
    await rerender({ competition: market() });
    expect(rows(container), "choosing alone does nothing").toBe(0);
    await fireEvent.click(find(container, "[data-act=add]"));
    expect(rows(container)).toBe(1);
    await fireEvent.click(find(container, '[data-player="1"] [data-act=buy]'));
    expect(find(container, "[data-act=release]").textContent, "not the same pair again").not.toContain(
      "Man 3",
    );
  });

  it("loses no list that was refused, and shows none of an earlier window", async () => {
    const onact = vi.fn(async () => false);
    const { container, rerender } = render(Market, { competition: market(), busy: false, onact });
    await ask(container, 1, 3);
    await fireEvent.click(find(container, "[data-act=add]"));
    await fireEvent.click(find(container, "[data-act=list]"));
    await tick();
    expect(onact).toHaveBeenCalledExactlyOnceWith({ act: "list", requests: [[1, 3]] });
    expect(rows(container)).toBe(1);
    await rerender({ competition: market(2) });
    expect(rows(container)).toBe(0);
  });
});

describe("the draft room", () => {
  it("keeps the last wish list while something is under way, and sends it after that, once", async () => {
    const onact = vi.fn(async (_: Act) => true);
    const { container, rerender } = render(Room, { competition: draft(), busy: true, onact });
    for (const number of [3, 2])
      await fireEvent.keyDown(find(container, `[data-player="${number}"]`), { key: "w" });
    expect(onact).not.toHaveBeenCalled();
    expect(
      [...container.querySelectorAll("[data-wish]")].map((one) => one.getAttribute("data-wish")),
    ).toEqual(["1", "3"]);
    await rerender({ busy: false });
    expect(onact.mock.calls).toEqual([[{ act: "wish", cards: [1, 3], always: false }]]);
  });

  it("sends the order of the wishes when the pointer lets go, not on its way", async () => {
    const onact = vi.fn(async (_: Act) => true);
    const { container } = render(Room, { competition: draft(), busy: false, onact });
    for (const [at, row] of [...container.querySelectorAll<HTMLElement>("[data-wish]")].entries())
      row.getBoundingClientRect = () => ({ top: at * 50, bottom: at * 50 + 50 }) as DOMRect;
    await fireEvent.pointerDown(find(container, '[data-wish="1"] .grip'));
    await fireEvent(window, new MouseEvent("pointermove", { clientY: 60 }));
    expect(find(container, "[data-wish]").dataset.wish, "it moves at once").toBe("2");
    expect(onact).not.toHaveBeenCalled();
    await fireEvent(window, new MouseEvent("pointerup"));
    expect(onact.mock.calls).toEqual([[{ act: "wish", cards: [2, 1], always: false }]]);
  });

  it("has one button on a card: whoever is on it stays there", async () => {
    const onact = vi.fn(async (_: Act) => true);
    const { container, rerender } = render(Room, { competition: draft(), busy: false, onact });
    const button = find(container, '[data-player="3"] .acts .btn');
    expect(button.dataset.act).toBe("look");
    await fireEvent.click(button);
    expect(find(container, '[data-player="3"] .acts .btn')).toBe(button);
    expect(button.dataset.act).toBe("take");
    await rerender({ competition: draft({ chosen: 3 }) });
    expect(find(container, '[data-player="3"] .acts .btn')).toBe(button);
    expect(button.dataset.act).toBe("unchoose");
  });

  it("looks at the first wish until somebody looks at another card", async () => {
    const { container, rerender } = render(Room, {
      competition: draft(),
      busy: false,
      onact: vi.fn(async (_: Act) => true),
    });
    const looked = () => container.querySelector(".player.on")?.getAttribute("data-player");
    expect(looked()).toBe("1");
    await rerender({ competition: draft({ wishes: [2, 1] }) });
    expect(looked()).toBe("2");
    await fireEvent.click(find(container, "button[aria-label='Man 3'][aria-pressed]"));
    await rerender({ competition: draft({ wishes: [1, 2] }) });
    expect(looked()).toBe("3");
  });
});
