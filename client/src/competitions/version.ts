import type { Competition } from "./api";

/** Changes whenever something may have been decided. */
export const versionOf = (now: Competition | null): string =>
  JSON.stringify([
    now?.phase,
    now?.wake,
    now?.title,
    now?.club,
    now?.fixtures.map((f) => [f.status, f.result, f.date, f.said.length]),
  ]);
