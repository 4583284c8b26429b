import { fireEvent, render } from "@testing-library/svelte";
import { afterAll, expect, it, vi } from "vitest";
import { position } from "../src/games/champions/parts/fixture";
import Table from "../src/games/champions/Table.svelte";
import { startWords, useGame } from "../src/lib/i18n.svelte";
import { MatchClient } from "../src/lib/match.svelte";
import { loadWords } from "../src/lib/words.svelte";
import { FakeSocket, snapshot, update } from "./fakes";

let match: MatchClient;
afterAll(() => match.close());

it("a plan that is half drawn goes when the match is given up", async () => {
  const asked = { seat: 0, code: "ch.action", rule: "CH-7.1", args: {}, choices: ["run H#10 2"], may: false };
  const next = { ...asked, code: "ch.leg", choices: ["none"] };
  const ahead = { view: position({ position: "planned" }), asked: [next] };
  vi.stubGlobal(
    "fetch",
    async (path: string) => new Response(JSON.stringify(path.endsWith("/ahead") ? ahead : {})),
  );
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false }));
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
    },
  );
  await startWords();
  await Promise.all([useGame("champions"), loadWords("champions")]);
  match = new MatchClient("m1", ["a"], { open: (url) => new FakeSocket(url) as unknown as WebSocket });
  FakeSocket.last.accept();
  const now = snapshot({ game: "champions", view: position(), asked: [asked], prompt: null });
  FakeSocket.last.say({ type: "snapshot", ...now, events: [] });
  const { container } = render(Table, { match, seat: 0 });
  const planned = () => container.querySelector(".tray")?.getAttribute("data-plan");
  await vi.waitFor(() => expect(container.querySelector("[data-answer='run H#10 2']")).not.toBeNull());
  await fireEvent.click(container.querySelector("[data-answer='run H#10 2']") as Element);
  await vi.waitFor(() => expect(planned()).toBe("1"));

  FakeSocket.last.say(update({ ...now, status: "over", asked: [] })); // the question that stood keeps its number
  await vi.waitFor(() => expect(planned()).toBe("0"));
});
