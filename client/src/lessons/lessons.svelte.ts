/** The lessons that the server has, and which of them this device has done. */
import { call } from "../lib/api";
import { read, write } from "../lib/storage";

export interface Lesson {
  game: string;
  name: string;
  /** Rules to read on. */
  rules: string[];
  /** Places on the board that the goal is about. */
  marks: string[];
  /** Answers that reach the goal. */
  model: string[];
}

const KEY = "dugout.lessons";

let known = $state.raw<Lesson[] | null>(null);
let done = $state.raw<ReadonlySet<string>>(new Set(read<string[]>(KEY, [])));
let asking: Promise<void> | null = null;

const idOf = (lesson: Lesson): string => `${lesson.game}/${lesson.name}`;

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
  finish(lesson: Lesson): void {
    done = new Set([...done, idOf(lesson)]);
    write(KEY, [...done]);
  },
};

/** The number of the first lesson that has not been done, from 1; 0 if all have. */
export function nextOf(game: string): number {
  return lessons.of(game).findIndex((lesson) => !lessons.isDone(lesson)) + 1;
}
