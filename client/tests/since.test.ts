import { render } from "@testing-library/svelte";
import { afterAll, expect, it, vi } from "vitest";
import { startWords } from "../src/lib/i18n.svelte";
import { MatchClient } from "../src/lib/match.svelte";
import { storeMatch } from "../src/lib/stored-matches";
import Frame from "../src/match/Frame.svelte";
import { event, FakeSocket, snapshot } from "./fakes";

vi.mock("../src/games/toto/Table.svelte", () => ({ default: () => undefined }));

let match: MatchClient;
afterAll(() => match.close());

it("what happened while you were away is told until you answer", async () => {
  vi.stubGlobal("fetch", async () => new Response("{}"));
  await startWords();
  storeMatch("m1", { tokens: ["a"], at: 1, seen: 1 });
  match = new MatchClient("m1", ["a"], { open: (url) => new FakeSocket(url) as unknown as WebSocket });
  FakeSocket.last.accept();
  const events = [1, 2, 3, 4, 5, 6].map((n) => event(n));
  FakeSocket.last.say({ type: "snapshot", ...snapshot({ last: 6 }), events });
  const { container } = render(Frame, { match });
  await vi.waitFor(() => expect(container.querySelector(".since")?.textContent).toContain("5 things"));
  void match.answer(0, "goal 1H");
  await vi.waitFor(() => expect(container.querySelector(".since")).toBeNull());
});
