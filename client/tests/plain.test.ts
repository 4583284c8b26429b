import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startWords } from "../src/lib/i18n.svelte";
import { MatchClient } from "../src/lib/match.svelte";
import { tableOf } from "../src/lib/words.svelte";
import type { Snapshot } from "../src/protocol";
import { FakeSocket, snapshot } from "./fakes";

/** A game that this client has no folder for. */
const view = { seat: 0, phase: "pick", round: 1, picks: [null, 4] };
const question = { code: "tiny.pick", rule: "TI-5", args: { round: 1 }, may: false };
let match: MatchClient;

async function sit(now: Partial<Snapshot>) {
  match = new MatchClient("m1", ["a"], { open: (url) => new FakeSocket(url) as unknown as WebSocket });
  FakeSocket.last.accept();
  const events = [{ n: 1, code: "tiny.rolled", rule: "TI-1", args: { seat: 1, die: 4 }, at: 1 }];
  FakeSocket.last.say({ type: "snapshot", ...snapshot({ game: "tiny", view, last: 1, ...now }), events });
  const { default: Table } = await tableOf("tiny");
  return render(Table, { match, seat: 0 }).container;
}

beforeEach(() => {
  Element.prototype.scrollTo = () => undefined;
  localStorage.clear();
  return startWords();
});
afterEach(() => {
  cleanup();
  match.close();
});

it("a game without panels of its own is asked, answered and told in plain ones", async () => {
  const host = { ...question, code: "tiny.close", seat: -2, choices: ["close"] };
  const page = await sit({ asked: [{ ...question, seat: 0, choices: ["3", "4"] }, host] });
  expect(screen.getByRole("heading", { name: "pick: round 1" })).toBeTruthy();
  expect([...page.querySelectorAll("[data-choice]")].map((b) => b.textContent?.trim())).toEqual([
    "3",
    "4",
    "close",
  ]);
  const texts = (selector: string) => [...page.querySelectorAll(selector)].map((one) => one.textContent);
  expect(texts("[data-position] dl > *")).toEqual(["phase", "pick", "round", "1"]);
  expect(texts("[data-position] thead th")).toEqual(["picks"]);
  expect(texts("[data-position] tbody td")).toEqual(["–", "4"]);
  await vi.waitFor(() => expect(page.querySelector(".log")?.textContent).toContain("rolled: seat P2, die 4"));
  await fireEvent.click(screen.getByRole("button", { name: "4" }));
  expect(FakeSocket.last.of("answer")).toMatchObject([{ seat: 0, question: 7, answer: "4" }]);
});

it("the host's choice goes to the host", async () => {
  await sit({ asked: [{ ...question, seat: -2, choices: ["close"] }] });
  await fireEvent.click(screen.getByRole("button", { name: "close" }));
  expect(FakeSocket.last.of("answer")).toMatchObject([{ seat: -2, answer: "close" }]);
});

it("what cannot be listed is typed in", async () => {
  const page = await sit({ asked: [{ ...question, seat: 0, choices: null }] });
  await fireEvent.input(screen.getByLabelText("Your answer"), { target: { value: " 12 " } });
  await fireEvent.click(page.querySelector("form .primary") as Element);
  expect(FakeSocket.last.of("answer")).toMatchObject([{ seat: 0, answer: "12" }]);
});

it("says for whom it waits, and how it ended", async () => {
  await sit({ asked: [], prompt: { ...question, seats: [1] } });
  expect(screen.getByRole("heading", { name: "Waiting for P2" })).toBeTruthy();
  cleanup();
  match.close();
  const result = { places: [2, 1], reason: "tiny.points", rule: "TI-6", scores: [3, 8], details: {} };
  const page = await sit({ asked: [], prompt: null, status: "over", result });
  expect(page.querySelector("section[aria-live]")?.textContent).toContain("3 – 8");
});
