/** The report of a match as the server tells it; see src/dugout/report/model.py. */

import { call } from "../lib/api";
import { storedMatch } from "../lib/stored-matches";
import type { Kit } from "../ui/kits";
import type * as wire from "../wire";

export type { Table } from "../wire";
export type Figure = Required<wire.Figure>;
export type Side = wire.Side & { kit: Kit };
export interface Report extends wire.ReportModelReport {
  sides: Side[];
  figures: Figure[];
}

const at = (id: string) => `/matches/${encodeURIComponent(id)}/report`;

export const loadReport = (id: string) => call<Report>(at(id), storedMatch(id).tokens);

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
