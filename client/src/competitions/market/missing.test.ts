import { expect, it } from "vitest";
import type { Competition } from "../api";
import { missingLists } from "./missing";

const seat = (number: number, requests: [number, number][] | null) => ({
  number,
  requests,
  credit: {},
  left: 2,
});
const competition = (...seats: ReturnType<typeof seat>[]) =>
  ({ me: 3, window: { day: 1, waiting: [], seats } }) as unknown as Competition;

it("says whose transfer list is missing, one's own first", () => {
  expect(missingLists(competition(seat(1, null), seat(2, []), seat(3, null)))).toEqual([3, 1]);
  expect(missingLists(competition(seat(3, [[4, 5]])))).toEqual([]);
  expect(missingLists({ me: 3, window: null })).toEqual([]);
});
