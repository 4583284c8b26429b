/**
 * What the pitch shows while news is acted out: where everybody stands, where the ball is, and on the stage what dice
 * decide.
 *
 * News is shown one event after another. Whenever nothing is left to show, the stage takes everything over from the
 * newest view, so that it can lag behind for a moment but never drift.
 */

import { type Staging, withTelling } from "../../board/acting.svelte";
import { COLUMNS, distance, type Hex, hexName, hexOf } from "../../board/hexes";
import { Queue } from "../../board/queue";
import type { MatchClient } from "../../lib/match.svelte";
import { viewIn } from "../../lib/snapshots";
import { play } from "../../lib/sound";
import { paced } from "../../lib/speed.svelte";
import type { Moment as Great } from "../../moments/moment";
import { Showing } from "../../moments/showing.svelte";
import type { GameEvent } from "../../protocol";
import { Duel } from "../../stage/duel.svelte";
import { type Step, stepsOf } from "./events";
import { momentOf } from "./parts/moments";
import { pieceText } from "./parts/notation";
import type { CounterAttackView } from "./types";

const MS_A_HEX = 90;
const MS_BANNER = 900;
const MS_NET = 420;
/**
 * More than this waiting: somebody was away, and only the end is worth the time. The kicks of a shoot-out come all
 * together: whoever was there when it began sees each of them.
 */
const PATIENCE = 40;

const isBeat = (step: Step): boolean => step.kind === "beat";
const isGreat = (step: Step) => step.kind === "great";
const goalOf = (step: Step) => (step.kind === "great" && step.event.code === "ca.goal" ? step.event.n : null);

export interface Moment {
  view: CounterAttackView;
  /** Who reads; null for a spectator. */
  seat: number | null;
  knownEvents: readonly GameEvent[];
}

export class Stage implements Staging<Moment> {
  /** By man (`H9`): the hex he stands on. */
  at = $state.raw<ReadonlyMap<string, string>>(new Map());
  ball = $state.raw<string | null>(null);
  /** What dice decide. */
  readonly duel = new Duel();
  readonly showing: Showing;
  /** The kicks that went in, of each side, as far as the shoot-out has been shown. */
  tally = $state.raw<readonly [number, number] | null>(null);
  /** The event whose sentence stands over the pitch. */
  banner = $state.raw<GameEvent | null>(null);
  busy = $state(false);
  /** How long the walk or flight that is being shown takes. */
  pace = $state(0);
  /** The ball flies high. */
  isHigh = $state(false);
  /** It lies in the net, behind its hex. */
  inNet = $state(false);
  /** The hexes between which somebody walks or the ball flies. */
  moving = $state.raw<readonly string[]>([]);
  /** The man who moved last. */
  last = $state("");

  #carrier: string | null = null;
  #view: CounterAttackView | null = null;
  #drawn: CounterAttackView | null = null;
  #tell: (n: number, until?: number, readOut?: number) => void;
  #queue = new Queue<Step>(
    (step, pause) => this.#act(step, pause),
    () => this.#draw(),
    () => this.#settle(),
  );

  #great: (event: GameEvent) => Great | null;

  /**
   * `tell` hears up to which event everything may be told, and up to which the stage itself has read it out; `great`
   * makes great moments of events.
   */
  constructor(
    tell: (n: number, until?: number, readOut?: number) => void,
    great: (event: GameEvent) => Great | null = () => null,
    showing = new Showing(),
  ) {
    this.#tell = tell;
    this.#great = great;
    this.showing = showing;
  }

  /** Draw a position as it is. */
  settle({ view }: Moment): void {
    this.#view = view;
    this.duel.clear();
    if (this.#queue.busy) this.#queue.clear();
    else this.#settle();
  }

  /** Act out what has happened up to event `last`, and end with the view. */
  follow({ view, seat, knownEvents }: Moment, news: readonly GameEvent[], last: number): void {
    const before = this.#view ?? view;
    const isShootout = before.stage === "shootout";
    this.#view = view;
    const seen = view.period > 0 ? news.filter((event) => !event.seats) : [];
    if (seen.length === 0 && !this.#queue.busy) {
      this.#settle();
      return;
    }
    this.busy = true;
    this.showing.goOn();
    // men as they were: whoever is sent off, or has come on, has his name
    const men = { ...view, pieces: [...before.pieces, ...view.pieces] };
    const steps = stepsOf(seen, { view: men, seat, all: knownEvents });
    if (steps[0]?.kind !== "beat") this.duel.ask(null); // the answer was: no dice
    this.#queue.add(told(steps, last));
    const isLong = seen.length > PATIENCE && !isShootout;
    if (isLong || document.hidden) this.#queue.rush();
  }

  /** To the verdict; from there, and from anything else, on to the next dice. */
  skip = (): void => {
    const isDecided = !this.duel.isHeld;
    this.duel.skip();
    if (isDecided) this.#queue.skip();
  };

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
    this.isHigh = this.inNet = false;
    this.moving = [];
    if (!view) return;
    this.at = new Map(view.pieces.flatMap((p) => (p.hex ? [[p.text, p.hex.join(",")] as const] : [])));
    this.tally = tallyOf(view);
    this.ball = view.ball.hex?.join(",") ?? null;
    this.#carrier = view.ball.carrier === null ? null : pieceText(view.ball.carrier);
  }

  async #act(step: Step, pause: (ms: number) => Promise<void>): Promise<void> {
    switch (step.kind) {
      case "tell":
        this.#tell(step.n, step.until);
        break;
      case "beat":
        if (this.showing.kick?.scored !== null) this.showing.leave(); // the goal of a kick that is taken stays
        await this.duel.play(
          step.beat,
          () => this.#tell(step.tells, undefined, step.beat.to),
          !this.#queue.calm(),
        );
        break;
      case "great": {
        const moment = this.#great(step.event);
        if (moment?.kind === "kick" && moment.scored === null && paced(1) === 0) break; // nothing is seen of a walk
        if (moment && this.#queue.calm()) await this.showing.play(moment, pause);
        else if (moment) this.showing.note(moment);
        break;
      }
      case "tally":
        this.tally = [step.home, step.away];
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
      case "net":
        await this.#fly(lineOf(this.ball ?? ""), pause);
        this.pace = paced(MS_NET);
        this.inNet = true;
        await pause(this.pace);
        break;
      case "whistle":
        play("whistle");
        break;
      case "say":
        play("whistle");
        this.banner = step.event;
        await pause(paced(MS_BANNER));
        this.banner = null;
        break;
    }
  }

  async #walk(man: string, hex: string, pause: (ms: number) => Promise<void>): Promise<void> {
    if (man === "" || hex === "") return;
    const before = this.at.get(man);
    const ms = before ? Math.min(700, MS_A_HEX * far(before, hex) + 60) : 0;
    this.pace = paced(ms);
    this.moving = before ? [before, hex] : [hex];
    this.last = man;
    this.at = new Map(this.at).set(man, hex);
    if (this.#carrier === man) this.ball = hex;
    await pause(this.pace);
  }

  async #fly(hex: string, pause: (ms: number) => Promise<void>): Promise<void> {
    if (hex === "" || hex === this.ball) return;
    const ms = this.ball ? Math.min(800, MS_A_HEX * 0.7 * far(this.ball, hex) + 80) : 0;
    this.pace = paced(ms);
    this.moving = [hex];
    this.inNet = false;
    this.ball = hex;
    await pause(this.pace);
  }
}

/** The stage of a match that somebody follows. */
export const stageOf = (match: () => MatchClient<CounterAttackView>): Stage =>
  new Stage(
    (n, until, readOut = 0) => {
      match().readOut = Math.max(match().readOut, readOut);
      match().show(n, until);
    },
    (event) => momentOf(event, match()),
    new Showing((n) => match().spoken.add(n)),
  );

/** What is known of a match, for a seat; around one device nothing is good or poor. */
export const knownMoment = (match: MatchClient<CounterAttackView>, seat: number | null): Moment => ({
  view: viewIn(match.known, seat) as CounterAttackView,
  seat: match.seats.length > 1 ? null : seat,
  knownEvents: match.knownEvents,
});

/** As everywhere, but what follows half-time is told after it. */
function told(steps: readonly Step[], last: number): Step[] {
  const at = steps.findLastIndex(isBeat);
  const great = (code: string) =>
    steps.find((step, i) => i > at && step.kind === "great" && step.event.code === code);
  const pause = great("ca.period-over");
  if (pause?.kind === "great" && !great("ca.goal")) return toldAfter(steps, pause, last);
  return withTelling(steps, last, isGreat, goalOf);
}

/** The score and the clock of the next half wait until half-time is over. */
function toldAfter(steps: readonly Step[], pause: Step & { kind: "great" }, last: number): Step[] {
  const at = steps.findLastIndex(isBeat);
  return steps.flatMap((step, i): Step[] => {
    if (i === at && step.kind === "beat") return [{ ...step, tells: pause.event.n }];
    if (step !== pause) return [step];
    const before: Step[] = at < 0 ? [{ kind: "tell", n: pause.event.n }] : [];
    return [...before, step, { kind: "tell", n: last }];
  });
}

/** Each side's row begins with its kicks and how many of them went in. */
function tallyOf({ shootout: [home, away] }: CounterAttackView): [number, number] | null {
  return home && away ? [home[1] ?? 0, away[1] ?? 0] : null;
}

/** The place in the goal that is nearest to a ball. */
function lineOf(ball: string): string {
  const { c, h } = hexOf(ball) ?? { c: COLUMNS, h: 0 };
  return hexName({ c: Math.sign(c) * COLUMNS, h: 2 * Math.max(-3, Math.min(3, Math.round(h / 2))) });
}

function far(a: string, b: string): number {
  const from: Hex | null = hexOf(a);
  const to: Hex | null = hexOf(b);
  return from && to ? distance(from, to) : 1;
}
