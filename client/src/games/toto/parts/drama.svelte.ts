/**
 * What is told of the cards: every goal while it flies and lies, several at once where many wait; and what is larger
 * than a card, a whistle, and in a first match each opponent's first goal, told until it is understood.
 */

import { has, t } from "../../../lib/i18n.svelte";
import { opponentAt } from "../../../lib/opponents";
import { play } from "../../../lib/sound";
import { speed, tempo } from "../../../lib/speed.svelte";
import { storedMatch } from "../../../lib/stored-matches";
import type { Move } from "../events";
import type { Stage } from "../stage.svelte";
import type { Table } from "../table.svelte";
import type { Effect, Mark, Side } from "../types";
import { act } from "./fly";
import { countNow, effectOf, isLost, scoreWith } from "./model";
import type { Relief } from "./relief.svelte";

/** What it is to the reader: his own deed, one against him, or one among others. */
export type Stance = "for" | "against" | "neutral";

export interface Scene extends Side {
  kind: "goal" | "whistle";
  /** Who has put the card down. */
  seat: number;
  /** Whose goal it is. */
  scorer: number;
  card: number;
  /** The match before and after it. */
  before: readonly number[];
  after: readonly number[];
  stance: Stance;
  /** What the reader wrote about the match, what becomes of it, and the rows that are right before and after it. */
  mark: Mark | null;
  effect: Effect | null;
  /** No goal can make the row right any more. */
  lost: boolean;
  right: readonly [number, number];
}

/** Goals that are told together: how many, whose, and the own rows that were right before and are after them. */
export interface Run {
  count: number;
  seats: readonly number[];
  right: readonly [number, number];
}

/** How long it stays unless somebody goes on, in milliseconds. */
const HOLD: Record<Stance, number> = { for: 2600, against: 3200, neutral: 1500 };
/** The first goals of the others, in a first match. */
const EXPLAINED = 15_000;
/** Where everything is shown at once, or the reader has to answer in time: what concerns him stays for a look. */
const STILL = 600;
/** A goal of the others stays until it is read, who, where and for whom it is good, before the next card flies. */
const LOOK = 1800;

/** One goal in so many of each opponent brings a line, of which each has so many. */
const EVERY = 3;
const BOASTS = 4;

type Card = Exclude<Move, { kind: "pass" }>;

export function sceneOf(
  step: Card,
  scores: readonly number[][],
  form: string | null,
  reader: number | null,
): Scene {
  const whistle = step.kind === "whistle";
  const row = step.fixture - 1;
  const is = scores[row] ?? [0, 0];
  const goals = whistle ? step.card - 1 : step.card;
  const after = is.map((was, side) => (side === step.side ? goals : was));
  const before = scoreWith(after, step.side, whistle ? 1 : -1);
  const scorer = whistle ? step.scorer : step.seat;
  const mark = (form?.[row] as Mark | undefined) ?? null;
  const count = (score: number[]) =>
    countNow(
      form,
      scores.map((old, i) => (i === row ? score : old)),
    );
  return {
    ...step,
    scorer,
    before,
    after,
    stance:
      reader === null ? "neutral" : step.seat === reader ? "for" : scorer === reader ? "against" : "neutral",
    mark,
    effect: mark && effectOf(mark, before, after),
    lost: mark !== null && isLost(mark, after),
    right: [count(before), count(after)],
  };
}

export class Drama {
  now = $state.raw<Scene | null>(null);
  /** The newest goal that is told, and whether its card lies; kept until something else happens. */
  goal = $state.raw<Scene | null>(null);
  lies = $state(false);
  /** The goal is being told: its card flies, or lies and is looked at. */
  telling = $state(false);
  run = $state.raw<Run | null>(null);
  /** What its scorer has to say about it. */
  line = $state("");
  /** How often whoever speaks at the whistle that is shown has spoken before it. */
  spoken = 0;
  #lines = new Map<string, number>();
  #table: Table;
  #stage: () => Stage;
  #next: (() => void) | null = null;
  #hurried: () => boolean;
  #relief: Relief | null = null;
  /** So often what was to be shown has been called off. */
  #ended = 0;

  /** Whose goal is being told, or can still be stopped, in the words of bar and panel alike; empty while none is. */
  headline = $derived.by(() => {
    const { goal } = this;
    const { report } = this.#stage();
    const table = this.#table;
    const { window, mode } = table.view;
    const open = mode === "async" ? undefined : window?.scorer;
    const seat = goal?.kind === "goal" && this.telling ? goal.seat : open;
    if (seat === undefined || report) return "";
    return t("toto-strip-scores", { name: table.name(seat), mine: seat === table.seat ? "yes" : "no" });
  });

  /** `hurried`: the reader is asked something, and the clock runs. */
  constructor(table: Table, stage: () => Stage, hurried: () => boolean) {
    this.#table = table;
    this.#stage = stage;
    this.#hurried = hurried;
  }

  /** Follow the table: `called` says whether whoever sits here is asked, and everything before that has been shown. */
  attend(relief: Relief, called: () => boolean): void {
    this.#relief = relief;
    $effect(() => {
      if (this.#hurried()) this.hurry();
    });
    // whoever may stop the next goal is shown it in time
    $effect(() => {
      if (!relief.mayStop) return;
      if (this.now?.kind === "whistle") this.hurry(this.now.stance === "neutral" ? STILL : 2 * STILL);
      else if (this.goal && !this.now && !relief.isAbout(this.goal)) this.hurry();
    });
    $effect(() => {
      if (!called()) return;
      this.forget();
      this.#stage().jumps = false;
    });
    const { match } = this.#table;
    // between two goals the bar says what it said: it would flicker
    $effect(() => {
      const said = called() ? this.#call : this.headline;
      if (said || !match.isBehind || this.#stage().report) match.headline = said;
    });
    $effect(() => () => {
      match.headline = "";
    });
  }

  /** Whoever sits here alone reads it before anything else has changed on the page. */
  get #call(): string {
    return this.#table.shared ? "" : t("standing-turn");
  }

  /** Show a step on the board; a whistle then stands over it, with what it means. */
  act = async (step: Move): Promise<void> => {
    const before = this.#ended;
    if (step.kind !== "pass") this.forget();
    if (step.kind === "goal") {
      this.goal = this.#sceneOf(step);
      this.line = this.#boast(step.seat);
      this.telling = true;
    }
    await act(step);
    if (step.kind !== "whistle" || document.hidden || before !== this.#ended) return;
    const scene = this.#sceneOf(step);
    const ms = this.#timeFor(scene.stance);
    this.#speak(scene);
    if (ms > 0 && scene.stance !== "neutral") play(scene.stance === "for" ? "roar" : "groan");
    await this.#show(scene, ms);
  };

  /** The card lies: in a first match it is explained, else there is time for a look. */
  after = async (step: Move): Promise<void> => {
    this.lies = true;
    await this.#look(step);
    this.telling = false;
  };

  async #look(step: Move): Promise<void> {
    if (step.kind !== "goal" || step.seat === this.#table.reader || document.hidden || this.#hurried())
      return;
    // the question tells it all; around one device it comes at once, whatever anybody holds
    if (this.#relief?.asks || (this.#table.shared && this.#table.latest.window)) return;
    if (this.explains(step.seat)) await this.#show(this.#sceneOf(step), EXPLAINED * tempo());
    else await this.#wait(LOOK * tempo());
  }

  /** What concerns the reader is never passed over, nor is anything that is explained. */
  keeps = (step: Move): boolean => {
    const { reader } = this.#table;
    if (step.kind === "pass" || reader === null) return false;
    return step.kind === "goal" ? this.explains(step.seat) : step.seat === reader || step.scorer === reader;
  };

  /** Goals that nobody saw flying, told in one. */
  several = async (steps: readonly Move[], before: readonly number[][]): Promise<void> => {
    const goals = steps.filter(({ kind }) => kind === "goal");
    this.forget();
    if (goals.length < 2 || document.hidden) return;
    const { scores, jumps } = this.#stage();
    const right = [before, scores].map((at) => countNow(this.#form, at)) as [number, number];
    this.run = { count: goals.length, seats: [...new Set(goals.map(({ seat }) => seat))], right };
    if (!jumps && !this.#hurried()) await this.#wait(LOOK * tempo());
  };

  /** Nothing is told any more: something else is asked or shown. */
  forget = (): void => {
    this.goal = null;
    this.telling = false;
    this.line = "";
    this.run = null;
    this.lies = false;
  };

  goOn = (): void => this.#next?.();

  /** Another position is shown: whatever is shown or flies belongs to none. */
  end = (): void => {
    this.#ended += 1;
    this.forget();
    this.goOn();
  };

  /** The reader is asked something while this is shown, or may stop what comes after it. */
  hurry = (look = this.now ? STILL : 0): void => {
    const next = this.#next;
    if (next) setTimeout(next, look);
  };

  /** Whoever whistles has a word to say, or whom the reader has stopped: another one each time. */
  #speak({ stance, seat, scorer }: Scene): void {
    const line = stance === "for" ? `stopped ${scorer}` : `stops ${seat}`;
    this.spoken = this.#lines.get(line) ?? 0;
    this.#lines.set(line, this.spoken + 1);
  }

  /** Now and then a character has a word for a goal of his own: by its number alone, so that it gives nothing away. */
  #boast(seat: number): string {
    const line = `scores ${seat}`;
    const before = this.#lines.get(line) ?? 0;
    this.#lines.set(line, before + 1);
    const who = opponentAt(this.#table.snapshot, seat);
    if (!who || (before + seat) % EVERY !== 0) return "";
    const nth = Math.floor(before / EVERY) % BOASTS;
    const key = `toto-says-${who.id}.scores${nth === 0 ? "" : `-${nth + 1}`}`;
    return has(key) ? t(key) : "";
  }

  #timeFor(stance: Stance): number {
    const still = stance === "neutral" ? 0 : STILL;
    if (speed() === "off") return still;
    return this.#hurried() ? Math.min(still, STILL * tempo()) : HOLD[stance] * tempo();
  }

  /** A guided match in which this seat has not scored yet, as far as it is shown. */
  explains(seat: number): boolean {
    const { match, reader } = this.#table;
    const { guide } = storedMatch(match.id);
    if (!guide || guide.includes("*") || seat === reader || match.isReplay) return false;
    return !match.events.some(({ code, args }) => code === "to.goal" && args.seat === seat);
  }

  #sceneOf(step: Card): Scene {
    return sceneOf(step, this.#stage().scores, this.#form, this.#table.reader);
  }

  get #form(): string | null {
    const { reader, view } = this.#table;
    return reader === null ? null : (view.seats[reader]?.form ?? null);
  }

  async #show(scene: Scene, ms: number): Promise<void> {
    if (ms === 0) return;
    this.now = scene;
    await this.#wait(ms);
    this.now = null;
  }

  async #wait(ms: number): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    await new Promise<void>((resolve) => {
      this.#next = resolve;
      timer = setTimeout(resolve, ms);
    });
    clearTimeout(timer);
    this.#next = null;
  }
}
