/** The start of a site without a server: the referee answers in its place, and what needs others says so. */

import { mount } from "svelte";
import { judgeHere } from "../lib/elsewhere";
import { useGame } from "../lib/i18n.svelte";
import { lazy } from "../lib/lazy";
import { pages } from "../lib/pages";
import { rewriteLinks, useFolder } from "./addresses";
import { saveDownloads } from "./downloads";
import { install } from "./install.svelte";
import { referee } from "./referee.svelte";
import Strip from "./Strip.svelte";

const others = lazy(() => import("./NeedsServer.svelte")) as never;
judgeHere(referee);
// whoever answers in this page needs no network
addEventListener("offline", (event) => event.stopImmediatePropagation());
useFolder();
rewriteLinks(document.body);
saveDownloads(document, referee);
for (const page of ["lobby", "competitions", "competition", "championship", "account", "person"] as const)
  pages[page] = others;
referee.start();
await import("../main");
await useGame("local");
mount(Strip, { target: document.body });
install.start();
