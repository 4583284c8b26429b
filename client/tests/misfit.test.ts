import { render } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { BROWSER } from "../src/lib/environment";
import { startWords } from "../src/lib/i18n.svelte";
import { storeMatch } from "../src/lib/stored-matches";
import Match from "../src/pages/Match.svelte";
import { FakeSocket, snapshot } from "./fakes";

const { open } = BROWSER;
beforeAll(startWords);
afterEach(() => {
  BROWSER.open = open;
  vi.unstubAllGlobals();
});

it("opens no line to a match that was left while its seats were tried one by one", async () => {
  BROWSER.open = (url) => new FakeSocket(url) as unknown as WebSocket;
  storeMatch("m1", { game: "toto", tokens: ["good", "bad"], at: 1 });
  const answers: ((found: Response) => void)[] = [];
  vi.stubGlobal("fetch", () => new Promise<Response>((resolve) => answers.push(resolve)));
  const { unmount } = render(Match, { id: "m1" });
  await vi.waitFor(() => expect(FakeSocket.all).toHaveLength(1));
  FakeSocket.last.accept();
  FakeSocket.last.say({ type: "error", error: { code: "bad-token", message: "" } } as never);
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  unmount();
  for (const answer of answers) answer(new Response(JSON.stringify(snapshot())));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(FakeSocket.all).toHaveLength(1);
});
