/** The catalogues as `vite.config.ts` makes them: what is loaded together, by language and owner (`en/all`). */
declare module "words:index" {
  import type { FluentResource } from "@fluent/bundle";

  const words: Record<string, () => Promise<{ default: FluentResource["body"] }>>;
  export default words;
}
