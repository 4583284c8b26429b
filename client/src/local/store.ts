/** Local matches in IndexedDB: a row for each match, and one for each of its answers. */

const NAME = "dugout";
const MATCHES = "matches";
const ANSWERS = "answers";
/** The error for the referee if another tab has stored something meanwhile (`local/outside.py`). */
const CONFLICT = "conflict";

interface Row {
  id: string;
  length: number;
  /** The whole match except its answers, as the referee wrote it. */
  rest: Record<string, unknown> & { row: { revision: number } };
}

type Change = Row["rest"] & { keep: number; answers: [number, ...unknown[]][] };

const done = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = transaction.onerror = () => reject(transaction.error ?? new Error("aborted"));
  });

const result = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** All answers of a match from number `first` on. */
const range = (match: string, first: number) =>
  IDBKeyRange.bound([match, first], [match, Number.MAX_SAFE_INTEGER]);

/** Rejects if the browser refuses: some do so at once, some when the database is opened. */
async function opened(factory: IDBFactory = indexedDB): Promise<IDBDatabase> {
  const opening = factory.open(NAME, 1);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore(MATCHES, { keyPath: "id" });
    opening.result.createObjectStore(ANSWERS);
  };
  return result(opening);
}

export class MatchStore {
  readonly #database: Promise<IDBDatabase>;

  constructor(factory?: IDBFactory) {
    this.#database = opened(factory);
    this.#database.catch(() => undefined); // callers that store something get the error
  }

  /**
   * Store a change if the match has this many answers (−1: it is new) and this revision (giving up and taking back can
   * leave the same number of answers as another tab knows). Rejects otherwise. Resolves when it is on disk.
   */
  async put(match: string, expected: number, revision: number, text: string): Promise<void> {
    const { keep, answers, ...rest } = JSON.parse(text) as Change;
    const database = await this.#database;
    const transaction = database.transaction([MATCHES, ANSWERS], "readwrite", { durability: "strict" });
    const finished = done(transaction);
    finished.catch(() => undefined);
    const matches = transaction.objectStore(MATCHES);
    const rows = transaction.objectStore(ANSWERS);
    const before = (await result(matches.get(match))) as Row | undefined;
    const current = before?.rest.row.revision ?? revision;
    if ((before?.length ?? -1) !== expected || current !== revision) {
      transaction.abort();
      throw new Error(CONFLICT);
    }
    if (keep < expected) rows.delete(range(match, keep));
    for (const answer of answers) rows.put(answer, [match, answer[0]]);
    matches.put({ id: match, length: keep + answers.length, rest } satisfies Row);
    await finished;
  }

  /** All matches by id, each as the referee reads it, including damaged ones. */
  async all(): Promise<[id: string, text: string][]> {
    const database = await this.#database;
    const ids = await result(database.transaction(MATCHES).objectStore(MATCHES).getAllKeys());
    const found = await Promise.all(ids.map(async (id) => [String(id), await this.get(String(id))] as const));
    return found.flatMap(([id, text]) => (text === undefined ? [] : [[id, text]]));
  }

  async remove(match: string): Promise<void> {
    const transaction = (await this.#database).transaction([MATCHES, ANSWERS], "readwrite");
    transaction.objectStore(MATCHES).delete(match);
    transaction.objectStore(ANSWERS).delete(range(match, 0));
    await done(transaction);
  }

  /** The match as the referee reads it; undefined if there is none. */
  async get(match: string): Promise<string | undefined> {
    const database = await this.#database;
    const transaction = database.transaction([MATCHES, ANSWERS]);
    const row = (await result(transaction.objectStore(MATCHES).get(match))) as Row | undefined;
    if (!row) return undefined;
    const answers = await result(transaction.objectStore(ANSWERS).getAll(range(match, 0)));
    return JSON.stringify({ ...row.rest, answers });
  }
}
