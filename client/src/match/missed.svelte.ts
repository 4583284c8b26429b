/** What the bar of a match says, and what somebody who comes back has missed. */
import { untrack } from "svelte";
import { afterPaint, IDLE_FRAMES } from "../lib/frames";
import { language, t } from "../lib/i18n.svelte";
import type { MatchClient } from "../lib/match.svelte";
import { list, seatName, sideName } from "../lib/names";
import { storedMatch, storeMatch } from "../lib/stored-matches";
import { sentence } from "../lib/words.svelte";
import type { GameEvent, Snapshot } from "../protocol";

/** Whoever gave no name is called as the score calls his side: "player 1" stands nowhere beside a team. */
const nameAt = (snapshot: Snapshot, seat: number) =>
  (snapshot.seats.find((one) => one.seat === seat)?.name ? seatName : sideName)(snapshot, seat);

const named = (snapshot: Snapshot, seats: number[]) =>
  list(
    seats.map((seat) => nameAt(snapshot, seat)),
    language(),
  );

/** A bar has room for so many names, and on a phone for so many letters of them. */
const NAMED = 2;
const LETTERS = 20;

/** Whose turn it is, for a device that holds the seats `mine`, of which `due` are asked; `past` is a round. */
export function headlineOf(snapshot: Snapshot, mine: number[], due: number[], past = false): string {
  if (past) return t("standing-past");
  if (snapshot.status === "over") return t("chip-over");
  if (due.length > 0 && snapshot.status === "running") {
    if (mine.length < 2) return t("standing-turn");
    const names = named(snapshot, due);
    return due.length > 1 && (due.length > NAMED || names.length > LETTERS)
      ? t("turn-of-several", { count: due.length })
      : t("turn-of", { names, count: due.length });
  }
  const others =
    snapshot.status === "running"
      ? (snapshot.prompt?.seats ?? []).filter((seat) => !mine.includes(seat))
      : [];
  if (others.length > NAMED) return t("standing-others");
  if (others.length === 0) return t("standing-running");
  const names = named(snapshot, others);
  return others.length > 1 && names.length > LETTERS
    ? t("standing-several", { count: others.length })
    : t("standing-thinking", { names, count: others.length });
}

/** So many events are kept that may still get a sentence. */
const MAX_WITHOUT_SENTENCE = 12;

/** The newest events in words, for a screen reader. */
export class SpokenEvents {
  told = $state("");
  /** Events without a sentence so far: some get theirs by what happens next. */
  #untold: GameEvent[] = [];
  #match: MatchClient;

  constructor(match: MatchClient) {
    this.#match = match;
  }

  /** Everything after the event `from`. */
  tell(now: Snapshot, from: number): void {
    const { events, seats, readOut } = this.#match;
    const fresh = events.filter((e) => e.n > Math.max(from, readOut) && (!e.seats || seats.length < 2));
    afterPaint(() => {
      const unsaid = [...this.#untold, ...fresh].filter(({ n }) => !this.#match.spoken.has(n));
      const lines = unsaid.map((event) => ({
        event,
        text: sentence(event, now, events),
      }));
      this.#untold = lines.flatMap(({ event, text }) => (text ? [] : [event])).slice(-MAX_WITHOUT_SENTENCE);
      this.told = lines
        .flatMap(({ text }) => text || [])
        .slice(-6)
        .join(" ");
    }, IDLE_FRAMES);
  }
}

/** Make it while a component is being made: it follows the match as long as that lives. */
export class Missed extends SpokenEvents {
  /** The last event that was seen on an earlier visit; null when there is nothing to catch up with. */
  since = $state<number | null>(null);
  #lastShown = 0;
  #start: number;
  #match: MatchClient;
  news = $derived.by(() => {
    const since = this.since;
    return since === null ? 0 : this.#match.events.filter((e) => e.n > since && e.n <= this.#start).length;
  });

  constructor(match: MatchClient) {
    super(match);
    this.#match = match;
    this.#start = match.snapshot?.last ?? 0;
    const seenBefore = storedMatch(match.id).seen;
    $effect(() => {
      const events = match.events;
      const now = match.snapshot;
      const last = events.at(-1)?.n ?? 0;
      untrack(() => {
        if (!now || last === 0) return;
        if (this.#lastShown === 0) {
          if (seenBefore > 0 && last - seenBefore > 2 && match.seats.length > 0) this.since = seenBefore;
        } else if (last > this.#lastShown) this.tell(now, this.#lastShown);
        this.#lastShown = last;
        if (
          document.visibilityState === "visible" &&
          (match.seats.length > 0 || storedMatch(match.id).at > 0)
        )
          storeMatch(match.id, { seen: last });
      });
    });
    // whoever answers has caught up
    $effect(() => {
      if (match.pendingAnswers.length > 0) this.since = null;
    });
  }
}
