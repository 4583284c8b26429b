import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { startWords, useGame } from "../src/lib/i18n.svelte";
import Account from "../src/pages/Account.svelte";

const ME = {
  id: "p1",
  name: "Noor",
  kept: true,
  leave_days: 0,
  news: 0,
  away_until: null,
  blocked: [],
  webhook: null,
};
let posted: unknown[];
let refuses = false;

beforeAll(async () => {
  await startWords();
  await useGame("account");
});
beforeEach(() => {
  posted = [];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit = {}) => {
    if (path === "/api/me/account") {
      posted.push(JSON.parse(String(init.body)));
      if (refuses) return new Response(JSON.stringify({ error: { code: "bad-password" } }), { status: 401 });
    }
    return new Response(JSON.stringify({ me: ME }), { status: 200 });
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("the account page", () => {
  it("changes the password of a kept name, and keeps what was typed when it is refused", async () => {
    render(Account);
    const current = (await screen.findByLabelText("Current password")) as HTMLInputElement;
    const fresh = screen.getByLabelText(/^New password/) as HTMLInputElement;
    const button = screen.getByRole("button", { name: "Change password" }) as HTMLButtonElement;
    expect(button.disabled).toBe(true);
    await fireEvent.input(current, { target: { value: "open sesame 1" } });
    await fireEvent.input(fresh, { target: { value: "open sesame 2" } });
    refuses = true;
    await fireEvent.click(button);
    await screen.findByRole("alert");
    expect(fresh.value).toBe("open sesame 2");
    refuses = false;
    await fireEvent.click(button);
    await vi.waitFor(() => expect(fresh.value).toBe(""));
    const wanted = { name: "Noor", password: "open sesame 2", current: "open sesame 1" };
    expect(posted).toEqual([wanted, wanted]);
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
