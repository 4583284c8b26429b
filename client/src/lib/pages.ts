/** The pages that are loaded when they are needed; `main.ts` asks for the first one together with the words. */

import { once } from "./once";

export const pages = {
  new: once(() => import("../pages/NewMatch.svelte")),
  match: once(() => import("../pages/Match.svelte")),
  report: once(() => import("../report/Report.svelte")),
  rules: once(() => import("../pages/Rules.svelte")),
  verify: once(() => import("../pages/Verify.svelte")),
  replay: once(() => import("../pages/OpenRecord.svelte")),
  lobby: once(() => import("../pages/Lobby.svelte")),
  account: once(() => import("../pages/Account.svelte")),
  person: once(() => import("../pages/Person.svelte")),
  competitions: once(() => import("../pages/Competitions.svelte")),
  competition: once(() => import("../pages/Competition.svelte")),
  championship: once(() => import("../pages/Championship.svelte")),
  learn: once(() => import("../pages/Learn.svelte")),
  lesson: once(() => import("../pages/Lesson.svelte")),
};
