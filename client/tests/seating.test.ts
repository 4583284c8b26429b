import { expect, it } from "vitest";
import { isSettled } from "../src/pages/seating";
import type { GameOption } from "../src/protocol";

const option = (name: string, settles: GameOption["settles"] = {}): GameOption => ({
  name,
  rule: "",
  kind: "choice",
  default: null,
  low: 0,
  high: 0,
  choices: [],
  optional: false,
  advanced: false,
  settles,
});

it("asks for nothing that another choice settles, as the game says", () => {
  const all = [option("scenario", { short: ["draw"] }), option("draw"), option("squads")];
  expect(isSettled("draw", all, { scenario: "none" })).toBe(false);
  expect(isSettled("draw", all, { scenario: "short" })).toBe(true);
  expect(isSettled("squads", all, { scenario: "short" })).toBe(false);
});
