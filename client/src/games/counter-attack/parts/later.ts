/** Parts of the table that no first board needs. */

import { later, lazy } from "../../../lib/lazy";

export const aim = later(() => import("./Aim.svelte"));
export const textView = later(() => import("./TextView.svelte"));
export const mouthOf = later(() => import("./Mouth.svelte"));
export const bench = later(() => import("./Substitutes.svelte"));
export const picks = lazy(() => import("./Draft.svelte"));
export const lineUp = lazy(() => import("./Lineup.svelte"));
