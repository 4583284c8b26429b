/** The men of a duel: who meets whom, and what each brings. */

import { t } from "../../../lib/i18n.svelte";
import type { GameEvent } from "../../../protocol";
import type { Man } from "../../../stage/beat";
import type { CounterAttackView } from "../types";
import { attributeOf, type Group, lastBefore } from "./duels";
import { kitFor, plateOf } from "./kits";
import { pieceText } from "./notation";

export const teamOf = (piece: number) => (piece < 11 ? 0 : 1);
const pieceOf = (view: CounterAttackView, piece: number) => view.pieces.find((one) => one.piece === piece);
/** The last word of a name is what people shout; men of a lesson have none, and are shouted by their number. */
export const shortName = (view: CounterAttackView, piece: number): string =>
  pieceOf(view, piece)?.name.split(" ").at(-1) || (piece < 0 ? "" : `#${(piece % 11) + 1}`);

export function manOf(view: CounterAttackView, piece: number, side: 0 | 1, note: string): Man {
  const found = pieceOf(view, piece);
  const seat = teamOf(piece);
  return {
    side,
    kit: kitFor(seat, found?.keeper ?? false),
    number: (piece % 11) + 1,
    plate: plateOf(seat),
    name: found?.name || t("ca-shirt", { shirt: (piece % 11) + 1 }),
    note,
    id: pieceText(piece),
  };
}

/** Who has the ball and who wants it; −1 for nobody. */
export function pairOf({ kind, rolls }: Group, all: readonly GameEvent[]): [number, number] {
  const [first, second] = rolls;
  const { piece = -1, carrier = -1, shooter = -1 } = first?.args ?? {};
  const last = (...codes: string[]) => lastBefore(all, first?.n ?? 0, codes)?.args;
  switch (kind) {
    case "header":
      return bestOfBoth(rolls);
    case "steal":
      return [carrier, piece];
    case "block":
      return [shooter, piece];
    case "reckless":
      return [last("ca.reckless")?.carrier ?? -1, piece];
    case "injury":
      return [piece, last("ca.foul")?.piece ?? -1];
    case "card":
      return [last("ca.foul")?.carrier ?? -1, piece];
    case "interception":
      return [last("ca.pass")?.piece ?? -1, piece];
    case "save":
    case "parry":
      return [last("ca.shot", "ca.header", "ca.penalty-roll")?.piece ?? -1, piece];
    case "stop":
      return [-1, piece];
    case "loose":
      return [-1, -1];
    default:
      return [piece, second?.args.piece ?? -1];
  }
}

/** What a man brings to a die: "Dribbling 4". */
function noteOf(view: CounterAttackView, roll: GameEvent | undefined): string {
  const { piece = -1, die = 0, score, modifier = 0, need, leniency } = roll?.args ?? {};
  const code = roll?.code ?? "";
  const attribute = attributeOf(code, pieceOf(view, piece)?.keeper ?? false);
  if (attribute && score !== undefined) {
    const points = `${t(`ca-attribute-${attribute}`)} ${score - die - modifier}`;
    return modifier === 0 ? points : t("ca-beat-modified", { points, modifier });
  }
  if (leniency !== undefined) return t("ca-beat-leniency", { leniency });
  return need ? t("ca-needs", { need }) : "";
}

export function menOf(group: Group, pair: readonly [number, number], view: CounterAttackView): Man[] {
  if (group.kind === "header") {
    const attack = teamOf(group.rolls[0]?.args.piece ?? 0);
    return group.rolls.map((roll) => {
      const piece = roll.args.piece ?? 0;
      return manOf(view, piece, teamOf(piece) === attack ? 0 : 1, noteOf(view, roll));
    });
  }
  return pair.flatMap((piece, side) => {
    const roll = group.rolls.find((one) => one.args.piece === piece);
    return piece < 0 ? [] : [manOf(view, piece, side as 0 | 1, noteOf(view, roll))];
  });
}

/** The man of each side who rolled most, for the verdict. */
function bestOfBoth(rolls: readonly GameEvent[]): [number, number] {
  const team = teamOf(rolls[0]?.args.piece ?? 0);
  const best = (own: boolean) =>
    rolls
      .filter((roll) => (teamOf(roll.args.piece ?? 0) === team) === own)
      .toSorted((a, b) => (b.args.score ?? 0) - (a.args.score ?? 0))[0]?.args.piece ?? -1;
  return [best(true), best(false)];
}

/** What a man is worth before he rolls: "Tackling 5". */
export function attributeNote(view: CounterAttackView, piece: number, name: string): string {
  const found = pieceOf(view, piece);
  const member = view.teams[teamOf(piece)]?.squad.find((one) => one.number === found?.member);
  const value = member?.attributes[view.attributes.indexOf(name)];
  return value === undefined ? "" : `${t(`ca-attribute-${name}`)} ${value}`;
}
