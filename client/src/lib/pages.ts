/** The pages that are loaded when they are needed; `main.ts` asks for the first one together with the words. */

import { withWords } from "./i18n.svelte";
import { lazyPage } from "./lazy";

export const pages = {
  home: lazyPage(() => import("../pages/Home.svelte")),
  play: lazyPage(() => import("../pages/Play.svelte")),
  quick: lazyPage(() => import("../pages/QuickMatch.svelte")),
  new: lazyPage(() => withWords("setup", import("../pages/NewMatch.svelte"))),
  match: lazyPage(() => import("../pages/Match.svelte")),
  report: lazyPage(() => import("../report/Report.svelte")),
  rules: lazyPage(() => import("../pages/Rules.svelte")),
  verify: lazyPage(() => import("../pages/Verify.svelte")),
  replay: lazyPage(() => withWords("replay-page", import("../pages/OpenRecord.svelte"))),
  lobby: lazyPage(() => withWords("lobby-page", import("../pages/Lobby.svelte"))),
  opponents: lazyPage(() => import("../pages/Opponents.svelte")),
  scenarios: lazyPage(() => import("../pages/Scenarios.svelte")),
  account: lazyPage(() => withWords("account", import("../pages/Account.svelte"))),
  notices: lazyPage(() => import("../notices/Notices.svelte")),
  person: lazyPage(() => withWords("account", import("../pages/Person.svelte"))),
  competitions: lazyPage(() => import("../pages/Competitions.svelte")),
  competition: lazyPage(() => import("../pages/Club.svelte")),
  championship: lazyPage(() => import("../pages/Championship.svelte")),
  learn: lazyPage(() => import("../pages/Learn.svelte")),
  lesson: lazyPage(() => import("../pages/Lesson.svelte")),
};
