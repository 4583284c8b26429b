/**
 * The stage: what the board shows while news is being acted out.
 *
 * News comes in as steps and is shown one after another. Whenever the queue runs dry the stage takes over the
 * scores of the newest view, so that the board can lag behind for a moment but never drift.
 */
import type { Staging } from "../../board/acting.svelte";
import { Queue } from "../../board/queue";
import type { GameEvent } from "../../protocol";
import { type Move, type Step, stepsOf } from "./events";
import type { RoundReport, Side, TotoView } from "./types";

/** Shows a step; resolves when it has been seen. Absent or instant where nothing may move. */
export type Act = (step: Move) => Promise<void>;

/** How a stage takes its time. */
export interface Pace {
  /** What is looked at once its card lies on the board; resolves when it has been seen. */
  after: Act;
  /** So many steps wait: the older ones are only noted, not acted out. */
  patience: () => number;
  /** What is acted out however many wait. */
  keeps: (step: Move) => boolean;
  /** Steps that were only noted are told together; `before` are the scores without them. */
  several: (steps: readonly Move[], before: readonly number[][]) => Promise<void>;
  /** Another position is shown: what is being looked at is over. */
  end: () => void;
}
const nothing = async () => {};
const USUAL: Pace = {
  after: nothing,
  patience: () => 3,
  keeps: () => false,
  several: nothing,
  end: () => {},
};

export class Stage implements Staging<TotoView> {
  scores = $state.raw<number[][]>([]);
  /** The goal in question: the last one placed or taken off. */
  hot = $state.raw<(Side & { kind: "goal" | "whistle" }) | null>(null);
  /** The seat that has just passed. */
  passed = $state<number | null>(null);
  /** The round being read out. */
  report = $state.raw<RoundReport | null>(null);
  busy = $state(false);
  /** A report waits in the queue or is being read: what the view says belongs to the time after it. */
  behind = $state(false);
  /** Nothing is acted out until somebody here is asked, or a round is read out. */
  jumps = $state(false);

  #queue = new Queue<Step>(
    (step) => this.#show(step),
    () => this.#draw(),
    () => {
      this.busy = false;
    },
  );
  /** How often a position was begun with: what is under way then never happened. */
  #settled = 0;
  /** Only noted so far, and the scores before that. */
  #noted: Move[] = [];
  #before: number[][] = [];
  #view: TotoView | null = null;
  #act: Act;
  #tell: (n: number) => void;
  #pace: Pace;
  #next: (() => void) | null = null;

  /** `tell` hears up to which event everything may be told. */
  constructor(act: Act, tell: (n: number) => void, pace: Partial<Pace> = {}) {
    this.#act = act;
    this.#tell = tell;
    this.#pace = { ...USUAL, ...pace };
  }

  /** Begin with a position, without acting anything out. */
  settle(view: TotoView): void {
    this.#view = view;
    this.#settled += 1;
    if (this.#queue.busy) this.#queue.clear();
    this.#noted = [];
    this.jumps = false;
    this.scores = view.scores;
    this.hot = view.window ? { ...view.window, kind: "goal" } : null;
    this.passed = null;
    this.behind = false;
    this.#pace.end();
    this.closeReport();
  }

  /** News: what happened up to event `last`, and the position it led to. */
  follow(view: TotoView, news: readonly GameEvent[], last: number): void {
    const steps = stepsOf(news);
    this.#view = view;
    if (steps.length === 0 && !this.#queue.busy) {
      this.#tell(last);
      this.#draw();
      return;
    }
    this.busy = true;
    if (steps.some((step) => step.kind === "report")) this.behind = true;
    this.#queue.add([...steps, { kind: "tell", n: last }]);
  }

  /** Show the rest of the queue at once. */
  skip(): void {
    if (this.busy) this.#queue.skip();
  }

  /** The same for all that happens before somebody here is asked again. */
  jump(): void {
    this.jumps = true;
    this.skip();
  }

  /** The reader has seen enough of the report. */
  closeReport(): void {
    this.report = null;
    this.#next?.();
    this.#next = null;
  }

  async #show(step: Step): Promise<void> {
    if (step.kind === "tell") this.#tell(step.n);
    else if (step.kind !== "report" && this.#isLate(step)) this.#noteOnly(step);
    else {
      await this.#tellNoted();
      await (step.kind === "report" ? this.#read(step.number) : this.#move(step));
    }
  }

  #isLate(step: Move): boolean {
    const waiting = this.#queue.waiting.filter(({ kind }) => kind !== "tell").length;
    const crowded = waiting >= this.#pace.patience() && !this.#pace.keeps(step);
    return this.#queue.isHurried || this.jumps || crowded;
  }

  #noteOnly(step: Move): void {
    if (this.#noted.length === 0) this.#before = this.scores;
    this.#noted.push(step);
    if (step.kind === "pass") this.passed = step.seat;
    this.#note(step);
  }

  async #tellNoted(): Promise<void> {
    if (this.#noted.length > 0) await this.#pace.several(this.#noted.splice(0), this.#before);
  }

  async #move(step: Move): Promise<void> {
    const settled = this.#settled;
    if (step.kind === "goal") this.hot = { fixture: step.fixture, side: step.side, kind: "goal" };
    if (step.kind === "pass") this.passed = step.seat;
    await this.#act(step).catch(console.error); // what cannot be shown holds nothing up
    if (settled !== this.#settled) return;
    this.#note(step);
    await this.#pace.after(step).catch(console.error);
  }

  /** The board as it is. */
  #draw(): void {
    if (!this.#view) return;
    void this.#tellNoted();
    this.scores = this.#view.scores;
    if (this.#view.phase === "expose" || this.#view.phase === "forecast") this.hot = null;
  }

  async #read(number: number): Promise<void> {
    const report = this.#view?.reports.find((r) => r.number === number);
    if (!report) {
      this.behind = false;
      return;
    }
    this.hot = null;
    this.jumps = false;
    this.report = report;
    await new Promise<void>((resolve) => {
      this.#next = resolve;
    });
    this.#queue.calm();
    this.behind = this.#queue.waiting.some((step) => step.kind === "report");
  }

  #note(step: Move): void {
    if (step.kind === "pass") return;
    this.passed = null;
    const goals = step.kind === "goal" ? step.card : step.card - 1;
    this.scores = this.scores.map((score, row) =>
      row === step.fixture - 1 ? score.map((was, side) => (side === step.side ? goals : was)) : score,
    );
    this.hot = { fixture: step.fixture, side: step.side, kind: step.kind };
  }
}
