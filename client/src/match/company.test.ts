import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { snapshot } from "../../tests/fakes";
import { startWords } from "../lib/i18n.svelte";
import type { Snapshot } from "../protocol";
import { Company } from "./company";

const said = vi.fn();
const base = snapshot();
/** A table of two at which the other one is as given. */
function at(other: { taken: boolean; online: boolean; name?: string }, status = "waiting"): Snapshot {
  const [me] = base.seats;
  const seats = [
    { ...me, seat: 0, kind: "person", yours: true, taken: true, online: true },
    { ...me, seat: 1, kind: "person", yours: false, name: null, ...other },
  ];
  return { ...base, status, seats } as Snapshot;
}

beforeAll(startWords);
beforeEach(() => {
  vi.useFakeTimers();
  said.mockClear();
});
afterEach(() => vi.useRealTimers());

describe("who comes to a table and leaves it", () => {
  it("is told to whoever invited them: the link opened, the seat taken, gone, back", () => {
    const company = new Company(said);
    company.look(at({ taken: false, online: false }));
    expect(said).not.toHaveBeenCalled();
    company.look(at({ taken: false, online: true }));
    expect(said).toHaveBeenLastCalledWith("Somebody has opened an invitation.");
    company.look(at({ taken: true, online: true, name: "Sam" }, "running"));
    expect(said).toHaveBeenLastCalledWith("Sam is in.");
    company.look(at({ taken: true, online: false, name: "Sam" }, "running"));
    vi.runAllTimers();
    expect(said).toHaveBeenLastCalledWith("Sam has left. The match waits.");
    company.look(at({ taken: true, online: true, name: "Sam" }, "running"));
    expect(said).toHaveBeenLastCalledWith("Sam is back.");
    expect(said).toHaveBeenCalledTimes(4);
  });

  it("is not told to a guest who has yet to take his own seat", () => {
    const company = new Company(said);
    const guest = (now: Snapshot) =>
      ({ ...now, seats: now.seats.map((one) => (one.yours ? { ...one, taken: false } : one)) }) as Snapshot;
    company.look(guest(at({ taken: false, online: false })));
    company.look(guest(at({ taken: false, online: true })));
    expect(said).not.toHaveBeenCalled();
  });

  it("is not told of a page that is loaded anew, nor after the match", () => {
    const company = new Company(said);
    company.look(at({ taken: true, online: true, name: "Sam" }, "running"));
    company.look(at({ taken: true, online: false, name: "Sam" }, "running"));
    company.look(at({ taken: true, online: true, name: "Sam" }, "running"));
    vi.runAllTimers();
    company.look(at({ taken: true, online: false, name: "Sam" }, "over"));
    vi.runAllTimers();
    expect(said).not.toHaveBeenCalled();
  });
});
