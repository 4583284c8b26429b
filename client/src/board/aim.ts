/** Whether this device has been told what a game is about. */
import { read, write } from "../lib/storage";

const keyOf = (game: string) => `dugout.${game}.aim`;

export const aimIsNew = (game: string): boolean => !read<boolean>(keyOf(game), false);
export const aimWasSeen = (game: string): boolean => write(keyOf(game), true);
