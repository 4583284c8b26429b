/** The page of a competition: presses follow each other, slow and late responses, and who has left. */
import { beforeEach, expect, test, vi } from "vitest";
import { ApiFailure } from "../lib/api";
import { go } from "../lib/router.svelte";
import { type Competition, competitions } from "./api";
import { CompetitionPage } from "./page.svelte";

vi.mock("../lib/router.svelte", async (real) => ({ ...(await real<object>()), go: vi.fn() }));

const fixture = { id: "L1.1", sides: [1, 2], status: "waiting", ready: [1], match: null as string | null };
const state = (title: string, more: Partial<typeof fixture> = {}) =>
  ({ title, me: 1, fixtures: [{ ...fixture, ...more }] }) as unknown as Competition;
const away = new ApiFailure({ code: "no-competition", message: "" }, 404);

/** A request that is answered when the test says so. */
function request() {
  let resolve: (found: Competition) => void = () => undefined;
  const promise = new Promise<Competition>((done) => {
    resolve = done;
  });
  const answer = async (found: Competition) => {
    resolve(found);
    await tick();
  };
  return { promise, answer };
}
const tick = () => new Promise((done) => setTimeout(done));
const looks = vi.spyOn(competitions, "look");
beforeEach(() => {
  looks.mockReset();
  vi.mocked(go).mockReset();
});

test("presses follow each other, and none is lost while a request is under way", async () => {
  const page = new CompetitionPage("c");
  const [first, second] = [request(), request()];
  const act = vi.spyOn(competitions, "act").mockReturnValueOnce(first.promise);
  act.mockReturnValueOnce(second.promise);
  void page.act({ act: "leave" });
  const done = page.act({ act: "withdraw" });
  await tick();
  expect([act.mock.calls.length, page.busy]).toEqual([1, true]);
  await first.answer(state("first"));
  expect(act.mock.calls.map(([, what]) => what.act)).toEqual(["leave", "withdraw"]);
  await second.answer(state("second"));
  expect([await done, page.busy, page.now?.title]).toEqual([true, false, "second"]);
});

test("on a slow line a poll waits for the one before, and shows what it brings", async () => {
  const page = new CompetitionPage("c");
  const slow = request();
  looks.mockReturnValue(slow.promise);
  void page.poll();
  void page.poll();
  expect(looks).toHaveBeenCalledTimes(1);
  await slow.answer(state("slow"));
  expect(page.now?.title).toBe("slow");
  void page.poll();
  expect(looks).toHaveBeenCalledTimes(2);
});

test("a look that was overtaken by a change is out of date", async () => {
  const page = new CompetitionPage("c");
  const [old, change] = [request(), request()];
  looks.mockReturnValue(old.promise);
  const done = page.run(() => change.promise);
  await tick();
  void page.look();
  await change.answer(state("changed"));
  expect(await done).toBe(true);
  await old.answer(state("old"));
  expect(page.now?.title).toBe("changed");
});

test("whoever is ready is taken to the match, unless the page was left", async () => {
  for (const isLeft of [false, true]) {
    const page = new CompetitionPage("c");
    looks
      .mockResolvedValueOnce(state("waits"))
      .mockResolvedValueOnce(state("on", { status: "begun", match: "m" }));
    await page.look();
    if (isLeft) page.leave();
    await page.look();
  }
  expect(vi.mocked(go).mock.calls).toEqual([["/match/m"]]);
});

test("what was missing may be there again", async () => {
  const page = new CompetitionPage("c");
  looks.mockRejectedValueOnce(away).mockResolvedValueOnce(state("there"));
  await page.look();
  expect(page.missing).toBe(true);
  await page.look();
  expect(page.missing).toBe(false);
});
