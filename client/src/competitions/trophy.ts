/** The winner of a competition, the winner's colours, and the results on the way. */
import { number, scoreMark, t } from "../lib/i18n.svelte";
import { clubKit, type Kit } from "../ui/kits";
import { type Competition, competitions, type Entrant, type Fixture, type Tie } from "./api";
import { branchTitle, figuresOf, howText, roundTitle, teamName } from "./results";

/** One line of the way to the trophy: a round and the opponent, or a place in the table. */
export interface Step {
  label: string;
  name: string;
  kit?: Kit;
  how: string;
  score: string;
  /** The winner's own line. */
  own?: boolean;
}

/** The number of rows of a final table that are shown. */
const PODIUM = 3;
/** A competition records its last match shortly after its end: the polling delays, in milliseconds. */
const LOOKS = [0, 1500, 4000, 10_000];

export const entrantOf = (now: Competition, side: number): Entrant | undefined =>
  now.entrants.find((entrant) => entrant.number === side);

/** The winner of a competition that is over. */
export const championOf = (now: Competition): Entrant | undefined =>
  now.phase === "FINISHED" ? entrantOf(now, now.ranking[0] ?? 0) : undefined;

/** The kit of an entrant, the same throughout the competition. */
export const kitOfEntrant = (now: Competition, side: number): Kit => clubKit(entrantOf(now, side)?.kit ?? 0);

const otherIn = (tie: Tie, side: number) => tie.sides.find((one) => one !== side) ?? 0;
/** The order of ties: the rounds of both sides and of the final of CO-23 are counted separately. */
const partOf = (now: Competition, tie: Tie) =>
  Math.max(0, ...now.fixtures.filter((one) => tie.fixtures.includes(one.id)).map((one) => one.part));
const wonTies = (now: Competition, side: number) =>
  now.ties
    .filter((tie) => !tie.third && tie.winner === side)
    .sort((a, b) => partOf(now, a) - partOf(now, b) || a.round - b.round);

/** The opponent whom the winner of a cup has beaten in the final. */
export function beatenFinalist(now: Competition): Entrant | undefined {
  const champion = championOf(now);
  const last = champion && wonTies(now, champion.number).at(-1);
  return last && entrantOf(now, otherIn(last, champion.number));
}

/** The way to the trophy: the rounds of a cup, the top of a league, or the sessions of a cup at tables. */
export function wayOf(now: Competition): { title: string; steps: Step[] } {
  const side = championOf(now)?.number ?? 0;
  if (now.ties.length > 0) {
    const steps = [...groupStep(now, side), ...wonTies(now, side).map((tie) => tieStep(now, tie, side))];
    return { title: t("co-trophy-way"), steps };
  }
  const league = now.tables.find((table) => !table.group);
  if (!league) return { title: t("co-trophy-way"), steps: sessions(now, side) };
  const steps = league.rows.slice(0, PODIUM).map((row, at) => ({
    label: number(at + 1),
    name: teamName(now, row.number),
    kit: kitOfEntrant(now, row.number),
    how: "",
    score: pointsText(now, row.points),
    own: row.number === side,
  }));
  return { title: t("co-trophy-table"), steps };
}

const pointsText = (now: Competition, points: number) =>
  now.fixtures.some((fixture) => fixture.stage === "tables")
    ? number(points, { signDisplay: "exceptZero" })
    : t("co-trophy-points", { points });

function groupStep(now: Competition, side: number): Step[] {
  const table = now.tables.find(({ group, rows }) => group && rows.some((row) => row.number === side));
  const at = table?.rows.findIndex((row) => row.number === side) ?? 0;
  const row = table?.rows[at];
  if (!table || !row) return [];
  const name = t("co-combined-place", { place: at + 1 });
  return [
    { label: t("co-group", { group: table.group }), name, how: "", score: pointsText(now, row.points) },
  ];
}

function tieStep(now: Competition, tie: Tie, side: number): Step {
  const other = otherIn(tie, side);
  const label = tie.branch
    ? branchTitle(tie.branch, tie.round)
    : roundTitle(tie.round, Math.max(...now.ties.map(({ round }) => round)));
  if (tie.bye || !other) return { label, name: t("co-bye"), how: "", score: "" };
  const played = tie.fixtures
    .map((id) => now.fixtures.find((fixture) => fixture.id === id))
    .filter((fixture): fixture is Fixture => !!fixture?.goals);
  return {
    label,
    name: teamName(now, other),
    kit: kitOfEntrant(now, other),
    how: played
      .map((fixture) => howText(now.config.game, fixture, side))
      .filter(Boolean)
      .join(", "),
    score: played
      .map((fixture) => figuresOf(fixture.goals ?? [], fixture, side).join(scoreMark()))
      .join(", "),
  };
}

const sessions = (now: Competition, side: number): Step[] =>
  now.fixtures
    .filter((fixture) => fixture.status === "done" && fixture.sides.includes(side))
    .map((fixture) => ({
      label: t("co-session", { number: fixture.part }),
      name: fixture.result,
      how: "",
      score: "",
    }));

/** After a match: `won` is called once the user has won the whole competition. Returns a function to stop polling. */
export function watchForTrophy(id: string, won: () => void): () => void {
  let over = false;
  const look = async () => {
    const now = over ? null : await competitions.look(id).catch(() => null); // the way back is there in any case
    if (!now || over || now.phase !== "FINISHED") return;
    over = true;
    if (now.me > 0 && championOf(now)?.number === now.me) won();
  };
  const timers = LOOKS.map((wait) => setTimeout(look, wait));
  return () => {
    over = true;
    timers.forEach(clearTimeout);
  };
}
