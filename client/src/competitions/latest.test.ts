import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiFailure } from "../lib/api";
import { latest } from "./latest";

const failure = (status: number) => new ApiFailure({ code: "offline", message: "" }, status);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("an answer that was asked for again meanwhile is not taken", async () => {
  const taken: string[] = [];
  const answers: ((text: string) => void)[] = [];
  const ask = () => new Promise<string>((done) => void answers.push(done));
  const stop = latest(ask, (text) => taken.push(text));
  stop();
  latest(ask, (text) => taken.push(text));
  answers[1]?.("new");
  answers[0]?.("old");
  await vi.advanceTimersByTimeAsync(0);
  expect(taken).toEqual(["new"]);
});

test("a question that nobody answered is asked again; a refusal is an answer", async () => {
  const taken = vi.fn();
  const ask = vi.fn(() => Promise.reject<string>(failure(0)));
  const stop = latest(ask, taken);
  await vi.advanceTimersByTimeAsync(1);
  ask.mockResolvedValueOnce("found");
  await vi.advanceTimersByTimeAsync(5000);
  expect(taken.mock.calls).toEqual([["found"]]);
  stop();
  const refused = vi.fn(() => Promise.reject<string>(failure(404)));
  latest(refused, taken);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(refused).toHaveBeenCalledTimes(1);
});
