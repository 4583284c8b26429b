import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { startWords, useGame } from "../src/lib/i18n.svelte";
import { person } from "../src/lib/people.svelte";
import Account from "../src/pages/Account.svelte";

const ME = {
  id: "p1",
  name: "Noor",
  kept: true,
  password: true,
  leave_days: 0,
  news: 0,
  away_until: null,
  blocked: [],
  webhook: null,
};
let posted: unknown[];
let refuses = false;
let me: Partial<typeof ME> | null = ME;
let ways = { provider: null as string | null, connected: false };

beforeAll(async () => {
  await startWords();
  await useGame("account");
});
beforeEach(() => {
  posted = [];
  me = ME;
  ways = { provider: null, connected: false };
  vi.stubGlobal("fetch", async (path: string, init: RequestInit = {}) => {
    if (path === "/api/me/account") {
      posted.push(JSON.parse(String(init.body)));
      if (refuses) return new Response(JSON.stringify({ error: { code: "bad-password" } }), { status: 401 });
    }
    if (path === "/api/sign-in" && init.method === "POST") {
      posted.push(JSON.parse(String(init.body)));
      return new Response(JSON.stringify({ error: { code: "provider-away" } }), { status: 503 });
    }
    return new Response(JSON.stringify(path === "/api/sign-in" ? ways : { me }), { status: 200 });
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

  it("has no button of a provider where there is none", async () => {
    const { container } = render(Account);
    await screen.findByLabelText("Current password");
    expect(container.querySelector("[data-provider]")).toBeNull();
  });

  it("connects an account with the provider, and says why it cannot", async () => {
    ways = { provider: "FC Test", connected: false };
    render(Account);
    await fireEvent.click(await screen.findByRole("button", { name: "Connect with FC Test" }));
    expect((await screen.findByRole("alert")).textContent).toContain("cannot be reached");
    expect(posted).toEqual([{ connect: true }]);
  });

  it("asks no current password of somebody who has none", async () => {
    me = { ...ME, password: false };
    ways = { provider: "FC Test", connected: true };
    await person.leave(0); // the page asks once who it is
    render(Account);
    await screen.findByText("You sign in with FC Test and have no password here.");
    expect(screen.queryByLabelText("Current password")).toBeNull();
    expect(screen.getByRole("button", { name: "Set a password" })).toBeTruthy();
  });

  it("does not offer to sign out while a password is being changed: the press would be lost", async () => {
    vi.stubGlobal("fetch", async (path: string) =>
      path === "/api/me/account"
        ? new Promise<Response>(() => undefined)
        : new Response(JSON.stringify({ me: ME }), { status: 200 }),
    );
    await person.leave(0); // the page asks once who it is
    render(Account);
    const leave = (await screen.findByRole("button", { name: "Sign out" })) as HTMLButtonElement;
    expect(leave.disabled).toBe(false);
    await fireEvent.input(screen.getByLabelText("Current password"), { target: { value: "open sesame 1" } });
    await fireEvent.input(screen.getByLabelText(/^New password/), { target: { value: "open sesame 2" } });
    await fireEvent.click(screen.getByRole("button", { name: "Change password" }));
    await vi.waitFor(() => expect(leave.disabled).toBe(true));
  });
});
