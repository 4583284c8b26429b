/** The lessons that the server has, and which of them this device has done. */
import { call } from "../lib/api";
import { read, write } from "../lib/storage";
import type { LessonInfo as Lesson } from "../wire";

export type { Lesson };

const KEY = "dugout.lessons";

let known = $state.raw<Lesson[] | null>(null);
let done = $state.raw<ReadonlySet<string>>(new Set(read<string[]>(KEY, [])));
let asking: Promise<void> | null = null;
/** How a lesson begins, asked for before it is shown. */
const begun = new Map<string, Promise<unknown>>();

const idOf = (lesson: Lesson): string => `${lesson.game}/${lesson.name}`;

/** Play a lesson (`GAME/NAME`): all answers so far go to the server, and the whole try comes back. */
export const attempt = <T>(path: string, answers: readonly string[]): Promise<T> =>
  call<T>(`/lessons/${path}`, [], { method: "POST", body: JSON.stringify({ answers }) });

export const lessons = {
  /** null until the server has answered. */
  get all(): Lesson[] | null {
    return known;
  },
  of: (game: string): Lesson[] => (known ?? []).filter((lesson) => lesson.game === game),
  isDone: (lesson: Lesson): boolean => done.has(idOf(lesson)),
  /** Ask the server once; again after a failure. */
  load(): Promise<void> {
    asking ??= call<Lesson[]>("/lessons")
      .then((list) => {
        known = list;
      })
      .catch(() => {
        asking = null;
      });
    return asking;
  },
  /** Ask for the beginning of a lesson that is about to be shown. */
  begin(lesson: Lesson): Promise<unknown> {
    const first = attempt(idOf(lesson), []);
    begun.set(idOf(lesson), first);
    return first;
  },
  /** The beginning that was asked for, to whoever shows it first. */
  begun<T>(path: string): Promise<T> | undefined {
    const first = begun.get(path) as Promise<T> | undefined;
    begun.delete(path);
    return first;
  },
  finish(lesson: Lesson): void {
    done = new Set([...done, idOf(lesson)]);
    write(KEY, [...done]);
  },
};

/** The number of the first lesson that has not been done, from 1; 0 if all have. */
export function nextOf(game: string): number {
  return lessons.of(game).findIndex((lesson) => !lessons.isDone(lesson)) + 1;
}
