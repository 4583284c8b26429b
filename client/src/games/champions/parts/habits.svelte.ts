/**
 * What the table does by itself for whoever sits at it: a question begins without a plan, what it offers is asked, and
 * what needs no decision is answered.
 */
import { untrack } from "svelte";
import { paced } from "../../../lib/speed.svelte";
import type { Play } from "../table.svelte";
import type { Draft } from "./draft.svelte";
import { habitualPlace, places } from "./keeper";
import type { Notes } from "./notes.svelte";
import { prefs } from "./prefs.svelte";

/** For as long as the component lives. */
export function keepHabits(play: Play, draft: Draft, notes: Notes): void {
  // Every question begins without a plan, and no plan outlives the match; news of another kind leaves it alone.
  const question = $derived(play.match.snapshot?.question);
  const status = $derived(play.match.snapshot?.status);
  $effect(() => {
    void [question, status, play.seat];
    untrack(() => play.fresh());
  });

  // What can be done is weighed as it grows; a pencilled answer is weighed by itself.
  $effect(() => {
    void [play.asked, play.plan.steps, prefs.odds];
    if (!play.pencil) untrack(() => play.foresee());
  });

  // A shot is answered with the best save, unless the coach wants another one.
  $effect(() => {
    if (play.asked?.code !== "ch.dive") return;
    untrack(() => {
      const best = [...(play.view.flight?.saves ?? [])].sort((a, b) => b.quarters - a.quarters)[0];
      const option = play.acts.find((act) => act.cell === best?.cell);
      if (option && !play.pencil) play.draw(option);
    });
  });

  // Where a keeper is asked for, he stands where he did last, unless the coach wants him on the other side.
  $effect(() => {
    if (play.asked?.code !== "ch.keeper" || play.worth.answers.size === 0 || habitualPlace(play)) return;
    untrack(() => {
      const place = places(play.acts).find(({ side }) => side === prefs.side);
      if (place && !play.pencil) play.draw(place.option);
    });
  });

  $effect(() => {
    if (play.seat === null) return;
    const list = play.view.options[play.seat === 0 ? "home_absent" : "away_absent"];
    untrack(() => draft.without(Array.isArray(list) ? (list as number[]) : []));
  });

  $effect(() => {
    const wished = notes.rolls && play.asked?.code === "ch.turn" && !play.isReopened ? "roll" : null;
    const answer = play.sending ? null : (onlyAnswer(play, draft) ?? habitualPlace(play) ?? wished);
    if (answer === null) return;
    const timer = setTimeout(() => {
      if (answer === wished) notes.rolls = false;
      void play.answer(answer);
    }, paced(200));
    return () => clearTimeout(timer);
  });

  // What was thought ahead has been of use until the others play again; an arrow that was begun ends with the waiting.
  const turn = $derived(play.told.turn);
  const mine = $derived(play.match.seats[0]); // the same after every answer: what is wished for outlives those
  $effect(() => {
    if (turn !== mine) untrack(() => notes.clear());
  });
  $effect(() => {
    if (!notes.isOpen) notes.from = null;
  });
}

/** The only answer there is, and placings in the order of the line-up. */
function onlyAnswer(play: Play, draft: Draft): string | null {
  const { asked, seat } = play;
  if (!prefs.auto || !asked || seat === null || asked.may || play.isReopened) return null;
  if (play.canBack) return null; // a plan is ended by its coach
  const choices = asked.choices ?? [];
  if (choices.length === 1 && choices[0]) return choices[0];
  if (asked.code !== "ch.line") return null;
  const placings = draft.placings(Number(asked.args.line) - 1, seat, choices);
  return placings.length === 1 ? (placings[0]?.text ?? null) : null;
}
