/** The report of a match as the server tells it; see src/dugout/report/model.py. */

import { call } from "../lib/api";
import { held } from "../lib/held";
import type { Kit } from "../ui/kits";

export interface Drawing {
  wide: string;
  narrow: string;
  label: string;
}

export interface Table {
  caption: string;
  head: string[];
  rows: string[][];
}

export interface Bar {
  label: string;
  values: [string, string];
  share: number;
}

export interface Item {
  at: number;
  kind: string;
  seat: number;
  lead: string;
  text: string;
  figure: string;
}

export interface Figure {
  id: string;
  title: string;
  note: string;
  drawing: Drawing | null;
  bars: Bar[];
  items: Item[];
  tables: Table[];
}

export interface Side {
  seat: number;
  name: string;
  /** Whoever leads a team that has a name of its own. */
  coach: string;
  kit: Kit;
  letter: string;
  /** The name of the colour that goes with kit or letter. */
  colour: string;
  score: string;
  place: number;
  deeds: string;
}

export interface Report {
  game: string;
  title: string;
  subtitle: string;
  score: string;
  sides: Side[];
  figures: Figure[];
}

const at = (id: string) => `/matches/${encodeURIComponent(id)}/report`;

export const loadReport = (id: string) => call<Report>(at(id), held(id).tokens);

/** Where the picture of a report lies; it opens in any viewer. */
export const pictureAt = (id: string, kind: "svg" | "png", language: string, dark: boolean) =>
  `/api${at(id)}.${kind}?lang=${language}${dark ? "&dark=true" : ""}`;

/** What the drawings call the colours of the sides (src/dugout/report/palette.py). */
export const colours = (sides: Side[]) =>
  sides
    .flatMap(({ seat, colour }) =>
      colour.startsWith("side-")
        ? [`--team-${seat}: var(--${colour})`, `--team-${seat}-soft: var(--${colour}-soft)`]
        : [`--seat-${seat}: var(--${colour})`],
    )
    .join(";");
