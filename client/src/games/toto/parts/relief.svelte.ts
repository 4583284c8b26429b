/**
 * When this person is asked about goals of others (TO-13.13): standing orders of the seat, which the server keeps and
 * follows, also while no page is open. The device remembers them for the next match.
 */
import { untrack } from "svelte";
import { read, write } from "../../../lib/storage";
import type { Table } from "../table.svelte";
import type { SeatView, Side } from "../types";
import { WHISTLE } from "./model";

export const WAYS = ["stand", "hurts", "ask"] as const;
export type Way = (typeof WAYS)[number];

export interface Orders {
  default?: Way;
  columns?: "any" | "ask";
  /** The round in which everything stands, and the one that is played to its end without pauses. */
  round?: number;
  haste?: number;
}

/** What the device remembers: of the hand only the page knows, which then keeps it covered by itself (TO-4.1). */
type Given = Required<Pick<Orders, "default" | "columns">>;
type Kept = Given & { hand: "covered" | "ask" };
const KEY = "dugout.toto.ask";
const FIRST: Given = { default: "hurts", columns: "any" };
/** So many goals let stand by hand, one after another: perhaps somebody wants to be asked less often. */
const ENOUGH = 3;

export class Relief {
  /** The orders of the seat; null where it has none, or where people share the page. */
  orders = $state.raw<Orders | null>(null);
  /** Goals of others that stood without a question since the page was opened, and those put to this person. */
  stood = $state(0);
  asked = $state(0);
  /** Whether the hand is kept covered without a question. */
  hand = $state<Kept["hand"]>(read<Partial<Kept>>(KEY, {}).hand ?? "ask");
  #inRow = $state(0);
  #folded = $state(0);
  #counted = 0;
  #of = "";
  readonly table: Table;

  constructor(table: Table) {
    this.table = table;
  }

  #view = $derived.by(() => this.table.latest);
  #me = $derived.by((): SeatView | undefined => this.#view?.seats[this.table.match.seats[0] ?? -1]);
  way = $derived.by((): Way => this.orders?.default ?? (this.#view.mode === "async" ? "stand" : "ask"));
  columns = $derived.by(() => this.orders?.columns ?? "ask");
  wholeRound = $derived.by(() => this.orders !== null && this.orders.round === this.#view.round);
  whistles = $derived.by(() => this.#me?.hand?.[WHISTLE - 1] ?? 0);
  /** A whistle of this seat can stop the goal in question; around one device nothing may show who holds one. */
  mayStop = $derived.by(
    () =>
      !this.table.shared &&
      this.whistles > 0 &&
      this.#me?.asked === true &&
      !this.#me.answered &&
      this.#view.window !== null,
  );
  /** Whether a goal that is told is the one in question. */
  isAbout = (goal: Side & { seat: number }): boolean => {
    const asked = this.#view.window;
    return asked?.scorer === goal.seat && asked.fixture === goal.fixture && asked.side === goal.side;
  };
  /** The goal in question is put to this person; otherwise it stands by itself. */
  asks = $derived.by(() => {
    if (!this.mayStop || this.wholeRound || this.#folded === this.#question) return false;
    return this.way === "ask" || (this.way === "hurts" && this.#view.window?.hurts === true);
  });
  /** None of the own cards is a goal that fits now. */
  idle = $derived.by(() => {
    const hand = this.#me?.hand;
    const waits = new Set(this.#view.scores.flat().map((goals) => goals + 1));
    return !!hand && !hand.some((count, index) => count > 0 && index + 1 !== WHISTLE && waits.has(index + 1));
  });
  /** The rest of the round can be played without pauses: nothing is left to do, and nobody else learns anything. */
  mayPlayOut = $derived.by(
    () => this.on && this.idle && this.#people === 1 && this.orders?.haste !== this.#view.round,
  );
  /** Goals are told in the strip. */
  on = $derived.by(() => this.orders !== null && this.#view.mode !== "async");
  /** A goal that is shown is put to whoever sits here. */
  isPut = $derived.by(() => {
    const { window } = this.table.view;
    if (this.table.view.phase !== "window" || !window || this.table.match.isReplay) return false;
    return !this.on || (this.asks && this.isAbout({ ...window, seat: window.scorer }));
  });
  askLess = $derived.by(() => this.on && this.way === "ask" && this.#inRow >= ENOUGH);
  /** Asked only when it hurts, and it never was worth a whistle: perhaps the rest of the round is not, either. */
  tired = $derived.by(() => this.on && this.way === "hurts" && this.#inRow >= ENOUGH);
  #people = $derived.by(
    () => (this.table.snapshot?.seats ?? []).filter((s) => s.kind === "person" && !s.stand_in).length,
  );
  /**
   * Several people play against the countdown: everybody's window stays open as long, so a goal that is let stand by
   * hand is left to the clock, as one that orders let stand.
   */
  shared = $derived.by(
    () => this.#people > 1 && this.#view.mode === "live" && (this.table.snapshot?.clock?.seconds ?? 0) > 0,
  );

  get #question(): number {
    return this.table.match.known?.question ?? 0;
  }

  /** Follow the table: give orders when its match begins, and count what is asked. */
  attend(): void {
    $effect(() => {
      if (this.table.seat !== null && this.table.snapshot?.status === "running")
        untrack(() => void this.open());
    });
    $effect(() => {
      if (this.#view?.window) untrack(() => this.#count());
    });
    $effect(() => {
      if (this.covers) untrack(() => void this.table.answer("covered"));
    });
  }

  /** The hand is to be kept covered now, as always. */
  covers = $derived.by(() => {
    const { match, asked, view, me } = this.table;
    const isAsked = view.phase === "expose" && asked !== undefined && !me?.has_chosen;
    return this.on && this.hand === "covered" && isAsked && !match.isBehind && !match.isReplay;
  });

  /** Take up the orders of the seat, or give those of this device. */
  async open(): Promise<void> {
    const { match, seat, shared } = this.table;
    if (seat === null || shared || match.isReplay || match.alone || match.snapshot?.status !== "running")
      return;
    const of = `${match.id} ${seat}`;
    if (of === this.#of) return;
    this.#of = of;
    try {
      const { orders } = await this.table.orders<Orders | null>();
      if (orders !== null || this.#view.mode === "async") this.orders = orders;
      else {
        const { hand: _, ...kept } = read<Partial<Kept>>(KEY, {});
        await this.#give({ ...FIRST, ...kept });
      }
    } catch {
      this.#of = ""; // without orders the server asks about everything; the next page tries again
    }
  }

  /** Be asked like this from now on, in other matches, too. */
  choose = (way: Way): Promise<void> => this.#keep({ default: way });
  chooseColumns = (columns: "any" | "ask"): Promise<void> => this.#keep({ columns });
  chooseHand = (hand: Kept["hand"]): void => {
    write(KEY, { ...read<Partial<Kept>>(KEY, {}), hand });
    this.hand = hand;
  };

  /** Everything stands in this round, or no longer. */
  letAllStand = (): Promise<void> =>
    this.#give({ ...this.orders, round: this.wholeRound ? 0 : this.#view.round, haste: 0 });

  /** Everything stands, and nothing is waited for, until the round is over. */
  playOut = (): Promise<void> =>
    this.#give({ ...this.orders, round: this.#view.round, haste: this.#view.round });

  /** Let the goal in question stand. */
  stand = async (): Promise<void> => {
    this.#inRow += 1;
    if (this.shared) this.#folded = this.#question;
    else await this.table.answer("stand");
  };

  stop = async (): Promise<void> => {
    this.#inRow = 0;
    await this.table.answer("whistle");
  };

  /** Count the goal in question, once. */
  #count(): void {
    if (!this.on || !this.#me?.asked || this.#question === this.#counted) return;
    this.#counted = this.#question;
    this.table.refused = null; // it was about another question
    if (this.asks) this.asked += 1;
    else this.stood += 1;
  }

  async #keep(change: Partial<Given>): Promise<void> {
    write(KEY, { ...read<Partial<Kept>>(KEY, {}), ...change });
    this.#inRow = 0;
    await this.#give({ ...this.orders, ...change, round: 0, haste: 0 });
  }

  async #give(orders: Orders): Promise<void> {
    const before = this.orders;
    this.orders = orders;
    try {
      await this.table.setOrders(orders);
    } catch (error) {
      this.orders = before;
      this.table.refuseOf(error);
    }
  }
}
