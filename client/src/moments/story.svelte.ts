/** The figures of a match that is over: asked for once it is, and again in another language. */

import { errorOf } from "../lib/api";
import { language } from "../lib/i18n.svelte";
import type { ApiError } from "../protocol";
import { loadReport, type Report } from "../report/api";

export class StoryOf {
  report = $state.raw<Report | null>(null);
  failure = $state.raw<ApiError | null>(null);

  /** Make it while a component is being made: it asks as long as that lives. */
  constructor(id: () => string | null) {
    $effect(() => {
      const match = id();
      void language();
      if (match === null) return;
      let current = true;
      loadReport(match).then(
        (found) => {
          if (current) [this.report, this.failure] = [found, null];
        },
        (error) => {
          if (current) this.failure = errorOf(error);
        },
      );
      return () => {
        current = false;
      };
    });
  }
}
