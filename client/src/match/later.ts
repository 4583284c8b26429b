/** Parts of a match that no first board needs. */

import { later } from "../lib/lazy";

export const menu = later(() => import("./Menu.svelte"));
export const chat = later(() => import("../lib/ChatPanel.svelte"));
export const share = later(() => import("./ShareDialog.svelte"));
export const keyboardHelp = later(() => import("./KeyboardHelp.svelte"));
export const whatNext = later(() => import("./WhatNext.svelte"));
