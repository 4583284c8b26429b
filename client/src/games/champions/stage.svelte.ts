/**
 * What the pitch shows. It follows the match event by event and is never more than that: whenever everything has been
 * shown, it is drawn from the view itself, so that it cannot drift from the truth.
 */
import { type Staging, withTelling } from "../../board/acting.svelte";
import { Queue } from "../../board/queue";
import { viewIn } from "../../lib/snapshots";
import { play } from "../../lib/sound";
import { paced, setRate } from "../../lib/speed.svelte";
import type { Moment as Great } from "../../moments/moment";
import { Showing } from "../../moments/showing.svelte";
import type { GameEvent, Snapshot } from "../../protocol";
import { Duel } from "../../stage/duel.svelte";
import type { Staged } from "./beats";
import { type Step, stepsOf } from "./events";
import { seatOfMan, walkCells } from "./parts/pitch";
import type { ChampionsView, Flight } from "./types";

export interface Moment {
  view: ChampionsView;
  /** The cell about which an interception is asked. */
  chance: string | null;
}

/** What is known of a match, for a seat. */
export function knownMoment(known: Snapshot<ChampionsView> | null, seat: number | null): Moment {
  const prompt = known?.prompt;
  const chance = prompt?.code === "ch.intercept" ? prompt.args.cell : null;
  return {
    view: viewIn(known, seat) as ChampionsView,
    chance: typeof chance === "string" ? chance : null,
  };
}

export interface Shown {
  text: string;
  big: boolean;
  /** A picture beside the words: a bandage. */
  icon: string;
  /** Said beside the board only: what it is about is still to be seen there. */
  isAside?: boolean;
}

const PICTURES: Record<string, string> = {
  "ch.injury": "bandage",
  "ch.carried-off": "bandage",
};

const STEP = 130;
const BALL = 91;
const SHOT = 60;
const SAY = 900;
const BIG = 1600;
const SETTLE = 160;
/** A sentence that explains something is read. */
const READ = 3200;
/** What the game is about, before the first turn of the others. */
const GREETING = 6000;
/** How much slower than usual the first turns of the others are shown to whoever is new. */
const SLOWLY = 0.6;
/** More than this has been missed: show the end only. */
const TOO_LONG = 60;
const NO_TRAILS: readonly (readonly string[][])[] = [[], []];

/**
 * For whoever is new: whether a coach still says hello, which others wait for, whether they are shown slowly just now,
 * and what they did in the turn that is over.
 */
export interface Calm {
  greets: () => boolean;
  isSlow: (seat: number) => boolean;
  why: (seat: number) => string;
}

/** The last cell on the way of a ball before this one. */
function shortOf({ start, cells }: Flight, cell: string): string {
  return cells[cells.indexOf(cell) - 1] ?? start;
}

/** Where the ball is drawn. A kick that is planned has not been kicked yet; one in doubt hangs one cell short of it. */
export function ballIn({ view, chance }: Moment): string | null {
  const { flight, phase } = view;
  if (chance && flight) return shortOf(flight, chance);
  if (!flight || flight.seat === null)
    return chance ?? view.ball ?? (phase === "dive" ? (flight?.start ?? null) : null);
  if (phase === "leg" || phase === "chase" || phase === "drop") return flight.start;
  if (phase === "intercept") return flight.start;
  if (phase === "dive") {
    const first = flight.legs.at(-1) ?? 0;
    return first > 0 ? (flight.cells[first - 1] ?? flight.start) : flight.start;
  }
  return view.ball;
}

const isGreat = (step: Step) => step.kind === "great" || (step.kind === "say" && step.big);
const goalOf = (step: Step) => (step.kind === "great" && step.event.code === "ch.goal" ? step.event.n : null);

const cellsOf = (view: ChampionsView): Record<string, string> =>
  Object.fromEntries(view.men.flatMap((man) => (man.cell ? [[man.id, man.cell]] : [])));

export class Stage implements Staging<Moment> {
  /** The view as it was when everything before it had been shown. */
  view = $state.raw<ChampionsView | null>(null);
  /** Where the men are drawn. */
  at = $state.raw<Readonly<Record<string, string>>>({});
  ball = $state.raw<string | null>(null);
  /** How long a man or the ball takes for the change just made. */
  manMs = $state(0);
  ballMs = $state(0);
  shown = $state.raw<Shown | null>(null);
  showing: Showing;
  /** Where dice decide. */
  duel = new Duel();
  /** The way of a ball that is flying. */
  route = $state.raw<readonly string[]>([]);
  busy = $state(false);
  /** The ways of men and ball in the last turn of each seat. */
  trails = $state.raw<readonly (readonly string[][])[]>(NO_TRAILS);

  #moment: Moment | null = null;
  /** What a plan would lead to, drawn in place of what is. */
  #supposed: Moment | null = null;
  #drawn: Moment | null = null;
  #index = 0;
  #turn = 0;
  #shot = false;
  #queue: Queue<Step>;
  #words: (event: GameEvent) => string;
  #tell: (n: number, until?: number) => void;
  #great: (event: GameEvent) => Great | null;
  #beat: (event: GameEvent) => Staged | null;
  #calm: Calm | null;
  #isSlow = false;
  #isGreeted = false;

  /**
   * `tell` hears up to which event everything may be told; `great` makes great moments of events, `beat` what is seen
   * of their dice, `calm` slows down what is new.
   */
  constructor(
    words: (event: GameEvent) => string,
    tell: (n: number, until?: number) => void,
    great: (event: GameEvent) => Great | null = () => null,
    showing = new Showing(),
    beat: (event: GameEvent) => Staged | null = () => null,
    calm: Calm | null = null,
  ) {
    this.#words = words;
    this.#tell = tell;
    this.#great = great;
    this.showing = showing;
    this.#beat = beat;
    this.#calm = calm;
    this.#queue = new Queue(this.#act, this.#draw, this.#settled);
  }

  /** Draw what would be, without anything having happened; null: what is. */
  suppose(view: ChampionsView | null): void {
    this.#supposed = view ? { view, chance: null } : null;
    if (!this.busy) this.#draw();
  }

  /** Draw a moment as it is. */
  settle(moment: Moment): void {
    this.#moment = moment;
    this.#supposed = null;
    this.trails = NO_TRAILS;
    this.duel.clear();
    if (this.#queue.busy) this.#queue.clear();
    else this.#settled();
  }

  /** Act out what has happened up to event `last`, and end at the moment. */
  follow(moment: Moment, events: readonly GameEvent[], last: number): void {
    const steps = stepsOf(events);
    if (steps.length > 0 && this.#supposed) this.suppose(null); // what was a plan happens now, from the beginning
    this.#moment = moment;
    if (steps.length === 0 && !this.#queue.busy) {
      this.#settled();
      return;
    }
    this.busy = true;
    this.showing.goOn();
    if (this.#calm?.greets() && !this.#isGreeted) this.#queue.add([{ kind: "wait" }]);
    this.#isGreeted = true;
    this.#queue.add(withTelling(steps, last, isGreat, goalOf));
    if (steps.length > TOO_LONG || document.hidden) this.#queue.rush();
    else if (paced(1) === 0) this.#queue.skip();
  }

  /** To the verdict; from there, and from anything else, on to the next dice. */
  skip = (): void => {
    const isDecided = !this.duel.isHeld;
    this.duel.skip();
    if (this.busy && isDecided) this.#queue.skip();
  };

  /** The pitch as it is; questions are asked when that has been drawn. */
  #settled = (): void => {
    if (this.#drawn !== (this.#supposed ?? this.#moment)) this.#draw();
    this.busy = false;
  };

  #draw = (): void => {
    const moment = this.#supposed ?? this.#moment;
    this.#drawn = moment;
    this.shown = null;
    if (!moment) return;
    this.manMs = paced(SETTLE);
    this.ballMs = paced(SETTLE);
    this.at = cellsOf(moment.view);
    this.ball = ballIn(moment);
    this.view = moment.view;
    const { flight } = moment.view;
    this.route = flight ? [flight.start, ...flight.cells] : [];
    this.#index = Math.max(0, this.route.indexOf(this.ball ?? ""));
    this.#shot = flight?.end === "goal";
  };

  #act = async (step: Step, pause: (ms: number) => Promise<void>): Promise<void> => {
    switch (step.kind) {
      case "tell":
        this.#tell(step.n, step.until);
        break;
      case "wait":
        await pause(paced(GREETING));
        break;
      case "move":
        await this.#move(step.man, step.to, pause);
        break;
      case "turn":
        if (this.#calm && step.seat !== this.#turn) await this.#goOn(this.#calm, step.seat, pause);
        this.#turn = step.seat;
        this.route = []; // the kick of the turn before is no longer drawn
        this.trails = this.trails.map((ways, seat) => (seat === step.seat ? [] : ways));
        break;
      case "stop":
        this.#turn = step.seat;
        this.trails = NO_TRAILS;
        break;
      case "put":
        this.manMs = 0;
        this.at = { ...this.at, [step.man]: step.cell };
        await pause(paced(60));
        break;
      case "off": {
        const { [step.man]: _, ...rest } = this.at;
        this.at = rest;
        await pause(paced(STEP));
        break;
      }
      case "leg":
        if (this.route.at(-1) !== step.start) {
          this.route = [step.start];
          this.#index = 0;
          this.#carry(step.start, 0);
        }
        this.route = [...this.route, ...step.cells];
        this.#shot = step.shot;
        break;
      case "back":
        if (this.at[step.man] !== step.to) await this.#move(step.man, step.to, pause);
        break;
      case "fly":
        await this.#fly(step.to, pause);
        break;
      case "hang": {
        const at = this.route.indexOf(step.before, this.#index);
        if (at > this.#index) await this.#fly(this.route[at - 1] ?? null, pause);
        break;
      }
      case "meet":
        if (this.route.includes(this.at[step.man] ?? "")) await this.#fly(this.at[step.man] ?? null, pause);
        this.route = this.ball ? [this.ball] : [];
        this.#index = 0;
        break;
      case "ball":
        this.#carry(step.cell, paced(BALL));
        this.route = step.cell ? [step.cell] : [];
        this.#index = 0;
        await pause(paced(BALL));
        break;
      case "beat":
        await this.#decide(step.event, step.tells);
        break;
      case "great": {
        const moment = this.#great(step.event);
        if (moment && this.#queue.calm()) await this.showing.play(moment, pause);
        else if (moment) this.showing.note(moment);
        break;
      }
      case "say":
        if (step.big || step.event.code === "ch.kick-off") play("whistle");
        this.shown = { text: this.#words(step.event), big: step.big, icon: PICTURES[step.event.code] ?? "" };
        await pause(paced(step.big ? BIG : SAY));
        this.shown = null;
        break;
    }
  };

  /** A turn begins: what was done in the one before is said to whoever is new. */
  async #goOn({ why, isSlow }: Calm, seat: number, pause: (ms: number) => Promise<void>): Promise<void> {
    const text = why(seat);
    if (text && paced(1) > 0) {
      this.shown = { text, big: false, icon: "", isAside: true };
      await pause(READ);
      this.shown = null;
    }
    this.#slow(isSlow(seat));
  }

  #slow(on: boolean): void {
    if (on !== this.#isSlow) setRate(on ? SLOWLY : 1); // a replay has a rate of its own
    this.#isSlow = on;
  }

  /** The table goes. */
  leave(): void {
    this.#slow(false);
  }

  /** What is told waits until the die lies; whoever decided it has seen the question. */
  async #decide(event: GameEvent, tells: number | undefined): Promise<void> {
    const staged = this.#beat(event);
    const isSeen = this.#queue.calm() && staged !== null;
    const tell = () => {
      if (this.duel.beat) staged?.seen();
      // in a hurry all is told at its end
      if (isSeen || tells !== undefined) this.#tell(tells ?? staged?.until ?? event.n);
    };
    if (staged?.asked && isSeen) this.duel.ask(staged.beat);
    if (staged) await this.duel.play(staged.beat, tell, !isSeen);
    else tell();
  }

  #trace(way: readonly string[]): void {
    this.trails = this.trails.map((ways, seat) => (seat === this.#turn ? [...ways, [...way]] : ways));
  }

  #carry(cell: string | null, ms: number): void {
    this.ballMs = ms;
    this.ball = cell;
  }

  async #move(man: string, to: string, pause: (ms: number) => Promise<void>): Promise<void> {
    const from = this.at[man];
    if (!from || from === to) {
      this.at = { ...this.at, [man]: to };
      return;
    }
    const others = new Set(Object.entries(this.at).flatMap(([id, cell]) => (id === man ? [] : [cell])));
    const way = walkCells(from, to, others);
    if (seatOfMan(man) === this.#turn) this.#trace([from, ...way]);
    this.manMs = paced(STEP);
    for (const cell of way) {
      this.at = { ...this.at, [man]: cell };
      await pause(paced(STEP));
    }
  }

  async #fly(to: string | null, pause: (ms: number) => Promise<void>): Promise<void> {
    const found = to === null ? this.route.length - 1 : this.route.indexOf(to, this.#index);
    const end = found < 0 ? this.route.length - 1 : found;
    if (end > this.#index) {
      play("kick");
      this.#trace(this.route.slice(this.#index, end + 1));
    }
    const ms = paced(this.#shot ? SHOT : BALL);
    while (this.#index < end) {
      this.#index += 1;
      this.#carry(this.route[this.#index] ?? null, ms);
      await pause(ms);
    }
  }
}
