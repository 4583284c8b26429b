import { expect, test } from "vitest";
import type { Competition } from "./api";
import { consequenceOf } from "./withdrawal";

const after = (format: string, stage: string, ...statuses: string[]) =>
  consequenceOf(
    {
      me: 1,
      phase: "RUNNING",
      config: { format },
      fixtures: [
        ...statuses.map((status) => ({ sides: [1, 2], status, stage })),
        { sides: [2, 3], status: "done", stage },
      ],
    } as unknown as Competition,
    false,
  );

test("in a league less than half of the matches do not count, later the rest are forfeits (CO-4.6)", () => {
  expect(after("league", "league", "done", "waiting", "begun")).toEqual({ branch: "void", done: 1, rest: 2 });
  expect(after("league", "league", "done", "waiting")).toEqual({ branch: "forfeits", done: 1, rest: 1 });
  expect(after("league", "league", "done")).toEqual({ branch: "forfeits", done: 1, rest: 0 });
});

test("in a Swiss and on a ladder what was played stands, however little that is (CO-22.11, CO-24.8)", () => {
  for (const format of ["swiss", "ladder"])
    expect(after(format, format, "waiting")).toEqual({ branch: "forfeits", done: 0, rest: 1 });
  expect(after("ladder", "ladder")).toEqual({ branch: "forfeits", done: 0, rest: 0 });
});

test("in a knock-out the opponent goes through; at a table and in a draft the format decides (CO-15.5, CO-17)", () => {
  expect(after("cup", "knockout", "waiting").branch).toBe("knockout");
  const draft = {
    me: 1,
    phase: "SQUADS",
    config: { format: "league" },
    fixtures: [],
  } as unknown as Competition;
  expect(consequenceOf(draft, false).branch).toBe("draft");
  expect(consequenceOf({ ...draft, phase: "RUNNING" }, true).branch).toBe("tables");
});
