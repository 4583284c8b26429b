/**
 * What the pitch shows while news is acted out: where everybody stands, where the ball is, which dice lie there.
 *
 * News is shown one event after another. Whenever nothing is left to show, the stage takes everything over from the
 * newest view, so that it can lag behind for a moment but never drift.
 */

import { type Staging, withTelling } from "../../board/acting.svelte";
import { distance, type Hex, hexOf } from "../../board/hexes";
import { Queue } from "../../board/queue";
import { play } from "../../lib/sound";
import { paced } from "../../lib/speed.svelte";
import type { GameEvent } from "../../protocol";
import { type Roll, rollOf, type Step, stepsOf } from "./events";
import { pieceText } from "./parts/notation";
import type { CounterAttackView } from "./types";

const KICKS = new Set(["ca.shootout-goal", "ca.shootout-miss"]);
const GREAT = new Set(["ca.goal", ...KICKS]);
const MS_A_HEX = 90;
const MS_ROLL = 520;
const MS_BANNER = 900;
/** So many events back dice are looked for. */
const REMEMBERED = 12;
/**
 * More than this waiting: somebody was away, and only the end is worth the time. The kicks of a shoot-out come all
 * together: whoever was there when it began sees each of them.
 */
const PATIENCE = 40;

const kindOf = (step: Step) =>
  step.kind === "die" ? "die" : step.kind === "say" && GREAT.has(step.event.code) ? "great" : null;

export interface Moment {
  view: CounterAttackView;
  /** What has happened before: its last dice are remembered. */
  knownEvents: readonly GameEvent[];
}

export class Stage implements Staging<Moment> {
  /** By man (`H9`): the hex he stands on. */
  at = $state.raw<ReadonlyMap<string, string>>(new Map());
  ball = $state.raw<string | null>(null);
  rolls = $state.raw<readonly Roll[]>([]);
  /** The kicks that went in, of each side, as far as the shoot-out has been shown. */
  tally = $state.raw<readonly [number, number] | null>(null);
  /** The event whose sentence stands over the pitch. */
  banner = $state.raw<GameEvent | null>(null);
  busy = $state(false);
  /** The dice on the pitch: those of the duel that is being shown. When the next question is open they are gone. */
  lying = $derived(this.busy ? this.rolls : []);
  /** How long the walk or flight that is being shown takes. */
  pace = $state(0);
  /** The ball flies high. */
  isHigh = $state(false);

  #carrier: string | null = null;
  #view: CounterAttackView | null = null;
  #drawn: CounterAttackView | null = null;
  #tell: (n: number) => void;
  #queue = new Queue<Step>(
    (step, pause) => this.#act(step, pause),
    () => this.#draw(),
    () => this.#settle(),
  );

  /** `tell` hears up to which event everything may be told. */
  constructor(tell: (n: number) => void) {
    this.#tell = tell;
  }

  /** Draw a position as it is; of what happened before, the dice are remembered. */
  settle({ view, knownEvents }: Moment): void {
    this.#view = view;
    this.rolls = [];
    for (const event of knownEvents.slice(-REMEMBERED)) {
      if (stepsOf([event]).some(({ kind }) => kind === "open")) this.rolls = [];
      this.#lay(rollOf(event));
    }
    if (this.#queue.busy) this.#queue.clear();
    else this.#settle();
  }

  /** Act out what has happened up to event `last`, and end with the view. */
  follow({ view }: Moment, news: readonly GameEvent[], last: number): void {
    const isShootout = this.#view?.stage === "shootout";
    this.#view = view;
    const seen = view.period > 0 ? news.filter((event) => !event.seats) : [];
    if (seen.length === 0 && !this.#queue.busy) {
      this.#settle();
      return;
    }
    this.busy = true;
    this.#queue.add(withTelling(stepsOf(seen), last, kindOf));
    const isLong = seen.length > PATIENCE && !isShootout;
    if (isLong || paced(1) === 0 || document.hidden) this.#queue.skip();
  }

  skip = (): void => this.#queue.skip();

  /** The pitch as it is; questions are asked when that has been drawn. */
  #settle(): void {
    if (this.#drawn !== this.#view) this.#draw();
    this.busy = false;
  }

  #draw(): void {
    const view = this.#view;
    this.#drawn = view;
    this.pace = 0;
    this.banner = null;
    this.isHigh = false;
    if (!view) return;
    this.at = new Map(view.pieces.flatMap((p) => (p.hex ? [[p.text, p.hex.join(",")] as const] : [])));
    this.tally = tallyOf(view);
    this.ball = view.ball.hex?.join(",") ?? null;
    this.#carrier = view.ball.carrier === null ? null : pieceText(view.ball.carrier);
  }

  /** Dice are remembered even when nobody watches them fall. */
  #lay(roll: Roll | null): void {
    if (roll) this.rolls = [...this.rolls.slice(-7), roll];
  }

  async #act(step: Step, pause: (ms: number) => Promise<void>): Promise<void> {
    switch (step.kind) {
      case "tell":
        this.#tell(step.n);
        break;
      case "open":
        this.rolls = [];
        break;
      case "die":
        this.#lay(step.roll);
        await pause(paced(MS_ROLL));
        break;
      case "walk":
        await this.#walk(step.man, step.to, pause);
        break;
      case "kick":
        if (step.sound) play("kick");
        this.#carrier = null;
        this.isHigh = step.high;
        await this.#fly(step.to, pause);
        this.isHigh = false;
        break;
      case "take":
        this.#carrier = step.man;
        await this.#fly(this.at.get(step.man) ?? step.at, pause);
        break;
      case "drop":
        await this.#fly(step.to, pause);
        break;
      case "say":
        if (step.event.code === "ca.goal") play("net");
        else if (step.event.code !== "ca.save") play("whistle");
        this.banner = step.event;
        if (KICKS.has(step.event.code)) this.tally = [step.event.args.home ?? 0, step.event.args.away ?? 0];
        await pause(paced(step.event.code === "ca.goal" ? 1.8 * MS_BANNER : MS_BANNER));
        this.banner = null;
        break;
    }
  }

  async #walk(man: string, hex: string, pause: (ms: number) => Promise<void>): Promise<void> {
    if (man === "" || hex === "") return;
    const before = this.at.get(man);
    const ms = before ? Math.min(700, MS_A_HEX * far(before, hex) + 60) : 0;
    this.pace = paced(ms);
    this.at = new Map(this.at).set(man, hex);
    if (this.#carrier === man) this.ball = hex;
    await pause(this.pace);
  }

  async #fly(hex: string, pause: (ms: number) => Promise<void>): Promise<void> {
    if (hex === "" || hex === this.ball) return;
    const ms = this.ball ? Math.min(800, MS_A_HEX * 0.7 * far(this.ball, hex) + 80) : 0;
    this.pace = paced(ms);
    this.ball = hex;
    await pause(this.pace);
  }
}

/** Each side's row begins with its kicks and how many of them went in. */
function tallyOf({ shootout: [home, away] }: CounterAttackView): [number, number] | null {
  return home && away ? [home[1] ?? 0, away[1] ?? 0] : null;
}

function far(a: string, b: string): number {
  const from: Hex | null = hexOf(a);
  const to: Hex | null = hexOf(b);
  return from && to ? distance(from, to) : 1;
}
