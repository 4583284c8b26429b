/** Pictures of great moments, and the page of the end: no first board needs them. */

import { later } from "../lib/lazy";

export const pictures = later(() => import("./Pictures.svelte"));
export const fullTime = later(() => import("./FullTime.svelte"));
