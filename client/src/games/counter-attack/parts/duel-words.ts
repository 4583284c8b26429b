/** What the stage says of a duel: question, what is needed, verdict, for whoever reads. */

import { scoreMark, t } from "../../../lib/i18n.svelte";
import type { Sound } from "../../../lib/sound";
import type { GameEvent } from "../../../protocol";
import type { Line, Man, Side, Verdict } from "../../../stage/beat";
import { outcomeOf as faceOutcome, facesFor } from "../../../stage/stakes";
import type { Stakes } from "../../../wire";
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
  const who = whoIs(roller.side, reader);
  const { need, hint } = neededOf(next.stakes, roller.side, {
    who,
    name: shortName(view, next.args.piece ?? -1),
  });
  return { head: need ? `${has} ${need}` : has, hint };
}

/** What a side needs of a die. One thing is said: who can only draw level is not told that he is beaten. */
function neededOf(stakes: Stakes, side: Side, names: { who: string; name: string }) {
  const good = facesFor(stakes, (outcome) => outcome !== null && sideOf(outcome) === side);
  const level = facesFor(stakes, (outcome) => outcome === null || outcome === "loose");
  const [face] = level;
  // of several who are still to come none decides alone
  if (good.length === 0 && level.length > 1) return { need: "", hint: "" };
  if (good.length === 0 && face !== undefined) {
    const again = faceOutcome(stakes, face) === null ? "yes" : "no";
    return { need: t("ca-beat-only", { ...names, face, again }), hint: "" };
  }
  const need = t("ca-beat-need", { ...names, need: good[0] ?? 0 });
  return { need, hint: level.length === 1 && face ? t("ca-beat-level", { face }) : "" };
}

export function verdictOf(group: Group, [a, b]: Pair, view: CounterAttackView, reader: Reader): Verdict {
  const outcome = outcomeOf(group);
  const side = sideOf(outcome);
  const winner = side === 0 || side === 1 ? side : null;
  const names = { a: shortName(view, a), b: shortName(view, b) };
  const piece = winner === 0 ? a : b;
  return {
    line: { head: figures(group), hint: outcome === "goal" ? spotNote(group) : "" },
    text: t(`ca-verdict-${outcome}`, {
      who: whoIs(side, reader),
      kind: group.kind,
      count: group.rolls.at(-1)?.args.die ?? 0,
      ...names,
    }),
    note: outcome === "level" ? levelNote(group) : goalNote(group, view) || whyNote(group, outcome),
    winner,
    kit: winner === null || piece < 0 ? null : kitFor(teamOf(piece), false),
    ...lookAndSound(group.kind, outcome),
  };
}

/** What came of it as a drawing, else what was tried. */
const ICONS: Record<string, string> = {
  goal: "net",
  saved: "glove",
  yellow: "cardy",
  blocked: "block",
  tackle: "tackle",
  dive: "tackle",
  steal: "tackle",
  reckless: "tackle",
  interception: "cut",
  header: "header",
  block: "block",
};
/** A shot that neither side wins comes off the post. */
const SHOTS: ReadonlySet<Kind> = new Set(["shot", "save", "penalty", "header-goal"]);

function lookAndSound(kind: Kind, outcome: string): Pick<Verdict, "icon" | "sound"> {
  const icon = ICONS[outcome] ?? ICONS[kind];
  const sound: Sound | undefined =
    outcome === "foul"
      ? "whistle"
      : outcome === "saved" || outcome === "blocked"
        ? "ooh"
        : outcome === "level" && SHOTS.has(kind)
          ? "post"
          : undefined;
  return { ...(icon && { icon }), ...(sound && { sound }) };
}

/** The dice in figures, as they lie beside one another: "11 against 9", or the face alone. */
function figures({ kind, rolls }: Group): string {
  const last = rolls.at(-1);
  const { die = 0, score, need, against } = last?.args ?? {};
  const other = against ?? (rolls.length === 2 ? rolls[0]?.args.score : undefined);
  if (kind === "header") {
    const team = teamOf(rolls[0]?.args.piece ?? 0);
    const scores = (own: boolean) =>
      rolls.flatMap(({ args }) => ((teamOf(args.piece ?? 0) === team) === own ? (args.score ?? 0) : []));
    return t("ca-verdict-sums", { score: Math.max(...scores(true)), other: Math.max(...scores(false)) });
  }
  if (score !== undefined && other !== undefined) return t("ca-verdict-sums", { score: other, other: score });
  if (score !== undefined && need !== undefined) return t("ca-verdict-score", { score, need });
  return t("ca-verdict-face", { face: die });
}

/** CA-16.24: a keeper who has as much as the shooter, or one more, has not saved a penalty. */
function spotNote({ kind, rolls }: Group): string {
  const { score = 0, against } = rolls.at(-1)?.args ?? {};
  const shot = against ?? rolls[0]?.args.score ?? 0;
  return kind === "penalty" && rolls.length === 2 && score >= shot ? t("ca-verdict-spot") : "";
}

const levelNote = ({ after }: Group): string =>
  t(after.some(({ code }) => code === "ca.loose") ? "ca-verdict-loose" : "ca-why-again");

/** Why somebody who was only near has got the ball, or was in its way. */
function whyNote({ rolls }: Group, outcome: string): string {
  const { need, die } = rolls.at(-1)?.args ?? {};
  if (outcome === "stolen" || (outcome === "foul" && die === 1)) return t(`ca-why-${outcome}`);
  return need !== undefined && STOPPED.has(outcome) ? t("ca-why-cut", { need }) : "";
}
const STOPPED: ReadonlySet<string> = new Set(["intercepted", "blocked"]);

/** After a goal the score, with the names of the teams where they have any. */
function goalNote({ after }: Group, view: CounterAttackView): string {
  const goal = after.find(({ code }) => code === "ca.goal");
  if (!goal) return "";
  const { home = 0, away = 0 } = goal.args;
  const [one, two] = view.teams.map((team) => team.name ?? "");
  return one && two ? `${one} ${home}, ${two} ${away}` : `${home}${scoreMark()}${away}`;
}
