/** What the parts of the table share: the view shown, what is asked here, the man in hand, the plan, a refusal. */
import { COLUMNS, type Hex, hexOf } from "../../board/hexes";
import { t } from "../../lib/i18n.svelte";
import type { MatchClient } from "../../lib/match.svelte";
import { labelOf, sideLabel, sideName } from "../../lib/names";
import { buzz, play } from "../../lib/sound";
import { refusalText } from "../../lib/words.svelte";
import type { ApiError } from "../../protocol";
import { questionOf } from "./beats";
import { backOf, carrierOf, inOrder, isPlacing, listedOf, tappable } from "./parts/ask";
import { isTurnedFor } from "./parts/bearing";
import { dangerOf, risksOf } from "./parts/danger";
import { Helping } from "./parts/helping.svelte";
import { Itself, isPick } from "./parts/itself.svelte";
import { isAtGoal } from "./parts/mouth";
import { type Choice, everybody, jumpText, offerOf, parseChoice, pieceText } from "./parts/notation";
import type { Odds } from "./parts/odds";
import type { Plan } from "./parts/steps";
import { startsOf, waysOf } from "./parts/ways";
import { Weights } from "./parts/weights.svelte";
import { stageOf } from "./stage.svelte";
import type { CounterAttackView, Member, Piece, Refused } from "./types";

interface Source {
  match: MatchClient<CounterAttackView>;
  seat: number | null;
  /** The pitch stands upright on this screen. */
  upright?: boolean;
  /** There is little room beside the pitch. */
  narrow?: boolean;
}

export class Table {
  /** The man in hand (`H9`). */
  man = $state<string | null>(null);
  /** A man whose card is looked at. */
  looked = $state<string | null>(null);
  /** The kind of pass or shot that is chosen. */
  mode = $state<string | null>(null);
  plan = $state.raw<Plan | null>(null);
  /** A snapshot is looked at: until it is confirmed nothing has been said. */
  snaps = $state(false);
  refused = $state.raw<Refused | null>(null);
  /** Men named for a header. */
  jumpers = $state.raw<ReadonlySet<string>>(new Set());
  /** The hex under the keyboard cursor. */
  cursor = $state<string | null>(null);
  influence = $state(false);
  /** The seats whose draft picks are made for them: on a shared device each decides for himself. */
  quickDraft = $state.raw<ReadonlySet<number>>(new Set());

  readonly itself = new Itself();
  readonly helping = new Helping();
  readonly stage = stageOf(() => this.match);
  readonly #weights = new Weights();
  #source: () => Source;
  #asked = "";
  /** The question that the table has answered by itself: once is enough, however late the next one comes. */
  #given = "";

  constructor(source: () => Source) {
    this.#source = source;
  }

  match = $derived.by(() => this.#source().match);
  seat = $derived.by(() => this.#source().seat);
  snapshot = $derived.by(() => this.match.snapshot);
  view = $derived.by(() => this.match.viewOf(this.seat) as CounterAttackView);
  /** The question put to the seat shown, once everything before it has been seen. */
  question = $derived.by(() => (this.seat === null ? undefined : this.match.asked(this.seat)));
  /** The answer to it that needs nobody. */
  own = $derived.by((): string | null => {
    const number = this.snapshot?.question;
    const isReopened = number === this.match.reopened;
    return this.stage.busy ? null : this.itself.answer(this.question, number, isReopened, this);
  });
  /** What somebody here has to answer. */
  asked = $derived.by(() =>
    this.stage.busy || (this.own !== null && !isPick(this.question?.code)) ? undefined : this.question,
  );
  offer = $derived.by(() => offerOf(this.asked?.choices ?? null));
  sending = $derived.by(() => this.match.sending);
  /** The question as it stands on the stage, where dice will decide it. */
  staged = $derived.by(() => {
    const odds = this.odds.get(this.asked?.code.replace("ca.", "") ?? "");
    if (this.helping.answers(this)) return null;
    return questionOf(this.asked, odds, { view: this.view, seat: this.seat, all: [] });
  });
  pieces = $derived.by(() => new Map(this.view.pieces.map((piece) => [piece.text, piece])));
  /** Who stands where, as the pitch shows it. */
  standing = $derived.by(() => new Map([...this.stage.at].map(([man, hex]) => [hex, man])));
  carrier = $derived.by(() => carrierOf(this.view));

  #reader = $derived.by((): number | null =>
    this.match.isReplay ? this.seat : this.match.seats.length === 1 ? (this.match.seats[0] ?? null) : null,
  );
  /** The pitch is turned for whoever alone reads here, so that he attacks upwards or to the right in both halves. */
  isTurned = $derived.by(() => this.#reader !== null && isTurnedFor(this.#reader, this.view));
  /** Which way whoever alone reads here attacks. */
  way = $derived.by(() => (this.#reader === null ? null : this.#source().upright ? "up" : "right"));
  isNarrow = $derived.by(() => this.#source().narrow ?? false);

  /** Verbs that are answered by tapping a hex. */
  modes = $derived.by(() => inOrder(this.offer.hexes.keys()));
  /** With the ball the way is chosen hex by hex; hexes farther off are reached by a way over the near ones. */
  #far = $derived.by(() =>
    startsOf(this.#ways, this.offer.runs.get(this.carrier ?? "") ?? this.offer.hexes.get("dribble")),
  );
  /** Hexes that can be tapped now, each with the answer it stands for. */
  targets = $derived.by((): ReadonlyMap<string, Choice> => {
    const { runs, hexes } = this.offer;
    if (runs.size > 0) {
      const own = this.man ? runs.get(this.man) : undefined;
      if (!own) return new Map();
      return this.man === this.carrier ? new Map([...this.#far, ...own]) : own;
    }
    if (hexes.has("dribble")) return new Map([...this.#far, ...(hexes.get("dribble") ?? [])]);
    return tappable(hexes, this.modes, this.mode);
  });
  /** Whether the targets are shown as dots: not while several kinds of pass compete. */
  dotted = $derived.by(() => this.mode !== null || this.modes.length === 1 || this.man !== null);
  /** Men who can be tapped: to move, to take a kick, to go off. */
  able = $derived.by((): ReadonlySet<string> => {
    const { runs, men, subs, jumps } = this.offer;
    return new Set([...runs.keys(), ...men.keys(), ...subs.keys(), ...(jumps?.men ?? [])]);
  });
  /** Everything that a tap can mean. */
  spots = $derived.by((): string[] => {
    const men = [...this.able].flatMap((man) => this.stage.at.get(man) ?? []);
    return [...new Set([...this.targets.keys(), ...men])];
  });
  /** Few hexes are offered as buttons too, each with its odds. */
  listed = $derived.by(() => {
    const verb = this.mode ?? (this.modes.length === 1 ? this.modes[0] : undefined);
    return verb
      ? listedOf(
          verb,
          this.offer.hexes.get(verb) ?? new Map(),
          this.#source().upright ?? false,
          this.isTurned,
        )
      : [];
  });
  /** The way back for a man who was taken up. */
  back = $derived.by(() => backOf(this.asked, this.offer, this.stage.at));
  /** What is planned is none of those listed: it needs a button of its own. */
  isApart = $derived.by(() => this.plan !== null && !this.listed.some(({ hex }) => hex === this.plan?.hex));
  /** What is listed has a letter, on the pitch as on the buttons. */
  letters = $derived.by((): ReadonlyMap<string, string> => {
    const hexes = this.listed.flatMap(({ hex }) => hex ?? []);
    return new Map(hexes.length > 1 ? hexes.map((hex, i) => [hex, String.fromCharCode(65 + i)]) : []);
  });
  /** The man whose card is shown. */
  shown = $derived.by((): Piece | undefined => {
    const own = this.question?.args.piece;
    const asked = typeof own === "number" && own >= 0 ? pieceText(own) : null;
    return this.pieces.get(this.looked ?? this.man ?? asked ?? this.carrier ?? "");
  });
  /** Opponents of the seat shown and the hexes next to them. */
  danger = $derived.by(() => dangerOf(this.stage.at, this.seat === 1 ? "H" : "A"));
  /** Opponents who may step in on the way that is planned. */
  risks = $derived.by((): string[] => {
    const { plan } = this;
    return plan ? risksOf(plan, this.odds.get(plan.weighed), this.danger) : [];
  });

  name = (seat: number): string => sideName(this.snapshot, seat);
  coach = (seat: number): string => labelOf(this.snapshot, seat);
  beside = (seat: number): string => sideLabel(this.snapshot, seat);
  member = (piece: Piece): Member | undefined =>
    this.view.teams[piece.seat]?.squad.find((m) => m.number === piece.member);
  label = (man: string): string => {
    const piece = this.pieces.get(man);
    return t("ca-man", { shirt: Number(man.slice(1)), name: piece?.name ?? "" });
  };

  get odds(): ReadonlyMap<string, Odds> {
    return this.#weights.odds;
  }

  get #now(): string {
    return `${this.snapshot?.question}:${this.asked?.code ?? ""}`;
  }

  /** A new question: what was prepared for the last one is put away. */
  begin(): void {
    const key = this.#now;
    if (key === this.#asked) return;
    this.#asked = key;
    this.plan = null;
    this.snaps = false;
    this.mode = null;
    this.looked = null;
    this.refused = null;
    this.#weights.clear();
    if (this.man && !this.offer.runs.has(this.man)) this.man = null;
    if (this.asked) this.itself.rest(this.asked.code);
    if (this.offer.jumps) this.#send(everybody(this.offer.jumps));
    if (this.asked && this.mode === null && this.modes.length === 1) this.mode = this.modes[0] ?? null;
  }

  /** Give the answer that needs nobody; where it is not accepted, somebody is asked after all. */
  async answerByItself(): Promise<void> {
    const { edition, question } = this.snapshot ?? {};
    const key = `${edition}:${question}`;
    if (this.own === null || this.sending || key === this.#given) return;
    this.#given = key;
    if (!(await this.give(this.own))) this.itself.fail(question);
  }

  /** A hex was tapped. */
  tap = (hex: string): void => {
    if (this.stage.busy) {
      this.stage.skip();
      return;
    }
    this.refused = null;
    this.helping.stop();
    const there = this.standing.get(hex) ?? null;
    if (this.plan?.hex === hex) void this.commit();
    else if (this.targets.has(hex) && !(there && this.able.has(there) && there !== this.man)) this.aim(hex);
    else if (there && this.able.has(there)) this.take(there);
    else if (there) {
      this.#look(there);
      // somebody whom the ball cannot reach: a team-mate, or anybody while a kind of pass is chosen
      const own = this.pieces.get(there)?.seat === this.seat;
      const meant = this.mode !== null || (this.modes.length > 0 && own);
      if (isPlacing(this.asked) ? own : meant && there !== this.carrier) void this.explain(hex);
    } else if (this.man !== null || this.mode !== null) void this.explain(hex);
    else this.letGo();
  };

  #look(man: string): void {
    this.looked = this.looked === man ? null : man;
    if (man === this.man) this.letGo();
    else if (this.man && man[0] === this.man[0]) this.letGo();
  }

  /** Whether a drag may begin here: a man who can be moved is picked up. */
  grab = (hex: string): boolean => {
    const there = this.standing.get(hex);
    if (!there || !this.offer.runs.has(there)) return false;
    this.man = there;
    this.plan = null;
    return true;
  };

  /** Take a man in hand, or name him. */
  take = (man: string): void => {
    buzz(10);
    this.plan = null;
    this.looked = null;
    const { runs, men, subs, jumps } = this.offer;
    if (jumps?.men.includes(man)) this.toggleJumper(man);
    else if (runs.has(man) || subs.has(man)) this.man = this.man === man ? null : man;
    else if (men.get(man)?.verb === "lift") void this.give(`lift ${man}`);
    else if (men.has(man)) this.man = this.man === man ? null : man;
  };

  toggleJumper(man: string): void {
    const next = new Set(this.jumpers);
    if (!next.delete(man)) next.add(man);
    this.#send(next);
  }

  #send(men: Iterable<string>): void {
    this.jumpers = new Set(men);
    if (this.jump) void this.weigh([this.jump]);
  }

  get jump(): string | null {
    const { jumps } = this.offer;
    if (!jumps) return null;
    const text = jumpText(jumps.side, this.jumpers);
    return jumps.texts.has(text) ? text : null;
  }

  /** The answer with this letter, if there is one. */
  lettered = (key: string): Choice | undefined =>
    this.listed.find(({ hex }) => this.letters.get(hex ?? "") === key.toUpperCase());

  /** One of those that are listed: looked at first, played by the second tap; a single one needs no look. */
  choose = ({ hex = "", text }: Choice): void => {
    if (this.listed.length === 1 || !this.targets.has(hex)) void this.give(text);
    else if (this.plan?.hex === hex) void this.commit();
    else this.aim(hex);
  };

  /** An answer of one word; a snapshot in the middle of other answers is looked at first. */
  say = (text: string): void => {
    if (text === "snapshot" && !this.snaps && this.asked?.code !== "ca.snapshot") this.snaps = true;
    else void this.give(text);
  };

  setMode = (mode: string): void => {
    this.mode = this.mode === mode && this.modes.length > 1 ? null : mode;
    this.plan = null;
    this.refused = null;
    if (this.listed.length > 0) void this.weigh(this.listed.map((choice) => choice.text));
  };

  aim = (hex: string): void => {
    const choice = this.targets.get(hex);
    if (!choice) return;
    buzz(10);
    if (isAtGoal(choice.verb)) this.mode = choice.verb;
    const way = this.#wayTo(hex);
    const far = choice.piece ? `run ${choice.piece} ${hex}` : `${choice.verb} ${hex}`;
    this.plan = { hex, choice, way, weighed: way.length > 0 ? far : choice.text };
    void this.weigh([this.plan.weighed]).then(() => this.#takeSafest());
  };

  /** The referee knows who has tried to steal already: where a safer way is known, it is the plan. */
  #takeSafest(): void {
    const plan = this.plan;
    const route = plan && plan.way.length > 0 ? this.odds.get(plan.weighed)?.route : undefined;
    const way = (route ?? []).flatMap((text) => hexOf(parseChoice(text).hex ?? "") ?? []);
    const first = this.asked?.choices?.find((text) => text === route?.[0]);
    if (plan && first && way.length === route?.length)
      this.plan = { ...plan, way, choice: parseChoice(first) };
  }

  letGo = (): void => {
    if (this.plan) this.plan = null;
    else if (this.snaps) this.snaps = false;
    else if (this.man) this.man = null;
    else if (this.mode && this.modes.length > 1) this.mode = null;
    else if (this.back) void this.give(this.back.text);
    else if (this.looked) this.looked = null;
    this.refused = null;
  };

  /** Give the planned answer. */
  commit = async (): Promise<void> => {
    const plan = this.plan;
    if (!plan || this.sending) return;
    buzz(30);
    if (plan.way.length > 0) this.itself.walk(plan.way);
    if (!(await this.give(plan.choice.text))) this.itself.fail(undefined);
  };

  give = async (text: string): Promise<boolean> => {
    if (this.seat === null || this.sending) return false;
    const outcome = await this.match.answer(this.seat, text);
    if (outcome.accepted) {
      this.plan = null;
      this.refused = null;
      return true;
    }
    if (outcome.error.code !== "stale-question") this.#refuse(outcome.error, this.plan?.hex ?? null);
    return false;
  };

  /** Ask the referee why not. */
  explain = async (hex: string): Promise<void> => {
    if (this.seat === null) return;
    const verb = this.mode ?? this.modes[0];
    let intent = verb ? `${verb} ${hex}` : "";
    if (this.man && this.offer.runs.size > 0) intent = `run ${this.man} ${hex}`;
    if (isPlacing(this.asked)) intent = `lift ${this.standing.get(hex)}`;
    if (intent === "") return;
    const refusal = await this.match.explain(this.seat, intent);
    if (refusal) this.#refuse(refusal, hex);
  };

  /** Ask the referee why an action is not on offer. */
  why = async (verb: string): Promise<void> => {
    if (this.seat === null) return;
    const goal = (this.view.teams[this.seat]?.direction ?? 1) * COLUMNS;
    const refusal = await this.match.explain(this.seat, `${verb} ${goal},0`);
    if (refusal) this.#refuse(refusal, null);
  };

  #refuse(error: ApiError, hex: string | null): void {
    play("refusal");
    const cause = typeof error.args?.hex === "string" ? error.args.hex : null;
    this.refused = { sentence: refusalText(error), rule: error.rule ?? "", hex, cause };
  }

  /** Ask what answers are worth. */
  weigh = (plans: readonly string[]): Promise<void> =>
    this.#weights.weigh(plans, {
      match: this.match,
      seat: this.seat,
      question: this.snapshot?.question,
      key: () => this.#now,
    });

  /** Ways of the man with the ball, where he is asked for one. Only a sketch: the referee judges each step. */
  #ways = $derived.by((): Map<string, Hex[]> => {
    const isAsked = this.offer.hexes.has("dribble") || this.offer.runs.has(this.carrier ?? "");
    return isAsked ? waysOf(this) : new Map();
  });

  #wayTo(hex: string): Hex[] {
    const dribbling =
      this.offer.hexes.has("dribble") || (this.offer.runs.size > 0 && this.man === this.carrier);
    return dribbling ? (this.#ways.get(hex) ?? []) : [];
  }
}
