/** What the parts of the table share: the view shown, what is asked of whom here, the lifted card, a refusal. */
import { api, errorOf } from "../../lib/api";
import { language, t } from "../../lib/i18n.svelte";
import type { MatchClient } from "../../lib/match.svelte";
import { list, readerOf, seatName } from "../../lib/names";
import { viewIn } from "../../lib/snapshots";
import { buzz, play } from "../../lib/sound";
import { refusalText } from "../../lib/words.svelte";
import { type Asked, HOST } from "../../protocol";
import {
  cardFor,
  cardsOf,
  goalsOffered,
  nearestSides,
  rankedSides,
  sideFrom,
  sideKey,
  standings,
  targetsOf,
  WHISTLE,
} from "./parts/model";
import { fixtureName, teamName, teamSaid } from "./parts/names";
import type { Effect, Side, TotoView } from "./types";

export interface Refused {
  sentence: string;
  rule: string;
  /** The side that was tapped, if it was one. */
  side: string | null;
}

interface Source {
  match: MatchClient<TotoView>;
  seat: number | null;
}

export class Table {
  /** The face of the lifted card. */
  lifted = $state<number | null>(null);
  refused = $state.raw<Refused | null>(null);
  /** Around one device: who looks at the own form, while a goal is put to all. */
  looking = $state<number | null>(null);
  /** Sides that pulse once, to show where a card could go. */
  pulsing = $state.raw<ReadonlySet<string>>(new Set());

  #source: () => Source;
  /** The last answer that was taken, with its question: pressing twice means it once. */
  #given = $state("");
  /** The question now put to a seat. One that was taken back comes again under its number and is a new one. */
  #putTo = (seat: number | null): string => {
    const { edition, question } = this.match.known ?? {};
    return `${edition ?? 0} ${question ?? 0} ${seat} `;
  };

  constructor(source: () => Source) {
    this.#source = source;
  }

  match = $derived.by(() => this.#source().match);
  snapshot = $derived.by(() => this.match.snapshot);
  /** A device that holds several seats shows a whistle window to all of them at once. */
  shared = $derived.by(() => this.match.seats.length > 1);
  seat = $derived.by(() => {
    const { seat } = this.#source();
    return this.shared && this.match.snapshot?.view.phase === "window" ? this.looking : seat;
  });
  view = $derived.by(() => this.match.viewOf(this.seat) as TotoView);
  /** What is known, though the board may have to act it out first. */
  latest = $derived.by(() => viewIn(this.match.known, this.#source().seat) as TotoView);
  me = $derived.by(() => (this.seat === null ? undefined : this.view.seats[this.seat]));
  /** The question put to the seat shown. */
  isOver = $derived.by(() => this.snapshot?.status === "over");
  asked = $derived.by(() => (this.seat === null ? undefined : this.match.asked(this.seat)));
  /** Questions to the seats of this device, for a window that they share. */
  askedHere = $derived.by((): Asked[] =>
    this.match.isBehind ? [] : (this.snapshot?.asked ?? []).filter((a) => a.seat >= 0 && !a.may),
  );
  /** The host's choice ("continue"), where this device may call for it. */
  host = $derived.by(() => this.match.asked(HOST));
  /** An answer of the seat shown is on its way. */
  sending = $derived.by(() => this.match.sending);
  /** The question of the seat shown has its answer, which the board has yet to show: nothing more is offered. */
  isGiven = $derived.by(() => this.sending || this.#given.startsWith(this.#putTo(this.seat)));
  myTurn = $derived.by(() => this.view.phase === "turn" && this.asked !== undefined);
  goals = $derived.by(() =>
    this.myTurn && !this.isGiven ? goalsOffered(this.asked?.choices ?? null) : new Map<string, string>(),
  );
  targets = $derived.by(() => targetsOf(this.goals, this.view.scores, this.lifted));
  /** What a goal on a side would do to the own form, as the server says it (TO-13.14). */
  effectOn = (key: string): Effect => {
    const { fixture, side } = sideFrom(key);
    return (this.view.effects?.[2 * (fixture - 1) + side] as Effect | undefined) ?? "none";
  };
  /** The sides that a lifted card fits, best first for the own form. */
  ranked = $derived.by(() => rankedSides(this.targets, this.effectOn));
  /** Fixtures in which a goal would put the own row right. */
  rightRows = $derived.by(() => [
    ...new Set(
      this.ranked.filter((key) => this.effectOn(key) === "right").map((key) => sideFrom(key).fixture),
    ),
  ]);
  cards = $derived.by(() => cardsOf(this.me?.hand ?? null));
  /** Faces that some side waits for. */
  playable = $derived.by(
    () => new Set([...this.goals.keys()].map((key) => cardFor(this.view.scores, sideFrom(key)))),
  );

  /** The seat of whoever reads this, where it is one person's. */
  reader = $derived.by(() => (this.snapshot ? readerOf(this.snapshot) : null));
  name = (seat: number): string => seatName(this.snapshot, seat);
  /** As it stands in a list: whoever reads it without having a name is "You", and no number. */
  who = (seat: number): string =>
    seat === this.reader && !this.hasName(seat) ? t("toto-you-name") : this.name(seat);
  hasName = (seat: number): boolean => !!this.snapshot?.seats.find((info) => info.seat === seat)?.name;
  /** Several as the subject of a sentence, the reader first; `count` chooses its form. */
  party = (seats: readonly number[]): { names: string; count: number | "you" | "with-you" } => {
    const { reader } = this;
    if (reader === null || !seats.includes(reader)) return { names: this.names(seats), count: seats.length };
    const others = seats.filter((seat) => seat !== reader);
    const names = list([t("toto-you-name"), ...others.map(this.name)], language());
    return { names, count: others.length === 0 ? "you" : "with-you" };
  };
  names = (seats: readonly number[]): string => list(seats.map(this.name), language());
  /** All but whoever reads this: nobody waits for himself. */
  others = (seats: readonly number[]): number[] => seats.filter((seat) => seat !== this.reader);
  team = (at: Side): string => teamName(this.view, at.fixture, at.side, t);
  said = (at: Side): string => teamSaid(this.view, at.fixture, at.side, t);
  fixture = (fixture: number): string => fixtureName(this.view, fixture, t);

  /** Lift a card, or put it back. For a card that fits nowhere the server says by which rule. */
  lift = (face: number): void => {
    this.refused = null;
    if (face === WHISTLE) void this.#explain("whistle", t("toto-whistle-later"));
    else if (this.myTurn && !this.playable.has(face))
      void this.#explain(`card ${face}`, t("toto-card-fits-nowhere", { card: face }));
    else {
      this.lifted = this.lifted === face ? null : face;
      buzz(10);
    }
  };

  letGo = (): void => {
    this.lifted = null;
    this.refused = null;
  };

  /** Put a card on a side. What is not offered goes to the referee all the same, who says why not. */
  score = async (at: Side): Promise<void> => {
    const key = sideKey(at);
    const wrongCard = this.lifted !== null && !this.targets.has(key) && this.goals.has(key);
    if (wrongCard) {
      const card = cardFor(this.view.scores, at);
      const sentence = t("toto-wrong-card", { team: this.team(at), needed: card, card: this.lifted ?? 0 });
      await this.#explain(`card ${this.lifted} ${key}`, sentence, key);
      return;
    }
    await this.answer(this.goals.get(key) ?? `goal ${key}`, key);
  };

  /** Ask the server by which rule an intention is not possible; the sentence says it of this very card. */
  #explain = async (intent: string, sentence: string, side: string | null = null): Promise<void> => {
    if (this.seat === null) return;
    const refusal = await this.match.explain(this.seat, intent);
    if (refusal)
      this.refuse({
        sentence: refusal.rule ? sentence : refusalText(refusal),
        rule: refusal.rule ?? "",
        side,
      });
  };

  /** Answer for the seat shown, or for another seat of this device. */
  answer = async (text: string, side: string | null = null, seat = this.seat): Promise<boolean> => {
    const given = `${this.#putTo(seat)}${text}`;
    if (seat === null || this.sending || given === this.#given) return false;
    buzz(30);
    const outcome = await this.match.answer(seat, text);
    if (outcome.accepted) {
      this.#given = given;
      this.letGo();
      return true;
    }
    const { code, rule } = outcome.error;
    if (code !== "stale-question")
      this.refuse({ sentence: refusalText(outcome.error), rule: rule ?? "", side });
    return false;
  };

  /** The host's choice: close the window, as the next player acting would. */
  goOn = () => this.answer(this.host?.choices?.[0] ?? "close", null, HOST);

  refuse(refused: Refused): void {
    this.refused = refused;
    play("refusal");
    this.pulsing = new Set(refused.side ? nearestSides(this.targets, sideFrom(refused.side)) : []);
    setTimeout(() => {
      this.pulsing = new Set();
    }, 700);
  }

  /** The result in words. */
  ending = $derived.by(() => {
    const winners = standings(this.view).flatMap(({ place, seat }) => (place === 1 ? [seat] : []));
    return winners.length > 0 ? t("toto-winner", this.party(winners)) : t("toto-over");
  });

  /** Where the reader ended, or by what he has won. */
  ownPlace = $derived.by(() => {
    const [first, ...others] = standings(this.view);
    const [second] = others;
    if (second && second.place > 1 && first?.seat === this.reader) {
      const { right, cash } = first;
      const rival = { name: this.name(second.seat), best: second.right, second: second.cash };
      return t("toto-own-win", { rounds: this.view.reports.length, right, cash, ...rival });
    }
    const own = others.find(({ seat }) => seat === this.reader);
    if (!first || !own || own.place === 1) return "";
    const { place, right } = own;
    const winner = { name: this.name(first.seat), best: first.right };
    return t("toto-own-place", { place, seats: others.length + 1, right, ...winner });
  });

  /** Something besides an answer was refused. */
  refuseOf(error: unknown): void {
    const failure = errorOf(error);
    this.refuse({ sentence: refusalText(failure), rule: failure.rule ?? "", side: null });
  }

  orders = <O>() => api.orders<O>(this.match.id, this.match.tokens, this.seat ?? 0);
  setOrders = (orders: unknown) => api.setOrders(this.match.id, this.match.tokens, this.seat ?? 0, orders);
}
