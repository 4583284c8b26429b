/** What a page shows of a referee that failed and was started again. */
import { render } from "@testing-library/svelte";
import { beforeAll, expect, test, vi } from "vitest";
import { useLocalReferee } from "../lib/local-referee";
import { go } from "../lib/router.svelte";
import { storeMatch } from "../lib/stored-matches";
import Home from "./Home.svelte";
import type { FromReferee, ToReferee } from "./messages";
import { referee } from "./referee.svelte";
import Strip from "./Strip.svelte";

class FakeWorker {
  static all: FakeWorker[] = [];
  onmessage: (event: { data: FromReferee }) => void = () => undefined;
  onerror: (event: { message: string }) => void = () => undefined;
  told: ToReferee[] = [];
  constructor() {
    FakeWorker.all.push(this);
  }
  postMessage(message: ToReferee) {
    this.told.push(message);
  }
  terminate() {}
}
const judge = () => FakeWorker.all.at(-2) as FakeWorker;
const say = (data: FromReferee) => judge().onmessage({ data });

beforeAll(() => {
  vi.stubGlobal("Worker", FakeWorker);
  vi.stubGlobal("MessageChannel", class {});
  useLocalReferee(referee);
});

test("a list that could not be read is read when the referee runs after all", async () => {
  storeMatch("local-1", { game: "toto", at: 1 });
  const { unmount } = render(Home);
  await vi.waitFor(() => expect(referee.state).toBe("loading"));
  judge().onerror({ message: "no" });
  await vi.waitFor(() => expect(referee.state).toBe("failed"));
  await new Promise((resolve) => setTimeout(resolve));
  referee.start();
  say({ type: "ready" });
  const asked = () => judge().told.flatMap((one) => (one.type === "request" ? [one.path] : []));
  await vi.waitFor(() => expect(asked()).toEqual(["/matches/local-1"]));
  const [request] = judge().told.filter((one) => one.type === "request");
  say({ type: "response", id: request?.id ?? 0, status: 404, body: "{}" });
  await new Promise((resolve) => setTimeout(resolve));
  unmount();
});

test("the strip about workers that died goes when others have taken their place", async () => {
  const { container } = render(Strip);
  const strip = () => container.querySelector("aside");
  say({ type: "trouble", code: "went-wrong" });
  judge().onerror({ message: "no" });
  await vi.waitFor(() => expect(strip()?.querySelector("button")).toBeTruthy());
  go("/match/local-1");
  referee.open("local-1"); // the match tries again by itself, and says so
  say({ type: "progress", loaded: 1, whole: 2 });
  await vi.waitFor(() => expect(strip()).toBeNull());
  go("/learn/toto/1");
  await vi.waitFor(() => expect(strip()?.querySelector("progress")).toBeTruthy());
  say({ type: "ready" });
  await vi.waitFor(() => expect(strip()).toBeNull());
});
