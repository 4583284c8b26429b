import { describe, expect, it, vi } from "vitest";
import { LessonServer, type Verdict } from "../src/lessons/local-server";
import { MatchClient } from "../src/lib/match.svelte";
import { event, snapshot } from "./fakes";

const { match: _m, options: _o, hot_seat: _h, created: _c, dice_commitment: _d, ...moment } = snapshot();

/** A server that knows one lesson: "right" wins, "no" is refused, anything else leaves it open. */
function school() {
  const calls: { path: string; body: { answers: string[] } }[] = [];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    const body = JSON.parse(String(init.body));
    calls.push({ path, body });
    const json = (data: unknown, status = 200) => new Response(JSON.stringify(data), { status });
    if (path.endsWith("/odds")) return json({ odds: { sum: 1 } });
    if (body.answers.includes("no"))
      return json({ error: { code: "refused", message: "No.", rule: "TO-6.4" } }, 409);
    const events = body.answers.map((_: string, i: number) => event(i + 1));
    const verdict = body.answers.includes("right") ? "won" : "open";
    return json({ ...moment, events, verdict });
  });
  return calls;
}

async function begin() {
  const verdicts: Verdict[] = [];
  const server = new LessonServer("toto", "goal", (now) => verdicts.push(now));
  const match = new MatchClient("lesson-toto-goal", [], server.environment());
  await vi.waitFor(() => expect(match.snapshot).not.toBeNull());
  return { match, verdicts };
}

describe("a lesson played as a match", () => {
  it("sends every answer with all before it, and tells the verdict", async () => {
    const calls = school();
    const { match, verdicts } = await begin();
    expect(await match.answer(0, "first")).toEqual({ accepted: true, last: 1 });
    expect(await match.answer(0, "right")).toEqual({ accepted: true, last: 2 });
    expect(calls.map((call) => call.body.answers)).toEqual([[], ["first"], ["first", "right"]]);
    expect(match.events.map((one) => one.n)).toEqual([1, 2]);
    expect(verdicts).toEqual(["open", "won"]);
    match.close();
  });

  it("leaves a refused answer out of the next try", async () => {
    const calls = school();
    const { match } = await begin();
    const outcome = await match.answer(0, "no");
    expect(outcome.accepted).toBe(false);
    await match.answer(0, "first");
    expect(calls.at(-1)?.body.answers).toEqual(["first"]);
    match.close();
  });

  it("forgets an answer that was left over from an earlier try", async () => {
    const calls = school();
    const left = { seat: 0, question: 99, action: "a".repeat(24), answer: "first" };
    localStorage.setItem("dugout.outbox.lesson-toto-goal", JSON.stringify([left]));
    const { match } = await begin();
    await vi.waitFor(() => expect(match.lateRefusal?.code).toBe("stale-question"));
    expect(calls.map((call) => call.body.answers)).toEqual([[]]);
    expect(localStorage.getItem("dugout.outbox.lesson-toto-goal")).toBeNull();
    match.close();
  });

  it("asks for advice from where it stands", async () => {
    const calls = school();
    const { match } = await begin();
    await match.answer(0, "first");
    expect(await match.advice("odds", { seat: 0, plan: "x" })).toEqual({ odds: { sum: 1 } });
    expect(calls.at(-1)).toEqual({
      path: "/api/lessons/toto/goal/odds",
      body: { plan: "x", answers: ["first"] },
    });
    expect(match.alone).toBe(true);
    match.close();
  });
});
