/** Parts of the table that no first board needs. */

import { withWords } from "../../../lib/i18n.svelte";
import { later, lazy } from "../../../lib/lazy";

/** Parts with words that no first board needs come together with them. */
const setUp = <T>(part: Promise<T>): Promise<T> => withWords("setup", part);

export const aim = later(() => setUp(import("./Aim.svelte")));
export const intercept = later(() => import("./Intercept.svelte"));
export const dive = later(() => import("./Dive.svelte"));
export const keeper = later(() => import("./Keeper.svelte"));
export const conceded = later(() => import("../../../moments/Conceded.svelte"));
export const grumble = later(() => import("../../../moments/Grumble.svelte"));
export const spot = later(() => import("../../../moments/Spot.svelte"));
export const textView = later(() => setUp(import("./TextView.svelte")));
export const legend = lazy(() => import("./Legend.svelte"));
export const placings = lazy(() => import("./Placings.svelte"));
export const lineUp = lazy(() => setUp(import("./LineUp.svelte")));
