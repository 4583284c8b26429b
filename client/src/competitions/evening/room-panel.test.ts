import { fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { fixture, LEAGUE } from "../../../tests/league";
import { ApiFailure } from "../../lib/api";
import { startWords, useGame } from "../../lib/i18n.svelte";
import type { Competition } from "../api";
import { evenings, type Room } from "./api";
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
    onact: async () => "",
  });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(container.querySelector("[data-room]")).toBeNull();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(container.querySelector("[data-room=closed]")).not.toBeNull();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(room).toHaveBeenCalledTimes(2);
});

it("offers no evening to who helps with results only, and no ruling on a match of their own (CO-14.8)", async () => {
  vi.useFakeTimers();
  const called = { K1: 1, K2: 2 };
  const open = {
    tables: 2,
    minutes: 20,
    place: "",
    door: "",
    screen: "",
    reachable: false,
    phones: [1],
    called,
  };
  const room = vi.spyOn(evenings, "room").mockResolvedValue(null);
  const waiting = { status: "waiting", enterable: true, goals: null, in_turn: true };
  const competition = {
    ...LEAGUE,
    me: 1,
    club: { ...LEAGUE.club, whole: false },
    fixtures: [fixture("K1", waiting), fixture("K2", { ...waiting, sides: [2, 3] })],
  } as unknown as Competition;
  const props = { competition, onchange: () => undefined, onresult: () => undefined, onact: async () => "" };
  const closed = render(RoomPanel, props);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(closed.container.querySelector("[data-room]")).toBeNull();
  closed.unmount();
  room.mockResolvedValue(open as unknown as Room);
  const { container } = render(RoomPanel, props);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(container.querySelector("[data-act=set-room], [data-act=close-room], [data-act=free]")).toBeNull();
  expect(container.querySelectorAll("[data-act=room-result]")).toHaveLength(1);
});

it("has the button for what coaches have entered where their table stands (CO-14.9)", async () => {
  const open = { tables: 1, minutes: 20, place: "", door: "", screen: "", reachable: true, phones: [] };
  vi.spyOn(evenings, "room").mockResolvedValue({ ...open, called: { K1: 1 } } as unknown as Room);
  const said = { number: 2, goals90: [0, 1], goals: [0, 1], decided: "90", shootout: null, mark: "m1" };
  const competition = {
    ...LEAGUE,
    fixtures: [
      fixture("K1", { status: "waiting", enterable: true, goals: null, in_turn: true, said: [said] }),
    ],
  } as unknown as Competition;
  const onact = vi.fn(async () => "");
  const props = { competition, onchange: () => undefined, onresult: () => undefined, onact };
  const { container } = render(RoomPanel, props);
  const confirm = () => container.querySelector("[data-called=K1] [data-act=confirm-result]");
  await vi.waitFor(() => expect(confirm()).not.toBeNull());
  await fireEvent.click(confirm() as Element);
  const sent = { act: "confirm", fixture: "K1", entrant: 2, seen: "m1" };
  await vi.waitFor(() => expect(onact).toHaveBeenCalledWith(sent));
});
