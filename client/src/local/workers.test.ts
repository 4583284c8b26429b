/** The two workers: when they are ready, and that whoever asks them is always answered. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Answer, FromReferee, Thought, ToReferee } from "./messages";

const LONGEST = 2 ** 31 - 1;
const PARTS = { code: {}, isFresh: false };

interface Outside {
  wake: (match: string, after: number) => void;
  think: (work: string, task: string) => Promise<string>;
}
const { python, startAnother, startPython } = vi.hoisted(() => ({
  python: { runPython: vi.fn(), toPy: (value: unknown) => value, globals: { get: vi.fn() } },
  startAnother: vi.fn(),
  startPython: vi.fn(),
}));
vi.mock("./python", () => ({ startAnother, startPython }));
vi.mock("./store", () => ({ MatchStore: class {} }));

/** The end of a channel that a worker holds. */
class FakePort {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  told: unknown[] = [];
  postMessage(message: unknown) {
    this.told.push(message);
  }
}

const said: FromReferee[] = [];
const port = new FakePort();
const answer = vi.fn();
const wake = vi.fn(async () => undefined);
let outside: Outside;
const tell = (data: unknown) => self.onmessage?.({ data } as MessageEvent);
const settled = () => new Promise((resolve) => setTimeout(resolve));
const think = (thought: Answer) => port.onmessage?.({ data: thought });
const ask = (id: number) =>
  tell({
    type: "request",
    id,
    method: "GET",
    path: "/matches/local-1",
    tokens: [],
    body: "",
  } satisfies ToReferee);

beforeEach(() => {
  vi.resetModules();
  [said.length, port.told.length] = [0, 0];
  vi.stubGlobal("postMessage", (message: FromReferee) => said.push(message));
  startPython.mockReset().mockResolvedValue([python, PARTS]);
  startAnother.mockReset().mockResolvedValue(python);
  answer.mockReset();
  python.globals.get.mockImplementation((name: string) =>
    name === "Page"
      ? (given: Outside) => {
          outside = given;
          return { wake };
        }
      : answer,
  );
});
afterEach(() => {
  self.onmessage = null;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function referee() {
  await import("./referee.worker");
  tell({ type: "start", thinker: port, hurries: false, isFresh: false, lock: "lock" });
  await settled();
}

test("the referee is ready before the thinker is: two at one device need no opponents", async () => {
  await referee();
  expect(said).toEqual([{ type: "ready" }]);
});

test("a thinker that cannot start is a failure of both", async () => {
  await referee();
  think({ id: 0, error: "no memory" });
  await settled();
  expect(said.at(-1)).toEqual({ type: "failed", reason: "Error: no memory" });
});

test("a request that fails is answered, and so is the next", async () => {
  await referee();
  think({ id: 0, result: "" });
  await settled();
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  answer.mockImplementationOnce(() => outside.think("advise", "{}"));
  ask(7);
  await settled();
  think({ id: (port.told.at(-1) as Thought).id, error: "MemoryError" });
  await settled();
  expect(said.at(-1)).toMatchObject({ type: "response", id: 7, status: 500 });
  const { body } = said.at(-1) as FromReferee & { type: "response" };
  expect(JSON.parse(body)).toEqual({ error: { code: "went-wrong", message: "" } });
  answer.mockResolvedValueOnce({ toJs: () => [200, "{}"], destroy: () => undefined });
  ask(8);
  await settled();
  expect(said.at(-1)).toEqual({ type: "response", id: 8, status: 200, body: "{}" });
});

test("what breaks a worker when it is woken is a failure that is told", async () => {
  await referee();
  think({ id: 0, result: "" });
  await settled();
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  wake.mockRejectedValueOnce(new Error("memory access out of bounds"));
  outside.wake("local-1", 0);
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(said.at(-1)).toEqual({ type: "failed", reason: "Error: memory access out of bounds" });
});

test("a match that sleeps for months is not woken at once", async () => {
  await referee();
  think({ id: 0, result: "" });
  await settled();
  const timer = vi.spyOn(globalThis, "setTimeout").mockReturnValue(0 as never);
  outside.wake("local-1", 90 * 86_400_000);
  outside.wake("local-1", 500);
  expect(timer.mock.calls.map(([, after]) => after)).toEqual([LONGEST, 500]);
});

test("the thinker starts with the parts of the referee, and says that it has, or why not", async () => {
  await import("./thinker.worker");
  tell({ port, lock: "lock" });
  await settled();
  expect(startAnother).not.toHaveBeenCalled();
  think(PARTS as never);
  await settled();
  expect(startAnother).toHaveBeenCalledWith(PARTS);
  expect(port.told).toEqual([{ id: 0, result: "" }]);
  startAnother.mockRejectedValue(new Error("no such file"));
  tell({ port, lock: "lock" });
  think(PARTS as never);
  await settled();
  expect(port.told.at(-1)).toEqual({ id: 0, error: "Error: no such file" });
});

test("an error in Python leaves the thinker as it was; what breaks it is told to the page", async () => {
  const [told, compute] = [vi.fn(), vi.fn()];
  vi.stubGlobal("reportError", told);
  python.globals.get.mockReturnValue(compute);
  await import("./thinker.worker");
  tell({ port, lock: "lock" });
  think(PARTS as never);
  const fatal = new Error("memory access out of bounds");
  const raised = Object.assign(new Error("MemoryError"), { name: "PythonError" });
  for (const error of [raised, fatal]) {
    compute.mockImplementationOnce(() => {
      throw error;
    });
    think({ id: 5, work: "think", task: "{}" } as never);
    await settled();
    expect(port.told.at(-1)).toEqual({ id: 5, error: String(error) });
  }
  expect(told.mock.calls).toEqual([[fatal]]);
});

test("the thinker starts after the first board, or when somebody has to think", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  await import("./referee.worker");
  tell({ type: "start", thinker: port, hurries: false, isFresh: true, lock: "lock" });
  await vi.advanceTimersByTimeAsync(0);
  expect(startPython.mock.calls[0]?.[1]).toBe(true);
  expect([said, port.told]).toEqual([[{ type: "ready" }], []]);
  void outside.think("think", "{}");
  const thought = { id: 1, work: "think", task: "{}" };
  expect(port.told).toEqual([PARTS, thought]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(port.told).toEqual([PARTS, thought]);
  vi.useRealTimers();
});

test("the thinker starts by itself when the page has come to rest", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  await import("./referee.worker");
  tell({ type: "start", thinker: port, hurries: false, isFresh: false, lock: "lock" });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(port.told).toEqual([PARTS]);
  vi.useRealTimers();
});
