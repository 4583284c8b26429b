/** The cups that were won on this device and put into the cabinet; stored in local storage. */
import { read, write } from "../lib/storage";
import type { Kit } from "../ui/kits";

export interface KeptCup {
  /** The competition. */
  id: string;
  title: string;
  /** The name of the winner. */
  name: string;
  kit: Kit;
}

const KEY = "dugout.cups";
/** The largest number of cups that is stored. */
const MOST = 100;

export const keptCups = (): KeptCup[] => read<KeptCup[]>(KEY, []);
export const isKept = (id: string): boolean => keptCups().some((cup) => cup.id === id);

/** Put a cup into the cabinet; false if the browser has no storage. */
export function keepCup(cup: KeptCup): boolean {
  const others = keptCups().filter(({ id }) => id !== cup.id);
  if (write(KEY, [...others, cup].slice(-MOST))) return true;
  write(KEY, others);
  return false;
}

/** Remove a cup, for example after a corrected result. */
export function giveBack(id: string): void {
  if (isKept(id))
    write(
      KEY,
      keptCups().filter((cup) => cup.id !== id),
    );
}
