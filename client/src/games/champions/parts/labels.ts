/** The words on the pitch: chances, steps and futures, each with what it is about. The first ones matter most. */
import { t } from "../../../lib/i18n.svelte";
import type { Stage } from "../stage.svelte";
import type { Play } from "../table.svelte";
import type { Danger } from "../types";
import { futureOf } from "./futures";
import { lettersOf } from "./letters";
import { type Mood, moodOf, riskOf, shareText } from "./odds";
import { shirtOf } from "./pitch";
import { prefs } from "./prefs.svelte";
import type { Threats } from "./threats";
import { bestReaches } from "./worth.svelte";

export interface Label {
  /** The cell that it is about. */
  cell: string;
  text: string;
  /** A chance, as the reader sees it. */
  mood?: Mood;
  /** Words: see `Pill`. */
  tone?: "plain" | "won" | "lit";
}

export function labelsOf(play: Play, stage: Stage, threats: Threats, flipped: boolean): Label[] {
  const mine = play.view.flight?.seat === play.seat;
  return [
    ...saves(threats, lettersOf(play.targets, flipped)),
    ...chances(threats, mine),
    ...future(play, stage),
    ...goals(play, stage),
    ...steps(play),
  ];
}

/** Where the keeper may dive, with the letters of the list: there is no room for them on the way of the ball. */
const saves = (threats: Threats, letters: ReadonlyMap<string, string>): Label[] =>
  threats.saves.map(({ cell, quarters }) => ({
    cell,
    text: `${letters.get(cell) ?? ""} ${shareText({ num: quarters, den: 4 })}`.trim(),
    mood: moodOf(quarters / 4),
  }));

/** How likely interceptions are, and the best save. */
function chances({ dangers, best }: Threats, mine: boolean): Label[] {
  if (!prefs.odds) return [];
  const text = ({ men, chance }: Danger): string => {
    const share = shareText(chance);
    if (mine || men.length === 0) return t("ch-risk-chip", { share });
    return t("ch-try-chip", { share, shirts: men.map((man) => `#${shirtOf(man)}`).join(" ") });
  };
  const found: Label[] = dangers
    .filter(({ chance }) => chance)
    .map((danger) => ({ cell: danger.cell, text: text(danger), mood: mine ? "poor" : "fair" }));
  if (best) {
    const share = best.quarters / 4;
    const words = t("ch-save-chip", { share: shareText({ num: best.quarters, den: 4 }) });
    found.push({ cell: best.cell, text: words, mood: mine ? riskOf(share) : moodOf(share) });
  }
  return found;
}

/** Where the ball would run loose. */
function future(play: Play, stage: Stage): Label[] {
  const found = futureOf(play, stage);
  const cell = found?.cells.at(-1);
  return found && cell ? [{ cell, text: found.text, tone: found.isWon ? "won" : "plain" }] : [];
}

/** The goal is lit when a shot lies within the roll. */
function goals(play: Play, stage: Stage): Label[] {
  if (!prefs.odds || stage.busy || play.pencil || !play.asked) return [];
  return play.worth.aims.map((aim) => ({
    cell: aim.cell,
    text: t("ch-up-to", { share: shareText(aim.goal) }),
    tone: "lit",
  }));
}

/** The ball was tapped: in how many steps each gets there. */
function steps(play: Play): Label[] {
  if (!play.reaching) return [];
  return bestReaches(play.worth.reaches).flatMap(({ man, steps: count }): Label[] => {
    const cell = play.man(man)?.cell;
    return cell ? [{ cell, text: t("ch-steps", { count }), tone: "plain" }] : [];
  });
}
