import { beforeAll, describe, expect, it, vi } from "vitest";
import { startWords, useGame } from "../../../lib/i18n.svelte";
import { pictures } from "../../../moments/later";
import type { GameEvent } from "../../../protocol";
import { stepsOf } from "../events";
import { Stage } from "../stage.svelte";
import type { CounterAttackView } from "../types";
import { momentOf } from "./moments";

beforeAll(async () => {
  await startWords();
  await useGame("counter-attack");
  await pictures(); // the stage fetches them for its first moment
});

const view = {
  pieces: [],
  ball: { state: "carried", hex: [0, 0], carrier: 8 },
  teams: [
    { name: "Harbour", score: 1, squad: [], shirts: [] },
    { name: "Northgate", score: 0, squad: [], shirts: [] },
  ],
  stage: "play",
  period: 2,
  period_minutes: 15,
  step: "",
  shootout: [],
} as unknown as CounterAttackView;
const event = (n: number, code: string, args: Record<string, number>): GameEvent =>
  ({ n, code: `ca.${code}`, rule: "CA-18.5", args, at: 1 }) as GameEvent;
const over = event(4, "period-over", { period: 1, home: 1, away: 0 });
const second = [event(5, "period", { period: 2 }), event(6, "restart", { restart: 1, seat: 1, at: 0 })];
const known = { game: "counter-attack", seats: [], view } as never;
const match = (events: GameEvent[], seats = [0]) => ({
  known,
  knownEvents: events,
  seats,
  isReplay: false,
});
const kinds = (events: GameEvent[]) =>
  stepsOf(events, { view, seat: 0, all: events }).flatMap((step) =>
    "event" in step ? [`${step.kind} ${step.event.code}`] : [],
  );

describe("half-time", () => {
  it("is a card with the score, the time to come and who kicks off, and no banner", () => {
    expect(kinds([over, ...second])).toEqual(["great ca.period-over", "great ca.period"]);
    const card = momentOf(over, match([over, ...second]));
    expect(card).toMatchObject({ kind: "period", title: "Half-time", text: "1–0 so far.", score: [1, 0] });
    expect(card?.kind === "period" && card.parts.map(({ title }) => title)).toEqual(["15′", "Player 2"]);
    expect(card?.kind === "period" && card.law).toContain("you attack the same way as before");
    expect(momentOf(second[0] as GameEvent, match([over, ...second]))).toBeNull();
  });

  it("does not put its minute on a card that was shown before it", () => {
    const shown = event(3, "yellow", { piece: 3 });
    const first = [event(1, "period", { period: 1 }), event(2, "pass", { play: 1 }), shown];
    const late = { known: { ...(known as object), view: { ...view, minute: 15 } } as never };
    expect(momentOf(shown, { ...match([...first, over, ...second]), ...late })).toMatchObject({
      minute: "1′",
    });
  });

  it("addresses nobody where one device plays both sides", () => {
    const card = momentOf(over, match([over, ...second], [0, 1]));
    expect(card?.kind === "period" && card.law).not.toContain("you");
  });

  it("is none at the end of a match or of a scenario with one period", () => {
    expect(momentOf(over, match([over]))).toBeNull();
    expect(kinds([over, event(5, "full-time", { home: 1, away: 0 })])).toContain("say ca.period-over");
  });

  it("comes after the dice that ended the half, and before anything of the next one is told", async () => {
    const news = [
      event(1, "dribbler-roll", { piece: 8, die: 5, score: 9 }),
      event(2, "tackler-roll", { piece: 14, die: 4, score: 7, against: 9 }),
      event(3, "tackle-failed", { piece: 14, carrier: 8 }),
      over,
      ...second,
    ];
    const told: number[] = [];
    const stage = new Stage(
      (n) => told.push(n),
      (one) => momentOf(one, match(news)),
    );
    stage.settle({ view, seat: 0, knownEvents: [] });
    stage.follow({ view, seat: 0, knownEvents: news }, news, 6);
    await vi.waitFor(() => expect(stage.duel.beat).not.toBeNull());
    stage.skip();
    await vi.waitFor(() => expect(stage.duel.frame).toBe("land"));
    stage.skip();
    await vi.waitFor(() => expect(stage.showing.now?.kind).toBe("period"));
    expect(Math.max(0, ...told)).toBeLessThan(5);
    stage.skip();
    await vi.waitFor(() => expect(told.at(-1)).toBe(6));
    await vi.waitFor(() => expect(stage.busy).toBe(false));
  });
});
