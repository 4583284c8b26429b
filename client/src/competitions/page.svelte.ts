/** A competition as its page follows it: polled, and changed by one request after the other. */
import { ApiFailure } from "../lib/api";
import { keepingFocus } from "../lib/focus";
import { t } from "../lib/i18n.svelte";
import { go } from "../lib/router.svelte";
import { refusalText } from "../lib/words.svelte";
import { toast } from "../ui/toasts.svelte";
import { type Act, type Competition, competitions, type DeskAct } from "./api";

export class CompetitionPage {
  now = $state.raw<Competition | null>(null);
  missing = $state(false);
  /** A change is under way. */
  busy = $state(false);
  /** The user's matches that wait for the other side: whoever is ready is taken there when one begins. */
  #awaited = new Set<string>();
  /** The newest request: the responses to earlier ones are out of date. */
  #newest = 0;
  #looking = 0;
  #last: Promise<unknown> = Promise.resolve();
  #left = false;

  constructor(readonly id: string) {}

  /** The page is left: what still arrives takes nobody to a match. */
  leave(): void {
    this.#left = true;
  }

  /** On a slow line each poll waits for the one before: otherwise every response would be out of date. */
  async poll(): Promise<void> {
    if (!this.busy && this.#looking === 0) await this.look();
  }

  readonly look = async (): Promise<void> => {
    const mine = this.#next();
    this.#looking += 1;
    try {
      const found = await competitions.look(this.id);
      if (mine === this.#newest) this.#show(found);
    } catch (e) {
      if (mine === this.#newest) this.missing = e instanceof ApiFailure && e.status === 404;
    } finally {
      this.#looking -= 1;
    }
  };

  /** The organiser's desk: why it could not be done; empty on success. */
  readonly desk = (what: DeskAct): Promise<string> =>
    this.#queued(async () => {
      const { page } = await competitions.desk(this.id, what);
      toast(t("co-done", { act: what.act }));
      return page ?? competitions.look(this.id);
    });

  /** Resolves to true on success. */
  readonly run = async (work: () => Promise<Competition>): Promise<boolean> => {
    const problem = await this.#queued(work);
    if (problem) toast(problem, { kind: "refusal" });
    return !problem;
  };

  readonly act = (what: Act): Promise<boolean> => {
    if (what.act === "ready") this.#awaited.add(what.fixture);
    return this.run(() => competitions.act(this.id, what));
  };

  #next(): number {
    this.#newest += 1;
    return this.#newest;
  }

  #show(found: Competition): void {
    const mine = found.fixtures.filter((f) => found.me > 0 && f.sides.includes(found.me));
    const begun = mine.find((f) => this.#awaited.has(f.id) && f.status === "begun" && f.match);
    this.#awaited = new Set(
      mine.filter((f) => f.status === "waiting" && f.ready.includes(found.me)).map((f) => f.id),
    );
    this.now = found;
    this.missing = false;
    if (begun && !this.#left) go(`/match/${begun.match}`);
  }

  /** One after the other, so that no press is lost while something else is under way. */
  #queued(work: () => Promise<Competition>): Promise<string> {
    const mine = this.#last.then(() => keepingFocus(() => this.#attempt(work)));
    this.#last = mine;
    return mine;
  }

  async #attempt(work: () => Promise<Competition>): Promise<string> {
    this.busy = true;
    this.#next(); // a look that began before knows nothing of this
    try {
      const found = await work();
      this.#next();
      this.#show(found);
      return "";
    } catch (e) {
      return e instanceof ApiFailure ? refusalText(e.error) : t("offline-title");
    } finally {
      this.busy = false;
    }
  }
}
