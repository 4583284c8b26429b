/** The news of a competition, each item in one sentence. */
import { paceText } from "../../lib/clocks";
import { scoreMark, t } from "../../lib/i18n.svelte";
import { type Competition, type HistoryLine, type Home, span } from "../api";
import { dateTime } from "../date-time";
import { howText, partTitle, resultWords } from "../results";

export type Item = Home["news"][number];

const HOUR = 3600;
const CODES: Record<string, string> = { "2Y": "YY", "1": "hurt", "2": "twice", "": "none" };
const team = (now: Competition, number: number) => {
  const one = now.entrants.find((entrant) => entrant.number === number);
  return one?.team || one?.name || "";
};

/** The current result; the sentence about a forfeit already says that it is one. */
const standing = ({ act, stands }: HistoryLine) =>
  resultWords(act === "award" && stands ? { ...stands, how: "" } : stands);

/** The decision, in the words of the history. */
export const decided = (now: Competition, line: HistoryLine): string =>
  t(`co-did-${line.act}`, {
    by: line.by || "Dugout",
    match: line.teams.join(line.teams.length > 2 ? ", " : " – "),
    name: line.name,
    confirmed: line.act !== "enter" || !line.other ? "no" : line.by ? "one" : "both",
    self: line.by === line.name ? "yes" : "no",
    other: line.other,
    before: line.stood ? resultWords(line.stood) : line.before,
    after: line.stands ? standing(line) : line.after,
    struck: line.stands ? "no" : "yes",
    part: partTitle(now, line.part),
    ...(line.seconds < HOUR / 2 ? { unit: "hours", hours: 0 } : span(line.seconds)),
    on: line.on ? "yes" : "no",
    pace: line.pace ? paceText(line.pace) : "",
    time: line.date ? dateTime(line.date) : "",
    dated: line.date ? "yes" : "no",
  });

function result(now: Competition, item: Item): string {
  const fixture = now.fixtures.find((one) => one.id === item.fixture);
  if (!fixture) return "";
  if (fixture.stage === "tables") return `${partTitle(now, fixture.part)}: ${fixture.result}`;
  const [home = 0, away = 0] = fixture.sides;
  const how = howText(now.config.game, fixture);
  const score = fixture.goals?.join(scoreMark()) ?? "";
  return `${team(now, home)} ${score} ${team(now, away)}${how ? ` (${how})` : ""}`;
}

/** The sentence of an item; empty if its subject no longer exists. */
export function sentence(now: Competition, item: Item): string {
  if (item.kind === "result") return result(now, item);
  if (item.kind === "decided") return item.line ? decided(now, item.line as HistoryLine) : "";
  const name = team(now, item.number ?? 0);
  const man = item.name || t("co-shirt", { number: item.man ?? "" });
  const count = item.count ?? 0;
  if (item.kind === "transfer") return t("co-news-transfer", { name, man, out: item.what ?? "", count });
  if (item.kind === "champion") return t("co-news-champion", { name });
  if (item.kind === "streak") return t("co-news-streak", { name, what: item.what ?? "", count });
  const code = CODES[item.what ?? ""] ?? item.what ?? "";
  return t(item.kind === "ban" ? "co-news-ban" : "co-news-injury", { name, man, count, code });
}
