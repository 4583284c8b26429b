/** The cups that were won on this device and put into the cabinet; kept in local storage. */
import { read, write } from "../lib/storage";
import type { Kit } from "../ui/kits";

export interface KeptCup {
  /** The competition. */
  id: string;
  title: string;
  /** Under which name it was won. */
  name: string;
  kit: Kit;
}

const KEY = "dugout.cups";
/** More than any cabinet holds. */
const MOST = 100;

export const keptCups = (): KeptCup[] => read<KeptCup[]>(KEY, []);
export const isKept = (id: string): boolean => keptCups().some((cup) => cup.id === id);

/** Put a cup into the cabinet; false where the browser keeps nothing. */
export function keepCup(cup: KeptCup): boolean {
  write(KEY, [...keptCups().filter(({ id }) => id !== cup.id), cup].slice(-MOST));
  return isKept(cup.id);
}

/** A corrected result may take a cup away again. */
export function giveBack(id: string): void {
  if (isKept(id))
    write(
      KEY,
      keptCups().filter((cup) => cup.id !== id),
    );
}
