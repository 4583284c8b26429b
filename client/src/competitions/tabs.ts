/** The tabs of a competition, and who sees them. */
import { competingOf } from "../games";
import { t } from "../lib/i18n.svelte";
import type { Competition } from "./api";

export function tabsOf(now: Competition): { value: string; label: string }[] {
  const found = [
    { value: "home", label: t("co-tab-home") },
    { value: "now", label: t("co-tab-schedule") },
  ];
  if (now.tables.length) found.push({ value: "table", label: t("co-tab-table") });
  if (now.ties.length) found.push({ value: "bracket", label: t("co-tab-bracket") });
  if (competingOf(now.config.game).squad) found.push({ value: "squads", label: t("co-tab-squads") });
  if (now.config.market) found.push({ value: "market", label: t("co-tab-market") });
  found.push(
    { value: "stats", label: t("co-tab-stats") },
    { value: "records", label: t("co-tab-records") },
    { value: "history", label: t("co-tab-history") },
  );
  if (now.organiser) found.push({ value: "desk", label: t("co-tab-desk") });
  return found;
}
