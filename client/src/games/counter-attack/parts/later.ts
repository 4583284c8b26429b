/** Parts of the table that no first board needs. */

import { withWords } from "../../../lib/i18n.svelte";
import { later, lazy } from "../../../lib/lazy";

/** Parts with words that no first board needs come together with them. */
const setUp = <T>(part: Promise<T>): Promise<T> => withWords("setup", part);

export const aim = later(() => setUp(import("./Aim.svelte")));
export const spot = later(() => import("../../../moments/Spot.svelte"));
export const habitsOf = later(() => setUp(import("./Habits.svelte")));
export const conceded = later(() => import("../../../moments/Conceded.svelte"));
export const edgesOf = later(() => import("./Edges.svelte"));
export const duelAnswers = later(() => import("./DuelAnswers.svelte"));
export const stories = later(() => import("./story"));
export const ring = later(() => import("./Ring.svelte"));
export const meanwhile = later(() => import("./Meanwhile.svelte"));
export const commit = later(() => import("./Commit.svelte"));
export const namesOf = later(() => import("./Names.svelte"));
export const named = later(() => import("./Named.svelte"));
export const formationsOf = lazy(() => import("./Formations.svelte"));
export const scenarioOf = lazy(() => setUp(import("./Scenario.svelte")));
export const resultOf = later(() => import("./Result.svelte"));
export const optionsOf = later(() => import("./Options.svelte"));
export const textView = later(() => setUp(import("./TextView.svelte")));
export const mouthOf = later(() => import("./Mouth.svelte"));
export const snapshotOf = later(() => import("./Snapshot.svelte"));
export const whyNot = later(() => import("./WhyNot.svelte"));
export const bench = later(() => import("./Substitutes.svelte"));
export const picks = lazy(() => setUp(import("./Draft.svelte")));
// formations are asked for next: they are there by then, and the panel does not grow under a finger
export const lineUp = lazy(() =>
  Promise.all([setUp(import("./Lineup.svelte")), formationsOf()]).then(([part]) => part),
);
