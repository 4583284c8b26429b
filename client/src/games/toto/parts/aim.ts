/** Whether this device has been told what the game is about. */
import { read, write } from "../../../lib/storage";

const KEY = "dugout.toto.aim";

export const aimIsNew = (): boolean => !read<boolean>(KEY, false);
export const aimWasSeen = (): void => write(KEY, true);
