import { expect, it } from "vitest";
import { companyFor, isSettled, optionsFor } from "../src/pages/seating";
import type { GameInfo, GameOption } from "../src/protocol";

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
  role: "",
});

it("asks for nothing that another choice settles, as the game says", () => {
  const all = [option("scenario", { short: ["draw"] }), option("draw"), option("squads")];
  expect(isSettled("draw", all, { scenario: "none" })).toBe(false);
  expect(isSettled("draw", all, { scenario: "short" })).toBe(true);
  expect(isSettled("squads", all, { scenario: "short" })).toBe(false);
});

it("gives friends by link their own defaults, and leaves what somebody has chosen", () => {
  const game = {
    options: [{ ...option("wait"), default: 6 }, option("mode")],
    short: { friends: { wait: 3 } },
  } as unknown as GameInfo;
  const friends = optionsFor(game, "friends", { wait: 6, mode: "live" });
  expect(friends).toEqual({ wait: 3, mode: "live" });
  expect(optionsFor(game, "computers", friends)).toEqual({ wait: 6, mode: "live" });
  expect(optionsFor(game, "friends", { wait: 10 })).toEqual({ wait: 10 });
  const quick = { ...game, short: { ...game.short, alone: { wait: 10 } } };
  expect(optionsFor(quick, "friends", { wait: 10 }), "of a quick match, not chosen").toEqual({ wait: 3 });
  expect(optionsFor(quick, "device", { wait: 9 })).toEqual({ wait: 9 });
});

it("plays with whom somebody asked for, where the game has them", () => {
  const alone = { bots: [] as string[] } as GameInfo;
  const usual = { bots: ["easy"] } as GameInfo;
  expect([companyFor("friends", usual), companyFor(null, usual)]).toEqual(["friends", "computers"]);
  expect([companyFor("watch", alone), companyFor(null, alone)]).toEqual(["friends", "friends"]);
});
