import { render } from "@testing-library/svelte";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startWords } from "../src/lib/i18n.svelte";
import Agreements from "../src/match/Agreements.svelte";
import { toasts } from "../src/ui/toasts.svelte";

const proposal = { kind: "draw", seat: 0, waits: [1] };
const snapshot = (over: { proposal?: object | null; edition?: number }) => ({
  status: "running",
  seats: [],
  edition: over.edition ?? 0,
  table: { acts: [], absent: [], proposal: over.proposal ?? null, clocks: [], next: null },
});
const match = (over: object) => ({ seats: [0], snapshot: snapshot(over), act: async () => null }) as never;
const said = () => toasts.map(({ text }) => text);

beforeAll(startWords);
beforeEach(() => {
  toasts.length = 0;
});

describe("a proposal", () => {
  it("that is declined is said to whoever made it", async () => {
    const { rerender } = render(Agreements, { match: match({ proposal }) });
    await rerender({ match: match({}) });
    expect(said()).toEqual(["No draw: play goes on."]);
  });

  it("that is agreed to says that one decides again", async () => {
    const back = { ...proposal, kind: "take-back" };
    const { rerender } = render(Agreements, { match: match({ proposal: back }) });
    await rerender({ match: match({ edition: 1 }) });
    expect(said()).toEqual(["The decision was taken back: decide again."]);
  });

  it("of somebody else, or withdrawn, says nothing", async () => {
    const { rerender, getByText } = render(Agreements, {
      match: match({ proposal: { ...proposal, seat: 1 } }),
    });
    await rerender({ match: match({}) });
    await rerender({ match: match({ proposal }) });
    getByText("Withdraw").click();
    await rerender({ match: match({}) });
    expect(said()).toEqual([]);
  });
});
