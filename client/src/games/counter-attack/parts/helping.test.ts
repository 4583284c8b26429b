import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Table } from "../table.svelte";
import { Helping } from "./helping.svelte";

const call = vi.hoisted(() => vi.fn());
vi.mock("../../../lib/api", () => ({ call }));

interface Asked {
  code: string;
  question: number;
  left: number;
}

/** What the coach answers for whom, one question after the other. */
function desk({ code, question, left }: Asked, give = vi.fn(async () => true)) {
  const walk = vi.fn();
  const asked = { code, args: { left } };
  const made = {
    asked,
    snapshot: { question, hints: true },
    seat: 0,
    sending: false,
    itself: { walk },
    give,
  };
  return { ...made, match: { id: "m", tokens: [] } } as unknown as Table & { give: typeof give };
}

const step = (question: number, left: number, code = "ca.move-b"): Asked => ({ code, question, left });
const advises = (...plan: string[]) => call.mockResolvedValueOnce({ hints: [{ plan, odds: {} }] });

beforeEach(() => call.mockReset());

describe("a step that is left to the coach", () => {
  it("is offered where men are moved and hints are allowed", () => {
    const helping = new Helping();
    expect(helping.offers(desk(step(1, 5)))).toBe(true);
    expect(helping.offers(desk(step(1, 5, "ca.action")))).toBe(false);
    expect(helping.offers({ ...desk(step(1, 5)), snapshot: { hints: false } } as unknown as Table)).toBe(
      false,
    );
  });

  it("may be walking back into position, of one side only", async () => {
    const helping = new Helping();
    const mine = desk(step(1, 0, "ca.free-moves"));
    expect(helping.offers(mine)).toBe(true);
    helping.begin(mine);
    advises("run H4 1,1");
    await helping.go(mine);
    expect(mine.give).toHaveBeenCalledExactlyOnceWith("run H4 1,1");
    const theirs = { ...desk(step(2, 0, "ca.free-moves")), seat: 1 } as unknown as Table;
    await helping.go(theirs);
    expect(helping.step).toBe("");
    expect(theirs.give).not.toHaveBeenCalled();
  });

  it("is played man by man, a run with the ball to its end", async () => {
    const helping = new Helping();
    const [first, second] = [desk(step(1, 4, "ca.move-a")), desk(step(2, 3, "ca.move-a"))];
    helping.begin(first);
    advises("run H9 1,1", "dribble 2,2");
    await helping.go(first);
    expect(first.give).toHaveBeenCalledExactlyOnceWith("run H9 1,1");
    expect(first.itself.walk).toHaveBeenCalledWith([
      { c: 1, h: 1 },
      { c: 2, h: 2 },
    ]);
    await helping.go(first); // the same question once more
    advises("end");
    await helping.go(second);
    expect(second.give).toHaveBeenCalledExactlyOnceWith("end");
    expect(call).toHaveBeenCalledTimes(2);
  });

  it("leaves a tackle that he would try to whoever is asked, and goes on after it", async () => {
    const helping = new Helping();
    helping.begin(desk(step(1, 5)));
    const tackle = desk(step(2, 0, "ca.tackle"));
    expect(helping.answers(tackle)).toBe(true);
    advises("tackle");
    await helping.go(tackle);
    expect(tackle.give).not.toHaveBeenCalled();
    expect(helping.answers(tackle)).toBe(false);
    advises("run H2 1,1");
    const next = desk(step(3, 4));
    await helping.go(next);
    expect(next.give).toHaveBeenCalled();
  });

  it.each([
    { plan: ["no"], odds: {} },
    { plan: ["tackle"], odds: { won: [3, 36], foul: [6, 36], failed: [27, 36] } },
  ])("asks nobody for a tackle that he advises against or that is mostly a foul: %o", async (hint) => {
    const helping = new Helping();
    helping.begin(desk(step(1, 5)));
    const tackle = desk(step(2, 0, "ca.tackle"));
    call.mockResolvedValueOnce({ hints: [hint] });
    await helping.go(tackle);
    expect(tackle.give).toHaveBeenCalledExactlyOnceWith("no");
    expect(helping.step).toBe("ca.move-b");
  });

  it.each([step(2, 2, "ca.move-c"), step(2, 0, "ca.action"), step(9, 5)])(
    "ends with it: %o",
    async (next) => {
      const helping = new Helping();
      helping.begin(desk(step(1, 4)));
      const later = desk(next);
      await helping.go(later);
      expect(later.give).not.toHaveBeenCalled();
      expect(helping.step).toBe("");
    },
  );

  it("ends where he has no answer, or is told to stop while he thinks", async () => {
    const helping = new Helping();
    const now = desk(step(1, 5));
    helping.begin(now);
    call.mockRejectedValueOnce(new Error("busy"));
    await helping.go(now);
    expect(helping.step).toBe("");
    helping.begin(now);
    advises("run H2 1,1");
    const thinking = helping.go(now);
    helping.stop();
    await thinking;
    expect(now.give).not.toHaveBeenCalled();
  });
});
