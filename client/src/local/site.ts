/** The entry point of a site without a server: the referee replaces it, and features for several people say so. */

import { mount } from "svelte";
import { startWords, useGame } from "../lib/i18n.svelte";
import { lazy } from "../lib/lazy";
import { useLocalReferee } from "../lib/local-referee";
import { pages } from "../lib/pages";
import { inFolder, useFolder } from "./addresses";
import { contact } from "./contact.svelte";
import { saveDownloads } from "./downloads";
import { install } from "./install.svelte";
import { referee } from "./referee.svelte";
import { rewriteLinks } from "./rewriting";
import Strip from "./Strip.svelte";
import { tellUnfetched } from "./unfetched";

/** Milliseconds for drawing the first board once the referee is ready, and the longest wait for the referee. */
const [REST, PATIENCE] = [1500, 30_000];
const after = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const others = lazy(() => import("./NeedsServer.svelte")) as never;
useLocalReferee(referee);
contact.start();
// the referee in this page needs no network
addEventListener("offline", (event) => event.stopImmediatePropagation());
addEventListener("unhandledrejection", tellUnfetched);
useFolder();
rewriteLinks(document.body, inFolder);
saveDownloads(document, referee);
pages.home = lazy(() => import("./Home.svelte")) as never;
// there are no accounts here; all data is on this device
pages.account = lazy(() => import("./Device.svelte")) as never;
for (const page of ["lobby", "competitions", "competition", "championship", "person"] as const)
  pages[page] = others;
referee.start();
void startWords(); // uses the language from the settings
await useGame("local");
await import("../main");
mount(Strip, { target: document.body });
install.listen();
// the rest of the site is fetched after the first board has been drawn
void Promise.race([referee.settled().then(() => after(REST)), after(PATIENCE)]).then(() => install.start());
