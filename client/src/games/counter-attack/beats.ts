/** Duels as beats for the stage: who meets whom, what hangs on the dice, what came of it, in words for the reader. */

import { t } from "../../lib/i18n.svelte";
import type { Asked, GameEvent } from "../../protocol";
import type { Beat, Die, Fall, Line, Man, Part, Question } from "../../stage/beat";
import { chancesAfter, chancesBefore, meaningsOf } from "../../stage/stakes";
import { attributeNote, manOf, menOf, pairOf, shortName, teamOf } from "./parts/duel-men";
import { askLine, naming, needLine, type Reader, verdictOf } from "./parts/duel-words";
import { type Group, groupsOf, type Kind, outcomeOf } from "./parts/duels";
import { pieceText } from "./parts/notation";
import type { Odds } from "./parts/odds";
import type { CounterAttackView } from "./types";

/** What beats are made from: the men as they are known, who reads, and everything that is known to have happened. */
export interface Reading {
  view: CounterAttackView;
  /** The reader's seat; null for a spectator. */
  seat: number | null;
  all: readonly GameEvent[];
}

const NONE: Line = { head: "", hint: "" };

function fallsOf(group: Group, view: CounterAttackView, reader: Reader, men: Man[]): Fall[] {
  return group.rolls.map((roll, i) => {
    const next = group.rolls[i + 1];
    const { die = 0, score } = roll.args;
    const line = next ? needLine(group.rolls.slice(0, i + 1), next, men, view, reader) : NONE;
    const chances = next && roll.stakes ? chancesAfter(roll.stakes, die, naming(reader)) : [];
    return { face: die, sum: score ?? null, line, chances };
  });
}

/** So much longer than a glance a verdict stands here: two sums, a name and what comes of it are to be read. */
const READ_MS = 400;

/** Small matters: a steal or an interception that needed a six and failed, where a loose ball rolls, held or behind. */
function smallOf({ kind, rolls }: Group, outcome: string): Beat["small"] {
  if (kind === "loose" || kind === "parry") return "strip";
  if (kind === "steal") return outcome === "past" ? "strip" : "grows";
  if (kind === "interception" && rolls[0]?.args.need === 6) return outcome === "through" ? "strip" : "grows";
  return undefined;
}

function diceOf({ kind, rolls }: Group, men: readonly Man[]): Die[] {
  return rolls.map((roll) => {
    const { die = 0, score } = roll.args;
    const man = men.findIndex(({ id }) => id === pieceText(roll.args.piece ?? -1));
    return {
      sides: 6,
      man: man < 0 || kind === "loose" ? null : man,
      points: score === undefined ? null : score - die,
    };
  });
}

/** Whether the same men roll once more, because it was level. */
const isAgain = ({ rolls }: Group, all: readonly GameEvent[]): boolean =>
  all.findLast(({ n }) => n < (rolls[0]?.n ?? 0))?.code === "ca.tie";

function beatOf(group: Group, reading: Reading): Beat {
  const { view, seat, all } = reading;
  const pair = pairOf(group, all);
  const attack = pair[0] >= 0 ? teamOf(pair[0]) : pair[1] >= 0 ? 1 - teamOf(pair[1]) : 0;
  const reader = seat === null ? null : seat === attack ? 0 : 1;
  const men = menOf(group, pair, view);
  const [first] = group.rolls;
  const stakes = first?.stakes;
  const isSingle = group.rolls.length === 1;
  const small = smallOf(group, outcomeOf(group));
  return {
    from: first?.n ?? 0,
    to: group.after.at(-1)?.n ?? group.rolls.at(-1)?.n ?? 0,
    kind: t(`ca-beat-${group.kind}`),
    rule: first?.rule ?? "",
    ask: isAgain(group, all)
      ? { head: t("ca-ask-again"), hint: "" }
      : askLine(group.kind, pair, view, reader),
    men,
    reader,
    dice: diceOf(group, men),
    chances: stakes && !isSingle ? chancesBefore(stakes, naming(reader)) : [],
    faces: stakes && isSingle ? meaningsOf(stakes, naming(reader), t("ca-stake-level")) : [],
    falls: fallsOf(group, view, reader, men),
    verdict: verdictOf(group, pair, view, reader),
    ...(small ? { small } : { hold: READ_MS }),
  };
}

/** Blocks before a shot share one stage; so do injury and card after a foul, and men in the way of a pass. */
const CHAINS: readonly (readonly Kind[])[] = [
  ["block", "shot", "save"],
  ["injury", "card"],
  ["interception"],
];

function chained(groups: readonly Group[], beats: readonly Beat[]): Beat[] {
  const found = [...beats];
  for (let i = 0; i < groups.length; ) {
    const chain = CHAINS.find((kinds) => kinds.includes(groups[i]?.kind ?? "loose"));
    let end = i + 1;
    while (chain && end < groups.length && continues(groups, end, chain)) end += 1;
    const last = groups[end - 1];
    const more = last?.rolls[0]?.stakes?.more ?? 0;
    const keeper = last?.kind === "block" ? 1 : 0; // the shot itself is still to come
    const of = end - i + more + keeper;
    for (let at = i; chain && of > 1 && at < end; at += 1) {
      const beat = found[at];
      if (!beat || beat.small) continue;
      const left = of - 1 - (at - i);
      const waiting = left > 0 && groups[at]?.kind !== "injury" ? t("ca-beat-waiting", { count: left }) : "";
      const ends = at === end - 1 && left > 0;
      found[at] = { ...beat, chain: { at: at - i, of, waiting, ...(ends ? { ends } : {}) } };
    }
    i = end;
  }
  return found;
}

const continues = (groups: readonly Group[], at: number, chain: readonly Kind[]): boolean => {
  const [before, next] = [groups[at - 1], groups[at]];
  if (!before || !next || !chain.includes(next.kind)) return false;
  return before.kind === "block"
    ? outcomeOf(before) === "through"
    : before.kind === "injury" || before.kind === next.kind;
};

export interface Duel {
  /** The place of its last die among the events. */
  at: number;
  kind: Kind;
  outcome: string;
  beat: Beat;
}

/** Every duel among events. */
export function duelsOf(events: readonly GameEvent[], reading: Reading): Duel[] {
  const groups = groupsOf(events, reading.all);
  const beats = groups.map((group) => beatOf(group, reading));
  return chained(groups, beats).map((beat, i) => {
    const group = groups[i] as Group;
    return { at: group.at, kind: group.kind, outcome: outcomeOf(group), beat };
  });
}

const ASKED: Record<string, Kind> = { "ca.tackle": "tackle", "ca.dive": "dive" };
/** Chances as a plan has them, and what they are called once dice roll. */
const TOLD = { won: "won", foul: "foul", tie: "loose", failed: "past" };

/** A question that dice will decide, for the stage; null for every other. */
export function questionOf(
  asked: Asked | undefined,
  odds: Odds | undefined,
  reading: Reading,
): Question | null {
  const kind = ASKED[asked?.code ?? ""];
  const piece = asked?.args.piece;
  const { view } = reading;
  if (!asked || !kind || typeof piece !== "number") return null;
  const carrier = view.ball.carrier ?? -1;
  const name = naming(1);
  const chances = Object.entries(TOLD).flatMap(([told, outcome]): Part[] => {
    const chance = odds?.chances.get(told);
    return chance ? [{ ...name(outcome), share: chance[0] / chance[1] }] : [];
  });
  const noteFor = (who: number, attribute: string) => attributeNote(view, who, attribute);
  const own = view.pieces.find((one) => one.piece === piece)?.keeper ? "saving" : "tackling";
  return {
    kind: t(`ca-beat-${kind}`),
    rule: asked.rule,
    ask: {
      head: t(`ca-asked-${kind}`, { b: shortName(view, piece), a: shortName(view, carrier) }),
      hint: "",
    },
    men: [manOf(view, carrier, 0, noteFor(carrier, "dribbling")), manOf(view, piece, 1, noteFor(piece, own))],
    reader: 1,
    dice: [0, 1].map((man) => ({ sides: 6, man, points: null })),
    chances,
    faces: [],
  };
}
