/**
 * A coach at the board: whom he has picked, what he has pencilled in, what it is worth, and why something is not
 * possible.
 *
 * Legal is what the server offers (`asked.choices`), nothing else. A run and the passes after it are a plan that only
 * this coach sees (plan.svelte.ts); the answer that ends it is pencilled first and played by the named button, or by
 * tapping the same cell again.
 */
import { ApiFailure } from "../../lib/api";
import { t } from "../../lib/i18n.svelte";
import type { MatchClient } from "../../lib/match.svelte";
import { labelOf } from "../../lib/names";
import { buzz } from "../../lib/sound";
import type { ApiError, Asked } from "../../protocol";
import { follow } from "./parts/coached";
import { sideOf } from "./parts/keeper";
import {
  actorsIn,
  intentOf,
  kickEnd,
  type Option,
  PENCILLED,
  PLAIN,
  PRIVATE,
  readOption,
  targetsOf,
} from "./parts/notation";
import { type Ahead, Plan } from "./parts/plan.svelte";
import { prefer } from "./parts/prefs.svelte";
import { type Refused, Refusing } from "./parts/refusing.svelte";
import { Worth } from "./parts/worth.svelte";
import type { Stage } from "./stage.svelte";
import type { ChampionsView, Man, Odds } from "./types";
import { refusalSentence } from "./words";

interface Source {
  match: MatchClient<ChampionsView>;
  seat: number | null;
}

export class Play {
  picked = $state<string | null>(null);
  pencil = $state.raw<Option | null>(null);
  /** The cell over which a drag is. */
  hovered = $state<string | null>(null);
  /** This cell was tapped, and several men can get there: one of them is chosen. */
  wanted = $state<string | null>(null);
  no = new Refusing();
  cursor = $state<string | null>(null);

  #source: () => Source;
  #stage: Stage;
  /** The last pass and its other curve, so that it can be bent after it was planned. */
  #bendable = $state.raw<{ end: string; texts: string[]; now: number } | null>(null);

  worth = new Worth((step) => this.#ask(step));

  /** What is thought out and not yet handed in. */
  plan: Plan;

  constructor(source: () => Source, stage: Stage) {
    this.#source = source;
    this.#stage = stage;
    this.plan = new Plan(this.#look, (view) => stage.suppose(view));
  }

  match = $derived.by(() => this.#source().match);
  /** Which seat this screen plays: its own, or on a shared device whichever is asked. */
  seat = $derived.by((): number | null => {
    const { match, seat } = this.#source();
    if (seat !== null) return seat;
    const asked = match.snapshot?.asked.find((a) => a.seat >= 0 && !a.may);
    return match.seats.length > 1 ? (asked?.seat ?? null) : null;
  });
  view = $derived.by(
    (): ChampionsView => this.#stage.view ?? (this.match.viewOf(this.seat) as ChampionsView),
  );
  /** What has been told: score, clock and who is asked. */
  told = $derived.by(() => this.match.viewOf(this.seat) as ChampionsView);
  men = $derived.by(() => new Map(this.view.men.map((man) => [man.id, man])));
  asked = $derived.by((): Asked | undefined =>
    this.#stage.busy || this.seat === null || this.match.snapshot?.status !== "running"
      ? undefined
      : (this.plan.asked ?? this.match.asked(this.seat)),
  );
  /** What was taken back is not answered by itself again. */
  isReopened = $derived.by(() => this.match.snapshot?.question === this.match.reopened);
  sending = $derived.by(() => this.match.sending || this.plan.looking);
  about = $derived.by(() => (typeof this.asked?.args.man === "string" ? this.asked.args.man : null));
  options = $derived.by((): Option[] =>
    (this.asked?.choices ?? []).map((text) => readOption(text, this.view, this.about)),
  );
  acts = $derived.by(() => this.options.filter((option) => !PLAIN.has(option.word)));
  canBack = $derived.by(() => this.plan.steps.length > 0);
  canNone = $derived.by(() => this.options.some((option) => option.word === "none"));
  /** Something is planned of which nobody else knows. */
  isPrivate = $derived.by(() => this.canBack || PRIVATE.has(this.pencil?.word ?? ""));
  /** Men among whom one is chosen first. */
  actors = $derived.by(() => actorsIn(this.acts));
  /** The man whose targets are shown: the picked one, or the only one there is. */
  actor = $derived.by((): string | null =>
    this.actors.length === 1
      ? (this.actors[0] ?? null)
      : this.actors.includes(this.picked ?? "")
        ? this.picked
        : null,
  );
  /** What can be tapped now, by cell. */
  targets = $derived.by(() => targetsOf(this.acts, this.actor));
  /** What can be done with the ball before a man is picked. */
  runners = $derived.by(() =>
    this.acts.filter(({ cell, word }) => cell === this.view.ball && word !== "kick"),
  );
  /** The ball was tapped: one of those who reach it is chosen. */
  reaching = $derived.by(() => this.wanted !== null && this.wanted === this.view.ball);
  /** What leads to the cell that was tapped. */
  #wayThere = $derived.by(() => this.acts.filter((act) => act.cell === this.wanted && act.word !== "kick"));
  /** Men who can be picked, by cell. */
  pickable = $derived.by((): Map<string, string> => {
    const found = new Map<string, string>();
    if (this.actors.length < 2) return found;
    for (const id of this.wanted ? actorsIn(this.#wayThere) : this.actors) {
      const cell = this.men.get(id)?.cell;
      if (cell) found.set(cell, id);
    }
    return found;
  });
  /** Answers without a place on the pitch: men on the bench. */
  elsewhere = $derived.by(() =>
    this.acts.filter((option) => option.cell === null && option.word !== "lineup"),
  );
  /** Ways of the pencilled kick: straight or the two curves. */
  ways = $derived.by(() =>
    this.pencil?.word === "kick" ? (this.targets.get(this.pencil.cell ?? "") ?? []) : [],
  );
  canBend = $derived.by(() => this.ways.length > 1 || this.#bendNow !== null);
  planning = $derived.by(
    () =>
      this.asked !== undefined &&
      this.view.flight !== null &&
      (this.asked.code === "ch.leg" || this.asked.code === "ch.chase"),
  );

  get #bendNow() {
    const bend = this.#bendable;
    const { flight } = this.view;
    return bend && this.canBack && flight?.cells.at(-1) === bend.end ? bend : null;
  }

  get odds(): Odds | null {
    return this.worth.odds;
  }

  name = (seat: number): string => labelOf(this.match.snapshot, seat);
  man = (id: string | null): Man | undefined => (id === null ? undefined : this.men.get(id));
  manOn = (cell: string): Man | undefined => this.view.men.find((man) => man.cell === cell);

  /** Begin anew with the next question. */
  fresh(): void {
    this.plan.clear();
    this.worth.forget();
    this.#lift();
  }

  #lift(): void {
    this.picked = null;
    this.wanted = null;
    this.pencil = null;
    this.hovered = null;
    this.no.refused = null;
    this.worth.lift(this.asked?.code);
  }

  pick = (id: string | null): void => {
    this.wanted = null;
    this.no.refused = null;
    this.pencil = null;
    this.worth.lift(this.asked?.code);
    this.picked = this.picked === id ? null : id;
    if (this.picked) buzz(10);
  };

  /** A cell was tapped. */
  tap = (cell: string): void => {
    if (this.#stage.busy) {
      this.#stage.skip();
      return;
    }
    if (!this.asked || this.sending) return;
    const here = this.targets.get(cell);
    const man = this.pickable.get(cell);
    const aim = this.pencil ? undefined : this.worth.aims.find((one) => one.cell === cell);
    if (aim) this.#aim(aim.plan);
    else if (here) this.#take(here);
    else if (man && this.wanted) this.#reach(man);
    else if (man) this.pick(man);
    else if (this.actor === null && this.acts.some((act) => act.man && act.cell === cell)) this.#want(cell);
    else void this.refuse(cell);
  };

  /** A man can be dragged to where he can go. */
  grab = (cell: string): boolean => {
    const man = this.pickable.get(cell);
    if (!this.asked || this.sending) return false;
    if (man) {
      this.picked = man;
      this.pencil = null;
      this.no.refused = null;
      return true;
    }
    return this.actor !== null && this.man(this.actor)?.cell === cell;
  };

  drop = (cell: string): void => {
    if (this.targets.has(cell)) this.tap(cell);
    else if (this.man(this.actor)?.cell !== cell) void this.refuse(cell);
  };

  /** The goal is lit, and was tapped: its plan is drawn. */
  #aim(plan: readonly string[]): void {
    this.#lift();
    void follow(this, plan).catch((error) => error instanceof ApiFailure && this.#refuse(error.error, null));
  }

  /** A cell was tapped before a man: one man can only be meant, or one of those who can get there; again: everybody. */
  #want(cell: string): void {
    this.no.refused = null;
    this.wanted = this.wanted === cell ? null : cell;
    const men = [...this.pickable.values()];
    if (this.wanted && men.length === 1 && men[0]) this.#reach(men[0]);
    else if (this.wanted) this.no.pulse([...this.pickable.keys()]);
  }

  /** Of the men who can get to the cell this one was chosen. */
  #reach(man: string): void {
    const ways = this.#wayThere.filter((option) => option.man === man);
    this.pick(man);
    this.#take(ways);
  }

  #take(options: Option[]): void {
    this.no.refused = null;
    const [first] = options;
    if (!first) return;
    const again = this.pencil && options.some((option) => option.text === this.pencil?.text);
    if (again) {
      void this.commit();
      return;
    }
    const run = options.filter((option) => option.word === "run").sort((a, b) => a.steps - b.steps)[0];
    if (run) void this.answer(run.text);
    else if (first.word === "kick") void this.#takeKick(options);
    else if (PENCILLED.has(first.word)) this.draw(first);
    else void this.answer(first.text, first.cell);
  }

  /** A kick: of two curves the safer one first. A pass goes into the plan at once, for it can be taken back. */
  async #takeKick(options: Option[]): Promise<void> {
    const { asked } = this;
    const best = await this.worth.safest(options);
    if (!best || this.asked !== asked) return; // tapped twice: the plan has gone on meanwhile
    if (kickEnd(best, this.view) !== "mate") {
      this.draw(best);
      return;
    }
    const texts = [best, ...options.filter((option) => option !== best)].map((option) => option.text);
    this.#bendable = texts.length > 1 ? { end: best.cell ?? "", texts, now: 0 } : null;
    await this.answer(best.text, best.cell);
  }

  /** Pencil an answer in, and ask what it is worth. */
  draw = (option: Option): void => {
    this.no.refused = null;
    this.pencil = option;
    this.worth.lift(this.asked?.code);
    if (option.word === "keeper") prefer("side", sideOf(option.cell ?? ""));
    buzz(10);
    const isStill = () => this.pencil?.text === option.text;
    if (/^(kick|chase)$/.test(option.word)) void this.worth.weigh(option.text, isStill);
  };

  /** Ask what the question offers: a roll and a plan their shots, a few answers what each of them brings. */
  foresee = (): void => {
    const code = this.asked?.code;
    if (code === "ch.action" || code === "ch.leg" || code === "ch.chase")
      void this.worth.look((this.view.flight?.cells.length ?? 0) > 0);
    else if (code === "ch.intercept" || code === "ch.dive" || code === "ch.keeper")
      void this.worth.weighAll(this.options.map((option) => option.text));
  };

  async #ask(step: string): Promise<Odds | null> {
    if (this.seat === null) return null;
    const question = this.match.snapshot?.question;
    const plan = this.plan.with(step);
    const { odds } = await this.match.advice<{ odds: Odds }>("odds", { seat: this.seat, plan, question });
    return Object.keys(odds).length > 0 ? odds : null;
  }

  #look = (plan: string): Promise<Ahead> => {
    const question = this.match.snapshot?.question;
    return this.match.advice<Ahead>("ahead", { seat: this.seat ?? 0, plan, question });
  };

  /** Play what is pencilled in. */
  commit = async (): Promise<void> => {
    const { pencil } = this;
    if (!pencil) return;
    buzz(30);
    await this.answer(pencil.text, pencil.cell);
  };

  /** An answer: a step of a plan, or with all steps before it what is handed in. */
  answer = async (text: string, cell: string | null = null): Promise<boolean> => {
    if (this.seat === null || this.sending || !this.asked) return false;
    this.no.refused = null;
    try {
      if (await this.plan.add(text)) {
        this.#lift();
        return true;
      }
    } catch (error) {
      if (error instanceof ApiFailure) this.#refuse(error.error, cell);
      return false;
    }
    const outcome = await this.match.answer(this.seat, this.plan.with(text));
    if (outcome.accepted) return true;
    if (outcome.error.code !== "stale-question") this.#refuse(outcome.error, cell);
    return false;
  };

  /** One step back: the pencil, then the plan, then the man. */
  undo = (): void => {
    this.no.refused = null;
    if (this.pencil) {
      this.pencil = null;
      this.worth.lift(this.asked?.code);
    } else if (this.canBack) this.#back();
    else this.#lift();
  };

  /** The whole plan back. */
  clear = (): void => this.fresh();

  #back(): void {
    this.plan.back();
    this.#lift();
  }

  /** The same kick with its curve to the other side. */
  bend = async (): Promise<void> => {
    const { ways, pencil } = this;
    if (pencil && ways.length > 1) {
      const now = ways.findIndex((way) => way.text === pencil.text);
      const next = ways[(now + 1) % ways.length];
      if (next) this.draw(next);
      return;
    }
    const bend = this.#bendNow;
    if (!bend) return;
    const now = (bend.now + 1) % bend.texts.length;
    const text = bend.texts[now];
    if (!text || this.sending) return;
    this.#back();
    this.#bendable = { ...bend, now };
    await this.answer(text);
  };

  /** Every "no" has a rule: ask for it. */
  refuse = async (cell: string): Promise<void> => {
    const from = this.man(this.actor)?.cell ?? "";
    const intent = intentOf(cell, this.asked?.code, this.actor, from, this.view.ball, this.acts);
    const asked = this.asked;
    if (!asked || this.seat === null) return;
    this.pencil = null;
    if (intent === null) {
      this.#say({ sentence: this.#hint(cell), rule: asked.rule, cell });
      return;
    }
    const refusal = await this.match.explain(this.seat, this.plan.with(intent));
    if (refusal) this.#refuse(refusal, cell);
    else this.#say({ sentence: t("ch-choose-marked"), rule: asked.rule, cell });
  };

  #hint(cell: string): string {
    const man = this.manOn(cell);
    if (this.actors.length > 1 && man && man.seat !== this.seat) return t("ch-choose-own");
    if (this.actors.length > 1 && man) return t("ch-man-cannot", { shirt: man.shirt });
    const rolled = this.asked?.code === "ch.action";
    return this.actors.length > 1 && rolled ? t("ch-nobody-there") : t("ch-choose-marked");
  }

  #refuse(error: ApiError, cell: string | null): void {
    const sentence = refusalSentence(error, this.match.snapshot);
    this.#say({ sentence, rule: error.rule ?? this.asked?.rule ?? "", cell });
  }

  #say(refused: Refused): void {
    this.no.say(refused, this.targets.size > 0 ? this.targets.keys() : this.pickable.keys());
  }
}
