import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { startWords, useGame } from "../../lib/i18n.svelte";
import { person } from "../../lib/people.svelte";
import { evenings } from "./api";
import { entrant, evening } from "./fixtures";
import { Following } from "./follow.svelte";
import WhoAreYou from "./WhoAreYou.svelte";

beforeAll(async () => {
  await startWords();
  await useGame("competitions");
});
afterEach(() => vi.restoreAllMocks());

const [ada, bo, cy] = ["Ada", "Bo", "Cy"].map((name, at) => entrant(at + 1, name, { kit: at }));
const page = (...entrants: unknown[]) =>
  evening([], { phase: "OPEN", entrants: entrants as (typeof ada)[] as never });

it("keeps who was chosen when others leave before the draw, and claims that name alone", async () => {
  vi.spyOn(person, "ensure").mockResolvedValue(undefined);
  const claim = vi.spyOn(evenings, "claim").mockResolvedValue({ version: "2", page: null });
  const following = new Following("c", "key", "phone");
  following.take({ version: "1", page: page(ada, bo, cy) });
  render(WhoAreYou, { evening: following, onwatch: () => undefined });
  await fireEvent.click(screen.getByText("Bo"));
  following.take({ version: "2", page: page({ ...bo, number: 1 }, { ...cy, number: 2 }) });
  await fireEvent.click(await screen.findByText("I am Bo"));
  await fireEvent.click(screen.getByText("Cy"));
  await vi.waitFor(() => expect(claim.mock.calls).toEqual([["c", "key", 1]]));
});
