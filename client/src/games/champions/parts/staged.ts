/** The stage of a table: what it shows of a match, in whose words, and how slowly to whoever is new. */
import type { MatchClient } from "../../../lib/match.svelte";
import { sentence } from "../../../lib/words.svelte";
import { Showing } from "../../../moments/showing.svelte";
import { stagedOf } from "../beats";
import { Stage } from "../stage.svelte";
import type { ChampionsView } from "../types";
import { momentOf } from "./moments";
import { isCalm, isGreeted, whyText } from "./why";

export const stageOf = (match: MatchClient<ChampionsView>, seat: () => number | null): Stage =>
  new Stage(
    (event) => (match.known ? sentence(event, match.known) : ""),
    (n, until) => match.show(n, until),
    (event) => momentOf(event, match),
    new Showing((n) => match.spoken.add(n)),
    (event) => stagedOf(event, match, seat()),
    {
      greets: () => isGreeted(match),
      isSlow: (next) => !match.seats.includes(next) && isCalm(match),
      why: (next) => (match.seats.includes(next) ? whyText(match) : ""),
    },
  );
