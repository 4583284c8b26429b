/** What the keys do in a replay. */
import type { Player } from "./player.svelte";

interface Desk {
  player: Player | undefined;
  openLog: () => void;
}

type Act = (desk: Desk) => void;

const KEYS: Record<string, Act> = {
  " ": ({ player }) => player?.toggle(),
  ArrowRight: ({ player }) => void player?.step(1),
  ArrowLeft: ({ player }) => void player?.step(-1),
  "Shift ArrowRight": ({ player }) => void player?.turn(1),
  "Shift ArrowLeft": ({ player }) => void player?.turn(-1),
  Home: ({ player }) => void player?.jump(0),
  End: ({ player }) => void player?.jump(player.end),
  l: ({ openLog }) => openLog(),
  r: ({ player }) => void player?.turn(-1).then(() => player.play()),
};

export function press(event: KeyboardEvent, desk: Desk): void {
  const target = event.target as HTMLElement | null;
  if (event.ctrlKey || event.metaKey || event.altKey || target?.closest?.("input, textarea, select, dialog"))
    return;
  if (event.key === " " && target?.closest?.("button, a, [role=radio]")) return;
  const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const act = KEYS[event.shiftKey ? `Shift ${name}` : name];
  if (!act) return;
  event.preventDefault();
  act(desk);
}
