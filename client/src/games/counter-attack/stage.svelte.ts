/**
 * What the pitch shows while news is acted out: where everybody stands, where the ball is, which dice lie there.
 *
 * News is shown one event after another. Whenever nothing is left to show, the stage takes everything over from the
 * newest view, so that it can lag behind for a moment but never drift.
 */

import { type Tell, withTelling } from "../../board/acting.svelte";
import { distance, type Hex, hexOf } from "../../board/hexes";
import { Queue } from "../../board/queue";
import { play } from "../../lib/sound";
import { paced } from "../../lib/speed.svelte";
import type { GameEvent } from "../../protocol";
import { cellName, pieceText } from "./notation";

import type { CounterAttackView } from "./types";

/** A die that lies on the pitch. */
export interface Roll {
  n: number;
  code: string;
  /** `H9` */
  man: string;
  die: number;
  modifier: number;
  score: number | null;
  need: number | null;
}

const MOVES = new Set([
  "ca.run",
  "ca.dribble",
  "ca.free-move",
  "ca.snap-move",
  "ca.air-move",
  "ca.first-move",
  "ca.keeper-run",
  "ca.keeper-step",
  "ca.keeper-to",
  "ca.reposition",
  "ca.retreat",
  "ca.placed",
]);
const FLIGHTS = new Set([
  "ca.pass",
  "ca.high",
  "ca.long",
  "ca.headed-pass",
  "ca.header",
  "ca.shot",
  "ca.runs-loose",
  "ca.too-far",
]);
const TAKES = new Set([
  "ca.possession",
  "ca.holds",
  "ca.steal",
  "ca.interception",
  "ca.tackle-won",
  "ca.received",
]);
/** Something new begins: the dice of the last duel are taken off the pitch. */
const OPENS = new Set([
  "ca.pass",
  "ca.high",
  "ca.long",
  "ca.shot",
  "ca.header",
  "ca.tackle",
  "ca.dive",
  "ca.reckless",
  "ca.snapshot",
  "ca.run",
  "ca.restart",
  "ca.loose",
  "ca.phase",
  "ca.jumps",
  "ca.dribble",
]);
const BANNERS = new Set([
  "ca.goal",
  "ca.yellow",
  "ca.red",
  "ca.offside",
  "ca.foul",
  "ca.save",
  "ca.period-over",
  "ca.full-time",
  "ca.injured",
  "ca.shootout-goal",
  "ca.shootout-miss",
]);
const GREAT = new Set(["ca.goal", "ca.shootout-goal", "ca.shootout-miss"]);
const MS_A_HEX = 90;
const MS_ROLL = 520;
const MS_BANNER = 900;
/** More than this waiting: somebody was away, and only the end is worth the time. */
const PATIENCE = 40;

export function rollOf(event: GameEvent): Roll | null {
  const { die, piece = -1, modifier = 0, score, need } = event.args;
  if (die === undefined || !event.code.endsWith("-roll")) return null;
  return {
    n: event.n,
    code: event.code,
    man: piece < 0 ? "" : pieceText(piece),
    die,
    modifier,
    score: score ?? null,
    need: need ?? null,
  };
}

const kindOf = ({ code }: GameEvent) => (code.endsWith("-roll") ? "die" : GREAT.has(code) ? "great" : null);

export class Stage {
  /** By man (`H9`): the hex he stands on. */
  at = $state.raw<ReadonlyMap<string, string>>(new Map());
  ball = $state.raw<string | null>(null);
  rolls = $state.raw<readonly Roll[]>([]);
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
  #queue = new Queue<GameEvent | Tell>(
    async (step, pause) => ("kind" in step ? this.#tell(step.n) : await this.#act(step, pause)),
    () => this.#draw(),
    () => this.#settle(),
  );

  /** `tell` hears up to which event everything may be told. */
  constructor(tell: (n: number) => void) {
    this.#tell = tell;
  }

  /** Draw a position as it is; of what happened before, the dice are remembered. */
  settle(view: CounterAttackView, events: readonly GameEvent[]): void {
    this.#view = view;
    this.rolls = [];
    for (const event of events) this.#note(event);
    if (this.#queue.busy) this.#queue.clear();
    else this.#settle();
  }

  /** Act out what has happened up to event `last`, and end with the view. */
  follow(view: CounterAttackView, events: readonly GameEvent[], last: number): void {
    this.#view = view;
    const seen = events.filter((event) => !event.seats);
    if (seen.length === 0 && !this.#queue.busy) {
      this.#settle();
      return;
    }
    this.busy = true;
    this.#queue.add(withTelling(seen, last, kindOf));
    if (seen.length > PATIENCE || paced(1) === 0 || document.hidden) this.#queue.skip();
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
    this.ball = view.ball.hex?.join(",") ?? null;
    this.#carrier = view.ball.carrier === null ? null : pieceText(view.ball.carrier);
  }

  /** Dice are remembered even when nobody watches them fall. */
  #note(event: GameEvent): void {
    if (OPENS.has(event.code)) this.rolls = [];
    const roll = rollOf(event);
    if (roll) this.rolls = [...this.rolls.slice(-7), roll];
  }

  async #act(event: GameEvent, pause: (ms: number) => Promise<void>): Promise<void> {
    this.#note(event);
    const { piece = -1, target = -1, at = -1 } = event.args;
    const man = piece < 0 ? "" : pieceText(piece);
    if (MOVES.has(event.code)) await this.#walk(man, cellName(target), pause);
    else if (FLIGHTS.has(event.code)) {
      if (event.code !== "ca.runs-loose") play("kick");
      this.#carrier = null;
      this.isHigh = event.code === "ca.high" || event.code === "ca.long" || event.code === "ca.headed-pass";
      await this.#fly(cellName(target), pause);
      this.isHigh = false;
    } else if (TAKES.has(event.code)) {
      this.#carrier = man;
      await this.#fly(this.at.get(man) ?? cellName(at), pause);
    } else if (event.code === "ca.at-ball" || event.code === "ca.emergency-keeper")
      await this.#walk(man, cellName(at), pause);
    else if (event.code === "ca.drops" || event.code === "ca.rests") await this.#fly(cellName(at), pause);
    else if (event.code.endsWith("-roll")) await pause(paced(MS_ROLL));
    if (BANNERS.has(event.code)) {
      if (event.code === "ca.goal") play("net");
      else if (event.code !== "ca.save") play("whistle");
      this.banner = event;
      await pause(paced(event.code === "ca.goal" ? 1.8 * MS_BANNER : MS_BANNER));
      this.banner = null;
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

function far(a: string, b: string): number {
  const from: Hex | null = hexOf(a);
  const to: Hex | null = hexOf(b);
  return from && to ? distance(from, to) : 1;
}
