/** The pages that are loaded when they are needed; `main.ts` asks for the first one while the words are on their way. */

export const pages = {
  new: () => import("../pages/NewMatch.svelte"),
  match: () => import("../pages/Match.svelte"),
  report: () => import("../report/Report.svelte"),
  rules: () => import("../pages/Rules.svelte"),
  verify: () => import("../pages/Verify.svelte"),
  replay: () => import("../pages/OpenRecord.svelte"),
  lobby: () => import("../pages/Lobby.svelte"),
  account: () => import("../pages/Account.svelte"),
  person: () => import("../pages/Person.svelte"),
  competitions: () => import("../pages/Competitions.svelte"),
  competition: () => import("../pages/Competition.svelte"),
  championship: () => import("../pages/Championship.svelte"),
  learn: () => import("../pages/Learn.svelte"),
  lesson: () => import("../pages/Lesson.svelte"),
};
