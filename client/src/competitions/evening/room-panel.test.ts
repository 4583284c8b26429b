import { render } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { LEAGUE } from "../../../tests/league";
import { ApiFailure } from "../../lib/api";
import { startWords, useGame } from "../../lib/i18n.svelte";
import type { Competition } from "../api";
import { evenings } from "./api";
import RoomPanel from "./RoomPanel.svelte";

beforeAll(async () => {
  await startWords();
  await useGame("competitions");
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("is there after all when the first request has failed", async () => {
  vi.useFakeTimers();
  const room = vi.spyOn(evenings, "room").mockResolvedValue(null);
  room.mockRejectedValueOnce(new ApiFailure({ code: "offline", message: "" }, 0));
  const competition = LEAGUE as unknown as Competition;
  const { container } = render(RoomPanel, {
    competition,
    onchange: () => undefined,
    onresult: () => undefined,
  });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(container.querySelector("[data-room]")).toBeNull();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(container.querySelector("[data-room=closed]")).not.toBeNull();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(room).toHaveBeenCalledTimes(2);
});
