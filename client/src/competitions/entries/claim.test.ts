import { fireEvent, render, waitFor } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { ApiFailure } from "../../lib/api";
import { startWords, useGame } from "../../lib/i18n.svelte";
import { person } from "../../lib/people.svelte";
import { route } from "../../lib/router.svelte";
import { type Competition, competitions } from "../api";
import Claim from "./Claim.svelte";

beforeAll(async () => {
  await startWords();
  await useGame("competitions");
});
afterEach(() => vi.restoreAllMocks());

it("says that somebody else has taken the place, and asks for no name again (CO-0.7)", async () => {
  vi.spyOn(route, "hash", "get").mockReturnValue("#as=guest-1");
  vi.spyOn(person, "me", "get").mockReturnValue(null);
  vi.spyOn(person, "ensure").mockResolvedValue(undefined as never);
  const error = { code: "refused", message: "Somebody else has taken this place.", rule: "CO-0.7" };
  vi.spyOn(competitions, "claim").mockRejectedValue(new ApiFailure(error as never, 409));
  const run = (work: () => Promise<Competition>) => work().catch(() => undefined);
  const { container } = render(Claim, {
    now: { id: "c1", title: "Club", me: 0 } as Competition,
    busy: false,
    run,
  });
  const name = container.querySelector("[data-field=claim-name]") as HTMLInputElement;
  await fireEvent.input(name, { target: { value: "Eve" } });
  await fireEvent.click(container.querySelector("[data-act=claim]") as Element);
  await waitFor(() => expect(container.querySelector("[data-gone]")?.textContent).toContain("Somebody else"));
  expect(container.querySelector("[data-act=claim], [data-field]")).toBeNull();
});
