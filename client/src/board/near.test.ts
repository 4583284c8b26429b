/** The button that shows a part of the pitch lies over a corner of it. */

import { render } from "@testing-library/svelte";
import { createRawSnippet, flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import HexBoard from "./HexBoard.svelte";
import { hexPitch } from "./hexes";

beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(390);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(520);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("where what matters lies far apart it covers none of it", () => {
  const { container } = render(HexBoard, {
    pitch: hexPitch(true, 20, false),
    label: "pitch",
    spots: ["-18,30", "18,30"],
    wish: { must: [[0, 0]], more: [] },
    apart: true,
    dots: [],
    ontap: () => {},
    children: createRawSnippet<[number]>(() => ({ render: () => "<g></g>" })),
  });
  flushSync();
  expect(container.querySelectorAll("button.whole")).toHaveLength(0);
});
