/** A replay put together: the reel, a match for the table to draw, the player, and what is worth a mark. */

import { tick } from "svelte";
import { t } from "../lib/i18n.svelte";
import type { MatchClient } from "../lib/match.svelte";
import { mayMove } from "../lib/settings.svelte";
import { setRate, speed } from "../lib/speed.svelte";
import type { Snapshot } from "../protocol";
import { clocksOf, type Landmarks, landmarksOf, marksOf, scenesOf, turnsOf } from "./landmarks";
import { ReplayServer } from "./local-server";
import { Player } from "./player.svelte";
import { Reel } from "./reel.svelte";

export class ReplaySession {
  readonly reel: Reel;
  /** What the table draws. */
  readonly match: MatchClient;
  readonly player: Player;
  landmarks = $state.raw<Landmarks | null>(null);
  /** The first stop is on the screen. */
  ready = $state(false);

  marks = $derived.by(() => (this.landmarks ? marksOf(this.reel, this.landmarks) : []));
  turns = $derived.by(() => (this.landmarks ? turnsOf(this.reel, this.landmarks) : [0]));
  clocks = $derived.by(() => (this.landmarks ? clocksOf(this.reel, this.landmarks, t) : []));
  /** The stop that has been shown whole: one that is still acted out is not told yet. */
  told = $derived.by(() =>
    this.match.isBehind ? this.reel.stopOf(this.match.events.length) : this.player.stop,
  );
  scenes = $derived.by(() => scenesOf(this.marks, this.turns));

  #live: MatchClient;
  #isClosed = false;

  /** `eyes`: a seat, −3 for everybody's, null for the viewer's own. */
  constructor(live: MatchClient, eyes: number | null) {
    this.#live = live;
    this.reel = new Reel(live.id, live.tokens, eyes);
    const server = new ReplayServer(this.reel, () => live.snapshot as Snapshot);
    this.match = server.client();
    this.player = new Player(
      this.reel,
      {
        jump: (stop, frame) => server.jump(stop, frame),
        advance: (stop, frame, from) => server.advance(stop, frame, from),
        isBusy: () => this.match.acting,
      },
      { moves: () => mayMove() && speed() !== "off" },
    );
  }

  /** Load everything and begin at the stop that `where` chooses. */
  async open(where: (show: ReplaySession) => number): Promise<void> {
    const [landmarks] = await Promise.all([landmarksOf(this.#live.snapshot?.game ?? ""), this.reel.load()]);
    this.landmarks = landmarks;
    if (this.reel.failure) return;
    this.#note();
    await this.player.jump(where(this));
    this.ready = !this.player.stuck;
  }

  /** The match has gone on, or back. */
  async follow(isRewound: boolean): Promise<void> {
    const wasAtEnd = this.player.isAtEnd;
    if (isRewound) await this.reel.reload();
    else await this.reel.load();
    this.#note();
    if (isRewound && wasAtEnd) await this.player.jump(this.reel.end);
  }

  /** Things are shown at the speed of the player as long as this is open. */
  pace(): void {
    setRate(this.player.rate);
  }

  /** Play as soon as the table is on the page: without one nobody acts out what is played. */
  async playOn(table: unknown): Promise<void> {
    await tick();
    await table;
    await tick();
    if (!this.#isClosed) this.player.play();
  }

  close(): void {
    this.#isClosed = true;
    this.player.pause();
    this.match.close();
    setRate(1);
  }

  #note(): void {
    this.player.turns = this.turns;
    this.player.scenes = this.scenes;
  }
}
