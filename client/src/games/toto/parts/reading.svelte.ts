/** Reading the results of a round out, one fixture at a time (TO-8.5). */
import { untrack } from "svelte";
import { play } from "../../../lib/sound";
import { paced } from "../../../lib/speed.svelte";
import type { Stage } from "../stage.svelte";
import type { Table } from "../table.svelte";
import type { RoundReport } from "../types";
import { payCoins } from "./fly";
import { FIXTURES } from "./model";

const BEFORE = 900;
const EACH = 700;
/** The last fixtures decide, and take longer. */
const LAST = 3;
const EACH_OF_LAST = 1200;
/** Tokens fall one after another; then they count. */
const LANDED = 480;

export class Reading {
  report = $state.raw<RoundReport | null>(null);
  /** Fixtures read out so far. */
  read = $state(0);
  /** Fixtures whose tokens lie. */
  counted = $state(0);
  done = $derived.by(() => this.counted >= FIXTURES);
  #timers: ReturnType<typeof setTimeout>[] = [];

  /** Begin with a report; without motion everything is there at once. */
  start(report: RoundReport): void {
    this.stop();
    this.report = report;
    if (paced(EACH) === 0) this.skip();
    else this.#after(BEFORE, this.#next);
  }

  skip = (): void => {
    this.#clear();
    this.read = this.counted = FIXTURES;
  };

  stop(): void {
    this.#clear();
    this.report = null;
    this.read = this.counted = 0;
  }

  #next = (): void => {
    this.read += 1;
    const row = this.read;
    play("card");
    this.#after(LANDED, () => {
      this.counted = row;
      if (this.done) play("coin");
    });
    if (row < FIXTURES) this.#after(row < FIXTURES - LAST ? EACH : EACH_OF_LAST, this.#next);
  };

  #after(ms: number, what: () => void): void {
    this.#timers.push(setTimeout(what, paced(ms)));
  }

  #clear(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
  }
}

/** Read out what the stage has come to, and let the match know that the past is shown. */
export function readOut(table: Table, stage: Stage, reading: Reading): void {
  $effect(() => {
    const report = stage.report;
    untrack(() => (report ? reading.start(report) : reading.stop()));
  });

  // The pot goes where it was won; stakes come from everybody.
  $effect(() => {
    const { report, done } = reading;
    const isNews = untrack(() => stage.behind);
    if (report && done && isNews && report.share > 0) untrack(() => void payCoins(report.leaders, false));
  });
  // The reader's own rows are heard among the last ones, and so is who has won.
  $effect(() => {
    const { report, counted } = reading;
    const { reader } = table;
    if (!report || reader === null || counted <= FIXTURES - LAST) return;
    const isRight = report.forms[reader]?.[counted - 1] === report.results[counted - 1];
    const hasWon = report.share > 0 && report.leaders.includes(reader);
    if (counted < FIXTURES) play(isRight ? "net" : "ooh");
    else if (untrack(() => stage.behind)) play(hasWon ? "roar" : "groan");
  });
  const staking = $derived(table.view.phase === "expose" && !stage.behind ? table.view.round : 0);
  $effect(() => {
    if (staking > 0) untrack(() => void payCoins([...table.view.seats.keys()], true));
  });

  // Nobody here is asked anything: a spectator's table goes on by itself.
  $effect(() => {
    const { match } = table;
    if (!reading.done || !reading.report || match.seats.length > 0) return;
    if (table.latest.phase === "over" && !match.isReplay) return;
    const timer = setTimeout(() => stage.closeReport(), match.isReplay ? paced(2500) : 6000);
    return () => clearTimeout(timer);
  });

  $effect(() => {
    const { match } = table;
    match.showing = stage.behind;
    match.past = stage.report !== null;
    return () => {
      match.showing = false;
      match.past = false;
    };
  });
}
