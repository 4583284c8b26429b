/** What the stage says of a duel: question, what is needed, verdict, for whoever reads. */

import { t } from "../../../lib/i18n.svelte";
import type { GameEvent } from "../../../protocol";
import type { Line, Man, Verdict } from "../../../stage/beat";
import { facesFor } from "../../../stage/stakes";
import type { CounterAttackView } from "../types";
import { shortName, teamOf } from "./duel-men";
import { type Group, type Kind, outcomeOf, sideOf } from "./duels";
import { kitFor } from "./kits";
import { pieceText } from "./notation";

/** For whom: the side that is his, null for a spectator. */
export type Reader = 0 | 1 | null;
type Pair = readonly [number, number];

const whoIs = (side: unknown, reader: Reader): string =>
  side !== 0 && side !== 1 ? "other" : reader === null ? "other" : side === reader ? "you" : "them";

/** An outcome in words for the reader, and whom it suits. */
export const naming = (reader: Reader) => (outcome: string) => ({
  text: t(`ca-stake-${outcome}`, { who: whoIs(sideOf(outcome), reader) }),
  side: sideOf(outcome),
});

export function askLine(kind: Kind, [a, b]: Pair, view: CounterAttackView, reader: Reader): Line {
  const args = { a: shortName(view, a), b: shortName(view, b), who: whoIs(1, reader) };
  const key = `ca-ask-${kind}${kind === "shot" && b < 0 ? "-alone" : ""}`;
  return { head: t(key, args), hint: t(`${key}.hint`, args) };
}

/** After a die: who has what, and what is needed of the next ("You need a 5. A 4 is level."). */
export function needLine(
  rolls: readonly GameEvent[],
  next: GameEvent,
  men: readonly Man[],
  view: CounterAttackView,
  reader: Reader,
): Line {
  const best = rolls.reduce((a, b) => ((b.args.score ?? 0) > (a.args.score ?? 0) ? b : a));
  const has = t(men.length > 2 ? "ca-beat-leads" : "ca-beat-has", {
    name: shortName(view, best.args.piece ?? -1),
    score: best.args.score ?? 0,
  });
  const roller = men.find((man) => man.id === pieceText(next.args.piece ?? -1));
  if (!next.stakes || !roller) return { head: has, hint: "" };
  const good = facesFor(next.stakes, (outcome) => outcome !== null && sideOf(outcome) === roller.side);
  const level = facesFor(next.stakes, (outcome) => outcome === null || outcome === "loose");
  const who = whoIs(roller.side, reader);
  const need = t("ca-beat-need", { who, name: shortName(view, next.args.piece ?? -1), need: good[0] ?? 0 });
  // of several who are still to come none decides alone
  const isOpen = good.length === 0 && level.length > 1;
  return {
    head: isOpen ? has : `${has} ${need}`,
    hint: level.length === 1 && level[0] ? t("ca-beat-level", { face: level[0] }) : "",
  };
}

export function verdictOf(group: Group, [a, b]: Pair, view: CounterAttackView, reader: Reader): Verdict {
  const outcome = outcomeOf(group);
  const side = sideOf(outcome);
  const winner = side === 0 || side === 1 ? side : null;
  const names = { a: shortName(view, a), b: shortName(view, b) };
  const piece = winner === 0 ? a : b;
  return {
    line: { head: figures(group), hint: "" },
    text: t(`ca-verdict-${outcome}`, {
      who: whoIs(side, reader),
      kind: group.kind,
      count: group.rolls.at(-1)?.args.die ?? 0,
      ...names,
    }),
    note: outcome === "level" ? levelNote(group) : goalNote(group, view),
    winner,
    kit: winner === null || piece < 0 ? null : kitFor(teamOf(piece), false),
  };
}

/** The dice in figures: "11 against 9", or the face alone. */
function figures({ kind, rolls }: Group): string {
  const last = rolls.at(-1);
  const { die = 0, score, need, against } = last?.args ?? {};
  const other = against ?? (rolls.length === 2 ? rolls[0]?.args.score : undefined);
  if (kind === "header") {
    const team = teamOf(rolls[0]?.args.piece ?? 0);
    const scores = (own: boolean) =>
      rolls.flatMap(({ args }) => ((teamOf(args.piece ?? 0) === team) === own ? (args.score ?? 0) : []));
    return t("ca-verdict-sums", { score: Math.max(...scores(false)), other: Math.max(...scores(true)) });
  }
  if (score !== undefined && other !== undefined) return t("ca-verdict-sums", { score, other });
  if (score !== undefined && need !== undefined) return t("ca-verdict-score", { score, need });
  return t("ca-verdict-face", { face: die });
}

const levelNote = ({ after }: Group): string =>
  t(after.some(({ code }) => code === "ca.loose") ? "ca-verdict-loose" : "ca-ask-again");

/** After a goal the score, with the names of the teams where they have any. */
function goalNote({ after }: Group, view: CounterAttackView): string {
  const goal = after.find(({ code }) => code === "ca.goal");
  if (!goal) return "";
  const { home = 0, away = 0 } = goal.args;
  const [one, two] = view.teams.map((team) => team.name ?? "");
  return one && two ? `${one} ${home}, ${two} ${away}` : `${home}–${away}`;
}
