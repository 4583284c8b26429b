/** The pages that are loaded when they are needed; `main.ts` asks for the first one together with the words. */

import { withWords } from "./i18n.svelte";
import { lazy } from "./lazy";

export const pages = {
  home: lazy(() => import("../pages/Home.svelte")),
  play: lazy(() => import("../pages/Play.svelte")),
  quick: lazy(() => import("../pages/QuickMatch.svelte")),
  new: lazy(() => withWords("setup", import("../pages/NewMatch.svelte"))),
  match: lazy(() => import("../pages/Match.svelte")),
  report: lazy(() => import("../report/Report.svelte")),
  rules: lazy(() => import("../pages/Rules.svelte")),
  verify: lazy(() => import("../pages/Verify.svelte")),
  replay: lazy(() => withWords("replay-page", import("../pages/OpenRecord.svelte"))),
  lobby: lazy(() => withWords("lobby-page", import("../pages/Lobby.svelte"))),
  opponents: lazy(() => import("../pages/Opponents.svelte")),
  scenarios: lazy(() => import("../pages/Scenarios.svelte")),
  account: lazy(() => withWords("account", import("../pages/Account.svelte"))),
  notices: lazy(() => import("../notices/Notices.svelte")),
  person: lazy(() => withWords("account", import("../pages/Person.svelte"))),
  competitions: lazy(() => import("../pages/Competitions.svelte")),
  competition: lazy(() => import("../pages/Club.svelte")),
  championship: lazy(() => import("../pages/Championship.svelte")),
  learn: lazy(() => import("../pages/Learn.svelte")),
  lesson: lazy(() => import("../pages/Lesson.svelte")),
};
