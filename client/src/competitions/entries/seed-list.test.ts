import { fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { LEAGUE } from "../../../tests/league";
import { startWords, useGame } from "../../lib/i18n.svelte";
import type { Competition, Entrant } from "../api";
import SeedList from "./SeedList.svelte";

const ROW = 50;
const now = LEAGUE as unknown as Competition;
const listed = ["Ada", "Bo", "Cy"].map((name, at) => ({ ...now.entrants[0], name, number: at + 1, kit: at }));

beforeAll(async () => {
  await startWords();
  await useGame("competitions");
});
afterEach(() => vi.restoreAllMocks());

function list() {
  vi.spyOn(HTMLLIElement.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    const at = [...(this.parentElement?.children ?? [])].indexOf(this);
    return { top: at * ROW, bottom: (at + 1) * ROW } as DOMRect;
  });
  const told: string[][] = [];
  const props = { now, busy: false, onremove: vi.fn(), onlink: vi.fn() };
  const onorder = (entrants: Entrant[]) => {
    told.push(entrants.map(({ name }) => name));
    void shown.rerender({ listed: entrants });
  };
  const shown = render(SeedList, { ...props, listed: listed as Entrant[], onorder });
  const grip = (name: string) => shown.container.querySelector(`[data-coach="${name}"] .grip`) as Element;
  const status = () => shown.container.querySelector("[role=status]")?.textContent;
  return { told, grip, status };
}
const moveTo = (y: number, over: Element) =>
  fireEvent(over, new MouseEvent("pointermove", { clientY: y, buttons: 1, bubbles: true }));

it("goes on dragging over other rows, and says at the end where somebody has got to", async () => {
  const { told, grip, status } = list();
  await fireEvent.pointerDown(grip("Cy"));
  await moveTo(1.5 * ROW, grip("Bo"));
  await moveTo(0.5 * ROW, document.body);
  expect(told).toEqual([
    ["Ada", "Cy", "Bo"],
    ["Cy", "Ada", "Bo"],
  ]);
  expect(status()).toBe("");
  await fireEvent.pointerUp(document.body);
  expect(status()).toContain("Cy");
  await moveTo(2.5 * ROW, document.body);
  expect(told).toHaveLength(2);
});
