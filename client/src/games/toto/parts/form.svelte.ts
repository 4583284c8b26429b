/** A form while it is being filled in. Kept on the device, so that a reload loses nothing. */
import { read, write } from "../../../lib/storage";
import type { Draft, Mark } from "../types";
import { draftFrom, emptyDraft, FIXTURES, fillFromHand, fillRandom, isComplete } from "./model";

export class Form {
  marks = $state<Draft>(emptyDraft());
  /** The row that digits go to, from 0. */
  row = $state(0);
  #key = "";

  filled = $derived.by(() => this.marks.filter((mark) => mark !== "").length);
  complete = $derived.by(() => isComplete(this.marks));

  /** Take up the form of a seat in a round: what it has sent, or what it had begun. */
  open(match: string, seat: number, round: number, sent: string | null): void {
    const key = `dugout.toto.form.${match}.${seat}.${round}`;
    if (key === this.#key) return;
    this.#key = key;
    this.row = 0;
    this.marks = sent === null ? read<Draft>(key, emptyDraft()) : draftFrom(sent);
    if (this.marks.length !== FIXTURES) this.marks = emptyDraft();
  }

  set(row: number, mark: Mark): void {
    this.#change(this.marks.map((was, index) => (index === row ? mark : was)));
    this.row = row;
  }

  move(by: number): void {
    this.row = Math.min(FIXTURES - 1, Math.max(0, this.row + by));
  }

  clear(): void {
    this.#change(emptyDraft());
    this.row = 0;
  }

  random(): void {
    this.#change(fillRandom(this.marks, Math.random));
  }

  fromHand(hand: readonly number[], deck: readonly number[]): void {
    this.#change(fillFromHand(this.marks, hand, deck));
  }

  /** The answer in the game's notation. */
  get text(): string {
    return `form ${this.marks.join("")}`;
  }

  /** Sent and safe with the referee: the copy on the device can go. */
  sent(): void {
    write(this.#key, null);
  }

  #change(marks: Draft): void {
    this.marks = marks;
    write(this.#key, marks);
  }
}
