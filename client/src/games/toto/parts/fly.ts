/** What flies over the table: cards to their side, coins to and from the pot. Copies move; the board stays true. */
import { painted } from "../../../lib/frames";
import { play } from "../../../lib/sound";
import { paced } from "../../../lib/speed.svelte";
import type { Move } from "../events";
import { sideKey, WHISTLE } from "./model";

const FLIGHT = 420;
const REST = 200;
const PASS = 350;

const visible = (element: Element) => element.getClientRects().length > 0;
const find = (selector: string) => [...document.querySelectorAll(selector)].find(visible) ?? null;
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

function cardFace(face: number): HTMLElement {
  const card = document.createElement("span");
  card.className = face === WHISTLE ? "toto-fly whistle" : "toto-fly";
  if (face === WHISTLE) card.innerHTML = '<svg viewBox="0 0 60 84"><use href="#whistle-card"/></svg>';
  else card.textContent = String(face);
  card.setAttribute("aria-hidden", "true");
  return card;
}

function coinFace(): HTMLElement {
  const coin = document.createElement("span");
  coin.className = "toto-fly coin";
  coin.innerHTML = '<svg viewBox="0 0 48 48"><use href="#token-coin"/></svg>';
  coin.setAttribute("aria-hidden", "true");
  return coin;
}

async function travel(
  card: HTMLElement,
  from: DOMRect,
  to: DOMRect,
  ms: number,
  away: boolean,
): Promise<void> {
  document.body.append(card);
  const place = (around: DOMRect, scale: number, turn: number) =>
    `translate(${around.left + around.width / 2}px, ${around.top + around.height / 2}px) translate(-50%, -50%) ` +
    `scale(${scale}) rotate(${turn}deg)`;
  const frames = [
    { transform: place(from, 0.7, -8), opacity: away ? 1 : 0.2 },
    { transform: place(to, away ? 1.2 : 0.75, away ? 14 : 0), opacity: away ? 0 : 1 },
  ];
  const motion = card.animate?.(frames, {
    duration: ms,
    easing: "cubic-bezier(.2,.8,.2,1)",
    fill: "forwards",
  });
  await Promise.race([motion?.finished.catch(() => null) ?? Promise.resolve(null), wait(ms + 120)]);
  card.remove();
}

/** Shows one step; resolves when it has been seen. */
export async function act(step: Move): Promise<void> {
  if (document.hidden) return;
  if (step.kind === "pass") {
    await wait(paced(PASS));
    return;
  }
  play(step.kind === "goal" ? "card" : "whistle");
  const ms = paced(FLIGHT);
  if (ms === 0) return;
  await painted(); // everything is in its place then, and can be measured for nothing
  const box = find(`[data-side="${sideKey(step)}"]`);
  box?.closest("[data-row]")?.scrollIntoView({ block: "nearest" });
  const hand = find(`[data-seat="${step.seat}"]`);
  if (box && hand) {
    const here = box.getBoundingClientRect();
    const there = hand.getBoundingClientRect();
    if (step.kind === "goal") await travel(cardFace(step.card), there, here, ms, false);
    else {
      await travel(cardFace(WHISTLE), there, here, ms * 0.6, false);
      await travel(
        cardFace(step.card),
        here,
        new DOMRect(here.x + 30, here.y - 70, here.width, here.height),
        ms * 0.5,
        true,
      );
    }
  }
  await wait(paced(REST));
}

/** So many coins stand for any sum. */
const COINS = 9;
const COIN_FLIGHT = 620;
const COIN_GAP = 90;

/** Coins from the pot to these seats, or from them into it. */
export async function payCoins(seats: readonly number[], into: boolean): Promise<void> {
  const ms = paced(COIN_FLIGHT);
  const pot = find("[data-pot]");
  if (ms === 0 || document.hidden || !pot || seats.length === 0) return;
  const count = into ? seats.length : Math.max(COINS, seats.length);
  await Promise.all(
    Array.from({ length: count }, async (_, at) => {
      await wait(at * paced(COIN_GAP));
      const seat = find(`[data-seat="${seats[at % seats.length]}"]`);
      if (!seat) return;
      const [from, to] = into ? [seat, pot] : [pot, seat];
      play("coin");
      await travel(coinFace(), from.getBoundingClientRect(), to.getBoundingClientRect(), ms, false);
    }),
  );
}
