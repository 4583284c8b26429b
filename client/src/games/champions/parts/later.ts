/** Parts of the table that no first board needs. */

import { later, lazy } from "../../../lib/lazy";

export const aim = later(() => import("./Aim.svelte"));
export const textView = later(() => import("./TextView.svelte"));
export const lineUp = lazy(() => import("./LineUp.svelte"));
