import { beforeAll, describe, expect, it } from "vitest";
import { startWords } from "../lib/i18n.svelte";
import { commentaryOf, loadWords, toldOf } from "../lib/words.svelte";
import type { Snapshot } from "../protocol";
import { type Match, snapshotOf } from "./fixtures";
import { groupsOf } from "./grouping";
import { liveOf } from "./live";
import type { Commentary } from "./types";

const found = import.meta.glob<Match>("../games/*/parts/told.json", { eager: true, import: "default" });
const matches = Object.values(found);
/** What the dice of each game decide, and the announcement before it. */
const TRIES = /\.(?:dive|tackle)$/;

beforeAll(async () => {
  await startWords();
  for (const { game } of matches) await loadWords(game);
});

/** The line when the first `shown` events are told and some more are known. */
function lineAt(match: Match, shown: number, known = shown, now: Partial<Snapshot> = {}) {
  const game = commentaryOf(match.game) as Commentary;
  const events = match.events.slice(0, shown);
  const told = toldOf({ ...snapshotOf(match), asked: [], status: "running", ...now } as Snapshot, events);
  const groups = groupsOf(events, game, told);
  const untold = match.events.slice(shown, known);
  return liveOf({ game, told, groups, untold, seats: [0], thinking: "Sam is thinking." });
}

describe.each(matches.map((match) => [match.game, match] as const))("the live line of %s", (_game, match) => {
  it("says what happened last, and who thinks", () => {
    const line = lineAt(match, match.events.length - 1);
    expect(line.head?.text).not.toBe("");
    expect(line.next).toBe("Sam is thinking.");
  });

  it("has the minute of the scoreboard, where the game has one", () => {
    const now = (commentaryOf(match.game) as Commentary).now;
    const line = lineAt(match, match.events.length - 1);
    const told = now?.(snapshotOf(match) as Snapshot);
    if (told != null) expect(line.minute).toBe(told);
  });

  it("gives a goal its own minute until something comes of the kick-off", () => {
    const goal = match.events.findIndex(
      ({ code, args }) => /\.goal$/.test(code) && args.minute !== undefined,
    );
    if (goal < 0) return; // no event says when
    expect(lineAt(match, goal + 1).minute).toBe(match.events[goal]?.args.minute);
  });

  it("says nothing of what is known and not told, but what is tried", () => {
    const at = match.events.findIndex(({ code }) => TRIES.test(code));
    if (at < 0) return; // no dice decide here
    const end = match.events.findIndex(
      ({ code }, i) => i > at && /beaten|caught|saved|tackle-|foul/.test(code),
    );
    const line = lineAt(match, at, end + 1);
    expect(line.head).toBeNull();
    expect(line.next).toMatch(/dives|tackles/);
    expect(line.next).not.toMatch(/beaten|catch|parr|wins|gets past|[Ff]oul|[Gg]oal for/);
  });

  it("still says who thinks while one move after another is shown, but not while dice roll", () => {
    const quiet = match.events.findIndex(({ args }, i) => i > 0 && args.die === undefined);
    expect(["Sam is thinking.", expect.stringMatching(/./)]).toContainEqual(
      lineAt(match, quiet, quiet + 1).next,
    );
    const rolls = match.events.findIndex(({ code, args }) => args.die !== undefined && !TRIES.test(code));
    if (rolls > 0) expect(lineAt(match, rolls, rolls + 1).next).not.toBe("Sam is thinking.");
  });

  it("asks whoever reads it, and nobody when the match is over", () => {
    const asked = {
      code: `${match.events[0]?.code.slice(0, 2)}.over`,
      rule: "",
      args: {},
      seat: 0,
      may: false,
    };
    const own = { asked: [asked] } as unknown as Partial<Snapshot>;
    expect(lineAt(match, 20, 20, own).next).toMatch(/over\.$/);
    expect(lineAt(match, 20, 20, { status: "over" } as Partial<Snapshot>).next).toBe("");
  });
});
